// What the hand is worth: the call to make in one line, and bars for every trump suit. What lies behind it comes with the table.
import { useMemo, useRef, useState } from "preact/hooks";
import { pip, sign } from "./cards.js";
import { html } from "./html.js";
import { Chances, percent } from "./odds_bars.js";
import { formOf, useOdds } from "./odds_load.js";
import { keepingFocus, Line, Waiting } from "./odds_waiting.js";
import { Button } from "./parts.js";
import { titleOfRules, useRules } from "./rules.js";
import { capital, say } from "./strings.js";
import "./strings_worth.js";

const DEALT = 6;
/** The dealer's place: after three passes nobody is left to bid on. */
const LAST = 3;
const key = (cards) => [...cards].sort().join("");
const callWords = (call) => (Number(call) ? call : say(`bid.${call}`));

/** A call as it is recommended: "Bid 4 in hearts". */
function advice(words, { call, trump }) {
  if (call === "pass") return say("worth.pass");
  return trump ? say("worth.bid", { call: callWords(call), suit: words.many[trump] }) : say("worth.bidOpen", { call: callWords(call) });
}

/** What stands behind the call. */
function reason({ call, value, next, less, limit }, goesRound, place) {
  const [loses, gains] = call === "pass" ? ["worth.passLoses", "worth.passBrings"] : ["worth.loses", "worth.brings"];
  const brings = say(value < 0 ? loses : gains, { points: Math.abs(value).toFixed(1) });
  const other = next === "pass" ? say("worth.aPass") : next && say("worth.aBid", { call: callWords(next) });
  const by = less.toFixed(1);
  const on = goesRound && place !== LAST && limit !== call && limit !== "pass" && say("worth.limit", { call: callWords(limit) });
  return [place > 0 && say(`worth.place.${place}`), brings, on || (other && say(Number(by) ? "worth.next" : "worth.even", { other, less: by }))].filter(Boolean).join(" ");
}

/** What is known of a hand: what the page was built with, or what is reckoned once a table is here. False where the author leaves it out. */
export function useWorth(model, words, hand) {
  const built = model.get("worth");
  const shown = "rows" in built;
  const [rules] = useRules();
  const [perfect, setPerfect] = useState(false);
  const [place, setPlace] = useState(0);
  const [asked, setAsked] = useState(false);
  const wanted = useRef(false);
  wanted.current ||= shown && (asked || perfect || key(hand.cards) !== built.cards);
  const form = formOf(model.get("forms"), rules);
  const seven = hand.cards.length > DEALT;
  const { odds, state, again } = useOdds(model, [seven ? formOf(model.get("forms"), rules, true) : form], wanted.current);
  const about = { form, trump: hand.trump, perfect };
  const asBuilt = shown && key(hand.cards) === built.cards && rules.text === built.rules && !perfect && !place;
  const worth = useMemo(() => {
    if (asBuilt && built.rows.length) return built;
    return shown && odds && hand.cards.length === DEALT ? odds.worth(words, rules, form, hand.cards, perfect, place) : null;
  }, [key(hand.cards), rules.text, perfect, place, Boolean(odds)]);
  return shown && { model, rules, about, worth, columns: (worth ?? built).columns, odds, state, again, setPerfect, place, setPlace,
    complete: hand.cards.length >= DEALT, seven, asleep: !wanted.current, ask: () => setAsked(true) };
}

/** The call in a sentence, for the status line. */
export const adviceOf = (words, { worth, odds, about }, hand) =>
  (worth ? `${advice(words, worth)}.` : odds && hand.cards.length > DEALT ? odds.layAway(words, about, hand.cards) : "");

/** What is said while there is no call to recommend. */
function NoCall({ view }) {
  if (!view.complete) return html`<${Line} icon=${sign("i-hand")} title=${say("worth.choose")} more=${say("worth.chooseMore")} />`;
  if (view.asleep) return html`<${Line} kind="is-ask"><${Button} icon="eye" onClick=${keepingFocus(view.ask)}>${say("worth.ask", { rules: titleOfRules(view.rules) })}</${Button}></${Line}>`;
  return html`<${Waiting} ...${view} />`;
}

/** The call; where it names another suit than the hand is sorted for, one press sorts it for that. */
function Call({ words, hand, view, onSort }) {
  const { worth, rules, place } = view;
  const other = worth.trump && worth.trump !== hand.trump;
  return html`<${Line} icon=${worth.trump ? pip(worth.trump) : sign(worth.call === "pass" ? "i-no" : "i-check")} title=${advice(words, worth)}
    more=${reason(worth, rules.switches.rounds !== "once", place)} kind=${other ? "has-deed" : ""}>${other
      && html`<${Button} data-deed="sort" onClick=${() => onSort(worth.trump)}>${say("worth.sort", { suit: words.many[worth.trump] })}</${Button}>`}</${Line}>`;
}

/** The row of a trump suit; of none where it is named later. */
const rowOf = (words, hand, worth) => (suit) => {
  const row = worth?.rows.find(({ trump }) => trump === suit);
  const is = { best: worth?.best === suit, chosen: hand.trump === suit };
  const note = !suit ? say("worth.laterMore") : [is.best && say("worth.best"), is.chosen && say("worth.chosen")].filter(Boolean).join(say("list.comma"));
  return { key: suit, head: suit ? html`${pip(suit)}<span>${capital(words.many[suit])}</span>` : say("worth.later"), chances: row?.chances ?? null, ...is, note };
};

/** More about the hand, behind a fold: it is fetched when it is opened. */
function More({ words, hand, view }) {
  const [open, setOpen] = useState(false);
  const turned = ({ currentTarget }) => { setOpen(currentTarget.open); if (currentTarget.open) view.ask(); };
  return html`<details class="hp-worth-more" onToggle=${turned}><summary>${say("worth.more")}</summary>
    ${open && (view.odds ? html`<${view.odds.More} words=${words} cards=${hand.cards} view=${view} />` : html`<${Waiting} ...${view} />`)}</details>`;
}

/** The panel. */
export function Worth({ words, hand, view, onSort }) {
  const { worth, odds, rules, columns, seven } = view;
  const rows = (rules.switches.trump_named === "before_widow" ? words.suits : [""]).map(rowOf(words, hand, worth));
  if (seven && odds) return html`<section class="hp-worth" tabindex="-1" aria-label=${say("worth.label")}><${odds.Discards} words=${words} cards=${hand.cards} view=${view} /></section>`;
  return html`<section class="hp-worth" tabindex="-1" aria-label=${say("worth.label")}>
    ${worth ? html`<${Call} words=${words} hand=${hand} view=${view} onSort=${onSort} />` : html`<${NoCall} view=${view} />`}
    <${Chances} caption=${say("worth.caption")} small=${say(view.about.perfect ? "odds.perfect" : "odds.play")} heading=${say("worth.trump")}
      rows=${rows} columns=${columns} bid=${worth && { key: worth.trump, tricks: worth.tricks }} />
    ${worth && html`<${More} words=${words} hand=${hand} view=${view} />`}
  </section>`;
}

/** The same as text. */
export function WorthText({ words, worth }) {
  const row = ({ trump, chances }) => say("worth.textRow", {
    suit: trump ? capital(words.many[trump]) : say("worth.later"),
    chances: worth.columns.map((tricks) => say("worth.textChance", { tricks, chance: percent(chances[tricks - 1]) })).join(say("list.comma")),
  });
  return worth.rows?.length > 0 && html`<p>${advice(words, worth)}. ${reason(worth)} ${say("worth.textCaption")} ${worth.rows.map(row).join(" ")}</p>`;
}
