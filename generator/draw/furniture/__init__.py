"""Furniture: what several games put on paper."""
