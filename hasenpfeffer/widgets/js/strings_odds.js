// What is said about chances, wherever they are shown.
import { addStrings } from "./strings.js";

addStrings({
  "odds.percent": "{count}%",
  "odds.nearly": ">{count}%",
  "odds.hardly": "<{count}%",
  "odds.atLeast": "at least",
  "odds.coming": "The chances are coming",
  "odds.comingMore": "They are a table of every hand there is.",
  "odds.failed": "The table of chances did not come.",
  "odds.again": "Try again",
  "odds.kind": "Which chances",
  "odds.simulated": "Simulated play",
  "odds.open": "All cards open",
  "odds.play": "In simulated play, each seeing only their own cards",
  "odds.perfect": "With perfect play, as if everyone saw all cards",
});
