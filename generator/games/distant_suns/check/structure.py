"""Checks of structure: what can be seen without playing."""

from collections.abc import Iterator
from itertools import combinations

from generator.findings import Severity
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.check import check
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.rules.control import round_lengths
from generator.games.distant_suns.rules.polyhex import congruent
from generator.games.distant_suns.rules.polyhex import settled
from generator.geometry.point import Point

SPECIAL = frozenset({SectorKind.ALIEN, SectorKind.UPGRADE, SectorKind.TREASURE, SectorKind.WORLD})
QUARTERS = {
    (False, False): "upper left",
    (True, False): "upper right",
    (False, True): "lower left",
    (True, True): "lower right",
}


def decided(is_so: bool) -> Verdict:
    return Verdict.PROVED if is_so else Verdict.REFUTED


@check("DS201", "the start lies in the lower left", is_quick=True)
def start_in_the_lower_left(study: Examination) -> Iterator[Answer]:
    (start,) = study.content.layout.of_kind(SectorKind.START)
    grid = study.content.layout.grid
    where = _quarter(grid.box.centre, grid.centre(start.cell))
    yield Answer(
        "DS201",
        claim="the start lies in the lower left quarter of the sheet",
        denial=f"the start lies in the {where} quarter of the sheet",
        verdict=decided(where == "lower left"),
        because="",
        span=start.span,
        help="put it in the lower left, where players look for it",
    )


def _quarter(middle: Point, point: Point) -> str:
    return QUARTERS[point.x > middle.x, point.y > middle.y]


@check("DS202", "no two shapes are the same", is_quick=True)
def shapes_differ(study: Examination) -> Iterator[Answer]:
    shapes = (*study.content.shapes, study.content.black_hole)
    for one, other in combinations(shapes, 2):
        same = congruent(settled(one.cells), settled(other.cells))
        yield Answer(
            "DS202",
            claim=f"{one.id!r} and {other.id!r} are different shapes",
            denial=f"{other.id!r} is the same shape as {one.id!r}, turned or mirrored",
            verdict=decided(not same),
            because="",
            span=other.span,
            help="change one of them",
        )


@check("DS203", "every shape has a fitting size", is_quick=True)
def shapes_fit(study: Examination) -> Iterator[Answer]:
    least, most = study.content.demands.shape_sizes
    for shape in (*study.content.shapes, study.content.black_hole):
        size = len(shape.cells)
        yield Answer(
            "DS203",
            claim=f"{shape.id!r} has {least} to {most} hexes",
            denial=f"{shape.id!r} has {size} hexes, which is not {least} to {most}",
            verdict=decided(least <= size <= most),
            because="",
            span=shape.span,
            help="draw it larger or smaller, or change shape_sizes in play.yaml",
        )


@check("DS204", "rounds have the right number of turns", is_quick=True)
def rounds_have_their_turns(study: Examination) -> Iterator[Answer]:
    lengths = round_lengths(study.content.control)
    least, most = study.content.demands.turns_per_round
    ways = sum(lengths.values())
    shown = " or ".join(str(length) for length in sorted(lengths))
    yield Answer(
        "DS204",
        claim=f"a round always has {least} to {most} turns",
        denial=f"a round can have {shown} turns, not {least} to {most}",
        verdict=decided(least <= min(lengths) and max(lengths) <= most),
        because=f"all {ways:,} ways to place the modules give {shown} turns",
        span=study.content.demands.span,
        help="change the number of slots or modules",
    )


@check("DS205", "there is something special in every quarter", is_quick=True)
def every_quarter_is_special(study: Examination) -> Iterator[Answer]:
    layout = study.content.layout
    special = [sector for sector in layout.sectors if sector.kind in SPECIAL]
    counts = dict.fromkeys(QUARTERS.values(), 0)
    grid = layout.grid
    middle = grid.box.centre
    for sector in special:
        counts[_quarter(middle, grid.centre(sector.cell))] += 1
    for quarter, count in counts.items():
        yield Answer(
            "DS205",
            claim=f"the {quarter} quarter of the sheet has something special",
            denial=f"the {quarter} quarter of the sheet has no alien, upgrade, treasure or world",
            verdict=decided(count > 0),
            because=f"{count} there",
            span=layout.span,
            help="spread them out, or players will not go there",
            severity=Severity.WARNING,
        )
