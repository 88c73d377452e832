"""A game as people sit at it, without windows: who sits where, whose cards may be shown, what may be taken back.

Also how a game is kept, what each seat was told, how it ended, how it can be watched again, and the cases to practise.
The windows (`app.shell`) show what a session gives them and pass on what people do.
"""
