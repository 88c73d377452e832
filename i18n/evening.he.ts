<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="evening.opponents.troubled">
        <source>The computer did not answer, so the move was drawn by lot.</source>
        <extracomment>Said once, when the process behind the computer players is late or lost.</extracomment>
        <translation>המחשב לא ענה, ולכן המהלך נקבע בהגרלה.</translation>
    </message>
    <message id="evening.curtain.covered">
        <source>The table is covered.</source>
        <extracomment>For screen readers, while the screen goes from one person to another.</extracomment>
        <translation>השולחן מכוסה.</translation>
    </message>
    <message id="evening.curtain.to">
        <source>The screen goes to</source>
        <extracomment>Above a name in large letters.</extracomment>
        <translation>המסך עובר אל</translation>
    </message>
    <message id="evening.curtain.only">
        <source>Only {who:name} looks now. Everybody else: eyes off the screen.</source>
        <translation>עכשיו המסך רק לעיניים של {who:name}. כל השאר, עיניים לקופה.</translation>
    </message>
    <message id="evening.curtain.only.f">
        <source>Only {who:name} looks now. Everybody else: eyes off the screen.</source>
        <extracomment>Of a person spoken of in the feminine.</extracomment>
        <translation>רק {who:name} מסתכלת עכשיו. כל השאר, עיניים לקופה.</translation>
    </message>
    <message id="evening.curtain.only.m">
        <source>Only {who:name} looks now. Everybody else: eyes off the screen.</source>
        <extracomment>Of a person spoken of in the masculine.</extracomment>
        <translation>רק {who:name} מסתכל עכשיו. כל השאר, עיניים לקופה.</translation>
    </message>
    <message id="evening.curtain.hold">
        <source>I am {who:name}: hold to open</source>
        <extracomment>The button that is held, not clicked.</extracomment>
        <translation>אני {who:name}: להחזיק לחוץ</translation>
    </message>
    <message id="evening.curtain.key">
        <source>Or hold the {:latin F8} key for a second.</source>
        <translation>או להחזיק את המקש {:latin F8} שנייה אחת.</translation>
    </message>
    <message id="evening.curtain.said">
        <source>The screen goes to {who:name}. To open: hold the {:latin F8} key for a second.</source>
        <extracomment>For screen readers.</extracomment>
        <translation>המסך עובר אל {who:name}. לפתיחה: להחזיק את המקש {:latin F8} שנייה אחת.</translation>
    </message>
</context>
</TS>
