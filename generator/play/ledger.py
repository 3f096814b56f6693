"""Ledger: the folder of a study, with its manifest and the blocks that are finished.

Blocks are lines that are only ever appended, each with its checksum; a line that was cut off by a crash is passed over
and its block played again. Two runs may write to one folder: a block gives the same numbers whoever plays it.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from generator.data import STUDY
from generator.errors import FindingsError
from generator.errors import OutputError
from generator.errors import UsageError
from generator.findings import Finding
from generator.game.metric import Tallies
from generator.game.study import Study
from generator.load.json_reader import JsonKind
from generator.load.json_reader import load_json
from generator.load.json_reader import typed_json
from generator.play.kept import BlockLine
from generator.play.kept import StudyFile
from generator.write.files import WAY_OUT
from generator.write.files import save_after
from generator.write.lock import NO_FOLLOW

BLOCKS = "blocks*.jsonl"
KIND = JsonKind("study", 256, "PC351", "PC351", "name another folder, or remove this one and play again")
LONGEST_LINE = 1024 * 1024  # bytes; a few thousand are usual
APPENDING = os.O_RDWR | os.O_APPEND | os.O_CREAT | NO_FOLLOW | getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class Ledger:
    """One study in one folder; `shard` and `shards` name the file this run writes to."""

    folder: Path
    study: Study
    shard: int = 1
    shards: int = 1

    @property
    def file(self) -> Path:
        part = f"-{self.shard}-of-{self.shards}" if self.shards > 1 else ""
        return self.folder / f"blocks{part}.jsonl"

    def open(self) -> None:
        """Makes the folder and the manifest; OutputError if another study lives there."""
        why = typed_json(self.study.as_json().encode(), StudyFile)
        if isinstance(why, str):
            raise UsageError(f"such a study cannot be kept: {why}")
        self._refuse_link()
        save_after(self.folder, self._manifest)

    def _manifest(self) -> dict[str, bytes]:
        """What is still to be written."""
        found = study_in(self.folder)
        if found not in (None, self.study):
            raise OutputError(
                f"{self.folder} holds another study: choose another folder with --out, or remove that one."
            )
        return {} if found else {STUDY: self.study.as_json().encode()}

    def keep(self, block: int, tallies: Tallies) -> None:
        """Appends one finished block; OutputError if that cannot be done, and then the ledger is as it was."""
        text = json.dumps({"block": block, "tallies": tallies}, separators=(",", ":"), sort_keys=True)
        self._refuse_link()
        try:
            _append(self.file, f"{crc32(text.encode()):08x} {text}\n".encode())
        except OSError as trouble:
            raise OutputError(f"cannot write to {self.file}: {trouble.strerror or trouble}. {WAY_OUT}") from trouble

    def _refuse_link(self) -> None:
        if self.file.is_symlink():
            raise OutputError(f"{self.file} is a link to somewhere else. Remove it, or choose another --out.")

    def finished(self) -> dict[int, Tallies]:
        return finished_in(self.folder)


def study_in(folder: Path) -> Study | None:
    """The study that lives in a folder, None if there is none; FindingsError if it cannot be one."""
    if not os.path.lexists(folder / STUDY):
        return None
    found = load_json(folder / STUDY, StudyFile, KIND)
    if isinstance(found, Finding):
        raise FindingsError((found,))
    return found.study()


def finished_in(folder: Path) -> dict[int, Tallies]:
    """All finished blocks of a folder, by number."""
    files = (file for file in sorted(folder.glob(BLOCKS)) if file.is_file())
    return {entry.block: entry.tallies for file in files for entry in _read(file)}


def _read(file: Path) -> Iterator[BlockLine]:
    """The lines that are whole and say what a line should say."""
    with file.open("rb") as lines:
        while line := lines.readline(LONGEST_LINE):
            checksum, _, text = line.rstrip(b"\n").partition(b" ")
            if line.endswith(b"\n") and checksum == b"%08x" % crc32(text):
                entry = typed_json(text, BlockLine)
                if isinstance(entry, BlockLine):
                    yield entry


def _append(file: Path, line: bytes) -> None:
    """Adds a line in a single write, after what was cut off too; of what cannot be written whole nothing stays."""
    handle = os.open(file, APPENDING, 0o666)
    try:
        end = os.lseek(handle, 0, os.SEEK_END)
        line, written = line if _ends_a_line(handle, end) else b"\n" + line, 0
        try:
            while written < len(line):
                written += os.write(handle, line[written:])
        except BaseException:
            if os.fstat(handle).st_size == end + written:  # nobody else has written since
                os.ftruncate(handle, end)
            raise
    finally:
        os.close(handle)


def _ends_a_line(handle: int, end: int) -> bool:
    if end == 0:
        return True
    os.lseek(handle, -1, os.SEEK_END)
    return os.read(handle, 1) == b"\n"
