"""Impose: scenes are put on pages, with the footer every page carries."""

from collections.abc import Iterator

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.impose.footer import imprint
from generator.impose.footer import scale_bar
from generator.impose.page import Page
from generator.impose.paper import PagePlan
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun


def impose(scenes: tuple[Scene, ...], run: PrintRun, look: Look, name: str = "page") -> tuple[Page, ...]:
    """All copies on pages, still without page numbers; drawings that pages share are called after `name`."""
    if all(scene.cut for scene in scenes):
        from generator.impose.pieces import impose_pieces

        return impose_pieces(scenes, run, look, name)
    return _impose_pages(scenes, run, look, name)


def _impose_pages(scenes: tuple[Scene, ...], run: PrintRun, look: Look, name: str) -> tuple[Page, ...]:
    """One copy's scenes together; pages that look the same share one drawing."""
    plan = plan_page(run.paper, run.per_page, run.is_portrait)
    fills = list(_fills(len(scenes), run.copies, len(plan.slots)))
    bodies = {
        (scene, times): _body(f"page-{name}-{number}", scenes[scene], times, plan, look)
        for number, (scene, times) in enumerate(dict.fromkeys(fills), start=1)
    }
    return tuple(
        Page(plan.size, (Use(bodies[fill]),), bookmark=scenes[index].caption if index < len(scenes) else "")
        for index, fill in enumerate(fills)
    )


def _fills(scenes: int, copies: int, slots: int) -> Iterator[tuple[int, int]]:
    """What stands on each page: which scene, and how many times. Scene 0 of the first copies, then their scene 1 …"""
    for start in range(0, copies, slots):
        for scene in range(scenes):
            yield scene, min(slots, copies - start)


def _body(name: str, scene: Scene, times: int, plan: PagePlan, look: Look) -> Symbol:
    items: list[Item] = []
    for slot in plan.slots[:times]:
        room = Point((slot.width - scene.size.width) / 2, (slot.height - scene.size.height) / 2)
        items.append(Group(scene.items, at=slot.top_left + room))
    for cut in plan.cuts:
        items.append(rule(plan.safe.left, plan.safe.right, cut, look.style("cut")))
    items += [scale_bar(plan.footer, look), imprint(plan.footer, scene.caption, look)]
    return Symbol(name, tuple(items), Box.at(0, 0, plan.size.width, plan.size.height))
