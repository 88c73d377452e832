<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="command.engine.usage">
        <source>{:latin kupa engine} takes no arguments: requests come in on the standard input, one {:latin JSON} object a line.</source>
        <extracomment>The command line.</extracomment>
        <translation>{:latin kupa engine} עובד בלי ארגומנטים: הבקשות באות בקלט התקני, אובייקט {:latin JSON} אחד בכל שורה.</translation>
    </message>
    <message id="command.check.usage">
        <source>{:latin kupa check [--language he|en] FILE …} says of each file what it is, or what is wrong with it.</source>
        <translation>{:latin kupa check [--language he|en] FILE …} אומר על כל קובץ מה הוא, או מה לא בסדר בו.</translation>
    </message>
    <message id="command.check.game">
        <source>{file:name}: a game of {game:text} that can go on, after {n:count move}.</source>
        <extracomment>game: the name of the game.</extracomment>
        <translation>{file:name}: משחק {game:text} שאפשר להמשיך, אחרי {n:count move}.</translation>
    </message>
    <message id="command.check.ended">
        <source>{file:name}: a game of {game:text} that is over, after {n:count move}. {result:text}</source>
        <extracomment>result: the sentence about who won.</extracomment>
        <translation>{file:name}: משחק {game:text} שנגמר, אחרי {n:count move}. {result:text}</translation>
    </message>
    <message id="command.check.position">
        <source>{file:name}: a position of {game:text} that can be played.</source>
        <translation>{file:name}: מצב של {game:text} שאפשר לשחק ממנו.</translation>
    </message>
    <message id="command.check.ended-position">
        <source>{file:name}: the end of a game of {game:text}. {result:text}</source>
        <translation>{file:name}: סוף של משחק {game:text}. {result:text}</translation>
    </message>
    <message id="command.check.other-rules">
        <source>{file:name}: a game of {game:text} under other rules. It goes on from the position that was kept.</source>
        <translation>{file:name}: משחק {game:text} לפי כללים אחרים. הוא נמשך מהמצב שנשמר.</translation>
    </message>
    <message id="command.check.view">
        <source>{file:name}: what seat {seat:num} sees of a game of {game:text}.</source>
        <translation>{file:name}: מה שרואים ממקום {seat:num} במשחק {game:text}.</translation>
    </message>
    <message id="command.check.onlooker">
        <source>{file:name}: what an onlooker sees of a game of {game:text}.</source>
        <translation>{file:name}: מה שרואה צופה מן הצד במשחק {game:text}.</translation>
    </message>
    <message id="command.check.unfit">
        <source>{file:name} holds neither a game nor a position. In the engine’s words: {detail:plain}</source>
        <extracomment>detail: an English sentence of the engine that says what is wrong.</extracomment>
        <translation>{file:name}: לא משחק ולא מצב של משחק. במילים של המנוע: {detail:plain}</translation>
    </message>
    <message id="command.check.detail">
        <source>In detail: {detail:plain}</source>
        <extracomment>detail: an action in the canon's text, or what the system or the engine says in English.</extracomment>
        <translation>בפירוט: {detail:plain}</translation>
    </message>
    <message id="command.replay.usage">
        <source>{:latin kupa replay [--language he|en] [--seat N | --all] FILE} tells a game move by move.</source>
        <translation>{:latin kupa replay [--language he|en] [--seat N | --all] FILE} מספר משחק מהלך אחר מהלך.</translation>
    </message>
    <message id="command.replay.view">
        <source>{file:name} holds what one seat sees, and no moves that could be told.</source>
        <translation>{file:name}: מה שרואים ממקום אחד, בלי מהלכים שאפשר לספר.</translation>
    </message>
    <message id="command.replay.no-seat">
        <source>There is no seat {seat:plain} in this game; seats are numbered {seats:range}.</source>
        <translation>אין במשחק הזה מקום {seat:plain}. מספרי המקומות הם {seats:range}.</translation>
    </message>
    <message id="command.seat">
        <source>Seat {n:num}</source>
        <extracomment>A seat in a game that is told on the command line, as its name.</extracomment>
        <translation>מקום {n:num}</translation>
    </message>
</context>
</TS>
