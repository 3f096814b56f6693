"""Names: two words of our own for every invented sheet, in an order that belongs to the seed."""

from functools import lru_cache

from generator.arrange.stream import shuffled
from generator.arrange.stream import stream

FIRST = """
amber ashen bright calm copper crooked distant drifting drowsy early faint feathered frosted gentle gilded hollow
hidden hushed idle ivory late lonely lucid mellow misty narrow patient quiet restless roaming rusty scattered secret
silver slanted sleepless slow smoky solemn stray sunken tangled tilted twofold velvet wandering waning winding
"""
SECOND = """
anchor arbour archive attic basin beacon bell bridge burrow canal cellar channel clearing compass cove delta ferry
forge garden gate grotto harbour hollow island junction kiln lagoon ladder lock loom market maze meadow mill mirror
narrows orchard passage pier quarry reef ridge shore stair station terrace tower tunnel valley wharf yard
"""


def name_of(seed: str, number: int) -> str:
    """Such as 'Quiet harbour'; names come again only after all have been used."""
    order = _all_names(seed)
    return order[number % len(order)]


@lru_cache(maxsize=4)
def _all_names(seed: str) -> tuple[str, ...]:
    first, second = FIRST.split(), SECOND.split()
    pairs = (f"{one.capitalize()} {other}" for one in first for other in second if one != other)
    return shuffled(pairs, stream(seed, "names"))
