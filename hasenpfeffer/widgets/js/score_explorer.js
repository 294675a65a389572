// What a hand is worth: a bid, the tricks of each player, and the points with their reasons, under one or two sets of rules.
import { useState } from "preact/hooks";
import { sign } from "./cards.js";
import { html } from "./html.js";
import { BrokenLink, CopyLink, usePosition } from "./links.js";
import { sourceLink } from "./meanings.js";
import { linesOf, namesOf, openScores, pointsOf, sentenceOf, tricksOf } from "./points.js";
import { presets, readRules, useRules } from "./rules.js";
import { ScoreChart } from "./score_chart.js";
import { give, giver, readHand, rests, settled, taker, withTaken, writeHand } from "./score_hand.js";
import { bidWords, Choice, Points, Stepper } from "./score_parts.js";
import { capital, say } from "./strings.js";
import "./strings_score.js";

/** A hand under some rules: under which name the bid goes there, if it does, and whether the declarer may be alone. */
function under(tables, rules, hand) {
  const bid = tables.same[hand.bid].find((each) => rules.switches.calls.includes(each));
  const alone = hand.alone && tables.alone[rules.switches.alone];
  const lines = bid && linesOf(tables, rules.switches, { ...hand, bid, alone });
  return { ...rules, bid, alone, lines };
}

/** What may be bid: the ladder of the rules, and what only the rules beside them have. */
function bidsOf(tables, rules, beside) {
  const bids = rules.switches.calls.slice(1);
  const more = (beside?.switches.calls.slice(1) ?? []).filter((bid) => !tables.same[bid].some((each) => bids.includes(each)));
  return tables.bids.filter((bid) => bids.includes(bid) || more.includes(bid));
}

/** The scores of a side: one for the pair, or one for each ledger. */
function Side({ tables, game, seats, points }) {
  const score = (seat) => points[tables.seats.indexOf(seat)];
  const ledgers = tables.by_side[game.switches.defenders] ? [seats] : seats.map((seat) => [seat]);
  return html`<div class="hp-tot">${ledgers.map((own) => html`<p key=${own[0]}><small>${namesOf(tables, tables.names, own)}</small>
    <b><${Points} points=${score(own[0])} change /></b></p>`)}</div>`;
}

function Verdict({ tables, game, hand, sources }) {
  const points = game.lines && pointsOf(tables, game.lines);
  return html`<section class="hp-score-of">
    <p class="hp-score-name">${say("score.rules", { name: game.name })}</p>
    ${!game.bid && html`<p class="hp-score-note">${say("score.noBid", { bid: bidWords(hand.bid) })}</p>`}
    ${game.lines && html`<div class="hp-tots" role="group" aria-label=${say("score.ledgers")}>
        ${tables.sides[hand.declarer].map((seats) => html`<${Side} key=${seats[0]} tables=${tables} game=${game} seats=${seats} points=${points} />`)}</div>
      <ul class="hp-score-lines">${game.lines.map((line) => html`<li key=${line.seats[0]}>${sentenceOf(tables, tables.names, line)} <a class="hp-line"
        href=${sourceLink(sources, line.rule)} aria-label=${say("score.rule", { rule: line.rule })}>${line.rule}</a></li>`)}</ul>
      ${hand.alone && !game.alone && html`<p class="hp-score-note">${say("score.notAlone")}</p>`}`}
  </section>`;
}

/** What the declarers take together, one more or one less at a time. */
function SideStepper({ tables, names, taken, onTaken, onSay }) {
  const [none, all] = [taken === 0, taken === tables.all_six.taken];
  return html`<div class="hp-score-side"><p>${say("score.sideNow", { names, taken })}</p>
    <button type="button" aria-label=${say("score.less", { name: names })} aria-disabled=${String(none)}
      onClick=${() => (none ? onSay(say("score.noneLeft", { names })) : onTaken(taken - 1))}>${sign("i-minus")}</button>
    <button type="button" aria-label=${say("score.more", { name: names })} aria-disabled=${String(all)}
      onClick=${() => (all ? onSay(say("score.allTheirs", { names })) : onTaken(taken + 1))}>${sign("i-plus")}</button>
  </div>`;
}

/** Rules from a text that the author or a menu has given. */
const rulesOf = (text) => (text ? readRules(text) : null);

