"""What Windows reads in kupa.exe before it starts it: who made it, in which version, and how it wants to be treated.

`version_resource` and `manifest` return the texts that PyInstaller takes; kupa.spec passes them on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import identity

ENGLISH, HEBREW = 0x0409, 0x040D
"""Windows' numbers for the two languages."""
UTF_16 = 1200
"""Windows' number for the encoding of the texts."""
COPYRIGHT = f"Copyright (c) 2026 {identity.PUBLISHER}. MIT"
WINDOWS_10 = "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"
"""How a manifest says that a program knows Windows 10 and 11; Qt runs on nothing older."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as the four numbers that Windows compares: `0.1.0` is 0, 1, 0, 0; what follows them does not count.

    Raises ValueError for a version that does not begin with a number.
    """
    found = re.match(r"\d+(?:\.\d+){0,3}", version)
    if found is None:
        raise ValueError(f"{version!r} is no version")
    parts = [int(part) for part in found[0].split(".")]
    parts += [0] * (4 - len(parts))
    return (parts[0], parts[1], parts[2], parts[3])


def version_strings(version: str, about: str, file: str) -> Mapping[str, str]:
    """The texts of a version resource by Windows' names for them; `about` says what `file` is."""
    return {
        "CompanyName": identity.PUBLISHER,
        "FileDescription": about,
        "FileVersion": version,
        "InternalName": file.partition(".")[0],
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": file,
        "ProductName": identity.NAME,
        "ProductVersion": version,
    }


def version_resource(version: str, about: Mapping[int, str], file: str) -> str:
    """The version resource as PyInstaller reads it; `about` says in each language, by its number, what `file` is."""
    four = numbers(version)
    tables = ",\n".join(
        f"StringTable({f'{language:04X}{UTF_16:04X}'!r}, ["
        + ", ".join(f"StringStruct({k!r}, {v!r})" for k, v in version_strings(version, text, file).items())
        + "])"
        for language, text in about.items()
    )
    # 0x40004: a program of Windows NT with a 32-bit interface; 1: an application. Windows' headers call them so.
    fixed = f"filevers={four}, prodvers={four}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)"
    translations = [number for language in about for number in (language, UTF_16)]
    return (
        f"VSVersionInfo(ffi=FixedFileInfo({fixed}), kids=[\n"
        f"StringFileInfo([{tables}]),\nVarFileInfo([VarStruct('Translation', {translations})])])\n"
    )


def manifest(version: str) -> str:
    """The application manifest.

    The program runs with the permissions it is started with, knows Windows 10 and 11, scales by itself on each screen,
    may use paths of any length, and gets UTF-8 where Windows would otherwise give the code page of its region.
    """
    dotted = ".".join(str(number) for number in numbers(version))
    settings = "http://schemas.microsoft.com/SMI"
    return f"""\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <assemblyIdentity type="win32" name="{identity.APPLICATION_ID}" version="{dotted}" processorArchitecture="*"/>
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{WINDOWS_10}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="{settings}/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="{settings}/2016/WindowsSettings">PerMonitorV2, PerMonitor</dpiAwareness>
      <longPathAware xmlns="{settings}/2016/WindowsSettings">true</longPathAware>
      <activeCodePage xmlns="{settings}/2019/WindowsSettings">UTF-8</activeCodePage>
    </windowsSettings>
  </application>
  <dependency>
    <dependentAssembly>
      <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0"
        processorArchitecture="*" publicKeyToken="6595b64144ccf1df" language="*"/>
    </dependentAssembly>
  </dependency>
</assembly>
"""
