"""Played: games made up by the engine, with a record of every turn, and the content they are played with."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from prints import LAYOUTS
from prints import ROOT

from generator.games.distant_suns import GAME
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.score import Score
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import legal_drawings
from generator.games.distant_suns.rules.sheet import must_draw
from generator.games.distant_suns.written.transcript import Transcript
from generator.games.distant_suns.written.transcript import TurnRecord

SHIPPED = ROOT / "layouts" / "distant-suns"
NAMES = ("Ann", "Bo", "Кім", "Zoé")

Choose = Callable[[Random, Board, Sheet, tuple[Drawing, ...]], Drawing]


@dataclass(frozen=True)
class Played:
    """A finished game: the transcript that tells it, and its last state."""

    board: Board
    content: Content
    transcript: Transcript
    state: State

    @property
    def scores(self) -> tuple[Score, ...]:
        setup, scoring = self.transcript.setup, self.content.scoring
        return tuple(score(self.board, setup, scoring, sheet) for sheet in self.state.sheets)


@cache
def content_of(layout: Path) -> Content:
    content = GAME.load(layout).value
    assert content is not None
    return content


@cache
def board_of(layout: Path) -> Board:
    content = content_of(layout)
    return make_board(content.layout, (*content.shapes, content.black_hole))


def at_random(chance: Random, board: Board, sheet: Sheet, legal: tuple[Drawing, ...]) -> Drawing:
    return chance.choice(legal)


def greedily(chance: Random, board: Board, sheet: Sheet, legal: tuple[Drawing, ...]) -> Drawing:
    """What covers most aliens and upgrades and touches most treasures and worlds, whole shapes first."""

    def worth(drawing: Drawing) -> float:
        around = board.around(drawing.mask)
        special = (drawing.mask & (board.aliens | board.upgrades)).bit_count() * 2
        spots = sum(bool(drawing.mask & spot.around & ~sheet.covered) for spot in (*board.treasures, *board.worlds))
        return special + 1.5 * spots - 2 * drawing.spent + around.bit_count() / 20 + chance.random()

    return max(legal, key=worth)


def played(layout: str | Path, players: int, seed: int, choose: Choose = at_random, turns: int = 99) -> Played:
    """A game from its beginning to its end, or so many turns of it."""
    path = LAYOUTS[layout] if isinstance(layout, str) else layout
    chance, content, board = Random(seed), content_of(path), board_of(path)
    tiles = tuple(chance.sample([shape.id for shape in content.shapes], 5))
    setup = Setup(tiles, tuple(chance.sample(content.missions, 5)))
    state = begin(board, setup, players, content.control)
    modules: list[Module] = []
    drawings: list[list[Drawing | None]] = [[] for _ in range(players)]
    while not state.is_over and len(modules) < turns:
        module = chance.choice(places(state.control, state.filled))
        drawn = [_drawn(chance, board, state, seat, module, choose) for seat in range(players)]
        state = play(board, state, module, drawn)
        modules.append(module)
        for record, drawing in zip(drawings, drawn, strict=True):
            record.append(drawing)
    records = tuple(TurnRecord(name, tuple(record)) for name, record in zip(NAMES, drawings, strict=False))
    return Played(board, content, Transcript(str(path), setup, tuple(modules), records), state)


def _drawn(chance: Random, board: Board, state: State, seat: int, module: Module, choose: Choose) -> Drawing | None:
    sheet, shape = state.sheets[seat], state.shape_for(seat, module)
    legal = legal_drawings(board, sheet, shape)
    if not legal or (not must_draw(board, sheet, shape) and chance.random() < 0.5):
        return None
    return choose(chance, board, sheet, legal)
