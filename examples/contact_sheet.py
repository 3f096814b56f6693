"""Contact sheets: every page of the whole box, and every sheet of the tour, small, each on one picture for the README.

    python examples/contact_sheet.py

The box is printed with one code, so that the picture changes only when the pages do.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml
from PIL import Image
from pypdfium2 import PdfDocument

HERE = Path(__file__).parent
KITS = HERE.parent / "layouts" / "distant-suns" / "kits"
USUAL = "--paper a4 --lang en --printer none"
BOX = f"night --craft full --players 2 --code DS-7KQ2-MK {USUAL}"
SHEET = f"print distant-suns sheet {USUAL} --layout"

WIDTH = 1600  # pixels, of the whole picture
ROW = 268  # height of a row
GAP = 14
GROUND = "#c3cad8"


def main() -> None:
    kit = yaml.safe_load((KITS / "tour.yaml").read_text(encoding="utf-8"))
    sheets = [f"{SHEET} {part['layout']}" for part in kit["parts"] if part.get("is_bound")]
    save("contact-sheet.png", [BOX])
    save("tour-sheets.png", sheets)


def save(name: str, commands: list[str]) -> None:
    pages = [page for command in commands for page in printed(command)]
    put_together(pages).save(HERE / name, optimize=True)


def printed(command: str) -> list[Image.Image]:
    with TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "generator", *command.split(), "--out", folder]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        (file,) = Path(folder).glob("*.pdf")
        return list(pages_of(file))


def pages_of(file: Path) -> Iterator[Image.Image]:
    """Each page, as high as a row; a drawing that is shrunk afterwards looks better than one rendered small."""
    document = PdfDocument(file)
    for page in document:
        picture = page.render(scale=1.5).to_pil().convert("RGB")
        yield picture.resize((round(picture.width * ROW / picture.height), ROW), Image.Resampling.LANCZOS)


def put_together(pages: list[Image.Image]) -> Image.Image:
    """In rows, each filled before the next is begun, all of them in the middle."""
    rows: list[list[Image.Image]] = [[]]
    for page in pages:
        if width_of([*rows[-1], page]) > WIDTH:
            rows.append([])
        rows[-1].append(page)
    sheet = Image.new("RGB", (WIDTH, len(rows) * (ROW + GAP) + GAP), GROUND)
    for index, row in enumerate(rows):
        left = (WIDTH - width_of(row)) // 2 + GAP
        for page in row:
            sheet.paste(page, (left, GAP + index * (ROW + GAP)))
            left += page.width + GAP
    return sheet


def width_of(row: list[Image.Image]) -> int:
    return sum(page.width + GAP for page in row) + GAP


if __name__ == "__main__":
    main()
