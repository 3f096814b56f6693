"""A set of prints over all layouts, languages, papers, themes, crafts and machines, told by their hashes.

Run as a program (`same_bytes.py FOLDER [STEP]`) it needs no pytest, so that every Python on a machine can be asked. It
makes the files, or every so many of them, in the folder and prints a line for each: the hash of its content with
streams inflated, the hash of its bytes, its name. With `all` for the step it makes whatever the program can make, and
hashes what it says too: who changes how it works, but not what comes of it, compares two such lists.
"""

import os
import sys
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import redirect_stdout
from hashlib import sha256
from io import StringIO
from itertools import cycle
from itertools import product
from pathlib import Path

from generator import discover
from generator.cli.app import app
from generator.impose.run import Sides
from generator.write.inflate import inflated

GAME = discover.game("distant-suns")
CODE = "DS-7KQ2-MK"
LAYOUTS = tuple(GAME.layouts)
KITS = tuple(GAME.kits)
BOUND = "tour"  # has layouts of its own
LANGUAGES, PAPERS, THEMES = discover.language_ids(), tuple(discover.papers()), discover.theme_ids()
MACHINES = tuple(name for name, machine in discover.machines().items() if "pdf" not in machine.formats)
TESTS = Path(__file__).parent
TRANSCRIPT = TESTS / "games" / "distant_suns" / "samples" / "games" / "two-players.yaml"
PROFILE = ("--width", "149.6", "--height", "250.3", "--right", "1.2", "--up", "0.4")

Words = tuple[str, ...]


def kits() -> Iterator[Words]:
    """Every layout in every language on every paper; crafts, themes and sides take turns."""
    turns = cycle(product((kit for kit in KITS if kit != BOUND), THEMES, Sides))
    every = product(LANGUAGES, LAYOUTS, PAPERS)
    for (language, layout, paper), (craft, theme, sides) in zip(every, turns, strict=False):
        evening = "--layout", layout, "--craft", craft, "--sides", sides, "--code", CODE
        yield "night", *evening, *_look(language, paper, theme)
    for (language, paper), theme in zip(product(LANGUAGES, PAPERS), cycle(THEMES), strict=False):
        yield "night", "--craft", BOUND, "--code", CODE, *_look(language, paper, theme)
    yield from (("night", "--game", "smallest", "--lang", language) for language in LANGUAGES)


def _look(language: str, paper: str, theme: str) -> Words:
    return "--lang", language, "--paper", paper, "--theme", theme


def pictures() -> Iterator[Words]:
    for layout, language in zip(LAYOUTS, cycle(LANGUAGES), strict=False):
        sheet = "print", GAME.id, "sheet", "--layout", layout, "--lang", language
        yield *sheet, "--format", "svg"
        yield *sheet, "--format", "svg", "--outlines", "--per-page", "2", "--copies", "2"
    yield "print", GAME.id, "table", "--code", CODE, "--format", "png", "--lang", "uk"
    yield "score", str(TRANSCRIPT), "--picture"
    yield "setup", GAME.id, "--count", "9", "--code", CODE


def cut_files() -> Iterator[Words]:
    for machine, layout, language in zip(MACHINES, LAYOUTS, cycle(LANGUAGES), strict=False):
        yield "print", GAME.id, "templates", "--for", machine, "--layout", layout, "--lang", language
        yield "print", GAME.id, "templates", "--for", machine, "--hex", "15.3", "--kerf", "0.137", "--lang", language
    for component in ("board", "tiles", "missions", "modules"):
        yield "print", GAME.id, component, "--for", "laser"
        yield "print", GAME.id, component, "--for", "3d", "--thickness", "1.7"


def adjusted() -> Iterator[Words]:
    """What is drawn otherwise for a printer that is not quite true."""
    for paper, language in zip(PAPERS, cycle(LANGUAGES), strict=False):
        yield "calibrate", "--paper", paper, "--lang", language
        yield "night", "--craft", "full", "--code", CODE, *_look(language, paper, "colour")
    yield "print", GAME.id, "sheet", "--format", "svg"


def everything() -> Iterator[Words]:
    """What else there is: every component and layout in every look, checks, studies, inventions, set-ups."""
    looks = tuple(product(LANGUAGES, ("a4", "letter"), THEMES))
    for look, component in product(looks, discover.component_ids(GAME.id)):
        has_setup = discover.component(GAME.id, component).per == "set-up"
        yield "print", GAME.id, component, *_look(*look), *(("--code", CODE) if has_setup else ())
    for look, layout in product(looks, LAYOUTS):
        yield "print", GAME.id, "sheet", "--layout", layout, *_look(*look)
    for layout in LAYOUTS:
        yield "check", layout, "--picture", "pdf"
    for form in ("json", "sarif", "github"):
        yield "check", LAYOUTS[0], "--format", form
    for format in ("svg", "png"):
        yield "score", str(TRANSCRIPT), "--picture", "--format", format
    yield "playtest", GAME.id, "--games", "60", "--bots", "random,greedy", "--seed", "small", "--jobs", "1"
    yield "invent", GAME.id, "--seed", "small", "--time", "30m"
    yield "setup", GAME.id, "--count", "50", "--code", CODE


def made_in(folder: Path, step: int, is_everything: bool = False) -> Iterator[tuple[str, bytes]]:
    """The prints by name, one after the other."""
    os.environ["PAPERCOSMOS_HOME"] = str(folder / "home")
    yield from _made((*kits(), *pictures(), *cut_files())[::step], folder / "plain")
    if is_everything:
        yield from _made(tuple(everything()), folder / "else", is_said=True)
    _run("printer", "study", *PROFILE)  # the first profile is the default
    yield from _made(tuple(adjusted())[::step], folder / "adjusted")


def _made(prints: Sequence[Words], folder: Path, is_said: bool = False) -> Iterator[tuple[str, bytes]]:
    for number, words in enumerate(prints):
        out = folder / f"{number:03}"
        said = _run(*words, "--out", str(out))
        if is_said:
            yield _placeless(f"{folder.name}/{number:03}: {' '.join(words)}", folder), _placeless(said, folder).encode()
        for file in sorted(out.rglob("*")):
            if file.is_file() and file.suffix != ".json":  # a manifest names the Python that it was made with
                yield file.relative_to(folder.parent).as_posix(), file.read_bytes()


def _placeless(text: str, folder: Path) -> str:
    """Wherever it was made, and wherever we lie, it says the same."""
    return text.replace(str(folder), "").replace(str(TESTS.parent), "")


def _run(*words: str) -> str:
    try:
        with redirect_stdout(StringIO()) as said:
            app(list(words))
    except SystemExit as ended:
        if ended.code:
            raise RuntimeError(f"papercosmos {' '.join(words)}: exit code {ended.code}") from ended
    return said.getvalue()


def main(folder: str, step: str = "1") -> None:
    is_everything = step == "all"
    for name, data in made_in(Path(folder), 1 if is_everything else int(step), is_everything):
        sys.stdout.write(f"{sha256(inflated(data)).hexdigest()} {sha256(data).hexdigest()} {name}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
