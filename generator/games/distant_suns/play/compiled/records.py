"""Records of compiled games: equal to those of games played on the engine."""

from collections.abc import Sequence
from functools import partial

import numpy as np

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.bots.greedy import TASTE
from generator.games.distant_suns.play.bots.greedy import Greedy
from generator.games.distant_suns.play.bots.random import Random
from generator.games.distant_suns.play.compiled.batch import Played
from generator.games.distant_suns.play.compiled.batch import play_batch
from generator.games.distant_suns.play.compiled.streams import MOST_NUMBERS
from generator.games.distant_suns.play.compiled.streams import keys_of
from generator.games.distant_suns.play.compiled.tables import MOST_SECTORS
from generator.games.distant_suns.play.compiled.tables import WORD
from generator.games.distant_suns.play.compiled.tables import board_tables
from generator.games.distant_suns.play.compiled.tables import numbered_masks
from generator.games.distant_suns.play.compiled.tables import setup_row
from generator.games.distant_suns.play.compiled.tables import shape_numbers
from generator.games.distant_suns.play.compiled.tables import taste_row
from generator.games.distant_suns.play.record import Record
from generator.games.distant_suns.play.record import Step
from generator.games.distant_suns.play.roster import ROSTER
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.rules.score import COUNTS
from generator.games.distant_suns.rules.score import MissionScore
from generator.games.distant_suns.rules.score import Score
from generator.games.distant_suns.rules.setup import Setup
from generator.play.deal import Deal

MISSIONS = tuple(COUNTS)


def taste_of(bot: str) -> Taste | None:
    """What a bot cares for, None for one that does not think; LookupError if it cannot be compiled."""
    maker = ROSTER.maker(bot)
    if maker is Random:
        return None
    if maker is Greedy:
        return TASTE
    if isinstance(maker, partial) and maker.func is Greedy and set(maker.keywords) == {"taste"}:
        taste: Taste = maker.keywords["taste"]
        return taste
    raise LookupError(bot)


def can_play(bots: Sequence[str], content: Content) -> bool:
    """Whether these bots can be compiled, and neither the sheet nor the game is too large."""
    try:
        for bot in bots:
            taste_of(bot)
    except LookupError:
        return False
    turns = content.control.modules * content.control.rounds
    return len(content.layout.sectors) <= MOST_SECTORS and 2 * turns + 1 <= MOST_NUMBERS


class Compiled:
    """A board made ready for compiled games."""

    def __init__(self, content: Content, all_ways: AllWays) -> None:
        any_game = Table(content, all_ways.board, _any_setup(content), all_ways)
        self._board = all_ways.board
        self._scoring = content.scoring
        self._points = any_game.points  # of counts
        self._shapes = shape_numbers(all_ways.board)
        self._masks = [*numbered_masks(all_ways), 0]  # the last stands for no drawing, which has the number -1
        self._tables = board_tables(content, all_ways, any_game)
        self._tastes: dict[str, list[int]] = {}

    def play(self, deals: Sequence[Deal[Setup]]) -> Played:
        """All games, as numbers."""
        for bot in {bot for deal in deals for bot in deal.bots} - set(self._tastes):
            self._tastes[bot] = taste_row(taste_of(bot))
        return play_batch(
            self._tables,
            np.array([setup_row(deal.setup, self._shapes) for deal in deals]),
            np.array([[self._tastes[bot] for bot in deal.bots] for deal in deals]),
            keys_of([seed for deal in deals for seed in deal.seeds]),
        )

    def records(self, deals: Sequence[Deal[Setup]]) -> list[Record]:
        """All games, as the metrics want them."""
        played = self.play(deals)
        columns = [column.tolist() for column in played]
        return [self._record(deal, *game) for deal, *game in zip(deals, *columns, strict=True)]

    def _record(
        self,
        deal: Deal[Setup],
        turns: int,
        steps: list[list[list[int]]],
        by_round: list[list[int]],
        lines: list[list[int]],
        sheets: list[list[int]],
        reached: list[list[int]],
        arrivals: list[list[int]],
    ) -> Record:
        shapes, masks = (*deal.setup.tiles, deal.setup.black_hole), self._masks
        return Record(
            board=self._board,
            setup=deal.setup,
            bots=deal.bots,
            scores=tuple(map(partial(self._score, deal.setup), lines, reached)),
            by_round=tuple(map(tuple, by_round)),
            steps=tuple(
                tuple([Step(shapes[zone], ways, masks[drawing], spent) for zone, ways, drawing, spent in turn])
                for turn in steps[:turns]
            ),
            covered=tuple(sum(word << WORD * index for index, word in enumerate(words)) for words in sheets),
            arrivals=tuple(map(tuple, arrivals)),
        )

    def _score(self, setup: Setup, line: list[int], reached: list[int]) -> Score:
        points, counts = self._points, dict(zip(MISSIONS, line, strict=False))
        return Score(
            missions=tuple(
                MissionScore(mission, shape, counts[mission], points[counts[mission]])
                for mission, shape in zip(setup.missions, setup.tiles, strict=True)
            ),
            worlds=tuple(reached),
            treasures=line[5],
            treasure_points=line[5] * self._scoring.treasure,
            aliens=line[6],
            alien_points=line[6] * self._scoring.alien,
        )


def _any_setup(content: Content) -> Setup:
    """Some tiles and missions; what is the same for all set-ups does not care which."""
    tiles = tuple(shape.id for shape in content.shapes[: len(content.missions)])
    return Setup(tiles, content.missions, content.black_hole.id)
