"""The games, one folder each; the folder is the registration, also in folders with further games."""

from generator.data import further_folders

__path__ = [*__path__, *(str(folder / "generator" / "games") for folder in further_folders())]
