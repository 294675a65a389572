"""A player who follows rules of thumb, as they are told at the table."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hasenpfeffer.bots.bidding import make_call
from hasenpfeffer.bots.decision import Decision
from hasenpfeffer.bots.following import FOLLOWS
from hasenpfeffer.bots.leading import LEADS
from hasenpfeffer.bots.rule import first_of
from hasenpfeffer.bots.seen import seen
from hasenpfeffer.bots.settling import go_alone, lay_away, name_trump
from hasenpfeffer.phase import Asks, Widow
from hasenpfeffer.view import View


@dataclass(frozen=True, slots=True)
class Thumb:
    """Counts tricks to bid, and plays by the first rule of thumb that has something to say.

    >>> from hasenpfeffer.notation import read_round
    >>> line = "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D "
    >>> state = read_round(f"classic ; {line} | AC QC JC TC QD TD | KC ; 6 pass pass pass H take")
    >>> print(Thumb().choose(View.of(state, state.turn), Random(0)).reason)
    I lay the nine of spades away: then I have no spades any more and may trump them.
    """

    name: str = "Thumb"

    def choose(self, view: View, random: Random) -> Decision:  # noqa: ARG002  # nothing is left to chance
        """Try the rules for what is asked, one after the other."""
        match view.asks:
            case Asks.CARD:
                now = seen(view)
                return first_of(FOLLOWS if now.plays else LEADS, now)
            case Asks.CALL:
                return make_call(view)
            case Asks.TRUMP:
                return name_trump(view)
            case Asks.WIDOW:
                return Decision(Widow.TAKE, "The bid is mine, so the widow is mine.")
            case Asks.DISCARD:
                return lay_away(view)
            case Asks.ALONE:
                return go_alone(view)
            case Asks.NOTHING:
                message = "The round is over: there is nothing to choose."
                raise ValueError(message)
