"""Draw: the components, each a module with `COMPONENT` at its foot, and in folders what they are made of."""
