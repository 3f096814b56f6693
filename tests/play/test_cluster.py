"""A study on a Dask cluster of separate processes, one of which is killed in the middle: the same report."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from prints import ROOT
from studies import PLAYTEST
from studies import content_of
from studies import played
from studies import report_of
from studies import study_of

from generator.errors import OutputError
from generator.play.cluster import run_on_cluster
from generator.play.conduct import conduct
from generator.play.ledger import Ledger

pytestmark = pytest.mark.slow

distributed = pytest.importorskip("distributed")


@pytest.fixture
def cluster() -> Iterator[object]:
    from distributed import LocalCluster

    os.environ["PYTHONPATH"] = str(ROOT)  # for workers, which are fresh processes
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as started:
        yield started


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path, cluster) -> None:
    study = study_of(games=160)
    expected = report_of(played(tmp_path / "here", study))
    ledger = Ledger(tmp_path / "there", study)
    ledger.open()
    killed: list[int] = []

    def told(done: int, games: int) -> None:
        if done and not killed:
            with distributed.Client(cluster.scheduler_address, set_as_default=False) as client:
                pids = client.run(os.getpid)
            killed.append(next(iter(pids.values())))
            os.kill(killed[0], signal.SIGKILL)

    conduct(ledger, [content_of("twins")], PLAYTEST, cluster.scheduler_address, told)
    assert killed
    assert report_of(ledger) == expected


def test_a_cluster_that_is_not_there_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.play.cluster.PATIENCE", "1s")
    with pytest.raises(OutputError, match="no cluster answers"):
        run_on_cluster("tcp://127.0.0.1:1", (), lambda block: {}, lambda block, tallies: None)
