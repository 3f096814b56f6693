"""The same games, compiled by numba where it is installed: twenty times as fast, and identical move by move.

Only bots that think like greedy, or not at all, are here; all others play on the engine. Everything is whole numbers,
and the numbers of chance come from the same streams, so that records are equal. The tests hold that.

From plain Python one enters through `records`; `batch` plays many `game`s at once, with `streams` of chance; in a game
`modules` are placed and drawings are chosen (`choose`) among the `legal` ones by their `worth`; `players` is where
everybody stands, `totals` the score; `tables` is what is known of a board; `bits` and `part` are for all of them.
"""
