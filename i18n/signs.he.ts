<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="about.badge">
        <source>A person sits here; below the name stands what everybody may know.</source>
        <translation>כאן יושב שחקן, ומתחת לשם כתוב מה שכולם יודעים.</translation>
    </message>
    <message id="about.badge.computer">
        <source>A computer player sits here; below the name stands what everybody may know.</source>
        <translation>כאן יושב שחקן מחשב, ומתחת לשם כתוב מה שכולם יודעים.</translation>
    </message>
    <message id="about.badge.own">
        <source>This is your place; below the name stands what everybody may know.</source>
        <translation>זה המקום שלי, ומתחת לשם כתוב מה שכולם יודעים.</translation>
    </message>
    <message id="about.badge.out">
        <source>This player is out and decides nothing now.</source>
        <translation>השחקן הזה בחוץ ולא מחליט עכשיו כלום.</translation>
    </message>
    <message id="about.peek">
        <source>This card lies face down; the small picture is for your eyes only.</source>
        <translation>הקלף סגור, ואת התמונה הקטנה רואים רק כאן.</translation>
    </message>
    <message id="about.worn">
        <source>The card counts as this suit now.</source>
        <translation>עכשיו הקלף נחשב לצורה הזאת.</translation>
    </message>
    <message id="about.arrow">
        <source>The cards go where the arrow points.</source>
        <translation>הקלפים עוברים לאן שהחץ מראה.</translation>
    </message>
    <message id="about.call">
        <source>This was called, and play goes by it.</source>
        <translation>הכריזו על זה, ולפי זה ממשיכים.</translation>
    </message>
    <message id="table.rule">
        <source>The rule</source>
        <extracomment>A button beside a refusal: opens the rules at the paragraph.</extracomment>
        <translation>הכלל</translation>
    </message>
    <message id="settings.motion">
        <source>Reduced motion</source>
        <translation>פחות תנועה</translation>
    </message>
    <message id="settings.motion.system">
        <source>As on this computer</source>
        <translation>לפי המחשב</translation>
    </message>
    <message id="settings.motion.moving">
        <source>Off</source>
        <translation>לא</translation>
    </message>
    <message id="settings.motion.still">
        <source>On</source>
        <translation>כן</translation>
    </message>
    <message id="settings.recall">
        <source>Memory aid</source>
        <translation>עזרה לזיכרון</translation>
    </message>
    <message id="settings.recall.off">
        <source>Off</source>
        <translation>לא מוצג</translation>
    </message>
    <message id="settings.recall.last-round">
        <source>Last round</source>
        <translation>הסיבוב האחרון</translation>
    </message>
    <message id="settings.recall.on">
        <source>On</source>
        <translation>מוצג</translation>
    </message>
    <message id="settings.recall.help">
        <source>A small picture on face-down cards you have already seen, such as a card you saw go under the stock.</source>
        <translation>תמונה קטנה על קלפים סגורים שכבר ראינו, למשל קלף שחזר לתחתית הקופה.</translation>
    </message>
    <message id="settings.left_handed">
        <source>Left-handed table</source>
        <translation>שולחן לשמאליים</translation>
    </message>
    <message id="settings.left_handed.help">
        <source>The stock, your own piles, the buttons below the table and the panel are on the other side.</source>
        <translation>הקופה, הערימות שלי, הכפתורים שמתחת לשולחן והחלונית שלצדו עוברים לצד השני.</translation>
    </message>
    <message id="settings.touch">
        <source>Large touch targets</source>
        <translation>כפתורים גדולים למגע</translation>
    </message>
    <message id="settings.touch.help">
        <source>Larger buttons and choices, and a tap still counts when the finger slides a little.</source>
        <translation>כפתורים ובחירות גדולים יותר, ולחיצה נחשבת גם אם האצבע זזה קצת.</translation>
    </message>
    <message id="settings.motion.help">
        <source>Cards appear in their new place at once instead of moving there. Pauses stay as long as before.</source>
        <translation>הקלפים נמצאים מיד במקום החדש, בלי שרואים אותם בדרך. ההפסקות נשארות באורך שלהן.</translation>
    </message>
    <message id="settings.motion.example">
        <source>Example: what is seen of a card on its way</source>
        <translation>דוגמה: מה רואים מקלף בדרך שלו</translation>
    </message>
    <message id="settings.recall.example">
        <source>Example: what face-down cards show</source>
        <translation>דוגמה: מה רואים על קלפים סגורים</translation>
    </message>
    <message id="settings.left_handed.example">
        <source>Example: where the stock and the buttons are</source>
        <translation>דוגמה: איפה הקופה והכפתורים</translation>
    </message>
    <message id="settings.touch.example">
        <source>Example: how large a button is, and how far a tap may slide</source>
        <translation>דוגמה: גודל של כפתור, וכמה מותר לאצבע לזוז</translation>
    </message>
    <message id="comfort.title">
        <source>Comfort at the table</source>
        <extracomment>A panel at the table's side, and the command that opens it.</extracomment>
        <translation>נוחות ליד השולחן</translation>
    </message>
    <message id="comfort.all">
        <source>All settings…</source>
        <extracomment>A button that opens the sheet with every setting.</extracomment>
        <translation>כל ההגדרות…</translation>
    </message>
</context>
</TS>
