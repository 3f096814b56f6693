"""Load content: one layout with the shapes and missions it is played with."""

from generator.data import Shelf
from generator.data import Source
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.load.layout import load_layout
from generator.games.distant_suns.load.missions import Missions
from generator.games.distant_suns.load.missions import load_missions
from generator.games.distant_suns.load.play import Play
from generator.games.distant_suns.load.play import load_play
from generator.games.distant_suns.load.shapes import Shapes
from generator.games.distant_suns.load.shapes import load_shapes
from generator.load import Loaded
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Shared:
    """What all layouts are played with."""

    shapes: Shapes
    missions: Missions
    play: Play


def load_shared(shelf: Shelf) -> Loaded[Shared]:
    shapes, missions, play = load_shapes(shelf), load_missions(shelf), load_play(shelf)
    findings = (*shapes.findings, *missions.findings, *play.findings)
    if not (shapes.value and missions.value and play.value):
        return Loaded(None, findings)
    return Loaded(Shared(shapes.value, missions.value, play.value), findings)


def load_content(shared: Loaded[Shared], layout: Source) -> Loaded[Content]:
    """Reads the layout; gathers its findings and those of what it is played with."""
    sheet, rest = load_layout(layout), shared.value
    findings = (*sheet.findings, *shared.findings)
    if not (sheet.value and rest):
        return Loaded(None, findings, sheet.document)
    content = Content(
        layout=sheet.value,
        shapes=rest.shapes.tiles,
        black_hole=rest.shapes.black_hole,
        missions=rest.missions.ids,
        scoring=rest.missions.scoring,
        control=rest.play.control,
        demands=rest.play.demands,
    )
    return Loaded(content, findings, sheet.document)
