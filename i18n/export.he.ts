<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="export.seat">
        <source>Seat {n:num}</source>
        <extracomment>What a seat is called in a replay that is sent without names.</extracomment>
        <translation>מקום {n:num}</translation>
    </message>
    <message id="export.title">
        <source>Send the replay</source>
        <extracomment>Title of the sheet: the finished game as a page or a film, for others to watch.</extracomment>
        <translation>לשלוח את המשחק</translation>
    </message>
    <message id="export.note">
        <source>A file for others to watch. It shows only what could be seen through the eyes you choose.</source>
        <translation>קובץ שאחרים יכולים לצפות בו. רואים בו רק מה שראו מהמקום שנבחר.</translation>
    </message>
    <message id="export.kind">
        <source>As</source>
        <translation>בתור</translation>
    </message>
    <message id="export.kind.html">
        <source>A page</source>
        <translation>דף</translation>
    </message>
    <message id="export.kind.html.help">
        <source>Opens in any browser, without a connection; you step through it by keys or by touch.</source>
        <translation>נפתח בכל דפדפן, בלי רשת. עוברים בו ממהלך למהלך במקשים או במגע.</translation>
    </message>
    <message id="export.kind.webp">
        <source>A film ({:latin WebP})</source>
        <translation>סרט ({:latin WebP})</translation>
    </message>
    <message id="export.kind.webp.help">
        <source>Plays by itself in browsers and in most chat programs.</source>
        <translation>רץ מעצמו בדפדפנים וברוב תוכנות ההודעות.</translation>
    </message>
    <message id="export.kind.gif">
        <source>A film ({:latin GIF})</source>
        <translation>סרט ({:latin GIF})</translation>
    </message>
    <message id="export.kind.gif.help">
        <source>Plays by itself everywhere; larger and with fewer colors.</source>
        <translation>רץ מעצמו בכל מקום. גדול יותר, ובפחות צבעים.</translation>
    </message>
    <message id="export.eyes">
        <source>Through whose eyes</source>
        <translation>דרך העיניים של מי</translation>
    </message>
    <message id="export.from">
        <source>From move</source>
        <extracomment>A row with a number: the first move of the part that is sent. 0 is the deal.</extracomment>
        <translation>ממהלך</translation>
    </message>
    <message id="export.to">
        <source>To move</source>
        <translation>עד מהלך</translation>
    </message>
    <message id="export.size">
        <source>Size</source>
        <translation>גודל</translation>
    </message>
    <message id="export.size.small">
        <source>Small</source>
        <translation>קטן</translation>
    </message>
    <message id="export.size.medium">
        <source>Medium</source>
        <translation>בינוני</translation>
    </message>
    <message id="export.size.large">
        <source>Large</source>
        <translation>גדול</translation>
    </message>
    <message id="export.speed">
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message id="export.nameless">
        <source>Leave the names out</source>
        <translation>בלי השמות</translation>
    </message>
    <message id="export.nameless.help">
        <source>Players are called by the numbers of their seats.</source>
        <translation>כל שחקן נקרא לפי מספר המקום שלו.</translation>
    </message>
    <message id="export.preview">
        <source>The first picture</source>
        <extracomment>Name of the preview for screen readers.</extracomment>
        <translation>התמונה הראשונה</translation>
    </message>
    <message id="export.waiting">
        <source>The preview is being made.</source>
        <translation>מכינים תצוגה מקדימה.</translation>
    </message>
    <message id="export.about">
        <source>About {size:text}</source>
        <extracomment>How large the file will be.</extracomment>
        <translation>בערך {size:text}</translation>
    </message>
    <message id="export.exactly">
        <source>{size:text}</source>
        <extracomment>How large the file will be, known exactly.</extracomment>
        <translation>{size:text}</translation>
    </message>
    <message id="export.kilobytes">
        <source>{n:num} {:latin kB}</source>
        <translation>{n:num} ק״ב</translation>
    </message>
    <message id="export.megabytes">
        <source>{n:num} {:latin MB}</source>
        <translation>{n:num} מ״ב</translation>
    </message>
    <message id="export.making">
        <source>{n:num} of {of:num}</source>
        <extracomment>How many pictures of the film are made.</extracomment>
        <translation>{n:num} מתוך {of:num}</translation>
    </message>
    <message id="export.save">
        <source>Save</source>
        <extracomment>The button that asks where to save and makes the file.</extracomment>
        <translation>לשמור</translation>
    </message>
    <message id="export.cancel">
        <source>Cancel</source>
        <extracomment>Stops the making of the file.</extracomment>
        <translation>ביטול</translation>
    </message>
    <message id="export.save.title">
        <source>Save the replay</source>
        <extracomment>Title of the file dialog.</extracomment>
        <translation>לשמור את המשחק לצפייה</translation>
    </message>
    <message id="export.saved">
        <source>The replay is saved in {file:name}.</source>
        <translation>המשחק לצפייה נשמר בקובץ {file:name}.</translation>
    </message>
    <message id="export.stopped">
        <source>Nothing was written.</source>
        <extracomment>After the making of a file was cancelled.</extracomment>
        <translation>שום דבר לא נכתב.</translation>
    </message>
    <message id="export.too-long">
        <source>That is too many moves for one page; choose fewer.</source>
        <translation>יותר מדי מהלכים לדף אחד; כדאי לבחור חלק קצר יותר.</translation>
    </message>
    <message id="export.failed">
        <source>The file could not be made.</source>
        <extracomment>Something went wrong in the process that makes it.</extracomment>
        <translation>לא היה אפשר להכין את הקובץ.</translation>
    </message>
    <message id="export.not-over">
        <source>A game can be sent when it is over.</source>
        <translation>אפשר לשלוח משחק כשהוא נגמר.</translation>
    </message>
    <message id="export.file">
        <source>{game:text} {date:text}</source>
        <extracomment>The name that is proposed for the file.</extracomment>
        <translation>{game:text} {date:text}</translation>
    </message>
    <message id="export.page.play">
        <source>Play</source>
        <extracomment>What a page that was sent says: buttons, names for screen readers.</extracomment>
        <translation>להפעיל</translation>
    </message>
    <message id="export.page.pause">
        <source>Pause</source>
        <translation>לעצור</translation>
    </message>
    <message id="export.page.first">
        <source>To the beginning</source>
        <translation>להתחלה</translation>
    </message>
    <message id="export.page.back">
        <source>One move back</source>
        <translation>מהלך אחד אחורה</translation>
    </message>
    <message id="export.page.forward">
        <source>One move forward</source>
        <translation>מהלך אחד קדימה</translation>
    </message>
    <message id="export.page.last">
        <source>To the end</source>
        <translation>לסוף</translation>
    </message>
    <message id="export.page.place">
        <source>Move</source>
        <translation>מהלך</translation>
    </message>
    <message id="export.page.of">
        <source>Move {n:text} of {of:text}</source>
        <translation>מהלך {n:text} מתוך {of:text}</translation>
    </message>
    <message id="export.page.film">
        <source>Going through the game</source>
        <extracomment>Name of the row of buttons, for screen readers.</extracomment>
        <translation>מעבר על המשחק</translation>
    </message>
    <message id="export.page.table">
        <source>The table</source>
        <translation>השולחן</translation>
    </message>
    <message id="export.page.empty">
        <source>empty</source>
        <translation>ריק</translation>
    </message>
    <message id="export.page.in-turn">
        <source>In turn</source>
        <extracomment>Said of the seat whose turn it is.</extracomment>
        <translation>התור כאן</translation>
    </message>
    <message id="export.page.keys">
        <source>Arrow keys: one move. Space: play. {:latin Home} and {:latin End}: to the beginning and to the end.</source>
        <translation>חצים: מהלך אחד. רווח: להפעיל. {:latin Home} ו־{:latin End}: להתחלה ולסוף.</translation>
    </message>
    <message id="export.page.no-script">
        <source>This page needs {:latin JavaScript} to show the game.</source>
        <translation>כדי להראות את המשחק צריך {:latin JavaScript} בדפדפן.</translation>
    </message>
    <message id="picture.title">
        <source>A picture of the table</source>
        <extracomment>Title of the sheet, line of the menu.</extracomment>
        <translation>תמונה של השולחן</translation>
    </message>
    <message id="picture.note">
        <source>The table as it is now; what is hidden stays hidden.</source>
        <translation>השולחן כמו שהוא עכשיו; מה שסגור נשאר סגור.</translation>
    </message>
    <message id="picture.scale">
        <source>Size</source>
        <translation>גודל</translation>
    </message>
    <message id="picture.scale.1">
        <source>As on the screen</source>
        <translation>כמו על המסך</translation>
    </message>
    <message id="picture.scale.2">
        <source>Twice as large</source>
        <translation>פי שניים</translation>
    </message>
    <message id="picture.scale.3">
        <source>Three times as large</source>
        <translation>פי שלושה</translation>
    </message>
    <message id="picture.pixels">
        <source>{wide:num} × {high:num}</source>
        <extracomment>The size of the picture in pixels.</extracomment>
        <translation>{wide:num} × {high:num}</translation>
    </message>
    <message id="picture.copy">
        <source>Copy</source>
        <extracomment>Puts the picture on the clipboard.</extracomment>
        <translation>להעתיק</translation>
    </message>
    <message id="picture.save">
        <source>Save</source>
        <translation>לשמור</translation>
    </message>
    <message id="picture.save.title">
        <source>Save the picture</source>
        <translation>לשמור את התמונה</translation>
    </message>
    <message id="picture.file">
        <source>A picture</source>
        <extracomment>The kind of file in the file dialog.</extracomment>
        <translation>תמונה</translation>
    </message>
    <message id="picture.copied">
        <source>The picture can be pasted now.</source>
        <translation>אפשר להדביק את התמונה עכשיו.</translation>
    </message>
    <message id="picture.saved">
        <source>The picture is saved in {file:name}.</source>
        <translation>התמונה נשמרה בקובץ {file:name}.</translation>
    </message>
    <message id="picture.none">
        <source>There is nothing on the table that a picture may show now.</source>
        <translation>אין עכשיו על השולחן שום דבר שמותר להראות בתמונה.</translation>
    </message>
    <message id="command.export.usage">
        <source>{:latin kupa export FILE [--seat N | --open] --to FILE.html} turns a game into a page to send; {:latin .webp} and {:latin .gif} make a film, {:latin .png} a picture of the last move. More: {:latin [--no-names] [--from N] [--to-step N] [--size small|medium|large] [--speed 0.5|1|2] [--replace] [--language he|en]}.</source>
        <translation>{:latin kupa export FILE [--seat N | --open] --to FILE.html} הופך משחק לדף לשליחה, {:latin .webp} ו־{:latin .gif} לסרט, {:latin .png} לתמונה של המהלך האחרון. ועוד: {:latin [--no-names] [--from N] [--to-step N] [--size small|medium|large] [--speed 0.5|1|2] [--replace] [--language he|en]}.</translation>
    </message>
    <message id="command.export.ending">
        <source>{file:name} has to end in {:latin .html}, {:latin .webp}, {:latin .gif} or {:latin .png}.</source>
        <translation>הסוף של {file:name} צריך להיות {:latin .html}, {:latin .webp}, {:latin .gif} או {:latin .png}.</translation>
    </message>
    <message id="command.export.whose">
        <source>The game is not over, so say whose cards may be seen: {:latin --seat N}.</source>
        <translation>המשחק עוד לא נגמר, ולכן צריך לומר של מי הקלפים שמותר לראות: {:latin --seat N}.</translation>
    </message>
    <message id="command.export.secret">
        <source>All cards can be shown only once the game is over, and this one is not.</source>
        <translation>את כל הקלפים אפשר להראות רק אחרי שהמשחק נגמר, והמשחק הזה עוד לא נגמר.</translation>
    </message>
    <message id="command.export.part">
        <source>There is no part from {first:plain} to {last:plain}: the moves of this game are numbered {moves:range}.</source>
        <translation>אין חלק מ־{first:plain} עד {last:plain}: מספרי המהלכים במשחק הזה הם {moves:range}.</translation>
    </message>
    <message id="command.export.number">
        <source>{option:plain} needs a whole number, not {value:plain}.</source>
        <translation>{option:plain} צריך מספר שלם, לא {value:plain}.</translation>
    </message>
    <message id="command.export.value">
        <source>{option:plain} is one of {values:plain}, not {value:plain}.</source>
        <translation>{option:plain} הוא אחד מאלה: {values:plain}, לא {value:plain}.</translation>
    </message>
    <message id="command.export.done">
        <source>{file:name}: {size:text}.</source>
        <translation>{file:name}: {size:text}.</translation>
    </message>
    <message id="command.export.progress">
        <source>{share:plain}, {done:num} of {all:num} pictures</source>
        <extracomment>Beside the bar that shows how far a film has got.</extracomment>
        <translation>{share:plain}, {done:num} מתוך {all:num} תמונות</translation>
    </message>
    <message id="command.export.no-qt">
        <source>Making pictures needs {:latin Qt} and {:latin Pillow}, and they are not installed here: {detail:plain}.</source>
        <translation>כדי להכין תמונות צריך {:latin Qt} ו־{:latin Pillow}, והם לא מותקנים כאן: {detail:plain}.</translation>
    </message>
</context>
</TS>
