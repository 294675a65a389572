// What is said about chances, wherever they are shown.
import { addStrings } from "./strings.js";

addStrings({
  "odds.percent": "{count}%",
  "odds.nearly": "over {count}%",
  "odds.hardly": "under {count}%",
  "odds.atLeast": "at least",
});
