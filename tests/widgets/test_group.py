"""Sets of questions and the desk: texts, refusals, and what a kernel answers."""

import random
from pathlib import Path

import pytest
import traitlets

from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons import banks
from hasenpfeffer.lessons.bank import levels_of
from hasenpfeffer.lessons.gift import gift
from hasenpfeffer.lessons.gift_bank import gift_bank
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.widgets import GroupQuiz, TeachersDesk
from hasenpfeffer.widgets.group_quiz import read_set, titles
from hasenpfeffer.widgets.question_set import QuestionSet
from tests.widgets.harness import in_node
from tests.widgets.random_rules import random_rules

HERE = Path(__file__).parent
SETS, DAMAGED = 1_000, 3_000
NAMES = [
    name
    for each in titles()
    for name in (each["chapter"], *(family["family"] for family in each["families"]))
]
PIECES = [".", ",", "all", "classic", "hoyle~target=11", "0", "31", "7", "x", " ", "é", "-", "1e1"]


def random_set(chance):
    return QuestionSet(
        seed="".join(chance.choices("0123456789ABCDEFGHJKMNPQRSTVWXYZ", k=chance.randint(1, 8))),
        count=chance.randint(1, 30),
        topics=tuple(name for name in NAMES if chance.random() < 0.1),
        rules=random_rules(chance),
    )


def damaged(chance, text):
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(PIECES) + text[at + chance.randint(0, 4) :]


def in_python(text):
    try:
        return read_set(text).text
    except HasenpfefferError:
        return ""


def in_javascript(texts):
    return in_node(HERE / "set_answers.mjs", {"topics": titles(), "texts": texts})


def test_the_page_reads_and_refuses_sets_as_we_do():
    chance = random.Random(4)
    whole = [random_set(chance).text for _ in range(SETS)]
    assert in_javascript(whole) == whole == [in_python(text) for text in whole]
    broken = [damaged(chance, chance.choice(whole[:50])) for _ in range(DAMAGED)]
    answers = [in_python(text) for text in broken]
    assert in_javascript(broken) == answers
    assert 0 < answers.count("") < DAMAGED


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no set of questions"),
        ("7K2M.20.all", "is no set of questions"),
        ("7K2M.0.all.classic", "1 to 30"),
        ("7K2M.31.all.classic", "1 to 30"),
        ("7K2M.x.all.classic", "1 to 30"),
        ("7K-2M.20.all.classic", "is no seed"),
        (".20.all.classic", "is no seed"),
        ("123456789.20.all.classic", "longer than 8"),
        ("7K2M.20.bower.classic", "no topic 'bower'"),
        ("7K2M.20.all.clasic", "names no rules"),
    ],
)
def test_what_is_wrong_with_a_set_is_said(text, why):
    with pytest.raises(HasenpfefferError, match=why):
        read_set(text)


def test_house_rules_with_any_name_go_through_a_link():
    rules = random_rules(random.Random(1)).replace(name="O'Brien & <b>Söhne</b>. 李")
    text = QuestionSet(seed="7", count=5, rules=rules).text
    assert read_set(text).rules == rules
    assert text.endswith(rules_to_text(rules))


def test_gift_put_together_from_pieces_is_the_file_that_lessons_write():
    for chapter, bank in banks().items():
        levels = levels_of([bank])
        pieces = gift_bank(bank)
        assert pieces["chapter"] == f"{chapter}.gift"
        page = "$CATEGORY: $course$/Hasenpfeffer 7K2M\n\n" + "\n".join(
            pieces[level["id"]] for level in levels
        )
        assert page == gift(levels, category="Hasenpfeffer 7K2M")


def test_a_kernel_sends_the_banks_it_is_asked_for_and_nothing_else():
    desk, sent = TeachersDesk(), []
    desk.send = lambda content, **_: sent.append(content)
    for message in (
        {"ask": "bank", "chapter": "bowers"}, {"ask": "bank", "chapter": "bowers.gift"},
        {"ask": "bank", "chapter": "../secret"}, {"ask": "bank", "chapter": ["bowers"]},
        {"ask": "bank", "chapter": "x.gift"}, {"ask": "names"}, "bank", None,
    ):  # fmt: skip
        desk._answer(desk, message, None)
    assert [each["bank"] for each in sent] == ["bowers", "bowers.gift"]
    assert sent[0]["questions"] == banks()["bowers"]
    assert sent[1]["questions"] == gift_bank(banks()["bowers"])


@pytest.mark.parametrize("made", [TeachersDesk(), GroupQuiz()])
def test_what_was_settled_stays(made):
    for trait in ("topics", "banks", "kind"):
        with pytest.raises(traitlets.TraitError, match="settled"):
            setattr(made, trait, type(getattr(made, trait))())
    with pytest.raises(traitlets.TraitError, match="cannot show"):
        made.position = "7K2M.20.nonsense.classic"


def test_they_are_written_as_they_were_asked_for():
    assert repr(TeachersDesk()) == "TeachersDesk(questions='7K2M.20.all.classic')"
    assert repr(GroupQuiz(name="mine")) == "GroupQuiz(name='mine')"
    desk = TeachersDesk(questions=QuestionSet(seed="AB", count=3, topics=("bowers",)))
    assert desk.position == "AB.3.bowers.classic"
