"""Explain what findings mean and how to mend them; without a code, list all codes."""

import re
from collections.abc import Iterable
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.say import say
from generator.desk.explanations import PageSection
from generator.desk.explanations import offered_sections
from generator.desk.explanations import section_of

EXAMPLES = """Examples:

papercosmos explain DS224

papercosmos explain"""

FENCE = "```"
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
MARKS = re.compile(r"\*\*|`")


def _offer(incomplete: str) -> list[str]:
    """A shell completion: the codes that begin with what is typed so far."""
    return [section.code for section in offered_sections() if section.code.startswith(incomplete.upper())]


def explain(
    codes: Annotated[
        list[str] | None,
        typer.Argument(metavar="CODE…", help="Such as DS224.", autocompletion=_offer, show_default=False),
    ] = None,
) -> None:
    chosen = [section_of(code) for code in codes or ()]
    if not chosen:
        _list(offered_sections())
    for section in chosen:
        say(f"{section.code}: {section.title}", bold=True)
        say(*as_plain_text(section.lines).split("\n"))


def _list(known: Iterable[PageSection]) -> None:
    group = ""
    for section in known:
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
