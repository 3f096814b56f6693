"""The rules leaflet: two pages that a stranger can start with, their examples confirmed by the rules."""

from functools import partial

from generator.draw.furniture.leaflet import GUTTER
from generator.draw.furniture.leaflet import LeafletPage
from generator.draw.furniture.leaflet import column_width
from generator.draw.furniture.leaflet import draw_pages
from generator.draw.furniture.leaflet import running_head
from generator.draw.furniture.leaflet import title_head
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts.chapters import Chapters
from generator.games.distant_suns.draw.leaflet_parts.means import ALL
from generator.games.distant_suns.draw.leaflet_parts.means import means_of


def draw_leaflet(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    chapters = Chapters(content, look, means_of(frame.companions))
    return draw_pages(partial(_pages, chapters), look, frame.size, frame.may_shrink)


def _pages(chapters: Chapters, width: float) -> tuple[LeafletPage, LeafletPage]:
    look, pen, half = chapters.look, chapters.pen, column_width(width)
    return (
        LeafletPage(
            title_head(look, pen.words("facts"), pen.lead("idea", width), width),
            (chapters.need(1, half), chapters.setup(2, half), chapters.sheet(3, half)),
            (chapters.assign(4, half), chapters.draw(5, half)),
            (chapters.drawings(width),),
        ),
        LeafletPage(
            running_head(look, width),
            (chapters.upgrades(6, half), chapters.worlds(7, half), chapters.rounds(8, half)),
            (chapters.scoring(9, half), chapters.finished(half)),
            (chapters.details(10, width, half + GUTTER), ("credit", pen.aside("credit", width))),
        ),
    )


COMPONENT = Component("leaflet", draw_leaflet, Per.BOX, is_portrait=True, depends_on=ALL)
