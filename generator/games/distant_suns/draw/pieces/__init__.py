"""Pieces: the parts of the box that are cut out, and what their drawers share."""
