"""Sectors: how often each is covered."""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.bits import add
from generator.games.distant_suns.play.record import Record
from generator.games.distant_suns.rules.board import COVERABLE
from generator.games.distant_suns.rules.board import bits_of

LEAST = 0.02  # of the sheets in random games
COUNTED = 24  # planes: enough for any block


def tally(games: Sequence[Record]) -> Tally:
    """Sheets, and how many of them cover each sector; counted for all sectors at once."""
    planes = [0] * COUNTED
    for game in games:
        for covered in game.covered:
            add(planes, covered, 1)
    sheets = sum(game.players for game in games)
    used = planes[0]
    for plane in planes:
        used |= plane
    return {"sheets": sheets} | {
        str(bit): sum((plane >> bit & 1) << index for index, plane in enumerate(planes)) for bit in bits_of(used)
    }


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    sheets = total.get("sheets", 0)
    sectors = {index: sector for index, sector in enumerate(content.layout.sectors) if sector.kind in COVERABLE}
    if not sheets or not sectors:
        return
    shares = {index: total.get(str(index), 0) / sheets for index in sectors}
    least = min(shares, key=lambda index: shares[index])
    yield Reading(
        "least",
        "least covered sector",
        shares[least],
        Band(least=LEAST) if bot == "random" else None,
        about=least,
        message=f"the sector at {sectors[least].where} is covered on {shares[least]:.1%} of the sheets",
        help="make the way there wider, or leave the sector out",
    )
    for index, share in shares.items():
        yield Reading(f"sector {index}", f"… {sectors[index].where}", share, about=index)


METRIC = Metric(
    "DS310",
    "use of sectors",
    "The share of sheets on which each sector is covered at the end.",
    Unit.SHARE,
    (SeriesKind.ALIKE,),
    tally,
    read,
)
