"""Every file in faulty/ says in its first line what is to be found in it: code, line and column."""

import re
from pathlib import Path

import pytest
from prints import ROOT

from generator.findings import as_text
from generator.findings import has_errors
from generator.game.written_game import Scored
from generator.games.distant_suns import GAME
from generator.games.distant_suns.written.finished import Finished
from generator.games.distant_suns.written.scorer import score_written

FAULTY = Path(__file__).parent / "faulty"
FILES = sorted(FAULTY.glob("*.yaml"))
UNSCORED = {"DS401", "DS402", "DS403", "DS404", "DS405"}


def expected(file: Path) -> list[str]:
    first = file.read_text(encoding="utf-8").split("\n", 1)[0]
    return first.removeprefix("# expect: ").split(", ")


def scored(name: str) -> Scored:
    return score_written(GAME, FAULTY / f"{name}.yaml")


def told(name: str) -> str:
    return "\n".join(as_text(finding) for finding in scored(name).findings)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_faulty_game_gets_its_findings_and_no_others(file: Path) -> None:
    findings = score_written(GAME, file).findings
    assert [f"{each.code} {each.span.line}:{each.span.column}" for each in findings if each.span] == expected(file)
    lines = file.read_text(encoding="utf-8").split("\n")
    assert all(each.span and each.span.text == lines[each.span.line - 1] and each.help for each in findings)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_faulty_game_is_scored_as_disputed_wherever_it_can_be(file: Path) -> None:
    result = score_written(GAME, file)
    codes = {finding.code for finding in result.findings}
    if result.game is None:
        assert codes <= UNSCORED or file.stem == "neither-turns-nor-drawn"
    else:
        assert isinstance(result.game, Finished)
        assert result.game.outcome.is_disputed == has_errors(result.findings)


def test_there_is_a_faulty_game_for_every_code() -> None:
    sources = (ROOT / "generator" / "games" / "distant_suns").rglob("*.py")
    codes = {code for file in sources for code in re.findall(r'"(DS4\d\d)"', file.read_text(encoding="utf-8"))}
    assert {entry.split()[0] for file in FILES for entry in expected(file)} == codes


def test_an_illegal_drawing_names_turn_round_player_and_the_reason_of_the_rules() -> None:
    assert "turn 1 (round 1), Ann: it is not next to the start" in told("not-next-to-the-start")
    assert "^ the star of turn 1" in told("not-next-to-the-start")


def test_passing_names_a_place_where_the_shape_fits() -> None:
    assert "turn 11 (round 3), Ann: nothing is drawn, but 'moon' fits" in told("passed-though-it-fits")
    assert "row 7 places 3 and 5, row 8 places 3 and 4" in told("passed-though-it-fits")


def test_a_module_in_filled_notches_names_the_turn_that_filled_them() -> None:
    assert "the near side is filled at that place since turn 1" in told("notches-filled")


def test_a_misspelled_name_gets_the_likely_one() -> None:
    assert "did you mean 'rocket'?" in told("unknown-tile")
    assert "did you mean 'lantern'?" in told("no-such-layout")
    assert "did you mean 'star'?" in told("drawn-off-the-board")


def test_an_unfinished_game_says_how_far_it_is_and_has_a_leader(look) -> None:
    assert "11 turns, 2 of 3 rounds are complete" in told("unfinished")
    game = scored("unfinished").game
    assert game is not None and game.scores(look).verdict.startswith("In the lead: ")


def test_the_winner_is_not_named_while_a_sheet_cannot_be_read(look) -> None:
    game = scored("row-left-out").game
    assert game is not None
    assert [player.name for player in game.scores(look).players] == ["Bo"]
    assert game.scores(look).verdict == ""


def test_faults_of_all_players_and_turns_are_told_in_one_run(tmp_path: Path) -> None:
    text = (
        (FAULTY / "wrong-form.yaml")
        .read_text(encoding="utf-8")
        .replace("../../samples", str(FAULTY.parents[1] / "samples"))
    )
    text = text.replace("circle: moon, octagon: comet", "circle: moon, octagon: commet", 1)
    text = text.replace("       S 1 9 9 9 - c c", "       S . 9 9 9 - c c")
    file = tmp_path / "several.yaml"
    file.write_text(text, encoding="utf-8")
    findings = score_written(GAME, file).findings
    assert [finding.code for finding in findings] == ["DS409", "DS414", "DS414"]
    assert "Ann" in findings[1].message and "Bo" in findings[2].message
