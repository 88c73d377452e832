"""Computer players: random, greedy and one search, with one small file of judgement a game."""
