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
</context>
</TS>
