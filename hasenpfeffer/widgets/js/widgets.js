// Every kind of widget: how it is drawn, and what it says as text where there is no JavaScript.
import * as whoWins from "./who_wins.js";

export const WIDGETS = {
  who_wins: whoWins,
};
