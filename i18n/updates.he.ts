<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="updates.look">
        <source>Look for a newer version</source>
        <extracomment>A link; it opens a page in the browser.</extracomment>
        <translation>לחפש גרסה חדשה</translation>
    </message>
    <message id="updates.look.help">
        <source>Opens {page:plain} in the browser. Kupa itself sends nothing.</source>
        <translation>נפתח בדפדפן: {page:plain}. קופה עצמה לא שולחת כלום.</translation>
    </message>
    <message id="updates.no-browser">
        <source>No browser opened; the address is on the clipboard</source>
        <translation>לא נפתח דפדפן; הכתובת הועתקה</translation>
    </message>
    <message id="updates.remind">
        <source>A reminder on the shelf when this version is getting old</source>
        <translation>תזכורת על המדף כשהגרסה כבר ישנה</translation>
    </message>
    <message id="updates.remind.help">
        <source>Twelve weeks after the version’s date, or after you last looked. Nothing is sent.</source>
        <translation>שנים־עשר שבועות אחרי תאריך הגרסה, או אחרי הפעם האחרונה שחיפשנו. שום דבר לא נשלח.</translation>
    </message>
    <message id="updates.from">
        <source>This version is from {month:word month} {year:plain}.</source>
        <extracomment>The reminder on the shelf; two links follow.</extracomment>
        <translation>הגרסה הזאת היא {month:word month from} {year:plain}.</translation>
    </message>
    <message id="updates.enough">
        <source>No more reminders</source>
        <extracomment>Switches the reminder off.</extracomment>
        <translation>בלי תזכורות</translation>
    </message>
</context>
</TS>
