"""The words of the calibration sheet: numbered steps, boxes for the readings, and the command to type."""

from dataclasses import replace

from generator.draw.fonts import mm
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.near import fits
from generator.geometry.path import circle
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point

STEPS = ("print", "measure", "look", "read", "type")
MOST_LINES = 40
SIZES_PT = (10.5, 10, 9.5, 9, 8.5, 8)
NARROWEST_GAP, WIDEST_GAP = 2.0, 5.0  # between steps
BADGE = 2.6  # radius of the circle around the number of a step
ROW = 10.0
FIELD = 18.0  # width of a box to write in
FIELD_HEIGHT = 8.0
UNIT = 7.0
SHORT = 39.0  # width of a reading with a short name


def badge(step: str, centre: Point, look: Look) -> tuple[Item, ...]:
    """The number of a step in a circle; it stands again beside what the step is about."""
    number = str(STEPS.index(step) + 1)
    box = Box.around((centre,)).grown(BADGE)
    return (
        Path(circle(centre, BADGE), look.style("box")),
        *set_text(number, box, look.type("heading"), Anchor.MIDDLE),
    )


def steps(box: Box, rulers: tuple[float, float], look: Look) -> Group:
    """What to do, one paragraph a step, as large as the box allows."""
    words = [look.words(f"calibration.{step}", **_lengths(step, rulers)) for step in STEPS]
    column = Box(box.left + 3 * BADGE, box.top, box.right, box.bottom)
    for size_pt in SIZES_PT:
        kind = look.type("label").sized(size_pt)
        paragraphs = [set_text(text, column, kind, lines=MOST_LINES, level=0) for text in words]
        heights = [paragraph[-1].ink.bottom - paragraph[0].ink.top for paragraph in paragraphs]
        gap = min(WIDEST_GAP, (box.height - sum(heights)) / len(STEPS))
        if fits(NARROWEST_GAP, gap):
            break
    items: list[Item] = []
    top = 0.0
    for step, paragraph, height in zip(STEPS, paragraphs, heights, strict=True):
        first = paragraph[0].at + Point(0, top)
        number = Point(box.left + BADGE + 0.2, first.y - mm(size_pt) * kind.font.cap_height / 2)
        items += badge(step, number, look)
        items += (replace(line, at=line.at + Point(0, top)) for line in paragraph)
        top += height + gap
    return Group(tuple(items), name="steps", box=Box(box.left, box.top - BADGE / 2, box.right, box.bottom))


def _lengths(step: str, rulers: tuple[float, float]) -> dict[str, object]:
    return {"width": f"{rulers[0]:g}", "height": f"{rulers[1]:g}"} if step == "measure" else {}


def readings(box: Box, look: Look) -> Group:
    """A box to write in for each reading, named like the option it is typed after."""
    items: list[Item] = list(set_text(look.words("calibration.readings"), _cell(box, 0, 0), look.type("heading")))
    for index, names in enumerate((("width",), ("left", "right"), ("height",), ("up", "down"))):
        cell = _cell(box, index // 2 + 1, index % 2)
        options = f" {look.words('calibration.or')} ".join(look.words(f"calibration.{name}") for name in names)
        field = Box.at(cell.right - UNIT - FIELD, cell.top + 1, FIELD, FIELD_HEIGHT)
        unit = Box(field.right + 1.5, cell.top, cell.right, cell.bottom)
        items.append(Path(rectangle(field), look.style("box")))
        items += set_text(options, Box(cell.left, cell.top, field.left - 1.5, cell.bottom), look.type("label"))
        items += set_text(look.words("calibration.unit"), unit, look.type("label"))
    return Group(tuple(items), name="readings", box=box)


def _cell(box: Box, row: int, column: int) -> Box:
    """The left cells are for the rulers, whose options are short, the right ones for the drift."""
    left, width = ((box.left, SHORT), (box.left + SHORT + 3, box.width - SHORT - 3))[column]
    return Box.at(left, box.top + row * ROW, width, ROW)


def command(box: Box, rulers: tuple[float, float], look: Look) -> Group:
    """The command with somebody's readings for an example, and how to see that it helped."""
    name = look.words("calibration.example")
    measured = {"width": f"{rulers[0] - 0.4:g}", "height": f"{rulers[1] + 0.3:g}"}
    typed = look.words("calibration.command", name=name, **measured)
    frame, below = Box.at(box.left, box.top, box.width, 14), Box(box.left, box.top + 16, box.right, box.bottom)
    items = (
        Path(rectangle(frame), look.style("box")),
        *badge("type", Point(frame.left + 5, frame.centre.y), look),
        *set_text(typed, frame.grown(-2).moved(Point(8, 0)), look.type("heading"), lines=2),
        *set_text(look.words("calibration.check", name=name), below, look.type("label"), lines=3, level=0),
    )
    return Group(items, name="command", box=box)
