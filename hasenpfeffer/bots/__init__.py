"""Computer players of rising strength; each sees what its seat may know, and gives its reason."""

from hasenpfeffer.bots.anything import Anything
from hasenpfeffer.bots.contract import play_out
from hasenpfeffer.bots.decision import Bot, Decision
from hasenpfeffer.bots.sampler import Sampler
from hasenpfeffer.bots.table import play_match, play_round
from hasenpfeffer.bots.thumb import Thumb

__all__ = [
    "Anything",
    "Bot",
    "Decision",
    "Sampler",
    "Thumb",
    "play_match",
    "play_out",
    "play_round",
]
