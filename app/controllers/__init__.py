"""One controller a game: where its zones lie, how gestures become actions, what to point out."""
