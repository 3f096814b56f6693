"""Checks of reach: what can be covered, touched, surrounded and reached in some game, and how soon."""

from collections.abc import Iterator

from generator.findings import Severity
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.check import check
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import ROMAN
from generator.games.distant_suns.proof.examination import NO_SECTOR
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.examination import Reached
from generator.games.distant_suns.proof.goal import Goal
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.referee import Drawn
from generator.games.distant_suns.rules.board import bits_of
from generator.geometry.hex_grid import around
from generator.geometry.pieces import pieces_of

CLOSED = "a sector beside it can never be covered: the start, a world, a treasure, or a decorative one"


@check("DS220", "every sector can be covered", is_quick=True)
def every_sector_can_be_covered(study: Examination) -> Iterator[Answer]:
    """Plain sectors; aliens and upgrades are asked about one by one below."""
    board, layout = study.board, study.content.layout
    plain = board.mask(sector.cell for sector in layout.of_kind(SectorKind.PLAIN))
    dead = plain & ~study.reachable
    for pocket in pieces_of(board.cells_of(dead), around):
        first = next(sector for sector in layout.sectors if sector.cell in pocket)
        count = f"{len(pocket)} sectors" if len(pocket) > 1 else "a sector"
        yield Answer(
            "DS220",
            claim=f"the sector at {first.where} can be covered",
            denial=f"{count} can never be covered, at {first.where}",
            verdict=Verdict.REFUTED,
            because=_why_dead(study, first),
            span=first.span,
            help="make the way there wider, or declare the sector decorative in the legend",
        )
    for bit in bits_of(plain & ~dead):
        sector = layout.sectors[bit]
        reached = study.reach(Goal(1 << bit))
        yield _answer("DS220", reached, sector, f"the sector at {sector.where}", "be covered")


def _why_dead(study: Examination, sector: Sector) -> str:
    """Arithmetic first: an area that is smaller than every shape; else there is no way in."""
    coverable = study.board.cells_of(study.board.coverable)
    area = next(piece for piece in pieces_of(coverable, around) if sector.cell in piece)
    smallest = min(len(shape.cells) for shape in (*study.content.shapes, study.content.black_hole))
    if len(area) < smallest:
        return f"it lies in an area of {len(area)}, and the smallest shape has {smallest} hexes"
    return "no shape fits there that a chain of drawings leads to"


def _answer(code: str, reached: Reached, sector: Sector, what: str, do: str, help: str = "") -> Answer:
    return Answer(
        code,
        claim=f"{what} can {do}",
        denial=f"{what} can never {do}",
        verdict=reached.verdict,
        because=f"earliest in turn {reached.turn}" if reached.verdict is Verdict.PROVED else reached.because,
        span=sector.span,
        help=help or ("move it" if reached.because == NO_SECTOR else "make the way there wider"),
        witnesses=reached.witnesses,
    )


@check("DS221", "each alien can be covered", is_quick=True)
def aliens_can_be_covered(study: Examination) -> Iterator[Answer]:
    yield from _coverable(study, SectorKind.ALIEN, "DS221")


@check("DS222", "each upgrade can be covered", is_quick=True)
def upgrades_can_be_covered(study: Examination) -> Iterator[Answer]:
    yield from _coverable(study, SectorKind.UPGRADE, "DS222")


def _coverable(study: Examination, kind: SectorKind, code: str) -> Iterator[Answer]:
    for sector in study.content.layout.of_kind(kind):
        reached = study.reach(Goal(study.board.mask([sector.cell])))
        yield _answer(code, reached, sector, f"the {kind} at {sector.where}", "be covered")


@check("DS223", "each treasure can be touched", is_quick=True)
def treasures_can_be_touched(study: Examination) -> Iterator[Answer]:
    for spot in study.board.treasures:
        what = f"the treasure at {spot.sector.where}"
        yield _answer("DS223", study.reach(Goal(spot.around)), spot.sector, what, "be touched")


@check("DS224", "each treasure can be surrounded", is_quick=True)
def treasures_can_be_surrounded(study: Examination) -> Iterator[Answer]:
    for spot in study.board.treasures:
        if not study.reachable & spot.around:
            continue  # it cannot even be touched
        surrounded = Goal(spot.around, needs_all=True)
        reached = study.reach(surrounded) if spot.is_open else Reached(Verdict.REFUTED, CLOSED)
        what = f"the treasure at {spot.sector.where}"
        help = "move it away from what cannot be covered, and leave room around it"
        yield _answer("DS224", reached, spot.sector, what, "be surrounded", help)


@check("DS225", "each distant world can be reached", is_quick=True)
def worlds_can_be_reached(study: Examination) -> Iterator[Answer]:
    for numeral, spot in zip(ROMAN, study.board.worlds, strict=False):
        what = f"world {numeral} at {spot.sector.where}"
        yield _answer("DS225", study.reach(Goal(spot.around)), spot.sector, what, "be reached")


@check("DS226", "no distant world is too near or too far")
def worlds_are_far_but_not_too_far(study: Examination) -> Iterator[Answer]:
    least, most = study.content.demands.world_turns
    for numeral, spot in zip(ROMAN, study.board.worlds, strict=False):
        reached = study.reach(Goal(spot.around))
        if reached.verdict is not Verdict.PROVED:
            continue
        is_near, is_far = reached.at_most < least, reached.at_least > most
        is_fine = least <= reached.at_least and reached.at_most <= most
        yield Answer(
            "DS226",
            claim=f"world {numeral} can be reached in turn {least} to {most} at the earliest",
            denial=f"world {numeral} can be reached in turn {reached.turn} already"
            if is_near
            else f"world {numeral} cannot be reached before turn {reached.at_least}",
            verdict=Verdict.REFUTED if is_near or is_far else Verdict.PROVED if is_fine else Verdict.UNKNOWN,
            because=f"earliest in turn {reached.turn}",
            span=spot.sector.span,
            help="move it nearer to the start" if is_far else "move it further away from the start",
            severity=Severity.WARNING,
            witnesses=reached.witnesses,
        )


@check("DS227", "enough of the sheet can be covered in one game")
def enough_can_be_covered(study: Examination) -> Iterator[Answer]:
    wanted, sectors = study.content.demands.coverage, len(study.content.layout.sectors)
    line = study.widest()
    witnesses, drawn = _replayed(study, line) if line else ((), ())
    best = sum(len(sectors) for _, sectors in drawn)
    most = min(study.most_hexes, study.reachable.bit_count())
    is_enough, is_impossible = best >= wanted * sectors, most < wanted * sectors
    yield Answer(
        "DS227",
        claim=f"{wanted:.0%} of the sheet can be covered in one game",
        denial=f"at most {most} of {sectors} sectors can be covered in one game, less than {wanted:.0%}",
        verdict=Verdict.PROVED if is_enough else Verdict.REFUTED if is_impossible else Verdict.UNKNOWN,
        because=f"{best} of {sectors} sectors in a game found, {most} at most in any game",
        span=study.content.layout.span,
        help="draw a smaller sheet, or take larger shapes",
        severity=Severity.WARNING,
        witnesses=witnesses,
    )


def _replayed(study: Examination, line: GameLine) -> tuple[tuple[Witness, ...], Drawn]:
    witness, drawn = study.witness(line)
    return (witness,), drawn
