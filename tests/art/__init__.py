"""Card faces, plates, icons and the other drawings."""
