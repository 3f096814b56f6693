"""Crowding: whether aliens, or upgrades, stand so close together that one drawing takes several."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.play.record import Record

MOST = 1.75


def tally(games: Sequence[Record]) -> Tally:
    """Drawings that cover at least one, and how many they cover."""
    count: Counter[str] = Counter()
    for game in games:
        drawn = [step.drawn for steps in game.steps for step in steps]
        for kind, sectors in (("alien", game.board.aliens), ("upgrade", game.board.upgrades)):
            found = [mask & sectors for mask in drawn if mask & sectors]
            if found:
                count[f"{kind}/drawings"] += len(found)
                count[f"{kind}/covered"] += sum([each.bit_count() for each in found])
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    for kind in (SectorKind.ALIEN, SectorKind.UPGRADE):
        drawings = total.get(f"{kind}/drawings", 0)
        if drawings:
            mean = total[f"{kind}/covered"] / drawings
            first = next(index for index, sector in enumerate(content.layout.sectors) if sector.kind is kind)
            yield Reading(
                kind.value,
                f"{kind}s covered at once",
                mean,
                Band(most=MOST),
                about=first,
                message=f"a drawing that covers an {kind} covers {mean:.1f} of them on average",
                help=f"spread the {kind}s over the sheet",
            )


METRIC = Metric(
    "DS316",
    "crowding",
    "How many aliens a drawing covers that covers at least one, as a mean; the same for upgrades.",
    Unit.COUNT,
    (SeriesKind.ALIKE,),
    tally,
    read,
)
