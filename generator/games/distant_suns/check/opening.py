"""Checks of the opening: the first drawing of every shape."""

from collections.abc import Iterator

from generator.findings import Severity
from generator.game.answer import Answer
from generator.game.check import check
from generator.games.distant_suns.check.structure import decided
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.proof.examination import Examination


@check("DS210", "every shape has a first drawing", is_quick=True)
def every_shape_opens(study: Examination) -> Iterator[Answer]:
    openings = study.openings
    yield from _answers(
        study,
        "DS210",
        [shape for shape, count in openings.items() if count],
        [shape for shape, count in openings.items() if not count],
        ("can be the first drawing", "cannot be the first drawing anywhere"),
        Severity.ERROR,
    )


@check("DS211", "every shape has a choice of first drawings", is_quick=True)
def every_opening_has_choices(study: Examination) -> Iterator[Answer]:
    wanted = study.content.demands.opening_choices
    possible = {shape: count for shape, count in study.openings.items() if count}
    yield from _answers(
        study,
        "DS211",
        [shape for shape, count in possible.items() if count >= wanted],
        [shape for shape, count in possible.items() if count < wanted],
        (f"has at least {wanted} first drawings", f"has fewer than {wanted} first drawings"),
        Severity.WARNING,
    )


def _answers(
    study: Examination, code: str, good: list[str], bad: list[str], words: tuple[str, str], severity: Severity
) -> Iterator[Answer]:
    """An answer for each shape that is fine, and one for all the others."""
    for shapes in (*([shape] for shape in good), *([bad] if bad else [])):
        named = ", ".join(shapes)
        counts = ", ".join(str(study.openings[shape]) for shape in shapes)
        yield Answer(
            code,
            claim=f"{named} {words[0]}",
            denial=f"{named} {words[1]}",
            verdict=decided(shapes is not bad),
            because=f"ways to draw it beside the start: {counts}",
            span=study.content.layout.of_kind(SectorKind.START)[0].span,
            help="open more sectors around the start",
            severity=severity,
        )
