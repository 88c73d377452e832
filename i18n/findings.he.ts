<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="lab.finding.lacks.unpaired">
        <source>The two sides cannot play the same deals (another deck, or another number of seats), so the deals differ and the intervals are wider.</source>
        <translation>שני הצדדים לא יכולים לשחק את אותן חלוקות (חפיסה אחרת או מספר מקומות אחר), ולכן החלוקות שונות והטווחים רחבים יותר.</translation>
    </message>
    <message id="lab.finding.lacks.some-unpaired">
        <source>Where the deck or the number of seats changes the deals differ, and the intervals are wider.</source>
        <translation>כשהחפיסה או מספר המקומות משתנים, גם החלוקות שונות והטווחים רחבים יותר.</translation>
    </message>
    <message id="lab.finding.lacks.unpaired-parting">
        <source>The two sides cannot be dealt the same cards, so there is no deal in which they part.</source>
        <translation>אי אפשר לחלק לשני הצדדים את אותם קלפים, ולכן אין חלוקה שבה דרכיהם נפרדות.</translation>
    </message>
    <message id="lab.finding.lacks.rounds">
        <source>This game counts neither rounds nor turns; its decisions are counted instead.</source>
        <translation>המשחק הזה לא סופר סיבובים או תורות, ולכן נספרות ההחלטות.</translation>
    </message>
    <message id="lab.finding.lacks.pace">
        <source>The pace of this game at the table has not been measured; the minutes are reckoned by that of the other games.</source>
        <translation>הקצב של המשחק הזה ליד השולחן עוד לא נמדד, והדקות מחושבות לפי הקצב של משחקים אחרים.</translation>
    </message>
    <message id="lab.finding.lacks.powers">
        <source>No card of this game has a power of its own.</source>
        <translation>לאף קלף במשחק הזה אין כוח משלו.</translation>
    </message>
    <message id="lab.finding.lacks.winners">
        <source>None of these games had a winner, so there is no winner’s share to follow.</source>
        <translation>באף אחד מהמשחקים האלה לא היה מנצח, ולכן אין סיכוי של מנצח לעקוב אחריו.</translation>
    </message>
    <message id="lab.finding.lacks.restrictions">
        <source>In no phase of this game is there anything to choose instead, so nothing can be left out.</source>
        <translation>באף שלב של המשחק הזה אין במה לבחור במקום, ולכן אין מה להשאיר בחוץ.</translation>
    </message>
    <message id="lab.finding.lacks.denied">
        <source>{what:text} never came up, so nothing can be said of playing without it.</source>
        <translation>{what:text}: זה לא עלה אף פעם, ולכן אי אפשר לומר מה קורה בלי זה.</translation>
    </message>
    <message id="lab.finding.lacks.options">
        <source>This game has no options and only one number of seats.</source>
        <translation>למשחק הזה אין אפשרויות, ויש לו רק מספר מקומות אחד.</translation>
    </message>
    <message id="lab.finding.lacks.alone">
        <source>One seat plays alone here, so players are compared by their points on the same deals.</source>
        <translation>כאן משחקים לבד, ולכן השחקנים מושווים לפי הנקודות שלהם באותן חלוקות.</translation>
    </message>
    <message id="lab.finding.seats.more">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}), more than the even {even:plain}.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}), יותר מחלק שווה של {even:plain}.</translation>
    </message>
    <message id="lab.finding.seats.less">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}), less than the even {even:plain}.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}), פחות מחלק שווה של {even:plain}.</translation>
    </message>
    <message id="lab.finding.seats.same">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}): within two points of the even {even:plain}.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}), עד שתי נקודות מחלק שווה של {even:plain}.</translation>
    </message>
    <message id="lab.finding.seats.open">
        <source>{seat:text} wins {share:plain} of the games ({low:plain} to {high:plain}); whether that differs from the even {even:plain} is not known yet.</source>
        <translation>{seat:text} מנצח ב־{share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}); עוד לא ידוע אם זה שונה מחלק שווה של {even:plain}.</translation>
    </message>
    <message id="lab.finding.seats.score">
        <source>The average is {mean:plain} points ({low:plain} to {high:plain}).</source>
        <translation>הממוצע הוא {mean:plain} נקודות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.alone">
        <source>{share:plain} of the games are won ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מהמשחקים מסתיימים בניצחון (בין {low:plain} ל־{high:plain}).</translation>
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
        <source>{share:plain} of the games are won by several together ({low:plain} to {high:plain}).</source>
        <translation>ב־{share:plain} מהמשחקים הניצחון משותף (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.shared.mostly">
        <source>{share:plain} of the games are won by several together ({low:plain} to {high:plain}): more than half.</source>
        <translation>ב־{share:plain} מהמשחקים הניצחון משותף (בין {low:plain} ל־{high:plain}): יותר מחצי.</translation>
    </message>
    <message id="lab.finding.seats.level.often">
        <source>In {share:plain} of the games the best are level on points ({low:plain} to {high:plain}).</source>
        <translation>ב־{share:plain} מהמשחקים יש תיקו בנקודות בראש (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.level.mostly">
        <source>In {share:plain} of the games the best are level on points ({low:plain} to {high:plain}): more than half.</source>
        <translation>ב־{share:plain} מהמשחקים יש תיקו בנקודות בראש (בין {low:plain} ל־{high:plain}): יותר מחצי.</translation>
    </message>
    <message id="lab.finding.seats.nobody.never">
        <source>Somebody always wins (at most {high:plain} of the games have no winner).</source>
        <translation>תמיד מישהו מנצח (לכל היותר ב־{high:plain} מהמשחקים אין מנצח).</translation>
    </message>
    <message id="lab.finding.seats.shared.never">
        <source>No win was shared (at most {high:plain} are).</source>
        <translation>אף ניצחון לא היה משותף (לכל היותר {high:plain}).</translation>
    </message>
    <message id="lab.finding.seats.level.never">
        <source>The best were never level on points (at most {high:plain} of the games are).</source>
        <translation>אף פעם לא היה תיקו בנקודות בראש (לכל היותר {high:plain}).</translation>
    </message>
    <message id="lab.finding.length.minutes">
        <source>A game takes {mean:plain} minutes at the table (eight of ten take {low:plain} to {high:plain}), without the time people think.</source>
        <translation>משחק נמשך {mean:plain} דקות ליד השולחן (שמונה מעשרה נמשכים {low:plain} עד {high:plain}), בלי הזמן שאנשים חושבים.</translation>
    </message>
    <message id="lab.finding.length.usual">
        <source>A game has {mean:plain} {unit:text} on average ({low:plain} to {high:plain}); half of all have {lower:plain} to {upper:plain}.</source>
        <translation>במשחק יש בממוצע {mean:plain} {unit:text} (בין {low:plain} ל־{high:plain}); בחצי מהם יש {lower:plain} עד {upper:plain}.</translation>
    </message>
    <message id="lab.finding.length.shortest">
        <source>The shortest game has {n:plain} decisions, {minutes:plain} minutes.</source>
        <translation>במשחק הקצר ביותר {n:plain} החלטות, {minutes:plain} דקות.</translation>
    </message>
    <message id="lab.finding.length.longest">
        <source>The longest game has {n:plain} decisions, {minutes:plain} minutes.</source>
        <translation>במשחק הארוך ביותר {n:plain} החלטות, {minutes:plain} דקות.</translation>
    </message>
    <message id="lab.finding.ends.cap.all">
        <source>Nearly every game is ended by a bound that is not in the rules: {share:plain} ({low:plain} to {high:plain}).</source>
        <translation>כמעט כל משחק נגמר בגבול שאיננו בחוקים: {share:plain} (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.ends.cap.mostly">
        <source>Most games are ended by a bound that is not in the rules: {share:plain} ({low:plain} to {high:plain}).</source>
        <translation>רוב המשחקים נגמרים בגבול שאיננו בחוקים: {share:plain} (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.ends.cap.some">
        <source>{share:plain} of the games are ended by a bound that is not in the rules ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מהמשחקים נגמרים בגבול שאיננו בחוקים (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.ends.cap.never">
        <source>Every game ends by its own rules (at most {high:plain} are ended by a bound).</source>
        <translation>כל משחק נגמר לפי החוקים שלו (לכל היותר {high:plain} נגמרים בגבול).</translation>
    </message>
    <message id="lab.finding.ends.reason">
        <source>{share:plain} of the games end so ({low:plain} to {high:plain}): {reason:text}</source>
        <translation>כך נגמרים {share:plain} מהמשחקים (בין {low:plain} ל־{high:plain}): {reason:text}</translation>
    </message>
    <message id="lab.finding.choices.decisions">
        <source>A game has {mean:plain} decisions ({low:plain} to {high:plain}).</source>
        <translation>במשחק יש {mean:plain} החלטות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.choices.real">
        <source>{share:plain} of the decisions are real: the best choice is clearly better than the worst ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מההחלטות הן של ממש: הבחירה הטובה ביותר טובה בבירור מהגרועה (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.choices.alike">
        <source>In {share:plain} of the decisions all choices come to the same ({low:plain} to {high:plain}).</source>
        <translation>ב־{share:plain} מההחלטות כל הבחירות מביאות לאותו דבר (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.choices.forced">
        <source>{share:plain} of all acts are forced: nothing else is allowed ({low:plain} to {high:plain}).</source>
        <translation>{share:plain} מכל המהלכים כפויים: שום דבר אחר לא מותר (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.leads">
        <source>The lead changes {mean:plain} times a game ({low:plain} to {high:plain}).</source>
        <translation>ההובלה מתחלפת {mean:plain} פעמים במשחק (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.decided">
        <source>Half of the games are decided when {half:plain} of them is over; the average is {mean:plain}.</source>
        <translation>חצי מהמשחקים מוכרעים כש־{half:plain} מהמשחק מאחור; הממוצע הוא {mean:plain}.</translation>
    </message>
    <message id="lab.finding.tension.secrets">
        <source>What is hidden is worth {gap:plain} points: so much less of the win did the winners see coming ({low:plain} to {high:plain}).</source>
        <translation>מה שמוסתר שווה {gap:plain} נקודות: בכמה פחות המנצחים יכלו לצפות את הניצחון (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.tension.no-secrets">
        <source>What is hidden makes no difference that shows ({low:plain} to {high:plain} points).</source>
        <translation>למה שמוסתר אין השפעה שנראית (בין {low:plain} ל־{high:plain} נקודות).</translation>
    </message>
    <message id="lab.finding.fires.used">
        <source>{what:text}: {times:plain} times a game, in {games:plain} of the games; who does it wins {won:plain}, who only could {idle:plain}.</source>
        <translation>{what:text}: {times:plain} פעמים במשחק, ב־{games:plain} מהמשחקים; מי שעשה את זה מנצח {won:plain}, מי שרק היה יכול {idle:plain}.</translation>
    </message>
    <message id="lab.finding.fires.used-always">
        <source>{what:text}: {times:plain} times a game, in {games:plain} of the games.</source>
        <translation>{what:text}: {times:plain} פעמים במשחק, ב־{games:plain} מהמשחקים.</translation>
    </message>
    <message id="lab.finding.fires.loses">
        <source>{what:text} loses: who does it wins {won:plain}, who only could {idle:plain} ({times:plain} times a game).</source>
        <translation>{what:text} מפסיד: מי שעשה את זה מנצח {won:plain}, מי שרק היה יכול {idle:plain} ({times:plain} פעמים במשחק).</translation>
    </message>
    <message id="lab.finding.fires.dead">
        <source>{what:text} is dead: not even once in a thousand games.</source>
        <translation>{what:text} מת: אפילו לא פעם באלף משחקים.</translation>
    </message>
    <message id="lab.finding.fires.seldom">
        <source>{what:text} did not happen in {n:plain} games; more games will tell whether it is dead.</source>
        <translation>{what:text} לא קרה ב־{n:plain} משחקים; עוד משחקים יראו אם זה מת.</translation>
    </message>
    <message id="lab.change.won.more">
        <source>{seat:text} wins {value:plain} points more often ({low:plain} to {high:plain}): {size:text}</source>
        <translation>{seat:text}: {value:plain} נקודות יותר בניצחונות (בין {low:plain} ל־{high:plain}): {size:text}</translation>
    </message>
    <message id="lab.change.won.less">
        <source>{seat:text} wins {value:plain} points less often ({low:plain} to {high:plain}): {size:text}</source>
        <translation>{seat:text}: {value:plain} נקודות פחות בניצחונות (בין {low:plain} ל־{high:plain}): {size:text}</translation>
    </message>
    <message id="lab.change.won.same">
        <source>{seat:text} wins as often, to within two points ({low:plain} to {high:plain})</source>
        <translation>{seat:text}: אותו מספר ניצחונות, עד שתי נקודות (בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.change.won.open">
        <source>whether {seat:text} wins more or less often is not known yet ({low:plain} to {high:plain} points)</source>
        <translation>עוד לא ידוע אם {seat:text} מנצח יותר או פחות (בין {low:plain} ל־{high:plain} נקודות)</translation>
    </message>
    <message id="lab.change.nobody.real">
        <source>nobody wins {b:plain} of the games, instead of {a:plain}: {size:text}</source>
        <translation>אין מנצח ב־{b:plain} מהמשחקים, במקום {a:plain}: {size:text}</translation>
    </message>
    <message id="lab.change.shared.real">
        <source>{b:plain} of the games are won together, instead of {a:plain}: {size:text}</source>
        <translation>הניצחון משותף ב־{b:plain} מהמשחקים, במקום {a:plain}: {size:text}</translation>
    </message>
    <message id="lab.change.cap.real">
        <source>a bound that is not in the rules ends {b:plain} of the games, instead of {a:plain}: {size:text}</source>
        <translation>גבול שאיננו בחוקים מסיים {b:plain} מהמשחקים, במקום {a:plain}: {size:text}</translation>
    </message>
    <message id="lab.change.level.real">
        <source>the best are level on points in {b:plain} of the games, instead of {a:plain}: {size:text}</source>
        <translation>יש תיקו בנקודות בראש ב־{b:plain} מהמשחקים, במקום {a:plain}: {size:text}</translation>
    </message>
    <message id="lab.change.rounds.real">
        <source>a game has {b:plain} rounds or turns, instead of {a:plain}: {size:text}</source>
        <translation>במשחק {b:plain} סיבובים או תורות, במקום {a:plain}: {size:text}</translation>
    </message>
    <message id="lab.change.actions.real">
        <source>a game has {b:plain} decisions, instead of {a:plain}: {size:text}</source>
        <translation>במשחק {b:plain} החלטות, במקום {a:plain}: {size:text}</translation>
    </message>
    <message id="lab.change.score.real">
        <source>the average is {b:plain} points, instead of {a:plain}: {size:text}</source>
        <translation>הממוצע הוא {b:plain} נקודות, במקום {a:plain}: {size:text}</translation>
    </message>
    <message id="lab.change.same">
        <source>{measure:text}: no difference that would matter ({low:plain} to {high:plain})</source>
        <translation>{measure:text}: אין הבדל שיש לו משמעות (בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.change.open">
        <source>{measure:text}: no difference is known yet ({low:plain} to {high:plain})</source>
        <translation>{measure:text}: עוד לא ידוע על הבדל (בין {low:plain} ל־{high:plain})</translation>
    </message>
    <message id="lab.finding.compare">
        <source>On side B {clause:text}.</source>
        <translation>בצד ב {clause:text}.</translation>
    </message>
    <message id="lab.finding.rules">
        <source>With {option:text} {clause:text}.</source>
        <translation>עם {option:text} {clause:text}.</translation>
    </message>
    <message id="lab.finding.rules.same">
        <source>{option:text} changes nothing that would matter.</source>
        <translation>{option:text}: לא משנה שום דבר שיש לו משמעות.</translation>
    </message>
    <message id="lab.finding.rules.open">
        <source>Of {option:text} no effect is known yet.</source>
        <translation>{option:text}: עוד לא ידוע על השפעה.</translation>
    </message>
    <message id="lab.finding.without">
        <source>When {whose:text} plays without {what:text}, {clause:text}.</source>
        <translation>אם {whose:text} בלי {what:text}, {clause:text}.</translation>
    </message>
    <message id="lab.finding.skill.better">
        <source>{one:text} wins {share:plain} against {other:text} ({low:plain} to {high:plain}); even would be {even:plain}.</source>
        <translation>{one:text} נגד {other:text}: {share:plain} מהניצחונות (בין {low:plain} ל־{high:plain}); חלק שווה הוא {even:plain}.</translation>
    </message>
    <message id="lab.finding.skill.worse">
        <source>{one:text} wins only {share:plain} against {other:text} ({low:plain} to {high:plain}); even would be {even:plain}.</source>
        <translation>{one:text} נגד {other:text}: רק {share:plain} מהניצחונות (בין {low:plain} ל־{high:plain}); חלק שווה הוא {even:plain}.</translation>
    </message>
    <message id="lab.finding.skill.open">
        <source>{one:text} wins {share:plain} against {other:text} ({low:plain} to {high:plain}); no difference from the even {even:plain} is known yet.</source>
        <translation>{one:text} נגד {other:text}: {share:plain} מהניצחונות (בין {low:plain} ל־{high:plain}); עוד לא ידוע על הבדל מחלק שווה של {even:plain}.</translation>
    </message>
    <message id="lab.finding.skill.ahead">
        <source>{one:text} needs {n:text} to be ahead of {other:text} in {sure:plain} of the cases.</source>
        <translation>כדי להוביל על {other:text} ב־{sure:plain} מהמקרים {one:text} צריך {n:text}.</translation>
    </message>
    <message id="lab.finding.skill.luck">
        <source>Luck is {share:plain} of the result ({low:plain} to {high:plain}): so far is the best player from winning always.</source>
        <translation>המזל הוא {share:plain} מהתוצאה (בין {low:plain} ל־{high:plain}): כזה רחוק השחקן הטוב ביותר מלנצח תמיד.</translation>
    </message>
    <message id="lab.finding.skill.alone">
        <source>{one:text} reaches {mean:plain} points on average ({low:plain} to {high:plain}).</source>
        <translation>{one:text} מגיע ל־{mean:plain} נקודות בממוצע (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.parting.some">
        <source>They part in {share:plain} of {n:plain} deals ({low:plain} to {high:plain}).</source>
        <translation>דרכיהם נפרדות ב־{share:plain} מתוך {n:plain} חלוקות (בין {low:plain} ל־{high:plain}).</translation>
    </message>
    <message id="lab.finding.parting.never">
        <source>In {n:plain} deals they never part.</source>
        <translation>ב־{n:plain} חלוקות דרכיהם לא נפרדות אף פעם.</translation>
    </message>
    <message id="lab.finding.parting.first">
        <source>Game {deal:plain}: {n:plain} decisions are the same; then A does “{a:text}” and B “{b:text}”.</source>
        <translation>משחק {deal:plain}: {n:plain} החלטות זהות; אחר כך בצד א „{a:text}” ובצד ב „{b:text}”.</translation>
    </message>
    <message id="lab.finding.parting.first-a-over">
        <source>Game {deal:plain}: {n:plain} decisions are the same; then A is over, and B goes on with “{b:text}”.</source>
        <translation>משחק {deal:plain}: {n:plain} החלטות זהות; אחר כך צד א נגמר, וצד ב ממשיך: „{b:text}”.</translation>
    </message>
    <message id="lab.finding.parting.first-b-over">
        <source>Game {deal:plain}: {n:plain} decisions are the same; then B is over, and A goes on with “{a:text}”.</source>
        <translation>משחק {deal:plain}: {n:plain} החלטות זהות; אחר כך צד ב נגמר, וצד א ממשיך: „{a:text}”.</translation>
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
    <message id="lab.more">
        <source>{n:num} more games would show a difference of 2 points.</source>
        <translation>עוד {n:num} משחקים יראו הבדל של 2 נקודות.</translation>
    </message>
    <message id="lab.word.size.small">
        <source>small but real</source>
        <translation>קטן אבל של ממש</translation>
    </message>
    <message id="lab.word.size.clear">
        <source>clear</source>
        <translation>ברור</translation>
    </message>
    <message id="lab.word.size.large">
        <source>large</source>
        <translation>גדול</translation>
    </message>
    <message id="lab.word.nobody">
        <source>nobody</source>
        <translation>אף אחד</translation>
    </message>
    <message id="lab.word.shared">
        <source>shared</source>
        <translation>משותף</translation>
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
        <translation>תחרויות</translation>
    </message>
    <message id="lab.word.players">
        <source>players</source>
        <translation>שחקנים</translation>
    </message>
    <message id="lab.word.choices.real">
        <source>real</source>
        <translation>של ממש</translation>
    </message>
    <message id="lab.word.choices.alike">
        <source>all the same</source>
        <translation>הכול אותו דבר</translation>
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
        <source>A: the truth</source>
        <translation>א: האמת</translation>
    </message>
    <message id="lab.word.curve.told.b">
        <source>B: what the winners could know</source>
        <translation>ב: מה שהמנצחים יכלו לדעת</translation>
    </message>
    <message id="lab.word.curve.true.b">
        <source>B: the truth</source>
        <translation>ב: האמת</translation>
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
        <source>shared wins</source>
        <translation>ניצחונות משותפים</translation>
    </message>
    <message id="lab.measure.cap">
        <source>games ended by a bound</source>
        <translation>משחקים שנגמרו בגבול</translation>
    </message>
    <message id="lab.measure.level">
        <source>games level on points</source>
        <translation>משחקים בתיקו בנקודות</translation>
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
    <message id="lab.counted.round">
        <source>rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message id="lab.counted.turns">
        <source>turns</source>
        <translation>תורות</translation>
    </message>
    <message id="lab.counted.turn_no">
        <source>turns</source>
        <translation>תורות</translation>
    </message>
    <message id="lab.counted.deal">
        <source>deals</source>
        <translation>חלוקות</translation>
    </message>
    <message id="lab.counted.actions">
        <source>decisions</source>
        <translation>החלטות</translation>
    </message>
    <message id="lab.level.random">
        <source>a player of any moves</source>
        <translation>שחקן של מהלכים כלשהם</translation>
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
        <translation>מומחה</translation>
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
        <source>seat {n:num}</source>
        <translation>מקום {n:num}</translation>
    </message>
    <message id="lab.option">
        <source>{name:text}: {value:text}</source>
        <translation>{name:text}: {value:text}</translation>
    </message>
    <message id="lab.option.seats">
        <source>seats</source>
        <translation>מקומות</translation>
    </message>
    <message id="lab.phase">
        <source>when one may {list:text}</source>
        <translation>כשמותר {list:text}</translation>
    </message>
    <message id="lab.verb-beside">
        <source>{verb:text} (beside {list:text})</source>
        <translation>{verb:text} (לצד {list:text})</translation>
    </message>
    <message id="lab.power">
        <source>the power of {card:plain}</source>
        <translation>הכוח של {card:plain}</translation>
    </message>
    <message id="lab.power-by">
        <source>the power of {card:plain} ({verb:text})</source>
        <translation>הכוח של {card:plain} ({verb:text})</translation>
    </message>
    <message id="lab.verb.take">
        <source>take</source>
        <translation>לקחת</translation>
    </message>
    <message id="lab.verb.return">
        <source>return</source>
        <translation>להחזיר</translation>
    </message>
    <message id="lab.verb.set">
        <source>lay a set</source>
        <translation>להניח סדרה</translation>
    </message>
    <message id="lab.verb.point">
        <source>point</source>
        <translation>להצביע</translation>
    </message>
    <message id="lab.verb.lay">
        <source>lay</source>
        <translation>להניח</translation>
    </message>
    <message id="lab.verb.reveal">
        <source>reveal</source>
        <translation>לגלות</translation>
    </message>
    <message id="lab.verb.last">
        <source>take the last</source>
        <translation>את האחרון</translation>
    </message>
    <message id="lab.verb.suit">
        <source>choose a suit</source>
        <translation>לבחור צורה</translation>
    </message>
    <message id="lab.verb.name">
        <source>name a card</source>
        <translation>לקרוא בשם</translation>
    </message>
    <message id="lab.verb.fort">
        <source>fortify</source>
        <translation>לבצר</translation>
    </message>
    <message id="lab.verb.trade">
        <source>trade</source>
        <translation>להחליף</translation>
    </message>
    <message id="lab.verb.pay">
        <source>pay</source>
        <translation>לשלם</translation>
    </message>
    <message id="lab.verb.commit">
        <source>lay a card</source>
        <translation>לשים קלף</translation>
    </message>
    <message id="lab.verb.sacrifice">
        <source>sacrifice</source>
        <translation>להקריב</translation>
    </message>
    <message id="lab.verb.call">
        <source>call</source>
        <translation>להכריז</translation>
    </message>
    <message id="lab.verb.pass">
        <source>pass</source>
        <translation>לדלג</translation>
    </message>
    <message id="lab.verb.down">
        <source>lay face down</source>
        <translation>לשים הפוך</translation>
    </message>
    <message id="lab.verb.stam">
        <source>say stam</source>
        <translation>סתם</translation>
    </message>
    <message id="lab.verb.swap">
        <source>exchange a card</source>
        <translation>להחליף קלף</translation>
    </message>
    <message id="lab.verb.shuffle">
        <source>shuffle</source>
        <translation>לערבב</translation>
    </message>
    <message id="lab.verb.ready">
        <source>be ready</source>
        <translation>מוכן</translation>
    </message>
    <message id="lab.verb.put">
        <source>put</source>
        <translation>לשים</translation>
    </message>
    <message id="lab.verb.done">
        <source>finish</source>
        <translation>לסיים</translation>
    </message>
    <message id="lab.verb.place">
        <source>place</source>
        <translation>להניח במקום</translation>
    </message>
    <message id="lab.verb.give">
        <source>give</source>
        <translation>לתת</translation>
    </message>
    <message id="lab.verb.close">
        <source>close</source>
        <translation>לסגור</translation>
    </message>
    <message id="lab.verb.keep">
        <source>keep</source>
        <translation>לשמור</translation>
    </message>
    <message id="lab.verb.draw">
        <source>draw</source>
        <translation>למשוך</translation>
    </message>
    <message id="lab.verb.build">
        <source>build</source>
        <translation>לבנות</translation>
    </message>
    <message id="lab.verb.back">
        <source>go back</source>
        <translation>לחזור</translation>
    </message>
    <message id="lab.verb.free">
        <source>free</source>
        <translation>לשחרר</translation>
    </message>
    <message id="lab.verb.hide">
        <source>hide</source>
        <translation>להסתיר</translation>
    </message>
    <message id="lab.verb.offer">
        <source>offer</source>
        <translation>להציע</translation>
    </message>
    <message id="lab.verb.refuse">
        <source>refuse</source>
        <translation>לסרב</translation>
    </message>
    <message id="lab.verb.drop">
        <source>drop</source>
        <translation>לזרוק</translation>
    </message>
    <message id="lab.verb.mark">
        <source>mark</source>
        <translation>לסמן</translation>
    </message>
    <message id="lab.verb.leave">
        <source>leave</source>
        <translation>לעזוב</translation>
    </message>
    <message id="lab.verb.guess">
        <source>guess</source>
        <translation>לנחש</translation>
    </message>
    <message id="lab.verb.feed">
        <source>feed</source>
        <translation>להאכיל</translation>
    </message>
    <message id="lab.verb.stage">
        <source>raise the stage</source>
        <translation>לעבור שלב</translation>
    </message>
    <message id="lab.verb.use">
        <source>use</source>
        <translation>להשתמש</translation>
    </message>
    <message id="lab.verb.end">
        <source>end the turn</source>
        <translation>לסיים תור</translation>
    </message>
    <message id="lab.verb.target">
        <source>choose a target</source>
        <translation>לבחור מטרה</translation>
    </message>
    <message id="lab.verb.say">
        <source>say</source>
        <translation>לומר</translation>
    </message>
    <message id="lab.verb.prop">
        <source>lean on</source>
        <translation>להיעזר</translation>
    </message>
    <message id="lab.verb.pick">
        <source>pick</source>
        <translation>לבחור</translation>
    </message>
    <message id="lab.verb.self">
        <source>place in one’s own row</source>
        <translation>אצל עצמך</translation>
    </message>
    <message id="lab.verb.other">
        <source>place with another</source>
        <translation>אצל אחר</translation>
    </message>
    <message id="lab.verb.throw">
        <source>throw</source>
        <translation>להשליך</translation>
    </message>
    <message id="lab.verb.count">
        <source>count</source>
        <translation>לספור</translation>
    </message>
    <message id="lab.chart.differences">
        <source>B minus A</source>
        <translation>ב פחות א</translation>
    </message>
    <message id="lab.chart.differences.note">
        <source>in points; a line that crosses zero shows no difference</source>
        <translation>בנקודות; קו שחוצה את האפס לא מראה הבדל</translation>
    </message>
    <message id="lab.chart.who-wins">
        <source>Who wins</source>
        <translation>מי מנצח</translation>
    </message>
    <message id="lab.chart.who-wins.note">
        <source>share of the games; the dashed line is an even share</source>
        <translation>חלק מהמשחקים; הקו המקווקו הוא חלק שווה</translation>
    </message>
    <message id="lab.chart.seats">
        <source>Who wins</source>
        <translation>מי מנצח</translation>
    </message>
    <message id="lab.chart.seats.note">
        <source>share of the games; the dashed line is an even share of those that were won</source>
        <translation>חלק מהמשחקים; הקו המקווקו הוא חלק שווה מאלה שהיה בהם ניצחון</translation>
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
        <source>Ended by a bound</source>
        <translation>נגמר בגבול</translation>
    </message>
    <message id="lab.chart.cap.note">
        <source>share of the games that only a bound outside the rules ends</source>
        <translation>חלק מהמשחקים שרק גבול מחוץ לחוקים מסיים</translation>
    </message>
    <message id="lab.chart.fires-phase">
        <source>Which phases occur</source>
        <translation>אילו שלבים קורים</translation>
    </message>
    <message id="lab.chart.fires-phase.note">
        <source>decisions a game</source>
        <translation>החלטות במשחק</translation>
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
    <message id="lab.chart.wins-verb">
        <source>What it wins</source>
        <translation>כמה זה מנצח</translation>
    </message>
    <message id="lab.chart.wins-verb.note">
        <source>share of the wins of those who do it; the dashed line is an even share</source>
        <translation>חלק הניצחונות של מי שעושה את זה; הקו המקווקו הוא חלק שווה</translation>
    </message>
    <message id="lab.chart.wins-power">
        <source>What a power wins</source>
        <translation>כמה כוח מנצח</translation>
    </message>
    <message id="lab.chart.wins-power.note">
        <source>share of the wins of those who use it; the dashed line is an even share</source>
        <translation>חלק הניצחונות של מי שמשתמש בו; הקו המקווקו הוא חלק שווה</translation>
    </message>
    <message id="lab.chart.choices">
        <source>How much is decided</source>
        <translation>כמה מוחלט</translation>
    </message>
    <message id="lab.chart.choices.note">
        <source>share of the decisions; forced acts are a share of all acts</source>
        <translation>חלק מההחלטות; מהלכים כפויים הם חלק מכל המהלכים</translation>
    </message>
    <message id="lab.chart.tension">
        <source>The winner’s way</source>
        <translation>הדרך של המנצח</translation>
    </message>
    <message id="lab.chart.tension.note">
        <source>the eventual winner’s share of the win, while the game goes on</source>
        <translation>הסיכוי של מי שינצח בסוף, לאורך המשחק</translation>
    </message>
    <message id="lab.chart.without">
        <source>What it is worth</source>
        <translation>כמה זה שווה</translation>
    </message>
    <message id="lab.chart.without.note">
        <source>change when the seat plays without it; left of zero it is missed</source>
        <translation>השינוי כשהמקום משחק בלי זה; משמאל לאפס זה חסר</translation>
    </message>
    <message id="lab.chart.skill">
        <source>Who is stronger</source>
        <translation>מי חזק יותר</translation>
    </message>
    <message id="lab.chart.skill.note">
        <source>share of the wins of one against others who are alike</source>
        <translation>חלק הניצחונות של אחד נגד אחרים שכולם אותו דבר</translation>
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
        <translation>מה עושה כל חוק</translation>
    </message>
    <message id="lab.chart.rules.note">
        <source>size of its largest effect, by common deals</source>
        <translation>גודל ההשפעה הגדולה ביותר שלו, באותן חלוקות</translation>
    </message>
    <message id="lab.question.compare">
        <source>A | B</source>
        <translation>א | ב</translation>
    </message>
    <message id="lab.question.seats">
        <source>Seats</source>
        <translation>מקומות</translation>
    </message>
    <message id="lab.question.length">
        <source>Length</source>
        <translation>אורך</translation>
    </message>
    <message id="lab.question.ends">
        <source>Ends</source>
        <translation>סופים</translation>
    </message>
    <message id="lab.question.tension">
        <source>Tension</source>
        <translation>מתח</translation>
    </message>
    <message id="lab.question.choices">
        <source>Choices</source>
        <translation>בחירות</translation>
    </message>
    <message id="lab.question.fires">
        <source>What fires</source>
        <translation>מה פועל</translation>
    </message>
    <message id="lab.question.without">
        <source>Without it</source>
        <translation>בלי זה</translation>
    </message>
    <message id="lab.question.skill">
        <source>Skill</source>
        <translation>כישרון</translation>
    </message>
    <message id="lab.question.rules">
        <source>What does each rule do?</source>
        <translation>מה עושה כל חוק?</translation>
    </message>
    <message id="lab.question.parting">
        <source>Where they part</source>
        <translation>איפה נפרדים</translation>
    </message>
    <message id="lab.trouble.rules-failed">
        <source>The rules failed in game {number:num} (deal {deal:plain}): {detail:plain}. The games before it are counted.</source>
        <translation>החוקים נכשלו במשחק {number:num} (חלוקה {deal:plain}): {detail:plain}. המשחקים שלפניו נספרו.</translation>
    </message>
    <message id="lab.trouble.worker-lost">
        <source>The process that played was ended twice at game {number:num} ({detail:plain}). All other games are counted; “go on” tries again.</source>
        <translation>התהליך ששיחק הופסק פעמיים במשחק {number:num} ({detail:plain}). כל שאר המשחקים נספרו; „להמשיך” ינסה שוב.</translation>
    </message>
    <message id="lab.trouble.worker-failed">
        <source>A worker process failed: {detail:plain}. What was counted is kept.</source>
        <translation>תהליך עבודה נכשל: {detail:plain}. מה שנספר נשמר.</translation>
    </message>
    <message id="lab.trouble.unkept">
        <source>The results cannot be written: {detail:plain}. Nothing that was written is lost; once there is room, “go on” writes the rest.</source>
        <translation>אי אפשר לכתוב את התוצאות: {detail:plain}. מה שנכתב לא אבד; כשיהיה מקום, „להמשיך” יכתוב את השאר.</translation>
    </message>
    <message id="lab.trouble.clock">
        <source>The clock jumped by {minutes:num} minutes; the machine slept, or its clock was set. Nothing is lost, and the experiment goes on.</source>
        <translation>השעון קפץ ב־{minutes:num} דקות; המחשב ישן, או שהשעון כוון. שום דבר לא אבד, והניסוי ממשיך.</translation>
    </message>
    <message id="lab.trouble.scheduler">
        <source>The workers cannot be reached: {detail:plain}.</source>
        <translation>אי אפשר להגיע לעובדים: {detail:plain}.</translation>
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
        <source>{word:plain} is not known in an experiment.</source>
        <translation>{word:plain} לא מוכר בניסוי.</translation>
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
        <translation>האפשרויות האלה לא הולכות יחד. במילים של המנוע: {detail:plain}</translation>
    </message>
    <message id="lab.experiment.level">
        <source>There is no player {word:plain}. There are {levels:plain}.</source>
        <translation>אין שחקן {word:plain}. יש {levels:plain}.</translation>
    </message>
    <message id="lab.experiment.players">
        <source>{named:num} players are named for a table of {seats:count seat}: name one for all, or one for each.</source>
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
        <source>The experiment is of revision {found:num} of the rules, and these are of revision {wanted:num}: its games cannot be repeated.</source>
        <translation>הניסוי הוא של מהדורה {found:num} של החוקים, ואלה של מהדורה {wanted:num}: אי אפשר לחזור על המשחקים שלו.</translation>
    </message>
    <message id="lab.experiment.format">
        <source>The experiment was written by a newer program (format {word:plain}).</source>
        <translation>הניסוי נכתב בתוכנה חדשה יותר (תבנית {word:plain}).</translation>
    </message>
    <message id="lab.experiment.not-text">
        <source>It is no text in UTF-8.</source>
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
    <message id="command.lab.usage">
        <source>{:latin kupa lab FILE.json} plays an experiment and says what came of it. Options:
{:latin --json}: the findings as one {:latin JSON} object
{:latin --csv FILE}: the figures as a table too
{:latin --keep FILE}: keep every game in a file, and go on from it
{:latin --games N}: how many games on each side, instead of what the file says
{:latin --jobs N}: how many games at a time (otherwise as many as there are processors)
{:latin --check}: hold every game against the laws
{:latin --scheduler ADDRESS}: let the workers of a Dask cluster play
{:latin --language he|en}: the language of the findings
{:latin kupa lab --found FOLDER} makes the page of what we found from experiments kept there, and plays those that are missing; {:latin --out FILE} writes it elsewhere.
{:latin --seconds N}, with it: how much processor time each game gets at most
{:latin Ctrl+C} stops with what is known so far.</source>
        <translation>{:latin kupa lab FILE.json} משחק ניסוי ואומר מה יצא. אפשרויות:
{:latin --json}: הממצאים כאובייקט {:latin JSON} אחד
{:latin --csv FILE}: גם הנתונים כטבלה
{:latin --keep FILE}: לשמור כל משחק בקובץ, ולהמשיך ממנו
{:latin --games N}: כמה משחקים בכל צד, במקום מה שכתוב בקובץ
{:latin --jobs N}: כמה משחקים בבת אחת (אחרת כמספר המעבדים)
{:latin --check}: לבדוק כל משחק מול החוקים
{:latin --scheduler ADDRESS}: העובדים של אשכול {:latin Dask} משחקים
{:latin --language he|en}: שפת הממצאים
{:latin kupa lab --found FOLDER} מכין את העמוד של מה שמצאנו מניסויים ששמורים שם, ומשחק את אלה שחסרים; {:latin --out FILE} כותב אותו במקום אחר.
{:latin --seconds N}, יחד איתו: כמה זמן מעבד לכל היותר מקבל כל משחק
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
    <message id="lab.played">
        <source>{game:text}: {n:num} games played, seed {seed:plain}.</source>
        <translation>{game:text}: שוחקו {n:num} משחקים, זרע {seed:plain}.</translation>
    </message>
    <message id="lab.lawbreak">
        <source>{n:num} games broke the law {law:plain}.</source>
        <translation>{n:num} משחקים שברו את החוק {law:plain}.</translation>
    </message>
</context>
</TS>
