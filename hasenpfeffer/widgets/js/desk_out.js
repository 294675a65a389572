// What a set can be made into: a lesson on the wall, two sheets of paper, and a file that quiz servers import.
import { useEffect, useRef, useState } from "preact/hooks";
import { QuizPaper } from "./desk_paper.js";
import { giftText } from "./gift.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { printAlone } from "./printing.js";
import { saveText } from "./saving.js";
import { say } from "./strings.js";
import "./strings_group.js";

/** Four ways out. `want(next)` fetches the questions and then goes on. */
export function OutPart({ model, words, set, drawn, want, onWall, onSay }) {
  const paper = useRef(null);
  const [sheet, setSheet] = useState(null); // which sheet is to be printed
  useEffect(() => {
    if (!sheet || !drawn.length) return;
    printAlone(paper.current);
    setSheet(null);
  }, [sheet, drawn.length]);
  const withGift = (use) => want(async (questions) => {
    try {
      onSay(say(await use(await giftText(model, set, questions))));
    } catch (error) {
      console.error(error);
      onSay(say("gift.failed"));
    }
  });
  const save = () => withGift((text) => { saveText(`hasenpfeffer-${set.seed}.gift.txt`, text); return "gift.saved"; });
  const copy = () => withGift((text) => navigator.clipboard.writeText(text).then(() => "gift.copied", () => "gift.noCopy"));
  return html`<div class="hp-desk-out">
    <div class="hp-row"><${Button} go=${true} icon="eye" onClick=${() => want((questions) => onWall(0, questions))}>${say("out.wall")}</${Button}>
      <${Button} icon="print" onClick=${() => want(() => setSheet("without"))}>${say("out.paper")}</${Button}>
      <${Button} icon="print" onClick=${() => want(() => setSheet("with"))}>${say("out.answers")}</${Button}>
      <${Button} onClick=${save}>${say("out.gift")}</${Button}>
      <${Button} icon="link" onClick=${copy}>${say("out.giftCopy")}</${Button}></div>
    <p class="hp-desk-small">${say("out.how")}</p>
    ${sheet && drawn.length > 0 && html`<${QuizPaper} words=${words} set=${set} drawn=${drawn} answers=${sheet === "with"} paper=${paper} />`}
  </div>`;
}
