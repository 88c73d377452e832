"""A game as persons sit at it: seats, privacy, taking back, what is kept; later its end, its replay, its cases."""
