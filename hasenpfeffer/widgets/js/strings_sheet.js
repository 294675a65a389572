// What the rule sheet says itself.
import { addStrings } from "./strings.js";

addStrings({
  "sheet.label": "Rule sheet",
  "sheet.title": "Hasenpfeffer: {name}",
  "sheet.trumps": "Cards, best first",
  "sheet.whenTrump": "{suit} are trump",
  "sheet.short": "{suit}, without their jack",
  "sheet.plain": "Any other suit",
  "sheet.joker": "Joker",
  "sheet.points": "Points for the declarers",
  "sheet.bid": "Bid",
  "sheet.taken": "Tricks they take",
  "sheet.alone": "When the declarer goes alone",
  "sheet.print": "Print this sheet",
  "sheet.text": "The sheet above is complete. With JavaScript it follows the rules you choose, and prints on one page.",
});
