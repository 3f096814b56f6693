"""A file of another kind is told by what it is and what can be done with it, whoever is given it."""

import json
import shutil
from pathlib import Path

import pytest
from command_line import run
from prints import OF_GAME
from prints import ROOT
from prints import SHIPPED

GAME = ROOT / "layouts" / "distant-suns"
PICTURES = ("picture", "cannot be read")
KINDS = {
    "friday.yaml": ("a written game", "papercosmos score friday.yaml"),
    "shapes.yaml": ("a shapes file", "papercosmos new DIR --shapes"),
    "missions.yaml": ("a missions file", "papercosmos new DIR --missions"),
    "play.yaml": ("a play file", "papercosmos new DIR --play"),
    "full.yaml": ("a kit", "papercosmos night --craft full.yaml"),
    "printers.yaml": ("a file of printer profiles", "papercosmos printer"),
    "mine": ("a project folder", "--data mine"),
    "mine/papercosmos.yaml": ("the file that makes a folder a project", "--data mine"),
    "output": ("a folder", "name one file"),
    "output/manifest.json": ("the manifest of a kit", "papercosmos rebuild output/manifest.json"),
    "output/kit.pdf": ("a PDF", "papercosmos verify output/manifest.json"),
    "picture.png": PICTURES,
    "picture.jpg": PICTURES,
    "picture.svg": PICTURES,
    "study": ("the folder of a playtest", "papercosmos merge study"),
    "study/study.json": ("the study of a playtest", "papercosmos merge study"),
    "study/blocks.jsonl": ("a ledger of finished games", "papercosmos merge study"),
    "study/report.json": ("the report of a playtest", "report.html"),
    "study/report.html": ("a web page", "looked at"),
    "study/report.pdf": ("a PDF", "printed"),
    "lantern.figures.json": ("a card of figures", "lantern.yaml"),
    "kit.json": ("a schema for editors", "papercosmos schema"),
    "cut.dxf": ("a DXF file", "machine"),
    "cut.stl": ("a file that is no text", "machine"),
    "notes.docx": ("an archive or an office document", "plain text"),
    "noise.yaml": ("a file that is no text", "plain text"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One file of every kind, made by the program where it makes such."""
    here = tmp_path_factory.mktemp("kinds")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(here)
        shutil.copy(OF_GAME / "samples" / "games" / "two-players.yaml", "friday.yaml")
        for name in ("shapes.yaml", "missions.yaml", "play.yaml", "kits/full.yaml", "layouts/lantern.figures.json"):
            shutil.copy(GAME / name, Path(name).name)
        shutil.copy(GAME / "schema" / "kit.json", "kit.json")
        shutil.copy(SHIPPED["lantern"], "comet.yaml")
        patch.setenv("PAPERCOSMOS_HOME", str(here))
        run("printer", "study", "--width", "149.6")
        run("new", "mine")
        run("night")
        next(Path("output").glob("*.pdf")).rename("output/kit.pdf")
        run("playtest", "distant-suns", "--bots", "random", "--games", "2", "--jobs", "1", "--out", "study")
        for words, made in (("sheet --format png", "picture.png"), ("sheet --format svg", "picture.svg")):
            run("print", "distant-suns", *words.split(), "--out", "made")
            next(Path("made").iterdir()).rename(made)
        for machine, ending in (("silhouette", "dxf"), ("3d", "stl")):
            run("print", "distant-suns", "templates", "--for", machine, "--out", machine)
            next(Path(machine).glob(f"*.{ending}")).rename(f"cut.{ending}")
        Path("picture.jpg").write_bytes(b"\xff\xd8\xff\xe0\0\x10JFIF")
        Path("notes.docx").write_bytes(b"PK\x03\x04\x14\0")
        Path("noise.yaml").write_bytes(bytes(range(256)))
    return here


@pytest.fixture(autouse=True)
def elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("command", ["check", "print distant-suns sheet --layout"])
def test_a_file_of_another_kind_is_told_with_what_to_do(command: str, name: str) -> None:
    what, use = KINDS[name]
    result = run(*command.split(), name)
    assert result.exit_code == 1 and result.stderr.count("error[") == 1
    assert "error[PC100]: this is " in result.stderr and f"{what}, not a layout" in result.stderr
    assert use in result.stderr.split("help: ")[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("night --craft comet.yaml", "this is a layout, not a kit"),
        ("night --craft friday.yaml", "this is a written game, not a kit"),
        ("night --layout full.yaml", "this is a kit, not a layout"),
        ("score comet.yaml", "this is a layout, not a written game"),
        ("score full.yaml", "this is a kit, not a written game"),
        ("score mine/papercosmos.yaml", "this is the file that makes a folder a project, not a written game"),
        ("verify comet.yaml", "this is a layout, not the manifest of a kit"),
        ("verify output", "such as output/manifest.json"),
        ("rebuild output/kit.pdf", "this is a PDF, not the manifest of a kit"),
        ("watch full.yaml", "this is a kit, not a layout"),
        ("setup distant-suns --layout shapes.yaml", "this is a shapes file, not a layout"),
        ("playtest distant-suns --layout picture.png", "this is a picture, not a layout"),
        ("invent distant-suns --like friday.yaml", "this is a written game, not a layout"),
        ("list --data mine/papercosmos.yaml", "it is a file"),
        ("score friday", "did you mean friday.yaml?"),
        ("check Comit.yaml", "did you mean comet.yaml?"),
    ],
)
def test_every_command_that_takes_a_file_tells(words: str, said: str) -> None:
    result = run(*words.split())
    assert result.exit_code == 1 and said in result.stderr.replace("\\", "/")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("check comet", "there is no layout 'comet'; did you mean the file comet.yaml?"),
        ("night --craft full.yam", "there is no kit 'full.yam'; did you mean 'full'?"),
        ("night --craft friday", "there is no kit 'friday'; did you mean the file friday.yaml?"),
        ("merge study/study.json", "name the folder of the study: study"),
    ],
)
def test_a_name_without_its_ending_is_told(words: str, said: str) -> None:
    result = run(*words.split())
    assert result.exit_code == 2 and said in result.stderr.replace("\\", "/")


def test_machines_are_told_too() -> None:
    result = run("check", "full.yaml", "comet.yaml", "--budget", "0.1", "--format", "json")
    kit, layout = json.loads(result.stdout)["files"]
    assert [finding["code"] for finding in kit["findings"]] == ["PC100"] and layout["checks"]


@pytest.mark.parametrize("name", ["comet.yaml", *sorted(SHIPPED)])
def test_a_layout_is_a_layout(name: str) -> None:
    assert "PC100" not in run("print", "distant-suns", "sheet", "--layout", str(SHIPPED.get(name, name))).stderr


@pytest.mark.parametrize("file", sorted((OF_GAME / "faulty" / "layout").glob("*.yaml")), ids=lambda file: file.stem)
def test_a_faulty_layout_is_a_layout(file: Path) -> None:
    assert "PC100" not in run("print", "distant-suns", "sheet", "--layout", str(file)).stderr
