"""Golden files: each component as a short text, so that a change of the drawing shows up as a change one can read."""

from collections import Counter
from collections.abc import Iterable
from collections.abc import Iterator

import pytest
from prints import component_order
from prints import folder_of

from generator import __version__
from generator import discover
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.impose.page import Document
from generator.pipeline import make
from generator.write.number import number

CUT_WIDTH = 0.15  # mm, of lines to cut along and of nothing else
COMPONENTS = [(game, component) for game in discover.game_ids() for component in discover.component_ids(game)]


def told(document: Document) -> str:
    """Each page with its blocks; of a block the box, how many lines and symbols it has, and its texts in points."""
    lines = [document.title, ", ".join(document.keywords), document.licence]
    for page in document.pages:
        lines += ["", f"page {number(page.size.width)} × {number(page.size.height)}", *_blocks(page.items, ORIGIN)]
    return "\n".join(lines).replace(__version__, "{version}") + "\n"


def _blocks(items: Iterable[Item], at: Point) -> Iterator[str]:
    for item in items:
        match item:
            case Group(inner, offset, name, box) if name and box:
                yield f"  {name} {_box(box.moved(at + offset))}"
                yield from _contents(inner)
            case Group(inner, offset):
                yield from _blocks(inner, at + offset)
            case Use(symbol, offset) if symbol.name.startswith(("page-", "piece-")):
                yield from _blocks(symbol.items, at + offset)
            case Path(_, style) if style.width == CUT_WIDTH:
                pass  # cut lines and crop marks
            case Path() | Text() | Use():
                yield f"  {type(item).__name__.lower()} outside of blocks"


def _contents(items: tuple[Item, ...]) -> Iterator[str]:
    outlines = sum(isinstance(item, Path) for item in items)
    uses = Counter(item.symbol.name for item in items if isinstance(item, Use))
    texts = Counter((placed.item.size_pt, placed.item.words) for placed in walk(items) if isinstance(placed.item, Text))
    if outlines:
        yield f"    {outlines} outlines"
    yield from (f"    {count} × {name}" for name, count in sorted(uses.items()))
    for (size_pt, words), count in texts.items():
        yield f"    {number(size_pt)} pt {words}" + (f" ({count} times)" if count > 1 else "")


def _box(box: Box) -> str:
    left, top, width, height = (f"{value:.1f}" for value in (box.left, box.top, box.width, box.height))
    return f"{width} × {height} at {left}, {top}"


@pytest.mark.parametrize(("game", "component"), COMPONENTS)
def test_a_component_is_drawn_as_its_golden_file_says(
    game: str, component: str, request: pytest.FixtureRequest
) -> None:
    wanted = component_order(game, component)
    file = folder_of(game) / "golden" / f"{component}.txt"
    if request.config.getoption("--golden"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told(make(wanted).document), encoding="utf-8")
    assert file.is_file(), f"{file} is missing: make it with `pytest --golden` and read it"
    assert told(make(wanted).document) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", discover.game_ids())
def test_every_golden_file_belongs_to_a_component(game: str) -> None:
    names = {f"{component}.txt" for component in discover.component_ids(game)}
    assert {path.name for path in (folder_of(game) / "golden").iterdir()} == names
