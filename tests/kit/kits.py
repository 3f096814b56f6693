"""Kits as people get them, made once and shared by the tests of a process."""

from functools import cache

from prints import setups_of

from generator import discover
from generator.arrange.code import further_code
from generator.desk.kits import kit_of
from generator.impose.run import Sides
from generator.kit.kit_order import KitOrder
from generator.kit.kit_order import setups_needed
from generator.kit.make import MadeKit
from generator.kit.make import make_kit

GAME = "distant-suns"
KITS = [(game, kit) for game in discover.game_ids() for kit in discover.game(game).kits]
BOOKLETS = [(game, kit) for game, kit in KITS if kit_of(discover.game(game), kit).bound]
FLAT = [each for each in KITS if each not in BOOKLETS]  # booklets take longer, and have tests of their own


@cache
def kit(
    game: str = GAME,
    name: str = "none",
    paper: str = "a4",
    theme: str = "colour",
    language: str = "en",
    players: int = 4,
    games: int = 1,
    sides: Sides = Sides.FOLD,
) -> MadeKit:
    found = discover.game(game)
    wanted = kit_of(found, name)
    count, layout = setups_needed(found, wanted, games), found.layouts[found.default_layout]
    codes = [further_code(found.initials, "tests", index) for index in range(count)]
    order = KitOrder(
        game=found,
        kit=wanted,
        layout=layout,
        paper=discover.papers()[paper],
        theme=theme,
        language=language,
        setups=setups_of(found, layout, *codes),
        players=players,
        games=games,
        sides=sides,
    )
    return make_kit(order)
