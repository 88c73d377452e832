"""The room of the printer: what is to be printed, and how; and the person's own pictures for the cards."""
