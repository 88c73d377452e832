<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.soureh">
        <source>Soureh</source>
        <translation>שׂורה</translation>
    </message>
    <message id="game.soureh.about">
        <source>as few points as you can</source>
        <translation>כמה שפחות נקודות</translation>
    </message>
    <message id="game.soureh.intro">
        <source>Make every closed card fit the open one it faces, and end with as few points as you can.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>להתאים כל קלף סגור לקלף הפתוח שמולו, ולסיים עם כמה שפחות נקודות.</translation>
    </message>
    <message id="soureh.zone.stock">
        <source>stock</source>
        <translation>ערימת הקלפים</translation>
    </message>
    <message id="soureh.zone.discard">
        <source>second pile</source>
        <translation>הערימה השנייה</translation>
    </message>
    <message id="soureh.zone.closed">
        <source>closed row</source>
        <translation>השורה הסגורה</translation>
    </message>
    <message id="soureh.zone.open">
        <source>open row</source>
        <translation>השורה הפתוחה</translation>
    </message>
    <message id="soureh.zone.drawn">
        <source>drawn card</source>
        <translation>הקלף שנשלף</translation>
    </message>
    <message id="soureh.action.self">
        <source>exchange the closed card in column {n:num}</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להחליף את הקלף הסגור בטור {n:num}</translation>
    </message>
    <message id="soureh.action.self-card">
        <source>put {x:card} in place of the closed {y:card}</source>
        <translation>להניח את {x:card} במקום {y:card} הסגור</translation>
    </message>
    <message id="soureh.action.other">
        <source>exchange an open card of a competitor</source>
        <translation>להחליף קלף פתוח למתחרה</translation>
    </message>
    <message id="soureh.action.other-card">
        <source>put {x:card} in place of the open {y:card} of {whose:text}</source>
        <translation>להניח את {x:card} במקום {y:card} הפתוח של {whose:text}</translation>
    </message>
    <message id="soureh.action.throw">
        <source>throw the drawn card onto the second pile</source>
        <translation>להשליך את הקלף שנשלף לערימה השנייה</translation>
    </message>
    <message id="soureh.action.throw-card">
        <source>throw {x:card} onto the second pile</source>
        <translation>להשליך את {x:card} לערימה השנייה</translation>
    </message>
    <message id="soureh.action.soureh">
        <source>declare Soureh</source>
        <translation>להכריז שׂורה</translation>
    </message>
    <message id="soureh.action.done">
        <source>end the turn without declaring</source>
        <translation>לסיים את התור בלי להכריז</translation>
    </message>
    <message id="soureh.action.count">
        <source>count {n:num} for the pair</source>
        <translation>לספור {n:num} עבור הזוג</translation>
    </message>
    <message id="soureh.action.count-pair">
        <source>count {n:num} for {x:card} against {y:card}</source>
        <translation>לספור {n:num} עבור {x:card} מול {y:card}</translation>
    </message>
    <message id="soureh.refusal.placed-already">
        <source>The drawn card has its place already. Now it is either Soureh or the end of the turn.</source>
        <translation>לקלף שנשלף כבר נמצא מקום. עכשיו אפשר להכריז שׂורה או לסיים את התור.</translation>
    </message>
    <message id="soureh.refusal.place-first">
        <source>The drawn card needs a place first.</source>
        <translation>קודם צריך למצוא מקום לקלף שנשלף.</translation>
    </message>
    <message id="soureh.refusal.nobody-counts-yet">
        <source>Points are counted when the deal is over.</source>
        <translation>סופרים נקודות רק כשהסיבוב נגמר.</translation>
    </message>
    <message id="soureh.refusal.counting">
        <source>The deal is over: now the pairs are counted.</source>
        <translation>הסיבוב נגמר: עכשיו סופרים את הזוגות.</translation>
    </message>
    <message id="soureh.refusal.declared-already">
        <source>A declaration stands already, and until it is decided nobody else may declare.</source>
        <translation>כבר יש הכרזה, ועד שהיא תוכרע אי אפשר להכריז שוב.</translation>
    </message>
    <message id="soureh.refusal.does-not-fit">
        <source>Not yet Soureh: {0:card} does not fit {1:card}.</source>
        <translation>עוד אין שׂורה: {0:card} לא מתאים ל־{1:card}.</translation>
    </message>
    <message id="soureh.refusal.no-such-column">
        <source>There are only four columns.</source>
        <translation>יש רק ארבעה טורים.</translation>
    </message>
    <message id="soureh.refusal.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>אין שם אף אחד.</translation>
    </message>
    <message id="soureh.refusal.own-open-card">
        <source>{0:card} is an open card of the own row: only competitors exchange it.</source>
        <translation>{0:card} הוא קלף פתוח מהשורה האישית: רק המתחרים מחליפים אותו.</translation>
    </message>
    <message id="soureh.refusal.seat-is-out">
        <source>That row is out of the game.</source>
        <translation>השורה הזאת כבר לא במשחק.</translation>
    </message>
    <message id="soureh.refusal.seat-is-safe">
        <source>That row has won this deal already, and stays as it is.</source>
        <translation>השורה הזאת כבר ניצחה בסיבוב, והיא נשארת כמו שהיא.</translation>
    </message>
    <message id="soureh.refusal.declarer-only">
        <source>While a declaration stands, only the declarer’s open cards may be exchanged.</source>
        <translation>כל עוד יש הכרזה, מחליפים קלפים פתוחים רק למי שהכריז.</translation>
    </message>
    <message id="soureh.refusal.hit-already">
        <source>A card of the declarer has been exchanged in this circle, and one is all there may be.</source>
        <translation>בסבב הזה כבר הוחלף קלף למי שהכריז, ויותר מאחד אי אפשר.</translation>
    </message>
    <message id="soureh.refusal.ace-needs-ten">
        <source>Only a ten replaces {0:card}, and the drawn card is {1:card}.</source>
        <translation>את {0:card} מחליף רק 10, והקלף שנשלף הוא {1:card}.</translation>
    </message>
    <message id="soureh.refusal.not-in-pair">
        <source>This pair does not count that much.</source>
        <translation>לזוג הזה אין ערך כזה.</translation>
    </message>
    <message id="soureh.refusal.variation-needs-three">
        <source>The additional variation is for three or four people.</source>
        <translation>הגרסה הנוספת היא לשלושה או לארבעה משתתפים.</translation>
    </message>
    <message id="soureh.said.spoiled">
        <source>The declaration is spoiled, and play goes on.</source>
        <translation>ההכרזה טורפדה, והמשחק ממשיך.</translation>
    </message>
    <message id="soureh.said.reshuffled">
        <source>The stock ran out: the second pile is shuffled and takes its place.</source>
        <translation>ערימת הקלפים נגמרה: הערימה השנייה עורבבה ובאה במקומה.</translation>
    </message>
    <message id="soureh.said.soureh">
        <source>Soureh is declared.</source>
        <translation>הוכרזה שׂורה.</translation>
    </message>
    <message id="soureh.said.revealed">
        <source>The declarer shows the cards, and all of them fit.</source>
        <translation>הקלפים של מי שהכריז נחשפו, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.said.dry-end">
        <source>No card is left to draw.</source>
        <translation>לא נשאר קלף לשלוף.</translation>
    </message>
    <message id="soureh.said.left">
        <source>The threshold is passed: somebody leaves the game.</source>
        <translation>ערך הסף נעבר: יש מי שיוצא מהמשחק.</translation>
    </message>
    <message id="soureh.counted.cards">
        <source>Cards counted: {0:count point}.</source>
        <translation>ספירת הקלפים: {0:count point}.</translation>
    </message>
    <message id="soureh.counted.lost">
        <source>The deal is lost: {0:count point}.</source>
        <translation>הפסד בסיבוב: {0:count point}.</translation>
    </message>
    <message id="soureh.counted.hundred">
        <source>A round hundred exactly: 50 points are taken off.</source>
        <translation>מספר שמתחלק ב־100 בדיוק: יורדות 50 נקודות.</translation>
    </message>
    <message id="soureh.fact.fits">
        <source>column {0:num} fits</source>
        <extracomment>Facts: at a closed row.</extracomment>
        <translation>טור {0:num} מתאים</translation>
    </message>
    <message id="soureh.fact.misfits">
        <source>column {0:num} does not fit</source>
        <translation>טור {0:num} לא מתאים</translation>
    </message>
    <message id="soureh.fact.turns-left">
        <source>Soureh is declared; until the cards are shown: {0:count turn}</source>
        <extracomment>At the open row of the declarer.</extracomment>
        <translation>הוכרזה שׂורה; עד לחשיפה: {0:count turn}</translation>
    </message>
    <message id="soureh.fact.to-hundred">
        <source>To the next round hundred: {1:count point}</source>
        <translation>עד המאה הבאה: {1:count point}</translation>
    </message>
    <message id="soureh.fact.to-threshold">
        <source>To the threshold: {1:count point}</source>
        <translation>עד ערך הסף: {1:count point}</translation>
    </message>
    <message id="soureh.fact.worth">
        <source>this pair can count {1:num}</source>
        <extracomment>At each card of the pair that is counted.</extracomment>
        <translation>הזוג הזה יכול להיספר כ־{1:num}</translation>
    </message>
    <message id="soureh.fact.exact">
        <source>With a sum of {0:num} the score is a round hundred, and 50 are taken off</source>
        <translation>בסכום {0:num} הניקוד מתחלק ב־100, ויורדות 50</translation>
    </message>
    <message id="soureh.log.dealer">
        <source>{who:name} deals.</source>
        <translation>הדילר: {who:name}.</translation>
    </message>
    <message id="soureh.log.dealer.you">
        <source>You deal.</source>
        <translation>הדילר: אני.</translation>
    </message>
    <message id="soureh.log.deal">
        <source>Deal {n:num}. Points: {all:text}.</source>
        <translation>סיבוב {n:num}. הניקוד: {all:text}.</translation>
    </message>
    <message id="soureh.log.score">
        <source>{who:name} {n:num}</source>
        <extracomment>One of several scores, in a list.</extracomment>
        <translation>{who:name} {n:num}</translation>
    </message>
    <message id="soureh.log.score.you">
        <source>you {n:num}</source>
        <translation>אני {n:num}</translation>
    </message>
    <message id="soureh.log.self">
        <source>{who:name} exchanged the closed card in column {n:num}.</source>
        <translation>{who:name}: החלפה של הקלף הסגור בטור {n:num}.</translation>
    </message>
    <message id="soureh.log.self.you">
        <source>You exchanged the closed card in column {n:num}.</source>
        <translation>החלפה של הקלף הסגור בטור {n:num}.</translation>
    </message>
    <message id="soureh.log.self-card">
        <source>{who:name} put {x:card} in place of the closed {y:card}.</source>
        <translation>{who:name}: {x:card} במקום {y:card} הסגור.</translation>
    </message>
    <message id="soureh.log.self-card.you">
        <source>You put {x:card} in place of the closed {y:card}.</source>
        <translation>{x:card} במקום {y:card} הסגור.</translation>
    </message>
    <message id="soureh.log.other">
        <source>{who:name} put {x:card} in place of {y:card} {row:text}.</source>
        <translation>{who:name}: {x:card} במקום {y:card} {row:text}.</translation>
    </message>
    <message id="soureh.log.other.you">
        <source>You put {x:card} in place of {y:card} {row:text}.</source>
        <translation>{x:card} במקום {y:card} {row:text}.</translation>
    </message>
    <message id="soureh.log.in-row">
        <source>in the row of {who:name}</source>
        <extracomment>Whose open card was exchanged.</extracomment>
        <translation>בשורה של {who:name}</translation>
    </message>
    <message id="soureh.log.in-row.you">
        <source>in your row</source>
        <translation>בשורה שלי</translation>
    </message>
    <message id="soureh.log.throw">
        <source>{who:name} threw the drawn card away.</source>
        <translation>{who:name}: הקלף שנשלף הושלך לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.throw.you">
        <source>You threw the drawn card away.</source>
        <translation>הקלף שנשלף הושלך לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.throw-card">
        <source>{who:name} threw {x:card} away.</source>
        <translation>{who:name}: {x:card} הושלך לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.throw-card.you">
        <source>You threw {x:card} away.</source>
        <translation>{x:card} הושלך לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.soureh">
        <source>{who:name} declared Soureh.</source>
        <translation>הכרזה של {who:name}: שׂורה.</translation>
    </message>
    <message id="soureh.log.soureh.you">
        <source>You declared Soureh.</source>
        <translation>ההכרזה שלי: שׂורה.</translation>
    </message>
    <message id="soureh.log.spoiled">
        <source>The declaration of {who:name} was spoiled.</source>
        <translation>ההכרזה של {who:name} טורפדה.</translation>
    </message>
    <message id="soureh.log.spoiled.you">
        <source>Your declaration was spoiled.</source>
        <translation>ההכרזה שלי טורפדה.</translation>
    </message>
    <message id="soureh.log.revealed">
        <source>{who:name} showed the cards: all of them fit.</source>
        <translation>הקלפים של {who:name} נחשפו: כולם מתאימים.</translation>
    </message>
    <message id="soureh.log.revealed.you">
        <source>You showed the cards: all of them fit.</source>
        <translation>הקלפים שלי נחשפו: כולם מתאימים.</translation>
    </message>
    <message id="soureh.log.cards">
        <source>{who:name} counted the cards: {n:count point}.</source>
        <translation>ספירת הקלפים של {who:name}: {n:count point}.</translation>
    </message>
    <message id="soureh.log.cards.you">
        <source>You counted the cards: {n:count point}.</source>
        <translation>ספירת הקלפים שלי: {n:count point}.</translation>
    </message>
    <message id="soureh.log.lost">
        <source>{who:name} lost to Soureh: {n:count point}.</source>
        <translation>הפסד של {who:name} מול השׂורה: {n:count point}.</translation>
    </message>
    <message id="soureh.log.lost.you">
        <source>You lost to Soureh: {n:count point}.</source>
        <translation>הפסד מול השׂורה: {n:count point}.</translation>
    </message>
    <message id="soureh.log.hundred">
        <source>{who:name} came to a round hundred exactly: 50 points are taken off.</source>
        <translation>{who:name}: ניקוד שמתחלק ב־100 בדיוק, ולכן יורדות 50 נקודות.</translation>
    </message>
    <message id="soureh.log.hundred.you">
        <source>You came to a round hundred exactly: 50 points are taken off.</source>
        <translation>ניקוד שמתחלק ב־100 בדיוק, ולכן יורדות 50 נקודות.</translation>
    </message>
    <message id="soureh.log.left">
        <source>Out of the game, above the threshold: {all:names}.</source>
        <translation>מחוץ למשחק, מעל ערך הסף: {all:names}.</translation>
    </message>
    <message id="soureh.result.wins">
        <source>{who:name} wins with the fewest points: {n:num}.</source>
        <translation>ניצחון של {who:name} עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.wins.you">
        <source>You win with the fewest points: {n:num}.</source>
        <translation>ניצחון עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.wins.unnamed">
        <source>Won with the fewest points: {n:num}.</source>
        <translation>ניצחון עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.survived">
        <source>{who:name} is the last one left, and wins with {n:count point}.</source>
        <extracomment>The game in which whoever passes the threshold leaves.</extracomment>
        <translation>ניצחון של {who:name} עם {n:count point}: כל השאר יצאו מהמשחק.</translation>
    </message>
    <message id="soureh.result.survived.you">
        <source>You are the last one left, and win with {n:count point}.</source>
        <translation>ניצחון עם {n:count point}: כל השאר יצאו מהמשחק.</translation>
    </message>
    <message id="soureh.result.survived.unnamed">
        <source>Won by the last one left, with {n:count point}.</source>
        <translation>ניצחון עם {n:count point}: כל השאר יצאו מהמשחק.</translation>
    </message>
    <message id="soureh.result.shared">
        <source>{all:names} share the win with the fewest points: {n:num}.</source>
        <translation>ניצחון משותף של {all:names}, עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.shared.unnamed">
        <source>A shared win with the fewest points: {n:num}.</source>
        <translation>ניצחון משותף עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.reason.threshold">
        <source>The threshold of points is passed.</source>
        <translation>ערך הסף של הנקודות נעבר.</translation>
    </message>
    <message id="soureh.reason.survivor">
        <source>Everybody else has passed the threshold.</source>
        <translation>כל השאר עברו את ערך הסף.</translation>
    </message>
    <message id="soureh.reason.cap">
        <source>The agreed number of deals is reached.</source>
        <translation>הושג מספר הסיבובים שנקבע.</translation>
    </message>
    <message id="soureh.option.ending">
        <source>How the game ends</source>
        <translation>איך המשחק נגמר</translation>
    </message>
    <message id="soureh.option.ending.help">
        <source>What happens when somebody passes the threshold.</source>
        <translation>מה קורה כשמישהו עובר את ערך הסף.</translation>
    </message>
    <message id="soureh.option.ending.lowest">
        <source>Fewest points</source>
        <translation>הכי מעט נקודות</translation>
    </message>
    <message id="soureh.option.ending.lowest.help">
        <source>The game ends at once, and the fewest points win.</source>
        <translation>המשחק נגמר מיד, והניקוד הנמוך ביותר מנצח.</translation>
    </message>
    <message id="soureh.option.ending.last">
        <source>Last one left</source>
        <translation>האחרון שנשאר</translation>
    </message>
    <message id="soureh.option.ending.last.help">
        <source>Whoever passes it leaves, until one is left.</source>
        <translation>מי שעובר אותו יוצא, עד שנשאר אחד.</translation>
    </message>
    <message id="soureh.option.threshold">
        <source>Threshold</source>
        <translation>ערך הסף</translation>
    </message>
    <message id="soureh.option.threshold.help">
        <source>To pass it is to be above it; to reach it is not enough.</source>
        <translation>לעבור אותו זה להיות מעליו; להגיע אליו בדיוק לא מספיק.</translation>
    </message>
    <message id="soureh.option.threshold.n">
        <source>{n:count point}</source>
        <translation>{n:count point}</translation>
    </message>
    <message id="soureh.option.threshold.100.help">
        <source>The usual: a short game of a few deals.</source>
        <translation>הרגיל: משחק קצר של כמה סיבובים.</translation>
    </message>
    <message id="soureh.option.threshold.200.help">
        <source>A longer evening, in which an exact hundred helps.</source>
        <translation>ערב ארוך יותר, שבו מאה בדיוק יכולה לעזור.</translation>
    </message>
    <message id="soureh.option.threshold.300.help">
        <source>Time to come back after a bad deal.</source>
        <translation>יש זמן להתאושש אחרי סיבוב רע.</translation>
    </message>
    <message id="soureh.option.threshold.500.help">
        <source>A long game.</source>
        <translation>משחק ארוך.</translation>
    </message>
    <message id="soureh.option.variation">
        <source>Additional variation</source>
        <translation>הגרסה הנוספת</translation>
    </message>
    <message id="soureh.option.variation.help">
        <source>Each loser gets 10 points, and the deal goes on until one is left in it. For three or four.</source>
        <translation>כל מפסיד מקבל 10 נקודות, והסיבוב נמשך עד שנשאר בו אחד. לשלושה או לארבעה.</translation>
    </message>
    <message id="soureh.option.first_dealer">
        <source>First dealer</source>
        <translation>הדילר הראשון</translation>
    </message>
    <message id="soureh.option.first_dealer.help">
        <source>The seat after the dealer begins, which is a small advantage.</source>
        <translation>מי שאחרי הדילר מתחיל, וזה יתרון קטן.</translation>
    </message>
    <message id="soureh.option.first_dealer.random">
        <source>By lot</source>
        <translation>בהגרלה</translation>
    </message>
    <message id="soureh.option.first_dealer.random.help">
        <source>Drawn anew for each game.</source>
        <translation>הגרלה חדשה בכל משחק.</translation>
    </message>
    <message id="soureh.option.first_dealer.last-seat">
        <source>The last seat</source>
        <translation>המקום האחרון</translation>
    </message>
    <message id="soureh.option.first_dealer.last-seat.help">
        <source>The first seat begins.</source>
        <translation>המקום הראשון מתחיל.</translation>
    </message>
    <message id="soureh.option.max_reshuffles">
        <source>Reshuffles in a deal</source>
        <translation>ערבובים בסיבוב</translation>
    </message>
    <message id="soureh.option.max_reshuffles.help">
        <source>How often the second pile becomes the stock. Then the deal ends without a winner.</source>
        <translation>כמה פעמים הערימה השנייה חוזרת להיות ערימת הקלפים. אחר כך הסיבוב נגמר בלי מנצח.</translation>
    </message>
    <message id="soureh.option.max_reshuffles.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="soureh.option.max_reshuffles.0">
        <source>None</source>
        <translation>בלי ערבוב</translation>
    </message>
    <message id="soureh.option.max_reshuffles.0.help">
        <source>A deal ends when the stock is drawn.</source>
        <translation>הסיבוב נגמר כשערימת הקלפים נגמרת.</translation>
    </message>
    <message id="soureh.option.max_reshuffles.1.help">
        <source>A second chance, no more.</source>
        <translation>הזדמנות שנייה, ולא יותר.</translation>
    </message>
    <message id="soureh.option.max_reshuffles.2.help">
        <source>The usual: most deals are won before.</source>
        <translation>הרגיל: רוב הסיבובים מוכרעים לפני כן.</translation>
    </message>
    <message id="soureh.option.max_reshuffles.4.help">
        <source>Leaves time for long duels.</source>
        <translation>נותן זמן לדו־קרב ארוך.</translation>
    </message>
    <message id="soureh.option.max_deals">
        <source>Deals at most</source>
        <translation>הגבול למספר הסיבובים</translation>
    </message>
    <message id="soureh.option.max_deals.help">
        <source>After so many the fewest points win.</source>
        <translation>אחרי מספר כזה הניקוד הנמוך ביותר מנצח.</translation>
    </message>
    <message id="soureh.option.max_deals.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="soureh.option.max_deals.20.help">
        <source>An end in sight, also with a high threshold.</source>
        <translation>סוף נראה לעין, גם עם ערך סף גבוה.</translation>
    </message>
    <message id="soureh.option.max_deals.40.help">
        <source>The usual: the threshold is passed long before.</source>
        <translation>הרגיל: ערך הסף נעבר הרבה קודם.</translation>
    </message>
    <message id="soureh.option.max_deals.80.help">
        <source>Room for a threshold of 500.</source>
        <translation>מספיק גם לערך סף של 500.</translation>
    </message>
    <message id="soureh.words.pair">
        <source>Column {n:num} fits: {x:spoken} against {y:spoken}</source>
        <extracomment>A closed card and the open card it faces.</extracomment>
        <translation>טור {n:num} מתאים: {x:spoken} מול {y:spoken}</translation>
    </message>
    <message id="soureh.words.pair-not">
        <source>Column {n:num} does not fit: {x:spoken} against {y:spoken}</source>
        <translation>טור {n:num} לא מתאים: {x:spoken} מול {y:spoken}</translation>
    </message>
    <message id="soureh.words.drawn">
        <source>The drawn card: {c:spoken}</source>
        <translation>הקלף שנשלף: {c:spoken}</translation>
    </message>
    <message id="soureh.words.declared">
        <source>Has declared Soureh</source>
        <translation>הוכרזה כאן שׂורה</translation>
    </message>
    <message id="soureh.words.declared-turns">
        <source>Has declared Soureh; until the cards are shown: {n:count turn}</source>
        <translation>הוכרזה כאן שׂורה; עד לחשיפה: {n:count turn}</translation>
    </message>
    <message id="soureh.words.hit">
        <source>One of the open cards has been exchanged in this circle</source>
        <translation>קלף פתוח אחד כבר הוחלף בסבב הזה</translation>
    </message>
    <message id="soureh.words.safe">
        <source>Has won this deal</source>
        <translation>ניצחון בסיבוב הזה</translation>
    </message>
    <message id="soureh.words.out">
        <source>Out of the game, above the threshold</source>
        <translation>מחוץ למשחק, מעל ערך הסף</translation>
    </message>
    <message id="soureh.words.score">
        <source>Score: {n:num}; to the next round hundred: {m:num}</source>
        <translation>ניקוד: {n:num}; עד המאה הבאה: {m:num}</translation>
    </message>
    <message id="soureh.words.threshold">
        <source>Threshold: {n:num}. Deal {m:num}</source>
        <translation>ערך הסף: {n:num}. סיבוב {m:num}</translation>
    </message>
    <message id="soureh.hint.completes-row">
        <source>{0:card} fits {1:card}, and with it the whole row fits.</source>
        <extracomment>Why a move is advised: the codes of app/bots/soureh.py.</extracomment>
        <translation>{0:card} מתאים ל־{1:card}, ואיתו כל השורה מתאימה.</translation>
    </message>
    <message id="soureh.hint.fits-column">
        <source>{0:card} fits {1:card}, and the closed card there does not.</source>
        <translation>{0:card} מתאים ל־{1:card}, והקלף הסגור שם לא מתאים.</translation>
    </message>
    <message id="soureh.hint.fits-safer">
        <source>{0:card} fits {1:card} there as well, and counts no less well.</source>
        <translation>גם {0:card} מתאים שם ל־{1:card}, ובספירה הוא לא גרוע יותר.</translation>
    </message>
    <message id="soureh.hint.hinders">
        <source>{0:card} is harder to fit than {1:card}: {2:percent} of the cards out of sight.</source>
        <translation>ל־{0:card} קשה יותר להתאים מאשר ל־{1:card}: {2:percent} מהקלפים הנסתרים מתאימים לו.</translation>
    </message>
    <message id="soureh.hint.spoils-surely">
        <source>A card that fits {1:card} never fits {0:card}, so the declaration is spoiled.</source>
        <translation>קלף שמתאים ל־{1:card} לא יתאים ל־{0:card}, ולכן ההכרזה מטורפדת.</translation>
    </message>
    <message id="soureh.hint.spoils-likely">
        <source>With {0:card} in the place of {1:card} the chance to spoil the declaration is {2:percent}.</source>
        <translation>עם {0:card} במקום {1:card} הסיכוי לטרפד את ההכרזה הוא {2:percent}.</translation>
    </message>
    <message id="soureh.hint.lowers-points">
        <source>With {0:card} there would be {1:count point} fewer to count.</source>
        <translation>עם {0:card} יש פחות לספור: {1:count point}.</translation>
    </message>
    <message id="soureh.hint.row-is-ready">
        <source>The row fits already, and {0:card} is no use elsewhere.</source>
        <translation>השורה כבר מתאימה, ול־{0:card} אין שימוש במקום אחר.</translation>
    </message>
    <message id="soureh.hint.throws-useless">
        <source>No place is better for {0:card} than the second pile.</source>
        <translation>אין ל־{0:card} מקום טוב יותר מהערימה השנייה.</translation>
    </message>
    <message id="soureh.hint.declares">
        <source>All four columns fit.</source>
        <translation>כל ארבעת הטורים מתאימים.</translation>
    </message>
    <message id="soureh.hint.counts-low">
        <source>{0:num} is the least that this pair can count.</source>
        <translation>{0:num} הוא הערך הנמוך שאפשר לספור לזוג הזה.</translation>
    </message>
    <message id="soureh.hint.counts-hundred">
        <source>Counting {0:num}, the score can come to a multiple of 100, and 50 are taken off.</source>
        <translation>כשסופרים {0:num} הניקוד יכול להתחלק ב־100, ואז יורדות 50.</translation>
    </message>
    <message id="soureh.cry">
        <source>{:own Soureh!}</source>
        <extracomment>The declaration, as it is called out.</extracomment>
        <translation>{:own שׂורה!}</translation>
    </message>
    <message id="soureh.label.stock">
        <source>Stock · {n:num}</source>
        <extracomment>Under the piles, with the number of cards.</extracomment>
        <translation>ערימה · {n:num}</translation>
    </message>
    <message id="soureh.label.discard">
        <source>Second pile · {n:num}</source>
        <translation>הערימה השנייה · {n:num}</translation>
    </message>
    <message id="soureh.label.badge">
        <source>{n:count point} · {m:num} below {to:num}</source>
        <extracomment>On a badge: the score, and how far the next hundred is.</extracomment>
        <translation>{n:count point} · {m:num} עד {to:num}</translation>
    </message>
    <message id="soureh.label.counting">
        <source>Counting: {n:num}</source>
        <extracomment>On the badge of the seat that counts: its sum so far.</extracomment>
        <translation>בספירה: {n:num}</translation>
    </message>
    <message id="soureh.label.out">
        <source>left with {n:num}</source>
        <extracomment>On the badge of a seat that is out: its score.</extracomment>
        <translation>מחוץ למשחק, {n:num}</translation>
    </message>
    <message id="soureh.label.deal">
        <source>Deal {n:num}</source>
        <extracomment>The number of the deal, in the top bar.</extracomment>
        <translation>סיבוב {n:num}</translation>
    </message>
    <message id="soureh.label.threshold">
        <source>Threshold: {n:num}</source>
        <translation>ערך הסף: {n:num}</translation>
    </message>
    <message id="soureh.label.variation">
        <source>{words:text} · additional variation</source>
        <translation>{words:text} · הגרסה הנוספת</translation>
    </message>
    <message id="soureh.label.won">
        <source>has won this deal</source>
        <translation>ניצחון בסיבוב</translation>
    </message>
    <message id="soureh.label.until">
        <source>{n:count turn} to the showing</source>
        <extracomment>Under the cry, while a declaration stands.</extracomment>
        <translation>עוד {n:count turn} עד החשיפה</translation>
    </message>
    <message id="soureh.label.fits.0">
        <source>No column fits yet</source>
        <extracomment>How many of one’s own columns fit.</extracomment>
        <translation>עוד אין טור מתאים</translation>
    </message>
    <message id="soureh.label.fits.1">
        <source>One column of four fits</source>
        <translation>טור אחד מתאים מתוך ארבעה</translation>
    </message>
    <message id="soureh.label.fits.2">
        <source>Two columns of four fit</source>
        <translation>שני טורים מתאימים מתוך ארבעה</translation>
    </message>
    <message id="soureh.label.fits.3">
        <source>Three columns of four fit</source>
        <translation>שלושה טורים מתאימים מתוך ארבעה</translation>
    </message>
    <message id="soureh.label.fits.4">
        <source>All four columns fit</source>
        <translation>כל ארבעת הטורים מתאימים</translation>
    </message>
    <message id="soureh.note.open">
        <source>{who:name} can be spoiled</source>
        <extracomment>A note while a declaration stands, and its second line.</extracomment>
        <translation>אפשר לטרפד את {who:name}</translation>
    </message>
    <message id="soureh.note.open.line">
        <source>No card has been exchanged there in this circle.</source>
        <translation>עוד לא הוחלף שם קלף בסבב הזה.</translation>
    </message>
    <message id="soureh.note.hit">
        <source>{who:name} has been hit</source>
        <translation>כבר הוחלף קלף של {who:name}</translation>
    </message>
    <message id="soureh.note.hit.line">
        <source>No second card may be exchanged there in this circle.</source>
        <translation>אי אפשר להחליף שם עוד קלף בסבב הזה.</translation>
    </message>
    <message id="soureh.note.open.you">
        <source>My declaration stands</source>
        <translation>ההכרזה שלי עומדת</translation>
    </message>
    <message id="soureh.note.open.you.line">
        <source>No card of mine has been exchanged in this circle.</source>
        <translation>עוד לא הוחלף קלף שלי בסבב הזה.</translation>
    </message>
    <message id="soureh.note.hit.you">
        <source>A card of mine has been exchanged</source>
        <translation>כבר הוחלף קלף שלי</translation>
    </message>
    <message id="soureh.note.hit.you.line">
        <source>In this circle there can be no second one.</source>
        <translation>יותר מאחד בסבב הזה אי אפשר.</translation>
    </message>
    <message id="soureh.button.throw">
        <source>Throw onto the second pile</source>
        <translation>להשליך לערימה השנייה</translation>
    </message>
    <message id="soureh.button.done">
        <source>Not now</source>
        <extracomment>The turn ends without a declaration.</extracomment>
        <translation>בלי הכרזה</translation>
    </message>
    <message id="soureh.voice.drawn">
        <source>You drew {x:card}. Where does it go?</source>
        <translation>נשלף {x:card}. לאן הוא הולך?</translation>
    </message>
    <message id="soureh.voice.place.free">
        <source>In place of a closed card of yours, of somebody’s open card, or onto the second pile.</source>
        <translation>קלף סגור שלך, קלף פתוח של מישהו אחר, או הערימה השנייה.</translation>
    </message>
    <message id="soureh.voice.place.fits">
        <source>All four columns fit: if that stays so, Soureh can be declared after this card.</source>
        <translation>כל ארבעת הטורים מתאימים: אם זה יישאר כך, אפשר להכריז אחרי הקלף הזה.</translation>
    </message>
    <message id="soureh.voice.place.spoil">
        <source>In place of a closed card of yours, of an open card of {who:name}, or onto the second pile.</source>
        <translation>קלף סגור שלך, קלף פתוח של {who:name}, או הערימה השנייה.</translation>
    </message>
    <message id="soureh.voice.place.blocked">
        <source>A card of {who:name} has been exchanged in this circle: a closed card of yours is left, or the second pile.</source>
        <translation>בסבב הזה כבר הוחלף קלף של {who:name}: נשארו הקלפים הסגורים שלך והערימה השנייה.</translation>
    </message>
    <message id="soureh.voice.place.ace">
        <source>Only a ten replaces {xs:cards}.</source>
        <translation>את {xs:cards} מחליף רק 10.</translation>
    </message>
    <message id="soureh.voice.declare">
        <source>All four columns fit. Declare?</source>
        <translation>כל ארבעת הטורים מתאימים. להכריז?</translation>
    </message>
    <message id="soureh.voice.declare.detail">
        <source>Everybody else then has one turn left, and one exchange may spoil it.</source>
        <translation>אחרי ההכרזה לכל אחד נשאר תור אחד, והחלפה אחת יכולה לטרפד אותה.</translation>
    </message>
    <message id="soureh.voice.wait.stands">
        <source>The declaration of {who:name} can be spoiled still.</source>
        <extracomment>While another seat plays its last turn.</extracomment>
        <translation>עוד אפשר לטרפד את ההכרזה של {who:name}.</translation>
    </message>
    <message id="soureh.voice.wait.stands.you">
        <source>Your declaration can be spoiled still.</source>
        <translation>עוד אפשר לטרפד את ההכרזה שלי.</translation>
    </message>
    <message id="soureh.voice.wait.blocked">
        <source>A card of {who:name} has been exchanged in this circle.</source>
        <translation>בסבב הזה כבר הוחלף קלף של {who:name}.</translation>
    </message>
    <message id="soureh.voice.wait.blocked.you">
        <source>A card of yours has been exchanged in this circle.</source>
        <translation>בסבב הזה כבר הוחלף קלף שלי.</translation>
    </message>
    <message id="soureh.voice.counts">
        <source>{who:name} counts the cards.</source>
        <extracomment>While another seat counts.</extracomment>
        <translation>ספירת הקלפים של {who:name}.</translation>
    </message>
    <message id="soureh.voice.counts.you">
        <source>You count the cards.</source>
        <translation>ספירת הקלפים שלי.</translation>
    </message>
    <message id="soureh.voice.count">
        <source>Column {n:num}: what counts, {x:card} or {y:card}?</source>
        <translation>טור {n:num}: מה נספר, {x:card} או {y:card}?</translation>
    </message>
    <message id="soureh.voice.count.detail">
        <source>The sum so far is {n:num}, the score {score:num}.</source>
        <translation>הסכום עד כאן {n:num}, הניקוד {score:num}.</translation>
    </message>
    <message id="soureh.voice.count.exact">
        <source>A sum of {n:num} makes a round hundred, and 50 are taken off.</source>
        <translation>סכום של {n:num} מביא למאה עגולה, ואז יורדות 50.</translation>
    </message>
    <message id="soureh.voice.count.card">
        <source>Count {x:card}?</source>
        <translation>לספור את {x:card}?</translation>
    </message>
    <message id="soureh.pick.sum">
        <source>sum {n:num}, score {score:num}</source>
        <extracomment>What a value would lead to.</extracomment>
        <translation>סכום {n:num}, ניקוד {score:num}</translation>
    </message>
    <message id="soureh.pick.score">
        <source>score {n:num}</source>
        <extracomment>What the last value would lead to.</extracomment>
        <translation>ניקוד {n:num}</translation>
    </message>
    <message id="soureh.voice.soureh">
        <source>{who:name}: {cry:text} Everybody else has one turn left.</source>
        <extracomment>Told when it happens.</extracomment>
        <translation>{who:name}: {cry:text} לכל אחד נשאר תור אחד.</translation>
    </message>
    <message id="soureh.voice.soureh.you">
        <source>You: {cry:text} Everybody else has one turn left.</source>
        <translation>אני: {cry:text} לכל אחד נשאר תור אחד.</translation>
    </message>
    <message id="soureh.voice.spoiled">
        <source>The declaration of {who:name} is spoiled, and play goes on.</source>
        <translation>ההכרזה של {who:name} טורפדה, והמשחק ממשיך.</translation>
    </message>
    <message id="soureh.voice.spoiled.you">
        <source>Your declaration is spoiled, and play goes on.</source>
        <translation>ההכרזה שלי טורפדה, והמשחק ממשיך.</translation>
    </message>
    <message id="soureh.voice.revealed">
        <source>{who:name} shows the cards, and all of them fit.</source>
        <translation>הקלפים של {who:name} נחשפים, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.voice.revealed.you">
        <source>You show the cards, and all of them fit.</source>
        <translation>הקלפים שלי נחשפים, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.voice.exchanged">
        <source>Now {x:card} lies in the open row of {who:name}.</source>
        <translation>בשורה הפתוחה של {who:name} מונח עכשיו {x:card}.</translation>
    </message>
    <message id="soureh.voice.exchanged.you">
        <source>Now {x:card} lies in your open row.</source>
        <translation>בשורה הפתוחה שלי מונח עכשיו {x:card}.</translation>
    </message>
    <message id="soureh.voice.booked.cards">
        <source>{who:name} counts {n:count point}.</source>
        <translation>בספירה של {who:name}: {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.cards.you">
        <source>You count {n:count point}.</source>
        <translation>בספירה שלי: {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.lost">
        <source>{who:name} gets {n:count point}.</source>
        <translation>{who:name}: נוספות {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.lost.you">
        <source>You get {n:count point}.</source>
        <translation>נוספות לי {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.hundred">
        <source>{who:name} has a round hundred exactly: 50 are taken off.</source>
        <translation>{who:name}: מאה עגולה בדיוק, ויורדות 50.</translation>
    </message>
    <message id="soureh.voice.booked.hundred.you">
        <source>You have a round hundred exactly: 50 are taken off.</source>
        <translation>מאה עגולה בדיוק אצלי, ויורדות 50.</translation>
    </message>
    <message id="soureh.voice.table">
        <source>The scores after this deal: {all:text}.</source>
        <translation>הניקוד אחרי החלוקה הזאת: {all:text}.</translation>
    </message>
    <message id="soureh.voice.table-one">
        <source>{who:name} {n:num}</source>
        <translation>{who:name} {n:num}</translation>
    </message>
    <message id="soureh.voice.table-one.you">
        <source>you {n:num}</source>
        <translation>אני {n:num}</translation>
    </message>
</context>
</TS>
