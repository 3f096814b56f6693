"""Heat maps: how often each sector is covered, drawn on the sheet itself."""

from generator.draw.furniture.heat_map import HeatMap
from generator.draw.furniture.heat_map import draw_heat_map
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Kind
from generator.games.distant_suns.sheet.grid import draw_grid
from generator.geometry.point import Size
from generator.play.report import SeriesReport


def heat_map(content: Content, series: SeriesReport, look: Look, size: Size, caption: str) -> Scene | None:
    """The share of sheets on which each sector is covered; None if nothing was counted."""
    layout, scoring = content.layout, content.scoring
    shares = {
        layout.sectors[figure.reading.about].cell: figure.reading.value
        for measured in series.measured
        for figure in measured.figures
        if measured.id == "sectors" and figure.reading.is_detail and figure.reading.about is not None
    }
    if not shares:
        return None
    drawn = HeatMap(
        f"{content.variant} · {series.series.name} · how often each sector is covered, in percent of the sheets",
        layout.grid,
        shares,
        lambda hex_size, corner: draw_grid(layout, layout.grid.resized(hex_size), scoring, look, corner),
        {sector.cell: sector.kind.value for sector in layout.sectors if sector.kind is not Kind.PLAIN},
    )
    return Scene(size, tuple(draw_heat_map(drawn, look, size)), caption)
