// What is said about a hand once a table of chances is here.
import { addStrings } from "./strings.js";

addStrings({
  "more.place": "Nobody has bid yet. When do you speak?",
  "more.place.0": "First",
  "more.place.1": "Second",
  "more.place.2": "Third",
  "more.place.3": "Dealer",
  "more.cards": "What each card carries",
  "more.cardsMore": "Percentage points of the chance to take {tricks} or more that go when it is exchanged for a card you do not hold.",
  "more.less": "Below zero, another card would be better on average.",
  "more.sure": "Whichever card is exchanged, the chance to take {tricks} or more stays the same.",
  "more.instead": "So these are about {tricks} or more.",
  "more.widow": "Taking the widow adds {points} percentage points to the chance to take {tricks} or more, and {all} tricks on average.",
  "more.source": "{rules}. From a table of {hands} hands, made by playing {solves} million deals out perfectly; simulated play is measured from computer players who see only their own cards.",
  "more.borrowed": "What a pass is worth is taken from {game}, the game most like yours.",
  "more.link": "How this was made",
  "discard.line": "Lay away the {card}",
  "discard.means": "The other six take {tricks} tricks on average.",
  "discard.same": "Nothing would have been better than what you laid away.",
  "discard.gap": "Laying away the {card} costs {less} of a trick on average.",
  "discard.otherTrump": "Better still: name {suit} and lay away the {card}, {tricks} tricks.",
  "discard.best": "best",
  "discard.yours": "yours",
  "discard.caption": "Chance of at least so many tricks, by the card you lay away",
  "discard.card": "Card laid away",
  "discard.dead": "Under {rules} nobody takes the widow.",
});
