// What the rank ladder says itself.
import { addStrings } from "./strings.js";

addStrings({
  "ladder.label": "Rank ladder",
  "ladder.ask": "Which suit is trump?",
  "ladder.suit": "{suit}, best first",
  "ladder.moved": "moved to {suit}",
  "ladder.compare": "Which of two cards wins?",
  "ladder.led": "Which suit was led?",
  "ladder.pickFirst": "Tap any card in the ladder above.",
  "ladder.pickSecond": "Tap a second card to set against the {card}.",
  "ladder.first": "first card",
  "ladder.second": "second card",
  "ladder.vs": "against",
  "ladder.wins": "The {card} wins:",
  "ladder.neither": "Neither can win.",
  "ladder.clear": "Clear the two cards",
  "ladder.trumpIs": "{suit} are trump.",
  "ladder.text": "{suit}, best first: {cards}.",
});
