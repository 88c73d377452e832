<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name></name>
    <message id="windows.name">
        <source>Kupa</source>
        <extracomment>The name in the start menu and on the desktop.</extracomment>
        <translation>קופה</translation>
    </message>
    <message id="windows.about">
        <source>Kupa, a card table</source>
        <extracomment>What the properties of the program and of its installer say it is.</extracomment>
        <translation>קופה, שולחן קלפים</translation>
    </message>
    <message id="windows.file">
        <source>Kupa game</source>
        <extracomment>What the file manager calls a saved game.</extracomment>
        <translation>משחק קופה</translation>
    </message>
    <message id="windows.parts">
        <source>For this user alone</source>
        <extracomment>Heading of the first page.</extracomment>
        <translation>רק למשתמש הזה</translation>
    </message>
    <message id="windows.parts.help">
        <source>No administrator is asked, and no other user is affected.</source>
        <extracomment>Below the heading of the first page.</extracomment>
        <translation>בלי הרשאות מנהל, ובלי לגעת במשתמשים אחרים.</translation>
    </message>
    <message id="windows.parts.text">
        <source>Kupa needs no account and no network. Saved games, settings and results lie in a folder of their own, which neither a newer version nor removing the program touches.</source>
        <extracomment>Above the list of what is to be set up.</extracomment>
        <translation>קופה פועלת בלי חשבון ובלי רשת. משחקים שמורים, הגדרות ותוצאות נמצאים בתיקייה נפרדת; גם גרסה חדשה וגם הסרת התוכנה לא נוגעות בה.</translation>
    </message>
    <message id="windows.part.program">
        <source>The program and its place in the start menu</source>
        <translation>התוכנה והמקום שלה בתפריט התחלה</translation>
    </message>
    <message id="windows.part.files">
        <source>Open saved games by a double-click</source>
        <translation>לפתוח משחקים שמורים בלחיצה כפולה</translation>
    </message>
    <message id="windows.part.desktop">
        <source>A shortcut on the desktop</source>
        <translation>קיצור דרך על שולחן העבודה</translation>
    </message>
    <message id="windows.install">
        <source>Install</source>
        <extracomment>The button.</extracomment>
        <translation>להתקין</translation>
    </message>
    <message id="windows.done">
        <source>The table is set</source>
        <extracomment>Heading of the last page.</extracomment>
        <translation>השולחן ערוך</translation>
    </message>
    <message id="windows.done.text">
        <source>Kupa stands in the start menu. To remove it: Settings, Apps.</source>
        <translation>קופה נמצאת בתפריט התחלה. להסרה: הגדרות, אפליקציות.</translation>
    </message>
    <message id="windows.done.run">
        <source>Sit down and play</source>
        <extracomment>The switch that starts the program when the installer ends.</extracomment>
        <translation>להתיישב ולשחק</translation>
    </message>
    <message id="windows.open">
        <source>Kupa is open. Close its window, and this goes on.</source>
        <extracomment>In a box with the buttons Retry and Cancel.</extracomment>
        <translation>קופה פתוחה. אחרי סגירת החלון שלה אפשר להמשיך.</translation>
    </message>
    <message id="windows.old">
        <source>The version that is here already could not be taken away; nothing was changed. Restarting Windows and starting this file again may help.</source>
        <translation>לא היה אפשר להסיר את הגרסה הקודמת, ושום דבר לא השתנה. אפשר להפעיל את Windows מחדש ולפתוח שוב את הקובץ הזה.</translation>
    </message>
    <message id="windows.system">
        <source>Kupa needs Windows 10 of October 2018 (version 1809) or newer, 64 bit.</source>
        <translation>קופה פועלת על Windows 10 מאוקטובר 2018 (גרסה 1809) ואילך, 64 סיביות.</translation>
    </message>
    <message id="windows.remove">
        <source>Remove Kupa</source>
        <extracomment>Heading of the page that asks before the program is removed.</extracomment>
        <translation>להסיר את קופה</translation>
    </message>
    <message id="windows.remove.text">
        <source>Saved games, settings and results stay, and a later installation finds them again. They lie in this folder:</source>
        <extracomment>The folder follows on a line of its own.</extracomment>
        <translation>המשחקים השמורים, ההגדרות והתוצאות נשארים, והתקנה הבאה תמצא אותם. הם בתיקייה הזאת:</translation>
    </message>
    <message id="windows.remove.do">
        <source>Remove</source>
        <extracomment>The button.</extracomment>
        <translation>להסיר</translation>
    </message>
    <message id="windows.removed">
        <source>Kupa is removed</source>
        <extracomment>Heading of the last page of the uninstaller.</extracomment>
        <translation>קופה הוסרה</translation>
    </message>
    <message id="windows.removed.text">
        <source>The saved games are kept, in this folder, which may be deleted by hand:</source>
        <extracomment>The folder follows on a line of its own.</extracomment>
        <translation>המשחקים השמורים נשארו, בתיקייה הזאת; אפשר למחוק אותה ביד:</translation>
    </message>
</context>
</TS>
