"""What the tests of written games share: the English look."""

import pytest
from prints import look_of

from generator.draw.look import Look


@pytest.fixture
def look() -> Look:
    return look_of("colour")
