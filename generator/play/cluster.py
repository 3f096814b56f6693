"""Cluster: the same study on an existing Dask cluster, whose workers have this package installed.

A worker that dies costs nothing but time: the scheduler gives its blocks to others.
"""

from collections.abc import Sequence

from generator.errors import OutputError
from generator.errors import UsageError
from generator.game.study import Block
from generator.play.run import Played
from generator.play.run import Work
from generator.play.run import run_on

PATIENCE = "20s"  # for a scheduler that does not answer


def run_on_cluster(address: str, blocks: Sequence[Block], work: Work, played: Played) -> None:
    """Plays all blocks on the cluster at this address, such as tcp://10.0.0.1:8786."""
    try:
        from distributed import Client
    except ImportError:
        raise UsageError("--cluster needs Dask: pip install 'papercosmos[cluster]'") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as trouble:
        raise OutputError(f"no cluster answers at {address}: {trouble}") from trouble
    with client:
        executor = client.get_executor()
        try:
            run_on(executor, max(1, sum(client.nthreads().values())), blocks, work, played)
        finally:
            executor.shutdown(wait=False)
