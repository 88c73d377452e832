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
</context>
</TS>
