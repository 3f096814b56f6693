"""Pictures: pages rendered from PDF and SVG by programs that know nothing of ours, and how far they differ.

Everything is drawn large, made small again by averaging areas, and compared in grey. The difference of two
pictures is told in per cent of full scale (white against black): `worst` is the largest difference between the mean
greys of two blocks of 16 × 16 pixels at the same place, `mean` the average difference of single pixels.
"""

import io
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pypdfium2
import resvg_py
from PIL import Image
from PIL import ImageChops
from PIL import ImageStat

from generator.draw.fonts import Font
from generator.geometry.point import Size

RENDERED = 10  # pixels for a mm, 254 dpi: every paper is a whole number of them wide
COMPARED = 5  # pixels for a mm, 127 dpi
BLOCK = 16
SHARE = 100 / 255  # of a grey level, in per cent


@dataclass(frozen=True, slots=True)
class Difference:
    worst: float
    mean: float


def from_pdf(pdf: bytes, page: int, rendered: int = RENDERED) -> Image.Image:
    printed = pypdfium2.PdfDocument(pdf)
    try:
        scale = rendered * 25.4 / 72 * (1 - 1e-6)  # sizes are rounded up: keep 2970.0001 pixels from becoming 2971
        return printed[page].render(scale=scale, grayscale=True).to_pil()
    finally:
        printed.close()


def from_svg(svg: bytes, with_fonts: bool = True, rendered: int = RENDERED) -> Image.Image:
    files = [str(font.face.file) for font in Font] if with_fonts else []
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg.decode(),
        background="#ffffff",
        skip_system_fonts=True,
        font_files=files,
        dpi=rendered * 25.4,
    )
    return Image.open(io.BytesIO(drawn)).convert("L")


def from_browser(chromium: str, svg: bytes, size: Size, folder: Path) -> Image.Image:
    """A page of that size in mm as a browser shows it, with whatever is to its right and below it."""
    (folder / "page.svg").write_bytes(svg)
    style = f"margin:0;width:{size.width}mm;height:{size.height}mm;display:block"
    wrapper = f'<!doctype html><body style="margin:0"><img src="page.svg" style="{style}">'
    (folder / "page.html").write_text(wrapper, encoding="utf-8")
    shot = folder / "shot.png"
    flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        "--window-size=1200,900",
        f"--user-data-dir={folder / 'profile'}",
        f"--force-device-scale-factor={RENDERED * 25.4 / 96}",
        f"--screenshot={shot}",
    ]
    page = (folder / "page.html").as_uri()
    subprocess.run([chromium, *flags, page], check=True, capture_output=True, timeout=60)
    return Image.open(shot).convert("L")


def difference(one: Image.Image, other: Image.Image, rendered: int = RENDERED) -> Difference:
    assert one.size == other.size
    one, other = one.reduce(rendered // COMPARED), other.reduce(rendered // COMPARED)
    blocks = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK))
    pixels = ImageChops.difference(one, other)
    return Difference(blocks.getextrema()[1] * SHARE, ImageStat.Stat(pixels).mean[0] * SHARE)
