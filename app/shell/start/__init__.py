"""Starting: the command line, one running copy, files handed over, and messages when something is wrong."""
