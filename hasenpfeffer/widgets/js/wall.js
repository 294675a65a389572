// A question for the whole class: drawn at 1920 by 1080 and scaled as one piece; asked, answered, explained, by the arrow keys.
import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { sign } from "./cards.js";
import { wrongName } from "./desk_table.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { replyParts } from "./question.js";
import { answerName } from "./question_scene.js";
import { rulesOf } from "./quiz_parts.js";
import { say } from "./strings.js";
import { Badges, hasDrawing, WallLadder, WallScene } from "./wall_scene.js";
import { ANSWERED, ASKED, back, EXPLAINED, forward, keyed } from "./wall_steps.js";
import "./strings_quiz.js";
import "./strings_group.js";

const [WIDTH, HEIGHT, NARROW] = [1920, 1080, 960];
const SMALLEST = 0.5;
const WORDY = 230; // more signs than that, and the words need more room than the cards
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The picture is one piece: a smaller screen shows the same, smaller. */
function useScale(place) {
  useLayoutEffect(() => {
    const fit = () => {
      const scale = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
      const [x, y] = [(innerWidth - WIDTH * scale) / 2, (innerHeight - HEIGHT * scale) / 2];
      place.current.style.transform = innerWidth < NARROW ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
}

/** Words that do not fit are set smaller, step by step. */
function useFit(place, deps) {
  useLayoutEffect(() => {
    const side = place.current;
    for (let size = 1; size > SMALLEST; size -= 0.05) {
      side.style.setProperty("--size", size.toFixed(2));
      if (side.scrollHeight <= side.clientHeight + 1) break;
    }
  }, deps);
}

/** How much there is to read. */
const lengthOf = (level) => [level.ask, ...(level.scene.facts ?? []), ...(level.kind === "option" ? level.options.map(({ say: each }) => each) : [])].join("").length;

/** The answers, each with its votes; once it is known, the right one is ringed. */
function Answers({ words, level, step, votes, looked, onPress }) {
  const known = step >= ANSWERED;
  if (level.kind === "text") {
    return known && html`<p class="hp-screen-typed">${sign("e-K")}${answerName(words, level, level.solution)}</p>`;
  }
  return html`<div class="hp-screen-answers" role="group" aria-label=${say("quiz.answers")}>${level.options.map((option, index) => html`
    <button type="button" key=${index} class=${known && option.right ? "is-right" : ""} aria-pressed=${known ? String(looked === index) : undefined} onClick=${() => onPress(index)}>
      <i aria-hidden="true">${LETTERS[index]}</i><span>${answerName(words, level, index)}</span>
      <em>${known && option.right && html`${sign("e-K")}${say("wall.right")}`}${votes[index] > 0 && html`<span>${votes[index] === 1 ? say("wall.vote") : say("wall.votes", { count: votes[index] })}</span>`}</em>
    </button>`)}</div>`;
}

/** The reason: of the answer that was pressed, or of the right one; and what the group's codes say. */
function Reason({ words, level, looked, row }) {
  const { verdict, reason } = replyParts(level.options[looked]);
  const most = row?.wrong[0];
  return html`<b>${verdict}</b> ${reason}${looked === level.solution && most && html`<span>${
    say("wall.most", { count: most.names.length, of: row.of, answer: wrongName(words, level, most) })} ${most.reply.replace(/^Not yet\.\s*/, "")}</span>`}`;
}

function Wall({ words, set, drawn, rows, start, onClose }) {
  const [at, go] = useState({ place: start, step: ASKED });
  const [votes, vote] = useState({});
  const [pressed, press] = useState({ level: "", answer: -1 }); // the answer whose reply is to be seen
  const [all, piece, side] = [useRef(null), useRef(null), useRef(null)];
  const { level } = drawn[at.place];
  const { step } = at;
  const trump = step >= ANSWERED && level.scene.trump ? words.trumps[level.scene.trump] : undefined;
  const looked = step === EXPLAINED && pressed.level === level.id ? pressed.answer : -1;
  const move = (how) => { go((now) => how(now) ?? now); press({ level: "", answer: -1 }); };
  const onTheme = () => { const { dataset } = document.documentElement; dataset.theme = dataset.theme === "dark" ? "light" : "dark"; };
  const onFull = () => (document.fullscreenElement ? document.exitFullscreen() : all.current.requestFullscreen?.())?.catch?.(() => {});
  const onPress = (index) => {
    if (step === ASKED) vote({ ...votes, [level.id]: { ...votes[level.id], [index]: (votes[level.id]?.[index] ?? 0) + 1 } });
    else { press({ level: level.id, answer: index }); go({ ...at, step: EXPLAINED }); }
  };
  useScale(piece);
  useFit(side, [at.place, step, looked]);
  useLayoutEffect(() => { all.current.focus(); }, []);
  useEffect(() => {
    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && !document.fullscreenElement) return onClose();
      if (event.key.toLowerCase() === "f") return onFull();
      if ([" ", "Enter"].includes(event.key) && event.target.closest("button")) return undefined;
      if (!keyed(event.key, at, drawn.length)) return undefined;
      event.preventDefault();
      return move((now) => keyed(event.key, now, drawn.length));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  const rights = step >= ANSWERED ? level.options.filter(({ right }) => right).map((option) => option.say) : [];
  const drawing = hasDrawing(level.scene);
  const kind = drawing ? (lengthOf(level) > WORDY ? "is-wordy" : "") : "is-bare";
  const last = at.place === drawn.length - 1 && step === EXPLAINED;
  const labels = [say("wall.answer"), say("wall.why"), say("wall.next")];
  return html`<div class="hp-widget hp-screen" role="dialog" aria-modal="true" aria-label=${say("wall.label")} tabindex="-1" ref=${all}><div class="hp-screen-piece" ref=${piece}>
    <header class="hp-screen-top"><span class="hp-screen-brand">${sign("hare", "")}Hasenpfeffer</span>
      <span class="hp-screen-meta">${say("quiz.number", { number: at.place + 1, count: drawn.length })}</span><span class="hp-screen-meta is-rules">${rulesOf(level, say("group.rules", { name: set.rules.name }))}</span>
      <${Button} onClick=${onFull}>${say("wall.full")} <kbd>F</kbd></${Button}><${Button} onClick=${onTheme}>${say("wall.theme")}</${Button}>
      <${Button} icon="cross" onClick=${onClose}>${say("wall.close")}</${Button}></header>
    <div class=${`hp-screen-main ${kind}`}>
      ${drawing && html`<${WallScene} key=${level.id} words=${words} level=${level} rights=${rights} trump=${trump} />`}
      <div class="hp-screen-side" ref=${side}>
        <h2 class="hp-screen-ask">${level.ask}</h2>
        ${!drawing && html`<${Badges} words=${words} scene=${level.scene} />`}
        ${level.scene.facts && html`<ul class="hp-screen-facts">${level.scene.facts.map((fact) => html`<li>${fact}</li>`)}</ul>`}
        <${Answers} key=${level.id} words=${words} level=${level} step=${step} votes=${votes[level.id] ?? {}} looked=${looked} onPress=${onPress} />
        <p class="hp-screen-why" role="status">${step === EXPLAINED && html`<${Reason} words=${words} level=${level} looked=${looked < 0 ? level.solution : looked} row=${rows?.[at.place]} />`}
          ${step === ASKED && html`<span>${say(level.kind === "text" ? "wall.say" : "wall.take")}</span>`}</p>
      </div></div>
    <footer class="hp-screen-foot">${step === EXPLAINED && level.scene.trump ? html`<${WallLadder} words=${words} scene=${level.scene} />` : html`<span></span>`}
      <div class="hp-screen-keys"><${Button} aria-disabled=${String(!at.place && !step)} onClick=${() => move(back)}>${say("wall.back")} <kbd>←</kbd></${Button}>
        <${Button} go=${!last} aria-disabled=${String(last)} onClick=${() => move((now) => forward(now, drawn.length))}>${labels[step]} <kbd>→</kbd></${Button}></div></footer>
  </div></div>`;
}

/** Put questions on the wall; the page waits behind it, and is as it was when the wall closes. */
export function openWall(props) {
  const [pressed, { dataset }] = [document.activeElement, document.documentElement];
  const theme = dataset.theme;
  const host = document.createElement("div");
  host.className = "hp-screen-host";
  const others = [...document.body.children].filter((each) => !each.inert);
  for (const each of others) each.inert = true;
  document.body.append(host);
  dataset.theme = "light"; // classrooms are bright
  const onClose = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    render(null, host);
    host.remove();
    for (const each of others) each.inert = false;
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
    pressed?.focus?.();
  };
  render(html`<${Wall} ...${props} onClose=${onClose} />`, host);
}
