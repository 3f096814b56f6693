"""Calibrate: the calibration sheet in one look, checked like everything that is printed."""

from generator.data import templates
from generator.draw.look_files import read_look
from generator.errors import FindingsError
from generator.impose.calibration import calibration
from generator.impose.page import Document
from generator.impose.paper import Paper


def calibrate(paper: Paper, theme: str, language: str) -> Document:
    """Front and back; FindingsError if the look cannot be read."""
    look = read_look(templates(), theme, language)
    if look.value is None:
        raise FindingsError(look.findings)
    return calibration(paper, look.value)
