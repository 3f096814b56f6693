"""Matches: whole games played by the engine and the reference side by side; after each turn both must agree."""

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field

import pytest
import reference
from reference import Cell
from reference import Drawn
from tables import FORMS
from tables import MISSIONS
from tables import as_drawing
from tables import as_drawn
from tables import drawing_in
from tables import layout_from
from tables import panels_of
from tables import shape_of

from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.game import IllegalMoveError
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.setup import Setup

TILES = ("dot", "pair", "telescope", "stick", "planet")


@dataclass
class Match:
    """A game in progress: the engine's state, and the turns so far, which are all the reference needs."""

    board: Board
    cosmos: reference.Cosmos
    forms: Mapping[str, Sequence[Cell]]
    state: State
    turns: list[reference.Turn] = field(default_factory=list)
    panels: Sequence[dict[Cell, str]] = ()

    @property
    def players(self) -> int:
        return len(self.state.sheets)

    def play(self, module: Module, drawings: Sequence[Drawn | None]) -> bool:
        """Plays the turn if it is legal, else leaves all as it is; both must say the same about it."""
        turn = reference.Turn(reference.Module(module.side, module.circle, module.octagon), tuple(drawings))
        moves = [drawing and as_drawing(self.board, drawing) for drawing in drawings]
        if not self._is_legal(turn):
            with pytest.raises(IllegalMoveError):
                play(self.board, self.state, module, moves)
            return False
        self.state = play(self.board, self.state, module, moves)
        self.turns.append(turn)
        self._compare()
        return True

    def turn(self, letter: str, module: Module) -> bool:
        """Everybody draws what has this letter in their panel, or nothing."""
        drawings: list[Drawn | None] = []
        for seat, panel in enumerate(self.panels):
            shape = self.state.shape_for(seat, module)
            drawings.append(drawing_in(panel, letter, shape) if letter in panel.values() else None)
        return self.play(module, drawings)

    def passes(self, module: Module) -> bool:
        return self.play(module, [None] * self.players)

    def shape_for(self, seat: int, module: reference.Module) -> str:
        is_active = seat == reference.active_player(self.turns, self.players)
        return reference.shape_to_draw(self.state.setup.tiles, module, is_active)

    def earlier(self, seat: int) -> list[Drawn]:
        return reference.drawings_of(self.turns, seat)

    def worlds(self) -> list[tuple[int, ...]]:
        return [sheet.worlds for sheet in self.state.sheets]

    def module_places(self) -> list[reference.Module]:
        return reference.module_places([turn.module for turn in reference.rounds_of(self.turns)[-1]])

    def _is_legal(self, turn: reference.Turn) -> bool:
        if reference.is_over(self.turns) or turn.module not in self.module_places():
            return False
        return all(self._may_draw(seat, turn.module, drawing) for seat, drawing in enumerate(turn.drawings))

    def _may_draw(self, seat: int, module: reference.Module, drawing: Drawn | None) -> bool:
        shape = self.shape_for(seat, module)
        if drawing is None:
            return reference.may_pass(self.cosmos, self.forms[shape], shape, self.earlier(seat))
        return drawing in reference.legal_drawings(self.cosmos, self.forms[shape], shape, self.earlier(seat))

    def _compare(self) -> None:
        rounds = reference.rounds_of(self.turns)
        assert self.state.is_over == reference.is_over(self.turns)
        assert (self.state.round, self.state.turn) == (len(rounds), len(rounds[-1]) + 1)
        assert self.state.active == reference.active_player(self.turns, self.players)
        free = [(module.side, module.circle, module.octagon) for module in places(ControlBoard(), self.state.filled)]
        assert sorted(free) == sorted(self.module_places())
        for seat, sheet in enumerate(self.state.sheets):
            assert [as_drawn(self.board, drawing) for drawing in sheet.drawings] == self.earlier(seat)
            assert sheet.upgrades == reference.upgrades_to_spend(self.cosmos, self.earlier(seat))
            assert sheet.worlds == reference.world_points(self.cosmos, self.turns, seat)


def match(text: str, tiles: tuple[str, ...] = TILES, players: int = 0) -> Match:
    """A match on the sheet of the picture; without a number of players there is one for each further panel."""
    panels = panels_of(text)
    layout = layout_from(panels[0])
    board = make_board(layout, [shape_of(name, cells) for name, cells in FORMS.items()])
    state = begin(board, Setup(tiles, MISSIONS), players or len(panels) - 1, ControlBoard())
    return Match(board, reference.cosmos_of(layout), FORMS, state, panels=panels[1:])
