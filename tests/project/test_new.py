"""`papercosmos new`: what it makes works as it is, and it never writes over anything."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from prints import ROOT
from projects import new
from projects import run
from projects import said

from generator import discover
from generator.load.schema import schema_text

GAMES = discover.game_ids()
LIKE = [(game, like) for game in GAMES for like in discover.game(game).layouts]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_project_has_a_layout_a_kit_schemas_and_says_what_to_do() -> None:
    new(Path("comet"), "--shapes", "--missions")
    found = {name for name in everything(Path("comet")) if not name.startswith("schema/")}
    own = {"layouts/comet.yaml", "kits/comet.yaml", "shapes.yaml", "missions.yaml"}
    assert found == {"README.md", "papercosmos.yaml", *own}
    readme = Path("comet/README.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in readme for name in found - {"README.md"})
    assert not Path(new(Path("plain")), "shapes.yaml").exists()


def test_the_commands_of_its_readme_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(new(Path("comet")))
    commands = re.findall("^    papercosmos (.*)$", Path("README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [command.split()[0] for command in commands] == ["watch", "check", "print", "night"]
    for command in commands[2:]:  # watching and checking have tests of their own
        assert "comet" in said(*command.split())


@pytest.mark.parametrize(("game", "like"), LIKE)
def test_any_layout_can_be_begun_with_and_gets_its_own_name(game: str, like: str) -> None:
    folder = new(Path("Wide Comet"), "--game", game, "--like", like)
    found = discover.game(game)
    loaded = found.load(folder / found.folder / "wide-comet.yaml")
    assert loaded.findings == ()
    assert loaded.value.title("en") == loaded.value.title("uk") == "Wide comet"
    before = found.load(found.layouts[like]).value
    assert loaded.value.code == before.code and loaded.value.author != before.author
    text = (folder / found.folder / "wide-comet.yaml").read_text(encoding="utf-8")
    assert text.startswith("#") and "Papercosmos authors" not in text


@pytest.mark.parametrize("game", GAMES)
def test_the_first_comment_of_each_file_leads_to_its_schema(game: str) -> None:
    names = ["--shapes", "--missions", "--play"] if game == "distant-suns" else []
    folder = new(Path("comet"), "--game", game, *names)
    files = list(folder.rglob("*.yaml"))
    assert len(files) == 3 + len(names)
    for file in files:
        found = re.search(r"^# yaml-language-server: \$schema=(\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert found, file
        schema = json.loads((file.parent / found[1]).read_text(encoding="utf-8"))
        assert set(yaml.safe_load(file.read_text(encoding="utf-8"))) <= set(schema["properties"])


@pytest.mark.parametrize("game", GAMES)
def test_its_schemas_are_those_the_command_prints(game: str) -> None:
    folder = new(Path("comet"), "--game", game)
    assert {path.stem for path in (folder / "schema").iterdir()} == set(discover.file_kinds(game)) >= {"kit", "project"}
    for kind in discover.file_kinds(game):
        assert said("schema", game, kind) == schema_text(discover.file_model(game, kind))
        assert (folder / "schema" / f"{kind}.json").read_text(encoding="utf-8") == said("schema", game, kind)


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("lantern", "my-lantern"),
        ("2024", "2024"),
        ("true", "true"),
        ("Комета", "комета"),
        ("a & b: #1", "a-b-1"),
        ("!", "mine"),
        ("x" * 90, "x" * 24),
    ],
)
def test_whatever_the_folder_is_called_the_project_works(
    folder: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(new(Path(folder)))
    assert f"layouts/{name}.yaml" in said("print", "distant-suns", "sheet", "--format", "svg")
    assert f"  {name}*" in said("list")


def test_the_folder_one_is_in_will_do_if_it_is_empty_or_hides_what_it_has() -> None:
    Path(".git").mkdir()
    assert "cd" not in said("new", ".")
    assert Path("papercosmos.yaml").is_file()


@pytest.mark.parametrize("used", ["papercosmos.yaml", "notes.txt", "layouts/"])
def test_a_folder_that_is_not_empty_is_refused_and_stays_as_it_is(used: str) -> None:
    Path("comet").mkdir()
    if used.endswith("/"):
        Path("comet", used).mkdir()
    else:
        Path("comet", used).write_text("mine", encoding="utf-8")
    before = everything(Path("comet"))
    code, output = run("new", "comet")
    assert code == 1 and "error[PC505]: comet is not empty" in output and "help: " in output
    assert everything(Path("comet")) == before


def test_a_second_time_nothing_is_overwritten() -> None:
    new(Path("comet"))
    Path("comet/layouts/comet.yaml").write_text("mine", encoding="utf-8")
    assert run("new", "comet")[0] == 1
    assert Path("comet/layouts/comet.yaml").read_text(encoding="utf-8") == "mine"


def test_a_file_is_no_folder() -> None:
    Path("comet").write_text("mine", encoding="utf-8")
    code, output = run("new", "comet")
    assert code == 1 and "PC505" in output and Path("comet").read_text(encoding="utf-8") == "mine"
    code, output = run("new", "comet/inside")
    assert code == 1 and "Traceback" not in output


@pytest.mark.parametrize("fails_at", [0, 1, 5, 8])
def test_all_files_are_written_or_none(fails_at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    genuine = os.fsync

    def full_disk(handle: int) -> None:
        flushed.append(handle)
        if len(flushed) > fails_at:
            raise OSError(28, "No space left on device")
        genuine(handle)

    monkeypatch.setattr(os, "fsync", full_disk)
    code, output = run("new", "deep/down/comet")
    assert code == 1 and "No space left on device" in output
    assert list(Path().iterdir()) == []


def test_what_a_killed_run_leaves_is_no_hindrance_to_the_next() -> None:
    """Killed when it has written all files and is about to show them."""
    slow = (
        "import sys, time; from pathlib import Path\n"
        "Path.rename = lambda self, target: print('ready', flush=True) or time.sleep(60)\n"
        "sys.argv = ['papercosmos', 'new', 'comet']\n"
        "from generator.cli import main; main()"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    killed = subprocess.Popen([sys.executable, "-c", slow], env=environment, stdout=subprocess.PIPE)
    assert killed.stdout and killed.stdout.readline() == b"ready\n"
    killed.kill()
    killed.wait()
    assert Path("comet").is_dir()
    new(Path("comet"))
    assert not [path for path in Path("comet").iterdir() if path.name.startswith(".")]


@pytest.mark.parametrize("fails_at", [1, 2, 4])
def test_a_name_that_cannot_be_given_leaves_nothing(fails_at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    genuine, names = Path.rename, []

    def failing(self: Path, target: Path) -> Path:
        names.append(target)
        if len(names) == fails_at:
            raise OSError(5, "Input/output error")
        return genuine(self, target)

    monkeypatch.setattr(Path, "rename", failing)
    code, output = run("new", "comet")
    assert code == 1 and "Input/output error" in output
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--game", "distant-sun"], "distant-suns"),
        (["--like", "lanten"], "did you mean 'lantern'"),
        (["--game", "smallest", "--shapes"], "has no shapes.yaml"),
    ],
)
def test_wrong_names_are_answered_with_the_way_out(words: list[str], answer: str) -> None:
    code, output = run("new", "comet", *words)
    assert code == 2 and answer in " ".join(output.replace("│", " ").split())
    assert not Path("comet").exists()
