"""Files of former versions, as they were written then, still work: studies, manifests, projects."""

import shutil
from pathlib import Path

import pytest
from command_line import run
from prints import OF_GAME

from generator.kit.manifest import manifest_in
from generator.play.ledger import finished_in

FORMER = OF_GAME / "former"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_study_goes_on_where_it_was() -> None:
    shutil.copytree(FORMER / "study", "study")
    before = Path("study/blocks.jsonl").read_bytes()
    result = run("playtest", "distant-suns", "--games", "20", "--bots", "random", "--jobs", "1", "--out", "study")
    assert result.exit_code == 0, result.stderr
    assert Path("study/report.html").is_file()
    assert Path("study/blocks.jsonl").read_bytes() == before, "nothing was played again"
    assert len(finished_in(Path("study"))) == 1


def test_a_kit_with_somebodys_own_files_is_rebuilt_from_its_manifest() -> None:
    shutil.copytree(FORMER / "kit", "kit")
    (record,) = manifest_in(Path("kit")).kits
    assert {"layouts/comet.yaml", "kits/comet.yaml", "shapes.yaml"} <= set(record.own_files)
    result = run("rebuild", "kit/manifest.json", "--out", "again")
    assert "Traceback" not in result.stderr and Path("again", record.name).is_file()


def test_a_project_may_keep_its_layouts_in_the_folder_of_the_former_name() -> None:
    assert run("new", "comet").exit_code == 0
    Path("comet/layouts").rename("comet/sheets")
    for words in (("list",), ("check", "comet"), ("print", "distant-suns", "sheet"), ("night", "--craft", "comet")):
        result = run(*words, "--data", "comet")
        assert result.exit_code == 0, result.stderr
        assert "comet" in result.stdout
