"""The commands: what they write and say, and what they answer to wrong names and faulty files."""

import json
import re
import shlex
from io import BytesIO
from pathlib import Path

import pytest
import typer
from command_line import plain
from command_line import run
from PIL import Image
from prints import OF_GAME
from prints import SHIPPED
from readers import opened

from generator import __version__
from generator import discover
from generator.cli.app import app
from generator.cli.app import imported

SHEET = ("print", "distant-suns", "sheet")
COMMANDS = typer.main.get_command(app).commands
PICTURES, SLOW = "--picture pdf", pytest.mark.slow  # the page for designers has the same command; its test draws them
EXAMPLES = [
    line.split("papercosmos ", 1)[1]
    for name in COMMANDS
    for line in (imported(name).epilog or "").splitlines()
    if "papercosmos " in line
]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test, so that `output` is always new."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("typer.launch", lambda file: 0)
    return tmp_path


def written(folder: str = "output") -> list[str]:
    return sorted(path.name for path in Path(folder).iterdir()) if Path(folder).is_dir() else []


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"papercosmos {__version__}\n"


@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS)], ids=str)
def test_every_command_has_help(words: list[str]) -> None:
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert "Usage: papercosmos" in result.stdout


def test_without_a_command_the_help_is_shown() -> None:
    assert "night" in run().stdout + run().stderr


def test_every_command_that_asks_for_something_has_an_example() -> None:
    assert set(COMMANDS) - {example.split()[0] for example in EXAMPLES} <= {"list", "score"}  # `score` shows a file


