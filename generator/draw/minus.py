"""The minus sign: people read −5, whatever computers write."""

MINUS = "−"


def signed(number: float | str) -> str:
    """The number as text, with the sign that belongs to it."""
    return str(number).replace("-", MINUS)
