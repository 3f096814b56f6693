"""Pencil: what has been written on a sheet, as its drawers ask for it; a blank sheet knows no rules and no scores."""

from collections.abc import Iterator
from typing import Protocol

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.sheet.bands import Band
from generator.geometry.hex_grid import HexGrid


class Pencil(Protocol):
    def under_sectors(self, grid: HexGrid, look: Look) -> Iterator[Path]: ...

    def over_sectors(self, layout: Layout, grid: HexGrid, look: Look) -> Iterator[Item]: ...

    def in_panel(self, bands: tuple[Band, ...]) -> tuple[Band, ...]:
        """The bands, which now draw what is written in them too."""
