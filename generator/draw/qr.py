"""QR codes: words as a pattern that a telephone reads, drawn as one outline."""

from collections.abc import Iterator
from itertools import groupby

from generator.draw.look import Look
from generator.draw.scene import Path
from generator.geometry.path import Segments
from generator.geometry.path import rectangle
from generator.geometry.point import Box

QUIET = 4  # modules around the pattern that stay empty: readers rely on them


def qr_code(words: str, box: Box, look: Look) -> tuple[Path, Path]:
    """The pattern on its white ground, quiet zone included, as a square as large as fits the middle of the box.

    Errors are corrected at level M (15 % of it may be lost), or better where the same size allows.
    """
    from qrcodegen import QrCode  # only when there is something to encode

    code = QrCode.encode_text(words, QrCode.Ecc.MEDIUM)
    rows = [[code.get_module(x, y) for x in range(code.get_size())] for y in range(code.get_size())]
    module = min(box.width, box.height) / (len(rows) + 2 * QUIET)
    ground = Box.at(0, 0, module * (len(rows) + 2 * QUIET), module * (len(rows) + 2 * QUIET))
    ground = ground.moved(box.centre - ground.centre)
    pattern = ground.grown(-QUIET * module)
    dark = tuple(part for bar in _bars(rows) for part in _square(bar, pattern, module))
    return Path(rectangle(ground), look.style("qr-ground")), Path(dark, look.style("qr"))


def _bars(rows: list[list[bool]]) -> Iterator[Box]:
    """Dark modules side by side are one bar, so that no printer leaves a hairline between them."""
    for y, row in enumerate(rows):
        x = 0
        for is_dark, modules in groupby(row):
            width = len(list(modules))
            if is_dark:
                yield Box.at(x, y, width, 1)
            x += width


def _square(bar: Box, pattern: Box, module: float) -> Segments:
    return rectangle(bar.scaled(module).moved(pattern.top_left))
