// A table at which the reader bids for any seat; the calls that are barred say why.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { anyAuction, anyCall, ending, follow, jokerPlaces, opened, PASS, refusal, standing } from "./auction.js";
import { Compare } from "./auction_compare.js";
import { read, write } from "./auction_position.js";
import { Callers, named, SeatChooser, shortCall } from "./auction_seats.js";
import { asText, status } from "./auction_status.js";
import { sign } from "./cards.js";
import { html } from "./html.js";
import { BrokenLink, CopyLink, usePosition } from "./links.js";
import { arrows, AskAgain, Button, Status } from "./parts.js";
import { CLASSIC, readRules, titleOfRules, useRules } from "./rules.js";
import { capital, say } from "./strings.js";
import { open } from "./tables.js";
import { chance } from "./trick_state.js";
import "./strings_auction.js";

const HIDDEN = 2;

/** The calls that are legal under some rules, and the first that is not. */
function played(model, words, rules, shown) {
  const start = opened(model.get("auctions"), words, rules.switches, shown.dealer);
  const [auction, cut] = follow(start, shown.calls.map((call) => ({ call })));
  return { start, auction, cut, joker: ending(auction)?.how === "askJoker" ? shown.joker : "" };
}

/** One rung of the ladder, or the pass. */
function Rung({ auction, call, onCall, may }) {
  const label = capital(auction.tables.words[call]);
  return html`<button type="button" class=${may ? "hp-rung" : "hp-rung is-off"} data-call=${call}
    aria-disabled=${may ? undefined : "true"} aria-label=${may ? label : say("auction.rungBarred", { call: label })}
    onClick=${() => onCall(call)}>${!may && sign("i-no")}${shortCall(call)}</button>`;
}

/** What the reader chooses from: a call, the joker's holder (a question settles that itself), or the declarer-to-be. */
function Panel({ words, view, auction, asking, joker, puzzle, onCall, onJoker, onGuess }) {
  const { now, ending: end, you } = view;
  if (asking) {
    return html`<p class="hp-ask">${say("auction.askGuess")}</p>
      <div class="hp-rungs" role="group" aria-label=${say("auction.askGuess")} onKeyDown=${arrows}>${[...words.seats, "nobody"].map((seat) =>
        html`<button type="button" key=${seat} class="hp-rung is-word" data-guess=${seat} onClick=${() => onGuess(seat)}>${
          words.seatNames[seat] ?? say("auction.nobody")}</button>`)}</div>`;
  }
  if (!puzzle && (end?.how === "askJoker" || joker)) {
    return html`<p class="hp-ask">${say("auction.whereJoker")}</p>
      <div class="hp-rungs" role="group" aria-label=${say("auction.whereJoker")} onKeyDown=${arrows}>${jokerPlaces(auction).map((place) =>
        html`<button type="button" key=${place} class="hp-rung is-word" data-joker=${place} aria-pressed=${String(place === joker)}
          onClick=${() => onJoker(place)}>${words.seatNames[place] ?? say("auction.widow")}</button>`)}</div>`;
  }
  if (now.over) return html`<p class="hp-ask">${say("auction.over")}</p>`;
  return html`<p class="hp-ask">${say("auction.toCall", { seat: named(words, now.turn, you) })}</p>
    <div class="hp-rungs" data-count=${auction.calls.length} role="group" aria-label=${say("auction.toCall", { seat: words.seatNames[now.turn] })}
      onKeyDown=${arrows}>${auction.calls.map((call) => html`<${Rung} key=${call} auction=${auction} call=${call}
        may=${now.choices.includes(call)} onCall=${onCall} />`)}</div>`;
}

/** Everything that is shown, and what each press does. */
function useAuction(model) {
  const words = open(model.get("game"));
  const tables = model.get("auctions");
  const [rules] = useRules(model.get("pinned"));
  const usual = (text) => { const good = read(words, tables, text); return good && write(good); };
  const { position, place, broken, change } = usePosition(model, usual);
  const written = useRef(position).current;
  const puzzle = model.get("puzzle");
  const predict = puzzle || model.get("predict");
  const afresh = { predict, guess: "", refused: "", hiding: predict };
  const [now, setNow] = useState(afresh);
  const random = useRef(null);
  random.current ??= chance(model.get("seed"));
  const shown = read(words, tables, position);
  const whole = played(model, words, rules, shown);
  const asking = (now.hiding || shown.predict) && !now.guess && standing(whole.auction).over;
  const seen = asking ? played(model, words, rules, { ...shown, calls: whole.auction.said.slice(0, -HIDDEN).map(({ call }) => call) }) : whole;

  const go = (next, local = {}) => {
    setNow({ ...now, guess: "", refused: "", hiding: false, ...local });
    change(write({ dealer: shown.dealer, you: shown.you, calls: whole.auction.said.map(({ call }) => call), joker: whole.joker, ...next }));
  };
  const again = () => {
    setNow(afresh);
    change(written);
  };
  return { words, rules, place, broken, now, setNow, shown, whole, seen, asking, puzzle, go, again, random: random.current };
}

