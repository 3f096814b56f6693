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

from generator.errors import OutputError
from generator.play.study import Study
from generator.play.study import study_from_json
from generator.play.tally import Tallies

MANIFEST = "study.json"
BLOCKS = "blocks*.jsonl"


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
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            manifest = self.folder / MANIFEST
            if manifest.exists():
                if study_in(self.folder) != self.study:
                    raise OutputError(
                        f"{self.folder} holds another study: choose another folder with --out, or remove that one."
                    )
            else:
                waiting = self.folder / f".{MANIFEST}.{os.getpid()}"
                waiting.write_text(self.study.as_json(), encoding="utf-8")
                waiting.replace(manifest)
            _end_the_last_line(self.file)
        except OSError as trouble:
            raise OutputError(f"cannot write to {self.folder}: {trouble.strerror or trouble}") from trouble

    def keep(self, block: int, tallies: Tallies) -> None:
        """Appends one finished block, in a single write."""
        text = json.dumps({"block": block, "tallies": tallies}, separators=(",", ":"), sort_keys=True)
        line = f"{crc32(text.encode()):08x} {text}\n".encode()
        handle = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            os.write(handle, line)
        finally:
            os.close(handle)

    def finished(self) -> dict[int, Tallies]:
        return finished_in(self.folder)


def study_in(folder: Path) -> Study | None:
    """The study that lives in a folder; None if there is none we can read."""
    try:
        return study_from_json((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return None


def finished_in(folder: Path) -> dict[int, Tallies]:
    """All finished blocks of a folder, by number."""
    return {block: tallies for file in sorted(folder.glob(BLOCKS)) for block, tallies in _read(file)}


def _read(file: Path) -> Iterator[tuple[int, Tallies]]:
    with file.open("rb") as lines:
        for line in lines:
            checksum, _, text = line.rstrip(b"\n").partition(b" ")
            if line.endswith(b"\n") and checksum == b"%08x" % crc32(text):
                entry = json.loads(text)
                yield entry["block"], entry["tallies"]


def _end_the_last_line(file: Path) -> None:
    """A line that was cut off must not swallow the next one."""
    if not file.exists() or not file.stat().st_size:
        return
    with file.open("rb+") as lines:
        lines.seek(-1, os.SEEK_END)
        if lines.read(1) != b"\n":
            lines.write(b"\n")
