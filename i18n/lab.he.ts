<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="command.simulate.usage">
        <source>{:latin kupa simulate GAME|all} plays many games and counts who wins, how long they last and how they end. Options:
{:latin --seats N}: the number of seats (otherwise the fewest)
{:latin --option NAME=VALUE}: an option of the game, as often as needed
{:latin --games N}: how many games (otherwise 1000)
{:latin --seed N}: the same number, the same games (otherwise 1)
{:latin --players NAME,…}: one for all seats or one for each: {:latin random}, {:latin quick}, {:latin greedy}, {:latin easy}, {:latin medium}, {:latin hard}, {:latin expert}
{:latin --jobs N}: how many games at a time (otherwise as many as there are processors)
{:latin --scheduler ADDRESS}: let the workers of a Dask cluster play
{:latin --check}: hold every game against the laws that all games share: what is quick at every move, the rest at some
{:latin --json}: the figures as one {:latin JSON} object
{:latin --language he|en}: the language of the figures
{:latin all} stands for every game, every number of seats and every option. {:latin Ctrl+C} stops with the figures so far.</source>
        <translation>{:latin kupa simulate GAME|all} משחק משחקים רבים וסופר מי מנצח, כמה זמן הם נמשכים ואיך הם נגמרים. אפשרויות:
{:latin --seats N}: מספר המקומות (אחרת המספר הקטן ביותר)
{:latin --option NAME=VALUE}: אפשרות של המשחק, כמה פעמים שצריך
{:latin --games N}: כמה משחקים (אחרת 1000)
{:latin --seed N}: אותו מספר, אותם משחקים (אחרת 1)
{:latin --players NAME,…}: אחד לכל המקומות או אחד לכל מקום: {:latin random}, {:latin quick}, {:latin greedy}, {:latin easy}, {:latin medium}, {:latin hard}, {:latin expert}
{:latin --jobs N}: כמה משחקים בבת אחת (אחרת כמספר המעבדים)
{:latin --scheduler ADDRESS}: העובדים של אשכול {:latin Dask} משחקים
{:latin --check}: לבדוק כל משחק מול החוקים המשותפים לכל המשחקים: מה שמהיר בכל מהלך, והשאר בחלק מהם
{:latin --json}: הנתונים כאובייקט {:latin JSON} אחד
{:latin --language he|en}: שפת הנתונים
{:latin all} פירושו כל המשחקים, כל מספרי המקומות וכל האפשרויות. {:latin Ctrl+C} עוצר, עם הנתונים שנאספו עד אז.</translation>
    </message>
    <message id="lab.refused.unknown">
        <source>{word:name} is not known here. {:latin --help} lists what is.</source>
        <translation>{word:name} לא מוכר כאן. הרשימה: {:latin --help}.</translation>
    </message>
    <message id="lab.refused.empty">
        <source>A word of the command line is empty.</source>
        <translation>אחת המילים בשורת הפקודה ריקה.</translation>
    </message>
    <message id="lab.refused.long">
        <source>A word of the command line is too long.</source>
        <translation>אחת המילים בשורת הפקודה ארוכה מדי.</translation>
    </message>
    <message id="lab.refused.no-value">
        <source>{word:plain} needs a value after it.</source>
        <translation>אחרי {word:plain} צריך לבוא ערך.</translation>
    </message>
    <message id="lab.refused.twice">
        <source>{word:name} is given twice.</source>
        <translation>{word:name} מופיע פעמיים.</translation>
    </message>
    <message id="lab.refused.no-game">
        <source>A game is missing: one of {games:plain}, or {:latin all} for all of them.</source>
        <extracomment>games: ids with commas.</extracomment>
        <translation>חסר משחק. אפשר {games:plain}, או {:latin all} לכולם.</translation>
    </message>
    <message id="lab.refused.game">
        <source>There is no game {word:name}. There are {games:plain}, and {:latin all} for all of them.</source>
        <translation>אין משחק {word:name}. יש {games:plain}, וגם {:latin all} לכולם.</translation>
    </message>
    <message id="lab.refused.number">
        <source>{option:plain} is a whole number from {low:num} to {high:num}, not {word:name}.</source>
        <translation>{option:plain} הוא מספר שלם בין {low:num} ל־{high:num}, ולא {word:name}.</translation>
    </message>
    <message id="lab.refused.seed">
        <source>A seed is a whole number of at most {n:num} digits, not {word:name}.</source>
        <translation>מספר הפתיחה הוא מספר שלם של עד {n:num} ספרות, ולא {word:name}.</translation>
    </message>
    <message id="lab.refused.seats">
        <source>{game:text}: the number of seats is {seats:range}, not {word:name}.</source>
        <translation>{game:text}: מספר המקומות הוא {seats:range}, ולא {word:name}.</translation>
    </message>
    <message id="lab.refused.option-form">
        <source>An option of a game is given as {:latin name=value}, not as {word:name}.</source>
        <translation>אפשרות של משחק נכתבת כך: {:latin name=value}, ולא {word:name}.</translation>
    </message>
    <message id="lab.refused.no-options">
        <source>{game:text} has no options.</source>
        <translation>למשחק {game:text} אין אפשרויות.</translation>
    </message>
    <message id="lab.refused.option">
        <source>{game:text} has no option {word:name}. Its options: {options:plain}.</source>
        <translation>למשחק {game:text} אין אפשרות {word:name}. האפשרויות שלו: {options:plain}.</translation>
    </message>
    <message id="lab.refused.value">
        <source>{option:plain} is one of {values:plain}, not {word:name}.</source>
        <translation>{option:plain} הוא אחד מאלה: {values:plain}, ולא {word:name}.</translation>
    </message>
    <message id="lab.refused.level">
        <source>{game:text} has no player {word:name}. There are {levels:plain}.</source>
        <extracomment>levels: names of computer players, with commas.</extracomment>
        <translation>למשחק {game:text} אין שחקן {word:name}. יש {levels:plain}.</translation>
    </message>
    <message id="lab.refused.no-level">
        <source>In {:latin --players} a name is missing before or after a comma. The players of {game:text} are {levels:plain}.</source>
        <extracomment>levels: names of computer players, with commas.</extracomment>
        <translation>חסר שם לפני פסיק או אחרי פסיק ב־{:latin --players}. אלה השחקנים במשחק {game:text}: {levels:plain}.</translation>
    </message>
    <message id="lab.refused.all">
        <source>{:latin all} plays every number of seats and every option, so {word:plain} does not go with it.</source>
        <translation>{:latin all} כולל כל מספר מקומות וכל אפשרות, ולכן {word:plain} לא הולך יחד איתו.</translation>
    </message>
    <message id="lab.refused.all-players">
        <source>{:latin all} has tables of different sizes, so name one player for all of them.</source>
        <translation>{:latin all} כולל שולחנות בגדלים שונים, ולכן נותנים שם של שחקן אחד לכולם.</translation>
    </message>
    <message id="lab.refused.language">
        <source>The languages are {languages:plain}, not {word:name}.</source>
        <translation>השפות הן {languages:plain}, ולא {word:name}.</translation>
    </message>
    <message id="lab.progress">
        <source>{share:plain}, {done:num} of {all:num} games</source>
        <translation>{share:plain}, {done:num} מתוך {all:num} משחקים</translation>
    </message>
    <message id="lab.head">
        <source>{game:text}, {seats:count seat}: {n:count game}, seed {seed:plain}.</source>
        <translation>{game:text}, {seats:count seat}: {n:count game}, מספר פתיחה {seed:plain}.</translation>
    </message>
    <message id="lab.options">
        <source>Options: {list:plain}.</source>
        <extracomment>list: name=value with commas.</extracomment>
        <translation>אפשרויות: {list:plain}.</translation>
    </message>
    <message id="lab.stopped">
        <source>Stopped early: these are the figures of the first {n:num} games of {all:num}.</source>
        <translation>נעצר לפני הסוף: אלה הנתונים של {n:num} המשחקים הראשונים מתוך {all:num}.</translation>
    </message>
    <message id="lab.player">
        <source>{who:text} ({level:plain})</source>
        <extracomment>A seat and the level of its computer player.</extracomment>
        <translation>{who:text} ({level:plain})</translation>
    </message>
    <message id="lab.win">
        <source>{who:text}: {share:plain} of the wins, probably between {low:plain} and {high:plain}.</source>
        <extracomment>The bounds hold the true share 95 times in 100.</extracomment>
        <translation>{who:text}: {share:plain} מהניצחונות, כנראה בין {low:plain} ל־{high:plain}.</translation>
    </message>
    <message id="lab.even">
        <source>If all played equally well, each would win {share:plain} of the games, less those that nobody won.</source>
        <translation>אילו כולם שיחקו באותה רמה, כל אחד היה מנצח ב־{share:plain} מהמשחקים, פחות אלה שאף אחד לא ניצח בהם.</translation>
    </message>
    <message id="lab.nobody">
        <source>Without a winner: {n:count game} ({share:plain}).</source>
        <translation>בלי מנצח: {n:count game} ({share:plain}).</translation>
    </message>
    <message id="lab.nobody.ever">
        <source>No game had a winner.</source>
        <translation>לאף משחק לא היה מנצח.</translation>
    </message>
    <message id="lab.shared">
        <source>The win was shared in {n:count game} ({share:plain}).</source>
        <translation>חלקו את הניצחון: {n:count game} ({share:plain}).</translation>
    </message>
    <message id="lab.scores">
        <source>{who:text}: {mean:num} points on average, half of the games between {lower:num} and {upper:num}, all between {least:num} and {most:num}.</source>
        <translation>{who:text}: {mean:num} נקודות בממוצע, מחצית מהמשחקים בין {lower:num} ל־{upper:num}, כולם בין {least:num} ל־{most:num}.</translation>
    </message>
    <message id="lab.actions">
        <source>Length in moves: {mean:num} on average, half of the games between {lower:num} and {upper:num}, all between {least:num} and {most:num}.</source>
        <translation>אורך במהלכים: {mean:num} בממוצע, מחצית מהמשחקים בין {lower:num} ל־{upper:num}, כולם בין {least:num} ל־{most:num}.</translation>
    </message>
    <message id="lab.rounds">
        <source>Length in {unit:word lab.unit}: {mean:num} on average, half of the games between {lower:num} and {upper:num}, all between {least:num} and {most:num}.</source>
        <translation>אורך {unit:word lab.unit in}: {mean:num} בממוצע, מחצית מהמשחקים בין {lower:num} ל־{upper:num}, כולם בין {least:num} ל־{most:num}.</translation>
    </message>
    <message id="lab.unit.round">
        <source>rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message id="lab.unit.turns">
        <source>turns</source>
        <translation>תורות</translation>
    </message>
    <message id="lab.unit.turn_no">
        <source>turns</source>
        <translation>תורות</translation>
    </message>
    <message id="lab.unit.deal">
        <source>deals</source>
        <translation>סיבובים</translation>
    </message>
    <message id="lab.unit.actions">
        <source>decisions</source>
        <translation>החלטות</translation>
    </message>
    <message id="lab.shortest">
        <source>The shortest: game {number:num}, deal {deal:plain}, {n:count move}.</source>
        <translation>הקצר ביותר: משחק {number:num}, חלוקה {deal:plain}, {n:count move}.</translation>
    </message>
    <message id="lab.longest">
        <source>The longest: game {number:num}, deal {deal:plain}, {n:count move}.</source>
        <translation>הארוך ביותר: משחק {number:num}, חלוקה {deal:plain}, {n:count move}.</translation>
    </message>
    <message id="lab.reasons">
        <source>How they ended: {list:plain}.</source>
        <extracomment>list: the codes of the reasons in English, each with its share.</extracomment>
        <translation>איך נגמרו: {list:plain}.</translation>
    </message>
    <message id="lab.cap">
        <source>Reached the limit in the rules: {n:count game} ({share:plain}).</source>
        <extracomment>For example after a largest number of rounds.</extracomment>
        <translation>הגיעו לגבול שבכללים: {n:count game} ({share:plain}).</translation>
    </message>
    <message id="lab.cap.none">
        <source>No game reached the limit in the rules.</source>
        <translation>אף משחק לא הגיע לגבול שבכללים.</translation>
    </message>
    <message id="lab.sweep">
        <source>{n:count game} at {tables:count table}, seed {seed:plain}.</source>
        <translation>{n:count game} על {tables:count table}, מספר פתיחה {seed:plain}.</translation>
    </message>
    <message id="count.table.1">
        <source>1 table</source>
        <extracomment>A table: a game with a number of seats and a choice of options.</extracomment>
        <translation>שולחן אחד</translation>
    </message>
    <message id="count.table.2">
        <source>2 tables</source>
        <translation>שני שולחנות</translation>
    </message>
    <message id="count.table.n">
        <source>{n} tables</source>
        <translation>{n} שולחנות</translation>
    </message>
    <message id="lab.game">
        <source>{game:text}: {n:count game} at {tables:count table}, {mean:num} moves on average and {most:num} at most; at the limit {cap:plain}, nobody won {nobody:plain}.</source>
        <translation>{game:text}: {n:count game} על {tables:count table}, {mean:num} מהלכים בממוצע ולכל היותר {most:num}; הגיעו לגבול {cap:plain}, בלי מנצח {nobody:plain}.</translation>
    </message>
    <message id="lab.game.none">
        <source>{game:text}: no game.</source>
        <translation>{game:text}: אף משחק.</translation>
    </message>
    <message id="lab.time">
        <source>{seconds:plain} seconds, {games:num} games a second.</source>
        <translation>{seconds:plain} שניות, {games:num} משחקים בשנייה.</translation>
    </message>
    <message id="lab.laws.kept">
        <source>Every law was kept.</source>
        <translation>כל החוקים נשמרו.</translation>
    </message>
    <message id="lab.laws.broken">
        <source>Law broken in {n:count game}: {law:word lab.law}.</source>
        <translation>חוק הופר: {n:count game}. {law:word lab.law}.</translation>
    </message>
    <message id="lab.laws.example">
        <source>For example {table:plain}, game {number:num}, deal {deal:plain}, after {n:count move}. In the engine’s words: {detail:plain}</source>
        <translation>למשל {table:plain}, משחק {number:num}, חלוקה {deal:plain}, אחרי {n:count move}. במילים של המנוע: {detail:plain}</translation>
    </message>
    <message id="lab.law.cards">
        <source>every card of the deck lies in one place, and no zone comes or goes</source>
        <translation>כל קלף בחפיסה נמצא במקום אחד, ואזורים לא נוספים ולא נעלמים</translation>
    </message>
    <message id="lab.law.vars">
        <source>the values of a position are those of the game’s page, each of its kind</source>
        <translation>הערכים של מצב הם אלה שבדף המשחק, כל אחד מהסוג שלו</translation>
    </message>
    <message id="lab.law.decision">
        <source>there is something to decide for a seat of the game, or the game is over</source>
        <translation>יש מה להחליט למישהו ליד השולחן, או שהמשחק נגמר</translation>
    </message>
    <message id="lab.law.actions">
        <source>the moves that may be made are told apart by their texts</source>
        <translation>המהלכים המותרים נבדלים זה מזה בטקסט שלהם</translation>
    </message>
    <message id="lab.law.order">
        <source>the same position has the same moves in the same order</source>
        <translation>לאותו מצב אותם מהלכים באותו סדר</translation>
    </message>
    <message id="lab.law.bound">
        <source>a game has no more moves than its rules promise</source>
        <translation>במשחק אין יותר מהלכים משהכללים מבטיחים</translation>
    </message>
    <message id="lab.law.result">
        <source>winners and points are those of the game</source>
        <translation>המנצחים והנקודות הם של המשחק</translation>
    </message>
    <message id="lab.law.notation">
        <source>a position is written down and read back unchanged</source>
        <translation>מצב נכתב ונקרא חזרה בלי שינוי</translation>
    </message>
    <message id="lab.law.search">
        <source>a search comes to the same position as the table</source>
        <translation>חיפוש מגיע לאותו מצב כמו השולחן</translation>
    </message>
    <message id="lab.law.events">
        <source>what a player is told leads from what was seen to what is seen</source>
        <translation>מה שמסופר לשחקן מוביל ממה שראה למה שהוא רואה</translation>
    </message>
    <message id="lab.law.worlds">
        <source>no player can tell what that player may not know</source>
        <translation>אף שחקן לא יכול לדעת מה שאסור לו לדעת</translation>
    </message>
    <message id="lab.law.rules">
        <source>the rules do not fail</source>
        <translation>הכללים לא נכשלים</translation>
    </message>
    <message id="lab.failed.rules-failed">
        <source>The rules of {game:text} failed in game {number:num}, deal {deal:plain}: {detail:plain}</source>
        <translation>הכללים של {game:text} נכשלו במשחק {number:num}, חלוקה {deal:plain}: {detail:plain}</translation>
    </message>
    <message id="lab.failed.worker-lost">
        <source>A process that played {game:text} ended by itself, in game {number:num} or soon after it, with the code {detail:plain}.</source>
        <translation>תהליך ששיחק את {game:text} הסתיים מעצמו, במשחק {number:num} או מעט אחריו, עם הקוד {detail:plain}.</translation>
    </message>
    <message id="lab.failed.worker-failed">
        <source>A process that should play {game:text} could not begin: {detail:plain}</source>
        <translation>תהליך שהיה אמור לשחק את {game:text} לא הצליח להתחיל: {detail:plain}</translation>
    </message>
</context>
</TS>
