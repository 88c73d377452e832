"""Kupa, a desktop card table for Hebrew house games.

Each package below is one layer; which layer may import which is the table `LAYERS` in `tests/test_house.py`.
The program keeps everything it stores (games in progress, statistics, settings) in one folder: the one that the
environment variable `KUPA_HOME` names, else the usual place of the system.
"""

__version__ = "0.1.0"
