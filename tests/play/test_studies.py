"""One study, one report: whoever plays its blocks, in whatever order, and however often they are killed."""

import os
import signal
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import sleep

import pytest
from studies import played
from studies import report_of
from studies import study_of

from generator.errors import OutputError
from generator.game.study import Block
from generator.game.study import Series
from generator.game.study import SeriesKind
from generator.play.conduct import missing
from generator.play.ledger import Ledger
from generator.play.ledger import finished_in
from generator.play.ledger import study_in
from generator.play.run import run

Files = dict[str, bytes]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return report_of(played(tmp_path_factory.mktemp("alone"), study_of()))


@pytest.mark.parametrize("jobs", [2, 4])
def test_more_processes_give_the_same_report(tmp_path: Path, expected: Files, jobs: int) -> None:
    assert report_of(played(tmp_path, study_of(), jobs)) == expected


def test_seven_shards_give_the_same_report(tmp_path: Path, expected: Files) -> None:
    study = study_of()
    for shard in (3, 1, 7, 5, 2, 6):
        played(tmp_path, study, shard=shard, shards=7)
    assert missing(study, finished_in(tmp_path)) == len([block for block in study.blocks if block.number % 7 == 3])
    ledger = played(tmp_path, study, shard=4, shards=7)
    assert missing(study, finished_in(tmp_path)) == 0
    assert report_of(ledger) == expected


@pytest.mark.slow
def test_twenty_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    """Killed without warning, in the middle of anything; then once to the end."""
    chance, fork, study = Random(11), get_context("fork"), study_of(games=200)
    expected, folder = report_of(played(tmp_path / "in peace", study)), tmp_path / "killed"
    for number in range(20):
        process = fork.Process(target=played, args=(folder, study, 1 + number % 2))
        process.start()
        sleep(chance.uniform(0.02, 0.2))
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
    assert len(finished_in(folder)) > 0, "something was finished on the way"
    ledger = played(folder, study)
    assert report_of(ledger) == expected
    lines = [line for line in ledger.file.read_bytes().splitlines() if line]
    whole = [line for line in lines if line.endswith(b"}")]
    assert len(whole) == len(set(whole)) >= len(study.blocks)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, expected: Files) -> None:
    ledger = played(tmp_path, study_of())
    text = ledger.file.read_bytes()
    ledger.file.write_bytes(text[:-40])
    assert missing(study_of(), ledger.finished()) == 1
    assert report_of(played(tmp_path, study_of())) == expected
    assert ledger.file.read_bytes().startswith(text[:-40])


def test_a_line_that_was_changed_is_played_again(tmp_path: Path, expected: Files) -> None:
    ledger = played(tmp_path, study_of())
    lines = ledger.file.read_text().splitlines(keepends=True)
    ledger.file.write_text("".join([lines[0].replace(":1", ":2", 1), *lines[1:]]))
    assert missing(study_of(), ledger.finished()) == 1
    assert report_of(played(tmp_path, study_of())) == expected


def test_another_seed_gives_another_report(tmp_path: Path, expected: Files) -> None:
    other = report_of(played(tmp_path, study_of(seed="other")))
    assert all(other[name] != expected[name] for name in expected)


def test_a_folder_holds_one_study(tmp_path: Path) -> None:
    Ledger(tmp_path, study_of()).open()
    Ledger(tmp_path, study_of()).open()
    with pytest.raises(OutputError, match="another study"):
        Ledger(tmp_path, study_of(games=80)).open()


def test_a_study_is_read_as_it_was_written(tmp_path: Path) -> None:
    study = study_of(bots="random,greedy,planner:budget=50,rushers")
    Ledger(tmp_path, study).open()
    assert study_in(tmp_path) == study
    assert study_in(tmp_path / "elsewhere") is None


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    blocks, finished = study_of().blocks, []
    run(blocks, _Fragile(tmp_path / "died"), lambda block, tallies: finished.append(block.number), jobs=2)
    assert (tmp_path / "died").exists()
    assert sorted(finished) == [block.number for block in blocks]


class _Fragile:
    """The process that first gets block 2 dies of it."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, block: Block) -> dict[str, dict[str, int]]:
        if block.number == 2 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(players: int) -> None:
    for kind in (SeriesKind.DUEL, SeriesKind.SINGLE):
        series = Series(kind, ("a", "b"), 100, 10)
        seats = [series.seats(players, pair) for pair in range(12)]
        counts = {sum(seating[seat] == "a" for seating in seats) for seat in range(players)}
        assert len(counts) == 1


def test_games_do_not_depend_on_the_layout_or_on_who_else_is_studied(tmp_path: Path) -> None:
    alone = played(tmp_path / "one", study_of(("twins",), "greedy", 20)).finished()
    among = played(tmp_path / "two", study_of(("lantern", "twins"), "greedy", 20)).finished()
    assert among[1] == alone[0]
