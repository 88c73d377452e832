"""Tests of what one takes home of a game."""
