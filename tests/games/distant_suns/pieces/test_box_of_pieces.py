"""The pieces of the box: how many, how large, what bleeds and what keeps off the cut, and that backs register."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from areas import area
from areas import filled
from prints import look_of
from shapely import box as rectangle
from shapely.affinity import scale as scaled
from shipped import content

from generator import discover
from generator.draw.furniture.piece import BLEED
from generator.draw.furniture.piece import SAFE
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.control_geometry import MISSION
from generator.games.distant_suns.draw.pieces.control_geometry import TILE
from generator.games.distant_suns.draw.pieces.sets import PIP
from generator.geometry.hex_grid import Hex
from generator.geometry.path import Segments
from generator.geometry.path import points_of
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.impose import impose
from generator.impose.page import Page
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun
from generator.impose.run import Sides

GAME = "distant-suns"
A4 = Frame(Size(281, 185))
FLAG_PLACE = rectangle(140, 0, 200, 200)
COUNTS = {"board": 2, "tiles": 10, "missions": 10, "modules": 5}
PAPERS = discover.papers()
THEMES, LANGUAGES = discover.theme_ids(), discover.language_ids()


def scenes(id: str, theme: str = "colour", language: str = "en", of: Content | None = None) -> tuple[Scene, ...]:
    return tuple(discover.component(GAME, id).draw(of or content(), look_of(theme, language), A4))


def texts(scene: Scene) -> list[str]:
    return [placed.item.words for placed in walk((*scene.items, *scene.back)) if isinstance(placed.item, Text)]


def symbols(scene: Scene) -> set[str]:
    return {placed.item.symbol.name for placed in walk(scene.items) if isinstance(placed.item, Use)}


def outline(scene: Scene) -> Segments:
    assert scene.cut
    return scene.cut.outline


def pieces_on(page: Page) -> Iterator[Use]:
    for placed in walk(page.items):
        if isinstance(placed.item, Use) and placed.item.symbol.name.startswith("piece-"):
            yield placed.item


@pytest.mark.parametrize(("id", "count"), COUNTS.items())
def test_a_box_has_so_many_pieces(id: str, count: int) -> None:
    assert len(scenes(id)) == count


@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_piece_is_on_the_pages_of_every_paper_once(paper: str, sides: Sides) -> None:
    for id, count in COUNTS.items():
        frame = Frame(plan_page(PAPERS[paper], 1).slots[0].size)
        drawn = discover.component(GAME, id).draw(content(), look_of("colour"), frame)
        pages = impose(drawn, PrintRun(PAPERS[paper], sides=sides), look_of("colour"))
        shown = [list(pieces_on(page)) for page in pages]
        faces = 1 if sides is Sides.FRONT or id == "board" else 2
        whole = 1 if id == "board" and paper not in ("a4", "letter") else count
        assert sum(map(len, shown)) == whole * faces
        assert all(shown), "an empty page"


@pytest.mark.parametrize("id", COUNTS)
def test_a_piece_is_as_large_as_its_cut(id: str) -> None:
    for scene in scenes(id):
        box = Box.around(points_of(outline(scene)))
        assert box.top_left.x == pytest.approx(0) and box.top_left.y == pytest.approx(0)
        assert (scene.size.width, scene.size.height) == pytest.approx((box.width, box.height))
        assert area(outline(scene)).bounds == pytest.approx((0, 0, scene.size.width, scene.size.height), abs=0.01)


def test_tiles_and_missions_have_the_size_the_slots_are_made_for() -> None:
    assert {scene.size for scene in scenes("tiles")} == {TILE}
    assert {scene.size for scene in scenes("missions")} == {MISSION}


@pytest.mark.parametrize("id", COUNTS)
def test_the_ground_reaches_three_millimetres_beyond_the_cut(id: str) -> None:
    """In colour; a flag has none, as it disappears under the next part."""
    for scene in scenes(id):
        cut = area(outline(scene)).buffer(BLEED)
        assert scene.bleed == BLEED
        if id == "board":
            cut = cut.intersection(rectangle(-10, -10, 140, 200))
        assert cut.difference(filled(scene.items).buffer(0.01)).area < 0.05
        if scene.back:
            mirrored = scaled(cut, -1, 1, origin=(scene.size.width / 2, 0))
            assert mirrored.difference(filled(scene.back).buffer(0.01)).area < 0.05


@pytest.mark.parametrize("id", COUNTS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_symbols_keep_off_the_cut(id: str, theme: str, language: str) -> None:
    for scene in scenes(id, theme, language):
        cut = area(outline(scene))
        front = cut.buffer(-SAFE + 0.8)  # the foot of a long letter may reach a little into it
        if id == "board":
            front = front.union(cut.buffer(-1).intersection(FLAG_PLACE))  # what is on a flag nobody sees later
        back = scaled(front, -1, 1, origin=(scene.size.width / 2, 0))
        for items, safe in ((scene.items, front), (scene.back, back)):
            for placed in walk(items):
                is_symbol = isinstance(placed.item, Use) and placed.item.symbol.name.startswith(("symbol-", "mark-"))
                if isinstance(placed.item, Text) or is_symbol:
                    box = placed.box
                    assert safe.covers(rectangle(box.left, box.top, box.right, box.bottom)), placed.item


@pytest.mark.parametrize("id", ["tiles", "missions"])
def test_backs_do_not_tell_what_is_in_front(id: str) -> None:
    backs = {scene.back for scene in scenes(id)}
    assert len(backs) == {"tiles": 1, "missions": content().control.sides}[id]
    assert all(scene.back for scene in scenes(id))


def test_every_tile_shows_another_shape_with_its_symbol_and_name_on_both_sides_of_the_table() -> None:
    look = look_of("colour")
    for shape, scene in zip(content().shapes, scenes("tiles"), strict=True):
        name = look.words(f"shape.{shape.id}")
        assert texts(scene) == [name, name]
        turned = [each.pose.turn for each in walk(scene.items) if isinstance(each.item, Text)]
        assert sorted(turned) == [0, 180]
        assert f"symbol-{shape.id}" in symbols(scene)


def test_shapes_on_tiles_have_hexes_of_one_size() -> None:
    """So that one can compare them: an outline of so many edges is so long."""
    around = look_of("colour").style("shape-outline")
    edges = set()
    for shape, scene in zip(content().shapes, scenes("tiles"), strict=True):
        (line,) = [each.item for each in walk(scene.items) if isinstance(each.item, Path) and each.item.style == around]
        edges.add(round((area(line.segments).area / len(shape.cells)) ** 0.5, 3))
    assert len(edges) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_the_two_sets_of_missions_differ_without_colour(theme: str) -> None:
    """By hatch and by the number of pips, on fronts and on backs."""
    all_missions, ink = scenes("missions", theme), look_of(theme).style("ink")

    def is_pip(path: Path) -> bool:
        return path.style == ink and bounds(path).width == pytest.approx(2 * PIP)

    one, two = all_missions[:5], all_missions[5:]
    assert [texts(scene) for scene in one] == [texts(scene) for scene in two]
    for first, second in zip(one, two, strict=True):
        for faces in ((first.items, second.items), (first.back, second.back)):
            paths = [[each.item for each in walk(face) if isinstance(each.item, Path)] for face in faces]
            dots = [sum(is_pip(path) for path in drawing) for drawing in paths]
            assert dots[1] == 2 * dots[0] > 0
            hatches = [max((path.segments for path in drawing), key=len) for drawing in paths]
            assert hatches[0] != hatches[1]


def test_modules_are_numbered_and_say_who_is_who_on_both_faces() -> None:
    look = look_of("colour")
    who = [look.words("module.others"), look.words("module.player")]
    for number, scene in enumerate(scenes("modules"), start=1):
        told = " ".join(texts(scene))
        assert told.count(str(number)) == 2
        assert all(told.count(words) == 2 for words in who)


def test_on_the_back_of_a_module_everything_has_changed_sides() -> None:
    for scene in scenes("modules"):
        places = []
        for items in (scene.items, scene.back):
            uses = [each for each in walk(items) if isinstance(each.item, Use)]
            places.append({each.item.symbol.name: round(each.box.centre.x, 3) for each in uses})
        front, back = places
        assert front == pytest.approx({name: scene.size.width - x for name, x in back.items()})
        assert front["symbol-others"] < front["symbol-player"]


def own(id: str, cells: tuple[Hex, ...]) -> Content:
    """The shipped content with a first shape of somebody's own."""
    shapes = (Shape(id, cells), *content().shapes[1:])
    return replace(content(), shapes=shapes)


ROW = tuple(Hex(q, 0) for q in range(7))


@pytest.mark.parametrize("id", ["zigzag", "alien", "the-longest-name-that-anybody-would-give-a-shape"])
@pytest.mark.parametrize("cells", [ROW, (Hex(0, 0), Hex(1, 0))])
def test_a_shape_of_ones_own_gets_a_tile_without_a_drawn_symbol(id: str, cells: tuple[Hex, ...]) -> None:
    tile = scenes("tiles", of=own(id, cells))[0]
    assert f"mark-{id}" in symbols(tile)
    inside = Box.at(0, 0, TILE.width, TILE.height).grown(-SAFE)
    assert all(inside.holds(each.box, 0.8) for each in walk(tile.items) if isinstance(each.item, Text))


def test_the_box_follows_the_control_board_that_is_written() -> None:
    smaller = replace(content(), control=replace(content().control, sides=1, modules=3))
    assert [len(scenes(id, of=smaller)) for id in COUNTS] == [2, 10, 5, 3]
