"""The shelf: the games, and the cloth of the game to resume."""
