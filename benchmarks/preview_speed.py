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

from generator.data import layouts_of
from generator.desk.places import put
from generator.desk.previews import PreviewWish
from generator.desk.previews import preview
from generator.desk.previews import preview_plan
from generator.desk.saves import INTERVAL
from generator.desk.saves import STILL
from generator.write import Form
from generator.write import Format

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
        file.write_text(text, encoding="utf-8")
        plan = preview_plan(PreviewWish(str(file), "sheet", GAME, "a4", "colour", "en"))
        for number in range(saves + 1):
            file.write_text(text.replace("hex_size: 17", f"hex_size: {17 - number / 10:g}"), encoding="utf-8")
            start = time.perf_counter()
            put(Path(folder), preview(plan, Form(format)).files)
            times.append(time.perf_counter() - start)
    return times[1:]


if __name__ == "__main__":
    sys.exit(main())
