"""Print speed: our cold `print` beside the same page by a bare reportlab script and by protograf.

    python benchmarks/print_speed.py [--runs N] [--protograf PYTHON] [--strict]

Run it with the interpreter papercosmos is installed for. Nothing here is a test: machines differ and have moods, so
missed goals are marked and the exit code stays 0 unless `--strict` is given. It is 1 as well if protograf cannot be
had, since the comparison is then not complete.

Ratios are between best times: other work on the machine can only add to a time. The medians stand beside them.
"""

import argparse
import marshal
import shutil
import subprocess
import sys
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from measure import Program
from measure import Result
from measure import RunError
from measure import environment
from measure import measure
from protograf_home import InstallError
from protograf_home import has_protograf
from protograf_home import home_with_fonts
from protograf_home import install
from protograf_home import version

HERE = Path(__file__).parent
PDF_LIBRARIES = ("reportlab", "svgwrite", "fontTools", "pypdfium2")
OUTPUT = "distant-suns-sheet-lantern-en-colour-a4.pdf"
COPIES = (1, 20, 200)

HELP = "papercosmos --help"
BARE = "bare reportlab, 1 page"
PROTOGRAF = "protograf, 1 page"
PROTOGRAF_NIGHT = "protograf, 20 pages"


KITS = ("none", "full")
CODE = "DS-7KQ2-MK"


def our_kit(kit: str) -> str:
    return f"papercosmos night, kit {kit}"


def bare_kit(kit: str) -> str:
    return f"bare reportlab, kit {kit}"


def ours(copies: int) -> str:
    return f"papercosmos print, {copies} page{'s' if copies > 1 else ''}"


@dataclass(frozen=True)
class Ratio:
    """A number made of two results; `goal` and `is_met` are empty where none was set."""

    what: str
    value: str
    goal: str = ""
    is_met: bool | None = None

    @property
    def mark(self) -> str:
        return {None: "", True: "met", False: "MISSED"}[self.is_met]


