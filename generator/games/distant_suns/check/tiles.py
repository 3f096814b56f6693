"""Checks of tiles: that what is special is in reach with all choices of them, with most even without upgrades."""

from collections.abc import Callable
from collections.abc import Iterator

from generator.findings import Severity
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.check import check
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import ROMAN
from generator.games.distant_suns.proof.choices import ByChoice
from generator.games.distant_suns.proof.choices import Choices
from generator.games.distant_suns.proof.examination import ALL_TRIED
from generator.games.distant_suns.proof.examination import Examination

Special = tuple[str, Sector, ByChoice]


@check("DS228", "everything special is in reach whatever tiles are drawn")
def special_whatever_the_tiles(study: Examination) -> Iterator[Answer]:
    for specials in _alike(study, lambda by_choice: by_choice.never):
        yield _whatever(study.choices, specials)


@check("DS229", "upgrades are seldom needed to reach what is special", is_advice=True)
def special_without_upgrades(study: Examination) -> Iterator[Answer]:
    """What some tiles never reach is told above."""
    for specials in _alike(study, lambda by_choice: by_choice.never or _if_half(study.choices, by_choice.costly)):
        if not specials[0][2].never:
            yield _freely(study.choices, specials)


def _alike(study: Examination, fault: Callable[[ByChoice], int]) -> Iterator[list[Special]]:
    """Special places; those with the same fault are told together, at the first of them."""
    if study.shapes_that_cannot_open:
        return  # then much is out of reach for some tiles, and DS210 has said so
    alike: dict[int, list[Special]] = {}
    for special in _specials(study):
        choices = fault(special[2])
        if choices:
            alike.setdefault(choices, []).append(special)
        else:
            yield [special]
    yield from alike.values()


def _specials(study: Examination) -> Iterator[Special]:
    """Everything special that some game may reach; what is out of reach for all tiles has been told before."""
    for what, sector, around in _places(study):
        if around & study.reachable:
            yield what, sector, study.choices.reach(around)


def _places(study: Examination) -> Iterator[tuple[str, Sector, int]]:
    for kind in (SectorKind.ALIEN, SectorKind.UPGRADE):
        for sector in study.content.layout.of_kind(kind):
            yield f"the {kind} at {sector.where}", sector, study.board.mask([sector.cell])
    for spot in study.board.treasures:
        yield f"the treasure at {spot.sector.where}", spot.sector, spot.around
    for numeral, spot in zip(ROMAN, study.board.worlds, strict=False):
        yield f"world {numeral}", spot.sector, spot.around


def _whatever(choices: Choices, specials: list[Special]) -> Answer:
    what, sector, by_choice = " and ".join(name for name, _, _ in specials), specials[0][1], specials[0][2]
    left = choices.all & ~by_choice.shown & ~by_choice.never
    count = f"{by_choice.never.bit_count()} of {len(choices.tiles)}"
    return Answer(
        "DS228",
        claim=f"{what} can be reached with all {len(choices.tiles)} choices of tiles",
        denial=f"{what} cannot be reached with {'at least ' if left else ''}{count} choices of tiles",
        verdict=Verdict.REFUTED if by_choice.never else Verdict.UNKNOWN if left else Verdict.PROVED,
        because=_why(choices, by_choice, left),
        span=sector.span,
        help="make the way there wider or straighter",
        severity=Severity.WARNING,
        witnesses=by_choice.games,
    )


def _why(choices: Choices, by_choice: ByChoice, left: int) -> str:
    if by_choice.never:
        reason = ALL_TRIED if by_choice.is_searched else "no chain of drawings leads there"
        return f"{reason} with these tiles, such as {choices.first(by_choice.never)}"
    if left:
        return f"no game was found with {left.bit_count()} of them, such as {choices.first(left)}"
    return f"{len(by_choice.games)} games show it"


def _if_half(choices: Choices, some: int) -> int:
    """These choices if they are half of all or more."""
    return some if 2 * some.bit_count() >= len(choices.tiles) else 0


def _freely(choices: Choices, specials: list[Special]) -> Answer:
    what, sector, by_choice = " and ".join(name for name, _, _ in specials), specials[0][1], specials[0][2]
    count, total = by_choice.costly.bit_count(), len(choices.tiles)
    is_mostly_free = 2 * by_choice.free.bit_count() > total
    is_costly = bool(_if_half(choices, by_choice.costly))
    if_at_all = ", if at all," if by_choice.costly & ~by_choice.shown else ""
    return Answer(
        "DS229",
        claim=f"{what} can be reached without spending upgrades with most of the {total} choices of tiles",
        denial=f"{what} can be reached only by spending upgrades{if_at_all} with {count} of {total} choices of tiles "
        f"({count / total:.0%})",
        verdict=Verdict.REFUTED if is_costly else Verdict.PROVED if is_mostly_free else Verdict.UNKNOWN,
        because=f"no chain of whole shapes leads there with these tiles, such as {choices.first(by_choice.costly)}"
        if is_costly
        else f"games show it with {by_choice.free.bit_count()}",
        span=sector.span,
        help="make the way there wider or straighter, or leave it: some like to save up for a far place",
        severity=Severity.WARNING,
        witnesses=by_choice.free_games,
    )
