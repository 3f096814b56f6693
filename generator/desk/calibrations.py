"""Calibrations: the page that somebody measures their printer with."""

from generator.desk.names import language_for
from generator.desk.names import paper_for
from generator.desk.names import theme_for
from generator.desk.printers import NO_PROFILE
from generator.desk.printers import chosen_profile
from generator.desk.ready import ReadyPages
from generator.desk.ready import ready_pages
from generator.impose.paper import Paper
from generator.printer.calibrate import calibrate
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class CalibrationWish:
    """'' where it is left to us; with a profile, to see whether that is right."""

    paper: str = ""
    theme: str = ""
    language: str = ""
    printer: str = NO_PROFILE


@dataclass(frozen=True)
class CalibrationPages:
    paper: Paper
    pages: ReadyPages


def calibration_pages(wish: CalibrationWish) -> CalibrationPages:
    """Front and back of one sheet."""
    paper, theme, language = paper_for(wish.paper), theme_for(wish.theme), language_for(wish.language)
    document, name = calibrate(paper, theme, language), f"calibration-{language}-{theme}-{paper.id}"
    return CalibrationPages(paper, ready_pages(document, name, chosen_profile(wish.printer)))
