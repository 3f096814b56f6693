"""Let bots play thousands of games and say what they mean: figures with bands, as a table, a web page and a PDF."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from generator import __version__
from generator.cli.command import Command
from generator.cli.forecast import show_forecast
from generator.cli.offers import layouts
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import GameArgument
from generator.cli.options import PaperOption
from generator.cli.options import game_of
from generator.cli.options import known
from generator.cli.options import layout_file
from generator.cli.options import paper_for
from generator.cli.playing import conclude
from generator.cli.playing import contents_of
from generator.cli.playing import game_bar
from generator.cli.playing import jobs_of
from generator.cli.playing import playtest_of
from generator.cli.playing import studied_layouts
from generator.cli.report import INTERRUPTED
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.values import whole
from generator.cli.values import whole_number
from generator.errors import OutputError
from generator.errors import UsageError
from generator.game.study import MOST_GAMES
from generator.game.study import Study
from generator.names import joined
from generator.names import name_part
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
    players: Annotated[int, whole(1, 100, "How many sit at a table.")] = 4,
    games: Annotated[int, whole(2, MOST_GAMES, "How many games in each series.")] = 200,
    bots: Annotated[
        str,
        typer.Option(help="Who plays, simplest first: random, greedy, planner, rushers, …", show_default=False),
    ] = "",
    setup: Annotated[str, typer.Option(metavar="CODE|all|random", help="Which tiles and missions.")] = "random",
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
    part, parts = _shard(shard)
    processes, printed_on = jobs_of(jobs), paper_for(paper)
    with people_see_messages("played"):
        found = game_of(game, data)
        asked = playtest_of(found)
        known("number of players", str(players), map(str, asked.players))
        contents = contents_of(found, [layout_file(found, name) for name in layout or [found.default_layout]])
        with _wrong_usage():
            study = Study(
                game=found.id,
                version=__version__,
                layouts=studied_layouts(asked, contents),
                players=players,
                setup=asked.setup(contents[0], setup),
                seed=seed,
                series=asked.series(bots.split(",") if bots else asked.bots, games),
            )
        ledger = Ledger(out or Path("output") / _name(study), study, part, parts)
        with _wrong_usage():
            ledger.open()
        with _wrong_usage(), _kept(ledger):
            show_forecast(ledger, contents, asked, 0 if cluster else processes)
            with game_bar("Playing") as told:
                conduct(ledger, contents, asked, cluster or processes, told)
            if parts == 1:
                conclude(found, ledger.folder, study, ledger.finished(), contents, printed_on)
                return
        say(f"Shard {part} of {parts} is finished: {ledger.file}")
        say("When all are there: papercosmos merge DIR… --out DIR")


def _name(study: Study) -> str:
    """A folder of its own for each study."""
    names = (name_part(layout.name) for layout in study.layouts)
    return joined(study.game, "playtest", *names, study.fingerprint[:6])


@contextmanager
def _wrong_usage() -> Iterator[None]:
    try:
        yield
    except UsageError as wrong:
        raise typer.BadParameter(str(wrong)) from None


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


def _shard(text: str) -> tuple[int, int]:
    first, _, second = text.partition("/")
    part, parts = whole_number(first), whole_number(second)
    if not text:
        return 1, 1
    if part is None or parts is None or not 1 <= part <= parts <= MOST_GAMES:
        raise typer.BadParameter(f"--shard is I/N, such as 3/7, not {text!r}")
    return part, parts


COMMAND = Command(playtest, EXAMPLES)
