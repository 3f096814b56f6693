"""The parts of a shape template: its form, and where its name and symbol have room."""
