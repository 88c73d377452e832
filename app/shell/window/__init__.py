"""The one window: its pages and sheets, its place on the screen, and its messages about what could not be kept."""
