"""Written games: a game that was written down is read, judged move by move, and scored."""
