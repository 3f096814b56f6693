"""Distant Suns played by the thousand: bots, whole games, and what is measured of them.

*Ways* are all drawings of one shape with so many hexes left out; a set of ways is the bits of one integer. A *standing*
is what a player has achieved so far. A *record* is what is kept of a finished game.
"""
