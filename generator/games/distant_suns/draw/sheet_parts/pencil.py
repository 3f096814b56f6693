"""Pencil: what stands on a sheet before or after the game, as its drawers ask for it; a blank one has none."""

from collections.abc import Iterator
from typing import Protocol

from generator.draw.furniture.bands import PanelBand
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.games.distant_suns.content import Content
from generator.geometry.hex_grid import HexGrid


class Pencil(Protocol):
    def over_sectors(self, grid: HexGrid, look: Look) -> Iterator[Item]: ...

    def in_panel(self, bands: tuple[PanelBand[Content], ...]) -> tuple[PanelBand[Content], ...]:
        """The bands, which now draw what is written in them too."""
