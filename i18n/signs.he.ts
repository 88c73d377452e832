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
        <source>Cards go from one end of the arrow to the other.</source>
        <translation>הקלפים עוברים לאורך החץ.</translation>
    </message>
    <message id="about.call">
        <source>This was called, and play goes on by it.</source>
        <translation>זה הוכרז, ולפי זה ממשיכים.</translation>
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
        <source>as the system says</source>
        <translation>לפי המערכת</translation>
    </message>
    <message id="settings.motion.moving">
        <source>off</source>
        <translation>לא</translation>
    </message>
    <message id="settings.motion.still">
        <source>on</source>
        <translation>כן</translation>
    </message>
    <message id="settings.recall">
        <source>Memory aid</source>
        <translation>עזרה לזיכרון</translation>
    </message>
    <message id="settings.recall.off">
        <source>not shown</source>
        <translation>לא מוצג</translation>
    </message>
    <message id="settings.recall.last-round">
        <source>last round</source>
        <translation>הסיבוב האחרון</translation>
    </message>
    <message id="settings.recall.on">
        <source>shown</source>
        <translation>מוצג</translation>
    </message>
    <message id="settings.recall.help">
        <source>A small face on closed cards that you have seen and may know: a card you saw go under the stock, for example.</source>
        <translation>תמונה קטנה על קלפים סגורים שכבר נראו ומותר לדעת, למשל קלף שחזר לתחתית הקופה.</translation>
    </message>
    <message id="settings.left_handed">
        <source>Left-handed table</source>
        <translation>שולחן לשמאליים</translation>
    </message>
    <message id="settings.left_handed.help">
        <source>The stock, your own piles, the buttons below the table and the panel change sides.</source>
        <translation>הקופה, הערימות שלי, הכפתורים שמתחת לשולחן והחלון שלצדו עוברים לצד השני.</translation>
    </message>
    <message id="settings.touch">
        <source>Large touch targets</source>
        <translation>כפתורים גדולים למגע</translation>
    </message>
    <message id="settings.touch.help">
        <source>Larger buttons and choices, and a finger may slide a little and still tap.</source>
        <translation>כפתורים ובחירות גדולים יותר, ואצבע יכולה לזוז קצת ועדיין ללחוץ.</translation>
    </message>
</context>
</TS>
