"""What several games have in common: small named modules of definitions, so that no game imports another."""
