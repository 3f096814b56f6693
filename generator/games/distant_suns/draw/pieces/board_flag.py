"""Where parts of the board meet: marks that complete each other, and the flag with a picture of what to do with it."""

from collections.abc import Iterator
from string import ascii_uppercase

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.draw.pieces.control_geometry import FLAG_TAPER
from generator.games.distant_suns.draw.pieces.control_geometry import RIM
from generator.games.distant_suns.draw.pieces.control_geometry import board_size
from generator.games.distant_suns.draw.pieces.control_geometry import flag_box
from generator.games.distant_suns.draw.pieces.control_geometry import part_box
from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.path import Segments
from generator.geometry.path import arc
from generator.geometry.path import placed
from generator.geometry.path import polyline
from generator.geometry.path_data import read_path
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

DOCK = 3.0  # mm, radius of the ring that two parts share
LETTER = Box(-2.5, -2.0, 2.5, 2.0)
LETTER_AWAY = 6.0
INSET = 1.5  # mm, from the edges of a flag to what is on it
LINE = 8.0  # mm, height of the letter on a flag
WORDS = 24.0  # mm, height

# What to do, in mm: the flag of one part beside the other; an arrow; the flag below the other, the seam closed.
PICTURE = Size(10.0, 31.0)
APART = read_path(
    "M0 0 H3.6 V12 H0 M3.6 2 L5.8 3 V9 L3.6 10 M10 0 H7 V12 H10 M3.6 4.2 L5.8 4.2 M3.6 6 L5.8 6 M3.6 7.8 L5.8 7.8"
)
ARROW = read_path("M5 13.5 V17.5 M3.6 16 L5 17.5 L6.4 16")
JOINED = read_path("M0 19 H10 M0 31 H10 M5 19 V31")
HIDDEN = read_path("M5 21 L7.2 22 V28 L5 29")


def seam_marks(control: ControlBoard, found: tuple[range, ...], number: int, look: Look) -> Iterator[Item]:
    """At each seam of the part half a ring in every rim with notches, with the letter of the seam beside it."""
    box = part_box(control, found[number])
    ends = ((box.left, number - 1, 1), (box.right, number, -1))
    for x, seam, inward in ends:
        if 0 <= seam < len(found) - 1:
            for y in _rims(control):
                yield from _dock(Point(x, y), ascii_uppercase[seam], inward, look)


def flag_art(control: ControlBoard, found: tuple[range, ...], number: int, look: Look) -> Iterator[Item]:
    """On the flag, where nobody sees it later: which edge it goes under, as words and as a picture."""
    if number == len(found) - 1:
        return
    box = flag_box(control, found[number]).grown(-INSET)
    inside = Box(box.left + INSET, box.top + FLAG_TAPER, box.right, box.bottom - FLAG_TAPER)
    letter = Box(inside.left, inside.top, inside.right, inside.top + LINE)
    words = Box(inside.left, inside.bottom - WORDS, inside.right, inside.bottom)
    corner = Point(inside.centre.x - PICTURE.width / 2, (letter.bottom + words.top - PICTURE.height) / 2)
    told = look.words("board.glue", letter=ascii_uppercase[number])
    yield from set_text(ascii_uppercase[number], letter, look.type("total"), Anchor.MIDDLE)
    for lines, role in ((APART, "flag-picture"), (ARROW, "seam"), (JOINED, "flag-picture"), (HIDDEN, "flag-hidden")):
        yield Path(placed(lines, corner), look.style(role))
    yield from set_text(told, words, look.type("small"), Anchor.MIDDLE, lines=6)


def _dock(middle: Point, letter: str, inward: int, look: Look) -> Iterator[Item]:
    start = 0 if inward > 0 else 180
    yield Path(arc(middle, DOCK, start, start + 180), look.style("seam"))
    yield Path(_spoke(middle, inward), look.style("seam"))
    place = LETTER.moved(middle + Point(inward * LETTER_AWAY, 0))
    yield from set_text(letter, place, look.type("small"), Anchor.MIDDLE)


def _spoke(middle: Point, inward: int) -> Segments:
    return polyline((middle, middle + Point(inward * DOCK, 0)))


def _rims(control: ControlBoard) -> tuple[float, ...]:
    near = board_size(control).height - RIM / 2
    return (near, RIM / 2) if control.sides > 1 else (near,)
