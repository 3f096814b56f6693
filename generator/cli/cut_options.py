"""Options of `print` for what is cut out: how it fits, and which machine cuts it."""

from typing import Annotated

import typer

from generator import discover
from generator.cli.values import measure
from generator.desk.cuts import LIMITS as CUT_LIMITS
from generator.desk.prints import LIMITS


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
KerfOption = Annotated[float | None, measure(CUT_LIMITS["kerf"], "What the beam or blade takes away, in mm.")]
MaterialOption = Annotated[
    str, typer.Option(help="Gives the kerf: card, board, plywood, acrylic, …", autocompletion=_offer_materials)
]
ClearanceOption = Annotated[
    float | None,
    measure(LIMITS["clearance"], "What templates keep from the lines on every side, in mm.", default="0.25"),
]
ThicknessOption = Annotated[float | None, measure(CUT_LIMITS["thickness"], "How thick a 3D printer makes them, in mm.")]
HexOption = Annotated[
    float | None,
    measure(LIMITS["cell_size"], "Size of the hexes in mm, flat to flat, instead of that of a layout.", name="--hex"),
]
SheetOption = Annotated[
    str, typer.Option(metavar="WIDTHxHEIGHT", help="Size of your material in mm.", show_default=False)
]
PieceOption = Annotated[str, typer.Option(help="Only the pieces with this in their name.", show_default=False)]
