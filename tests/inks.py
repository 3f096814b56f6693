"""Inks: how light a colour is and how far it stands out, as WCAG 2 measures it."""

from generator.draw.scene import Style

PAPER = "#ffffff"
PLAIN_LIGHT = 0.75  # luminance a pencil line stands out from
READABLE = 4.5  # contrast that WCAG asks of lettering


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it: 0 black, 1 white."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def colours(style: Style) -> set[str]:
    return {colour for colour in (style.fill, style.stroke) if colour}
