"""Tests of what people take home from a game."""
