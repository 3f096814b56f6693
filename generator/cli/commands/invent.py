"""Invent new layouts, or sets of shapes, that are proved to be playable and balanced in the hands of bots."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from generator import discover
from generator.arrange.code import new_code
from generator.cli.command import Command
from generator.cli.inventing import Searched
from generator.cli.inventing import seconds_of
from generator.cli.inventing import sectors_of
from generator.cli.inventing import show_outcome
from generator.cli.inventing import tell_how_long
from generator.cli.inventing import watched
from generator.cli.offers import layouts
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import GameArgument
from generator.cli.options import PaperOption
from generator.cli.options import game_of
from generator.cli.options import layout_file
from generator.cli.options import paper_for
from generator.cli.playing import contents_of
from generator.cli.playing import jobs_of
from generator.cli.report import INTERRUPTED
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.values import beginnings
from generator.cli.values import choice
from generator.cli.values import one_of
from generator.cli.values import whole
from generator.discover import AnyGame
from generator.game.content import Content
from generator.game.inventor import AnyInventor
from generator.game.inventor import Difficulty
from generator.game.inventor import Inventor
from generator.game.inventor import LayoutWishes
from generator.game.inventor import Symmetry
from generator.impose.paper import Paper
from generator.invent.attempt import Effort
from generator.invent.attempt import Plan
from generator.invent.files import layout_files
from generator.invent.files import variation_files
from generator.invent.unlike import most_unlike
from generator.names import joined
from generator.names import name_part
from generator.write.files import save

EXAMPLES = """Examples:

papercosmos invent distant-suns --count 3 --difficulty hard

papercosmos invent distant-suns --like twins --seed comet

papercosmos invent distant-suns shapes"""

EFFORT = Effort()
SECTORS = "95-112"
LONGEST_SEED = 100
AROUND = 8  # sectors more or fewer than the layout that a new one is like


class What(StrEnum):
    LAYOUTS = "layouts"
    SHAPES = "shapes"


def invent(
    game: GameArgument,
    what: Annotated[
        What,
        typer.Argument(
            metavar="|".join(What),
            help="Layouts, or sets of shapes.",
            parser=one_of(What),
            autocompletion=beginnings(What),
        ),
    ] = What.LAYOUTS,
    count: Annotated[int, whole(1, 100, "How many.")] = 1,
    sectors: Annotated[
        str, typer.Option(metavar="A-B", help=f"How many sectors; {SECTORS} if not said.", show_default=False)
    ] = "",
    like: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE.yaml",
            help="Vary this layout.",
            autocompletion=offered_of_game(layouts),
            show_default=False,
        ),
    ] = "",
    symmetry: Annotated[Symmetry, choice(Symmetry, "Of the outline and the worlds.")] = Symmetry.NONE,
    difficulty: Annotated[Difficulty | None, choice(Difficulty, "normal if not said; any with --like.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same again.", show_default=False)] = "",
    time: Annotated[str, typer.Option(metavar="60s|10m", help="Stop after that time.")] = "10m",
    jobs: Annotated[str, typer.Option(metavar="auto|N", help="Processes; auto is all cores.")] = "auto",
    paper: PaperOption = "",
    data: DataOption = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for the files.", show_default=False)] = None,
) -> None:
    if len(seed) > LONGEST_SEED:
        raise typer.BadParameter(f"--seed is a word or two, not {len(seed)} characters")
    allowed, processes, printed_on = seconds_of(time), jobs_of(jobs), paper_for(paper)
    with people_see_messages():
        found = game_of(game, data)
        inventor = _inventor_of(found)
        shelf = found.layouts
        known = dict(zip(shelf, contents_of(found, list(shelf.values())), strict=True))
        model = contents_of(found, [layout_file(found, like)])[0] if like else None
        base = known[found.default_layout]
        plan = Plan(
            game=found.id,
            base=base,
            seed=seed or new_code(found.initials),
            wishes=_wishes(inventor, model, sectors, symmetry, difficulty),
            like=model,
            effort=EFFORT,
            variation=what if what is What.SHAPES else "",
            layouts=most_unlike(base, known.values(), inventor.difference) if what is What.SHAPES else (),
        )
        say(f"Seed: {plan.seed}")
        tell_how_long(plan, count, processes, allowed)
        ends = monotonic() + allowed
        others = (*known.values(), *([model] if model else []))
        searched = watched(plan, others, count, processes, lambda: ends - monotonic())
        folder = out or Path("output") / joined(found.id, "invented", what, name_part(plan.seed))
        contents = dict(_files(found, plan, searched, printed_on))
        show_outcome(searched, plan, save(folder, contents) if contents else ())
    if not searched.is_complete:
        raise typer.Exit(INTERRUPTED if searched.is_stopped else 1)


def _inventor_of(game: AnyGame) -> AnyInventor:
    found = discover.answer(game.id, Inventor)
    if found is None:
        raise typer.BadParameter(f"nobody can invent anything for the game {game.id!r}")
    return found


def _wishes(
    inventor: AnyInventor, model: Content | None, sectors: str, symmetry: Symmetry, difficulty: Difficulty | None
) -> LayoutWishes:
    """What was asked for; a layout that is to be like another has about its size, and any difficulty."""
    if model is None:
        return LayoutWishes(sectors_of(sectors or SECTORS, inventor), difficulty or Difficulty.NORMAL, symmetry)
    if symmetry is not Symmetry.NONE:
        raise typer.BadParameter("--like keeps the outline nearly as it is, so it goes without --symmetry")
    size = inventor.size(model)
    asked = sectors_of(sectors, inventor) if sectors else (size - AROUND, size + AROUND)
    return LayoutWishes(asked, difficulty)


def _files(game: AnyGame, plan: Plan, searched: Searched, paper: Paper) -> Iterator[tuple[str, bytes]]:
    for number, one in enumerate(searched.progress.found, start=1):
        if plan.variation:
            yield from variation_files(
                game, plan, one, plan.variation if searched.wanted == 1 else f"{plan.variation}-{number}"
            )
        else:
            yield from layout_files(game, plan, one, paper)


COMMAND = Command(invent, EXAMPLES)
