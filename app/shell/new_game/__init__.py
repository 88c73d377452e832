"""The sheet on which a new game is agreed."""
