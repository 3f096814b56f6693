"""The emblem of a layout: its outline and what lies where, so small that one knows it again and reads nothing."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import symbol
from generator.game.emblem import Emblem
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.geometry.outline import outlines
from generator.geometry.path import circle

HEX = 2.0  # mm: an emblem is about 20 mm wide before it is scaled
MARKS = {  # kind and radius, as a share of the hex; large ones are what one plays for
    SectorKind.ALIEN: 0.3,
    SectorKind.UPGRADE: 0.22,
    SectorKind.TREASURE: 0.42,
    SectorKind.WORLD: 0.56,
    SectorKind.START: 0.46,
}


def draw_emblem(content: Content, look: Look) -> Symbol:
    return symbol(f"picture-emblem-{content.layout_id}-{content.code}", _items(content, look))


def _items(content: Content, look: Look) -> Iterator[Item]:
    layout = content.layout
    grid = layout.grid.resized(HEX)
    region = tuple(part for line in outlines(grid) for part in line)
    yield Path(region, look.style("emblem"))
    for kind, radius in MARKS.items():
        for sector in layout.of_kind(kind):
            yield Path(circle(grid.centre(sector.cell), radius * HEX), look.style(f"emblem-{kind}"))


EMBLEM = Emblem(draw_emblem)
