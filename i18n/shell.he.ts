<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.name">
        <source>Kupa</source>
        <translation>קופה</translation>
    </message>
    <message id="app.tagline">
        <source>House card games for one table</source>
        <translation>משחקי קלפים של הבית, לשולחן אחד</translation>
    </message>
    <message id="app.title">
        <source>{game:text} · Kupa</source>
        <extracomment>The title of the window at a table.</extracomment>
        <translation>{game:text} · קופה</translation>
    </message>
    <message id="shelf.rules">
        <source>Rules</source>
        <translation>כללים</translation>
    </message>
    <message id="shelf.results">
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message id="shelf.lab">
        <source>Lab</source>
        <translation>מעבדה</translation>
    </message>
    <message id="shelf.settings">
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message id="shelf.about">
        <source>About</source>
        <translation>אודות</translation>
    </message>
    <message id="shelf.open-file">
        <source>Open a game file</source>
        <translation>לפתוח קובץ משחק</translation>
    </message>
    <message id="shelf.resume">
        <source>Continue: {game:text}</source>
        <extracomment>The resume cloth: the newest open game.</extracomment>
        <translation>להמשיך: {game:text}</translation>
    </message>
    <message id="shelf.resume.detail">
        <source>{who:name} · {when:text}</source>
        <translation>{who:name} · {when:text}</translation>
    </message>
    <message id="shelf.resume.detail.you">
        <source>{when:text}</source>
        <translation>{when:text}</translation>
    </message>
    <message id="shelf.resume.moves">
        <source>{n:count move} so far</source>
        <translation>{n:count move} עד עכשיו</translation>
    </message>
    <message id="shelf.resume.fresh">
        <source>just dealt</source>
        <translation>הקלפים רק חולקו</translation>
    </message>
    <message id="shelf.resume.more">
        <source>{n:count more-game}</source>
        <extracomment>Beside the game to go on with: how many others are open; it opens their list.</extracomment>
        <translation>{n:count more-game}</translation>
    </message>
    <message id="shelf.resume.button">
        <source>Back to the table</source>
        <translation>לחזור לשולחן</translation>
    </message>
    <message id="shelf.open-games">
        <source>Open games</source>
        <translation>משחקים פתוחים</translation>
    </message>
    <message id="shelf.tile.lab">
        <source>Rules lab</source>
        <translation>המעבדה</translation>
    </message>
    <message id="shelf.tile.lab.about">
        <source>games by the thousand</source>
        <translation>אלפי משחקים במספרים</translation>
    </message>
    <message id="shelf.tile.own">
        <source>A game of your own</source>
        <translation>משחק משלך</translation>
    </message>
    <message id="shelf.tile.own.about">
        <source>invented in an evening</source>
        <translation>כללים משלך, בערב אחד</translation>
    </message>
    <message id="shelf.tile.spoken">
        <source>{game:text}: {about:text}, {seats:text}</source>
        <extracomment>The accessible name of a tile.</extracomment>
        <translation>{game:text}: {about:text}, {seats:text}</translation>
    </message>
    <message id="first.text">
        <source>Choose a game. Every move is kept, and nothing leaves this computer.</source>
        <translation>לבחור משחק ולהתחיל. כל מהלך נשמר, ושום דבר לא יוצא מהמחשב הזה.</translation>
    </message>
    <message id="new.title">
        <source>New game: {game:text}</source>
        <translation>משחק חדש: {game:text}</translation>
    </message>
    <message id="new.who">
        <source>Who sits at the table</source>
        <translation>מי יושב לשולחן</translation>
    </message>
    <message id="new.plate.choose">
        <source>Choose a plate</source>
        <translation>לבחור צלחת</translation>
    </message>
    <message id="new.against-computer">
        <source>The computer plays by the rules of the game itself: it always takes what fits.</source>
        <translation>המחשב משחק לפי כללי המשחק עצמם: הוא תמיד לוקח מה שמתאים.</translation>
    </message>
    <message id="new.deal">
        <source>Deal number</source>
        <translation>מספר החלוקה</translation>
    </message>
    <message id="new.deal.help">
        <source>The same number deals the same cards.</source>
        <translation>אותו מספר, אותם קלפים.</translation>
    </message>
    <message id="new.deal.random">
        <source>by lot</source>
        <translation>בהגרלה</translation>
    </message>
    <message id="new.rules">
        <source>Read the rules</source>
        <translation>לקרוא את הכללים</translation>
    </message>
    <message id="new.start">
        <source>Sit down to play</source>
        <translation>לשבת לשחק</translation>
    </message>
    <message id="new.cancel">
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message id="new.open">
        <source>A game is open: {when:text}, {moves:count move}.</source>
        <extracomment>Another game of this kind is still open.</extracomment>
        <translation>יש משחק פתוח: {when:text}, {moves:count move}.</translation>
    </message>
    <message id="new.open.resume">
        <source>Continue that one</source>
        <translation>להמשיך אותו</translation>
    </message>
    <message id="settings.title">
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message id="settings.help">
        <source>Every change takes effect at once.</source>
        <translation>כל שינוי חל מיד.</translation>
    </message>
    <message id="settings.group.person">
        <source>Who plays</source>
        <translation>מי משחק</translation>
    </message>
    <message id="settings.group.look">
        <source>Look</source>
        <translation>מראה</translation>
    </message>
    <message id="settings.group.cards">
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message id="settings.group.table">
        <source>At the table</source>
        <translation>ליד השולחן</translation>
    </message>
    <message id="settings.group.sound">
        <source>Sounds</source>
        <translation>צלילים</translation>
    </message>
    <message id="settings.person">
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message id="settings.person.help">
        <source>Stands beside the plate, in “What happened” and in the results.</source>
        <translation>מופיע ליד הצלחת, ב„מה קרה” ובתוצאות.</translation>
    </message>
    <message id="settings.plate">
        <source>Plate</source>
        <translation>צלחת</translation>
    </message>
    <message id="settings.plate.help">
        <source>A sign and a color that belong to one person everywhere.</source>
        <translation>סימן וצבע שמלווים אדם אחד בכל מקום.</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message id="settings.language.help">
        <source>Changes at once, and with it the direction of the table.</source>
        <translation>משתנה מיד, ואיתה כיוון השולחן.</translation>
    </message>
    <message id="settings.text_size">
        <source>Text size</source>
        <translation>גודל הכתב</translation>
    </message>
    <message id="settings.text_size.help">
        <source>All text grows together, and the table gets a little less room.</source>
        <translation>כל הכתב גדל יחד, והשולחן מקבל קצת פחות מקום.</translation>
    </message>
    <message id="settings.text_size.n">
        <source>{n:percent}</source>
        <translation>{n:percent}</translation>
    </message>
    <message id="settings.theme">
        <source>Theme</source>
        <translation>ערכת צבעים</translation>
    </message>
    <message id="settings.theme.help">
        <source>A light kitchen by day, the lamp on in the evening.</source>
        <translation>מטבח מואר ביום, ומנורה דולקת בערב.</translation>
    </message>
    <message id="settings.theme.system">
        <source>As on this computer</source>
        <translation>כמו במחשב הזה</translation>
    </message>
    <message id="settings.theme.light">
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message id="settings.theme.dark">
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message id="settings.high_contrast">
        <source>High contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message id="settings.high_contrast.help">
        <source>A plain cloth, thick rings and strong lines, no shadows.</source>
        <translation>מפה חלקה, מסגרות עבות וקווים חזקים, בלי צללים.</translation>
    </message>
    <message id="settings.back">
        <source>Card backs</source>
        <translation>גב הקלפים</translation>
    </message>
    <message id="settings.back.help">
        <source>All backs look the same from both ends.</source>
        <translation>כל הגבים נראים אותו דבר משני הצדדים.</translation>
    </message>
    <message id="settings.back.tile">
        <source>Tile</source>
        <translation>אריח</translation>
    </message>
    <message id="settings.back.olive">
        <source>Olive</source>
        <translation>זית</translation>
    </message>
    <message id="settings.back.pomegranate">
        <source>Pomegranate</source>
        <translation>רימון</translation>
    </message>
    <message id="settings.back.woven">
        <source>Woven</source>
        <translation>ארוג</translation>
    </message>
    <message id="settings.four_colour">
        <source>Four-color deck</source>
        <translation>חפיסה בארבעה צבעים</translation>
    </message>
    <message id="settings.four_colour.help">
        <source>Diamonds are blue and clubs green, so that no two suits share a color.</source>
        <translation>היהלום כחול והתלתן ירוק, כך שלכל צורה צבע משלה.</translation>
    </message>
    <message id="settings.large_index">
        <source>Large corner signs</source>
        <translation>סימנים גדולים</translation>
    </message>
    <message id="settings.large_index.help">
        <source>A large rank and suit in the corner, with fewer pictures.</source>
        <translation>מספר וצורה גדולים בפינה, ופחות ציורים.</translation>
    </message>
    <message id="settings.night">
        <source>Night faces</source>
        <translation>קלפים כהים</translation>
    </message>
    <message id="settings.night.help">
        <source>Dark card faces for a dark room.</source>
        <translation>פני קלפים כהים לחדר חשוך.</translation>
    </message>
    <message id="settings.speed">
        <source>Movement</source>
        <translation>תנועה</translation>
    </message>
    <message id="settings.speed.help">
        <source>How fast cards move. A click always finishes what is moving.</source>
        <translation>באיזו מהירות הקלפים זזים. לחיצה תמיד מסיימת את התנועה.</translation>
    </message>
    <message id="settings.speed.0">
        <source>None</source>
        <translation>בלי</translation>
    </message>
    <message id="settings.speed.0.5">
        <source>Slow</source>
        <translation>איטית</translation>
    </message>
    <message id="settings.speed.1">
        <source>Usual</source>
        <translation>רגילה</translation>
    </message>
    <message id="settings.speed.2">
        <source>Fast</source>
        <translation>מהירה</translation>
    </message>
    <message id="settings.calm">
        <source>No numbers while playing</source>
        <translation>משחק בלי מספרים</translation>
    </message>
    <message id="settings.calm.help">
        <source>Scores, averages and records stay hidden.</source>
        <translation>בלי ניקוד, ממוצעים ושיאים בזמן המשחק.</translation>
    </message>
    <message id="settings.aids">
        <source>Count for me</source>
        <translation>לספור בשבילי</translation>
    </message>
    <message id="settings.aids.help">
        <source>Shows at the table what each of your cards would bring, such as how much of the row a whole card has.</source>
        <translation>מראה על השולחן מה כל קלף ביד יביא, למשל כמה מהשורה יש בקלף שלם.</translation>
    </message>
    <message id="settings.memory">
        <source>Memory aid</source>
        <translation>עזרה לזיכרון</translation>
    </message>
    <message id="settings.memory.help">
        <source>The table also shows cards you have seen that are face down again.</source>
        <translation>השולחן מראה גם קלפים שכבר ראינו ונסגרו שוב.</translation>
    </message>
    <message id="settings.sound">
        <source>Sounds</source>
        <translation>צלילים</translation>
    </message>
    <message id="settings.sound.help">
        <source>Short, wooden sounds. Whatever they tell can be seen as well.</source>
        <translation>צלילים קצרים של עץ. כל מה ששומעים אפשר גם לראות.</translation>
    </message>
    <message id="settings.volume">
        <source>Volume</source>
        <translation>עוצמה</translation>
    </message>
    <message id="settings.volume.help">
        <source>How loud the sounds are.</source>
        <translation>כמה חזק נשמעים הצלילים.</translation>
    </message>
    <message id="settings.sound.which">
        <source>Which sounds</source>
        <translation>אילו צלילים</translation>
    </message>
    <message id="settings.sound.lay">
        <source>Card laid</source>
        <translation>קלף מונח</translation>
    </message>
    <message id="settings.sound.slide">
        <source>Card sliding</source>
        <translation>קלף מחליק</translation>
    </message>
    <message id="settings.sound.turn">
        <source>Card turned over</source>
        <translation>קלף נהפך</translation>
    </message>
    <message id="settings.sound.shuffle">
        <source>Shuffle</source>
        <translation>ערבוב</translation>
    </message>
    <message id="settings.sound.your_turn">
        <source>Your turn</source>
        <translation>התור שלי</translation>
    </message>
    <message id="settings.sound.refused">
        <source>Not allowed</source>
        <translation>מהלך אסור</translation>
    </message>
    <message id="settings.sound.took">
        <source>Cards taken</source>
        <translation>לקיחת קלפים</translation>
    </message>
    <message id="settings.sound.end">
        <source>End of the game</source>
        <translation>סוף המשחק</translation>
    </message>
    <message id="settings.sound.lost">
        <source>A lost game</source>
        <translation>הפסד</translation>
    </message>
    <message id="settings.sound.curtain">
        <source>The curtain</source>
        <translation>הווילון</translation>
    </message>
    <message id="settings.sound.none">
        <source>This computer plays no sounds at the moment.</source>
        <extracomment>Where the system can play no sound.</extracomment>
        <translation>המחשב הזה לא משמיע צלילים כרגע.</translation>
    </message>
    <message id="settings.reset">
        <source>Restore defaults</source>
        <translation>חזרה לרגיל</translation>
    </message>
    <message id="settings.reset.help">
        <source>All settings but the name and the plate.</source>
        <translation>כל ההגדרות, חוץ מהשם והצלחת.</translation>
    </message>
    <message id="results.title">
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message id="results.empty">
        <source>Nothing played yet</source>
        <translation>עוד לא שיחקו כאן</translation>
    </message>
    <message id="results.empty.detail">
        <source>Every game played to its end is counted here.</source>
        <translation>כל משחק ששיחקנו עד הסוף נספר כאן.</translation>
    </message>
    <message id="results.empty.button">
        <source>Choose a game</source>
        <translation>לבחור משחק</translation>
    </message>
    <message id="results.games">
        <source>Games</source>
        <translation>משחקים</translation>
    </message>
    <message id="results.uncounted">
        <source>Not counted: {n:count game}. The deal was known already, or the game was over when it was opened.</source>
        <extracomment>Below the number of games, if some games of the list are not in it.</extracomment>
        <translation>לא בספירה: {n:count game}. החלוקה כבר הייתה מוכרת, או שהמשחק נפתח כשכבר נגמר.</translation>
    </message>
    <message id="results.wins">
        <source>Wins</source>
        <translation>ניצחונות</translation>
    </message>
    <message id="results.losses">
        <source>Losses</source>
        <translation>הפסדים</translation>
    </message>
    <message id="results.ties">
        <source>Ties</source>
        <translation>תיקו</translation>
    </message>
    <message id="results.best">
        <source>Best</source>
        <translation>שיא</translation>
    </message>
    <message id="results.best.of">
        <source>Best: {what:text}</source>
        <extracomment>Below a figure of the results. What it counts follows: "points", "cards in hand at the end".</extracomment>
        <translation>שיא: {what:text}</translation>
    </message>
    <message id="results.average.of">
        <source>Average: {what:text}</source>
        <extracomment>Below a figure of the results. What it counts follows.</extracomment>
        <translation>ממוצע: {what:text}</translation>
    </message>
    <message id="results.chart.of">
        <source>Scores of the last games: {what:text}</source>
        <extracomment>Above a chart. What the scores count follows.</extracomment>
        <translation>התוצאות במשחקים האחרונים: {what:text}</translation>
    </message>
    <message id="results.average">
        <source>Average</source>
        <translation>ממוצע</translation>
    </message>
    <message id="results.last">
        <source>Last games</source>
        <translation>משחקים אחרונים</translation>
    </message>
    <message id="results.earlier">
        <source>Earlier games</source>
        <extracomment>A link below the list of the last games, which makes it longer.</extracomment>
        <translation>משחקים קודמים</translation>
    </message>
    <message id="results.by-name">
        <source>Wins by name</source>
        <extracomment>Above a list of names with numbers.</extracomment>
        <translation>ניצחונות לפי שם</translation>
    </message>
    <message id="results.chart">
        <source>Scores of the last games</source>
        <translation>התוצאות במשחקים האחרונים</translation>
    </message>
    <message id="results.column.when">
        <source>When</source>
        <translation>מתי</translation>
    </message>
    <message id="results.column.result">
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message id="results.column.deal">
        <source>Deal</source>
        <translation>חלוקה</translation>
    </message>
    <message id="results.column.moves">
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message id="results.play-deal">
        <source>Play this deal again</source>
        <translation>לשחק שוב את החלוקה הזאת</translation>
    </message>
    <message id="results.watch">
        <source>Watch</source>
        <translation>לצפות</translation>
    </message>
    <message id="results.forget">
        <source>Remove from the results</source>
        <translation>להסיר מהתוצאות</translation>
    </message>
    <message id="about.title">
        <source>About Kupa</source>
        <translation>על קופה</translation>
    </message>
    <message id="about.text">
        <source>A card table for Hebrew house games: alone, against the computer, or several people around one screen.</source>
        <translation>שולחן קלפים למשחקי בית עבריים: לבד, מול המחשב, או כמה שחקנים סביב מסך אחד.</translation>
    </message>
    <message id="about.name">
        <source>Kupa is the pot in the middle of the table, and the word said when a turn is over.</source>
        <extracomment>What the name of the program means.</extracomment>
        <translation>קופה היא הערימה שבאמצע השולחן, והמילה שאומרים כשהתור נגמר.</translation>
    </message>
    <message id="about.games">
        <source>The games were written by Amit Markel and others, from 2012 on.</source>
        <translation>המשחקים נכתבו בידי עמית מרקל ואחרים, משנת 2012 ואילך.</translation>
    </message>
    <message id="about.version">
        <source>Version {version:plain}</source>
        <translation>גרסה {version:plain}</translation>
    </message>
    <message id="about.licences">
        <source>Licenses</source>
        <translation>רישיונות</translation>
    </message>
    <message id="about.made-by-us">
        <source>Cards, pictures, sounds and rules pages are our own.</source>
        <translation>הקלפים, הציורים, הצלילים ודפי הכללים הם שלנו.</translation>
    </message>
    <message id="about.libraries">
        <source>Kupa is built with:</source>
        <translation>קופה נעזרת בספריות האלה:</translation>
    </message>
    <message id="about.folder">
        <source>Games and settings are kept in this folder:</source>
        <translation>המשחקים וההגדרות נשמרים בתיקייה הזאת:</translation>
    </message>
    <message id="about.offline">
        <source>Kupa does not use the network.</source>
        <translation>קופה לא משתמשת ברשת.</translation>
    </message>
    <message id="dialog.leave.title">
        <source>Leave the table?</source>
        <translation>לקום מהשולחן?</translation>
    </message>
    <message id="dialog.leave.text">
        <source>The game is kept and waits on the shelf.</source>
        <translation>המשחק נשמר ומחכה על המדף.</translation>
    </message>
    <message id="dialog.leave.do">
        <source>Leave the table</source>
        <translation>לקום מהשולחן</translation>
    </message>
    <message id="dialog.leave.stay">
        <source>Stay</source>
        <translation>להישאר</translation>
    </message>
    <message id="dialog.new.title">
        <source>Begin a new game?</source>
        <translation>להתחיל משחק חדש?</translation>
    </message>
    <message id="dialog.new.text">
        <source>This one stays open on the shelf.</source>
        <translation>המשחק הזה יישאר פתוח על המדף.</translation>
    </message>
    <message id="dialog.new.do">
        <source>Begin a new game</source>
        <translation>להתחיל משחק חדש</translation>
    </message>
    <message id="dialog.new.stay">
        <source>Go on with this one</source>
        <translation>להמשיך בזה</translation>
    </message>
    <message id="dialog.forget.title">
        <source>Put this game away?</source>
        <translation>להוריד את המשחק מהמדף?</translation>
    </message>
    <message id="dialog.forget.text">
        <source>It is not counted, and it cannot be brought back.</source>
        <translation>הוא לא ייספר, ואי אפשר יהיה להחזיר אותו.</translation>
    </message>
    <message id="dialog.forget.do">
        <source>Put it away</source>
        <translation>להוריד מהמדף</translation>
    </message>
    <message id="dialog.forget.stay">
        <source>Keep it</source>
        <translation>להשאיר</translation>
    </message>
    <message id="dialog.unkept.title">
        <source>Leave the table anyway?</source>
        <extracomment>What was done last could not be kept; the reason stands above the text.</extracomment>
        <translation>לקום מהשולחן בכל זאת?</translation>
    </message>
    <message id="dialog.unkept.text">
        <source>The last moves of this game are not saved. If you leave the table, they are lost.</source>
        <translation>המהלכים האחרונים במשחק הזה לא נשמרו. אם קמים מהשולחן, הם יאבדו.</translation>
    </message>
    <message id="dialog.unkept.do">
        <source>Leave without saving</source>
        <translation>לקום בלי לשמור</translation>
    </message>
    <message id="dialog.unkept.stay">
        <source>Stay</source>
        <translation>להישאר</translation>
    </message>
    <message id="dialog.unkept-settings.title">
        <source>Close anyway?</source>
        <translation>לסגור בכל זאת?</translation>
    </message>
    <message id="dialog.unkept-settings.text">
        <source>The last changes to the settings are not saved. If you close the program, they are lost.</source>
        <translation>השינויים האחרונים בהגדרות לא נשמרו. אם סוגרים את התוכנה, הם יאבדו.</translation>
    </message>
    <message id="dialog.unkept-settings.do">
        <source>Close</source>
        <translation>לסגור</translation>
    </message>
    <message id="dialog.unkept-settings.stay">
        <source>Stay</source>
        <translation>להישאר</translation>
    </message>
    <message id="dialog.unkept-evening.title">
        <source>Close anyway?</source>
        <translation>לסגור בכל זאת?</translation>
    </message>
    <message id="dialog.unkept-evening.text">
        <source>The game on the table will be lost.</source>
        <translation>המשחק שעל השולחן יאבד.</translation>
    </message>
    <message id="dialog.unkept-evening.do">
        <source>Close</source>
        <translation>לסגור</translation>
    </message>
    <message id="dialog.unkept-evening.stay">
        <source>Stay</source>
        <translation>להישאר</translation>
    </message>
    <message id="dialog.remove.title">
        <source>Remove this game from the results?</source>
        <translation>להסיר את המשחק מהתוצאות?</translation>
    </message>
    <message id="dialog.remove.text">
        <source>The figures will then be counted without it.</source>
        <translation>המספרים ייספרו בלעדיו.</translation>
    </message>
    <message id="dialog.remove.do">
        <source>Remove it</source>
        <translation>להסיר</translation>
    </message>
    <message id="dialog.remove.stay">
        <source>Keep it</source>
        <translation>להשאיר</translation>
    </message>
    <message id="dialog.undo.title">
        <source>Take the move back?</source>
        <translation>לבטל את המהלך?</translation>
    </message>
    <message id="dialog.undo.text">
        <source>A card has been seen since then. The result will say that moves were taken back.</source>
        <translation>מאז כבר ראינו קלף. בתוצאה יהיה כתוב שביטלנו מהלכים.</translation>
    </message>
    <message id="dialog.undo.do">
        <source>Take it back</source>
        <translation>לבטל את המהלך</translation>
    </message>
    <message id="dialog.undo.stay">
        <source>Leave it</source>
        <translation>להשאיר</translation>
    </message>
    <message id="dialog.finish.title">
        <source>Finish the game?</source>
        <translation>לסיים את המשחק?</translation>
    </message>
    <message id="dialog.finish.text">
        <source>The remaining cards are laid one after the other. The score does not change.</source>
        <translation>הקלפים שנשארו יונחו זה אחר זה. התוצאה לא תשתנה.</translation>
    </message>
    <message id="dialog.finish.do">
        <source>Finish</source>
        <translation>לסיים</translation>
    </message>
    <message id="dialog.finish.stay">
        <source>Go on playing</source>
        <translation>להמשיך לשחק</translation>
    </message>
    <message id="dialog.reset.title">
        <source>Restore the default settings?</source>
        <translation>להחזיר הכול לרגיל?</translation>
    </message>
    <message id="dialog.reset.text">
        <source>The name, the plate and all games stay.</source>
        <translation>השם, הצלחת וכל המשחקים נשארים.</translation>
    </message>
    <message id="dialog.reset.do">
        <source>Restore</source>
        <translation>להחזיר לרגיל</translation>
    </message>
    <message id="dialog.reset.stay">
        <source>Leave as it is</source>
        <translation>להשאיר כמו שהוא</translation>
    </message>
    <message id="dialog.replace.title">
        <source>Replace the file?</source>
        <translation>להחליף את הקובץ?</translation>
    </message>
    <message id="dialog.replace.text">
        <source>{file:name} is already there.</source>
        <translation>{file:name} כבר נמצא שם.</translation>
    </message>
    <message id="dialog.replace.do">
        <source>Replace it</source>
        <translation>להחליף</translation>
    </message>
    <message id="dialog.replace.stay">
        <source>Choose another name</source>
        <translation>לבחור שם אחר</translation>
    </message>
    <message id="file.open.title">
        <source>Open a game file</source>
        <translation>לפתוח קובץ משחק</translation>
    </message>
    <message id="file.save.title">
        <source>Save the game to a file</source>
        <translation>לשמור את המשחק בקובץ</translation>
    </message>
    <message id="file.filter">
        <source>Kupa games ({:bare *.kupa})</source>
        <translation>משחקי קופה ({:bare *.kupa})</translation>
    </message>
    <message id="file.filter.all">
        <source>All files</source>
        <translation>כל הקבצים</translation>
    </message>
    <message id="file.kind.game">
        <source>Kupa game</source>
        <extracomment>The kind of a file, in the list of a file dialog.</extracomment>
        <translation>משחק קופה</translation>
    </message>
    <message id="file.kind.folder">
        <source>Folder</source>
        <translation>תיקייה</translation>
    </message>
    <message id="file.kind.other">
        <source>File</source>
        <translation>קובץ</translation>
    </message>
    <message id="file.name">
        <source>{game:text} {date:text}</source>
        <extracomment>The proposed name of a new file, without its ending.</extracomment>
        <translation>{game:text} {date:text}</translation>
    </message>
    <message id="file.saved">
        <source>The game is saved in {file:name}.</source>
        <translation>המשחק נשמר בקובץ {file:name}.</translation>
    </message>
    <message id="file.opened">
        <source>{file:name} is open.</source>
        <translation>{file:name} פתוח.</translation>
    </message>
    <message id="file.opened.other-rules">
        <source>The rules have changed since {file:name} was made: the game goes on from its last position.</source>
        <extracomment>A file made under other rules of the game: only its last position could be taken.</extracomment>
        <translation>הכללים השתנו מאז שנוצר {file:name}: המשחק נמשך מהמצב האחרון שנשמר בו.</translation>
    </message>
    <message id="file.dropped-many">
        <source>One {:latin .kupa} file at a time.</source>
        <translation>קובץ {:latin .kupa} אחד בכל פעם.</translation>
    </message>
    <message id="crash.title">
        <source>Something went wrong</source>
        <extracomment>Something in the program went wrong.</extracomment>
        <translation>משהו כאן השתבש</translation>
    </message>
    <message id="crash.text">
        <source>The game is saved up to the last move. It is back when you start the program again.</source>
        <translation>המשחק שמור עד המהלך האחרון. הוא יחזור כשמפעילים את התוכנה מחדש.</translation>
    </message>
    <message id="crash.text.left">
        <source>The game is off the table, and saved up to the last move.</source>
        <extracomment>A person's own game went on without an end, so the shelf was shown.</extracomment>
        <translation>המשחק ירד מהשולחן, והוא שמור עד המהלך האחרון.</translation>
    </message>
    <message id="crash.text.unkept">
        <source>The game on the table goes on, but its last moves are not saved.</source>
        <translation>המשחק שעל השולחן נמשך, אבל המהלכים האחרונים בו לא נשמרו.</translation>
    </message>
    <message id="crash.own">
        <source>{:latin kupa check-game} says more. All other games are as they were.</source>
        <extracomment>After the sentence that names the person's own game that failed, with file and line.</extracomment>
        <translation>{:latin kupa check-game} אומר יותר. כל שאר המשחקים נשארו כמו שהיו.</translation>
    </message>
    <message id="crash.report">
        <source>Save a report</source>
        <translation>לשמור דוח</translation>
    </message>
    <message id="crash.report.help">
        <source>The report is a text file: where in the program it happened, the versions, and what kind of moves were made. Until the game is over it names no card and no deal. It is not sent anywhere by itself.</source>
        <translation>הדוח הוא קובץ טקסט: איפה בתוכנה זה קרה, הגרסאות, ואילו סוגי מהלכים נעשו. עד סוף המשחק לא כתובים בו קלפים ולא מספר החלוקה. הוא לא נשלח לשום מקום מעצמו.</translation>
    </message>
    <message id="program.unknown-option">
        <source>There is no option {option:plain}. {:latin kupa --help} lists them.</source>
        <translation>אין אפשרות {option:plain}. הרשימה: {:latin kupa --help}.</translation>
    </message>
    <message id="program.needs-value">
        <source>{option:plain} needs a value: {values:plain}.</source>
        <translation>אחרי {option:plain} צריך ערך: {values:plain}.</translation>
    </message>
    <message id="program.not-kupa-file">
        <source>{file:name} is not a {:latin .kupa} file.</source>
        <translation>{file:name} הוא לא קובץ {:latin .kupa}.</translation>
    </message>
    <message id="program.second-file">
        <source>{file:name} is a second file, and one is all that can be opened.</source>
        <translation>{file:name} הוא כבר קובץ שני, ואפשר לפתוח רק אחד.</translation>
    </message>
    <message id="program.no-window">
        <source>No window can be opened here. Qt says: {detail:plain}</source>
        <translation>אי אפשר לפתוח כאן חלון. ההודעה של {:latin Qt}: {detail:plain}</translation>
    </message>
    <message id="program.no-display">
        <source>No window can be opened here, because none of these is set: {reason:plain}.</source>
        <translation>אי אפשר לפתוח כאן חלון, כי אף אחד מאלה לא מוגדר: {reason:plain}.</translation>
    </message>
    <message id="program.usage">
        <source>Usage: {line:plain}</source>
        <translation>שימוש: {line:plain}</translation>
    </message>
    <message id="program.about">
        <source>A card table for Hebrew house games. Without a command the window opens.</source>
        <translation>שולחן קלפים למשחקי בית עבריים. בלי פקודה נפתח החלון.</translation>
    </message>
    <message id="program.help.file">
        <source>a saved game to open</source>
        <translation>משחק שמור לפתיחה</translation>
    </message>
    <message id="program.help.language">
        <source>speak Hebrew or English</source>
        <translation>עברית או אנגלית</translation>
    </message>
    <message id="program.help.smoke">
        <source>play five moves of each game, or of the games named, and end (a test of the installation)</source>
        <translation>לשחק חמישה מהלכים בכל משחק, או במשחקים ששמם ניתן, ולסיים (בדיקה של ההתקנה)</translation>
    </message>
    <message id="program.help.version">
        <source>say the version</source>
        <translation>להציג את הגרסה</translation>
    </message>
    <message id="program.help.help">
        <source>say this</source>
        <translation>להציג את העזרה הזאת</translation>
    </message>
    <message id="program.help.commands">
        <source>Commands without a window:</source>
        <translation>פקודות בלי חלון:</translation>
    </message>
    <message id="program.help.engine">
        <source>the rules over standard input and output, one {:latin JSON} object a line</source>
        <translation>הכללים דרך הקלט והפלט הרגילים, אובייקט {:latin JSON} בכל שורה</translation>
    </message>
    <message id="program.help.simulate">
        <source>play many games and count</source>
        <translation>לשחק משחקים רבים ולספור</translation>
    </message>
    <message id="program.help.replay">
        <source>tell a saved game move by move</source>
        <translation>לספר משחק שמור מהלך אחר מהלך</translation>
    </message>
    <message id="program.help.export">
        <source>make a page, a film or a picture of a saved game</source>
        <translation>לעשות ממשחק שמור דף, סרט או תמונה</translation>
    </message>
    <message id="program.help.check">
        <source>look whether saved games are whole</source>
        <translation>לבדוק שמשחקים שמורים שלמים</translation>
    </message>
    <message id="shortcut.new">
        <source>New game</source>
        <translation>משחק חדש</translation>
    </message>
    <message id="shortcut.same-deal">
        <source>Same deal again</source>
        <translation>אותה חלוקה שוב</translation>
    </message>
    <message id="shortcut.open">
        <source>Open a file</source>
        <translation>פתיחת קובץ</translation>
    </message>
    <message id="shortcut.save">
        <source>Save to a file</source>
        <translation>שמירה בקובץ</translation>
    </message>
    <message id="shortcut.quit">
        <source>Leave the program</source>
        <translation>יציאה מהתוכנה</translation>
    </message>
    <message id="shortcut.full-screen">
        <source>Full screen</source>
        <translation>מסך מלא</translation>
    </message>
</context>
</TS>
