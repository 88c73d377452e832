<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name></name>
    <message id="macos.name">
        <source>Kupa</source>
        <extracomment>The name below the icon and in the menu bar.</extracomment>
        <translation>קופה</translation>
    </message>
    <message id="macos.file">
        <source>Kupa game</source>
        <extracomment>What the Finder calls a saved game.</extracomment>
        <translation>משחק קופה</translation>
    </message>
    <message id="macos.first">
        <source>First start</source>
        <extracomment>Name of a text file beside the program, where the program is not signed.</extracomment>
        <translation>פתיחה ראשונה</translation>
    </message>
    <message id="macos.first.text">
        <source>Drag Kupa onto the folder beside it and open it there.

This Kupa is not signed by a developer Apple knows, so macOS refuses the first time. Then: System Settings, Privacy and Security, far down; there it says that Kupa was blocked, and the button Open Anyway lets it start. The button is there for about an hour after the refusal. From then on Kupa opens like any other program.</source>
        <extracomment>The text of that file.</extracomment>
        <translation>לגרור את קופה אל התיקייה שלידה ולפתוח אותה משם.

העותק הזה של קופה לא חתום בידי מפתח ש־Apple מכירה, ולכן macOS מסרבת בפעם הראשונה. אז: הגדרות המערכת, פרטיות ואבטחה, למטה; שם כתוב שקופה נחסמה, והכפתור „פתח בכל זאת” פותח אותה. הכפתור מופיע כשעה אחרי הסירוב. מכאן ואילך קופה נפתחת כמו כל תוכנה.</translation>
    </message>
</context>
</TS>
