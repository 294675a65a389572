"""Between the auction and the first lead: widow, trump, discard, going alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.deal import Deal
from hasenpfeffer.legality import Reason, Refusal, check
from hasenpfeffer.phase import Alone, Asks, Choice, Hands, Phase, Round, Widow, not_now
from hasenpfeffer.playing import Playing, Terms, start
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import TRUMPS, Trump


@dataclass(frozen=True, slots=True)
class Settling(Phase):
    """What the phases after the auction share: a deal, an auction, and its contract."""

    deal: Deal
    auction: Auction
    contract: Contract

    @property
    def rules(self) -> Rules:
        """The game that is played."""
        return self.auction.rules

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.contract.declarer

    @property
    def hands(self) -> Hands:
        """The hands as dealt."""
        return self.deal.hands

    def why_not(self: Round, choice: Choice) -> Refusal | None:
        """Why a choice is not allowed now; ``None`` if it is."""
        return None if choice in self.choices else not_now(self, choice)

    def with_hand(self, hand: Hand) -> Hands:
        """The hands as dealt, but for the declarer's."""
        declarer = self.contract.declarer
        return (*self.deal.hands[:declarer], hand, *self.deal.hands[declarer + 1 :])


def settle(deal: Deal, auction: Auction, contract: Contract) -> Naming | TakingWidow:
    """The round when the auction is won: the widow comes first, or the trump suit (A12, B04)."""
    if auction.rules.trump_named == "after_widow":
        return TakingWidow(deal, auction, contract, None)
    return Naming(deal, auction, contract, taken=False)


@dataclass(frozen=True, slots=True)
class Naming(Settling):
    """The declarer names the trump suit."""

    taken: bool
    """Whether the declarer has seen the widow (B04)."""

    asks = Asks.TRUMP
    choices = TRUMPS

    @property
    def hands(self) -> Hands:
        """The hands, with the widow among the declarer's cards once it is taken."""
        return self.with_hand(_seven(self)) if self.taken else self.deal.hands

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice so far."""
        return (*self.auction.calls, Widow.TAKE) if self.taken else self.auction.calls

    def after(self, choice: Choice) -> Round:
        """The round once trump is named."""
        check(self.why_not(choice))
        assert isinstance(choice, Trump)  # noqa: S101  # anything else was refused
        if self.rules.widow == "dead":
            made = (*self.made, choice)
            return alone_or_play(self, choice, None, self.deal.hands, made)
        if self.taken:
            return Discarding(self.deal, self.auction, self.contract, choice)
        return TakingWidow(self.deal, self.auction, self.contract, choice)


@dataclass(frozen=True, slots=True)
class TakingWidow(Settling):
    """The declarer takes the 25th card into his hand."""

    trump: Trump | None
    """The trump suit; ``None`` where it is named after the widow is seen (B04)."""

    asks = Asks.WIDOW
    choices = (Widow.TAKE,)

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice so far."""
        return (*self.auction.calls, self.trump) if self.trump else self.auction.calls

    def after(self, choice: Choice) -> Discarding | Naming:
        """The round once the widow is in hand."""
        check(self.why_not(choice))
        if self.trump is None:
            return Naming(self.deal, self.auction, self.contract, taken=True)
        return Discarding(self.deal, self.auction, self.contract, self.trump)


@dataclass(frozen=True, slots=True)
class Discarding(Settling):
    """The declarer lays one of seven cards away, face down: any of them (A12)."""

    trump: Trump

    asks = Asks.DISCARD

    @property
    def hands(self) -> Hands:
        """The hands, the declarer's with seven cards."""
        return self.with_hand(_seven(self))

    @property
    def choices(self) -> tuple[Card, ...]:
        """The declarer's seven cards."""
        return _seven(self)

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice so far."""
        if self.rules.trump_named == "after_widow":
            return (*self.auction.calls, Widow.TAKE, self.trump)
        return (*self.auction.calls, self.trump, Widow.TAKE)

    def why_not(self, choice: Choice) -> Refusal | None:
        """Why a card may not be laid away; ``None`` if it may."""
        if not isinstance(choice, Card):
            return not_now(self, choice)
        if choice in self.choices:
            return None
        return Refusal(
            Reason.NOT_HELD,
            f"{self.turn.word} does not hold the {choice.words}; "
            f"one of these may be laid away: {' '.join(map(str, self.choices))}.",
        )

    def after(self, choice: Choice) -> Round:
        """The round once the declarer holds six cards again."""
        check(self.why_not(choice))
        assert isinstance(choice, Card)  # noqa: S101  # anything else was refused
        kept = tuple([card for card in _seven(self) if card is not choice])
        made = (*self.made, choice)
        return alone_or_play(self, self.trump, choice, self.with_hand(kept), made)


@dataclass(frozen=True, slots=True)
class GoingAlone(Phase):
    """First the declarer, then each defender from his left, may send his partner out (R8)."""

    terms: Terms
    said: tuple[Alone, ...] = ()

    asks = Asks.ALONE
    choices = tuple(Alone)

    @property
    def rules(self) -> Rules:
        """The game that is played."""
        return self.terms.auction.rules

    @property
    def deal(self) -> Deal:
        """The cards as they were dealt."""
        return self.terms.deal

    @property
    def hands(self) -> Hands:
        """What everyone holds."""
        return self.terms.hands

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice so far."""
        return (*self.terms.made, *self.said)

    @property
    def turn(self) -> Seat:
        """Who is asked: the declarer, then his left, then his right."""
        return self.terms.contract.declarer.left((0, 1, 3)[len(self.said)])

    def why_not(self, choice: Choice) -> Refusal | None:
        """Why an answer is not allowed; ``None`` if it is."""
        return None if isinstance(choice, Alone) else not_now(self, choice)

    def after(self, choice: Choice) -> GoingAlone | Playing:
        """The round once the player has answered."""
        check(self.why_not(choice))
        assert isinstance(choice, Alone)  # noqa: S101  # anything else was refused
        said = (*self.said, choice)
        lone = self.terms.lone
        if choice is Alone.ALONE:
            lone = (*lone, self.turn)
        asked_all = self.rules.alone == "declarer" or len(said) == 3  # noqa: PLR2004  # declarer and two defenders
        if asked_all or Alone.ALONE in said[1:]:
            return start(replace(self.terms, lone=lone, made=(*self.terms.made, *said)))
        return GoingAlone(replace(self.terms, lone=lone), said)


def alone_or_play(
    settling: Settling,
    trump: Trump,
    discard: Card | None,
    hands: Hands,
    made: tuple[Choice, ...],
) -> GoingAlone | Playing:
    """The round when the hands are final: somebody may go alone, or play begins."""
    terms = Terms(
        settling.deal, settling.auction, settling.contract, trump, discard, (), made, hands
    )
    return start(terms) if settling.rules.alone == "off" else GoingAlone(terms)


def _seven(settling: Settling) -> Hand:
    """The declarer's hand with the widow in it."""
    return (*settling.deal.hands[settling.contract.declarer], settling.deal.widow)
