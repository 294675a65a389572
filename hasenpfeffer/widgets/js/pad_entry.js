// The next hand, or an earlier one to be corrected: who bid what, and six tricks to give out.
import { html } from "./html.js";
import { sign } from "./cards.js";
import { Button } from "./parts.js";
import { sentenceOf, linesOf } from "./points.js";
import { rests, settled } from "./score_hand.js";
import { bidWords, Choice, Stepper } from "./score_parts.js";
import { capital, say } from "./strings.js";

export const blankHand = (tables) => ({ bid: "", declarer: "", alone: false, tricks: tables.seats.map(() => 0) });

const toGive = (tables, draft) => tables.all_six.taken - draft.tricks.reduce((sum, each) => sum + each, 0);

/** What is still missing, or "". */
function missing(tables, players, draft) {
  if (!draft.declarer) return say("pad.needBidder");
  if (!draft.bid) return say("pad.needBid", { name: players[tables.seats.indexOf(draft.declarer)] });
  const left = toGive(tables, draft);
  return left && (left === 1 ? say("pad.toGiveOne") : say("pad.toGive", { count: left }));
}

/** What the hand scores, in sentences, or what is still missing to say so. */
export function reportOf(tables, switches, players, draft) {
  const why = missing(tables, players, draft);
  if (why) return { reason: why, complete: false };
  const [first, ...others] = linesOf(tables, switches, draft).map((line) => sentenceOf(tables, players, line));
  return { verdict: first, reason: others.join(" "), complete: true };
}

/** The form. `place` is the hand's number from 0; `correcting` is whether it stands on the sheet already. */
export function PadEntry({ tables, switches, pad, place, dealer, draft, correcting, onDraft, onSay, onEnter, onThrown, onCancel, onRemove, children }) {
  const name = (seat) => pad.players[tables.seats.indexOf(seat)];
  const left = toGive(tables, draft);
  const to = (next) => onDraft(settled(tables, { ...draft, ...next }));
  const step = (seat, by, why) => {
    if (why) return onSay(why);
    return onDraft({ ...draft, tricks: draft.tricks.map((count, at) => count + (tables.seats[at] === seat ? by : 0)) });
  };
  const tally = (seat) => {
    const count = draft.tricks[tables.seats.indexOf(seat)];
    const resting = Boolean(draft.declarer) && rests(tables, draft, seat);
    const full = resting ? say("score.partnerRests", { name: name(seat), declarer: name(draft.declarer) }) : left === 0 && say("pad.full");
    const none = count === 0 && say("pad.none", { name: name(seat) });
    return html`<${Stepper} key=${seat} name=${name(seat)} value=${count} less=${!none} more=${!full} rests=${resting}
      onLess=${() => step(seat, -1, none)} onMore=${() => step(seat, 1, full)} />`;
  };
  const complete = Boolean(draft.declarer && draft.bid && left === 0);
  return html`<div class="hp-pad-entry" role="group" aria-label=${say(correcting ? "pad.correcting" : "pad.now", { hand: place + 1 })}>
    <p class="hp-pad-entry-head"><b>${say(correcting ? "pad.correcting" : "pad.now", { hand: place + 1 })}</b><span>${say(correcting ? "pad.dealt" : "pad.dealsNow", { name: name(dealer) })}</span></p>
    <p class="hp-ask">${say("pad.bidder")}</p>
    <${Choice} label=${say("pad.bidder")} options=${tables.seats.map((seat) => [seat, name(seat)])} chosen=${draft.declarer} onChoose=${(declarer) => to({ declarer })} kind="is-four" />
    <p class="hp-ask">${say("pad.what")}</p>
    <${Choice} label=${say("pad.what")} options=${switches.calls.slice(1).map((bid) => [bid, capital(bidWords(bid))])} chosen=${draft.bid} onChoose=${(bid) => to({ bid })} />
    ${tables.alone[switches.alone] && draft.declarer && html`<button type="button" class="hp-button hp-alone" aria-pressed=${String(draft.alone)}
      onClick=${() => to({ alone: !draft.alone })}>${say("score.alone", { name: name(draft.declarer) })}</button>`}
    <p class="hp-ask">${say("pad.tricks")} <span>${say("pad.given", { count: tables.all_six.taken - left })}</span></p>
    <div class="hp-tallies">${tables.seats.map(tally)}</div>
    ${children}
    <p class="hp-row">
      <${Button} go=${true} icon="check" aria-disabled=${String(!complete)} onClick=${onEnter}>${correcting ? say("pad.save") : say("pad.enter", { hand: place + 1 })}</${Button}>
      <${Button} onClick=${onThrown}>${say("pad.throwIn")}</${Button}>
      ${correcting && html`<${Button} onClick=${onRemove}>${say("pad.remove")}</${Button}><${Button} onClick=${onCancel}>${say("pad.cancel")}</${Button}>`}
    </p>
  </div>`;
}

/** The end of the game: the table's lamp is on the winners. */
export const PadEnding = ({ title, why, late, children }) => html`<div class="hp-felt hp-pad-ending">
  ${sign("e-K")}<p class="hp-pad-ending-title">${title}</p><p>${why}</p>${late && html`<p>${late}</p>`}${children}</div>`;
