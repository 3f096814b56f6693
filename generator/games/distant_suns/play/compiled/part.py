"""Part: how each part of the compiled game is compiled.

No part makes arrays: all belong to who calls the game, in plain Python. So references to them need not be counted,
which took about half of the time. numba has an option for that which its manual does not name; with it, rows must
be copied number by number. Small parts are built into those that call them, as a call hands over some thirty arrays.
"""

from numba import njit

part = njit(_nrt=False, forceinline=True)
large_part = njit(_nrt=False)  # called from several places, or so large that building it in takes the compiler long
