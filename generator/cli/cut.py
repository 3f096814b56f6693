"""Cutting on the command line: from what people wish to files, and what is said about them."""

import re
from pathlib import Path

import typer

from generator import discover
from generator.cli.cut_options import CutWishes
from generator.cli.options import known
from generator.cli.order import run
from generator.cli.report import counted
from generator.cli.report import show_findings
from generator.cli.report import show_sources
from generator.cli.say import say
from generator.geometry.point import Size
from generator.impose.machine import Machine
from generator.pipeline.cutting import CutFiles
from generator.pipeline.cutting import CutOrder
from generator.pipeline.cutting import cut
from generator.pipeline.order import Order
from generator.write import Format
from generator.write import Target
from generator.write.files import save

COLOUR_NAMES = {"#ff0000": "red", "#0000ff": "blue", "#000000": "black", "#00ff00": "green", "#ff00ff": "magenta"}


def run_for(order: Order, wishes: CutWishes, target: Target, printer: str, open_: bool) -> None:
    """Pages for those who cut by hand, cut files for those who let a machine do it."""
    machine = _machine(wishes)
    if machine.is_printer:
        run(order, target, printer, open_)
        say(machine.advice)
        return
    if target.format is not Format.PDF:
        formats = " and ".join(machine.formats)
        raise typer.BadParameter(f"--format is for printing; --for {machine.id} writes {formats}")
    if order.per_page > 1:
        raise typer.BadParameter("--per-page is for printing; pieces for machines are packed as they fit")
    files = run_cut(cut_order(order, machine, wishes), target.folder)
    if open_ and typer.launch(str(files[0])):
        say(f"No program was found to open {files[0].name}.", err=True)


def _machine(wishes: CutWishes) -> Machine:
    """The machine somebody named; a printer must not be told how to cut."""
    machines = discover.machines()
    machine = machines[known("machine", wishes.machine, machines)] if wishes.machine else None
    if machine is None or (machine.is_printer and wishes.for_cutting):
        others = " or ".join(f"--for {id}" for id, other in machines.items() if not other.is_printer)
        raise typer.BadParameter(f"{' and '.join(wishes.for_cutting)} is for machines that cut: add {others}")
    return machine


def cut_order(order: Order, machine: Machine, wishes: CutWishes) -> CutOrder:
    if wishes.thickness is not None and "stl" not in machine.formats:
        raise typer.BadParameter(f"--thickness is for 3D printers; {machine.name} cuts what you put into it")
    return CutOrder(
        order,
        machine,
        kerf=_kerf(machine, wishes),
        thickness=wishes.thickness if wishes.thickness is not None else machine.thickness,
        sheet=_size(wishes.sheet) if wishes.sheet else None,
        piece=wishes.piece,
    )


def _kerf(machine: Machine, wishes: CutWishes) -> float:
    if wishes.kerf is not None and wishes.material:
        raise typer.BadParameter("--kerf and --material both say how much is cut away; give one of them")
    if not wishes.material:
        return machine.kerf if wishes.kerf is None else wishes.kerf
    if not machine.materials:
        raise typer.BadParameter(f"no materials are listed for {machine.name}; give a --kerf instead")
    return machine.materials[known("material", wishes.material, machine.materials)]


def _size(text: str) -> Size:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)", text.strip())
    size = Size(float(match[1]), float(match[2])) if match else None
    if size is None or not all(20 <= side <= 5000 for side in (size.width, size.height)):
        raise typer.BadParameter(f"{text!r} is no size of a sheet; write it in mm such as 400x300")
    return size


def run_cut(wanted: CutOrder, out: Path) -> tuple[Path, ...]:
    """Writes the files and says what they are, which colour means what, and what to do."""
    made = cut(wanted)
    show_findings(made.findings)
    files = save(out, made.files)
    for file in files:
        say(f"Wrote {file}")
    for line in _told(wanted, made):
        say(line)
    show_sources(wanted.order.game, wanted.order.layout)
    return files


def _told(wanted: CutOrder, made: CutFiles) -> list[str]:
    machine, size = wanted.machine, wanted.bed.size
    sheets = f"{counted(len(made.art), 'sheet')} of {size.width:g} × {size.height:g} mm"
    form = [f"thickness {wanted.thickness:g} mm"] if "stl" in machine.formats else []
    fit = ", ".join([f"clearance {wanted.order.clearance:g} mm", f"kerf {wanted.kerf:g} mm", *form])
    colours = [f"  {machine.colours[each]}  {_name(machine.colours[each]):<8}{each}" for each in made.operations]
    heading = ["Colours, in the order of work; DXF has a layer for each:"] if "dxf" in machine.formats else []
    return [
        f"{counted(made.pieces, 'piece')} on {sheets}, {fit}",
        f"Size of the art, which programs show when they have opened the file: {_sizes(made.art)}",
        *(heading or ["Colours, in the order of work:"] if colours else []),
        *colours,
        machine.advice,
        *([] if wanted.piece else ["Make one piece first (--piece NAME) and try how it fits."]),
    ]


def _sizes(art: tuple[Size, ...]) -> str:
    sizes = [f"{size.width:.1f} × {size.height:.1f} mm" for size in art]
    return (
        ", ".join(f"sheet {number}: {size}" for number, size in enumerate(sizes, start=1)) if len(art) > 1 else sizes[0]
    )


def _name(colour: str) -> str:
    return COLOUR_NAMES.get(colour, "")
