"""One ink: a symbol as somebody would draw it with a single pen, such as a pencil or a pale grey."""

from dataclasses import replace

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Use
from generator.draw.scene import symbol


def in_one_ink(used: Use, look: Look, role: str) -> Use:
    """The symbol in its place with lines and solid parts in the ink of that role, and white where it had colours."""
    items = tuple(_inked(item, look, look.style(role)) for item in used.symbol.items)
    return replace(used, symbol=symbol(f"{used.symbol.name}-{role}", items))


def _inked(item: Item, look: Look, ink: Style) -> Item:
    if not isinstance(item, Path):
        return item
    if item.style == look.style("symbol-solid"):
        return Path(item.segments, Style(ink.fill))
    line = Style(stroke=ink.stroke, width=ink.width) if item.style.stroke else Style()
    fill = look.style("symbol-paper").fill if item.style.fill else None
    return Path(item.segments, Style(fill, line.stroke, line.width))
