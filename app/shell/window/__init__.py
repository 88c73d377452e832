"""The one window: its pages and sheets, its place on the screen, what it says about what could not be kept."""
