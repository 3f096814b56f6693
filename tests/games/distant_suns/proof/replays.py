"""Replays: a witness played once more, by the engine and by the reference, which has the last word on what is legal."""

from collections.abc import Iterator

import reference
from reference import Drawn
from tables import as_drawn

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import WitnessMove
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.sheet import Drawing


def played_by_engine(board: Board, content: Content, witness: Witness) -> Iterator[State]:
    """The state after each turn; the engine raises where a move is illegal."""
    state = begin(board, witness.setup, len(witness.moves[0].drawings), content.control)
    for move in witness.moves:
        state = play(board, state, move.module, move.drawings)
        yield state


def turns_of(board: Board, witness: Witness) -> list[reference.Turn]:
    return [_turn(board, move) for move in witness.moves]


def _turn(board: Board, move: WitnessMove) -> reference.Turn:
    module = reference.Module(move.module.side, move.module.circle, move.module.octagon)
    return reference.Turn(module, tuple(drawing and as_drawn(board, drawing) for drawing in move.drawings))


def is_legal(board: Board, content: Content, witness: Witness) -> bool:
    """Whether the reference has nothing against it: set-up, number of players, modules, and everything drawn."""
    return (
        _is_legal_setup(content, witness)
        and _are_on_sheet(board, witness)
        and _are_legal_turns(content, witness.setup.tiles, turns_of(board, witness))
    )


def _is_legal_setup(content: Content, witness: Witness) -> bool:
    tiles, missions = witness.setup.tiles, witness.setup.missions
    known = {shape.id for shape in content.shapes}
    has_tiles = len(tiles) == len(set(tiles)) == 5 and set(tiles) <= known
    same_players = len({len(move.drawings) for move in witness.moves}) == 1
    return has_tiles and sorted(missions) == sorted(content.missions) and same_players


def _are_on_sheet(board: Board, witness: Witness) -> bool:
    drawings = [drawing for move in witness.moves for drawing in move.drawings if drawing]
    return all(0 <= drawing.mask < 1 << len(board.cells) for drawing in drawings)


def _are_legal_turns(content: Content, tiles: tuple[str, ...], turns: list[reference.Turn]) -> bool:
    cosmos = reference.cosmos_of(content.layout)
    forms = {shape.id: tuple(shape.cells) for shape in (*content.shapes, content.black_hole)}
    for number, turn in enumerate(turns):
        before = turns[:number]
        in_round = [each.module for each in reference.rounds_of(before)[-1]]
        if reference.is_over(before) or turn.module not in reference.module_places(in_round):
            return False
        for seat, drawing in enumerate(turn.drawings):
            is_active = seat == reference.active_player(before, len(turn.drawings))
            shape = reference.shape_to_draw(tiles, turn.module, is_active)
            if not _may_draw(cosmos, forms[shape], shape, reference.drawings_of(before, seat), drawing):
                return False
    return True


def _may_draw(
    cosmos: reference.Cosmos, form: reference.Form, shape: str, earlier: list[Drawn], drawing: Drawn | None
) -> bool:
    if drawing is None:
        return reference.may_pass(cosmos, form, shape, earlier)
    return drawing in reference.legal_drawings(cosmos, form, shape, earlier)


def sectors_drawn(board: Board, drawings: tuple[Drawing, ...]) -> set[tuple[str, frozenset[reference.Cell]]]:
    return {(drawn.shape, drawn.cells) for drawn in (as_drawn(board, drawing) for drawing in drawings)}
