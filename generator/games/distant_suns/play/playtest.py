"""Playtest of Distant Suns: which bots meet, with which set-ups, and what is counted of their games."""

from collections.abc import Sequence
from functools import cache
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from itertools import islice
from itertools import pairwise
from math import comb
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from generator.arrange.choose import arranged
from generator.arrange.code import further_code
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.findings import Span
from generator.game.metric import Metrics
from generator.game.metric import Tallies
from generator.game.playtest import PlayMap
from generator.game.playtest import Playtest
from generator.game.study import PAIR
from generator.game.study import Block
from generator.game.study import Series
from generator.game.study import SeriesKind
from generator.game.study import Study
from generator.games.distant_suns import GAME
from generator.games.distant_suns.arrange.arranger import ARRANGER
from generator.games.distant_suns.arrange.arranger import arrange
from generator.games.distant_suns.arrange.arranger import describe
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play import metrics
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.heat import heat_map
from generator.games.distant_suns.play.match import play_match
from generator.games.distant_suns.play.record import Record
from generator.games.distant_suns.play.record import recorded
from generator.games.distant_suns.play.roster import bot_maker
from generator.games.distant_suns.play.roster import roster
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.setup import Setup
from generator.play.chance import chance
from generator.play.chance import seed_of

if TYPE_CHECKING:  # needs what is not always installed
    from generator.games.distant_suns.play.compiled.records import Compiled

RUSHERS = "rushers"  # stands for one of each mission
MEASURE = "greedy"  # whom one-idea bots meet
SLOW = "planner"
BLOCK, SLOW_BLOCK = 20, 10  # games; even, as they come in pairs
LARGE = 4000  # games from which on compiling pays
KEPT = 8  # boards that a process remembers


def series(bots: Sequence[str], games: int) -> tuple[Series, ...]:
    """Each bot among its like, each against the one named before it, and each rusher alone among greedy ones."""
    names = [each for name in bots for each in (_rushers() if name == RUSHERS else [name])]
    for name in names:
        bot_maker(name)  # who does not exist is found out before anything is played
    players = [name for name in dict.fromkeys(names) if name not in _rushers()]
    pairs: list[tuple[SeriesKind, tuple[str, ...]]] = [(SeriesKind.ALIKE, (name,)) for name in players]
    pairs += [(SeriesKind.DUEL, (wiser, simpler)) for simpler, wiser in pairwise(players)]
    pairs += [(SeriesKind.SINGLE, (name, MEASURE)) for name in names if name in _rushers()]
    return tuple(Series(kind, who, games, _block(who)) for kind, who in pairs)


def _rushers() -> list[str]:
    return [name for name in roster() if name.startswith("rusher-")]


def _block(bots: Sequence[str]) -> int:
    return SLOW_BLOCK if any(name.startswith(SLOW) for name in bots) else BLOCK


def setup(content: Content, asked: str) -> str:
    """'random', 'all', or a code or description as we write it; FindingsError if it is none of these."""
    if asked in ("random", "all"):
        return asked
    return arranged(ARRANGER, GAME.initials, content, asked).code


def setup_of(content: Content, study: Study, pair: int) -> Setup:
    """The set-up of a pair of games; it does not depend on the layout, so that layouts can be compared."""
    if study.setup == "random":
        return arrange(content, further_code(GAME.initials, study.seed, pair)).setup
    if study.setup != "all":
        return arranged(ARRANGER, GAME.initials, content, study.setup).setup
    shapes = [shape.id for shape in content.shapes]
    slots = len(content.missions)
    chosen = next(islice(combinations(shapes, slots), pair % comb(len(shapes), slots), None))
    tiles = shuffled(chosen, stream(study.seed, f"tiles {pair}"))
    return Setup(tiles, shuffled(content.missions, stream(study.seed, f"missions {pair}")), content.black_hole.id)


