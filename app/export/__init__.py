"""What one takes home of a game: a film (WebP, GIF), a page that steps through it, a picture of the table.

Everything here is made of the stills of a `Reel` (app.session.reel), which hold one seat's view, or of the view that
lies on the table; nothing here is given a record. Needs Qt to paint and Pillow to compress.
"""
