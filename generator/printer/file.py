"""Printer files: how profiles are written down, by people in their printers.yaml and by us in the manifest of a kit."""

from typing import Annotated

from pydantic import AfterValidator
from pydantic import Field

from generator.load.models import FileModel
from generator.load.models import misfit
from generator.printer.profile import MOST_DRIFT
from generator.printer.profile import MOST_OFF
from generator.printer.profile import STILL
from generator.printer.profile import TRUE
from generator.printer.profile import Drift
from generator.printer.profile import Measure
from generator.printer.profile import Profile

LONGEST_LINE = 10_000  # mm
PrinterName = Annotated[str, Field(max_length=200)]


class MeasureFile(FileModel):
    printed: float = Field(gt=0, le=LONGEST_LINE, description="How long the line should be.")
    measured: float = Field(gt=0, le=LONGEST_LINE, description="How long it is on paper.")

    def measure(self) -> Measure:
        return Measure(self.printed, self.measured)


class DriftFile(FileModel):
    right: float = Field(default=0.0, ge=-MOST_DRIFT, le=MOST_DRIFT, description="Negative is to the left.")
    down: float = Field(default=0.0, ge=-MOST_DRIFT, le=MOST_DRIFT, description="Negative is up.")


class PrinterFile(FileModel):
    width: MeasureFile | None = None
    height: MeasureFile | None = None
    backs: DriftFile | None = None

    def profile(self, name: str) -> Profile:
        width, height = (given.measure() if given else TRUE for given in (self.width, self.height))
        return Profile(name, width, height, Drift(self.backs.right, self.backs.down) if self.backs else STILL)


class PrintersFile(FileModel):
    default: str | None = Field(default=None, description="The printer whose profile is used unless another is named.")
    printers: dict[PrinterName, PrinterFile] = Field(default_factory=dict)


def _is_credible(printer: PrinterFile) -> PrinterFile:
    if not all(given.measure().is_credible for given in (printer.width, printer.height) if given):
        raise misfit(f"is off by more than {MOST_OFF:.0%}, as no printer is", "")
    return printer


class NamedPrinter(FileModel):
    """A profile as a manifest keeps it, so that a kit can be rebuilt whatever was measured since."""

    name: PrinterName
    printer: Annotated[PrinterFile, AfterValidator(_is_credible)]

    @classmethod
    def of(cls, profile: Profile) -> "NamedPrinter":
        width, height = (
            MeasureFile(printed=measure.printed, measured=measure.measured)
            for measure in (profile.width, profile.height)
        )
        backs = DriftFile(right=profile.drift.right, down=profile.drift.down)
        return cls(name=profile.name, printer=PrinterFile(width=width, height=height, backs=backs))

    def profile(self) -> Profile:
        return self.printer.profile(self.name)
