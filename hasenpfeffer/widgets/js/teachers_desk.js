// The desk of someone who teaches a group: choose questions, hand out the link, take in the codes, see who missed what.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CodesPart } from "./desk_codes.js";
import { LinkPart } from "./desk_link.js";
import { OutPart } from "./desk_out.js";
import { reportOf } from "./desk_report.js";
import { SetForm } from "./desk_set.js";
import { TablePart } from "./desk_table.js";
import { useDrawn } from "./drawn_set.js";
import { Copy, Waiting } from "./group_parts.js";
import { topicsText } from "./group_quiz.js";
import { counted, readRoll } from "./group_roll.js";
import { tally } from "./group_tally.js";
import { html } from "./html.js";
import { useKept } from "./kept.js";
import { BrokenLink, usePosition } from "./links.js";
import { Button, Status } from "./parts.js";
import { questionSet, readSet, SetError } from "./question_set.js";
import { saveText } from "./saving.js";
import { say } from "./strings.js";
import { open } from "./tables.js";
import { openWall } from "./wall.js";
import "./strings_quiz.js";
import "./strings_group.js";

const VERSION = 1;
const BLANK = { version: VERSION, set: "", lists: {}, cleared: {} };

const texts = (value) => value && typeof value === "object" && Object.values(value).every((each) => typeof each === "string");

/** What this browser kept of the desk; anything else is put aside. */
function checked(value) {
  if (value?.version !== VERSION || typeof value.set !== "string" || !texts(value.lists) || !texts(value.cleared)) throw new TypeError("not a teacher's desk");
  return value;
}

function readable(topics, text) {
  try {
    return readSet(topics, text).text;
  } catch (error) {
    if (error instanceof SetError) return null;
    throw error;
  }
}

/** The set on the desk: the link's, or the one that was kept, or the author's. */
function useDesk(model) {
  const topics = model.get("topics");
  const linked = usePosition(model, (text) => readable(topics, text));
  const kept = useKept(`hp-desk-${model.get("name")}`, BLANK, checked);
  const desk = kept.value;
  useEffect(() => {
    const isLinked = new URLSearchParams(location.search).has(model.get("name"));
    const text = kept.known && !isLinked && desk.set && readable(topics, desk.set);
    if (text && text !== linked.position) linked.change(text);
  }, [kept.known]);
  const set = useMemo(() => readSet(topics, linked.position), [linked.position]);
  return {
    set, kept, broken: linked.broken, place: linked.place,
    lines: desk.lists[set.text] ?? "",
    cleared: desk.cleared[set.text] ?? "",
    /** Change some of the choices; `how` is told the newest set. */
    choose(how) {
      const now = readSet(topics, model.get("position"));
      const next = questionSet(topics, { ...now, ...how(now) });
      linked.change(next.text);
      kept.change((all) => ({ ...all, set: next.text }));
    },
    write: (text) => kept.change((all) => ({ ...all, set: set.text, lists: { ...all.lists, [set.text]: text } })),
    clear: () => kept.change((all) => ({ ...all, lists: { ...all.lists, [set.text]: "" }, cleared: { ...all.cleared, [set.text]: all.lists[set.text] } })),
    undo: () => kept.change((all) => ({ ...all, lists: { ...all.lists, [set.text]: all.cleared[set.text] }, cleared: { ...all.cleared, [set.text]: "" } })),
  };
}

const Part = ({ title, children }) => html`<section class="hp-desk-part" aria-label=${title}><p class="hp-desk-head">${title}</p>${children}</section>`;

export function Widget({ model }) {
  const words = open(model.get("game"));
  const desk = useDesk(model);
  const { set, lines } = desk;
  const [wish, setWish] = useState(null); // what to do once the questions are here
  const [said, setSaid] = useState("");
  const found = useDrawn(model, set, Boolean(wish) || Boolean(lines.trim()));
  const { drawn, codes, state } = found;
  const known = useMemo(() => new Map(), [codes]);
  const roll = useMemo(() => (codes ? readRoll(codes, lines, known) : []), [codes, lines]);
  const entries = counted(roll);
  const rows = useMemo(() => tally(drawn, entries), [drawn, roll]);
  const area = useRef(null);

  useEffect(() => {
    if (!wish || state !== "here") return;
    wish(drawn);
    setWish(() => () => {}); // stay wanted
  }, [wish, state]);
  const want = (next) => { setSaid(""); setWish(() => next); };
  const onWall = (start, questions = drawn) => openWall({ words, set, drawn: questions, rows: entries.length ? rows : null, start });
  const report = () => reportOf({ words, set, drawn, entries, rows, lines });
  const short = state === "here" && drawn.length < set.count;

  return html`<div class="hp-widget hp-desk" role="group" aria-label=${say("desk.label")} ref=${desk.place}>
    <${BrokenLink} broken=${desk.broken} />
    ${desk.kept.aside && html`<div class="hp-broken" role="alert"><p>${say("desk.aside")}</p><p class="hp-row"><${Copy} text=${desk.kept.aside} label=${say("desk.asideCopy")} done=${say("desk.copied")} />
      <${Button} onClick=${desk.kept.drop}>${say("desk.asideDrop")}</${Button}></p></div>`}
    ${desk.kept.forgetful && html`<p class="hp-broken" role="alert">${say("desk.forgetful")}</p>`}
    <${Part} title=${say("desk.questions")}>
      <${SetForm} model=${model} set=${set} onChoose=${(how) => { desk.choose(how); setSaid(""); }} />
      <p class="hp-desk-sum" role="status">${say("desk.sum", { count: set.count, topics: topicsText(model.get("topics"), set), name: set.rules.name })}</p>
      ${short && html`<p class="hp-desk-note">${say("group.fewer", { count: set.count, found: drawn.length })}</p>`}
      ${wish && state !== "here" && html`<${Waiting} state=${state} again=${found.again} />`}
      <${OutPart} model=${model} words=${words} set=${set} drawn=${drawn} want=${want} onWall=${onWall} onSay=${setSaid} />
      <${Status} reason=${said} />
    </${Part}>
    <${Part} title=${say("desk.linkHead")}><${LinkPart} model=${model} set=${set} /></${Part}>
    <${Part} title=${say("desk.codesHead")}>
      <p class="hp-desk-small">${say("desk.codesHow")}</p>
      <${CodesPart} lines=${lines} roll=${roll} loading=${Boolean(lines.trim()) && state === "loading"} area=${area}
        onLines=${desk.write} onClear=${desk.clear} onUndo=${desk.cleared && !lines.trim() ? desk.undo : null} />
      ${lines.trim() && state === "failed" && html`<${Waiting} state=${state} again=${found.again} />`}
    </${Part}>
    ${entries.length > 0 && drawn.length > 0 && html`<${Part} title=${say("desk.tableHead")}>
      <${TablePart} words=${words} drawn=${drawn} entries=${entries} rows=${rows} onWall=${onWall} />
      <p class="hp-row"><${Copy} text=${report()} label=${say("desk.copyReport")} done=${say("desk.copied")} />
        <${Button} onClick=${() => saveText(`hasenpfeffer-${set.seed}.txt`, report())}>${say("desk.saveReport")}</${Button}></p></${Part}>`}
  </div>`;
}

/** Without a script the sheets and the list of codes are not there; what the chapter says is. */
export function text(model) {
  return html`<p>${say("desk.noscript", { set: model.get("position") })}</p>`;
}
