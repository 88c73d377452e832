"""What keeps an installer from being made or from passing its trial."""


class Refused(Exception):
    """`str(error)` is one sentence for who runs the command."""
