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
const shown = (row) => tricks(row).toFixed(1);

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

const LITTLE = 0.005; // of a trick: less is not worth a word

/** What the best discard comes to, how far the reader's own is from it, and what another trump would come to, where that is still to be named. */
function comparison(words, trump, { first, mine, other }) {
  const suit = words.many[trump.suit];
  const found = { suit, tricks: shown(first) };
  const less = mine && tricks(first) - tricks(mine);
  const gap = less >= LITTLE && say("discard.gap", { card: titleOf(trump, mine.card), less: less.toFixed(2) });
  return [
    gap,
    (!gap || other) && say(gap ? "discard.leaves" : mine ? "discard.same" : "discard.means", found),
    other && say("discard.otherTrump", { suit: words.many[other.suit], card: titleOf(words.trumps[other.suit], other.first.card), tricks: shown(other.first) }),
  ].filter(Boolean).join(" ");
}

/** Bars for each card that may be laid away; `laid` is the reader's own choice. */
export function Discards({ words, cards, view, laid }) {
  const { odds, about, rules } = view;
  if (odds.values.forms[about.form].dead === about.form) return html`<${Line} more=${say("discard.dead", { rules: rules.name })} />`;
  const { trump, rows, first } = weighed(odds, words, about, cards);
  const mine = rows.find(({ card }) => card === laid);
  const asGood = mine && tricks(first) - tricks(mine) < LITTLE;
  const top = odds.values.forms[about.form].named ? null : bestTrump(odds, words, about, cards);
  const other = top && Number(shown(top.first)) > Number(shown(first)) ? top : null;
  const note = (card) => [card === first.card && say("discard.best"), card === laid && say("discard.yours")].filter(Boolean).join(say("list.comma"));
  return html`<${Line} icon=${pip(about.trump)} title=${say("discard.line", { card: titleOf(trump, asGood ? laid : first.card) })} more=${comparison(words, trump, { first, mine, other })} />
    <${Chances} caption=${say("discard.caption")} small=${say(about.perfect ? "odds.perfect" : "odds.play")} heading=${say("discard.card")} columns=${odds.columns(rules).slice(-LISTED)}
      rows=${rows.map(({ card, chances }) => ({ key: card, head: capital(titleOf(trump, card)), chances, best: card === first.card, chosen: card === laid, note: note(card) }))} />`;
}
