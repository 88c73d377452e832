<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="lab.window.title">
        <source>Rules lab</source>
        <translation>מעבדת הכללים</translation>
    </message>
    <message id="lab.window.experiment">
        <source>The experiment</source>
        <translation>הניסוי</translation>
    </message>
    <message id="lab.window.kept">
        <source>Kept experiments</source>
        <translation>ניסויים שמורים</translation>
    </message>
    <message id="lab.window.kept.note">
        <source>Every experiment is kept as it runs, and goes on where it stopped.</source>
        <translation>כל ניסוי נשמר תוך כדי ריצה, וממשיך מהמקום שבו עצר.</translation>
    </message>
    <message id="lab.window.kept.none">
        <source>Nothing has been asked yet.</source>
        <translation>עוד לא נשאלה שאלה.</translation>
    </message>
    <message id="lab.window.kept.open">
        <source>Open</source>
        <translation>לפתוח</translation>
    </message>
    <message id="lab.window.kept.rename">
        <source>Give it another name</source>
        <translation>לתת שם אחר</translation>
    </message>
    <message id="lab.window.kept.rename.do">
        <source>Rename</source>
        <translation>לשנות את השם</translation>
    </message>
    <message id="lab.window.kept.name">
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message id="lab.window.kept.delete">
        <source>Delete</source>
        <translation>למחוק</translation>
    </message>
    <message id="lab.window.kept.when">
        <source>{n:num} deals on each side, {when:text}</source>
        <translation>{n:num} חלוקות לכל צד, {when:text}</translation>
    </message>
    <message id="lab.window.kept.wrong">
        <source>The file is left as it is.</source>
        <translation>הקובץ נשאר כמו שהוא.</translation>
    </message>
    <message id="lab.window.kept.taken">
        <source>There is an experiment of this name already.</source>
        <translation>כבר יש ניסוי בשם הזה.</translation>
    </message>
    <message id="lab.window.kept.gone">
        <source>This experiment is not there any more.</source>
        <translation>הניסוי הזה כבר לא כאן.</translation>
    </message>
    <message id="lab.window.kept.no-name">
        <source>An experiment needs a name.</source>
        <translation>לניסוי צריך שם.</translation>
    </message>
    <message id="lab.window.kept.failed">
        <source>The experiment runs, but cannot be kept at the moment: {detail:plain}</source>
        <extracomment>detail: what the system says.</extracomment>
        <translation>הניסוי רץ, אבל כרגע אי אפשר לשמור אותו: {detail:plain}</translation>
    </message>
    <message id="dialog.lab-delete.title">
        <source>Delete this experiment?</source>
        <translation>למחוק את הניסוי?</translation>
    </message>
    <message id="dialog.lab-delete.text">
        <source>{name:name} and all its counted games go; they could only be played again.</source>
        <translation>{name:name} וכל המשחקים שנספרו בו יימחקו; אפשר יהיה רק לשחק אותם מחדש.</translation>
    </message>
    <message id="dialog.lab-delete.do">
        <source>Delete it</source>
        <translation>למחוק</translation>
    </message>
    <message id="dialog.lab-delete.stay">
        <source>Keep it</source>
        <translation>להשאיר</translation>
    </message>
    <message id="lab.window.found">
        <source>What we found</source>
        <translation>מה מצאנו</translation>
    </message>
    <message id="lab.window.back">
        <source>Lab</source>
        <translation>למעבדה</translation>
    </message>
    <message id="lab.window.found.note">
        <source>Each game as the lab sees it today, with computer players at the table. The lab made these figures; nothing here is written by hand.</source>
        <translation>כל משחק כמו שהמעבדה רואה אותו היום, כששחקני מחשב משחקים. המעבדה יצרה את הנתונים; שום דבר כאן לא נכתב ביד.</translation>
    </message>
    <message id="lab.window.found.none">
        <source>Nothing has been found yet.</source>
        <translation>עוד לא נמצא דבר.</translation>
    </message>
    <message id="lab.window.found.ask">
        <source>Ask</source>
        <translation>לשאול</translation>
    </message>
    <message id="lab.window.found.from">
        <source>{n:count game}: {side:text}</source>
        <translation>{n:count game}: {side:text}</translation>
    </message>
    <message id="lab.window.found.stale">
        <source>The rules of this game have changed since.</source>
        <translation>כללי המשחק השתנו מאז.</translation>
    </message>
    <message id="lab.window.found.levels">
        <source>The computer’s levels against each other</source>
        <translation>הרמות של המחשב, זו נגד זו</translation>
    </message>
    <message id="lab.window.found.no-levels">
        <source>How much better the higher levels of the computer play has not been measured for this game.</source>
        <translation>במשחק הזה עוד לא נמדד עד כמה הרמות הגבוהות של המחשב משחקות טוב יותר.</translation>
    </message>
    <message id="lab.window.found.claim">
        <source>What its inventors say</source>
        <translation>מה אומרים הממציאים</translation>
    </message>
    <message id="lab.window.questions">
        <source>The question</source>
        <translation>השאלה</translation>
    </message>
    <message id="lab.window.name">
        <source>{game:text}, {seats:count seat}, {question:text}</source>
        <extracomment>The name under which an experiment is kept.</extracomment>
        <translation>{game:text}, {seats:count seat}, {question:text}</translation>
    </message>
    <message id="lab.window.about">
        <source>{game:text}. {a:text}</source>
        <extracomment>a: seats, players and options in one line.</extracomment>
        <translation>{game:text}. {a:text}</translation>
    </message>
    <message id="lab.window.about.two">
        <source>{game:text}. A: {a:text}. B: {b:text}</source>
        <translation>{game:text}. א: {a:text}. ב: {b:text}</translation>
    </message>
    <message id="lab.window.seats">
        <source>Seats</source>
        <translation>מקומות</translation>
    </message>
    <message id="lab.window.players">
        <source>Who plays</source>
        <translation>מי משחק</translation>
    </message>
    <message id="lab.window.players.help">
        <source>The quick player plays a thousand games in seconds; the others think longer and play better.</source>
        <translation>השחקן המהיר משחק אלף משחקים בשניות; האחרים חושבים יותר זמן ומשחקים טוב יותר.</translation>
    </message>
    <message id="lab.window.each">
        <source>A player of its own for each seat</source>
        <translation>שחקן משלו לכל מקום</translation>
    </message>
    <message id="lab.window.each.help">
        <source>For instance one expert among beginners.</source>
        <translation>למשל אלוף אחד בין מתחילים.</translation>
    </message>
    <message id="lab.window.side.title.a">
        <source>Side A</source>
        <translation>צד א</translation>
    </message>
    <message id="lab.window.side.title.b">
        <source>Side B</source>
        <translation>צד ב</translation>
    </message>
    <message id="lab.window.side.change">
        <source>Change</source>
        <translation>לשנות</translation>
    </message>
    <message id="lab.window.side.play">
        <source>Play it so tonight</source>
        <translation>לשחק ככה הערב</translation>
    </message>
    <message id="lab.window.side.drop">
        <source>Remove</source>
        <translation>להסיר</translation>
    </message>
    <message id="lab.window.side.same">
        <source>{side:text} · the same as A, so there is nothing to compare</source>
        <extracomment>On side B; side: who plays, and with which options.</extracomment>
        <translation>{side:text} · בדיוק כמו א, ולכן אין מה להשוות</translation>
    </message>
    <message id="lab.window.side.take">
        <source>Use this</source>
        <translation>להשתמש בזה</translation>
    </message>
    <message id="lab.window.compare">
        <source>Compare with B</source>
        <translation>להשוות ל־ב</translation>
    </message>
    <message id="lab.window.without">
        <source>What is left out</source>
        <translation>מה מוציאים מהמשחק</translation>
    </message>
    <message id="lab.window.without.any">
        <source>whatever matters most</source>
        <translation>מה שהכי משפיע</translation>
    </message>
    <message id="lab.window.without.verb">
        <source>an action</source>
        <translation>פעולה</translation>
    </message>
    <message id="lab.window.without.argument">
        <source>all cards of a rank</source>
        <translation>כל הקלפים עם אותו ערך</translation>
    </message>
    <message id="lab.window.without.card">
        <source>one card</source>
        <translation>קלף אחד</translation>
    </message>
    <message id="lab.window.without.what">
        <source>Which</source>
        <translation>מה</translation>
    </message>
    <message id="lab.window.without.who">
        <source>Who plays without it</source>
        <translation>מי משחק בלי זה</translation>
    </message>
    <message id="lab.window.deals">
        <source>Deals on each side</source>
        <translation>חלוקות לכל צד</translation>
    </message>
    <message id="lab.window.check">
        <source>Check the program’s own laws</source>
        <translation>לבדוק את חוקי התוכנה</translation>
    </message>
    <message id="lab.window.run">
        <source>Run</source>
        <translation>להריץ</translation>
    </message>
    <message id="lab.window.pause">
        <source>Pause</source>
        <translation>להשהות</translation>
    </message>
    <message id="lab.window.resume">
        <source>Go on</source>
        <translation>להמשיך</translation>
    </message>
    <message id="lab.window.more">
        <source>{n:num} more deals</source>
        <translation>עוד {n:num} חלוקות</translation>
    </message>
    <message id="lab.window.stop">
        <source>Stop</source>
        <translation>לעצור</translation>
    </message>
    <message id="lab.window.everything">
        <source>Ask everything</source>
        <translation>לשאול הכול</translation>
    </message>
    <message id="lab.window.export">
        <source>Export</source>
        <translation>לייצא</translation>
    </message>
    <message id="lab.window.export.form">
        <source>As</source>
        <translation>בתור</translation>
    </message>
    <message id="lab.window.export.pdf">
        <source>{:latin PDF}</source>
        <translation>{:latin PDF}</translation>
    </message>
    <message id="lab.window.export.png">
        <source>{:latin PNG}</source>
        <translation>{:latin PNG}</translation>
    </message>
    <message id="lab.window.export.csv">
        <source>{:latin CSV}</source>
        <translation>{:latin CSV}</translation>
    </message>
    <message id="lab.window.export.json">
        <source>{:latin JSON}</source>
        <translation>{:latin JSON}</translation>
    </message>
    <message id="lab.window.export.pdf.help">
        <source>One page to print, with the charts and their sentences.</source>
        <translation>עמוד אחד להדפסה, עם התרשימים והמשפטים שלהם.</translation>
    </message>
    <message id="lab.window.export.png.help">
        <source>The same page as a picture.</source>
        <translation>אותו עמוד כתמונה.</translation>
    </message>
    <message id="lab.window.export.csv.help">
        <source>Every figure in a table for other programs.</source>
        <translation>כל הנתונים בטבלה לתוכנות אחרות.</translation>
    </message>
    <message id="lab.window.export.json.help">
        <source>Everything that is needed to repeat the experiment, and all its answers.</source>
        <translation>כל מה שצריך כדי לחזור על הניסוי, וכל התשובות שלו.</translation>
    </message>
    <message id="lab.window.export.language">
        <source>In</source>
        <translation>בשפה</translation>
    </message>
    <message id="lab.window.export.language.he">
        <source>Hebrew</source>
        <translation>עברית</translation>
    </message>
    <message id="lab.window.export.language.en">
        <source>English</source>
        <translation>אנגלית</translation>
    </message>
    <message id="lab.window.export.do">
        <source>Choose a place</source>
        <translation>לבחור מקום</translation>
    </message>
    <message id="lab.window.paper.title">
        <source>{game:text}: {question:text}</source>
        <translation>{game:text}: {question:text}</translation>
    </message>
    <message id="lab.window.paper.foot">
        <source>From {n:count game}; the lines show the range in which the true figure lies with {share:percent} certainty; seed {seed:num}.</source>
        <translation>על סמך {n:count game}; הקווים מראים את הטווח שבו נמצא הנתון האמיתי, בביטחון של {share:percent}; מספר פתיחה {seed:num}.</translation>
    </message>
    <message id="lab.window.lead">
        <source>In one sentence</source>
        <translation>במשפט אחד</translation>
    </message>
    <message id="lab.window.footnote">
        <source>The lines show the range in which the true figure lies with {share:percent} certainty. Press a figure to see its games.</source>
        <translation>הקווים מראים את הטווח שבו נמצא הנתון האמיתי, בביטחון של {share:percent}. לחיצה על נתון מראה את המשחקים שלו.</translation>
    </message>
    <message id="lab.window.footnote.two">
        <source>The lines show the range in which the true figure lies with {share:percent} certainty. A and B play the same deals wherever both can. Press a figure to see its games.</source>
        <translation>הקווים מראים את הטווח שבו נמצא הנתון האמיתי, בביטחון של {share:percent}. א ו־ב משחקים אותן חלוקות בכל מקום שאפשר. לחיצה על נתון מראה את המשחקים שלו.</translation>
    </message>
    <message id="lab.window.invitation">
        <source>Choose a game and a question, and press Run. The first picture comes within a second, and sharpens while it runs.</source>
        <translation>לבחור משחק ושאלה, וללחוץ על „להריץ”. התמונה הראשונה מגיעה תוך שנייה, ומתחדדת תוך כדי ריצה.</translation>
    </message>
    <message id="lab.window.first">
        <source>The first games are being played.</source>
        <translation>המשחקים הראשונים בדרך.</translation>
    </message>
    <message id="lab.window.others">
        <source>What else was found</source>
        <translation>מה עוד נמצא</translation>
    </message>
    <message id="lab.window.games">
        <source>Games that show it</source>
        <translation>משחקים שמראים את זה</translation>
    </message>
    <message id="lab.window.games.title">
        <source>The games behind it</source>
        <translation>המשחקים שמאחורי זה</translation>
    </message>
    <message id="lab.window.games.note">
        <source>Some of the first ones that came up. Each opens on the table, from the deal on.</source>
        <translation>כמה מהראשונים שעלו. כל אחד נפתח על השולחן, מהחלוקה.</translation>
    </message>
    <message id="lab.window.games.one">
        <source>Game {n:num}, deal {deal:plain}</source>
        <translation>משחק {n:num}, חלוקה {deal:plain}</translation>
    </message>
    <message id="lab.window.games.open">
        <source>Open</source>
        <translation>לפתוח</translation>
    </message>
    <message id="lab.window.games.playing">
        <source>Playing it again.</source>
        <translation>משחקים אותו שוב.</translation>
    </message>
    <message id="lab.window.games.gone">
        <source>This game could not be played again.</source>
        <translation>לא היה אפשר לשחק שוב את המשחק הזה.</translation>
    </message>
    <message id="lab.window.copy.picture">
        <source>Copy as a picture</source>
        <translation>להעתיק כתמונה</translation>
    </message>
    <message id="lab.window.copy.text">
        <source>Copy as text</source>
        <translation>להעתיק כטקסט</translation>
    </message>
    <message id="lab.window.copied.picture">
        <source>The picture can be pasted now.</source>
        <translation>אפשר להדביק את התמונה עכשיו.</translation>
    </message>
    <message id="lab.window.copied.text">
        <source>The text can be pasted now.</source>
        <translation>אפשר להדביק את הטקסט עכשיו.</translation>
    </message>
    <message id="lab.window.figure">
        <source>{value:text} ({low:text} to {high:text})</source>
        <translation>{value:text} ({low:text} עד {high:text})</translation>
    </message>
    <message id="lab.window.unit.share">
        <source>{value:text}</source>
        <translation>{value:text}</translation>
    </message>
    <message id="lab.window.unit.difference">
        <source>{value:text} percentage points</source>
        <translation>{value:text} נקודות אחוז</translation>
    </message>
    <message id="lab.window.unit.rounds">
        <source>{value:text} rounds</source>
        <translation>{value:text} סיבובים</translation>
    </message>
    <message id="lab.window.unit.minutes">
        <source>{value:text} minutes</source>
        <translation>{value:text} דקות</translation>
    </message>
    <message id="lab.window.unit.actions">
        <source>{value:text} decisions</source>
        <translation>{value:text} החלטות</translation>
    </message>
    <message id="lab.window.unit.times">
        <source>{value:text} times a game</source>
        <translation>{value:text} פעמים במשחק</translation>
    </message>
    <message id="lab.window.unit.score">
        <source>{value:text} points</source>
        <translation>{value:text} נקודות</translation>
    </message>
    <message id="lab.window.unit.games">
        <source>{value:text} games</source>
        <translation>{value:text} משחקים</translation>
    </message>
    <message id="lab.window.point.curve">
        <source>after {share:text} of the game</source>
        <translation>אחרי {share:text} מהמשחק</translation>
    </message>
    <message id="lab.window.point.curve.head">
        <source>share of the game</source>
        <translation>חלק מהמשחק</translation>
    </message>
    <message id="lab.window.point">
        <source>{place:text}: {figure:text}</source>
        <translation>{place:text}: {figure:text}</translation>
    </message>
    <message id="lab.window.progress.ready">
        <source>{n:num} games so far</source>
        <translation>{n:num} משחקים עד עכשיו</translation>
    </message>
    <message id="lab.window.progress.running">
        <source>{n:num} of {of:num} games</source>
        <translation>{n:num} מתוך {of:num} משחקים</translation>
    </message>
    <message id="lab.window.progress.left">
        <source>{so_far:text}, {time:text} left</source>
        <translation>{so_far:text}, נשארו {time:text}</translation>
    </message>
    <message id="lab.window.progress.paused">
        <source>Paused after {n:num} of {of:num} games</source>
        <translation>מושהה אחרי {n:num} מתוך {of:num} משחקים</translation>
    </message>
    <message id="lab.window.progress.done">
        <source>{n:num} games finished in {time:text}</source>
        <translation>{n:num} משחקים הסתיימו תוך {time:text}</translation>
    </message>
    <message id="lab.window.progress.cancelled">
        <source>Stopped after {n:num} of {of:num} games</source>
        <translation>נעצר אחרי {n:num} מתוך {of:num} משחקים</translation>
    </message>
    <message id="lab.window.progress.failed">
        <source>Interrupted after {n:num} of {of:num} games</source>
        <translation>נקטע אחרי {n:num} מתוך {of:num} משחקים</translation>
    </message>
    <message id="lab.window.broken">
        <source>A law of the program was broken in {n:count game}. That is our fault: save one and send it.</source>
        <translation>חוק של התוכנה נשבר: {n:count game}. זו תקלה שלנו: לשמור אחד ולשלוח.</translation>
    </message>
</context>
</TS>
