"""Totals: the score of a player, and the counts it comes from."""

from generator.games.distant_suns.play.compiled.bits import common
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.players import ALIEN
from generator.games.distant_suns.play.compiled.players import ALIENS
from generator.games.distant_suns.play.compiled.players import BLACK_HOLE
from generator.games.distant_suns.play.compiled.players import CLUSTER
from generator.games.distant_suns.play.compiled.players import NEAR_HOLES
from generator.games.distant_suns.play.compiled.players import TREASURE
from generator.games.distant_suns.play.compiled.players import TREASURES
from generator.games.distant_suns.play.compiled.players import UPGRADE
from generator.games.distant_suns.play.compiled.players import UPGRADES
from generator.games.distant_suns.play.compiled.players import Players
from generator.games.distant_suns.play.compiled.players import largest_group
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables

MISSIONS = 5
SURROUNDED, LEFT = 5, 6  # treasures, aliens
LINE = 7


@part
def total(players: Players, tables: Tables, seat: int, line: Ints) -> int:
    """The score; the line gets the counts of the missions, then treasures surrounded and aliens left."""
    facts = players.facts[seat]
    line[ALIEN], line[UPGRADE] = facts[ALIENS], facts[UPGRADES]
    line[CLUSTER], line[BLACK_HOLE] = largest_group(players, seat), facts[NEAR_HOLES]
    line[TREASURE], line[SURROUNDED] = 0, 0
    for treasure in range(tables.treasures.shape[0]):
        line[TREASURE] += facts[TREASURES] >> treasure & 1
        if tables.treasure_facts[treasure, 1]:
            around = tables.treasure_facts[treasure, 0]
            line[SURROUNDED] += common(tables.treasures, treasure, players.sheets, seat) == around
    line[LEFT] = common(tables.aliens, 0, tables.aliens, 0) - common(tables.aliens, 0, players.sheets, seat)
    score = line[SURROUNDED] * tables.prices[0] + line[LEFT] * tables.prices[1]
    for mission in range(MISSIONS):
        score += tables.points[line[mission]]
    for world in range(players.reached.shape[1]):
        score += players.reached[seat, world]
    return score
