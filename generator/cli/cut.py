"""Cut files in words: which colour means what, and what to do with them."""

from pathlib import Path

from generator.cli.report import counted
from generator.cli.report import show_findings
from generator.cli.report import show_sources
from generator.cli.say import say
from generator.desk.places import put
from generator.geometry.point import Size
from generator.pipeline.cutting import CutFiles
from generator.pipeline.cutting import CutOrder
from generator.pipeline.cutting import cut

COLOUR_NAMES = {"#ff0000": "red", "#0000ff": "blue", "#000000": "black", "#00ff00": "green", "#ff00ff": "magenta"}


def write_cut(wanted: CutOrder, out: Path) -> Path:
    """Writes the files, says all there is to say about them, and tells the first."""
    made = cut(wanted)
    show_findings(made.findings)
    files = put(out, made.files)
    for file in files:
        say(f"Wrote {file}")
    say(*_told(wanted, made))
    show_sources(wanted.order.game, wanted.order.layout)
    return files[0]


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
