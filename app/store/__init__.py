"""What is kept: games in progress, history, statistics and settings in SQLite, and `.kupa` files.

Everything lies in one folder: the one named by the environment variable `KUPA_HOME`, else the place the system
keeps for a program's data.
"""
