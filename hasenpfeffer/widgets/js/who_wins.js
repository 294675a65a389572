// "Who wins this trick?": tap a card, hear why.
import { Card, sign } from "./cards.js";
import { html } from "./html.js";
import { useModel } from "./model.js";
import { arrows, Status } from "./parts.js";
import { say } from "./strings.js";
import { about, best, open, titleOf, whyItLoses, whyItWins } from "./tables.js";
import "./strings_who.js";

/** The trick of a widget: who played which card, in order. */
function trickOf(model) {
  const words = open(model.get("game"));
  const plays = model.get("plays").map(([seat, card]) => ({ seat, card }));
  const cards = plays.map(({ card }) => card);
  const trump = words.trumps[model.get("trump")];
  const winner = plays.find(({ card }) => card === best(trump, cards));
  return { words, plays, cards, trump, winner };
}

function answerTo({ words, plays, cards, trump, winner }, seat) {
  const card = plays.find((play) => play.seat === seat).card;
  if (seat !== winner.seat) {
    return { icon: "i-retry", verdict: say("who.notYet"), reason: whyItLoses(trump, cards, card), more: say("who.again") };
  }
  return {
    icon: "e-K",
    verdict: say("who.have", { seat: words.seatNames[seat] }),
    reason: whyItWins(trump, cards),
    more: about(trump, card),
  };
}

export function Widget({ model }) {
  const [chosen, choose] = useModel(model, "position");
  const trick = trickOf(model);
  const { words, plays, trump, winner } = trick;
  const found = chosen === winner.seat;
  return html`<div class=${`hp-widget hp-felt hp-who ${model.get("links").length ? "is-opening" : ""}`} role="group" aria-label=${say("who.label")}>
    ${sign("hare", "hp-who-hare")}
    <p class="hp-question">${model.get("question")}</p>
    ${model.get("lead") && html`<p class="hp-lead">${model.get("lead")}</p>`}
    <div class="hp-who-cards" role="group" aria-label=${say("who.cards")} onKeyDown=${arrows}>
      ${plays.map(({ seat, card }, place) => html`<div key=${seat}>
        <${Card} card=${card} trump=${found && trump} names=${words.names} size="fluid"
          states=${found && seat === winner.seat ? ["wins"] : place === 0 ? ["led"] : []}
          more=${say("card.by", { seat: words.seatNames[seat] })} pressed=${seat === chosen} onPress=${() => choose(seat)} />
        <span class="hp-who-seat">${words.seatNames[seat]}</span>
      </div>`)}
    </div>
    <${Status} ...${chosen ? answerTo(trick, chosen) : { reason: model.get("hint") }} />
    ${model.get("links").length > 0 && html`<p class="hp-row">
      ${model.get("links").map(([label, href], place) => html`<a class=${place ? "hp-button hp-ghost" : "hp-button hp-go"} href=${href}>
        ${label}${place === 0 && sign("i-next")}</a>`)}</p>`}
  </div>`;
}

/** The trick and its answer as text. */
export function text(model) {
  const { words, plays, cards, trump, winner } = trickOf(model);
  const played = plays.map(({ seat, card }) => say("who.played", { seat: words.seatNames[seat], card: words.names[card] }));
  const answer = { seat: words.seatNames[winner.seat], card: titleOf(trump, winner.card), reason: whyItWins(trump, cards) };
  return html`<p>${model.get("question")} ${played.join(say("list.comma"))}. ${say("who.answer", answer)}</p>`;
}
