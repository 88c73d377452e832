<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="win.joined">
        <source>{first:text} · {second:text}</source>
        <extracomment>Two facts on one line.</extracomment>
        <translation>{first:text} · {second:text}</translation>
    </message>
    <message id="win.put-away.menu">
        <source>Put away</source>
        <extracomment>Where many games are open: the list of those that can be put away.</extracomment>
        <translation>להוריד מהמדף</translation>
    </message>
    <message id="win.put-away">
        <source>Put away: {game:text}</source>
        <extracomment>In the list of open games; a question follows.</extracomment>
        <translation>להוריד מהמדף: {game:text}</translation>
    </message>
    <message id="win.reset.help">
        <source>All settings but the name, the plate and the language.</source>
        <extracomment>Tool tip of the button that sets everything back.</extracomment>
        <translation>כל ההגדרות, חוץ מהשם, מהצלחת ומהשפה.</translation>
    </message>
    <message id="win.deal.draw">
        <source>Draw a number now</source>
        <extracomment>Writes a random deal number into the field.</extracomment>
        <translation>להגריל מספר עכשיו</translation>
    </message>
    <message id="win.so-far.games">
        <source>{n:count game}</source>
        <translation>{n:count game}</translation>
    </message>
    <message id="win.so-far.wins">
        <source>{n:count win}</source>
        <translation>{n:count win}</translation>
    </message>
    <message id="win.so-far.best">
        <source>best {best:num}, average {average:num}</source>
        <translation>שיא {best:num}, ממוצע {average:num}</translation>
    </message>
    <message id="win.so-far.best-of">
        <source>{what:text}: best {best:num}, average {average:num}</source>
        <extracomment>What is counted comes first: "points", "cards in hand at the end".</extracomment>
        <translation>{what:text}: שיא {best:num}, ממוצע {average:num}</translation>
    </message>
    <message id="win.name.hint">
        <source>no name</source>
        <extracomment>In the empty field for the name.</extracomment>
        <translation>בלי שם</translation>
    </message>
    <message id="win.hear">
        <source>Hear it</source>
        <extracomment>The button beside a sound.</extracomment>
        <translation>להשמיע</translation>
    </message>
    <message id="win.preview">
        <source>Cards as they will look</source>
        <extracomment>For screen readers.</extracomment>
        <translation>הקלפים כפי שייראו</translation>
    </message>
    <message id="win.chart.average">
        <source>average {n:num}</source>
        <extracomment>At the dashed line of the chart.</extracomment>
        <translation>ממוצע {n:num}</translation>
    </message>
    <message id="win.chart.note">
        <source>How many games ended with each score. The latest one is lit.</source>
        <translation>כמה משחקים נגמרו בכל תוצאה. התוצאה האחרונה מודגשת.</translation>
    </message>
    <message id="win.export">
        <source>Save as {:latin CSV}</source>
        <translation>שמירה כ־{:latin CSV}</translation>
    </message>
    <message id="win.export.title">
        <source>Save the results as a table</source>
        <extracomment>Title of the file dialog.</extracomment>
        <translation>שמירת התוצאות כטבלה</translation>
    </message>
    <message id="win.export.done">
        <source>The results are saved in {file:name}.</source>
        <translation>התוצאות נשמרו בקובץ {file:name}.</translation>
    </message>
    <message id="win.game">
        <source>Game</source>
        <extracomment>Name of the list of games, for screen readers.</extracomment>
        <translation>משחק</translation>
    </message>
    <message id="win.results.so-far">
        <source>So far</source>
        <extracomment>Heading of the figures.</extracomment>
        <translation>עד עכשיו</translation>
    </message>
    <message id="win.report.copy">
        <source>Copy a report about this system</source>
        <translation>להעתיק דוח על המערכת</translation>
    </message>
    <message id="win.report.copied">
        <source>The report is on the clipboard</source>
        <translation>הדוח הועתק</translation>
    </message>
    <message id="win.unkept">
        <source>Playing without saving: the games of this evening are gone when the program ends.</source>
        <translation>משחקים בלי לשמור: המשחקים של הערב ייעלמו כשהתוכנה תיסגר.</translation>
    </message>
    <message id="win.unkept.play">
        <source>Play without saving</source>
        <translation>לשחק בלי לשמור</translation>
    </message>
    <message id="win.unkept.help">
        <source>You can play anyway, with an empty shelf. These games will not be saved; what was saved before is not touched.</source>
        <translation>אפשר לשחק גם כך, עם מדף ריק. המשחקים האלה לא יישמרו, ומה שכבר שמור לא ייפגע.</translation>
    </message>
    <message id="damage.copy">
        <source>The latest undamaged copy is from {day:text}. Anything played after that is not in it.</source>
        <translation>תאריך העותק התקין האחרון: {day:text}. מה ששיחקו אחרי שהוא נוצר לא נמצא בו.</translation>
    </message>
    <message id="damage.no-copy">
        <source>There is no undamaged copy from an earlier day.</source>
        <translation>אין עותק תקין מיום קודם.</translation>
    </message>
    <message id="damage.rest">
        <source>Show what can be read</source>
        <translation>להציג מה שאפשר לקרוא</translation>
    </message>
    <message id="damage.put-back">
        <source>Open the copy</source>
        <translation>לפתוח את העותק</translation>
    </message>
    <message id="damage.rest.done">
        <source>Games that are as they were: {games:num}. The damaged file is kept as {file:plain}.</source>
        <translation>משחקים שנשארו כמו שהיו: {games:num}. הקובץ הפגום נשמר בשם {file:plain}.</translation>
    </message>
    <message id="damage.rest.shortened">
        <source>Games that are as they were: {games:num}. Games that go on from their last position: {shortened:num}. The damaged file is kept as {file:plain}.</source>
        <translation>משחקים שנשארו כמו שהיו: {games:num}. משחקים שנמשכים מהמצב האחרון: {shortened:num}. הקובץ הפגום נשמר בשם {file:plain}.</translation>
    </message>
    <message id="damage.put-back.done">
        <source>The copy is open. The damaged file is kept as {file:plain}.</source>
        <translation>העותק נפתח. הקובץ הפגום נשמר בשם {file:plain}.</translation>
    </message>
    <message id="win.other-rules">
        <source>The rules have changed since this game began: it goes on from its last position.</source>
        <translation>הכללים השתנו מאז שהמשחק התחיל: הוא נמשך מהמצב האחרון.</translation>
    </message>
</context>
</TS>
