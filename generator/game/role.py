"""Role: one of the things a game may answer, and where it does so.

A game's folder has a room for each stage it answers: `load check arrange draw rules proof play invent written`. The
answer to a role stands in a module of the role's name in the role's room, at its foot, in a constant of that name:

    games/polaris/arrange/arranger.py    ARRANGER = Arranger(...)

Where a game may answer more than once, every module of the room with such a constant at its foot is an answer, called
like its file; `prefix` is what file names begin with where a room has others of the same names:

    games/polaris/draw/star_map.py       COMPONENT = Component(draw_star_map)

Each contract names its role in a constant `ROLE` of its class, and `generator.discover` finds the answers.
"""

from typing import ClassVar
from typing import Protocol

from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Role:
    """`lacking` ends the sentence that people read who ask for it in vain: 'smallest …'."""

    id: str
    rooms: tuple[str, ...]
    lacking: str
    prefix: str = ""

    @property
    def constant(self) -> str:
        return self.id.upper()


class Contract(Protocol):
    """What has a role."""

    ROLE: ClassVar[Role]
