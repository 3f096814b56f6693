"""Same page: the share of pixels in which the first pages of two PDF files differ, so that we compare like with like.

python same_page.py one.pdf other.pdf
"""

import sys

from pypdfium2 import PdfDocument

SCALE = 2  # pixels for each point
VISIBLE = 16  # of 255: less is rounding at the edges of lines


def pixels(file: str) -> bytes:
    page = PdfDocument(file)[0]
    return bytes(page.render(scale=SCALE, grayscale=True).buffer)


def difference(one: bytes, other: bytes) -> float:
    if len(one) != len(other):
        return 1.0
    return sum(abs(here - there) > VISIBLE for here, there in zip(one, other, strict=True)) / len(one)


if __name__ == "__main__":
    print(difference(pixels(sys.argv[1]), pixels(sys.argv[2])))
