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
        <translation>לספור {n:num} על הזוג</translation>
    </message>
    <message id="soureh.action.count-pair">
        <source>count {n:num} for the pair {pair:cards}</source>
        <translation>לספור {n:num} על הזוג {pair:cards}</translation>
    </message>
    <message id="soureh.verb.self">
        <source>exchange a closed card in one’s own row</source>
        <translation>להחליף קלף סגור בשורה שלי</translation>
    </message>
    <message id="soureh.verb.other">
        <source>exchange an open card of somebody else</source>
        <translation>להחליף קלף פתוח של מתחרה</translation>
    </message>
    <message id="soureh.verb.throw">
        <source>throw the card onto the second pile</source>
        <translation>להשליך את הקלף לערימה השנייה</translation>
    </message>
    <message id="soureh.verb.soureh">
        <source>declare Soureh</source>
        <translation>להכריז שׂורה</translation>
    </message>
    <message id="soureh.verb.done">
        <source>end the turn</source>
        <translation>לסיים את התור</translation>
    </message>
    <message id="soureh.verb.count">
        <source>count a pair</source>
        <translation>לספור זוג</translation>
    </message>
    <message id="soureh.refusal.placed-already">
        <source>The card has its place already. Now declare Soureh or end the turn.</source>
        <translation>הקלף כבר במקומו. עכשיו מכריזים שׂורה או מסיימים את התור.</translation>
    </message>
    <message id="soureh.refusal.place-first">
        <source>First choose a place for the drawn card.</source>
        <translation>קודם בוחרים מקום לקלף שנשלף.</translation>
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
        <source>Soureh is declared already; nobody else may declare until that is decided.</source>
        <translation>כבר יש הכרזה. אי אפשר להכריז שוב עד שהיא נגמרת.</translation>
    </message>
    <message id="soureh.refusal.does-not-fit">
        <source>Not yet Soureh: {0:card} does not fit {1:card}.</source>
        <translation>עוד אין שׂורה: {0:card} לא מתאים {1:card to}.</translation>
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
        <source>{0:card} is an open card of your own row: only competitors exchange it.</source>
        <translation>{0:card} פתוח בשורה שלי: רק המתחרים מחליפים אותו.</translation>
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
        <source>While Soureh is declared, only the declarer’s open cards may be exchanged.</source>
        <translation>כל עוד יש הכרזה, מחליפים קלפים פתוחים רק למי שהכריז.</translation>
    </message>
    <message id="soureh.refusal.hit-already">
        <source>One of the declarer’s cards was exchanged in this circle, and only one may be.</source>
        <translation>בסבב הזה כבר החליפו קלף למי שהכריז, ויותר מאחד אסור.</translation>
    </message>
    <message id="soureh.refusal.ace-needs-ten">
        <source>Only a ten replaces {0:card}, and the drawn card is {1:card}.</source>
        <translation>את {0:card} מחליף רק 10, והקלף שנשלף הוא {1:card}.</translation>
    </message>
    <message id="soureh.refusal.not-in-pair">
        <source>This pair cannot count that much.</source>
        <translation>אי אפשר לספור ככה את הזוג הזה.</translation>
    </message>
    <message id="soureh.refusal.variation-needs-three">
        <source>The additional variation is for three or four players.</source>
        <translation>הגרסה הנוספת היא לשלושה או לארבעה שחקנים.</translation>
    </message>
    <message id="soureh.said.spoiled">
        <source>The declaration is spoiled, and play goes on.</source>
        <translation>ההכרזה טורפדה, וממשיכים לשחק.</translation>
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
        <source>The declarer shows the cards, and they all fit.</source>
        <translation>הקלפים של מי שהכריז נחשפו, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.said.dry-end">
        <source>No card is left to draw.</source>
        <translation>לא נשאר קלף לשלוף.</translation>
    </message>
    <message id="soureh.said.left">
        <source>Somebody has passed the threshold and leaves the game.</source>
        <translation>מישהו עבר את ערך הסף ויוצא מהמשחק.</translation>
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
        <source>A round hundred: 50 points off.</source>
        <translation>מאה עגולה: יורדות 50 נקודות.</translation>
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
        <source>Soureh is declared; {0:count turn} until the cards are shown</source>
        <extracomment>At the open row of the declarer.</extracomment>
        <translation>הוכרזה שׂורה; עוד {0:count turn} עד לחשיפה</translation>
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
        <translation>אפשר לספור על הזוג הזה {1:num}</translation>
    </message>
    <message id="soureh.fact.exact">
        <source>A sum of {0:num} makes a round hundred, and 50 are taken off</source>
        <translation>עם סכום של {0:num} יוצאת מאה עגולה, ויורדות 50</translation>
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
        <translation>אצל {who:name} הוחלף הקלף הסגור בטור {n:num}.</translation>
    </message>
    <message id="soureh.log.self.f">
        <source>{who:name} exchanged the closed card in column {n:num}.</source>
        <translation>{who:name} החליפה את הקלף הסגור בטור {n:num}.</translation>
    </message>
    <message id="soureh.log.self.m">
        <source>{who:name} exchanged the closed card in column {n:num}.</source>
        <translation>{who:name} החליף את הקלף הסגור בטור {n:num}.</translation>
    </message>
    <message id="soureh.log.self.you">
        <source>You exchanged the closed card in column {n:num}.</source>
        <translation>החלפתי את הקלף הסגור בטור {n:num}.</translation>
    </message>
    <message id="soureh.log.self-card">
        <source>{who:name} put {x:card} in place of the closed {y:card}.</source>
        <translation>{x:card} {who:of} בא במקום {y:card} הסגור.</translation>
    </message>
    <message id="soureh.log.self-card.f">
        <source>{who:name} put {x:card} in place of the closed {y:card}.</source>
        <translation>{who:name} הניחה {x:card} במקום {y:card} הסגור.</translation>
    </message>
    <message id="soureh.log.self-card.m">
        <source>{who:name} put {x:card} in place of the closed {y:card}.</source>
        <translation>{who:name} הניח {x:card} במקום {y:card} הסגור.</translation>
    </message>
    <message id="soureh.log.self-card.you">
        <source>You put {x:card} in place of the closed {y:card}.</source>
        <translation>הנחתי {x:card} במקום {y:card} הסגור.</translation>
    </message>
    <message id="soureh.log.other">
        <source>{who:name} put {x:card} in place of {y:card} {row:text}.</source>
        <translation>{x:card} {who:of} בא במקום {y:card} {row:text}.</translation>
    </message>
    <message id="soureh.log.other.f">
        <source>{who:name} put {x:card} in place of {y:card} {row:text}.</source>
        <translation>{who:name} הניחה {x:card} במקום {y:card} {row:text}.</translation>
    </message>
    <message id="soureh.log.other.m">
        <source>{who:name} put {x:card} in place of {y:card} {row:text}.</source>
        <translation>{who:name} הניח {x:card} במקום {y:card} {row:text}.</translation>
    </message>
    <message id="soureh.log.other.you">
        <source>You put {x:card} in place of {y:card} {row:text}.</source>
        <translation>הנחתי {x:card} במקום {y:card} {row:text}.</translation>
    </message>
    <message id="soureh.log.in-row">
        <source>in {who:name}’s row</source>
        <extracomment>Whose open card was exchanged.</extracomment>
        <translation>בשורה של {who:name}</translation>
    </message>
    <message id="soureh.log.in-row.you">
        <source>in your row</source>
        <translation>בשורה שלי</translation>
    </message>
    <message id="soureh.log.throw">
        <source>{who:name} threw the drawn card onto the second pile.</source>
        <translation>אצל {who:name} הקלף שנשלף הושלך לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.throw.f">
        <source>{who:name} threw the drawn card onto the second pile.</source>
        <translation>{who:name} השליכה את הקלף ששלפה.</translation>
    </message>
    <message id="soureh.log.throw.m">
        <source>{who:name} threw the drawn card onto the second pile.</source>
        <translation>{who:name} השליך את הקלף ששלף.</translation>
    </message>
    <message id="soureh.log.throw.you">
        <source>You threw the drawn card onto the second pile.</source>
        <translation>השלכתי את הקלף ששלפתי.</translation>
    </message>
    <message id="soureh.log.throw-card">
        <source>{who:name} threw {x:card} onto the second pile.</source>
        <translation>{x:card} {who:of} הושלך לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.throw-card.f">
        <source>{who:name} threw {x:card} onto the second pile.</source>
        <translation>{who:name} השליכה {x:card} לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.throw-card.m">
        <source>{who:name} threw {x:card} onto the second pile.</source>
        <translation>{who:name} השליך {x:card} לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.throw-card.you">
        <source>You threw {x:card} onto the second pile.</source>
        <translation>השלכתי {x:card} לערימה השנייה.</translation>
    </message>
    <message id="soureh.log.soureh">
        <source>{who:name} declared Soureh.</source>
        <translation>הכרזה של {who:name}: שׂורה.</translation>
    </message>
    <message id="soureh.log.soureh.f">
        <source>{who:name} declared Soureh.</source>
        <translation>{who:name} הכריזה שׂורה.</translation>
    </message>
    <message id="soureh.log.soureh.m">
        <source>{who:name} declared Soureh.</source>
        <translation>{who:name} הכריז שׂורה.</translation>
    </message>
    <message id="soureh.log.soureh.you">
        <source>You declared Soureh.</source>
        <translation>הכרזתי שׂורה.</translation>
    </message>
    <message id="soureh.log.spoiled">
        <source>{who:name}’s declaration was spoiled.</source>
        <translation>ההכרזה של {who:name} טורפדה.</translation>
    </message>
    <message id="soureh.log.spoiled.you">
        <source>Your declaration was spoiled.</source>
        <translation>ההכרזה שלי טורפדה.</translation>
    </message>
    <message id="soureh.log.revealed">
        <source>{who:name} showed the cards: they all fit.</source>
        <translation>הקלפים של {who:name} נחשפו: כולם מתאימים.</translation>
    </message>
    <message id="soureh.log.revealed.f">
        <source>{who:name} showed the cards: they all fit.</source>
        <translation>{who:name} חשפה את הקלפים: כולם מתאימים.</translation>
    </message>
    <message id="soureh.log.revealed.m">
        <source>{who:name} showed the cards: they all fit.</source>
        <translation>{who:name} חשף את הקלפים: כולם מתאימים.</translation>
    </message>
    <message id="soureh.log.revealed.you">
        <source>You showed your cards: they all fit.</source>
        <translation>חשפתי את הקלפים: כולם מתאימים.</translation>
    </message>
    <message id="soureh.log.cards">
        <source>{who:name} counted {n:count point}.</source>
        <translation>{who:to} {n:count point} בספירה.</translation>
    </message>
    <message id="soureh.log.cards.f">
        <source>{who:name} counted {n:count point}.</source>
        <translation>{who:name} ספרה {n:count point}.</translation>
    </message>
    <message id="soureh.log.cards.m">
        <source>{who:name} counted {n:count point}.</source>
        <translation>{who:name} ספר {n:count point}.</translation>
    </message>
    <message id="soureh.log.cards.you">
        <source>You counted {n:count point}.</source>
        <translation>ספרתי {n:count point}.</translation>
    </message>
    <message id="soureh.log.lost">
        <source>{who:name} lost to Soureh: {n:count point}.</source>
        <translation>הפסד של {who:name} מול השׂורה: {n:count point}.</translation>
    </message>
    <message id="soureh.log.lost.f">
        <source>{who:name} lost to Soureh: {n:count point}.</source>
        <translation>{who:name} הפסידה לשׂורה: {n:count point}.</translation>
    </message>
    <message id="soureh.log.lost.m">
        <source>{who:name} lost to Soureh: {n:count point}.</source>
        <translation>{who:name} הפסיד לשׂורה: {n:count point}.</translation>
    </message>
    <message id="soureh.log.lost.you">
        <source>You lost to Soureh: {n:count point}.</source>
        <translation>הפסדתי לשׂורה: {n:count point}.</translation>
    </message>
    <message id="soureh.log.hundred">
        <source>{who:name} has a round hundred: 50 points are taken off.</source>
        <translation>{who:to} יש מאה עגולה, ולכן יורדות 50 נקודות.</translation>
    </message>
    <message id="soureh.log.hundred.you">
        <source>You have a round hundred: 50 points are taken off.</source>
        <translation>יש לי מאה עגולה, ולכן יורדות 50 נקודות.</translation>
    </message>
    <message id="soureh.log.left">
        <source>Out of the game, above the threshold: {all:names}.</source>
        <translation>מחוץ למשחק, מעל ערך הסף: {all:names}.</translation>
    </message>
    <message id="soureh.result.wins">
        <source>{who:name} wins with the fewest points: {n:num}.</source>
        <translation>{who:name} במקום הראשון, עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.wins.f">
        <source>{who:name} wins with the fewest points: {n:num}.</source>
        <translation>{who:name} ניצחה עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.wins.m">
        <source>{who:name} wins with the fewest points: {n:num}.</source>
        <translation>{who:name} ניצח עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.wins.you">
        <source>You win with the fewest points: {n:num}.</source>
        <translation>ניצחתי עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.wins.unnamed">
        <source>The fewest points win: {n:num}.</source>
        <translation>ניצח הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.survived">
        <source>{who:name} is the last one left and wins. Score: {n:num}.</source>
        <extracomment>The game in which whoever passes the threshold leaves.</extracomment>
        <translation>{who:name} במקום הראשון: כל השאר יצאו מהמשחק. הניקוד: {n:num}.</translation>
    </message>
    <message id="soureh.result.survived.f">
        <source>{who:name} is the last one left and wins. Score: {n:num}.</source>
        <translation>{who:name} ניצחה: כל השאר יצאו מהמשחק. הניקוד: {n:num}.</translation>
    </message>
    <message id="soureh.result.survived.m">
        <source>{who:name} is the last one left and wins. Score: {n:num}.</source>
        <translation>{who:name} ניצח: כל השאר יצאו מהמשחק. הניקוד: {n:num}.</translation>
    </message>
    <message id="soureh.result.survived.you">
        <source>You are the last one left and win. Score: {n:num}.</source>
        <translation>ניצחתי: כל השאר יצאו מהמשחק. הניקוד: {n:num}.</translation>
    </message>
    <message id="soureh.result.survived.unnamed">
        <source>The last one left wins. Score: {n:num}.</source>
        <translation>ניצח מי שנשאר אחרון. הניקוד: {n:num}.</translation>
    </message>
    <message id="soureh.result.shared">
        <source>{all:names} share the win with the fewest points: {n:num}.</source>
        <translation>{all:names} חולקים את הניצחון, עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.result.shared.unnamed">
        <source>The win is shared, with the fewest points: {n:num}.</source>
        <translation>חולקים את הניצחון, עם הניקוד הנמוך ביותר: {n:num}.</translation>
    </message>
    <message id="soureh.reason.threshold">
        <source>Somebody has passed the threshold.</source>
        <translation>מישהו עבר את ערך הסף.</translation>
    </message>
    <message id="soureh.reason.passed">
        <source>{who:name} passed {n:num} points.</source>
        <extracomment>Why the game is over: one seat has more than the threshold.</extracomment>
        <translation>{who:to} יש יותר מ־{n:num} נקודות.</translation>
    </message>
    <message id="soureh.reason.passed.f">
        <source>{who:name} passed {n:num} points.</source>
        <translation>{who:name} עברה את {n:num} הנקודות.</translation>
    </message>
    <message id="soureh.reason.passed.m">
        <source>{who:name} passed {n:num} points.</source>
        <translation>{who:name} עבר את {n:num} הנקודות.</translation>
    </message>
    <message id="soureh.reason.passed.you">
        <source>You passed {n:num} points.</source>
        <translation>עברתי את {n:num} הנקודות.</translation>
    </message>
    <message id="soureh.reason.survivor">
        <source>Everybody else has passed the threshold.</source>
        <translation>כל השאר עברו את ערך הסף.</translation>
    </message>
    <message id="soureh.reason.cap">
        <source>The agreed deals have been played.</source>
        <translation>שיחקנו את כל הסיבובים שקבענו.</translation>
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
        <source>Threshold in points</source>
        <translation>ערך הסף בנקודות</translation>
    </message>
    <message id="soureh.option.threshold.help">
        <source>You pass it only above it; reaching it exactly is not enough.</source>
        <translation>לעבור אותו זה להיות מעליו; להגיע אליו בדיוק לא מספיק.</translation>
    </message>
    <message id="soureh.option.threshold.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="soureh.option.threshold.50.help">
        <source>The shortest. Nobody gets to a hundred, so 50 points never come off.</source>
        <translation>הקצר ביותר. אף אחד לא מגיע למאה, ולכן אף פעם לא יורדות 50 נקודות.</translation>
    </message>
    <message id="soureh.option.threshold.100.help">
        <source>The usual.</source>
        <translation>הרגיל.</translation>
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
        <source>The player after the dealer begins, which is a small advantage.</source>
        <translation>מי שאחרי הדילר מתחיל, וזה יתרון קטן.</translation>
    </message>
    <message id="soureh.option.first_dealer.random">
        <source>By lot</source>
        <translation>בהגרלה</translation>
    </message>
    <message id="soureh.option.first_dealer.random.help">
        <source>Drawn anew for each game.</source>
        <translation>מגרילים מחדש בכל משחק.</translation>
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
        <source>How often the second pile is shuffled and drawn from again. After that the deal ends without a winner.</source>
        <translation>כמה פעמים מערבבים את הערימה השנייה ומתחילים ממנה שוב. אחר כך הסיבוב נגמר בלי מנצח.</translation>
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
        <translation>סיבובים לכל היותר</translation>
    </message>
    <message id="soureh.option.max_deals.help">
        <source>After them the fewest points win.</source>
        <translation>אחריהם הניקוד הנמוך ביותר מנצח.</translation>
    </message>
    <message id="soureh.option.max_deals.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="soureh.option.max_deals.20.help">
        <source>A game for one evening: an end in sight, also with a high threshold.</source>
        <translation>משחק לערב אחד: סוף נראה לעין, גם עם ערך סף גבוה.</translation>
    </message>
    <message id="soureh.option.max_deals.40.help">
        <source>A long evening. With three and more somebody mostly passes the threshold before.</source>
        <translation>ערב ארוך. עם שלושה שחקנים ויותר מישהו עובר בדרך כלל את ערך הסף לפני כן.</translation>
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
        <source>Has declared Soureh; {n:count turn} until the cards are shown</source>
        <translation>הוכרזה כאן שׂורה; עוד {n:count turn} עד החשיפה</translation>
    </message>
    <message id="soureh.words.hit">
        <source>One of these open cards was exchanged in this circle</source>
        <translation>בסבב הזה כבר החליפו כאן קלף פתוח אחד</translation>
    </message>
    <message id="soureh.words.safe">
        <source>Has won this deal</source>
        <translation>ניצחון בסיבוב הזה</translation>
    </message>
    <message id="soureh.words.out">
        <source>Out of the game, above the threshold</source>
        <translation>מחוץ למשחק, מעל ערך הסף</translation>
    </message>
    <message id="soureh.words.score.to-hundred">
        <source>Score: {n:num}; to the next round hundred: {m:num}</source>
        <translation>ניקוד: {n:num}; עד המאה הבאה: {m:num}</translation>
    </message>
    <message id="soureh.words.score.to-threshold">
        <source>Score: {n:num}; to the threshold: {m:num}</source>
        <translation>ניקוד: {n:num}; עד ערך הסף: {m:num}</translation>
    </message>
    <message id="soureh.words.threshold">
        <source>Threshold: {n:num}. Deal {m:num}</source>
        <translation>ערך הסף: {n:num}. סיבוב {m:num}</translation>
    </message>
    <message id="soureh.hint.completes-row">
        <source>{0:card} fits {1:card}, and with it the whole row fits.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>{0:card} מתאים {1:card to}, ואיתו כל השורה מתאימה.</translation>
    </message>
    <message id="soureh.hint.fits-column">
        <source>{0:card} fits {1:card}, and the closed card there does not.</source>
        <translation>{0:card} מתאים {1:card to}, והקלף הסגור שם לא מתאים.</translation>
    </message>
    <message id="soureh.hint.fits-safer">
        <source>{0:card} fits {1:card} there as well, and is no worse in the count.</source>
        <translation>גם {0:card} מתאים שם {1:card to}, ובספירה הוא לא גרוע יותר.</translation>
    </message>
    <message id="soureh.hint.hinders">
        <source>{0:card} is harder to fit than {1:card}: only {2:percent} of the cards still unseen fit it.</source>
        <translation>{0:card to} קשה יותר להתאים מאשר {1:card to}: רק {2:percent} מהקלפים שעוד לא ראינו מתאימים לו.</translation>
    </message>
    <message id="soureh.hint.spoils-surely">
        <source>A card that fits {1:card} never fits {0:card}, so the declaration is spoiled.</source>
        <translation>קלף שמתאים {1:card to} לא יתאים {0:card to}, ולכן ההכרזה מטורפדת.</translation>
    </message>
    <message id="soureh.hint.spoils-likely">
        <source>{0:card} in the place of {1:card} spoils the declaration about {2:percent} of the time.</source>
        <translation>{0:card} במקום {1:card} יטרפד את ההכרזה בערך ב־{2:percent} מהמקרים.</translation>
    </message>
    <message id="soureh.hint.lowers-points">
        <source>{0:card} takes {1:count point} off the count.</source>
        <translation>{0:card} מוריד {1:count point} מהספירה.</translation>
    </message>
    <message id="soureh.hint.row-is-ready">
        <source>The row fits already, and {0:card} is no use elsewhere.</source>
        <translation>השורה כבר מתאימה, ואין {0:card to} שימוש במקום אחר.</translation>
    </message>
    <message id="soureh.hint.throws-useless">
        <source>No place is better for {0:card} than the second pile.</source>
        <translation>אין {0:card to} מקום טוב יותר מהערימה השנייה.</translation>
    </message>
    <message id="soureh.hint.declares">
        <source>All four columns fit.</source>
        <translation>כל ארבעת הטורים מתאימים.</translation>
    </message>
    <message id="soureh.hint.counts-low">
        <source>The least this pair can count is {0:num}.</source>
        <translation>הערך הנמוך ביותר שאפשר לספור על הזוג הזה הוא {0:num}.</translation>
    </message>
    <message id="soureh.hint.counts-hundred">
        <source>Counting {0:num} can lead to a round hundred, and 50 are taken off.</source>
        <translation>כשסופרים {0:num} אפשר להגיע למאה עגולה, ואז יורדות 50.</translation>
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
        <source>{n:count point} · {m:num} more to {to:num}</source>
        <extracomment>On a badge: the score, and how far the next hundred is, or the threshold if that is lower.</extracomment>
        <translation>{n:count point} · עוד {m:num} ל־{to:num}</translation>
    </message>
    <message id="soureh.label.badge.short">
        <source>{n:num} · {m:num} more to {to:num}</source>
        <extracomment>The same on a badge with little room.</extracomment>
        <translation>{n:num} · עוד {m:num} ל־{to:num}</translation>
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
    <message id="soureh.label.spoiled">
        <source>Spoiled</source>
        <extracomment>At the row of a seat whose declaration was spoiled, when that is told.</extracomment>
        <translation>טורפדה</translation>
    </message>
    <message id="soureh.label.won">
        <source>won this deal</source>
        <translation>ניצחון בסיבוב</translation>
    </message>
    <message id="soureh.label.until">
        <source>shown in {n:count turn}</source>
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
        <translation>טור אחד מתוך ארבעה מתאים</translation>
    </message>
    <message id="soureh.label.fits.2">
        <source>Two columns of four fit</source>
        <translation>שני טורים מתוך ארבעה מתאימים</translation>
    </message>
    <message id="soureh.label.fits.3">
        <source>Three columns of four fit</source>
        <translation>שלושה טורים מתוך ארבעה מתאימים</translation>
    </message>
    <message id="soureh.label.fits.4">
        <source>All four columns fit</source>
        <translation>כל ארבעת הטורים מתאימים</translation>
    </message>
    <message id="soureh.label.stake">
        <source>If shown now: {n:count point}</source>
        <extracomment>What one’s own row would count if somebody else, who has declared, showed now.</extracomment>
        <translation>אם חושפים עכשיו: {n:count point}</translation>
    </message>
    <message id="soureh.label.stake.then">
        <source>If shown then: {n:count point}.</source>
        <extracomment>The same once the drawn card has taken the place that is pointed at.</extracomment>
        <translation>ואם חושפים אז: {n:count point}.</translation>
    </message>
    <message id="soureh.label.in-column">
        <source>{x:card} in column {n:num}</source>
        <extracomment>The title of a note about what the drawn card would be in place of one’s own closed card.</extracomment>
        <translation>{x:card} בטור {n:num}</translation>
    </message>
    <message id="soureh.label.instead">
        <source>{x:card} in place of {y:card}</source>
        <extracomment>The same of an open card of somebody else; what follows says which closed cards would fit it.</extracomment>
        <translation>{x:card} במקום {y:card}</translation>
    </message>
    <message id="soureh.asks.red">
        <source>Only higher cards and aces fit the red {x:card}.</source>
        <extracomment>Which closed cards fit this open card; four of a kind.</extracomment>
        <translation>{x:card to} האדום מתאימים רק קלפים גבוהים ממנו ואסים.</translation>
    </message>
    <message id="soureh.asks.black">
        <source>Only lower cards and aces fit the black {x:card}.</source>
        <translation>{x:card to} השחור מתאימים רק קלפים נמוכים ממנו ואסים.</translation>
    </message>
    <message id="soureh.asks.hardest">
        <source>Only an ace fits {x:card}.</source>
        <translation>{x:card to} מתאים רק אס.</translation>
    </message>
    <message id="soureh.asks.ace">
        <source>Every card but an ace fits {x:card}.</source>
        <translation>{x:card to} מתאים כל קלף חוץ מאס.</translation>
    </message>
    <message id="soureh.label.column">
        <source>Column {n:num}</source>
        <extracomment>The title of a note about one’s own closed card and the open card it faces; what follows says whether they fit.</extracomment>
        <translation>טור {n:num}</translation>
    </message>
    <message id="soureh.pair.fits.red">
        <source>{x:plain} higher than red {y:plain}: fits</source>
        <extracomment>Above a pair: why it fits, or does not.</extracomment>
        <translation>{x:plain} גבוה מ־{y:plain} אדום: מתאים</translation>
    </message>
    <message id="soureh.pair.fits.black">
        <source>{x:plain} lower than black {y:plain}: fits</source>
        <translation>{x:plain} נמוך מ־{y:plain} שחור: מתאים</translation>
    </message>
    <message id="soureh.pair.fits.ace">
        <source>an ace and another card: fits</source>
        <translation>אס וקלף אחר: מתאים</translation>
    </message>
    <message id="soureh.pair.misfits.red">
        <source>{x:plain} not higher than red {y:plain}</source>
        <translation>{x:plain} לא גבוה מ־{y:plain} אדום</translation>
    </message>
    <message id="soureh.pair.misfits.black">
        <source>{x:plain} not lower than black {y:plain}</source>
        <translation>{x:plain} לא נמוך מ־{y:plain} שחור</translation>
    </message>
    <message id="soureh.pair.misfits.ace">
        <source>two aces never fit</source>
        <translation>שני אסים לא מתאימים</translation>
    </message>
    <message id="soureh.pair.fits.red.short">
        <source>above red {y:plain}</source>
        <extracomment>The same six where there is little room: below stand both cards and a tick or a cross.</extracomment>
        <translation>גבוה מ־{y:plain} אדום</translation>
    </message>
    <message id="soureh.pair.fits.black.short">
        <source>below black {y:plain}</source>
        <translation>נמוך מ־{y:plain} שחור</translation>
    </message>
    <message id="soureh.pair.fits.ace.short">
        <source>an ace fits</source>
        <translation>אס מתאים</translation>
    </message>
    <message id="soureh.pair.misfits.red.short">
        <source>not above red {y:plain}</source>
        <translation>לא גבוה מ־{y:plain} אדום</translation>
    </message>
    <message id="soureh.pair.misfits.black.short">
        <source>not below black {y:plain}</source>
        <translation>לא נמוך מ־{y:plain} שחור</translation>
    </message>
    <message id="soureh.pair.misfits.ace.short">
        <source>two aces</source>
        <translation>שני אסים</translation>
    </message>
    <message id="soureh.fits.red">
        <source>{x:card} is higher than the red {y:card}: it fits.</source>
        <translation>{x:card} גבוה {y:card from} האדום: מתאים.</translation>
    </message>
    <message id="soureh.fits.black">
        <source>{x:card} is lower than the black {y:card}: it fits.</source>
        <translation>{x:card} נמוך {y:card from} השחור: מתאים.</translation>
    </message>
    <message id="soureh.fits.ace">
        <source>{x:card} fits: an ace fits everything but an ace.</source>
        <translation>{x:card} מתאים: אס מתאים לכל קלף חוץ מאס.</translation>
    </message>
    <message id="soureh.fits.on-ace">
        <source>{x:card} fits: everything but an ace fits an ace.</source>
        <translation>{x:card} מתאים: כל קלף חוץ מאס מתאים לאס.</translation>
    </message>
    <message id="soureh.misfits.red">
        <source>{x:card} is not higher than the red {y:card}: it does not fit.</source>
        <translation>{x:card} לא גבוה {y:card from} האדום: לא מתאים.</translation>
    </message>
    <message id="soureh.misfits.black">
        <source>{x:card} is not lower than the black {y:card}: it does not fit.</source>
        <translation>{x:card} לא נמוך {y:card from} השחור: לא מתאים.</translation>
    </message>
    <message id="soureh.misfits.ace">
        <source>{x:card} does not fit: an ace never fits an ace.</source>
        <translation>{x:card} לא מתאים: אס אף פעם לא מתאים לאס.</translation>
    </message>
    <message id="soureh.button.lowest">
        <source>The lowest for all: {n:num}</source>
        <extracomment>Counts the lower card of every pair that is left, and comes to this sum.</extracomment>
        <translation>הנמוך בכל הטורים: {n:num}</translation>
    </message>
    <message id="soureh.button.hundred">
        <source>Exactly {n:num}</source>
        <extracomment>Counts the pairs so that their sum makes a round hundred, as the sentence beside the button says.</extracomment>
        <translation>בדיוק {n:num}</translation>
    </message>
    <message id="soureh.note.open">
        <source>{who:name} can be spoiled</source>
        <extracomment>A note while a declaration stands, and its second line.</extracomment>
        <translation>אפשר לטרפד את {who:name}</translation>
    </message>
    <message id="soureh.note.open.line">
        <source>No card was exchanged there in this circle yet.</source>
        <translation>בסבב הזה עוד לא החליפו שם קלף.</translation>
    </message>
    <message id="soureh.note.hit">
        <source>A card of {who:name}’s was exchanged</source>
        <translation>כבר החליפו קלף אצל {who:name}</translation>
    </message>
    <message id="soureh.note.hit.line">
        <source>No second one may be exchanged in this circle.</source>
        <translation>עוד קלף שם אסור להחליף בסבב הזה.</translation>
    </message>
    <message id="soureh.note.open.you">
        <source>Your declaration still holds</source>
        <translation>הכרזתי שׂורה</translation>
    </message>
    <message id="soureh.note.open.you.line">
        <source>None of your cards was exchanged in this circle yet.</source>
        <translation>בסבב הזה עוד לא החליפו קלף שלי.</translation>
    </message>
    <message id="soureh.note.hit.you">
        <source>One of your cards was exchanged</source>
        <translation>כבר החליפו קלף שלי</translation>
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
        <translation>שלפתי {x:card}. לאן הוא הולך?</translation>
    </message>
    <message id="soureh.voice.goal">
        <source>The goal: each of your closed cards fits the open one in its column.</source>
        <translation>המטרה: שכל קלף סגור שלי יתאים לקלף הפתוח שבטור שלו.</translation>
    </message>
    <message id="soureh.voice.scores.lowest">
        <source>The fewest points win, once somebody has passed {n:num}.</source>
        <extracomment>Below the scores between two deals.</extracomment>
        <translation>כשמישהו עובר {n:num} המשחק נגמר, ומנצח מי שיש לו הכי מעט נקודות.</translation>
    </message>
    <message id="soureh.voice.scores.last">
        <source>Whoever passes {n:num} is out, and the last one left wins.</source>
        <translation>מי שעובר {n:num} יוצא מהמשחק, והאחרון שנשאר מנצח.</translation>
    </message>
    <message id="soureh.voice.starts-deal">
        <source>{who:name} starts the next deal.</source>
        <extracomment>Below the scores between two deals.</extracomment>
        <translation>הסיבוב הבא מתחיל אצל {who:name}.</translation>
    </message>
    <message id="soureh.voice.starts-deal.you">
        <source>You start the next deal.</source>
        <translation>הסיבוב הבא מתחיל אצלי.</translation>
    </message>
    <message id="soureh.voice.starts">
        <source>Drawn by lot: {who:name} starts.</source>
        <translation>ההגרלה קבעה: המשחק מתחיל אצל {who:name}.</translation>
    </message>
    <message id="soureh.voice.starts.you">
        <source>Drawn by lot: you start.</source>
        <translation>ההגרלה קבעה: המשחק מתחיל אצלי.</translation>
    </message>
    <message id="soureh.voice.place.free">
        <source>In place of a closed card of yours or an open card of somebody else’s, or onto the second pile.</source>
        <translation>במקום קלף סגור שלי, במקום קלף פתוח של מישהו אחר, או לערימה השנייה.</translation>
    </message>
    <message id="soureh.voice.place.fits">
        <source>All four columns fit: if they still do after this card, you may declare Soureh.</source>
        <translation>כל ארבעת הטורים מתאימים: אם הם יישארו כך, אפשר להכריז אחרי הקלף הזה.</translation>
    </message>
    <message id="soureh.voice.place.spoil">
        <source>In place of a closed card of yours or an open card of {who:name}’s, or onto the second pile.</source>
        <translation>במקום קלף סגור שלי, קלף פתוח של {who:name}, או לערימה השנייה.</translation>
    </message>
    <message id="soureh.voice.place.blocked">
        <source>A card of {who:name}’s was exchanged: your closed cards are left, or the second pile.</source>
        <translation>כבר החליפו קלף של {who:name}: נשארו הקלפים הסגורים שלי והערימה השנייה.</translation>
    </message>
    <message id="soureh.voice.place.last">
        <source>This is your last turn before the cards are shown.</source>
        <translation>זה התור האחרון שלי לפני החשיפה.</translation>
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
        <source>Each of the others then has one turn left, and one exchange may spoil it.</source>
        <translation>אחרי ההכרזה לכל אחד מהאחרים נשאר תור אחד, והחלפה אחת יכולה לטרפד אותה.</translation>
    </message>
    <message id="soureh.voice.declare.pair">
        <source>One turn is left then, and an exchange in it may spoil your declaration.</source>
        <extracomment>At a table of two.</extracomment>
        <translation>אחרי ההכרזה נשאר תור אחד, והחלפה בו יכולה לטרפד אותה.</translation>
    </message>
    <message id="soureh.voice.wait.stands">
        <source>{who:name}’s declaration can still be spoiled.</source>
        <extracomment>While another seat plays its last turn.</extracomment>
        <translation>עוד אפשר לטרפד את ההכרזה של {who:name}.</translation>
    </message>
    <message id="soureh.voice.wait.stands.you">
        <source>Your declaration can still be spoiled.</source>
        <translation>עוד אפשר לטרפד את ההכרזה שלי.</translation>
    </message>
    <message id="soureh.voice.wait.blocked">
        <source>A card of {who:name}’s was exchanged in this circle.</source>
        <translation>בסבב הזה כבר החליפו קלף של {who:name}.</translation>
    </message>
    <message id="soureh.voice.wait.blocked.you">
        <source>One of your cards was exchanged in this circle.</source>
        <translation>בסבב הזה כבר החליפו קלף שלי.</translation>
    </message>
    <message id="soureh.voice.counts">
        <source>{who:name} counts the cards.</source>
        <extracomment>While another seat counts.</extracomment>
        <translation>עכשיו סופרים את הקלפים של {who:name}.</translation>
    </message>
    <message id="soureh.voice.counts.f">
        <source>{who:name} counts the cards.</source>
        <translation>{who:name} סופרת את הקלפים.</translation>
    </message>
    <message id="soureh.voice.counts.m">
        <source>{who:name} counts the cards.</source>
        <translation>{who:name} סופר את הקלפים.</translation>
    </message>
    <message id="soureh.voice.counts.you">
        <source>You count the cards.</source>
        <translation>עכשיו סופרים את הקלפים שלי.</translation>
    </message>
    <message id="soureh.voice.count">
        <source>Column {n:num}: which card to count, {x:card} or {y:card}?</source>
        <translation>טור {n:num}: איזה קלף לספור, {x:card} או {y:card}?</translation>
    </message>
    <message id="soureh.voice.count.detail">
        <source>So far {n:num}; your score is {score:num}.</source>
        <translation>עד עכשיו נספרו {n:num}, והניקוד {score:num}.</translation>
    </message>
    <message id="soureh.voice.count.low">
        <source>Points count against you, so people usually count the lower card.</source>
        <translation>הנקודות הן לרעה, ולכן סופרים בדרך כלל את הקלף הנמוך.</translation>
    </message>
    <message id="soureh.voice.count.exact">
        <source>A sum of {n:num} makes a round hundred, and 50 are taken off.</source>
        <translation>סכום של {n:num} מביא למאה עגולה, ואז יורדות 50.</translation>
    </message>
    <message id="soureh.voice.count.card">
        <source>Count {x:card}?</source>
        <translation>לספור את {x:card}?</translation>
    </message>
    <message id="soureh.voice.counted">
        <source>{who:name} counts {pairs:text}.</source>
        <extracomment>What is counted, for which pairs: “2 for 2♣ and 8♦; 1 for A♠ and 10♥”.</extracomment>
        <translation>הספירה {who:of}: {pairs:text}.</translation>
    </message>
    <message id="soureh.voice.counted.f">
        <source>{who:name} counts {pairs:text}.</source>
        <translation>{who:name} ספרה {pairs:text}.</translation>
    </message>
    <message id="soureh.voice.counted.m">
        <source>{who:name} counts {pairs:text}.</source>
        <translation>{who:name} ספר {pairs:text}.</translation>
    </message>
    <message id="soureh.voice.counted.you">
        <source>You count {pairs:text}.</source>
        <translation>ספרתי {pairs:text}.</translation>
    </message>
    <message id="soureh.voice.pair">
        <source>{n:num} for {pair:cards}</source>
        <translation>{n:num} על {pair:cards}</translation>
    </message>
    <message id="soureh.voice.pairs.more">
        <source>{all:text}; {more:text}</source>
        <translation>{all:text}; {more:text}</translation>
    </message>
    <message id="soureh.pick.sum">
        <source>sum {n:num}</source>
        <extracomment>What a value would lead to.</extracomment>
        <translation>סכום {n:num}</translation>
    </message>
    <message id="soureh.pick.score">
        <source>score {n:num}</source>
        <extracomment>What the last value would lead to.</extracomment>
        <translation>ניקוד {n:num}</translation>
    </message>
    <message id="soureh.voice.soureh">
        <source>{who:name}: {cry:text} Everybody else has one turn left.</source>
        <extracomment>Told when it happens.</extracomment>
        <translation>{who:name}: {cry:text} לכל אחד מהאחרים נשאר תור אחד.</translation>
    </message>
    <message id="soureh.voice.soureh.you">
        <source>You: {cry:text} Everybody else has one turn left.</source>
        <translation>{cry:text} לכל אחד מהאחרים נשאר תור אחד.</translation>
    </message>
    <message id="soureh.voice.soureh.pair">
        <source>{who:name}: {cry:text} One turn is left.</source>
        <extracomment>At a table of two.</extracomment>
        <translation>{who:name}: {cry:text} נשאר תור אחד.</translation>
    </message>
    <message id="soureh.voice.soureh.pair.you">
        <source>You: {cry:text} One turn is left.</source>
        <translation>{cry:text} נשאר תור אחד.</translation>
    </message>
    <message id="soureh.voice.spoiled">
        <source>{who:name}’s row no longer fits: the declaration is spoiled.</source>
        <translation>השורה של {who:name} כבר לא מתאימה: ההכרזה טורפדה.</translation>
    </message>
    <message id="soureh.voice.spoiled.you">
        <source>Your row no longer fits: the declaration is spoiled.</source>
        <translation>השורה שלי כבר לא מתאימה: ההכרזה טורפדה.</translation>
    </message>
    <message id="soureh.voice.revealed">
        <source>{who:name} shows the cards, and they all fit.</source>
        <translation>הקלפים של {who:name} נחשפים, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.voice.revealed.f">
        <source>{who:name} shows the cards, and they all fit.</source>
        <translation>{who:name} חושפת את הקלפים, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.voice.revealed.m">
        <source>{who:name} shows the cards, and they all fit.</source>
        <translation>{who:name} חושף את הקלפים, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.voice.revealed.you">
        <source>You show your cards, and they all fit.</source>
        <translation>חשפתי את הקלפים, וכולם מתאימים.</translation>
    </message>
    <message id="soureh.voice.revealed.why">
        <source>Each closed card fits the open one of its column.</source>
        <translation>כל קלף סגור מתאים לקלף הפתוח בטור שלו.</translation>
    </message>
    <message id="soureh.voice.booked.cards">
        <source>{who:name} counted {n:count point}.</source>
        <translation>{who:to} {n:count point} בספירה.</translation>
    </message>
    <message id="soureh.voice.booked.cards.f">
        <source>{who:name} counted {n:count point}.</source>
        <translation>{who:name} ספרה {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.cards.m">
        <source>{who:name} counted {n:count point}.</source>
        <translation>{who:name} ספר {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.cards.you">
        <source>You counted {n:count point}.</source>
        <translation>ספרתי {n:count point}.</translation>
    </message>
    <message id="soureh.voice.pairs">
        <source>Pair by pair: {pairs:text}.</source>
        <translation>זוג אחר זוג: {pairs:text}.</translation>
    </message>
    <message id="soureh.voice.booked.lost">
        <source>{who:name} gets {n:count point}.</source>
        <translation>{who:to} עוד {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.lost.f">
        <source>{who:name} gets {n:count point}.</source>
        <translation>{who:name} קיבלה עוד {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.lost.m">
        <source>{who:name} gets {n:count point}.</source>
        <translation>{who:name} קיבל עוד {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.lost.you">
        <source>You get {n:count point}.</source>
        <translation>קיבלתי עוד {n:count point}.</translation>
    </message>
    <message id="soureh.voice.booked.hundred">
        <source>{who:name} has a round hundred: 50 are taken off.</source>
        <translation>{who:to} יש מאה עגולה, ויורדות 50.</translation>
    </message>
    <message id="soureh.voice.booked.hundred.you">
        <source>You have a round hundred: 50 are taken off.</source>
        <translation>יש לי מאה עגולה, ויורדות 50.</translation>
    </message>
    <message id="soureh.about.call">
        <source>Somebody has declared: this many turns are left until the cards are shown.</source>
        <translation>מישהו הכריז, וזה מספר התורות עד שחושפים.</translation>
    </message>
    <message id="soureh.about.tag">
        <source>The declaration held: this player counts nothing.</source>
        <translation>ההכרזה החזיקה, והשחקן הזה לא סופר כלום.</translation>
    </message>
    <message id="soureh.why.fact.fitting.more">
        <source>more columns of the row fit</source>
        <extracomment>Why one move is better than another.</extracomment>
        <translation>יותר טורים בשורה מתאימים</translation>
    </message>
    <message id="soureh.why.fact.fitting.less">
        <source>fewer columns of the row fit</source>
        <translation>פחות טורים בשורה מתאימים</translation>
    </message>
    <message id="soureh.why.fact.fitting-of-others.more">
        <source>more columns of the others fit</source>
        <extracomment>Why one move is better than another.</extracomment>
        <translation>אצל האחרים יותר טורים מתאימים</translation>
    </message>
    <message id="soureh.why.fact.fitting-of-others.less">
        <source>fewer columns of the others fit</source>
        <translation>אצל האחרים פחות טורים מתאימים</translation>
    </message>
    <message id="soureh.why.fact.if-lost.more">
        <source>a lost deal would end at a higher score</source>
        <extracomment>Why one move is better than another: the score after this deal if somebody else wins it.</extracomment>
        <translation>הפסד בסיבוב היה מסתיים בניקוד גבוה יותר</translation>
    </message>
    <message id="soureh.why.fact.if-lost.less">
        <source>a lost deal would end at a lower score</source>
        <translation>הפסד בסיבוב היה מסתיים בניקוד נמוך יותר</translation>
    </message>
    <message id="soureh.results.score">
        <source>points, the fewer the better</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>נקודות (עדיף פחות)</translation>
    </message>
    <message id="soureh.case.01a">
        <source>five of spades fits four of hearts</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>חמש עלה מתאים לארבע לב</translation>
    </message>
    <message id="soureh.case.01b">
        <source>ace of clubs fits four of hearts</source>
        <translation>אס תלתן מתאים לארבע לב</translation>
    </message>
    <message id="soureh.case.01c">
        <source>four of diamonds does not fit four of hearts</source>
        <translation>ארבע יהלום לא מתאים לארבע לב</translation>
    </message>
    <message id="soureh.case.01d">
        <source>three of clubs does not fit four of hearts</source>
        <translation>שלוש תלתן לא מתאים לארבע לב</translation>
    </message>
    <message id="soureh.case.01e">
        <source>ace of spades fits ten of diamonds</source>
        <translation>אס עלה מתאים לעשר יהלום</translation>
    </message>
    <message id="soureh.case.01f">
        <source>ten of clubs does not fit ten of diamonds</source>
        <translation>עשר תלתן לא מתאים לעשר יהלום</translation>
    </message>
    <message id="soureh.case.01g">
        <source>nine of hearts does not fit ten of diamonds</source>
        <translation>תשע לב לא מתאים לעשר יהלום</translation>
    </message>
    <message id="soureh.case.01h">
        <source>two of diamonds fits seven of spades</source>
        <translation>שתיים יהלום מתאים לשבע עלה</translation>
    </message>
    <message id="soureh.case.01i">
        <source>ace of hearts fits seven of spades</source>
        <translation>אס לב מתאים לשבע עלה</translation>
    </message>
    <message id="soureh.case.01j">
        <source>seven of clubs does not fit seven of spades</source>
        <translation>שבע תלתן לא מתאים לשבע עלה</translation>
    </message>
    <message id="soureh.case.01k">
        <source>eight of clubs does not fit seven of spades</source>
        <translation>שמונה תלתן לא מתאים לשבע עלה</translation>
    </message>
    <message id="soureh.case.01l">
        <source>ace of diamonds fits two of clubs</source>
        <translation>אס יהלום מתאים לשתיים תלתן</translation>
    </message>
    <message id="soureh.case.01m">
        <source>two of hearts does not fit two of clubs</source>
        <translation>שתיים לב לא מתאים לשתיים תלתן</translation>
    </message>
    <message id="soureh.case.01n">
        <source>three of hearts does not fit two of clubs</source>
        <translation>שלוש לב לא מתאים לשתיים תלתן</translation>
    </message>
    <message id="soureh.case.01o">
        <source>two of clubs fits ace of diamonds</source>
        <translation>שתיים תלתן מתאים לאס יהלום</translation>
    </message>
    <message id="soureh.case.01p">
        <source>ten of clubs fits ace of diamonds</source>
        <translation>עשר תלתן מתאים לאס יהלום</translation>
    </message>
    <message id="soureh.case.01q">
        <source>ace of diamonds does not fit ace of diamonds</source>
        <translation>אס יהלום לא מתאים לאס יהלום</translation>
    </message>
    <message id="soureh.case.01r">
        <source>two of clubs fits ace of spades</source>
        <translation>שתיים תלתן מתאים לאס עלה</translation>
    </message>
    <message id="soureh.case.01s">
        <source>ten of clubs fits ace of spades</source>
        <translation>עשר תלתן מתאים לאס עלה</translation>
    </message>
    <message id="soureh.case.01t">
        <source>ace of clubs does not fit ace of spades</source>
        <translation>אס תלתן לא מתאים לאס עלה</translation>
    </message>
    <message id="soureh.case.02">
        <source>the last column fits</source>
        <translation>הטור האחרון מתאים</translation>
    </message>
    <message id="soureh.case.02a">
        <source>the row is declared</source>
        <translation>מכריזים</translation>
    </message>
    <message id="soureh.case.02b">
        <source>the cards are shown and counted</source>
        <translation>חושפים וסופרים</translation>
    </message>
    <message id="soureh.case.02c">
        <source>an ace counts 1 or 11</source>
        <translation>אס נספר כאחת או כאחת־עשרה</translation>
    </message>
    <message id="soureh.case.02d">
        <source>the points are noted, and the cards dealt anew</source>
        <translation>הנקודות נרשמות, ומחלקים שוב</translation>
    </message>
    <message id="soureh.case.02e">
        <source>the row fits, and is not declared</source>
        <translation>השורה מתאימה, ולא מכריזים</translation>
    </message>
    <message id="soureh.case.03">
        <source>a declaration is spoiled</source>
        <translation>הכרזה שטורפדה</translation>
    </message>
    <message id="soureh.case.04">
        <source>only the row of who declared may be hit</source>
        <translation>מותר לפגוע רק במי שהכריז</translation>
    </message>
    <message id="soureh.case.04a">
        <source>no second spoiling</source>
        <translation>לא מטרפדים פעמיים</translation>
    </message>
    <message id="soureh.case.04b">
        <source>the declaration lapses</source>
        <translation>ההכרזה מתבטלת</translation>
    </message>
    <message id="soureh.case.05">
        <source>a harmless exchange also blocks</source>
        <translation>גם החלפה שלא הזיקה חוסמת</translation>
    </message>
    <message id="soureh.case.05a">
        <source>the row still fits: it is shown</source>
        <translation>השורה עדיין מתאימה: חושפים</translation>
    </message>
    <message id="soureh.case.06">
        <source>an ace is safe from a nine</source>
        <translation>מול תשע האס בטוח</translation>
    </message>
    <message id="soureh.case.06a">
        <source>but not from a ten</source>
        <translation>אבל לא מול עשר</translation>
    </message>
    <message id="soureh.case.06b">
        <source>a ten is laid on an ace</source>
        <translation>עשר על אס</translation>
    </message>
    <message id="soureh.case.07">
        <source>declaring anew</source>
        <translation>להכריז מחדש</translation>
    </message>
    <message id="soureh.case.08">
        <source>exactly 100 points</source>
        <translation>בדיוק 100</translation>
    </message>
    <message id="soureh.case.08b">
        <source>more than the threshold</source>
        <translation>יותר מערך הסף</translation>
    </message>
    <message id="soureh.case.09">
        <source>one leaves, and the last one left wins</source>
        <translation>מי שעוזב, והאחרון שנשאר מנצח</translation>
    </message>
    <message id="soureh.case.09b">
        <source>the lowest score wins</source>
        <translation>הניקוד הנמוך מנצח</translation>
    </message>
    <message id="soureh.case.10">
        <source>the rest play on without the winner</source>
        <translation>ממשיכים בלי מי שסיים</translation>
    </message>
    <message id="soureh.case.11">
        <source>the last one to lose</source>
        <translation>האחרון שהפסיד</translation>
    </message>
    <message id="soureh.case.11a">
        <source>and the cards of the last one</source>
        <translation>והקלפים של האחרון</translation>
    </message>
    <message id="soureh.case.12">
        <source>the stock is shuffled anew</source>
        <translation>הערימה נגמרת ומערבבים</translation>
    </message>
    <message id="soureh.case.13">
        <source>nothing left to draw: the end</source>
        <translation>אין מה לשלוף: הסוף</translation>
    </message>
    <message id="soureh.case.13a">
        <source>without a winner all count</source>
        <translation>בלי מנצח כולם סופרים</translation>
    </message>
    <message id="soureh.case.13b">
        <source>nothing left to draw, and a declaration that stands</source>
        <translation>אין מה לשלוף, וההכרזה עומדת</translation>
    </message>
    <message id="soureh.case.14">
        <source>nothing left to draw, and a declaration that is spoiled</source>
        <translation>אין מה לשלוף, וההכרזה טורפדה</translation>
    </message>
    <message id="soureh.case.15">
        <source>nothing left to draw, where the rest played on</source>
        <translation>אין מה לשלוף, כשממשיכים בלי מי שסיים</translation>
    </message>
    <message id="soureh.case.16">
        <source>two leave at once</source>
        <translation>שניים עוזבים יחד</translation>
    </message>
    <message id="soureh.case.17">
        <source>the very last round</source>
        <translation>הסיבוב האחרון</translation>
    </message>
</context>
</TS>
