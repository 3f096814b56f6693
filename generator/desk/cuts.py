"""Cuts: the pieces of a print as files for a machine that cuts or builds them."""

import re
from typing import TYPE_CHECKING

from generator import discover
from generator.desk.limits import Amount
from generator.desk.limits import Limits
from generator.desk.limits import hold
from generator.desk.names import known
from generator.errors import UsageError
from generator.geometry.point import Size
from generator.pipeline.order import Order
from generator.values import dataclass
from generator.write import Form
from generator.write import Format

if TYPE_CHECKING:  # what printing does not need
    from generator.impose.machine import Machine
    from generator.pipeline.cutting import CutOrder

LIMITS: Limits = {"kerf": Amount(0, 1), "thickness": Amount(0.2, 20)}
SIDE = Amount(20, 5000)  # of a sheet of material


@dataclass(frozen=True, slots=True)
class CutWish:
    """What somebody says about the cutting; what they leave out comes from the machine."""

    machine: str = ""
    kerf: float | None = None
    material: str = ""
    thickness: float | None = None
    sheet: str = ""
    piece: str = ""

    @property
    def for_cutting(self) -> tuple[str, ...]:
        """What was said that means nothing to a printer, as options."""
        values = {
            "--kerf": self.kerf is not None,
            "--material": bool(self.material),
            "--thickness": self.thickness is not None,
            "--sheet": bool(self.sheet),
            "--piece": bool(self.piece),
        }
        return tuple(option for option, is_used in values.items() if is_used)


def machine_for(wish: CutWish) -> "Machine":
    """The machine somebody named; a printer must not be told how to cut."""
    machines = discover.machines()
    machine = machines[known("machine", wish.machine, machines)] if wish.machine else None
    if machine is None or (machine.is_printer and wish.for_cutting):
        others = " or ".join(f"--for {id}" for id, other in machines.items() if not other.is_printer)
        raise UsageError(f"{' and '.join(wish.for_cutting)} is for machines that cut: add {others}")
    return machine


def cut_order(order: Order, wish: CutWish, form: Form) -> "CutOrder":
    """The order for a machine that is no printer; `generator.pipeline.cutting` makes its files."""
    from generator.pipeline.cutting import CutOrder

    hold(wish, LIMITS)
    machine = machine_for(wish)
    if form.format is not Format.PDF:
        formats = " and ".join(machine.formats)
        raise UsageError(f"--format is for printing; --for {machine.id} writes {formats}")
    if order.per_page > 1:
        raise UsageError("--per-page is for printing; pieces for machines are packed as they fit")
    if wish.thickness is not None and "stl" not in machine.formats:
        raise UsageError(f"--thickness is for 3D printers; {machine.name} cuts what you put into it")
    return CutOrder(
        order,
        machine,
        kerf=_kerf(machine, wish),
        thickness=wish.thickness if wish.thickness is not None else machine.thickness,
        sheet=_size(wish.sheet) if wish.sheet else None,
        piece=wish.piece,
    )


def _kerf(machine: "Machine", wish: CutWish) -> float:
    if wish.kerf is not None and wish.material:
        raise UsageError("--kerf and --material both say how much is cut away; give one of them")
    if not wish.material:
        return machine.kerf if wish.kerf is None else wish.kerf
    if not machine.materials:
        raise UsageError(f"no materials are listed for {machine.name}; give a --kerf instead")
    return machine.materials[known("material", wish.material, machine.materials)]


def _size(text: str) -> Size:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)", text.strip())
    size = Size(float(match[1]), float(match[2])) if match else None
    if size is None or not all(SIDE.least <= side <= SIDE.most for side in (size.width, size.height)):
        raise UsageError(f"{text!r} is no size of a sheet; write it in mm such as 400x300")
    return size
