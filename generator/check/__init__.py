"""Check: what must hold of the content before it is drawn, and of a drawing before it is written."""

from generator.check.glyphs import missing_glyphs
from generator.check.texts import texts_that_do_not_fit
from generator.check.texts import texts_too_small_to_read
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Finding
from generator.game.content import Content


def check(content: Content, look: Look) -> tuple[Finding, ...]:
    return tuple(missing_glyphs(content, look))


def check_scenes(scenes: tuple[Scene, ...], content: Content, look: Look) -> tuple[Finding, ...]:
    return (*texts_that_do_not_fit(scenes, content, look), *texts_too_small_to_read(scenes))
