"""What a person on Windows downloads: an installer for one user, made from the bundle in dist/kupa.

`python3 dev.py package windows` makes it on Windows; with `--stand-in` wherever makensis is, around a payload that only
looks like a bundle, so that the script can be tried without Windows.

- `resources`: version resource and manifest of the program, for kupa.spec
- `script`: the generated parts of the installer's script: names, sentences, the list of files
- `kupa.nsi`: the script itself
- `picture`: the picture at the side of its last page
- `build`: makes the installer, signs what can be signed
- `trial`: installs, plays, saves, removes, on a real Windows
"""
