<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="store.title.start">
        <source>The saved games did not open</source>
        <extracomment>Titles say what did not work, for each situation in which something kept fails.</extracomment>
        <translation>המשחקים השמורים לא נפתחו</translation>
    </message>
    <message id="store.title.examine">
        <source>Some saved data is damaged</source>
        <translation>משהו ממה ששמור ניזוק</translation>
    </message>
    <message id="store.title.unkept">
        <source>Playing without saving did not work</source>
        <translation>אי אפשר לשחק בלי לשמור כרגע</translation>
    </message>
    <message id="store.title.act">
        <source>The last move is not saved</source>
        <translation>המהלך האחרון לא נשמר</translation>
    </message>
    <message id="store.title.begin">
        <source>The new game did not begin</source>
        <translation>המשחק החדש לא התחיל</translation>
    </message>
    <message id="store.title.resume">
        <source>The game did not open</source>
        <translation>המשחק לא נפתח</translation>
    </message>
    <message id="store.title.open">
        <source>The game in the file did not open</source>
        <translation>המשחק שבקובץ לא נפתח</translation>
    </message>
    <message id="store.title.shelf">
        <source>The games on the shelf cannot be shown</source>
        <translation>אי אפשר להראות את המשחקים שעל המדף</translation>
    </message>
    <message id="store.title.results">
        <source>The results cannot be shown</source>
        <translation>אי אפשר להראות את התוצאות</translation>
    </message>
    <message id="store.title.forget">
        <source>The game was not removed</source>
        <translation>המשחק לא הוסר</translation>
    </message>
    <message id="store.title.setting">
        <source>Settings are not being saved at the moment</source>
        <translation>ההגדרות לא נשמרות כרגע</translation>
    </message>
    <message id="store.kept.start">
        <source>Nothing that was saved has changed.</source>
        <extracomment>What became of what was there, for each situation.</extracomment>
        <translation>שום דבר ממה שנשמר לא השתנה.</translation>
    </message>
    <message id="store.kept.examine">
        <source>Nothing was changed.</source>
        <translation>שום דבר לא השתנה.</translation>
    </message>
    <message id="store.kept.unkept">
        <source>Nothing that was saved has changed.</source>
        <translation>שום דבר ממה שנשמר לא השתנה.</translation>
    </message>
    <message id="store.kept.act">
        <source>The game goes on, and is saved with all its moves as soon as that is possible again.</source>
        <translation>המשחק נמשך, ויישמר עם כל המהלכים ברגע שזה שוב יהיה אפשרי.</translation>
    </message>
    <message id="store.kept.act.no-such-game">
        <source>You can go on playing at this table, but the game is not saved.</source>
        <translation>אפשר להמשיך לשחק ליד השולחן הזה, אבל המשחק לא נשמר.</translation>
    </message>
    <message id="store.kept.act.changed-elsewhere">
        <source>You can go on playing at this table, but what you do here is not saved.</source>
        <translation>אפשר להמשיך לשחק ליד השולחן הזה, אבל מה שנעשה כאן לא נשמר.</translation>
    </message>
    <message id="store.kept.begin">
        <source>Nothing was dealt.</source>
        <translation>שום קלף לא חולק.</translation>
    </message>
    <message id="store.kept.resume">
        <source>Nothing was changed in it.</source>
        <translation>שום דבר לא השתנה בו.</translation>
    </message>
    <message id="store.kept.resume.no-such-game">
        <source>All other games are as they were.</source>
        <translation>כל שאר המשחקים נשארו כמו שהיו.</translation>
    </message>
    <message id="store.kept.open">
        <source>The file is left as it was.</source>
        <translation>הקובץ נשאר כמו שהיה.</translation>
    </message>
    <message id="store.kept.shelf">
        <source>Nothing was changed.</source>
        <translation>שום דבר לא השתנה.</translation>
    </message>
    <message id="store.kept.results">
        <source>Nothing was changed.</source>
        <translation>שום דבר לא השתנה.</translation>
    </message>
    <message id="store.kept.forget">
        <source>Nothing was changed.</source>
        <translation>שום דבר לא השתנה.</translation>
    </message>
    <message id="store.kept.setting">
        <source>The settings hold until the program closes, and are saved as soon as that is possible.</source>
        <translation>ההגדרות תקפות עד שהתוכנה תיסגר, ויישמרו ברגע שזה יהיה אפשרי.</translation>
    </message>
    <message id="store.folder-not-made">
        <source>The folder for the games could not be made.</source>
        <translation>אי אפשר היה ליצור את התיקייה של המשחקים.</translation>
    </message>
    <message id="store.folder-not-made.do">
        <source>There may be a file of that name, or the program may not be allowed to make the folder. The details name it.</source>
        <translation>אולי יש קובץ בשם הזה, או שאין רשות ליצור תיקייה. הפרטים אומרים איזו.</translation>
    </message>
    <message id="store.not-writable">
        <source>The system does not allow writing in the place where games are saved.</source>
        <translation>המערכת לא מרשה לכתוב במקום שבו נשמרים המשחקים.</translation>
    </message>
    <message id="store.not-writable.do">
        <source>It works again once writing is allowed there. The details name the place.</source>
        <translation>זה יעבוד שוב כשתינתן רשות לכתוב שם. הפרטים אומרים איפה.</translation>
    </message>
    <message id="store.not-a-database">
        <source>There is a file of another kind where the saved games should be.</source>
        <translation>במקום של המשחקים השמורים יש קובץ מסוג אחר.</translation>
    </message>
    <message id="store.not-a-database.do">
        <source>It is left as it is. Move it to another folder to make room for the games.</source>
        <translation>הוא נשאר כמו שהוא. אם מעבירים אותו לתיקייה אחרת, יש כאן מקום למשחקים.</translation>
    </message>
    <message id="store.foreign-database">
        <source>There is a file of another program where the saved games should be.</source>
        <translation>במקום של המשחקים השמורים יש קובץ של תוכנה אחרת.</translation>
    </message>
    <message id="store.foreign-database.do">
        <source>It is left as it is. Move it to another folder to make room for the games.</source>
        <translation>הוא נשאר כמו שהוא. אם מעבירים אותו לתיקייה אחרת, יש כאן מקום למשחקים.</translation>
    </message>
    <message id="store.damaged-database">
        <source>Some of the saved data is damaged and cannot be read.</source>
        <translation>חלק ממה שנשמר ניזוק, ואי אפשר לקרוא אותו.</translation>
    </message>
    <message id="store.damaged-database.do">
        <source>What can be read can be shown. The damaged file is set aside as it is, and nothing is thrown away.</source>
        <translation>אפשר להציג מה שאפשר לקרוא. הקובץ הפגום יונח בצד כמו שהוא, ושום דבר לא יימחק.</translation>
    </message>
    <message id="store.damaged-rows">
        <source>Some of the saved data is damaged. Games that cannot be read: {games:num}. All others are as they were.</source>
        <translation>חלק ממה שנשמר ניזוק. משחקים שאי אפשר לקרוא: {games:num}. כל השאר נשארו כמו שהיו.</translation>
    </message>
    <message id="store.damaged-rows.do">
        <source>Everything else goes on as before. The damaged file is set aside as it is, and nothing is thrown away.</source>
        <translation>כל השאר ימשיך כרגיל. הקובץ הפגום יונח בצד כמו שהוא, ושום דבר לא יימחק.</translation>
    </message>
    <message id="store.damaged-settings">
        <source>Some settings cannot be read and are back to what they were at first: {settings:num}. All games are as they were.</source>
        <translation>הגדרות שאי אפשר לקרוא וחזרו למה שהיו בהתחלה: {settings:num}. כל המשחקים נשארו כמו שהיו.</translation>
    </message>
    <message id="store.damaged-settings.do">
        <source>The damaged file can be set aside as it is; nothing is thrown away.</source>
        <translation>אפשר להניח את הקובץ הפגום בצד כמו שהוא; שום דבר לא יימחק.</translation>
    </message>
    <message id="store.no-home">
        <source>This account has no home folder, so there is nowhere to save games.</source>
        <translation>לחשבון הזה אין תיקיית בית, ולכן אין איפה לשמור משחקים.</translation>
    </message>
    <message id="store.no-home.do">
        <source>The environment variable {:latin KUPA_HOME} can name a folder for it.</source>
        <translation>משתנה הסביבה {:latin KUPA_HOME} יכול לקבוע לו תיקייה.</translation>
    </message>
    <message id="store.newer-database">
        <source>The saved games were written by a newer version of Kupa ({program:plain}).</source>
        <translation>המשחקים השמורים נכתבו בגרסה חדשה יותר של קופה ({program:plain}).</translation>
    </message>
    <message id="store.newer-database.none">
        <source>The saved games were written by a newer version of Kupa.</source>
        <extracomment>The newer program is not known.</extracomment>
        <translation>המשחקים השמורים נכתבו בגרסה חדשה יותר של קופה.</translation>
    </message>
    <message id="store.newer-database.do">
        <source>The newer version opens them.</source>
        <translation>הגרסה החדשה יותר תפתח אותם.</translation>
    </message>
    <message id="store.locked">
        <source>Another window or program is using the saved games.</source>
        <translation>חלון אחר או תוכנה אחרת משתמשים כרגע במשחקים השמורים.</translation>
    </message>
    <message id="store.locked.do">
        <source>Try again in a moment, or close the other window.</source>
        <translation>אפשר לנסות שוב עוד רגע, או לסגור את החלון האחר.</translation>
    </message>
    <message id="store.disk-full">
        <source>The disk is full.</source>
        <translation>הדיסק מלא.</translation>
    </message>
    <message id="store.disk-full.do">
        <source>It works again once there is room on the disk.</source>
        <translation>כשיתפנה בו מקום, זה שוב יעבוד.</translation>
    </message>
    <message id="store.vanished">
        <source>The file of the saved games is no longer in its place.</source>
        <extracomment>Its folder was deleted, moved, or its disk taken out while the program ran.</extracomment>
        <translation>הקובץ של המשחקים השמורים כבר לא נמצא במקומו.</translation>
    </message>
    <message id="store.vanished.do">
        <source>As soon as its folder can be made again, a new file is written from what is at hand.</source>
        <translation>ברגע שאפשר יהיה ליצור שוב את התיקייה שלו, הוא ייווצר מחדש עם מה שיש ביד.</translation>
    </message>
    <message id="store.store-failed">
        <source>The disk did not do what it was asked to do.</source>
        <translation>הדיסק לא עשה מה שביקשו ממנו.</translation>
    </message>
    <message id="store.store-failed.do">
        <source>It may be out of reach for a moment. The details hold what the system said.</source>
        <translation>אולי אי אפשר להגיע אליו לרגע. מה שהמערכת אמרה נמצא בפרטים.</translation>
    </message>
    <message id="store.no-such-game">
        <source>This game is no longer saved.</source>
        <translation>המשחק הזה כבר לא שמור.</translation>
    </message>
    <message id="store.no-such-game.do">
        <source>It was put away, perhaps in another window.</source>
        <translation>הורידו אותו מהמדף, אולי בחלון אחר.</translation>
    </message>
    <message id="store.changed-elsewhere">
        <source>This game went on in another window.</source>
        <translation>המשחק הזה המשיך בחלון אחר.</translation>
    </message>
    <message id="store.changed-elsewhere.do">
        <source>Open it again from the shelf to see how it stands there.</source>
        <translation>כדי לראות איפה הוא עומד שם, לפתוח אותו שוב מהמדף.</translation>
    </message>
    <message id="store.game-unknown-game">
        <source>This game is not known here.</source>
        <translation>המשחק הזה לא מוכר כאן.</translation>
    </message>
    <message id="store.game-unknown-game.do">
        <source>It stays saved for a version of Kupa that knows it.</source>
        <translation>הוא נשאר שמור, לגרסה של קופה שמכירה אותו.</translation>
    </message>
    <message id="store.game-damaged">
        <source>Something in what was saved of this game is wrong.</source>
        <translation>משהו במה שנשמר מהמשחק הזה לא מסתדר.</translation>
    </message>
    <message id="store.game-damaged.do">
        <source>Other games are not affected.</source>
        <translation>שאר המשחקים בסדר.</translation>
    </message>
    <message id="store.game-illegal-action">
        <source>Move {number:num} of this saved game is not allowed by the rules.</source>
        <translation>מהלך {number:num} במשחק השמור הזה אסור לפי הכללים.</translation>
    </message>
    <message id="store.game-illegal-action.do">
        <source>Other games are not affected.</source>
        <translation>שאר המשחקים בסדר.</translation>
    </message>
    <message id="store.game-position-differs">
        <source>The moves of this saved game do not lead to the position that was saved with it.</source>
        <translation>המהלכים של המשחק השמור הזה לא מובילים אל המצב שנשמר איתם.</translation>
    </message>
    <message id="store.game-position-differs.do">
        <source>Other games are not affected.</source>
        <translation>שאר המשחקים בסדר.</translation>
    </message>
    <message id="store.restored.title">
        <source>The saved games were gone</source>
        <extracomment>Title: the file was deleted or replaced while the program ran, and is there again.</extracomment>
        <translation>המשחקים השמורים נעלמו</translation>
    </message>
    <message id="store.restored.whole">
        <source>A file of the saved games was no longer in its place.</source>
        <translation>קובץ של המשחקים השמורים כבר לא היה במקומו.</translation>
    </message>
    <message id="store.restored.whole.kept">
        <source>Everything that was saved is there again.</source>
        <translation>כל מה שנשמר נמצא שם שוב.</translation>
    </message>
    <message id="store.restored.part">
        <source>The file of the saved games was no longer the same file.</source>
        <translation>הקובץ של המשחקים השמורים כבר לא היה אותו קובץ.</translation>
    </message>
    <message id="store.restored.part.kept">
        <source>What was at hand is saved there now; games played earlier may be missing.</source>
        <translation>מה שהיה ביד שמור שם עכשיו; אולי חסרים משחקים ששיחקו קודם.</translation>
    </message>
    <message id="store.mended">
        <source>Everything is being saved again.</source>
        <translation>הכול שוב נשמר.</translation>
    </message>
    <message id="store.save-copy">
        <source>Save a copy</source>
        <extracomment>A button: of the game at the table, to a file elsewhere.</extracomment>
        <translation>לשמור עותק</translation>
    </message>
    <message id="file.missing">
        <source>{file:name} is not there.</source>
        <translation>{file:name} לא נמצא שם.</translation>
    </message>
    <message id="file.missing.do">
        <source>It may have been moved or renamed.</source>
        <translation>אולי הוא הועבר או קיבל שם אחר.</translation>
    </message>
    <message id="file.is-a-folder">
        <source>{file:name} is a folder.</source>
        <translation>{file:name} הוא תיקייה.</translation>
    </message>
    <message id="file.is-a-folder.do">
        <source>A game is a file that ends in {:latin .kupa}.</source>
        <translation>משחק הוא קובץ שנגמר ב־{:latin .kupa}.</translation>
    </message>
    <message id="file.not-a-file">
        <source>{file:name} is not an ordinary file. It is left as it was.</source>
        <extracomment>A pipe, a socket, a device: neither opened nor written over.</extracomment>
        <translation>{file:name} הוא לא קובץ רגיל. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.not-a-file.do">
        <source>A game is a file that ends in {:latin .kupa}.</source>
        <translation>משחק הוא קובץ שנגמר ב־{:latin .kupa}.</translation>
    </message>
    <message id="file.dead-link">
        <source>{file:name} is a link that leads nowhere.</source>
        <translation>{file:name} הוא קישור שלא מוביל לשום מקום.</translation>
    </message>
    <message id="file.dead-link.do">
        <source>The file it led to may have been moved or renamed.</source>
        <translation>אולי הקובץ שהוא הוביל אליו הועבר או קיבל שם אחר.</translation>
    </message>
    <message id="file.changing">
        <source>{file:name} changed while it was being read. It is left as it is.</source>
        <translation>{file:name} השתנה בזמן הקריאה. הוא נשאר כמו שהוא.</translation>
    </message>
    <message id="file.changing.do">
        <source>It can be opened once nothing is writing to it any more.</source>
        <translation>אפשר לפתוח אותו כששום דבר לא כותב אליו עוד.</translation>
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
        <source>{file:name} is far too large for a game: more than {megabytes:num} {:latin MB}.</source>
        <translation>{file:name} גדול מדי בשביל משחק: יותר {megabytes:num from} {:latin MB}.</translation>
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
        <extracomment>Look 14 line 10.</extracomment>
        <translation>{file:name} לא נפתח: הסוף שלו חסר. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.cut-short.do">
        <source>Copying it again from where it came from may help.</source>
        <translation>אולי יעזור להעתיק אותו שוב מהמקום שממנו הגיע.</translation>
    </message>
    <message id="file.not-kupa">
        <source>{file:name} is not a game of Kupa. It is left as it was.</source>
        <translation>{file:name} הוא לא משחק של קופה. הוא נשאר כמו שהיה.</translation>
    </message>
    <message id="file.not-kupa.do">
        <source>A game is a file that ends in {:latin .kupa}.</source>
        <translation>משחק הוא קובץ שנגמר ב־{:latin .kupa}.</translation>
    </message>
    <message id="file.newer-format">
        <source>{file:name} was made by a newer version of Kupa ({program:plain}).</source>
        <translation>{file:name} נוצר בגרסה חדשה יותר של קופה ({program:plain}).</translation>
    </message>
    <message id="file.newer-format.none">
        <source>{file:name} was made by a newer version of Kupa.</source>
        <translation>{file:name} נוצר בגרסה חדשה יותר של קופה.</translation>
    </message>
    <message id="file.newer-format.do">
        <source>The newer version opens it.</source>
        <translation>הגרסה החדשה יותר תפתח אותו.</translation>
    </message>
    <message id="file.unknown-game">
        <source>{file:name} holds a game that is not known here.</source>
        <translation>{file:name} מכיל משחק שלא מוכר כאן.</translation>
    </message>
    <message id="file.unknown-game.do">
        <source>A newer version of Kupa may know it.</source>
        <translation>אולי גרסה חדשה יותר של קופה מכירה אותו.</translation>
    </message>
    <message id="file.damaged">
        <source>{file:name} did not open: something in it is wrong. The file is left as it was.</source>
        <translation>{file:name} לא נפתח: משהו בתוכן שלו לא מסתדר. הוא נשאר כמו שהיה.</translation>
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
        <source>The details name the move.</source>
        <translation>הפרטים אומרים איזה מהלך זה.</translation>
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
        <source>Under another name it becomes a file beside that one.</source>
        <translation>בשם אחר ייווצר קובץ לידו.</translation>
    </message>
    <message id="command.exists">
        <source>{file:name} is already there, and was left as it was. With {:latin --replace} it is replaced.</source>
        <translation>{file:name} כבר נמצא שם, ונשאר כמו שהיה. עם {:latin --replace} הוא מוחלף.</translation>
    </message>
    <message id="file.folder-missing">
        <source>The folder for {file:name} is not there.</source>
        <translation>התיקייה של {file:name} לא נמצאת.</translation>
    </message>
    <message id="file.folder-missing.do">
        <source>It can be saved to another folder.</source>
        <translation>אפשר לשמור אותו בתיקייה אחרת.</translation>
    </message>
    <message id="file.not-writable">
        <source>The system does not allow writing {file:name}.</source>
        <translation>אין רשות לכתוב את {file:name}.</translation>
    </message>
    <message id="file.not-writable.do">
        <source>It can be saved to another folder.</source>
        <translation>אפשר לשמור אותו בתיקייה אחרת.</translation>
    </message>
    <message id="file.disk-full">
        <source>The disk is full: {file:name} was not written.</source>
        <translation>הדיסק מלא: {file:name} לא נכתב.</translation>
    </message>
    <message id="file.disk-full.do">
        <source>It can be saved to another disk.</source>
        <translation>אפשר לשמור אותו בדיסק אחר.</translation>
    </message>
    <message id="file.not-written">
        <source>{file:name} was not written.</source>
        <translation>{file:name} לא נכתב.</translation>
    </message>
    <message id="file.not-written.do">
        <source>It can be saved to another folder.</source>
        <translation>אפשר לשמור אותו בתיקייה אחרת.</translation>
    </message>
    <message id="file.is-a-folder.do.save">
        <source>Under another name it becomes a file beside the folder.</source>
        <extracomment>When writing.</extracomment>
        <translation>בשם אחר ייווצר קובץ לידה.</translation>
    </message>
    <message id="file.title.open">
        <source>The file did not open</source>
        <translation>הקובץ לא נפתח</translation>
    </message>
    <message id="file.title.save">
        <source>The copy was not saved</source>
        <translation>העותק לא נשמר</translation>
    </message>
    <message id="file.title.export">
        <source>The results were not saved to a file</source>
        <translation>התוצאות לא נשמרו בקובץ</translation>
    </message>
    <message id="file.title.report">
        <source>The report was not saved</source>
        <translation>הדוח לא נשמר</translation>
    </message>
    <message id="file.title.send">
        <source>The replay was not saved</source>
        <translation>המשחק לצפייה לא נשמר</translation>
    </message>
    <message id="file.title.picture">
        <source>The picture was not saved</source>
        <translation>התמונה לא נשמרה</translation>
    </message>
    <message id="file.kept.send">
        <source>The game itself is saved.</source>
        <translation>המשחק עצמו שמור.</translation>
    </message>
    <message id="file.kept.picture">
        <source>Nothing of the game was changed.</source>
        <translation>שום דבר במשחק לא השתנה.</translation>
    </message>
    <message id="file.kept.export">
        <source>The results themselves are saved.</source>
        <translation>התוצאות עצמן שמורות.</translation>
    </message>
    <message id="file.kept.report">
        <source>All of it is in the details.</source>
        <translation>כולו נמצא בפרטים.</translation>
    </message>
    <message id="file.kept.save">
        <source>The game itself is saved.</source>
        <extracomment>A copy of it could not be written.</extracomment>
        <translation>המשחק עצמו שמור.</translation>
    </message>
    <message id="file.kept.save.not">
        <source>The game itself is not saved at the moment either.</source>
        <translation>גם המשחק עצמו לא שמור כרגע.</translation>
    </message>
</context>
</TS>
