"""What the program draws by itself: card faces, backs, tiles, icons; print sheets and exported pictures."""
