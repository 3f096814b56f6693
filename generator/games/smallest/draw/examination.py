"""The examination as pages: what was found, and a game for each claim that was proved."""

from collections.abc import Sequence
from functools import partial

from generator.draw.caption import caption
from generator.draw.furniture.examination import ExaminationPages
from generator.draw.furniture.examination import Numbered
from generator.draw.furniture.examination import WitnessPicture
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.component import Frame
from generator.game.examiner import Examined
from generator.games.smallest.content import Content
from generator.geometry.point import Box


def draw_examination(content: Content, examined: Sequence[Examined], look: Look, frame: Frame) -> tuple[Scene, ...]:
    answers = [answer for each in examined for answer in each.answers]
    findings = [answer.finding for answer in answers if answer.finding]
    pages = ExaminationPages(look, frame.size, caption("card", look, content.title(look.language)))
    pictures = [
        WitnessPicture(f"{answer.claim}: {answer.because}", partial(_words, " + ".join(map(str, answer.witness)), look))
        for answer in answers
        if isinstance(answer.witness, tuple)
    ]
    goal = partial(_goal, str(content.goal), look)
    return (*pages.findings(findings, len(answers) - len(findings), goal), *pages.witnesses(pictures))


def _goal(goal: str, look: Look, box: Box, numbered: Numbered) -> Sequence[Item]:
    return _words(goal, look, box)


def _words(words: str, look: Look, box: Box) -> Sequence[Item]:
    return set_text(words, box, look.type("title"), Anchor.MIDDLE, lines=4)
