// What is said about the worth of a hand.
import { addStrings } from "./strings.js";

addStrings({
  "worth.label": "What your hand is worth",
  "worth.bid": "Bid {call} in {suit}",
  "worth.bidOpen": "Bid {call}",
  "worth.pass": "Pass",
  "worth.brings": "On average your side gains {gain} points on the other.",
  "worth.passBrings": "With a pass your side gains {gain} points on the other on average.",
  "worth.next": "Next comes {other}, {less} less.",
  "worth.limit": "Go up to {call} when others bid on.",
  "worth.even": "As good is {other}.",
  "worth.aBid": "a bid of {call}",
  "worth.aPass": "a pass",
  "worth.choose": "Choose six cards",
  "worth.chooseMore": "Then their chances stand here.",
  "worth.ask": "Show what it is worth under {rules}",
  "worth.caption": "Chance of taking at least so many tricks",
  "worth.trump": "Trump",
  "worth.best": "best",
  "worth.chosen": "chosen",
  "worth.more": "More about this hand",
  "worth.textCaption": "Chances in simulated play of taking at least so many tricks.",
  "worth.textRow": "{suit}: {chances}.",
  "worth.textChance": "{tricks}: {chance}",
  "worth.later": "Best suit",
  "worth.laterMore": "named with the widow in hand",
});
