"""Set-ups: chosen for layouts."""

from collections.abc import Sequence

from generator import discover
from generator.arrange.choose import choose_setups
from generator.data import Source
from generator.discover import AnyGame
from generator.game.arranger import AnySetup
from generator.game.arranger import Arranger
from generator.pipeline.prepare import is_shipped


def choose(
    game: AnyGame, layouts: Sequence[Source], wanted: int = 1, typed: str = "", anyway: bool = False
) -> tuple[AnySetup, ...]:
    """Set-ups to play with, the first as typed if anything is; our tests prove those of shipped layouts.

    Each is for one of the layouts, in their order, over and over.
    """
    is_proved = anyway or all(is_shipped(game, layout) for layout in layouts)
    contents = [game.load(layout).usable() for layout in (layouts[:1] if is_proved else layouts)]
    return choose_setups(discover.needed(game.id, Arranger), game.initials, contents, wanted, typed, is_proved)
