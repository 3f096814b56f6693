"""Let bots play thousands of games and say what they mean: figures with bands, as a table, a web page and a PDF."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.forecast import show_forecast
from generator.cli.offers import layouts
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import GameArgument
from generator.cli.options import PaperOption
from generator.cli.playing import conclude
from generator.cli.playing import game_bar
from generator.cli.report import INTERRUPTED
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.values import whole
from generator.desk.studies import LIMITS
from generator.desk.studies import StudyWish
from generator.desk.studies import conclusion
from generator.desk.studies import jobs_of
from generator.desk.studies import shard_of
from generator.desk.studies import study_plan
from generator.errors import OutputError
from generator.play.conduct import conduct
from generator.play.ledger import Ledger

EXAMPLES = """Examples:

papercosmos playtest distant-suns

papercosmos playtest distant-suns --layout my-layouts/comet.yaml --bots random,greedy --games 1000

papercosmos playtest distant-suns --layout lantern --layout my-layouts/comet.yaml

papercosmos playtest distant-suns --games 10000 --shard 3/7 --out study"""


def playtest(
    game: GameArgument,
    layout: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME|FILE.yaml",
            help="Which layouts; later ones are compared with the first.",
            autocompletion=offered_of_game(layouts),
        ),
    ] = None,
    players: Annotated[
        int | None, whole(LIMITS["players"], "How many sit at a table; as many as can if not said.")
    ] = None,
    games: Annotated[int, whole(LIMITS["games"], "How many games in each series.")] = 200,
    bots: Annotated[
        str,
        typer.Option(help="Who plays, simplest first: random, greedy, planner, rushers, …", show_default=False),
    ] = "",
    setup: Annotated[str, typer.Option(metavar="CODE|all|random", help="Which set-ups.")] = "random",
    seed: Annotated[str, typer.Option(help="Other games for another word.")] = "papercosmos",
    jobs: Annotated[str, typer.Option(metavar="auto|N", help="How many processes; auto takes all cores.")] = "auto",
    cluster: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="Play on a Dask cluster: tcp://host:8786.", show_default=False),
    ] = "",
    shard: Annotated[
        str,
        typer.Option(metavar="I/N", help="Play only the I-th of N parts, for several machines.", show_default=False),
    ] = "",
    paper: PaperOption = "",
    data: DataOption = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Folder of the study; goes on if it was begun.", show_default=False),
    ] = None,
) -> None:
    (part, parts), processes = shard_of(shard), jobs_of(jobs)
    chosen = tuple(bots.split(",")) if bots else ()
    wish = StudyWish(game, tuple(layout or ()), players, games, chosen, setup, seed, paper, data)
    with people_see_messages("played"):
        plan = study_plan(wish)
        ledger = Ledger(out or plan.folder, plan.study, part, parts)
        ledger.open()
        with _kept(ledger):
            show_forecast(ledger, plan, 0 if cluster else processes)
            with game_bar("Playing") as told:
                conduct(ledger, plan.contents, plan.playtest, cluster or processes, told)
            if parts == 1:
                conclude(conclusion(plan, ledger.finished()), ledger.folder)
                return
        say(f"Shard {part} of {parts} is finished: {ledger.file}")
        say("When all are there: papercosmos merge DIR… --out DIR")


@contextmanager
def _kept(ledger: Ledger) -> Iterator[None]:
    """After Ctrl-C, or if the disk is full, says what is kept and how to go on."""
    try:
        yield
    except (KeyboardInterrupt, OutputError) as stop:
        is_stopped = isinstance(stop, KeyboardInterrupt)
        kept = f"{counted(len(ledger.finished()), 'block')} of {ledger.study.block_count}"
        say(f"{'Stopped.' if is_stopped else f'error: {stop}'} {kept} are kept in {ledger.folder}.", err=True)
        say("Call the same command again to go on from there.", err=True)
        raise typer.Exit(INTERRUPTED if is_stopped else 1) from None


COMMAND = Command(playtest, EXAMPLES)
