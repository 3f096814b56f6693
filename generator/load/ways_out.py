"""Ways out: what to write instead of a value of the wrong type, or of a number out of its range."""

import re

from generator.load.document import Value
from generator.load.schema import Range
from generator.load.slip_characters import QUOTES

LONGEST_LIST = 200  # characters of a text that somebody meant as a list
MINUS_SIGNS = "−–—"


def way_to(wanted: str, value: Value) -> str:
    """From this value to what is wanted, as far as we can tell what was meant."""
    if value is None:
        return "write a value after the ':', or remove the line"
    if wanted == "text" and isinstance(value, bool | int | float):
        return "put quotes around it if it is meant as text"
    if "number" in wanted and isinstance(value, str):
        return _way_to_number(value)
    if wanted == "a list":
        return _way_to_list(value)
    if wanted == "a block of keys":
        how = "remove the '-' before each line" if isinstance(value, list) else "begin it on the next line"
        return f"{how}: a line such as 'key: value' for each, indented by two spaces"
    return ""


def _way_to_number(text: str) -> str:
    bare = "".join(QUOTES.get(char, char) for char in text).strip("'\" ")
    number = re.sub(f"[{MINUS_SIGNS}]", "-", bare).replace(",", ".", 1)
    if not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", number):
        return "write digits only, without a unit"
    how = "with a point" if "," in bare else "with a plain minus" if bare[0] in MINUS_SIGNS else "without quotes"
    return f"write {number[:24]}, {how}"


def _way_to_list(value: Value) -> str:
    """The list that somebody wrote without brackets, by commas or else by spaces."""
    if isinstance(value, dict):
        return "write a line that begins with '- ' for each"
    text = str(value)[:LONGEST_LIST]
    parts = re.split("[,;]", text.strip(" ,;()")) if re.search("[,;]", text) else text.split()
    return f"write [{cut(', '.join(part.strip() for part in parts), 60)}], or a line that begins with '- ' for each"


def way_into(allowed: Range) -> str:
    """What numbers are allowed, as far as there are limits."""
    kind = "a whole number" if allowed.is_whole else "a number"
    least = (
        "" if allowed.least is None else f"{'more than' if allowed.is_more else 'at least'} {number_of(allowed.least)}"
    )
    most = "" if allowed.most is None else f"{'less than' if allowed.is_less else 'at most'} {number_of(allowed.most)}"
    if least and most and not (allowed.is_more or allowed.is_less):
        return f"write {kind} from {number_of(allowed.least)} to {number_of(allowed.most)}"
    return f"write {kind} of {' and '.join(filter(None, (least, most)))}" if least or most else ""


def cut(text: str, longest: int = 40) -> str:
    """As much of the text as a message has room for."""
    text = "".join(char if char.isprintable() else "?" for char in text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def number_of(value: object) -> str:
    return f"{value:g}" if isinstance(value, int | float) else str(value)
