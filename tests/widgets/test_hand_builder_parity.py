"""The page reads, sorts and counts hands as the engine does, and refuses in the same words."""

import random
from pathlib import Path

import pytest
from traitlets import TraitError

from hasenpfeffer import notation
from hasenpfeffer.cards import CARD_SPELLINGS, DECK, SUIT_SPELLINGS
from hasenpfeffer.errors import NotationError
from hasenpfeffer.widgets import HandBuilder
from hasenpfeffer.widgets.reading import reading_tables
from hasenpfeffer.widgets.tables import game_tables
from tests.widgets.harness import in_node

HANDS = 12_000
SCRIPT = Path(__file__).with_name("hand_builder_answers.mjs")
SPELLED = {
    card: [
        *(text for text, one in CARD_SPELLINGS.items() if one is card and len(text) <= 5),
        f",{card.words},",  # words do not stand together
    ]
    for card in DECK
}
GAPS = (" ", " ", " ", ",", ", ", "", "", "  ", "\t", "\u00a0", "\u2003", "\x1c", "\n")
JUNK = (
    *(
        "1H",
        "11H",
        "JX",
        "J",
        "H",
        "joke",
        "Zauber",
        "9s9",
        "10",
        "HJ",
        "it's",
        '"9H"',
        "'\"",
        "\\",
    ),
    *("J♥️", "Q\ufe0e♥", "jack of", "of hearts", "one of hearts"),
    *("♥️", "é", "ß", "ſ", "9ſ", "🂡", "\u200b9H", "\x00", "\x7f", "\x85", "\u00ad", "\ufeff"),
    *("\U000e0001", "\ud800", "__proto__", "constructor", "{text}", "$&", ".", "<b>"),
)
BUILDERS = {size: HandBuilder(trump="S", size=size) for size in (6, 7)}
LINKS = (
    *("", ".", "..", "H", "JK", "JK.", ".H", "JK.X", "JK.H.5", "JK.H.8", "JK.H.07", "JK.H.7.7"),
    *("JK.H.", "jk jh. hearts ", "JKJK.S", "J♦.♦.6", "JK.H.constructor", "JK.__proto__", "%20.H"),
)


def any_case(chance, text):
    return "".join(chance.choice([sign.upper(), sign.lower(), sign]) for sign in text)


def some_hand(chance, most=8):
    """Cards as people write them; now and then one of them twice."""
    size = chance.choice([6, 6, 6, 7, chance.randint(0, most)])
    cards = chance.sample(DECK, size)
    if cards and chance.random() < 0.15:
        cards.append(chance.choice(cards))
    words = [any_case(chance, chance.choice(SPELLED[card])) for card in cards]
    if chance.random() < 0.25:
        words.insert(chance.randint(0, len(words)), chance.choice(JUNK))
    return chance.choice(GAPS) + "".join(word + chance.choice(GAPS) for word in words)


def typed(chance):
    text, size = some_hand(chance), chance.choice([6, 7, None])
    try:
        answer = [list(map(str, notation.hand(text, size))), ""]
    except NotationError as error:
        answer = [[], str(error)]
    return {"typed": text, "size": size}, answer


def link(chance):
    size = chance.choice([6, 7])
    suit = any_case(chance, chance.choice([*SUIT_SPELLINGS, "H", "D", "X", " S "]))
    room = chance.choice(["", "", ".", ".6", ".7", ".8"])
    text = chance.choice(LINKS) if chance.random() < 0.1 else f"{some_hand(chance)}.{suit}{room}"
    builder = BUILDERS[size]
    try:
        builder.position = text
    except TraitError:
        return {"link": text, "size": size}, None
    counts = [[suit.value, count] for suit, count in builder.counts.items()]
    return {"link": text, "size": size}, [builder.position, counts]


def in_javascript(questions):
    known = {"game": game_tables(), "reading": reading_tables(), "questions": questions}
    return in_node(SCRIPT, known)


@pytest.mark.parametrize("kind", [typed, link])
def test_the_page_reads_hands_as_the_engine_does(kind):
    chance = random.Random(f"hasenpfeffer hand {kind.__name__}")
    asked = [kind(chance) for _ in range(HANDS)]
    questions = [{"ask": kind.__name__, **question} for question, _ in asked]
    found = in_javascript(questions)
    for (question, engine), page in zip(asked, found, strict=True):
        assert page == engine, question
    read = sum(bool(answer and answer[0]) for answer in found)
    assert HANDS / 4 < read < HANDS * 3 / 4, "both good hands and bad ones are asked about"
