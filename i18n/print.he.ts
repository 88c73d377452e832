<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="command.print.usage">
        <source>{:latin kupa print [--language he|en] GAME [--to FILE] [--sheets cards,tokens,rules,scores,test] [--paper a4|letter] [--bleed] [--flip long|short|none] [--offset RIGHT,DOWN] [--seats N] [--option NAME=VALUE] [--in he,en] [--png] [--replace]} writes sheets to print: the deck, counters, the rules, a score sheet, or the test of the printer. {:latin --option} may be given several times.</source>
        <translation>{:latin kupa print [--language he|en] GAME [--to FILE] [--sheets cards,tokens,rules,scores,test] [--paper a4|letter] [--bleed] [--flip long|short|none] [--offset RIGHT,DOWN] [--seats N] [--option NAME=VALUE] [--in he,en] [--png] [--replace]} כותב דפים להדפסה: החפיסה, אסימונים, הכללים, דף ניקוד, או דף בדיקה של המדפסת. אפשר לתת {:latin --option} כמה פעמים.</translation>
    </message>
    <message id="command.print.written">
        <source>{file:name}: {n:count page}.</source>
        <extracomment>After the file has been written.</extracomment>
        <translation>{file:name}: {n:count page}.</translation>
    </message>
    <message id="command.print.no-game">
        <source>There is no game {word:plain}. There are {games:plain}.</source>
        <translation>אין משחק {word:plain}. יש {games:plain}.</translation>
    </message>
    <message id="command.print.wrong">
        <source>{option:plain} cannot be {word:plain}. It takes {values:plain}.</source>
        <extracomment>An option of the command line with a value it does not have.</extracomment>
        <translation>{option:plain}: אין ערך כמו {word:plain}. אפשר {values:plain}.</translation>
    </message>
    <message id="command.print.no-tokens">
        <source>{game:text} needs no counters.</source>
        <translation>המשחק {game:text} לא צריך אסימונים.</translation>
    </message>
    <message id="command.print.seats">
        <source>{game:text} is played by {seats:range}, not by {word:plain}.</source>
        <translation>{game:text}: משחקים {seats:range}, לא {word:plain}.</translation>
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
        <source>Close it there, then save again.</source>
        <translation>לסגור אותו שם, ואז לשמור שוב.</translation>
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
        <source>This line is 100 mm long. If it is not, print at {share:percent}, without fitting to the page.</source>
        <translation>אורך הקו הזה 100 מ״מ. אם לא, להדפיס בגודל {share:percent}, בלי התאמה לדף.</translation>
    </message>
    <message id="print.test.how">
        <source>Print both pages of this file on one sheet, on both sides, as the cards will be printed. Then prick a pin through the middle of the cross and look at the back, or hold the sheet against a window.</source>
        <translation>להדפיס את שני העמודים של הקובץ על גיליון אחד, משני הצדדים, בדיוק כמו שיודפסו הקלפים. אחר כך לדקור בסיכה את אמצע הצלב ולהסתכל בגב, או להחזיק את הגיליון מול חלון.</translation>
    </message>
    <message id="print.test.read">
        <source>Where the cross of the front lies on the two scales, read two numbers, in mm, and type them under “Offset of the printer”. They are kept. With another printer, or when the sheet is turned over another edge, make a new test.</source>
        <translation>במקום שבו הצלב של החזית נופל על שני הסרגלים, לקרוא שני מספרים במ״מ ולהקליד אותם ליד „סטיית המדפסת”. המספרים נשמרים. עם מדפסת אחרת, או כשהגיליון מתהפך על צד אחר, צריך בדיקה חדשה.</translation>
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
        <source>A file to print at home, to scale: print it at {share:percent}.</source>
        <translation>קובץ להדפסה בבית, בגודל אמיתי: להדפיס בגודל {share:percent}.</translation>
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
        <source>For how many players</source>
        <translation>לכמה שחקנים</translation>
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
        <source>Backs</source>
        <translation>גב הקלפים</translation>
    </message>
    <message id="print.flip.long">
        <source>Turned over the long edge</source>
        <extracomment>Of the paper, printed on both sides.</extracomment>
        <translation>הדף מתהפך על הצד הארוך</translation>
    </message>
    <message id="print.flip.short">
        <source>Turned over the short edge</source>
        <translation>הדף מתהפך על הצד הקצר</translation>
    </message>
    <message id="print.flip.none">
        <source>None</source>
        <translation>בלי גב</translation>
    </message>
    <message id="print.bleed">
        <source>Bleed of 3 mm</source>
        <translation>שוליים לחיתוך, 3 מ״מ</translation>
    </message>
    <message id="print.bleed.help">
        <source>The picture runs past the edge of the card, so that a cut slightly off the mark shows no white.</source>
        <translation>התמונה ממשיכה מעבר לקצה הקלף, ואם חותכים קצת ליד הסימן לא רואים לבן.</translation>
    </message>
    <message id="print.languages">
        <source>Language of the texts</source>
        <translation>שפת הטקסטים</translation>
    </message>
    <message id="print.both">
        <source>Both</source>
        <translation>שתיהן</translation>
    </message>
    <message id="print.offset">
        <source>Offset of the printer, mm</source>
        <translation>סטיית המדפסת, מ״מ</translation>
    </message>
    <message id="print.offset.help">
        <source>The backs are moved by this much. The test sheet shows the two numbers.</source>
        <translation>הגב זז במידה הזאת. את שני המספרים רואים בדף הבדיקה.</translation>
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
        <source>Save pictures…</source>
        <translation>לשמור תמונות…</translation>
    </message>
    <message id="print.preview">
        <source>The first page, in small</source>
        <translation>העמוד הראשון, בקטן</translation>
    </message>
    <message id="print.running">
        <source>Drawing the pages</source>
        <translation>העמודים בהכנה</translation>
    </message>
    <message id="print.count">
        <source>In all, {n:count page}.</source>
        <translation>בסך הכול {n:count page}.</translation>
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
    <message id="settings.own.title">
        <source>Your own pictures</source>
        <translation>תמונות משלך</translation>
    </message>
    <message id="settings.own.back">
        <source>Your own back…</source>
        <translation>גב משלך…</translation>
    </message>
    <message id="settings.own.faces">
        <source>Your own faces…</source>
        <extracomment>A button: pictures of one's own for the faces of the cards.</extracomment>
        <translation>חזית משלך…</translation>
    </message>
    <message id="settings.own_faces_on">
        <source>Your own faces</source>
        <translation>חזית משלך</translation>
    </message>
    <message id="settings.own_faces_on.help">
        <source>On the cards of an ordinary pack; cards without a picture stay as they are.</source>
        <translation>על קלפים של חפיסה רגילה; קלפים בלי תמונה נשארים כמו שהם.</translation>
    </message>
    <message id="settings.own_corners">
        <source>Corner marks on your own faces</source>
        <translation>סימני פינה על החזית</translation>
    </message>
    <message id="settings.own_corners.help">
        <source>So that every card can be read in a fan, in four colors and with large signs too.</source>
        <translation>כדי שאפשר יהיה לקרוא כל קלף במניפה, גם בארבעה צבעים ובסימנים גדולים.</translation>
    </message>
    <message id="settings.back.own">
        <source>your own picture</source>
        <translation>תמונה משלך</translation>
    </message>
    <message id="own-pictures.back">
        <source>Your own back</source>
        <translation>גב משלך</translation>
    </message>
    <message id="own-pictures.faces">
        <source>Your own faces</source>
        <translation>חזית משלך</translation>
    </message>
    <message id="own-pictures.back.help">
        <source>A picture of a card’s shape, five to seven, at least {wide:num} by {high:num} pixels.</source>
        <translation>תמונה בצורת קלף, חמש על שבע, לפחות {wide:num} על {high:num} פיקסלים.</translation>
    </message>
    <message id="own-pictures.faces.help">
        <source>A folder with a picture for each card, named like {:latin KH.png} or {:latin queen_of_hearts.jpg}; or one sheet with the cards from the ace to the king in four rows: clubs, diamonds, hearts, spades.</source>
        <translation>תיקייה עם תמונה לכל קלף, בשמות כמו {:latin KH.png} או {:latin queen_of_hearts.jpg}; או גיליון אחד עם הקלפים מאס עד מלך בארבע שורות: תלתן, יהלום, לב, עלה.</translation>
    </message>
    <message id="own-pictures.choose.file">
        <source>Choose a picture…</source>
        <translation>לבחור תמונה…</translation>
    </message>
    <message id="own-pictures.choose.sheet">
        <source>Choose a sheet…</source>
        <extracomment>One picture with all cards on it.</extracomment>
        <translation>לבחור גיליון…</translation>
    </message>
    <message id="own-pictures.choose.folder">
        <source>Choose a folder…</source>
        <translation>לבחור תיקייה…</translation>
    </message>
    <message id="own-pictures.take.faces">
        <source>Use these</source>
        <translation>להשתמש באלה</translation>
    </message>
    <message id="own-pictures.take.back">
        <source>Use this one</source>
        <translation>להשתמש בזה</translation>
    </message>
    <message id="own-pictures.remove">
        <source>Remove them</source>
        <translation>להסיר</translation>
    </message>
    <message id="dialog.own-pictures.title">
        <source>Remove these pictures?</source>
        <translation>להסיר את התמונות?</translation>
    </message>
    <message id="dialog.own-pictures.text">
        <source>The program’s copies are deleted. The files they were taken from stay as they are.</source>
        <translation>העותקים שבתוכנה יימחקו. הקבצים שמהם התמונות נלקחו יישארו כמו שהם.</translation>
    </message>
    <message id="dialog.own-pictures.do">
        <source>Remove them</source>
        <translation>להסיר</translation>
    </message>
    <message id="dialog.own-pictures.stay">
        <source>Keep them</source>
        <translation>להשאיר</translation>
    </message>
    <message id="own-pictures.example">
        <source>Examples of the cards</source>
        <translation>דוגמאות של הקלפים</translation>
    </message>
    <message id="own-pictures.found">
        <source>Found: {n:count picture}. The other cards stay as they are.</source>
        <translation>בסך הכול {n:count picture}. שאר הקלפים נשארים כמו שהם.</translation>
    </message>
    <message id="own-pictures.found.all">
        <source>A picture for every card.</source>
        <translation>תמונה לכל קלף.</translation>
    </message>
    <message id="own-pictures.found.back">
        <source>This is how it will look.</source>
        <translation>ככה זה ייראה.</translation>
    </message>
    <message id="own-pictures.looking">
        <source>Checking the pictures: {n:num}</source>
        <translation>בודקים את התמונות: {n:num}</translation>
    </message>
    <message id="own-pictures.title.file">
        <source>A picture for the cards</source>
        <translation>תמונה לקלפים</translation>
    </message>
    <message id="own-pictures.title.folder">
        <source>A folder with pictures of the cards</source>
        <translation>תיקייה עם תמונות של הקלפים</translation>
    </message>
    <message id="own-pictures.filter">
        <source>Pictures</source>
        <extracomment>A kind of files, in a file dialog.</extracomment>
        <translation>תמונות</translation>
    </message>
    <message id="count.picture.1">
        <source>1 picture</source>
        <translation>תמונה אחת</translation>
    </message>
    <message id="count.picture.2">
        <source>2 pictures</source>
        <translation>שתי תמונות</translation>
    </message>
    <message id="count.picture.n">
        <source>{n} pictures</source>
        <translation>{n} תמונות</translation>
    </message>
    <message id="picture.missing">
        <source>{file:name} was not found.</source>
        <translation>{file:name} לא נמצא.</translation>
    </message>
    <message id="picture.no-file">
        <source>{file:name} is not an ordinary file.</source>
        <translation>{file:name} הוא לא קובץ רגיל.</translation>
    </message>
    <message id="picture.unreadable">
        <source>{file:name} cannot be read.</source>
        <translation>אי אפשר לקרוא את {file:name}.</translation>
    </message>
    <message id="picture.too-heavy">
        <source>{file:name} is larger than {megabytes:num} MB.</source>
        <translation>{file:name} גדול יותר מ־{megabytes:num} מגה־בייט.</translation>
    </message>
    <message id="picture.kind">
        <source>{file:name} is not a picture the program can use; {:latin PNG}, {:latin JPEG}, {:latin WebP}, {:latin GIF} and {:latin BMP} are.</source>
        <translation>{file:name} הוא לא תמונה שאפשר להשתמש בה; אפשר {:latin PNG}, {:latin JPEG}, {:latin WebP}, {:latin GIF} ו־{:latin BMP}.</translation>
    </message>
    <message id="picture.damaged">
        <source>{file:name} is damaged.</source>
        <translation>{file:name} פגום.</translation>
    </message>
    <message id="picture.animated">
        <source>{file:name} is an animation; a card needs a single picture.</source>
        <translation>התמונה {file:name} זזה; לקלף צריך תמונה שלא זזה.</translation>
    </message>
    <message id="picture.huge">
        <source>{file:name} has {width:num} by {height:num} pixels, too many to open safely.</source>
        <translation>בתמונה {file:name} יש {width:num} על {height:num} פיקסלים, יותר מדי כדי לפתוח אותה בבטחה.</translation>
    </message>
    <message id="picture.immense">
        <source>{file:name} has far too many pixels to be unpacked safely.</source>
        <translation>בתמונה {file:name} יש הרבה יותר מדי פיקסלים כדי לפתוח אותה בבטחה.</translation>
    </message>
    <message id="picture.small">
        <source>{file:name} has only {width:num} by {height:num} pixels.</source>
        <translation>בתמונה {file:name} יש רק {width:num} על {height:num} פיקסלים.</translation>
    </message>
    <message id="picture.shape">
        <source>{file:name} has {width:num} by {height:num} pixels; a card is five wide and seven high.</source>
        <translation>בתמונה {file:name} יש {width:num} על {height:num} פיקסלים; הרוחב של קלף הוא חמש והגובה שבע.</translation>
    </message>
    <message id="picture.sheet-shape">
        <source>{file:name} has {width:num} by {height:num} pixels; a sheet has thirteen cards in a row, and four rows or five.</source>
        <translation>בתמונה {file:name} יש {width:num} על {height:num} פיקסלים; בגיליון יש שלושה־עשר קלפים בשורה, וארבע או חמש שורות.</translation>
    </message>
    <message id="picture.no-cards">
        <source>No picture in {file:name} has the name of a card.</source>
        <translation>בתיקייה {file:name} אין אף תמונה עם שם של קלף.</translation>
    </message>
    <message id="picture.twice">
        <source>{file:name} and {other:name} show the same card.</source>
        <translation>{file:name} וגם {other:name} הם תמונה של אותו קלף.</translation>
    </message>
    <message id="picture.many">
        <source>There are too many pictures in {file:name} for one deck.</source>
        <translation>יש יותר מדי תמונות בתיקייה {file:name} בשביל חפיסה אחת.</translation>
    </message>
    <message id="file.title.pictures">
        <source>The pictures were not kept</source>
        <translation>התמונות לא נשמרו</translation>
    </message>
    <message id="file.kept.pictures">
        <source>The cards look as before.</source>
        <translation>הקלפים נראים כמו קודם.</translation>
    </message>
    <message id="results.print">
        <source>Print…</source>
        <extracomment>A button on the page of results: a page to hang up.</extracomment>
        <translation>להדפיס…</translation>
    </message>
    <message id="results.page.title">
        <source>A page to hang up</source>
        <translation>דף לתלייה</translation>
    </message>
    <message id="results.page.help">
        <source>What was played and who won, on one page.</source>
        <translation>במה שיחקו ומי ניצח, בעמוד אחד.</translation>
    </message>
    <message id="results.page.what">
        <source>What is on it</source>
        <translation>מה יהיה בו</translation>
    </message>
    <message id="results.page.game">
        <source>This game</source>
        <extracomment>All games of one kind.</extracomment>
        <translation>המשחק הזה</translation>
    </message>
    <message id="results.page.evening">
        <source>An evening</source>
        <translation>ערב</translation>
    </message>
    <message id="results.page.which">
        <source>Which evening</source>
        <translation>איזה ערב</translation>
    </message>
    <message id="results.page.evening.title">
        <source>The evening of {day:num} {month:word month} {year:plain}</source>
        <translation>הערב של {day:num} {month:word month in} {year:plain}</translation>
    </message>
    <message id="results.page.wins">
        <source>Wins</source>
        <extracomment>Head of a list of names with numbers.</extracomment>
        <translation>ניצחונות</translation>
    </message>
    <message id="results.page.games">
        <source>{n:count game}</source>
        <translation>{n:count game}</translation>
    </message>
    <message id="results.page.more">
        <source>and {n:num} more</source>
        <extracomment>At the foot of a list that is too long for the page; n games.</extracomment>
        <translation>ועוד {n:num}</translation>
    </message>
    <message id="results.page.file">
        <source>Kupa {what:text}</source>
        <extracomment>The proposed name of a file; what: a game, or an evening.</extracomment>
        <translation>קופה {what:text}</translation>
    </message>
    <message id="command.results.usage">
        <source>{:latin kupa results [--language he|en] [GAME] [--evening YYYY-MM-DD] [--to FILE] [--paper a4|letter] [--png] [--replace]} writes a page to hang up: who won in the games of the last evening, or of the one named, or in all games of one kind.</source>
        <translation>{:latin kupa results [--language he|en] [GAME] [--evening YYYY-MM-DD] [--to FILE] [--paper a4|letter] [--png] [--replace]} כותב דף לתלייה: מי ניצח במשחקים של הערב האחרון, או של הערב שצוין, או בכל המשחקים מסוג אחד.</translation>
    </message>
    <message id="command.results.none">
        <source>There is no finished game to put on the page.</source>
        <extracomment>None at all, or none of the kind that was asked about.</extracomment>
        <translation>אין עדיין משחק שהסתיים, ולכן אין מה לכתוב בדף.</translation>
    </message>
    <message id="program.help.results">
        <source>write the results of an evening or of a game on a page to hang up</source>
        <extracomment>What the command does, in a list of commands.</extracomment>
        <translation>לכתוב את התוצאות של ערב או של משחק בדף לתלייה</translation>
    </message>
    <message id="program.help.print">
        <source>write the deck, the rules and a score sheet of a game, to be printed</source>
        <extracomment>What the command does, in a list of commands.</extracomment>
        <translation>לכתוב חפיסה, כללים ודף ניקוד של משחק, להדפסה</translation>
    </message>
</context>
</TS>
