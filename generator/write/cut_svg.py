"""Cut SVG: a sheet for laser cutters and plotters, in millimetres, a group for each operation, nothing but paths."""

from collections.abc import Iterator
from html import escape
from itertools import groupby

from generator.impose.cut_sheet import CutSheet
from generator.impose.machine import Machine
from generator.impose.machine import Operation
from generator.write.cut_work import Work
from generator.write.cut_work import work_on
from generator.write.number import number
from generator.write.path_data import path_data


def cut_svg(sheet: CutSheet, machine: Machine, title: str) -> bytes:
    """One sheet; curves stay curves, and the order of the file is the order of work."""
    width, height = number(sheet.size.width), number(sheet.size.height)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}">',
        f"<title>{escape(title)}</title>",
    ]
    for operation, works in groupby(work_on(sheet, machine), key=lambda work: work.operation):
        lines += [f'<g id="{operation}">', *_paths(operation, works, machine), "</g>"]
    return "\n".join([*lines, "</svg>", ""]).encode()


def _paths(operation: Operation, works: Iterator[Work], machine: Machine) -> Iterator[str]:
    """Each path has its own colours: programs that take groups apart keep them."""
    colour = machine.colours[operation]
    line = f'fill="none" stroke="{colour}" stroke-width="{number(machine.stroke)}"'
    area = f'fill="{colour}" stroke="none"'
    for work in works:
        yield f'<path {area if work.is_area else line} d="{path_data(work.segments)}"/>'
