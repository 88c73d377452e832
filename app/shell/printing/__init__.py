"""The room of the printer: what to print and how, and the person's own pictures for the cards."""
