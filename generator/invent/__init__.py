"""Invent: candidates are examined and played, cheapest questions first; what fails one of them is dropped.

A candidate depends on the seed and its number, and so does whether it passes; candidates are taken in their order.
So the same seed gives the same layouts, with however many processes; the clock can only end the list early.
"""
