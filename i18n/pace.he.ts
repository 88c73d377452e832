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
        <source>Press Space or click to go on.</source>
        <translation>מקש הרווח או לחיצה: הלאה.</translation>
    </message>
    <message id="pace.key">
        <source>Press {key:key} or click to go on.</source>
        <extracomment>Instead of pace.space while Space has another meaning, as on a button.</extracomment>
        <translation>{key:key} או לחיצה: הלאה.</translation>
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
    <message id="pace.missed">
        <source>The others have made {n:count move} since your turn.</source>
        <extracomment>At the pace at once: how much has happened since one's own last act.</extracomment>
        <translation>מאז התור שלי: {n:count move} של האחרים.</translation>
    </message>
    <message id="pace.missed.one">
        <source>{who:name} has made {n:count move} since your turn.</source>
        <translation>מאז התור שלי: {n:count move} {who:of}.</translation>
    </message>
    <message id="pace.missed.one.you">
        <source>You have made {n:count move}.</source>
        <translation>אצלי: {n:count move}.</translation>
    </message>
    <message id="pace.missed.points">
        <source>Points: {all:text}.</source>
        <extracomment>Whose points are more or fewer than before, and by how many.</extracomment>
        <translation>נקודות: {all:text}.</translation>
    </message>
    <message id="pace.missed.cards">
        <source>Cards: {all:text}.</source>
        <extracomment>Who has more or fewer cards than before, and by how many.</extracomment>
        <translation>קלפים: {all:text}.</translation>
    </message>
    <message id="pace.missed.by">
        <source>{who:name} {n:signed}</source>
        <extracomment>One of several gains and losses, in a list.</extracomment>
        <translation>{who:name} {n:signed}</translation>
    </message>
    <message id="pace.missed.by.you">
        <source>you {n:signed}</source>
        <translation>אני {n:signed}</translation>
    </message>
    <message id="pace.missed.log">
        <source>{key:key} shows all of it.</source>
        <extracomment>key: that of the command that opens the log.</extracomment>
        <translation>{key:key}: כל מה שקרה.</translation>
    </message>
    <message id="pace.nobody">
        <source>Nobody here has anything left to decide.</source>
        <translation>לאף אחד כאן אין עוד מה להחליט.</translation>
    </message>
    <message id="pace.gives">
        <source>{who:name} gives {cards:cards} to {zone:text}.</source>
        <extracomment>What somebody had to lay or give.</extracomment>
        <translation>{cards:cards} {who:from} אל {zone:text}.</translation>
    </message>
    <message id="pace.gives.you">
        <source>You give {cards:cards} to {zone:text}.</source>
        <translation>העברתי {cards:cards} אל {zone:text}.</translation>
    </message>
    <message id="pace.gives-closed">
        <source>{who:name} gives {n:count any-card} to {zone:text}.</source>
        <translation>{who:from} אל {zone:text}: {n:count any-card}.</translation>
    </message>
    <message id="pace.gives-closed.you">
        <source>You give {n:count any-card} to {zone:text}.</source>
        <translation>העברתי {n:count any-card} אל {zone:text}.</translation>
    </message>
    <message id="pace.forced">
        <source>There was no choice.</source>
        <extracomment>Why somebody did what was just said.</extracomment>
        <translation>לא הייתה ברירה.</translation>
    </message>
    <message id="pace.compelled">
        <source>{who:name} had only one move: {action:text}.</source>
        <extracomment>What somebody did without a choice.</extracomment>
        <translation>{who:to} הייתה רק אפשרות אחת: {action:text}.</translation>
    </message>
    <message id="pace.compelled.you">
        <source>You had only one move: {action:text}.</source>
        <translation>הייתה לי רק אפשרות אחת: {action:text}.</translation>
    </message>
    <message id="pace.lays-closed">
        <source>{who:name} laid {n:count laid-closed}.</source>
        <translation>{who:from} על השולחן: {n:count laid-closed}.</translation>
    </message>
    <message id="pace.lays-closed.m">
        <source>{who:name} laid {n:count laid-closed}.</source>
        <translation>{who:name} הניח {n:count laid-closed}.</translation>
    </message>
    <message id="pace.lays-closed.f">
        <source>{who:name} laid {n:count laid-closed}.</source>
        <translation>{who:name} הניחה {n:count laid-closed}.</translation>
    </message>
    <message id="pace.lays-closed.you">
        <source>You laid {n:count laid-closed}.</source>
        <translation>הנחתי {n:count laid-closed}.</translation>
    </message>
    <message id="pace.scores">
        <source>The scores now: {all:text}.</source>
        <extracomment>After a deal: everybody with what they have.</extracomment>
        <translation>הניקוד עכשיו: {all:text}.</translation>
    </message>
    <message id="pace.scores.one">
        <source>{who:name} {n:num}</source>
        <translation>{who:name} {n:num}</translation>
    </message>
    <message id="pace.scores.one.you">
        <source>you {n:num}</source>
        <translation>אני {n:num}</translation>
    </message>
    <message id="scores.title">
        <source>The scores</source>
        <extracomment>Over the table of scores between two deals.</extracomment>
        <translation>הניקוד</translation>
    </message>
    <message id="scores.head.by">
        <source>this time</source>
        <extracomment>Over the column of what the deal that has ended brought each seat.</extracomment>
        <translation>הפעם</translation>
    </message>
    <message id="scores.head.total">
        <source>in all</source>
        <translation>בסך הכול</translation>
    </message>
    <message id="scores.by">
        <source>{n:signed}</source>
        <translation>{n:signed}</translation>
    </message>
    <message id="scores.total">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="pace.score">
        <source>{n:count {noun}}</source>
        <extracomment>At the end of a game: what somebody came to.</extracomment>
        <translation>{n:count {noun}}</translation>
    </message>
    <message id="pace.end.alone">
        <source>{who:name}, {score:text}</source>
        <translation>{who:name}, {score:text}</translation>
    </message>
    <message id="pace.end.alone.you">
        <source>You: {score:text}</source>
        <translation>אני: {score:text}</translation>
    </message>
    <message id="pace.record">
        <source>A record: {score:text}, the best of {n:num} games.</source>
        <translation>שיא: {score:text}, הכי טוב מתוך {n:num} משחקים.</translation>
    </message>
    <message id="pace.played-on">
        <source>The computer played on to the end: {n:count move}.</source>
        <extracomment>Nobody present had anything left to decide.</extracomment>
        <translation>עד הסוף שיחק המחשב עוד {n:count move}.</translation>
    </message>
    <message id="count.below.0">
        <source>in last place</source>
        <extracomment>At the end of a game: ahead of how many players somebody came in.</extracomment>
        <translation>במקום האחרון</translation>
    </message>
    <message id="count.below.1">
        <source>ahead of 1 player</source>
        <translation>לפני שחקן אחד</translation>
    </message>
    <message id="count.below.2">
        <source>ahead of 2 players</source>
        <translation>לפני שני שחקנים</translation>
    </message>
    <message id="count.below.n">
        <source>ahead of {n} players</source>
        <translation>לפני {n} שחקנים</translation>
    </message>
    <message id="settings.pace">
        <source>The others’ moves</source>
        <translation>המהלכים של האחרים</translation>
    </message>
    <message id="settings.pace.own">
        <source>As chosen in each game</source>
        <translation>לפי המשחק</translation>
    </message>
    <message id="settings.pace.calm">
        <source>Calm: every move waits</source>
        <translation>נינוח: כל מהלך מחכה</translation>
    </message>
    <message id="settings.pace.even">
        <source>Even</source>
        <translation>רגיל</translation>
    </message>
    <message id="settings.pace.quick">
        <source>Quick</source>
        <translation>מהיר</translation>
    </message>
    <message id="settings.pace.at-once">
        <source>At once</source>
        <translation>מיד</translation>
    </message>
</context>
</TS>
