"""Heat maps: how often each sector is covered, drawn on the sheet itself."""

from generator.draw.furniture.heat_map import HeatMap
from generator.draw.furniture.heat_map import draw_heat_map
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.playtest import Heat
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import draw_grid
from generator.geometry.point import Size


def heat_map(content: Content, heat: Heat, look: Look, size: Size) -> Scene:
    """The share of sheets on which each sector is covered."""
    layout, scoring = content.layout, content.scoring
    drawn = HeatMap(
        f"{content.layout_id} · {heat.series} · how often each sector is covered, in percent of the sheets",
        layout.grid,
        {layout.sectors[sector].cell: share for sector, share in heat.shares.items()},
        lambda hex_size, corner: draw_grid(layout, layout.grid.resized(hex_size), scoring, look, corner),
        {sector.cell: sector.kind.value for sector in layout.sectors if sector.kind is not SectorKind.PLAIN},
    )
    return Scene(size, tuple(draw_heat_map(drawn, look, size)), heat.caption)
