"""Whatever the outline of a sheet: its drawing keeps to the same boxes as those we ship."""

from dataclasses import replace
from random import Random

import pytest
from boxes import faults
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from prints import LAYOUTS
from prints import look_of
from prints import order

from generator import discover
from generator.check import check_scenes
from generator.data import layouts_of
from generator.draw import draw
from generator.draw.component import Frame
from generator.errors import FindingsError
from generator.findings import Span
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Kind
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.load_content import load_content
from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.impose import impose
from generator.impose.page import Page
from generator.impose.paper import PagePlan
from generator.impose.paper import plan_page
from generator.load.words import Words

LOADED = load_content(layouts_of("distant-suns"), LAYOUTS["lantern"])
NOWHERE = Span("random.yaml", 1, 1)
MOST = {Kind.UPGRADE: 24, Kind.WORLD: 8, Kind.ALIEN: 30, Kind.TREASURE: 12}


def region(count: int, spread: float, chance: Random) -> list[Hex]:
    """A connected region; the larger the spread, the more it frays."""
    cells = {Hex(0, 0)}
    border = set(DIRECTIONS)
    while len(cells) < count:
        ranked = sorted(border, key=lambda cell: (abs(cell.q + cell.r / 2) + abs(cell.r), cell))
        reach = max(1, int(len(ranked) * spread))
        added = ranked[chance.randrange(reach)]
        cells.add(added)
        border = (border | {added + step for step in DIRECTIONS}) - cells
    return sorted(cells)


def sectors(grid: HexGrid, chance: Random) -> tuple[Sector, ...]:
    """Kinds strewn at random: one start, and of the others as many as the panel has room for."""
    cells = list(grid)
    free = chance.sample(cells, len(cells))
    kinds = {free.pop(): Kind.START}
    for kind, most in MOST.items():
        kinds |= {free.pop(): kind for _ in range(min(chance.randint(0, most), len(free)))}
    return tuple(_sector(cell, kinds.get(cell, Kind.PLAIN), chance) for cell in cells)


def _sector(cell: Hex, kind: Kind, chance: Random) -> Sector:
    first = chance.randint(2, 99) if kind is Kind.WORLD else 0
    return Sector(cell, kind, NOWHERE, first, first // 2)


def content(layout: Layout) -> Content:
    assert LOADED.value is not None
    return replace(LOADED.value, layout=layout)


def random_layout(count: int, spread: float, orientation: Orientation, size: float, seed: int) -> Layout:
    chance = Random(seed)
    grid = HexGrid(frozenset(region(count, spread, chance)), size, orientation)
    assert LOADED.value is not None
    return replace(
        LOADED.value.layout,
        name=Words((("", chance.choice(("X", "Ліхтар", "Gossamer Wilds", "Щасливі джунглі"))),)),
        hex_size=size,
        orientation=orientation,
        sectors=sectors(grid, chance),
    )


layouts = st.builds(
    random_layout,
    st.integers(60, 200),
    st.floats(0.05, 1),
    st.sampled_from(Orientation),
    st.sampled_from((8.0, 10.0, 13.9, 14.0, 15.0, 17.0, 22.5)),
    st.integers(0, 2**32),
)


def pages(layout: Layout, plan: PagePlan, theme: str, language: str) -> tuple[Page, ...]:
    """The pages, or none where the paper is too small for the sheet."""
    look = look_of(theme, language)
    frame = Frame(plan.slots[0].size, may_shrink=len(plan.slots) > 1)
    try:
        scenes = draw(order().component, content(layout), look, frame)
    except FindingsError as stopped:
        assert [finding.code for finding in stopped.findings] == ["PC303"]
        return ()
    assert LOADED.document is not None
    assert check_scenes(scenes, content(layout), look, LOADED.document) == ()
    return impose(scenes, len(plan.slots), plan, look)


@settings(max_examples=80, deadline=None)
@given(
    layouts,
    st.sampled_from(sorted(discover.papers())),
    st.sampled_from((1, 2)),
    st.sampled_from(discover.theme_ids()),
    st.sampled_from(discover.language_ids()),
)
def test_a_random_sheet_keeps_to_its_boxes(
    layout: Layout, paper: str, per_page: int, theme: str, language: str
) -> None:
    plan = plan_page(discover.papers()[paper], per_page)
    for page in pages(layout, plan, theme, language):
        assert faults(page, plan) == []


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("count", [1, 2, 7, 400])
def test_a_sheet_of_unusual_size_is_drawn_too(count: int, orientation: Orientation) -> None:
    plan = plan_page(discover.papers()["a3"], 1)
    drawn = pages(random_layout(count, 0.05, orientation, 12.0, 1), plan, "colour", "en")
    assert drawn and [fault for page in drawn for fault in faults(page, plan)] == []
