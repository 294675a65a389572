// A score pad for a real table: one line a hand, kept in this browser, judged by the rules of its game.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { blankHand, PadEnding, PadEntry, reportOf } from "./pad_entry.js";
import { dealerOf, walk } from "./pad_match.js";
import { Aside, Ask, AsText, Players } from "./pad_panels.js";
import { useSheet } from "./pad_store.js";
import { PadTable, Totals, totalsLine } from "./pad_table.js";
import { blankPad } from "./pad_text.js";
import { Button, Status } from "./parts.js";
import { endingOf, namesOf, openScores } from "./points.js";
import { printAlone } from "./printing.js";
import { readRules, useRules } from "./rules.js";
import { RulesStrip } from "./pad_rules.js";
import { say } from "./strings.js";
import "./strings_pad.js";

/** As many hands stand comfortably on one page; more are set smaller. */
const ROOMY = 34;

const handsNow = ({ hands: { length } }) => (length === 0 ? say("pad.handsNone") : length === 1 ? say("pad.handsOne") : say("pad.handsNow", { count: length }));

/** When the button that was pressed is gone, the focus goes on to `place`, not back to the top of the page. */
function useFocus(place) {
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    pressed.current = false;
  });
  return () => { pressed.current = true; };
}

/** A draft as these rules allow it. */
const fitted = (tables, switches, draft) => ({
  ...draft,
  bid: switches.calls.includes(draft.bid) ? draft.bid : "",
  alone: draft.alone && tables.alone[switches.alone],
});

const titleOf = (tables, players, { winners }) =>
  say(winners.length > 1 ? "pad.over" : "pad.overOne", { names: namesOf(tables, players, winners) });

/** The sheet on paper: hidden on the screen. */
function Paper({ tables, rules, pad, game, paper }) {
  return html`<div class=${pad.hands.length > ROOMY ? "hp-paper-pad is-long" : "hp-paper-pad"} ref=${paper}>
    <h2>${say("pad.printed", { name: rules.name })}</h2>
    <p>${totalsLine(tables, rules.switches, pad.players, game.ledgers)}. ${game.ending && endingOf(tables, pad.players, game.ending)}</p>
    <${PadTable} tables=${tables} switches=${rules.switches} pad=${pad} game=${game} />
  </div>`;
}

