"""Checks of the opening: the first drawing of every shape."""

from collections.abc import Iterator

from generator.check.answer import Answer
from generator.check.registry import check
from generator.findings import Severity
from generator.games.distant_suns.check_structure import decided
from generator.games.distant_suns.content import Kind
from generator.games.distant_suns.proof.study import Study


@check("DS210", "every shape has a first drawing", is_quick=True)
def every_shape_opens(study: Study) -> Iterator[Answer]:
    for shape, count in _openings(study).items():
        yield Answer(
            "DS210",
            claim=f"{shape!r} can be the first drawing",
            denial=f"{shape!r} cannot be the first drawing anywhere",
            verdict=decided(count > 0),
            because=f"{count} ways beside the start",
            span=study.content.layout.of_kind(Kind.START)[0].span,
            help="open more sectors around the start",
        )


@check("DS211", "every shape has a choice of first drawings", is_quick=True)
def every_opening_has_choices(study: Study) -> Iterator[Answer]:
    wanted = study.content.demands.opening_choices
    for shape, count in _openings(study).items():
        if count:
            yield Answer(
                "DS211",
                claim=f"{shape!r} has at least {wanted} first drawings",
                denial=f"{shape!r} has only {count} first drawing{'s' if count > 1 else ''}, fewer than {wanted}",
                verdict=decided(count >= wanted),
                because=f"{count} ways beside the start",
                span=study.content.layout.of_kind(Kind.START)[0].span,
                help="open more sectors around the start",
                severity=Severity.WARNING,
            )


def _openings(study: Study) -> dict[str, int]:
    return {shape: len(study.board.legal(shape, 0)) for shape in study.board.shapes}
