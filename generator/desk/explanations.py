"""Explanations: what the pages of findings say about each code."""

import re
from collections.abc import Iterator
from pathlib import Path

from generator import discover
from generator.data import pages_of_checks
from generator.errors import UnknownNameError
from generator.load.suggest import closest
from generator.values import dataclass

GROUP = re.compile(r"^## (.+)$")
HEADING = re.compile(r"^### ([A-Z]{2}\d{3}): (.+)$")


@dataclass(frozen=True, slots=True)
class PageSection:
    """What a page says about one code; `lines` are as written there."""

    code: str
    title: str
    group: str
    lines: tuple[str, ...]


def sections() -> dict[str, PageSection]:
    """All sections by code, in the order of the pages."""
    return {section.code: section for page in pages_of_checks() for section in _sections(page)}


def offered_sections() -> tuple[PageSection, ...]:
    """Those that people may meet; the codes of examples for developers can only be named."""
    examples = {game.initials for game in map(discover.game, discover.game_ids()) if game.is_example}
    return tuple(section for code, section in sections().items() if code[:2] not in examples)


def _sections(page: Path) -> Iterator[PageSection]:
    group, heading, lines = "", None, list[str]()
    for line in [*page.read_text(encoding="utf-8").splitlines(), "## end"]:
        starts_group, starts_section = GROUP.match(line), HEADING.match(line)
        if not starts_group and not starts_section:
            lines.append(line)
            continue
        if heading:
            yield PageSection(heading[1], heading[2], group, tuple(lines))
        group = starts_group[1] if starts_group else group
        heading, lines = starts_section, []


def section_of(code: str) -> PageSection:
    """What a page says about that code, whatever its case."""
    known = sections()
    if code.upper() in known:
        return known[code.upper()]
    likely = closest(code.upper(), known)
    meant = f"did you mean {likely!r}? " if likely else ""
    message = f"there is no code {code!r}; {meant}papercosmos explain lists them all"
    raise UnknownNameError(message, "code", code, tuple(known), likely)
