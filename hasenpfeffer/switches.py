"""The switches in which one way to play differs from another, and what each value means.

Everything that explains rules is made from these sentences, so a new value here is at once
on the rule sheet and among the house rules.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from hasenpfeffer.switch import Moot, Numbers, Switch, Value

Packets: TypeAlias = Literal[6, 3]
Rounds: TypeAlias = Literal["once", "until_three_pass"]
NobodyBids: TypeAlias = Literal["dealer_bids", "joker_holder_bids", "redeal"]
WidowGoes: TypeAlias = Literal["to_declarer", "dead"]
TrumpNamed: TypeAlias = Literal["before_widow", "after_widow"]
FirstLead: TypeAlias = Literal["declarer", "left_of_dealer"]
JokerWhenVoid: TypeAlias = Literal["trumps", "barred"]
AloneAllowed: TypeAlias = Literal["off", "declarer", "either_side"]
AloneStake: TypeAlias = Literal[1, 2]
BidOrTricks: TypeAlias = Literal["bid", "tricks_taken"]
Defenders: TypeAlias = Literal["each", "side", "none"]
BothReach: TypeAlias = Literal["declarers_first", "higher_score"]

PACKETS = Switch(
    "packets",
    "How are the cards dealt?",
    (
        Value(6, "Six at a time", "Each player is dealt six cards at once.", "A03",
              "Only the look of the deal: a shuffled deck is as fair either way."),
        Value(3, "Three at a time", "Each player is dealt three cards, and three more.", "B02",
              "Only the look of the deal: a shuffled deck is as fair either way."),
    ),
)  # fmt: skip
ROUNDS_OF_BIDDING = Switch(
    "rounds",
    "How often may you speak in the auction?",
    (
        Value("once", "Once each",
              "Everyone speaks once, the dealer last, and nobody raises their own bid.", "A09",
              "The dealer hears everyone else before speaking."),
        Value("until_three_pass", "Until three have passed",
              "The auction goes round until three players have passed; "
              "everyone speaks at least once, and whoever has passed is out.", "B03",
              "You can start low and be pushed up."),
    ),
)  # fmt: skip
MUST_OUTBID = Switch(
    "must_outbid",
    "Must a bid be higher than the one before?",
    (
        Value(value=True, label="Yes", source="B03",
              sentence="Each bid must be higher than every bid before it.",
              effect="A bid that cannot win is not allowed."),
        Value(value=False, label="No", source="A11",
              sentence="You may name any bid, but the highest wins, and of equal bids the first.",
              effect="A bid that is not higher is legal and useless."),
    ),
)  # fmt: skip
NOBODY_BIDS = Switch(
    "nobody_bids",
    "What if nobody bids?",
    (
        Value("dealer_bids", "The dealer must bid",
              "If the other three pass, the dealer must bid.", "A10",
              "Every deal is played, now and then by a dealer who would rather not."),
        Value("joker_holder_bids", "The joker's holder must bid 3",
              "If all four pass, the player with the joker shows it and must bid 3; "
              "if the joker is the card left over, the hand is thrown in.", "H01",
              "Everyone then knows where the joker is."),
        Value("redeal", "The hand is thrown in",
              "If all four pass, the hand is thrown in and the next dealer deals.", "R7",
              "A poor hand costs nothing."),
    ),
)  # fmt: skip
WIDOW = Switch(
    "widow",
    "Who gets the 25th card, the widow?",
    (
        Value("to_declarer", "The declarer",
              "The declarer takes up the widow and lays one card away, face down; "
              "it may be any of the seven.", "A12",
              "The declarer chooses the best six of seven cards."),
        Value("dead", "Nobody", "The widow stays face down; nobody gets it or sees it.", "H02",
              "One card is out of play, and nobody knows which."),
    ),
)  # fmt: skip
TRUMP_NAMED = Switch(
    "trump_named",
    "When does the declarer name trump?",
    (
        Value("before_widow", "Before the widow is seen",
              "The winner of the auction, the declarer, names trump "
              "before anybody sees the widow.", "A12",
              "The widow is a hope, not a plan."),
        Value("after_widow", "After seeing the widow",
              "The winner of the auction, the declarer, sees the widow first "
              "and then names trump.", "B04",
              "The widow may change the declarer's suit."),
    ),
)  # fmt: skip
FIRST_LEAD = Switch(
    "first_lead",
    "Who leads to the first trick?",
    (
        Value("declarer", "The declarer", "The declarer leads to the first trick.", "A14",
              "The declarer can draw trumps at once."),
        Value("left_of_dealer", "The dealer's left",
              "The player on the dealer's left leads to the first trick.", "B05",
              "The defenders often strike first."),
    ),
)  # fmt: skip
JOKER_WHEN_VOID = Switch(
    "joker_when_void",
    "May the joker trump a plain suit?",
    (
        Value("trumps", "Yes, when you are void",
              "The joker is a trump and nothing else: when you cannot follow the suit led, "
              "you may play it, and it wins.", "R1",
              "The joker wins whatever trick you spend it on."),
        Value("barred", "No, only as your last card",
              "The joker may not be played to a plain suit unless it is the only card you hold.",
              "R1",
              "The joker waits for trumps to be led, or for your own lead."),
    ),
)  # fmt: skip
ALONE = Switch(
    "alone",
    "May you play without your partner?",
    (
        Value("off", "No", "Everybody plays; nobody plays alone.", "A13"),
        Value("declarer", "The declarer may",
              "The declarer may go alone: the partner's cards are laid down, "
              "and the player on the lone declarer's left leads.", "B06",
              "One hand against two."),
        Value("either_side", "A player of each side may",
              "The declarer may go alone, and then one defender may: the partner's cards "
              "are laid down, and the player on the left of the lone player leads; "
              "if one of each side is alone, the lone defender leads.", "B06",
              "Tricks may be of two, three or four cards."),
    ),
)  # fmt: skip
ALONE_STAKE = Switch(
    "alone_stake",
    "What is going alone worth?",
    (
        Value(1, "No more than usual",
              "A declarer who goes alone wins and loses no more than usual.", "R8",
              "There is a risk in it and no reward."),
        Value(2, "Double",
              "Whatever a declarer who goes alone wins or loses is doubled.", "R9",
              "A sure hand is worth twice as much alone."),
    ),
    moot=Moot("alone", "off", "As nobody goes alone, there is no stake for it."),
)  # fmt: skip
MADE_SCORES = Switch(
    "made_scores",
    "What does a bid that is made score?",
    (
        Value("bid", "The bid",
              "Declarers who take at least what they bid score the bid, not the tricks.", "A19",
              "An extra trick is worth nothing: bid what you can take."),
        Value("tricks_taken", "The tricks taken",
              "Declarers who make their bid score a point for each trick they took.", "B08",
              "A low bid can still score high."),
    ),
)  # fmt: skip
ALL_SIX_SCORES = Switch(
    "all_six_scores",
    "What do all six tricks score?",
    (
        Value("as_made", "Nothing special",
              "All six tricks score like any other bid that is made.", "B08"),
    ),
    Numbers(range(6, 100), "{n} points",
            "Declarers who take all six tricks score {n}, whatever they bid.", "A21",
            "Worth playing for even after a low bid."),
)  # fmt: skip
FAILED_COSTS = Switch(
    "failed_costs",
    "What does a bid that fails cost?",
    (
        Value("bid", "The bid",
              "Declarers who take fewer tricks than they bid lose the bid; "
              "scores may go below zero.", "A20",
              "The higher the bid, the harder the fall."),
        Value("tricks_taken", "The tricks taken",
              "Declarers who take fewer tricks than they bid lose a point "
              "for each trick they took; scores may go below zero.", "R3",
              "As one description is printed: a side that takes nothing loses nothing."),
    ),
)  # fmt: skip
DEFENDERS = Switch(
    "defenders",
    "What do the defenders score?",
    (
        Value("each", "Each their own tricks",
              "A defender who takes a trick scores a point for it; "
              "every player has a ledger of their own.", "A22",
              "Partners may stand at different scores."),
        Value("side", "Their tricks together",
              "The defenders score a point for each trick their side took.", "H03",
              "Partners share one score."),
        Value("none", "Nothing", "The defenders score nothing.", "B11",
              "Defenders play only to bring the declarers down."),
    ),
)  # fmt: skip
TARGET = Switch(
    "target",
    "What score wins the game?",
    (
        Value("players_plus_bid", "Four plus the bid",
              "The first to reach the number of players plus the bid of the hand "
              "wins the game: 4 and the bid.", "A23",
              "The goal moves with every hand."),
    ),
    Numbers(range(1, 501), "{n} points", "The first to reach {n} points wins the game.", "A23"),
)  # fmt: skip
BOTH_REACH = Switch(
    "both_reach",
    "Who wins if both sides get there in one hand?",
    (
        Value("declarers_first", "The declarers",
              "If both sides reach the target in one hand, the declarers win.", "R6",
              "At the end of a game, bidding is worth a risk."),
        Value("higher_score", "The higher score",
              "If both sides reach the target in one hand, the higher score wins; "
              "if they are equal, the declarers.", "R6",
              "A lead is worth defending."),
    ),
)  # fmt: skip

SWITCHES = (
    PACKETS,
    ROUNDS_OF_BIDDING,
    MUST_OUTBID,
    NOBODY_BIDS,
    WIDOW,
    TRUMP_NAMED,
    FIRST_LEAD,
    JOKER_WHEN_VOID,
    ALONE,
    ALONE_STAKE,
    MADE_SCORES,
    ALL_SIX_SCORES,
    FAILED_COSTS,
    DEFENDERS,
    TARGET,
    BOTH_REACH,
)
"""Every switch but ``calls``, whose value is a ladder, in the order of the game."""
