"""Numbers as text: one way for all writers."""


def number(value: float) -> str:
    """At most three decimals (a thousandth of a millimetre), never `-0`."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
