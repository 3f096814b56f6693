"""The assembly picture: it fits any box, needs no words, and shows a round that the rules allow."""

from dataclasses import replace

import pytest
from prints import look_of
from shipped import content

from generator import discover
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.games.distant_suns.assembly import draw_assembly
from generator.geometry.point import Box


@pytest.mark.parametrize("theme", discover.theme_ids())
@pytest.mark.parametrize("box", [Box(0, 0, 120, 60), Box(10, 20, 40, 100)])
def test_it_fills_its_box_without_words(theme: str, box: Box) -> None:
    picture = draw_assembly(content(), look_of(theme), box)
    drawn = bounds(picture)
    assert box.holds(drawn, 1e-6)
    assert drawn.width == pytest.approx(box.width) or drawn.height == pytest.approx(box.height)
    assert not any(isinstance(placed.item, Text) for placed in walk([picture]))


@pytest.mark.parametrize("sides", [1, 2])
@pytest.mark.parametrize("modules", [1, 3, 5, 8])
def test_every_module_shows_who_is_who(sides: int, modules: int) -> None:
    table = replace(content(), control=replace(content().control, sides=sides, modules=modules))
    picture = draw_assembly(table, look_of("colour"), Box(0, 0, 100, 100))
    names = [placed.item.symbol.name for placed in walk([picture]) if isinstance(placed.item, Use)]
    assert names.count("symbol-player") == names.count("symbol-others") > 0
