<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="lab.finding.lacks.unpaired">
        <source>A and B cannot be played on the same deals (the deck or the number of seats differs), so each has deals of its own and the ranges are wider.</source>
        <translation>אי אפשר לשחק את א ואת ב באותן חלוקות (החפיסה או מספר המקומות שונים), ולכן לכל צד חלוקות משלו והטווחים רחבים יותר.</translation>
    </message>
    <message id="lab.finding.lacks.some-unpaired">
        <source>Where the deck or the number of seats changes, the deals differ and the ranges are wider.</source>
        <translation>כשמשתנים החפיסה או מספר המקומות, גם החלוקות שונות והטווחים רחבים יותר.</translation>
    </message>
    <message id="lab.finding.lacks.unpaired-parting">
        <source>A and B cannot be dealt the same cards, so there is no deal on which to compare them.</source>
        <translation>אי אפשר לחלק לשני הצדדים את אותם קלפים, ולכן אין חלוקה שאפשר להשוות בה.</translation>
    </message>
    <message id="lab.finding.lacks.unjudged">
        <source>A range that leaves out zero is not called a difference yet: that is judged at fixed numbers of deals only, so that nobody finds one by looking often enough.</source>
        <translation>טווח שהאפס לא בתוכו עוד לא נקרא הבדל: בודקים רק במספרי חלוקות שנקבעו מראש, כדי שלא ימצאו הבדל רק כי הסתכלו מספיק פעמים.</translation>
    </message>
    <message id="lab.finding.lacks.rounds">
        <source>This game counts neither rounds nor turns, so its decisions are counted.</source>
        <translation>המשחק הזה לא סופר סיבובים או תורות, ולכן סופרים כאן את ההחלטות.</translation>
    </message>
    <message id="lab.finding.lacks.pace">
        <source>How fast this game goes at the table has not been measured yet; the minutes are estimated from other games.</source>
        <translation>עוד לא מדדנו כמה מהר המשחק הזה מתקדם ליד השולחן; הדקות הן הערכה לפי משחקים אחרים.</translation>
    </message>
    <message id="lab.finding.lacks.powers">
        <source>No card of this game has a power of its own.</source>
        <translation>לאף קלף במשחק הזה אין כוח משלו.</translation>
    </message>
    <message id="lab.finding.lacks.winners">
        <source>None of these games had a winner, so there is no winner to follow.</source>
        <translation>אף אחד מהמשחקים האלה לא נגמר בניצחון, ולכן אין מנצח לעקוב אחריו.</translation>
    </message>
    <message id="lab.finding.lacks.restrictions">
        <source>At no point in this game is there another kind of move to make, so nothing can be left out.</source>
        <translation>אין במשחק הזה רגע שבו אפשר לעשות משהו אחר, ולכן אין מה להוציא ממנו.</translation>
    </message>
    <message id="lab.finding.lacks.denied">
        <source>{what:text} never came up, so there is no telling what playing without it would be like.</source>
        <translation>{what:text}: זה לא קרה אף פעם, ולכן אי אפשר לדעת איך זה לשחק בלי זה.</translation>
    </message>
    <message id="lab.finding.lacks.denied-several">
        <source>These never came up, so there is no telling what playing without them would be like: {what:text}.</source>
        <translation>אלה לא קרו אף פעם, ולכן אי אפשר לדעת איך זה לשחק בלעדיהם: {what:text}.</translation>
    </message>
    <message id="lab.finding.lacks.options">
        <source>This game has no options, and only one number of seats.</source>
        <translation>אין במשחק הזה אפשרויות לבחור, ומספר המקומות בו קבוע.</translation>
    </message>
    <message id="lab.finding.lacks.alone">
        <source>This is a game for one, so players are compared by their points on the same deals.</source>
        <translation>כאן משחקים לבד, ולכן משווים בין שחקנים לפי הנקודות שלהם באותן חלוקות.</translation>
    </message>
    <message id="lab.finding.seats.more">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}), more than its even share of {even:plain}.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}), יותר מהחלק השווה ({even:plain}).</translation>
    </message>
    <message id="lab.finding.seats.less">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}), less than its even share of {even:plain}.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}), פחות מהחלק השווה ({even:plain}).</translation>
    </message>
    <message id="lab.finding.seats.same">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}), within two points of its even share of {even:plain}.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}), לכל היותר שתי נקודות אחוז מהחלק השווה ({even:plain}).</translation>
    </message>
    <message id="lab.finding.seats.open">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}); whether that is really more or less than its even share of {even:plain} is not known yet.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}); עוד לא ידוע אם זה באמת שונה מהחלק השווה ({even:plain}).</translation>
    </message>
    <message id="lab.finding.seats.unfair">
        <source>It matters where one sits: {best:text} wins {best_share:plain} of the games ({best_low:plain} to {best_high:plain}), and {worst:text} {worst_share:plain} ({worst_low:plain} to {worst_high:plain}). An even share is {even:plain}.</source>
        <translation>משנה איפה יושבים: {best:text} מנצח ב־{best_share:plain} מהמשחקים (בין {best_low:plain} ל־{best_high:plain}); {worst:text} מנצח ב־{worst_share:plain} (בין {worst_low:plain} ל־{worst_high:plain}). החלק השווה הוא {even:plain}.</translation>
    </message>
    <message id="lab.finding.seats.fair">
        <source>It hardly matters where one sits: every seat wins within two points of its even share of {even:plain} (farthest off is {seat:text}: {low:plain} to {high:plain} points).</source>
        <translation>כמעט לא משנה איפה יושבים: כל מקום מנצח לכל היותר שתי נקודות אחוז מהחלק השווה, {even:plain} (הרחוק ביותר הוא {seat:text}: בין {low:plain} ל־{high:plain} נקודות אחוז).</translation>
    </message>
    <message id="lab.finding.seats.fair-open">
        <source>Whether it matters where one sits is not known yet: farthest from an even share of {even:plain} is {seat:text}, with {share:plain} of the games ({low:plain} to {high:plain}).</source>
        <translation>עוד לא ידוע אם משנה איפה יושבים: הרחוק ביותר מהחלק השווה ({even:plain}) הוא {seat:text}, עם {share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.score">
        <source>The average is {mean:plain} points ({low:plain} to {high:plain}).</source>
        <translation>הממוצע הוא {mean:plain} נקודות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.alone">
        <source>{share:plain} of the games are won ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מהמשחקים נגמרים בניצחון (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.nobody.often">
        <source>{share:plain} of the games have no winner ({low:plain} to {high:plain}).</source>
        <translation>ב־{share:plain} מהמשחקים אין מנצח (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.nobody.mostly">
        <source>{share:plain} of the games have no winner ({low:plain} to {high:plain}): more than half.</source>
        <translation>ב־{share:plain} מהמשחקים אין מנצח (בין {low:plain} ל־{high:plain}): יותר מחצי.</translation>
    </message>
    <message id="lab.finding.seats.shared.often">
        <source>In {share:plain} of the games several share the win ({low:plain} to {high:plain}).</source>
        <translation>ב־{share:plain} מהמשחקים כמה שחקנים חולקים את הניצחון (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.shared.mostly">
        <source>In {share:plain} of the games several share the win ({low:plain} to {high:plain}): more than half.</source>
        <translation>ב־{share:plain} מהמשחקים כמה שחקנים חולקים את הניצחון (בין {low:plain} ל־{high:plain}): יותר מחצי.</translation>
    </message>
    <message id="lab.finding.seats.level.often">
        <source>In {share:plain} of the games the leaders end level on points ({low:plain} to {high:plain}).</source>
        <translation>ב־{share:plain} מהמשחקים המובילים מסיימים בתיקו בנקודות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.level.mostly">
        <source>In {share:plain} of the games the leaders end level on points ({low:plain} to {high:plain}): more than half.</source>
        <translation>ב־{share:plain} מהמשחקים המובילים מסיימים בתיקו בנקודות (בין {low:plain} ל־{high:plain}): יותר מחצי.</translation>
    </message>
    <message id="lab.finding.seats.nobody.never">
        <source>Somebody always wins (at most {high:plain} of the games have no winner).</source>
        <translation>תמיד מישהו מנצח (לכל היותר ב־{high:plain} מהמשחקים אין מנצח).</translation>
    </message>
    <message id="lab.finding.seats.shared.never">
        <source>Nobody ever shared the win (it happens in at most {high:plain} of the games).</source>
        <translation>אף פעם לא חלקו את הניצחון (זה קורה לכל היותר ב־{high:plain} מהמשחקים).</translation>
    </message>
    <message id="lab.finding.seats.level.never">
        <source>The leaders never ended level on points (it happens in at most {high:plain} of the games).</source>
        <translation>המובילים אף פעם לא סיימו בתיקו בנקודות (זה קורה לכל היותר ב־{high:plain} מהמשחקים).</translation>
    </message>
    <message id="lab.finding.length.minutes">
        <source>A game takes {mean:plain} minutes at the table (eight games in ten take {low:plain} to {high:plain}), not counting the time people think.</source>
        <translation>משחק נמשך {mean:plain} דקות ליד השולחן (שמונה מתוך עשרה נמשכים {low:plain} עד {high:plain}), בלי לספור את הזמן שחושבים.</translation>
    </message>
    <message id="lab.finding.length.minutes.always">
        <source>A game takes {mean:plain} minutes at the table, not counting the time people think.</source>
        <translation>משחק נמשך {mean:plain} דקות ליד השולחן, בלי לספור את הזמן שחושבים.</translation>
    </message>
    <message id="lab.finding.length.usual">
        <source>A game takes {mean:plain} {unit:text} on average ({low:plain} to {high:plain}); half of all games take {lower:plain} to {upper:plain}.</source>
        <translation>משחק נמשך בממוצע {mean:plain} {unit:text} (בין {low:plain} ל־{high:plain}); חצי מהמשחקים נמשכים {lower:plain} עד {upper:plain}.</translation>
    </message>
    <message id="lab.finding.length.always">
        <source>All {n:plain} games took {mean:plain} {unit:text}.</source>
        <translation>כל {n:plain} המשחקים נמשכו {mean:plain} {unit:text}.</translation>
    </message>
    <message id="lab.finding.length.shortest">
        <source>The shortest game took {n:plain} decisions, {minutes:plain} minutes.</source>
        <translation>במשחק הקצר ביותר היו {n:plain} החלטות, {minutes:plain} דקות.</translation>
    </message>
    <message id="lab.finding.length.longest">
        <source>The longest game took {n:plain} decisions, {minutes:plain} minutes.</source>
        <translation>במשחק הארוך ביותר היו {n:plain} החלטות, {minutes:plain} דקות.</translation>
    </message>
    <message id="lab.finding.ends.cap.all">
        <source>Nearly every game is stopped by a limit that is not in the rules: {share:plain} ({low:plain} to {high:plain}).</source>
        <translation>כמעט כל משחק נעצר בגבול שלא כתוב בכללים: {share:plain} (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.ends.cap.mostly">
        <source>Most games are stopped by a limit that is not in the rules: {share:plain} ({low:plain} to {high:plain}).</source>
        <translation>רוב המשחקים נעצרים בגבול שלא כתוב בכללים: {share:plain} (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.ends.cap.some">
        <source>{share:plain} of the games are stopped by a limit that is not in the rules ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מהמשחקים נעצרים בגבול שלא כתוב בכללים (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.ends.cap.never">
        <source>Every game ends by its own rules (at most {high:plain} are stopped by a limit).</source>
        <translation>כל משחק נגמר לפי הכללים שלו (לכל היותר {high:plain} נעצרים בגבול).</translation>
    </message>
    <message id="lab.finding.ends.reason">
        <source>{share:plain} of the games end like this ({low:plain} to {high:plain}): {reason:text}</source>
        <translation>ככה נגמרים {share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}): {reason:text}</translation>
    </message>
    <message id="lab.finding.choices.decisions">
        <source>A game takes {mean:plain} decisions ({low:plain} to {high:plain}).</source>
        <translation>במשחק יש {mean:plain} החלטות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.choices.decisions-always">
        <source>All {n:plain} games took {mean:plain} decisions.</source>
        <translation>בכל {n:plain} המשחקים היו {mean:plain} החלטות.</translation>
    </message>
    <message id="lab.finding.choices.real">
        <source>{share:plain} of the decisions are real: the best choice is clearly better than the worst ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מההחלטות הן החלטות של ממש: האפשרות הטובה ביותר טובה בבירור מהגרועה ביותר (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.choices.alike">
        <source>In {share:plain} of the decisions it makes no difference what one chooses ({low:plain} to {high:plain}).</source>
        <translation>ב־{share:plain} מההחלטות לא משנה במה בוחרים (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.choices.forced">
        <source>{share:plain} of all moves are forced: nothing else is allowed ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מכל המהלכים כפויים: שום דבר אחר לא מותר (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.choices.forced-always">
        <source>In each of {n:plain} games {share:plain} of the moves were forced: nothing else was allowed.</source>
        <translation>בכל אחד מ־{n:plain} משחקים {share:plain} מהמהלכים היו כפויים: שום דבר אחר לא היה מותר.</translation>
    </message>
    <message id="lab.finding.choices.forced-never">
        <source>No move was forced in {n:plain} games: something else was always allowed.</source>
        <translation>ב־{n:plain} משחקים אף מהלך לא היה כפוי: תמיד היה מותר גם משהו אחר.</translation>
    </message>
    <message id="lab.finding.tension.leads">
        <source>The lead changes {mean:plain} times a game ({low:plain} to {high:plain}).</source>
        <translation>ההובלה מתחלפת {mean:plain} פעמים במשחק (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.decided">
        <source>Half of the games are decided by the time {half:plain} of the game is over ({half_low:plain} to {half_high:plain}); on average it takes {mean:plain} ({low:plain} to {high:plain}).</source>
        <translation>חצי מהמשחקים כבר מוכרעים אחרי {half:plain} מהמשחק (בין {half_low:plain} ל־{half_high:plain}); בממוצע זה קורה אחרי {mean:plain} (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.later">
        <source>{late:text} is decided later than {early:text}: half of the games are decided after {half:plain} of the game instead of {other:plain}. On average that is later by {value:plain} points of the game ({low:plain} to {high:plain}): after {n:plain} decisions instead of {m:plain}.</source>
        <translation>{late:text}: ההכרעה באה מאוחר יותר מאשר עם {early:text}. חצי מהמשחקים מוכרעים אחרי {half:plain} מהמשחק במקום {other:plain}. בממוצע זה מאוחר ב־{value:plain} נקודות אחוז מהמשחק (בין {low:plain} ל־{high:plain}): אחרי {n:plain} החלטות במקום {m:plain}.</translation>
    </message>
    <message id="lab.finding.tension.later-same">
        <source>{late:text} and {early:text} are decided equally late, give or take two points of the game (B minus A: {low:plain} to {high:plain}). Half of the games are decided after {half:plain} and {other:plain} of the game, on average after {n:plain} and {m:plain} decisions.</source>
        <translation>{late:text} ועם {early:text}: ההכרעה באה באותו שלב, פחות או יותר שתי נקודות אחוז מהמשחק (ב פחות א: בין {low:plain} ל־{high:plain}). חצי מהמשחקים מוכרעים אחרי {half:plain} ו־{other:plain} מהמשחק, ובממוצע אחרי {n:plain} ו־{m:plain} החלטות.</translation>
    </message>
    <message id="lab.finding.tension.later-open">
        <source>Which is decided later, {late:text} or {early:text}, is not known yet (B minus A: {low:plain} to {high:plain} points of the game). So far half of the games are decided after {half:plain} and {other:plain} of the game.</source>
        <translation>עוד לא ידוע איפה ההכרעה באה מאוחר יותר, {late:text} או {early:text} (ב פחות א: בין {low:plain} ל־{high:plain} נקודות אחוז מהמשחק). עד עכשיו חצי מהמשחקים מוכרעים אחרי {half:plain} ו־{other:plain} מהמשחק.</translation>
    </message>
    <message id="lab.finding.tension.longer">
        <source>Counted in decisions, {late:text} is decided later than {early:text}: on average after {n:plain} decisions instead of {m:plain}, which is {value:plain} later ({low:plain} to {high:plain}).</source>
        <translation>אם סופרים החלטות: {late:text}, ההכרעה באה מאוחר יותר מאשר עם {early:text}. בממוצע אחרי {n:plain} החלטות במקום {m:plain}, כלומר {value:plain} החלטות מאוחר יותר (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.opposed">
        <source>Counted in decisions, {late:text} is decided later than {early:text}: on average after {n:plain} decisions instead of {m:plain}, which is {value:plain} later ({low:plain} to {high:plain}). But its games are longer: as a share of their own length, they are decided earlier, by {share:plain} points of the game ({share_low:plain} to {share_high:plain}).</source>
        <translation>אם סופרים החלטות: {late:text}, ההכרעה באה מאוחר יותר מאשר עם {early:text}. בממוצע אחרי {n:plain} החלטות במקום {m:plain}, כלומר {value:plain} החלטות מאוחר יותר (בין {low:plain} ל־{high:plain}). אבל המשחקים שם ארוכים יותר: כחלק מהאורך שלהם הם מוכרעים מוקדם יותר, ב־{share:plain} נקודות אחוז מהמשחק (בין {share_low:plain} ל־{share_high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.longer-same">
        <source>Counted in decisions, {late:text} and {early:text} are decided equally late: on average after {n:plain} and {m:plain} (B minus A: {low:plain} to {high:plain}).</source>
        <translation>אם סופרים החלטות: {late:text} ועם {early:text} ההכרעה באה באותו שלב. בממוצע אחרי {n:plain} ו־{m:plain} החלטות (ב פחות א: בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.longer-open">
        <source>Counted in decisions, games are decided on average after {n:plain} with {late:text} and after {m:plain} with {early:text}; which is later is not known yet (B minus A: {low:plain} to {high:plain}).</source>
        <translation>אם סופרים החלטות, המשחקים מוכרעים בממוצע אחרי {n:plain} עם {late:text} ואחרי {m:plain} עם {early:text}; עוד לא ידוע מה מאוחר יותר (ב פחות א: בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.secrets">
        <source>Hidden cards keep people guessing: with every card open, the winners could have been {gap:plain} points surer of winning along the way ({low:plain} to {high:plain}).</source>
        <translation>הקלפים הסגורים שומרים על המתח: אילו הכול היה פתוח, המנצחים היו בטוחים בניצחון ב־{gap:plain} נקודות אחוז יותר לאורך הדרך (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.no-secrets">
        <source>As far as can be seen, hidden cards do not make the game any more exciting ({low:plain} to {high:plain} points).</source>
        <translation>עד כמה שאפשר לראות, הקלפים הסגורים לא מוסיפים מתח (בין {low:plain} ל־{high:plain} נקודות אחוז).</translation>
    </message>
    <message id="lab.finding.fires.used">
        <source>{what:text}: {times:plain} times a game, in {games:plain} of the games. Those who do it win {won:plain}; of those who could but did not, {idle:plain} win.</source>
        <translation>{what:text}: {times:plain} פעמים במשחק, ב־{games:plain} מהמשחקים. מי שעושה את זה מנצח ב־{won:plain} מהמשחקים, ומי שהיה יכול ולא עשה מנצח ב־{idle:plain}.</translation>
    </message>
    <message id="lab.finding.fires.used-always">
        <source>{what:text}: {times:plain} times a game, in {games:plain} of the games.</source>
        <translation>{what:text}: {times:plain} פעמים במשחק, ב־{games:plain} מהמשחקים.</translation>
    </message>
    <message id="lab.finding.fires.loses">
        <source>{what:text} is used in {games:plain} of the games, and using it loses: those who do it win {won:plain}; of those who could but did not, {idle:plain} win.</source>
        <translation>{what:text}: משתמשים בזה ב־{games:plain} מהמשחקים, ומי שמשתמש בזה מפסיד יותר. מי שעושה את זה מנצח ב־{won:plain} מהמשחקים, ומי שהיה יכול ולא עשה מנצח ב־{idle:plain}.</translation>
    </message>
    <message id="lab.finding.fires.dead.unused">
        <source>{what:text} is dead: it was possible in {possible:plain} of {n:plain} games, and never used by {by:text} (so in fewer than one game in 1000).</source>
        <translation>{what:text}: כלל מת. זה היה אפשרי ב־{possible:plain} מתוך {n:plain} משחקים; {by:text} לא השתמש בזה אף פעם (כלומר בפחות ממשחק אחד מכל 1000).</translation>
    </message>
    <message id="lab.finding.fires.dead.rare">
        <source>{what:text} is dead: it was possible in {possible:plain} of {n:plain} games and happened in {done:plain}, which is fewer than one game in 1000.</source>
        <translation>{what:text}: כלל מת. זה היה אפשרי ב־{possible:plain} מתוך {n:plain} משחקים וקרה ב־{done:plain}, כלומר בפחות ממשחק אחד מכל 1000.</translation>
    </message>
    <message id="lab.finding.fires.open.unused">
        <source>{what:text} was possible in {possible:plain} of {n:plain} games, and never used by {by:text}. Another {needed:text} would show whether it is dead, that is, used in fewer than one game in 1000.</source>
        <translation>{what:text}: זה היה אפשרי ב־{possible:plain} מתוך {n:plain} משחקים; {by:text} לא השתמש בזה אף פעם. עוד {needed:text} יראו אם הכלל מת, כלומר משמש בפחות ממשחק אחד מכל 1000.</translation>
    </message>
    <message id="lab.finding.fires.open.rare">
        <source>{what:text} was possible in {possible:plain} of {n:plain} games and happened in {done:plain}. Another {needed:text} would show whether it is dead, that is, used in fewer than one game in 1000.</source>
        <translation>{what:text}: זה היה אפשרי ב־{possible:plain} מתוך {n:plain} משחקים וקרה ב־{done:plain}. עוד {needed:text} יראו אם הכלל מת, כלומר משמש בפחות ממשחק אחד מכל 1000.</translation>
    </message>
    <message id="lab.finding.fires.unchosen">
        <source>{what:text} was possible in {possible:plain} of {n:plain} games, and never chosen by {by:text}: it happens only where nothing else is allowed, {forced:plain} times a game.</source>
        <translation>{what:text}: זה היה אפשרי ב־{possible:plain} מתוך {n:plain} משחקים; {by:text} לא בחר בזה אף פעם. זה קורה רק כששום דבר אחר לא מותר, {forced:plain} פעמים במשחק.</translation>
    </message>
    <message id="lab.finding.fires.forced">
        <source>{what:text} is nobody’s choice: it happens by itself, {forced:plain} times a game.</source>
        <translation>{what:text}: אף אחד לא בוחר בזה. זה קורה מעצמו, {forced:plain} פעמים במשחק.</translation>
    </message>
    <message id="lab.finding.fires.never">
        <source>Never possible in {n:plain} games with these options (so in at most {high:plain} of all games): {what:text}.</source>
        <translation>ב־{n:plain} משחקים עם האפשרויות האלה זה אף פעם לא היה אפשרי (כלומר לכל היותר ב־{high:plain} מהמשחקים): {what:text}.</translation>
    </message>
    <message id="lab.finding.fires.elsewhere">
        <source>Never possible in {n:plain} games with these options (so in at most {high:plain} of all games): {what:text}. It is possible with {options:text}.</source>
        <translation>ב־{n:plain} משחקים עם האפשרויות האלה זה אף פעם לא היה אפשרי (כלומר לכל היותר ב־{high:plain} מהמשחקים): {what:text}. זה אפשרי עם {options:text}.</translation>
    </message>
    <message id="lab.finding.fires.idle-option">
        <source>{option:text} changes nothing with these options: it matters only with {options:text}.</source>
        <translation>{option:text}: עם האפשרויות האלה זה לא משנה כלום. זה משנה רק עם {options:text}.</translation>
    </message>
    <message id="lab.finding.fires.alive">
        <source>In {n:plain} games everything that the rules offer was used, and nothing was seen to lose.</source>
        <translation>ב־{n:plain} משחקים השתמשו בכל מה שהכללים מציעים, ולא נמצא שום דבר שמפסידים בגללו.</translation>
    </message>
    <message id="lab.finding.fires.alive.possible">
        <source>In {n:plain} games everything that was possible was also used, and nothing was seen to lose.</source>
        <translation>ב־{n:plain} משחקים השתמשו בכל מה שהיה אפשרי, ולא נמצא שום דבר שמפסידים בגללו.</translation>
    </message>
    <message id="lab.change.won.more">
        <source>{seat:text} wins {value:plain} more of every 100 games ({low:plain} to {high:plain}): {size:text}</source>
        <translation>{seat:text} מנצח ב־{value:plain} משחקים יותר מכל 100 (בין {low:plain} ל־{high:plain}): {size:text}</translation>
    </message>
    <message id="lab.change.won.less">
        <source>{seat:text} wins {value:plain} fewer of every 100 games ({low:plain} to {high:plain}): {size:text}</source>
        <translation>{seat:text} מנצח ב־{value:plain} משחקים פחות מכל 100 (בין {low:plain} ל־{high:plain}): {size:text}</translation>
    </message>
    <message id="lab.change.won.same">
        <source>{seat:text} wins just as often, give or take two games in 100 ({low:plain} to {high:plain})</source>
        <translation>{seat:text} מנצח באותה מידה, פחות או יותר שני משחקים מכל 100 (בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.change.won.open">
        <source>it is not known yet whether {seat:text} wins more or less often ({low:plain} to {high:plain} of every 100 games)</source>
        <translation>עוד לא ידוע אם {seat:text} מנצח יותר או פחות (בין {low:plain} ל־{high:plain} משחקים מכל 100)</translation>
    </message>
    <message id="lab.change.nobody.real">
        <source>nobody wins {b:plain} of the games, instead of {a:plain}: {size:text} ({low:plain} to {high:plain} points)</source>
        <translation>אף אחד לא מנצח ב־{b:plain} מהמשחקים, במקום ב־{a:plain}: {size:text} (בין {low:plain} ל־{high:plain} נקודות אחוז)</translation>
    </message>
    <message id="lab.change.shared.real">
        <source>several share the win in {b:plain} of the games, instead of {a:plain}: {size:text} ({low:plain} to {high:plain} points)</source>
        <translation>חולקים את הניצחון ב־{b:plain} מהמשחקים, במקום ב־{a:plain}: {size:text} (בין {low:plain} ל־{high:plain} נקודות אחוז)</translation>
    </message>
    <message id="lab.change.cap.real">
        <source>a limit that is not in the rules stops {b:plain} of the games, instead of {a:plain}: {size:text} ({low:plain} to {high:plain} points)</source>
        <translation>גבול שלא כתוב בכללים עוצר {b:plain} מהמשחקים, במקום {a:plain}: {size:text} (בין {low:plain} ל־{high:plain} נקודות אחוז)</translation>
    </message>
    <message id="lab.change.level.real">
        <source>the leaders end level on points in {b:plain} of the games, instead of {a:plain}: {size:text} ({low:plain} to {high:plain} points)</source>
        <translation>המובילים מסיימים בתיקו בנקודות ב־{b:plain} מהמשחקים, במקום ב־{a:plain}: {size:text} (בין {low:plain} ל־{high:plain} נקודות אחוז)</translation>
    </message>
    <message id="lab.change.rounds.real">
        <source>a game takes {b:plain} rounds or turns, instead of {a:plain}: {size:text} ({low:plain} to {high:plain})</source>
        <translation>משחק נמשך {b:plain} סיבובים או תורות, במקום {a:plain}: {size:text} (בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.change.actions.real">
        <source>a game takes {b:plain} decisions, instead of {a:plain}: {size:text} ({low:plain} to {high:plain})</source>
        <translation>במשחק יש {b:plain} החלטות, במקום {a:plain}: {size:text} (בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.change.score.real">
        <source>the average is {b:plain} points, instead of {a:plain}: {size:text} ({low:plain} to {high:plain})</source>
        <translation>הממוצע הוא {b:plain} נקודות, במקום {a:plain}: {size:text} (בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.change.same">
        <source>there is no difference that matters in {measure:text} ({low:plain} to {high:plain})</source>
        <translation>אין הבדל של ממש ({measure:text}: בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.change.open">
        <source>it is not known yet whether there is a difference in {measure:text} ({low:plain} to {high:plain})</source>
        <translation>עוד לא ידוע אם יש הבדל ({measure:text}: בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.finding.compare">
        <source>On side B {clause:text}.</source>
        <translation>בצד ב: {clause:text}.</translation>
    </message>
    <message id="lab.finding.rules">
        <source>With {option:text}, {clause:text}.</source>
        <translation>עם {option:text}: {clause:text}.</translation>
    </message>
    <message id="lab.finding.rules.same">
        <source>Playing with {option:text} makes no difference that matters.</source>
        <translation>{option:text}: זה לא משנה שום דבר של ממש.</translation>
    </message>
    <message id="lab.finding.rules.open">
        <source>Whether it makes a difference to play with {option:text} is not known yet.</source>
        <translation>{option:text}: עוד לא ידוע אם זה משנה משהו.</translation>
    </message>
    <message id="lab.finding.without">
        <source>When {whose:text} plays without {what:text}, {clause:text}.</source>
        <translation>{whose:text} בלי {what:text}: {clause:text}.</translation>
    </message>
    <message id="lab.finding.without.early">
        <source>When {whose:text} plays without {what:text}, not one of {n:plain} games has gone differently so far (so at most {high:plain} of all games would). It could have been used {times:plain} times a game.</source>
        <translation>{whose:text} בלי {what:text}: עד עכשיו אף לא אחד מ־{n:plain} משחקים הלך אחרת (כלומר לכל היותר {high:plain} מהמשחקים). היה אפשר להשתמש בזה {times:plain} פעמים במשחק.</translation>
    </message>
    <message id="lab.finding.without.unused">
        <source>When {whose:text} plays without {what:text}, nothing changes: not one of {n:plain} games went differently (so at most {high:plain} of all games would). It could have been used {times:plain} times a game, but {by:text} does not use it; a stronger player might.</source>
        <translation>{whose:text} בלי {what:text}: שום דבר לא משתנה. אף לא אחד מ־{n:plain} משחקים הלך אחרת (כלומר לכל היותר {high:plain} מהמשחקים). היה אפשר להשתמש בזה {times:plain} פעמים במשחק, אבל {by:text} לא משתמש בזה; שחקן חזק יותר אולי כן.</translation>
    </message>
    <message id="lab.finding.without.alike">
        <source>When {whose:text} plays without {what:text}, nothing changes: not one of {n:plain} games went differently (so at most {high:plain} of all games would), although it could have been used {times:plain} times a game.</source>
        <translation>{whose:text} בלי {what:text}: שום דבר לא משתנה. אף לא אחד מ־{n:plain} משחקים הלך אחרת (כלומר לכל היותר {high:plain} מהמשחקים), אף על פי שהיה אפשר להשתמש בזה {times:plain} פעמים במשחק.</translation>
    </message>
    <message id="lab.finding.skill.better">
        <source>{one:text} wins {share:plain} of the games against {other:text} ({low:plain} to {high:plain}); an even share would be {even:plain}.</source>
        <translation>{one:text} מנצח ב־{share:plain} מהמשחקים נגד {other:text} (בין {low:plain} ל־{high:plain}); החלק השווה הוא {even:plain}.</translation>
    </message>
    <message id="lab.finding.skill.worse">
        <source>{one:text} wins only {share:plain} of the games against {other:text} ({low:plain} to {high:plain}); an even share would be {even:plain}.</source>
        <translation>{one:text} מנצח רק ב־{share:plain} מהמשחקים נגד {other:text} (בין {low:plain} ל־{high:plain}); החלק השווה הוא {even:plain}.</translation>
    </message>
    <message id="lab.finding.skill.open">
        <source>{one:text} wins {share:plain} of the games against {other:text} ({low:plain} to {high:plain}); whether that differs from an even share of {even:plain} is not known yet.</source>
        <translation>{one:text} מנצח ב־{share:plain} מהמשחקים נגד {other:text} (בין {low:plain} ל־{high:plain}); עוד לא ידוע אם זה שונה מהחלק השווה ({even:plain}).</translation>
    </message>
    <message id="lab.finding.skill.ahead">
        <source>It takes {n:text} before {one:text} is ahead of {other:text} in {sure:plain} of all cases.</source>
        <translation>רק אחרי {n:text}, {one:text} מוביל על {other:text} ב־{sure:plain} מהמקרים.</translation>
    </message>
    <message id="lab.finding.skill.luck">
        <source>Luck makes up {share:plain} of the result ({low:plain} to {high:plain}). With no luck at all, the best player would win every game; with nothing but luck, it would not matter how one plays.</source>
        <translation>המזל קובע {share:plain} מהתוצאה (בין {low:plain} ל־{high:plain}). בלי מזל בכלל, השחקן הטוב ביותר היה מנצח תמיד; אם הכול היה מזל, לא היה משנה איך משחקים.</translation>
    </message>
    <message id="lab.finding.skill.luck-open">
        <source>How much of the result is luck is not known yet: so far anything from {low:plain} to {high:plain} is possible. Another {n:text} of {one:text} against {other:text} would tell.</source>
        <translation>עוד לא ידוע כמה מהתוצאה קובע המזל: לפי המשחקים עד עכשיו, הכול אפשרי בין {low:plain} ל־{high:plain}. עוד {n:text} של {one:text} נגד {other:text} יגידו.</translation>
    </message>
    <message id="lab.finding.skill.alone">
        <source>{one:text} makes {mean:plain} points on average ({low:plain} to {high:plain}).</source>
        <translation>{one:text} מגיע בממוצע ל־{mean:plain} נקודות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.parting.some">
        <source>A and B part ways in {share:plain} of {n:plain} deals ({low:plain} to {high:plain}).</source>
        <translation>א ו־ב נפרדים ב־{share:plain} מתוך {n:plain} חלוקות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.parting.never">
        <source>In {n:plain} deals A and B never part ways.</source>
        <translation>ב־{n:plain} חלוקות א ו־ב לא נפרדים אף פעם.</translation>
    </message>
    <message id="lab.finding.parting.first">
        <source>Game {deal:plain}: everything is the same up to decision {n:plain}; then it is “{a:text}” in A and “{b:text}” in B.</source>
        <translation>משחק {deal:plain}: עד החלטה {n:plain} הכול זהה; אחר כך בצד א „{a:text}” ובצד ב „{b:text}”.</translation>
    </message>
    <message id="lab.finding.parting.first.none">
        <source>Game {deal:plain}: the very first decision is “{a:text}” in A and “{b:text}” in B.</source>
        <translation>משחק {deal:plain}: כבר ההחלטה הראשונה היא בצד א „{a:text}” ובצד ב „{b:text}”.</translation>
    </message>
    <message id="lab.finding.parting.first-a-over">
        <source>Game {deal:plain}: everything is the same up to decision {n:plain}; then A is over, and B goes on: “{b:text}”.</source>
        <translation>משחק {deal:plain}: עד החלטה {n:plain} הכול זהה; אחר כך צד א נגמר, וצד ב ממשיך: „{b:text}”.</translation>
    </message>
    <message id="lab.finding.parting.first-b-over">
        <source>Game {deal:plain}: everything is the same up to decision {n:plain}; then B is over, and A goes on: “{a:text}”.</source>
        <translation>משחק {deal:plain}: עד החלטה {n:plain} הכול זהה; אחר כך צד ב נגמר, וצד א ממשיך: „{a:text}”.</translation>
    </message>
    <message id="lab.finding.parting.first-result">
        <source>Game {deal:plain}: all {n:plain} decisions are the same, and only the result differs.</source>
        <translation>משחק {deal:plain}: כל {n:plain} ההחלטות זהות, ורק התוצאה שונה.</translation>
    </message>
    <message id="lab.side.a">
        <source>A</source>
        <translation>א</translation>
    </message>
    <message id="lab.side.b">
        <source>B</source>
        <translation>ב</translation>
    </message>
    <message id="lab.of-side">
        <source>{side:text}: {sentence:text}</source>
        <translation>{side:text}: {sentence:text}</translation>
    </message>
    <message id="lab.quoted">
        <source>“{words:text}”</source>
        <translation>„{words:text}”</translation>
    </message>
    <message id="lab.more">
        <source>With {n:num} more games a difference of 2 points would show.</source>
        <translation>עוד {n:num} משחקים יספיקו כדי לראות הבדל של 2 נקודות אחוז.</translation>
    </message>
    <message id="lab.word.size.small">
        <source>a small but real difference</source>
        <translation>הבדל קטן, אבל אמיתי</translation>
    </message>
    <message id="lab.word.size.clear">
        <source>a clear difference</source>
        <translation>הבדל ברור</translation>
    </message>
    <message id="lab.word.size.large">
        <source>a large difference</source>
        <translation>הבדל גדול</translation>
    </message>
    <message id="lab.word.nobody">
        <source>nobody</source>
        <translation>אף אחד</translation>
    </message>
    <message id="lab.word.shared">
        <source>several together</source>
        <translation>כמה ביחד</translation>
    </message>
    <message id="lab.word.b-minus-a">
        <source>B minus A</source>
        <translation>ב פחות א</translation>
    </message>
    <message id="lab.word.everybody">
        <source>everybody</source>
        <translation>כולם</translation>
    </message>
    <message id="lab.word.one-seat">
        <source>the first seat</source>
        <translation>המקום הראשון</translation>
    </message>
    <message id="lab.word.without">
        <source>without it</source>
        <translation>בלי זה</translation>
    </message>
    <message id="lab.word.effect">
        <source>effect</source>
        <translation>השפעה</translation>
    </message>
    <message id="lab.word.matches">
        <source>matches</source>
        <translation>התמודדויות</translation>
    </message>
    <message id="lab.word.players">
        <source>players</source>
        <translation>שחקנים</translation>
    </message>
    <message id="lab.word.any-player">
        <source>any player</source>
        <translation>אף שחקן</translation>
    </message>
    <message id="lab.word.choices.real">
        <source>real</source>
        <translation>של ממש</translation>
    </message>
    <message id="lab.word.choices.alike">
        <source>all the same</source>
        <translation>לא משנה</translation>
    </message>
    <message id="lab.word.choices.forced">
        <source>forced</source>
        <translation>כפוי</translation>
    </message>
    <message id="lab.word.curve.told.a">
        <source>A: what the winners could know</source>
        <translation>א: מה שהמנצחים יכלו לדעת</translation>
    </message>
    <message id="lab.word.curve.true.a">
        <source>A: with every card open</source>
        <translation>א: כשכל הקלפים פתוחים</translation>
    </message>
    <message id="lab.word.curve.told.b">
        <source>B: what the winners could know</source>
        <translation>ב: מה שהמנצחים יכלו לדעת</translation>
    </message>
    <message id="lab.word.curve.true.b">
        <source>B: with every card open</source>
        <translation>ב: כשכל הקלפים פתוחים</translation>
    </message>
    <message id="lab.measure.won">
        <source>wins</source>
        <translation>ניצחונות</translation>
    </message>
    <message id="lab.measure.nobody">
        <source>games without a winner</source>
        <translation>משחקים בלי מנצח</translation>
    </message>
    <message id="lab.measure.shared">
        <source>games with several winners</source>
        <translation>משחקים עם כמה מנצחים</translation>
    </message>
    <message id="lab.measure.cap">
        <source>games stopped by a limit</source>
        <translation>משחקים שנעצרו בגבול</translation>
    </message>
    <message id="lab.measure.level">
        <source>games level on points</source>
        <translation>משחקים שנגמרו בתיקו בנקודות</translation>
    </message>
    <message id="lab.measure.rounds">
        <source>length in rounds or turns</source>
        <translation>אורך בסיבובים או בתורות</translation>
    </message>
    <message id="lab.measure.actions">
        <source>length in decisions</source>
        <translation>אורך בהחלטות</translation>
    </message>
    <message id="lab.measure.score">
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message id="lab.won-by">
        <source>wins of {seat:text}</source>
        <translation>ניצחונות של {seat:text}</translation>
    </message>
    <message id="lab.level.random">
        <source>a random player</source>
        <translation>שחקן אקראי</translation>
    </message>
    <message id="lab.level.thumb">
        <source>a player by rule of thumb</source>
        <translation>שחקן לפי כלל אצבע</translation>
    </message>
    <message id="lab.level.quick">
        <source>a quick player</source>
        <translation>שחקן מהיר</translation>
    </message>
    <message id="lab.level.greedy">
        <source>a careful player</source>
        <translation>שחקן זהיר</translation>
    </message>
    <message id="lab.level.hint">
        <source>a careful player</source>
        <translation>שחקן זהיר</translation>
    </message>
    <message id="lab.level.newcomer">
        <source>a newcomer</source>
        <translation>שחקן חדש</translation>
    </message>
    <message id="lab.level.gentle">
        <source>a gentle player</source>
        <extracomment>Weaker than "a beginner": the level to which computer players go down that adapt.</extracomment>
        <translation>שחקן נוח</translation>
    </message>
    <message id="lab.level.easy">
        <source>a beginner</source>
        <translation>שחקן מתחיל</translation>
    </message>
    <message id="lab.level.medium">
        <source>a medium player</source>
        <translation>שחקן בינוני</translation>
    </message>
    <message id="lab.level.hard">
        <source>a strong player</source>
        <translation>שחקן חזק</translation>
    </message>
    <message id="lab.level.expert">
        <source>an expert</source>
        <translation>אלוף</translation>
    </message>
    <message id="lab.level.cheater">
        <source>a player who sees all cards</source>
        <translation>שחקן שרואה את כל הקלפים</translation>
    </message>
    <message id="lab.match">
        <source>{one:text} against {other:text}</source>
        <translation>{one:text} נגד {other:text}</translation>
    </message>
    <message id="lab.seat">
        <source>Seat {n:num}</source>
        <translation>מקום {n:num}</translation>
    </message>
    <message id="lab.option">
        <source>{name:text}: {value:text}</source>
        <translation>{name:text}: {value:text}</translation>
    </message>
    <message id="lab.option.of-side">
        <source>{option:text} ({side:text})</source>
        <translation>{option:text} ({side:text})</translation>
    </message>
    <message id="lab.option.seats">
        <source>{n:count seat}</source>
        <translation>{n:count seat}</translation>
    </message>
    <message id="lab.phase">
        <source>when one can {list:text}</source>
        <translation>כשאפשר {list:text}</translation>
    </message>
    <message id="lab.verb-beside">
        <source>{verb:text} (rather than {list:text})</source>
        <translation>{verb:text} (ולא {list:text})</translation>
    </message>
    <message id="lab.power-by">
        <source>the power of {card:plain} ({verb:text})</source>
        <translation>הכוח של {card:plain} ({verb:text})</translation>
    </message>
    <message id="lab.joker">
        <source>a joker</source>
        <translation>ג׳וקר</translation>
    </message>
    <message id="lab.jokers">
        <source>jokers</source>
        <translation>הג׳וקרים</translation>
    </message>
    <message id="lab.rank">
        <source>cards of rank {rank:plain}</source>
        <translation>הקלפים שערכם {rank:plain}</translation>
    </message>
    <message id="lab.chart.differences">
        <source>B minus A</source>
        <translation>ב פחות א</translation>
    </message>
    <message id="lab.chart.differences.note">
        <source>in percentage points; a line across zero means that no difference is known</source>
        <translation>בנקודות אחוז; קו שחוצה את האפס אומר שלא ידוע על הבדל</translation>
    </message>
    <message id="lab.chart.who-wins">
        <source>Who wins</source>
        <translation>מי מנצח</translation>
    </message>
    <message id="lab.chart.who-wins.note">
        <source>share of the games; the dashed line is an even share</source>
        <translation>חלק מהמשחקים; הקו המקווקו הוא החלק השווה</translation>
    </message>
    <message id="lab.chart.seats">
        <source>Who wins</source>
        <translation>מי מנצח</translation>
    </message>
    <message id="lab.chart.seats.note">
        <source>share of the games; the dashed line is an even share of the games that somebody won</source>
        <translation>חלק מהמשחקים; הקו המקווקו הוא החלק השווה מהמשחקים שמישהו ניצח בהם</translation>
    </message>
    <message id="lab.chart.rounds">
        <source>How long</source>
        <translation>כמה זמן</translation>
    </message>
    <message id="lab.chart.rounds.note">
        <source>rounds or turns until the end</source>
        <translation>סיבובים או תורות עד הסוף</translation>
    </message>
    <message id="lab.chart.actions">
        <source>How long</source>
        <translation>כמה זמן</translation>
    </message>
    <message id="lab.chart.actions.note">
        <source>decisions until the end</source>
        <translation>החלטות עד הסוף</translation>
    </message>
    <message id="lab.chart.ends">
        <source>How it ends</source>
        <translation>איך זה נגמר</translation>
    </message>
    <message id="lab.chart.ends.note">
        <source>share of the games</source>
        <translation>חלק מהמשחקים</translation>
    </message>
    <message id="lab.chart.cap">
        <source>Stopped by a limit</source>
        <translation>נעצרו בגבול</translation>
    </message>
    <message id="lab.chart.cap.note">
        <source>share of the games stopped by a limit that is not in the rules</source>
        <translation>חלק המשחקים שנעצרו בגבול שלא כתוב בכללים</translation>
    </message>
    <message id="lab.chart.fires-phase">
        <source>Which decisions come up</source>
        <translation>אילו החלטות יש</translation>
    </message>
    <message id="lab.chart.fires-phase.note">
        <source>times a game</source>
        <translation>פעמים במשחק</translation>
    </message>
    <message id="lab.chart.fires-verb">
        <source>What is done</source>
        <translation>מה עושים</translation>
    </message>
    <message id="lab.chart.fires-verb.note">
        <source>times a game</source>
        <translation>פעמים במשחק</translation>
    </message>
    <message id="lab.chart.fires-power">
        <source>Which powers are used</source>
        <translation>באילו כוחות משתמשים</translation>
    </message>
    <message id="lab.chart.fires-power.note">
        <source>times a game</source>
        <translation>פעמים במשחק</translation>
    </message>
    <message id="lab.chart.could-verb">
        <source>When it is possible</source>
        <translation>מתי זה אפשרי</translation>
    </message>
    <message id="lab.chart.could-verb.note">
        <source>share of the games in which somebody could do it</source>
        <translation>חלק המשחקים שבהם מישהו היה יכול לעשות את זה</translation>
    </message>
    <message id="lab.chart.could-power">
        <source>When a power can be used</source>
        <translation>מתי אפשר להשתמש בכוח</translation>
    </message>
    <message id="lab.chart.could-power.note">
        <source>share of the games in which somebody could use it</source>
        <translation>חלק המשחקים שבהם מישהו היה יכול להשתמש בו</translation>
    </message>
    <message id="lab.chart.wins-verb">
        <source>Does it pay?</source>
        <translation>האם זה משתלם?</translation>
    </message>
    <message id="lab.chart.wins-verb.note">
        <source>how often those who do it win; the dashed line is an even share</source>
        <translation>בכמה מהמשחקים מנצח מי שעושה את זה; הקו המקווקו הוא החלק השווה</translation>
    </message>
    <message id="lab.chart.wins-power">
        <source>Does the power pay?</source>
        <translation>האם הכוח משתלם?</translation>
    </message>
    <message id="lab.chart.wins-power.note">
        <source>how often those who use it win; the dashed line is an even share</source>
        <translation>בכמה מהמשחקים מנצח מי שמשתמש בו; הקו המקווקו הוא החלק השווה</translation>
    </message>
    <message id="lab.chart.choices">
        <source>How much there is to decide</source>
        <translation>כמה יש להחליט</translation>
    </message>
    <message id="lab.chart.choices.note">
        <source>share of the decisions; forced moves are a share of all moves</source>
        <translation>חלק מההחלטות; מהלכים כפויים הם חלק מכל המהלכים</translation>
    </message>
    <message id="lab.chart.tension">
        <source>The winner’s chances</source>
        <translation>הסיכויים של המנצח</translation>
    </message>
    <message id="lab.chart.tension.note">
        <source>how likely the winner was to win, as the game went on</source>
        <translation>כמה סביר היה שהמנצח ינצח, לאורך המשחק</translation>
    </message>
    <message id="lab.chart.without">
        <source>What it is worth</source>
        <translation>כמה זה שווה</translation>
    </message>
    <message id="lab.chart.without.note">
        <source>what changes when the seat plays without it; left of zero it is missed</source>
        <translation>מה משתנה כשהמקום משחק בלי זה; משמאל לאפס זה חסר</translation>
    </message>
    <message id="lab.chart.without-named">
        <source>What changes without it</source>
        <translation>מה משתנה בלי זה</translation>
    </message>
    <message id="lab.chart.without-named.note">
        <source>in percentage points, without it minus with it, on the same deals; a line across zero means that no difference is known</source>
        <translation>בנקודות אחוז, בלי זה פחות עם זה, באותן חלוקות; קו שחוצה את האפס אומר שלא ידוע על הבדל</translation>
    </message>
    <message id="lab.chart.skill">
        <source>Who is stronger</source>
        <translation>מי חזק יותר</translation>
    </message>
    <message id="lab.chart.skill.note">
        <source>how often one player wins against others who all play alike</source>
        <translation>בכמה מהמשחקים שחקן אחד מנצח אחרים שכולם באותה רמה</translation>
    </message>
    <message id="lab.chart.skill-alone">
        <source>Who does better</source>
        <translation>מי מצליח יותר</translation>
    </message>
    <message id="lab.chart.skill-alone.note">
        <source>points on the same deals</source>
        <translation>נקודות באותן חלוקות</translation>
    </message>
    <message id="lab.chart.rules">
        <source>What each rule does</source>
        <translation>מה עושה כל כלל</translation>
    </message>
    <message id="lab.chart.rules.note">
        <source>size of its largest effect, on the same deals</source>
        <translation>גודל ההשפעה הגדולה ביותר שלו, באותן חלוקות</translation>
    </message>
    <message id="lab.question.compare">
        <source>A or B</source>
        <translation>א או ב</translation>
    </message>
    <message id="lab.question.compare.whole">
        <source>What differs between A and B?</source>
        <translation>במה א ו־ב שונים?</translation>
    </message>
    <message id="lab.question.seats">
        <source>Seats</source>
        <translation>מקומות</translation>
    </message>
    <message id="lab.question.seats.whole">
        <source>Does it matter where one sits?</source>
        <translation>האם משנה איפה יושבים?</translation>
    </message>
    <message id="lab.question.seats.alone">
        <source>How often is the game won?</source>
        <translation>כמה מהמשחקים נגמרים בניצחון?</translation>
    </message>
    <message id="lab.question.length">
        <source>Length</source>
        <translation>אורך</translation>
    </message>
    <message id="lab.question.length.whole">
        <source>How long does a game take?</source>
        <translation>כמה זמן נמשך משחק?</translation>
    </message>
    <message id="lab.question.ends">
        <source>Endings</source>
        <translation>איך זה נגמר</translation>
    </message>
    <message id="lab.question.ends.whole">
        <source>How do games end?</source>
        <translation>איך נגמרים משחקים?</translation>
    </message>
    <message id="lab.question.tension">
        <source>Tension</source>
        <translation>מתח</translation>
    </message>
    <message id="lab.question.tension.whole">
        <source>How long is it open who will win?</source>
        <translation>כמה זמן לא ברור מי ינצח?</translation>
    </message>
    <message id="lab.question.choices">
        <source>Decisions</source>
        <translation>החלטות</translation>
    </message>
    <message id="lab.question.choices.whole">
        <source>How many decisions are real ones?</source>
        <translation>כמה מההחלטות הן החלטות של ממש?</translation>
    </message>
    <message id="lab.question.fires">
        <source>What is used</source>
        <translation>במה משתמשים</translation>
    </message>
    <message id="lab.question.fires.whole">
        <source>What is used in play, and does it pay?</source>
        <translation>במה משתמשים במשחק, והאם זה משתלם?</translation>
    </message>
    <message id="lab.question.without">
        <source>Without it</source>
        <translation>בלי זה</translation>
    </message>
    <message id="lab.question.without.whole">
        <source>What changes if something may not be used?</source>
        <translation>מה משתנה כשאסור להשתמש במשהו?</translation>
    </message>
    <message id="lab.question.skill">
        <source>Luck or skill</source>
        <translation>מזל או כישרון</translation>
    </message>
    <message id="lab.question.skill.whole">
        <source>How much does playing well pay?</source>
        <translation>כמה משתלם לשחק טוב?</translation>
    </message>
    <message id="lab.question.rules">
        <source>Each rule</source>
        <translation>כל כלל</translation>
    </message>
    <message id="lab.question.rules.whole">
        <source>What does each rule do?</source>
        <translation>מה כל כלל עושה?</translation>
    </message>
    <message id="lab.question.parting">
        <source>Where they part</source>
        <translation>איפה הם נפרדים</translation>
    </message>
    <message id="lab.question.parting.whole">
        <source>Where do A and B go different ways?</source>
        <translation>איפה א ו־ב הולכים בדרכים שונות?</translation>
    </message>
    <message id="lab.question.everything">
        <source>Everything</source>
        <translation>הכול</translation>
    </message>
    <message id="lab.trouble.rules-failed">
        <source>The rules failed in game {number:num} (deal {deal:plain}): {detail:plain}. The games before it are counted.</source>
        <translation>הכללים נכשלו במשחק {number:num} (חלוקה {deal:plain}): {detail:plain}. המשחקים שלפניו נספרו.</translation>
    </message>
    <message id="lab.trouble.worker-lost">
        <source>The process that played game {number:num} was cut off twice ({detail:plain}). All other games are counted; “Go on” tries again.</source>
        <translation>התהליך ששיחק את משחק {number:num} נקטע פעמיים ({detail:plain}). כל שאר המשחקים נספרו; „להמשיך” ינסה שוב.</translation>
    </message>
    <message id="lab.trouble.worker-failed">
        <source>A process that plays in the background failed: {detail:plain}. What has been counted is kept.</source>
        <translation>תהליך שמשחק ברקע נכשל: {detail:plain}. מה שכבר נספר נשמר.</translation>
    </message>
    <message id="lab.trouble.unkept">
        <source>The results cannot be written: {detail:plain}. Nothing that was written is lost; once there is room, “Go on” writes the rest.</source>
        <translation>אי אפשר לכתוב את התוצאות: {detail:plain}. מה שנכתב לא אבד; כשיהיה מקום, „להמשיך” יכתוב את השאר.</translation>
    </message>
    <message id="lab.trouble.clock">
        <source>The clock jumped by {minutes:num} minutes: the computer slept, or somebody set the clock. Nothing is lost, and the experiment goes on.</source>
        <translation>השעון קפץ ב־{minutes:num} דקות: המחשב ישן, או שמישהו כיוון את השעון. שום דבר לא אבד, והניסוי ממשיך.</translation>
    </message>
    <message id="lab.trouble.scheduler">
        <source>The computers that play cannot be reached: {detail:plain}.</source>
        <translation>אין קשר עם המחשבים שמשחקים: {detail:plain}.</translation>
    </message>
    <message id="lab.experiment.not-json">
        <source>This is not {:latin JSON}: line {line:num}, sign {column:num}.</source>
        <translation>זה לא {:latin JSON}: שורה {line:num}, תו {column:num}.</translation>
    </message>
    <message id="lab.experiment.not-an-object">
        <source>{word:plain} must be an object in braces.</source>
        <translation>{word:plain} צריך להיות אובייקט בסוגריים מסולסלים.</translation>
    </message>
    <message id="lab.experiment.unknown">
        <source>{word:plain} does not belong in an experiment.</source>
        <translation>{word:plain} לא שייך לניסוי.</translation>
    </message>
    <message id="lab.experiment.missing">
        <source>{word:plain} is missing.</source>
        <translation>חסר {word:plain}.</translation>
    </message>
    <message id="lab.experiment.wrong">
        <source>{word:plain} cannot be {found:plain}.</source>
        <translation>{word:plain} לא יכול להיות {found:plain}.</translation>
    </message>
    <message id="lab.experiment.game">
        <source>There is no game {word:plain}. There are {games:plain}.</source>
        <translation>אין משחק {word:plain}. יש {games:plain}.</translation>
    </message>
    <message id="lab.experiment.seats">
        <source>The number of seats is {seats:range}, not {word:plain}.</source>
        <translation>מספר המקומות הוא {seats:range}, ולא {word:plain}.</translation>
    </message>
    <message id="lab.experiment.option">
        <source>There is no option {word:plain}. There are: {options:plain}.</source>
        <translation>אין אפשרות {word:plain}. יש: {options:plain}.</translation>
    </message>
    <message id="lab.experiment.value">
        <source>{option:plain} is one of {values:plain}, not {word:plain}.</source>
        <translation>{option:plain} הוא אחד מאלה: {values:plain}, ולא {word:plain}.</translation>
    </message>
    <message id="lab.experiment.together">
        <source>These options do not go together. In the engine’s words: {detail:plain}</source>
        <extracomment>detail: an English sentence of the engine.</extracomment>
        <translation>האפשרויות האלה לא הולכות יחד. במילים של המנוע: {detail:plain}</translation>
    </message>
    <message id="lab.experiment.level">
        <source>There is no player {word:plain}. There are {levels:plain}.</source>
        <translation>אין שחקן {word:plain}. יש {levels:plain}.</translation>
    </message>
    <message id="lab.experiment.players">
        <source>For a table of {seats:count seat}, {named:num} players are named: name one for all, or one for each.</source>
        <translation>ניתנו {named:num} שמות לשולחן של {seats:count seat}: שם אחד לכולם, או שם לכל מקום.</translation>
    </message>
    <message id="lab.experiment.needs-b">
        <source>The question {question:plain} needs a side {:latin b}.</source>
        <translation>לשאלה {question:plain} דרוש צד {:latin b}.</translation>
    </message>
    <message id="lab.experiment.question">
        <source>There is no question {word:plain}. There are {questions:plain}.</source>
        <translation>אין שאלה {word:plain}. יש {questions:plain}.</translation>
    </message>
    <message id="lab.experiment.without">
        <source>What is to be played without is written as {:latin kind} ({:latin verb}, {:latin card} or {:latin argument}) and {:latin name}, not as {word:plain}.</source>
        <translation>מה שמשחקים בלעדיו נכתב כ־{:latin kind} ({:latin verb}, {:latin card} או {:latin argument}) ו־{:latin name}, ולא כ־{word:plain}.</translation>
    </message>
    <message id="lab.experiment.revision">
        <source>The experiment was made with revision {found:num} of the rules, and these are revision {wanted:num}: its games cannot be played again.</source>
        <translation>הניסוי נעשה בגרסה {found:num} של הכללים, וכאן גרסה {wanted:num}: אי אפשר לשחק שוב את המשחקים שלו.</translation>
    </message>
    <message id="lab.experiment.format">
        <source>The experiment was written by a newer program (format {word:plain}).</source>
        <translation>הניסוי נכתב בתוכנה חדשה יותר (תבנית {word:plain}).</translation>
    </message>
    <message id="lab.experiment.not-text">
        <source>It is no text in {:latin UTF-8}.</source>
        <translation>זה לא טקסט ב־{:latin UTF-8}.</translation>
    </message>
    <message id="lab.experiment.no-options">
        <source>There is no option {word:plain}: this game has none.</source>
        <translation>אין אפשרות {word:plain}: למשחק הזה אין אפשרויות.</translation>
    </message>
    <message id="lab.experiment.damaged">
        <source>{word:plain} is damaged from its first line on.</source>
        <translation>{word:plain} פגום מהשורה הראשונה.</translation>
    </message>
    <message id="lab.experiment.unkept">
        <source>The file cannot be read: {detail:plain}.</source>
        <translation>אי אפשר לקרוא את הקובץ: {detail:plain}.</translation>
    </message>
    <message id="lab.refused.over">
        <source>{file:name} is the experiment itself; the table needs another file.</source>
        <translation>{file:name} הוא הניסוי עצמו; לטבלה צריך קובץ אחר.</translation>
    </message>
    <message id="command.lab.usage">
        <source>{:latin kupa lab FILE.json} plays an experiment and says what came of it. Options:
{:latin --json}: the findings as one {:latin JSON} object
{:latin --csv FILE}: the figures as a table too
{:latin --replace}: the table, or the page elsewhere, may replace a file that is there
{:latin --keep FILE}: keep every game in a file ({:latin .kupa-lab}), and go on from it
{:latin --games N}: how many games on each side, instead of what the file says
{:latin --jobs N}: how many games at a time (otherwise as many as there are processors)
{:latin --check}: hold every game against the laws
{:latin --scheduler ADDRESS}: let the workers of a Dask cluster play
{:latin --language he|en}: the language of the findings
{:latin kupa lab --found FOLDER} makes the page of what we found from experiments kept there, and plays those that are missing; {:latin --out FILE} writes it elsewhere.
{:latin --seconds N}, with it: how much processor time each game gets at most
{:latin --levels N}, with it: let the levels of the table play each other too, for so many seconds of processor time a game
{:latin Ctrl+C} stops with what is known so far.</source>
        <translation>{:latin kupa lab FILE.json} משחק ניסוי ואומר מה יצא. אפשרויות:
{:latin --json}: הממצאים כאובייקט {:latin JSON} אחד
{:latin --csv FILE}: גם הנתונים כטבלה
{:latin --replace}: מותר לטבלה, או לעמוד במקום אחר, להחליף קובץ שכבר קיים
{:latin --keep FILE}: לשמור כל משחק בקובץ ({:latin .kupa-lab}), ולהמשיך ממנו
{:latin --games N}: כמה משחקים בכל צד, במקום מה שכתוב בקובץ
{:latin --jobs N}: כמה משחקים בבת אחת (אחרת כמספר המעבדים)
{:latin --check}: לבדוק כל משחק מול החוקים
{:latin --scheduler ADDRESS}: העובדים של אשכול {:latin Dask} משחקים
{:latin --language he|en}: שפת הממצאים
{:latin kupa lab --found FOLDER} מכין את העמוד של מה שמצאנו מניסויים ששמורים שם, ומשחק את אלה שחסרים; {:latin --out FILE} כותב אותו במקום אחר.
{:latin --seconds N}, יחד איתו: כמה זמן מעבד לכל היותר מקבל כל משחק
{:latin --levels N}, יחד איתו: גם רמות השולחן משחקות זו נגד זו, כל כך הרבה שניות של זמן מעבד לכל משחק
{:latin Ctrl+C} עוצר עם מה שידוע עד אז.</translation>
    </message>
    <message id="lab.refused.no-file">
        <source>Name the file of the experiment: {:latin kupa lab FILE.json}.</source>
        <translation>צריך לציין את הקובץ של הניסוי: {:latin kupa lab FILE.json}.</translation>
    </message>
    <message id="lab.refused.file">
        <source>{file:plain} cannot be used: {why:text}</source>
        <translation>אי אפשר להשתמש ב־{file:plain}: {why:text}</translation>
    </message>
    <message id="lab.refused.other-experiment">
        <source>{file:plain} holds another experiment; choose another file to keep this one.</source>
        <translation>ב־{file:plain} שמור ניסוי אחר; צריך לבחור קובץ אחר לניסוי הזה.</translation>
    </message>
    <message id="lab.refused.scheduler">
        <source>{:latin --scheduler} needs the library {:latin dask.distributed}: {:latin pip install kupa[dask]}.</source>
        <translation>ל־{:latin --scheduler} דרושה הספרייה {:latin dask.distributed}: {:latin pip install kupa[dask]}.</translation>
    </message>
    <message id="lab.found.played">
        <source>{game:text}: {n:num} games in {seconds:num} seconds of processor time.</source>
        <translation>{game:text}: {n:num} משחקים ב־{seconds:num} שניות מעבד.</translation>
    </message>
    <message id="lab.played">
        <source>{game:text}: {n:num} games played, seed {seed:plain}.</source>
        <translation>{game:text}: {n:num} משחקים, מספר פתיחה {seed:plain}.</translation>
    </message>
    <message id="lab.lawbreak">
        <source>The law {law:plain} was broken in {n:num} games.</source>
        <translation>ב־{n:num} משחקים נשבר החוק {law:plain}.</translation>
    </message>
</context>
</TS>
