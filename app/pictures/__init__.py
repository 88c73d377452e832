"""The person's own pictures for the cards: checking them before use, and keeping them. No Qt; Pillow reads them."""
