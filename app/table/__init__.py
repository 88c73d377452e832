"""The Qt scene: zones and cards, geometry, clock, gestures, keyboard, prompts and the table in words."""
