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
        <source>Answer cards with cards, and win the turn while a royal is hidden.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לענות לקלפים בקלפים, ולנצח בתור כשבן מלוכה מסתתר.</translation>
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
        <source>cards</source>
        <translation>קלפי השחקן</translation>
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
        <source>do super stam</source>
        <translation>לספור סתם</translation>
    </message>
    <message id="super-stam.action.swap">
        <source>exchange {0:card} and one more card</source>
        <translation>להחליף את {0:card} ועוד קלף</translation>
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
        <translation>לעבור לקלף הראשי</translation>
    </message>
    <message id="super-stam.action.put">
        <source>lay {0:card}</source>
        <translation>להניח את {0:card}</translation>
    </message>
    <message id="super-stam.action.done">
        <source>finish the laying</source>
        <translation>לסיים את ההנחה</translation>
    </message>
    <message id="super-stam.action.pass">
        <source>pass</source>
        <translation>לוותר</translation>
    </message>
    <message id="super-stam.action.pass-open">
        <source>pass the turn on</source>
        <translation>להעביר את התור</translation>
    </message>
    <message id="super-stam.action.pass-respond">
        <source>decline to answer</source>
        <translation>לא להגיב</translation>
    </message>
    <message id="super-stam.refusal.trim-first">
        <source>There are more cards than the hidden card gives: first some go back to the stock.</source>
        <translation>יש יותר קלפים ממה שהקלף הסמוי נותן: קודם מחזירים קלפים לקופה.</translation>
    </message>
    <message id="super-stam.refusal.no-head">
        <source>The head card has not been turned up yet.</source>
        <translation>הקלף הראשי עוד לא נפתח.</translation>
    </message>
    <message id="super-stam.refusal.laying-under-way">
        <source>A laying is under way: it goes on until it reaches the sum.</source>
        <translation>באמצע הנחה: ממשיכים עד שמגיעים לסכום.</translation>
    </message>
    <message id="super-stam.refusal.second-card-first">
        <source>An exchange takes two cards, and the second is still missing.</source>
        <translation>בהחלפה נותנים שני קלפים, והשני עוד חסר.</translation>
    </message>
    <message id="super-stam.refusal.head-lies">
        <source>That comes before the head card, and the head card is open already.</source>
        <translation>זה קודם לקלף הראשי, והקלף הראשי כבר פתוח.</translation>
    </message>
    <message id="super-stam.refusal.nothing-laid">
        <source>Nothing has been laid yet.</source>
        <translation>עוד לא הונח דבר.</translation>
    </message>
    <message id="super-stam.refusal.nothing-to-return">
        <source>The number of cards is right: none goes back to the stock.</source>
        <translation>מספר הקלפים נכון: שום קלף לא חוזר לקופה.</translation>
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
        <source>{0:card} does not lie in this row of cards.</source>
        <translation>{0:card} לא נמצא בקלפי השחקן.</translation>
    </message>
    <message id="super-stam.refusal.stam-done">
        <source>Super stam is done once a turn, and that has been.</source>
        <translation>סופר סתם עושים פעם אחת בתור, וזה כבר נעשה.</translation>
    </message>
    <message id="super-stam.refusal.stam-after-exchange">
        <source>After an exchange there is no super stam in the same turn.</source>
        <translation>אחרי החלפה אין סופר סתם באותו תור.</translation>
    </message>
    <message id="super-stam.refusal.picked-already">
        <source>{0:card} is chosen already: the exchange takes another card with it.</source>
        <translation>{0:card} כבר נבחר: להחלפה צריך איתו קלף אחר.</translation>
    </message>
    <message id="super-stam.refusal.not-hidden-suit">
        <source>{0:card} cannot be exchanged: with this hidden card both have to be {1:word suit}.</source>
        <translation>אי אפשר להחליף את {0:card}: עם הקלף הסמוי הזה שניהם צריכים להיות קלפי {1:word suit}.</translation>
    </message>
    <message id="super-stam.refusal.no-second-card">
        <source>There is no second card to exchange with {0:card}.</source>
        <translation>אין קלף שני שאפשר להחליף יחד עם {0:card}.</translation>
    </message>
    <message id="super-stam.refusal.shuffled-already">
        <source>The stock has been shuffled for this decision already.</source>
        <translation>לקראת ההחלטה הזאת הקופה כבר עורבבה.</translation>
    </message>
    <message id="super-stam.refusal.cannot-reach">
        <source>All cards together make {0:num}, and {1:num} is to be reached.</source>
        <translation>כל הקלפים יחד הם {0:num}, וצריך להגיע ל־{1:num}.</translation>
    </message>
    <message id="super-stam.refusal.sum-not-reached">
        <source>So far it is {0:num}, and {1:num} is to be reached.</source>
        <translation>עד עכשיו {0:num}, וצריך להגיע ל־{1:num}.</translation>
    </message>
    <message id="super-stam.refusal.must-lay">
        <source>Whoever can reach the {0:num} of the head card has to lay: only an answer is free.</source>
        <translation>מי שיכול להגיע ל־{0:num} של הקלף הראשי מניח: רק התגובה היא רשות.</translation>
    </message>
    <message id="super-stam.said.opener">
        <source>The highest card opens.</source>
        <translation>הקלף הגבוה ביותר פותח.</translation>
    </message>
    <message id="super-stam.said.void">
        <source>Nobody can lay: the head card goes back to the stock.</source>
        <translation>אף אחד לא יכול להניח: הקלף הראשי חוזר לקופה.</translation>
    </message>
    <message id="super-stam.said.dead-turn">
        <source>Too many head cards came in vain: all cards go back, and the next turn begins.</source>
        <translation>יותר מדי קלפים ראשיים עלו לשווא: כל הקלפים חוזרים לקופה, ומתחיל התור הבא.</translation>
    </message>
    <message id="super-stam.said.turn-won">
        <source>The turn is won.</source>
        <translation>התור הוכרע.</translation>
    </message>
    <message id="super-stam.fact.alpha">
        <source>gives {0:count card}</source>
        <extracomment>At a hidden card.</extracomment>
        <translation>נותן {0:count card}</translation>
    </message>
    <message id="super-stam.fact.reach">
        <source>can make {0:num} in all</source>
        <extracomment>At the cards of a seat: all that it could make count.</extracomment>
        <translation>יכולים להגיע ל־{0:num}</translation>
    </message>
    <message id="super-stam.fact.laying">
        <source>{0:num} of {1:num}</source>
        <extracomment>At the column of a laying: what counts so far, and the sum to reach.</extracomment>
        <translation>{0:num} מתוך {1:num}</translation>
    </message>
    <message id="super-stam.log.start">
        <source>Each side has a hidden card.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>לכל צד יש קלף סמוי.</translation>
    </message>
    <message id="super-stam.log.hidden">
        <source>{who:name} drew a new hidden card.</source>
        <translation>{who:name}: קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.hidden.you">
        <source>You drew a new hidden card.</source>
        <translation>אליי: קלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.hidden-draws">
        <source>{who:name} drew a new hidden card, then {cards:cards}.</source>
        <translation>{who:name}: קלף סמוי חדש, ומהקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.hidden-draws.you">
        <source>You drew a new hidden card, then {cards:cards}.</source>
        <translation>אליי: קלף סמוי חדש, ומהקופה {cards:cards}.</translation>
    </message>
    <message id="super-stam.log.hidden-seen">
        <source>{who:name}’s hidden card is {c:card}.</source>
        <extracomment>Told to those alone who see it.</extracomment>
        <translation>הקלף הסמוי של {who:name}: {c:card}.</translation>
    </message>
    <message id="super-stam.log.hidden-seen.you">
        <source>Your hidden card is {c:card}.</source>
        <translation>הקלף הסמוי שלי: {c:card}.</translation>
    </message>
    <message id="super-stam.log.draws">
        <source>{who:name} drew {cards:cards}.</source>
        <translation>{who:name}: {cards:cards} מהקופה.</translation>
    </message>
    <message id="super-stam.log.draws.you">
        <source>You drew {cards:cards}.</source>
        <translation>אליי: {cards:cards} מהקופה.</translation>
    </message>
    <message id="super-stam.log.opens">
        <source>{who:name} opens.</source>
        <translation>הפתיחה של {who:name}.</translation>
    </message>
    <message id="super-stam.log.opens.you">
        <source>You open.</source>
        <translation>הפתיחה שלי.</translation>
    </message>
    <message id="super-stam.log.head">
        <source>The head card is {c:card}: {n:num} is to be reached.</source>
        <translation>הקלף הראשי הוא {c:card}: צריך להגיע ל־{n:num}.</translation>
    </message>
    <message id="super-stam.log.return">
        <source>{who:name} returned {x:card} to the stock.</source>
        <translation>{who:name}: {x:card} חזר לקופה.</translation>
    </message>
    <message id="super-stam.log.return.you">
        <source>You returned {x:card} to the stock.</source>
        <translation>{x:card} הוחזר לקופה.</translation>
    </message>
    <message id="super-stam.log.stam">
        <source>{who:name} did super stam and has a new hidden card.</source>
        <translation>{who:name}: סופר סתם, וקלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.stam.you">
        <source>You did super stam and have a new hidden card.</source>
        <translation>סופר סתם, וקלף סמוי חדש.</translation>
    </message>
    <message id="super-stam.log.shuffle">
        <source>{who:name} shuffled the stock.</source>
        <translation>{who:name}: הקופה עורבבה.</translation>
    </message>
    <message id="super-stam.log.shuffle.you">
        <source>You shuffled the stock.</source>
        <translation>הקופה עורבבה.</translation>
    </message>
    <message id="super-stam.log.ready">
        <source>{who:name} is ready for the head card.</source>
        <translation>{who:name}: אפשר לעבור לקלף הראשי.</translation>
    </message>
    <message id="super-stam.log.ready.you">
        <source>You are ready for the head card.</source>
        <translation>אפשר לעבור לקלף הראשי.</translation>
    </message>
    <message id="super-stam.log.put">
        <source>{who:name} laid {x:card}.</source>
        <translation>{who:name}: {x:card} לעמודה.</translation>
    </message>
    <message id="super-stam.log.put.you">
        <source>You laid {x:card}.</source>
        <translation>{x:card} הונח בעמודה.</translation>
    </message>
    <message id="super-stam.log.done">
        <source>{who:name} finished the laying.</source>
        <translation>{who:name}: ההנחה הסתיימה.</translation>
    </message>
    <message id="super-stam.log.done.you">
        <source>You finished the laying.</source>
        <translation>ההנחה הסתיימה.</translation>
    </message>
    <message id="super-stam.log.sum">
        <source>Now {n:num} is to be reached.</source>
        <translation>עכשיו צריך להגיע ל־{n:num}.</translation>
    </message>
    <message id="super-stam.log.swap">
        <source>{who:name} exchanged {x:card} and {y:card} for {c:card}.</source>
        <translation>{who:name}: {x:card} ו־{y:card} הוחלפו ב־{c:card}.</translation>
    </message>
    <message id="super-stam.log.swap.you">
        <source>You exchanged {x:card} and {y:card} for {c:card}.</source>
        <translation>{x:card} ו־{y:card} הוחלפו ב־{c:card}.</translation>
    </message>
    <message id="super-stam.log.cannot">
        <source>{who:name} cannot lay.</source>
        <translation>{who:name}: אין מה להניח.</translation>
    </message>
    <message id="super-stam.log.cannot.you">
        <source>You cannot lay.</source>
        <translation>אין מה להניח.</translation>
    </message>
    <message id="super-stam.log.pass">
        <source>{who:name} does not answer.</source>
        <translation>{who:name}: אין תגובה.</translation>
    </message>
    <message id="super-stam.log.pass.you">
        <source>You do not answer.</source>
        <translation>אין תגובה.</translation>
    </message>
    <message id="super-stam.log.void">
        <source>Nobody can reach {c:card}, and it goes back to the stock.</source>
        <translation>אף אחד לא מגיע ל־{c:card}, והוא חוזר לקופה.</translation>
    </message>
    <message id="super-stam.log.won">
        <source>{who:name} wins the turn.</source>
        <translation>{who:name}: ניצחון בתור.</translation>
    </message>
    <message id="super-stam.log.won.you">
        <source>You win the turn.</source>
        <translation>ניצחון בתור.</translation>
    </message>
    <message id="super-stam.log.won-gold">
        <source>{who:name} wins the turn, and {c:card} goes to the golden deck.</source>
        <translation>{who:name}: ניצחון בתור. {c:card} נכנס לחפיסת הזהב.</translation>
    </message>
    <message id="super-stam.log.won-gold.you">
        <source>You win the turn, and {c:card} goes to the golden deck.</source>
        <translation>ניצחון בתור. {c:card} נכנס לחפיסת הזהב.</translation>
    </message>
    <message id="super-stam.result.win">
        <source>{who:name} wins, golden cards {mine:num} to {its:num}.</source>
        <translation>ניצחון של {who:name}: קלפי זהב {mine:num} מול {its:num}.</translation>
    </message>
    <message id="super-stam.result.win.you">
        <source>You win, golden cards {mine:num} to {its:num}.</source>
        <translation>ניצחון: קלפי זהב {mine:num} מול {its:num}.</translation>
    </message>
    <message id="super-stam.result.tie">
        <source>A tie, golden cards {n:num} each.</source>
        <translation>תיקו: קלפי זהב {n:num} לכל צד.</translation>
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
        <source>How many royals, all of different values, fill a golden deck.</source>
        <translation>כמה בני מלוכה, כולם מערכים שונים, ממלאים חפיסת זהב.</translation>
    </message>
    <message id="super-stam.option.n.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="super-stam.option.n.1.help">
        <source>One royal ends the game: short games, many of them.</source>
        <translation>בן מלוכה אחד מסיים את המשחק: משחקים קצרים, והרבה.</translation>
    </message>
    <message id="super-stam.option.n.2.help">
        <source>Two royals of different values.</source>
        <translation>שני בני מלוכה מערכים שונים.</translation>
    </message>
    <message id="super-stam.option.n.3.help">
        <source>A jack, a queen and a king: the long game.</source>
        <translation>נסיך, מלכה ומלך: המשחק הארוך.</translation>
    </message>
    <message id="super-stam.option.wording">
        <source>Wording</source>
        <translation>לשון הכללים</translation>
    </message>
    <message id="super-stam.option.wording.help">
        <source>The booklet tells the game twice, and not quite alike.</source>
        <translation>החוברת מספרת את המשחק פעמיים, ולא בדיוק באותו אופן.</translation>
    </message>
    <message id="super-stam.option.wording.formal">
        <source>Formal</source>
        <translation>פורמלית</translation>
    </message>
    <message id="super-stam.option.wording.formal.help">
        <source>Every laying counts by itself. The winner’s hidden card always goes; the loser keeps what was not laid.</source>
        <translation>כל הנחה נספרת לבדה. הקלף הסמוי של המנצח תמיד יוצא, ומה שהמפסיד לא הניח נשאר אצלו.</translation>
    </message>
    <message id="super-stam.option.wording.human">
        <source>Human</source>
        <translation>בני אדם</translation>
    </message>
    <message id="super-stam.option.wording.human.help">
        <source>All cards laid in a turn add up. The winner takes them back; the loser gets new ones.</source>
        <translation>כל הקלפים שהונחו בתור מצטברים. המנצח לוקח אותם בחזרה, והמפסיד מקבל קלפים חדשים.</translation>
    </message>
    <message id="super-stam.option.max_turns">
        <source>Turns at most</source>
        <translation>תורות לכל היותר</translation>
    </message>
    <message id="super-stam.option.max_turns.help">
        <source>After so many turns the larger golden deck wins.</source>
        <translation>אחרי מספר כזה של תורות מנצחת חפיסת הזהב הגדולה יותר.</translation>
    </message>
    <message id="super-stam.option.max_turns.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="super-stam.words.sum">
        <source>The sum to reach: {n:num}</source>
        <translation>הסכום שצריך להגיע אליו: {n:num}</translation>
    </message>
    <message id="super-stam.words.full">
        <source>A golden deck is full with {n:count card}</source>
        <translation>חפיסת זהב מלאה: {n:count card}</translation>
    </message>
    <message id="super-stam.hint.stam-for-royal">
        <source>{0:card} cannot become golden, and a new hidden card may.</source>
        <extracomment>Why a move is advised: the codes of app/bots/super_stam.py.</extracomment>
        <translation>{0:card} לא יכול להיות קלף זהב, וקלף סמוי חדש אולי יהיה.</translation>
    </message>
    <message id="super-stam.hint.stam-hopeless">
        <source>{0:card} could become golden, but with these cards the chance to win the turn is only {1:percent}.</source>
        <translation>{0:card} יכול להיות קלף זהב, אבל עם הקלפים האלה הסיכוי לנצח בתור הוא רק {1:percent}.</translation>
    </message>
    <message id="super-stam.hint.keeps-royal">
        <source>{0:card} becomes golden if the turn is won: a chance of {1:percent}.</source>
        <translation>אם מנצחים בתור, {0:card} נעשה קלף זהב: סיכוי של {1:percent}.</translation>
    </message>
    <message id="super-stam.hint.waits-for-head">
        <source>Before the head card lies there is no telling what to exchange.</source>
        <translation>לפני שנפתח הקלף הראשי אי אפשר לדעת מה כדאי להחליף.</translation>
    </message>
    <message id="super-stam.hint.returns-lowest">
        <source>{0:card} is the lowest of the cards.</source>
        <translation>{0:card} הוא הנמוך מבין הקלפים.</translation>
    </message>
    <message id="super-stam.hint.ends-turn">
        <source>It leads to {0:num}, which the other cannot reach.</source>
        <translation>זה מביא ל־{0:num}, והיריב לא יכול להגיע לזה.</translation>
    </message>
    <message id="super-stam.hint.wins-by-force">
        <source>It leads to {0:num}. The other can reach that, and be answered to the end.</source>
        <translation>זה מביא ל־{0:num}. היריב יכול להגיע לזה, אבל לכל תגובה שלו יש תשובה עד הסוף.</translation>
    </message>
    <message id="super-stam.hint.must-lay">
        <source>Who can lay has to, and {0:num} costs least.</source>
        <translation>מי שיכול להניח חייב להניח, ו־{0:num} עולה הכי פחות.</translation>
    </message>
    <message id="super-stam.hint.keeps-up">
        <source>It leads to {0:num}, and the other has to reach that.</source>
        <translation>זה מביא ל־{0:num}, והיריב צריך להגיע לזה.</translation>
    </message>
    <message id="super-stam.hint.enough">
        <source>{0:num} reaches the sum, and more would be a waste.</source>
        <translation>{0:num} מגיע לסכום, ויותר מזה מיותר.</translation>
    </message>
    <message id="super-stam.hint.exchange-for-chance">
        <source>With these cards the turn is lost; after the exchange the chance to win it is {1:percent}.</source>
        <translation>עם הקלפים האלה התור אבוד; אחרי ההחלפה הסיכוי לנצח בו הוא {1:percent}.</translation>
    </message>
    <message id="super-stam.hint.out-of-reach">
        <source>These cards do not reach {0:num}.</source>
        <translation>הקלפים האלה לא מגיעים ל־{0:num}.</translation>
    </message>
    <message id="super-stam.hint.not-worth-it">
        <source>The other can answer, and high cards are worth more than this turn.</source>
        <translation>ליריב יש תגובה, וקלפים גבוהים שווים יותר מהתור הזה.</translation>
    </message>
    <message id="super-stam.fact.laid">
        <source>came to {0:num}</source>
        <extracomment>At a column: what the laying in it counted.</extracomment>
        <translation>הגיעו ל־{0:num}</translation>
    </message>
    <message id="super-stam.fact.column">
        <source>column {0:num} is open</source>
        <extracomment>At the column into which the next card goes.</extracomment>
        <translation>עמודה {0:num} פתוחה</translation>
    </message>
    <message id="super-stam.fact.would-make">
        <source>with {0:card} it makes {1:num}</source>
        <extracomment>What would count with this card.</extracomment>
        <translation>עם {0:card} יהיו {1:num}</translation>
    </message>
    <message id="super-stam.label.sum">
        <source>to reach</source>
        <extracomment>Below the number that the next laying has to reach.</extracomment>
        <translation>הסכום</translation>
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
        <translation>בהובלה</translation>
    </message>
    <message id="super-stam.label.stammed">
        <source>super stam done</source>
        <extracomment>Tags at a seat: what it has used up in this turn.</extracomment>
        <translation>סופר סתם כבר היה</translation>
    </message>
    <message id="super-stam.label.exchanged">
        <source>has exchanged</source>
        <translation>החלפה כבר הייתה</translation>
    </message>
    <message id="super-stam.label.stammed-exchanged">
        <source>super stam, has exchanged</source>
        <translation>היו סופר סתם והחלפה</translation>
    </message>
    <message id="super-stam.label.chip">
        <source>{wording:text} · turn {n:num}</source>
        <extracomment>The pill beside the name of the game: the wording, and the number of the turn.</extracomment>
        <translation>לשון {wording:text} · תור {n:num}</translation>
    </message>
    <message id="super-stam.label.takes">
        <source>wins the turn</source>
        <extracomment>A pill below the cards that win a turn.</extracomment>
        <translation>ניצחון בתור</translation>
    </message>
    <message id="super-stam.button.stam">
        <source>Super stam</source>
        <translation>סופר סתם</translation>
    </message>
    <message id="super-stam.button.shuffle">
        <source>Shuffle</source>
        <translation>לערבב</translation>
    </message>
    <message id="super-stam.button.ready">
        <source>Go on</source>
        <translation>להמשיך</translation>
    </message>
    <message id="super-stam.button.done">
        <source>Done: {n:num}</source>
        <extracomment>Ends a laying; the number is what counts.</extracomment>
        <translation>לסיים: {n:num}</translation>
    </message>
    <message id="super-stam.button.pass-open">
        <source>Pass on</source>
        <translation>להעביר</translation>
    </message>
    <message id="super-stam.button.pass-respond">
        <source>No answer</source>
        <translation>לא להגיב</translation>
    </message>
    <message id="super-stam.voice.waits">
        <source>To reach: {n:num}.</source>
        <extracomment>While the other decides.</extracomment>
        <translation>הסכום שצריך להגיע אליו: {n:num}.</translation>
    </message>
    <message id="super-stam.voice.trim">
        <source>{n:count card} too many: which to return?</source>
        <translation>{n:count card} יותר מדי: מה להחזיר לקופה?</translation>
    </message>
    <message id="super-stam.voice.trim.detail">
        <source>The hidden card gives {n:num}; what is returned goes to the bottom of the stock.</source>
        <translation>הקלף הסמוי נותן {n:num}; מה שחוזר נכנס לתחתית הקופה.</translation>
    </message>
    <message id="super-stam.voice.before.stam">
        <source>Go on, or super stam?</source>
        <translation>להמשיך, או סופר סתם?</translation>
    </message>
    <message id="super-stam.voice.before.swap">
        <source>Exchange cards, or go on?</source>
        <translation>להחליף קלפים, או להמשיך?</translation>
    </message>
    <message id="super-stam.voice.before.stam.formal">
        <source>Super stam gives a new hidden card, and as many cards as it says.</source>
        <translation>סופר סתם: קלף סמוי חדש, ומספר הקלפים לפיו.</translation>
    </message>
    <message id="super-stam.voice.before.stam.human">
        <source>Super stam gives everything back: a new hidden card and all new cards.</source>
        <translation>סופר סתם: הכול חוזר לקופה, וממנה קלף סמוי חדש וקלפים חדשים.</translation>
    </message>
    <message id="super-stam.voice.before.swap.detail">
        <source>Two cards go to the bottom of the stock, and its top card comes.</source>
        <translation>שני קלפים נכנסים לתחתית הקופה, והעליון שלה בא במקומם.</translation>
    </message>
    <message id="super-stam.voice.put.more">
        <source>{n:num} of {need:num} so far. Which card goes with it?</source>
        <translation>עד כאן {n:num} מתוך {need:num}. איזה קלף מצטרף?</translation>
    </message>
    <message id="super-stam.voice.put.detail">
        <source>{left:num} still missing in this column.</source>
        <translation>בעמודה הזאת חסרים עוד {left:num}.</translation>
    </message>
    <message id="super-stam.voice.put.enough">
        <source>{n:num} reaches the {need:num}: done, or one more card?</source>
        <translation>{n:num} מגיע ל־{need:num}: לסיים, או להוסיף קלף?</translation>
    </message>
    <message id="super-stam.voice.put.follows">
        <source>Then {who:name} has to reach it, or the turn is over.</source>
        <translation>אחר כך צריך להגיע לזה אצל {who:name}, או שהתור נגמר.</translation>
    </message>
    <message id="super-stam.voice.put.follows.you">
        <source>Then you have to reach it, or the turn is over.</source>
        <translation>אחר כך צריך להגיע לזה אצלי, או שהתור נגמר.</translation>
    </message>
    <message id="super-stam.voice.swap">
        <source>{x:card} is to be exchanged. With which card?</source>
        <translation>{x:card} הולך להחלפה. יחד עם איזה קלף?</translation>
    </message>
    <message id="super-stam.voice.swap.second">
        <source>It can be {cards:either}.</source>
        <translation>אפשר {cards:either}.</translation>
    </message>
    <message id="super-stam.voice.respond">
        <source>{n:num} is to be reached. Answer?</source>
        <translation>צריך להגיע ל־{n:num}. להגיב?</translation>
    </message>
    <message id="super-stam.voice.respond.detail">
        <source>The cards make {n:num} in all. Without an answer {who:name} wins the turn.</source>
        <translation>כל הקלפים יחד: {n:num}. בלי תגובה הניצחון בתור של {who:name}.</translation>
    </message>
    <message id="super-stam.voice.respond.detail.you">
        <source>The cards make {n:num} in all. Without an answer you win the turn.</source>
        <translation>כל הקלפים יחד: {n:num}. בלי תגובה הניצחון בתור שלי.</translation>
    </message>
    <message id="super-stam.voice.open">
        <source>Which cards reach the {n:num} of the head card?</source>
        <translation>אילו קלפים יגיעו ל־{n:num} של הקלף הראשי?</translation>
    </message>
    <message id="super-stam.voice.open.detail">
        <source>All together make {n:num}. Equal is enough, and more may be laid than is needed.</source>
        <translation>כולם יחד: {n:num}. מספיק סכום שווה, ומותר להניח יותר.</translation>
    </message>
    <message id="super-stam.voice.open.cannot">
        <source>The cards make {n:num} in all, and {need:num} is to be reached: exchange, or pass on?</source>
        <translation>כל הקלפים יחד: {n:num}, וצריך {need:num}. להחליף, או להעביר?</translation>
    </message>
    <message id="super-stam.voice.open.passes">
        <source>After passing on, {who:name} may lay.</source>
        <translation>אחרי ההעברה אפשר להניח אצל {who:name}.</translation>
    </message>
    <message id="super-stam.voice.open.passes.you">
        <source>After passing on, you may lay.</source>
        <translation>אחרי ההעברה אפשר להניח אצלי.</translation>
    </message>
    <message id="super-stam.voice.open.void">
        <source>If nobody can lay, the head card goes back to the stock.</source>
        <translation>אם אף אחד לא יכול להניח, הקלף הראשי חוזר לקופה.</translation>
    </message>
    <message id="super-stam.voice.held.hidden">
        <source>{x:card} is the hidden card and gives {n:num}.</source>
        <translation>{x:card} הוא הקלף הסמוי, ונותן {n:num}.</translation>
    </message>
    <message id="super-stam.voice.held.put">
        <source>{x:card} to the column?</source>
        <translation>{x:card} לעמודה?</translation>
    </message>
    <message id="super-stam.voice.held.both">
        <source>{x:card}: to the column, or with another card to the stock?</source>
        <translation>{x:card}: לעמודה, או עם עוד קלף לקופה?</translation>
    </message>
    <message id="super-stam.voice.held.swap">
        <source>{x:card} and another card for one of the stock?</source>
        <translation>{x:card} ועוד קלף, תמורת קלף מהקופה?</translation>
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
        <source>It makes {n:num}, and {need:num} is reached.</source>
        <translation>ביחד {n:num}, וזה מספיק: צריך {need:num}.</translation>
    </message>
    <message id="super-stam.voice.held.short">
        <source>It makes {n:num} of {need:num}, and {left:num} more has to follow.</source>
        <translation>ביחד {n:num} מתוך {need:num}, וצריך להניח עוד {left:num}.</translation>
    </message>
    <message id="super-stam.voice.held.partners">
        <source>Exchanged together with {cards:either}.</source>
        <translation>להחלפה יחד עם {cards:either}.</translation>
    </message>
    <message id="super-stam.voice.gold">
        <source>A royal goes to {who:name}’s golden deck.</source>
        <translation>בן מלוכה נכנס לחפיסת הזהב של {who:name}.</translation>
    </message>
    <message id="super-stam.voice.gold.you">
        <source>A royal goes to your golden deck.</source>
        <translation>בן מלוכה נכנס לחפיסת הזהב שלי.</translation>
    </message>
    <message id="super-stam.voice.opens">
        <source>{who:name} has the highest card, and opens.</source>
        <translation>הקלף הגבוה ביותר אצל {who:name}, ומשם הפתיחה.</translation>
    </message>
    <message id="super-stam.voice.opens.you">
        <source>You have the highest card, and open.</source>
        <translation>הקלף הגבוה ביותר אצלי, ומכאן הפתיחה.</translation>
    </message>
    <message id="super-stam.voice.wins">
        <source>{who:name} wins the turn.</source>
        <translation>הניצחון בתור: {who:name}.</translation>
    </message>
    <message id="super-stam.voice.wins.you">
        <source>You win the turn.</source>
        <translation>הניצחון בתור: שלי.</translation>
    </message>
</context>
</TS>
