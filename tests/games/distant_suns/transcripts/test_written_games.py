"""Games that were really played: written down, read, replayed, and scored as the engine scores them."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from played import SHIPPED
from played import Played
from played import at_random
from played import board_of
from played import content_of
from played import greedily
from played import played
from prints import OF_GAME
from prints import ROOT

from generator.games.distant_suns import GAME
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.written.finished import Finished
from generator.games.distant_suns.written.scorer import score_written
from generator.games.distant_suns.written.text import quoted
from generator.games.distant_suns.written.text import transcript_text
from generator.games.distant_suns.written.transcript import SIDES
from generator.games.distant_suns.written.transcript import SIGNS
from generator.load.yaml_reader import read_yaml

GAMES = OF_GAME / "samples" / "games"
LAYOUTS = GAMES / "layouts"
FORMAT = (ROOT / "docs" / "games" / "distant-suns" / "format.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```yaml\n(# game\n.*?)```", FORMAT, re.DOTALL)


def finished(file: Path) -> Finished:
    """The game in a file that has nothing wrong with it."""
    result = score_written(GAME, file)
    assert result.findings == ()
    assert isinstance(result.game, Finished)
    return result.game


def reread(game: Played, folder: Path) -> Finished:
    file = folder / "game.yaml"
    file.write_text(transcript_text(game.board, game.transcript), encoding="utf-8")
    return finished(file)


def by_the_engine(file: Path, layout: Path) -> State:
    """The game played once more, move by move, by an engine that stops at the first illegal one."""
    text = yaml.safe_load(file.read_text(encoding="utf-8"))
    setup = Setup(tuple(text["tiles"]), tuple(text["missions"]))
    zones = (*setup.tiles, setup.black_hole)
    content, board = content_of(layout), board_of(layout)
    state = begin(board, setup, len(text["players"]), content.control)
    drawings = [player.drawings for player in finished(file).players]
    for turn, sign in zip(text["turns"], SIGNS, strict=False):
        module = Module(SIDES.index(turn["side"]), zones.index(turn["circle"]), zones.index(turn["octagon"]))
        drawn = [each.get(sign) for each in drawings]
        state = play(board, state, module, drawn)
    return state


@pytest.mark.parametrize(
    ("name", "layout", "totals"),
    [
        ("two-players", SHIPPED / "layouts" / "lantern.yaml", [45, 66]),
        ("four-players", GAMES / "layouts" / "flat.yaml", [59, 55, 65, 48]),
    ],
)
def test_a_sample_scores_as_the_engine_scores_it(name: str, layout: Path, totals: list[int]) -> None:
    game, state = finished(GAMES / f"{name}.yaml"), by_the_engine(GAMES / f"{name}.yaml", layout)
    text = yaml.safe_load((GAMES / f"{name}.yaml").read_text(encoding="utf-8"))
    setup = Setup(tuple(text["tiles"]), tuple(text["missions"]))
    scores = [score(board_of(layout), setup, game.content.scoring, sheet) for sheet in state.sheets]
    assert state.is_over and game.outcome.is_over
    assert [player.score for player in game.players] == scores
    assert [each.total for each in scores] == totals


def test_the_sample_without_history_scores_as_the_game_it_was_taken_from() -> None:
    game = finished(GAMES / "without-history.yaml")
    assert [player.score for player in game.players] == list(played(LAYOUTS / "small.yaml", 2, 2, greedily).scores)


@pytest.mark.parametrize("layout", ["lantern", "spiral", "twins", "flat", "large", "small"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_come_back_from_paper_with_the_same_sheets_and_scores(
    layout: str, players: int, tmp_path: Path
) -> None:
    for seed in range(6):
        game = played(layout, players, seed, (at_random, greedily)[seed % 2])
        again = reread(game, tmp_path)
        assert [player.score for player in again.players] == list(game.scores)
        for player, record in zip(again.players, game.transcript.players, strict=True):
            drawn = {sign: drawing for sign, drawing in zip(SIGNS, record.drawings, strict=False) if drawing}
            assert player.drawings == drawn
        assert [player.spent for player in again.players] == [sheet.spent for sheet in game.state.sheets]
        assert again.outcome.is_over and again.outcome.is_complete and not again.outcome.is_disputed


@pytest.mark.parametrize("turns", range(12))
def test_an_unfinished_game_is_scored_with_one_warning(turns: int, tmp_path: Path) -> None:
    game = played(LAYOUTS / "small.yaml", 2, 1, turns=turns)
    file = tmp_path / "game.yaml"
    file.write_text(transcript_text(game.board, game.transcript), encoding="utf-8")
    result = score_written(GAME, file)
    assert [finding.code for finding in result.findings] == ["DS413"]
    assert isinstance(result.game, Finished)
    assert [player.score for player in result.game.players] == list(game.scores)


def test_a_layout_with_digits_as_symbols_is_written_and_read_without_doubt(tmp_path: Path) -> None:
    for seed in range(10):
        game = played(LAYOUTS / "digits.yaml", 2, seed, greedily)
        assert [player.score for player in reread(game, tmp_path).players] == list(game.scores)


def test_uncovered_sectors_may_all_be_dots(tmp_path: Path) -> None:
    text = (GAMES / "two-players.yaml").read_text(encoding="utf-8")
    head, players = text.split("players:\n")
    file = tmp_path / "dots.yaml"
    file.write_text(f"{head}players:\n{re.sub('[XWTSUA](?!nn)', '.', players)}", encoding="utf-8")
    before = finished(GAMES / "two-players.yaml")
    assert [player.score for player in finished(file).players] == [player.score for player in before.players]


def test_players_with_most_points_share_the_win(tmp_path: Path, look) -> None:
    game = played(LAYOUTS / "small.yaml", 2, 4, greedily)
    assert len({each.total for each in game.scores}) == 1
    assert reread(game, tmp_path).scores(look).verdict == "Shared win: Ann, Bo with 32 points each"


def test_the_lines_come_in_the_order_of_the_panel(look) -> None:
    game = finished(GAMES / "two-players.yaml")
    names = [line.name for line in game.scores(look).players[1].lines]
    worlds = [f"Distant world {numeral}" for numeral in ("I", "II", "III", "IV")]
    missions = ["Aliens", "Upgrades", "Treasures", "Cluster", "Black hole"]
    assert names == [*missions, *worlds, "Treasures surrounded", "Aliens left over", "Total"]


def test_the_points_of_the_lines_add_up_to_the_total(look) -> None:
    for file in sorted(GAMES.glob("*.yaml")):
        for player in finished(file).scores(look).players:
            *lines, total = player.lines
            assert sum(line.points for line in lines) == total.points


@pytest.mark.parametrize("text", EXAMPLES, ids=["with turns", "without turns"])
def test_an_example_of_the_page_about_the_format_is_scored_without_findings(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.yaml"
    file.write_text(text, encoding="utf-8")
    assert [player.score.total for player in finished(file).players][-1] == 66


@pytest.mark.parametrize(
    "name", ["Ann", "no", "null", "1", "a: b", 'the "best"', "back\\slash", "# 1", "- x", "Зоя Ї."]
)
def test_any_name_survives_being_written(name: str, tmp_path: Path) -> None:
    document, findings = read_yaml(f"name: {quoted(name)}\n", "x")
    assert document is not None and findings == () and document.data == {"name": name}
    game = played(LAYOUTS / "small.yaml", 1, 0)
    (record,) = game.transcript.players
    game = replace(game, transcript=replace(game.transcript, players=(replace(record, name=name),)))
    assert reread(game, tmp_path).players[0].name == name
