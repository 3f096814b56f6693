"""A newcomer: the smallest game under another name, in a folder of its own, is a game like every other.

Nothing of ours is edited for it. It also has more tokens than fit a page, and a folder of layouts whose plural is not
made with an s.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from prints import ROOT
from readers import words_in_pdf

NAME, INITIALS = "starry-sky", "SS"
TOKENS = 140
OURS = "not distant and not smallest and not DS and not PC"  # what is asked of our own games is asked elsewhere
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider")
TOKEN = f'''"""Tokens: small numbered pieces, many of them."""

from generator.draw.furniture.piece import piece
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.starry_sky.content import Content
from generator.geometry.path import circle
from generator.geometry.point import Box
from generator.geometry.point import Point


def draw_tokens(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    box = Box.at(0, 0, 20, 20)
    return tuple(
        piece("token", look, circle(Point(10, 10), 10), set_text(str(number), box, look.type("figure"), Anchor.MIDDLE))
        for number in range(1, {TOKENS} + 1)
    )


COMPONENT = Component("token", draw_tokens)
'''


def renamed(text: str) -> str:
    for old, new in (("smallest", NAME), ("SG", INITIALS), (f"games.{NAME}", f"games.{NAME.replace('-', '_')}")):
        text = text.replace(old, new)
    return text


def copied(folder: Path) -> None:
    """All that there is of the smallest game."""
    for file in sorted((*ROOT.glob("*/games/smallest/**/*"), *ROOT.glob("layouts/smallest/**/*"))):
        if file.is_file() and "__pycache__" not in file.parts:
            _copy(file, folder)
    for file in ROOT.glob("templates/**/smallest.yaml"):
        _copy(file, folder)


def _copy(file: Path, folder: Path) -> None:
    place = file.relative_to(ROOT)
    name = NAME.replace("-", "_") if place.parts[0] in ("generator", "tests") else NAME
    target = folder / str(place).replace("smallest", name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8")


def grown(folder: Path) -> None:
    """With tokens, and with its layouts in `skies`."""
    package = folder / "generator" / "games" / "starry_sky"
    (package / "draw" / "token.py").write_text(TOKEN, encoding="utf-8")
    game = package / "__init__.py"
    game.write_text(
        game.read_text(encoding="utf-8").replace("is_example=True", 'folder="skies"'),
        encoding="utf-8",
    )
    layouts = folder / "layouts" / NAME
    (layouts / "layouts").rename(layouts / "skies")
    for file in folder.glob("templates/languages/*/*.yaml"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("component:\n", "component:\n  token: Token\n"), encoding="utf-8")


VECTORS = """\
import vectors
from generator import discover
game = discover.game({name!r})
for code in vectors.many_codes(game)[:4]:
    print(f"| `{{code}}` | `{{vectors.described(game, code)}}` |")
"""


def published(folder: Path) -> None:
    """What its codes mean: with other initials they are other codes."""
    page = folder / "docs" / "games" / NAME / "codes.md"
    rows = run(folder, "-c", VECTORS.format(name=NAME), cwd=ROOT / "tests").stdout
    page.write_text(f"## Test vectors\n\n### Set-ups\n\n| code | description |\n|---|---|\n{rows}", encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("newcomer")
    copied(home)
    grown(home)
    published(home)
    return home


def run(folder: Path, *words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PAPERCOSMOS_PATH": str(folder), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, *words], cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False
    )


def test_it_passes_the_whole_contract_suite(folder: Path) -> None:
    golden = run(
        folder, "-m", "pytest", "-p", "no:cacheprovider", "tests/contract/test_golden.py", "--golden", "-k", NAME
    )
    assert golden.returncode == 0, golden.stdout
    assert (folder / "tests/games/starry_sky/golden/token.txt").is_file()
    suite = run(folder, *PYTEST, "tests/contract", "-k", OURS)
    assert suite.returncode == 0, suite.stdout
    assert f"[{NAME}" in run(folder, *PYTEST, "tests/contract", "-k", OURS, "--collect-only").stdout


COMMANDS = (
    ("print GAME token", f"cut out {TOKENS} pieces"),
    ("night --game GAME", "Page 1 is the plan"),
    ("setup GAME --count 2", "begins"),
    ("check hello --game GAME --picture pdf", "2 proved"),
    ("check hello --game GAME --play", "2 proved"),
    ("playtest GAME --games 20 --jobs 1", "random"),
    ("invent GAME --seed x --jobs 1", "1 of 1 found"),
    ("list", "starry-sky"),
    ("explain SS201", "every player can win"),
    ("schema GAME layout", '"goal"'),
    ("print GAME token --for laser", f"{TOKENS} pieces"),
)


@pytest.mark.parametrize(("words", "said"), COMMANDS)
def test_every_command_serves_it(folder: Path, words: str, said: str, tmp_path: Path) -> None:
    done = run(folder, "-m", "generator", *words.replace("GAME", NAME).split(), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_all_tokens_are_printed(folder: Path, tmp_path: Path) -> None:
    assert run(folder, "-m", "generator", "print", NAME, "token", cwd=tmp_path).returncode == 0
    (file,) = (tmp_path / "output").glob("*.pdf")
    words = {word for page in words_in_pdf(file.read_bytes()) for word in page}
    assert {str(number) for number in range(1, TOKENS + 1)} <= words


def test_a_project_of_it_keeps_its_layouts_in_its_folder_and_is_watched(folder: Path, tmp_path: Path) -> None:
    assert run(folder, "-m", "generator", "new", "orion", "--game", NAME, cwd=tmp_path).returncode == 0
    project = tmp_path / "orion"
    assert (project / "skies" / "orion.yaml").is_file()
    watched = (
        "from generator.desk.previews import PreviewWish, preview_plan\n"
        "print(preview_plan(PreviewWish('orion')).wish.component)"
    )
    assert run(folder, "-c", watched, cwd=project).stdout == "card\n"