function deeds({ now, setNow, whole, seen, asking, puzzle, go, again, random }, focus) {
  const calls = whole.auction.said.map(({ call }) => call);
  const chanceAuction = () => {
    const [auction, joker] = anyAuction(whole.start, random);
    return { calls: auction.said.map(({ call }) => call), joker };
  };
  const all = (predict) => {
    go(chanceAuction(), { predict, hiding: predict });
    focus(predict ? "[data-guess]" : "");
  };
  return {
    call(call) {
      const refused = refusal(whole.auction, call);
      if (refused) return setNow({ ...now, refused });
      focus(`[data-call="${call}"]`);
      return go({ calls: [...calls, call] });
    },
    seat(seat) {
      const turn = standing(seen.auction).turn;
      if (seat === turn) return focus(".hp-rung:not(.is-off)", true);
      return setNow({ ...now, refused: refusal(seen.auction, PASS, seat) });
    },
    joker: (joker) => go({ joker }),
    guess(guess) { setNow({ ...now, guess, predict: true, hiding: false }); focus(puzzle ? "[data-deed=again]" : "[data-deed=random]"); },
    again() { again(); focus("[data-guess]"); },
    undo: () => go(whole.joker ? { joker: "" } : { calls: calls.slice(0, -1) }),
    restart() { go({ calls: [], joker: "" }); focus(".hp-rung:not(.is-off)"); },
    step: () => go({ calls: [...calls, anyCall(whole.auction, random)] }),
    random: () => all(now.predict),
    predict: () => (now.predict || asking ? go({}, { predict: false }) : all(true)),
    setUp: (next) => go(next),
  };
}

/** The other rules, and the same auction under them from its start. */
function useOther(model, words, dealer) {
  const text = model.get("compare");
  const rules = useMemo(() => (text ? readRules(text) : null), [text]);
  return rules && { name: titleOfRules(rules), start: opened(model.get("auctions"), words, rules.switches, dealer) };
}

/** What a reader can do with an auction besides calling. */
function Tools({ model, state, view, deed }) {
  const { words, now, shown, whole, seen, asking } = state;
  const silent = seen.auction.said.length === 0;
  return html`<p class="hp-row hp-foot">
    <${Button} icon="deal" go=${true} data-deed="random" onClick=${deed.random}>${say("auction.random")}</${Button}>
    <${Button} icon="next" disabled=${asking || view.now.over} onClick=${deed.step}>${say("auction.step")}</${Button}>
    <${Button} icon="undo" disabled=${asking || silent} onClick=${deed.undo}>${say("table.undo")}</${Button}>
    <${Button} icon="retry" disabled=${silent} onClick=${deed.restart}>${say("ask.again")}</${Button}>
    <${Button} icon="eye" aria-pressed=${String(now.predict || asking)} onClick=${deed.predict}>${say("auction.predict")}</${Button}>
    <${CopyLink} model=${model} position=${write({ ...shown, calls: whole.auction.said.map(({ call }) => call), joker: whole.joker, predict: asking })} />
  </p>
  ${!asking && html`<div class="hp-setup">
    <${SeatChooser} words=${words} label=${say("auction.whoDeals")} chosen=${shown.dealer} onKeyDown=${arrows} onChoose=${(dealer) => deed.setUp({ dealer })} />
    <${SeatChooser} words=${words} label=${say("auction.whereSit")} chosen=${shown.you} onKeyDown=${arrows} onChoose=${(you) => deed.setUp({ you })} />
  </div>`}`;
}

export function Widget({ model }) {
  const wanted = useRef("");
  const state = useAuction(model);
  const { words, rules, place, now, shown, whole, seen, asking, puzzle } = state;
  const focus = (selector, atOnce) => {
    if (atOnce) place.current.querySelector(selector)?.focus();
    else wanted.current = selector;
  };
  const deed = deeds(state, focus);
  const name = titleOfRules(rules);
  const other = useOther(model, words, shown.dealer);
  useLayoutEffect(() => { // the focus stays where the reader is at work
    const found = wanted.current && place.current.querySelector(wanted.current);
    if (wanted.current) (found || place.current.querySelector(".hp-rung, [data-deed=random]"))?.focus({ preventScroll: true });
    wanted.current = "";
  });
  const { auction, joker } = seen;
  const end = ending(auction, joker);
  const view = { dealer: shown.dealer, you: shown.you, said: auction.said, now: standing(auction), ending: end };
  const answer = status({ auction, joker, cut: asking ? null : whole.cut, refused: now.refused, guess: now.guess, asking, name });
  return html`<div class="hp-widget hp-bidding" role="group" aria-label=${say("auction.label")} ref=${place}>
    <${BrokenLink} broken=${state.broken} />
    <${Callers} words=${words} view=${view} name=${name} guessing=${asking} onSeat=${asking ? deed.guess : deed.seat} />
    <div class="hp-panel"><${Panel} words=${words} view=${view} auction=${auction} asking=${asking} joker=${joker} puzzle=${puzzle}
      onCall=${deed.call} onJoker=${deed.joker} onGuess=${deed.guess} /></div>
    <${Status} ...${answer} />
    ${other && html`<${Compare} auction=${auction} other=${other.start} name=${name} otherName=${other.name} joker=${joker} />`}
    ${puzzle ? !asking && html`<p class="hp-row hp-foot"><${AskAgain} onClick=${deed.again} /></p>` : html`<${Tools} model=${model} state=${state} view=${view} deed=${deed} />`}
  </div>`;
}

/** The auction and how it ends as text. */
export function text(model) {
  const words = open(model.get("game"));
  const rules = model.get("pinned") ? readRules(model.get("pinned")) : CLASSIC;
  const { auction, joker } = played(model, words, rules, read(words, model.get("auctions"), model.get("position")));
  return html`<p>${asText(auction, joker, titleOfRules(rules))}</p>`;
}
