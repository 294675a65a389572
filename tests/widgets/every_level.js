// For a browser: drives the levels of a chapter by hand, every question of it, every answer. Bundled by the test.
import { mount } from "../../hasenpfeffer/widgets/js/app.js";
import { bankHere, loadBank } from "../../hasenpfeffer/widgets/js/bank.js";
import { matches } from "../../hasenpfeffer/widgets/js/draw.js";
import { pageModel } from "../../hasenpfeffer/widgets/js/model.js";
import { progress } from "../../hasenpfeffer/widgets/js/progress.js";
import { BLANK } from "../../hasenpfeffer/widgets/js/progress_text.js";
import { setRules } from "../../hasenpfeffer/widgets/js/rules.js";
import { presets, problemOf, rulesOf } from "../../hasenpfeffer/widgets/js/rules_text.js";
import { ensureSprite } from "../../hasenpfeffer/widgets/js/sprite.js";
import * as kinds from "../../hasenpfeffer/widgets/js/widgets.js";

window.requestAnimationFrame = (later) => setTimeout(later); // nothing is looked at here

/** Rules under which a level is asked: a preset if there is one, or one with switches changed. */
function rulesFor(level) {
  const wanted = [level.switch, ...(level.also ?? [])].filter(Boolean)
    .map(({ name, value }) => [name, name === "calls" ? value.split(" ") : value]);
  const fits = presets.find((rules) => matches(level, rules));
  if (fits) return fits.text;
  const made = presets.map((rules) => rulesOf("House rules", { ...rules.switches, ...Object.fromEntries(wanted) })).find(({ switches }) => !problemOf(switches));
  return made.text;
}

const place = document.querySelector("#levels");
const find = (selector) => place.querySelector(selector);
const status = () => [...place.querySelectorAll(".hp-ask-one [role=status]")].map(({ textContent }) => textContent).filter(Boolean);

async function until(what, why) {
  const end = performance.now() + 5000;
  while (!what()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${why}`);
    await new Promise((go) => setTimeout(go));
  }
}

/** Press what means an answer; typed answers are typed. */
function press(level, option, text) {
  if (level.kind === "text") {
    const field = find("[data-answer=text]");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return new Promise((go) => setTimeout(go)).then(() => find(".hp-typed button").click());
  }
  const { say } = level.options[option];
  (level.kind === "card" ? find(`.hp-scene button[data-card="${say}"]`) : find(`[data-answer="${option}"]`)).click();
  return undefined;
}

/** What can be read and is none of the answers. */
const readableButWrong = ({ accept, options: [{ say }] }) =>
  (/\d$/.test(say) ? ["99"] : ["9s", "th", "jk", "kd", "ac", "qh"]).find((each) => !Object.hasOwn(accept, each));

const said = (reply) => reply.replace(/^(Yes\.|Not yet\.)\s+/, "");
const stepsTicked = (model) => progress.state.progress.families[model.family]?.ticks ?? {};

async function answerAll(level, family, problems) {
  const answers = level.options.map((option, place) => ({ ...option, place, text: option.say }));
  if (level.kind === "text") answers.push({ right: false, reply: level.otherwise.reply, place: -1, text: readableButWrong(level) });
  const order = [...answers.filter(({ right }) => !right), ...answers.filter(({ right, place }) => right && place !== level.solution), answers.find((each) => each.place === level.solution)];
  for (const { reply, place: option, text, right } of order) {
    await press(level, option, text);
    const seen = () => status().length === 1 && status()[0].includes(said(reply)) && status()[0].includes(right ? "Yes." : "Not yet.");
    await until(seen, `${level.id} ${text}: ${reply} | ${status().join(" | ")}`);
  }
  const tick = stepsTicked({ family })[level.step];
  if (tick !== "done") problems.push(`${level.id}: step ${level.step} is ${tick}`);
  const shown = find(`[data-stage="${family}"]`);
  if (!/\((in part|done)/.test(shown.textContent)) problems.push(`${level.id}: the stage is ${shown.textContent}`);
}

/** Every question of a chapter: which replies came, and what was not as it must be. */
window.playChapter = async (traits) => {
  ensureSprite();
  const model = pageModel(traits);
  const { families } = await loadBank(model, traits.chapter);
  const end = mount(kinds, model, place);
  const problems = [];
  let [levels, replies] = [0, 0];
  const jobs = families.flatMap(({ family, levels: all }) => all.map((level) => ({ family, level, rules: rulesFor(level) })));
  for (const { family, level, rules } of jobs) {
    setRules(rules);
    progress.change(() => BLANK);
    model.set("position", level.id);
    await until(() => find(`[data-level="${level.id}"]`), `${level.id} to be shown`);
    await answerAll(level, family, problems);
    levels += 1;
    replies += level.options.length + (level.kind === "text");
  }
  end();
  return { levels, replies, problems, there: Boolean(bankHere(traits.chapter)) };
};
