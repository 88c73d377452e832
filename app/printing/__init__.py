"""What people take home on paper: decks and tokens to cut out, rules and score sheets, the results of an evening.

`paper` has the layout of a sheet, in millimetres. `order` describes what to print. `pages` makes its pages, each of
which paints itself in millimetres. `files` writes them as a PDF or as pictures. Needs Qt to paint, and no window.
"""
