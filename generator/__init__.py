"""Papercosmos: YAML definitions of paper games in, printable and playable paper out."""

__version__ = "0.1.0"
