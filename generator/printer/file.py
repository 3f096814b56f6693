"""Printer files: how profiles are written down, by people in their printers.yaml and by us in the manifest of a kit."""

from pydantic import Field

from generator.load.models import FileModel
from generator.printer.profile import MOST_DRIFT
from generator.printer.profile import STILL
from generator.printer.profile import TRUE
from generator.printer.profile import Drift
from generator.printer.profile import Measure
from generator.printer.profile import Profile


class MeasureFile(FileModel):
    printed: float = Field(gt=0, description="How long the line should be.")
    measured: float = Field(gt=0, description="How long it is on paper.")

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
    printers: dict[str, PrinterFile] = Field(default_factory=dict)


class NamedPrinter(FileModel):
    """A profile as a manifest keeps it, so that a kit can be rebuilt whatever was measured since."""

    name: str
    printer: PrinterFile

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
