"""Mutants: a witness with one thing changed, most often for the worse."""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import WitnessMove
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.sheet import Drawing
from generator.geometry.hex_grid import DIRECTIONS

Change = Callable[[Board, Witness, Random], Witness | None]  # None if the witness offers nothing to change


def with_move(witness: Witness, number: int, **changes: object) -> Witness:
    moves = list(witness.moves)
    moves[number] = replace(moves[number], **changes)
    return replace(witness, moves=tuple(moves))


def with_drawing(witness: Witness, number: int, seat: int, drawing: Drawing | None) -> Witness:
    drawings = list(witness.moves[number].drawings)
    drawings[seat] = drawing
    return with_move(witness, number, drawings=tuple(drawings))


def some_drawing(witness: Witness, chance: Random) -> tuple[int, int, Drawing] | None:
    """A turn, a seat and what is drawn there."""
    found = [
        (number, seat, drawing)
        for number, move in enumerate(witness.moves)
        for seat, drawing in enumerate(move.drawings)
        if drawing is not None
    ]
    return chance.choice(found) if found else None


def redrawn(change: Callable[[Board, Drawing, Random], Drawing | None]) -> Change:
    """A change of one drawing as a change of a witness."""

    def changed(board: Board, witness: Witness, chance: Random) -> Witness | None:
        found = some_drawing(witness, chance)
        if found is None:
            return None
        number, seat, drawing = found
        new = change(board, drawing, chance)
        return None if new is None else with_drawing(witness, number, seat, new)

    return changed


def _on(drawing: Drawing, mask: int) -> Drawing:
    return Drawing(drawing.shape, mask, drawing.spent)


def shifted(board: Board, drawing: Drawing, chance: Random) -> Drawing | None:
    step = chance.choice(DIRECTIONS)
    cells = [cell + step for cell in board.cells_of(drawing.mask)]
    return _on(drawing, board.mask(cells)) if all(cell in board.bits for cell in cells) else None


def moved_elsewhere(board: Board, drawing: Drawing, chance: Random) -> Drawing | None:
    masks = board.drawings.of_shape(drawing.shape, (1 << len(board.drawings.masks)) - 1)
    return _on(drawing, chance.choice(masks)) if masks else None


def with_a_hex_less(board: Board, drawing: Drawing, chance: Random) -> Drawing:
    return _on(drawing, drawing.mask & ~(1 << chance.choice(list(bits_of(drawing.mask)))))


def with_a_hex_more(board: Board, drawing: Drawing, chance: Random) -> Drawing:
    return _on(drawing, drawing.mask | 1 << chance.randrange(len(board.cells)))


def with_a_hex_swapped(board: Board, drawing: Drawing, chance: Random) -> Drawing:
    return with_a_hex_more(board, with_a_hex_less(board, drawing, chance), chance)


def of_another_shape(board: Board, drawing: Drawing, chance: Random) -> Drawing:
    return Drawing(chance.choice(list(board.shapes)), drawing.mask, drawing.spent)


def spending_another_number(board: Board, drawing: Drawing, chance: Random) -> Drawing:
    return Drawing(drawing.shape, drawing.mask, drawing.spent + chance.choice((-1, 1, 2)))


def beyond_the_sheet(board: Board, drawing: Drawing, chance: Random) -> Drawing:
    return _on(drawing, drawing.mask | 1 << len(board.cells) + chance.randrange(3))


def nothing_drawn(board: Board, witness: Witness, chance: Random) -> Witness | None:
    found = some_drawing(witness, chance)
    return with_drawing(witness, found[0], found[1], None) if found else None


def without_a_turn(board: Board, witness: Witness, chance: Random) -> Witness | None:
    number = chance.randrange(len(witness.moves))
    moves = witness.moves[:number] + witness.moves[number + 1 :]
    return replace(witness, moves=moves) if moves else None


def with_a_turn_twice(board: Board, witness: Witness, chance: Random) -> Witness:
    number = chance.randrange(len(witness.moves))
    return replace(witness, moves=witness.moves[: number + 1] + witness.moves[number:])


def with_turns_swapped(board: Board, witness: Witness, chance: Random) -> Witness:
    moves = list(witness.moves)
    one, other = chance.randrange(len(moves)), chance.randrange(len(moves))
    moves[one], moves[other] = moves[other], moves[one]
    return replace(witness, moves=tuple(moves))


