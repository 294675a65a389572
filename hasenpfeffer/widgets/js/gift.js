// A set in GIFT, the open text format of Moodle: put together from what was written for each question when the book was built.
import { loadBanks } from "./bank.js";

/** The text of a file to import. The name of the category is a plain word, so nothing in it needs escaping. */
export async function giftText(model, set, drawn) {
  const chapters = [...new Set(drawn.map(({ chapter }) => chapter))];
  const pieces = Object.assign({}, ...await loadBanks(model, chapters.map((chapter) => `${chapter}.gift`)));
  return `$CATEGORY: $course$/Hasenpfeffer ${set.seed}\n\n${drawn.map(({ level }) => pieces[level.id]).join("\n")}`;
}
