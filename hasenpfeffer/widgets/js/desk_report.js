// A group's table as plain text, to keep or to send.
import { byName, hardestFirst } from "./group_tally.js";
import { wrongName } from "./desk_table.js";
import { say } from "./strings.js";
import "./strings_group.js";

/** The report: the set, the questions from the hardest on, the names, and every line as it was typed. */
export function reportOf({ words, set, drawn, entries, rows, lines }) {
  const asked = hardestFirst(rows).flatMap(({ place, level, right, of, wrong }) => [
    `${place + 1}. ${level.ask} ${say("desk.rightOf", { right, of })}`,
    ...wrong.map((each) => `   ${wrongName(words, level, each)}: ${each.names.join(say("list.comma"))}`),
  ]);
  const people = byName(drawn, entries).map(({ name, right, missed }) =>
    `${name}: ${say("desk.rightOf", { right, of: drawn.length })}${missed.length ? `; ${say("desk.missedList", { list: missed.map((each) => each + 1).join(say("list.comma")) })}` : ""}`);
  return [say("desk.reportHead", { set: set.text }), "", say("desk.hardest"), ...asked, "", say("desk.people"), ...people, "", say("desk.list"), lines.trim(), ""].join("\n");
}
