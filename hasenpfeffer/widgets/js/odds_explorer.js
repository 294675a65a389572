// How a hand's chances grow card by card; and all hands: the best, the worst, and a picture of them.
import { useMemo, useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { Held, Pack } from "./hand_parts.js";
import { BrokenLink, CopyLink, usePosition } from "./links.js";
import { Chances, LISTED, percent } from "./odds_bars.js";
import { End } from "./odds_ends.js";
import { Kind } from "./odds_kind.js";
import { formOf, useOdds } from "./odds_load.js";
import { movement, step } from "./odds_moved.js";
import { Picture } from "./odds_picture.js";
import { nearest, read, write } from "./odds_position.js";
import { keepingFocus, Waiting } from "./odds_waiting.js";
import { arrows, Button, Status, SuitChooser } from "./parts.js";
import { titleOfRules, useRules } from "./rules.js";
import { capital, say } from "./strings.js";
import { calledIn, counts, open } from "./tables.js";
import "./strings_explore.js";
import "./strings_hand.js";

/** What is shown of a hand and of all hands: as the page was built, or reckoned once a table is here; null while it is not. */
function useChances(model, words, growing) {
  const built = model.get("built");
  const first = read(words, built.position);
  const [rules] = useRules();
  const [perfect, setPerfect] = useState(false);
  const [asked, setAsked] = useState(false);
  const wanted = useRef(false);
  const same = (key) => String(growing[key]) === String(first[key]);
  wanted.current ||= asked || perfect || !["cards", "trump", "tricks"].every(same);
  const form = formOf(model.get("forms"), rules);
  const { odds, state, again } = useOdds(model, [form], wanted.current);
  const usual = rules.text === built.rules && !perfect;
  const about = { form, trump: growing.trump, perfect };
  const columns = (odds ? odds.columns(rules) : built.columns).slice(-LISTED);
  const tricks = nearest(columns, growing.tricks);
  const reckoned = (keys, known, how) => useMemo(
    () => (usual && keys.every(same) ? known : odds && how()), [...keys.map((key) => String(growing[key])), rules.text, perfect, Boolean(odds)]);
  const means = reckoned(["cards", "trump"], built.means, () => odds.means(words, about, growing.cards));
  const picture = reckoned(["tricks"], built.picture, () => odds.picture(about, tricks));
  const ends = reckoned(["trump", "tricks"], built, () => odds.ends(words, about, tricks));
  const trump = rules.switches.trump_named === "before_widow" ? words.trumps[growing.trump] : null;
  return { rules, tricks, trump, perfect, setPerfect, means, picture, ends, columns, state, again, asleep: !wanted.current, ask: () => setAsked(true) };
}

/** The rows of bars: any hand, and then one for each card. */
function rowsOf(words, { cards }, view) {
  const { means, trump } = view;
  return [{ key: "any", head: say(trump ? "explore.anyTrump" : "explore.any"), chances: means?.[0] ?? null, best: cards.length === 0 }, ...cards.map((card, place) => ({
    key: card, head: say("explore.plus", { card: calledIn(words, trump, card) }), chances: means?.[place + 1] ?? null, best: place === cards.length - 1,
    note: means && step(view, means[place], means[place + 1]),
  }))];
}

/** What each deed says. */
function said(words, { cards }, view, line) {
  if (line || cards.length === 0 || !view.means) return line || { icon: "i-hand", reason: say("explore.hint") };
  const card = capital(calledIn(words, view.trump, cards.at(-1)));
  return { icon: "i-check", verdict: say("explore.now", { card, count: cards.length }), reason: movement(view, ...view.means.slice(-2)) };
}

/** A few numbers of tricks, one of them wanted. */
const Wanted = ({ columns, tricks, onTricks }) => html`<div class="hp-row hp-wanted" role="group" aria-label=${say("explore.wanted")} onKeyDown=${arrows}>
  <span>${say("explore.wanted")}</span>${columns.map((each) => html`<${Button} key=${each} data-tricks=${each} aria-pressed=${String(each === tricks)}
    onClick=${() => onTricks(each)}>${each}</${Button}>`)}</div>`;

export function Widget({ model }) {
  const words = open(model.get("game"));
  const usual = (text) => { const good = read(words, text); return good && write(good); };
  const { position, place, broken, change } = usePosition(model, usual);
  const [line, setLine] = useState(null);
  const growing = read(words, position);
  const view = useChances(model, words, growing);
  const { means, picture, ends, columns, rules, tricks, trump, perfect } = view;
  const shown = useRef(null); // the last picture stays until the next one is here
  if (picture && ends) shown.current = { picture, ends, tricks, trump };
  const to = (next, note = null) => { setLine(note); change(write({ ...growing, ...next })); };
  const turn = (card) => {
    const held = growing.cards.includes(card);
    if (!held && growing.cards.length === growing.room) return setLine({ icon: "i-no", verdict: say("explore.full"), reason: say("explore.fullMore") });
    return to({ cards: held ? growing.cards.filter((each) => each !== card) : [...growing.cards, card] },
      held ? { icon: "i-undo", reason: say("explore.out", { card: capital(words.names[card]) }) } : null);
  };
  const mine = means && growing.cards.length === growing.room
    ? { row: trump ? counts(trump, growing.cards)[0][1] : 0, chance: means.at(-1)[tricks - 1] } : null;
  const small = say(perfect ? "odds.perfect" : "odds.play");
  return html`<div class="hp-widget hp-builder hp-explorer" role="group" aria-label=${say("explore.label")} ref=${place}>
    <${BrokenLink} broken=${broken} />
    <p class="hp-ask">${say(trump ? "explore.ask" : "explore.askOpen")}</p>
    ${trump && html`<${SuitChooser} words=${words} label=${say("hand.ask")} chosen=${growing.trump} onChoose=${(suit) => to({ trump: suit }, { icon: `s-${suit}`, reason: say("hand.trumpIs", { suit: capital(words.many[suit]) }) })} />`}
    <${Held} words=${words} trump=${trump} hand=${growing} onTake=${turn} />
    <${Status} ...${said(words, growing, view, line)} />
    <div class="hp-builder-body">
      <${Pack} words=${words} trump=${trump} hand=${growing} onCard=${turn} />
      <div class="hp-builder-side"><section class="hp-worth" tabindex="-1" aria-label=${say("explore.chances")}>
        ${!means && (view.asleep ? html`<p class="hp-worth-say is-ask"><${Button} icon="eye" onClick=${keepingFocus(view.ask)}>${say("explore.show", { rules: titleOfRules(rules) })}</${Button}></p>`
          : html`<${Waiting} ...${view} />`)}
        <${Chances} caption=${say("explore.caption")} small=${small} heading=${say("explore.card")} columns=${columns} rows=${rowsOf(words, growing, view)} />
        <${Kind} perfect=${perfect} onPerfect=${view.setPerfect} />
      </section></div>
    </div>
    <${Wanted} columns=${columns} tricks=${tricks} onTricks=${(wanted) => to({ tricks: wanted }, line)} />
    ${shown.current && html`<${Picture} rows=${shown.current.picture} tricks=${shown.current.tricks} mine=${mine} small=${small} deck=${words.deck} />
      <div class="hp-ends">${["best", "worst"].map((end) => html`<${End} key=${end} words=${words} title=${say(`explore.${end}`, { tricks: shown.current.tricks })} hands=${shown.current.ends[end]}
        trump=${shown.current.trump} columns=${columns} alike=${end === "best" ? "explore.asGood" : "explore.asWeak"} />`)}</div>`}
    <p class="hp-row hp-foot"><${CopyLink} model=${model} position=${position} />
      <${Button} icon="retry" onClick=${() => to({ cards: [] }, { icon: "i-undo", reason: say("explore.cleared") })}>${say("hand.clear")}</${Button}></p>
  </div>`;
}

/** The same as text. */
export function text(model) {
  const words = open(model.get("game"));
  const growing = read(words, model.get("position"));
  const { means, columns } = model.get("built");
  const chances = (row) => columns.map((tricks) => say("explore.textChance", { tricks, chance: percent(row[tricks - 1]) })).join(say("list.comma"));
  const names = [say("explore.anyTrump"), ...growing.cards.map((card) => say("explore.plus", { card: calledIn(words, words.trumps[growing.trump], card) }))];
  return html`<p>${say("hand.trumpIs", { suit: capital(words.many[growing.trump]) })} ${say("explore.caption")}. ${say("odds.play")}.</p>
    <ul>${means.map((row, place) => html`<li>${names[place]}: ${chances(row)}</li>`)}</ul>`;
}
