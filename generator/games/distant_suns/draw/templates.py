"""Shape templates: each shape as a piece that covers exactly its sectors of a printed sheet, less a clearance.

Lay it on the sheet, mark the sectors through the holes and draw along the edge.
"""

from itertools import chain

from generator.draw.look import Look
from generator.draw.scene import Cut
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.template_parts.form import THINNEST
from generator.games.distant_suns.draw.template_parts.form import TemplateForm
from generator.games.distant_suns.draw.template_parts.lettering import letter
from generator.geometry.hex_grid import HexGrid
from generator.geometry.near import fits
from generator.geometry.near import whole
from generator.geometry.path import placed
from generator.geometry.path import polyline
from generator.geometry.point import ORIGIN
from generator.geometry.point import Point
from generator.geometry.segment import outside

COMPONENT_ID = "templates"
LINE_GAP = 0.4  # what the lines between hexes keep from name and symbol


def draw_templates(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    """One piece for each shape, the black hole last."""
    shapes = (*content.shapes, content.black_hole)
    size = frame.cell_size or content.layout.hex_size
    forms = [
        (shape, TemplateForm(HexGrid(frozenset(shape.cells), size, content.layout.orientation), frame.clearance))
        for shape in shapes
    ]
    thinnest = min((form for _, form in forms), key=lambda form: form.thinnest)
    if not fits(THINNEST, thinnest.thinnest):
        raise FindingsError((_too_thin(thinnest),))
    return tuple(_template(shape, form, look) for shape, form in forms)


def _template(shape: Shape, form: TemplateForm, look: Look) -> Scene:
    lettering = letter(form, shape, look)
    kept = tuple(box.grown(LINE_GAP) for box in lettering.boxes)
    lines = chain.from_iterable(outside(line, kept) for line in form.inner_lines)
    drawn = tuple(chain.from_iterable(map(polyline, lines)))
    items: tuple[Item, ...] = (*([Path(drawn, look.style("shape-grid"))] if drawn else []), *lettering.items)
    corner = ORIGIN - form.box.top_left
    block = Group(items, at=corner, name=COMPONENT_ID, box=form.box)
    return Scene(form.box.size, (block,), _caption(shape, form, look), _moved(form.cut, corner))


def _moved(cut: Cut, by: Point) -> Cut:
    return Cut(placed(cut.outline, by), tuple(placed(hole, by) for hole in cut.holes))


def _caption(shape: Shape, form: TemplateForm, look: Look) -> str:
    return look.words(
        "templates.caption",
        game=look.words("game.title"),
        component=look.words("component.templates"),
        shape=look.texts.get(f"shape.{shape.id}", shape.id),
        size=f"{form.grid.size:g}".replace(".", look.words("number.decimal")),
    )


def _too_thin(form: TemplateForm) -> Finding:
    return Finding(
        "DS170",
        f"with a clearance of {form.clearance:g} mm, templates for hexes of {form.grid.size:g} mm would be thinner "
        f"than {THINNEST:g} mm in places",
        help=f"use a --clearance of at most {whole(form.most_clearance * 10) / 10:g}",
    )


COMPONENT = Component(COMPONENT_ID, draw_templates, Per.BOX)
