<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.super-stam">
        <source>Super Stam</source>
        <translation>סופר סת"ם</translation>
    </message>
    <message id="game.super-stam.about">
        <source>one hidden card decides</source>
        <translation>קלף סמוי אחד מכריע</translation>
    </message>
    <message id="game.super-stam.intro">
        <source>Answer cards with cards, and win a turn while your hidden card is a royal.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>להגיב לקלפים בקלפים, ולנצח בתור כשהקלף הסמוי הוא בן מלוכה.</translation>
    </message>
    <message id="super-stam.zone.head">
        <source>head card</source>
        <translation>הקלף הראשי</translation>
    </message>
    <message id="super-stam.zone.hidden">
        <source>hidden card</source>
        <translation>הקלף הסמוי</translation>
    </message>
    <message id="super-stam.zone.cards">
        <source>open cards</source>
        <translation>הקלפים הפתוחים</translation>
    </message>
    <message id="super-stam.zone.col.n">
        <source>column {n:num}</source>
        <extracomment>One of the columns that a seat has laid, numbered from the head card outwards.</extracomment>
        <translation>עמודה {n:num}</translation>
    </message>
    <message id="super-stam.zone.gold">
        <source>golden deck</source>
        <translation>חפיסת הזהב</translation>
    </message>
    <message id="super-stam.action.return">
        <source>return {0:card} to the stock</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להחזיר את {0:card} לקופה</translation>
    </message>
    <message id="super-stam.action.stam">
        <source>change the hidden card (super stam)</source>
        <translation>לספור סתם</translation>
    </message>
    <message id="super-stam.action.swap">
        <source>exchange {0:card} together with one more</source>
        <translation>להחליף את {0:card} יחד עם עוד קלף</translation>
    </message>
    <message id="super-stam.action.swap-second">
        <source>exchange {x:card} and {y:card} for a card of the stock</source>
        <translation>להחליף את {x:card} ואת {y:card} בקלף מהקופה</translation>
    </message>
    <message id="super-stam.action.shuffle">
        <source>shuffle the stock</source>
        <translation>לערבב את הקופה</translation>
    </message>
    <message id="super-stam.action.ready">
        <source>go on to the head card</source>
        <translation>להמשיך לקלף הראשי</translation>
    </message>
    <message id="super-stam.action.put">
        <source>lay {0:card}</source>
        <translation>להניח את {0:card}</translation>
    </message>
    <message id="super-stam.action.done">
        <source>finish laying</source>
        <translation>לגמור להניח</translation>
    </message>
    <message id="super-stam.action.pass">
        <source>lay nothing</source>
        <translation>לא להניח</translation>
    </message>
    <message id="super-stam.action.pass-open">
        <source>pass the turn</source>
        <translation>להעביר את התור</translation>
    </message>
    <message id="super-stam.action.pass-respond">
        <source>give no answer</source>
        <translation>לא להגיב</translation>
    </message>
    <message id="super-stam.verb.return">
        <source>return a card to the stock</source>
        <translation>להחזיר קלף לקופה</translation>
    </message>
    <message id="super-stam.verb.stam">
        <source>change the hidden card</source>
        <translation>לספור סתם</translation>
    </message>
    <message id="super-stam.verb.swap">
        <source>exchange cards</source>
        <translation>להחליף קלפים</translation>
    </message>
    <message id="super-stam.verb.swap.stam">
        <source>exchange cards before the head card</source>
        <translation>להחליף לפני הקלף הראשי</translation>
    </message>
    <message id="super-stam.verb.swap.open">
        <source>exchange cards when opening</source>
        <translation>להחליף קלפים בפתיחה</translation>
    </message>
    <message id="super-stam.verb.swap.respond">
        <source>exchange cards when answering</source>
        <translation>להחליף קלפים בתגובה</translation>
    </message>
    <message id="super-stam.verb.swap.swap">
        <source>choose the second card to exchange</source>
        <translation>לבחור את הקלף השני להחלפה</translation>
    </message>
    <message id="super-stam.verb.shuffle">
        <source>shuffle the stock</source>
        <translation>לערבב את הקופה</translation>
    </message>
    <message id="super-stam.verb.shuffle.stam">
        <source>shuffle before the head card</source>
        <translation>לערבב לפני הקלף הראשי</translation>
    </message>
    <message id="super-stam.verb.shuffle.open">
        <source>shuffle when opening</source>
        <translation>לערבב בפתיחה</translation>
    </message>
    <message id="super-stam.verb.shuffle.respond">
        <source>shuffle when answering</source>
        <translation>לערבב בתגובה</translation>
    </message>
    <message id="super-stam.verb.ready">
        <source>go on to the head card</source>
        <translation>להמשיך לקלף הראשי</translation>
    </message>
    <message id="super-stam.verb.put">
        <source>lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message id="super-stam.verb.put.open">
        <source>open with a card</source>
        <translation>לפתוח בקלף</translation>
    </message>
    <message id="super-stam.verb.put.put">
        <source>lay one more card</source>
        <translation>להניח עוד קלף</translation>
    </message>
    <message id="super-stam.verb.put.respond">
        <source>answer with a card</source>
        <translation>להגיב בקלף</translation>
    </message>
    <message id="super-stam.verb.done">
        <source>finish laying</source>
        <translation>לגמור להניח</translation>
    </message>
    <message id="super-stam.verb.pass">
        <source>pass</source>
        <translation>להעביר את התור</translation>
    </message>
    <message id="super-stam.verb.pass.respond">
        <source>give no answer</source>
        <translation>לא להגיב</translation>
    </message>
    <message id="super-stam.refusal.trim-first">
        <source>There are more cards than the hidden card sets: first put some back.</source>
        <translation>יש יותר קלפים ממה שהקלף הסמוי קובע: קודם מחזירים לקופה.</translation>
    </message>
    <message id="super-stam.refusal.no-head">
        <source>The head card has not been turned up yet.</source>
        <translation>עוד לא פתחו את הקלף הראשי.</translation>
    </message>
    <message id="super-stam.refusal.laying-under-way">
        <source>The sum is not reached yet: go on laying.</source>
        <translation>צריך להגיע לסכום, ולכן ממשיכים להניח.</translation>
    </message>
    <message id="super-stam.refusal.second-card-first">
        <source>An exchange takes two cards, and one is missing.</source>
        <translation>מחליפים שני קלפים, וחסר עוד אחד.</translation>
    </message>
    <message id="super-stam.refusal.head-lies">
        <source>That is done before the head card, and it is open already.</source>
        <translation>את זה עושים לפני הקלף הראשי, והוא כבר פתוח.</translation>
    </message>
    <message id="super-stam.refusal.nothing-laid">
        <source>No card has been laid yet.</source>
        <translation>עוד לא הונח קלף.</translation>
    </message>
    <message id="super-stam.refusal.nothing-to-return">
        <source>The number of cards is right: nothing to put back.</source>
        <translation>מספר הקלפים נכון, ואין מה להחזיר.</translation>
    </message>
    <message id="super-stam.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="super-stam.refusal.laid-already">
        <source>{0:card} is laid, and stays in its column.</source>
        <translation>{0:card} כבר הונח, ונשאר בעמודה שלו.</translation>
    </message>
    <message id="super-stam.refusal.hidden-stays">
        <source>{0:card} is the hidden card: it is neither laid nor exchanged.</source>
        <translation>{0:card} הוא הקלף הסמוי: לא מניחים אותו ולא מחליפים אותו.</translation>
    </message>
    <message id="super-stam.refusal.not-yours">
        <source>{0:card} belongs to the other side.</source>
        <translation>{0:card} שייך לצד השני.</translation>
    </message>
    <message id="super-stam.refusal.not-among-yours">
        <source>{0:card} is not among these open cards.</source>
        <translation>{0:card} לא בין הקלפים הפתוחים כאן.</translation>
    </message>
    <message id="super-stam.refusal.stam-done">
        <source>Super stam can be done once a turn, and it has been.</source>
        <translation>סופרים סתם רק פעם אחת בתור, וזה כבר נעשה.</translation>
    </message>
    <message id="super-stam.refusal.stam-after-exchange">
        <source>After an exchange there is no super stam in the same turn.</source>
        <translation>אחרי החלפה אי אפשר לספור סתם באותו תור.</translation>
    </message>
    <message id="super-stam.refusal.picked-already">
        <source>{0:card} is chosen already: choose another card to go with it.</source>
        <translation>{0:card} כבר נבחר; צריך להחליף איתו עוד קלף.</translation>
    </message>
    <message id="super-stam.refusal.not-hidden-suit">
        <source>{0:card} cannot be exchanged: both must be {1:word suit}, as the hidden card.</source>
        <translation>אי אפשר להחליף את {0:card}: מחליפים רק שני קלפי {1:word suit}, כמו הקלף הסמוי.</translation>
    </message>
    <message id="super-stam.refusal.no-second-card">
        <source>There is no second card to exchange with {0:card}.</source>
        <translation>אין קלף שני להחליף יחד עם {0:card}.</translation>
    </message>
    <message id="super-stam.refusal.shuffled-already">
        <source>The stock has been shuffled before this decision already.</source>
        <translation>כבר ערבבו את הקופה לפני ההחלטה הזאת.</translation>
    </message>
    <message id="super-stam.refusal.cannot-reach">
        <source>All cards together make {0:num}, and you need at least {1:num}.</source>
        <translation>כל הקלפים יחד: {0:num}, וצריך לפחות {1:num}.</translation>
    </message>
    <message id="super-stam.refusal.sum-not-reached">
        <source>So far {0:num}, and you need at least {1:num}.</source>
        <translation>עד עכשיו: {0:num}, וצריך לפחות {1:num}.</translation>
    </message>
    <message id="super-stam.refusal.must-lay">
        <source>Whoever can reach the {0:num} of the head card must lay. Only answering is free.</source>
        <translation>מי שיכול להגיע ל־{0:num} של הקלף הראשי חייב להניח. רק להגיב לא חייבים.</translation>
    </message>
    <message id="super-stam.said.opener">
        <source>Whoever has the highest card opens.</source>
        <translation>מי שיש לו הקלף הגבוה פותח.</translation>
    </message>
    <message id="super-stam.said.void">
        <source>Nobody can lay: the head card goes back to the stock.</source>
        <translation>אף אחד לא יכול להניח, והקלף הראשי חוזר לקופה.</translation>
    </message>
    <message id="super-stam.said.dead-turn">
        <source>Too many head cards went back: all cards are returned, and the next turn begins.</source>
        <translation>יותר מדי קלפים ראשיים חזרו לקופה: מחזירים הכול ומתחילים תור חדש.</translation>
    </message>
    <message id="super-stam.said.turn-won">
        <source>The turn has a winner.</source>
        <translation>יש מנצח בתור.</translation>
    </message>
    <message id="super-stam.fact.alpha">
        <source>sets {0:count card}</source>
        <extracomment>At a hidden card.</extracomment>
        <translation>קובע {0:count card}</translation>
    </message>
    <message id="super-stam.fact.reach">
        <source>can make {0:num} in all</source>
        <extracomment>At the cards of a seat: all that it could make count.</extracomment>
        <translation>אפשר להגיע ל־{0:num}</translation>
    </message>
    <message id="super-stam.fact.laying">
        <source>{0:num}, needs {1:num}</source>
        <extracomment>At the column of a laying: what counts so far, and the sum to reach.</extracomment>
        <translation>{0:num}, צריך {1:num}</translation>
    </message>
    <message id="super-stam.log.start">
        <source>Each has a hidden card.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>לכל אחד קלף סמוי.</translation>
    </message>
    <message id="super-stam.log.hidden">
        <source>{who:name} took a new hidden card.</source>
        <translation>{who:to} קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.hidden.m">
        <source>{who:name} took a new hidden card.</source>
        <translation>{who:name} לקח קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.hidden.f">
        <source>{who:name} took a new hidden card.</source>
        <translation>{who:name} לקחה קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.hidden.you">
        <source>You took a new hidden card.</source>
        <translation>לקחתי קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.hidden-draws">
        <source>{who:name} took a new hidden card, then {cards:cards}.</source>
        <translation>{who:to} קלף סמוי חדש, ואחריו {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.hidden-draws.m">
        <source>{who:name} took a new hidden card, then {cards:cards}.</source>
        <translation>{who:name} לקח קלף סמוי חדש, ואחריו {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.hidden-draws.f">
        <source>{who:name} took a new hidden card, then {cards:cards}.</source>
        <translation>{who:name} לקחה קלף סמוי חדש, ואחריו {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.hidden-draws.you">
        <source>You took a new hidden card, then {cards:cards}.</source>
        <translation>לקחתי קלף סמוי חדש, ואחריו {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.hidden-seen">
        <source>{who:name}’s hidden card is {c:card}.</source>
        <extracomment>Told to those alone who see it.</extracomment>
        <translation>הקלף הסמוי של {who:name} הוא {c:card}.</translation>
    </message>
    <message id="super-stam.log.hidden-seen.you">
        <source>Your hidden card is {c:card}.</source>
        <translation>הקלף הסמוי שלי הוא {c:card}.</translation>
    </message>
    <message id="super-stam.log.draws">
        <source>{who:name} took {cards:cards} from the stock.</source>
        <translation>{who:to} {cards:cards} מהקופה.</translation>
    </message>
    <message id="super-stam.log.draws.m">
        <source>{who:name} took {cards:cards} from the stock.</source>
        <translation>{who:name} לקח {cards:cards} מהקופה.</translation>
    </message>
    <message id="super-stam.log.draws.f">
        <source>{who:name} took {cards:cards} from the stock.</source>
        <translation>{who:name} לקחה {cards:cards} מהקופה.</translation>
    </message>
    <message id="super-stam.log.draws.you">
        <source>You took {cards:cards} from the stock.</source>
        <translation>לקחתי {cards:cards} מהקופה.</translation>
    </message>
    <message id="super-stam.log.opens">
        <source>{who:name} opens.</source>
        <translation>הפתיחה של {who:name}.</translation>
    </message>
    <message id="super-stam.log.opens.m">
        <source>{who:name} opens.</source>
        <translation>{who:name} פותח.</translation>
    </message>
    <message id="super-stam.log.opens.f">
        <source>{who:name} opens.</source>
        <translation>{who:name} פותחת.</translation>
    </message>
    <message id="super-stam.log.opens.you">
        <source>You open.</source>
        <translation>הפתיחה שלי.</translation>
    </message>
    <message id="super-stam.log.head">
        <source>The head card is {c:card}: at least {n:num} is needed.</source>
        <translation>הקלף הראשי הוא {c:card}: צריך לפחות {n:num}.</translation>
    </message>
    <message id="super-stam.log.return">
        <source>{who:name} put {x:card} back into the stock.</source>
        <translation>{x:card} {who:of} חזר לקופה.</translation>
    </message>
    <message id="super-stam.log.return.m">
        <source>{who:name} put {x:card} back into the stock.</source>
        <translation>{who:name} החזיר {x:card object} לקופה.</translation>
    </message>
    <message id="super-stam.log.return.f">
        <source>{who:name} put {x:card} back into the stock.</source>
        <translation>{who:name} החזירה {x:card object} לקופה.</translation>
    </message>
    <message id="super-stam.log.return.you">
        <source>You put {x:card} back into the stock.</source>
        <translation>החזרתי {x:card object} לקופה.</translation>
    </message>
    <message id="super-stam.log.stam">
        <source>{who:name} did super stam and took a new hidden card.</source>
        <translation>סופר סתם של {who:name}, וקלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.stam.m">
        <source>{who:name} did super stam and took a new hidden card.</source>
        <translation>{who:name} ספר סתם ולקח קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.stam.f">
        <source>{who:name} did super stam and took a new hidden card.</source>
        <translation>{who:name} ספרה סתם ולקחה קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.stam.you">
        <source>You did super stam and took a new hidden card.</source>
        <translation>ספרתי סתם ולקחתי קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.anew">
        <source>{who:name} did super stam: a new hidden card, and {cards:cards} from the stock.</source>
        <translation>סופר סתם של {who:name}: קלף סמוי חדש, ומהקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.anew.m">
        <source>{who:name} did super stam: a new hidden card, and {cards:cards} from the stock.</source>
        <translation>{who:name} ספר סתם: קלף סמוי חדש, ומהקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.anew.f">
        <source>{who:name} did super stam: a new hidden card, and {cards:cards} from the stock.</source>
        <translation>{who:name} ספרה סתם: קלף סמוי חדש, ומהקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.anew.you">
        <source>You did super stam: a new hidden card, and {cards:cards} from the stock.</source>
        <translation>ספרתי סתם: קלף סמוי חדש, ומהקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.shuffle">
        <source>{who:name} shuffled the stock.</source>
        <translation>הקופה עורבבה לבקשת {who:name}.</translation>
    </message>
    <message id="super-stam.log.shuffle.m">
        <source>{who:name} shuffled the stock.</source>
        <translation>{who:name} ערבב את הקופה.</translation>
    </message>
    <message id="super-stam.log.shuffle.f">
        <source>{who:name} shuffled the stock.</source>
        <translation>{who:name} ערבבה את הקופה.</translation>
    </message>
    <message id="super-stam.log.shuffle.you">
        <source>You shuffled the stock.</source>
        <translation>ערבבתי את הקופה.</translation>
    </message>
    <message id="super-stam.log.ready">
        <source>{who:name} goes on to the head card.</source>
        <translation>מצד {who:name} ממשיכים לקלף הראשי.</translation>
    </message>
    <message id="super-stam.log.ready.m">
        <source>{who:name} goes on to the head card.</source>
        <translation>{who:name} ממשיך לקלף הראשי.</translation>
    </message>
    <message id="super-stam.log.ready.f">
        <source>{who:name} goes on to the head card.</source>
        <translation>{who:name} ממשיכה לקלף הראשי.</translation>
    </message>
    <message id="super-stam.log.ready.you">
        <source>You go on to the head card.</source>
        <translation>המשכתי לקלף הראשי.</translation>
    </message>
    <message id="super-stam.log.put">
        <source>{who:name} laid {x:card}.</source>
        <translation>{x:card} {who:of} הולך לעמודה.</translation>
    </message>
    <message id="super-stam.log.put.m">
        <source>{who:name} laid {x:card}.</source>
        <translation>{who:name} הניח {x:card object}.</translation>
    </message>
    <message id="super-stam.log.put.f">
        <source>{who:name} laid {x:card}.</source>
        <translation>{who:name} הניחה {x:card object}.</translation>
    </message>
    <message id="super-stam.log.put.you">
        <source>You laid {x:card}.</source>
        <translation>הנחתי {x:card object}.</translation>
    </message>
    <message id="super-stam.log.done">
        <source>{who:name} finished laying.</source>
        <translation>מצד {who:name} זה הכול.</translation>
    </message>
    <message id="super-stam.log.done.m">
        <source>{who:name} finished laying.</source>
        <translation>{who:name} גמר להניח.</translation>
    </message>
    <message id="super-stam.log.done.f">
        <source>{who:name} finished laying.</source>
        <translation>{who:name} גמרה להניח.</translation>
    </message>
    <message id="super-stam.log.done.you">
        <source>You finished laying.</source>
        <translation>גמרתי להניח.</translation>
    </message>
    <message id="super-stam.voice.goal">
        <source>The goal: to win a turn while your hidden card is a jack, queen or king.</source>
        <translation>המטרה: לנצח בתור כשהקלף הסמוי שלי הוא נסיך, מלכה או מלך.</translation>
    </message>
    <message id="super-stam.voice.laid">
        <source>{who:name} laid {c:card}: {n:num}.</source>
        <extracomment>The number is what the card counts.</extracomment>
        <translation>לעמודה של {who:name}: {c:card}, {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.m">
        <source>{who:name} laid {c:card}: {n:num}.</source>
        <translation>{who:name} הניח {c:card object}: {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.f">
        <source>{who:name} laid {c:card}: {n:num}.</source>
        <translation>{who:name} הניחה {c:card object}: {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.you">
        <source>You laid {c:card}: {n:num}.</source>
        <translation>הנחתי {c:card object}: {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.several">
        <source>{who:name} laid {cards:cards}, together {n:num}.</source>
        <translation>לעמודה של {who:name}: {cards:cards}, ביחד {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.several.m">
        <source>{who:name} laid {cards:cards}, together {n:num}.</source>
        <translation>{who:name} הניח {cards:cards}, ביחד {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.several.f">
        <source>{who:name} laid {cards:cards}, together {n:num}.</source>
        <translation>{who:name} הניחה {cards:cards}, ביחד {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.several.you">
        <source>You laid {cards:cards}, together {n:num}.</source>
        <translation>הנחתי {cards:cards}, ביחד {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.with-earlier">
        <source>{who:name} laid {cards:cards}: with the earlier cards that makes {n:num}.</source>
        <translation>לעמודה של {who:name}: {cards:cards}, ועם הקודמים {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.with-earlier.m">
        <source>{who:name} laid {cards:cards}: with the earlier cards that makes {n:num}.</source>
        <translation>{who:name} הניח {cards:cards}, ועם הקודמים זה {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.with-earlier.f">
        <source>{who:name} laid {cards:cards}: with the earlier cards that makes {n:num}.</source>
        <translation>{who:name} הניחה {cards:cards}, ועם הקודמים זה {n:num}.</translation>
    </message>
    <message id="super-stam.voice.laid.with-earlier.you">
        <source>You laid {cards:cards}: with the earlier cards that makes {n:num}.</source>
        <translation>הנחתי {cards:cards}, ועם הקודמים זה {n:num}.</translation>
    </message>
    <message id="super-stam.voice.returned">
        <source>{who:name} put {cards:cards} back into the stock.</source>
        <translation>בחזרה לקופה, {who:from}: {cards:cards}.</translation>
    </message>
    <message id="super-stam.voice.returned.m">
        <source>{who:name} put {cards:cards} back into the stock.</source>
        <translation>{who:name} החזיר לקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.voice.returned.f">
        <source>{who:name} put {cards:cards} back into the stock.</source>
        <translation>{who:name} החזירה לקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.voice.returned.you">
        <source>You put {cards:cards} back into the stock.</source>
        <translation>החזרתי לקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.sum">
        <source>Now at least {n:num} is needed.</source>
        <translation>עכשיו צריך לפחות {n:num}.</translation>
    </message>
    <message id="super-stam.log.swap">
        <source>{who:name} exchanged {x:card} and {y:card} and got {c:card}.</source>
        <translation>ההחלפה {who:of}: {x:card} {y:card and} הלכו לקופה, {c:card and} בא במקומם.</translation>
    </message>
    <message id="super-stam.log.swap.m">
        <source>{who:name} exchanged {x:card} and {y:card} and got {c:card}.</source>
        <translation>{who:name} החליף {x:card object} {y:card and} וקיבל {c:card}.</translation>
    </message>
    <message id="super-stam.log.swap.f">
        <source>{who:name} exchanged {x:card} and {y:card} and got {c:card}.</source>
        <translation>{who:name} החליפה {x:card object} {y:card and} וקיבלה {c:card}.</translation>
    </message>
    <message id="super-stam.log.swap.you">
        <source>You exchanged {x:card} and {y:card} and got {c:card}.</source>
        <translation>החלפתי {x:card object} {y:card and} וקיבלתי {c:card}.</translation>
    </message>
    <message id="super-stam.log.cannot">
        <source>{who:name} has nothing to lay.</source>
        <translation>{who:to} אין מה להניח.</translation>
    </message>
    <message id="super-stam.log.cannot.you">
        <source>You have nothing to lay.</source>
        <translation>אין לי מה להניח.</translation>
    </message>
    <message id="super-stam.log.pass">
        <source>{who:name} does not answer.</source>
        <translation>מצד {who:name} אין תגובה.</translation>
    </message>
    <message id="super-stam.log.pass.m">
        <source>{who:name} does not answer.</source>
        <translation>{who:name} לא מגיב.</translation>
    </message>
    <message id="super-stam.log.pass.f">
        <source>{who:name} does not answer.</source>
        <translation>{who:name} לא מגיבה.</translation>
    </message>
    <message id="super-stam.log.pass.you">
        <source>You do not answer.</source>
        <translation>לא הגבתי.</translation>
    </message>
    <message id="super-stam.log.void">
        <source>Nobody can lay on {c:card}, and it goes back to the stock.</source>
        <translation>אף אחד לא יכול להניח על {c:card}, והוא חוזר לקופה.</translation>
    </message>
    <message id="super-stam.log.won">
        <source>{who:name} won the turn.</source>
        <translation>הניצחון בתור הולך {who:to}.</translation>
    </message>
    <message id="super-stam.log.won.m">
        <source>{who:name} won the turn.</source>
        <translation>{who:name} ניצח בתור.</translation>
    </message>
    <message id="super-stam.log.won.f">
        <source>{who:name} won the turn.</source>
        <translation>{who:name} ניצחה בתור.</translation>
    </message>
    <message id="super-stam.log.won.you">
        <source>You won the turn.</source>
        <translation>ניצחתי בתור.</translation>
    </message>
    <message id="super-stam.log.won-gold">
        <source>{who:name} won the turn, and {c:card} goes to the golden deck.</source>
        <translation>הניצחון בתור הולך {who:to}, {c:card and} נכנס לחפיסת הזהב.</translation>
    </message>
    <message id="super-stam.log.won-gold.m">
        <source>{who:name} won the turn, and {c:card} goes to the golden deck.</source>
        <translation>{who:name} ניצח בתור, {c:card and} נכנס לחפיסת הזהב.</translation>
    </message>
    <message id="super-stam.log.won-gold.f">
        <source>{who:name} won the turn, and {c:card} goes to the golden deck.</source>
        <translation>{who:name} ניצחה בתור, {c:card and} נכנס לחפיסת הזהב.</translation>
    </message>
    <message id="super-stam.log.won-gold.you">
        <source>You won the turn, and {c:card} goes to your golden deck.</source>
        <translation>ניצחתי בתור, {c:card and} נכנס לחפיסת הזהב שלי.</translation>
    </message>
    <message id="super-stam.result.win">
        <source>{who:name} wins. Golden cards: {mine:num} to {its:num}.</source>
        <translation>הניצחון הולך {who:to}. קלפי זהב: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="super-stam.result.win.m">
        <source>{who:name} wins. Golden cards: {mine:num} to {its:num}.</source>
        <translation>{who:name} ניצח. קלפי זהב: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="super-stam.result.win.f">
        <source>{who:name} wins. Golden cards: {mine:num} to {its:num}.</source>
        <translation>{who:name} ניצחה. קלפי זהב: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="super-stam.result.win.you">
        <source>You win. Golden cards: {mine:num} to {its:num}.</source>
        <translation>ניצחתי. קלפי זהב: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="super-stam.result.tie">
        <source>A tie. Golden cards each: {n:num}.</source>
        <translation>תיקו. קלפי זהב לכל אחד: {n:num}.</translation>
    </message>
    <message id="super-stam.reason.gold">
        <source>The golden deck is full.</source>
        <translation>חפיסת הזהב התמלאה.</translation>
    </message>
    <message id="super-stam.option.n">
        <source>Golden cards to win</source>
        <translation>קלפי זהב לניצחון</translation>
    </message>
    <message id="super-stam.option.n.help">
        <source>How many royals, each of another value, fill a golden deck.</source>
        <translation>כמה בני מלוכה, כל אחד מערך אחר, ממלאים חפיסת זהב.</translation>
    </message>
    <message id="super-stam.option.n.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="super-stam.option.n.1.help">
        <source>One royal wins: a short game.</source>
        <translation>מספיק בן מלוכה אחד: משחק קצר.</translation>
    </message>
    <message id="super-stam.option.n.2.help">
        <source>Two royals of different values.</source>
        <translation>שני בני מלוכה מערכים שונים.</translation>
    </message>
    <message id="super-stam.option.n.3.help">
        <source>A jack, a queen and a king: the long game.</source>
        <translation>נסיך, מלכה ומלך: משחק ארוך.</translation>
    </message>
    <message id="super-stam.option.wording">
        <source>Version of the rules</source>
        <translation>גרסת הכללים</translation>
    </message>
    <message id="super-stam.option.wording.help">
        <source>The booklet tells the game twice, in formal words and in plain ones, and the two differ.</source>
        <translation>החוברת מספרת את המשחק פעמיים, בלשון פורמלית ובלשון בני אדם, ויש ביניהן הבדלים.</translation>
    </message>
    <message id="super-stam.option.wording.formal">
        <source>Formal version</source>
        <translation>הגרסה הפורמלית</translation>
    </message>
    <message id="super-stam.option.wording.formal.help">
        <source>Every laying counts by itself. The winner’s hidden card always goes; the loser keeps what was not laid.</source>
        <translation>כל הנחה נספרת לבד. הקלף הסמוי של המנצח תמיד יוצא, והמפסיד שומר מה שלא הניח.</translation>
    </message>
    <message id="super-stam.option.wording.human">
        <source>Plain version</source>
        <translation>הגרסה בלשון בני אדם</translation>
    </message>
    <message id="super-stam.option.wording.human.help">
        <source>All cards laid in a turn add up. The winner takes them back; the loser gets new ones.</source>
        <translation>כל הקלפים שהונחו בתור מצטברים. המנצח לוקח אותם בחזרה, והמפסיד מקבל קלפים חדשים.</translation>
    </message>
    <message id="super-stam.option.max_turns">
        <source>Turns at most</source>
        <translation>עד כמה תורות</translation>
    </message>
    <message id="super-stam.option.max_turns.help">
        <source>After that many the larger golden deck wins.</source>
        <translation>אחרי המספר הזה מנצחת חפיסת הזהב הגדולה יותר.</translation>
    </message>
    <message id="super-stam.option.max_turns.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="super-stam.words.sum">
        <source>At least: {n:num}</source>
        <translation>צריך לפחות: {n:num}</translation>
    </message>
    <message id="super-stam.words.full">
        <source>Gold needed to win: {n:num}</source>
        <translation>זהב לניצחון: {n:num}</translation>
    </message>
    <message id="super-stam.hint.stam-for-royal">
        <source>{0:card} cannot go to the golden deck, and another hidden card may.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>{0:card} לא יכול להיכנס לחפיסת הזהב, וקלף סמוי אחר אולי כן.</translation>
    </message>
    <message id="super-stam.hint.stam-hopeless">
        <source>{0:card} could go to the golden deck, but with these cards the turn is won only about {1:percent} of the time.</source>
        <translation>{0:card} יכול להיכנס לחפיסת הזהב, אבל עם הקלפים האלה מנצחים בתור רק בערך ב־{1:percent} מהמקרים.</translation>
    </message>
    <message id="super-stam.hint.stam-hopeless.never">
        <source>{0:card} could go to the golden deck, but with these cards the turn is almost never won.</source>
        <translation>{0:card} יכול להיכנס לחפיסת הזהב, אבל עם הקלפים האלה כמעט אף פעם לא מנצחים בתור.</translation>
    </message>
    <message id="super-stam.hint.keeps-royal">
        <source>If the turn is won, {0:card} goes to the golden deck: about {1:percent} of the time.</source>
        <translation>אם מנצחים בתור, {0:card} נכנס לחפיסת הזהב: בערך ב־{1:percent} מהמקרים.</translation>
    </message>
    <message id="super-stam.hint.keeps-royal.always">
        <source>If the turn is won, {0:card} goes to the golden deck, and it almost surely is.</source>
        <translation>אם מנצחים בתור, {0:card} נכנס לחפיסת הזהב, וכמעט בטוח שמנצחים.</translation>
    </message>
    <message id="super-stam.hint.keeps-royal.never">
        <source>If the turn is won, {0:card} goes to the golden deck. That hardly ever happens, and there is nothing better to do.</source>
        <translation>אם מנצחים בתור, {0:card} נכנס לחפיסת הזהב. זה כמעט לא קורה, ואין משהו טוב יותר לעשות.</translation>
    </message>
    <message id="super-stam.hint.waits-for-head">
        <source>Before the head card there is no telling what to exchange.</source>
        <translation>לפני הקלף הראשי אי אפשר לדעת מה כדאי להחליף.</translation>
    </message>
    <message id="super-stam.hint.returns-lowest">
        <source>{0:card} is the lowest.</source>
        <translation>{0:card} הכי נמוך.</translation>
    </message>
    <message id="super-stam.hint.ends-turn">
        <source>This leads to {0:num}, which the other side cannot reach.</source>
        <translation>כך מגיעים ל־{0:num}, והצד השני לא יכול להגיע לזה.</translation>
    </message>
    <message id="super-stam.hint.wins-by-force">
        <source>This leads to {0:num}. The other side can answer, but every answer can be answered.</source>
        <translation>כך מגיעים ל־{0:num}. הצד השני יכול להגיב, אבל על כל תגובה יש תגובה.</translation>
    </message>
    <message id="super-stam.hint.must-lay">
        <source>Whoever can lay must, and {0:num} costs least.</source>
        <translation>מי שיכול להניח חייב, ו־{0:num} עולה הכי פחות.</translation>
    </message>
    <message id="super-stam.hint.keeps-up">
        <source>This leads to {0:num}, and the other side has to reach that.</source>
        <translation>כך מגיעים ל־{0:num}, והצד השני צריך להגיע לזה.</translation>
    </message>
    <message id="super-stam.hint.enough">
        <source>A sum of {0:num} is enough, and more would be a waste.</source>
        <translation>סכום של {0:num} מספיק, ויותר מזה חבל.</translation>
    </message>
    <message id="super-stam.hint.exchange-for-chance">
        <source>With these cards the turn is lost; after an exchange it is won about {1:percent} of the time.</source>
        <translation>עם הקלפים האלה מפסידים בתור; אחרי החלפה מנצחים בערך ב־{1:percent} מהמקרים.</translation>
    </message>
    <message id="super-stam.hint.exchange-for-chance.always">
        <source>With these cards the turn is lost; after an exchange it is almost surely won.</source>
        <translation>עם הקלפים האלה מפסידים בתור; אחרי החלפה כמעט בטוח שמנצחים.</translation>
    </message>
    <message id="super-stam.hint.exchange-for-chance.never">
        <source>With these cards the turn is lost; an exchange hardly changes that, but costs nothing.</source>
        <translation>עם הקלפים האלה מפסידים בתור; החלפה כמעט לא תשנה את זה, אבל גם לא תזיק.</translation>
    </message>
    <message id="super-stam.hint.out-of-reach">
        <source>These cards do not reach {0:num}.</source>
        <translation>הקלפים האלה לא מגיעים ל־{0:num}.</translation>
    </message>
    <message id="super-stam.hint.not-worth-it">
        <source>The other side can answer, and high cards are too good for this turn.</source>
        <translation>לצד השני יש תגובה, ועל קלפים גבוהים חבל.</translation>
    </message>
    <message id="super-stam.why.fact.next-cards.more">
        <source>the cards for the next turn are worth more</source>
        <extracomment>Why one move is better than another: the sum of the cards with which the next turn begins.</extracomment>
        <translation>הקלפים לתור הבא שווים יותר</translation>
    </message>
    <message id="super-stam.why.fact.next-cards.less">
        <source>the cards for the next turn are worth less</source>
        <translation>הקלפים לתור הבא שווים פחות</translation>
    </message>
    <message id="super-stam.fact.laid">
        <source>{0:num} together</source>
        <extracomment>At a column: what the laying in it counted.</extracomment>
        <translation>ביחד {0:num}</translation>
    </message>
    <message id="super-stam.fact.column">
        <source>column {0:num} is open</source>
        <extracomment>At the column into which the next card goes.</extracomment>
        <translation>עמודה {0:num} פתוחה</translation>
    </message>
    <message id="super-stam.fact.would-make">
        <source>with {0:card}: {1:num}</source>
        <extracomment>What would count with this card.</extracomment>
        <translation>עם {0:card}: {1:num}</translation>
    </message>
    <message id="super-stam.label.course">
        <source>golden cards</source>
        <extracomment>What the chart of how the game went counts for each seat.</extracomment>
        <translation>קלפי זהב</translation>
    </message>
    <message id="super-stam.label.sum">
        <source>at least</source>
        <extracomment>Below the number that the next laying has to reach.</extracomment>
        <translation>לפחות</translation>
    </message>
    <message id="super-stam.label.gold">
        <source>Gold {n:num} of {of:num}</source>
        <extracomment>Below a golden deck: its cards, and how many win.</extracomment>
        <translation>זהב {n:num} מתוך {of:num}</translation>
    </message>
    <message id="super-stam.label.gold.gained">
        <source>a golden card</source>
        <extracomment>A pill at a golden deck that has just grown.</extracomment>
        <translation>קלף זהב</translation>
    </message>
    <message id="super-stam.label.hidden">
        <source>Hidden: gives {n:num}</source>
        <extracomment>Below a hidden card: how many cards it gives.</extracomment>
        <translation>הסמוי נותן {n:num}</translation>
    </message>
    <message id="super-stam.label.hidden.royal">
        <source>Gives {n:num}, wins gold</source>
        <extracomment>Below a hidden card that is a royal: it also goes to the golden deck of the winner of the turn.</extracomment>
        <translation>נותן {n:num}, ומזכה בזהב</translation>
    </message>
    <message id="super-stam.note.hidden">
        <source>The hidden card sets how many cards one has. To whoever wins the turn it turns golden only if it is a royal.</source>
        <extracomment>A note at a hidden card that is pointed at.</extracomment>
        <translation>הקלף הסמוי קובע כמה קלפים יש. מי שמנצח בתור זוכה בו כקלף זהב רק אם הוא בן מלוכה.</translation>
    </message>
    <message id="super-stam.note.hidden.royal">
        <source>The hidden card sets how many cards one has. It is a royal: winning the turn turns it golden.</source>
        <translation>הקלף הסמוי קובע כמה קלפים יש. הוא בן מלוכה: ניצחון בתור הופך אותו לקלף זהב.</translation>
    </message>
    <message id="super-stam.label.golden">
        <source>Gold: {n:num}</source>
        <translation>זהב: {n:num}</translation>
    </message>
    <message id="super-stam.label.place">
        <source>Column {n:num}: lay here</source>
        <extracomment>In the empty place of the next column.</extracomment>
        <translation>עמודה {n:num}: להניח כאן</translation>
    </message>
    <message id="super-stam.label.reach">
        <source>{cards:text} · up to {n:num}</source>
        <extracomment>On a badge: cards, and all that they could make together.</extracomment>
        <translation>{cards:text} · עד {n:num}</translation>
    </message>
    <message id="super-stam.label.ahead">
        <source>ahead</source>
        <extracomment>A tag at the seat that laid last and would win the turn.</extracomment>
        <translation>בראש</translation>
    </message>
    <message id="super-stam.label.stammed">
        <source>super stam done</source>
        <extracomment>Tags at a seat: what it has used up in this turn.</extracomment>
        <translation>אחרי ספירת סתם</translation>
    </message>
    <message id="super-stam.label.exchanged">
        <source>has exchanged</source>
        <translation>אחרי החלפה</translation>
    </message>
    <message id="super-stam.label.stammed-exchanged">
        <source>super stam, has exchanged</source>
        <translation>אחרי ספירת סתם והחלפה</translation>
    </message>
    <message id="super-stam.label.chip">
        <source>{wording:text} · turn {n:num}</source>
        <extracomment>The pill beside the name of the game: the wording, and the number of the turn.</extracomment>
        <translation>{wording:text} · תור {n:num}</translation>
    </message>
    <message id="super-stam.label.takes">
        <source>wins the turn</source>
        <extracomment>A pill below the cards that win a turn.</extracomment>
        <translation>מנצח בתור</translation>
    </message>
    <message id="super-stam.button.stam">
        <source>Super stam</source>
        <translation>לספור סתם</translation>
    </message>
    <message id="super-stam.button.shuffle">
        <source>Shuffle</source>
        <translation>לערבב</translation>
    </message>
    <message id="super-stam.button.ready">
        <source>To the head card</source>
        <extracomment>Not the words that go on after a stop: this is a decision.</extracomment>
        <translation>לקלף הראשי</translation>
    </message>
    <message id="super-stam.button.done">
        <source>Done: {n:num}</source>
        <extracomment>Ends a laying; the number is what counts.</extracomment>
        <translation>די: {n:num}</translation>
    </message>
    <message id="super-stam.button.pass-open">
        <source>Pass the turn</source>
        <translation>להעביר את התור</translation>
    </message>
    <message id="super-stam.button.pass-respond">
        <source>Do not answer</source>
        <translation>לא להגיב</translation>
    </message>
    <message id="super-stam.voice.waits">
        <source>At least {n:num} is needed.</source>
        <extracomment>While the other decides.</extracomment>
        <translation>צריך לפחות {n:num}.</translation>
    </message>
    <message id="super-stam.voice.trim">
        <source>You have {n:count card} too many: which do you put back?</source>
        <translation>יש ביד {n:count card} יותר מדי: מה להחזיר לקופה?</translation>
    </message>
    <message id="super-stam.button.trim">
        <source>Put {n:count card} back</source>
        <translation>להחזיר {n:count card} לקופה</translation>
    </message>
    <message id="super-stam.voice.trim.detail">
        <source>The hidden card sets {n:count card}; what you put back goes to the bottom of the stock.</source>
        <translation>הקלף הסמוי קובע {n:count card}; מה שמחזירים הולך לתחתית הקופה.</translation>
    </message>
    <message id="super-stam.voice.before.stam.formal">
        <source>To the head card, or super stam: a new hidden card?</source>
        <translation>לעבור לקלף הראשי, או לספור סתם ולקבל קלף סמוי חדש?</translation>
    </message>
    <message id="super-stam.voice.before.stam.human">
        <source>To the head card, or super stam: all cards new?</source>
        <translation>לעבור לקלף הראשי, או לספור סתם ולהחליף את כל הקלפים?</translation>
    </message>
    <message id="super-stam.voice.before.swap">
        <source>Exchange cards, or on to the head card?</source>
        <translation>להחליף קלפים, או לעבור לקלף הראשי?</translation>
    </message>
    <message id="super-stam.voice.stam.formal">
        <source>Super stam: a new hidden card, and as many cards as it gives.</source>
        <translation>לספור סתם: לקחת קלף סמוי חדש, והוא קובע כמה קלפים יש.</translation>
    </message>
    <message id="super-stam.voice.stam.human">
        <source>Super stam gives everything back, for a new hidden card and new cards.</source>
        <translation>מי שסופר סתם מחזיר הכול, ומקבל קלף סמוי חדש וקלפים חדשים.</translation>
    </message>
    <message id="super-stam.voice.ready">
        <source>When both sides are ready, the top card of the stock becomes the head card, and sets the sum to reach.</source>
        <extracomment>What a button is for.</extracomment>
        <translation>כששני הצדדים מוכנים, הקלף העליון בקופה נפתח כקלף הראשי וקובע לאיזה סכום להגיע.</translation>
    </message>
    <message id="super-stam.voice.before.swap.detail">
        <source>Two cards go to the bottom of the stock, and the top one comes.</source>
        <translation>שני קלפים הולכים לתחתית הקופה, ובא העליון שלה.</translation>
    </message>
    <message id="super-stam.voice.shuffle">
        <source>Shuffling hides the stock’s order.</source>
        <extracomment>What a button is for.</extracomment>
        <translation>ערבוב מסתיר את סדר הקלפים בקופה.</translation>
    </message>
    <message id="super-stam.voice.shuffled">
        <source>You have shuffled the stock.</source>
        <extracomment>The answer to that button.</extracomment>
        <translation>הקופה עורבבה.</translation>
    </message>
    <message id="super-stam.voice.put.more">
        <source>So far {n:num} of {need:num}. Which card do you add?</source>
        <translation>יש {n:num} מתוך {need:num}. איזה קלף להוסיף?</translation>
    </message>
    <message id="super-stam.voice.put.detail">
        <source>Still to go: {left:num}.</source>
        <translation>צריך עוד {left:num}.</translation>
    </message>
    <message id="super-stam.voice.put.enough">
        <source>That is enough: {n:num} for {need:num}. Finish, or add a card?</source>
        <translation>זה מספיק: {n:num}, וצריך {need:num}. לסיים, או להוסיף קלף?</translation>
    </message>
    <message id="super-stam.voice.put.follows">
        <source>Then {who:name} has to reach it, or the turn is over.</source>
        <translation>אחר כך התור של {who:name} להגיע לזה, או שהתור נגמר.</translation>
    </message>
    <message id="super-stam.voice.put.follows.m">
        <source>Then {who:name} has to reach it, or the turn is over.</source>
        <translation>אחר כך {who:name} צריך להגיע לזה, או שהתור נגמר.</translation>
    </message>
    <message id="super-stam.voice.put.follows.f">
        <source>Then {who:name} has to reach it, or the turn is over.</source>
        <translation>אחר כך {who:name} צריכה להגיע לזה, או שהתור נגמר.</translation>
    </message>
    <message id="super-stam.voice.put.follows.you">
        <source>Then you have to reach it, or the turn is over.</source>
        <translation>אחר כך התור שלי להגיע לזה, או שהתור נגמר.</translation>
    </message>
    <message id="super-stam.voice.swap">
        <source>Which card goes with {x:card} into the exchange?</source>
        <translation>איזה קלף להחליף יחד עם {x:card}?</translation>
    </message>
    <message id="super-stam.voice.swaps">
        <source>{who:name} exchanges {c:card} together with another card.</source>
        <extracomment>The other card is chosen next.</extracomment>
        <translation>{c:card} יוחלף עכשיו יחד עם עוד קלף {who:of}.</translation>
    </message>
    <message id="super-stam.voice.swaps.m">
        <source>{who:name} exchanges {c:card} together with another card.</source>
        <translation>{who:name} מחליף את {c:card} יחד עם עוד קלף.</translation>
    </message>
    <message id="super-stam.voice.swaps.f">
        <source>{who:name} exchanges {c:card} together with another card.</source>
        <translation>{who:name} מחליפה את {c:card} יחד עם עוד קלף.</translation>
    </message>
    <message id="super-stam.voice.swaps.you">
        <source>You exchange {c:card} together with another card.</source>
        <translation>{c:card} שלי יוחלף עכשיו יחד עם עוד קלף.</translation>
    </message>
    <message id="super-stam.voice.swaps.both">
        <source>{who:name} exchanges {cards:cards}.</source>
        <extracomment>Before both go to the stock.</extracomment>
        <translation>ההחלפה {who:of}: {cards:cards}.</translation>
    </message>
    <message id="super-stam.voice.swaps.both.m">
        <source>{who:name} exchanges {cards:cards}.</source>
        <translation>{who:name} מחליף {cards:cards object}.</translation>
    </message>
    <message id="super-stam.voice.swaps.both.f">
        <source>{who:name} exchanges {cards:cards}.</source>
        <translation>{who:name} מחליפה {cards:cards object}.</translation>
    </message>
    <message id="super-stam.voice.swaps.both.you">
        <source>You exchange {cards:cards}.</source>
        <translation>החלפה שלי: {cards:cards}.</translation>
    </message>
    <message id="super-stam.voice.swap.second">
        <source>Possible together with {cards:either}.</source>
        <translation>אפשר יחד עם {cards:either}.</translation>
    </message>
    <message id="super-stam.voice.respond">
        <source>At least {n:num} is needed. Do you answer?</source>
        <translation>צריך לפחות {n:num}. להגיב?</translation>
    </message>
    <message id="super-stam.voice.respond.follows">
        <source>If you do not answer, {who:name} wins the turn.</source>
        <translation>בלי תגובה הניצחון בתור הולך {who:to}.</translation>
    </message>
    <message id="super-stam.voice.respond.follows.you">
        <source>Without an answer you win the turn.</source>
        <translation>בלי תגובה ניצחתי בתור.</translation>
    </message>
    <message id="super-stam.voice.open">
        <source>Which cards do you lay? The head card asks for at least {n:num}.</source>
        <translation>אילו קלפים להניח? הקלף הראשי דורש לפחות {n:num}.</translation>
    </message>
    <message id="super-stam.voice.open.detail">
        <source>All together make {n:num}.</source>
        <translation>כל הקלפים יחד: {n:num}.</translation>
    </message>
    <message id="super-stam.voice.open.exact">
        <source>The exact number is enough, and you may lay more.</source>
        <translation>גם בדיוק מספיק, ומותר להניח יותר.</translation>
    </message>
    <message id="super-stam.voice.open.cannot">
        <source>Your cards make {n:num}, and you need {need:num}. Exchange, or pass the turn?</source>
        <translation>כל הקלפים יחד: {n:num}, וצריך {need:num}. להחליף, או להעביר את התור?</translation>
    </message>
    <message id="super-stam.voice.open.passes">
        <source>If you pass, {who:name} may lay.</source>
        <translation>אם מעבירים, התור של {who:name} להניח.</translation>
    </message>
    <message id="super-stam.voice.open.passes.m">
        <source>If you pass, {who:name} may lay.</source>
        <translation>אם מעבירים, {who:name} יכול להניח.</translation>
    </message>
    <message id="super-stam.voice.open.passes.f">
        <source>If you pass, {who:name} may lay.</source>
        <translation>אם מעבירים, {who:name} יכולה להניח.</translation>
    </message>
    <message id="super-stam.voice.open.passes.you">
        <source>If it is passed on, you may lay.</source>
        <translation>אם מעבירים, התור שלי להניח.</translation>
    </message>
    <message id="super-stam.voice.open.void">
        <source>If nobody can lay, the head card goes back to the stock.</source>
        <translation>אם אף אחד לא יכול להניח, הקלף הראשי חוזר לקופה.</translation>
    </message>
    <message id="super-stam.voice.held.hidden">
        <source>{x:card} is the hidden card, and sets {n:count card}.</source>
        <translation>{x:card} הוא הקלף הסמוי, וקובע {n:count card}.</translation>
    </message>
    <message id="super-stam.voice.held.put">
        <source>Lay {x:card} in the column?</source>
        <translation>להניח את {x:card} בעמודה?</translation>
    </message>
    <message id="super-stam.voice.held.both">
        <source>{x:card}: lay it in the column, or exchange it together with another?</source>
        <translation>{x:card}: להניח בעמודה, או להחליף יחד עם עוד קלף?</translation>
    </message>
    <message id="super-stam.voice.held.both.with">
        <source>{x:card}: lay it in the column, or exchange it together with {y:card}?</source>
        <translation>{x:card}: להניח בעמודה, או להחליף יחד עם {y:card}?</translation>
    </message>
    <message id="super-stam.voice.held.swap">
        <source>Exchange {x:card} and another for one of the stock?</source>
        <translation>להחליף את {x:card} ועוד קלף בקלף מהקופה?</translation>
    </message>
    <message id="super-stam.voice.held.swap.with">
        <source>Exchange {x:card} and {y:card} for one of the stock?</source>
        <extracomment>Only one card can go with the held one.</extracomment>
        <translation>להחליף את {x:card} ואת {y:card} בקלף מהקופה?</translation>
    </message>
    <message id="super-stam.voice.held.none">
        <source>{x:card} can do nothing now.</source>
        <translation>אין עכשיו מה לעשות עם {x:card}.</translation>
    </message>
    <message id="super-stam.voice.held.return">
        <source>{x:card} back to the stock?</source>
        <translation>להחזיר את {x:card} לקופה?</translation>
    </message>
    <message id="super-stam.voice.held.reaches">
        <source>Together {n:num}, and you need {need:num}: enough.</source>
        <translation>ביחד {n:num}, וצריך {need:num}: מספיק.</translation>
    </message>
    <message id="super-stam.voice.held.short">
        <source>Together {n:num} of {need:num}, and {left:num} more to go.</source>
        <translation>ביחד {n:num} מתוך {need:num}, וצריך עוד {left:num}.</translation>
    </message>
    <message id="super-stam.voice.held.partners">
        <source>It can be exchanged together with {cards:either}.</source>
        <translation>אפשר להחליף אותו יחד עם {cards:either}.</translation>
    </message>
    <message id="super-stam.voice.gold">
        <source>A royal goes to {who:name}’s golden deck.</source>
        <translation>בן מלוכה נכנס לחפיסת הזהב של {who:name}.</translation>
    </message>
    <message id="super-stam.voice.gold.you">
        <source>A royal goes to your golden deck.</source>
        <translation>בן מלוכה נכנס לחפיסת הזהב שלי.</translation>
    </message>
    <message id="super-stam.voice.gold.card">
        <source>{c:card} goes to {who:name}’s golden deck.</source>
        <translation>{c:card} נכנס לחפיסת הזהב של {who:name}.</translation>
    </message>
    <message id="super-stam.voice.gold.card.you">
        <source>{c:card} goes to your golden deck.</source>
        <translation>{c:card} נכנס לחפיסת הזהב שלי.</translation>
    </message>
    <message id="super-stam.voice.no-gold">
        <source>No gold: the hidden card is not a royal.</source>
        <extracomment>Why a turn that was won brings no golden card.</extracomment>
        <translation>אין קלף זהב, כי הקלף הסמוי הוא לא בן מלוכה.</translation>
    </message>
    <message id="super-stam.voice.no-gold.new">
        <source>No gold: the hidden card is not a royal of a new value.</source>
        <translation>אין קלף זהב, כי הקלף הסמוי הוא לא בן מלוכה מערך חדש.</translation>
    </message>
    <message id="super-stam.voice.gold-why">
        <source>Winning the turn turned the hidden card golden: it is a royal.</source>
        <extracomment>Why a card becomes golden.</extracomment>
        <translation>הניצחון בתור הפך את הקלף הסמוי לקלף זהב, כי הוא בן מלוכה.</translation>
    </message>
    <message id="super-stam.voice.head.brief">
        <source>Head card {c:card}: {n:num} is needed.</source>
        <translation>הקלף הראשי {c:card}: צריך {n:num}.</translation>
    </message>
    <message id="super-stam.voice.opens">
        <source>{who:name} has the highest card, and opens.</source>
        <translation>הפתיחה של {who:name}, עם הקלף הגבוה ביותר.</translation>
    </message>
    <message id="super-stam.voice.opens.m">
        <source>{who:name} has the highest card, and opens.</source>
        <translation>{who:name} פותח, עם הקלף הגבוה ביותר.</translation>
    </message>
    <message id="super-stam.voice.opens.f">
        <source>{who:name} has the highest card, and opens.</source>
        <translation>{who:name} פותחת, עם הקלף הגבוה ביותר.</translation>
    </message>
    <message id="super-stam.voice.opens.you">
        <source>You have the highest card, and open.</source>
        <translation>הפתיחה שלי, עם הקלף הגבוה ביותר.</translation>
    </message>
    <message id="super-stam.voice.wins">
        <source>{who:name} wins the turn.</source>
        <translation>הניצחון בתור הולך {who:to}.</translation>
    </message>
    <message id="super-stam.voice.wins.m">
        <source>{who:name} wins the turn.</source>
        <translation>{who:name} ניצח בתור.</translation>
    </message>
    <message id="super-stam.voice.wins.f">
        <source>{who:name} wins the turn.</source>
        <translation>{who:name} ניצחה בתור.</translation>
    </message>
    <message id="super-stam.voice.wins.you">
        <source>You win the turn.</source>
        <translation>ניצחתי בתור.</translation>
    </message>
    <message id="super-stam.voice.wins.cannot">
        <source>There is no answer: all of {who:name}’s cards make {n:num}, and {need:num} is needed.</source>
        <extracomment>Why a turn has ended: the other side could not reach the sum.</extracomment>
        <translation>אין תגובה. כל הקלפים של {who:name} יחד: {n:num}, וצריך {need:num}.</translation>
    </message>
    <message id="super-stam.voice.wins.cannot.you">
        <source>You cannot answer: all your cards make {n:num}, and {need:num} is needed.</source>
        <translation>אי אפשר להגיב. כל הקלפים שלי יחד: {n:num}, וצריך {need:num}.</translation>
    </message>
    <message id="super-stam.voice.wins.none-left">
        <source>There is no answer: {who:name} has no cards left.</source>
        <translation>אין תגובה: {who:to} לא נשארו קלפים.</translation>
    </message>
    <message id="super-stam.voice.wins.none-left.you">
        <source>You cannot answer: you have no cards left.</source>
        <translation>אי אפשר להגיב: לא נשארו לי קלפים.</translation>
    </message>
    <message id="super-stam.voice.cannot-lay">
        <source>{who:name} cannot lay: all the cards make only {n:num}.</source>
        <extracomment>Why somebody passed without a choice.</extracomment>
        <translation>{who:to} אין מה להניח: כל הקלפים ביחד רק {n:num}.</translation>
    </message>
    <message id="super-stam.voice.cannot-lay.you">
        <source>You cannot lay: all your cards make only {n:num}.</source>
        <translation>אין לי מה להניח: כל הקלפים ביחד רק {n:num}.</translation>
    </message>
    <message id="super-stam.voice.cannot-answer">
        <source>{who:name} cannot answer.</source>
        <translation>{who:to} אין במה להגיב.</translation>
    </message>
    <message id="super-stam.voice.cannot-answer.you">
        <source>You cannot answer.</source>
        <translation>אין לי במה להגיב.</translation>
    </message>
    <message id="super-stam.voice.straight-on">
        <source>{who:name} has done super stam or an exchange in this turn, and goes on to the head card.</source>
        <extracomment>Why somebody went on without a choice.</extracomment>
        <translation>{who:to} אין עוד סופר סתם בתור הזה, ולכן ממשיכים לקלף הראשי.</translation>
    </message>
    <message id="super-stam.voice.straight-on.you">
        <source>You have done super stam or an exchange in this turn, and go on to the head card.</source>
        <translation>כבר ספרתי סתם או החלפתי בתור הזה, ולכן ממשיכים לקלף הראשי.</translation>
    </message>
    <message id="super-stam.voice.nothing-more">
        <source>{who:name} has nothing more to change: on to the head card.</source>
        <translation>{who:to} אין עוד מה להחליף: ממשיכים לקלף הראשי.</translation>
    </message>
    <message id="super-stam.voice.nothing-more.you">
        <source>You have nothing more to change: on to the head card.</source>
        <translation>אין לי עוד מה להחליף: ממשיכים לקלף הראשי.</translation>
    </message>
    <message id="super-stam.about.tag">
        <source>What has been laid counts this much.</source>
        <translation>כמה שווה מה שהונח.</translation>
    </message>
    <message id="super-stam.about.tag.saffron">
        <source>This player laid last and wins the turn if nobody answers.</source>
        <translation>מי שהניח אחרון: הוא מנצח בתור אם אף אחד לא מגיב.</translation>
    </message>
    <message id="super-stam.about.tag.sea">
        <source>Each of these can be done once a turn, and has been done.</source>
        <translation>כל אחד מאלה אפשר לעשות פעם אחת בתור, וזה כבר נעשה.</translation>
    </message>
    <message id="super-stam.results.score">
        <source>golden cards</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>קלפי זהב</translation>
    </message>
    <message id="super-stam.case.01">
        <source>a seven takes two cards</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>שבע לוקח שני קלפים</translation>
    </message>
    <message id="super-stam.case.02">
        <source>an ace takes four cards</source>
        <translation>אס לוקח ארבעה קלפים</translation>
    </message>
    <message id="super-stam.case.03">
        <source>a ten takes five cards</source>
        <translation>עשר לוקח חמישה קלפים</translation>
    </message>
    <message id="super-stam.case.04">
        <source>red goes before black</source>
        <translation>אדום לפני שחור</translation>
    </message>
    <message id="super-stam.case.05">
        <source>diamonds go before hearts</source>
        <translation>יהלום לפני לב</translation>
    </message>
    <message id="super-stam.case.06">
        <source>clubs go before spades</source>
        <translation>תלתן לפני עלה</translation>
    </message>
    <message id="super-stam.case.07">
        <source>the same sum is enough</source>
        <translation>מספיק סכום שווה</translation>
    </message>
    <message id="super-stam.case.08">
        <source>the golden card</source>
        <translation>קלף הזהב</translation>
    </message>
    <message id="super-stam.case.09">
        <source>no value twice</source>
        <translation>לא אותו ערך פעמיים</translation>
    </message>
    <message id="super-stam.case.10">
        <source>two spades for a card</source>
        <translation>שני קלפי עלה תמורת קלף</translation>
    </message>
    <message id="super-stam.case.11">
        <source>the ace hidden, formally</source>
        <translation>אס סמוי, בלשון פורמלית</translation>
    </message>
    <message id="super-stam.case.12">
        <source>the ace hidden, among people</source>
        <translation>אס סמוי, בלשון בני אדם</translation>
    </message>
    <message id="super-stam.case.13">
        <source>super stam, formally</source>
        <translation>סופר סתם, בלשון פורמלית</translation>
    </message>
    <message id="super-stam.case.14">
        <source>super stam, among people</source>
        <translation>סופר סתם, בלשון בני אדם</translation>
    </message>
    <message id="super-stam.case.15">
        <source>nobody reaches the head card, formally</source>
        <translation>אף אחד לא מגיע לקלף הראשי, בלשון פורמלית</translation>
    </message>
    <message id="super-stam.case.16">
        <source>nobody can lay, among people</source>
        <translation>אף אחד לא יכול להניח, בלשון בני אדם</translation>
    </message>
    <message id="super-stam.case.17">
        <source>the opener cannot, and the other lays</source>
        <translation>מי שפותח לא יכול, והשני מניח</translation>
    </message>
    <message id="super-stam.case.18">
        <source>columns, formally</source>
        <translation>עמודות, בלשון פורמלית</translation>
    </message>
    <message id="super-stam.case.19">
        <source>columns, among people</source>
        <translation>עמודות, בלשון בני אדם</translation>
    </message>
    <message id="super-stam.case.20">
        <source>the end of the turn, among people</source>
        <translation>סוף התור, בלשון בני אדם</translation>
    </message>
    <message id="super-stam.case.21">
        <source>whoever can lay first has to</source>
        <translation>מי שיכול להניח ראשון חייב</translation>
    </message>
    <message id="super-stam.case.22">
        <source>not responding</source>
        <translation>לא להגיב</translation>
    </message>
    <message id="super-stam.case.23">
        <source>gold, among people</source>
        <translation>זהב, בלשון בני אדם</translation>
    </message>
</context>
</TS>
