// What the score explorer and the score sheet say both.
import { addStrings } from "./strings.js";

addStrings({
  "bid.little": "little pepper",
  "bid.big": "big pepper",
  "score.rules": "Rules: {name}",
  "score.alone": "{name} plays alone",
  "score.tricksOf": "Tricks of {name}",
  "score.more": "One more for {name}",
  "score.less": "One less for {name}",
  "score.partnerRests": "{name} sits out while {declarer} plays alone, and takes no trick.",
});
