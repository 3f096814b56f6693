"""Load missions: the missions of Distant Suns and their points from missions.yaml."""

from collections.abc import Iterator
from itertools import pairwise

from generator.data import Shelf
from generator.findings import Finding
from generator.findings import has_errors
from generator.findings import in_order
from generator.games.distant_suns.content import Scoring
from generator.games.distant_suns.load.file_missions import MissionsFile
from generator.load import Loaded
from generator.load import load
from generator.load.document import YamlDocument
from generator.values import dataclass

FILE_NAME = "missions.yaml"


@dataclass(frozen=True, slots=True)
class Missions:
    ids: tuple[str, ...]
    scoring: Scoring


def load_missions(shelf: Shelf) -> Loaded[Missions]:
    """The missions in the order of printing, and what counts how much."""
    file = load(shelf / FILE_NAME, MissionsFile)
    if file.value is None or file.document is None:
        return Loaded(None, file.findings, file.document)
    repeats = _repeated(file.document, file.value)
    findings = in_order((*file.findings, *repeats, *_falling_points(file.document, file.value)))
    return Loaded(None if has_errors(findings) else _missions(file.value), findings, file.document)


def _missions(file: MissionsFile) -> Missions:
    scoring = Scoring(file.points, file.each_further, file.bonuses.treasure, file.bonuses.alien)
    return Missions(tuple(file.missions), scoring)


def _repeated(document: YamlDocument, file: MissionsFile) -> Iterator[Finding]:
    for number, mission in enumerate(file.missions):
        if mission in file.missions[:number]:
            place = document.span(("missions", number))
            yield Finding("DS155", f"the mission {mission!r} is listed twice", place, help="list each mission once")


def _falling_points(document: YamlDocument, file: MissionsFile) -> Iterator[Finding]:
    for number, (fewer, more) in enumerate(pairwise(file.points), start=1):
        if more < fewer:
            message = f"a count of {number} earns {more} points, less than a count of {number - 1} ({fewer})"
            yield Finding("DS156", message, document.span(("points", number)), help="points must not fall")
