"""Finished sheets: on every page text in its box, blocks apart, and what a pencil writes where it belongs."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from boxes import faults
from boxes import smallest_text
from played import greedily
from played import played
from prints import EACH_LAYOUT
from prints import OF_GAME
from prints import look_of
from prints import order

from generator import discover
from generator.draw.scene import Path as Outline
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.games.distant_suns import GAME
from generator.games.distant_suns.draw.sheet_parts.filled_grid import outlined
from generator.games.distant_suns.draw.sheet_parts.grid import HATCHES
from generator.games.distant_suns.written.finished import Finished
from generator.games.distant_suns.written.scorer import score_written
from generator.games.distant_suns.written.text import transcript_text
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.inset import inset
from generator.geometry.outline import corners_of_outlines
from generator.impose.page import Page
from generator.impose.paper import PagePlan
from generator.impose.paper import plan_page
from generator.pipeline import make
from generator.pipeline.examined import finished_sheets

LOOKS = list(product(discover.theme_ids(), discover.language_ids()))
LONG = "Bartholomäus Maximilian von und zu Hohenstein-Ehrenfels dem Jüngeren"
GAMES = OF_GAME / "samples" / "games"


def finished(layout: str | Path, folder: Path, seed: int = 0, players: int = 2) -> Finished:
    game = played(layout, players, seed, greedily)
    file = folder / "game.yaml"
    named = tuple(replace(record, name=LONG if seat else "Зоя") for seat, record in enumerate(game.transcript.players))
    file.write_text(transcript_text(game.board, replace(game.transcript, players=named)), encoding="utf-8")
    found = score_written(GAME, file).game
    assert isinstance(found, Finished)
    return found


def pages(game: Finished, paper: str = "a4", theme: str = "colour", language: str = "en") -> tuple[Page, ...]:
    return finished_sheets(game, look_of(theme, language), discover.papers()[paper]).pages


def of_pencil(page: Page, plan: PagePlan) -> list[str]:
    """What is wrong with boxes and blocks; the margin is a matter of the blank sheet."""
    return [fault for fault in faults(page, plan) if not fault.endswith("in the margin")]


@pytest.mark.parametrize("paper", ["a4", "letter", pytest.param("a3", marks=pytest.mark.slow)])
@pytest.mark.parametrize("layout", EACH_LAYOUT)
def test_nothing_leaves_its_box_and_no_texts_overlap(layout: str, paper: str, tmp_path: Path) -> None:
    game, plan = finished(layout, tmp_path), plan_page(discover.papers()[paper], 1)
    for theme, language in LOOKS:
        for page in pages(game, paper, theme, language):
            assert of_pencil(page, plan) == [], (theme, language)
            assert smallest_text(page) >= 8


@pytest.mark.parametrize("size", [8, 10, 12, 14])
def test_small_hexes_keep_their_lettering_inside(size: int, tmp_path: Path) -> None:
    file = tmp_path / "small-hexes.yaml"
    text = (
        (GAMES / "layouts" / "flat.yaml").read_text(encoding="utf-8").replace("name: ", f"hex_size: {size}\nname: ", 1)
    )
    file.write_text("\n".join(line for line in text.split("\n") if line != "hex_size: 17"), encoding="utf-8")
    game, plan = finished(file, tmp_path), plan_page(discover.papers()["a4"], 1)
    for language in discover.language_ids():
        for page in pages(game, language=language):
            assert of_pencil(page, plan) == []


def test_every_player_has_a_page_with_name_points_and_signs() -> None:
    game = score_written(GAME, GAMES / "two-players.yaml").game
    assert isinstance(game, Finished)
    printed = pages(game)
    assert len(printed) == 2
    for page, player in zip(printed, game.players, strict=True):
        words = [placed.item.words for placed in walk(page.items) if isinstance(placed.item, Text)]
        assert {player.name, str(player.score.total), *player.drawings} <= set(words)
        for sign, cells in player.cells.items():
            assert words.count(sign) >= len(cells)
        assert page.bookmark.endswith(player.name)


def test_only_who_erred_has_a_question_mark_behind_the_total() -> None:
    faulty = Path(__file__).parent / "faulty" / "wrong-form.yaml"
    game = score_written(GAME, faulty).game
    assert isinstance(game, Finished)
    for page, player in zip(pages(game, "a4", "mono", "uk"), game.players, strict=True):
        words = [placed.item.words for placed in walk(page.items) if isinstance(placed.item, Text)]
        assert (f"{player.score.total} ?" in words) == (player.name == "Ann")


def test_a_blank_sheet_has_no_pencil_on_it() -> None:
    lead = look_of("colour").style("pencil-lead").fill
    for page in make(order("lantern")).document.pages:
        for item in (placed.item for placed in walk(page.items)):
            assert not (isinstance(item, Text) and item.colour == lead)
            assert not (isinstance(item, Outline) and lead in (item.style.stroke, item.style.fill))


def test_each_outline_stays_inside_the_sectors_of_its_drawing(tmp_path: Path, look) -> None:
    game = finished("lantern", tmp_path)
    grid = game.content.layout.grid
    for player in game.players:
        for sign, cells in player.cells.items():
            alone = replace(player, cells={sign: cells}, drawings={sign: player.drawings[sign]})
            own = HexGrid(frozenset(cells), grid.size, grid.orientation).box
            assert all(own.holds(bounds(item)) for item in outlined(alone, game.content, grid, look))


@pytest.mark.parametrize("theme", discover.theme_ids())
def test_what_is_covered_is_a_strong_line_around_white_with_the_symbol_of_its_shape(theme: str, tmp_path: Path) -> None:
    game, look = finished("lantern", tmp_path), look_of(theme)
    cover, grid = look.style("pencil-cover"), look.style("grid")
    assert cover.fill == "#ffffff" and cover.width > 2 * grid.width
    hatches = [look.style(f"{kind}-hatch") for kind in ("alien", "upgrade", "void")]
    for page, player in zip(pages(game, theme=theme), game.players, strict=True):
        painted = [placed for placed in walk(page.items) if isinstance(placed.item, Outline | Use)]
        covers = [at for at, each in enumerate(painted) if getattr(each.item, "style", None) == cover]
        assert len(covers) == len(player.drawings)
        after = [getattr(each.item, "style", None) for each in painted[covers[0] : covers[-1]]]
        assert not any(style is hatch for style in after for hatch in hatches), "nothing that is covered is hatched"
        marks = [each.item.symbol.name for each in painted if isinstance(each.item, Use)]
        shapes = [f"symbol-{drawing.shape}-pencil-mark" for drawing in player.drawings.values()]
        assert [name for name in marks if name.endswith("-pencil-mark")][: len(shapes)] == shapes


@pytest.mark.parametrize("theme", discover.theme_ids())
def test_only_holes_are_hatched_like_holes(theme: str) -> None:
    styles = look_of(theme).styles
    assert styles["void-hatch"].stroke and "pencil-hatch" not in styles
    assert {role for role in HATCHES if HATCHES[role][0] is HATCHES["void"][0]} == {"void"}


@pytest.mark.parametrize("orientation", Orientation)
def test_an_inset_line_keeps_its_distance_from_every_edge(orientation: Orientation) -> None:
    ring = HexGrid(frozenset({Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1)}), 10, orientation)
    outside, hole = sorted(corners_of_outlines(ring), key=len, reverse=True)
    for line in (outside, hole):
        for before, after in zip(line, inset(line, 1.0), strict=True):
            away = after - before
            assert round((away.x**2 + away.y**2) ** 0.5, 6) == round(2 / 3**0.5, 6)
    assert len(inset(hole, 1.0)) == 6
