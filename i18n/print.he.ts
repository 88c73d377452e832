<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="command.print.usage">
        <source>{:latin kupa print [--language he|en] GAME [--to FILE] [--sheets cards,tokens,rules,scores,test] [--paper a4|letter] [--bleed] [--flip long|short|none] [--offset RIGHT,DOWN] [--seats N] [--in he,en] [--png] [--replace]} writes sheets to print: the deck, counters, the rules, a score sheet, or the test of the printer.</source>
        <translation>{:latin kupa print [--language he|en] GAME [--to FILE] [--sheets cards,tokens,rules,scores,test] [--paper a4|letter] [--bleed] [--flip long|short|none] [--offset RIGHT,DOWN] [--seats N] [--in he,en] [--png] [--replace]} כותב דפים להדפסה: החפיסה, אסימונים, הכללים, דף ניקוד, או דף בדיקה של המדפסת.</translation>
    </message>
    <message id="command.print.written">
        <source>{file:name}: {n:count page}.</source>
        <extracomment>After the file has been written.</extracomment>
        <translation>{file:name}: {n:count page}.</translation>
    </message>
    <message id="command.print.no-game">
        <source>There is no game {word:plain}. There are {games:plain}.</source>
        <translation>אין משחק {word:plain}. אלה שיש: {games:plain}.</translation>
    </message>
    <message id="command.print.wrong">
        <source>{option:plain} cannot be {word:plain}. It takes {values:plain}.</source>
        <extracomment>An option of the command line with a value it does not have.</extracomment>
        <translation>ל-{option:plain} אין ערך {word:plain}. אפשר {values:plain}.</translation>
    </message>
    <message id="command.print.no-tokens">
        <source>{game:text} needs no counters.</source>
        <translation>ב{game:text} אין צורך באסימונים.</translation>
    </message>
    <message id="command.print.seats">
        <source>{game:text} is played by {seats:range}, not by {word:plain}.</source>
        <translation>ב{game:text} משחקים {seats:range}, לא {word:plain}.</translation>
    </message>
    <message id="count.page.1">
        <source>1 page</source>
        <extracomment>A printed page.</extracomment>
        <translation>עמוד אחד</translation>
    </message>
    <message id="count.page.2">
        <source>2 pages</source>
        <translation>שני עמודים</translation>
    </message>
    <message id="count.page.n">
        <source>{n} pages</source>
        <translation>{n} עמודים</translation>
    </message>
    <message id="file.title.print">
        <source>The sheets were not saved</source>
        <translation>הדפים לא נשמרו</translation>
    </message>
    <message id="file.kept.print">
        <source>Nothing was written.</source>
        <translation>שום דבר לא נכתב.</translation>
    </message>
    <message id="file.in-use">
        <source>{file:name} is open in another program.</source>
        <translation>{file:name} פתוח בתוכנה אחרת.</translation>
    </message>
    <message id="file.in-use.do">
        <source>Once it is closed there, it can be saved.</source>
        <translation>אחרי שייסגר שם, אפשר לשמור.</translation>
    </message>
    <message id="print.test.front">
        <source>Test sheet, front</source>
        <translation>דף בדיקה, חזית</translation>
    </message>
    <message id="print.test.back">
        <source>Test sheet, back</source>
        <translation>דף בדיקה, גב</translation>
    </message>
    <message id="print.test.ruler">
        <source>This line is 100 mm long. If it is not, print at 100 %, without fitting to the page.</source>
        <translation>אורך הקו הזה 100 מ״מ. אם לא, להדפיס בגודל 100%, בלי התאמה לדף.</translation>
    </message>
    <message id="print.test.how">
        <source>Print both pages of this file on one sheet, on both sides, as the cards will be printed. Then prick a pin through the middle of the cross and look at the back, or hold the sheet against a window.</source>
        <translation>להדפיס את שני הדפים של הקובץ על גיליון אחד, משני הצדדים, בדיוק כמו שיודפסו הקלפים. אחר כך לדקור בסיכה את אמצע הצלב ולהסתכל בגב, או להחזיק את הגיליון מול חלון.</translation>
    </message>
    <message id="print.test.read">
        <source>Where the cross of the front lies on the two scales, read two numbers, in mm, and type them under “Offset of the printer”. They are kept. After another printer, or another edge, make a new test.</source>
        <translation>במקום שבו הצלב של החזית נופל על שני הסרגלים, לקרוא שני מספרים במ״מ ולהקליד אותם ליד ״סטיית המדפסת״. המספרים נשמרים. עם מדפסת אחרת, או עם צד היפוך אחר, צריך בדיקה חדשה.</translation>
    </message>
    <message id="print.test.across">
        <source>to the right</source>
        <extracomment>Beside the scale across, with the numbers to type for the offset to the right.</extracomment>
        <translation>ימינה</translation>
    </message>
    <message id="print.test.down">
        <source>down</source>
        <extracomment>Beside the scale that runs down.</extracomment>
        <translation>למטה</translation>
    </message>
    <message id="print.scores.title">
        <source>{game:text}: scores</source>
        <translation>{game:text}: ניקוד</translation>
    </message>
    <message id="print.scores.day">
        <source>Date</source>
        <translation>תאריך</translation>
    </message>
    <message id="print.scores.place">
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>מקום</translation>
    </message>
    <message id="print.scores.deal">
        <source>Deal</source>
        <extracomment>Head of the column with the number of each deal.</extracomment>
        <translation>חלוקה</translation>
    </message>
    <message id="print.scores.sum">
        <source>Total</source>
        <translation>סך הכול</translation>
    </message>
    <message id="print.scores.best">
        <source>Best</source>
        <extracomment>The best score on the sheet, of somebody who plays alone.</extracomment>
        <translation>הכי טוב</translation>
    </message>
    <message id="print.scores.score">
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message id="print.scores.remark">
        <source>Note</source>
        <translation>הערה</translation>
    </message>
    <message id="command.print.progress">
        <source>{done:num} of {all:num} pages, {share:text}</source>
        <extracomment>While a command paints pages.</extracomment>
        <translation>{done:num} מתוך {all:num} עמודים, {share:text}</translation>
    </message>
    <message id="print.token.points">
        <source>points</source>
        <extracomment>On a counter, below its number: it is small.</extracomment>
        <translation>נקודות</translation>
    </message>
    <message id="print.token.owes">
        <source>owed</source>
        <extracomment>On a counter that lies before whoever owes cards.</extracomment>
        <translation>חוב</translation>
    </message>
    <message id="print.token.dry">
        <source>dry turn</source>
        <extracomment>On a counter that marks how many dry turns there were.</extracomment>
        <translation>תור יבש</translation>
    </message>
    <message id="print.title">
        <source>Print {game:text}</source>
        <translation>להדפיס את {game:text}</translation>
    </message>
    <message id="print.help">
        <source>A file to print at home, to scale: print it at 100 %.</source>
        <translation>קובץ להדפסה בבית, בגודל אמיתי: להדפיס ב־100%.</translation>
    </message>
    <message id="print.part.cards">
        <source>The cards</source>
        <translation>הקלפים</translation>
    </message>
    <message id="print.part.tokens">
        <source>Counters</source>
        <translation>אסימונים</translation>
    </message>
    <message id="print.part.rules">
        <source>The rules, on one page</source>
        <translation>הכללים, בעמוד אחד</translation>
    </message>
    <message id="print.part.scores">
        <source>A score sheet</source>
        <translation>דף ניקוד</translation>
    </message>
    <message id="print.seats">
        <source>For how many people</source>
        <translation>לכמה אנשים</translation>
    </message>
    <message id="print.paper">
        <source>Paper</source>
        <translation>נייר</translation>
    </message>
    <message id="print.paper.a4">
        <source>{:latin A4}</source>
        <translation>{:latin A4}</translation>
    </message>
    <message id="print.paper.letter">
        <source>{:latin Letter}</source>
        <translation>{:latin Letter}</translation>
    </message>
    <message id="print.flip">
        <source>Backs, the sheet turned over its</source>
        <translation>גב הקלפים, כשהגיליון מתהפך על</translation>
    </message>
    <message id="print.flip.long">
        <source>long edge</source>
        <extracomment>Of the paper, printed on both sides.</extracomment>
        <translation>הצד הארוך</translation>
    </message>
    <message id="print.flip.short">
        <source>short edge</source>
        <translation>הצד הקצר</translation>
    </message>
    <message id="print.flip.none">
        <source>no backs</source>
        <translation>בלי גב</translation>
    </message>
    <message id="print.bleed">
        <source>Bleed of 3 mm</source>
        <translation>שוליים לחיתוך, 3 מ״מ</translation>
    </message>
    <message id="print.bleed.help">
        <source>Pictures go on beyond the edge of the card, so that a cut beside the mark shows no white.</source>
        <translation>התמונה ממשיכה מעבר לקצה הקלף, ואם חותכים קצת ליד הסימן לא רואים לבן.</translation>
    </message>
    <message id="print.languages">
        <source>Language of the texts</source>
        <translation>שפת הטקסטים</translation>
    </message>
    <message id="print.both">
        <source>both</source>
        <translation>שתיהן</translation>
    </message>
    <message id="print.offset">
        <source>Offset of the printer, mm</source>
        <translation>סטיית המדפסת, מ״מ</translation>
    </message>
    <message id="print.offset.help">
        <source>Backs are moved by as much. The test sheet shows the two numbers.</source>
        <translation>הגב זז בדיוק כך. דף הבדיקה מראה את שני המספרים.</translation>
    </message>
    <message id="print.right">
        <source>right</source>
        <extracomment>How far backs are moved to the right, in mm.</extracomment>
        <translation>ימינה</translation>
    </message>
    <message id="print.down">
        <source>down</source>
        <translation>למטה</translation>
    </message>
    <message id="print.test">
        <source>Test sheet…</source>
        <translation>דף בדיקה…</translation>
    </message>
    <message id="print.cancel">
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message id="print.pdf">
        <source>Save as PDF…</source>
        <translation>לשמור כ־{:latin PDF}…</translation>
    </message>
    <message id="print.png">
        <source>Save as pictures…</source>
        <translation>לשמור כתמונות…</translation>
    </message>
    <message id="print.preview">
        <source>The first page, in small</source>
        <translation>העמוד הראשון, בקטן</translation>
    </message>
    <message id="print.running">
        <source>Painting the pages</source>
        <translation>העמודים בהכנה</translation>
    </message>
    <message id="print.count">
        <source>{n:count page}; this is the first.</source>
        <translation>{n:count page}; זה הראשון.</translation>
    </message>
    <message id="print.nothing">
        <source>Nothing has been chosen.</source>
        <translation>לא נבחר כלום.</translation>
    </message>
    <message id="print.save.title">
        <source>Save sheets to print</source>
        <translation>לשמור דפים להדפסה</translation>
    </message>
    <message id="print.file">
        <source>Kupa {game:text} to print</source>
        <extracomment>The proposed name of a file, without its ending.</extracomment>
        <translation>קופה {game:text} להדפסה</translation>
    </message>
    <message id="print.file.test">
        <source>Kupa printer test</source>
        <extracomment>The proposed name of a file, without its ending.</extracomment>
        <translation>קופה בדיקת מדפסת</translation>
    </message>
    <message id="print.saved">
        <source>Saved: {file:name}</source>
        <translation>נשמר: {file:name}</translation>
    </message>
    <message id="print.saved.several">
        <source>{n:count page} saved, beginning with {file:name}</source>
        <translation>נשמרו {n:count page}, הראשון הוא {file:name}</translation>
    </message>
    <message id="print.open">
        <source>Print…</source>
        <extracomment>A button and a line of a menu: sheets of this game, to be printed.</extracomment>
        <translation>להדפיס…</translation>
    </message>
    <message id="shortcut.print">
        <source>Print cards and rules</source>
        <extracomment>A line of the menu at the game's name.</extracomment>
        <translation>להדפיס קלפים וכללים</translation>
    </message>
    <message id="tile.menu.play">
        <source>Play…</source>
        <extracomment>A line of the menu of a game on the shelf.</extracomment>
        <translation>לשחק…</translation>
    </message>
    <message id="tile.menu.rules">
        <source>Rules</source>
        <translation>כללים</translation>
    </message>
    <message id="tile.menu.results">
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message id="tile.menu.print">
        <source>Print…</source>
        <translation>להדפיס…</translation>
    </message>
</context>
</TS>
