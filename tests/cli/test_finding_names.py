"""Names are found whatever their case, and what is for developers only is offered to nobody."""

import json
from pathlib import Path

import pytest
from command_line import run
from prints import OF_GAME
from prints import SHIPPED

SHEET = ("print", "distant-suns", "sheet")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def written(folder: str = "output") -> set[str]:
    return {path.name for path in Path(folder).iterdir() if path.is_file()}


@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("print Distant-Suns SHEET --layout Lantern --paper A4", "distant-suns-sheet-lantern-en-colour-a4.pdf"),
        (
            "print distant-suns sheet --lang UK --theme Mono --format SVG --paper Letter",
            "distant-suns-sheet-lantern-uk-mono-letter-1.svg",
        ),
        (
            "print distant-suns templates --for LASER --material Plywood",
            "distant-suns-templates-lantern-en-laser-kerf0.2.svg",
        ),
        ("setup DISTANT-SUNS --code DS-7KQ2-MK", "distant-suns-setup-card-lantern-en-colour-a4-ds-7kq2-mk.pdf"),
        ("calibrate --paper A4 --theme MONO --lang Fr", "calibration-fr-mono-a4.pdf"),
        ("score friday.yaml --picture --paper A4 --theme Colour", "distant-suns-score-friday-en-colour-a4.pdf"),
    ],
)
def test_a_name_is_found_whatever_its_case_and_files_are_called_the_same(words: str, made: str) -> None:
    game = OF_GAME / "samples" / "games" / "two-players.yaml"
    Path("friday.yaml").write_text(game.read_text(encoding="utf-8").replace("lantern", "Lantern"), encoding="utf-8")
    result = run(*words.split())
    assert result.exit_code == 0, result.stderr
    assert made in written()


def test_a_night_knows_names_whatever_their_case_and_writes_them_down_as_we_do() -> None:
    words = ("--craft", "NONE", "--layout", "Random", "--paper", "A4", "--theme", "Low-Ink", "--lang", "FR")
    assert run("night", *words, "--code", "DS-7KQ2-MK").exit_code == 0
    (record,) = json.loads(Path("output/manifest.json").read_text(encoding="utf-8"))["kits"]
    assert {record["wish"][key] for key in ("kit", "paper", "theme", "language")} == {"none", "a4", "low-ink", "fr"}
    assert record["wish"]["layout"] in SHIPPED


def test_a_kit_and_a_project_may_write_names_as_they_like() -> None:
    assert run("new", "mine", "--like", "Twins").exit_code == 0
    project = Path("mine/papercosmos.yaml")
    project.write_text("game: Distant-Suns\nlayout: MINE\n", encoding="utf-8")
    kit = "name: Own\npaper: A4\ntheme: Mono\nlayout: Mine\nparts:\n  - component: Sheet\n    layout: LANTERN\n"
    Path("mine/kits/own.yaml").write_text(kit, encoding="utf-8")
    result = run("night", "--data", "mine", "--craft", "Own")
    assert result.exit_code == 0, result.stderr
    (record,) = json.loads(Path("output/manifest.json").read_text(encoding="utf-8"))["kits"]
    assert (record["wish"]["paper"], record["wish"]["theme"], record["wish"]["layout"]) == ("a4", "mono", "mine")
    assert run("rebuild", "output/manifest.json").exit_code == 0


def test_of_two_names_that_differ_in_case_the_one_that_is_written_the_same_is_meant() -> None:
    assert run("new", "mine").exit_code == 0
    for name, like in (("Comet", "spiral"), ("comet", "twins")):
        Path(f"mine/layouts/{name}.yaml").write_bytes(SHIPPED[like].read_bytes())
    said = run(*SHEET, "--data", "mine", "--layout", "Comet").stdout
    assert "mine/layouts/Comet.yaml" in said.replace("\\", "/")


def test_a_printer_is_found_whatever_the_case_of_its_name() -> None:
    run("printer", "Study", "--width", "149.6")
    assert run("printer", "study", "--height", "250.3").stdout.count("Study") == 1
    assert "‘Study’" in run(*SHEET, "--printer", "STUDY").stdout


def test_an_example_for_developers_is_offered_to_nobody_but_works() -> None:
    assert "smallest" not in run("list").stdout
    for words in (("print", "chess", "board"), ("night", "--game", "chess"), ("new", "x", "--game", "chess")):
        assert "distant-suns" in run(*words).stderr and "smallest" not in run(*words).stderr
    assert run("print", "smallest", "card").exit_code == 0
    assert run("night", "--game", "Smallest").exit_code == 0
    Path("p").mkdir()
    Path("p/papercosmos.yaml").write_text("game: chess\n", encoding="utf-8")
    assert "smallest" not in run("list", "--data", "p").stderr
    Path("p/papercosmos.yaml").write_text("game: smallest\n", encoding="utf-8")
    assert "smallest" in run("list", "--data", "p").stdout


@pytest.mark.parametrize(
    "words",
    [
        ("print", "distant-suns", "sheet"),
        ("night",),
        ("setup", "distant-suns"),
        ("print", "distant-suns", "templates", "--for", "laser"),
    ],
    ids=" ".join,
)
def test_the_file_that_was_made_is_told_before_those_it_was_made_from(words: tuple[str, ...]) -> None:
    said = run(*words).stdout
    assert said.index("Wrote ") < said.index("Layout: ")
