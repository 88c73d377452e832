"""Codes to sentences in two languages; cards, numbers, names and counted nouns that survive mixed directions."""