def fingerprint(content: Content) -> str:
    sectors = [(sector.cell, sector.kind.value, sector.first, sector.later) for sector in content.layout.sectors]
    shapes = [(shape.id, shape.cells) for shape in (*content.shapes, content.black_hole)]
    rest = (content.missions, content.scoring, content.control)
    return sha256(repr((sectors, shapes, rest)).encode()).hexdigest()[:16]


def play_block(content: Content, study: Study, block: Block) -> Tallies:
    """What the metrics count in the games of a block."""
    series, numbers = study.series[block.series], range(block.first, block.first + block.count)
    games = played_compiled(content, study, series, numbers) if _is_compiled(content, study, series) else None
    if games is None:
        ways = _ways(content)
        games = [play_game(content, ways, study, series, number) for number in numbers]
    return {id: dict(metric.tally(games)) for id, metric in all_metrics().items() if series.kind in metric.kinds}


def _is_compiled(content: Content, study: Study, series: Series) -> bool:
    """Only large studies are: loading the compiler takes longer than a few hundred games."""
    return study.games >= LARGE and not any(name.startswith(SLOW) for name in series.bots)


def played_compiled(content: Content, study: Study, series: Series, numbers: range) -> list[Record] | None:
    """The same games, played by compiled code; None if that is not installed, or not for these bots or this sheet."""
    if find_spec("numba") is None:
        return None
    from generator.games.distant_suns.play.compiled.records import Deal
    from generator.games.distant_suns.play.compiled.records import can_play

    if not can_play(series.bots, content):
        return None
    setups = {pair: setup_of(content, study, pair) for pair in {number // PAIR for number in numbers}}
    deals = []
    for number in numbers:
        setup, bots = setups[number // PAIR], series.seats(study.players, number // PAIR)
        deals.append(Deal(setup, bots, _seeds(study, setup, number)))
    return _compiled(content).records(deals)


def _seeds(study: Study, setup: Setup, number: int) -> tuple[int, ...]:
    """One for the stream of each seat; they depend on the study's seed, the set-up and the game's number alone."""
    name = describe(setup)
    return tuple(seed_of(study.seed, name, number, f"seat {seat}") for seat in range(study.players))


def play_game(content: Content, ways: AllWays, study: Study, series: Series, number: int) -> Record:
    """One game on the rules engine."""
    pair = number // PAIR
    setup, bots = setup_of(content, study, pair), series.seats(study.players, pair)
    table = Table(content, ways.board, setup, ways)
    seats = [Seat(table, seat, chance(seed)) for seat, seed in enumerate(_seeds(study, setup, number))]
    match = play_match(table, [bot_maker(bot)(seat) for bot, seat in zip(bots, seats, strict=True)])
    return recorded(content, ways.board, match, bots)


@lru_cache(maxsize=KEPT)
def _compiled(content: Content) -> "Compiled":
    """A board for compiled games."""
    from generator.games.distant_suns.play.compiled.records import Compiled

    return Compiled(content, _ways(content))


@lru_cache(maxsize=KEPT)
def _ways(content: Content) -> AllWays:
    return AllWays(make_board(content.layout, (*content.shapes, content.black_hole)))


@cache
def all_metrics() -> Metrics:
    """All metrics by name, in the order of their codes; each file of the folder holds one."""
    names = [module.name for module in iter_modules(metrics.__path__)]
    found = {name.replace("_", "-"): import_module(f"{metrics.__name__}.{name}").METRIC for name in names}
    return dict(sorted(found.items(), key=lambda entry: entry[1].code))


def place(content: Content, sector: int | None) -> Span | None:
    return content.layout.span if sector is None else content.layout.sectors[sector].span


PLAYTEST = Playtest(
    players=(2, 3, 4),
    bots=("random", "greedy", "planner", RUSHERS),
    simple=("random", "greedy"),
    one_idea=(RUSHERS,),
    wise="planner",
    series=series,
    setup=setup,
    fingerprint=fingerprint,
    play_block=play_block,
    metrics=all_metrics,
    place=place,
    map=PlayMap("sectors", "How often each sector is covered", heat_map),
)
