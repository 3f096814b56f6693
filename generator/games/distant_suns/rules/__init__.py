"""The rules of Distant Suns as pure code: values in, new values out.

A *drawing* is a set of sectors covered at once for one shape; two drawings that cover the same sectors are the same.
A *mask* is a set of sectors as the bits of an integer. A *zone* is one of the six fields of the control board: five
tile slots, then the black hole. *Spending* an upgrade leaves out one hex of the shape to draw.
"""
