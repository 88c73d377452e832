"""The lab: many games in worker processes, and what their numbers say about a rule."""
