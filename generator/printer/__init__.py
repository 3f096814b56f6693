"""Printers: what was measured of one, kept as a profile, and how pages are adjusted to print true on it."""
