"""Machines: what cuts pieces out, as data: formats, operations and their colours, kerf, and the sheet to pack."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated
from typing import Literal

from pydantic import Field
from pydantic import RootModel
from pydantic import model_validator

from generator.data import Folders
from generator.geometry.point import Size
from generator.load import Loaded
from generator.load import load
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import misfit


class Operation(StrEnum):
    """What is done along a line: in this order, so that pieces lie still until they are cut out."""

    ENGRAVE = "engrave"
    DRAW = "draw"
    SCORE = "score"
    CUT = "cut"


OperationName = Literal["engrave", "draw", "score", "cut"]
FormatName = Literal["pdf", "svg", "png", "dxf", "stl"]
Colour = Annotated[str, Field(pattern="^#[0-9a-f]{6}$")]
Kerf = Annotated[float, Field(ge=0, le=1)]


class MaterialSheetFile(FileModel):
    width: float = Field(gt=0, le=5000, description="Width of the sheet in mm.")
    height: float = Field(gt=0, le=5000, description="Height of the sheet in mm.")


class MachineFile(FileModel):
    """A way to cut pieces out; one that writes PDF is a printer, and people cut."""

    name: str = Field(description="What it is, with its article, as in “for a laser cutter”.")
    formats: Annotated[tuple[FormatName, ...], AS_LIST, Field(min_length=1, description="The files it gets.")]
    sheet: MaterialSheetFile | None = Field(default=None, description="The material to pack; left out, the paper.")
    margin: float = Field(default=5.0, ge=0, description="What stays free around the sheet, in mm.")
    gap: float = Field(default=2.0, ge=0.5, description="The least distance between two pieces, in mm.")
    stroke: float = Field(default=0.1, gt=0, description="Width of the lines in an SVG, in mm.")
    colours: dict[OperationName, Colour] = Field(default={"cut": "#ff0000"}, description="Operations and colours.")
    lines: OperationName | None = Field(default=None, description="The operation for drawn lines; left out, none.")
    areas: OperationName | None = Field(default=None, description="The operation for lettering; left out, none.")
    kerf: Kerf = Field(default=0.0, description="What beam or blade takes away, in mm.")
    materials: dict[str, Kerf] = Field(default={}, description="The kerf by material.")
    thickness: float = Field(default=1.6, gt=0, description="How thick a 3D printer makes the pieces, in mm.")
    advice: str = Field(description="What people do with the files.")

    @model_validator(mode="after")
    def _has_its_operations(self) -> "MachineFile":
        missing = {"cut", *filter(None, (self.lines, self.areas))} - set(self.colours)
        if missing:
            names = " and ".join(sorted(missing))
            raise misfit(f"has no colour for {names}", f"add one under `colours`, such as {min(missing)}: '#ff0000'")
        return self


class MachinesFile(RootModel[dict[str, MachineFile]]):
    """Machines by id."""


@dataclass(frozen=True, slots=True)
class Machine:
    id: str
    name: str
    formats: tuple[str, ...]
    sheet: Size | None
    margin: float
    gap: float
    stroke: float
    colours: Mapping[Operation, str]
    lines: Operation | None
    areas: Operation | None
    kerf: float
    materials: Mapping[str, float]
    thickness: float
    advice: str

    @property
    def is_printer(self) -> bool:
        """True if it makes pages for people to cut instead of cutting itself."""
        return "pdf" in self.formats


def read_machines(templates: Folders) -> Loaded[dict[str, Machine]]:
    loaded = load(templates / "machines.yaml", MachinesFile)
    if loaded.value is None:
        return Loaded(None, loaded.findings)
    return Loaded({id: _machine(id, file) for id, file in loaded.value.root.items()}, loaded.findings)


def _machine(id: str, file: MachineFile) -> Machine:
    return Machine(
        id=id,
        name=file.name,
        formats=file.formats,
        sheet=Size(file.sheet.width, file.sheet.height) if file.sheet else None,
        margin=file.margin,
        gap=file.gap,
        stroke=file.stroke,
        colours={
            operation: file.colours[operation.value] for operation in Operation if operation.value in file.colours
        },
        lines=Operation(file.lines) if file.lines else None,
        areas=Operation(file.areas) if file.areas else None,
        kerf=file.kerf,
        materials=file.materials,
        thickness=file.thickness,
        advice=file.advice,
    )
