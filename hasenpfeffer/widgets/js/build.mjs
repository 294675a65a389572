// Make the committed files in static/; with --check, only say whether they are fresh.
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { browserslistToTargets, transform } from "lightningcss";
import { pieces } from "./pieces.mjs";

const home = path.join(import.meta.dirname, "..");
const at = (...parts) => path.join(home, ...parts);
const SHEETS = ["tokens", "card", "widget", "who_wins", "rank_ladder", "trick_table", "hand_builder", "auction_table", "widow_table", "house_rules", "rule_sheet", "score", "score_explorer", "score_sheet", "question", "quiz", "levels", "exam", "course", "group_quiz", "teachers_desk", "quiz_paper", "wall"];

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

function styles() {
  const sheets = SHEETS.map((name) => at("css", `${name}.css`)).filter((file) => fs.existsSync(file));
  const code = Buffer.from(sheets.map((file) => fs.readFileSync(file, "utf8")).join("\n"));
  const targets = browserslistToTargets(["chrome 105", "firefox 110", "safari 16"]);
  return `${transform({ filename: "widgets.css", code, minify: true, targets }).code}\n`;
}

const inPieces = Object.entries(await pieces()).map(([name, code]) => [`page/${name}.js`, code]);
const files = { "widgets.mjs": await module(), "widgets.css": styles(), ...Object.fromEntries(inPieces) };

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
