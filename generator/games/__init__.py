"""The games, one folder each; the folder is the registration."""
