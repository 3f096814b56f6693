"""The lowest versions that pyproject.toml allows of the libraries we need, as constraints for pip."""

import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

for needed in PROJECT["dependencies"]:
    name, version = needed.split(">=")
    sys.stdout.write(f"{name}=={version}\n")
