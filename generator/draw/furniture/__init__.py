"""Furniture: what several games put on paper, drawn from plain values and a look."""
