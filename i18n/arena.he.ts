<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="command.arena.usage">
        <source>{:latin kupa arena GAME --players NAME,NAME…} plays matches between computer players: each against the one named before it, every deal once from every seat. Options:
{:latin --players NAME,…}: at least two, the weakest first: {:latin random}, {:latin quick}, {:latin greedy}, {:latin easy}, {:latin medium}, {:latin hard}, {:latin expert}; {:latin newcomer}, who does anything in three decisions out of ten; and {:latin cheater}, who sees all cards
{:latin --every}: each against all that were named before it
{:latin --seats N}: the number of seats (otherwise the fewest)
{:latin --option NAME=VALUE}: an option of the game, as often as needed
{:latin --deals N}: how many deals in each match (otherwise 40)
{:latin --seed N}: the same number, the same deals (otherwise 1)
{:latin --keep FILE}: keep every deal in this file, and go on from there the next time
{:latin --jobs N}: how many games at a time (otherwise as many as there are processors)
{:latin --scheduler ADDRESS}: let the workers of a Dask cluster play
{:latin --json}: the figures as one {:latin JSON} object
{:latin --language he|en}: the language of the figures
{:latin Ctrl+C} stops with the figures so far.</source>
        <translation>{:latin kupa arena GAME --players NAME,NAME…} משחק התמודדויות בין שחקני מחשב: כל אחד נגד זה שנזכר לפניו, כל חלוקה פעם אחת מכל מקום. אפשרויות:
{:latin --players NAME,…}: לפחות שניים, מהחלש לחזק: {:latin random}, {:latin quick}, {:latin greedy}, {:latin easy}, {:latin medium}, {:latin hard}, {:latin expert}; {:latin newcomer}, שבשלוש מכל עשר החלטות עושה סתם משהו; וגם {:latin cheater}, שרואה את כל הקלפים
{:latin --every}: כל אחד נגד כל מי שנזכרו לפניו
{:latin --seats N}: מספר המקומות (אחרת המספר הקטן ביותר)
{:latin --option NAME=VALUE}: אפשרות של המשחק, כמה פעמים שצריך
{:latin --deals N}: כמה חלוקות בכל התמודדות (אחרת 40)
{:latin --seed N}: אותו מספר, אותן חלוקות (אחרת 1)
{:latin --keep FILE}: לשמור כל חלוקה בקובץ הזה, ולהמשיך ממנו בפעם הבאה
{:latin --jobs N}: כמה משחקים בבת אחת (אחרת כמספר המעבדים)
{:latin --scheduler ADDRESS}: העובדים של אשכול {:latin Dask} משחקים
{:latin --json}: הנתונים כאובייקט {:latin JSON} אחד
{:latin --language he|en}: שפת הנתונים
{:latin Ctrl+C} עוצר, עם הנתונים שנאספו עד אז.</translation>
    </message>
    <message id="program.help.arena">
        <source>play matches between computer players</source>
        <translation>לערוך התמודדויות בין שחקני מחשב</translation>
    </message>
    <message id="arena.refused.no-game">
        <source>A game is missing: one of {games:plain}.</source>
        <extracomment>games: ids with commas.</extracomment>
        <translation>חסר משחק. אפשר {games:plain}.</translation>
    </message>
    <message id="arena.refused.game">
        <source>There is no game {word:name} for several seats. There are {games:plain}.</source>
        <translation>אין משחק {word:name} לכמה מקומות. יש {games:plain}.</translation>
    </message>
    <message id="arena.refused.players">
        <source>A match needs two players: {:latin --players greedy,expert}.</source>
        <translation>להתמודדות צריך שני שחקנים: {:latin --players greedy,expert}.</translation>
    </message>
    <message id="arena.refused.file">
        <source>{file:name} cannot be used to keep the deals: {why:plain}.</source>
        <extracomment>why: the system’s own words.</extracomment>
        <translation>אי אפשר לשמור את החלוקות בקובץ {file:name}: {why:plain}.</translation>
    </message>
    <message id="arena.refused.other">
        <source>{file:name} has the deals of another question: its game, seats, options, rules or seed are not these. It stays as it is.</source>
        <translation>בקובץ {file:name} שמורות חלוקות של שאלה אחרת: המשחק, המקומות, האפשרויות, הכללים או מספר הפתיחה שונים. הקובץ נשאר כמו שהוא.</translation>
    </message>
    <message id="arena.refused.damaged">
        <source>{file:name} is not a file of kept deals, or it is damaged. It stays as it is.</source>
        <translation>הקובץ {file:name} הוא לא קובץ של חלוקות שמורות, או שהוא פגום. הוא נשאר כמו שהוא.</translation>
    </message>
    <message id="arena.head">
        <source>{game:text}, {seats:count seat}: {n:num} deals in each match, each played from every seat, seed {seed:plain}.</source>
        <translation>{game:text}, {seats:count seat}: {n:num} חלוקות בכל התמודדות, כל אחת מכל מקום, מספר פתיחה {seed:plain}.</translation>
    </message>
    <message id="arena.none">
        <source>{one:plain} against {others:plain}: no deal has been played.</source>
        <translation>{one:plain} נגד {others:plain}: עוד לא נערכה אף חלוקה.</translation>
    </message>
    <message id="arena.match">
        <source>{one:plain} against {others:plain}, deals: {n:num}. Won {won:plain}, lost {lost:plain}, nobody {nobody:plain}.</source>
        <extracomment>won, lost, nobody: numbers of games; shared wins are divided.</extracomment>
        <translation>{one:plain} נגד {others:plain}, חלוקות: {n:num}. ניצחונות {won:plain}, הפסדים {lost:plain}, בלי מנצח {nobody:plain}.</translation>
    </message>
    <message id="arena.share">
        <source>{share:plain} of the decided games, probably between {low:plain} and {high:plain}; even would be {even:plain}.</source>
        <translation>{share:plain} מהמשחקים שהוכרעו, כנראה בין {low:plain} ל־{high:plain}; החלק השווה הוא {even:plain}.</translation>
    </message>
    <message id="arena.length">
        <source>{mean:num} decisions a game, {cap:plain} of the games ended by a limit in the rules. Thought: {median:num} ms in the middle, {p99:num} ms in 99 of 100, {most:num} ms at most.</source>
        <translation>{mean:num} החלטות במשחק, {cap:plain} מהמשחקים נעצרו בגבול שבכללים. זמן חשיבה: {median:num} מילישניות באמצע, {p99:num} ב־99 מתוך 100, {most:num} לכל היותר.</translation>
    </message>
    <message id="arena.elo">
        <source>{who:plain}: {n:num}</source>
        <extracomment>A player and its strength on a scale on which random play is 0.</extracomment>
        <translation>{who:plain}: {n:num}</translation>
    </message>
</context>
</TS>
