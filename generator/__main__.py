"""`python -m generator` is the same as `papercosmos`."""

from generator.cli import main

main()
