"""Syntax: what PyYAML stumbles over, said in our words.

PyYAML has two parsers with slightly different texts; we look for words that both use.
"""

import re

from yaml import MarkedYAMLError
from yaml import YAMLError
from yaml.error import Mark

from generator.findings import Finding
from generator.findings import Span
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Meaning:
    """`sign` is a part of PyYAML's text; `at_start` points at where the faulty thing begins, not where it ends."""

    sign: str
    message: str
    help: str
    at_start: bool = False


QUOTE_HELP = "put the closing quote at the end of the text"
QUOTES_HELP = "put quotes around the text"
NEXT_LINE = "begin the text on the next line"
INDENT = "indent it like the key it belongs to"
ESCAPE = "use single quotes, or write '\\\\'"
MEANINGS = (
    Meaning("mapping values are not allowed", "a ':' stands where none can be", "indent or quote the text before it"),
    Meaning("could not find expected ':'", "this line has no ':' after its key", "write 'key: value'", at_start=True),
    Meaning("cannot start any token", "text cannot begin with this character", QUOTES_HELP),
    Meaning("alphabetic or numeric character", "text cannot begin with '*' or '&'", QUOTES_HELP, at_start=True),
    Meaning("expected ',' or ']'", "a list that begins with '[' is not closed", "close it with ']'", at_start=True),
    Meaning("expected ',' or '}'", "a block that begins with '{' is not closed", "close it with '}'", at_start=True),
    Meaning("escape", "this '\\' has no meaning in double quotes", ESCAPE),
    Meaning("hexdecimal", "this '\\' has no meaning in double quotes", ESCAPE),
    Meaning("comment or line break", "nothing may follow on the line of a '|' or '>'", NEXT_LINE),
    Meaning("indentation indicator", "nothing may follow on the line of a '|' or '>'", NEXT_LINE),
    Meaning("directive", "a line cannot begin with '%'", QUOTES_HELP),
    Meaning("tag handle", "text cannot begin with '!'", QUOTES_HELP),
    Meaning("document start", "the file goes on after its end", "remove the line '...' or what follows it"),
    Meaning("block sequence entries", "a '-' for a list stands where none can be", "begin the list on its own line"),
    Meaning("expected '-' indicator", "this line does not fit the list above it", "indent it, or begin it with '- '"),
    Meaning("expected key", "this line does not fit the lines above it", INDENT),
    Meaning("expected <block end>", "this line does not fit the lines above it", INDENT),
)
UNKNOWN = Meaning("", "this line cannot be read as YAML", "compare it with an example of the documentation")
NO_KEY = Meaning("", "a key is missing before the ':'", "write 'key: value'")
BLOCK_BEGIN = re.compile(r": +\|[-+]? *$")


def syntax_finding(file: str, lines: tuple[str, ...], error: YAMLError) -> Finding:
    """The finding for an error of the parser."""
    if not isinstance(error, MarkedYAMLError):
        return Finding("PC110", UNKNOWN.message, Span(file, 1, 1, text=lines[0]), help=UNKNOWN.help)
    problem = _span(file, lines, error.problem_mark or error.context_mark)
    return (
        _tab(problem)
        or _open_quote(file, lines, error)
        or _shifted_first_row(lines, problem)
        or _by_meaning(file, lines, error, problem)
    )


def _span(file: str, lines: tuple[str, ...], mark: Mark | None) -> Span:
    """The place of a mark; a mark behind the last line becomes the end of the last line with text."""
    if mark is None:
        return Span(file, 1, 1, text=lines[0])
    line, column = mark.line, mark.column
    while line > 0 and (line >= len(lines) or not lines[line].strip()):
        line -= 1
        column = len(lines[line])
    return Span(file, line + 1, column + 1, text=lines[line])


def _tab(problem: Span) -> Finding | None:
    margin = problem.text[: len(problem.text) - len(problem.text.lstrip())]
    if "\t" not in margin:
        return None
    place = Span(problem.file, problem.line, margin.index("\t") + 1, text=problem.text)
    return Finding("PC111", "this line is indented with a tab", place, help="use spaces, two for each level")


def _open_quote(file: str, lines: tuple[str, ...], error: MarkedYAMLError) -> Finding | None:
    ends = ("end of stream", "document indicator", "document separator")
    if "quoted scalar" not in (error.context or "") or not any(end in (error.problem or "") for end in ends):
        return None
    return Finding("PC112", "this quote is never closed", _span(file, lines, error.context_mark), help=QUOTE_HELP)


def _shifted_first_row(lines: tuple[str, ...], problem: Span) -> Finding | None:
    """The first row of a block sets its indentation; if it is shifted, the second row falls out of the block."""
    line = problem.line - 1
    if line < 2 or not BLOCK_BEGIN.search(lines[line - 2][-20:]):
        return None
    outside, first, second = (_indent(lines[number]) for number in (line - 2, line - 1, line))
    if not outside < second < first:
        return None
    return Finding(
        "PC113",
        "the first row of this block is indented further than the second",
        Span(problem.file, line, first + 1, text=lines[line - 1]),
        label="sets the indentation of the block",
        help="begin a picture with a row that is not shifted, for example a row of nothing (- - -)",
    )


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _by_meaning(file: str, lines: tuple[str, ...], error: MarkedYAMLError, problem: Span) -> Finding:
    text = f"{error.context} {error.problem}"
    meaning = next((each for each in MEANINGS if each.sign in text), UNKNOWN)
    if problem.text.lstrip().startswith(":"):
        meaning = NO_KEY
    place = _span(file, lines, error.context_mark) if meaning.at_start and error.context_mark else problem
    return Finding("PC110", meaning.message, place, help=meaning.help)