export function Widget({ model }) {
  const tables = openScores(model.get("game"));
  const usual = (text) => { const hand = readHand(tables, text); return hand && writeHand(hand); };
  const { position, place, broken, change } = usePosition(model, usual);
  const [rules] = useRules(model.get("rules"));
  const [text, setBeside] = useState(model.get("compare"));
  const [note, setNote] = useState("");
  const beside = rulesOf(text);
  const hand = readHand(tables, position);
  const games = [rules, beside].filter(Boolean).map((each) => under(tables, each, hand));
  const scored = games.filter(({ lines }) => lines);
  const name = (seat) => tables.names[tables.seats.indexOf(seat)];
  const to = (next, said = "") => { setNote(said); change(writeHand(settled(tables, { ...hand, ...next }))); };
  const pass = (from, seat, why) => (from && seat ? to(give(tables, hand, from, seat), say("score.given", { from: name(from), to: name(seat) })) : setNote(why));
  const [declarers] = tables.sides[hand.declarer];
  const taken = tricksOf(tables, hand.tricks, declarers);
  const mayBeAlone = hand.alone || games.some(({ switches }) => tables.alone[switches.alone]);
  const tally = (seat) => {
    const resting = rests(tables, hand, seat);
    const [from, next] = [resting ? null : giver(tables, hand, seat), taker(tables, hand, seat)];
    return html`<${Stepper} key=${seat} name=${name(seat)} value=${hand.tricks[tables.seats.indexOf(seat)]} less=${next} more=${from} rests=${resting}
      onLess=${() => pass(seat, next, say("score.noneToTake", { name: name(seat) }))}
      onMore=${() => pass(from, seat, resting ? say("score.partnerRests", { name: name(seat), declarer: name(hand.declarer) }) : say("score.allTaken", { name: name(seat) }))} />`;
  };
  const others = [...presets, ...[model.get("compare")].filter((each) => each && presets.every((preset) => preset.text !== each)).map(readRules)];
  return html`<div class="hp-widget hp-score" role="group" aria-label=${say("score.label")} ref=${place}>
    <${BrokenLink} broken=${broken} />
    <div class="hp-score-asks">
      <div><p class="hp-ask">${say("score.who")}</p>
        <${Choice} label=${say("score.who")} options=${tables.seats.map((seat) => [seat, name(seat)])} chosen=${hand.declarer} onChoose=${(declarer) => to({ declarer })} kind="is-four" /></div>
      <div><p class="hp-ask">${say("score.what")}</p>
        <${Choice} label=${say("score.what")} options=${bidsOf(tables, rules, beside).map((bid) => [bid, capital(bidWords(bid))])}
          chosen=${tables.same[hand.bid].find((bid) => bidsOf(tables, rules, beside).includes(bid))} onChoose=${(bid) => to({ bid })} /></div>
      ${mayBeAlone && html`<button type="button" class="hp-button hp-alone" aria-pressed=${String(hand.alone)} onClick=${() => to({ alone: !hand.alone })}>${say("score.alone", { name: name(hand.declarer) })}</button>`}
    </div>
    <p class="hp-ask">${say("score.tricks")}</p>
    <div class="hp-tallies">${tables.seats.map(tally)}</div>
    <${SideStepper} tables=${tables} names=${namesOf(tables, tables.names, declarers)} taken=${taken}
      onTaken=${(next) => to(withTaken(tables, hand, next))} onSay=${setNote} />
    ${scored.length > 0 && html`<${ScoreChart} tables=${tables} games=${scored} hand=${hand} taken=${taken} players=${tables.names} onTaken=${(next) => to(withTaken(tables, hand, next))} />`}
    <div class=${games.length > 1 ? "hp-score-two" : ""}>${games.map((game, place) => html`<${Verdict} key=${place} tables=${tables} game=${game} hand=${hand} sources=${model.get("sources")} />`)}</div>
    <p class="hp-score-said" role="status">${note}<span class="hp-hidden"> ${games.flatMap(({ lines }) => (lines ?? []).map((line) => sentenceOf(tables, tables.names, line))).join(" ")}</span></p>
    <div class="hp-row">
      <label class="hp-beside">${say("score.beside")} <select onChange=${(event) => setBeside(event.target.value)}>
        <option value="" selected=${!text}>${say("score.nothing")}</option>
        ${others.map((each) => html`<option key=${each.text} value=${each.text} selected=${each.text === text}>${each.name}</option>`)}</select></label>
      <${CopyLink} model=${model} position=${position} />
    </div>
  </div>`;
}

/** The hand and its score as text. */
export function text(model) {
  const tables = openScores(model.get("game"));
  const hand = readHand(tables, model.get("position"));
  const games = [model.get("rules") || presets[0].text, model.get("compare")].filter(Boolean).map((each) => under(tables, readRules(each), hand));
  const said = (game) => say("score.text", {
    rules: `${say("score.rules", { name: game.name })}.`,
    lines: game.lines ? game.lines.map((line) => sentenceOf(tables, tables.names, line)).join(" ") : say("score.noBid", { bid: bidWords(hand.bid) }),
  });
  return games.map((game) => html`<p>${said(game)}</p>`);
}
