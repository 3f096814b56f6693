"""Merges: a study that was played in several folders, put together."""

from collections.abc import Sequence
from pathlib import Path

from generator import discover
from generator.data import Source
from generator.desk.names import game_of
from generator.desk.names import layout_of
from generator.desk.names import paper_for
from generator.desk.studies import Finished
from generator.desk.studies import StudyPlan
from generator.desk.studies import contents_of
from generator.discover import AnyGame
from generator.errors import UsageError
from generator.game.playtest import Playtest
from generator.game.study import Study
from generator.play.ledger import finished_in
from generator.play.ledger import study_in
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class MergeWish:
    """The folders of one study; its layouts must be named only if they are not known by their names."""

    folders: tuple[Path, ...]
    layouts: tuple[str, ...] = ()
    paper: str = ""
    data: Path | None = None


def merge(wish: MergeWish) -> tuple[StudyPlan, Finished]:
    """The study, and all of its blocks that are finished."""
    paper, study = paper_for(wish.paper), _one_study(wish.folders)
    game = game_of(study.game, wish.data)
    playtest = discover.needed(game.id, Playtest)
    contents = contents_of(game, _layouts(game, study, wish.layouts))
    if [playtest.fingerprint(content) for content in contents] != [layout.fingerprint for layout in study.layouts]:
        raise UsageError("these layouts are not the ones that were played: name their files with --layout")
    finished = {block: tallies for folder in wish.folders for block, tallies in finished_in(folder).items()}
    return StudyPlan(game, playtest, study, contents, paper), finished


def _layouts(game: AnyGame, study: Study, named: Sequence[str]) -> list[Source]:
    """The files that somebody names; without them, those of the names in the study, which is not trusted with paths."""
    if named:
        return [layout_of(game, name) for name in named]
    files = game.layouts
    for layout in study.layouts:
        if layout.name not in files:
            raise UsageError(f"there is no layout {layout.name!r} here: name the files of all with --layout")
    return [files[layout.name] for layout in study.layouts]


def _one_study(folders: Sequence[Path]) -> Study:
    studies = [study_in(folder) for folder in folders]
    for folder, study in zip(folders, studies, strict=True):
        if folder.is_file():
            raise UsageError(f"{folder} is a file; name the folder of the study: {folder.parent}")
        if study is None:
            raise UsageError(f"{folder} holds no study")
        if study != studies[0]:
            raise UsageError(f"{folder} holds another study than {folders[0]}")
    assert studies[0] is not None
    return studies[0]
