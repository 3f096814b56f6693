"""Transcript set-up: whether the tiles and missions of a written game can have lain on the control board."""

from collections.abc import Iterator

from generator.findings import Finding
from generator.findings import has_errors
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.written.file import ReadTranscript
from generator.load.suggest import did_you_mean

TILES = 5


def read_setup(source: ReadTranscript) -> tuple[Setup | None, tuple[Finding, ...]]:
    """The set-up, or None and what is wrong with it."""
    findings = (*_tile_faults(source), *_mission_faults(source))
    black_hole = source.content.black_hole.id
    setup = Setup(source.file.tiles, tuple(source.file.missions), black_hole)
    return None if has_errors(findings) else setup, findings


def _tile_faults(source: ReadTranscript) -> Iterator[Finding]:
    tiles, document = source.file.tiles, source.document
    if len(tiles) != TILES:
        message = f"the board has {TILES} tiles, here are {len(tiles)}"
        yield Finding("DS402", message, document.key_span(("tiles",)), help="the black hole is not one of them")
    known = [shape.id for shape in source.content.shapes]
    for number, tile in enumerate(tiles[: 2 * TILES]):
        place = document.span(("tiles", number))
        if tile not in known:
            fix = "it lies right of the tiles in every game" if tile == source.content.black_hole.id else ""
            yield Finding("DS403", f"there is no tile {tile!r}", place, help=fix or did_you_mean(tile, known))
        elif tile in tiles[:number]:
            yield Finding("DS404", f"the tile {tile!r} is listed twice", place, help="there is one of each")


def _mission_faults(source: ReadTranscript) -> Iterator[Finding]:
    missions, place = source.file.missions, source.document.key_span(("missions",))
    missing = [mission for mission in source.content.missions if mission not in missions]
    if missing:
        yield Finding("DS405", f"missions without a tile: {', '.join(missing)}", place, help=EACH_ONCE)
    elif len(missions) != len(source.content.missions):
        yield Finding("DS405", f"there are 5 missions, here are {len(missions)}", place, help=EACH_ONCE)


EACH_ONCE = "list each mission once, in the order of the tiles they face"
