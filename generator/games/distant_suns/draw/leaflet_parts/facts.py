"""Facts: the numbers that the words of the leaflet and the aid contain, taken from the content and the rules."""

from collections.abc import Mapping

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.control import round_lengths
from generator.games.distant_suns.rules.setup import PLAYERS


def facts(content: Content) -> Mapping[str, object]:
    lengths = round_lengths(content.control)
    shortest, longest = min(lengths), max(lengths)
    return {
        "least": min(PLAYERS),
        "most": max(PLAYERS),
        "rounds": content.control.rounds,
        "turns": str(longest) if shortest == longest else f"{shortest}–{longest}",
        "modules": content.control.modules,
        "slots": content.control.zones - 1,
        "tiles": len(content.shapes),
        "missions": content.control.sides * len(content.missions),
        "spent": MOST_SPENT,
        "treasure": content.scoring.treasure,
        "alien": abs(content.scoring.alien),
    }
