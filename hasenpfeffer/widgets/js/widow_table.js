// The declarer's table: name trump, take the widow, lay a card away; then who plays alone, and who leads.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { named, SeatChooser } from "./auction_seats.js";
import { Card, pip } from "./cards.js";
import { html } from "./html.js";
import { BrokenLink, CopyLink, usePosition } from "./links.js";
import { arrows, Button, Status } from "./parts.js";
import { CLASSIC, readRules, titleOfRules, useRules } from "./rules.js";
import { capital, say } from "./strings.js";
import { counts, open } from "./tables.js";
import { chance } from "./trick_state.js";
import { anew, back, deal, heldBy, inOrderOf, read, standing, stepsOf, write } from "./widow.js";
import { Counts, sorted } from "./widow_counts.js";
import { Players } from "./widow_seats.js";
import { leads, progress } from "./widow_status.js";
import { DiscardWorth } from "./widow_worth.js";
import "./strings_widow.js";

/** Where the reader goes on: what is asked, the hand to lay a card from, or another deal. */
const NEXT = [".hp-panel button", ".is-laying button", "[data-deed=deal]"];

/** The four suits to name, each with the trumps it would give. */
const Naming = ({ words, table, onName }) => html`<p class="hp-ask">${say("widow.name")}</p>
  <div class="hp-suit-choice hp-naming" role="group" aria-label=${say("widow.name")} onKeyDown=${arrows}>${words.suits.map((suit) => {
    const [[, count]] = counts(words.trumps[suit], heldBy(table));
    return html`<button type="button" key=${suit} data-suit=${suit} onClick=${() => onName(suit)}>${pip(suit)}<span>${capital(words.many[suit])}
      <small>${say(count === 1 ? "widow.oneTrump" : "widow.trumpCount", { count: String(count) })}</small></span></button>`;
  })}</div>`;

/** What the reader is asked now. */
function Panel({ words, table, now, deed }) {
  if (now.asks === "trump") return html`<${Naming} words=${words} table=${table} onName=${deed.name} />`;
  if (now.asks === "widow") return html`<${Button} go=${true} icon="hand" data-deed="take" onClick=${deed.take}>${say("widow.take")}</${Button}>`;
  if (now.asks === "discard") return html`<p class="hp-ask">${say("widow.lay")}</p>`;
  if (now.asks === "alone") {
    const pair = words.pairs.find((seats) => seats.includes(now.turn));
    const partner = words.seatNames[pair.find((seat) => seat !== now.turn)];
    const ask = say(now.turn === table.declarer ? "widow.playAlone" : "widow.defendAlone", { seat: named(words, now.turn, table.declarer) });
    return html`<p class="hp-ask">${ask}</p><p class="hp-row" role="group" aria-label=${ask}>
      <${Button} data-answer="T" onClick=${() => deed.answer("T")}>${say("widow.withPartner", { partner })}</${Button}>
      <${Button} data-answer="A" onClick=${() => deed.answer("A")}>${say("widow.alone")}</${Button}></p>`;
  }
  return html`<p class="hp-ask">${say("widow.ready")}</p>`;
}

/** The declarer's cards; when one is to be laid away, all of them are raised. */
function Hand({ words, table, now, onCard }) {
  const held = sorted(words, table, heldBy(table));
  const laying = now.asks === "discard";
  const more = (card) => [table.taken && card === table.widow && say("widow.tag"), laying && say("widow.mayLay")].filter(Boolean).join(say("list.comma"));
  return html`<div class=${laying ? "hp-hand hp-seven is-laying" : "hp-hand hp-seven"} data-count=${held.length} role="group"
    aria-label=${say("table.hand")} onKeyDown=${arrows}>${held.map((card) => html`<div key=${card}>
      <${Card} card=${card} trump=${table.trump && words.trumps[table.trump]} names=${words.names} size="fluid" more=${more(card)} onPress=${onCard} />
      ${table.taken && card === table.widow && html`<span class="hp-tag hp-tag-led" aria-hidden="true">${say("widow.tag")}</span>`}</div>`)}</div>`;
}

function useTable(model) {
  const words = open(model.get("game"));
  const tables = model.get("settling");
  const [rules] = useRules(model.get("pinned"));
  const usual = (text) => { const good = read(words, text); return good && write(good); };
  const { position, place, broken, change } = usePosition(model, usual);
  const [refused, refuse] = useState("");
  const [left, leave] = useState(""); // what lay here before a hand was dealt
  const random = useRef(null);
  random.current ??= chance(model.get("seed"));
  const whole = read(words, position);
  const table = inOrderOf(tables, rules.switches, whole);
  const go = (next) => { refuse(""); change(write({ ...table, ...next })); };
  return { words, tables, rules, switches: rules.switches, place, broken, table, refused, refuse, go, left, leave,
    cut: write(table) !== write(whole), random: random.current, now: standing(tables, words, rules.switches, table) };
}

