"""Invent: new sheets and shapes, drawn by chance from a named stream, fit to be examined and played."""
