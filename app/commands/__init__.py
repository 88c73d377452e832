"""The program without a window: one small module a command, picked by `app.__main__`."""
