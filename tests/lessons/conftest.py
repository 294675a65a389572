"""The banks, made once."""

import pytest

from hasenpfeffer.lessons import banks
from hasenpfeffer.lessons.bank import levels_of


@pytest.fixture(scope="session")
def all_banks():
    """Every chapter's bank."""
    return banks()


@pytest.fixture(scope="session")
def all_levels(all_banks):
    """Every level there is."""
    return levels_of(all_banks.values())


@pytest.fixture(scope="session")
def all_families(all_banks):
    """Every family there is, by its name."""
    return {family["family"]: family for bank in all_banks.values() for family in bank["families"]}
