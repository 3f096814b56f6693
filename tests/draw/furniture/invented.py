"""An invented game, Tides, of which nothing is found in our folders: what it prints is furniture and a few words."""

from boxes import faults
from boxes import plan_of
from prints import look_of

from generator import discover
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.impose import impose
from generator.impose.page import Page
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun

PAPER = discover.papers()["a4"]
LONG = "Whoever holds the lantern moves *every* boat by one wave; boats that meet a reef stay there until the ebb."
WORDS = {
    "game.title": "Tides",
    "component.leaflet": "Rules of the sea",
    "component.aid": "Player aid",
    "component.boat": "Boats",
    "component.setup-card": "Set-up card",
    "tides.idea": f"{LONG} {LONG}",
    "tides.facts": "2 to 4 players · an hour",
    "tides.credit": "In our own words.",
    **{f"tides.{name}": name.capitalize() for name in ("flood", "ebb", "reefs", "harbour", "scoring")},
    **{f"tides.{name}-text": f"{LONG} {LONG} There are {{boats}} boats." for name in ("flood", "ebb", "reefs")},
    **{f"tides.step-{number}": LONG for number in (1, 2, 3)},
    "tides.right": "Two waves, and the boat is home.",
    "tides.wrong": "No boat passes a reef.",
}


def tides(theme: str = "colour", language: str = "en") -> Look:
    return look_of(theme, language, "smallest").saying(WORDS)


def ground(box: Box, look: Look) -> Item:
    """Stands for any picture that fills a box."""
    style = look.style("band")
    return Path(rectangle(box.grown(-style.width / 2)), style)


def printed(scenes: tuple[Scene, ...], look: Look, is_portrait: bool = False) -> tuple[Page, ...]:
    return impose(scenes, PrintRun(PAPER, is_portrait=is_portrait), look)


def faults_of(scenes: tuple[Scene, ...], look: Look, is_portrait: bool = False) -> list[str]:
    """What is wrong with the boxes of the pages that the scenes are printed on."""
    pages = printed(scenes, look, is_portrait)
    plan = plan_page(PAPER, 1, is_portrait)
    return [fault for page in pages for fault in faults(page, plan_of(page, PAPER) if scenes[0].cut else plan)]
