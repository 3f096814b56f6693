"""Filled sheet: a cosmos sheet as it looks at the end of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from generator.draw.furniture.bands import PanelBand
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import cut_to
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.sheet import sheet_scenes
from generator.games.distant_suns.draw.sheet_parts.filled import Filled
from generator.games.distant_suns.draw.sheet_parts.filled_grid import outlined
from generator.games.distant_suns.draw.sheet_parts.filled_panel import with_pencil
from generator.geometry.hex_grid import HexGrid

NAME_WIDTH = 40.0  # of the footer


def draw_filled(content: Content, look: Look, frame: Frame, filled: Filled) -> tuple[Scene, ...]:
    """The pages of the sheet, blank ones with all that a pencil has written on them."""
    caption = look.words(
        "score.caption",
        game=look.words("game.title"),
        layout=content.title(look.language),
        code=content.code,
        name=cut_to(filled.name, look.type("small"), NAME_WIDTH),
    )
    scenes = sheet_scenes(content, look, frame, _Written(content, filled))
    return tuple(replace(scene, caption=caption) for scene in scenes)


@dataclass(frozen=True, slots=True)
class _Written:
    """The pencil that has filled the sheet."""

    content: Content
    filled: Filled

    def over_sectors(self, grid: HexGrid, look: Look) -> Iterator[Item]:
        return outlined(self.filled, self.content, grid, look)

    def in_panel(self, bands: tuple[PanelBand[Content], ...]) -> tuple[PanelBand[Content], ...]:
        return with_pencil(bands, self.filled)
