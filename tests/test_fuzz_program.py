"""The program that fuzzes knows every kind of file, and notices what is wrong with an answer."""

from pathlib import Path

import fuzz
import pytest
from command_line import Run
from command_line import run

from generator import discover


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fuzz") / "samples"
    folder.mkdir()
    with pytest.MonkeyPatch.context() as before:
        before.chdir(folder)
        before.setenv("PAPERCOSMOS_HOME", "")
        fuzz.make_samples(folder)
    return folder


@pytest.fixture(autouse=True)
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fuzzing leaves the folder we are in; afterwards we are back."""
    monkeypatch.chdir(tmp_path)


def test_every_kind_of_file_of_every_game_is_fuzzed() -> None:
    kinds = {kind for game in discover.game_ids() for kind in discover.file_kinds(game)}
    assert kinds <= set(fuzz.KINDS)


@pytest.mark.parametrize("name", fuzz.KINDS)
def test_files_that_are_not_damaged_are_accepted(
    name: str, samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "damaged", lambda data, random: data)
    said: list[Run] = []
    monkeypatch.setattr(fuzz, "run", lambda *words: said.append(run(*words)) or said[-1])
    assert list(fuzz.faults(samples, name, "seed", 1)) == []
    assert [answer.exit_code for answer in said] == [0] * len(fuzz.KINDS[name].commands)


@pytest.mark.parametrize("trouble", [KeyError("block"), RecursionError(), MemoryError(), fuzz.NoAnswerError()])
def test_an_exception_is_a_fault(trouble: BaseException, samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*words: str) -> Run:
        raise trouble

    monkeypatch.setattr(fuzz, "run", fails)
    (fault,) = fuzz.faults(samples, "layout", "seed", 1)
    assert "lantern.yaml" in fault and type(trouble).__name__ in fault


def test_an_answer_that_is_neither_work_nor_a_message_is_a_fault(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answer in (Run(3, "", "", ""), Run(1, "", "", "Traceback (most recent call last):")):
        monkeypatch.setattr(fuzz, "run", lambda *words, answer=answer: answer)
        assert len(list(fuzz.faults(samples, "layout", "seed", 1))) == 1


def test_the_same_seed_gives_the_same_damage(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "run", lambda *words: Run(0, "", "", ""))
    seen = []
    for number in (1, 1, 2):
        assert list(fuzz.faults(samples, "ledger", "seed", number)) == []
        seen.append((samples.parent / "case" / fuzz.KINDS["ledger"].file).read_bytes())
    assert seen[0] == seen[1] != seen[2]
