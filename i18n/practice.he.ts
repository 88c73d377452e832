<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="practice.goal">
        <source>Here: {action:text}.</source>
        <extracomment>The goal of a practice table; action: a move as the table says it.</extracomment>
        <translation>כאן: {action:text}.</translation>
    </message>
    <message id="practice.goal.seat">
        <source>{name:name}’s turn. Here: {action:text}.</source>
        <extracomment>name: whose seat the practice table shows.</extracomment>
        <translation>התור של {name:name}. כאן: {action:text}.</translation>
    </message>
    <message id="practice.step">
        <source>Move {n:num} of {of:num}</source>
        <translation>מהלך {n:num} מתוך {of:num}</translation>
    </message>
    <message id="practice.free">
        <source>Nothing counts here.</source>
        <extracomment>The quiet line below the goal of a practice table.</extracomment>
        <translation>כאן שום דבר לא נספר.</translation>
    </message>
    <message id="practice.astray">
        <source>This is allowed too, but it is not the move of the example.</source>
        <translation>גם זה מותר, אבל זה לא המהלך של הדוגמה.</translation>
    </message>
    <message id="practice.goes-on">
        <source>In the example: {action:text}.</source>
        <extracomment>What the example does instead of the move that was made.</extracomment>
        <translation>בדוגמה: {action:text}.</translation>
    </message>
    <message id="practice.forbidden">
        <source>Now try what is not allowed, and see why: {action:text}.</source>
        <translation>ועכשיו כדאי לנסות מה שאסור, ולראות למה: {action:text}.</translation>
    </message>
    <message id="practice.look">
        <source>Only what is lit is allowed here. Try something else and see why not: {action:text}.</source>
        <extracomment>A practice table whose example has no move; action: one that is not allowed.</extracomment>
        <translation>כאן מותר רק מה שמואר. כדאי לנסות גם משהו אחר, ולראות למה לא: {action:text}.</translation>
    </message>
    <message id="practice.look.free">
        <source>Only what is lit and what the buttons offer is allowed here. Try any of it.</source>
        <extracomment>A practice table whose example has no move, where nothing else can be tried.</extracomment>
        <translation>כאן מותר רק מה שמואר ומה שכתוב על הכפתורים. אפשר לנסות כל מהלך כזה.</translation>
    </message>
    <message id="practice.done">
        <source>Right, this is what the example shows.</source>
        <translation>נכון, זה מה שהדוגמה מראה.</translation>
    </message>
    <message id="practice.done.look">
        <source>Right, this is one of the moves allowed here.</source>
        <translation>נכון, זה אחד המהלכים שמותרים כאן.</translation>
    </message>
    <message id="practice.done.refused">
        <source>Right, this is not allowed here. The reason is below.</source>
        <extracomment>The voice below says why the move was refused.</extracomment>
        <translation>נכון, את זה אסור לעשות כאן. הסיבה כתובה למטה.</translation>
    </message>
    <message id="practice.did">
        <source>{name:name}: {action:text}.</source>
        <extracomment>A move of which nobody else has learned anything yet.</extracomment>
        <translation>{name:name}: {action:text}.</translation>
    </message>
    <message id="practice.allowed">
        <source>Allowed now: {actions:text}</source>
        <extracomment>actions: a few moves with dots between them.</extracomment>
        <translation>מותר עכשיו: {actions:text}</translation>
    </message>
    <message id="practice.again">
        <source>Again</source>
        <extracomment>A button: the example from the beginning.</extracomment>
        <translation>שוב מההתחלה</translation>
    </message>
    <message id="practice.answer">
        <source>The answer</source>
        <extracomment>A button: the moves of the example are played on the table.</extracomment>
        <translation>הפתרון</translation>
    </message>
    <message id="practice.take-back">
        <source>Take it back</source>
        <translation>לבטל את המהלך</translation>
    </message>
    <message id="practice.back.game">
        <source>Back to my game</source>
        <translation>חזרה למשחק שלי</translation>
    </message>
    <message id="practice.back.rules">
        <source>Back to the rules</source>
        <translation>חזרה לכללים</translation>
    </message>
    <message id="practice.name">
        <source>Practice table: {game:text}</source>
        <extracomment>For a screen reader: the cloth of a practice table.</extracomment>
        <translation>שולחן ניסיון: {game:text}</translation>
    </message>
    <message id="practice.none">
        <source>This example cannot be opened: it is missing, or it cannot be read.</source>
        <extracomment>A link in the rules of somebody’s own game leads to an example that is not there.</extracomment>
        <translation>אי אפשר לפתוח את הדוגמה הזאת: היא חסרה, או שאי אפשר לקרוא אותה.</translation>
    </message>
    <message id="practice.list">
        <source>All examples on the table</source>
        <extracomment>A heading at the foot of the rules.</extracomment>
        <translation>כל הדוגמאות על השולחן</translation>
    </message>
    <message id="practice.list.other">
        <source>More examples</source>
        <extracomment>A heading in that list: those that belong to no part of the rules.</extracomment>
        <translation>עוד דוגמאות</translation>
    </message>
    <message id="practice.list.one">
        <source>Example {number:plain}: {action:text}</source>
        <translation>דוגמה {number:plain}: {action:text}</translation>
    </message>
    <message id="practice.list.more">
        <source>Example {number:plain}: {action:text}, then {n:count move}</source>
        <translation>דוגמה {number:plain}: {action:text}, ואחר כך {n:count move}</translation>
    </message>
    <message id="practice.list.look">
        <source>what is allowed here</source>
        <translation>מה מותר כאן</translation>
    </message>
</context>
</TS>
