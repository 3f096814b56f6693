"""Say: the one door through which words leave for a terminal or a log.

Names of files, words of other people's files and messages of the system may hold characters that steer a terminal, turn
the direction of reading or begin a line that a CI system takes for a command. So whatever is said is *tame*: such
characters are shown instead of sent. Colours are ours, and are put around the words afterwards.
"""

import re
import unicodedata

import typer

STEERING = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, marks of direction and other unseen marks, breaks of lines
HARMLESS = "\u200c\u200d"  # they join letters and emoji, or keep them apart
# GitHub takes a line that begins with :: for a command; it and others look for ##[, ##vso[ and their like anywhere.
COMMAND = re.compile(r"^(\s*)(?=::)|(?<=#)(?=#\w*\[)")


def say(*lines: str, err: bool = False, fg: str | None = None, bold: bool | None = None, nl: bool = True) -> None:
    """Each of the lines on one line, whatever it holds; without lines an empty one."""
    for line in lines or ("",):
        typer.secho(tame(line), err=err, fg=fg, bold=bold, nl=nl)


def ask(question: str, default: str) -> str:
    """What somebody types in answer."""
    answer: str = typer.prompt(tame(question), default=default)
    return answer.strip()


def hand_over(text: str) -> None:
    """Lines for a machine, which are as they must be: whoever made them has escaped what is not ours in them."""
    typer.echo("\n".join(map(_shown, text.split("\n"))), nl=not text.endswith("\n"))


def tame(text: str) -> str:
    """The text as one line that only says something, with every character that would do something else shown."""
    return COMMAND.sub(r"\1\\", _shown(text))


def _shown(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(char.encode("unicode_escape").decode() if _is_steering(char) else char for char in text)


def _is_steering(char: str) -> bool:
    return unicodedata.category(char) in STEERING and char not in HARMLESS
