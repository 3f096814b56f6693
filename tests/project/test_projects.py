"""Inside a project everything works with its files, and it is always said which ones were used."""

import json
import re
import shutil
from pathlib import Path

import pytest
from prints import OF_GAME
from prints import look_of
from projects import QUICK_KIT
from projects import SHAPES
from projects import new
from projects import records
from projects import run
from projects import said
from readers import words_in_pdf

from generator import discover
from generator.cli.app import imported
from generator.desk.names import game_of

GAME = "distant-suns"
UNPLAYABLE = "X - - . W -"  # instead of "X - - - W -": a sector that nothing can cover


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with shapes of its own and a small kit; we are in it."""
    folder = new(tmp_path / "comet", "--shapes", "--missions")
    (folder / "shapes.yaml").write_text(SHAPES, encoding="utf-8")
    (folder / "kits" / "quick.yaml").write_text(QUICK_KIT, encoding="utf-8")
    monkeypatch.chdir(folder)
    return folder


def printed() -> list[str]:
    """All words of the one PDF in the folder."""
    (file,) = Path("output").glob("*.pdf")
    return [word for page in words_in_pdf(file.read_bytes()) for word in page]


def changed(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_a_project_is_found_in_its_folder_and_below_and_nowhere_else(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "deep" / "down").mkdir(parents=True)
    for folder in (project, project / "layouts", project / "deep" / "down"):
        monkeypatch.chdir(folder)
        assert "comet" in game_of(GAME).layouts
    monkeypatch.chdir(project.parent)
    assert "comet" not in game_of(GAME).layouts
    assert "comet" in game_of(GAME, Path("comet")).layouts


def test_what_was_used_is_said(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = said("print", GAME, "sheet", "--format", "svg")
    assert f"Project: {project} (with its own missions.yaml, shapes.yaml)" in here
    assert "Layout: layouts/comet.yaml\n" in here
    monkeypatch.chdir(project.parent)
    away = said("print", GAME, "sheet", "--format", "svg", "--data", "comet", "--layout", "twins")
    assert f"Project: {project}" in away and "twins.yaml" in away
    assert "Project" not in said("print", GAME, "sheet", "--format", "svg")


def test_a_layout_of_the_project_goes_before_a_shipped_one_and_this_is_said(project: Path) -> None:
    shutil.copy("layouts/comet.yaml", "layouts/twins.yaml")
    output = said("print", GAME, "sheet", "--layout", "twins", "--format", "svg")
    assert "Layout: layouts/twins.yaml, instead of the shipped one of this name" in output
    assert "lantern" not in said("print", GAME, "sheet", "--format", "svg")


def test_list_shows_what_is_yours(project: Path) -> None:
    output = said("list")
    assert "kits      full, light, none, tour, comet*, quick*" in output
    assert "comet*" in output and "project" in output


def test_a_layout_with_shapes_of_ones_own_is_checked_before_it_is_printed(project: Path) -> None:
    changed(project / "layouts" / "comet.yaml", "X - - - W -", UNPLAYABLE)
    code, output = run("print", GAME, "sheet")
    assert code == 1 and "error[DS220]" in output and not Path("output").exists()
    said("print", GAME, "sheet", "--anyway")


def test_shipped_layouts_are_checked_too_if_the_shapes_are_not_ours(project: Path) -> None:
    """No sheet has room for such a shape, so it can never open."""
    row = "o " * 30
    (project / "shapes.yaml").write_text(SHAPES.replace("      o o o o\n", f"      {row}\n"), encoding="utf-8")
    code, output = run("print", GAME, "sheet", "--layout", "lantern")
    assert code == 1 and "long-boat" in output
    (project / "shapes.yaml").unlink()
    (project / "missions.yaml").unlink()
    said("print", GAME, "sheet", "--layout", "lantern")


def test_check_uses_the_shapes_of_the_project(project: Path) -> None:
    code, output = run("check", "comet", "--budget", "0.1", "--format", "json")
    claims = json.dumps(json.loads(output)["files"][0]["checks"])
    assert code in (0, 1) and "long-boat" in claims and "rocket" not in claims


@pytest.mark.parametrize("component", discover.component_ids(GAME))
@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_component_can_be_printed_with_shapes_of_ones_own(component: str, language: str, project: Path) -> None:
    said("print", GAME, component, "--lang", language, "--theme", "mono", "--anyway")
    assert list(Path("output").glob("*.pdf"))


@pytest.mark.parametrize(
    ("language", "named", "not_named"),
    [
        ("en", ["Longboat", "Tri", "Gibbous", "Abyss", "Planet"], ["Moon"]),
        ("uk", ["Дракар", "Tri", "Gibbous", "Abyss", "Планета"], ["Місяць", "Longboat"]),
    ],
)
def test_names_of_shapes_come_from_the_file_then_from_the_language_then_from_the_id(
    language: str, named: list[str], not_named: list[str], project: Path
) -> None:
    said("print", GAME, "table", "--lang", language, "--anyway")
    words = printed()
    assert [name for name in named if name not in words] == []
    assert [name for name in not_named if name in words] == []


def test_the_words_of_the_language_stay_for_shipped_shapes() -> None:
    game = discover.game(GAME)
    content = game.load(game.layouts["lantern"]).value
    assert content.worded(look_of("colour")) is look_of("colour")


def test_missions_of_ones_own_change_what_is_printed_and_scored(project: Path) -> None:
    changed(project / "missions.yaml", "[0, 3, 6, 10, 15, 20]", "[0, 7, 14, 21, 28, 35]")
    said("print", GAME, "sheet", "--anyway")
    assert "28" in printed()
    (project / "shapes.yaml").unlink()
    shutil.copy(OF_GAME / "samples" / "games" / "two-players.yaml", "friday.yaml")
    _, with_own = run("score", "friday.yaml")
    (project / "missions.yaml").unlink()
    _, with_ours = run("score", "friday.yaml")
    assert "Project: " in with_own and with_own != with_ours


def test_a_game_on_a_layout_of_the_project_is_found_by_its_name(project: Path) -> None:
    (project / "shapes.yaml").unlink()
    text = (OF_GAME / "samples" / "games" / "two-players.yaml").read_text(encoding="utf-8")
    Path("friday.yaml").write_text(text.replace("layout: lantern", "layout: comet"), encoding="utf-8")
    assert "Comet" in said("score", "friday.yaml")


def test_a_kit_of_the_project_keeps_all_own_files_and_can_be_rebuilt_without_them(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = said("night", "--craft", "quick", "--anyway")
    assert "Kit: kits/quick.yaml" in output and "Layout: layouts/comet.yaml" in output
    (record,) = records(Path("output"))
    kept = record["own_files"]
    assert isinstance(kept, dict)
    assert set(kept) == {"layouts/comet.yaml", "kits/quick.yaml", "shapes.yaml", "missions.yaml"}
    out = tmp_path / "kept"
    Path("output").rename(out)
    monkeypatch.chdir(tmp_path)
    shutil.rmtree(project)
    assert "byte for byte" in said("rebuild", str(out / "manifest.json"))


def test_a_rebuilt_kit_is_not_made_from_the_project_we_are_in(project: Path) -> None:
    said("night", "--craft", "quick", "--anyway", "--out", "old")
    changed(project / "shapes.yaml", "Longboat", "Dugout")
    changed(project / "missions.yaml", "each_further: 5", "each_further: 4")
    changed(project / "kits" / "quick.yaml", "players: 2", "players: 3")
    changed(project / "layouts" / "comet.yaml", "hex_size: 17", "hex_size: 16")
    assert "byte for byte" in said("rebuild", "old/manifest.json")


def test_a_shipped_kit_keeps_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said("night", "--game", "smallest", "--players", "2")
    (record,) = records(Path("output"))
    assert record["own_files"] == {}


def test_a_kit_may_name_layouts_and_files_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine").mkdir()
    game = discover.game(GAME)
    shutil.copy(game.layouts["twins"], "mine/other.yaml")
    parts = "parts:\n  - component: sheet\n  - component: sheet\n    layout: spiral\n"
    Path("mine/kit.yaml").write_text(f"name: Mixed\nlayout: other.yaml\nplayers: 2\n{parts}", encoding="utf-8")
    assert "Layout: mine/other.yaml" in said("night", "--craft", "mine/kit.yaml")
    (record,) = records(Path("output"))
    assert isinstance(record["own_files"], dict)
    assert set(record["own_files"]) == {"kits/kit.yaml", "kits/other.yaml", "layouts/other.yaml"}
    shutil.rmtree("mine")
    assert "byte for byte" in said("rebuild", "output/manifest.json")


@pytest.mark.parametrize("layout", ["lanten", "nowhere.yaml", "../kit.yaml", "/etc/hosts.yaml"])
def test_a_kit_with_a_layout_that_is_nowhere_gets_a_finding(
    layout: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    part = f"parts:\n  - component: sheet\n    layout: {layout}\n"
    Path("kit.yaml").write_text(f"name: X\n{part}", encoding="utf-8")
    code, output = run("night", "--craft", "kit.yaml")
    assert code == 1 and "error[PC310]" in output and "kit.yaml:4:13" in output
    Path("kit.yaml").write_text(f"name: X\nlayout: {layout}\nparts:\n  - component: sheet\n", encoding="utf-8")
    code, output = run("night", "--craft", "kit.yaml")
    assert code == 1 and "error[PC310]" in output and "kit.yaml:2:9" in output


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("game: distant-sun\n", "error[PC503]"),
        ("game: distant-suns\nlayout: lanten\n", "error[PC504]"),
        ("game: distant-suns\nlayuot: lantern\n", "error[PC201]"),
        ("layout: lantern\n", "error[PC202]"),
        ("game: 3\n", "error[PC203]"),
        ("game: [\n", "error[PC110]"),
        ("", "error[PC122]"),
        ("game: " + "x" * 300_000, "error[PC104]"),
    ],
)
@pytest.mark.parametrize(
    "words", ["list", f"print {GAME} sheet", "night", "check lantern", "watch lantern", f"print {GAME} sheet --data ."]
)
def test_a_faulty_project_file_is_a_finding_in_every_command(
    text: str, finding: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("papercosmos.yaml").write_text(text, encoding="utf-8")
    code, output = run(*words.split())
    assert code == 1 and finding in output and "papercosmos.yaml" in output
    assert not Path("output").exists()


def test_who_makes_a_project_is_not_hindered_by_a_faulty_one_around(tmp_path: Path) -> None:
    (tmp_path / "papercosmos.yaml").write_text("nonsense", encoding="utf-8")
    new(tmp_path / "comet")


@pytest.mark.parametrize(
    ("data", "answer"),
    [("nowhere", "there is no such folder"), ("empty", "it has no papercosmos.yaml")],
)
def test_a_named_folder_must_be_a_project(
    data: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    for words in ("list", f"print {GAME} sheet", "night", "check lantern", "watch lantern"):
        code, output = run(*words.split(), "--data", data)
        assert code == 1 and "error[PC501]" in output and answer in output


def test_a_project_of_another_game_matters_only_if_it_is_named(project: Path) -> None:
    assert "Project" not in said("print", "smallest", "card")
    code, output = run("print", "smallest", "card", "--data", ".")
    assert code == 1 and "error[PC502]" in output


def test_a_command_without_a_game_takes_that_of_the_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(new(tmp_path / "cards", "--game", "smallest"))
    assert "layouts/cards.yaml" in said("night", "--players", "2")


def test_faults_in_shapes_of_the_project_are_shown_with_their_line(project: Path) -> None:
    changed(project / "shapes.yaml", "o o o o", "o o - o")
    code, output = run("print", GAME, "sheet")
    assert code == 1 and "error[DS154]" in output and "shapes.yaml:4:5" in output


def test_a_name_that_cannot_be_printed_is_a_finding(project: Path) -> None:
    changed(project / "shapes.yaml", "Gibbous", "🌖")
    code, output = run("print", GAME, "table", "--anyway")
    assert code == 1 and "error[PC301]" in output and "shapes.yaml:12:11" in output


def test_set_ups_are_told_with_the_names_of_the_project_and_can_be_had_again(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.parent)
    output = said("setup", GAME, "--data", "comet", "--anyway", "--lang", "en", "--format", "svg")
    assert "Longboat – " in output and "Tri star – " in output
    again = re.search("^The same again: papercosmos (.*)$", output, re.MULTILINE)
    assert again and "--data comet" in again[1]
    assert said(*again[1].split(), "--anyway", "--lang", "en", "--format", "svg").splitlines()[0] in output


def offered(option: str) -> set[str]:
    """What the shell offers after an option of `night`."""
    night = imported("night")
    (param,) = (each for each in night.params if each.name == option)
    return {item.value for item in param.shell_complete(night.context_class(night), "")}


def test_the_shell_offers_what_the_project_has(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"comet", "lantern", "random"} <= offered("layout")
    assert {"comet", "quick", "none"} <= offered("craft")
    Path("papercosmos.yaml").write_text("nonsense", encoding="utf-8")
    assert "comet" not in offered("layout") >= {"lantern"}
