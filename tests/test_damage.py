"""Whatever becomes of a file that we wrote, whoever reads it gets a message, and nothing is lost or half-written."""

import shutil
from pathlib import Path
from random import Random

import pytest
from command_line import run
from damage import damaged
from prints import SHIPPED

KIT = "name: Quick\nparts:\n  - component: sheet\n    layout: lantern.yaml\n    is_bound: true\n"


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study, a night in a folder of its own, and a kit whose layout has a card of figures."""
    folder = tmp_path_factory.mktemp("real")
    words = ["--bots", "random", "--games", "40", "--jobs", "1", "--out", str(folder / "study")]
    assert run("playtest", "distant-suns", *words).exit_code == 0
    for file in (SHIPPED["lantern"], SHIPPED["lantern"].with_name("lantern.figures.json")):
        shutil.copy(file, folder)
    (folder / "kit.yaml").write_text(KIT, encoding="utf-8")
    words = ["--craft", str(folder / "kit.yaml"), "--players", "2", "--out", str(folder / "night")]
    assert run("night", *words).exit_code == 0
    return folder


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


READERS = {
    "study/study.json": (["merge", "study", "--out", "out"], 120),
    "study/blocks.jsonl": (["merge", "study", "--out", "out"], 60),
    "night/manifest.json": (["verify", "night/manifest.json"], 150),
    "lantern.figures.json": (["night", "--craft", "kit.yaml", "--players", "2", "--out", "out"], 15),
}
REBUILT = {"night/manifest.json": (["rebuild", "night/manifest.json", "--out", "out"], 60)}
CASES = [*READERS.items(), *REBUILT.items()]


@pytest.mark.parametrize(("file", "reader"), CASES, ids=[f"{file}-{words[0]}" for file, (words, _) in CASES])
def test_a_damaged_file_is_answered_with_a_message(
    file: str, reader: tuple[list[str], int], real: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, cases = reader
    shutil.copytree(real, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    whole, refused = Path(file).read_bytes(), 0
    for case in range(cases):
        Path(file).write_bytes(damaged(whole, Random(f"{file} {case}")))
        before = everything(tmp_path)
        ran = run(*words)  # whatever is raised fails the test
        assert ran.exit_code in (0, 1, 2), (case, ran.output)
        if ran.exit_code and "not the same bytes" not in ran.output:
            refused += 1
            assert ran.stderr and len(ran.output) < 3000, (case, ran.output)
            assert everything(tmp_path) == before, (case, ran.output)
        shutil.rmtree("out", ignore_errors=True)
    assert refused > cases / 2
