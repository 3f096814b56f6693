"""Set-up: which tiles lie in the slots of the control board, and which mission belongs to each."""

from dataclasses import dataclass

PLAYERS = (2, 3, 4)  # the game is for that many


@dataclass(frozen=True, slots=True)
class Setup:
    """Shape ids by slot and mission ids by slot; the zone after the last slot is the black hole.

    `first_seats` says who begins among 2, 3 and 4 players: a seat, clockwise, from 0 on; empty where people decide.
    """

    tiles: tuple[str, ...]
    missions: tuple[str, ...]
    black_hole: str = "black-hole"
    first_seats: tuple[int, ...] = ()

    def shape(self, zone: int) -> str:
        return self.tiles[zone] if zone < len(self.tiles) else self.black_hole

    def shape_of(self, mission: str) -> str:
        """The shape a mission belongs to in this game."""
        return self.tiles[self.missions.index(mission)]
