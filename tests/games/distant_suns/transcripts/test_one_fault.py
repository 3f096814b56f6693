"""One fault in a written game is one finding, at the turn and the player that it belongs to."""

from pathlib import Path

import pytest
from prints import OF_GAME
from prints import look_of

from generator.findings import Finding
from generator.games.distant_suns import GAME
from generator.games.distant_suns.written.finished import Finished
from generator.games.distant_suns.written.scorer import score_written
from generator.games.distant_suns.written.transcript import SIGNS

TEXT = (OF_GAME / "samples" / "games" / "two-players.yaml").read_text(encoding="utf-8")
ROWS = 12
LINES = TEXT.split("\n")
FIRST_ROW = {name: LINES.index(f"  - name: {name}") + 2 for name in ("Ann", "Bo")}


def scored(lines: list[str], folder: Path) -> tuple[Finished, tuple[Finding, ...]]:
    file = folder / "game.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    result = score_written(GAME, file)
    assert isinstance(result.game, Finished)
    return result.game, result.findings


def disputed(game: Finished) -> list[str]:
    return [player.name for player in game.players if player.is_disputed]


def signs_of(name: str) -> list[str]:
    rows = "".join(LINES[FIRST_ROW[name] : FIRST_ROW[name] + ROWS])
    return [sign for sign in SIGNS if sign in rows]


def without(name: str, sign: str) -> list[str]:
    """The game in which this player has not drawn what stands for the sign."""
    rows = range(FIRST_ROW[name], FIRST_ROW[name] + ROWS)
    return [line.replace(sign, ".") if number in rows else line for number, line in enumerate(LINES)]


REDUCED = {("Ann", "d"), ("Ann", "e")}  # nobody has to spend upgrades
WHOLE = sorted({(name, sign) for name in FIRST_ROW for sign in signs_of(name)} - REDUCED)


@pytest.mark.parametrize(("name", "sign"), WHOLE)
def test_a_turn_that_was_wrongly_passed_is_the_fault_whatever_depends_on_it(
    name: str, sign: str, tmp_path: Path
) -> None:
    game, findings = scored(without(name, sign), tmp_path)
    turn = SIGNS.index(sign) + 1
    assert [(finding.code, finding.message.split(" (")[0]) for finding in findings] == [("DS416", f"turn {turn}")]
    assert disputed(game) == [name]


def test_who_passed_wrongly_and_drew_a_wrong_form_is_told_both(tmp_path: Path) -> None:
    lines = without("Ann", "7")
    row = FIRST_ROW["Ann"] + 3
    lines[row] = lines[row].replace("8", ".")
    _, findings = scored(lines, tmp_path)
    assert sorted((finding.code, finding.message.split(" (")[0]) for finding in findings) == [
        ("DS414", "turn 8"),
        ("DS416", "turn 7"),
    ]


@pytest.mark.parametrize(("name", "sign"), sorted(REDUCED))
def test_what_fits_only_for_upgrades_may_be_passed(name: str, sign: str, tmp_path: Path) -> None:
    game, findings = scored(without(name, sign), tmp_path)
    assert findings == () and disputed(game) == []


@pytest.mark.parametrize("row", range(1, ROWS))
def test_one_missing_row_is_one_finding_that_names_it(row: int, tmp_path: Path) -> None:
    lines = LINES[: FIRST_ROW["Ann"] + row] + LINES[FIRST_ROW["Ann"] + row + 1 :]
    game, findings = scored(lines, tmp_path)
    (finding,) = findings
    assert finding.code == "DS407"
    assert finding.message.startswith(f"row {row + 1} of the sheet is left out")
    assert [player.name for player in game.scores(look_of("colour")).players] == ["Bo"]


def test_a_module_that_cannot_have_been_there_leaves_everybody_in_doubt(tmp_path: Path) -> None:
    number = next(number for number, line in enumerate(LINES) if line.startswith("  - {side: near, circle: satellite"))
    lines = [*LINES]
    lines[number] = LINES[number - 1]
    game, _ = scored(lines, tmp_path)
    assert disputed(game) == ["Ann", "Bo"]
