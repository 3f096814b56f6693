"""The assembly picture: it is as large as the pieces, needs no words, and shows a round that the rules allow."""

from dataclasses import replace

import pytest
from prints import look_of
from shipped import content

from generator import discover
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.games.distant_suns.draw.assembly import draw_assembly
from generator.games.distant_suns.draw.pieces.control_geometry import board_size
from generator.games.distant_suns.draw.pieces.module_geometry import RADIUS


@pytest.mark.parametrize("theme", discover.theme_ids())
def test_it_is_as_large_as_the_board_with_its_modules_and_has_no_words(theme: str) -> None:
    picture = draw_assembly(content(), look_of(theme))
    board = board_size(content().control)
    assert picture.box.width == pytest.approx(board.width, abs=1)
    assert picture.box.height > board.height + 2 * RADIUS
    assert not any(isinstance(placed.item, Text) for placed in walk(picture.items))


@pytest.mark.parametrize("sides", [1, 2])
@pytest.mark.parametrize("modules", [1, 3, 5, 8])
def test_every_module_shows_who_is_who(sides: int, modules: int) -> None:
    table = replace(content(), control=replace(content().control, sides=sides, modules=modules))
    picture = draw_assembly(table, look_of("colour"))
    names = [placed.item.symbol.name for placed in walk(picture.items) if isinstance(placed.item, Use)]
    assert names.count("symbol-player") == names.count("symbol-others") > 0
