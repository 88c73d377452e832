"""What one takes home on paper: decks and tokens to cut out, rules and score sheets, the results of an evening.

`paper` says where things lie on a sheet, in millimetres; `order` says what is wanted; `pages` makes pages of it, each
of which paints itself in millimetres; `files` writes them as a PDF or as pictures. Needs Qt to paint, and no window.
"""
