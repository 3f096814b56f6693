"""Reading: what a measured length says about a printer."""

from generator.impose.footer import BAR as SHORTEST
from generator.impose.long_ruler import LONGEST
from generator.impose.long_ruler import STEP
from generator.printer.profile import Measure


def measured_ruler(length: float) -> Measure:
    """The ruler this must have been: they differ by more than any printer is off."""
    return Measure(min(LONGEST, max(SHORTEST, round(length / STEP) * STEP)), length)
