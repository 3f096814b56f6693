"""The same games, compiled by numba where it is installed: several times as fast, and identical move by move.

Only bots that think like greedy, or not at all, are here; all others play on the engine. Everything is whole numbers,
and the numbers of chance come from the same streams, so that records are equal. The tests hold that.
"""
