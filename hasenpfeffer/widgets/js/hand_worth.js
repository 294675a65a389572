// What the hand is worth: the call to make in one line, bars for every trump suit, and the rest behind a fold.
import { useMemo, useRef, useState } from "preact/hooks";
import { pip, sign } from "./cards.js";
import { html } from "./html.js";
import { Chances, percent, signedTo } from "./odds_bars.js";
import { formOf, useOdds } from "./odds_load.js";
import { Button } from "./parts.js";
import { titleOfRules, useRules } from "./rules.js";
import { capital, say } from "./strings.js";
import "./strings_worth.js";

const DEALT = 6;
const key = (cards) => [...cards].sort().join("");
const callWords = (call) => (Number(call) ? call : say(`bid.${call}`));

/** A call as it is recommended: "Bid 4 in hearts". */
export function advice(words, { call, trump }) {
  if (call === "pass") return say("worth.pass");
  return trump ? say("worth.bid", { call: callWords(call), suit: words.many[trump] }) : say("worth.bidOpen", { call: callWords(call) });
}

/** What stands behind the call. */
function reason(words, { call, value, next, less }) {
  const gain = signedTo(value);
  const other = next && say(next === "pass" ? "worth.nextPass" : "worth.next", { call: callWords(next), less: less.toFixed(1) });
  return [say(call === "pass" ? "worth.passBrings" : "worth.brings", { gain }), other].filter(Boolean).join(" ");
}

/** The hand's worth as one sentence. */
export const worthText = (words, worth) => `${advice(words, worth)}. ${reason(words, worth)}`;

/** The worth of a hand: what the page was built with, or what is reckoned once a table is here. */
export function useWorth(model, words, hand) {
  const built = model.get("worth");
  const [rules] = useRules();
  const [perfect, setPerfect] = useState(false);
  const [asked, ask] = useState(false);
  const wanted = useRef(false);
  const same = key(hand.cards) === built.cards && rules.text === built.rules && !perfect;
  wanted.current ||= asked || perfect || key(hand.cards) !== built.cards;
  const form = formOf(model.get("forms"), rules);
  const { odds, state, again } = useOdds(model, [form], wanted.current);
  const full = hand.cards.length === DEALT;
  const worth = useMemo(() => {
    if (same) return built;
    return full && odds ? odds.worth(words, rules, form, hand.cards, perfect) : null;
  }, [key(hand.cards), rules.text, perfect, Boolean(odds), form]);
  return { rules, form, worth, columns: (worth ?? built).columns, odds, state, again, full, perfect, setPerfect, asleep: full && !worth && !wanted.current, ask: () => ask(true) };
}

/** What is said in place of a call while there is none. */
function Waiting({ full, asleep, state, rules, ask, again }) {
  if (!full) return html`<p class="hp-worth-say">${sign("i-hand")}<span><b>${say("worth.choose")}</b><small>${say("worth.chooseMore")}</small></span></p>`;
  if (asleep) return html`<p class="hp-worth-say"><${Button} onClick=${ask}>${say("worth.ask", { rules: titleOfRules(rules) })}</${Button}></p>`;
  if (state === "failed") return html`<p class="hp-worth-say is-failed"><span>${say("worth.failed")}</span><${Button} icon="retry" onClick=${again}>${say("worth.again")}</${Button}></p>`;
  return html`<p class="hp-worth-say">${sign("i-deal")}<span><b>${say("worth.coming")}</b><small>${say("worth.comingMore")}</small></span></p>`;
}

const Call = ({ words, worth }) => html`<p class="hp-worth-say is-call">${worth.trump ? pip(worth.trump) : sign(worth.call === "pass" ? "i-no" : "i-hand")}
  <span><b>${advice(words, worth)}</b><small>${reason(words, worth)}</small></span></p>`;

/** The row of a trump suit. */
const rowOf = (words, hand, worth) => (suit) => {
  const row = worth?.rows.find(({ trump }) => trump === suit);
  const is = { best: worth?.best === suit, chosen: hand.trump === suit };
  const note = [is.best && suit && say("worth.best"), is.chosen && say("worth.chosen")].filter(Boolean).join(say("list.comma"));
  return { key: suit, head: suit ? html`${pip(suit)}<span>${capital(words.many[suit])}</span>` : say("worth.later"), chances: row?.chances ?? null, ...is, note };
};

/** The panel. */
export function Worth({ words, hand, view }) {
  const { worth, rules, columns } = view;
  const named = rules.switches.trump_named === "before_widow";
  const rows = (named ? words.suits : [""]).map(rowOf(words, hand, worth));
  return html`<section class="hp-worth" aria-label=${say("worth.label")}>
    ${worth ? html`<${Call} words=${words} worth=${worth} />` : html`<${Waiting} ...${view} />`}
    <${Chances} caption=${say("worth.caption")} small=${say(view.perfect ? "worth.perfect" : "worth.play")} heading=${say("worth.trump")}
      rows=${rows} columns=${columns} bid=${worth && { key: worth.trump, tricks: worth.tricks }} />
  </section>`;
}
