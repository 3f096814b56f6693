"""Makes the tables of the rules, written for their own tests, known to the tests of play as well."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "rules"))
