"""`papercosmos score`: what it prints and writes, and what it answers to faulty games and wrong names."""

import re
from pathlib import Path

import pytest
from command_line import Run
from command_line import run
from prints import OF_GAME
from prints import SHIPPED
from readers import opened
from readers import words_in_pdf

from generator import discover

GAMES = OF_GAME / "samples" / "games"
FAULTY = OF_GAME / "transcripts" / "faulty"
TWO = str(GAMES / "two-players.yaml")
HEAD = ("game:", "layout:", "tiles:", "missions:")
TURN = "turns:\n  - {side: far, circle: astronaut, octagon: lightning}\n"

# Counted by hand on the sheet.
BO = """
Bo
  Mission               Shape       Count  Points
  Aliens                Astronaut       1       3
  Upgrades              Satellite       2       6
  Treasures             Rocket          1       3
  Cluster               Telescope       2       6
  Black hole            Lightning       1       3
  Distant world I       15/8                   15
  Distant world II      10/5                   10
  Distant world III     15/8                   15
  Distant world IV      10/5                    5
  Treasures surrounded             0 × 10       0
  Aliens left over                 0 × −5       0
  Total                                        66

Winner: Bo with 66 points
"""


def score(*words: str) -> Run:
    return run("score", *words)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("typer.launch", lambda file: 0)
    return tmp_path


def written() -> list[str]:
    return sorted(path.name for path in Path("output").iterdir()) if Path("output").is_dir() else []


def test_the_scores_are_printed_line_by_line_in_columns() -> None:
    result = score(TWO)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Distant Suns · Lantern R6YM\n\nAnn\n")
    assert result.stdout.endswith(BO)
    assert written() == []


@pytest.mark.parametrize("language", discover.language_ids())
def test_all_columns_are_aligned_in_every_language(language: str) -> None:
    result = score(TWO, "--lang", language)
    rows = [line for line in result.stdout.splitlines() if line.startswith("  ")]
    assert len(rows) == 2 * 13
    assert len({len(line) for line in rows}) == 1


def nothing_covered() -> str:
    """A game file of two sheets on which nobody has drawn anything, so that every alien costs."""
    rows = SHIPPED["lantern"].read_text(encoding="utf-8").partition("rows: |\n")[2]
    sheet = "".join(f"    {line}\n" for line in rows.splitlines() if line.startswith("  "))
    players = "".join(f"  - name: {name}\n    sheet: |\n{sheet}" for name in ("Ann", "Bo"))
    head = "".join(line for line in Path(TWO).read_text(encoding="utf-8").splitlines(True) if line.startswith(HEAD))
    Path("lazy.yaml").write_text(f"{head}{TURN}players:\n{players}", encoding="utf-8")
    return "lazy.yaml"


@pytest.mark.parametrize("language", discover.language_ids())
def test_points_below_zero_have_one_minus_sign_on_the_screen_and_on_paper(language: str) -> None:
    result = score(nothing_covered(), "--lang", language, "--picture")  # nobody may pass, so it is disputed as well
    *_, verdict = (line for line in result.stdout.splitlines() if not line.startswith("Wrote"))
    assert re.search(r"−\d+", verdict) and result.stdout.count("−") >= 5
    printed = [word for page in words_in_pdf(Path("output", written()[0]).read_bytes()) for word in page]
    assert any(re.fullmatch(r"−\d+", word) for word in printed)
    assert not re.search(r"(?<![\w-])-\d", " ".join((*printed, *result.stdout.split("Wrote")[0].split())))


def test_the_words_are_those_of_the_language() -> None:
    assert "Отдалённый мир III" in score(TWO, "--lang", "ru").stdout
    assert "Victoire : Bo avec 66 points" in score(TWO, "--lang", "fr").stdout


def test_sheets_are_scored_without_their_history() -> None:
    result = score(str(GAMES / "without-history.yaml"))
    assert result.exit_code == 0
    assert "Winner: Ann with 64 points" in result.stdout


