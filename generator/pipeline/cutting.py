"""Cutting: the pipeline for machines. Pieces are drawn as for paper, then laid on material and written as cut files."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.arrange.choose import as_file_name
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.findings import Finding
from generator.geometry.point import Size
from generator.impose.cut_sheet import Bed
from generator.impose.cut_sheet import CutSheet
from generator.impose.cut_sheet import lay_out
from generator.impose.machine import Machine
from generator.impose.machine import Operation
from generator.names import joined
from generator.names import name_part
from generator.pipeline.draw import draw
from generator.pipeline.order import Order
from generator.pipeline.order import fit_of
from generator.pipeline.prepare import prepare
from generator.pipeline.values import Drawn


@dataclass(frozen=True)
class CutOrder:
    """What somebody wants cut by a machine; `sheet` takes the place of its own, `piece` is part of a piece's name."""

    order: Order
    machine: Machine
    kerf: float
    thickness: float
    sheet: Size | None = None
    piece: str = ""

    @property
    def bed(self) -> Bed:
        size = self.sheet or self.machine.sheet or self.order.paper.size
        return Bed(size, self.machine.margin, self.machine.gap)


@dataclass(frozen=True)
class CutFiles:
    """Files by name, and what there is to say about them."""

    files: dict[str, bytes]
    pieces: int
    art: tuple[Size, ...]  # of each sheet, what its pieces take up
    operations: tuple[Operation, ...]
    findings: tuple[Finding, ...]


def cut(wanted: CutOrder) -> CutFiles:
    """The cut files of an order; FindingsError if it has nothing to cut, or something that cannot be cut."""
    drawn = draw(wanted.order, prepare(wanted.order), wanted.bed.room)
    scenes = _chosen(drawn.scenes, wanted)
    sheets = lay_out(scenes, wanted.order.copies, wanted.bed, wanted.kerf)
    files = dict(_files(sheets, wanted, drawn))
    pieces = sum(len(sheet.pieces) for sheet in sheets)
    return CutFiles(
        files, pieces, tuple(sheet.art for sheet in sheets), _operations(sheets, wanted.machine), drawn.findings
    )


def _chosen(scenes: tuple[Scene, ...], wanted: CutOrder) -> tuple[Scene, ...]:
    """The pieces to cut: all, or those whose caption has the words asked for."""
    pieces = tuple(scene for scene in scenes if scene.cut)
    if not pieces:
        message = f"{wanted.order.component.id!r} has nothing to cut: it is used as it is printed"
        raise FindingsError((Finding("PC343", message, help="print it without --for"),))
    chosen = tuple(scene for scene in pieces if wanted.piece.casefold() in scene.caption.casefold())
    if not chosen:
        names = ", ".join(_names([scene.caption for scene in pieces]))
        raise FindingsError((Finding("PC344", f"no piece is called {wanted.piece!r}", help=f"there are: {names}"),))
    return chosen


def _names(captions: list[str]) -> Iterator[str]:
    """What each caption says that not all of them say."""
    parts = [caption.split(" · ") for caption in captions]
    common = set(parts[0]).intersection(*parts) if len(parts) > 1 else set()
    return (" · ".join(part for part in each if part not in common) for each in parts)


def _files(sheets: tuple[CutSheet, ...], wanted: CutOrder, drawn: Drawn) -> Iterator[tuple[str, bytes]]:
    """A file for each sheet in each format of the machine."""
    for number, sheet in enumerate(sheets, start=1):
        sheet_number = f"-{number:0{len(str(len(sheets)))}}" if len(sheets) > 1 else ""
        for ending in wanted.machine.formats:
            name = f"{_name(wanted, drawn)}{sheet_number}.{ending}"
            yield name, _written(ending, sheet, wanted, drawn.scenes[0].caption)


def _written(ending: str, sheet: CutSheet, wanted: CutOrder, title: str) -> bytes:
    match ending:
        case "svg":
            from generator.write.cut_svg import cut_svg

            return cut_svg(sheet, wanted.machine, title)
        case "dxf":
            from generator.write.dxf import dxf

            return dxf(sheet, wanted.machine)
        case "stl":
            from generator.write.stl import stl

            return stl(sheet, wanted.thickness)
        case _:
            raise ValueError(f"{ending} is no cut file")


def _name(wanted: CutOrder, drawn: Drawn) -> str:
    """All that tells one cut from another, so that none overwrites another; usual values go without saying."""
    order, machine = wanted.order, wanted.machine
    parts = [order.game.id, order.component.id, drawn.content.layout_id, order.language, machine.id, *fit_of(order)]
    if order.shown:
        parts.append(as_file_name(order.shown[0].code))
    if wanted.kerf != machine.kerf:
        parts.append(f"kerf{wanted.kerf:g}")
    if wanted.thickness != machine.thickness:
        parts.append(f"thick{wanted.thickness:g}")
    if wanted.piece:
        parts.append(name_part(wanted.piece.casefold().replace(" ", "-")))
    return joined(*parts)


def _operations(sheets: tuple[CutSheet, ...], machine: Machine) -> tuple[Operation, ...]:
    """What the machine will do, in order; a 3D printer only builds."""
    if machine.formats == ("stl",):
        return ()
    from generator.write.cut_work import work_on

    found = {work.operation for sheet in sheets for work in work_on(sheet, machine)}
    return tuple(operation for operation in Operation if operation in found)
