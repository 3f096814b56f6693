"""Options of `print` for what is cut out: how it fits, and which machine cuts it."""

from dataclasses import dataclass
from dataclasses import replace
from typing import Annotated

import typer

from generator import discover
from generator.cli.values import measure
from generator.pipeline.order import Order


def _offer_machines(incomplete: str) -> list[str]:
    return [id for id in discover.machines() if id.startswith(incomplete)]


def _offer_materials(context: typer.Context, incomplete: str) -> list[str]:
    """Those of the machine that was named; without one, those of any."""
    machines = discover.machines()
    named = machines.get(context.params.get("for_") or "")
    known = {name for machine in ([named] if named else machines.values()) for name in machine.materials}
    return sorted(name for name in known if name.startswith(incomplete))


ForOption = Annotated[
    str,
    typer.Option(
        "--for",
        metavar="MACHINE",
        help="Cut files instead of pages: laser, cricut, silhouette, 3d, …; card is for scissors.",
        autocompletion=_offer_machines,
        show_default=False,
    ),
]
KerfOption = Annotated[float | None, measure(0, 1, "What the beam or blade takes away, in mm.")]
MaterialOption = Annotated[
    str, typer.Option(help="Gives the kerf: card, board, plywood, acrylic, …", autocompletion=_offer_materials)
]
ClearanceOption = Annotated[
    float | None, measure(0, 10, "What templates keep from the lines on every side, in mm.", default="0.25")
]
ThicknessOption = Annotated[float | None, measure(0.2, 20, "How thick a 3D printer makes them, in mm.")]
HexOption = Annotated[
    float | None, measure(8, 40, "Size of the hexes in mm, flat to flat, instead of that of a layout.", name="--hex")
]
SheetOption = Annotated[
    str, typer.Option(metavar="WIDTHxHEIGHT", help="Size of your material in mm.", show_default=False)
]
PieceOption = Annotated[str, typer.Option(help="Only the pieces with this in their name.", show_default=False)]


@dataclass(frozen=True, slots=True)
class CutWishes:
    """What somebody says about the cutting; what they leave out comes from the machine."""

    machine: str = ""
    kerf: float | None = None
    material: str = ""
    thickness: float | None = None
    sheet: str = ""
    piece: str = ""

    @property
    def for_cutting(self) -> tuple[str, ...]:
        """The options used that mean nothing to a printer."""
        values = {
            "--kerf": self.kerf is not None,
            "--material": bool(self.material),
            "--thickness": self.thickness is not None,
            "--sheet": bool(self.sheet),
            "--piece": bool(self.piece),
        }
        return tuple(option for option, is_used in values.items() if is_used)


def fitted(order: Order, layout: str, hex_size: float | None, clearance: float | None) -> Order:
    """The order with the measures of what its pieces lie on."""
    if hex_size is not None and layout:
        raise typer.BadParameter("--hex and --layout both say how large a hex is; give one of them")
    return replace(order, hex_size=hex_size, clearance=order.clearance if clearance is None else clearance)
