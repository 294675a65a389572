"""Every family of levels, chapter by chapter, in the order in which they are learned."""

from __future__ import annotations

from hasenpfeffer.lessons.families import (
    after_widow,
    best_of_suit,
    calls_left,
    card_suit,
    cards_out,
    declarer,
    declarer_points,
    defender_points,
    discard,
    euchre,
    first_lead,
    higher_card,
    how_many_may,
    joker_off_suit,
    lone_tricks,
    may_play,
    moved_cards,
    new_score,
    next_card,
    next_lead,
    next_speaker,
    nobody_bids,
    sure_tricks,
    take_it,
    trump_count,
    which_game,
    which_rule,
    who_wins,
    who_won,
    widow_order,
)
from hasenpfeffer.lessons.question import Recipe

CHAPTERS = (
    "rankings",
    "bowers",
    "tricks",
    "bidding",
    "widow",
    "scoring",
    "house_rules",
    "variants",
    "from_euchre",
)
"""The chapters that end with levels."""

_ALL: tuple[Recipe, ...] = (
    higher_card.RECIPE,
    next_card.RECIPE,
    best_of_suit.RECIPE,
    trump_count.RECIPE,
    cards_out.RECIPE,
    card_suit.RECIPE,
    moved_cards.RECIPE,
    *may_play.RECIPES,
    joker_off_suit.RECIPE,
    how_many_may.RECIPE,
    *who_wins.RECIPES,
    next_lead.RECIPE,
    take_it.RECIPE,
    sure_tricks.RECIPE,
    next_speaker.RECIPE,
    calls_left.RECIPE,
    declarer.RECIPE,
    nobody_bids.RECIPE,
    widow_order.RECIPE,
    discard.RECIPE,
    after_widow.RECIPE,
    first_lead.RECIPE,
    lone_tricks.RECIPE,
    *declarer_points.RECIPES,
    defender_points.RECIPE,
    new_score.RECIPE,
    who_won.RECIPE,
    which_rule.RECIPE,
    which_game.RECIPE,
    *euchre.RECIPES,
)

RECIPES = tuple(sorted(_ALL, key=lambda recipe: CHAPTERS.index(recipe.chapter)))
"""Every family; within a chapter from simple to composed."""
