"""The table in the middle of a round: every piece has its place and none lies on another."""

from itertools import combinations

from areas import area
from assembled import PUT_IN
from assembled import places
from prints import look_of
from shapely import Polygon
from shipped import content

from generator.games.distant_suns.draw.pieces.control_geometry import board_outline
from generator.games.distant_suns.rules.control import can_be_placed
from generator.games.distant_suns.rules.control import notches
from generator.geometry.path import mirrored
from generator.geometry.path import placed
from generator.geometry.path import polygon

CONTROL = content().control


def lying() -> dict[str, list[Polygon]]:
    """The pieces of each component where they lie, as areas."""
    found: dict[str, list[Polygon]] = {}
    for scene, is_back, at, scale in places(content(), look_of("colour")):
        assert scene.cut
        outline = mirrored(scene.cut.outline, scene.size.width / 2) if is_back else scene.cut.outline
        found.setdefault(scene.items[0].name, []).append(area(placed(outline, at, scale)))  # type: ignore[union-attr]
    return found


def test_a_whole_round_can_lie_on_the_table() -> None:
    found = lying()
    assert {name: len(pieces) for name, pieces in found.items()} == {
        "board": 2,
        "tiles": 5,
        "missions": 10,
        "modules": 5,
    }
    loose = found["tiles"] + found["missions"] + found["modules"]
    assert all(one.distance(other) > 0.2 for one, other in combinations(loose, 2))


def test_tiles_and_missions_lie_on_the_board_and_modules_beside_it() -> None:
    found, board = lying(), area(polygon(board_outline(CONTROL)))
    assert all(board.covers(piece) for piece in found["tiles"] + found["missions"])
    assert all(board.distance(piece) > 0.2 for piece in found["modules"])


def test_the_round_is_one_that_the_rules_allow() -> None:
    filled = 0
    for module in PUT_IN:
        assert can_be_placed(CONTROL, filled, module)
        filled |= notches(CONTROL, module)
