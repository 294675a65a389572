// A trick to play from a hand, or to build card by card; the winner is named with the reason.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Card, sign } from "./cards.js";
import { html } from "./html.js";
import { BrokenLink, CopyLink, usePosition } from "./links.js";
import { arrows, AskAgain, Button, Status } from "./parts.js";
import { useGame } from "./rules_game.js";
import { capital, say } from "./strings.js";
import { best, inOrder, open, refusal } from "./tables.js";
import { Picker, Setup } from "./trick_picker.js";
import { Seats } from "./trick_seats.js";
import { chance, choicesOf, deal, empty, playsOf, put, read, step, steps, turnOf, write } from "./trick_state.js";
import { described, progress, verdict } from "./trick_status.js";
import "./strings_trick.js";

/** Who wins a complete trick; "" before. */
function winnerOf(words, table) {
  if (turnOf(words, table)) return "";
  const plays = playsOf(words, table);
  const card = best(words.trumps[table.trump], plays.map((play) => play.card));
  return plays.find((play) => play.card === card).seat;
}

/** The reader's hand: what may be played is raised, unless that is the question; what may not answers with the reason. */
function Hand({ words, table, veiled, onCard }) {
  const trump = words.trumps[table.trump];
  const mine = table.cards[table.you];
  const held = table.hands[table.you];
  const may = !veiled && turnOf(words, table) === table.you ? choicesOf(words, table, table.you) : null;
  const stateOf = (card) => (may ? [may.includes(card) ? "playable" : "off"] : []);
  return html`<div class="hp-hand" role="group" aria-label=${say("table.hand")} onKeyDown=${arrows}>
      ${inOrder(trump, mine ? [...held, mine] : held).map((card) => (card === mine
        ? html`<span key=${card} class="hp-slot">${say("table.played")}</span>`
        : html`<${Card} key=${card} card=${card} trump=${trump} size="fluid" small=${true} states=${stateOf(card)} onPress=${onCard} />`))}
    </div>
    <p class="hp-key" aria-hidden="true">${!veiled && html`<span><i></i>${say("table.key.may")}</span><span>${sign("i-no")}${say("table.key.no")}</span>`}
      <span>${sign("s-JK")}${say("table.key.trump")}</span></p>`;
}

/** The table, what led to it, and what the reader does with it. */
function useTable(model) {
  const asWritten = open(model.get("game"));
  const words = open(useGame(model)); // what may be played from now on; what lies there was played before
  const usual = (text) => { const good = read(asWritten, text); return good && write(words, good); };
  const { position, place, broken, change } = usePosition(model, usual);
  const [past, setPast] = useState([]);
  const puzzle = model.get("puzzle");
  const afresh = { predict: model.get("predict"), guess: "", picking: "", refused: "" };
  const [now, setNow] = useState(afresh);
  const random = useRef(null);
  random.current ??= chance(model.get("seed"));
  const table = read(asWritten, position);

  /** Go to the last of some tables; each of them can be undone. */
  const go = (tables, next = {}) => {
    setPast([...past, position, ...tables.slice(0, -1).map((each) => write(words, each))]);
    setNow({ ...now, guess: "", refused: "", picking: "", ...next });
    change(write(words, tables.at(-1)));
  };
  const undo = () => {
    setPast(past.slice(0, -1));
    setNow({ ...now, guess: "", refused: "", picking: "" });
    change(past.at(-1));
  };
  const again = () => {
    setPast([]);
    setNow(afresh);
    change(past[0] ?? position);
  };
  return { words, table, position, place, broken, past, now, setNow, puzzle, go, undo, again, random: random.current };
}

/** What each press does. */
function deeds({ words, table, past, now, setNow, puzzle, go, undo, again, random }, focus) {
  const turn = turnOf(words, table);
  return {
    deal() { go(deal(words, table, random)); focus(".hp-hand button"); },
    next() {
      const after = step(words, table, random);
      if (["", table.you].includes(turnOf(words, after))) focus(".hp-hand button"); // the button has done its work
      go([after]);
    },
    build() { go([empty(words, table)]); focus("[data-put]"); },
    predict() { setNow({ ...now, predict: !now.predict, guess: "", picking: "" }); },
    setUp(change) { go([{ ...table, ...change }]); },
    pick(seat) { setNow({ ...now, picking: now.picking === seat ? "" : seat, refused: "" }); focus(".hp-picker-cards button:not(.is-off)"); },
    close() { focus(`.hp-seat-${now.picking} button`); setNow({ ...now, picking: "" }); },
    guess(seat) { setNow({ ...now, guess: seat }); focus(puzzle ? "[data-deed=again]" : "[data-deed=deal]"); },
    put(card) {
      if (card && Object.values(table.cards).includes(card)) return setNow({ ...now, refused: say("table.used") });
      const next = put(table, now.picking, card);
      const picking = card ? turnOf(words, next) : now.picking;
      if (!card) focus(".hp-picker-cards button:not(.is-off)");
      if (!picking) focus(`.hp-seat-${now.picking} button`);
      return go([next], { picking });
    },
    play(card) {
      if (!turn) return setNow({ ...now, refused: say("table.over"), more: say(puzzle ? "table.overAgain" : "table.overMore") });
      if (turn !== table.you) return setNow({ ...now, refused: say("table.wait"), more: "" });
      const refused = refusal(words.trumps[table.trump], table.cards[table.leader], table.hands[table.you], card);
      if (refused) return setNow({ ...now, refused, more: "" });
      focus(now.predict ? "[data-guess]" : ".hp-hand button");
      return go(steps(words, put(table, table.you, card), random));
    },
    undo() {
      if (past.length === 1) focus(".hp-hand button, .hp-seats button, [data-deed=deal]");
      undo();
    },
    again() { again(); focus("[data-guess], .hp-hand button"); },
    canUndo: past.length > 0,
  };
}

