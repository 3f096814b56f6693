"""Cards of figures: they belong to the layout they were measured of, as long as it stays the same."""

import shutil
from pathlib import Path

import pytest
from inventions import found
from prints import SHIPPED

from generator import __version__
from generator import discover
from generator.errors import FindingsError
from generator.figures import ENDING
from generator.figures import Card
from generator.figures import figures_of
from generator.game.inventor import Inventor
from generator.game.playtest import Playtest
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.play.card import card_json
from generator.play.card import cards
from generator.play.conduct import concluded
from generator.project.find import in_project
from generator.project.find import project_in

GAME = discover.game("distant-suns")


def card_of(layout: str) -> Card:
    content = GAME.load(SHIPPED[layout]).value
    assert content is not None
    card = figures_of(GAME, SHIPPED[layout], content)
    assert card is not None, "a shipped layout without a card, or one that has changed since it was measured"
    return card


@pytest.mark.parametrize("layout", SHIPPED)
def test_a_shipped_layout_has_a_card_on_which_every_figure_is_inside_its_band(layout: str) -> None:
    card = card_of(layout)
    playtest, content = discover.answer(GAME.id, Playtest), GAME.load(SHIPPED[layout]).value
    assert playtest and card.layout == layout and card.fingerprint == playtest.fingerprint(content)
    names = [series.name for series in card.series]
    assert {"random", "greedy", "planner", "greedy against random", "planner against greedy"} <= set(names)
    assert sum(name.startswith("rusher-") for name in names) == 5
    for series in card.series:
        for figure in series.figures:
            least, most = figure.band or (None, None)
            where = f"{figure.title}: {figure.value} ({series.name})"
            assert (least is None or figure.value >= least) and (most is None or figure.value <= most), where


def test_the_shipped_layouts_come_in_three_difficulties() -> None:
    difficulties = [card_of(layout).difficulty for layout in SHIPPED]
    inventor = discover.answer(GAME.id, Inventor)
    assert inventor and all(difficulties.count(difficulty) >= 4 for difficulty in inventor.levels)
    for layout in SHIPPED:
        card = card_of(layout)
        assert card.points and card.difficulty and inventor.levels[card.difficulty].holds(card.points.mean)


@pytest.mark.parametrize("layout", ["lantern", "twins"])
def test_a_card_tells_what_playing_tells(layout: str) -> None:
    card, playtest, content = card_of(layout), discover.answer(GAME.id, Playtest), GAME.load(SHIPPED[layout]).value
    assert playtest
    told = next(series for series in card.series if series.name == "greedy")
    (series,) = playtest.series(["greedy"], told.games)
    sheets = (StudiedLayout(layout, playtest.fingerprint(content)),)
    study = Study(GAME.id, __version__, sheets, card.players, card.setup, card.seed, (series,))
    finished = {block.number: playtest.play_block(content, study, block) for block in study.blocks}
    (again,) = cards(concluded(study, finished, (content,), playtest), {}, playtest.wise)
    assert again.series == (told,) and again.points is None and again.difficulty is None


def test_a_card_is_read_as_it_was_written(tmp_path: Path) -> None:
    content, report, inventor = found().attempt.content, found().attempt.report, discover.answer(GAME.id, Inventor)
    assert report and inventor
    (card,) = cards(report, inventor.levels, "planner")
    (tmp_path / f"comet{ENDING}").write_bytes(card_json(card))
    assert figures_of(GAME, tmp_path / "comet.yaml", content) == card


def test_a_card_of_another_layout_is_ignored(tmp_path: Path) -> None:
    shutil.copy(SHIPPED["lantern"].with_name(f"lantern{ENDING}"), tmp_path / f"comet{ENDING}")
    assert figures_of(GAME, tmp_path / "comet.yaml", GAME.load(SHIPPED["twins"]).value) is None
    assert figures_of(GAME, tmp_path / "moon.yaml", GAME.load(SHIPPED["lantern"]).value) is None


def test_with_shapes_of_ones_own_our_cards_mean_nothing(tmp_path: Path) -> None:
    (tmp_path / "papercosmos.yaml").write_text("game: distant-suns\n", encoding="utf-8")
    content = GAME.load(SHIPPED["lantern"]).value
    assert figures_of(in_project(GAME, project_in(tmp_path)), SHIPPED["lantern"], content)
    shutil.copy(SHIPPED["lantern"].parents[1] / "shapes.yaml", tmp_path)
    assert figures_of(in_project(GAME, project_in(tmp_path)), SHIPPED["lantern"], content) is None


@pytest.mark.parametrize("text", ["", "[]", '{"layout": "comet"}', "\x00"])
def test_a_file_that_is_no_card_is_an_error_with_a_way_out(text: str, tmp_path: Path) -> None:
    (tmp_path / f"comet{ENDING}").write_text(text, encoding="utf-8")
    with pytest.raises(FindingsError) as stopped:
        figures_of(GAME, tmp_path / "comet.yaml", found().attempt.content)
    (finding,) = stopped.value.findings
    assert finding.code == "PC324" and "comet.figures.json" in finding.message and finding.help
