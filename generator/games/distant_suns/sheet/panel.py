"""The panel of a cosmos sheet: title, upgrades and the score, in the order in which one scores."""

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Kind
from generator.games.distant_suns.sheet.bands import Band
from generator.games.distant_suns.sheet.bands import Span
from generator.games.distant_suns.sheet.bands import least_height
from generator.games.distant_suns.sheet.bands import stacked
from generator.games.distant_suns.sheet.pencil import Pencil
from generator.games.distant_suns.sheet.score import draw_aliens
from generator.games.distant_suns.sheet.score import draw_missions
from generator.games.distant_suns.sheet.score import draw_points_table
from generator.games.distant_suns.sheet.score import draw_shape_hint
from generator.games.distant_suns.sheet.score import draw_total
from generator.games.distant_suns.sheet.score import draw_treasures
from generator.games.distant_suns.sheet.top import draw_fields
from generator.games.distant_suns.sheet.top import draw_title
from generator.games.distant_suns.sheet.top import draw_upgrades
from generator.games.distant_suns.sheet.top import upgrade_rows
from generator.games.distant_suns.sheet.worlds import draw_worlds
from generator.games.distant_suns.sheet.worlds import world_rows
from generator.geometry.point import Box

NARROWEST, WIDEST = 72.0, 110.0
RULE_PITCH = 8.0  # between the lines for notes
NONE = Span(0.0, 0.0)


def draw_panel(content: Content, look: Look, box: Box, pencil: Pencil | None = None) -> tuple[Group, ...]:
    """The panel, blank or with what a pencil has written into it."""
    bands = _bands(content, box.width)
    return tuple(stacked(pencil.in_panel(bands) if pencil else bands, content, look, box))


def least_panel_height(content: Content) -> float:
    return least_height(_bands(content, NARROWEST))


def _bands(content: Content, width: float) -> tuple[Band, ...]:
    ticks = upgrade_rows(len(content.layout.of_kind(Kind.UPGRADE)), width)
    worlds = world_rows(len(content.layout.of_kind(Kind.WORLD)))
    score_row = Span(7.15, 10.2)
    return (
        Band("title", NONE, Span(12.0, 17.5), 1, draw_title),
        Band("fields", NONE, Span(7.0, 11.0), 1, draw_fields),
        Band("upgrades", Span(0.0, 5.0), Span(11.4, 16.4), ticks, draw_upgrades),
        Band("missions", Span(3.8, 5.0), score_row, len(content.missions), draw_missions),
        Band("shape-hint", NONE, Span(3.3, 4.6), 1, draw_shape_hint),
        Band("points-table", NONE, Span(8.2, 12.0), 1, draw_points_table),
        Band("worlds", Span(3.6, 9.0), score_row, worlds, draw_worlds),
        Band("treasures", NONE, score_row, 1, draw_treasures),
        Band("aliens", NONE, score_row, 1, draw_aliens),
        Band("total", NONE, Span(8.4, 12.0), 1, draw_total),
    )


def draw_notes(look: Look, box: Box) -> Group:
    """Lines to write on, where the panel has a page for itself."""
    heading = Box.at(box.left, box.top, box.width, RULE_PITCH)
    items: list[Item] = [*set_text(look.words("sheet.notes"), heading, look.type("heading"))]
    for index in range(2, int(box.height / RULE_PITCH) + 1):
        y = box.top + index * RULE_PITCH
        items.append(rule(box.left, box.right, y, look.style("rule")))
    return Group(tuple(items), name="notes", box=box)
