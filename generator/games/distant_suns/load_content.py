"""Load content: one layout with the shapes and missions it is played with."""

from pathlib import Path

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.load_layout import load_layout
from generator.games.distant_suns.load_missions import load_missions
from generator.games.distant_suns.load_shapes import load_shapes
from generator.load import Loaded


def load_content(folder: Path, layout: Path) -> Loaded[Content]:
    """Reads shapes.yaml and missions.yaml of the folder and the layout; gathers the findings of all three."""
    sheet = load_layout(layout)
    shapes = load_shapes(folder)
    missions = load_missions(folder)
    findings = (*sheet.findings, *shapes.findings, *missions.findings)
    if sheet.value is None or shapes.value is None or missions.value is None:
        return Loaded(None, findings, sheet.document)
    content = Content(
        layout=sheet.value,
        shapes=shapes.value.tiles,
        black_hole=shapes.value.black_hole,
        missions=missions.value.ids,
        scoring=missions.value.scoring,
    )
    return Loaded(content, findings, sheet.document)
