"""The players and the judgement of each game."""
