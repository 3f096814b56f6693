"""Inventions: new layouts or sets of shapes that somebody wishes for, from the wish to their files."""

import re
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from generator import discover
from generator.arrange.code import new_code
from generator.desk.limits import Limits
from generator.desk.limits import Whole
from generator.desk.limits import hold
from generator.desk.limits import whole_number
from generator.desk.names import game_of
from generator.desk.names import layout_of
from generator.desk.names import one_word
from generator.desk.names import paper_for
from generator.desk.places import OUTPUT
from generator.desk.studies import contents_of
from generator.desk.studies import jobs_of
from generator.discover import AnyGame
from generator.errors import UsageError
from generator.game.content import Content
from generator.game.examiner import Examiner
from generator.game.inventor import AnyInventor
from generator.game.inventor import Difficulty
from generator.game.inventor import Inventor
from generator.game.inventor import LayoutWishes
from generator.game.inventor import Symmetry
from generator.game.playtest import Playtest
from generator.impose.paper import Paper
from generator.invent.attempt import Effort
from generator.invent.attempt import Plan
from generator.invent.files import layout_files
from generator.invent.files import variation_files
from generator.invent.search import Invented
from generator.invent.search import Progress
from generator.invent.search import search
from generator.invent.unlike import most_unlike
from generator.names import joined
from generator.names import name_part
from generator.values import dataclass

LIMITS: Limits = {"count": Whole(1, 100)}
EFFORT = Effort()
LAYOUTS = "layouts"
FORMER = {"sheets": LAYOUTS}  # what was once called so
LONGEST_SEED = 100
AROUND = 8  # sectors more or fewer than the layout that a new one is like
TIME = re.compile(r"([0-9]{1,5})(s|m|h|)")
SECONDS = {"": 1, "s": 1, "m": 60, "h": 3600}


@dataclass(frozen=True, slots=True)
class InventionWish:
    """What is to be invented, how much of it and how it shall be; '' or None where it is left to us.

    That is layouts, or another file that they are played with, such as shapes.
    """

    game: str
    what: str = LAYOUTS
    count: int = 1
    sectors: str = ""
    like: str = ""
    symmetry: Symmetry = Symmetry.NONE
    difficulty: Difficulty | None = None
    seed: str = ""
    time: str = "10m"
    jobs: str = "auto"
    paper: str = ""
    data: Path | None = None


@dataclass(frozen=True)
class Invention:
    """A wish with everything settled; what is found must differ from all that is `known`.

    `asked` is the range of sectors that was asked for, which may be more than fits the page.
    """

    game: AnyGame
    inventor: AnyInventor
    what: str
    plan: Plan
    known: tuple[Any, ...]
    count: int
    asked: tuple[int, int]
    seconds: float
    jobs: int
    paper: Paper

    @property
    def folder(self) -> Path:
        return OUTPUT / joined(self.game.id, "invented", self.what, name_part(self.plan.seed))


def invention(wish: InventionWish) -> Invention:
    hold(wish, LIMITS)
    if len(wish.seed) > LONGEST_SEED:
        raise UsageError(f"--seed is a word or two, not {len(wish.seed)} characters")
    seconds, jobs, paper = seconds_of(wish.time), jobs_of(wish.jobs), paper_for(wish.paper)
    game = game_of(wish.game, wish.data)
    inventor = discover.needed(game.id, Inventor)
    for role in (Examiner, Playtest):  # whatever is invented is proved, and played by bots
        discover.needed(game.id, role)
    what = one_word(wish.what, inventable(game), FORMER)
    shelf = game.layouts
    known = dict(zip(shelf, contents_of(game, list(shelf.values())), strict=True))
    model = contents_of(game, [layout_of(game, wish.like)])[0] if wish.like else None
    base, asked = known[game.default_layout], _asked(inventor, model, wish)
    plan = Plan(
        game=game.id,
        base=base,
        seed=wish.seed or new_code(game.initials),
        wishes=_wishes(inventor, model, wish, asked),
        like=model,
        effort=EFFORT,
        variation="" if what == LAYOUTS else what,
        layouts=() if what == LAYOUTS else most_unlike(base, known.values(), inventor.difference),
    )
    others = (*known.values(), *([model] if model else []))
    return Invention(game, inventor, what, plan, others, wish.count, asked, seconds, jobs, paper)


def invent(wanted: Invention, clock: Callable[[], float] = monotonic) -> Iterator[Progress]:
    """Searches until enough is found or the time is over; tells after each candidate how far it is."""
    ends = clock() + wanted.seconds
    return search(wanted.plan, wanted.known, wanted.count, wanted.jobs, lambda: ends - clock())


def invention_files(wanted: Invention, found: Sequence[Invented]) -> dict[str, bytes]:
    """Each invention as YAML, with a picture and its figures."""
    return dict(_files(wanted, found))


def inventable(game: AnyGame) -> tuple[str, ...]:
    """What can be invented for a game; nothing, if nobody can."""
    inventor = discover.answer(game.id, Inventor)
    return (LAYOUTS, *(variation.name for variation in inventor.variations)) if inventor else ()


def seconds_of(text: str) -> float:
    found = TIME.fullmatch(text.strip().lower())
    if not found or not int(found[1]):
        raise UsageError(f"--time is a number with s, m or h, such as 60s, not {text!r}")
    return float(int(found[1]) * SECONDS[found[2]])


def _asked(inventor: AnyInventor, model: Content | None, wish: InventionWish) -> tuple[int, int]:
    """How many sectors; a layout that is to be like another has about its size."""
    if model is not None and not wish.sectors:
        size = inventor.size(model)
        return size - AROUND, size + AROUND
    if not wish.sectors:
        return inventor.usual
    text, (fewest, most) = wish.sectors, inventor.sizes
    first, _, last = text.partition("-")
    least, largest = whole_number(first), whole_number(last or first)
    if least is None or largest is None:
        raise UsageError(f"--sectors is a range, such as 95-110, not {text!r}")
    if least > largest or least > most or largest < fewest:
        raise UsageError(f"--sectors must lie between {fewest} and {most}, the fewer first, not {text!r}")
    return least, largest


def _wishes(inventor: AnyInventor, model: Content | None, wish: InventionWish, asked: tuple[int, int]) -> LayoutWishes:
    """What was asked for, as far as it fits a page; what is to be like another may be of any difficulty."""
    if model is None:
        return LayoutWishes(_fitting(asked, inventor), wish.difficulty or Difficulty.NORMAL, wish.symmetry)
    if wish.symmetry is not Symmetry.NONE:
        raise UsageError("--like keeps the outline nearly as it is, so it goes without --symmetry")
    return LayoutWishes(_fitting(asked, inventor) if wish.sectors else asked, wish.difficulty)


def _fitting(asked: tuple[int, int], inventor: AnyInventor) -> tuple[int, int]:
    fewest, most = inventor.sizes
    return max(asked[0], fewest), min(asked[1], most)


def _files(wanted: Invention, found: Sequence[Invented]) -> Iterator[tuple[str, bytes]]:
    for number, one in enumerate(found, start=1):
        if wanted.plan.variation:
            name = wanted.what if wanted.count == 1 else f"{wanted.what}-{number}"
            yield from variation_files(wanted.game, wanted.plan, one, name)
        else:
            yield from layout_files(wanted.game, wanted.plan, one, wanted.paper)
