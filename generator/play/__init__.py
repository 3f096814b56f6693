"""Play: games by the thousand, counted and measured; what any game shares.

A *study* plays *series* of games: who sits where, how often. Each series is cut into *blocks*; what is counted in a
block is a *tally* of whole numbers, and tallies are added in the order of the blocks. So one process, four, or seven
machines give the same report. A *metric* counts games and gives *readings*: figures with an interval and a band.
"""