def test_an_illegal_move_is_told_and_the_score_of_who_made_it_is_disputed() -> None:
    result = score(str(FAULTY / "not-next-to-the-start.yaml"))
    assert result.exit_code == 1
    assert "error[DS414]: turn 1 (round 1), Ann: it is not next to the start" in result.stderr
    assert "\nAnn (disputed)\n" in result.stdout and "\nBo\n" in result.stdout
    assert result.stdout.endswith("points (disputed)\n")


def test_a_warning_is_no_reason_to_dispute() -> None:
    result = score(str(FAULTY / "unfinished.yaml"))
    assert result.exit_code == 0
    assert "warning[DS413]" in result.stderr and "disputed" not in result.stdout


def test_what_cannot_be_scored_has_no_scores() -> None:
    result = score(str(FAULTY / "tile-twice.yaml"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Nothing was scored: 1 error." in result.stderr


def test_the_finished_sheets_are_drawn_a_page_for_each_player() -> None:
    result = score(
        str(GAMES / "four-players.yaml"), "--picture", "--open", "--theme", "mono", "--lang", "uk", "--paper", "letter"
    )
    assert result.exit_code == 0
    assert written() == ["distant-suns-score-four-players-uk-mono-letter.pdf"]
    assert "Wrote output/distant-suns-score-four-players-uk-mono-letter.pdf (4 pages)" in result.stdout
    assert len(opened((Path("output") / written()[0]).read_bytes()).pages) == 4


@pytest.mark.parametrize("format", ["svg", "png"])
def test_the_finished_sheets_are_drawn_in_other_formats_too(format: str) -> None:
    result = score(TWO, "--picture", "--format", format)
    assert result.exit_code == 0
    assert written() == [f"distant-suns-score-two-players-en-colour-a4-{number}.{format}" for number in (1, 2)]


def test_a_disputed_game_is_drawn_too() -> None:
    result = score(str(FAULTY / "wrong-form.yaml"), "--picture")
    assert result.exit_code == 1
    assert written() == ["distant-suns-score-wrong-form-en-colour-a4.pdf"]


def test_two_runs_write_the_same_bytes() -> None:
    score(TWO, "--picture", "--out", "one")
    score(TWO, "--picture", "--out", "two")
    (one,), (two,) = Path("one").iterdir(), Path("two").iterdir()
    assert one.read_bytes() == two.read_bytes()


def game_file(text: str) -> str:
    Path("game.yaml").write_text(text, encoding="utf-8")
    return "game.yaml"


def test_a_name_that_cannot_be_printed_is_scored_but_not_drawn() -> None:
    text = Path(TWO).read_text(encoding="utf-8").replace("name: Bo", "name: 漢字")
    result = score(game_file(text), "--picture")
    assert result.exit_code == 1
    assert "Winner: 漢字 with 66 points" in result.stdout
    assert "error[PC301]" in result.stderr and "Nothing was drawn: 1 error." in result.stderr
    assert written() == []


def test_the_game_of_a_file_is_found_by_its_key() -> None:
    result = score(game_file("game: distant-sun\n"))
    assert result.exit_code == 1
    assert (
        "error[PC205]: game cannot be 'distant-sun'" in result.stderr
        and "did you mean 'distant-suns'?" in result.stderr
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [("players: []\n", "PC202"), ("game: 3\n", "PC203"), ("- 1\n", "PC203"), ("", "PC122"), ("a: [\n", "PC110")],
)
def test_a_file_that_is_no_game_gets_findings(text: str, code: str) -> None:
    result = score(game_file(text))
    assert (result.exit_code, result.stdout) == (1, "")
    assert f"error[{code}]" in result.stderr


def test_a_missing_file_is_told() -> None:
    result = score("nowhere.yaml")
    assert result.exit_code == 1
    assert "error[PC101]" in result.stderr


@pytest.mark.parametrize(
    "words", [("--lang", "xx"), ("--theme", "xx"), ("--paper", "xx"), ("--format", "xx"), ("--open",)]
)
def test_a_wrong_choice_is_wrong_usage(words: tuple[str, ...]) -> None:
    assert score(TWO, *words).exit_code == 2
