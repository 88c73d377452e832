"""The program without a window: one small module for each command, chosen by `app.__main__`."""
