"""The parts of the rules leaflet: examples that the rules have confirmed, pictures of them, and the pages."""
