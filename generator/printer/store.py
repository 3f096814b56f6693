"""The store: all profiles of one person, in one YAML file that may be edited by hand."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from pathlib import Path

from generator.findings import Finding
from generator.findings import has_errors
from generator.load import Loaded
from generator.load import load
from generator.load.document import YamlDocument
from generator.load.suggest import did_you_mean
from generator.printer import FILE
from generator.printer.file import PrintersFile
from generator.printer.profile import MOST_OFF
from generator.printer.profile import STILL
from generator.printer.profile import TRUE
from generator.printer.profile import Drift
from generator.printer.profile import Measure
from generator.printer.profile import Profile
from generator.write.files import save
from generator.write.number import number

WAY_OUT = "The variable PAPERCOSMOS_HOME can name another folder for printer profiles."
HEADER = """\
# Printer profiles, written by `papercosmos printer`; all lengths in mm.
# width, height: how long a line came out, along the short and the long edge of the paper.
# backs: how far they lie to the right and down, seen from the front against the light.
"""


@dataclass(frozen=True, slots=True)
class Printers:
    """Profiles by name; the default is one of them, or None."""

    profiles: dict[str, Profile] = field(default_factory=dict)
    default: str | None = None

    def kept(self, profile: Profile) -> "Printers":
        """With this profile; the first one that is kept becomes the default."""
        default = self.default if self.profiles else profile.name
        return Printers(self.profiles | {profile.name: profile}, default)

    def forgotten(self, name: str) -> "Printers":
        others = {each: profile for each, profile in self.profiles.items() if each != name}
        return Printers(others, None if self.default == name else self.default)

    def preferring(self, name: str | None) -> "Printers":
        return replace(self, default=name)


def read_printers(folder: Path) -> Loaded[Printers]:
    """What is kept in the folder; nothing, if nobody has kept anything yet."""
    file = folder / FILE
    if not file.exists():
        return Loaded(Printers())
    loaded = load(file, PrintersFile)
    if loaded.value is None or loaded.document is None:
        return Loaded(None, loaded.findings)
    findings = (*loaded.findings, *_incredible(loaded.value, loaded.document))
    profiles = {name: printer.profile(name) for name, printer in loaded.value.printers.items()}
    value = None if has_errors(findings) else Printers(profiles, loaded.value.default)
    return Loaded(value, findings)


def _incredible(file: PrintersFile, document: YamlDocument) -> Iterator[Finding]:
    """What no printer does, and a default that is nobody's name."""
    for name, printer in file.printers.items():
        for key, given in (("width", printer.width), ("height", printer.height)):
            if given and not given.measure().is_credible:
                yield Finding(
                    "PC331",
                    f"the {key} of {name!r} is off by more than {MOST_OFF:.0%}",
                    document.span(("printers", name, key)),
                    help="print the calibration page at 100 % (“actual size”) and measure again",
                )
    if file.default is not None and file.default not in file.printers:
        yield Finding(
            "PC333",
            f"the default {file.default!r} is none of the printers",
            document.span(("default",)),
            help=did_you_mean(file.default, file.printers) if file.printers else "remove the line",
        )


def write_printers(folder: Path, printers: Printers) -> Path:
    """Keeps them; the file is there as before or as it should be, never half."""
    lines = [HEADER.rstrip()]
    if printers.default is not None:
        lines.append(f"default: {_quoted(printers.default)}")
    lines.append("printers:" if printers.profiles else "printers: {}")
    for profile in printers.profiles.values():
        lines += _block(profile)
    (path,) = save(folder, {FILE: ("\n".join(lines) + "\n").encode()}, WAY_OUT)
    return path


def _block(profile: Profile) -> Iterator[str]:
    said = {
        "width": _measure(profile.width),
        "height": _measure(profile.height),
        "backs": _drift(profile.drift),
    }
    lines = [f"    {key}: {text}" for key, text in said.items() if text]
    yield f"  {_quoted(profile.name)}:" + ("" if lines else " {}")
    yield from lines


def _measure(measure: Measure) -> str:
    return f"{{printed: {number(measure.printed)}, measured: {number(measure.measured)}}}" if measure != TRUE else ""


def _drift(drift: Drift) -> str:
    return f"{{right: {number(drift.right)}, down: {number(drift.down)}}}" if drift != STILL else ""


def _quoted(name: str) -> str:
    """Quoted, because YAML takes some names for numbers or truth values; JSON's way to do it is YAML's too."""
    return json.dumps(name, ensure_ascii=False)
