"""Load play: the control board and the demands on a layout from play.yaml."""

from generator.data import Shelf
from generator.games.distant_suns.content import Demands
from generator.games.distant_suns.load.file_play import PlayFile
from generator.games.distant_suns.rules.control import ControlBoard
from generator.load import Loaded
from generator.load import load
from generator.values import dataclass

FILE_NAME = "play.yaml"


@dataclass(frozen=True, slots=True)
class Play:
    control: ControlBoard
    demands: Demands


def load_play(shelf: Shelf) -> Loaded[Play]:
    file = load(shelf / FILE_NAME, PlayFile)
    if file.value is None or file.document is None:
        return Loaded(None, file.findings, file.document)
    board, demands = file.value.control_board, file.value.demands
    control = ControlBoard(board.slots + 1, board.sides, board.modules, board.rounds)
    play = Play(
        control,
        Demands(
            turns_per_round=(demands.turns_per_round[0], demands.turns_per_round[1]),
            shape_sizes=(demands.shape_sizes[0], demands.shape_sizes[1]),
            opening_choices=demands.opening_choices,
            mission_counts=tuple(demands.mission_counts.model_dump(by_alias=True).items()),
            world_turns=(demands.world_turns[0], demands.world_turns[1]),
            coverage=demands.coverage,
            span=file.document.key_span(("control_board",)),
        ),
    )
    return Loaded(play, file.findings, file.document)
