// Every kind of widget: how it is drawn, and what it says as text where there is no JavaScript.
import * as auctionTable from "./auction_table.js";
import * as handBuilder from "./hand_builder.js";
import * as houseRules from "./house_rules.js";
import * as rankLadder from "./rank_ladder.js";
import * as ruleSheet from "./rule_sheet.js";
import * as scoreExplorer from "./score_explorer.js";
import * as scoreSheet from "./score_sheet.js";
import * as trickTable from "./trick_table.js";
import * as whoWins from "./who_wins.js";
import * as widowTable from "./widow_table.js";

export const WIDGETS = {
  auction_table: auctionTable,
  hand_builder: handBuilder,
  house_rules: houseRules,
  rank_ladder: rankLadder,
  rule_sheet: ruleSheet,
  score_explorer: scoreExplorer,
  score_sheet: scoreSheet,
  trick_table: trickTable,
  who_wins: whoWins,
  widow_table: widowTable,
};
