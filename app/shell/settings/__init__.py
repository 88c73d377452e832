"""What a person has chosen, how it is kept, and the sheets of settings and of the program."""