/** What a reader can do with a table besides playing. */
const Tools = ({ model, state: { table, now, position }, deed }) => html`
  <${Button} icon="deal" go data-deed="deal" onClick=${deed.deal}>${say("table.deal")}</${Button}>
  <${Button} icon="undo" disabled=${!deed.canUndo} onClick=${deed.undo}>${say("table.undo")}</${Button}>
  <${Button} icon="eye" aria-pressed=${String(now.predict)} onClick=${deed.predict}>${say("table.predict")}</${Button}>
  <${Button} icon="plus" onClick=${deed.build}>${say(table.you ? "table.build" : "table.clear")}</${Button}>
  <${CopyLink} model=${model} position=${position} />`;

export function Widget({ model }) {
  const wanted = useRef("");
  const state = useTable(model);
  const { words, table, now, place, puzzle } = state;
  const deed = deeds(state, (selector) => { wanted.current = selector; });
  useLayoutEffect(() => { // the focus stays where the reader is at work
    if (wanted.current) place.current.querySelector(wanted.current)?.focus({ preventScroll: true });
    wanted.current = "";
  });
  useLayoutEffect(() => { // the cards to choose from come into sight, as far as they fit
    if (now.picking) place.current.querySelector(".hp-picker").scrollIntoView({ block: "nearest" });
  }, [now.picking]);
  const turn = turnOf(words, table);
  const winner = winnerOf(words, table);
  const asking = Boolean(winner && now.predict && !now.guess);
  const theirs = table.you && turn && turn !== table.you;
  const touched = deed.canUndo || now.guess || now.refused;
  const veiled = puzzle && turn && turn === table.you && !deed.canUndo && !now.refused;
  const last = playsOf(words, table).at(-1)?.seat;
  const hidden = asking && last !== table.you && (table.you || !deed.canUndo) ? last : "";
  const status = now.refused ? { icon: "i-no", verdict: say("table.notThat"), reason: now.refused, more: now.more }
    : asking ? { icon: "i-eye", verdict: say("table.askGuess"), reason: say(hidden ? "table.askHidden" : "table.askShown") }
    : veiled ? { icon: "i-hand", verdict: say("table.yourTurn"), reason: say("table.puzzle") }
    : winner ? verdict(words, table, winner, now.guess) : progress(words, table, now.picking);
  return html`<div class="hp-widget hp-trick-table" role="group" aria-label=${say("table.label")} ref=${place}>
    <${BrokenLink} broken=${state.broken} />
    <${Seats} words=${words} table=${table} winner=${asking ? "" : winner} hidden=${hidden} picking=${now.picking}
      onPick=${!table.you && !asking && !puzzle && deed.pick} onGuess=${asking && deed.guess} />
    <${Status} ...${status} />
    ${table.you && html`<${Hand} words=${words} table=${table} veiled=${veiled} onCard=${deed.play} />`}
    ${now.picking && html`<${Picker} words=${words} table=${table} seat=${now.picking} onCard=${deed.put} onClose=${deed.close} />`}
    ${!table.you && !now.picking && !asking && !puzzle && html`<${Setup} words=${words} table=${table} onChange=${deed.setUp} />`}
    ${(!puzzle || touched || theirs) && html`<p class="hp-row hp-foot">
      ${theirs && html`<${Button} icon="next" go onClick=${deed.next}>${say("table.next")}</${Button}>`}
      ${!puzzle && html`<${Tools} model=${model} state=${state} deed=${deed} />`}
      ${puzzle && touched && html`<${AskAgain} onClick=${deed.again} />`}
    </p>`}
  </div>`;
}

/** The position and its answer as text. */
export function text(model) {
  const words = open(model.get("game"));
  const table = read(words, model.get("position"));
  const { suit, plays, hand, wins } = described(words, table, winnerOf(words, table));
  const names = (cards) => cards.map((card) => words.names[card]).join(say("list.comma"));
  const turn = turnOf(words, table);
  const sentences = [
    say(plays ? "table.text" : "table.textNone", { suit: capital(suit), plays }),
    wins,
    hand && say("table.textHand", { seat: words.seatNames[table.you], cards: hand }),
    turn && turn === table.you && say("table.textMay", { seat: words.seatNames[turn], cards: names(choicesOf(words, table, turn)) }),
  ];
  return html`<p>${sentences.filter(Boolean).join(" ")}</p>`;
}
