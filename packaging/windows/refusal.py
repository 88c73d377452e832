"""What keeps an installer from being made, or from passing its trial."""


class Refused(Exception):
    """An installer cannot be made or has failed its trial; `str(error)` says why in one sentence."""
