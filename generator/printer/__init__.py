"""Printers: what was measured of one, kept as a profile, and how pages are adjusted to print true on it."""

FILE = "printers.yaml"  # in the folder of what belongs to one person
