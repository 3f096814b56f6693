"""Names: how what people and files call things becomes part of a file's name, on any system.

A *part* is readable, legal everywhere, and as good as never the same for two different texts; a name is made of parts
with dashes between them.
"""

import re
import unicodedata
from hashlib import sha256
from pathlib import PureWindowsPath

LONGEST_PART = 60  # bytes: a few words in any alphabet
LONGEST = 200  # bytes: systems allow 255, and endings and numbers of pages are still to come
MARK = 6  # characters that tell apart what would look the same
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)  # devices of Windows, whatever the ending
LETTERS = "LMN"  # letters, accents and digits of all alphabets, as Unicode sorts them


def name_part(text: str) -> str:
    """The text if it can stand in a file's name as it is, else what is readable of it with a mark of its own."""
    letters = unicodedata.normalize("NFC", text)
    kept = "".join(char if _is_kept(char) else "-" for char in letters)
    plain = re.sub("-+", "-", kept).strip("-.")
    if text and plain == text and len(text.encode()) <= LONGEST_PART and not RESERVED.match(text):
        return text
    return _marked(plain.replace(".", "-"), text, LONGEST_PART)


def joined(*parts: str) -> str:
    """The name made of these parts; if it is longer than systems like, its end is a mark instead."""
    name = "-".join(parts)
    return name if len(name.encode()) <= LONGEST else _marked(name, name, LONGEST)


def is_file_name(text: str) -> bool:
    """True for what names a file and nothing else: no way to another folder or drive, nothing a terminal would obey."""
    return text.isprintable() and text not in ("", ".", "..") and PureWindowsPath(text).name == text


def _is_kept(char: str) -> bool:
    return char in "-_." or unicodedata.category(char)[0] in LETTERS


def _marked(plain: str, text: str, longest: int) -> str:
    """As many whole characters as there is room for, and the mark of the text."""
    mark = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:MARK]
    room = plain.encode()[: longest - MARK - 1].decode(errors="ignore").rstrip("-.")
    return f"{room}-{mark}" if room else mark
