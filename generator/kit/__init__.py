"""Kit: a set of components with copies, bound into one document for one evening or one box."""
