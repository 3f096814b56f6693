"""Check: what is asked of every layout, and who examines it."""
