"""The table's page: bar, cloth, voice, panels, the curtain between persons, computer players, the end."""
