"""Who may import whom: each part knows only what stands below it, and each library stands behind one door."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from prints import ROOT

PACKAGE = ROOT / "generator"
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)

# From the ground up; what shares a rung knows nothing of its neighbour.
LADDER = (
    {"version", "values", "data", "names"},
    {"geometry", "findings"},
    {"errors"},
    {"load"},
    {"draw"},
    {"game"},
    {"arrange", "check", "figures", "impose"},
    {"write"},
    {"printer", "play"},
    {"games"},
    {"discover"},
    {"pipeline"},
    {"kit", "project", "invent"},
    {"desk"},
    {"cli"},
    {"start"},
)
RUNG = {part: height for height, parts in enumerate(LADDER) for part in parts}
UNKNOWN_TO_GAMES = {
    "impose",
    "write",
    "printer",
    "discover",
    "pipeline",
    "kit",
    "project",
    "desk",
    "cli",
    "invent",
}


# Which library may be imported where; games' own models of YAML files are typed by pydantic too.
DOORS = {
    "yaml": ("load/*",),
    "pydantic_core": ("load/*",),  # comes with pydantic
    "pydantic": (
        "load/*",
        "draw/look_models.py",
        "figures.py",
        "impose/paper.py",
        "impose/machine.py",
        "kit/file.py",
        "kit/manifest.py",
        "play/kept.py",
        "project/file.py",
        "games/*/load/*.py",
        "games/*/written/file_*.py",
        "printer/file.py",
    ),
    "reportlab": ("write/pdf.py", "draw/fonts.py"),
    "svgwrite": ("write/svg.py",),
    "fontTools": ("write/glyphs.py",),
    "pypdfium2": ("write/png.py",),
    "fontpkg_fira_sans": ("draw/fonts.py",),
    "fontpkg_russo_one": ("draw/fonts.py",),
    "qrcodegen": ("draw/qr.py",),
    "distributed": ("play/cluster.py",),
    "numba": ("games/distant_suns/play/compiled/*",),
    "numpy": ("games/distant_suns/play/compiled/*",),  # comes with numba
    "typer": ("cli/*",),
    "rich": ("cli/*",),
}


def place(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def imports(file: Path) -> Iterator[str]:
    """The dotted names of all that the file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(file)} has a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def part_of(name: str) -> str:
    """The part of our package that a dotted name belongs to."""
    own = name.split(".")[1:]
    return "version" if own in ([], ["__version__"]) else own[0]


def part_in(file: Path) -> str:
    first = Path(place(file)).parts[0].removesuffix(".py")
    return {"__init__": "version", "__main__": "start"}.get(first, first)


def game_of(name: str) -> str:
    return [*name.split("."), "", ""][2]


def own_imports(file: Path) -> list[str]:
    return [name for name in imports(file) if name.split(".")[0] == "generator"]


@pytest.mark.parametrize("file", FILES, ids=place)
def test_a_file_imports_only_what_stands_below_it(file: Path) -> None:
    here = part_in(file)
    above = [name for name in own_imports(file) if part_of(name) != here and RUNG[part_of(name)] >= RUNG[here]]
    assert above == []


@pytest.mark.parametrize("file", [file for file in FILES if part_in(file) == "games"], ids=place)
def test_a_game_knows_neither_other_games_nor_how_it_is_printed(file: Path) -> None:
    own = game_of(f"generator.{place(file).replace('/', '.')}")
    for name in own_imports(file):
        assert part_of(name) not in UNKNOWN_TO_GAMES
        assert part_of(name) != "games" or game_of(name) == own


@pytest.mark.parametrize("file", FILES, ids=place)
def test_only_discovery_knows_that_there_are_games(file: Path) -> None:
    if part_in(file) not in ("games", "discover"):
        assert not [name for name in own_imports(file) if part_of(name) == "games"]
    if part_in(file) == "discover":
        assert [name for name in own_imports(file) if part_of(name) == "games"] == ["generator.games"]


@pytest.mark.parametrize("file", FILES, ids=place)
def test_a_library_is_imported_only_at_its_door(file: Path) -> None:
    for name in imports(file):
        library = name.split(".")[0]
        if library != "generator" and library not in sys.stdlib_module_names:
            assert any(fnmatch(place(file), door) for door in DOORS.get(library, ())), f"{library} in {place(file)}"


def test_every_library_is_a_dependency_and_every_dependency_has_a_door() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = [
        *project["dependencies"],
        *(each for extra in ("cluster", "fast") for each in project["optional-dependencies"][extra]),
    ]
    names = {entry.split(">")[0].replace("-", "_").replace("pyyaml", "yaml") for entry in entries}
    assert names == {door.lower() for door in DOORS if door not in ("pydantic_core", "numpy")}


def test_every_part_has_its_place_on_the_ladder() -> None:
    assert {part_in(file) for file in FILES} == set(RUNG)


@pytest.mark.parametrize("folder", ["layouts", "templates", "output"])
def test_data_folders_hold_no_python(folder: str) -> None:
    assert list((ROOT / folder).rglob("*.py")) == []


def calls(file: Path) -> set[str]:
    """All that the file calls, as it is written there."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}


@pytest.mark.parametrize("file", [file for file in FILES if part_in(file) not in ("cli", "start")], ids=place)
def test_only_the_command_line_prints_or_exits(file: Path) -> None:
    assert not calls(file) & {"print", "exit", "quit", "sys.exit", "os._exit", "input"}


@pytest.mark.parametrize("file", [file for file in FILES if part_in(file) == "desk"], ids=place)
def test_the_desk_serves_any_front_door(file: Path) -> None:
    """It knows none of them, nor that there may be a terminal."""
    assert not [name for name in imports(file) if name.split(".")[0] in ("typer", "rich", "click")]
    assert not [name for name in own_imports(file) if part_of(name) == "cli"]
    text = file.read_text(encoding="utf-8")
    assert not [stream for stream in ("sys.stdout", "sys.stderr", "sys.stdin", "SystemExit") if stream in text]


@pytest.mark.parametrize("file", [file for file in FILES if part_in(file) == "cli"], ids=place)
def test_the_command_line_looks_up_no_names(file: Path) -> None:
    """What people want is settled at the desk; only shell completions ask what there is."""
    names = {
        name for name in calls(file) if name.startswith(("discover.answer", "discover.needed", "discover.component"))
    }
    assert names <= {"discover.component_ids"}


@pytest.mark.parametrize("file", [file for file in FILES if part_in(file) == "cli"], ids=place)
def test_the_command_line_speaks_through_one_door(file: Path) -> None:
    """What is said there cannot steer a terminal, whatever names it holds."""
    speaking = {"print", "input", "typer.echo", "typer.secho", "typer.prompt", "typer.confirm", "sys.stdout.write"}
    assert not calls(file) & speaking or place(file) == "cli/say.py"


def public_classes(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]


def test_one_name_means_one_class() -> None:
    """In the shared rooms, and in each game; only the content of a game is called like the contract that it fulfils."""
    shared = [name for file in FILES if part_in(file) != "games" for name in public_classes(file)]
    assert sorted(name for name in set(shared) if shared.count(name) > 1) == []
    for game in sorted({file.relative_to(PACKAGE).parts[1] for file in FILES if part_in(file) == "games"}):
        own = [name for file in FILES if f"games/{game}/" in place(file) for name in public_classes(file)]
        assert sorted(name for name in set(own) if own.count(name) > 1) == []
        assert set(own) & set(shared) <= {"Content"}
