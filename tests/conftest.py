"""How properties are tried, and the one browser that all tests share.

Property tests judge rules, not the speed of the machine. On a build server every run tries the
same examples; at home each run tries new ones.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

from bench.pages import browser

settings.register_profile(
    "home", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("server", settings.get_profile("home"), derandomize=True)
settings.load_profile("server" if os.environ.get("CI") else "home")


@pytest.fixture(scope="session")
def chromium():
    """One browser: Playwright does not start a second one beside it."""
    with browser.chromium() as found:
        yield found
