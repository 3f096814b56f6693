"""One file for each metric, with METRIC at its foot; what it is called here is what reports call it."""
