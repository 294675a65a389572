// What tables of four seats say of bids and players.
import { addStrings } from "./strings.js";

addStrings({
  "auction.rules": "Rules: {name}",
  "auction.call.pass": "Pass",
  "auction.call.little": "Little",
  "auction.call.big": "Big",
  "auction.bid.little": "little pepper",
  "auction.bid.big": "big pepper",
  "auction.dot": " · ",
  "auction.you": "You, {seat}",
  "auction.deals": "dealer",
  "auction.turn": "to call",
  "auction.declares": "declarer",
  "auction.saidBy": "Calls of {seat}",
  "auction.silent": "nothing yet",
  "auction.highestBid": "highest bid: ",
  "auction.won": "won with: ",
  "auction.noBid": "no bid yet",
  "auction.noContract": "no contract",
  "auction.theyTop": "{seat} is highest",
  "auction.youTop": "you are highest",
  "auction.theyPlay": "{seat} plays it",
  "auction.youPlay": "you play it",
  "auction.guess": "press to name the declarer",
  "auction.whoDeals": "Who deals?",
  "auction.barred": "Not now.",
});
