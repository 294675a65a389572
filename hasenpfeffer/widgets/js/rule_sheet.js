// The rules of a table on one page: sentences, the order of the cards, points; ready to print.
import { useRef } from "preact/hooks";
import { pip, sign } from "./cards.js";
import { html } from "./html.js";
import { CopyLink } from "./links.js";
import { mootness, pointsOf, sheetOf, sourceLink } from "./meanings.js";
import { Button } from "./parts.js";
import { signed } from "./points.js";
import { printAlone } from "./printing.js";
import { linkWith, readRules, titleOfRules, useRules } from "./rules.js";
import { capital, say } from "./strings.js";
import { open } from "./tables.js";
import "./strings_sheet.js";

const rank = (card) => (card[0] === "T" ? "10" : card[0]);

const Section = ({ title, lines, sources }) => html`<div class="hp-sheet-part" role="group" aria-label=${title}>
  <p class="hp-sheet-head">${title}</p>
  <ul>${lines.map(({ sentence, source, name }) => html`<li key=${name ?? sentence} data-switch=${name}>
    ${sentence} <a class="hp-line" href=${sourceLink(sources, source)} aria-label=${say("house.source", { source })}>${source}</a></li>`)}</ul>
</div>`;

/** Cards in a line, as small as words; of the jacks one must see the suit. */
function Order({ cards, words }) {
  return html`<span class="hp-order"><span class="hp-hidden">${cards.map((card) => words.names[card]).join(say("list.comma"))}</span>
    ${cards.map((card) => html`<span key=${card} class="hp-mini" aria-hidden="true">
      ${card === "JK" ? html`${sign("s-JK", "hp-pip")}${say("sheet.joker")}` : html`${rank(card)}${rank(card) === "J" && pip(card[1])}`}</span>`)}</span>`;
}

/** For each trump suit: its cards, and the suit that has lost a jack to it; then what any other suit has. */
function Cards({ game }) {
  const words = open(game);
  const trumps = words.suits.map((suit) => words.trumps[suit]);
  const whole = trumps[0].suits.find(({ suit }) => suit !== trumps[0].suit && suit !== trumps[0].gone.suit);
  return html`<div class="hp-sheet-part hp-sheet-cards" role="group" aria-label=${say("sheet.trumps")}><p class="hp-sheet-head">${say("sheet.trumps")}</p>
    <ul>${trumps.map((trump) => html`<li key=${trump.suit}>
        <b>${pip(trump.suit)} ${say("sheet.whenTrump", { suit: capital(words.many[trump.suit]) })}</b>
        <${Order} cards=${trump.suits[0].cards} words=${words} />
        <div><i>${say("sheet.short", { suit: capital(words.many[trump.gone.suit]) })}</i>
          <${Order} cards=${trump.suits.find(({ suit }) => suit === trump.gone.suit).cards} words=${words} /></div></li>`)}
      <li><i>${say("sheet.plain")}</i><span class="hp-order">${whole.cards.map((card) => html`<span class="hp-mini">${rank(card)}</span>`)}</span></li></ul>
  </div>`;
}

const Points = ({ rows, head }) => html`<tbody>
  ${head && html`<tr><th class="hp-points-part" colspan=${rows[0].points.length + 1} scope="rowgroup">${head}</th></tr>`}
  ${rows.map(({ call, points }) => html`<tr key=${call}><th scope="row">${call}</th>
    ${points.map((each) => html`<td class=${each < 0 ? "is-lost" : ""}>${signed(each)}</td>`)}</tr>`)}
</tbody>`;

/** What each bid brings or costs, for none to all six tricks. */
function Score({ tables, meanings, switches }) {
  const rowsFor = (alone) => switches.calls.slice(1).map((call) => ({ call, points: pointsOf(tables, switches, call, alone) }));
  const [usual, alone] = [rowsFor(1), rowsFor(switches.alone_stake)];
  const differs = !mootness(meanings, "alone_stake", switches) && JSON.stringify(usual) !== JSON.stringify(alone);
  return html`<div class="hp-sheet-part" role="group" aria-label=${say("sheet.points")}><p class="hp-sheet-head">${say("sheet.points")}</p>
    <table class="hp-points">
      <thead><tr><th rowspan="2" scope="col">${say("sheet.bid")}</th><th colspan=${usual[0].points.length} scope="colgroup">${say("sheet.taken")}</th></tr>
        <tr>${usual[0].points.map((_, taken) => html`<th scope="col">${taken}</th>`)}</tr></thead>
      <${Points} rows=${usual} />
      ${differs && html`<${Points} rows=${alone} head=${say("sheet.alone")} />`}
    </table></div>`;
}

export function Widget({ model }) {
  const [rules] = useRules(model.get("pinned"));
  const paper = useRef(null);
  const meanings = model.get("meanings");
  return html`<div class="hp-widget hp-sheet" role="group" aria-label=${say("sheet.label")}>
    <div class="hp-paper" ref=${paper}>
      <p class="hp-sheet-title">${sign("hare", "hp-sheet-hare")}<span>${say("sheet.title", { name: titleOfRules(rules) })}</span></p>
      <div class="hp-sheet-body">
        ${sheetOf(meanings, rules.switches).map((section) => html`<${Section} key=${section.title} ...${section} sources=${model.get("sources")} />`)}
        <${Score} tables=${model.get("points")} meanings=${meanings} switches=${rules.switches} />
        <${Cards} game=${model.get("game")} />
      </div>
    </div>
    <p class="hp-row">
      <${Button} go=${true} icon="print" onClick=${() => printAlone(paper.current)}>${say("sheet.print")}</${Button}>
      <${CopyLink} model=${model} position=${rules.text} make=${(href) => linkWith(href, rules.text)} />
    </p>
  </div>`;
}

/** The sheet is text already. */
export function text(model) {
  readRules(model.get("position"));
  return html`<p>${say("sheet.text")}</p>`;
}
