<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="readable.about">
        <source>A game that has no words yet</source>
        <extracomment>On the tile of a game whose folder brings no sentences.</extracomment>
        <translation>משחק שעדיין אין לו מילים</translation>
    </message>
    <message id="readable.seat">
        <source>seat {n:num}</source>
        <extracomment>A seat in a move, counted from 1, in a game that has no words.</extracomment>
        <translation>מקום {n:num}</translation>
    </message>
    <message id="readable.came">
        <source>{zone:text}: {cards:cards}.</source>
        <extracomment>In the log of a game that has no telling: which open cards came to lie where.</extracomment>
        <translation>{zone:text}: {cards:cards}.</translation>
    </message>
    <message id="readable.came-of">
        <source>{who:name}, {zone:text}: {cards:cards}.</source>
        <extracomment>The same where somebody's own place is meant: whose, and its name.</extracomment>
        <translation>{who:name}, {zone:text}: {cards:cards}.</translation>
    </message>
    <message id="readable.came-of.you">
        <source>Your {zone:text}: {cards:cards}.</source>
        <translation>אצלי, {zone:text}: {cards:cards}.</translation>
    </message>
    <message id="readable.no-rules">
        <source>{game:text} brings no page of rules. What may be done is lit at the table, and F4 says it in words.</source>
        <extracomment>In place of the rules of a game.</extracomment>
        <translation>{game:text} בא בלי דף כללים. מה שאפשר לעשות מואר על השולחן, ו־{:latin F4} אומר את זה במילים.</translation>
    </message>
    <message id="readable.no-hint">
        <source>{game:text} has no hints: nobody has told the computer yet what a good move is.</source>
        <extracomment>A hint was asked for in a game without a judgement.</extracomment>
        <translation>אין רמזים למשחק {game:text}: אף אחד עוד לא הסביר למחשב מהו מהלך טוב.</translation>
    </message>
    <message id="own.about">
        <source>one of your own games</source>
        <extracomment>On the tile of a person's own game.</extracomment>
        <translation>משחק משלך</translation>
    </message>
    <message id="own.trouble.no-id">
        <source>The folder {folder:plain} of your own games holds no game: such a name begins with a small letter and has small letters, digits and single underscores.</source>
        <extracomment>Said on the shelf of a folder whose name is not an id.</extracomment>
        <translation>בתיקייה {folder:plain} של המשחקים שלך אין משחק: שם כזה מתחיל באות לטינית קטנה, ויש בו אותיות לטיניות קטנות, ספרות וקווים תחתונים בודדים.</translation>
    </message>
    <message id="own.trouble.taken">
        <source>The game in your folder {folder:plain} is left out, because the program has a game of that name.</source>
        <translation>המשחק שבתיקייה {folder:plain} נשאר בחוץ, כי בתוכנה כבר יש משחק בשם הזה.</translation>
    </message>
    <message id="own.trouble.broken">
        <source>The game in your folder {folder:plain} cannot be played: {detail:plain}</source>
        <extracomment>detail: file, line and what Python says, without a full stop.</extracomment>
        <translation>אי אפשר לשחק את המשחק שבתיקייה {folder:plain}: {detail:plain}</translation>
    </message>
    <message id="own.trouble.part">
        <source>The game in your folder {folder:plain} is played without one of its files: {detail:plain}</source>
        <translation>המשחק שבתיקייה {folder:plain} משוחק בלי אחד הקבצים שלו: {detail:plain}</translation>
    </message>
    <message id="own.trouble.failed">
        <source>The game in your folder {folder:plain} failed while it was played: {detail:plain}</source>
        <translation>המשחק שבתיקייה {folder:plain} נכשל תוך כדי משחק: {detail:plain}</translation>
    </message>
    <message id="own.trouble.stopped">
        <source>The game in your folder {folder:plain} was stopped while it was played: {detail:plain}</source>
        <extracomment>It went on without an end; detail: file, line and that in English.</extracomment>
        <translation>המשחק שבתיקייה {folder:plain} נעצר תוך כדי משחק: {detail:plain}</translation>
    </message>
    <message id="own.write.bad-id">
        <source>{name:plain} cannot be the name of a game: it takes up to 40 small letters, digits and single hyphens, begins with a letter, and is not a word of Python.</source>
        <translation>{name:plain} לא יכול להיות שם של משחק: צריך עד 40 אותיות לטיניות קטנות, ספרות ומקפים בודדים, אות בהתחלה, ולא מילה של {:latin Python}.</translation>
    </message>
    <message id="own.write.reserved">
        <source>{name:plain} cannot be the name of a game: the program uses this word for something else.</source>
        <translation>{name:plain} לא יכול להיות שם של משחק: המילה הזאת משמשת את התוכנה למשהו אחר.</translation>
    </message>
    <message id="own.write.taken">
        <source>There is already a game called {name:plain}.</source>
        <translation>כבר יש משחק בשם {name:plain}.</translation>
    </message>
    <message id="own.write.exists">
        <source>{name:plain} is already there; nothing was changed.</source>
        <extracomment>name: a path.</extracomment>
        <translation>{name:plain} כבר נמצא שם; שום דבר לא השתנה.</translation>
    </message>
    <message id="own.write.refused">
        <source>{name:plain} cannot be written: {detail:plain}.</source>
        <extracomment>detail: the system's words.</extracomment>
        <translation>אי אפשר לכתוב את {name:plain}: {detail:plain}.</translation>
    </message>
    <message id="own.write.nowhere">
        <source>There is no folder for games of your own while nothing is kept.</source>
        <extracomment>The program runs without saving.</extracomment>
        <translation>אין תיקייה למשחקים משלך כל עוד שום דבר לא נשמר.</translation>
    </message>
    <message id="own.gone">
        <source>{all:text} is not there now. Saved games of it: {n:num}. Everything is kept.</source>
        <extracomment>On the shelf; all: a name, or several.</extracomment>
        <translation>{all:text} לא נמצא כאן עכשיו. משחקים שמורים שלו: {n:num}. הכול נשמר.</translation>
    </message>
    <message id="own.gone.many">
        <source>{all:text} are not there now. Saved games of them: {n:num}. Everything is kept.</source>
        <translation>{all:text} לא נמצאים כאן עכשיו. משחקים שמורים שלהם: {n:num}. הכול נשמר.</translation>
    </message>
    <message id="own.title">
        <source>A game of your own</source>
        <extracomment>The sheet behind the last tile of the shelf.</extracomment>
        <translation>משחק משלך</translation>
    </message>
    <message id="own.text">
        <source>A game is a folder with one file in it, rules.py. Begin with a small game that can be played right away, and change it line by line; pictures, words and computer players can come later.</source>
        <translation>משחק הוא תיקייה ובה קובץ אחד, {:latin rules.py}. מתחילים ממשחק קטן שאפשר לשחק מיד, ומשנים אותו שורה אחר שורה; תמונות, מילים ושחקני מחשב יכולים לבוא אחר כך.</translation>
    </message>
    <message id="own.name">
        <source>Name</source>
        <extracomment>The id of a new game, as a field.</extracomment>
        <translation>שם</translation>
    </message>
    <message id="own.name.hint">
        <source>my-game</source>
        <extracomment>An example in the empty field.</extracomment>
        <translation>{:latin my-game}</translation>
    </message>
    <message id="own.name.help">
        <source>Small Latin letters, digits and hyphens.</source>
        <translation>אותיות לטיניות קטנות, ספרות ומקפים.</translation>
    </message>
    <message id="own.make">
        <source>Make a new game</source>
        <translation>ליצור משחק חדש</translation>
    </message>
    <message id="own.made">
        <source>{game:text} has been created and can be played now. To change it, edit {file:plain} and open this sheet again.</source>
        <translation>{game:text} נכתב, ואפשר לשחק בו מיד. כדי לשנות אותו עורכים את {file:plain} ופותחים את החלון הזה שוב.</translation>
    </message>
    <message id="own.made.off">
        <source>{game:text} has been created: {file:plain}. To see it on the shelf, switch on your own games above.</source>
        <translation>{game:text} נכתב: {file:plain}. כדי לראות אותו על המדף יש להפעיל למעלה את המשחקים שלך.</translation>
    </message>
    <message id="own.place">
        <source>Your own games are in {folder:plain}.</source>
        <translation>המשחקים שלך נמצאים בתיקייה {folder:plain}.</translation>
    </message>
    <message id="own.commands">
        <source>On the command line:</source>
        <translation>בשורת הפקודה:</translation>
    </message>
    <message id="settings.group.games">
        <source>Games</source>
        <translation>משחקים</translation>
    </message>
    <message id="settings.own_games">
        <source>Games of your own</source>
        <translation>משחקים משלך</translation>
    </message>
    <message id="settings.own_games.help">
        <source>A game is a program and may do whatever programs may. Switch this on only for games you wrote or trust.</source>
        <translation>משחק הוא תוכנה, ומותר לו כל מה שמותר לתוכנות. כדאי להפעיל רק בשביל משחקים שכתבת או שיש לך אמון בהם.</translation>
    </message>
    <message id="command.new-game.usage">
        <source>{:latin kupa new-game [--language he|en] ID [FOLDER]} writes a game that plays at once into {:latin FOLDER}, or to where your own games lie.</source>
        <translation>{:latin kupa new-game [--language he|en] ID [FOLDER]} כותב לתוך {:latin FOLDER}, או למקום של המשחקים שלך, משחק שאפשר לשחק בו מיד.</translation>
    </message>
    <message id="command.new-game.written">
        <source>{game:text} is written and plays at once: {file:plain}</source>
        <translation>{game:text} נכתב ואפשר לשחק בו מיד: {file:plain}</translation>
    </message>
    <message id="command.new-game.switch">
        <source>It is on the shelf once your own games are switched on in the settings.</source>
        <translation>הוא יופיע על המדף אחרי שמפעילים בהגדרות את המשחקים שלך.</translation>
    </message>
    <message id="command.own-off">
        <source>{game:name} is one of your own games, and they are switched off; the settings switch them on.</source>
        <translation>{game:name} הוא אחד המשחקים שלך, והם כבויים; מפעילים אותם בהגדרות.</translation>
    </message>
    <message id="command.check-game.usage">
        <source>{:latin kupa check-game [--language he|en] [--words] FOLDER|ID} plays the game in {:latin FOLDER}, or the one called {:latin ID}, and says what is wrong with it, and what it has not got yet. With {:latin --words} it writes the missing words into {:latin words.he.ts}, to begin with.</source>
        <translation>{:latin kupa check-game [--language he|en] [--words] FOLDER|ID} משחק את המשחק שבתיקייה {:latin FOLDER}, או את המשחק בשם {:latin ID}, ואומר מה לא בסדר בו, ומה עוד אין לו. עם {:latin --words} הוא כותב את המילים החסרות לתוך {:latin words.he.ts}, כהתחלה.</translation>
    </message>
    <message id="command.check-game.no-game">
        <source>{folder:plain} is not the folder of a game: there is no rules.py in it.</source>
        <translation>{folder:plain} היא לא תיקייה של משחק: אין בה {:latin rules.py}.</translation>
    </message>
    <message id="command.check-game.law">
        <source>A law is broken ({table:plain}, deal {deal:num}): {law:plain}</source>
        <extracomment>law: in English, without a full stop.</extracomment>
        <translation>חוק הופר ({table:plain}, חלוקה {deal:num}): {law:plain}</translation>
    </message>
    <message id="command.check-game.failed">
        <source>The rules fail ({table:plain}, deal {deal:num}): {detail:plain}</source>
        <translation>הכללים נכשלים ({table:plain}, חלוקה {deal:num}): {detail:plain}</translation>
    </message>
    <message id="command.check-game.file">
        <source>{file:plain} cannot be used: {detail:plain}</source>
        <translation>אי אפשר להשתמש ב־{file:plain}: {detail:plain}</translation>
    </message>
    <message id="command.check-game.case">
        <source>The case {case:plain} does not come out as it says: {detail:plain}</source>
        <extracomment>detail: in English, without a full stop.</extracomment>
        <translation>הדוגמה {case:plain} לא יוצאת כמו שכתוב בה: {detail:plain}</translation>
    </message>
    <message id="command.check-game.no-such-case">
        <source>{page:plain} names the case {case:plain}, and there is no such case in {file:plain}.</source>
        <translation>בדף {page:plain} מוזכרת הדוגמה {case:plain}, ואין דוגמה כזאת ב־{file:plain}.</translation>
    </message>
    <message id="command.check-game.undone">
        <source>In none of the games that were played could anybody choose this: {names:plain}.</source>
        <extracomment>names: verbs and phases of the rules, in English.</extracomment>
        <translation>באף אחד מהמשחקים ששוחקו כאן אי אפשר היה לבחור בזה: {names:plain}.</translation>
    </message>
    <message id="command.check-game.unsound">
        <source>A position edited by hand would break it, and {:latin sound} in the rules could refuse that one: {detail:plain}</source>
        <extracomment>detail: where the rules failed, in English.</extracomment>
        <translation>מצב שערכו ביד היה שובר אותו, ו־{:latin sound} בכללים יכול לדחות מצב כזה: {detail:plain}</translation>
    </message>
    <message id="command.check-game.aimless">
        <source>{file:plain} has {n:count message} for things that the rules do not declare: {names:plain}</source>
        <translation>ב־{file:plain} יש {n:count message} על דברים שאין בכללים: {names:plain}</translation>
    </message>
    <message id="command.check-game.no-words">
        <source>It has no words of its own ({file:plain}): ids stand in place of {n:count message}: {names:plain}</source>
        <translation>אין לו מילים משלו ({file:plain}): מזהים עומדים במקום {n:count message}: {names:plain}</translation>
    </message>
    <message id="command.check-game.few-words">
        <source>{file:plain} lacks {n:count message}: {names:plain}</source>
        <translation>ב־{file:plain} חסר: {n:count message}. {names:plain}</translation>
    </message>
    <message id="command.check-game.words">
        <source>{file:plain} has {n:count new-message} now, in English as far as the ids go. Better words, and all the Hebrew, are yours to write.</source>
        <translation>ב־{file:plain} יש עכשיו {n:count new-message}, באנגלית, כפי שיוצא מהמזהים. מילים טובות יותר וכל העברית נשארו לך לכתוב.</translation>
    </message>
    <message id="command.check-game.no-pages">
        <source>It has no page of rules: {names:plain}</source>
        <translation>אין לו דף כללים: {names:plain}</translation>
    </message>
    <message id="command.check-game.no-cases">
        <source>It has no worked cases: cases.json</source>
        <translation>אין לו דוגמאות מעובדות: {:latin cases.json}</translation>
    </message>
    <message id="command.check-game.half-words">
        <source>{file:plain} has {n:count message} in one language only, which is used for both: {names:plain}</source>
        <translation>ב־{file:plain} יש {n:count message} בשפה אחת בלבד, והיא משמשת לשתיהן: {names:plain}</translation>
    </message>
    <message id="command.check-game.caseless">
        <source>{file:plain} has {n:count message} whose Hebrew puts a letter before a field; the field should have a case, as in {name:plain}: {names:plain}</source>
        <translation>ב־{file:plain} יש {n:count message} עם אות לפני שדה; במקומה כותבים בשדה מילת יחס, כמו {name:plain}: {names:plain}</translation>
    </message>
    <message id="command.check-game.unfilled">
        <source>In {file:plain} the message {name:plain} cannot be filled in: {detail:plain}</source>
        <translation>אי אפשר למלא את ההודעה {name:plain} בקובץ {file:plain}: {detail:plain}</translation>
    </message>
    <message id="command.check-game.unfilled.common">
        <source>The program has a message {name:plain} of its own, and it cannot be filled in: {detail:plain}</source>
        <extracomment>The rules give a code that the program knows, without what its message tells of.</extracomment>
        <translation>לתוכנה יש הודעה משלה בשם {name:plain}, ואי אפשר למלא אותה: {detail:plain}</translation>
    </message>
    <message id="command.check-game.unsaid">
        <source>What is said of the game cannot be said: {detail:plain}</source>
        <extracomment>A telling or the facts of the rules fail.</extracomment>
        <translation>אי אפשר לספר על המשחק: {detail:plain}</translation>
    </message>
    <message id="command.check-game.judgement">
        <source>The judgement fails: {detail:plain}</source>
        <translation>שיקול הדעת נכשל: {detail:plain}</translation>
    </message>
    <message id="command.check-game.no-judgement">
        <source>It has no judgement (judgement.py): the computer tries moves out by playing on at random, and gives no hints.</source>
        <translation>אין לו שיקול דעת ({:latin judgement.py}): המחשב מנסה מהלכים בהגרלה ולא נותן רמזים.</translation>
    </message>
    <message id="command.check-game.seats">
        <source>It may have {most:plain} seats; the laws were tried with {seats:range}.</source>
        <extracomment>most: how many seats the game may have at most.</extracomment>
        <translation>יכולים להיות בו {most:plain} מקומות; החוקים נבדקו עם {seats:range}.</translation>
    </message>
    <message id="command.check-game.sound">
        <source>{game:text} keeps every law in {n:count game}.</source>
        <translation>המשחק {game:text} שומר על כל החוקים {n:count game in}.</translation>
    </message>
    <message id="command.check-game.wrong">
        <source>{game:text} is not in order; see above.</source>
        <translation>המשחק {game:text} לא תקין; הפרטים למעלה.</translation>
    </message>
    <message id="count.new-message.1">
        <source>1 new message</source>
        <translation>הודעה חדשה אחת</translation>
    </message>
    <message id="count.new-message.2">
        <source>2 new messages</source>
        <translation>שתי הודעות חדשות</translation>
    </message>
    <message id="count.new-message.n">
        <source>{n} new messages</source>
        <translation>{n} הודעות חדשות</translation>
    </message>
    <message id="count.message.1">
        <source>1 message</source>
        <translation>הודעה אחת</translation>
    </message>
    <message id="count.message.2">
        <source>2 messages</source>
        <translation>שתי הודעות</translation>
    </message>
    <message id="count.message.n">
        <source>{n} messages</source>
        <translation>{n} הודעות</translation>
    </message>
    <message id="program.help.new-game">
        <source>write a game that plays at once</source>
        <translation>לכתוב משחק שאפשר לשחק בו מיד</translation>
    </message>
    <message id="program.help.check-game">
        <source>say what is wrong with a game</source>
        <translation>לומר מה לא בסדר במשחק</translation>
    </message>
</context>
</TS>
