"""Load content: one layout with the shapes and missions it is played with."""

from pathlib import Path

from generator.data import Folder
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.load.layout import load_layout
from generator.games.distant_suns.load.missions import load_missions
from generator.games.distant_suns.load.play import load_play
from generator.games.distant_suns.load.shapes import load_shapes
from generator.load import Loaded


def load_content(folder: Folder, layout: Path) -> Loaded[Content]:
    """Reads the layout, and shapes, missions and play of the folder; gathers the findings of all."""
    sheet = load_layout(layout)
    shapes = load_shapes(folder)
    missions = load_missions(folder)
    play = load_play(folder)
    findings = (*sheet.findings, *shapes.findings, *missions.findings, *play.findings)
    if not (sheet.value and shapes.value and missions.value and play.value):
        return Loaded(None, findings, sheet.document)
    content = Content(
        layout=sheet.value,
        shapes=shapes.value.tiles,
        black_hole=shapes.value.black_hole,
        missions=missions.value.ids,
        scoring=missions.value.scoring,
        control=play.value.control,
        demands=play.value.demands,
    )
    return Loaded(content, findings, sheet.document)
