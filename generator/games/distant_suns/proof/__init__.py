"""Proofs about a layout: what can happen in a game on it, with such a game as witness, and what cannot, and why.

A *line* is one player's way through a game: for each turn the module, the shape it gives and the drawing, if any. As a
module can be turned over, either half can point at the player, so any line can be played in a game of any number of
players. A *layer* is a least number of drawings, found by ignoring overlaps: never too high.
"""
