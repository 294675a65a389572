"""A table at which players bid, call by call."""

from __future__ import annotations

from dataclasses import dataclass

import traitlets

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import Call
from hasenpfeffer.errors import NotationError
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.table import Seat
from hasenpfeffer.widgets.auction_graph import auction_tables
from hasenpfeffer.widgets.base import Board

LONGEST = 11
"""No auction has more calls: seven bids that rise, and four passes."""

JOKER = "JK-"
"""Stands before who has the joker, where that decides: ``JK-E``, or ``JK-widow``."""

PREDICT = "predict"
"""Stands last where the reader is asked first who will be the declarer."""

WIDOW = "widow"
"""Stands for a seat where nobody has the joker."""


@dataclass(frozen=True, slots=True)
class AuctionPosition:
    """Dealer, the reader's seat, the calls, perhaps who has the joker, perhaps a question.

    >>> print(AuctionPosition.read("n.s.PASS.3"))
    N.S.pass.3
    """

    dealer: Seat
    you: Seat
    calls: tuple[Call, ...] = ()
    joker: str = ""
    """The letter of a seat, ``widow``, or nothing where it is not said."""
    predict: bool = False
    """Whether the end is hidden until the reader has named the declarer."""

    def __str__(self) -> str:
        """Write it as ``read`` reads it."""
        joker = [JOKER + self.joker] if self.joker else []
        ask = [PREDICT] if self.predict else []
        return ".".join([self.dealer.letter, self.you.letter, *map(str, self.calls), *joker, *ask])

    @classmethod
    def read(cls, text: str) -> AuctionPosition:
        """Read an auction; whether its calls are legal depends on the rules."""
        dealer, _, rest = text.partition(".")
        you, *words = rest.split(".")
        joker = ""
        predict = words[-1:] == [PREDICT]
        words = words[:-1] if predict else words
        if words and words[-1].startswith(JOKER):
            joker = words.pop()[len(JOKER) :]
            joker = joker if joker == WIDOW else Seat.parse(joker).letter
        if len(words) > LONGEST:
            message = f"{len(words)} calls are too many; no auction has more than {LONGEST}."
            raise NotationError(message)
        calls = tuple(map(Call.parse, words))
        return cls(Seat.parse(dealer), Seat.parse(you), calls, joker, predict)

    def auction(self, rules: Rules) -> Auction:
        """The auction under some rules; raises ``IllegalChoiceError`` where they forbid a call."""
        auction = Auction.opened(rules, self.dealer)
        for call in self.calls:
            auction = auction.after(call)
        return auction


class AuctionTable(Board):
    """Calls to make for any seat, each judged by the rules: the chosen ones, or some of its own.

    >>> table = AuctionTable(calls="pass 3 4", dealer="N", rules="rounds")
    >>> table.auction.turn.word, str(table.auction.leading.call)
    ('North', '4')
    """

    KIND = "auction_table"
    NAME = "auction"

    auctions = traitlets.Dict().tag(sync=True)
    """Every auction there can be, and what is said about it."""
    pinned = traitlets.Unicode().tag(sync=True)
    """The rules the author named; empty where the table goes by the reader's."""
    compare = traitlets.Unicode().tag(sync=True)
    """Other rules, under which the same calls are shown."""
    predict = traitlets.Bool().tag(sync=True)
    """Whether the reader is asked first who will be the declarer."""
    puzzle = traitlets.Bool().tag(sync=True)
    """Whether that is a question about one auction, with no tools around it."""
    seed = traitlets.Int().tag(sync=True)
    """Where chance starts; 0 for a new start each time."""

    def __init__(  # noqa: PLR0913  # an author says all of it by keyword
        self,
        *,
        rules: Rules | str | None = None,
        dealer: str = "N",
        you: str = "S",
        calls: str = "",
        joker: str | None = None,
        compare: Rules | str | None = None,
        predict: bool = False,
        puzzle: bool = False,
        seed: int = 0,
        name: str | None = None,
    ) -> None:
        shown = f"{dealer}.{you}." + ".".join(calls.split() + ([JOKER + joker] if joker else []))
        position = AuctionPosition.read(shown.rstrip("."))
        pinned = pinned_text(rules)
        auction = position.auction(rules_from_text(pinned) if pinned else CLASSIC)
        if puzzle and not (pinned and auction.over):
            message = "A question is about an auction that is over, by named rules."
            raise NotationError(message)
        super().__init__(
            name=name,
            position=str(position),
            asked={
                "rules": pinned or None,
                "dealer": None if dealer == "N" else dealer,
                "you": None if you == "S" else you,
                "calls": calls or None,
                "joker": joker,
                "compare": pinned_text(compare) or None,
                "predict": predict or None,
                "puzzle": puzzle or None,
                "seed": seed or None,
            },
            auctions=auction_tables(),
            pinned=pinned,
            compare=pinned_text(compare),
            predict=predict,
            puzzle=puzzle,
            seed=seed,
        )

    @property
    def rules(self) -> Rules:
        """The author's rules, or else Classic."""
        return rules_from_text(self.pinned) if self.pinned else CLASSIC

    @property
    def auction(self) -> Auction:
        """The auction for the engine, under these rules."""
        return AuctionPosition.read(self.position).auction(self.rules)

    def read(self, position: str) -> str:
        """Read an auction; a reader may have chosen other rules, so the page judges its calls."""
        return str(AuctionPosition.read(position))

    @traitlets.validate("auctions", "pinned", "compare", "predict", "puzzle", "seed")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)


def pinned_text(rules: Rules | str | None) -> str:
    """The text of rules, as it stands in links; nothing where none are pinned."""
    if rules is None:
        return ""
    return rules_to_text(rules if isinstance(rules, Rules) else rules_from_text(rules))
