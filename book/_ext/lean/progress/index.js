// A mark on every chapter of the list that ends with levels: to do, in part, or done.
import { progress } from "widgets/progress.js";
import { chapterStanding } from "widgets/progress_moves.js";
import { store as rules } from "widgets/rules_store.js";
import { loadStages, stagesUnder } from "widgets/stages.js";

const WORDS = { todo: "to do", part: "in part", done: "done" };
const tools = document.querySelector(".hp-rules");
const chapters = (tools?.dataset.chapters ?? "").split(" ").filter(Boolean);
/** The table of stages lies beside the banks; nobody who has not begun needs it. */
const model = { get: () => [["stages", tools.dataset.stages]] };
let stages = null;

const chapterOf = (link) => new URL(link.href, location.href).pathname.split("/").at(-1).replace(/\.html$/, "");

function standingOf(chapter) {
  const found = stages && stagesUnder(stages, rules.state.rules).find((each) => each.chapter === chapter);
  if (!found?.families.length) return "todo";
  return chapterStanding(progress.state.progress, found.families.map(({ family, steps }) => [family, steps]));
}

function mark(link) {
  const state = standingOf(chapterOf(link));
  const [tick, words] = ["hp-chapter-tick", "hp-hidden"].map((name) => link.querySelector(`.${name}`) ?? Object.assign(document.createElement("span"), { className: name }));
  tick.dataset.state = state;
  words.textContent = ` (${WORDS[state]})`;
  link.append(tick, words);
}

function show() {
  for (const link of document.querySelectorAll("nav.bd-links a[href]")) if (chapters.includes(chapterOf(link))) mark(link);
}

function follow() {
  show();
  if (stages || !Object.keys(progress.state.progress.families).length) return;
  loadStages(model).then((found) => { stages = found; show(); }, () => {}); // without it the list stays as it is
}

if (chapters.length) {
  follow();
  progress.subscribe(follow);
  rules.subscribe(show);
}
