"""Load: the YAML of Distant Suns becomes content, with findings."""
