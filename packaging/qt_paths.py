"""Run by the frozen program before anything else: tells Qt where the bundle keeps its plugins.

It replaces PyInstaller's own hook, which imports QtCore for this and so doubles the start-up time of the engine
process, where Qt is never used. Everything else Qt finds through the configuration that PySide6 brings.
"""

import os
import sys

QT = ("PySide6",) if sys.platform == "win32" else ("PySide6", "Qt")
os.environ["QT_PLUGIN_PATH"] = os.path.join(getattr(sys, "_MEIPASS", ""), *QT, "plugins")
