"""What a person has chosen, how it is kept, and the sheets for settings and about the program."""
