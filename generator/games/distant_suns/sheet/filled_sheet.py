"""Filled sheet: a cosmos sheet as it looks at the end of a game."""

from dataclasses import replace

from generator.draw.component import Frame
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw_sheet import sheet_scenes
from generator.games.distant_suns.sheet.filled import Filled
from generator.games.distant_suns.sheet.filled import cut_to

NAME_WIDTH = 40.0  # of the footer


def draw_filled(content: Content, look: Look, frame: Frame, filled: Filled) -> tuple[Scene, ...]:
    """The pages of the sheet, blank ones with all that a pencil has written on them."""
    caption = look.words(
        "score.caption",
        game=look.words("game.title"),
        layout=content.title(look.language),
        code=content.code,
        name=cut_to(filled.name, look.type("small"), NAME_WIDTH),
    )
    return tuple(replace(scene, caption=caption) for scene in sheet_scenes(content, look, frame, filled))
