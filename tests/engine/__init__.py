"""What a card game is: laws that hold for all games."""
