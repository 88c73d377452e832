"""What the three systems call Kupa, its files and those who make it: one place for every installer to read.

Python's own library is all it needs, so that dev.py and kupa.spec can import it from a bare checkout. The version
number is not here but in app/__init__.py.
"""

NAME = "Kupa"
"""The program's name in Latin letters; folders and files are called so on every system."""

PUBLISHER = "The Kupa authors"

APPLICATION_ID = "org.kupa.Kupa"
"""How desktops and macOS tell programs apart. It is a name and no address: nothing is ever fetched from there."""

EXTENSION = "kupa"
MIME_TYPE = "application/x-kupa"
FILE_TYPE = "org.kupa.game"
"""Saved games: their ending, their MIME type, and their type on macOS."""
