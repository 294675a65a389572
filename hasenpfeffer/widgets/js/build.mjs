// Make the committed files in static/; with --check, only say whether they are fresh.
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { pieces } from "./pieces.mjs";
import { COMMON, OWN, styles } from "./sheets.mjs";

const home = path.join(import.meta.dirname, "..");
const at = (...parts) => path.join(home, ...parts);

/** All widgets as one module, for anywidget. */
async function module() {
  const result = await build({
    entryPoints: [at("js", "anywidget.js")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: ["chrome105", "firefox110", "safari16"],
    charset: "utf8",
    legalComments: "none",
  });
  return result.outputFiles[0].text;
}

const inPieces = Object.entries(await pieces()).map(([name, code]) => [`page/${name}.js`, code]);
const files = { "widgets.mjs": await module(), "widgets.css": styles([...COMMON, ...OWN]), ...Object.fromEntries(inPieces) };

const stale = Object.entries(files).filter(([name, text]) => {
  const file = at("static", name);
  return !fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text;
});
const there = fs.existsSync(at("static", "page")) ? fs.readdirSync(at("static", "page")).map((name) => `page/${name}`) : [];
const unwanted = there.filter((name) => !(name in files));
if (process.argv.includes("--check")) {
  for (const [name] of stale) console.error(`static/${name} is stale; run make bundle.`);
  for (const name of unwanted) console.error(`static/${name} is made by nothing; run make bundle.`);
  process.exitCode = stale.length + unwanted.length ? 1 : 0;
} else {
  fs.mkdirSync(at("static", "page"), { recursive: true });
  for (const [name, text] of stale) fs.writeFileSync(at("static", name), text);
  for (const name of unwanted) fs.rmSync(at("static", name));
  console.log(stale.length ? `Made ${stale.map(([name]) => name).join(", ")}.` : "Nothing has changed.");
}
