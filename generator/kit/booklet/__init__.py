"""Booklet: the bound parts of a kit as one book for each player, with a cover, a list of stops and a season's table.

A *stop* is one bound page: something to play, with its place in the season and the set-up that belongs to it.
"""
