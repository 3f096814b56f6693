"""Dump: our pages as plain tuples, for scripts that draw the same pages without us.

    python page_dump.py sheet|none|full out.marshal

What is dumped is what our own writers get, in millimetres, y down: the page of `papercosmos print distant-suns sheet`,
or the pages of `papercosmos night` with that kit.
The file is written with `marshal`, which loads in a millisecond, so nobody pays for what is only our courier.

An *item* is one of
    ("path", fill, stroke, width, dash, segments)   segments: ("m", x, y), ("l", x, y), ("c", six numbers), ("z",)
    ("text", left, baseline, words, font name, size in points, colour)
    ("group", x, y, items)
    ("use", symbol name, x, y, scale)
"""

import marshal
import sys
from collections.abc import Iterable
from pathlib import Path as File
from typing import Any

from generator import discover
from generator.arrange.code import further_code
from generator.desk.kits import kit_of
from generator.draw.fonts import Font
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segment
from generator.impose.page import Page
from generator.kit.kit_order import KitOrder
from generator.kit.kit_order import setups_needed
from generator.kit.make import make_kit
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.write.shared import shared_symbols

GAME = "distant-suns"
LAYOUT = "lantern"
CODE = "DS-7KQ2-MK"


def sheet_pages() -> tuple[Page, ...]:
    game = discover.game(GAME)
    order = Order(
        game=game,
        component=discover.component(GAME, "sheet"),
        layout=game.layouts[LAYOUT],
        paper=discover.papers()["a4"],
        theme="colour",
        language="en",
    )
    return make(order).document.pages


def kit_pages(name: str) -> tuple[Page, ...]:
    game = discover.game(GAME)
    kit = kit_of(game, name)
    order = KitOrder(
        game=game,
        kit=kit,
        layout=game.layouts[LAYOUT],
        paper=discover.papers()["a4"],
        theme="colour",
        language="en",
        codes=tuple(further_code(game.initials, CODE, index) for index in range(setups_needed(game, kit, 1))),
    )
    return make_kit(order).document.pages


def dumped(pages: tuple[Page, ...]) -> dict[str, Any]:
    symbols: dict[str, Symbol] = {}
    items = [item for page in pages for item in page.items]
    _collect(items, symbols)
    return {
        "pages": tuple((page.size.width, page.size.height, tuple(map(_item, page.items))) for page in pages),
        "fonts": {font.face.name: str(font.face.file) for font in Font},
        "symbols": {name: tuple(map(_item, symbol.items)) for name, symbol in symbols.items()},
        "boxes": {name: (box.left, box.top, box.right, box.bottom) for name, box in _boxes(symbols)},
        "shared": tuple(symbol.name for symbol in shared_symbols(items)),
    }


def _collect(items: Iterable[Item], symbols: dict[str, Symbol]) -> None:
    for item in items:
        match item:
            case Group(inner):
                _collect(inner, symbols)
            case Use(symbol):
                symbols[symbol.name] = symbol
                _collect(symbol.items, symbols)
            case Path() | Text():
                pass


def _boxes(symbols: dict[str, Symbol]) -> Iterable[tuple[str, Any]]:
    """What a form of the symbol may ink; as roomy as our own writer makes it."""
    return ((name, symbol.box.grown(0.5)) for name, symbol in symbols.items())


def _item(item: Item) -> tuple[Any, ...]:
    match item:
        case Path(segments, style):
            return ("path", style.fill, style.stroke, style.width, style.dash, tuple(map(_segment, segments)))
        case Text():
            return ("text", item.left, item.at.y, item.words, item.font.face.name, item.size_pt, item.colour)
        case Group(inner, at):
            return ("group", at.x, at.y, tuple(map(_item, inner)))
        case Use(symbol, at, scale, turn):
            assert turn % 180 == 0, "the others turn nothing but by half"
            return ("use", symbol.name, at.x, at.y, -scale if turn % 360 else scale)


def _segment(segment: Segment) -> tuple[Any, ...]:
    match segment:
        case Move(to):
            return ("m", to.x, to.y)
        case Line(to):
            return ("l", to.x, to.y)
        case Curve(first, second, to):
            return ("c", first.x, first.y, second.x, second.y, to.x, to.y)
        case Close():
            return ("z",)


if __name__ == "__main__":
    what, out = sys.argv[1:]
    File(out).write_bytes(marshal.dumps(dumped(sheet_pages() if what == "sheet" else kit_pages(what))))
