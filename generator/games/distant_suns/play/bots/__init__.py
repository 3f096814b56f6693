"""One file for each kind of bot; what it offers stands at its foot as BOTS, by name."""
