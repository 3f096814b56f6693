"""Rushers: one for each mission, which cares for hardly anything else.

A rusher that wins shows that a game has one idea only.
"""

from functools import partial

from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.bot import BotMaker
from generator.games.distant_suns.play.bots.greedy import Greedy
from generator.games.distant_suns.rules.score import COUNTS

RUSHED, ELSE = 300, 10  # percent


def taste_for(mission: str) -> Taste:
    """Everything but the mission only settles what is equal otherwise."""
    weights = tuple((other, RUSHED if other == mission else ELSE) for other in COUNTS)
    return Taste(weights, ELSE, ELSE, ELSE, upgrade=0, approach=0, surrounding=(0, 0, 0, 0, 0, 0, 40))


BOTS: dict[str, BotMaker] = {f"rusher-{mission}": partial(Greedy, taste=taste_for(mission)) for mission in COUNTS}
