"""The commands without a window."""
