// A hand to put together by tap, keyboard, typing or chance; the same hand for any trump suit.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { DEALT, dealt, read, turn, write } from "./hand_position.js";
import { Counts, Held, Notes, Pack, Room, Typed } from "./hand_parts.js";
import { adviceOf, useWorth, Worth, WorthText } from "./hand_worth.js";
import { html } from "./html.js";
import { BrokenLink, CopyLink, usePosition } from "./links.js";
import { Button, Status, SuitChooser } from "./parts.js";
import { capital, say } from "./strings.js";
import { about, counts, inOrder, open, titleOf } from "./tables.js";
import { chance } from "./trick_state.js";
import "./strings_hand.js";

const tablesOf = (model) =>
  ({ words: open(model.get("game")), reading: model.get("reading"), size: model.get("size") });

/** What stands in the status line before anything was done. */
const hint = ({ cards, room }) =>
  (cards.length < room ? { icon: "i-hand", reason: say("hand.hint") } : { icon: "i-hand", reason: say("hand.hintFull") });

/** What each deed says: once, and only what has changed. */
function sayings({ words }) {
  const sum = ({ cards, room }) => ({ count: cards.length, size: room });
  const trumps = (hand) => {
    const trump = words.trumps[hand.trump];
    return say("hand.trumps", { count: Object.fromEntries(counts(trump, hand.cards))[trump.suit] });
  };
  return {
    turned(hand, card) {
      const held = hand.cards.includes(card);
      const reason = say(held ? "hand.in" : "hand.out", { card: capital(words.names[card]), ...sum(hand) });
      return { icon: held ? "i-check" : "i-undo", reason, more: held ? about(words.trumps[hand.trump], card) : "" };
    },
    full: ({ room }) => ({ icon: "i-no", verdict: say("hand.noRoom", { size: room }), reason: say("hand.noRoomMore") }),
    trump(hand) {
      const trump = words.trumps[hand.trump];
      const verdict = say("hand.trumpIs", { suit: capital(words.many[hand.trump]) });
      return { icon: `s-${hand.trump}`, verdict, reason: trumps(hand), more: hand.cards.includes(trump.left) ? about(trump, trump.left) : "" };
    },
    anew(hand, key) {
      const cards = inOrder(words.trumps[hand.trump], hand.cards).map((card) => words.names[card]).join(say("list.comma"));
      return { icon: key === "hand.new" ? "i-deal" : "i-check", verdict: say(key), reason: `${capital(cards)}.`, more: trumps(hand) };
    },
    cleared: (hand) => ({ icon: "i-undo", reason: say("hand.cleared", sum(hand)) }),
    room: ({ room }) => ({ icon: "i-hand", reason: say(room === DEALT ? "hand.roomDealt" : "hand.roomWidow", { size: room }) }),
    crowded: ({ cards }, room) => ({ icon: "i-no", verdict: say("hand.crowded", { count: cards.length }), reason: say("hand.crowdedMore", { size: room }) }),
  };
}

/** The hand, what was said last, and what each press does. */
function useHand(model) {
  const tables = tablesOf(model);
  const usual = (text) => { const good = read(tables, text); return good && write(tables, good); };
  const { position, place, broken, change } = usePosition(model, usual);
  const [said, setSaid] = useState({});
  const random = useRef(null);
  random.current ??= chance(model.get("seed"));
  const hand = read(tables, position);
  const tell = sayings(tables);
  const to = (next, line) => {
    const text = write(tables, next);
    setSaid({ text, line });
    change(text);
  };
  const stay = (line) => setSaid({ text: position, line });
  const deeds = {
    turn(card) {
      if (!hand.cards.includes(card) && hand.cards.length >= hand.room) return stay(tell.full(hand));
      const next = turn(hand, card);
      return to(next, tell.turned(next, card));
    },
    trump(trump) { to({ ...hand, trump }, tell.trump({ ...hand, trump })); },
    typed(cards) { to({ ...hand, cards }, tell.anew({ ...hand, cards }, "hand.now")); },
    deal() { const next = dealt(tables, hand, random.current); to(next, tell.anew(next, "hand.new")); },
    clear() { to({ ...hand, cards: [] }, tell.cleared({ ...hand, cards: [] })); },
    room(room) {
      if (hand.cards.length > room) return stay(tell.crowded(hand, room));
      return to({ ...hand, room }, tell.room({ ...hand, room }));
    },
  };
  const fresh = said.text === position;
  return { ...tables, hand, position, place, broken, deeds, fresh, line: fresh ? said.line : hint(hand) };
}

