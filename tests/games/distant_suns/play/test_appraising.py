"""What bots think a drawing is worth, against the plain sum of what the rules say it earns and of what it prepares."""

from random import Random

import pytest
from games import match_of
from games import table_of

from generator.games.distant_suns.play.appraise import UNIT
from generator.games.distant_suns.play.appraise import Appraiser
from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.appraise import View
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.bot import prizes
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import drawn
from generator.games.distant_suns.rules.sheet import legal_drawings

TASTE = Taste()


def steps_to(table: Table, covered: int, world: int) -> int:
    """How many steps from what is covered, or from beside the start, to a sector beside the world."""
    near = covered or table.board.opening
    reached, steps = table.board.worlds[world].around, 0
    while not reached & near:
        wider = (reached | table.board.around(reached)) & table.board.coverable
        if wider == reached:
            return steps + 1
        reached, steps = wider, steps + 1
    return steps if covered else steps + 1


def shares(table: Table, covered: int) -> int:
    """What is worth a share: sectors around treasures."""
    total = 0
    for spot in table.board.treasures:
        count = (spot.around & covered).bit_count()
        if spot.is_open and count:
            total += TASTE.surrounding[6 - spot.around.bit_count() + count]
    return total


def plain_worth(table: Table, state: State, seat: int, drawing: Drawing) -> int:
    before, board = state.sheets[seat], table.board
    after = drawn(board, before, drawing)

    def points(sheet: Sheet) -> int:
        result = score(board, table.setup, table.content.scoring, sheet)
        return sum(line.points for line in result.missions) + result.alien_points

    worth = UNIT * (points(after) - points(before)) + shares(table, after.covered) - shares(table, before.covered)
    worth += TASTE.upgrade * (drawing.mask & board.upgrades).bit_count()
    for world, prize in enumerate(prizes(table, state, seat)):
        if prize:
            old, new = steps_to(table, before.covered, world), steps_to(table, after.covered, world)
            worth += TASTE.approach * max(0, old - max(new, 1)) + (UNIT * prize if new == 0 else 0)
    return worth


@pytest.mark.parametrize("layout", ["lantern", "twins", "spiral"])
@pytest.mark.parametrize("seed", range(4))
def test_the_worth_of_each_drawing_is_the_plain_sum(layout: str, seed: int) -> None:
    chance = Random(f"{layout} {seed}")
    table, match = match_of(layout, f"worth {seed}", ("greedy", "random", "greedy", "rusher-cluster"))
    appraiser = Appraiser(table, TASTE)
    for turn in chance.sample(match.turns, 3):
        seat, shape = chance.randrange(4), table.setup.shape(chance.randrange(6))
        fresh = table_of(layout, f"worth {seed}")
        sheet = turn.before.sheets[seat]
        view = View(fresh.standing(seat, sheet), prizes(table, turn.before, seat))
        found = {}
        for ways, legal in Seat(table, seat, chance.random).choices(sheet, shape):
            planes = appraiser.planes(ways, legal, view)
            for index, mask in enumerate(ways.masks):
                if legal >> index & 1:
                    value = sum((plane >> index & 1) << bit for bit, plane in enumerate(planes))
                    found[Drawing(shape, mask, ways.spent)] = value
        assert set(found) == set(legal_drawings(table.board, sheet, shape))
        assert found == {drawing: plain_worth(table, turn.before, seat, drawing) for drawing in found}
