"""Exact counts of what can happen from tiny positions: a wrong rule shows as a wrong number."""
