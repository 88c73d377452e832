<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="store.title">
        <source>What is kept</source>
        <extracomment>The title of every message about what is kept.</extracomment>
        <translation>מה ששמור</translation>
    </message>
    <message id="store.folder-not-made">
        <source>The folder {folder:plain} could not be made.</source>
        <translation>אי אפשר היה ליצור את התיקייה {folder:plain}.</translation>
    </message>
    <message id="store.folder-not-made.do">
        <source>Games can be played, but nothing is kept. A place that may be written to helps.</source>
        <translation>אפשר לשחק, אבל שום דבר לא נשמר. צריך מקום שמותר לכתוב בו.</translation>
    </message>
    <message id="store.not-writable">
        <source>{path:plain} may not be written to.</source>
        <translation>אין רשות לכתוב אל {path:plain}.</translation>
    </message>
    <message id="store.not-writable.do">
        <source>What is kept there can be seen; new moves are not kept until writing is allowed.</source>
        <translation>מה ששמור שם נראה כרגיל; מהלכים חדשים לא נשמרים עד שתינתן רשות.</translation>
    </message>
    <message id="store.not-a-database">
        <source>{path:plain} is a file of another kind and is left as it is.</source>
        <translation>{path:plain} הוא קובץ מסוג אחר. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="store.not-a-database.do">
        <source>Moving it to another folder makes room for the games.</source>
        <translation>העברה שלו לתיקייה אחרת תפנה מקום למשחקים.</translation>
    </message>
    <message id="store.foreign-database">
        <source>{path:plain} belongs to another program and is left as it is.</source>
        <translation>{path:plain} שייך לתוכנה אחרת. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="store.foreign-database.do">
        <source>Moving it to another folder makes room for the games.</source>
        <translation>העברה שלו לתיקייה אחרת תפנה מקום למשחקים.</translation>
    </message>
    <message id="store.damaged-database">
        <source>The kept games cannot be read: {path:plain} is damaged. It is left as it is.</source>
        <translation>אי אפשר לקרוא את המשחקים השמורים: {path:plain} פגום. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="store.damaged-database.do">
        <source>A copy can be put in its place: {backup:plain}</source>
        <translation>אפשר לשים במקומו עותק: {backup:plain}</translation>
    </message>
    <message id="store.damaged-database.do.none">
        <source>There is no copy of it. Moving it to another folder lets new games be kept.</source>
        <extracomment>There is no copy.</extracomment>
        <translation>אין לו עותק. אחרי העברה שלו לתיקייה אחרת אפשר יהיה לשמור משחקים חדשים.</translation>
    </message>
    <message id="store.newer-database">
        <source>The kept games were written by a newer Kupa ({program:plain}). They are left as they are.</source>
        <translation>המשחקים השמורים נכתבו בגרסה חדשה יותר של קופה ({program:plain}). הם נשארו כמו שהיו.</translation>
    </message>
    <message id="store.newer-database.none">
        <source>The kept games were written by a newer Kupa. They are left as they are.</source>
        <extracomment>The newer program is not known.</extracomment>
        <translation>המשחקים השמורים נכתבו בגרסה חדשה יותר של קופה. הם נשארו כמו שהיו.</translation>
    </message>
    <message id="store.newer-database.do">
        <source>The newer Kupa opens them.</source>
        <translation>הגרסה החדשה יותר תפתח אותם.</translation>
    </message>
    <message id="store.locked">
        <source>Another window or program is busy with the kept games.</source>
        <translation>חלון אחר או תוכנה אחרת עסוקים במשחקים השמורים.</translation>
    </message>
    <message id="store.locked.do">
        <source>It may work in a moment; closing the other window helps.</source>
        <translation>אולי זה יצליח עוד רגע; סגירת החלון האחר תעזור.</translation>
    </message>
    <message id="store.disk-full">
        <source>The disk is full: the last move is not kept.</source>
        <translation>הדיסק מלא: המהלך האחרון לא נשמר.</translation>
    </message>
    <message id="store.disk-full.do">
        <source>All that was kept before is safe. With some room on the disk the game goes on being kept.</source>
        <translation>כל מה שנשמר קודם שמור. כשיתפנה מקום בדיסק, המשחק ימשיך להישמר.</translation>
    </message>
    <message id="store.vanished">
        <source>The file of the kept games is no longer in its place.</source>
        <extracomment>Its folder was deleted, moved, or its disk taken out while the program ran.</extracomment>
        <translation>הקובץ של המשחקים השמורים כבר לא נמצא במקומו.</translation>
    </message>
    <message id="store.vanished.do">
        <source>As soon as its folder can be made again, it is made anew with what is at hand.</source>
        <translation>ברגע שאפשר יהיה ליצור שוב את התיקייה שלו, הוא ייווצר מחדש עם מה שיש ביד.</translation>
    </message>
    <message id="store.store-failed">
        <source>The last move is not kept.</source>
        <translation>המהלך האחרון לא נשמר.</translation>
    </message>
    <message id="store.store-failed.do">
        <source>All that was kept before is safe.</source>
        <translation>כל מה שנשמר קודם שמור.</translation>
    </message>
    <message id="store.no-such-game">
        <source>This game is not kept any more.</source>
        <translation>המשחק הזה כבר לא שמור.</translation>
    </message>
    <message id="store.no-such-game.do">
        <source>It was put away, perhaps in another window.</source>
        <translation>הוא הורד מהמדף, אולי בחלון אחר.</translation>
    </message>
    <message id="store.changed-elsewhere">
        <source>This game went on in another window.</source>
        <translation>המשחק הזה נמשך בחלון אחר.</translation>
    </message>
    <message id="store.changed-elsewhere.do">
        <source>Opening it again from the shelf shows how it stands.</source>
        <translation>פתיחה שלו שוב מהמדף תראה איך הוא עומד.</translation>
    </message>
    <message id="store.game-unknown-game">
        <source>This game is not known here: {game:plain}</source>
        <translation>המשחק הזה לא מוכר כאן: {game:plain}</translation>
    </message>
    <message id="store.game-unknown-game.do">
        <source>It stays kept for a Kupa that knows it.</source>
        <translation>הוא נשאר שמור, לגרסה של קופה שמכירה אותו.</translation>
    </message>
    <message id="store.game-damaged">
        <source>This kept game does not fit together and cannot go on.</source>
        <translation>המשחק השמור הזה לא מתיישב עם עצמו, ואי אפשר להמשיך בו.</translation>
    </message>
    <message id="store.game-damaged.do">
        <source>It is left as it is; all other games are well.</source>
        <translation>הוא נשאר כמו שהיה; כל שאר המשחקים תקינים.</translation>
    </message>
    <message id="store.game-illegal-action">
        <source>Move {number:num} of this kept game is not allowed by the rules: {action:plain}</source>
        <translation>מהלך {number:num} במשחק השמור הזה אסור לפי הכללים: {action:plain}</translation>
    </message>
    <message id="store.game-illegal-action.do">
        <source>It is left as it is; all other games are well.</source>
        <translation>הוא נשאר כמו שהיה; כל שאר המשחקים תקינים.</translation>
    </message>
    <message id="store.game-position-differs">
        <source>The moves of this kept game do not lead to the position that was kept.</source>
        <translation>המהלכים של המשחק השמור הזה לא מובילים אל המצב שנשמר.</translation>
    </message>
    <message id="store.game-position-differs.do">
        <source>It is left as it is; all other games are well.</source>
        <translation>הוא נשאר כמו שהיה; כל שאר המשחקים תקינים.</translation>
    </message>
    <message id="file.missing">
        <source>{file:name} is not there.</source>
        <translation>{file:name} לא נמצא שם.</translation>
    </message>
    <message id="file.missing.do">
        <source>It was moved or renamed, perhaps.</source>
        <translation>אולי הוא הועבר או קיבל שם אחר.</translation>
    </message>
    <message id="file.is-a-folder">
        <source>{file:name} is a folder, not a game.</source>
        <translation>{file:name} הוא תיקייה ולא משחק.</translation>
    </message>
    <message id="file.is-a-folder.do">
        <source>A game is a file that ends in {:latin .kupa}.</source>
        <translation>משחק הוא קובץ שנגמר ב־{:latin .kupa}.</translation>
    </message>
    <message id="file.not-a-file">
        <source>{file:name} is not a file that can be read.</source>
        <translation>{file:name} אינו קובץ שאפשר לקרוא.</translation>
    </message>
    <message id="file.not-a-file.do">
        <source>A game is a file that ends in {:latin .kupa}.</source>
        <translation>משחק הוא קובץ שנגמר ב־{:latin .kupa}.</translation>
    </message>
    <message id="file.not-readable">
        <source>{file:name} could not be read. It is left as it was.</source>
        <translation>אי אפשר היה לקרוא את {file:name}. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.not-readable.do">
        <source>The system does not allow it, or the disk does not answer.</source>
        <translation>המערכת לא מרשה, או שהדיסק לא עונה.</translation>
    </message>
    <message id="file.too-large">
        <source>{file:name} is far too large for a game: {megabytes:num} {:latin MB}.</source>
        <translation>{file:name} גדול מדי בשביל משחק: {megabytes:num} {:latin MB}.</translation>
    </message>
    <message id="file.too-large.do">
        <source>It is probably something else, and is left as it was.</source>
        <translation>כנראה זה דבר אחר. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.empty">
        <source>{file:name} is empty.</source>
        <translation>{file:name} ריק.</translation>
    </message>
    <message id="file.empty.do">
        <source>A copy of it may be somewhere else.</source>
        <translation>אולי יש לו עותק במקום אחר.</translation>
    </message>
    <message id="file.cut-short">
        <source>{file:name} did not open: its end is missing. The file is left as it was.</source>
        <extracomment>Look.md 14, line 10.</extracomment>
        <translation>{file:name} לא נפתח: הסוף שלו חסר. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.cut-short.do">
        <source>Copying it again from where it came from may help.</source>
        <translation>אולי יעזור להעתיק אותו שוב מהמקום שממנו הגיע.</translation>
    </message>
    <message id="file.not-kupa">
        <source>{file:name} is not a game of Kupa. It is left as it was.</source>
        <translation>{file:name} אינו משחק של קופה. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.not-kupa.do">
        <source>A game is a file that ends in {:latin .kupa}.</source>
        <translation>משחק הוא קובץ שנגמר ב־{:latin .kupa}.</translation>
    </message>
    <message id="file.newer-format">
        <source>{file:name} was made by a newer Kupa ({program:plain}).</source>
        <translation>{file:name} נוצר בגרסה חדשה יותר של קופה ({program:plain}).</translation>
    </message>
    <message id="file.newer-format.none">
        <source>{file:name} was made by a newer Kupa.</source>
        <translation>{file:name} נוצר בגרסה חדשה יותר של קופה.</translation>
    </message>
    <message id="file.newer-format.do">
        <source>The newer Kupa opens it.</source>
        <translation>הגרסה החדשה יותר תפתח אותו.</translation>
    </message>
    <message id="file.unknown-game">
        <source>{file:name} holds a game that is not known here: {game:plain}</source>
        <translation>{file:name} מכיל משחק שלא מוכר כאן: {game:plain}</translation>
    </message>
    <message id="file.unknown-game.do">
        <source>A newer Kupa may know it.</source>
        <translation>אולי גרסה חדשה יותר של קופה מכירה אותו.</translation>
    </message>
    <message id="file.damaged">
        <source>{file:name} did not open: what is written in it does not fit together. The file is left as it was.</source>
        <translation>{file:name} לא נפתח: מה שכתוב בו לא מתיישב. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.damaged.do">
        <source>Copying it again from where it came from may help.</source>
        <translation>אולי יעזור להעתיק אותו שוב מהמקום שממנו הגיע.</translation>
    </message>
    <message id="file.illegal-action">
        <source>{file:name} did not open: its move {number:num} is not allowed by the rules. The file is left as it was.</source>
        <translation>{file:name} לא נפתח: מהלך {number:num} שבו אסור לפי הכללים. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.illegal-action.do">
        <source>The move: {action:plain}</source>
        <translation>המהלך: {action:plain}</translation>
    </message>
    <message id="file.position-differs">
        <source>{file:name} did not open: its moves do not lead to the position written in it. The file is left as it was.</source>
        <translation>{file:name} לא נפתח: המהלכים שבו לא מובילים אל המצב שכתוב בו. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.position-differs.do">
        <source>Copying it again from where it came from may help.</source>
        <translation>אולי יעזור להעתיק אותו שוב מהמקום שממנו הגיע.</translation>
    </message>
    <message id="file.exists">
        <source>{file:name} is already there, and was left as it was.</source>
        <translation>{file:name} כבר נמצא שם, ונשאר כמו שהיה.</translation>
    </message>
    <message id="file.exists.do">
        <source>Another name saves the game beside it.</source>
        <translation>בשם אחר המשחק יישמר לידו.</translation>
    </message>
    <message id="file.folder-missing">
        <source>The folder for {file:name} is not there: {folder:plain}</source>
        <translation>התיקייה של {file:name} לא נמצאת: {folder:plain}</translation>
    </message>
    <message id="file.folder-missing.do">
        <source>The game goes on being kept; it can be saved to another folder.</source>
        <translation>המשחק עצמו שמור; אפשר לשמור את הקובץ בתיקייה אחרת.</translation>
    </message>
    <message id="file.not-writable">
        <source>{file:name} may not be written.</source>
        <translation>אין רשות לכתוב את {file:name}.</translation>
    </message>
    <message id="file.not-writable.do">
        <source>The game goes on being kept; it can be saved to another folder.</source>
        <translation>המשחק עצמו שמור; אפשר לשמור את הקובץ בתיקייה אחרת.</translation>
    </message>
    <message id="file.disk-full">
        <source>The disk is full: {file:name} was not written.</source>
        <translation>הדיסק מלא: {file:name} לא נכתב.</translation>
    </message>
    <message id="file.disk-full.do">
        <source>The game goes on being kept; it can be saved to another disk.</source>
        <translation>המשחק עצמו שמור; אפשר לשמור את הקובץ בדיסק אחר.</translation>
    </message>
    <message id="file.not-written">
        <source>{file:name} was not written.</source>
        <translation>{file:name} לא נכתב.</translation>
    </message>
    <message id="file.not-written.do">
        <source>The game goes on being kept; it can be saved to another folder.</source>
        <translation>המשחק עצמו שמור; אפשר לשמור את הקובץ בתיקייה אחרת.</translation>
    </message>
</context>
</TS>
