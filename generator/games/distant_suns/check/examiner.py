"""The examiner: one layout under examination, and the pages that show what came of it."""

from generator.check.budget import Clock
from generator.game.examiner import Examiner
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.examination import draw_examination
from generator.games.distant_suns.proof.examination import Examination


def study(content: Content, budget: float, seconds: float) -> Examination:
    return Examination(content, budget, Clock(seconds))


EXAMINER = Examiner(study, draw_examination)
