"""Arrange: set-ups from codes and descriptions."""
