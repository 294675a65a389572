"""An independent euchre judges the same tricks: OpenSpiel's, on hands played at random.

Its 24 cards are ours without the joker, and its players are numbered as our seats are. It plays
its own auction; from the first lead on, every card it allows we allow, and it sees every trick won
by the player we see.
"""

from random import Random

import pyspiel
from pyspiel import euchre

from hasenpfeffer import Card, Seat, Trick, Trump
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.notation import hand_text

GAME = pyspiel.load_game("euchre(allow_lone_defender=true)")
CARDS = {card: Card.parse(euchre.card_string(card)[::-1]) for card in range(euchre.NUM_CARDS)}


def dealt(random):
    """A hand dealt, bid and settled at random, up to the first lead; or passed out."""
    state = GAME.new_initial_state()
    while not state.is_terminal() and state.current_phase() != euchre.Phase.PLAY:
        state.apply_action(random.choice(state.legal_actions()))
    return state


def trump_of(state):
    """The trump suit, as ours."""
    return Trump.parse(euchre.Suit(state.trump_suit()).name)


def hand_of(state, player):
    """What a player still holds."""
    return tuple(
        CARDS[action] for action, holder in enumerate(state.card_holder()) if holder == player
    )


def play_along(state, random):
    """Play a hand at random, judged by both at every card; give the number of cards played."""
    trick, played = Trick(trump_of(state)), 0
    while not state.is_terminal():
        player, allowed = state.current_player(), state.legal_actions()
        hand = hand_of(state, player)
        ours = trick.choices(hand)
        assert {*ours} == {CARDS[action] for action in allowed}, hand_text(hand)
        assert all((trick.why_not(hand, card) is None) is (card in ours) for card in DECK)
        finished = state.current_trick_index()
        action = random.choice(allowed)
        state.apply_action(action)
        trick, played = trick.after(Seat(player), CARDS[action]), played + 1
        if state.is_terminal() or state.current_trick_index() > finished:
            assert state.tricks()[finished].winner() == trick.winner
            trick = Trick(trick.trump)
    return played


def test_its_cards_are_ours_without_the_joker():
    assert {*CARDS.values()} == {*DECK} - {JOKER}


def test_two_thousand_random_hands():
    random, hands, cards = Random(24), 0, 0
    sizes = set()
    while hands < 2000:
        state = dealt(random)
        if not state.is_terminal():
            hands += 1
            played = play_along(state, random)
            sizes.add(played // 5)
            cards += played
    assert sizes == {2, 3, 4}  # both alone, one alone, nobody
    assert 2000 * 10 < cards < 2000 * 20
