"""Rules in links: the page reads, writes and refuses them as the engine does."""

import random
from pathlib import Path

import pytest

from hasenpfeffer.errors import RulesError
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.widgets.house import MODULE, module, switch_values
from tests.widgets.harness import in_node
from tests.widgets.random_rules import random_rules

GAMES = 10_000
DAMAGED = 20_000
HERE = Path(__file__).parent
PIECES = [
    "~", "=", ".", "%", "%7E", "%C3", "%ff%fe", "é", "🐇", "'", '"', "\\", "\n", "\t", " ", "\x85",
    "\xa0", "\u2028", "\u200b", "\x00", "\xad", "pass", "PASS", "big", "little", "0", "7", "99",
    "-1", "+5", "1e3", "٣", "²", "007", "1234567890", "yes", "no", "True", "name=", "calls=",
    "target=", "calls=pass.3", "calls=3.pass", "calls=pass.6.little", "calls=pass.pass",
    "widow=dead",
    "trump_named=after_widow", "rounds=until_three_pass", "must_outbid=no", "must_outbid=1",
    "nobody_bids=joker_holder_bids", "self=1", "__proto__=1", "constructor=x", "target=500",
    "target=501", "alone_stake=2", "packets=3", "all_six_scores=5",
]  # fmt: skip


def in_javascript(texts):
    return in_node(HERE / "rules_answers.mjs", {"texts": texts})


def in_the_engine(text):
    try:
        rules = rules_from_text(text)
    except RulesError as error:
        return {"problem": str(error)}
    return {"text": rules_to_text(rules), "name": rules.name, "switches": switch_values(rules)}


def damaged(chance):
    """A text for rules with a few pieces cut out, put in, swapped or doubled."""
    text = rules_to_text(random_rules(chance))
    for _ in range(chance.randint(1, 4)):
        at = chance.randint(0, len(text))
        match chance.choice(["cut", "put", "change", "swap", "double", "repeat"]):
            case "cut":
                text = text[:at] + text[at + chance.randint(1, 8) :]
            case "put":
                text = text[:at] + chance.choice(PIECES) + text[at:]
            case "change":
                text += "~" + chance.choice(PIECES)
            case "swap":
                changes = text.split("~")
                chance.shuffle(changes)
                text = "~".join(changes)
            case "double":
                text += "~" + text
            case "repeat":
                text = chance.choice(PIECES) + text + chance.choice(PIECES)
    return text


@pytest.mark.parametrize("kind", ["house rules", "damaged"])
def test_the_page_reads_a_text_as_the_engine_does(kind):
    chance = random.Random(f"hasenpfeffer {kind}")
    texts = [rules_to_text(preset) for preset in PRESETS]
    if kind == "damaged":
        texts += [damaged(chance) for _ in range(DAMAGED)]
    else:
        texts += [rules_to_text(random_rules(chance)) for _ in range(GAMES)]
    for text, page in zip(texts, in_javascript(texts), strict=True):
        assert page == in_the_engine(text), text


def test_damage_is_of_many_kinds():
    chance = random.Random("hasenpfeffer damaged")
    said = {in_the_engine(damaged(chance)).get("problem", "")[:16] for _ in range(2_000)}
    assert len(said) > 100


def test_the_scripts_have_the_tables_of_this_engine():
    """If this fails: ``make bundle``."""
    assert MODULE.read_text("utf8") == module()
