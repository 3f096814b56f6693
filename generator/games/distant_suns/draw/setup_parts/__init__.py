"""Set-ups on paper: what the set-up card and the no-cut table are made of."""
