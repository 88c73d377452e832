"""The sheet on which people agree on a new game."""
