"""Inventor: cards with other goals."""

import json
from dataclasses import replace

from generator.arrange.stream import stream
from generator.findings import Span
from generator.game.inventor import Inventor
from generator.game.inventor import LayoutWishes
from generator.games.smallest.content import Content
from generator.load.words import Wording
from generator.load.words import Words

LARGEST = 99


def propose(base: Content, wishes: LayoutWishes, like: Content | None, seed: str, number: int) -> Content:
    least, most = wishes.sectors
    goal = least + stream(seed, f"goal {number}").below(most - least + 1)
    name = Words((Wording("", f"Say {goal}", Span("", 1, 1)),))
    return replace(base, layout_id=f"say-{goal}", name=name, goal=goal)


def text(content: Content, notes: str) -> str:
    return f"""\
# {notes}
# yaml-language-server: $schema=../schema/layout.json
name: {content.title("en")}
author: Papercosmos
text: {json.dumps(content.summary("en"))}
goal: {content.goal}
"""


INVENTOR = Inventor(
    sizes=(1, LARGEST),
    usual=(10, 30),
    size=lambda content: content.goal,
    levels={},
    propose=propose,
    difference=lambda one, other: float(one.goal != other.goal),
    text=text,
)
