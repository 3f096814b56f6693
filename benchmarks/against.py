"""How fast a few commands are, each in a process of its own, compared with another commit in the same run.

`against.py COMMIT [RUNS]`: the two take turns, so that whatever else the machine does slows both.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).parents[1]
COMMANDS = (
    "print distant-suns sheet",
    "night --code DS-7KQ2-MK",
    "night --craft full --code DS-7KQ2-MK",
    "night --craft tour --code DS-7KQ2-MK",
    "check lantern",
    "list",
    "--help",
)


def seconds(tree: Path, command: str, folder: Path) -> float:
    started = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "generator", *command.split()],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(tree), "PAPERCOSMOS_HOME": str(folder / "home")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return perf_counter() - started


def main(commit: str, runs: str = "15") -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, other = Path(name), Path(name) / "other"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--quiet", "--detach", other, commit], check=True)
        try:
            print(f"{'':40}{commit[:12]:>14}{'now':>10}{'now / then':>12}")
            for command in COMMANDS:
                times = [
                    (seconds(other, command, folder), seconds(ROOT, command, folder)) for _ in range(int(runs) + 1)
                ]
                then, now = (median(each) for each in zip(*times[1:], strict=True))  # the first fills caches
                print(f"{command:40}{then:>12.3f} s{now:>8.3f} s{now / then:>12.2f}")
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", other], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
