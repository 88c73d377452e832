"""Starting: the command line, one running copy, files handed over, what is said when something is wrong."""
