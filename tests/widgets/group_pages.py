"""The two pages of a group's quiz, and phones that play it."""

import random

from hasenpfeffer.cards import DECK
from hasenpfeffer.lessons import banks, script
from hasenpfeffer.lessons.bank import levels_of
from hasenpfeffer.lessons.gift_bank import gift_bank
from hasenpfeffer.widgets import GroupQuiz, TeachersDesk
from tests.widgets.harness import write_page

NOTHING, OTHERWISE = "nothing", "otherwise"

# Plays the quiz that is open, as a player would, and gives back each question with what was done.
PLAY = """async (plan) => {
  const until = async (find) => {
    for (let n = 0; n < 400; n += 1) {
      const found = find();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 5));
    }
    throw new Error("the quiz does not go on");
  };
  const at = (selector) => document.querySelector(`.hp-group ${selector}`);
  const type = (text) => {
    const field = at(".hp-typed input");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const asked = [];
  while (!at(".hp-group-code")) {
    const { level } = (await until(() => at(".hp-ask-one:not([data-played])"))).dataset;
    const { kind, do: what } = plan[level];
    asked.push(level);
    at(".hp-ask-one").dataset.played = "";
    if (what === "nothing") at("[data-do=show]").click();
    else if (kind === "text") {
      await until(() => {
        type(what);
        setTimeout(() => at(".hp-typed button")?.click());
        return at("[data-do=next]");
      });
    } else if (kind === "card") at(`button[data-card="${what}"]`).click();
    else at(`[data-answer="${what}"]`).click();
    (await until(() => at("[data-do=next]"))).click();
    await until(() => at(".hp-group-code") || at(".hp-ask-one")?.dataset.level !== level);
  }
  const parts = [...document.querySelectorAll(".hp-group-code span")];
  return { asked, code: parts.map((part) => part.textContent).join("-") };
}"""


def numbered(number):
    """A script that gives a phone a number of its own, which it would draw by chance."""
    return f"crypto.getRandomValues = (numbers) => numbers.fill({1867 + 7919 * number});"


def write_pages(folder):
    """Write the quiz, the desk and the banks."""
    for name, widget in (("quiz", GroupQuiz()), ("teach", TeachersDesk())):
        write_page(folder, widget=widget).rename(folder / f"{name}.html")
    kept = folder / "_static" / "banks"
    kept.mkdir(parents=True)
    for chapter, bank in banks().items():
        (kept / f"{chapter}.js").write_text(script(bank), "utf8")
        (kept / f"{chapter}.gift.js").write_text(script(gift_bank(bank)), "utf8")


def levels():
    """Every level by its name."""
    return {level["id"]: level for level in levels_of(banks().values())}


def plan_for(chance: random.Random):
    """What a player would answer to every question: ``do`` for the page, ``answer`` for us."""
    return {name: _some_answer(chance, level) for name, level in levels().items()}


def _some_answer(chance, level):
    kind, options = level["kind"], level["options"]
    right = [n for n, option in enumerate(options) if option["right"]]
    roll = chance.random()
    if roll < 0.08:
        return {"kind": kind, "do": NOTHING, "answer": NOTHING}
    if kind == "text" and roll < 0.16:
        return {"kind": kind, "do": _something_else(level), "answer": OTHERWISE}
    answer = chance.choice(right) if roll < 0.6 else chance.randrange(len(options))
    do = {"text": options[answer]["say"], "card": options[answer]["say"]}.get(kind, str(answer))
    return {"kind": kind, "do": do, "answer": answer}


def _something_else(level):
    """An answer that can be read and is none of those that the question knows."""
    numbers = all(option["say"].lstrip("−").isdigit() for option in level["options"])
    guesses = ["77"] if numbers else map(str, DECK)
    return next(guess for guess in guesses if guess.lower() not in level["accept"])


def is_right(level, answer):
    """Whether an answer is right."""
    return isinstance(answer, int) and level["options"][answer]["right"]


def reply_to(level, answer):
    """The reason in the reply to a wrong answer; nothing is said to no answer."""
    if answer == NOTHING:
        return ""
    option = level["otherwise"] if answer == OTHERWISE else level["options"][answer]
    return option["reply"].removeprefix("Not yet.").strip()
