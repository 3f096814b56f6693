"""Records of compiled games: equal to those of games played on the engine."""

from collections.abc import Callable
from collections.abc import Sequence
from functools import partial

import numpy as np

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.bots.greedy import TASTE
from generator.games.distant_suns.play.bots.greedy import Greedy
from generator.games.distant_suns.play.bots.random import Random
from generator.games.distant_suns.play.compiled.kernel import play
from generator.games.distant_suns.play.compiled.tables import MOST_SECTORS
from generator.games.distant_suns.play.compiled.tables import WORD
from generator.games.distant_suns.play.compiled.tables import BoardTables
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Words
from generator.games.distant_suns.play.compiled.tables import board_tables
from generator.games.distant_suns.play.compiled.tables import setup_table
from generator.games.distant_suns.play.compiled.tables import taste_table
from generator.games.distant_suns.play.record import Record
from generator.games.distant_suns.play.record import Step
from generator.games.distant_suns.play.roster import bot_maker
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.rules.score import COUNTS
from generator.games.distant_suns.rules.score import MissionScore
from generator.games.distant_suns.rules.score import Score
from generator.games.distant_suns.rules.setup import Setup

MISSIONS = tuple(COUNTS)


def taste_of(bot: str) -> Taste | None:
    """What a bot cares for, None for one that does not think; LookupError if it cannot be compiled."""
    maker = bot_maker(bot)
    if maker is Random:
        return None
    if maker is Greedy:
        return TASTE
    if isinstance(maker, partial) and maker.func is Greedy and set(maker.keywords) == {"taste"}:
        taste: Taste = maker.keywords["taste"]
        return taste
    raise LookupError(bot)


def can_play(bots: Sequence[str], content: Content) -> bool:
    """Whether these bots can be compiled, and the sheet is not too large."""
    try:
        for bot in bots:
            taste_of(bot)
    except LookupError:
        return False
    return len(content.layout.sectors) <= MOST_SECTORS


class Compiled:
    """A board made ready for compiled games; not for several threads at once."""

    def __init__(self, content: Content, all_ways: AllWays, players: int) -> None:
        self._content = content
        self._ways = all_ways
        self._tables: BoardTables = board_tables(all_ways)
        tables, worlds = self._tables, len(all_ways.board.worlds)
        self._names = {index: shape for shape, index in tables.shapes.items()}
        self._board = (
            tables.masks,
            tables.arounds,
            tables.finds,
            tables.near,
            tables.beside,
            tables.sectors,
            tables.world_values,
            tables.treasures,
            tables.treasure_facts,
        )
        control = content.control
        self._control = np.array([control.zones, control.sides, control.modules, control.rounds], np.int64)
        turns = control.modules * control.rounds
        self._decisions = turns + -(-turns // players)  # a drawing in each turn, a module in some
        self._turns = np.zeros((turns, 3 + 3 * players), np.int64)
        self._lines = np.zeros((players, 7), np.int64)
        self._by_round = np.zeros((control.rounds, players), np.int64)
        self._reached = np.zeros((players, worlds), np.int64)
        self._arrivals = np.zeros((players, worlds), np.int64)
        self._sheets = np.zeros((players, tables.masks.shape[1]), np.uint64)
        self._tastes: dict[tuple[str, ...], Ints] = {}
        any_game = Table(content, all_ways.board, _any_setup(content), all_ways)
        self._starts = np.array(any_game.blank.distances, np.int64)
        self._worth = any_game.points  # of counts
        self._points = np.array([*any_game.points, content.scoring.treasure, content.scoring.alien], np.int64)

    def record(self, setup: Setup, bots: tuple[str, ...], chances: Sequence[Callable[[], float]]) -> Record:
        """One game."""
        count = self.play(setup, bots, chances)
        board, players = self._ways.board, range(len(bots))
        rows, lines = self._turns[:count].tolist(), self._lines.tolist()
        reached, arrivals = self._reached.tolist(), self._arrivals.tolist()
        return Record(
            board=board,
            setup=setup,
            bots=bots,
            scores=tuple(self._score(setup, lines[seat], reached[seat]) for seat in players),
            by_round=tuple(map(tuple, self._by_round.tolist())),
            steps=tuple(
                tuple(self._step(setup, row, seat, turn % len(bots)) for seat in players)
                for turn, row in enumerate(rows)
            ),
            covered=tuple(_mask(self._sheets[seat]) for seat in players),
            arrivals=tuple(map(tuple, arrivals)),
        )

    def play(self, setup: Setup, bots: tuple[str, ...], chances: Sequence[Callable[[], float]]) -> int:
        """Leaves the game in the arrays; how many turns it had."""
        tables = self._tables
        if bots not in self._tastes:
            self._tastes[bots] = np.array([taste_table(taste_of(bot)) for bot in bots])
        numbers = np.array([[chance() for _ in range(self._decisions)] for chance in chances])
        return int(
            play(
                len(bots),
                self._control,
                setup_table(setup, tables.shapes),
                tables.first,
                tables.last,
                self._board,
                tables.worlds,
                self._starts,
                self._points,
                self._tastes[bots],
                numbers,
                self._turns,
                self._lines,
                self._by_round,
                self._reached,
                self._arrivals,
                self._sheets,
            )
        )

    def _step(self, setup: Setup, row: list[int], seat: int, active: int) -> Step:
        shape = setup.shape(row[1] if seat == active else row[2])
        choices, number, spent = row[3 + 3 * seat : 6 + 3 * seat]
        return Step(shape, choices, self._drawn(shape, number, spent) if number >= 0 else 0, spent)

    def _drawn(self, shape: str, number: int, spent: int) -> int:
        first = int(self._tables.first[self._tables.shapes[shape], spent])
        return self._ways.of(shape)[spent].masks[number - first]

    def _score(self, setup: Setup, line: list[int], reached: list[int]) -> Score:
        scoring = self._content.scoring
        points, counts = self._worth, dict(zip(MISSIONS, line, strict=False))
        return Score(
            missions=tuple(
                MissionScore(mission, setup.shape_of(mission), counts[mission], points[counts[mission]])
                for mission in setup.missions
            ),
            worlds=tuple(reached),
            treasures=line[5],
            treasure_points=line[5] * scoring.treasure,
            aliens=line[6],
            alien_points=line[6] * scoring.alien,
        )


def _any_setup(content: Content) -> Setup:
    """Some tiles and missions; what is the same for all set-ups does not care which."""
    tiles = tuple(shape.id for shape in content.shapes[: len(content.missions)])
    return Setup(tiles, content.missions, content.black_hole.id)


def _mask(words: Words) -> int:
    return sum(int(word) << WORD * index for index, word in enumerate(words))
