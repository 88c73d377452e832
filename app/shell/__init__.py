"""The windows: shelf, new game, table, curtain, rules page, statistics, laboratory and settings."""