export function Widget({ model }) {
  const { words, reading, size, hand, position, place, broken, deeds, fresh, line } = useHand(model);
  const view = useWorth(model, words, hand);
  const next = useRef(-1);
  useLayoutEffect(() => { // a button that goes away takes the focus with it: a card of the hand gets it
    if (next.current < 0) return;
    const held = [...place.current.querySelectorAll(".hp-held button")];
    (held[Math.min(next.current, held.length - 1)] ?? place.current.querySelector(".hp-pack button")).focus({ preventScroll: true });
    place.current.querySelector(".hp-held").scrollIntoView({ block: "nearest" });
    next.current = -1;
  });
  const trump = words.trumps[hand.trump];
  const take = (card, at) => { next.current = at; deeds.turn(card); };
  const sort = (suit) => { next.current = 0; deeds.trump(suit); };
  const more = [line.more, view && fresh && adviceOf(words, view, hand)].filter(Boolean).join(" ");
  return html`<div class="hp-widget hp-builder" role="group" aria-label=${say("hand.label")} ref=${place}>
    <${BrokenLink} broken=${broken} />
    <p class="hp-ask">${say("hand.ask")}</p>
    <${SuitChooser} words=${words} label=${say("hand.ask")} chosen=${hand.trump} onChoose=${deeds.trump} />
    <div class="hp-builder-head"><p>${say("hand.sorted", { suit: words.many[hand.trump] })}</p>
      <span>${say("hand.sum", { count: hand.cards.length, size: hand.room })}</span></div>
    <${Held} words=${words} trump=${trump} hand=${hand} onTake=${take} />
    <${Counts} words=${words} trump=${trump} hand=${hand} />
    <${Status} ...${line} more=${more} />
    <div class="hp-builder-body">
      <${Pack} words=${words} trump=${trump} hand=${hand} onCard=${deeds.turn} />
      <div class="hp-builder-side">
        ${view && html`<${Worth} words=${words} hand=${hand} view=${view} onSort=${sort} />`}
        ${size > DEALT && html`<${Room} sizes=${[DEALT, size]} room=${hand.room} onRoom=${deeds.room} />`}
        <${Button} icon="deal" go onClick=${deeds.deal}>${say("hand.deal")}</${Button}>
        <${Typed} reading=${reading} words=${words} hand=${hand} onHand=${deeds.typed} />
        <p class="hp-row"><${CopyLink} model=${model} position=${position} />
          <${Button} icon="retry" onClick=${deeds.clear}>${say("hand.clear")}</${Button}></p>
        <${Notes} trump=${trump} hand=${hand} />
      </div>
    </div>
  </div>`;
}

/** The hand as text. */
export function text(model) {
  const tables = tablesOf(model);
  const { words } = tables;
  const hand = read(tables, model.get("position"));
  const trump = words.trumps[hand.trump];
  const name = (card) => (titleOf(trump, card) === words.names[card] ? words.names[card]
    : say("ladder.titled", { card: words.names[card], title: titleOf(trump, card) }));
  const cards = inOrder(trump, hand.cards).map(name).join(say("list.comma"));
  const sums = counts(trump, hand.cards).map(([suit, count]) => say("hand.count", { suit: words.many[suit], count }));
  return html`<p>${say("hand.trumpIs", { suit: capital(words.many[hand.trump]) })} ${
    say(cards ? "hand.text" : "hand.textNone", { cards, counts: sums.join(say("list.comma")) })}</p><${WorthText} words=${words} worth=${model.get("worth")} />`;
}
