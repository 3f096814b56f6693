"""Caption: what a footer says of a page or piece: the game, the component, and what tells this one from others."""

from generator.draw.look import Look


def caption(component: str, look: Look, *more: str) -> str:
    return " · ".join((look.words("game.title"), look.words(f"component.{component}"), *more))
