"""Wording: figures as people read them, the same in a terminal, on paper and on a page."""

from generator.draw.minus import MINUS
from generator.draw.minus import signed
from generator.game.metric import Band
from generator.game.metric import Unit
from generator.play.report import BandVerdict
from generator.play.report import Figure

MARKS = {
    BandVerdict.FINE: "fine",
    BandVerdict.DOUBTFUL: "doubtful",
    BandVerdict.LOW: "TOO LOW",
    BandVerdict.HIGH: "TOO HIGH",
    BandVerdict.FREE: "",
}


def amount(value: float, unit: Unit) -> str:
    match unit:
        case Unit.SHARE:
            return f"{_number(100 * value, 1)} %"
        case Unit.DIFFERENCE:
            number = _number(100 * value, 1)
            return f"{number if number.startswith(MINUS) else f'+{number}'} %"
        case Unit.TIMES:
            return f"{_number(value, 2)} ×"
        case Unit.POINTS | Unit.COUNT:
            return _number(value, 1)


def _number(value: float, digits: int) -> str:
    """With a real minus, and none before a zero."""
    text = f"{value:.{digits}f}"
    return text.removeprefix("-") if not float(text) else signed(text)


def plain(value: float, unit: Unit) -> str:
    """Without the unit, for the ends of intervals and bands."""
    return amount(value, unit).removesuffix(" %").removesuffix(" ×")


def value_of(figure: Figure) -> str:
    return amount(figure.reading.value, figure.unit)


def interval_of(figure: Figure) -> str:
    if figure.interval is None:
        return ""
    low, high = (plain(end, figure.unit) for end in figure.interval)
    return f"{low} to {high}"


def band_of(figure: Figure) -> str:
    return "" if figure.reading.band is None else _band(figure.reading.band, figure.unit)


def _band(band: Band, unit: Unit) -> str:
    if band.least is None:
        return f"at most {plain(band.most or 0, unit)}"
    if band.most is None:
        return f"at least {plain(band.least, unit)}"
    return f"{plain(band.least, unit)} to {plain(band.most, unit)}"
