"""Run by the frozen program before anything else: tells Qt where the bundle keeps its plugins.

It replaces PyInstaller's own hook. That hook imports QtCore for this, which doubles the start-up time of the engine
process, where Qt is never used. Qt finds everything else through the configuration that PySide6 brings.
"""

import os
import sys

QT = ("PySide6",) if sys.platform == "win32" else ("PySide6", "Qt")
os.environ["QT_PLUGIN_PATH"] = os.path.join(getattr(sys, "_MEIPASS", ""), *QT, "plugins")