def with_a_notch_filled_twice(board: Board, witness: Witness, chance: Random) -> Witness | None:
    if len(witness.moves) < 2:
        return None
    number = chance.randrange(1, len(witness.moves))
    before = witness.moves[number - 1].module
    module = witness.moves[number].module
    return with_move(witness, number, module=replace(module, side=before.side, circle=before.circle))


def with_the_module_turned(board: Board, witness: Witness, chance: Random) -> Witness:
    number = chance.randrange(len(witness.moves))
    module = witness.moves[number].module
    return with_move(witness, number, module=Module(module.side, module.octagon, module.circle))


def with_another_module(board: Board, witness: Witness, chance: Random) -> Witness:
    module = Module(chance.randint(-1, 2), chance.randint(-1, 6), chance.randint(-1, 6))
    return with_move(witness, chance.randrange(len(witness.moves)), module=module)


def with_other_tiles(board: Board, witness: Witness, chance: Random) -> Witness:
    """Two swapped, one twice, or one that is the black hole."""
    tiles = list(witness.setup.tiles)
    one, other = chance.sample(range(len(tiles)), 2)
    if chance.random() < 0.5:
        tiles[one], tiles[other] = tiles[other], tiles[one]
    else:
        tiles[one] = chance.choice((tiles[other], "black-hole", "no such tile"))
    return replace(witness, setup=replace(witness.setup, tiles=tuple(tiles)))


def with_a_mission_twice(board: Board, witness: Witness, chance: Random) -> Witness:
    missions = (*witness.setup.missions[:-1], witness.setup.missions[0])
    return replace(witness, setup=replace(witness.setup, missions=missions))


def with_a_player_missing(board: Board, witness: Witness, chance: Random) -> Witness | None:
    if len(witness.moves) < 2:
        return None
    number = chance.randrange(1, len(witness.moves))
    return with_move(witness, number, drawings=witness.moves[number].drawings[: chance.randrange(2)])


def with_a_player_more(board: Board, witness: Witness, chance: Random) -> Witness | None:
    if len(witness.moves) < 2:
        return None
    number = chance.randrange(1, len(witness.moves))
    return with_move(witness, number, drawings=(*witness.moves[number].drawings, None))


def honest(board: Board, witness: Witness) -> Witness:
    """The same with every drawing called by the shape its player is given, and spending what is missing from it."""
    for number, move in enumerate(witness.moves):
        for seat, drawing in enumerate(move.drawings):
            zone = move.module.circle if number % len(move.drawings) == seat else move.module.octagon
            shape = witness.setup.shape(zone) if 0 <= zone < 6 else ""
            if drawing is not None and shape in board.shapes:
                missing = len(board.shapes[shape].cells) - drawing.mask.bit_count()
                witness = with_drawing(witness, number, seat, Drawing(shape, drawing.mask, missing))
    return witness


LIES: dict[str, Change] = {
    "a drawing is said to be of another shape": redrawn(of_another_shape),
    "another number of upgrades is said to be spent": redrawn(spending_another_number),
    "a drawing covers what is not on the sheet": redrawn(beyond_the_sheet),
    "a hex is left out and nothing said to be spent": redrawn(with_a_hex_less),
    "a drawing is called what it was before the module was turned over": with_the_module_turned,
}
CHANGES: dict[str, Change] = {
    "a drawing is shifted by a hex": redrawn(shifted),
    "a drawing lies somewhere else": redrawn(moved_elsewhere),
    "a hex is left out": redrawn(with_a_hex_less),
    "a hex is added": redrawn(with_a_hex_more),
    "a hex is swapped": redrawn(with_a_hex_swapped),
    "nothing is drawn in a turn": nothing_drawn,
    "a turn is dropped": without_a_turn,
    "a turn is played twice": with_a_turn_twice,
    "two turns are swapped": with_turns_swapped,
    "a notch is filled twice": with_a_notch_filled_twice,
    "a module is turned over": with_the_module_turned,
    "a module is elsewhere": with_another_module,
    "other tiles lie in the slots": with_other_tiles,
    "a mission is there twice": with_a_mission_twice,
    "a player is left out in a turn": with_a_player_missing,
    "a player joins the game": with_a_player_more,
}


def mutants(board: Board, witness: Witness, change: Change, count: int, seed: str) -> Iterator[Witness]:
    chance = Random(seed)
    for _ in range(count):
        mutant = change(board, witness, chance)
        if mutant is not None and mutant != witness:
            yield mutant


def game_and_a_turn(witness: Witness) -> Witness:
    """The whole game, and its first module once more."""
    return replace(witness, moves=(*witness.moves, WitnessMove(witness.moves[0].module, (None, None))))
