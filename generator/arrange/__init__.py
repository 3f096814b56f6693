"""Arrange: one code makes one set-up of the content, the same on every machine."""
