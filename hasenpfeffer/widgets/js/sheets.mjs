// The style of the widgets: what all of them need, and what some do. A built page carries only what its own widgets need.
import fs from "node:fs";
import path from "node:path";
import { browserslistToTargets, transform } from "lightningcss";

export const COMMON = ["tokens", "card", "widget"];
export const OWN = [
  "who_wins", "rank_ladder", "trick_table", "odds", "hand_builder", "auction_table", "widow_table", "house_rules",
  "rule_sheet", "score", "score_explorer", "score_sheet", "question", "quiz", "levels", "exam", "course", "group_quiz",
  "teachers_desk", "quiz_paper", "wall",
];

const folder = path.join(import.meta.dirname, "..", "css");
const targets = browserslistToTargets(["chrome 105", "firefox 110", "safari 16"]);

/** Some sheets as one, in their order, without a word too many. */
export function styles(names) {
  const code = Buffer.from(names.map((name) => fs.readFileSync(path.join(folder, `${name}.css`), "utf8")).join("\n"));
  return `${transform({ filename: "widgets.css", code, minify: true, targets }).code}\n`;
}
