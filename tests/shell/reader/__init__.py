"""A screen reader's ear outside the program: the system's own bus, and a game that plays itself in a window."""
