"""Profiles: what somebody read off the calibration sheet of one printer, and what follows for a page.

Lengths are told for paper that stands upright: *width* is along its short edge. *Drift* is how far backs lie from
where they should, as seen from the front against the light.
"""

from generator.geometry.point import ORIGIN
from generator.geometry.point import Point
from generator.impose.page import Adjustment
from generator.impose.page import Edge
from generator.impose.page import Page
from generator.values import dataclass

MOST_OFF = 0.05  # a printer that is further off than this was told to scale the page
MOST_DRIFT = 10.0  # mm


@dataclass(frozen=True, slots=True)
class Measure:
    """A line of so many mm, and how long it came out of the printer."""

    printed: float = 1.0
    measured: float = 1.0

    @property
    def factor(self) -> float:
        """What makes the line come out as it should."""
        return self.printed / self.measured

    @property
    def is_credible(self) -> bool:
        return abs(self.measured / self.printed - 1) <= MOST_OFF + 1e-9


TRUE = Measure()


@dataclass(frozen=True, slots=True)
class Drift:
    right: float = 0.0
    down: float = 0.0

    @property
    def is_credible(self) -> bool:
        return max(abs(self.right), abs(self.down)) <= MOST_DRIFT


STILL = Drift()


@dataclass(frozen=True, slots=True)
class Profile:
    """What was measured of one printer; what was not is true."""

    name: str
    width: Measure = TRUE
    height: Measure = TRUE
    drift: Drift = STILL

    def adjustment(self, page: Page) -> Adjustment:
        """What makes the page print true: lengths on every page, the place on backs."""
        across, down = (self.height, self.width) if page.is_landscape else (self.width, self.height)
        return Adjustment(across.factor, down.factor, self._shift(page))

    def _shift(self, page: Page) -> Point:
        """Against the drift, on the back itself, where left and right are swapped.

        Turned on the short edge, a page is upside down to that: up and down are swapped instead.
        """
        if not page.is_back:
            return ORIGIN
        against = Point(self.drift.right, -self.drift.down)
        return against if page.turned_on is Edge.LONG else against * -1
