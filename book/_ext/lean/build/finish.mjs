// Once per build, over all pages. Running it again changes nothing.
import fs from "node:fs";
import path from "node:path";
import { pagesBelow, policyHash, read, shortHash, write } from "./files.mjs";
import { bundleScripts } from "./scripts.mjs";
import { makeStyleSheet, widgetStyle } from "./styles.mjs";

// All that a page may ask for; the rest of _static was only needed to get here.
const wanted = /^(lean\.css|lean(-\w+)?\.js|hp-\w+\.js|banks|odds|.*\.(svg|png|jpe?g|webp))$/;
const unused = ["check-solid.svg", "copy-button.svg", "file.png", "minus.png", "plus.png"];

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const built = path.join(job.out, "_static");

/** The address of each asset carries a mark of its content. */
function withMarks(html, assets) {
  let marked = html;
  for (const [name, content] of Object.entries(assets)) {
    const address = new RegExp(`(_static/${name.replace(".", "\\.")})(\\?v=[0-9a-f]+)?"`, "g");
    marked = marked.replace(address, `$1?v=${shortHash(content)}"`);
  }
  return marked;
}

/** The hashes of the texts that a page carries in a tag, each once. */
function hashesOf(html, tag) {
  const texts = new RegExp(`<${tag}(?![^>]*(?: src=|type="application))[^>]*>([\\s\\S]*?)</${tag}>`, "g");
  return [...new Set([...html.matchAll(texts)].map(([, text]) => policyHash(text)))].join(" ");
}

/** What a page may do: load from its own host, and run the texts that stand in it. */
function policyFor(html) {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, "script")}`,
    `style-src 'self' ${hashesOf(html, "style")}`,
    "img-src 'self' data:", "font-src data:", "connect-src 'self'",
    "base-uri 'none'", "form-action 'self'", "object-src 'none'",
  ].join("; ");
}

/** The page with the style of its own widgets in its head. */
async function withWidgetStyle(html, scripts) {
  const place = /(<style data-lean-widgets>)[^<]*/;
  if (!place.test(html)) return html;
  const style = await widgetStyle(job, html, scripts);
  return html.replace(place, (_, start) => start + style);
}

async function finishPages() {
  const pages = pagesBelow(job.out)
    .map((file) => ({ file, html: read(file) }))
    .filter(({ html }) => html.includes("data-lean-csp"));
  const scripts = await bundleScripts(job);
  const sheet = await makeStyleSheet(job, pages, scripts);
  const banks = Object.fromEntries(job.banks.map((name) => [name, read(built, name)]));
  for (const { file, html } of pages) {
    const styled = await withWidgetStyle(html, scripts);
    const marked = withMarks(styled, { ...scripts, ...banks, "lean.css": sheet });
    const policy = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/;
    write(file, marked.replace(policy, (_, start) => start + policyFor(marked)));
  }
  const size = (text) => `${Math.round(text.length / 1000)} kB`;
  return `${pages.length} pages, style sheet ${size(sheet)}, script ${size(scripts["lean.js"])}`;
}

// When no page changed, Sphinx does not bring the files that we work from, and there is no work.
const report = fs.existsSync(path.join(built, "basic.css")) ? await finishPages() : "nothing changed";
for (const name of fs.readdirSync(built)) {
  if (!wanted.test(name) || unused.includes(name)) fs.rmSync(path.join(built, name), { recursive: true });
}
console.log(report);
