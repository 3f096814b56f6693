"""Appraise: by how much each drawing raises the score a player can expect in the end, for all drawings at once.

What a drawing earns at once counts in full. What it only prepares counts for a share: sectors around a treasure, steps
towards a world, an upgrade to spend later. Values are whole quarters of a point.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from generator.games.distant_suns.play.bits import PLANES
from generator.games.distant_suns.play.bits import Planes
from generator.games.distant_suns.play.bits import add
from generator.games.distant_suns.play.standing import Standing
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import Ways

UNIT = 4  # values to a point
FINDING = ("alien", "upgrade")  # missions that pay for what lies on a covered sector
MOST_REMEMBERED = 2000  # sums for one shape
Prizes = Sequence[int]  # for each world what reaching it now would earn, 0 if it was reached before


@dataclass(frozen=True)
class Taste:
    """What a bot cares for: points are weighed in percent, shares are in quarters of a point."""

    missions: tuple[tuple[str, int], ...] = ()  # those not named weigh 100
    aliens: int = 100
    worlds: int = 100
    treasures: int = 100
    upgrade: int = 4  # for one to spend later
    approach: int = 4  # for each step towards a world that was not reached yet
    surrounding: tuple[int, ...] = (0, 2, 5, 9, 14, 20, 40)  # for so many sixths around a treasure worth 10 points

    @cached_property
    def key(self) -> str:
        """Tells it from other tastes; a text, as its hash is quick."""
        return repr(self)

    @cached_property
    def weights(self) -> dict[str, int]:
        return dict(self.missions)


@dataclass(frozen=True)
class View:
    """What a player sees who is about to draw."""

    standing: Standing
    prizes: Prizes


@dataclass(frozen=True)
class Appraiser:
    """Knows the table and the taste of one bot."""

    table: Table
    taste: Taste

    def planes(self, ways: Ways, legal: int, view: View) -> Planes:
        """The values of the legal drawings, in quarters of a point; of the others they mean nothing."""
        standing = view.standing
        planes = self._found(ways, standing)[:]
        self._worlds(planes, ways, legal, view)
        mission = self.table.mission_of.get(ways.shape)
        if mission == "treasure":
            untouched = [index for index in range(len(ways.beside_treasure)) if not standing.treasures >> index & 1]
            hits = [ways.beside_treasure[index] & legal for index in untouched]
            self._counted(planes, hits, "treasure", standing.treasures.bit_count())
        elif mission == "cluster":
            self._cluster(planes, ways, legal, standing)
        elif mission == "black-hole" and standing.holes:
            self._counted(planes, [ways.beside(standing.holes) & legal], mission, standing.near_holes)
        elif ways.shape == self.table.setup.black_hole and standing.far_from_holes:
            hits = [ways.beside((mask,)) & legal for mask in standing.far_from_holes]
            self._counted(planes, hits, "black-hole", standing.near_holes)
        return planes

    def _gain(self, mission: str, count: int, more: int) -> int:
        points = self.table.points
        return (points[count + more] - points[count]) * UNIT * self.taste.weights.get(mission, 100) // 100

    def _found(self, ways: Ways, standing: Standing) -> Planes:
        """What does not depend on what is legal; remembered, as other games come to the same."""
        mission = self.table.mission_of.get(ways.shape)
        count = standing.aliens if mission == "alien" else standing.upgrades if mission == "upgrade" else 0
        around = [(spot.around & standing.covered).bit_count() for spot in self.table.board.treasures]
        key = (self.taste.key, mission if count or mission in FINDING else "", count, *around)
        known = ways.appraised.get(key)
        if known is None:
            known = [0] * PLANES
            self._aliens_and_upgrades(known, ways, mission, count)
            self._treasures(known, ways, around)
            if len(ways.appraised) >= MOST_REMEMBERED:
                ways.appraised.clear()
            ways.appraised[key] = known  # only when it is complete, as other threads may look for it
        return known

    def _aliens_and_upgrades(self, planes: Planes, ways: Ways, mission: str | None, count: int) -> None:
        """Each drawing covers as many as ever, only what a mission pays for them changes."""
        for aliens, upgrades, members in ways.finds:
            value = -aliens * self.table.content.scoring.alien * UNIT * self.taste.aliens // 100
            value += upgrades * self.taste.upgrade
            if mission == "alien":
                value += self._gain(mission, count, aliens)
            elif mission == "upgrade":
                value += self._gain(mission, count, upgrades)
            add(planes, members, max(0, value))

    def _worlds(self, planes: Planes, ways: Ways, legal: int, view: View) -> None:
        for within, prize, distance in zip(ways.nearing, view.prizes, view.standing.distances, strict=True):
            if not prize:
                continue
            for step in range(min(distance, len(within)) - 1, -1, -1):
                members = within[step] & legal
                if not members:
                    break
                add(planes, members, self.taste.approach if step else prize * UNIT * self.taste.worlds // 100)

    def _treasures(self, planes: Planes, ways: Ways, covered: Sequence[int]) -> None:
        shares = self.taste.surrounding
        for spot, takers, before in zip(self.table.board.treasures, ways.around_treasure, covered, strict=True):
            missing = 6 - spot.around.bit_count()  # where the grid ends nothing needs to be covered
            for count, members in takers if spot.is_open else ():
                value = shares[min(missing + before + count, 6)] - (shares[missing + before] if before else 0)
                add(planes, members, value * self.table.content.scoring.treasure * self.taste.treasures // 1000)

    def _counted(self, planes: Planes, hits: Sequence[int], mission: str, count: int) -> None:
        """Each of the sets adds one to the count of a mission; some drawings are in several of them."""
        times: list[int] = []
        for hit in hits:
            for index in range(len(times) - 1, -1, -1):
                both = times[index] & hit
                if both and index + 1 == len(times):
                    times.append(both)
                elif both:
                    times[index + 1] |= both
            if times:
                times[0] |= hit
            elif hit:
                times.append(hit)
        for more, members in enumerate(times):
            add(planes, members, self._gain(mission, count + more, 1))

    def _cluster(self, planes: Planes, ways: Ways, legal: int, standing: Standing) -> None:
        """A drawing joins all groups it touches; only the largest group counts."""
        sizes = {1: legal}
        for group in standing.groups:
            beside = ways.beside(group)
            split: dict[int, int] = {}
            for size, members in sizes.items():
                for new_size, part in ((size, members & ~beside), (size + len(group), members & beside)):
                    if part:
                        split[new_size] = split.get(new_size, 0) | part
            sizes = split
        largest = standing.cluster
        for size, members in sizes.items():
            if size > largest:
                add(planes, members, self._gain("cluster", largest, size - largest))
