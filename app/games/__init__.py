"""The games: one rules module a game, and the explicit list of them."""
