"""The page of the table: bar, cloth, voice, panel, the curtain between persons, computer players, the end."""
