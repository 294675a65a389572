"""Who takes the trick: in general, and as a Euchre player sees it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Rank
from hasenpfeffer.explain import why_it_loses, why_it_wins
from hasenpfeffer.lessons.chance import a_seat, a_trick, a_trump
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sight, sights
from hasenpfeffer.lessons.wording import capital, not_yet, note, trump_is, yes
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick

SEATS = tuple(seat.letter for seat in Seat)
BY_REASON = {
    "trumped": Mistake.TRUMP_FORGOTTEN,
    "off": Mistake.RANK_ONLY,
    "lower": Mistake.ORDER,
    "lower_trump": Mistake.ORDER,
}
"""What went wrong when no special card explains it: from the reason why a card loses."""


def ask(random: Random, step: int) -> Question | None:
    """A full trick: plain at first, then with trumps, then with bowers and the joker."""
    trump = a_trump(random)
    trick, _ = a_trick(random, trump, a_seat(random))
    cards = [play.card for play in trick.plays]
    trumps = sum(map(trump.is_trump, cards))
    special = sum(card in (JOKER, *trump.bowers) for card in cards)
    jacks = sum(card.rank is Rank.JACK for card in cards)
    wrong_views = {seen.winner(trick.plays) for seen in sights(trump)} - {trick.winner}
    wanted = {
        1: trumps == jacks == 0,
        2: trumps > 0 == special and jacks == 0,
        3: special == 1,
        4: special > 1 or (special == 1 and jacks > 1 and len(wrong_views) > 1),
    }
    return question(trick) if wanted[step] and (step == 1 or wrong_views) else None


def ask_euchre(random: Random, step: int) -> Question | None:
    """The joker in the trick, where Euchre has none; now and then only the bowers."""
    trump = a_trump(random)
    trick, _ = a_trick(random, trump, a_seat(random))
    cards = [play.card for play in trick.plays]
    bowers = sum(card in trump.bowers for card in cards)
    joker = JOKER in cards
    wanted = {
        1: joker and bowers == 0,
        2: bowers == 1,
        3: cards[0] is JOKER or (bowers == 1 and not joker),
        4: bowers + joker > 1,
    }
    if not wanted[step]:
        return None
    if not joker:
        return question(trick)
    without = sight(Mistake.JOKER_NO_TRUMP, trump).winner(trick.plays)
    reply = not_yet("Euchre has no third bower.", note(trump, JOKER))
    return question(trick, Wrong(without.letter, Mistake.EUCHRE, reply))


def question(trick: Trick, first: Wrong | None = None) -> Question:
    """Who wins this trick? Every seat is an answer."""
    return Question(
        ask=f"{trump_is(trick.trump)} {trick.plays[0].seat.word} led. Who takes the trick?",
        scene=Scene(trump=trick.trump, table=trick.plays),
        kind="seat",
        right={trick.winner.letter: yes(reason(trick))},
        wrong=[*filter(None, [first]), *losers(trick)],
        order=SEATS,
    )


def reason(trick: Trick) -> str:
    """Why the winner wins."""
    best = trick.best
    told = note(trick.trump, best.card)
    return f"{best.seat.word} wins: {why_it_wins(trick).sentence} {told}".rstrip()


def losers(trick: Trick) -> Iterator[Wrong]:
    """Every player who does not win: what would choose him, and why his card loses."""
    cards = [play.card for play in trick.plays]
    for seat, _card in trick.plays:
        why = why_it_loses(trick, seat)
        if why is None:
            continue
        seen = next(
            (
                each
                for each in sights(trick.trump)
                if each.note(cards) and each.winner(trick.plays) is seat
            ),
            None,
        )
        told = seen.note(cards) if seen else ""
        mistake = seen.mistake if seen else BY_REASON[why.key]
        yield Wrong(seat.letter, mistake, not_yet(told, capital(why.sentence)))


RECIPES = (
    Recipe(
        family="who_wins",
        chapter="tricks",
        title="Who takes the trick?",
        idea="The highest trump takes the trick; without one, the highest card of the suit led.",
        link="tricks.html#who-takes-it-and-what-comes-next",
        ask=ask,
        steps=(10, 14, 16, 16),
    ),
    Recipe(
        family="euchre_trick",
        chapter="from_euchre",
        title="A trick with a third bower",
        idea="The joker stands above the right bower in every hand, and it is led as a trump.",
        link="from_euchre.html#the-same-trick-in-both-games",
        ask=ask_euchre,
        steps=(10, 10, 10, 10),
    ),
)
