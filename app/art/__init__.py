"""What the program draws itself: card faces, backs, tiles, plates, icons, sounds."""
