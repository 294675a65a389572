"""Hands, tricks, deals and rounds as one line of text, and back without loss."""

from __future__ import annotations

from collections.abc import Iterable

from hasenpfeffer.calls import Call
from hasenpfeffer.cards import Card, Hand, tidy
from hasenpfeffer.deal import Deal
from hasenpfeffer.errors import NotationError
from hasenpfeffer.phase import Alone, Asks, Choice, Round, Widow
from hasenpfeffer.round import begin
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Play, Trick
from hasenpfeffer.trump import Trump

SITS_OUT = "--"
"""Stands in a trick for a player whose partner went alone."""

_MOST_OUT = 2
"""Players who may sit out: one of each side (B06)."""

BARRED = "barred"
"""Stands in a trick of a game in which the joker may not be thrown to a plain suit (R1)."""


def hand(text: str, size: int | None = None) -> Hand:
    """Read a hand; cards may be separated by spaces or commas, or not at all.

    >>> print(*hand("JK jh 10d A♥"), *hand("9S9C"), *hand("queen of clubs, nine of hearts"))
    JK JH TD AH 9S 9C QC 9H
    >>> hand("9S 9S")
    Traceback (most recent call last):
    ...
    hasenpfeffer.errors.NotationError: The nine of spades is there twice in '9S 9S'; \
there is only one of each card.
    """
    cards = tuple(map(Card.parse, _words(text)))
    for place, card in enumerate(cards):
        if card in cards[:place]:
            message = (
                f"The {card.words} is there twice in {text!r}; there is only one of each card."
            )
            raise NotationError(message)
    if size is not None and len(cards) != size:
        held = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
        message = f"{text!r} is {held}; {size} are expected."
        raise NotationError(message)
    return cards


def hand_text(cards: Iterable[Card]) -> str:
    """Write a hand: ``JK JH 9S``."""
    return " ".join(map(str, cards))


def trick(text: str) -> Trick:
    """Read a trick: trump, who led, and the cards in order; ``H N barred: ...`` under that rule.

    >>> trick("H N: AC TC 9C JD").winner.name
    'WEST'
    >>> [play.seat.name for play in trick("H N: AC -- 9C JD").plays]  # East sits out
    ['NORTH', 'SOUTH', 'WEST']
    """
    head, colon, tail = text.partition(":")
    words, cards = head.split(), tail.split()
    if not colon or len(words) not in (2, 3) or words[2:] not in ([], [BARRED]):
        message = (
            f"{text!r} is not a trick; "
            "write trump, leader, a colon and the cards: H N: AC TC 9C JD."
        )
        raise NotationError(message)
    if (
        not 1 <= len(cards) <= len(Seat)
        or cards[0] == SITS_OUT
        or cards.count(SITS_OUT) > _MOST_OUT
    ):
        message = (
            f"{text!r} is not a trick; one to four cards follow the colon, the leader's first, "
            f"with {SITS_OUT} for a player who sits out, two at the most."
        )
        raise NotationError(message)
    trump, leader = Trump.parse(words[0]), Seat.parse(words[1])
    hand(" ".join(card for card in cards if card != SITS_OUT))  # every card once
    plays = tuple(
        Play(leader.left(place), Card.parse(card))
        for place, card in enumerate(cards)
        if card != SITS_OUT
    )
    return Trick(trump, plays, "barred" if words[2:] else "trumps")


def trick_text(trick: Trick) -> str:
    """Write a trick that has been led to: ``H N: AC TC 9C JD``."""
    leader = trick.plays[0].seat
    cards = {play.seat: str(play.card) for play in trick.plays}
    steps = [(play.seat - leader) % len(Seat) for play in trick.plays]
    words = [cards.get(leader.left(step), SITS_OUT) for step in range(max(steps) + 1)]
    barred = f" {BARRED}" if trick.joker_when_void == BARRED else ""
    return f"{trick.trump} {leader.letter}{barred}: {' '.join(words)}"


def deal(text: str) -> Deal:
    """Read a deal: dealer, the hands of North, East, South and West, and the widow.

    >>> line = "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D "
    >>> deal(line + "| AC QC JC TC QD TD | KC").widow.words
    'king of clubs'
    """
    parts = text.split("|")
    if len(parts) != len(Seat) + 2:
        message = (
            f"{text!r} is not a deal; write the dealer, four hands from North on "
            "and the widow, separated by bars."
        )
        raise NotationError(message)
    dealer, *hands, widow = parts
    return Deal(Seat.parse(dealer), tuple(map(hand, hands)), Card.parse(widow))


def deal_text(deal: Deal) -> str:
    """Write a deal, as ``deal`` reads it."""
    return " | ".join([deal.dealer.letter, *map(hand_text, deal.hands), str(deal.widow)])


def round_text(state: Round) -> str:
    """Write a round: its rules, its deal, and every choice so far."""
    choices = " ".join(map(str, state.made))
    return f"{rules_to_text(state.rules)} ; {deal_text(state.deal)} ; {choices}".rstrip()


def read_round(text: str) -> Round:
    """Read a round, and play it up to the last choice written; an illegal one raises.

    >>> line = "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D "
    >>> line += "| AC QC JC TC QD TD | KC"
    >>> state = read_round(f"classic ; {line} ; 4 pass pass pass H take 9S JK KH 9H")
    >>> state.turn.name, state.asks.value, round_text(state).endswith("9H")
    ('WEST', 'a card to be played', True)
    """
    parts = text.split(";")
    if len(parts) != 3:  # noqa: PLR2004  # rules, deal, choices
        message = f"{text!r} is not a round; write rules ; deal ; choices."
        raise NotationError(message)
    rules, cards, choices = parts
    state = begin(rules_from_text(rules), deal(cards))
    for word in choices.split():
        state = state.after(read_choice(state, word))
    return state


def read_choice(state: Round, word: str) -> Choice:
    """Read one choice, as the thing this round waits for."""
    match state.asks:
        case Asks.CALL:
            return Call.parse(word)
        case Asks.TRUMP:
            return Trump.parse(word)
        case Asks.WIDOW:
            return _member(Widow, word)
        case Asks.ALONE:
            return _member(Alone, word)
        case Asks.DISCARD | Asks.CARD:
            return Card.parse(word)
        case Asks.NOTHING:
            message = f"{word!r} comes after the end of the round; nothing more is expected."
            raise NotationError(message)


def _member(kind: type[Widow | Alone], word: str) -> Widow | Alone:
    """Read one of a few fixed words."""
    for member in kind:
        if member.value == word.lower():
            return member
    expected = " or ".join(member.value for member in kind)
    message = f"{word!r} is not expected here; write {expected}."
    raise NotationError(message)


def _words(text: str) -> list[str]:
    """Split a hand into cards, written apart or together."""
    words = tidy(text).replace(",", " ").split()
    return [card for word in words for card in _apart(word)]


def _apart(word: str) -> list[str]:
    """Split cards written without spaces; what cannot be split stays for the error to show."""
    cards, rest = [], word
    while rest:
        size = next((size for size in CARD_SIZES if _is_card(rest[:size])), len(rest))
        cards.append(rest[:size])
        rest = rest[size:]
    return cards


CARD_SIZES = (2, 3, 5, 1)
"""How long a card may be, in the order in which a word is tried: ``JK 10H Joker 🃏``."""


def _is_card(text: str) -> bool:
    try:
        Card.parse(text)
    except NotationError:
        return False
    return True
