"""Whole seeded games as reviewable text, replayed line by line."""
