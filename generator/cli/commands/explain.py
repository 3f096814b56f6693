"""Explain what findings mean and how to mend them; without a code, list all codes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.say import say
from generator.data import pages_of_checks
from generator.load.suggest import closest

EXAMPLES = """Examples:

papercosmos explain DS224

papercosmos explain"""

GROUP = re.compile(r"^## (.+)$")
HEADING = re.compile(r"^### ([A-Z]{2}\d{3}): (.+)$")
FENCE = "```"
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
MARKS = re.compile(r"\*\*|`")


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


def _offer(incomplete: str) -> list[str]:
    """A shell completion: the codes that begin with what is typed so far."""
    return [code for code in sections() if code.startswith(incomplete.upper())]


def explain(
    codes: Annotated[
        list[str] | None,
        typer.Argument(metavar="CODE…", help="Such as DS224.", autocompletion=_offer, show_default=False),
    ] = None,
) -> None:
    known = sections()
    chosen = [_chosen(code, known) for code in codes or ()]
    if not chosen:
        _list(known)
    for section in chosen:
        say(f"{section.code}: {section.title}", bold=True)
        say(*as_plain_text(section.lines).split("\n"))


def _chosen(code: str, known: dict[str, PageSection]) -> PageSection:
    if code.upper() in known:
        return known[code.upper()]
    likely = closest(code.upper(), known)
    meant = f"did you mean {likely!r}? " if likely else ""
    raise typer.BadParameter(f"there is no code {code!r}; {meant}papercosmos explain lists them all")


def _list(known: dict[str, PageSection]) -> None:
    group = ""
    for section in known.values():
        if section.group != group:
            say(*[""] * bool(group), section.group)
            group = section.group
        say(f"  {section.code}  {section.title}")


def as_plain_text(lines: tuple[str, ...]) -> str:
    """Markdown made plain: no marks around words, links without their address, examples indented instead of fenced."""
    plain, is_example = [], False
    for line in lines:
        if line.startswith(FENCE):
            is_example = not is_example
        elif is_example:
            plain.append(f"    {line}")
        else:
            plain.append(MARKS.sub("", LINK.sub(r"\1", line)))
    return "\n".join(plain).rstrip() + "\n"


COMMAND = Command(explain, EXAMPLES)