export function Widget({ model }) {
  const tables = openScores(model.get("game"));
  const sheet = useSheet(model, tables);
  const [chosen] = useRules(model.get("rules"));
  const { pad } = sheet;
  const rules = pad.rules ? readRules(pad.rules) : chosen;
  const { switches } = rules;
  const game = walk(tables, switches, pad);
  const [draft, setDraft] = useState(blankHand(tables));
  const [at, setAt] = useState(null); // the hand that is being corrected
  const [open, setOpen] = useState(""); // the panel below
  const [said, setSaid] = useState(null);
  const [paper, entry] = [useRef(null), useRef(null)];
  const onPress = useFocus(entry);
  const hand = fitted(tables, switches, draft);
  const report = reportOf(tables, switches, pad.players, hand);
  const name = (seat) => pad.players[tables.seats.indexOf(seat)];
  const correcting = at !== null && at < pad.hands.length;

  const start = (next, words) => { setDraft(blankHand(tables)); setAt(null); setOpen(""); setSaid(words); sheet.write(next); };
  const toggle = (panel) => { setSaid(null); setOpen(open === panel ? "" : panel); };
  const put = (result, words) => {
    const hands = correcting ? pad.hands.map((each, place) => (place === at ? result : each)) : [...pad.hands, result];
    const next = { ...pad, rules: rules.text, hands };
    const { ledgers, ending } = walk(tables, switches, next);
    const verdict = ending ? `${words.verdict} ${titleOf(tables, pad.players, ending)}.` : words.verdict;
    start(next, { icon: ending ? "e-K" : "i-check", ...words, verdict, more: `${totalsLine(tables, switches, pad.players, ledgers)}.` });
  };
  const onEnter = () => {
    if (!report.complete) return setSaid({ reason: report.reason });
    const number = (correcting ? at : pad.hands.length) + 1;
    return put(hand, { verdict: say(correcting ? "pad.corrected" : "pad.entered", { hand: number }), reason: `${report.verdict} ${report.reason}` });
  };
  const onThrown = () => (correcting ? put(null, { verdict: say("pad.corrected", { hand: at + 1 }) })
    : put(null, { verdict: say("pad.enteredThrown", { hand: pad.hands.length + 1, name: name(dealerOf(tables, pad.firstDealer, pad.hands.length + 1)) }) }));
  const onRemove = () => start({ ...pad, hands: pad.hands.filter((_, place) => place !== at) }, { icon: "i-check", verdict: say("pad.removed", { hand: at + 1 }) });
  const onCorrect = (place) => {
    const same = at === place;
    setAt(same ? null : place);
    setDraft(same || !pad.hands[place] ? blankHand(tables) : pad.hands[place]);
    setOpen("");
    setSaid(null);
    if (!same) requestAnimationFrame(() => entry.current?.scrollIntoView({ block: "nearest" }));
  };
  const onUndo = () => {
    setDraft(blankHand(tables)); setAt(null); setOpen("");
    setSaid({ icon: "i-undo", verdict: say("pad.undone", { hands: handsNow(sheet.undo()) }) });
  };
  const onNew = () => start(blankPad(tables, pad.players, game.dealer), { verdict: say("pad.newDone", { name: name(game.dealer) }) });
  const over = game.ending && !correcting;
  const late = game.rows.some((row) => row.late);
  const shared = { tables, switches, pad, game };
  const status = said ?? (over ? { icon: "e-K", verdict: `${titleOf(tables, pad.players, game.ending)}.`, reason: say("pad.overHand", { hand: game.ending.place + 1 }) } : report);

  return html`<div class="hp-widget hp-pad" role="group" aria-label=${say("pad.label")} onClickCapture=${onPress}>
    ${sheet.aside && html`<${Aside} why=${sheet.why} kept=${sheet.aside} onDrop=${sheet.drop} />`}
    ${sheet.forgetful && html`<p class="hp-broken" role="alert">${say("pad.forgetful")}</p>`}
    <${RulesStrip} ...${shared} rules=${rules} chosen=${chosen} onChange=${(text) => start({ ...pad, rules: text }, { icon: "i-check", verdict: say("pad.changed", { name: chosen.name }) })} />
    <${Totals} ...${shared} />
    ${over && html`<${PadEnding} title=${titleOf(tables, pad.players, game.ending)} why=${endingOf(tables, pad.players, game.ending)} late=${late && say("pad.lateHands")}>
      <p class="hp-row"><${Button} icon="deal" aria-expanded=${String(open === "new")} onClick=${() => toggle("new")}>${say("pad.new")}</${Button}></p></${PadEnding}>`}
    ${pad.hands.length > 0 && html`<${PadTable} ...${shared} at=${correcting ? at : null} onCorrect=${onCorrect} />`}
    <div ref=${entry} tabindex="-1">${!over && html`<${PadEntry} ...${shared} place=${correcting ? at : pad.hands.length} correcting=${correcting}
      dealer=${correcting ? game.rows[at].dealer : game.dealer} draft=${hand}
      onDraft=${(next) => { setSaid(null); setDraft(next); }} onSay=${(why) => setSaid({ reason: why })}
      onEnter=${onEnter} onThrown=${onThrown} onCancel=${() => onCorrect(at)} onRemove=${onRemove} />`}</div>
    <${Status} ...${status} />
    <p class="hp-row hp-pad-tools">
      <${Button} icon="undo" aria-disabled=${String(!sheet.canUndo)} onClick=${() => sheet.canUndo && onUndo()}>${say("pad.undo")}</${Button}>
      <${Button} aria-expanded=${String(open === "players")} onClick=${() => toggle("players")}>${say("pad.players")}</${Button}>
      <${Button} aria-expanded=${String(open === "text")} onClick=${() => toggle("text")}>${say("pad.text")}</${Button}>
      <${Button} icon="print" onClick=${() => printAlone(paper.current)}>${say("pad.print")}</${Button}>
      ${!over && html`<${Button} icon="deal" aria-expanded=${String(open === "new")} onClick=${() => toggle("new")}>${say("pad.new")}</${Button}>`}
    </p>
    ${open === "players" && html`<${Players} tables=${tables} pad=${pad} onPad=${sheet.write} />`}
    ${open === "text" && html`<${AsText} tables=${tables} pad=${pad} totals=${totalsLine(tables, switches, pad.players, game.ledgers)} onSay=${(words) => setSaid({ reason: words })}
      onLoad=${(next) => start(next, { icon: "i-check", verdict: say("pad.loaded", { hands: handsNow(next) }) })} />`}
    ${open === "new" && html`<${Ask} ask=${say("pad.newAsk")} what=${say("pad.newWhat")} yes=${say("pad.newYes")} no=${say("pad.newNo")} onYes=${onNew} onNo=${() => setOpen("")} />`}
    <${Paper} tables=${tables} rules=${rules} pad=${pad} game=${game} paper=${paper} />
  </div>`;
}

/** Without JavaScript nothing adds up by itself; a pencil does. */
export function text(model) {
  const tables = openScores(model.get("game"));
  return html`<p>${say("pad.noscript", { names: tables.names.join(say("list.comma")) })}</p>`;
}
