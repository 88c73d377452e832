<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="pace.go-on">
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message id="pace.space">
        <source>Space goes on.</source>
        <translation>מקש הרווח או לחיצה: הלאה.</translation>
    </message>
    <message id="pace.change">
        <source>Pace: calm, even, quick, at once</source>
        <extracomment>A command; each time it is given the next pace follows.</extracomment>
        <translation>הקצב: נינוח, רגיל, מהיר, מיד</translation>
    </message>
    <message id="pace.now.calm">
        <source>The pace is calm: every move of the others waits for you.</source>
        <translation>הקצב נינוח: כל מהלך של האחרים מחכה לי.</translation>
    </message>
    <message id="pace.now.even">
        <source>The pace is even.</source>
        <translation>הקצב רגיל.</translation>
    </message>
    <message id="pace.now.quick">
        <source>The pace is quick.</source>
        <translation>הקצב מהיר.</translation>
    </message>
    <message id="pace.now.at-once">
        <source>Everything happens at once.</source>
        <translation>הכול קורה מיד.</translation>
    </message>
    <message id="pace.to-end">
        <source>To the end</source>
        <extracomment>A button: the computer plays on without being watched.</extracomment>
        <translation>עד הסוף</translation>
    </message>
    <message id="pace.nobody">
        <source>Nobody here has anything left to decide.</source>
        <translation>לאף אחד כאן אין עוד מה להחליט.</translation>
    </message>
    <message id="pace.gives">
        <source>{who:name}: {cards:cards} to {zone:text}.</source>
        <extracomment>What somebody had to lay or give.</extracomment>
        <translation>{who:name}: {cards:cards} אל {zone:text}.</translation>
    </message>
    <message id="pace.gives.you">
        <source>You: {cards:cards} to {zone:text}.</source>
        <translation>ממני: {cards:cards} אל {zone:text}.</translation>
    </message>
    <message id="pace.gives-closed">
        <source>{who:name}: {n:count card} to {zone:text}.</source>
        <translation>{who:name}: {n:count card} אל {zone:text}.</translation>
    </message>
    <message id="pace.gives-closed.you">
        <source>You: {n:count card} to {zone:text}.</source>
        <translation>ממני: {n:count card} אל {zone:text}.</translation>
    </message>
    <message id="pace.forced">
        <source>There was no choice.</source>
        <extracomment>Why somebody did what was just said.</extracomment>
        <translation>לא הייתה ברירה.</translation>
    </message>
</context>
</TS>
