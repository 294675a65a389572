"""What the levels of advice ask at which table, and whether their rules hold for what they ask."""

import pytest

from hasenpfeffer.cards import JOKER, Rank, Suit
from hasenpfeffer.lessons.depends import value_of
from hasenpfeffer.presets import CLASSIC, HOYLE, PEPPER_BIDS, PRESETS, ROUNDS
from hasenpfeffer.trump import TRUMPS, Trump
from tests.lessons.again import Seen

SHOWN = {
    CLASSIC: {"best_trump", "hand_count", "what_to_call", "what_to_lay_away"},
    HOYLE: {"best_trump", "hand_count", "what_to_call"},
    ROUNDS: {"best_trump", "hand_count", "what_to_lay_away"},
    PEPPER_BIDS: {"best_trump", "hand_count", "what_to_lay_away"},
}
"""Nobody lays a card away in Hoyle; where bids go round, nearly all hands open with one bid."""


def asked_at(rules, levels):
    """The levels that a reader sees who plays by some rules."""
    for level in levels:
        conditions = filter(None, (level["switch"], *level.get("also", ())))
        if all(value_of(rules, each["name"]) == each["value"] for each in conditions):
            yield level


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_each_game_is_asked_at_every_step_what_can_happen_in_it(all_banks, rules):
    steps = {
        family["family"]: {level["step"] for level in asked_at(rules, family["levels"])}
        for family in all_banks["strategy"]["families"]
    }
    assert {family for family, asked in steps.items() if asked} == SHOWN[rules]
    assert all(asked in (set(), {1, 2, 3, 4}) for asked in steps.values())


@pytest.mark.parametrize("rules", [ROUNDS, PEPPER_BIDS], ids=lambda rules: rules.name)
@pytest.mark.parametrize("family", ["best_trump", "hand_count"])
def test_nobody_names_trump_with_six_cards_where_the_widow_comes_first(all_families, rules, family):
    for level in asked_at(rules, all_families[family]["levels"]):
        assert len(Seen(level, rules).hand) == 6
        assert "is yours to name" not in level["ask"]
        assert "are trump" not in level["ask"]


def lengths_of(hand):
    """The trumps that a hand would have in each suit."""
    return {trump: sum(map(trump.is_trump, hand)) for trump in TRUMPS}


def best_of(level):
    """The right suit as trump."""
    [best] = [option["say"] for option in level["options"] if option["right"]]
    return Trump(Suit.parse(best))


def test_the_best_trump_has_most_trumps_or_the_question_says_that_it_has_not(all_families):
    for level in all_families["best_trump"]["levels"]:
        lengths = lengths_of(Seen(level, CLASSIC).hand)
        fewer = lengths[best_of(level)] < max(lengths.values())
        assert ("with most trumps is not the best" in level["ask"]) is fewer, level["id"]
        assert fewer is (level["step"] == 4)


def test_a_shorter_suit_is_best_for_the_reason_that_the_rule_gives(all_families):
    idea = all_families["best_trump"]["idea"]
    assert idea.startswith("Mostly ")
    assert "One trump fewer can be better: with a bower, and the ace of the longer suit" in idea
    for level in (each for each in all_families["best_trump"]["levels"] if each["step"] == 4):
        hand, best = Seen(level, CLASSIC).hand, best_of(level)
        lengths = lengths_of(hand)
        longest = [trump for trump in TRUMPS if lengths[trump] == max(lengths.values())]
        bower = next(card for card in best.in_order(hand) if card is not JOKER)
        assert bower in best.bowers
        for trump in longest:
            assert lengths[trump] == lengths[best] + 1
            assert any(card.rank is Rank.ACE and card.suit is trump.suit for card in hand)
            reply = next(
                option["reply"]
                for option in level["options"]
                if option["say"] == trump.suit.word.capitalize()
            )
            assert f"have one trump fewer, but the {best.title_of(bower)} is among them" in reply
            assert f"the ace of {trump.suit.word} may take a trick beside it" in reply


def test_in_each_game_a_pass_is_right_in_a_fair_share(all_families):
    for rules, least, most in ((CLASSIC, 0.25, 0.34), (HOYLE, 0.25, 0.4)):
        asked = [*asked_at(rules, all_families["what_to_call"]["levels"])]
        passes = [
            level
            for level in asked
            if [option["say"] for option in level["options"] if option["right"]] == ["Pass"]
        ]
        assert least <= len(passes) / len(asked) <= most, rules.name


def test_a_pass_or_a_bid_is_never_all_there_is_to_choose(all_families):
    for level in all_families["what_to_call"]["levels"]:
        assert len(level["options"]) > 2, level["id"]


def test_a_pass_and_a_four_beside_the_same_bids_are_each_right_at_times(all_families):
    """So the answers to choose from do not give away in Classic which is right."""
    right = {
        option["say"]
        for level in asked_at(CLASSIC, all_families["what_to_call"]["levels"])
        if [option["say"] for option in level["options"]] == ["Pass", "4", "5", "6"]
        for option in level["options"]
        if option["right"]
    }
    assert right == {"Pass", "4"}
