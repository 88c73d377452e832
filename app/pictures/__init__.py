"""The person's own pictures for the cards: looked at before they are taken, and kept. No Qt; Pillow reads them."""
