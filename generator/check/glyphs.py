"""Glyphs: each letter of a text that will be printed must be in the fonts."""

from collections.abc import Iterator

from generator.draw.fonts import Font
from generator.draw.look import Look
from generator.findings import Finding
from generator.game.content import Content


def missing_glyphs(content: Content, look: Look) -> Iterator[Finding]:
    for printed in content.printed(look.language):
        missing = dict.fromkeys(char for font in Font for char in font.lacks(printed.text))
        if missing:
            named = ", ".join(f"{char!r} (U+{ord(char):04X})" for char in missing)
            yield Finding(
                "PC301",
                f"our fonts have no glyph for {named}",
                span=printed.span,
                label="this text cannot be printed as it is",
                help="write it in Latin or Cyrillic letters, without emoji or other pictures",
            )
