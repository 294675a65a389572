// Once per build, over all pages. Running it again changes nothing.
import fs from "node:fs";
import path from "node:path";
import { pagesBelow, policyHash, read, shortHash, write } from "./files.mjs";
import { bundleScripts } from "./scripts.mjs";
import { makeStyleSheet } from "./styles.mjs";

// What Sphinx and the theme leave behind, and no page asks for.
const leftovers = [
  "basic.css", "clipboard.min.js", "copybutton.css", "copybutton.js", "copybutton_funcs.js", "design-tabs.js",
  "doctools.js", "documentation_options.js", "images", "language_data.js", "locales", "sbt-webpack-macros.html",
  "searchtools.js", "sphinx_highlight.js", "togglebutton.css", "togglebutton.js", "translations", "vendor",
  "webpack-macros.html", "file.png", "minus.png", "plus.png",
];

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const pages = pagesBelow(job.out)
  .map((file) => ({ file, html: read(file) }))
  .filter(({ html }) => html.includes("data-lean-csp"));

const scripts = bundleScripts(job);
const sheet = await makeStyleSheet(job, pages, scripts);
const assets = { ...scripts, "lean.css": sheet };

/** The address of each asset carries a mark of its content. */
function withMarks(html) {
  for (const [name, content] of Object.entries(assets)) {
    const address = new RegExp(`(_static/${name.replace(".", "\\.")})(\\?v=[0-9a-f]+)?"`, "g");
    html = html.replace(address, `$1?v=${shortHash(content)}"`);
  }
  return html;
}

/** What this page may do: load from its own host, and run the texts that stand in it. */
function policyFor(html) {
  const inline = (tag) => [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?: src=|type="application))[^>]*>([\\s\\S]*?)</${tag}>`, "g"))]
    .map(([, text]) => policyHash(text));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(inline("script"))].join(" "),
    ["style-src 'self'", ...new Set(inline("style"))].join(" "),
    "img-src 'self' data:", "font-src data:", "connect-src 'self'",
    "base-uri 'none'", "form-action 'self'", "object-src 'none'",
  ].join("; ");
}

for (const { file, html } of pages) {
  const marked = withMarks(html);
  write(file, marked.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start) => start + policyFor(marked)));
}

const size = (text) => `${Math.round(text.length / 1000)} kB`;
console.log(`${pages.length} pages, style sheet ${size(sheet)}, script ${size(scripts["lean.js"])}`);
