// Every kind of widget: how it is drawn, and what it says as text where there is no JavaScript.
import * as handBuilder from "./hand_builder.js";
import * as rankLadder from "./rank_ladder.js";
import * as trickTable from "./trick_table.js";
import * as whoWins from "./who_wins.js";

export const WIDGETS = {
  hand_builder: handBuilder,
  rank_ladder: rankLadder,
  trick_table: trickTable,
  who_wins: whoWins,
};
