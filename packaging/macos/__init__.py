"""What a person on a Mac downloads: a disk image with Kupa.app, made from the bundle in dist/Kupa.app.

`python3 dev.py package macos` does all of it on a Mac; each step can be named and run alone.

- `plist`: what macOS reads about the program: Info.plist for kupa.spec, names in both languages, entitlements
- `build`: the steps from the bundle to the disk image, signed and notarised where there are credentials
- `trial`: opens the image, copies the program as a person would, plays
"""
