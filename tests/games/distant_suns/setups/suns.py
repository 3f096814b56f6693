"""What the tests of set-ups share: the game, its content and its arranger, and many codes."""

import vectors

from generator.games.distant_suns import GAME
from generator.games.distant_suns.arrange.arranger import ARRANGER

__all__ = ["ARRANGER", "CONTENT", "GAME", "MANY_CODES"]

CONTENT = GAME.load(GAME.layouts[GAME.default_layout]).usable()
MANY_CODES = vectors.many_codes(GAME)
