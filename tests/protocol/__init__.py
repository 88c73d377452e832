"""The engine protocol: lines in, lines out."""
