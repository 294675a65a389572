// What the opening question says itself.
import { addStrings } from "./strings.js";

addStrings({
  "who.label": "A trick to judge",
  "who.cards": "The cards of the trick",
  "who.notYet": "Not yet.",
  "who.again": "Try another card.",
  "who.have": "You have it. {seat} wins:",
  "who.answer": "Answer: {seat} wins with the {card}: {reason}",
  "who.played": "{seat} played the {card}",
});
