<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.solo">
        <source>Solo</source>
        <translation>סולו</translation>
    </message>
    <message id="game.solo.about">
        <source>you and the computer</source>
        <translation>מול המחשב</translation>
    </message>
    <message id="game.solo.intro">
        <source>Earn more cards with the center card than the computer does.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לצבור עם קלף המרכז יותר קלפים מהמחשב.</translation>
    </message>
    <message id="solo.results">
        <source>{games:count game}: {wins:count win}, {losses:count loss}, {ties:count tie}.</source>
        <extracomment>One sentence in words beside the figures.</extracomment>
        <translation>{games:count game}: {wins:count win}, {losses:count loss}, {ties:count tie}.</translation>
    </message>
    <message id="solo.zone.center">
        <source>center card</source>
        <translation>קלף המרכז</translation>
    </message>
    <message id="solo.zone.show">
        <source>the computer’s four places</source>
        <translation>ארבעת המקומות של המחשב</translation>
    </message>
    <message id="solo.zone.won.0">
        <source>earned cards</source>
        <translation>הקלפים שנצברו</translation>
    </message>
    <message id="solo.zone.won.computer">
        <source>the computer’s earned cards</source>
        <translation>הקלפים שהמחשב צבר</translation>
    </message>
    <message id="solo.label.chip">
        <source>The booklet, 2013</source>
        <translation>החוברת, 2013</translation>
    </message>
    <message id="solo.label.stock">
        <source>Stock</source>
        <translation>קופה</translation>
    </message>
    <message id="solo.label.center">
        <source>Center card</source>
        <translation>קלף המרכז</translation>
    </message>
    <message id="solo.label.dry.0">
        <source>replaced if nobody takes it for three turns</source>
        <extracomment>Beside the three lamps, next to the center card, before anybody knows what a dry turn is.</extracomment>
        <translation>הקלף מתחלף אם לא לוקחים אותו שלושה תורות</translation>
    </message>
    <message id="solo.label.dry.1">
        <source>one dry turn; after three the card is replaced</source>
        <translation>תור יבש אחד; אחרי שלושה הקלף מתחלף</translation>
    </message>
    <message id="solo.label.dry.2">
        <source>two dry turns; after three the card is replaced</source>
        <translation>שני תורות יבשים; אחרי שלושה הקלף מתחלף</translation>
    </message>
    <message id="solo.label.dry.3">
        <source>three dry turns: the card is replaced</source>
        <translation>שלושה תורות יבשים: הקלף מתחלף</translation>
    </message>
    <message id="solo.label.show">
        <source>The computer’s four places open when a card is returned</source>
        <extracomment>Under the four empty places.</extracomment>
        <translation>ארבעת המקומות של המחשב: נפתחים כשמחזירים קלף לקופה</translation>
    </message>
    <message id="solo.label.show.open">
        <source>The cards that the computer has turned up</source>
        <extracomment>Below these cards, while they lie open.</extracomment>
        <translation>הקלפים שהמחשב פתח</translation>
    </message>
    <message id="solo.label.computer-waits">
        <source>waits for cards from the stock</source>
        <extracomment>The line on the computer's badge.</extracomment>
        <translation>מחכה לקלפים מהקופה</translation>
    </message>
    <message id="solo.label.computer-looks">
        <source>looks at its cards</source>
        <translation>בודק את הקלפים</translation>
    </message>
    <message id="solo.label.won">
        <source>earned by {who:name}</source>
        <extracomment>Under the number of earned cards.</extracomment>
        <translation>הקלפים של {who:name}</translation>
    </message>
    <message id="solo.label.won.f">
        <source>earned by {who:name}</source>
        <translation>{who:name} צברה</translation>
    </message>
    <message id="solo.label.won.m">
        <source>earned by {who:name}</source>
        <translation>{who:name} צבר</translation>
    </message>
    <message id="solo.label.won.you">
        <source>earned by you</source>
        <translation>צברתי</translation>
    </message>
    <message id="solo.label.won.computer">
        <source>earned by the computer</source>
        <translation>המחשב צבר</translation>
    </message>
    <message id="solo.label.never">
        <source>Never been center</source>
        <translation>עוד לא היו במרכז</translation>
    </message>
    <message id="solo.label.never.line">
        <source>{n:count card}, most of one suit: {m:count suit-{suit}}</source>
        <extracomment>In a small note; {m} counts the cards of the commonest suit among them.</extracomment>
        <translation>{n:count card}, הכי הרבה: {m:count suit-{suit}}</translation>
    </message>
    <message id="solo.label.never.none">
        <source>All have been</source>
        <translation>כולם כבר היו</translation>
    </message>
    <message id="solo.label.never.says">
        <source>When a new center card is due and every card still in play has been one, the game ends.</source>
        <extracomment>At the note, when it is pointed at: why these cards are counted.</extracomment>
        <translation>כשצריך קלף מרכז חדש, וכל הקלפים שעוד במשחק כבר היו במרכז, המשחק נגמר.</translation>
    </message>
    <message id="solo.label.never.list">
        <source>The full list</source>
        <translation>הרשימה המלאה</translation>
    </message>
    <message id="solo.voice.goal">
        <source>The goal: to earn more cards than the computer.</source>
        <translation>המטרה: לצבור יותר קלפים מהמחשב.</translation>
    </message>
    <message id="solo.voice.equal">
        <source>{x:card} and {center:card} have the same value: take both.</source>
        <extracomment>One card fits by its value, nothing else fits.</extracomment>
        <translation>{x:card} {center:card and} באותו ערך: אפשר לקחת את שניהם.</translation>
    </message>
    <message id="solo.voice.equal.detail">
        <source>Two cards, and the computer gets no chance this turn.</source>
        <translation>שני קלפים, והמחשב לא מקבל הזדמנות בתור הזה.</translation>
    </message>
    <message id="solo.voice.run">
        <source>{x:card}, {y:card} and {center:card} make a run: take all three.</source>
        <extracomment>Exactly one run is possible, nothing else fits.</extracomment>
        <translation>{x:card}, {y:card} {center:card and} הם רצף: אפשר לקחת את שלושתם.</translation>
    </message>
    <message id="solo.voice.run.detail">
        <source>The run {run:run}: 3 cards, and the computer gets no chance this turn.</source>
        <translation>הרצף {run:run}: שלושה קלפים, והמחשב לא מקבל הזדמנות בתור הזה.</translation>
    </message>
    <message id="solo.voice.some">
        <source>Which cards go with {center:card}?</source>
        <extracomment>Several ways to earn.</extracomment>
        <translation>אילו קלפים ילכו עם {center:card}?</translation>
    </message>
    <message id="solo.voice.some.detail">
        <source>The lit cards fit: a card of the same value takes 2 cards, a run takes 3.</source>
        <translation>הקלפים המוארים מתאימים: קלף מאותו ערך מביא שני קלפים, רצף מביא שלושה.</translation>
    </message>
    <message id="solo.voice.return">
        <source>Nothing fits {center:card}: return one card to the stock.</source>
        <extracomment>Nothing fits the centre card.</extracomment>
        <translation>שום קלף לא מתאים {center:card to}: צריך להחזיר קלף אחד לקופה.</translation>
    </message>
    <message id="solo.voice.return.detail">
        <source>When a card has been returned, the computer turns up {n:count any-card} and takes what fits.</source>
        <translation>אחרי שמחזירים קלף, המחשב פותח {n:count any-card} ולוקח מה שמתאים.</translation>
    </message>
    <message id="solo.voice.return.last-dry">
        <source>If the computer takes nothing either, {center:card} makes way for another card.</source>
        <extracomment>The third dry turn is due.</extracomment>
        <translation>אם גם המחשב לא ייקח, {center:card} יפנה את מקומו לקלף אחר.</translation>
    </message>
    <message id="solo.voice.return.last-idle">
        <source>If the computer takes nothing either, the game ends: there has been no gain for too long.</source>
        <extracomment>The last of the turns without a gain is due.</extracomment>
        <translation>אם גם המחשב לא ייקח, המשחק נגמר: כבר הרבה תורות אף אחד לא צבר קלף.</translation>
    </message>
    <message id="solo.voice.no-center">
        <source>The middle is empty: the card that goes back becomes the center card.</source>
        <extracomment>The stock is empty and there is no centre card.</extracomment>
        <translation>המרכז ריק: הקלף שיוחזר יהיה קלף המרכז.</translation>
    </message>
    <message id="solo.voice.no-center.detail">
        <source>The computer gets no chance this turn.</source>
        <translation>המחשב לא מקבל הזדמנות בתור הזה.</translation>
    </message>
    <message id="solo.voice.picked">
        <source>With {x:card}: which card completes the run?</source>
        <extracomment>The first card of a run is chosen.</extracomment>
        <translation>עם {x:card}: איזה קלף משלים רצף?</translation>
    </message>
    <message id="solo.voice.picked.one">
        <source>With {y:card} and the center card it makes {run:run}. Choose another card, or {:latin Esc} to go back.</source>
        <translation>עם {y:card} ועם קלף המרכז יוצא הרצף {run:run}. אפשר לבחור קלף אחר; {:latin Esc} לחזרה.</translation>
    </message>
    <message id="solo.voice.picked.many">
        <source>{ys:either} would do. Choose another card, or {:latin Esc} to go back.</source>
        <translation>מתאימים: {ys:either}. אפשר לבחור קלף אחר; {:latin Esc} לחזרה.</translation>
    </message>
    <message id="solo.voice.picked-equal">
        <source>{x:card} has the same value as {center:card}. Take both?</source>
        <extracomment>The chosen card has the value of the centre card.</extracomment>
        <translation>{x:card} באותו ערך כמו {center:card}. לקחת את שניהם?</translation>
    </message>
    <message id="solo.voice.picked-equal.detail">
        <source>Together they are 2 cards. Choose another card, or {:latin Esc} to go back.</source>
        <translation>יחד הם שני קלפים. אפשר לבחור קלף אחר; {:latin Esc} לחזרה.</translation>
    </message>
    <message id="solo.voice.picked-return">
        <source>{x:card} fits nothing. Return it to the stock?</source>
        <extracomment>The chosen card fits nothing.</extracomment>
        <translation>{x:card} לא מתאים. להחזיר אותו לקופה?</translation>
    </message>
    <message id="solo.voice.picked-return.detail">
        <source>Then the computer turns up {n:count any-card}. Choose another card, or {:latin Esc} to go back.</source>
        <translation>אחר כך המחשב פותח {n:count any-card}. אפשר לבחור קלף אחר; {:latin Esc} לחזרה.</translation>
    </message>
    <message id="solo.voice.second">
        <source>{x:card} is on the table. Which card completes the run?</source>
        <extracomment>The engine waits for the second card of a run: there is no way back.</extracomment>
        <translation>{x:card} כבר על השולחן. איזה קלף משלים את הרצף?</translation>
    </message>
    <message id="solo.voice.second.detail">
        <source>{ys:either} would do.</source>
        <translation>מתאימים: {ys:either}.</translation>
    </message>
    <message id="solo.voice.set">
        <source>Nothing fits {center:card}, but you hold a set.</source>
        <extracomment>A set is in the hand and nothing fits the centre card.</extracomment>
        <translation>שום קלף לא מתאים {center:card to}, אבל יש ביד סדרה.</translation>
    </message>
    <message id="solo.voice.set.no-center">
        <source>The middle is empty, and you hold a set.</source>
        <translation>המרכז ריק, ויש סדרה ביד.</translation>
    </message>
    <message id="solo.voice.set.detail">
        <source>{cards:cards} would leave the game, and the computer would lose {c:card} and its chance.</source>
        <extracomment>What removing it does.</extracomment>
        <translation>אם מוציאים אותה: {cards:cards} יוצאים מהמשחק, והמחשב מאבד את {c:card} ואת ההזדמנות שלו.</translation>
    </message>
    <message id="solo.voice.set.several">
        <source>Remove one of your sets, and the computer loses {c:card} and its chance.</source>
        <extracomment>Several sets, and nothing to take: the sentence before says that there is one.</extracomment>
        <translation>אם מוציאים אחת מהסדרות, המחשב מאבד את {c:card} ואת ההזדמנות שלו.</translation>
    </message>
    <message id="solo.voice.set.also">
        <source>You also hold a set: with it the computer would lose {c:card}.</source>
        <extracomment>The second line when something fits as well.</extracomment>
        <translation>יש ביד גם סדרה: אם מוציאים אותה, המחשב מאבד את {c:card}.</translation>
    </message>
    <message id="solo.voice.sets">
        <source>Which set do you remove?</source>
        <translation>איזו סדרה להוציא מהמשחק?</translation>
    </message>
    <message id="solo.voice.computer-run">
        <source>The computer took {x:card} and {y:card} with {center:card}: 3 cards.</source>
        <extracomment>After the computer took.</extracomment>
        <translation>המחשב לקח את {x:card} ואת {y:card} עם {center:card}: שלושה קלפים.</translation>
    </message>
    <message id="solo.voice.computer-equal">
        <source>The computer took {x:card} with {center:card}: 2 cards.</source>
        <translation>המחשב לקח את {x:card} עם {center:card}: שני קלפים.</translation>
    </message>
    <message id="solo.voice.computer-nothing">
        <source>The computer has no match.</source>
        <translation>אין למחשב מה לקחת.</translation>
    </message>
    <message id="solo.voice.new-center">
        <source>The new center card is {center:card}.</source>
        <translation>קלף המרכז החדש: {center:card}.</translation>
    </message>
    <message id="solo.voice.dry">
        <source>Dry turns for {center:card}: {n:num} of 3.</source>
        <translation>תורות יבשים {center:card to}: {n:num} מתוך 3.</translation>
    </message>
    <message id="solo.voice.center-goes">
        <source>Three dry turns: {center:card} goes back to the stock.</source>
        <translation>שלושה תורות יבשים: {center:card} חוזר לקופה.</translation>
    </message>
    <message id="solo.voice.center-replaced">
        <source>{center:card} comes in its place.</source>
        <extracomment>After center-goes: the card that has come from the stock.</extracomment>
        <translation>במקומו בא {center:card}.</translation>
    </message>
    <message id="solo.voice.center-same">
        <source>{center:card} comes again.</source>
        <translation>{center:card} בא שוב.</translation>
    </message>
    <message id="solo.pill.takes">
        <source>The computer takes {n:count card}</source>
        <extracomment>On the table, when the computer takes.</extracomment>
        <translation>המחשב לוקח {n:count card}</translation>
    </message>
    <message id="solo.button.take-equal">
        <source>Take both</source>
        <translation>לקחת את שניהם</translation>
    </message>
    <message id="solo.button.complete">
        <source>Complete the run</source>
        <translation>להשלים רצף</translation>
    </message>
    <message id="solo.button.return-this">
        <source>Return {x:card}</source>
        <translation>להחזיר את {x:card}</translation>
    </message>
    <message id="solo.button.set">
        <source>Remove the set</source>
        <translation>להוציא את הסדרה</translation>
    </message>
    <message id="solo.button.sets">
        <source>Remove a set</source>
        <translation>להוציא סדרה</translation>
    </message>
    <message id="solo.set.run">
        <source>the run {run:run}</source>
        <extracomment>An entry of the list of sets.</extracomment>
        <translation>הרצף {run:run}</translation>
    </message>
    <message id="solo.set.suit">
        <source>four {suit:word suit}</source>
        <translation>ארבעה קלפי {suit:word suit}</translation>
    </message>
    <message id="solo.action.take-equal">
        <source>take {x:card} with {center:card}</source>
        <extracomment>Actions in words.</extracomment>
        <translation>לקחת את {x:card} עם {center:card}</translation>
    </message>
    <message id="solo.action.take-run">
        <source>take {x:card} and {y:card} with {center:card}</source>
        <translation>לקחת את {x:card} ואת {y:card} עם {center:card}</translation>
    </message>
    <message id="solo.action.take-first">
        <source>begin a run with {x:card}, then {ys:either}</source>
        <translation>להתחיל רצף עם {x:card}, ואחריו {ys:either}</translation>
    </message>
    <message id="solo.action.take-second">
        <source>complete the run with {x:card}</source>
        <translation>להשלים את הרצף עם {x:card}</translation>
    </message>
    <message id="solo.action.take">
        <source>take {x:card}</source>
        <translation>לקחת את {x:card}</translation>
    </message>
    <message id="solo.action.return">
        <source>return {x:card} to the stock</source>
        <translation>להחזיר את {x:card} לקופה</translation>
    </message>
    <message id="solo.action.return-center">
        <source>return {x:card}, which becomes the center card</source>
        <translation>להחזיר את {x:card}, שיהיה קלף המרכז</translation>
    </message>
    <message id="solo.action.set">
        <source>remove {cards:cards} from the game, with the computer’s {c:card}</source>
        <translation>להוציא מהמשחק את {cards:cards}, ואיתם את {c:card} של המחשב</translation>
    </message>
    <message id="solo.action.set-all">
        <source>remove the whole hand from the game</source>
        <translation>להוציא את כל היד מהמשחק</translation>
    </message>
    <message id="solo.action.set-keep">
        <source>remove a run from the game and keep {x:card}</source>
        <translation>להוציא רצף מהמשחק ולהשאיר את {x:card}</translation>
    </message>
    <message id="solo.verb.take">
        <source>take cards</source>
        <translation>לקחת קלפים</translation>
    </message>
    <message id="solo.verb.take.second">
        <source>complete a run</source>
        <translation>להשלים רצף</translation>
    </message>
    <message id="solo.verb.return">
        <source>return a card to the stock</source>
        <translation>להחזיר קלף לקופה</translation>
    </message>
    <message id="solo.verb.set">
        <source>remove a set</source>
        <translation>להוציא סדרה</translation>
    </message>
    <message id="solo.hint.run-beats-equal">
        <source>A run brings 3 cards; {3:card} would bring only 2.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>רצף מביא שלושה קלפים; עם {3:card} היו באים רק שניים.</translation>
    </message>
    <message id="solo.hint.run-now">
        <source>It brings 3 cards, and the computer would take {2:card} about {3:percent} of the time.</source>
        <translation>זה מביא שלושה קלפים, והמחשב היה לוקח את {2:card} בערך ב־{3:percent} מהמקרים.</translation>
    </message>
    <message id="solo.hint.run-now.always">
        <source>It brings 3 cards, and the computer would almost surely take {2:card}.</source>
        <translation>זה מביא שלושה קלפים, והמחשב היה לוקח את {2:card} כמעט בטוח.</translation>
    </message>
    <message id="solo.hint.equal-now">
        <source>It brings 2 cards, and the computer would take {1:card} about {2:percent} of the time.</source>
        <translation>זה מביא שני קלפים, והמחשב היה לוקח את {1:card} בערך ב־{2:percent} מהמקרים.</translation>
    </message>
    <message id="solo.hint.equal-now.always">
        <source>It brings 2 cards, and the computer would almost surely take {1:card}.</source>
        <translation>זה מביא שני קלפים, והמחשב היה לוקח את {1:card} כמעט בטוח.</translation>
    </message>
    <message id="solo.hint.earns">
        <source>It brings {0:count card}; with this center card the computer would have got nothing anyway.</source>
        <translation>זה מביא {0:count card}; עם קלף המרכז הזה המחשב לא היה מקבל כלום בכל מקרה.</translation>
    </message>
    <message id="solo.hint.better-left">
        <source>Of the ways to take, this one leaves the better hand.</source>
        <translation>מכל הדרכים לקחת, זו משאירה את היד הטובה יותר.</translation>
    </message>
    <message id="solo.hint.set-pays">
        <source>The computer loses {0:card} and gets no chance: about {1:percent} of the time it would take something.</source>
        <translation>המחשב מאבד את {0:card}, ולא מקבל הזדמנות: בערך ב־{1:percent} מהמקרים הוא היה לוקח משהו.</translation>
    </message>
    <message id="solo.hint.set-pays.always">
        <source>The computer loses {0:card} and gets no chance: it would almost surely take something.</source>
        <translation>המחשב מאבד את {0:card}, ולא מקבל הזדמנות: הוא היה לוקח משהו כמעט בטוח.</translation>
    </message>
    <message id="solo.hint.set-costs">
        <source>It costs the computer {0:card}.</source>
        <translation>זה עולה למחשב {0:card in}.</translation>
    </message>
    <message id="solo.hint.waits">
        <source>{0:card} can wait: it is worth more later.</source>
        <translation>{0:card} יכול לחכות: אחר כך הוא שווה יותר.</translation>
    </message>
    <message id="solo.hint.parts-twins">
        <source>{0:card} and {1:card} wait for the same center cards, so one of them is enough.</source>
        <translation>{0:card} {1:card and} מחכים לאותם קלפי מרכז, ולכן די באחד מהם.</translation>
    </message>
    <message id="solo.hint.keeps-near-center">
        <source>{0:card} stays in the hand, for it is near {1:card}.</source>
        <translation>{0:card} נשאר ביד, כי הוא קרוב {1:card to}.</translation>
    </message>
    <message id="solo.hint.keeps-neighbours">
        <source>{0:card} goes least well with the other cards in the hand.</source>
        <translation>{0:card} הוא הקלף שהכי פחות מתחבר לשאר היד.</translation>
    </message>
    <message id="solo.hint.one-run">
        <source>{0:card} fits into one run only.</source>
        <translation>{0:card} מתאים לרצף אחד בלבד.</translation>
    </message>
    <message id="solo.hint.keeps-suit">
        <source>The other three are {1:word suit}: a fourth would make a set.</source>
        <translation>שלושת האחרים הם קלפי {1:word suit}: רביעי ישלים סדרה.</translation>
    </message>
    <message id="solo.hint.makes-center">
        <source>{0:card} becomes the center card, and {1:card} fits it.</source>
        <translation>{0:card} יהיה קלף המרכז, {1:card and} מתאים לו.</translation>
    </message>
    <message id="solo.refusal.no-match">
        <source>{0:card} does not fit {1:card}: the value must be the same, or three must make a run.</source>
        <translation>{0:card} לא מתאים {1:card to}: צריך אותו ערך, או רצף של שלושה.</translation>
    </message>
    <message id="solo.refusal.no-run">
        <source>{0:card}, {1:card} and {2:card} are not three values in a row.</source>
        <translation>{0:card}, {1:card} {2:card and} הם לא שלושה ערכים ברצף.</translation>
    </message>
    <message id="solo.refusal.no-center">
        <source>There is no center card to take {0:card} with. A card can go back to the stock.</source>
        <translation>אין קלף מרכז שאפשר לקחת איתו את {0:card}. אפשר להחזיר קלף לקופה.</translation>
    </message>
    <message id="solo.refusal.computer-has-none">
        <source>A set leaves the game only with a card that the computer has earned, and it has none yet.</source>
        <translation>סדרה יוצאת מהמשחק רק יחד עם קלף שהמחשב צבר, ועוד אין לו כזה.</translation>
    </message>
    <message id="solo.refusal.no-set">
        <source>A set is three values in a row in the hand, or four cards of one suit.</source>
        <translation>סדרה היא שלושה ערכים ברצף ביד, או ארבעה קלפים מאותה צורה.</translation>
    </message>
    <message id="solo.refusal.needs-partner">
        <source>{x:card} needs a second card from your hand for a run with {center:card}.</source>
        <translation>{x:card to} חסר עוד קלף מהיד כדי לצאת לרצף עם {center:card}.</translation>
    </message>
    <message id="solo.refusal.earned">
        <source>Earned cards stay where they are.</source>
        <translation>קלפים שנצברו נשארים במקומם.</translation>
    </message>
    <message id="solo.refusal.show">
        <source>These places belong to the computer.</source>
        <translation>המקומות האלה שייכים למחשב.</translation>
    </message>
    <message id="solo.said.center-replaced">
        <source>Three dry turns: the center card was replaced.</source>
        <translation>שלושה תורות יבשים: קלף המרכז הוחלף.</translation>
    </message>
    <message id="solo.said.computer-run">
        <source>The computer took a run with {0:card} and {1:card}.</source>
        <translation>המחשב לקח רצף עם {0:card} {1:card and}.</translation>
    </message>
    <message id="solo.said.computer-equal">
        <source>The computer took {0:card}, equal to the center card.</source>
        <translation>המחשב לקח את {0:card}, ששווה לקלף המרכז.</translation>
    </message>
    <message id="solo.said.computer-nothing">
        <source>The computer took nothing.</source>
        <translation>המחשב לא לקח כלום.</translation>
    </message>
    <message id="solo.fact.never-center">
        <source>Never been the center card: {count:count card}</source>
        <translation>עוד לא היו קלף המרכז: {count:count card}</translation>
    </message>
    <message id="solo.fact.would-go">
        <source>A set would cost the computer {0:card}</source>
        <translation>סדרה תעלה למחשב {0:card in}</translation>
    </message>
    <message id="solo.log.start">
        <source>The cards are dealt. The center card is {center:card}.</source>
        <translation>הקלפים חולקו. קלף המרכז הוא {center:card}.</translation>
    </message>
    <message id="solo.log.start.no-center">
        <source>The cards are dealt.</source>
        <translation>הקלפים חולקו.</translation>
    </message>
    <message id="solo.log.take-run">
        <source>{who:name} took {x:card} and {y:card} with {center:card}: 3 cards.</source>
        <translation>הרווח של {who:name}: {x:card} {y:card and} עם {center:card}, שלושה קלפים.</translation>
    </message>
    <message id="solo.log.take-run.f">
        <source>{who:name} took {x:card} and {y:card} with {center:card}: 3 cards.</source>
        <translation>{who:name} לקחה את {x:card} ואת {y:card} עם {center:card}: שלושה קלפים.</translation>
    </message>
    <message id="solo.log.take-run.m">
        <source>{who:name} took {x:card} and {y:card} with {center:card}: 3 cards.</source>
        <translation>{who:name} לקח את {x:card} ואת {y:card} עם {center:card}: שלושה קלפים.</translation>
    </message>
    <message id="solo.log.take-run.you">
        <source>You took {x:card} and {y:card} with {center:card}: 3 cards.</source>
        <translation>לקחתי את {x:card} ואת {y:card} עם {center:card}: שלושה קלפים.</translation>
    </message>
    <message id="solo.log.take-equal">
        <source>{who:name} took {x:card} with {center:card}: 2 cards.</source>
        <translation>הרווח של {who:name}: {x:card} עם {center:card}, שני קלפים.</translation>
    </message>
    <message id="solo.log.take-equal.f">
        <source>{who:name} took {x:card} with {center:card}: 2 cards.</source>
        <translation>{who:name} לקחה את {x:card} עם {center:card}: שני קלפים.</translation>
    </message>
    <message id="solo.log.take-equal.m">
        <source>{who:name} took {x:card} with {center:card}: 2 cards.</source>
        <translation>{who:name} לקח את {x:card} עם {center:card}: שני קלפים.</translation>
    </message>
    <message id="solo.log.take-equal.you">
        <source>You took {x:card} with {center:card}: 2 cards.</source>
        <translation>לקחתי את {x:card} עם {center:card}: שני קלפים.</translation>
    </message>
    <message id="solo.log.return">
        <source>{who:name} returned {x:card} to the stock.</source>
        <translation>{x:card} {who:of} חזר לקופה.</translation>
    </message>
    <message id="solo.log.return.f">
        <source>{who:name} returned {x:card} to the stock.</source>
        <translation>{who:name} החזירה את {x:card} לקופה.</translation>
    </message>
    <message id="solo.log.return.m">
        <source>{who:name} returned {x:card} to the stock.</source>
        <translation>{who:name} החזיר את {x:card} לקופה.</translation>
    </message>
    <message id="solo.log.return.you">
        <source>You returned {x:card} to the stock.</source>
        <translation>החזרתי את {x:card} לקופה.</translation>
    </message>
    <message id="solo.log.return-center">
        <source>{who:name} returned {x:card}, and it is the center card.</source>
        <translation>{x:card} {who:of} חזר, והוא עכשיו קלף המרכז.</translation>
    </message>
    <message id="solo.log.return-center.f">
        <source>{who:name} returned {x:card}, and it is the center card.</source>
        <translation>{who:name} החזירה את {x:card}, והוא עכשיו קלף המרכז.</translation>
    </message>
    <message id="solo.log.return-center.m">
        <source>{who:name} returned {x:card}, and it is the center card.</source>
        <translation>{who:name} החזיר את {x:card}, והוא עכשיו קלף המרכז.</translation>
    </message>
    <message id="solo.log.return-center.you">
        <source>You returned {x:card}, and it is the center card.</source>
        <translation>החזרתי את {x:card}, והוא עכשיו קלף המרכז.</translation>
    </message>
    <message id="solo.log.set">
        <source>{who:name} removed {cards:cards} from the game, and the computer lost {c:card}.</source>
        <translation>הסדרה של {who:name} יצאה מהמשחק, {cards:cards}, והמחשב איבד את {c:card}.</translation>
    </message>
    <message id="solo.log.set.f">
        <source>{who:name} removed {cards:cards} from the game, and the computer lost {c:card}.</source>
        <translation>{who:name} הוציאה את {cards:cards} מהמשחק, והמחשב איבד את {c:card}.</translation>
    </message>
    <message id="solo.log.set.m">
        <source>{who:name} removed {cards:cards} from the game, and the computer lost {c:card}.</source>
        <translation>{who:name} הוציא את {cards:cards} מהמשחק, והמחשב איבד את {c:card}.</translation>
    </message>
    <message id="solo.log.set.you">
        <source>You removed {cards:cards} from the game, and the computer lost {c:card}.</source>
        <translation>הוצאתי את {cards:cards} מהמשחק, והמחשב איבד את {c:card}.</translation>
    </message>
    <message id="solo.log.computer-run">
        <source>The computer turned up {shown:cards} and took {x:card} and {y:card} with {center:card}: 3 cards.</source>
        <translation>המחשב פתח {shown:cards}, ולקח את {x:card} ואת {y:card} עם {center:card}: שלושה קלפים.</translation>
    </message>
    <message id="solo.log.computer-equal">
        <source>The computer turned up {shown:cards} and took {x:card} with {center:card}: 2 cards.</source>
        <translation>המחשב פתח {shown:cards}, ולקח את {x:card} עם {center:card}: שני קלפים.</translation>
    </message>
    <message id="solo.log.computer-nothing">
        <source>The computer turned up {shown:cards} and took nothing.</source>
        <translation>המחשב פתח {shown:cards}, ולא לקח כלום.</translation>
    </message>
    <message id="solo.log.dry">
        <source>Dry turns so far: {n:num} of 3.</source>
        <translation>תורות יבשים עד עכשיו: {n:num} מתוך 3.</translation>
    </message>
    <message id="solo.log.new-center">
        <source>The center card is {center:card}.</source>
        <translation>קלף המרכז הוא {center:card}.</translation>
    </message>
    <message id="solo.log.center-same">
        <source>Three dry turns: {center:card} went back to the stock, and came again.</source>
        <translation>שלושה תורות יבשים: {center:card} חזר לקופה, ועלה שוב.</translation>
    </message>
    <message id="solo.log.no-center">
        <source>The stock is empty, and there is no center card.</source>
        <translation>הקופה ריקה, ואין קלף מרכז.</translation>
    </message>
    <message id="solo.log.center-replaced">
        <source>Three dry turns: {old:card} went back to the stock, and {center:card} is the center card.</source>
        <translation>שלושה תורות יבשים: {old:card} חזר לקופה, וקלף המרכז הוא {center:card}.</translation>
    </message>
    <message id="solo.result.win">
        <source>{who:name} wins, {mine:num} to {its:num}.</source>
        <translation>הניצחון הולך {who:to}: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="solo.result.win.f">
        <source>{who:name} wins, {mine:num} to {its:num}.</source>
        <translation>{who:name} ניצחה: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="solo.result.win.m">
        <source>{who:name} wins, {mine:num} to {its:num}.</source>
        <translation>{who:name} ניצח: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="solo.result.win.you">
        <source>You win, {mine:num} to {its:num}.</source>
        <translation>ניצחתי: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="solo.result.computer">
        <source>The computer wins, {its:num} to {mine:num}.</source>
        <translation>המחשב ניצח: {its:num} מול {mine:num}.</translation>
    </message>
    <message id="solo.result.tie">
        <source>A tie, {mine:num} each.</source>
        <translation>תיקו: {mine:num} לכל אחד.</translation>
    </message>
    <message id="solo.result.line">
        <source>{n:count card}</source>
        <extracomment>A row of the end panel.</extracomment>
        <translation>{n:count card}</translation>
    </message>
    <message id="solo.reason.no-match">
        <source>No two cards in play have the same value any more, and no three make a run.</source>
        <translation>בין הקלפים שנשארו כבר אין שניים מאותו ערך, ואין שלושה שיוצרים רצף.</translation>
    </message>
    <message id="solo.reason.cap">
        <source>No card has been won for many turns, so the game ends here.</source>
        <translation>כבר הרבה תורות אף אחד לא צבר קלף, ולכן המשחק נגמר כאן.</translation>
    </message>
    <message id="solo.reason.all-centers">
        <source>Every card in play has already been the center card.</source>
        <translation>כל הקלפים שבמשחק כבר היו קלף המרכז.</translation>
    </message>
    <message id="solo.option.ace">
        <source>The ace in a run</source>
        <translation>האס ברצף</translation>
    </message>
    <message id="solo.option.ace.help">
        <source>Which runs an ace may join. Two aces always match.</source>
        <translation>לאילו רצפים האס נכנס. שני אסים תמיד מתאימים זה לזה.</translation>
    </message>
    <message id="solo.option.ace.high">
        <source>High</source>
        <translation>גבוה</translation>
    </message>
    <message id="solo.option.ace.high.help">
        <source>{:latin Q-K-A} is a run, {:latin A-2-3} is not.</source>
        <translation>{:latin Q-K-A} הוא רצף, {:latin A-2-3} לא.</translation>
    </message>
    <message id="solo.option.ace.low">
        <source>Low</source>
        <translation>נמוך</translation>
    </message>
    <message id="solo.option.ace.low.help">
        <source>{:latin A-2-3} is a run, {:latin Q-K-A} is not.</source>
        <translation>{:latin A-2-3} הוא רצף, {:latin Q-K-A} לא.</translation>
    </message>
    <message id="solo.option.ace.both">
        <source>Either</source>
        <translation>גם וגם</translation>
    </message>
    <message id="solo.option.ace.both.help">
        <source>{:latin Q-K-A} and {:latin A-2-3} are runs, {:latin K-A-2} never is.</source>
        <translation>{:latin Q-K-A} ו־{:latin A-2-3} הם רצפים, {:latin K-A-2} אף פעם לא.</translation>
    </message>
    <message id="solo.option.max_idle">
        <source>Turns without a gain</source>
        <translation>תורות בלי רווח</translation>
    </message>
    <message id="solo.option.max_idle.help">
        <source>After that many in a row the game ends as it stands.</source>
        <translation>אחרי כל כך הרבה ברצף המשחק נגמר כמו שהוא.</translation>
    </message>
    <message id="solo.option.max_idle.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="solo.option.max_idle.10.help">
        <source>Ends early when nothing moves.</source>
        <translation>נגמר מוקדם כששום דבר לא זז.</translation>
    </message>
    <message id="solo.option.max_idle.20.help">
        <source>The usual: after 20 such turns hardly anything happens.</source>
        <translation>הרגיל: אחרי 20 תורות כאלה כמעט לא קורה כלום.</translation>
    </message>
    <message id="solo.option.max_idle.60.help">
        <source>Leaves time for the last rare match.</source>
        <translation>נותן זמן גם להתאמה הנדירה האחרונה.</translation>
    </message>
    <message id="solo.words.center">
        <source>Center card: {center:spoken}. Dry turns: {n:num} of 3, then it is replaced.</source>
        <translation>קלף המרכז: {center:spoken}. תורות יבשים: {n:num} מתוך 3, ואחריהם הוא מוחלף.</translation>
    </message>
    <message id="solo.words.no-center">
        <source>There is no center card.</source>
        <translation>אין קלף מרכז.</translation>
    </message>
    <message id="solo.words.stock">
        <source>Stock: {n:count card}</source>
        <translation>קופה: {n:count card}</translation>
    </message>
    <message id="solo.words.mine">
        <source>{who:name} earned: {n:count card}</source>
        <translation>הקלפים של {who:name}: {n:count card}</translation>
    </message>
    <message id="solo.words.mine.f">
        <source>{who:name} earned: {n:count card}</source>
        <translation>{who:name} צברה: {n:count card}</translation>
    </message>
    <message id="solo.words.mine.m">
        <source>{who:name} earned: {n:count card}</source>
        <translation>{who:name} צבר: {n:count card}</translation>
    </message>
    <message id="solo.words.mine.you">
        <source>You earned: {n:count card}</source>
        <translation>צברתי: {n:count card}</translation>
    </message>
    <message id="solo.words.computer">
        <source>The computer earned: {n:count card}</source>
        <translation>המחשב צבר: {n:count card}</translation>
    </message>
    <message id="solo.words.never">
        <source>Never been the center card: {n:count card}</source>
        <translation>עוד לא היו קלף המרכז: {n:count card}</translation>
    </message>
    <message id="solo.words.idle">
        <source>Turns without a gain: {n:num} of {max_idle:num}</source>
        <extracomment>How near the end by the cap is.</extracomment>
        <translation>תורות בלי רווח: {n:num} מתוך {max_idle:num}</translation>
    </message>
    <message id="solo.why.fact.earned.more">
        <source>more cards are earned</source>
        <extracomment>Why one move is better than another.</extracomment>
        <translation>מרוויחים יותר קלפים</translation>
    </message>
    <message id="solo.why.fact.earned.less">
        <source>fewer cards are earned</source>
        <translation>מרוויחים פחות קלפים</translation>
    </message>
    <message id="solo.why.fact.computer-earned.more">
        <source>the computer earns more cards</source>
        <translation>המחשב מרוויח יותר קלפים</translation>
    </message>
    <message id="solo.why.fact.computer-earned.less">
        <source>the computer earns fewer cards</source>
        <translation>המחשב מרוויח פחות קלפים</translation>
    </message>
    <message id="solo.about.lamps">
        <source>A turn in which nobody takes the center card is dry and lights a lamp; after three of them the card is replaced.</source>
        <translation>תור שבו אף אחד לא לקח את קלף המרכז הוא יבש ומדליק מנורה; אחרי שלושה כאלה הקלף מתחלף.</translation>
    </message>
    <message id="solo.results.score">
        <source>won cards</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>קלפים שזכיתי בהם</translation>
    </message>
    <message id="solo.case.01">
        <source>the same value</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>אותו ערך</translation>
    </message>
    <message id="solo.case.02a">
        <source>a run with the center in the middle</source>
        <translation>רצף שקלף המרכז באמצעו</translation>
    </message>
    <message id="solo.case.02b">
        <source>a run with only one partner</source>
        <translation>רצף שיש לו רק קלף אחד להשלים</translation>
    </message>
    <message id="solo.case.02c">
        <source>a run with a choice of partners</source>
        <translation>רצף שיש בו בחירה</translation>
    </message>
    <message id="solo.case.02d">
        <source>the partner is chosen</source>
        <translation>בוחרים מי משלים</translation>
    </message>
    <message id="solo.case.03a">
        <source>queen, king, ace is a run</source>
        <translation>מלכה, מלך ואס: רצף</translation>
    </message>
    <message id="solo.case.03b">
        <source>no run round the corner, with an ace in the center</source>
        <translation>אין רצף מסביב, כשהאס במרכז</translation>
    </message>
    <message id="solo.case.03c">
        <source>no run round the corner, with a two in the center</source>
        <translation>אין רצף מסביב, כששתיים במרכז</translation>
    </message>
    <message id="solo.case.04">
        <source>the computer takes a run before a pair</source>
        <translation>רצף קודם לאותו ערך</translation>
    </message>
    <message id="solo.case.05">
        <source>of several runs the computer takes the first</source>
        <translation>מכמה רצפים המחשב לוקח את הראשון</translation>
    </message>
    <message id="solo.case.06">
        <source>of two equals only the first goes</source>
        <translation>משני שווים יוצא רק הראשון</translation>
    </message>
    <message id="solo.case.07">
        <source>the third dry turn</source>
        <translation>התור היבש השלישי</translation>
    </message>
    <message id="solo.case.08a">
        <source>a run to put out of the game</source>
        <translation>אפשר להוציא סדרה</translation>
    </message>
    <message id="solo.case.08b">
        <source>a run is put out of the game</source>
        <translation>מוציאים סדרה</translation>
    </message>
    <message id="solo.case.09a">
        <source>the computer has nothing yet: no run goes out</source>
        <translation>למחשב אין עוד כלום: אי אפשר להוציא</translation>
    </message>
    <message id="solo.case.09b">
        <source>four of one suit</source>
        <translation>ארבעה מאותה צורה</translation>
    </message>
    <message id="solo.case.09c">
        <source>four of one suit that hold a run</source>
        <translation>ארבעה מאותה צורה, ובהם רצף</translation>
    </message>
    <message id="solo.case.10">
        <source>all have been in the center</source>
        <translation>כולם כבר היו במרכז</translation>
    </message>
    <message id="solo.case.11a">
        <source>no stock and no center</source>
        <translation>בלי קופה ובלי מרכז</translation>
    </message>
    <message id="solo.case.11b">
        <source>the returned card becomes the center</source>
        <translation>הקלף שהוחזר נעשה קלף המרכז</translation>
    </message>
    <message id="solo.case.11c">
        <source>and is taken at once</source>
        <translation>והוא נלקח מיד</translation>
    </message>
    <message id="solo.case.12">
        <source>the last turn there is</source>
        <translation>התור האחרון</translation>
    </message>
    <message id="solo.case.13">
        <source>a run put out, and a dry turn</source>
        <translation>סדרה ותור יבש</translation>
    </message>
    <message id="solo.case.14">
        <source>a new center that was there before</source>
        <translation>קלף מרכז שכבר היה שם</translation>
    </message>
    <message id="solo.case.15a">
        <source>ace low: ace, two, three is a run</source>
        <translation>אס נמוך: אס, שתיים ושלוש הם רצף</translation>
    </message>
    <message id="solo.case.15b">
        <source>ace low: queen, king, ace is none</source>
        <translation>אס נמוך: מלכה, מלך ואס לא רצף</translation>
    </message>
    <message id="solo.case.15c">
        <source>ace both ways, but never round the corner</source>
        <translation>אס לשני הצדדים, אבל לא מסביב</translation>
    </message>
    <message id="solo.case.15d">
        <source>king, ace, two is no run</source>
        <translation>מלך, אס ושתיים לא רצף</translation>
    </message>
</context>
</TS>
