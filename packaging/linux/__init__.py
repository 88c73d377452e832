"""What a person on Linux downloads: a Debian package and an archive, made from the bundle in dist/kupa.

`python3 dev.py package` makes them (`linux.build`), `python3 dev.py package --check` tries them in a clean Debian made
for that (`linux.check`). This needs only Python's own library, `dpkg-deb` for the package, and `debootstrap` for the
trial.

- `words`: the texts of i18n/packages/linux.he.ts in both languages
- `desktop`: menu entry, MIME type, AppStream data, manual page
- `tree`: the files as they lie in a system
- `needs`: what the bundle asks of a system, as Debian's dependencies
- `deb`, `archive`: the two downloads
- `root`, `association`, `check`: a clean Debian, what a double click does in it, and the trial
- `flatpak`, `org.kupa.Kupa.json`: the description of a Flatpak, made from the archive
"""
