"""What the three systems share when a release is made: its stamp, its checksums, its publication.

- `stamp`: what a release says about itself, for the program to read
- `words`: the texts of the three systems in both languages
- `publish`: SHA-256 sums of what was made, and the release on GitHub
"""