@pytest.mark.parametrize("example", [pytest.param(each, marks=SLOW if PICTURES in each else ()) for each in EXAMPLES])
def test_an_example_of_the_help_works(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.cli.commands.watch.saves", lambda files: iter([None]))  # who watches, saves no more
    if example.startswith("invent"):
        return  # takes minutes; tests/cli/test_invent.py calls it
    Path("my-layouts").mkdir()
    Path("my-layouts/comet.yaml").write_bytes(SHIPPED["lantern"].read_bytes())
    if "manifest.json" in example:
        run("night")
    if example.startswith("merge"):
        play_shards(example)
    command = example.split(" > ", maxsplit=1)[0].replace("--games 1000", "--games 20")
    if command.startswith("playtest"):
        command += " --games 4 --bots random --jobs 1"  # what is said last counts
    result = run(*shlex.split(command))
    assert result.exit_code == 0, result.stderr
    assert "error" not in result.stderr


def play_shards(example: str) -> None:
    """The study that the example merges, one part in each of its folders."""
    words = shlex.split(example)
    folders = [word for word in words[1:] if not word.startswith("--")][: 2 if "--out" in words else 1]
    layout = words[words.index("--layout") + 1] if "--layout" in words else "lantern"
    for number, folder in enumerate(folders, start=1):
        shard = ["--shard", f"{number}/{len(folders)}", "--out", folder]
        run("playtest", "distant-suns", "--layout", layout, "--bots", "random", "--games", "40", "--jobs", "1", *shard)


def test_a_print_says_what_was_made_and_what_to_do() -> None:
    result = run(*SHEET, "--copies", "4")
    (name,) = written()
    assert name == "distant-suns-sheet-lantern-en-colour-a4.pdf"
    assert result.exit_code == 0 and result.stderr == ""
    assert f"output/{name}" in result.stdout.replace("\\", "/") and "(4 pages)" in result.stdout
    assert "Print 4 pages on A4" in result.stdout and "100 %" in result.stdout and "100 mm" in result.stdout
    assert str(SHIPPED["lantern"]) in result.stdout
    assert len(opened(Path("output", name).read_bytes()).pages) == 4


def test_two_copies_on_a_page_need_half_the_pages_and_a_cut() -> None:
    result = run(*SHEET, "--copies", "3", "--per-page", "2", "--paper", "letter", "--lang", "uk", "--theme", "mono")
    assert written() == ["distant-suns-sheet-lantern-uk-mono-letter-2up.pdf"]
    assert "Print 2 pages on US Letter" in result.stdout and "cut" in result.stdout


def test_svg_comes_as_one_file_a_page() -> None:
    result = run(*SHEET, "--copies", "10", "--format", "svg")
    assert result.exit_code == 0 and result.stderr == ""
    assert written() == [f"distant-suns-sheet-lantern-en-colour-a4-{page:02}.svg" for page in range(1, 11)]
    assert "Wrote 10 files" in result.stdout and "--outlines" in result.stdout
    assert b"<text" in Path("output", written()[0]).read_bytes()


def test_svg_with_outlines_has_no_text() -> None:
    run(*SHEET, "--format", "svg", "--outlines")
    (name,) = written()
    assert b"<text" not in Path("output", name).read_bytes()


def test_png_is_a_picture_at_150_dpi() -> None:
    result = run(*SHEET, "--format", "png")
    (name,) = written()
    picture = Image.open(BytesIO(Path("output", name).read_bytes()))
    assert result.exit_code == 0 and name.endswith("-a4-1.png")
    assert (picture.format, picture.size) == ("PNG", pytest.approx((1754, 1240), abs=1))
    assert picture.info["dpi"] == pytest.approx((150, 150), abs=0.1)


def test_the_result_is_opened_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr("typer.launch", lambda file: seen.append(file) or 0)
    run("night", "--open")
    assert [*(Path(file).name for file in seen), "manifest.json"] == written()


def test_no_program_to_open_with_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer.launch", lambda file: 1)
    result = run("night", "--open")
    assert result.exit_code == 0 and "No program was found" in result.stderr


def test_list_shows_everything_that_is_discovered() -> None:
    words = set(re.findall(r"[\w-]+", run("list").stdout))
    games = discover.offered_game_ids()
    named = {*games, *discover.papers(), *discover.theme_ids(), *discover.language_ids()}
    for game in games:
        named |= {
            *discover.component_ids(game),
            *discover.game(game).layouts,
            *discover.file_kinds(game),
        }
    assert named <= words


def test_the_schema_of_a_file_is_printed() -> None:
    for game in discover.game_ids():
        for kind in discover.file_kinds(game):
            assert json.loads(run("schema", game, kind).stdout)["type"] == "object"


WRONG = [
    (["print", "distant-sun", "sheet"], "no game 'distant-sun'; did you mean 'distant-suns'?"),
    (["print", "distant-suns", "sheets"], "no component 'sheets'; did you mean 'sheet'?"),
    ([*SHEET, "--layout", "lantren"], "no layout 'lantren'; did you mean 'lantern'?"),
    ([*SHEET, "--paper", "A44"], "no paper 'A44'; did you mean 'a4'?"),
    ([*SHEET, "--theme", "color"], "no theme 'color'; did you mean 'colour'?"),
    ([*SHEET, "--lang", "ua"], "no language 'ua'; use one of: en, fr, ru, uk"),
    (["night", "--game", "distantsuns"], "no game 'distantsuns'; did you mean 'distant-suns'?"),
    (["schema", "distant-suns", "layouts"], "no kind of file 'layouts'; did you mean 'layout'?"),
    ([*SHEET, "--outlines"], "--outlines is for --format svg"),
    ([*SHEET, "--copies", "0"], "--copies: give a whole number from 1 to 1,000, not '0'"),
    ([*SHEET, "--per-page", "3"], "--per-page: give a whole number from 1 to 2, not '3'"),
    ([*SHEET, "--format", "dxf"], "--format: there is no 'dxf' here; did you mean 'pdf'? (known: pdf, svg, png)"),
    (["prnt"], "there is no command 'prnt'; did you mean 'print'?"),
    (["print"], "GAME is missing: which game; one of: distant-suns"),
    (["print", "distant-suns"], "COMPONENT is missing: what to print of it; one of: aid, board,"),
    ([*SHEET, "--them", "mono"], "there is no option '--them'; did you mean '--theme'?"),
    ([*SHEET, "--copies"], "--copies needs a value: how many copies"),
    ([*SHEET, "--open=now"], "--open stands alone, without a value"),
    ([*SHEET, "twins"], "nobody knows what to do with 'twins' here"),
    (["--verbose"], "there is no option '--verbose'"),
    (["print", "chess", "board"], "there is no game 'chess'; use one of: distant-suns help:"),
]


@pytest.mark.parametrize(("words", "message"), WRONG, ids=lambda value: value if isinstance(value, str) else None)
def test_wrong_usage_is_told_with_the_likely_name(words: list[str], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert message in plain(result.stderr)
    assert result.stdout == "" and written() == []


def test_a_faulty_layout_is_told_and_nothing_is_written() -> None:
    result = run(*SHEET, "--layout", str(OF_GAME / "faulty" / "layout" / "no-start.yaml"))
    assert result.exit_code == 1
    assert result.stdout == "" and written() == []
    assert "error[DS101]" in result.stderr and "no-start.yaml:" in result.stderr
    assert "Nothing was written: 1 error." in result.stderr


@pytest.mark.parametrize("file", sorted((OF_GAME / "faulty" / "layout").glob("*.yaml")), ids=lambda file: file.stem)
def test_no_faulty_layout_makes_the_command_fail_otherwise(file: Path) -> None:
    result = run(*SHEET, "--layout", str(file))
    errors = "error[" in result.stderr
    assert result.exit_code == int(errors)
    assert errors == (written() == [])


def test_a_layout_that_is_not_there_is_told() -> None:
    result = run(*SHEET, "--layout", "nowhere/comet.yaml")
    assert result.exit_code == 1 and "error[PC101]" in result.stderr


def test_warnings_are_told_and_the_print_is_made() -> None:
    text = SHIPPED["lantern"].read_text(encoding="utf-8").replace("hex_size: 17", "hex_size: 14")
    Path("little.yaml").write_text(text, encoding="utf-8")
    result = run(*SHEET, "--layout", "little.yaml")
    assert result.exit_code == 0 and "warning[DS115]" in result.stderr
    assert written() == ["distant-suns-sheet-little-en-colour-a4.pdf"]


def test_a_name_too_long_for_its_box_is_told_at_its_line() -> None:
    text = SHIPPED["lantern"].read_text(encoding="utf-8").replace("en: Lantern", f"en: {'W' * 70}")
    Path("wide.yaml").write_text(text, encoding="utf-8")
    result = run(*SHEET, "--layout", "wide.yaml")
    assert result.exit_code == 1 and "error[PC302]" in result.stderr and "wide.yaml:5:" in result.stderr


def test_a_letter_without_a_glyph_is_told_at_its_line() -> None:
    text = SHIPPED["lantern"].read_text(encoding="utf-8").replace("en: Lantern", "en: Lantern 灯")
    Path("lamp.yaml").write_text(text, encoding="utf-8")
    result = run(*SHEET, "--layout", "lamp.yaml")
    assert result.exit_code == 1 and "error[PC301]" in result.stderr and "lamp.yaml:5:" in result.stderr
    assert run(*SHEET, "--layout", "lamp.yaml", "--lang", "fr").exit_code == 0
