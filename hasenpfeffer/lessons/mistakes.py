"""The mistakes a learner makes: a closed list, each with a sentence that says what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Mistake(StrEnum):
    """A kind of mistake; its value is its name in the question banks."""

    # The cards.
    LEFT_BY_PRINT = "left_bower_by_print"
    JOKER_WEAK = "joker_weak"
    JOKER_NO_TRUMP = "joker_no_trump"
    BOWERS_SWAPPED = "bowers_swapped"
    BOWERS_FORGOTTEN = "bowers_forgotten"
    EVERY_JACK = "every_jack_high"
    COLOURS_MIXED = "colours_mixed"
    RANK_ONLY = "rank_only"
    TRUMP_FORGOTTEN = "trump_forgotten"
    ORDER = "order_in_suit"
    SUITS_OF_SIX = "suits_of_six"
    OWN_HAND = "counted_own_hand"
    WHOLE_SUIT = "counted_whole_suit"
    OTHER_SUIT = "other_suit"
    TRUMP_MOVED = "trump_moved_all"
    # The play.
    RUFFED = "ruffed_while_able"
    REVOKED = "revoked"
    JOKER_FREE = "joker_free"
    JOKER_NEVER = "joker_never_off_suit"
    MUST_TRUMP = "must_trump"
    LEADER_AGAIN = "leader_leads_again"
    NEXT_ROUND = "lead_goes_round"
    WRONG_LEADER = "wrong_leader"
    DECLARER_LEADS = "declarer_leads"
    LEFT_LEADS = "dealers_left_leads"
    ACES_SURE = "aces_are_sure"
    GAP = "gap_overlooked"
    LONE_PARTNER = "partner_of_lone_plays"
    LONE_LEAD = "lone_lead_forgotten"
    # The bidding.
    EQUAL_BID = "equal_bid"
    MUST_RISE = "must_rise"
    FORCED_FORGOTTEN = "forced_dealer_forgotten"
    FORCED_WRONGLY = "forced_wrongly"
    JOKER_HOLDER = "joker_holder_forgotten"
    OTHER_LADDER = "other_ladder"
    ONE_HIGHER = "one_higher_only"
    PASS_FORGOTTEN = "pass_forgotten"  # noqa: S105  # the call, not a word that opens doors
    LAST_BID = "last_bid_wins"
    FIRST_BID = "first_bid_wins"
    LOWER_BID = "lower_bid_wins"
    PASSER = "passer_declares"
    RAISED = "raised_own_bid"
    OUT = "out_of_the_auction"
    GOES_ON = "auction_goes_on"
    STOPS = "auction_stops"
    DEALER_FIRST = "dealer_first"
    OUT_OF_TURN = "out_of_turn"
    # The widow.
    WIDOW_FORGOTTEN = "widow_forgotten"
    DISCARD_FORGOTTEN = "discard_forgotten"
    TRUMP_TOO_EARLY = "trump_before_widow"
    WIDOW_TOO_EARLY = "widow_before_trump"
    WIDOW_DEAD = "widow_is_dead"
    DISCARD_BARRED = "discard_barred"
    ORDER_OF_PLAY = "order_of_play"
    # The score.
    ADDED_TRICKS = "tricks_instead_of_bid"
    SCORED_BID = "bid_instead_of_tricks"
    ALL_SIX_FORGOTTEN = "all_six_forgotten"
    ALL_SIX_ADDED = "all_six_added"
    FINE_FORGOTTEN = "fine_forgotten"
    MINUS_FORGOTTEN = "minus_forgotten"
    SHORTFALL = "lost_the_shortfall"
    FINE_IN_TRICKS = "fine_in_tricks"
    STAKE_FORGOTTEN = "stake_forgotten"
    STAKE_ON_DEFENCE = "stake_on_defence"
    DEFENDERS_AS_SIDE = "defenders_as_side"
    DEFENDERS_EACH = "defenders_each"
    DEFENDERS_SCORE = "defenders_score"
    DEFENDERS_NOTHING = "defenders_nothing"
    PARTNERS_SHARE = "partners_share_forgotten"
    OLD_SCORE = "old_score_forgotten"
    FLOOR = "floor_at_zero"
    DECLARERS_FIRST = "declarers_count_first"
    HIGHER_SCORE = "higher_score_wins"
    TARGET = "other_target"
    TOO_SOON = "target_not_reached"
    # The choices: what is allowed and costs tricks or points.
    WEAKER_SUIT = "weaker_suit"
    LONGEST_SUIT = "longest_suit"
    FOR_AN_ACE = "suit_for_an_ace"
    ACE_UNCOUNTED = "plain_ace_uncounted"
    ALL_ALIKE = "trumps_counted_alike"
    BID_HIGH = "bid_too_high"
    BID_LOW = "bid_too_low"
    PASSED_BID = "passed_a_bid"
    TRUMP_AWAY = "trump_laid_away"
    ACE_AWAY = "ace_laid_away"
    VOID_MISSED = "void_missed"
    HIGH_AWAY = "higher_card_laid_away"
    # Other ways to play.
    OTHER_RULE = "other_rule"
    OTHER_GAME = "other_game"
    EUCHRE = "as_in_euchre"
    OTHER = "other"

    @property
    def sentence(self) -> str:
        """What went wrong."""
        return SENTENCES[self]


_M = Mistake
SENTENCES: Mapping[Mistake, str] = MappingProxyType(
    {
        _M.LEFT_BY_PRINT: "The left bower was taken for a card of the suit printed on it.",
        _M.JOKER_WEAK: "The joker was thought to be weaker than the bowers.",
        _M.JOKER_NO_TRUMP: "The joker was not counted as a trump.",
        _M.BOWERS_SWAPPED: "The left bower was put above the right bower.",
        _M.BOWERS_FORGOTTEN: "The bowers were ranked as ordinary jacks.",
        _M.EVERY_JACK: "An ordinary jack was taken for a bower.",
        _M.COLOURS_MIXED: "A card was put into a suit it never belongs to.",
        _M.RANK_ONLY: "The rank was looked at, and the suit forgotten.",
        _M.TRUMP_FORGOTTEN: "It was forgotten that a trump beats every card of the suit led.",
        _M.ORDER: "A lower card of a suit was taken for the higher one.",
        _M.SUITS_OF_SIX: "Every suit was thought to have six cards, though a jack has moved.",
        _M.OWN_HAND: "The cards held were counted instead of the cards outside.",
        _M.WHOLE_SUIT: "The whole suit was counted, and the cards held were not taken away.",
        _M.OTHER_SUIT: "A card of another suit was chosen.",
        _M.TRUMP_MOVED: "A card was thought to change its suit because trump did.",
        _M.RUFFED: "A trump was played by a player who could follow suit.",
        _M.REVOKED: "A card of another suit was thrown away by a player who could follow suit.",
        _M.JOKER_FREE: "The joker was thought to be free to go on every trick.",
        _M.JOKER_NEVER: "The joker was thought to be barred from every plain trick.",
        _M.MUST_TRUMP: "A player who cannot follow was thought to have to trump.",
        _M.LEADER_AGAIN: "The leader was thought to lead again.",
        _M.NEXT_ROUND: "The lead was thought to go round the table like the deal.",
        _M.WRONG_LEADER: "A player was chosen who has no reason to lead.",
        _M.DECLARER_LEADS: "The declarer was thought to lead.",
        _M.LEFT_LEADS: "The player on the dealer's left was thought to lead.",
        _M.ACES_SURE: "A plain ace was counted as a sure trick, though it can be trumped.",
        _M.GAP: "A trump was counted as sure while a higher one is out.",
        _M.LONE_PARTNER: "The partner of a lone player was thought to play.",
        _M.LONE_LEAD: "It was forgotten that a lone player changes who leads.",
        _M.EQUAL_BID: "An equal bid was thought to be as good as the first.",
        _M.MUST_RISE: "A bid was thought to be barred for not being higher.",
        _M.FORCED_FORGOTTEN: "It was forgotten that the dealer must bid when nobody else does.",
        _M.FORCED_WRONGLY: "The dealer was thought to have to bid.",
        _M.JOKER_HOLDER: "It was forgotten that the joker's holder must bid.",
        _M.OTHER_LADDER: "The bids of another game were counted.",
        _M.ONE_HIGHER: "A bid was thought to go up by one and no more.",
        _M.PASS_FORGOTTEN: "It was forgotten that a player may pass.",
        _M.LAST_BID: "The last bid was taken for the winner.",
        _M.FIRST_BID: "The first bid was taken for the winner.",
        _M.LOWER_BID: "A lower bid was taken for the winner.",
        _M.PASSER: "A player who passed was taken for the declarer.",
        _M.RAISED: "A player was thought to speak twice.",
        _M.OUT: "A player who had passed was thought to speak again.",
        _M.GOES_ON: "The auction was thought to go on, and it is over.",
        _M.STOPS: "The auction was thought to be over, and somebody may speak.",
        _M.DEALER_FIRST: "The dealer was thought to speak first.",
        _M.OUT_OF_TURN: "A player was thought to speak out of turn.",
        _M.WIDOW_FORGOTTEN: "The widow was left out of the count.",
        _M.DISCARD_FORGOTTEN: "The card laid away was still counted.",
        _M.TRUMP_TOO_EARLY: "Trump was named before the widow was seen.",
        _M.WIDOW_TOO_EARLY: "The widow was taken before trump was named.",
        _M.WIDOW_DEAD: "It was forgotten that nobody gets the widow.",
        _M.DISCARD_BARRED: "A card was thought to be barred from being laid away.",
        _M.ORDER_OF_PLAY: "A step of the hand was left out.",
        _M.ADDED_TRICKS: "The tricks were counted where the bid counts.",
        _M.SCORED_BID: "The bid was counted where the tricks count.",
        _M.ALL_SIX_FORGOTTEN: "The special score for all six tricks was forgotten.",
        _M.ALL_SIX_ADDED: "The score for all six was added to the bid.",
        _M.FINE_FORGOTTEN: "A bid that failed was thought to cost nothing.",
        _M.MINUS_FORGOTTEN: "The points of a failed bid were added instead of taken away.",
        _M.SHORTFALL: "The tricks that were missing were taken for the cost.",
        _M.FINE_IN_TRICKS: "The cost of a failed bid was counted the other way.",
        _M.STAKE_FORGOTTEN: "It was forgotten that the declarers' points are doubled.",
        _M.STAKE_ON_DEFENCE: "The defenders' points were doubled.",
        _M.DEFENDERS_AS_SIDE: "The defenders' tricks were added up for their side.",
        _M.DEFENDERS_EACH: "The defenders were scored each for himself.",
        _M.DEFENDERS_SCORE: "Defenders were given points where they score nothing.",
        _M.DEFENDERS_NOTHING: "Defenders were given nothing for the tricks they took.",
        _M.PARTNERS_SHARE: "It was forgotten that a bid counts for both partners.",
        _M.OLD_SCORE: "The score before the hand was forgotten.",
        _M.FLOOR: "The score was thought to stop at zero.",
        _M.DECLARERS_FIRST: "The declarers were thought to count first.",
        _M.HIGHER_SCORE: "The higher score was thought to win.",
        _M.TARGET: "The score was measured against another target.",
        _M.TOO_SOON: "The target was thought to be reached.",
        _M.WEAKER_SUIT: "A suit was named in which the hand takes fewer tricks.",
        _M.LONGEST_SUIT: "A suit was named for its length, and another one takes more tricks.",
        _M.FOR_AN_ACE: "A suit was named for its ace, which takes a trick beside trump too.",
        _M.ACE_UNCOUNTED: "A plain ace was left out of the count.",
        _M.ALL_ALIKE: "Every trump was counted alike, high or low.",
        _M.BID_HIGH: "More was bid than the hand is likely to make.",
        _M.BID_LOW: "Less was bid than the hand is good for.",
        _M.PASSED_BID: "A hand that is worth a bid was passed.",
        _M.TRUMP_AWAY: "A trump was laid away, though a plain card could go.",
        _M.ACE_AWAY: "A plain ace was laid away, though a lower card could go.",
        _M.VOID_MISSED: "A suit could be emptied, and a card of a longer one was laid away.",
        _M.HIGH_AWAY: "A plain card was laid away that is worth more than another.",
        _M.OTHER_RULE: "Another rule was taken for the one in force.",
        _M.OTHER_GAME: "Another game was taken for the one that is played.",
        _M.EUCHRE: "It was done as in Euchre.",
        _M.OTHER: "An answer that no common mistake explains.",
    }
)
"""Every mistake in a sentence."""
