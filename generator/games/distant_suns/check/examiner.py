"""The examiner: one layout under examination, and the pages that show what came of it."""

from collections.abc import Sequence

from generator.check.budget import Clock
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.component import Frame
from generator.game.examiner import Examined
from generator.game.examiner import Examiner
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.examination import Examination


def study(content: Content, budget: float, seconds: float) -> Examination:
    return Examination(content, budget, Clock(seconds))


def draw(content: Content, examined: Sequence[Examined], look: Look, frame: Frame) -> tuple[Scene, ...]:
    """The pages; what draws them is loaded only for those who want to see them."""
    from generator.games.distant_suns.draw.examination import draw_examination

    return draw_examination(content, examined, look, frame)


EXAMINER = Examiner(study, draw)
