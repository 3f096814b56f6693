"""Draw: scenes in millimetres, free of any output format; what is drawn, a game's components say."""