/** What each press does; afterwards the focus goes on to what is asked next. */
function deeds({ words, tables, switches, table, now, refuse, go, left, leave, random }, focusNext) {
  const settled = write(table) !== write(anew(table));
  const then = (next) => { go(next); focusNext(); };
  return {
    name: (trump) => then({ trump }),
    take: () => then({ taken: true }),
    answer: (answer) => then({ answers: table.answers + answer }),
    card(card) {
      if (now.asks === "discard") return then({ discard: card });
      return refuse(say(`widow.first.${now.asks || "nothing"}`));
    },
    canUndo: settled || Boolean(left),
    canRestart: settled,
    undo() {
      if (settled) return go(back(tables, switches, table));
      leave("");
      return go(read(words, left));
    },
    restart: () => then(anew(table)),
    deal() { leave(write(table)); then(deal(words, table, random)); },
    seats: go,
  };
}

export function Widget({ model }) {
  const wanted = useRef(false);
  const state = useTable(model);
  const { words, tables, rules, switches, place, table, now, refused, cut } = state;
  const deed = deeds(state, () => { wanted.current = true; });
  useLayoutEffect(() => { // the focus stays where the reader is at work
    const next = wanted.current && NEXT.map((selector) => place.current.querySelector(selector)).find(Boolean);
    if (next) next.focus({ preventScroll: true });
    wanted.current = false;
  });
  const name = titleOfRules(rules);
  const answer = refused ? { icon: "i-no", verdict: say("auction.barred"), reason: refused }
    : cut ? { icon: "i-no", verdict: say("widow.cut", { name }), reason: say("widow.cutMore") } : progress(words, tables, switches, table, now);
  return html`<div class="hp-widget hp-bidding hp-widow" role="group" aria-label=${say("widow.label")} ref=${place}>
    <${BrokenLink} broken=${state.broken} />
    <${Players} words=${words} view=${{ table, now }} dead=${!stepsOf(tables, switches).includes("widow")} name=${name} trump=${table.trump} />
    <${Hand} words=${words} table=${table} now=${now} onCard=${deed.card} />
    <div class="hp-panel"><${Panel} words=${words} table=${table} now=${now} deed=${deed} /></div>
    <${Status} ...${answer} />
    <${DiscardWorth} model=${model} words=${words} rules=${rules} table=${table} />
    ${table.trump && html`<${Counts} words=${words} table=${table} />`}
    <p class="hp-row hp-foot">
      <${Button} icon="deal" data-deed="deal" go=${!now.asks} onClick=${deed.deal}>${say("hand.deal")}</${Button}>
      <${Button} icon="undo" disabled=${!deed.canUndo} onClick=${deed.undo}>${say("table.undo")}</${Button}>
      <${Button} icon="retry" disabled=${!deed.canRestart} onClick=${deed.restart}>${say("ask.again")}</${Button}>
      <${CopyLink} model=${model} position=${write(table)} />
    </p>
    <div class="hp-setup">
      <${SeatChooser} words=${words} label=${say("widow.whoDeclares")} chosen=${table.declarer} onKeyDown=${arrows} onChoose=${(declarer) => deed.seats({ declarer })} />
      <${SeatChooser} words=${words} label=${say("auction.whoDeals")} chosen=${table.dealer} onKeyDown=${arrows} onChoose=${(dealer) => deed.seats({ dealer })} />
    </div>
  </div>`;
}

/** The declarer's cards and what is settled, as text. */
export function text(model) {
  const words = open(model.get("game"));
  const tables = model.get("settling");
  const rules = model.get("pinned") ? readRules(model.get("pinned")) : CLASSIC;
  const table = inOrderOf(tables, rules.switches, read(words, model.get("position")));
  const now = standing(tables, words, rules.switches, table);
  const cards = sorted(words, table, heldBy(table)).map((card) => words.names[card]).join(say("list.comma"));
  const { verdict, reason, more } = progress(words, tables, rules.switches, table, now);
  return html`<p>${[say("auction.rules", { name: titleOfRules(rules) }) + ".", say("table.textHand", { seat: words.seatNames[table.declarer], cards }),
    verdict, reason, more, table.answers && now.leader && leads(words, now)].filter(Boolean).join(" ")}</p>`;
}
