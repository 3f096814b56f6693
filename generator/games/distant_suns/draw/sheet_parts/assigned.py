"""Assigned: the shapes that the missions have in one set-up, printed pale into their boxes, with the set-up's code."""

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from generator.draw.furniture.bands import BandPlace
from generator.draw.furniture.bands import PanelBand
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.sheet_parts.score import columns
from generator.games.distant_suns.draw.sheet_parts.score import draw_missions
from generator.games.distant_suns.draw.sheet_parts.score import hint
from generator.games.distant_suns.draw.sheet_parts.shape_cell import ShapeInk
from generator.games.distant_suns.draw.sheet_parts.shape_cell import draw_shape_in
from generator.geometry.hex_grid import HexGrid


@dataclass(frozen=True, slots=True)
class Assigned:
    """What a set-up writes on a sheet before the game."""

    arranged: ArrangedSuns

    def over_sectors(self, grid: HexGrid, look: Look) -> Iterator[Item]:
        return iter(())

    def in_panel(self, bands: tuple[PanelBand[Content], ...]) -> tuple[PanelBand[Content], ...]:
        drawers = {"missions": self._missions, "shape-hint": self._code}
        return tuple(replace(band, draw=drawers.get(band.name, band.draw)) for band in bands)

    def _missions(self, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
        yield from draw_missions(content, look, place)
        setup, shapes = self.arranged.setup, {shape.id: shape for shape in content.shapes}
        tiles, ink = dict(zip(setup.missions, setup.tiles, strict=True)), ShapeInk(look, "ghost", look.type("ghost"))
        has_names = ink.names_fit(columns(place.rows[0]).shape, content.shapes)
        for mission, row in zip(content.missions, place.rows, strict=True):
            yield from draw_shape_in(columns(row).shape, shapes[tiles[mission]], ink, has_names)

    def _code(self, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
        """Instead of what to write: which set-up the sheet is for."""
        return hint(f"{look.words('setup.heading')} {self.arranged.code}", look, place)
