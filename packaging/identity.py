"""What the three systems call Kupa, its files and its makers, in one place for every installer.

It needs only the standard library, so that dev.py and kupa.spec can import it from a bare checkout. The version number
is not here but in app/__init__.py.
"""

NAME = "Kupa"
"""The program's name in Latin letters, used for folders and files on every system."""

PUBLISHER = "The Kupa authors"

APPLICATION_ID = "org.kupa.Kupa"
"""How desktops and macOS tell programs apart. It is a name and not an address: nothing is ever fetched from there."""

EXTENSION = "kupa"
MIME_TYPE = "application/x-kupa"
FILE_TYPE = "org.kupa.game"
"""Saved games: their suffix, their MIME type, and their type on macOS."""
