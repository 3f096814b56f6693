"""What the page about the format shows of the game is what we ship."""

import re

from prints import GAME
from prints import ROOT

from generator.data import layouts_of

PAGE = (ROOT / "docs" / "games" / GAME / "format.md").read_text(encoding="utf-8")


def test_the_example_of_play_is_what_we_ship() -> None:
    (example,) = re.findall(r"```yaml\n(# play\n.*?)```", PAGE, re.DOTALL)
    shipped = (layouts_of(GAME) / "play.yaml").read_text(encoding="utf-8")
    assert example.splitlines()[1:] == [line for line in shipped.splitlines() if line.strip() and "#" not in line]
