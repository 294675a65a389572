// The four suits in order, best first, for any trump; and any two cards set against each other.
import { Card, pip } from "./cards.js";
import { html } from "./html.js";
import { read, tap, write } from "./ladder_position.js";
import { BrokenLink, CopyLink, usePosition } from "./links.js";
import { arrows, Button, Status, SuitChooser } from "./parts.js";
import { capital, say } from "./strings.js";
import { about, compare, open, titleOf } from "./tables.js";
import "./strings_ladder.js";

const LADDER_TITLES = ["joker", "right", "left"];

function Ladder({ trump, suit, cards, shown, onTap }) {
  const { words } = trump;
  const rung = (card) => html`<li key=${card}>
    <${Card} card=${card} trump=${trump} stacked=${true} states=${[shown.first, shown.second].includes(card) ? ["picked"] : []}
      pressed=${[shown.first, shown.second].includes(card)} onPress=${onTap} />
    ${LADDER_TITLES.includes(trump.kinds[card]) && html`<b aria-hidden="true">${capital(titleOf(trump, card))}</b>`}</li>`;
  const rungs = cards.map(rung);
  if (suit === trump.gone.suit) {
    rungs.splice(trump.gone.place, 0, html`<li key="gone" class="hp-gone"><span>${say("ladder.moved", { suit: words.many[trump.suit] })}</span></li>`);
  }
  return html`<div class=${suit === trump.suit ? "hp-lad is-trump" : "hp-lad"}>
    <p class="hp-lad-head">${pip(suit)}<span>${capital(words.many[suit])}</span><small>${cards.length}</small></p>
    <ol aria-label=${say("ladder.suit", { suit: capital(words.many[suit]) })} onKeyDown=${arrows}>${rungs}</ol>
  </div>`;
}

/** The verdict on two cards, or what to do to get one. */
function verdictOn(trump, shown, led) {
  const { first, second } = shown;
  if (!first) return { reason: say("ladder.pickFirst") };
  if (!second) return { reason: say("ladder.pickSecond", { card: titleOf(trump, first) }), more: about(trump, first) };
  const { winner, why, beaten } = compare(trump, led, first, second);
  const house = [first, second].includes(trump.left) ? about(trump, trump.left) : "";
  if (!winner) return { icon: "i-cross", verdict: say("ladder.neither"), reason: why };
  return { icon: "e-K", verdict: say("ladder.wins", { card: titleOf(trump, winner) }), reason: why, more: `${beaten} ${house}`.trim() };
}

function Place({ card, label, trump, won, onTap }) {
  if (!card) return html`<span class="hp-slot" role="img" aria-label=${label}></span>`;
  return html`<${Card} key=${card} card=${card} trump=${trump} states=${won ? ["wins"] : []} more=${label} onPress=${onTap} />`;
}

export function Widget({ model }) {
  const words = open(model.get("game"));
  const usual = (text) => { const good = read(words, text); return good && write(good); };
  const { position, place, broken, change } = usePosition(model, usual);
  const shown = read(words, position);
  const trump = words.trumps[shown.trump];
  const led = shown.led || (shown.first ? trump.suitOf[shown.first] : trump.suit);
  const to = (next) => change(write({ ...shown, ...next }));
  const onTap = (card) => change(write(tap(shown, card)));
  const verdict = verdictOn(trump, shown, led);
  const clear = () => {
    to({ first: "", second: "", led: "" });
    place.current.querySelector(".hp-lads button").focus({ preventScroll: true });
  };
  const winner = shown.second && compare(trump, led, shown.first, shown.second).winner;
  return html`<div class="hp-widget hp-ladder" role="group" aria-label=${say("ladder.label")} ref=${place}>
    <${BrokenLink} broken=${broken} />
    <p class="hp-ask">${say("ladder.ask")}</p>
    <${SuitChooser} words=${words} label=${say("ladder.ask")} chosen=${trump.suit} onChoose=${(suit) => to({ trump: suit })} />
    <div class="hp-lads">${trump.suits.map(({ suit, cards }) =>
      html`<${Ladder} key=${suit} trump=${trump} suit=${suit} cards=${cards} shown=${shown} onTap=${onTap} />`)}</div>
    <p class="hp-ask">${say("ladder.compare")}</p>
    <div class="hp-duel">
      <div class="hp-duel-cards">
        <${Place} card=${shown.first} label=${say("ladder.first")} trump=${trump} won=${shown.second && winner === shown.first} onTap=${onTap} />
        <span>${say("ladder.vs")}</span>
        <${Place} card=${shown.second} label=${say("ladder.second")} trump=${trump} won=${shown.second && winner === shown.second} onTap=${onTap} />
      </div>
      <div class="hp-duel-led"><p>${say("ladder.led")}</p>
        <${SuitChooser} words=${words} label=${say("ladder.led")} chosen=${led} small=${true} onChoose=${(suit) => to({ led: suit })} /></div>
    </div>
    <${Status} ...${verdict} />
    <p class="hp-row">
      <${CopyLink} model=${model} position=${position} />
      <${Button} icon="retry" disabled=${!shown.first} onClick=${clear}>${say("ladder.clear")}</${Button}>
    </p>
  </div>`;
}

/** The ladder as text. */
export function text(model) {
  const words = open(model.get("game"));
  const shown = read(words, model.get("position"));
  const trump = words.trumps[shown.trump];
  const name = (card) => (titleOf(trump, card) === words.names[card] ? words.names[card]
    : say("ladder.titled", { card: words.names[card], title: titleOf(trump, card) }));
  const verdict = shown.second ? verdictOn(trump, shown, shown.led || trump.suitOf[shown.first]) : {};
  const ladders = trump.suits.map(({ suit, cards }) =>
    say("ladder.text", { suit: capital(words.many[suit]), cards: cards.map(name).join(say("list.comma")) }));
  const sentences = [say("ladder.trumpIs", { suit: capital(words.many[trump.suit]) }), ...ladders, verdict.verdict, verdict.reason, verdict.more];
  return html`<p>${sentences.filter(Boolean).join(" ")}</p>`;
}
