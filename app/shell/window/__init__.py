"""The one window: its pages and sheets, its place on the screen, what it says of what could not be kept."""
