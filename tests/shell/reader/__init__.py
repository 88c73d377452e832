"""What a screen reader hears outside the program: the system's own bus, and a game that plays itself in a window."""
