"""The pages of a report as scenes, for tests that look at what is drawn."""

from pathlib import Path

from prints import SHIPPED
from prints import look_of

from generator import discover
from generator.draw.scene import Scene
from generator.game.playtest import Playtest
from generator.impose.paper import plan_page
from generator.pipeline.play_report import report_scenes
from generator.play.compare import compare
from generator.play.conduct import concluded
from generator.play.ledger import finished_in
from generator.play.ledger import study_in


def scenes_in(folder: Path, layouts: tuple[str, ...]) -> tuple[Scene, ...]:
    game = discover.game("distant-suns")
    playtest, study = discover.answer(game.id, Playtest), study_in(folder)
    assert playtest is not None and study is not None
    contents = [game.load(SHIPPED[name]).value for name in layouts]
    report = concluded(study, finished_in(folder), contents, playtest)
    size = plan_page(discover.papers()["a4"], per_page=1).slots[0].size
    return report_scenes(report, compare(report), playtest, look_of("colour", "en"), size)
