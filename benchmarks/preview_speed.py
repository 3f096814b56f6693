"""Preview speed: how long `papercosmos watch` needs from a save to a new preview.

    python benchmarks/preview_speed.py [--saves N]

A layout that is not ours is changed again and again, checked and drawn as `watch` does it, in each format. Times are
wall time; a save is noticed up to a tenth of a second later. The goal is half a second altogether.
"""

import argparse
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from generator.cli.order import Choice
from generator.cli.order import order_for
from generator.cli.preview import make_preview
from generator.cli.preview import with_any_setup
from generator.cli.saves import INTERVAL
from generator.cli.saves import STILL
from generator.data import layouts_of
from generator.write import Format
from generator.write import Target

GOAL = 0.5  # seconds
GAME = "distant-suns"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure previews of a layout that changes.")
    parser.add_argument("--saves", type=int, default=8, help="how often it is changed (8)")
    saves = parser.parse_args().saves
    slowest = 0.0
    for format in Format:
        times = sorted(previews(format, saves))
        slowest = max(slowest, median(times) + INTERVAL + STILL)
        print(f"{format:<4} best {times[0] * 1000:4.0f} ms  median {median(times) * 1000:4.0f} ms")
    print(f"noticed and shown after at most {slowest:.2f} s, goal {GOAL} s: {'met' if slowest <= GOAL else 'MISSED'}")
    return 0


def previews(format: Format, saves: int) -> list[float]:
    """Seconds for each save but the first, which loads what every preview needs."""
    text = (layouts_of(GAME) / "layouts" / "lantern.yaml").read_text(encoding="utf-8")
    times = []
    with TemporaryDirectory() as folder:
        file = Path(folder, "mine.yaml")
        choice, target = Choice(str(file), "a4", "colour", "en"), Target(Path(folder), "preview", format)
        for number in range(saves + 1):
            file.write_text(text.replace("hex_size: 17", f"hex_size: {17 - number / 10:g}"), encoding="utf-8")
            start = time.perf_counter()
            make_preview(lambda: with_any_setup(order_for(GAME, "sheet", choice), ""), target, ())
            times.append(time.perf_counter() - start)
    return times[1:]


if __name__ == "__main__":
    sys.exit(main())
