"""Missions: the counts that a shape can reach in a mission."""

from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part
from generator.game.answer import Verdict
from generator.games.distant_suns.proof.closure import numbers_of
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.examination import Reached
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.referee import RefereeError
from generator.games.distant_suns.proof.wishes import Count
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import union

TRIES = 30  # lines for one count


def reach_count(study: Examination, mission: str, shape: str, wanted: int) -> Reached:
    """Whether the shape can reach that count in the mission."""
    most = most_possible(study, mission, shape)
    if most < wanted:
        return Reached(Verdict.REFUTED, f"{most} can be counted at most")
    try:
        with study.question("counts") as part:
            line = _counting(study, mission, shape, wanted, part)
    except OutOfBudgetError:
        return Reached(Verdict.UNKNOWN, study.in_vain)
    witness, drawn = study.witness(line)
    hold(study.referee.count(drawn, mission, shape) >= wanted)
    return Reached(Verdict.PROVED, at_least=1, at_most=len(line.steps), witness=witness)


def _counting(study: Examination, mission: str, shape: str, wanted: int, part: Part) -> GameLine:
    """A line of a bot that reaches the count."""
    for number in range(TRIES):
        wish = Count(study.board, mission, shape, wanted)
        seed = f"{mission} {shape} {number}"
        line = study.bot(study.some_tiles(seed, shape), seed, part).line(wish)
        if wish.is_fulfilled:
            return line
    raise OutOfBudgetError


def most_possible(study: Examination, mission: str, shape: str) -> int:
    """A count that cannot be exceeded: what lies where the shape can be drawn, or how often it can be given."""
    board, control = study.board, study.content.control
    reached = _sectors_reached_by(study, shape)
    match mission:
        case "alien":
            return (reached & board.aliens).bit_count()
        case "upgrade":
            return (reached & board.upgrades).bit_count()
        case "treasure":
            return sum(bool(spot.around & reached) for spot in board.treasures)
        case _:  # a zone has as many notches as there are sides, in each round
            return control.sides * control.rounds if reached else 0


def _sectors_reached_by(study: Examination, shape: str) -> int:
    """All sectors that a drawing of this shape may cover, overlaps ignored; nothing else is ever covered."""
    drawings = study.all_drawings
    anchored = drawings.opening | union(drawings.touching, study.reachable)
    found = 0
    for number in bits_of(anchored & numbers_of(drawings, (shape,))):
        found |= drawings.masks[number]
    return found & study.reachable


def hold(is_so: bool) -> None:
    if not is_so:
        raise RefereeError("the witness does not count what it was said to count")
