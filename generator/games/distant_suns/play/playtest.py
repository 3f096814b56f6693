"""Playtest of Distant Suns: which bots meet, with which set-ups, and what is counted of their games."""

from collections.abc import Sequence
from functools import lru_cache
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from itertools import combinations
from itertools import islice
from math import comb
from typing import TYPE_CHECKING

from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.findings import Span
from generator.game.metric import Tallies
from generator.game.playtest import PlayMap
from generator.game.playtest import Playtest
from generator.game.study import Block
from generator.game.study import Series
from generator.game.study import Study
from generator.games.distant_suns import GAME
from generator.games.distant_suns.arrange.arranger import ARRANGER
from generator.games.distant_suns.arrange.arranger import describe
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play import metrics
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.heat import heat_map
from generator.games.distant_suns.play.match import play_match
from generator.games.distant_suns.play.record import Record
from generator.games.distant_suns.play.record import recorded
from generator.games.distant_suns.play.roster import ROSTER
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.setup import Setup
from generator.play.chance import chance
from generator.play.deal import Deal
from generator.play.deal import Dealer
from generator.play.series import Meetings
from generator.play.series import Soloists
from generator.play.series import found_metrics
from generator.play.series import tallied

if TYPE_CHECKING:  # needs what is not always installed
    from generator.games.distant_suns.play.compiled.records import Compiled

LARGE = 4000  # games from which on compiling pays
KEPT = 8  # boards that a process remembers
RUSHERS = Soloists("rushers", "rusher-", among="greedy")
MEETINGS = Meetings(ROSTER, frozenset({"planner"}), RUSHERS)


def every_choice(content: Content, study: Study, pair: int) -> Setup:
    """One choice of tiles after the other, as often as there are pairs, in an order of chance."""
    shapes = [shape.id for shape in content.shapes]
    slots = len(content.missions)
    chosen = next(islice(combinations(shapes, slots), pair % comb(len(shapes), slots), None))
    tiles = shuffled(chosen, stream(study.seed, f"tiles {pair}"))
    return Setup(tiles, shuffled(content.missions, stream(study.seed, f"missions {pair}")), content.black_hole.id)


DEALER = Dealer(ARRANGER, GAME.initials, describe, {"all": every_choice})


def fingerprint(content: Content) -> str:
    sectors = [(sector.cell, sector.kind.value, sector.first, sector.later) for sector in content.layout.sectors]
    shapes = [(shape.id, shape.cells) for shape in (*content.shapes, content.black_hole)]
    rest = (content.missions, content.scoring, content.control)
    return sha256(repr((sectors, shapes, rest)).encode()).hexdigest()[:16]


def play_block(content: Content, study: Study, block: Block) -> Tallies:
    """What the metrics count in the games of a block."""
    series = study.series[block.series]
    deals = DEALER.deals(content, study, series, block.numbers)
    games = played_compiled(content, deals) if _is_compiled(study, series) else None
    return tallied(games or [play_game(content, deal) for deal in deals], series.kind, found_metrics(metrics.__name__))


def _is_compiled(study: Study, series: Series) -> bool:
    """Only large studies are: loading the compiler takes longer than a few hundred games."""
    return study.games >= LARGE and not MEETINGS.has_slow(series.bots)


def played_compiled(content: Content, deals: Sequence[Deal[Setup]]) -> list[Record] | None:
    """The same games, played by compiled code; None if that is not installed, or not for these bots or this sheet."""
    if find_spec("numba") is None:
        return None
    from generator.games.distant_suns.play.compiled.records import can_play

    bots = {bot for deal in deals for bot in deal.bots}
    return _compiled(content).records(deals) if can_play(sorted(bots), content) else None


def play_game(content: Content, deal: Deal[Setup]) -> Record:
    """One game on the rules engine."""
    ways = _ways(content)
    table = Table(content, ways.board, deal.setup, ways)
    seats = [Seat(table, seat, chance(seed)) for seat, seed in enumerate(deal.seeds)]
    match = play_match(table, [ROSTER.maker(bot)(seat) for bot, seat in zip(deal.bots, seats, strict=True)])
    return recorded(content, ways.board, match, deal.bots)


@lru_cache(maxsize=KEPT)
def _compiled(content: Content) -> "Compiled":
    """A board for compiled games."""
    from generator.games.distant_suns.play.compiled.records import Compiled

    return Compiled(content, _ways(content))


@lru_cache(maxsize=KEPT)
def _ways(content: Content) -> AllWays:
    return AllWays(make_board(content.layout, (*content.shapes, content.black_hole)))


def place(content: Content, sector: int | None) -> Span | None:
    return content.layout.span if sector is None else content.layout.sectors[sector].span


PLAYTEST = Playtest(
    players=(2, 3, 4),
    bots=("random", "greedy", "planner", RUSHERS.all),
    simple=("random", "greedy"),
    one_idea=(RUSHERS.all,),
    wise="planner",
    series=MEETINGS.series,
    setup=DEALER.asked,
    fingerprint=fingerprint,
    play_block=play_block,
    metrics=partial(found_metrics, metrics.__name__),
    place=place,
    map=PlayMap("sectors", "How often each sector is covered", heat_map),
)
