// Make the committed files in static/; with --check, only say whether they are fresh.
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { browserslistToTargets, transform } from "lightningcss";

const home = path.join(import.meta.dirname, "..");
const at = (...parts) => path.join(home, ...parts);
const SHEETS = ["tokens", "card", "widget", "who_wins", "rank_ladder", "trick_table", "hand_builder", "auction_table", "widow_table", "house_rules", "rule_sheet", "score", "score_explorer", "score_sheet"];

async function script(entry, format) {
  const result = await build({
    entryPoints: [at("js", entry)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: ["chrome105", "firefox110", "safari16"],
    charset: "utf8",
    legalComments: "none",
  });
  return result.outputFiles[0].text;
}

function styles() {
  const sheets = SHEETS.map((name) => at("css", `${name}.css`)).filter((file) => fs.existsSync(file));
  const code = Buffer.from(sheets.map((file) => fs.readFileSync(file, "utf8")).join("\n"));
  const targets = browserslistToTargets(["chrome 105", "firefox 110", "safari 16"]);
  return `${transform({ filename: "widgets.css", code, minify: true, targets }).code}\n`;
}

const files = {
  "widgets.mjs": await script("anywidget.js", "esm"),
  "widgets.js": await script("classic.js", "iife"),
  "widgets.css": styles(),
};

const stale = Object.entries(files).filter(([name, text]) => {
  const file = at("static", name);
  return !fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text;
});
if (process.argv.includes("--check")) {
  for (const [name] of stale) console.error(`static/${name} is stale; run make bundle.`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  fs.mkdirSync(at("static"), { recursive: true });
  for (const [name, text] of stale) fs.writeFileSync(at("static", name), text);
  console.log(stale.length ? `Made ${stale.map(([name]) => name).join(", ")}.` : "Nothing has changed.");
}
