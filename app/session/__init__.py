"""A game as persons sit at it, without a window: who sits where, whose cards may be shown, what may be taken back.

Also how it is kept, what each seat was told, how it ended, how it is watched again, and the cases one may practise. The
windows (`app.shell`) show what a session gives them and hand it what persons do.
"""
