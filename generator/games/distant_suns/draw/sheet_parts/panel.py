"""The panel of a cosmos sheet: title, upgrades and the score, in the order in which one scores."""

from generator.draw.furniture.bands import BandSpan
from generator.draw.furniture.bands import PanelBand
from generator.draw.furniture.bands import least_height
from generator.draw.furniture.bands import stacked
from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.pencil import Pencil
from generator.games.distant_suns.draw.sheet_parts.score import draw_aliens
from generator.games.distant_suns.draw.sheet_parts.score import draw_missions
from generator.games.distant_suns.draw.sheet_parts.score import draw_points_table
from generator.games.distant_suns.draw.sheet_parts.score import draw_shape_hint
from generator.games.distant_suns.draw.sheet_parts.score import draw_total
from generator.games.distant_suns.draw.sheet_parts.score import draw_treasures
from generator.games.distant_suns.draw.sheet_parts.top import draw_fields
from generator.games.distant_suns.draw.sheet_parts.top import draw_title
from generator.games.distant_suns.draw.sheet_parts.top import draw_upgrades
from generator.games.distant_suns.draw.sheet_parts.top import upgrade_rows
from generator.games.distant_suns.draw.sheet_parts.worlds import draw_worlds
from generator.games.distant_suns.draw.sheet_parts.worlds import world_rows
from generator.geometry.point import Box

NARROWEST, WIDEST = 72.0, 110.0
RULE_PITCH = 8.0  # between the lines for notes
NONE = BandSpan(0.0, 0.0)


def draw_panel(content: Content, look: Look, box: Box, pencil: Pencil | None = None) -> tuple[Group, ...]:
    """The panel, blank or with what a pencil has written into it."""
    bands = _bands(content, box.width)
    return tuple(stacked(pencil.in_panel(bands) if pencil else bands, content, look, box))


def least_panel_height(content: Content) -> float:
    return least_height(_bands(content, NARROWEST))


def _bands(content: Content, width: float) -> tuple[PanelBand[Content], ...]:
    ticks = upgrade_rows(len(content.layout.of_kind(SectorKind.UPGRADE)), width)
    worlds = world_rows(len(content.layout.of_kind(SectorKind.WORLD)))
    score_row = BandSpan(7.15, 10.2)
    return (
        PanelBand("title", NONE, BandSpan(12.0, 17.5), 1, draw_title),
        PanelBand("fields", NONE, BandSpan(7.0, 11.0), 1, draw_fields),
        PanelBand("upgrades", BandSpan(0.0, 5.0), BandSpan(11.4, 16.4), ticks, draw_upgrades),
        PanelBand("missions", BandSpan(3.8, 5.0), score_row, len(content.missions), draw_missions),
        PanelBand("shape-hint", NONE, BandSpan(3.3, 4.6), 1, draw_shape_hint),
        PanelBand("points-table", NONE, BandSpan(8.2, 12.0), 1, draw_points_table),
        PanelBand("worlds", BandSpan(3.6, 9.0), score_row, worlds, draw_worlds),
        PanelBand("treasures", NONE, score_row, 1, draw_treasures),
        PanelBand("aliens", NONE, score_row, 1, draw_aliens),
        PanelBand("total", NONE, BandSpan(8.4, 12.0), 1, draw_total),
    )


def draw_notes(look: Look, box: Box) -> Group:
    """Lines to write on, where the panel has a page for itself."""
    heading = Box.at(box.left, box.top, box.width, RULE_PITCH)
    items: list[Item] = [*set_text(look.words("sheet.notes"), heading, look.type("heading"))]
    for index in range(2, int(box.height / RULE_PITCH) + 1):
        y = box.top + index * RULE_PITCH
        items.append(rule(box.left, box.right, y, look.style("rule")))
    return Group(tuple(items), name="notes", box=box)
