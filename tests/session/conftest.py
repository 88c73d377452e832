"""What the tests of sittings share with those of the windows."""

from tests.shell.conftest import kept, played, settings, store  # noqa: F401