def main() -> int:
    options = _options()
    protograf = _protograf(options.protograf)
    with TemporaryDirectory(prefix="print-speed-") as folder:
        results = measure(_programs(Path(folder), protograf), options.runs, _progress())
        ratios = [*_ratios(results), _help_is_lazy(), _is_same_page(Path(folder))]
    _show(results, ratios, protograf)
    missed = any(ratio.is_met is False for ratio in ratios)
    return int(protograf is None or (options.strict and missed))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare our print with a bare reportlab script and with protograf.")
    parser.add_argument("--runs", type=int, default=7, help="how often each program is run (7)")
    parser.add_argument(
        "--protograf", type=Path, metavar="PYTHON", help="an interpreter that has protograf; else one is set up"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a goal is missed")
    options = parser.parse_args()
    if options.runs < 1:
        parser.error("--runs must be at least 1")
    return options


def _protograf(given: Path | None) -> Path | None:
    """An interpreter with protograf: the one given, else our own; None, with the reason said, if there is none."""
    if given:
        return given if has_protograf(given) else sys.exit(f"{given} has no protograf")
    try:
        return install()
    except InstallError as trouble:
        print(f"protograf could not be installed; going on without it:\n{trouble}\n", file=sys.stderr)
        return None


def _programs(folder: Path, protograf: Path | None) -> list[Program]:
    programs = [Program(HELP, [_papercosmos(), "--help"])]
    programs += [_our_print(folder, copies) for copies in COPIES]
    programs.append(_bare_print(BARE, folder, "sheet"))
    for kit in KITS:
        programs += [_our_kit(folder, kit), _bare_print(bare_kit(kit), folder, kit)]
    if protograf:
        page = folder / "sheet.marshal"
        settings = home_with_fonts(folder / "home", marshal.loads(page.read_bytes())["fonts"].values())
        programs.append(_protograf_print(protograf, page, 1, settings))
        programs.append(_protograf_print(protograf, page, 20, settings))
    return programs


def _papercosmos() -> str:
    found = shutil.which("papercosmos", path=str(Path(sys.executable).parent))
    if found is None:
        sys.exit(f"papercosmos is not installed for {sys.executable}")
    return found


def _our_print(folder: Path, copies: int) -> Program:
    out = folder / f"ours-{copies}"
    command = [_papercosmos(), "print", "distant-suns", "sheet", "--copies", str(copies), "--out", str(out)]
    return Program(ours(copies), command, out / OUTPUT)


def _our_kit(folder: Path, kit: str) -> Program:
    out = folder / f"kit-{kit}"
    wishes = ["--craft", kit, "--paper", "a4", "--lang", "en", "--code", CODE, "--out", str(out)]
    file = f"distant-suns-night-{kit}-lantern-en-colour-a4-4-players-{CODE.lower()}.pdf"
    return Program(our_kit(kit), [_papercosmos(), "night", *wishes], out / file)


def _bare_print(name: str, folder: Path, what: str) -> Program:
    """The same pages, dumped beforehand, by the bare script."""
    dump, out = folder / f"{what}.marshal", folder / f"bare-{what}.pdf"
    subprocess.run([sys.executable, HERE / "page_dump.py", what, dump], check=True)
    return Program(name, [sys.executable, str(HERE / "bare_reportlab.py"), str(dump), str(out)], out)


def _protograf_print(python: Path, page: Path, pages: int, settings: dict[str, str]) -> Program:
    name, is_slow = (PROTOGRAF, False) if pages == 1 else (PROTOGRAF_NIGHT, True)
    out = page.parent / f"protograf-{pages}.pdf"
    command = [str(python), str(HERE / "with_protograf.py"), str(page), str(out), str(pages)]
    return Program(name, command, out, settings, is_slow)


def _ratios(results: dict[str, Result]) -> list[Ratio]:
    one, night, many, bare = results[ours(1)], results[ours(20)], results[ours(200)], results[BARE]
    page_ms = (many.best - one.best) / 199 * 1000
    page_kb = (many.size - one.size) / 199 / 1000
    slower, peak = one.best / bare.best, many.memory / 1e6
    found = [
        Ratio("one sheet against bare reportlab, time", f"{slower:.2f} ×", "at most 2.5 ×", slower <= 2.5),
        Ratio("one sheet against bare reportlab, memory", f"{one.memory / bare.memory:.2f} ×"),
        Ratio("one sheet against bare reportlab, file size", f"{one.size / bare.size:.2f} ×"),
        Ratio("each further page, time", f"{page_ms:.2f} ms", "under 1 ms", page_ms < 1),
        Ratio("each further page, file size", f"{page_kb:.2f} kB", "under 1 kB", page_kb < 1),
        Ratio("peak memory, 200 pages", f"{peak:.0f} MB", "under 80 MB", peak < 80),
    ]
    found += [each for kit in KITS for each in _kit_ratios(kit, results[our_kit(kit)], results[bare_kit(kit)])]
    if PROTOGRAF in results:
        faster = results[PROTOGRAF].best / one.best
        found += _against_protograf(one, results[PROTOGRAF], "one sheet", ("at least 15 ×", faster >= 15))
        found += _against_protograf(night, results[PROTOGRAF_NIGHT], "20 pages", ("", None))
    return found


def _kit_ratios(kit: str, our: Result, bare: Result) -> list[Ratio]:
    slower = our.best / bare.best
    found = [Ratio(f"kit {kit!r} against bare reportlab, time", f"{slower:.2f} ×", "at most 3 ×", slower <= 3)]
    if kit == "full":
        found.append(Ratio("the whole box", f"{our.best:.2f} s", "under 2 s", our.best < 2))
    return found


def _against_protograf(our: Result, other: Result, what: str, goal: tuple[str, bool | None]) -> list[Ratio]:
    return [
        Ratio(f"protograf against us, {what}, time", f"{other.best / our.best:.1f} ×", *goal),
        Ratio(f"protograf against us, {what}, memory", f"{other.memory / our.memory:.2f} ×"),
        Ratio(f"protograf against us, {what}, file size", f"{other.size / our.size:.1f} ×"),
    ]


def _help_is_lazy() -> Ratio:
    """Whether `--help` imports any library that only drawing or writing needs."""
    program = Program(HELP, [sys.executable, "-X", "importtime", "-m", "generator", "--help"])
    done = subprocess.run(program.command, env=environment(program), check=True, capture_output=True, text=True)
    modules = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if line.startswith("import time:")}
    found = sorted({module.partition(".")[0] for module in modules} & set(PDF_LIBRARIES))
    return Ratio("libraries for PDF that --help imports", ", ".join(found) or "none", "none", not found)


def _is_same_page(folder: Path) -> Ratio:
    files = folder / "ours-1" / OUTPUT, folder / "bare-sheet.pdf"
    command = [sys.executable, str(HERE / "same_page.py"), *map(str, files)]
    share = float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return Ratio("pixels of the bare page that differ from ours", f"{share:.2%}")


def _progress() -> Callable[[int, str], None]:
    """A line on a terminal that says what runs now; silent elsewhere."""

    def say(turn: int, name: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[Kround {turn}: {name}", end="", file=sys.stderr, flush=True)

    return say


def _show(results: dict[str, Result], ratios: Sequence[Ratio], protograf: Path | None) -> None:
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    print(_table([("", "best", "median", "runs", "peak memory", "file size"), *map(_row, results.values())]))
    print()
    print(_table([("", "value", "goal", ""), *((each.what, each.value, each.goal, each.mark) for each in ratios)]))
    if protograf:
        print(f"\nprotograf {version(protograf)}, Python {sys.version.split()[0]}")


def _row(result: Result) -> tuple[str, ...]:
    size = f"{result.size / 1000:.1f} kB" if result.size else ""
    times = f"{result.best * 1000:.0f} ms", f"{result.middle * 1000:.0f} ms", str(len(result.seconds))
    return (result.name, *times, f"{result.memory / 1e6:.1f} MB", size)


def _table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if index == 0 else cell.rjust(width) for index, (cell, width) in enumerate(pairs)
        ).rstrip()
        for pairs in (tuple(zip(row, widths, strict=True)) for row in rows)
    )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RunError as trouble:
        sys.exit(str(trouble))
