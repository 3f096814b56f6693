"""Project: a designer's own folder, in which layouts, shapes, missions and kits go before those we ship."""
