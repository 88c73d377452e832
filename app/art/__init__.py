"""What the program draws by itself: card faces, backs, tiles, plates, icons, sounds."""
