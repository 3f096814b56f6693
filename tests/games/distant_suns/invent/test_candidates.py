"""Candidates: what the generator draws before anything is examined or played."""

from collections import Counter
from itertools import combinations

import pytest
from prints import SHIPPED

from generator import discover
from generator.game.inventor import Difficulty
from generator.game.inventor import LayoutWishes
from generator.game.inventor import Symmetry
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.invent.inventor import difference
from generator.games.distant_suns.invent.inventor import propose
from generator.games.distant_suns.invent.names import name_of
from generator.games.distant_suns.invent.page import image
from generator.games.distant_suns.invent.page import near
from generator.games.distant_suns.invent.page import page
from generator.games.distant_suns.invent.polyhexes import drawn_shapes
from generator.games.distant_suns.invent.polyhexes import free_polyhexes
from generator.games.distant_suns.rules.polyhex import congruent
from generator.games.distant_suns.rules.polyhex import settled
from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import around
from generator.geometry.pieces import is_connected

GAME = discover.game("distant-suns")
SIZES = (95, 110)


def shipped(name: str = "lantern") -> Content:
    content = GAME.load(SHIPPED[name]).value
    assert content is not None
    return content


def candidates(wishes: LayoutWishes, count: int = 30, seed: str = "tests") -> list[Content]:
    drawn = (propose(shipped(), wishes, None, seed, number) for number in range(count))
    return [content for content in drawn if content]


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", list(Difficulty))
@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_a_candidate_is_a_whole_sheet(difficulty: Difficulty, symmetry: Symmetry) -> None:
    found = candidates(LayoutWishes(SIZES, difficulty, symmetry), 60)
    assert len(found) >= 3
    for content in found:
        layout = content.layout
        counts = Counter(sector.kind for sector in layout.sectors)
        assert SIZES[0] <= len(layout.sectors) <= SIZES[1]
        assert (
            counts[SectorKind.START],
            counts[SectorKind.UPGRADE],
            counts[SectorKind.TREASURE],
            counts[SectorKind.WORLD],
        ) == (1, 8, 4, 4)
        assert counts[SectorKind.ALIEN] in (10, 11)
        assert is_connected((sector.cell for sector in layout.sectors), around)
        assert layout.grid.box.size.width <= 178.6 and layout.grid.box.size.height <= 181.7


@pytest.mark.parametrize("difficulty", list(Difficulty))
def test_a_world_is_reached_through_one_hex_only(difficulty: Difficulty) -> None:
    for content in candidates(LayoutWishes(SIZES, difficulty)):
        cells = {sector.cell for sector in content.layout.sectors}
        for world in content.layout.of_kind(SectorKind.WORLD):
            assert sum(world.cell + step in cells for step in DIRECTIONS) == 1


@pytest.mark.parametrize("symmetry", [Symmetry.MIRROR, Symmetry.ROTATION])
def test_a_symmetric_outline_is_its_own_image(symmetry: Symmetry) -> None:
    turned = image(symmetry)
    for content in candidates(LayoutWishes(SIZES, Difficulty.EASY, symmetry)):
        cells = {sector.cell for sector in content.layout.sectors}
        worlds = {world.cell for world in content.layout.of_kind(SectorKind.WORLD)}
        assert {turned(cell) for cell in cells} == cells
        assert {turned(cell) for cell in worlds} == worlds


def test_images_stay_on_the_page_and_come_back() -> None:
    for symmetry in Symmetry:
        cells, turned = page(symmetry), image(symmetry)
        assert {turned(cell) for cell in cells} == cells
        assert all(turned(turned(cell)) == cell for cell in cells)


def test_the_same_seed_draws_the_same_and_another_does_not() -> None:
    wishes = LayoutWishes(SIZES)
    first, again, other = (candidates(wishes, 6, seed) for seed in ("one", "one", "other"))
    assert [content.layout for content in first] == [content.layout for content in again]
    assert not {content.code for content in first} & {content.code for content in other}


def test_candidates_are_spread_over_the_quarters_and_differ() -> None:
    found = candidates(LayoutWishes(SIZES), 8)
    for one, other in combinations(found, 2):
        assert difference(one, other) > 0.35


def test_the_difference_is_the_share_of_places_that_show_something_else() -> None:
    lantern, twins = shipped("lantern"), shipped("twins")
    assert difference(lantern, lantern) == 0
    assert difference(lantern, twins) == difference(twins, lantern) > 0.35
    less = next(content for content in _varied(lantern))
    assert 0 < difference(lantern, less) < 0.35


def _varied(model: Content) -> list[Content]:
    wishes = LayoutWishes((90, 110), None)
    drawn = (propose(model, wishes, model, "tests", number) for number in range(10))
    return [content for content in drawn if content]


def test_a_sheet_like_another_keeps_start_worlds_and_what_lies_around_them() -> None:
    model = shipped("spiral")
    worlds = {(world.cell, world.first, world.later) for world in model.layout.of_kind(SectorKind.WORLD)}
    cells = frozenset(sector.cell for sector in model.layout.sectors)
    for content in _varied(model):
        layout = content.layout
        assert {(world.cell, world.first, world.later) for world in layout.of_kind(SectorKind.WORLD)} == worlds
        for fixed in (*layout.of_kind(SectorKind.START), *layout.of_kind(SectorKind.WORLD)):
            assert near(fixed.cell, 2, frozenset(sector.cell for sector in layout.sectors)) == near(
                fixed.cell, 2, cells
            )
        assert Counter(sector.kind for sector in layout.sectors if sector.kind is not SectorKind.PLAIN) == Counter(
            sector.kind for sector in model.layout.sectors if sector.kind is not SectorKind.PLAIN
        )


def test_names_come_again_only_after_two_thousand() -> None:
    names = [name_of("tests", number) for number in range(2000)]
    assert len(set(names)) == 2000
    assert all(len(name.split()) == 2 for name in names)


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 1), (3, 3), (4, 7), (5, 22), (6, 82)])
def test_all_free_polyhexes_are_known(size: int, count: int) -> None:
    assert len(free_polyhexes(size)) == count


def test_a_set_of_shapes_has_ten_different_ones_and_another_for_the_black_hole() -> None:
    drawn = [content for number in range(12) if (content := drawn_shapes(shipped(), "tests", number))]
    assert len(drawn) >= 3
    for content in drawn:
        assert len(content.shapes) == 10 and len({shape.id for shape in content.shapes}) == 10
        forms = [settled(shape.cells) for shape in content.all_shapes]
        assert not any(congruent(one, other) for one, other in combinations(forms, 2))
        assert 4.2 <= sum(len(shape.cells) for shape in content.shapes) / 10 <= 4.6
