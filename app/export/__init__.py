"""What people take home from a game: a film (WebP, GIF), a page that steps through it, a picture of the table.

Everything here is made from the stills of a `Reel` (app.session.reel), which hold one seat's view, or from the view on
the table; nothing here gets a record. Needs Qt to paint and Pillow to compress.
"""
