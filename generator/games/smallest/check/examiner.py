"""The examiner: one card under examination, and the page that shows what came of it."""

from generator.game.examiner import Examiner
from generator.games.smallest.draw.examination import draw_examination
from generator.games.smallest.proof.examination import Examination

EXAMINER = Examiner(Examination, draw_examination)
