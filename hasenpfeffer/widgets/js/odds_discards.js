// With the widow in hand: what each card is worth laid away.
import { pip } from "./cards.js";
import { html } from "./html.js";
import { Chances, LISTED } from "./odds_bars.js";
import { Line } from "./odds_waiting.js";
import { added, best } from "./odds_points.js";
import { capital, say } from "./strings.js";
import { inOrder, titleOf } from "./tables.js";
import "./strings_odds_more.js";

const tricks = ({ chances }) => added(chances);

/** The chances after each discard, in the order in which the hand is held, and the best one. */
function weighed(odds, words, about, cards) {
  const trump = words.trumps[about.trump];
  const rows = odds.discards(words, about, inOrder(trump, cards));
  return { trump, rows, first: best(rows, tricks) };
}

/** Which card to lay away, in a sentence. */
export function layAway(odds, words, about, cards) {
  const { trump, first } = weighed(odds, words, about, cards);
  return say("discard.line", { card: titleOf(trump, first.card) });
}

/** The trump that goes best with seven cards, where it is still to be named. */
function bestTrump(odds, words, about, cards) {
  const suits = words.suits.map((suit) => ({ suit, first: weighed(odds, words, { ...about, trump: suit }, cards).first }));
  return best(suits, ({ first }) => tricks(first));
}

/** What the best discard comes to, and how far the reader's own is from it. */
function comparison(trump, rows, first, laid) {
  if (laid === undefined) return say("discard.means", { tricks: tricks(first).toFixed(1) });
  const less = tricks(first) - tricks(rows.find(({ card }) => card === laid));
  return laid === first.card || less < 0.005 ? say("discard.same") : say("discard.gap", { card: titleOf(trump, laid), less: less.toFixed(2) });
}

/** Bars for each card that may be laid away; `laid` is the reader's own choice. */
export function Discards({ words, cards, view, laid }) {
  const { odds, about, rules } = view;
  if (odds.values.forms[about.form].dead === about.form) return html`<${Line} more=${say("discard.dead", { rules: rules.name })} />`;
  const { trump, rows, first } = weighed(odds, words, about, cards);
  const named = odds.values.forms[about.form].named;
  const other = named ? null : bestTrump(odds, words, about, cards);
  const note = (card) => [card === first.card && say("discard.best"), card === laid && say("discard.yours")].filter(Boolean).join(say("list.comma"));
  return html`<${Line} icon=${pip(about.trump)} title=${say("discard.line", { card: titleOf(trump, first.card) })} more=${[
      comparison(trump, rows, first, laid), other && other.suit !== about.trump && say("discard.otherTrump", {
        suit: words.many[other.suit], card: titleOf(words.trumps[other.suit], other.first.card), tricks: tricks(other.first).toFixed(1),
      })].filter(Boolean).join(" ")} />
    <${Chances} caption=${say("discard.caption")} small=${say(about.perfect ? "odds.perfect" : "odds.play")} heading=${say("discard.card")} columns=${odds.columns(rules).slice(-LISTED)}
      rows=${rows.map(({ card, chances }) => ({ key: card, head: capital(titleOf(trump, card)), chances, best: card === first.card, chosen: card === laid, note: note(card) }))} />`;
}
