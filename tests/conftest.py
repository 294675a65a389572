"""Property tests judge rules, not the speed of the machine.

On a build server every run tries the same examples; at home each run tries new ones.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "home", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("server", settings.get_profile("home"), derandomize=True)
settings.load_profile("server" if os.environ.get("CI") else "home")
