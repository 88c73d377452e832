<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.basa">
        <source>Basa</source>
        <translation>באסה</translation>
    </message>
    <message id="game.basa.about">
        <source>avoid the ace of diamonds</source>
        <translation>לא לפגוש את אס היהלום</translation>
    </message>
    <message id="game.basa.intro">
        <source>Draw, guess, use the powers of the cards, and never meet the ace of diamonds.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לשלוף, לנחש, להפעיל את הקלפים, ולא לפגוש את אס היהלום.</translation>
    </message>
    <message id="basa.person.digit">
        <source>First digit of the identity card</source>
        <extracomment>Asked of a person before the game; some cards count with it.</extracomment>
        <translation>הספרה הראשונה בתעודת הזהות</translation>
    </message>
    <message id="basa.person.digit.label">
        <source>ID digit</source>
        <extracomment>Above the list of digits beside a name: the first one of the identity card.</extracomment>
        <translation>ספרת זהות</translation>
    </message>
    <message id="basa.person.digit.help">
        <source>{card:card} counts with it. It stays on this computer.</source>
        <translation>{card:card} סופר לפיה. הספרה נשארת במחשב הזה.</translation>
    </message>
    <message id="basa.person.digit.draw">
        <source>by lot</source>
        <extracomment>Nothing is told: a digit is drawn.</extracomment>
        <translation>בהגרלה</translation>
    </message>
    <message id="basa.person.digit.n">
        <source>digit {n:num}</source>
        <translation>ספרה {n:num}</translation>
    </message>
    <message id="basa.zone.temp">
        <source>temporary place</source>
        <translation>המקום הזמני</translation>
    </message>
    <message id="basa.zone.used">
        <source>card in use</source>
        <translation>הקלף שמופעל</translation>
    </message>
    <message id="basa.zone.show">
        <source>cards turned up</source>
        <translation>הקלפים שנחשפו</translation>
    </message>
    <message id="basa.ace">
        <source>the ace of diamonds</source>
        <extracomment>What was guessed, in the log.</extracomment>
        <translation>אס היהלום</translation>
    </message>
    <message id="basa.charm.safe">
        <source>the ace of diamonds does no harm</source>
        <extracomment>A property of a further turn.</extracomment>
        <translation>אס היהלום לא מזיק</translation>
    </message>
    <message id="basa.charm.bonus">
        <source>every use of a card brings 2 points</source>
        <translation>כל הפעלה של קלף מביאה שתי נקודות</translation>
    </message>
    <message id="basa.prop.safe">
        <source>protection from the ace of diamonds</source>
        <extracomment>The four properties to choose from.</extracomment>
        <translation>הגנה מאס היהלום</translation>
    </message>
    <message id="basa.prop.safe.short">
        <source>protection</source>
        <extracomment>On a narrow table, over “the ace goes back”.</extracomment>
        <translation>הגנה</translation>
    </message>
    <message id="basa.prop.bonus">
        <source>2 points for every use of a card</source>
        <translation>שתי נקודות על כל הפעלה של קלף</translation>
    </message>
    <message id="basa.prop.bonus.short">
        <source>for every use</source>
        <extracomment>On a narrow table, over “+2 each time”.</extracomment>
        <translation>על כל הפעלה</translation>
    </message>
    <message id="basa.prop.points">
        <source>points now</source>
        <translation>נקודות עכשיו</translation>
    </message>
    <message id="basa.prop.points.short">
        <source>points now</source>
        <extracomment>On a narrow table, over how many.</extracomment>
        <translation>נקודות עכשיו</translation>
    </message>
    <message id="basa.prop.card">
        <source>a card for the temporary place now</source>
        <translation>קלף עכשיו למקום הזמני</translation>
    </message>
    <message id="basa.prop.card.short">
        <source>a card now</source>
        <extracomment>On a narrow table, over the chance of the ace.</extracomment>
        <translation>קלף עכשיו</translation>
    </message>
    <message id="basa.action.take">
        <source>draw a card</source>
        <extracomment>Actions in words.</extracomment>
        <translation>לשלוף קלף</translation>
    </message>
    <message id="basa.action.guess">
        <source>guess {what:text}</source>
        <translation>לנחש {what:text}</translation>
    </message>
    <message id="basa.action.guess-ace">
        <source>the ace of diamonds</source>
        <translation>את אס היהלום</translation>
    </message>
    <message id="basa.action.feed">
        <source>put {x:card} back into the stock</source>
        <translation>להחזיר את {x:card} לקופה</translation>
    </message>
    <message id="basa.action.feed.closed">
        <source>put a card back into the stock</source>
        <translation>להחזיר קלף לקופה</translation>
    </message>
    <message id="basa.action.stage">
        <source>begin a new stage</source>
        <translation>להתחיל שלב חדש</translation>
    </message>
    <message id="basa.action.end">
        <source>end the turn</source>
        <translation>לסיים את התור</translation>
    </message>
    <message id="basa.action.done">
        <source>leave it at that</source>
        <translation>להסתפק בזה</translation>
    </message>
    <message id="basa.action.done-second">
        <source>use no second card</source>
        <translation>לא להפעיל קלף שני</translation>
    </message>
    <message id="basa.action.done-keep">
        <source>keep no more</source>
        <translation>לא לשמור עוד קלף</translation>
    </message>
    <message id="basa.action.use">
        <source>use {x:card}</source>
        <translation>להפעיל את {x:card}</translation>
    </message>
    <message id="basa.action.use-hour">
        <source>use {x:card} at {n:num} o’clock</source>
        <translation>להפעיל את {x:card}: השעה {n:num}</translation>
    </message>
    <message id="basa.action.swap">
        <source>exchange the three of hearts with somebody</source>
        <translation>להחליף את שלוש לב עם מישהו</translation>
    </message>
    <message id="basa.action.swap-with">
        <source>pay 20 points and exchange the three of hearts for a random card of {whose:text}</source>
        <translation>לשלם 20 נקודות ולהחליף את שלוש לב בקלף אקראי של {whose:text}</translation>
    </message>
    <message id="basa.action.target">
        <source>choose somebody</source>
        <translation>לבחור מישהו</translation>
    </message>
    <message id="basa.action.target-seat">
        <source>choose {whose:text}</source>
        <translation>לבחור את {whose:text}</translation>
    </message>
    <message id="basa.action.give">
        <source>put {x:card} back into the stock</source>
        <translation>להחזיר את {x:card} לקופה</translation>
    </message>
    <message id="basa.action.give-to">
        <source>give {x:card} to somebody</source>
        <translation>לתת את {x:card} למישהו</translation>
    </message>
    <message id="basa.action.give-seat">
        <source>give {x:card} to {whose:text}</source>
        <translation>לתת את {x:card} {whose:text to}</translation>
    </message>
    <message id="basa.action.trade-seat">
        <source>exchange {x:card} for a random card of {whose:text}</source>
        <translation>להחליף את {x:card} בקלף אקראי של {whose:text}</translation>
    </message>
    <message id="basa.action.give.closed">
        <source>give a card away</source>
        <translation>לתת קלף</translation>
    </message>
    <message id="basa.action.say">
        <source>say {n:num}</source>
        <translation>לומר {n:num}</translation>
    </message>
    <message id="basa.action.prop">
        <source>choose {0:word basa.prop}</source>
        <translation>לבחור {0:word basa.prop}</translation>
    </message>
    <message id="basa.action.drop">
        <source>lay {x:card} in the temporary place</source>
        <translation>להניח את {x:card} במקום הזמני</translation>
    </message>
    <message id="basa.action.keep">
        <source>keep {x:card} in hand</source>
        <translation>לשמור ביד את {x:card}</translation>
    </message>
    <message id="basa.action.pick">
        <source>take {x:card} back into the game</source>
        <translation>להחזיר את {x:card} למשחק</translation>
    </message>
    <message id="basa.verb.take">
        <source>draw a card</source>
        <translation>לשלוף קלף</translation>
    </message>
    <message id="basa.verb.guess">
        <source>guess a card</source>
        <translation>לנחש קלף</translation>
    </message>
    <message id="basa.verb.guess.reguess">
        <source>guess again</source>
        <translation>לנחש שוב</translation>
    </message>
    <message id="basa.verb.feed">
        <source>put a card back into the stock</source>
        <translation>להחזיר קלף לקופה</translation>
    </message>
    <message id="basa.verb.stage">
        <source>begin a new stage</source>
        <translation>להתחיל שלב חדש</translation>
    </message>
    <message id="basa.verb.use">
        <source>use a card</source>
        <translation>להפעיל קלף</translation>
    </message>
    <message id="basa.verb.use.second">
        <source>use a second card</source>
        <translation>להפעיל קלף שני</translation>
    </message>
    <message id="basa.verb.swap">
        <source>exchange the three of hearts</source>
        <translation>להחליף את שלוש לב</translation>
    </message>
    <message id="basa.verb.end">
        <source>end the turn</source>
        <translation>לסיים את התור</translation>
    </message>
    <message id="basa.verb.done">
        <source>stop</source>
        <translation>להסתפק בזה</translation>
    </message>
    <message id="basa.verb.done.second">
        <source>use no second card</source>
        <translation>לא להפעיל קלף שני</translation>
    </message>
    <message id="basa.verb.done.keep">
        <source>keep no more cards</source>
        <translation>לא לשמור עוד קלפים</translation>
    </message>
    <message id="basa.verb.target">
        <source>choose somebody</source>
        <translation>לבחור מישהו</translation>
    </message>
    <message id="basa.verb.give">
        <source>give a card away</source>
        <translation>לתת קלף</translation>
    </message>
    <message id="basa.verb.give.trade">
        <source>exchange a card with somebody</source>
        <translation>להחליף קלף עם מישהו</translation>
    </message>
    <message id="basa.verb.give.gift">
        <source>give a card to somebody</source>
        <translation>לתת קלף למישהו</translation>
    </message>
    <message id="basa.verb.give.give">
        <source>give a card up to the stock</source>
        <translation>לוותר על קלף לטובת הקופה</translation>
    </message>
    <message id="basa.verb.say">
        <source>say a number</source>
        <translation>לומר מספר</translation>
    </message>
    <message id="basa.verb.prop">
        <source>choose what the extra turn has</source>
        <translation>לבחור תכונה לתור הנוסף</translation>
    </message>
    <message id="basa.verb.drop">
        <source>lay a card in the temporary place</source>
        <translation>להניח קלף במקום הזמני</translation>
    </message>
    <message id="basa.verb.keep">
        <source>keep a card</source>
        <translation>לשמור קלף</translation>
    </message>
    <message id="basa.verb.pick">
        <source>bring a card back into the game</source>
        <translation>להחזיר קלף למשחק</translation>
    </message>
    <message id="basa.refusal.draw-first">
        <source>First draw a card, with or without a guess.</source>
        <translation>קודם שולפים קלף, בניחוש או בלי ניחוש.</translation>
    </message>
    <message id="basa.refusal.guess-again">
        <source>After a wrong guess, guess again.</source>
        <translation>אחרי ניחוש לא נכון מנחשים שוב.</translation>
    </message>
    <message id="basa.refusal.feed-first">
        <source>The stock is empty: first put a card from your hand into it.</source>
        <translation>הקופה ריקה: קודם מחזירים אליה קלף מהיד.</translation>
    </message>
    <message id="basa.refusal.second-or-done">
        <source>Now use a second card, or leave it at one.</source>
        <translation>עכשיו מפעילים קלף שני, או מסתפקים באחד.</translation>
    </message>
    <message id="basa.refusal.choose-seat-first">
        <source>First choose somebody: the card in use waits for it.</source>
        <translation>קודם בוחרים שחקן: לזה מחכה הקלף שהופעל.</translation>
    </message>
    <message id="basa.refusal.exchange-first">
        <source>First the exchange: the card in use waits for it.</source>
        <translation>קודם ההחלפה: לה מחכה הקלף שהופעל.</translation>
    </message>
    <message id="basa.refusal.say-first">
        <source>First say a number: the card in use waits for it.</source>
        <translation>קודם אומרים מספר: לזה מחכה הקלף שהופעל.</translation>
    </message>
    <message id="basa.refusal.property-first">
        <source>First choose what the extra turn will have.</source>
        <translation>קודם בוחרים תכונה לתור הנוסף.</translation>
    </message>
    <message id="basa.refusal.gift-first">
        <source>First the present: a card for somebody with an empty hand.</source>
        <translation>קודם המתנה: קלף למי שאין לו קלפים.</translation>
    </message>
    <message id="basa.refusal.give-first">
        <source>First put a card from your hand into the stock.</source>
        <translation>קודם מחזירים קלף מהיד לקופה.</translation>
    </message>
    <message id="basa.refusal.drop-first">
        <source>First put a card from your hand into the temporary place.</source>
        <translation>קודם מניחים קלף מהיד במקום הזמני.</translation>
    </message>
    <message id="basa.refusal.keep-first">
        <source>First choose what to keep of the cards turned up.</source>
        <translation>קודם בוחרים מה לשמור מהקלפים שנחשפו.</translation>
    </message>
    <message id="basa.refusal.pick-first">
        <source>First take a card back into the game.</source>
        <translation>קודם מחזירים קלף אחד למשחק.</translation>
    </message>
    <message id="basa.refusal.drawn-already">
        <source>The draw of this stage is done: use a card, or begin a new stage.</source>
        <translation>בשלב הזה כבר שלפו קלף: עכשיו מפעילים קלף או מתחילים שלב חדש.</translation>
    </message>
    <message id="basa.refusal.no-power-asks">
        <source>No card asks for this now.</source>
        <translation>אין עכשיו קלף שמבקש את זה.</translation>
    </message>
    <message id="basa.refusal.no-such-guess">
        <source>A guess is one of the four suits, or the ace of diamonds.</source>
        <translation>מנחשים אחת מארבע הצורות, או את אס היהלום.</translation>
    </message>
    <message id="basa.refusal.no-guessing">
        <source>There is no guessing in this variation.</source>
        <translation>בגרסה הזאת לא מנחשים.</translation>
    </message>
    <message id="basa.refusal.muted">
        <source>A card was drawn without a guess in this turn, so there is no more guessing.</source>
        <translation>בתור הזה כבר שלפו בלי ניחוש, ולכן אין בו עוד ניחושים.</translation>
    </message>
    <message id="basa.refusal.stages-over">
        <source>A turn has at most {0:num} stages.</source>
        <translation>בתור יש עד {0:num} שלבים.</translation>
    </message>
    <message id="basa.refusal.use-ends-turn">
        <source>As long as you can use a card, only using one ends the turn.</source>
        <translation>כל עוד יש קלף שאפשר להפעיל, רק הפעלת קלף מסיימת את התור.</translation>
    </message>
    <message id="basa.refusal.no-power">
        <source>{0:card} has no power.</source>
        <translation>אין פעולה לקלף הזה: {0:card}.</translation>
    </message>
    <message id="basa.refusal.locked">
        <source>Below zero no card can be used, and you have {0:num}.</source>
        <translation>מתחת לאפס אי אפשר להפעיל קלפים, והניקוד עכשיו {0:num}.</translation>
    </message>
    <message id="basa.refusal.needs-points">
        <source>{0:card} needs {1:num} points or more, and you have {2:num}.</source>
        <translation>את {0:card} מפעילים רק עם {1:num} נקודות ויותר, ויש {2:num}.</translation>
    </message>
    <message id="basa.refusal.unique">
        <source>{0:card} is used alone, without a second card.</source>
        <translation>את {0:card} מפעילים רק לבד, בלי קלף שני.</translation>
    </message>
    <message id="basa.refusal.same-rank">
        <source>{0:card} and {1:card} cannot be used together: they have the same value.</source>
        <translation>אי אפשר להפעיל יחד את {0:card} ואת {1:card}: הערך שלהם שווה.</translation>
    </message>
    <message id="basa.refusal.same-suit">
        <source>{0:card} and {1:card} cannot be used together: they have the same suit.</source>
        <translation>אי אפשר להפעיל יחד את {0:card} ואת {1:card}: הם מאותה צורה.</translation>
    </message>
    <message id="basa.refusal.no-such-hour">
        <source>A clock has hours from 1 to 12.</source>
        <translation>בשעון יש שעות מ־1 עד 12.</translation>
    </message>
    <message id="basa.refusal.hour-needed">
        <source>To use this card, say what time it is.</source>
        <translation>כדי להפעיל את הקלף הזה צריך לומר מה השעה.</translation>
    </message>
    <message id="basa.refusal.no-hour">
        <source>{0:card} does not ask for the time.</source>
        <translation>{0:card} לא שואל מה השעה.</translation>
    </message>
    <message id="basa.refusal.no-three-of-hearts">
        <source>This exchange needs the three of hearts.</source>
        <translation>להחלפה הזאת צריך את שלוש לב.</translation>
    </message>
    <message id="basa.refusal.use-it">
        <source>With {1:num} points you use {0:card}, you do not exchange it.</source>
        <translation>עם {1:num} נקודות מפעילים את {0:card}, ולא מחליפים אותו.</translation>
    </message>
    <message id="basa.refusal.swapped-already">
        <source>One exchange in a stage, and it has been made.</source>
        <translation>בכל שלב מחליפים פעם אחת, וזה כבר נעשה.</translation>
    </message>
    <message id="basa.refusal.out-of-range">
        <source>Say a number from {1:num} to {2:num}.</source>
        <translation>אומרים מספר מ־{1:num} עד {2:num}.</translation>
    </message>
    <message id="basa.refusal.no-such-property">
        <source>Choose one of the four things an extra turn can have.</source>
        <translation>לתור הנוסף בוחרים אחת מארבע תכונות.</translation>
    </message>
    <message id="basa.refusal.not-death">
        <source>{0:card} is no death card: only spades can be kept.</source>
        <translation>{0:card} הוא לא קלף מוות: שומרים רק קלפי עלה.</translation>
    </message>
    <message id="basa.refusal.not-turned-up">
        <source>{0:card} is not among the cards turned up.</source>
        <translation>{0:card} לא בין הקלפים שנחשפו.</translation>
    </message>
    <message id="basa.refusal.not-removed">
        <source>{0:card} is still in the game.</source>
        <translation>{0:card} לא מחוץ למשחק.</translation>
    </message>
    <message id="basa.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="basa.refusal.lies-in-removed">
        <source>{0:card} is out of the game.</source>
        <translation>{0:card} מחוץ למשחק.</translation>
    </message>
    <message id="basa.refusal.used-already">
        <source>{0:card} has been used already, or lies open until the turn ends.</source>
        <translation>את {0:card} כבר הפעילו, או שהוא מונח פתוח עד סוף התור.</translation>
    </message>
    <message id="basa.refusal.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>אין שם אף אחד.</translation>
    </message>
    <message id="basa.refusal.not-yourself">
        <source>Somebody else has to be chosen.</source>
        <translation>צריך לבחור מישהו אחר.</translation>
    </message>
    <message id="basa.refusal.has-lost">
        <source>Nothing touches somebody who has lost.</source>
        <translation>מי שהפסיד כבר מחוץ לעניין.</translation>
    </message>
    <message id="basa.refusal.not-fewest">
        <source>Only whoever has the fewest cards can be chosen.</source>
        <translation>אפשר לבחור רק את מי שיש לו הכי מעט קלפים.</translation>
    </message>
    <message id="basa.refusal.hand-not-empty">
        <source>The present is for an empty hand.</source>
        <translation>המתנה היא למי שאין לו קלפים.</translation>
    </message>
    <message id="basa.refusal.hand-empty">
        <source>There is no card there to exchange.</source>
        <translation>אין שם קלף להחליף.</translation>
    </message>
    <message id="basa.said.guessed-right">
        <source>The guess is right.</source>
        <translation>הניחוש נכון.</translation>
    </message>
    <message id="basa.said.guessed-wrong">
        <source>The guess is wrong.</source>
        <translation>הניחוש לא נכון.</translation>
    </message>
    <message id="basa.said.penalty">
        <source>Four cards must be drawn in a row.</source>
        <translation>צריך לשלוף ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.said.ace">
        <source>The ace of diamonds came.</source>
        <translation>יצא אס היהלום.</translation>
    </message>
    <message id="basa.said.lost">
        <source>Somebody has lost.</source>
        <translation>יש מי שהפסיד.</translation>
    </message>
    <message id="basa.said.reversed">
        <source>The direction of the turns is reversed.</source>
        <translation>כיוון התורות התהפך.</translation>
    </message>
    <message id="basa.said.must-draw">
        <source>To be drawn in a row: {1:count card}.</source>
        <translation>צריך לשלוף {1:count card}.</translation>
    </message>
    <message id="basa.said.stock-empty">
        <source>The stock is empty: everybody who has a card gives one.</source>
        <translation>הקופה ריקה: כל מי שיש לו קלף מחזיר אחד.</translation>
    </message>
    <message id="basa.counted.power">
        <source>By a power: {0:num}.</source>
        <extracomment>Points, and turns to miss.</extracomment>
        <translation>בפעולת קלף: {0:num}.</translation>
    </message>
    <message id="basa.counted.use">
        <source>For the use of a card: {0:num}.</source>
        <translation>על הפעלת קלף: {0:num}.</translation>
    </message>
    <message id="basa.counted.bonus">
        <source>The bonus of the turn: {0:num}.</source>
        <translation>הבונוס של התור: {0:num}.</translation>
    </message>
    <message id="basa.counted.temp">
        <source>For the temporary place: {0:num}.</source>
        <translation>על המקום הזמני: {0:num}.</translation>
    </message>
    <message id="basa.counted.lost">
        <source>For losing: {0:num}.</source>
        <translation>בגלל ההפסד: {0:num}.</translation>
    </message>
    <message id="basa.counted.swap">
        <source>For the exchange: {0:num}.</source>
        <translation>על ההחלפה: {0:num}.</translation>
    </message>
    <message id="basa.counted.trap">
        <source>For a card that met a trap: {0:num}.</source>
        <translation>על קלף שחיכתה לו מלכודת: {0:num}.</translation>
    </message>
    <message id="basa.counted.gift">
        <source>For the present: {0:num}.</source>
        <translation>על המתנה: {0:num}.</translation>
    </message>
    <message id="basa.counted.missed">
        <source>One turn is skipped.</source>
        <translation>מדלגים על תור אחד.</translation>
    </message>
    <message id="basa.fact.ace-odds">
        <source>the ace of diamonds now: {0:num} in {1:num}</source>
        <extracomment>Facts: at the stock.</extracomment>
        <translation>אס היהלום עכשיו: {0:num} מתוך {1:num}</translation>
    </message>
    <message id="basa.fact.temp-worth">
        <source>worth {0:count point} at the end of the turn</source>
        <extracomment>At a temporary place.</extracomment>
        <translation>שווה {0:count point} בסוף התור</translation>
    </message>
    <message id="basa.fact.direction">
        <source>turns go round as you sit</source>
        <translation>התורות לפי סדר הישיבה</translation>
    </message>
    <message id="basa.fact.direction.reversed">
        <source>the direction of the turns is reversed</source>
        <translation>כיוון התורות הפוך</translation>
    </message>
    <message id="basa.fact.digit">
        <source>first digit of the ID: {0:num}</source>
        <extracomment>Marks of a seat.</extracomment>
        <translation>הספרה הראשונה בתעודת הזהות: {0:num}</translation>
    </message>
    <message id="basa.fact.misses-turns">
        <source>turns to miss: {0:num}</source>
        <translation>תורות לדלג: {0:num}</translation>
    </message>
    <message id="basa.fact.trap">
        <source>3 points from the first who uses {0:word suit}</source>
        <translation>3 נקודות מהראשון שיפעיל קלף {0:word suit}</translation>
    </message>
    <message id="basa.fact.charm">
        <source>in this turn {0:word basa.charm}</source>
        <translation>בתור הזה: {0:word basa.charm}</translation>
    </message>
    <message id="basa.fact.turns-owed">
        <source>further turns to come: {0:num}</source>
        <translation>תורות נוספים: {0:num}</translation>
    </message>
    <message id="basa.fact.stages-owed">
        <source>further stages: {0:num}</source>
        <translation>שלבים נוספים: {0:num}</translation>
    </message>
    <message id="basa.fact.power">
        <source>{what:text}</source>
        <extracomment>What a card of the hand does, from the powers below.</extracomment>
        <translation>{what:text}</translation>
    </message>
    <message id="basa.fact.running">
        <source>{x:card} is in use: {what:text}</source>
        <extracomment>The card whose power is running.</extracomment>
        <translation>הפעולה של {x:card}: {what:text}</translation>
    </message>
    <message id="basa.fact.asks">
        <source>about {1:num} points</source>
        <translation>מדובר ב־{1:num} נקודות</translation>
    </message>
    <message id="basa.fact.may-use">
        <source>cards that may be used in this stage: {0:num}</source>
        <translation>קלפים שאפשר להפעיל בשלב הזה: {0:num}</translation>
    </message>
    <message id="basa.fact.brings">
        <source>points after its use: {2:num}</source>
        <translation>הניקוד אחרי ההפעלה: {2:num}</translation>
    </message>
    <message id="basa.fact.unseen">
        <source>unseen cards that are right for {what:text}: {1:num} of {2:num}</source>
        <translation>קלפים שעוד לא ראינו ומתאימים לניחוש {what:text}: {1:num} מתוך {2:num}</translation>
    </message>
    <message id="basa.fact.draws">
        <source>the next in turn will draw {0:count any-card}</source>
        <translation>הבא בתור ישלוף {0:count any-card}</translation>
    </message>
    <message id="basa.power.2D">
        <source>With more than two cards in hand: exchange two for random cards of others.</source>
        <extracomment>The powers, with the present numbers; 0, 1, ... are points unless said otherwise.</extracomment>
        <translation>אם יש ביד יותר משני קלפים: להחליף שניים בקלפים אקראיים של אחרים.</translation>
    </message>
    <message id="basa.power.3D">
        <source>Choose somebody, who pays {0:count point} for each hour on the clock.</source>
        <translation>לבחור שחקן: הוא משלם {0:count point} על כל שעה בשעון.</translation>
    </message>
    <message id="basa.power.4D">
        <source>With more than 100 points and more than five cards: lose {0:count point}, all others lose {1:count point}, draw a card, and a chosen player loses 5 more.</source>
        <translation>עם יותר מ־100 נקודות ויותר מחמישה קלפים: לאבד {0:count point}, כל אחד אחר מאבד {1:count point}, לשלוף קלף, ושחקן לבחירה מאבד עוד 5.</translation>
    </message>
    <message id="basa.power.5D">
        <source>Gain {0:count point}, by the first digit of the ID.</source>
        <translation>לקבל {0:count point}, לפי הספרה הראשונה בתעודת הזהות.</translation>
    </message>
    <message id="basa.power.6D">
        <source>With an empty hand: a random card from everybody who has more than one, 3 points from each of the others. Otherwise 2 points from everybody.</source>
        <translation>ביד ריקה: קלף אקראי מכל מי שיש לו יותר מאחד, ו־3 נקודות מכל אחד אחר. אחרת: שתי נקודות מכל אחד.</translation>
    </message>
    <message id="basa.power.7D">
        <source>The next in turn shows a random card and pays {0:count point} times its value, {2:count point} at most; with no cards, loses {1:count point}.</source>
        <translation>הבא בתור חושף קלף אקראי ומשלם {0:count point} כפול הערך שלו, עד {2:count point}. אין לו קלפים? הוא מאבד {1:count point}.</translation>
    </message>
    <message id="basa.power.8D">
        <source>The next in turn is skipped and loses {0:count point}.</source>
        <translation>מדלגים על הבא בתור, והוא מאבד {0:count point}.</translation>
    </message>
    <message id="basa.power.9D">
        <source>A chosen player pays {0:count point}.</source>
        <translation>שחקן לבחירה משלם {0:count point}.</translation>
    </message>
    <message id="basa.power.JD">
        <source>All the others give their jacks. If more than one gave, put a card from the hand into the temporary place.</source>
        <translation>כל האחרים נותנים את הנסיכים שלהם. אם נתן יותר מאחד, להניח קלף מהיד במקום הזמני.</translation>
    </message>
    <message id="basa.power.QD">
        <source>All the others lose {0:count point}, and the turns go the other way until this player’s next turn.</source>
        <translation>כל האחרים מאבדים {0:count point}, וכיוון התורות מתהפך עד שהתור חוזר למי שהפעיל.</translation>
    </message>
    <message id="basa.power.KD">
        <source>Lose {0:count point}. With more than 100 points, also exchange the whole hand with somebody.</source>
        <translation>לאבד {0:count point}. עם יותר מ־100 נקודות גם להחליף את כל היד עם שחקן לבחירה.</translation>
    </message>
    <message id="basa.power.AH">
        <source>Gain {0:count point} and an extra turn, with a choice of what it has. With two cards or more left, give one to somebody with none and gain 5 points.</source>
        <translation>לקבל {0:count point} ותור נוסף עם תכונה לבחירה. עם שני קלפים ויותר: לתת אחד למי שאין לו קלפים, ולקבל 5 נקודות.</translation>
    </message>
    <message id="basa.power.2H">
        <source>Gain {0:count point}.</source>
        <translation>לקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.3H">
        <source>With 200 points or more: gain 20 and all the cards that are out of the game. With fewer: pay somebody 20 and exchange it for a random card.</source>
        <translation>עם 200 נקודות ויותר: לקבל 20 ואת כל הקלפים שמחוץ למשחק. עם פחות: לשלם 20 למישהו ולהחליף אותו בקלף אקראי שלו.</translation>
    </message>
    <message id="basa.power.4H">
        <source>Gain 5 points, a card without the danger of the ace, and another stage.</source>
        <translation>לקבל 5 נקודות, קלף אל היד בלי סכנת האס, ועוד שלב.</translation>
    </message>
    <message id="basa.power.5H">
        <source>With 0 points or fewer: gain 10. Draw a card to the hand, two if it is empty.</source>
        <translation>עם 0 נקודות או פחות: לקבל 10. לשלוף קלף אל היד, ואל יד ריקה שניים.</translation>
    </message>
    <message id="basa.power.6H">
        <source>With an empty hand: draw three cards.</source>
        <translation>אם היד ריקה: לשלוף אליה שלושה קלפים.</translation>
    </message>
    <message id="basa.power.7H">
        <source>The first of the others to use a spade (death) pays 3 points to whoever used this card.</source>
        <translation>הראשון מהאחרים שיפעיל קלף עלה (מוות) ישלם 3 נקודות למי שהפעיל את הקלף הזה.</translation>
    </message>
    <message id="basa.power.8H">
        <source>With at most three cards, this one counted: gain {0:count point}. Then take a card of your choice that is out of the game.</source>
        <translation>עם עד שלושה קלפים, כולל זה: לקבל {0:count point}. אחר כך לקחת אל היד קלף לבחירה מחוץ למשחק.</translation>
    </message>
    <message id="basa.power.TH">
        <source>Gain {0:count point}. With two cards or more left, give one to somebody with none and gain 5 points.</source>
        <translation>לקבל {0:count point}. עם שני קלפים ויותר: לתת אחד למי שאין לו קלפים, ולקבל 5 נקודות.</translation>
    </message>
    <message id="basa.power.QH">
        <source>Gain {0:count point}, and take a card of your choice that is out of the game.</source>
        <translation>לקבל {0:count point}, ולקחת אל היד קלף לבחירה מחוץ למשחק.</translation>
    </message>
    <message id="basa.power.KH">
        <source>Gain {2:count point}, with an empty hand {3:count point}. Choose who gets {1:count point}, then who gets {0:count point}.</source>
        <translation>לקבל {2:count point}, וביד ריקה {3:count point}. שחקן לבחירה מקבל {1:count point}, ואחריו שחקן לבחירה מקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.AC">
        <source>Say a value; the next in turn draws a card. If it is that value, gain {0:count point}; if it is the ace of diamonds, gain {1:count point} and that player has lost. Always 1 more.</source>
        <translation>לומר ערך, והבא בתור שולף קלף. יצא הערך? {0:count point}. אס היהלום? {1:count point}, והוא מפסיד. תמיד עוד נקודה.</translation>
    </message>
    <message id="basa.power.4C">
        <source>Say a number from 0 to 4 and draw a card. If that is what remains when its value is divided by 5, gain {0:count point}.</source>
        <translation>לומר מספר מ־0 עד 4 ולשלוף קלף. אם זו השארית של ערכו בחילוק ל־5: לקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.5C">
        <source>Draw a card to the hand, and play another stage.</source>
        <translation>לשלוף קלף אל היד, ועוד שלב.</translation>
    </message>
    <message id="basa.power.7C">
        <source>Say a number from 2 to 13 and draw a card. If its value can be divided by it, gain {0:count point}.</source>
        <translation>לומר מספר מ־2 עד 13 ולשלוף קלף. אם ערכו מתחלק במספר: לקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.8C">
        <source>With an empty hand: draw two cards. Otherwise, if somebody has exactly twice as many cards: gain {0:count point}, and draw until you have as many.</source>
        <translation>ביד ריקה: לשלוף שני קלפים. אחרת, אם למישהו יש בדיוק פי שניים קלפים: לקבל {0:count point}, ולשלוף עד שיש כמו שלו.</translation>
    </message>
    <message id="basa.power.TC">
        <source>A chosen player picks a card blindly. If it is this one: a safe card instead, and gain {1:count point}. If not: gain {0:count point}.</source>
        <translation>שחקן לבחירה בוחר קלף מהיד בלי לראות. יצא הקלף הזה? לקבל קלף אחר במקומו ועוד {1:count point}. אם לא: לקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.AS">
        <source>The next in turn draws a card and puts it back; the ace of diamonds loses. Then an empty hand takes a random card from whoever has the fewest, but at least two.</source>
        <translation>הבא בתור שולף קלף ומחזיר אותו; עם אס היהלום הוא מפסיד. אחר כך יד ריקה לוקחת קלף אקראי ממי שיש לו הכי מעט, שניים לפחות.</translation>
    </message>
    <message id="basa.power.3S">
        <source>Put a card from the hand back into the stock. The next in turn draws as many cards as remain when its value is divided by 6.</source>
        <translation>להחזיר קלף מהיד לקופה. הבא בתור שולף קלפים לפי השארית של ערכו בחילוק ל־6.</translation>
    </message>
    <message id="basa.power.5S">
        <source>Lose {0:count point} and draw five cards face up. Keep up to two spades (death); the rest leave the game.</source>
        <translation>לאבד {0:count point} ולשלוף חמישה קלפים פתוחים. אפשר לשמור עד שני קלפי עלה (מוות); השאר יוצאים מהמשחק.</translation>
    </message>
    <message id="basa.power.6S">
        <source>The first of the others to use a heart (life) pays 3 points to whoever used this card.</source>
        <translation>הראשון מהאחרים שיפעיל קלף לב (חיים) ישלם 3 נקודות למי שהפעיל את הקלף הזה.</translation>
    </message>
    <message id="basa.power.8S">
        <source>A chosen player loses {0:count point}.</source>
        <translation>שחקן לבחירה מאבד {0:count point}.</translation>
    </message>
    <message id="basa.power.KS">
        <source>The next in turn loses {0:count point}.</source>
        <translation>הבא בתור מאבד {0:count point}.</translation>
    </message>
    <message id="basa.power.XR">
        <source>Everybody draws a card and puts it back. Whoever draws the ace of diamonds has lost.</source>
        <translation>כל אחד שולף קלף ומחזיר אותו. מי ששולף את אס היהלום מפסיד.</translation>
    </message>
    <message id="basa.power.XB">
        <source>Everybody puts a card back into the stock, unseen. Whoever has none loses 1 point.</source>
        <translation>כל אחד מחזיר קלף מהיד לקופה, בלי להראות. מי שאין לו קלפים מאבד נקודה אחת.</translation>
    </message>
    <message id="basa.brief.2D">
        <source>exchange two cards</source>
        <extracomment>What a card does in a few words: over the card, and where its whole sentence has been read. As few as here.</extracomment>
        <translation>להחליף שני קלפים</translation>
    </message>
    <message id="basa.brief.2D.some">
        <source>exchange two cards</source>
        <translation>להחליף שני קלפים</translation>
    </message>
    <message id="basa.brief.2D.none">
        <source>nothing now</source>
        <translation>כלום עכשיו</translation>
    </message>
    <message id="basa.brief.2D.alone">
        <source>nothing now</source>
        <translation>כלום עכשיו</translation>
    </message>
    <message id="basa.brief.3D">
        <source>somebody pays {0:num} an hour</source>
        <translation>מישהו משלם {0:num} לשעה</translation>
    </message>
    <message id="basa.brief.4D.some">
        <source>all the others lose {1:num}, and a card</source>
        <translation>כל האחרים מאבדים {1:num}, ועוד קלף</translation>
    </message>
    <message id="basa.brief.4D.none">
        <source>nothing now</source>
        <translation>כלום עכשיו</translation>
    </message>
    <message id="basa.brief.5D">
        <source>{0:signed}</source>
        <translation>{0:signed}</translation>
    </message>
    <message id="basa.brief.6D.empty">
        <source>a card or 3 points from everybody</source>
        <translation>קלף או 3 נקודות מכל אחד</translation>
    </message>
    <message id="basa.brief.6D.full">
        <source>2 from everybody</source>
        <translation>2 מכל אחד</translation>
    </message>
    <message id="basa.brief.7D">
        <source>the next pays by a card</source>
        <translation>הבא משלם לפי קלף</translation>
    </message>
    <message id="basa.brief.8D">
        <source>the next is skipped, loses {0:num}</source>
        <translation>מדלגים על הבא, הוא מאבד {0:num}</translation>
    </message>
    <message id="basa.brief.9D">
        <source>somebody pays {0:num}</source>
        <translation>מישהו משלם {0:num}</translation>
    </message>
    <message id="basa.brief.JD">
        <source>the jacks of all</source>
        <translation>הנסיכים של כולם</translation>
    </message>
    <message id="basa.brief.QD">
        <source>others lose {0:num}, play turns round</source>
        <translation>האחרים מאבדים {0:num}, היפוך כיוון</translation>
    </message>
    <message id="basa.brief.KD.some">
        <source>lose {0:num}, exchange hands</source>
        <translation>לאבד {0:num}, להחליף ידיים</translation>
    </message>
    <message id="basa.brief.KD.none">
        <source>lose {0:num}</source>
        <translation>לאבד {0:num}</translation>
    </message>
    <message id="basa.brief.AH.gift">
        <source>{0:signed}, an extra turn, a gift</source>
        <translation>{0:signed}, עוד תור, מתנה</translation>
    </message>
    <message id="basa.brief.AH.plain">
        <source>{0:signed}, an extra turn</source>
        <translation>{0:signed} ועוד תור</translation>
    </message>
    <message id="basa.brief.2H">
        <source>{0:signed}</source>
        <translation>{0:signed}</translation>
    </message>
    <message id="basa.brief.3H.some">
        <source>{n:signed} and the cards out of the game</source>
        <translation>{n:signed} והקלפים שמחוץ למשחק</translation>
    </message>
    <message id="basa.brief.3H.few">
        <source>pay 20 for another card</source>
        <translation>קלף אחר תמורת 20</translation>
    </message>
    <message id="basa.brief.4H">
        <source>{n:signed}, a card, a stage</source>
        <translation>{n:signed}, קלף ועוד שלב</translation>
    </message>
    <message id="basa.brief.5H.low">
        <source>{n:signed} and a card</source>
        <translation>{n:signed} ועוד קלף</translation>
    </message>
    <message id="basa.brief.5H.low-empty">
        <source>{n:signed} and two cards</source>
        <translation>{n:signed} ושני קלפים</translation>
    </message>
    <message id="basa.brief.5H.high">
        <source>a card</source>
        <translation>קלף אל היד</translation>
    </message>
    <message id="basa.brief.5H.high-empty">
        <source>two cards</source>
        <translation>שני קלפים אל היד</translation>
    </message>
    <message id="basa.brief.6H.empty">
        <source>three cards</source>
        <translation>שלושה קלפים אל היד</translation>
    </message>
    <message id="basa.brief.6H.full">
        <source>nothing now</source>
        <translation>כלום עכשיו</translation>
    </message>
    <message id="basa.brief.7H">
        <source>a trap for spades</source>
        <translation>מלכודת לקלפי עלה</translation>
    </message>
    <message id="basa.brief.8H.few">
        <source>{0:signed} and a card back</source>
        <translation>{0:signed} וקלף מבחוץ</translation>
    </message>
    <message id="basa.brief.8H.few-nothing">
        <source>{0:signed}</source>
        <translation>{0:signed}</translation>
    </message>
    <message id="basa.brief.8H.many">
        <source>a card back</source>
        <translation>קלף מבחוץ</translation>
    </message>
    <message id="basa.brief.8H.many-nothing">
        <source>nothing now</source>
        <translation>כלום עכשיו</translation>
    </message>
    <message id="basa.brief.TH.gift">
        <source>{0:signed} and a gift</source>
        <translation>{0:signed} ומתנה</translation>
    </message>
    <message id="basa.brief.TH.plain">
        <source>{0:signed}</source>
        <translation>{0:signed}</translation>
    </message>
    <message id="basa.brief.QH.some">
        <source>{0:signed} and a card back</source>
        <translation>{0:signed} וקלף מבחוץ</translation>
    </message>
    <message id="basa.brief.QH.nothing">
        <source>{0:signed}</source>
        <translation>{0:signed}</translation>
    </message>
    <message id="basa.brief.KH.empty">
        <source>{3:signed}, and {1:num} and {0:num} for others</source>
        <translation>{3:signed}, ולאחרים {1:num} ו־{0:num}</translation>
    </message>
    <message id="basa.brief.KH.full">
        <source>{2:signed}, and {1:num} and {0:num} for others</source>
        <translation>{2:signed}, ולאחרים {1:num} ו־{0:num}</translation>
    </message>
    <message id="basa.brief.AC">
        <source>{0:signed} for the right value</source>
        <translation>{0:signed} על ערך נכון</translation>
    </message>
    <message id="basa.brief.4C">
        <source>{0:signed} for the right remainder</source>
        <translation>{0:signed} על שארית נכונה</translation>
    </message>
    <message id="basa.brief.5C">
        <source>a card and a stage</source>
        <translation>קלף ועוד שלב</translation>
    </message>
    <message id="basa.brief.7C">
        <source>{0:signed} for a right divisor</source>
        <translation>{0:signed} על מחלק נכון</translation>
    </message>
    <message id="basa.brief.8C.empty">
        <source>two cards</source>
        <translation>שני קלפים אל היד</translation>
    </message>
    <message id="basa.brief.8C.twice">
        <source>{0:signed} and more cards</source>
        <translation>{0:signed} ועוד קלפים</translation>
    </message>
    <message id="basa.brief.8C.none">
        <source>nothing now</source>
        <translation>כלום עכשיו</translation>
    </message>
    <message id="basa.brief.TC">
        <source>{0:signed} or {1:signed}, by luck</source>
        <translation>{0:signed} או {1:signed}, לפי המזל</translation>
    </message>
    <message id="basa.brief.AS.empty">
        <source>the next risks the ace, plus a card</source>
        <translation>הבא מסתכן באס, ועוד קלף</translation>
    </message>
    <message id="basa.brief.AS.full">
        <source>the next risks the ace</source>
        <translation>הבא מסתכן באס</translation>
    </message>
    <message id="basa.brief.3S.full">
        <source>the next draws by a card</source>
        <translation>הבא שולף לפי קלף</translation>
    </message>
    <message id="basa.brief.3S.empty">
        <source>nothing now</source>
        <translation>כלום עכשיו</translation>
    </message>
    <message id="basa.brief.5S">
        <source>lose {0:num}, up to two spades</source>
        <translation>לאבד {0:num}, עד שני קלפי עלה</translation>
    </message>
    <message id="basa.brief.6S">
        <source>a trap for hearts</source>
        <translation>מלכודת לקלפי לב</translation>
    </message>
    <message id="basa.brief.8S">
        <source>somebody loses {0:num}</source>
        <translation>מישהו מאבד {0:num}</translation>
    </message>
    <message id="basa.brief.KS">
        <source>the next loses {0:num}</source>
        <translation>הבא מאבד {0:num}</translation>
    </message>
    <message id="basa.brief.XR">
        <source>everybody risks the ace</source>
        <translation>כולם מסתכנים באס</translation>
    </message>
    <message id="basa.brief.XB">
        <source>everybody gives up a card</source>
        <translation>כולם מחזירים קלף</translation>
    </message>
    <message id="basa.brief.named">
        <source>{x:card}: {what:text}</source>
        <translation>{x:card}: {what:text}</translation>
    </message>
    <message id="basa.power.2D.some">
        <source>Exchange two cards for random cards of others.</source>
        <extracomment>What a power does now, where its sentence has several cases.</extracomment>
        <translation>להחליף שני קלפים בקלפים אקראיים של אחרים.</translation>
    </message>
    <message id="basa.power.2D.none">
        <source>Nothing: only with more than two cards in hand two are exchanged.</source>
        <translation>כלום: רק עם יותר משני קלפים ביד מחליפים שניים.</translation>
    </message>
    <message id="basa.power.2D.alone">
        <source>Nothing: nobody else has a card.</source>
        <translation>כלום: לאף אחד אחר אין קלפים.</translation>
    </message>
    <message id="basa.power.4D.some">
        <source>Lose {0:count point}, all others lose {1:count point}, draw a card, and a chosen player loses 5 more.</source>
        <translation>לאבד {0:count point}, כל אחד אחר מאבד {1:count point}, לשלוף קלף, ושחקן לבחירה מאבד עוד 5.</translation>
    </message>
    <message id="basa.power.4D.none">
        <source>Nothing: it takes more than 100 points and more than five cards in hand.</source>
        <translation>כלום: צריך יותר מ־100 נקודות ויותר מחמישה קלפים ביד.</translation>
    </message>
    <message id="basa.power.6D.empty">
        <source>The hand is empty: a random card from everybody who has more than one, 3 points from each of the others.</source>
        <translation>היד ריקה: קלף אקראי מכל מי שיש לו יותר מאחד, ו־3 נקודות מכל אחד אחר.</translation>
    </message>
    <message id="basa.power.6D.full">
        <source>Everybody gives 2 points.</source>
        <translation>שתי נקודות מכל אחד.</translation>
    </message>
    <message id="basa.power.KD.some">
        <source>Lose {0:count point} and exchange the whole hand with somebody.</source>
        <translation>לאבד {0:count point} ולהחליף את כל היד עם שחקן לבחירה.</translation>
    </message>
    <message id="basa.power.KD.none">
        <source>Lose {0:count point}. Hands are exchanged only with more than 100 points.</source>
        <translation>לאבד {0:count point}. רק עם יותר מ־100 נקודות מחליפים ידיים.</translation>
    </message>
    <message id="basa.power.AH.gift">
        <source>Gain {0:count point} and an extra turn, with a choice of what it has. Then give a card to somebody with none and gain 5 points.</source>
        <translation>לקבל {0:count point} ותור נוסף עם תכונה לבחירה. אחר כך לתת קלף למי שאין לו קלפים, ולקבל 5 נקודות.</translation>
    </message>
    <message id="basa.power.AH.plain">
        <source>Gain {0:count point} and an extra turn, with a choice of what it has.</source>
        <translation>לקבל {0:count point} ותור נוסף עם תכונה לבחירה.</translation>
    </message>
    <message id="basa.power.3H.some">
        <source>Gain 20 and all the cards that are out of the game.</source>
        <translation>לקבל 20 ואת כל הקלפים שמחוץ למשחק.</translation>
    </message>
    <message id="basa.power.3H.few">
        <source>With fewer than 200 points: pay somebody 20 and exchange it for a random card.</source>
        <translation>עם פחות מ־200 נקודות: לשלם 20 למישהו ולהחליף אותו בקלף אקראי שלו.</translation>
    </message>
    <message id="basa.power.5H.low">
        <source>Gain 10 and draw a card to the hand.</source>
        <translation>לקבל 10 ולשלוף קלף אל היד.</translation>
    </message>
    <message id="basa.power.5H.low-empty">
        <source>Gain 10 and draw two cards to the empty hand.</source>
        <translation>לקבל 10 ולשלוף שני קלפים ליד הריקה.</translation>
    </message>
    <message id="basa.power.5H.high">
        <source>Draw a card to the hand.</source>
        <translation>לשלוף קלף אל היד.</translation>
    </message>
    <message id="basa.power.5H.high-empty">
        <source>Draw two cards to the empty hand.</source>
        <translation>לשלוף שני קלפים ליד הריקה.</translation>
    </message>
    <message id="basa.power.6H.empty">
        <source>The hand is empty: draw three cards to it.</source>
        <translation>היד ריקה: לשלוף אליה שלושה קלפים.</translation>
    </message>
    <message id="basa.power.6H.full">
        <source>Nothing: only an empty hand draws three cards.</source>
        <translation>כלום: רק אל יד ריקה שולפים שלושה קלפים.</translation>
    </message>
    <message id="basa.power.8H.few">
        <source>Gain {0:count point}, then take a card of your choice that is out of the game.</source>
        <translation>לקבל {0:count point}, ואחר כך לקחת אל היד קלף לבחירה מחוץ למשחק.</translation>
    </message>
    <message id="basa.power.8H.few-nothing">
        <source>Gain {0:count point}. No card is out of the game yet.</source>
        <translation>לקבל {0:count point}. עוד אין קלפים מחוץ למשחק.</translation>
    </message>
    <message id="basa.power.8H.many">
        <source>Take a card of your choice that is out of the game. Points come only with at most three cards, this one counted.</source>
        <translation>לקחת אל היד קלף לבחירה מחוץ למשחק. נקודות יש רק עם עד שלושה קלפים, כולל זה.</translation>
    </message>
    <message id="basa.power.8H.many-nothing">
        <source>Nothing: there are more than three cards, and none is out of the game yet.</source>
        <translation>כלום: יש יותר משלושה קלפים, ועוד אין קלפים מחוץ למשחק.</translation>
    </message>
    <message id="basa.power.TH.gift">
        <source>Gain {0:count point}, then give a card to somebody with none and gain 5 points.</source>
        <translation>לקבל {0:count point}, ואחר כך לתת קלף למי שאין לו קלפים ולקבל 5 נקודות.</translation>
    </message>
    <message id="basa.power.TH.plain">
        <source>Gain {0:count point}.</source>
        <translation>לקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.QH.some">
        <source>Gain {0:count point}, and take a card of your choice that is out of the game.</source>
        <translation>לקבל {0:count point}, ולקחת אל היד קלף לבחירה מחוץ למשחק.</translation>
    </message>
    <message id="basa.power.QH.nothing">
        <source>Gain {0:count point}. No card is out of the game yet.</source>
        <translation>לקבל {0:count point}. עוד אין קלפים מחוץ למשחק.</translation>
    </message>
    <message id="basa.power.KH.empty">
        <source>Gain {3:count point}. Choose who gets {1:count point}, then who gets {0:count point}.</source>
        <translation>לקבל {3:count point}. שחקן לבחירה מקבל {1:count point}, ואחריו שחקן לבחירה מקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.KH.full">
        <source>Gain {2:count point}. Choose who gets {1:count point}, then who gets {0:count point}.</source>
        <translation>לקבל {2:count point}. שחקן לבחירה מקבל {1:count point}, ואחריו שחקן לבחירה מקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.8C.empty">
        <source>The hand is empty: draw two cards to it.</source>
        <translation>היד ריקה: לשלוף אליה שני קלפים.</translation>
    </message>
    <message id="basa.power.8C.twice">
        <source>Somebody has exactly twice as many cards: gain {0:count point}, and draw until you have as many.</source>
        <translation>למישהו יש בדיוק פי שניים קלפים: לקבל {0:count point}, ולשלוף עד שיש כמו שלו.</translation>
    </message>
    <message id="basa.power.8C.none">
        <source>Nothing: the hand is not empty, and nobody has exactly twice as many cards.</source>
        <translation>כלום: היד לא ריקה, ולאף אחד אין בדיוק פי שניים קלפים.</translation>
    </message>
    <message id="basa.power.AS.empty">
        <source>The next in turn draws a card and puts it back; the ace of diamonds loses. Then the empty hand takes a random card from whoever has the fewest, but at least two.</source>
        <translation>הבא בתור שולף קלף ומחזיר אותו; עם אס היהלום הוא מפסיד. אחר כך היד הריקה לוקחת קלף אקראי ממי שיש לו הכי מעט, שניים לפחות.</translation>
    </message>
    <message id="basa.power.AS.full">
        <source>The next in turn draws a card and puts it back; the ace of diamonds loses.</source>
        <translation>הבא בתור שולף קלף ומחזיר אותו; עם אס היהלום הוא מפסיד.</translation>
    </message>
    <message id="basa.power.3S.full">
        <source>Put a card from the hand back into the stock. The next in turn draws as many cards as remain when its value is divided by 6.</source>
        <translation>להחזיר קלף מהיד לקופה. הבא בתור שולף קלפים לפי השארית של ערכו בחילוק ל־6.</translation>
    </message>
    <message id="basa.power.3S.empty">
        <source>Nothing: there is no card in hand to put back.</source>
        <translation>כלום: אין ביד קלף להחזיר.</translation>
    </message>
    <message id="basa.log.starts">
        <source>{who:name} starts.</source>
        <translation>התור הראשון של {who:name}.</translation>
    </message>
    <message id="basa.log.starts.m">
        <source>{who:name} starts.</source>
        <translation>{who:name} מתחיל.</translation>
    </message>
    <message id="basa.log.starts.f">
        <source>{who:name} starts.</source>
        <translation>{who:name} מתחילה.</translation>
    </message>
    <message id="basa.log.starts.you">
        <source>You start.</source>
        <translation>התור הראשון שלי.</translation>
    </message>
    <message id="basa.log.drew">
        <source>{who:name} drew {cards:cards}.</source>
        <translation>מהקופה {who:to}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.drew.m">
        <source>{who:name} drew {cards:cards}.</source>
        <translation>{who:name} שלף: {cards:cards}.</translation>
    </message>
    <message id="basa.log.drew.f">
        <source>{who:name} drew {cards:cards}.</source>
        <translation>{who:name} שלפה: {cards:cards}.</translation>
    </message>
    <message id="basa.log.drew.you">
        <source>You drew {cards:cards}.</source>
        <translation>שלפתי: {cards:cards}.</translation>
    </message>
    <message id="basa.log.drew-hand">
        <source>{who:name} drew {cards:cards} to the hand.</source>
        <translation>מהקופה אל היד {who:of}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.drew-hand.m">
        <source>{who:name} drew {cards:cards} to the hand.</source>
        <translation>{who:name} שלף אל היד: {cards:cards}.</translation>
    </message>
    <message id="basa.log.drew-hand.f">
        <source>{who:name} drew {cards:cards} to the hand.</source>
        <translation>{who:name} שלפה אל היד: {cards:cards}.</translation>
    </message>
    <message id="basa.log.drew-hand.you">
        <source>You drew {cards:cards} to the hand.</source>
        <translation>שלפתי אל היד: {cards:cards}.</translation>
    </message>
    <message id="basa.log.guessed-right">
        <source>{who:name} guessed {what:text}: {c:card}, right.</source>
        <translation>ניחוש של {who:name}: {what:text}. יצא {c:card}, נכון.</translation>
    </message>
    <message id="basa.log.guessed-right.m">
        <source>{who:name} guessed {what:text}: {c:card}, right.</source>
        <translation>{who:name} ניחש: {what:text}. יצא {c:card}, נכון.</translation>
    </message>
    <message id="basa.log.guessed-right.f">
        <source>{who:name} guessed {what:text}: {c:card}, right.</source>
        <translation>{who:name} ניחשה: {what:text}. יצא {c:card}, נכון.</translation>
    </message>
    <message id="basa.log.guessed-right.you">
        <source>You guessed {what:text}: {c:card}, right.</source>
        <translation>ניחשתי: {what:text}. יצא {c:card}, נכון.</translation>
    </message>
    <message id="basa.log.guessed-wrong">
        <source>{who:name} guessed {what:text}: {c:card}, wrong.</source>
        <translation>ניחוש של {who:name}: {what:text}. יצא {c:card}, לא נכון.</translation>
    </message>
    <message id="basa.log.guessed-wrong.m">
        <source>{who:name} guessed {what:text}: {c:card}, wrong.</source>
        <translation>{who:name} ניחש: {what:text}. יצא {c:card}, לא נכון.</translation>
    </message>
    <message id="basa.log.guessed-wrong.f">
        <source>{who:name} guessed {what:text}: {c:card}, wrong.</source>
        <translation>{who:name} ניחשה: {what:text}. יצא {c:card}, לא נכון.</translation>
    </message>
    <message id="basa.log.guessed-wrong.you">
        <source>You guessed {what:text}: {c:card}, wrong.</source>
        <translation>ניחשתי: {what:text}. יצא {c:card}, לא נכון.</translation>
    </message>
    <message id="basa.log.penalty">
        <source>{who:name} has to draw four cards in a row.</source>
        <translation>על {who:name} לשלוף ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.log.penalty.m">
        <source>{who:name} has to draw four cards in a row.</source>
        <translation>{who:name} חייב לשלוף ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.log.penalty.f">
        <source>{who:name} has to draw four cards in a row.</source>
        <translation>{who:name} חייבת לשלוף ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.log.penalty.you">
        <source>You have to draw four cards in a row.</source>
        <translation>צריך לשלוף ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.log.must-draw">
        <source>{who:name} has to draw {n:count any-card}.</source>
        <translation>על {who:name} לשלוף {n:count any-card}.</translation>
    </message>
    <message id="basa.log.must-draw.m">
        <source>{who:name} has to draw {n:count any-card}.</source>
        <translation>{who:name} חייב לשלוף {n:count any-card}.</translation>
    </message>
    <message id="basa.log.must-draw.f">
        <source>{who:name} has to draw {n:count any-card}.</source>
        <translation>{who:name} חייבת לשלוף {n:count any-card}.</translation>
    </message>
    <message id="basa.log.must-draw.you">
        <source>You have to draw {n:count any-card}.</source>
        <translation>עליי לשלוף {n:count any-card}.</translation>
    </message>
    <message id="basa.log.ace">
        <source>{who:name} drew {c:card}.</source>
        <translation>{c:card} יצא בתור של {who:name}.</translation>
    </message>
    <message id="basa.log.ace.m">
        <source>{who:name} drew {c:card}.</source>
        <translation>{who:name} שלף {c:card object}.</translation>
    </message>
    <message id="basa.log.ace.f">
        <source>{who:name} drew {c:card}.</source>
        <translation>{who:name} שלפה {c:card object}.</translation>
    </message>
    <message id="basa.log.ace.you">
        <source>You drew {c:card}.</source>
        <translation>שלפתי {c:card object}.</translation>
    </message>
    <message id="basa.log.ace-back">
        <source>{who:name} drew {c:card}, and it went back.</source>
        <extracomment>Where a draw is protected.</extracomment>
        <translation>{c:card} יצא בתור של {who:name}, וחזר לקופה.</translation>
    </message>
    <message id="basa.log.ace-back.m">
        <source>{who:name} drew {c:card}, and it went back.</source>
        <translation>{who:name} שלף {c:card object}, והוא חזר לקופה.</translation>
    </message>
    <message id="basa.log.ace-back.f">
        <source>{who:name} drew {c:card}, and it went back.</source>
        <translation>{who:name} שלפה {c:card object}, והוא חזר לקופה.</translation>
    </message>
    <message id="basa.log.ace-back.you">
        <source>You drew {c:card}, and it went back.</source>
        <translation>שלפתי {c:card object}, והוא חזר לקופה.</translation>
    </message>
    <message id="basa.log.lost">
        <source>{who:name} has lost.</source>
        <translation>{who:name} מחוץ למשחק.</translation>
    </message>
    <message id="basa.log.lost.m">
        <source>{who:name} has lost.</source>
        <translation>{who:name} הפסיד.</translation>
    </message>
    <message id="basa.log.lost.f">
        <source>{who:name} has lost.</source>
        <translation>{who:name} הפסידה.</translation>
    </message>
    <message id="basa.log.lost.you">
        <source>You have lost.</source>
        <translation>הפסדתי.</translation>
    </message>
    <message id="basa.log.use">
        <source>{who:name} used {c:card}.</source>
        <translation>הקלף של {who:name} מופעל: {c:card}.</translation>
    </message>
    <message id="basa.log.use.m">
        <source>{who:name} used {c:card}.</source>
        <translation>{who:name} הפעיל {c:card object}.</translation>
    </message>
    <message id="basa.log.use.f">
        <source>{who:name} used {c:card}.</source>
        <translation>{who:name} הפעילה {c:card object}.</translation>
    </message>
    <message id="basa.log.use.you">
        <source>You used {c:card}.</source>
        <translation>הפעלתי {c:card object}.</translation>
    </message>
    <message id="basa.log.use-hour">
        <source>{who:name} used {c:card} at {n:num} o’clock.</source>
        <translation>הקלף של {who:name}, {c:card}, מופעל בשעה {n:num}.</translation>
    </message>
    <message id="basa.log.use-hour.m">
        <source>{who:name} used {c:card} at {n:num} o’clock.</source>
        <translation>{who:name} הפעיל {c:card object} בשעה {n:num}.</translation>
    </message>
    <message id="basa.log.use-hour.f">
        <source>{who:name} used {c:card} at {n:num} o’clock.</source>
        <translation>{who:name} הפעילה {c:card object} בשעה {n:num}.</translation>
    </message>
    <message id="basa.log.use-hour.you">
        <source>You used {c:card} at {n:num} o’clock.</source>
        <translation>הפעלתי {c:card object} בשעה {n:num}.</translation>
    </message>
    <message id="basa.log.stage">
        <source>{who:name} began a new stage.</source>
        <translation>אצל {who:name} מתחיל שלב חדש.</translation>
    </message>
    <message id="basa.log.stage.m">
        <source>{who:name} began a new stage.</source>
        <translation>{who:name} התחיל שלב חדש.</translation>
    </message>
    <message id="basa.log.stage.f">
        <source>{who:name} began a new stage.</source>
        <translation>{who:name} התחילה שלב חדש.</translation>
    </message>
    <message id="basa.log.stage.you">
        <source>You began a new stage.</source>
        <translation>התחלתי שלב חדש.</translation>
    </message>
    <message id="basa.log.end">
        <source>{who:name} ended the turn.</source>
        <translation>התור {who:of} נגמר.</translation>
    </message>
    <message id="basa.log.end.m">
        <source>{who:name} ended the turn.</source>
        <translation>{who:name} סיים את התור.</translation>
    </message>
    <message id="basa.log.end.f">
        <source>{who:name} ended the turn.</source>
        <translation>{who:name} סיימה את התור.</translation>
    </message>
    <message id="basa.log.end.you">
        <source>You ended the turn.</source>
        <translation>סיימתי את התור.</translation>
    </message>
    <message id="basa.log.done">
        <source>{who:name} left it at that.</source>
        <translation>מצד {who:name} די בזה.</translation>
    </message>
    <message id="basa.log.done.m">
        <source>{who:name} left it at that.</source>
        <translation>{who:name} הסתפק בזה.</translation>
    </message>
    <message id="basa.log.done.f">
        <source>{who:name} left it at that.</source>
        <translation>{who:name} הסתפקה בזה.</translation>
    </message>
    <message id="basa.log.done.you">
        <source>You left it at that.</source>
        <translation>הסתפקתי בזה.</translation>
    </message>
    <message id="basa.log.swap">
        <source>{who:name} paid 20 points and exchanged a card.</source>
        <translation>{who:to} הוחלף קלף, בתשלום של 20 נקודות.</translation>
    </message>
    <message id="basa.log.swap.m">
        <source>{who:name} paid 20 points and exchanged a card.</source>
        <translation>{who:name} שילם 20 נקודות והחליף קלף.</translation>
    </message>
    <message id="basa.log.swap.f">
        <source>{who:name} paid 20 points and exchanged a card.</source>
        <translation>{who:name} שילמה 20 נקודות והחליפה קלף.</translation>
    </message>
    <message id="basa.log.swap.you">
        <source>You paid 20 points and exchanged a card.</source>
        <translation>שילמתי 20 נקודות והחלפתי קלף.</translation>
    </message>
    <message id="basa.log.target">
        <source>{who:name} chose {whom:object}.</source>
        <translation>הבחירה של {who:name}: {whom:name}.</translation>
    </message>
    <message id="basa.log.target.m">
        <source>{who:name} chose {whom:object}.</source>
        <translation>{who:name} בחר {whom:object}.</translation>
    </message>
    <message id="basa.log.target.f">
        <source>{who:name} chose {whom:object}.</source>
        <translation>{who:name} בחרה {whom:object}.</translation>
    </message>
    <message id="basa.log.target.you">
        <source>You chose {whom:object}.</source>
        <translation>בחרתי {whom:object}.</translation>
    </message>
    <message id="basa.log.passed">
        <source>{who:name} gave {cards:cards} {to:text}.</source>
        <extracomment>Cards that went from hand to hand.</extracomment>
        <translation>{who:from} {to:text}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.passed.m">
        <source>{who:name} gave {cards:cards} {to:text}.</source>
        <translation>{who:name} נתן {to:text}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.passed.f">
        <source>{who:name} gave {cards:cards} {to:text}.</source>
        <translation>{who:name} נתנה {to:text}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.passed.you">
        <source>You gave {cards:cards} {to:text}.</source>
        <translation>נתתי {to:text}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.hands">
        <source>{all:names} exchanged their hands.</source>
        <translation>החליפו ביניהם את כל הקלפים ביד: {all:names}.</translation>
    </message>
    <message id="basa.log.into-stock">
        <source>{who:name} put a card back into the stock.</source>
        <translation>קלף {who:of} חזר לקופה.</translation>
    </message>
    <message id="basa.log.into-stock.m">
        <source>{who:name} put a card back into the stock.</source>
        <translation>{who:name} החזיר קלף לקופה.</translation>
    </message>
    <message id="basa.log.into-stock.f">
        <source>{who:name} put a card back into the stock.</source>
        <translation>{who:name} החזירה קלף לקופה.</translation>
    </message>
    <message id="basa.log.into-stock.you">
        <source>You put a card back into the stock.</source>
        <translation>החזרתי קלף לקופה.</translation>
    </message>
    <message id="basa.log.into-stock-card">
        <source>{who:name} put {c:card} back into the stock.</source>
        <translation>{c:card} {who:of} חזר לקופה.</translation>
    </message>
    <message id="basa.log.into-stock-card.m">
        <source>{who:name} put {c:card} back into the stock.</source>
        <translation>{who:name} החזיר {c:card object} לקופה.</translation>
    </message>
    <message id="basa.log.into-stock-card.f">
        <source>{who:name} put {c:card} back into the stock.</source>
        <translation>{who:name} החזירה {c:card object} לקופה.</translation>
    </message>
    <message id="basa.log.into-stock-card.you">
        <source>You put {c:card} back into the stock.</source>
        <translation>החזרתי {c:card object} לקופה.</translation>
    </message>
    <message id="basa.log.say">
        <source>{who:name} said {n:num}.</source>
        <translation>המספר של {who:name} הוא {n:num}.</translation>
    </message>
    <message id="basa.log.say.m">
        <source>{who:name} said {n:num}.</source>
        <translation>{who:name} אמר {n:num}.</translation>
    </message>
    <message id="basa.log.say.f">
        <source>{who:name} said {n:num}.</source>
        <translation>{who:name} אמרה {n:num}.</translation>
    </message>
    <message id="basa.log.say.you">
        <source>You said {n:num}.</source>
        <translation>אמרתי {n:num}.</translation>
    </message>
    <message id="basa.log.prop">
        <source>{who:name} chose {what:word basa.prop}.</source>
        <translation>הבחירה של {who:name}: {what:word basa.prop}.</translation>
    </message>
    <message id="basa.log.prop.m">
        <source>{who:name} chose {what:word basa.prop}.</source>
        <translation>{who:name} בחר: {what:word basa.prop}.</translation>
    </message>
    <message id="basa.log.prop.f">
        <source>{who:name} chose {what:word basa.prop}.</source>
        <translation>{who:name} בחרה: {what:word basa.prop}.</translation>
    </message>
    <message id="basa.log.prop.you">
        <source>You chose {what:word basa.prop}.</source>
        <translation>בחרתי: {what:word basa.prop}.</translation>
    </message>
    <message id="basa.log.drop">
        <source>{who:name} laid {c:card} in the temporary place.</source>
        <translation>{c:card} {who:of} עבר למקום הזמני.</translation>
    </message>
    <message id="basa.log.drop.m">
        <source>{who:name} laid {c:card} in the temporary place.</source>
        <translation>{who:name} הניח {c:card object} במקום הזמני.</translation>
    </message>
    <message id="basa.log.drop.f">
        <source>{who:name} laid {c:card} in the temporary place.</source>
        <translation>{who:name} הניחה {c:card object} במקום הזמני.</translation>
    </message>
    <message id="basa.log.drop.you">
        <source>You laid {c:card} in the temporary place.</source>
        <translation>הנחתי {c:card object} במקום הזמני.</translation>
    </message>
    <message id="basa.log.keep">
        <source>{who:name} kept {c:card}.</source>
        <translation>{c:card} נשאר אצל {who:name}.</translation>
    </message>
    <message id="basa.log.keep.m">
        <source>{who:name} kept {c:card}.</source>
        <translation>{who:name} שמר ביד {c:card object}.</translation>
    </message>
    <message id="basa.log.keep.f">
        <source>{who:name} kept {c:card}.</source>
        <translation>{who:name} שמרה ביד {c:card object}.</translation>
    </message>
    <message id="basa.log.keep.you">
        <source>You kept {c:card}.</source>
        <translation>שמרתי ביד {c:card object}.</translation>
    </message>
    <message id="basa.log.back">
        <source>{who:name} took {cards:cards} back into the game.</source>
        <translation>{cards:cards} חוזרים למשחק, אל היד של {who:name}.</translation>
    </message>
    <message id="basa.log.back.m">
        <source>{who:name} took {cards:cards} back into the game.</source>
        <translation>{who:name} החזיר למשחק: {cards:cards}.</translation>
    </message>
    <message id="basa.log.back.f">
        <source>{who:name} took {cards:cards} back into the game.</source>
        <translation>{who:name} החזירה למשחק: {cards:cards}.</translation>
    </message>
    <message id="basa.log.back.you">
        <source>You took {cards:cards} back into the game.</source>
        <translation>החזרתי למשחק: {cards:cards}.</translation>
    </message>
    <message id="basa.log.turned-up">
        <source>Turned up: {cards:cards}.</source>
        <translation>הקלפים שנחשפו: {cards:cards}.</translation>
    </message>
    <message id="basa.log.showed">
        <source>{who:name} showed {cards:cards}.</source>
        <translation>מהיד של {who:name} רואים: {cards:cards}.</translation>
    </message>
    <message id="basa.log.showed.m">
        <source>{who:name} showed {cards:cards}.</source>
        <translation>{who:name} הראה: {cards:cards}.</translation>
    </message>
    <message id="basa.log.showed.f">
        <source>{who:name} showed {cards:cards}.</source>
        <translation>{who:name} הראתה: {cards:cards}.</translation>
    </message>
    <message id="basa.log.showed.you">
        <source>You showed {cards:cards}.</source>
        <translation>הראיתי: {cards:cards}.</translation>
    </message>
    <message id="basa.log.out">
        <source>Out of the game: {cards:cards}.</source>
        <translation>מחוץ למשחק: {cards:cards}.</translation>
    </message>
    <message id="basa.log.misses">
        <source>{who:name} will be skipped once.</source>
        <translation>ידלגו על התור הבא של {who:name}.</translation>
    </message>
    <message id="basa.log.misses.you">
        <source>You will be skipped once.</source>
        <translation>ידלגו על התור הבא שלי.</translation>
    </message>
    <message id="basa.log.missed">
        <source>{who:name} is skipped.</source>
        <translation>מדלגים על התור של {who:name}.</translation>
    </message>
    <message id="basa.log.missed.you">
        <source>You are skipped.</source>
        <translation>מדלגים על התור שלי.</translation>
    </message>
    <message id="basa.log.points">
        <source>Points: {all:text}.</source>
        <translation>נקודות: {all:text}.</translation>
    </message>
    <message id="basa.log.gain">
        <source>{who:name} {n:signed}</source>
        <extracomment>One of several gains and losses, in a list.</extracomment>
        <translation>{who:name} {n:signed}</translation>
    </message>
    <message id="basa.log.gain.you">
        <source>you {n:signed}</source>
        <translation>אני {n:signed}</translation>
    </message>
    <message id="basa.result.wins">
        <source>{who:name} wins with {n:count point}.</source>
        <translation>הניצחון הולך {who:to}, עם {n:count point}.</translation>
    </message>
    <message id="basa.result.wins.m">
        <source>{who:name} wins with {n:count point}.</source>
        <translation>{who:name} ניצח עם {n:count point}.</translation>
    </message>
    <message id="basa.result.wins.f">
        <source>{who:name} wins with {n:count point}.</source>
        <translation>{who:name} ניצחה עם {n:count point}.</translation>
    </message>
    <message id="basa.result.wins.you">
        <source>You win with {n:count point}.</source>
        <translation>ניצחתי עם {n:count point}.</translation>
    </message>
    <message id="basa.result.wins.unnamed">
        <source>Won with {n:count point}.</source>
        <translation>ניצחון עם {n:count point}.</translation>
    </message>
    <message id="basa.result.shared">
        <source>{all:names} share the win.</source>
        <translation>ניצחו יחד: {all:names}.</translation>
    </message>
    <message id="basa.result.shared.unnamed">
        <source>A shared win.</source>
        <translation>כמה ניצחו יחד.</translation>
    </message>
    <message id="basa.reason.survivor">
        <source>Only one is left who has not lost.</source>
        <translation>נשאר רק שחקן אחד שלא הפסיד.</translation>
    </message>
    <message id="basa.reason.points">
        <source>Only one is left who has not lost, but whoever has the most points wins, even after losing on the way.</source>
        <translation>נשאר רק שחקן אחד שלא הפסיד, אבל מנצח מי שיש לו הכי הרבה נקודות, גם אם הפסיד בדרך.</translation>
    </message>
    <message id="basa.reason.tie.lost">
        <source>The points are equal, and then whoever has not lost wins.</source>
        <extracomment>Follows another reason why the game ended.</extracomment>
        <translation>הניקוד שווה, ואז מנצח מי שלא הפסיד.</translation>
    </message>
    <message id="basa.reason.tie.hand">
        <source>The points are equal, and then more cards in hand win.</source>
        <extracomment>Follows another reason why the game ended.</extracomment>
        <translation>הניקוד שווה, ואז מנצח מי שנשארו לו יותר קלפים ביד.</translation>
    </message>
    <message id="basa.reason.stuck">
        <source>The game is stuck: nothing left to draw, and nothing to give.</source>
        <translation>המשחק נתקע: אין מה לשלוף ואין מה להחזיר.</translation>
    </message>
    <message id="basa.reason.cap">
        <source>The agreed number of turns has been played.</source>
        <translation>נגמרו התורות שקבענו מראש.</translation>
    </message>
    <message id="basa.option.decks">
        <source>Packs</source>
        <translation>חפיסות</translation>
    </message>
    <message id="basa.option.decks.help">
        <source>Each pack brings its own ace of diamonds.</source>
        <translation>בכל חפיסה יש אס יהלום משלה.</translation>
    </message>
    <message id="basa.option.decks.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="basa.option.remove">
        <source>Cards leave the game</source>
        <translation>קלפים יוצאים מהמשחק</translation>
    </message>
    <message id="basa.option.remove.help">
        <source>Cards of the temporary places leave the game instead of going back to the stock.</source>
        <translation>הקלפים מהמקום הזמני יוצאים מהמשחק ולא חוזרים לקופה.</translation>
    </message>
    <message id="basa.option.draw">
        <source>The draw</source>
        <translation>השליפה</translation>
    </message>
    <message id="basa.option.draw.help">
        <source>How cards are drawn in each stage.</source>
        <translation>איך שולפים קלפים בכל שלב.</translation>
    </message>
    <message id="basa.option.draw.guess">
        <source>With guesses</source>
        <translation>עם ניחושים</translation>
    </message>
    <message id="basa.option.draw.guess.help">
        <source>Draw one card, or guess it and draw until it is right.</source>
        <translation>לשלוף קלף אחד, או לנחש ולשלוף עד שהניחוש נכון.</translation>
    </message>
    <message id="basa.option.draw.mod5">
        <source>By value</source>
        <translation>לפי הערך</translation>
    </message>
    <message id="basa.option.draw.mod5.help">
        <source>No guessing. After the card, draw as many more as remain when its value is divided by 5.</source>
        <translation>בלי ניחושים. אחרי הקלף שולפים עוד, לפי השארית של ערכו בחילוק ל־5.</translation>
    </message>
    <message id="basa.option.draw.colour">
        <source>By color</source>
        <translation>לפי הצבע</translation>
    </message>
    <message id="basa.option.draw.colour.help">
        <source>No guessing. Draw until a black card comes.</source>
        <translation>בלי ניחושים. שולפים עד שיוצא קלף שחור.</translation>
    </message>
    <message id="basa.option.hp">
        <source>Points below zero</source>
        <translation>ניקוד מתחת לאפס</translation>
    </message>
    <message id="basa.option.hp.help">
        <source>What happens to whoever has fewer than 0 points.</source>
        <translation>מה קורה כשהניקוד נמוך מ־0.</translation>
    </message>
    <message id="basa.option.hp.off">
        <source>Play goes on</source>
        <translation>משחקים הלאה</translation>
    </message>
    <message id="basa.option.hp.off.help">
        <source>Points may go below zero.</source>
        <translation>הניקוד יכול לרדת מתחת לאפס.</translation>
    </message>
    <message id="basa.option.hp.lose">
        <source>A loss</source>
        <translation>הפסד</translation>
    </message>
    <message id="basa.option.hp.lose.help">
        <source>Below zero the game is lost.</source>
        <translation>מתחת לאפס מפסידים.</translation>
    </message>
    <message id="basa.option.hp.lock">
        <source>No powers</source>
        <translation>אין הפעלה</translation>
    </message>
    <message id="basa.option.hp.lock.help">
        <source>Below zero no card can be used.</source>
        <translation>מתחת לאפס אי אפשר להפעיל קלפים.</translation>
    </message>
    <message id="basa.option.mute">
        <source>No guess after a plain draw</source>
        <translation>בלי ניחוש אחרי שליפה רגילה</translation>
    </message>
    <message id="basa.option.mute.help">
        <source>One draw without a guess, and no more guessing in that turn.</source>
        <translation>שליפה אחת בלי ניחוש, ואין עוד ניחושים באותו תור.</translation>
    </message>
    <message id="basa.option.win">
        <source>Who wins</source>
        <translation>מי מנצח</translation>
    </message>
    <message id="basa.option.win.help">
        <source>What counts when the game is over.</source>
        <translation>מה קובע כשהמשחק נגמר.</translation>
    </message>
    <message id="basa.option.win.points">
        <source>The most points</source>
        <translation>הכי הרבה נקודות</translation>
    </message>
    <message id="basa.option.win.points.help">
        <source>Also for those who have lost on the way.</source>
        <translation>גם למי שהפסיד בדרך.</translation>
    </message>
    <message id="basa.option.win.survivor">
        <source>The last one left</source>
        <translation>האחרון שנשאר</translation>
    </message>
    <message id="basa.option.win.survivor.help">
        <source>Points decide only among those who are left.</source>
        <translation>הנקודות מכריעות רק בין מי שנשאר.</translation>
    </message>
    <message id="basa.option.max_stages">
        <source>Stages in a turn</source>
        <translation>עד כמה שלבים בתור</translation>
    </message>
    <message id="basa.option.max_stages.help">
        <source>After that many, a turn cannot begin another.</source>
        <translation>אחרי המספר הזה אי אפשר להתחיל עוד שלב באותו תור.</translation>
    </message>
    <message id="basa.option.max_stages.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="basa.option.max_turns">
        <source>Turns at most</source>
        <translation>עד כמה תורות</translation>
    </message>
    <message id="basa.option.max_turns.help">
        <source>After that many the game ends, and the points decide.</source>
        <translation>אחרי המספר הזה המשחק נגמר, וסופרים את הנקודות.</translation>
    </message>
    <message id="basa.option.max_turns.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="basa.option.max_turns.auto">
        <source>100 for each player</source>
        <translation>100 לכל שחקן</translation>
    </message>
    <message id="basa.words.points">
        <source>Points: {n:num}</source>
        <translation>נקודות: {n:num}</translation>
    </message>
    <message id="basa.words.lost">
        <source>Out of the game</source>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="basa.words.power">
        <source>{card:spoken}. {what:text}</source>
        <extracomment>A card of the hand and its power.</extracomment>
        <translation>{card:spoken}. {what:text}</translation>
    </message>
    <message id="basa.hint.guess-rare">
        <source>Only {1:percent} of the unseen cards are {0:word suit}: a wrong guess brings a card worth points, and the ace of diamonds does not lose if it comes this way.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>רק {1:percent} מהקלפים שעוד לא ראינו הם {0:word suit}. ניחוש לא נכון מביא קלף ששווה נקודות, ואם יוצא כך אס היהלום, עוד לא מפסידים.</translation>
    </message>
    <message id="basa.hint.guess-rare.never">
        <source>Hardly any unseen cards are {0:word suit}: a wrong guess brings a card worth points, and the ace of diamonds does not lose if it comes this way.</source>
        <translation>כמעט לא נשארו קלפי {0:word suit}. ניחוש לא נכון מביא קלף ששווה נקודות, ואם יוצא כך אס היהלום, עוד לא מפסידים.</translation>
    </message>
    <message id="basa.hint.guess-frequent">
        <source>Of the unseen cards, {1:percent} are {0:word suit}: a right guess brings the card to the hand.</source>
        <translation>{1:percent} מהקלפים שעוד לא ראינו הם {0:word suit}, וניחוש נכון מביא את הקלף אל היד.</translation>
    </message>
    <message id="basa.hint.guess-ace">
        <source>The ace of diamonds comes about {0:percent} of the time, and guessing it brings four cards.</source>
        <translation>אס היהלום יוצא בערך ב־{0:percent} מהמקרים, וניחוש נכון שלו מביא ארבעה קלפים.</translation>
    </message>
    <message id="basa.hint.take-risk">
        <source>One card, and about {0:percent} of the time it is the ace of diamonds.</source>
        <translation>קלף אחד, ובערך ב־{0:percent} מהמקרים זה אס היהלום.</translation>
    </message>
    <message id="basa.hint.stage-on">
        <source>Another card is worth {0:count point}, and the ace of diamonds comes only about {1:percent} of the time.</source>
        <translation>עוד קלף שווה {0:count point}, ורק בערך ב־{1:percent} מהמקרים יוצא אס היהלום.</translation>
    </message>
    <message id="basa.hint.use-gains">
        <source>{0:card} brings a lead of about {1:count point} over the others.</source>
        <translation>{0:card} נותן יתרון של בערך {1:count point} על האחרים.</translation>
    </message>
    <message id="basa.hint.use-ends">
        <source>With {0:card} the turn ends, before the ace of diamonds comes.</source>
        <translation>אחרי {0:card} התור נגמר, לפני שיוצא אס היהלום.</translation>
    </message>
    <message id="basa.hint.use-develops">
        <source>After {0:card} things stand better than after anything else.</source>
        <translation>אחרי {0:card} המצב טוב יותר מאשר אחרי כל דבר אחר.</translation>
    </message>
    <message id="basa.hint.done-keeps">
        <source>Keep the second card for another turn.</source>
        <translation>עדיף לשמור את הקלף השני לתור אחר.</translation>
    </message>
    <message id="basa.hint.ends-turn">
        <source>Nothing is left in this turn that would be worth the danger.</source>
        <translation>אין עוד משהו בתור הזה ששווה את הסכנה.</translation>
    </message>
    <message id="basa.hint.swaps-away">
        <source>Any card that can be used now is worth more than this one.</source>
        <translation>כל קלף אחר שאפשר להפעיל עכשיו שווה יותר ממנו.</translation>
    </message>
    <message id="basa.hint.most-said">
        <source>{1:percent} of the unseen cards fit {0:num}, more than any other number.</source>
        <translation>{1:percent} מהקלפים שעוד לא ראינו מתאימים ל־{0:num}, יותר מאשר לכל מספר אחר.</translation>
    </message>
    <message id="basa.hint.hits-leader">
        <source>It hits whoever has the most points.</source>
        <translation>זה פוגע במי שיש לו הכי הרבה נקודות.</translation>
    </message>
    <message id="basa.hint.spares-leader">
        <source>It goes to whoever has the fewest points.</source>
        <translation>זה נופל על מי שיש לו הכי מעט נקודות.</translation>
    </message>
    <message id="basa.hint.fullest-hand">
        <source>This hand has the most cards.</source>
        <translation>ביד הזאת יש הכי הרבה קלפים.</translation>
    </message>
    <message id="basa.hint.gives-least">
        <source>{0:card} is worth the least in the hand.</source>
        <translation>{0:card} שווה הכי מעט ביד.</translation>
    </message>
    <message id="basa.hint.keeps-best">
        <source>{0:card} is worth the most in the hand.</source>
        <translation>{0:card} שווה הכי הרבה ביד.</translation>
    </message>
    <message id="basa.hint.keeps-none">
        <source>None of these is worth a place in the hand.</source>
        <translation>אף אחד מהם לא שווה מקום ביד.</translation>
    </message>
    <message id="basa.hint.turn-property">
        <source>Of the four, this is best for the extra turn.</source>
        <translation>לתור הנוסף זה הכי טוב מכל הארבעה.</translation>
    </message>
    <message id="basa.label.stock">
        <source>Stock: {n:count card}</source>
        <extracomment>At the table: under the stock.</extracomment>
        <translation>הקופה: {n:count card}</translation>
    </message>
    <message id="basa.label.odds">
        <source>{x:card}: {n:num} in {of:num}</source>
        <translation>{x:card}: {n:num} מתוך {of:num}</translation>
    </message>
    <message id="basa.label.removed">
        <source>Out: {n:num}</source>
        <translation>מחוץ למשחק: {n:num}</translation>
    </message>
    <message id="basa.label.removed.short">
        <source>Out: {n:num}</source>
        <extracomment>The same where there is little room.</extracomment>
        <translation>בחוץ: {n:num}</translation>
    </message>
    <message id="basa.label.use-here">
        <source>Lay a card here to use it</source>
        <extracomment>In the empty place for the card in use.</extracomment>
        <translation>להפעיל קלף: להניח כאן</translation>
    </message>
    <message id="basa.label.temp">
        <source>this turn: {n:signed}</source>
        <extracomment>Below the cards in a temporary place: what they bring at the end of the turn.</extracomment>
        <translation>בתור הזה: {n:signed}</translation>
    </message>
    <message id="basa.label.does.ring">
        <source>The arrows on the ring show which way round the table the turns go.</source>
        <extracomment>At the stock, which lies in a ring, when it is pointed at.</extracomment>
        <translation>החצים על הטבעת מראים לאיזה כיוון התור עובר.</translation>
    </message>
    <message id="basa.label.does.temp">
        <source>In the temporary place: {cards:cards}. At the end of the turn they bring {n:signed}.</source>
        <translation>במקום הזמני: {cards:cards}. בסוף התור הם מביאים {n:signed}.</translation>
    </message>
    <message id="basa.label.temp-empty">
        <source>temp place</source>
        <extracomment>In an empty place, a card wide.</extracomment>
        <translation>מקום זמני</translation>
    </message>
    <message id="basa.label.hand">
        <source>{n:num} in hand</source>
        <extracomment>On a badge.</extracomment>
        <translation>{n:num} ביד</translation>
    </message>
    <message id="basa.label.points">
        <source>{n:num}</source>
        <extracomment>Points on a small badge.</extracomment>
        <translation>{n:num}</translation>
    </message>
    <message id="basa.label.digit">
        <source>ID: {n:num}</source>
        <translation>ת״ז: {n:num}</translation>
    </message>
    <message id="basa.label.does.digit">
        <source>The first digit of the ID is {n:num}. Only {c:card} asks for it: the higher the digit, the more points it gains.</source>
        <extracomment>At a badge, when it is pointed at: what its digit is for.</extracomment>
        <translation>הספרה הראשונה בתעודת הזהות היא {n:num}. רק {c:card} שואל עליה: ככל שהיא גבוהה, הוא מביא יותר נקודות.</translation>
    </message>
    <message id="basa.label.lost">
        <source>out with {n:count point}</source>
        <translation>מחוץ למשחק, {n:count point}</translation>
    </message>
    <message id="basa.label.survived">
        <source>{points:text}, without losing</source>
        <extracomment>In the list at the end: the points of a player who never drew the ace of diamonds.</extracomment>
        <translation>{points:text}, בלי להפסיד</translation>
    </message>
    <message id="basa.label.version">
        <source>{how:text} As in the booklet, version {:latin 0.1.5.4}.</source>
        <extracomment>At the pill beside the name, when it is pointed at. how: how cards are drawn.</extracomment>
        <translation>{how:text} כמו בחוברת, גרסה {:latin 0.1.5.4}.</translation>
    </message>
    <message id="basa.label.turn">
        <source>Turn {n:num} · stage {k:num}</source>
        <translation>תור {n:num} · שלב {k:num}</translation>
    </message>
    <message id="basa.tag.misses-turns">
        <source>skips {n:count turn}</source>
        <extracomment>Hanging at a badge.</extracomment>
        <translation>מדלגים על {n:count turn}</translation>
    </message>
    <message id="basa.tag.charm.safe">
        <source>ace harmless</source>
        <translation>האס לא מזיק</translation>
    </message>
    <message id="basa.tag.charm.bonus">
        <source>{:latin +2} a use</source>
        <translation>{:latin +2} על כל הפעלה</translation>
    </message>
    <message id="basa.tag.turns-owed">
        <source>another turn</source>
        <translation>עוד תור</translation>
    </message>
    <message id="basa.tag.stages-owed">
        <source>another stage</source>
        <translation>עוד שלב</translation>
    </message>
    <message id="basa.tag.trap">
        <source>trap for {s:suit}: 3</source>
        <translation>מלכודת {s:suit}: 3</translation>
    </message>
    <message id="basa.tag.active">
        <source>in this turn</source>
        <translation>בתור עכשיו</translation>
    </message>
    <message id="basa.tag.known">
        <source>holds {cards:cards}</source>
        <extracomment>Cards of a closed hand that are known.</extracomment>
        <translation>ביד: {cards:cards}</translation>
    </message>
    <message id="basa.tag.known.more">
        <source>holds {cards:cards}, {n:num} more</source>
        <extracomment>The same, where there is room for some of them only: so many more are known.</extracomment>
        <translation>ביד: {cards:cards} ועוד {n:num}</translation>
    </message>
    <message id="basa.tag.known.count">
        <source>known: {n:num}</source>
        <extracomment>The same, where there is room for none of them.</extracomment>
        <translation>ידועים: {n:num}</translation>
    </message>
    <message id="basa.kind.D">
        <source>chaos</source>
        <extracomment>The kinds of cards.</extracomment>
        <translation>כאוס</translation>
    </message>
    <message id="basa.kind.H">
        <source>life</source>
        <translation>חיים</translation>
    </message>
    <message id="basa.kind.C">
        <source>magic</source>
        <translation>קסם</translation>
    </message>
    <message id="basa.kind.S">
        <source>death</source>
        <translation>מוות</translation>
    </message>
    <message id="basa.kind.joker">
        <source>joker</source>
        <translation>ג׳וקר</translation>
    </message>
    <message id="basa.note.title">
        <source>{x:card} · {kind:text}</source>
        <extracomment>Over what a card does.</extracomment>
        <translation>{x:card} · {kind:text}</translation>
    </message>
    <message id="basa.note.unique">
        <source>{x:card} · {kind:text} · used alone</source>
        <translation>{x:card} · {kind:text} · רק לבד</translation>
    </message>
    <message id="basa.pick.unseen">
        <source>{n:num} left</source>
        <extracomment>In a chip of a guess: how many unseen cards are right.</extracomment>
        <translation>עוד {n:num}</translation>
    </message>
    <message id="basa.pick.ace">
        <source>{x:card}: {n:num} left</source>
        <translation>{x:card}: עוד {n:num}</translation>
    </message>
    <message id="basa.pick.unseen.short">
        <source>{n:num}</source>
        <extracomment>The same where the strip of guesses has little room, behind the sign of a suit.</extracomment>
        <translation>{n:num}</translation>
    </message>
    <message id="basa.pick.ace.short">
        <source>{x:card}: {n:num}</source>
        <translation>{x:card}: {n:num}</translation>
    </message>
    <message id="basa.pick.prop.safe">
        <source>{x:card} goes back.</source>
        <translation>{x:card} יחזור לקופה.</translation>
    </message>
    <message id="basa.pick.prop.bonus">
        <source>{:latin +2} each time.</source>
        <translation>{:latin +2} בכל פעם.</translation>
    </message>
    <message id="basa.pick.prop.points">
        <source>Points at once: {n:signed}.</source>
        <translation>ניקוד מיידי: {n:signed}.</translation>
    </message>
    <message id="basa.pick.prop.card">
        <source>{x:card}: {a:num} in {of:num}.</source>
        <translation>{x:card}: {a:num} מתוך {of:num}.</translation>
    </message>
    <message id="basa.picker.draw">
        <source>Or a guess:</source>
        <extracomment>Before the five guesses.</extracomment>
        <translation>או ניחוש:</translation>
    </message>
    <message id="basa.picker.reguess">
        <source>The guess:</source>
        <translation>הניחוש:</translation>
    </message>
    <message id="basa.forecast.length">
        <source>A few turns or dozens of them: the ace of diamonds decides</source>
        <extracomment>In the new game sheet, instead of how many turns and minutes a game takes.</extracomment>
        <translation>כמה תורות או עשרות תורות: אס היהלום קובע</translation>
    </message>
    <message id="basa.voice.goal">
        <source>The goal: to gather points, and not to draw the ace of diamonds.</source>
        <translation>המטרה: לצבור נקודות, ולא לשלוף את אס היהלום.</translation>
    </message>
    <message id="basa.voice.draw">
        <source>Draw a card, or guess it?</source>
        <extracomment>The voice: what is asked.</extracomment>
        <translation>לשלוף קלף, או לנחש אותו?</translation>
    </message>
    <message id="basa.voice.take">
        <source>Draw without a guess?</source>
        <translation>לשלוף בלי ניחוש?</translation>
    </message>
    <message id="basa.voice.penalty">
        <source>The fourth and last card: draw it, or guess it?</source>
        <translation>הקלף הרביעי והאחרון: לשלוף, או לנחש?</translation>
    </message>
    <message id="basa.voice.risk">
        <source>{x:card}: {n:num} in {of:num}, and whoever draws it loses.</source>
        <translation>{x:card}: {n:num} מתוך {of:num}, ומי ששולף אותו מפסיד.</translation>
    </message>
    <message id="basa.voice.protected">
        <source>In this turn {x:card} does no harm: it goes back and another card comes.</source>
        <translation>בתור הזה {x:card} לא מזיק: הוא חוזר לקופה ובא קלף אחר.</translation>
    </message>
    <message id="basa.voice.draw-temp">
        <source>A card that is drawn goes to the temporary place, and brings {n:count point} at the end of the turn.</source>
        <translation>קלף ששולפים הולך למקום הזמני, ובסוף התור הוא מביא {n:count point}.</translation>
    </message>
    <message id="basa.voice.guess-empty">
        <source>With no card in hand, one that is guessed right goes to the temporary place too.</source>
        <translation>כשאין קלפים ביד, גם קלף שמנחשים נכון הולך למקום הזמני.</translation>
    </message>
    <message id="basa.voice.guess-wrong">
        <source>A wrong guess means another; with {x:card}, draw four.</source>
        <translation>מי שטועה מנחש שוב. יצא {x:card}? שולפים ארבעה.</translation>
    </message>
    <message id="basa.voice.reguess">
        <source>Wrong. What will the next card be?</source>
        <translation>לא נכון. מה יהיה הקלף הבא?</translation>
    </message>
    <message id="basa.voice.reguess.came">
        <source>{x:card}: wrong. What will the next card be?</source>
        <translation>יצא {x:card}: לא נכון. מה יהיה הקלף הבא?</translation>
    </message>
    <message id="basa.voice.reguess.detail">
        <source>Guess right, and the card goes to your hand.</source>
        <translation>אם מנחשים נכון, הקלף הולך אל היד.</translation>
    </message>
    <message id="basa.voice.feed">
        <source>The stock is empty. Which card do you put back?</source>
        <translation>הקופה ריקה. איזה קלף להחזיר אליה?</translation>
    </message>
    <message id="basa.voice.feed.detail">
        <source>Everybody who has cards puts one back, unseen.</source>
        <translation>כל מי שיש לו קלפים מחזיר אחד, בלי להראות.</translation>
    </message>
    <message id="basa.voice.act">
        <source>Use a card, or begin a new stage?</source>
        <translation>להפעיל קלף, או להתחיל שלב חדש?</translation>
    </message>
    <message id="basa.voice.act.came">
        <source>{x:card}: right. Use a card, or begin a new stage?</source>
        <translation>יצא {x:card}: נכון. להפעיל קלף, או להתחיל שלב חדש?</translation>
    </message>
    <message id="basa.voice.act.drew">
        <source>You drew {x:card}. Use a card, or begin a new stage?</source>
        <translation>שלפתי {x:card}. להפעיל קלף, או להתחיל שלב חדש?</translation>
    </message>
    <message id="basa.voice.act.one">
        <source>Without a guess in this turn, one card is used and the turn ends.</source>
        <translation>בלי ניחוש בתור הזה מפעילים קלף אחד, והתור נגמר.</translation>
    </message>
    <message id="basa.voice.act.two">
        <source>There was a guess: use one card or two, different in value and suit, and the turn ends.</source>
        <translation>היה ניחוש בתור הזה: מפעילים קלף אחד או שניים, שונים בערך ובצורה, והתור נגמר.</translation>
    </message>
    <message id="basa.voice.act.stage">
        <source>A new stage begins with another draw.</source>
        <extracomment>What one gets instead of the end of the turn, if no card is used.</extracomment>
        <translation>שלב חדש מתחיל בעוד שליפה.</translation>
    </message>
    <message id="basa.voice.act.point">
        <source>Point at a card to read what it does.</source>
        <translation>כשמצביעים על קלף כתוב מה הוא עושה.</translation>
    </message>
    <message id="basa.voice.act.none">
        <source>No card can be used now; a new stage brings another card.</source>
        <translation>אין עכשיו קלף שאפשר להפעיל; שלב חדש מביא עוד קלף.</translation>
    </message>
    <message id="basa.voice.second">
        <source>Use a second card?</source>
        <translation>להפעיל קלף שני?</translation>
    </message>
    <message id="basa.voice.second.detail">
        <source>It has to differ from the first in both value and suit.</source>
        <translation>רק קלף ששונה מהראשון גם בערך וגם בצורה.</translation>
    </message>
    <message id="basa.voice.use">
        <source>Use {x:card}?</source>
        <translation>להפעיל את {x:card}?</translation>
    </message>
    <message id="basa.voice.use.plus">
        <source>The points: {now:num} and {by:num}, less 1 for the use: {after:num}. At the end of the turn the temporary place brings {temp:num}.</source>
        <translation>הניקוד: {now:num} ועוד {by:num}, פחות 1 על ההפעלה: {after:num}. בסוף התור המקום הזמני מביא {temp:num}.</translation>
    </message>
    <message id="basa.voice.use.after">
        <source>After the use: {after:count point}. At the end of the turn the temporary place brings {temp:num}.</source>
        <translation>אחרי ההפעלה: {after:count point}. בסוף התור המקום הזמני מביא {temp:num}.</translation>
    </message>
    <message id="basa.voice.use.costs">
        <source>Using it costs one point; what it brings depends on the cards that come.</source>
        <translation>ההפעלה עולה נקודה; מה היא מביאה, תלוי בקלפים שייצאו.</translation>
    </message>
    <message id="basa.voice.use-paid">
        <source>Using the card costs one point.</source>
        <extracomment>Said with the points that a card has brought.</extracomment>
        <translation>ההפעלה עצמה עולה נקודה.</translation>
    </message>
    <message id="basa.voice.swap">
        <source>With whom do you exchange {x:card}?</source>
        <translation>עם מי להחליף את {x:card}?</translation>
    </message>
    <message id="basa.voice.running">
        <source>{x:card} in use: {what:text}</source>
        <translation>הפעולה של {x:card}: {what:text}</translation>
    </message>
    <message id="basa.voice.trade">
        <source>Which card do you exchange, and with whom?</source>
        <translation>איזה קלף להחליף, ועם מי?</translation>
    </message>
    <message id="basa.voice.trade.card">
        <source>With whom do you exchange {x:card}?</source>
        <translation>עם מי להחליף את {x:card}?</translation>
    </message>
    <message id="basa.voice.gift">
        <source>Which card do you give as a present?</source>
        <translation>איזה קלף לתת במתנה?</translation>
    </message>
    <message id="basa.voice.gift.detail">
        <source>It goes to somebody whose hand is empty, and brings 5 points.</source>
        <translation>הוא הולך למי שאין לו קלפים, ומביא 5 נקודות.</translation>
    </message>
    <message id="basa.voice.gift.card">
        <source>Who gets {x:card} as a present?</source>
        <translation>למי לתת את {x:card} במתנה?</translation>
    </message>
    <message id="basa.voice.give">
        <source>Which card do you put back into the stock?</source>
        <translation>איזה קלף להחזיר לקופה?</translation>
    </message>
    <message id="basa.voice.draws">
        <source>The next in turn has to draw {n:count any-card}.</source>
        <translation>הבא בתור יצטרך לשלוף {n:count any-card}.</translation>
    </message>
    <message id="basa.voice.draws.none">
        <source>The next in turn draws nothing.</source>
        <translation>הבא בתור לא ישלוף כלום.</translation>
    </message>
    <message id="basa.voice.drop">
        <source>Several gave jacks. Which card goes to the temporary place?</source>
        <translation>כמה שחקנים נתנו נסיכים. איזה קלף להניח במקום הזמני?</translation>
    </message>
    <message id="basa.voice.keep">
        <source>Which death card do you keep?</source>
        <translation>איזה קלף מוות לשמור?</translation>
    </message>
    <message id="basa.voice.keep.detail">
        <source>Up to two of them; all the others leave the game.</source>
        <translation>אפשר עד שניים; כל השאר יוצאים מהמשחק.</translation>
    </message>
    <message id="basa.voice.pick">
        <source>Which card do you take back into the game?</source>
        <translation>איזה קלף להחזיר למשחק?</translation>
    </message>
    <message id="basa.voice.prop">
        <source>What will the further turn have?</source>
        <translation>איזו תכונה לתור הנוסף?</translation>
    </message>
    <message id="basa.voice.guesses">
        <source>{who:name} guesses {what:text}.</source>
        <translation>הניחוש של {who:name}: {what:text}.</translation>
    </message>
    <message id="basa.voice.guesses.m">
        <source>{who:name} guesses {what:text}.</source>
        <translation>{who:name} מנחש: {what:text}.</translation>
    </message>
    <message id="basa.voice.guesses.f">
        <source>{who:name} guesses {what:text}.</source>
        <translation>{who:name} מנחשת: {what:text}.</translation>
    </message>
    <message id="basa.voice.guesses.you">
        <source>You guess {what:text}.</source>
        <translation>הניחוש שלי: {what:text}.</translation>
    </message>
    <message id="basa.voice.guessing">
        <source>{who:name} is guessing.</source>
        <extracomment>While many guesses are told fast; below it stands how many there have been.</extracomment>
        <translation>עכשיו הניחושים של {who:name}.</translation>
    </message>
    <message id="basa.voice.guessing.m">
        <source>{who:name} is guessing.</source>
        <translation>{who:name} מנחש.</translation>
    </message>
    <message id="basa.voice.guessing.f">
        <source>{who:name} is guessing.</source>
        <translation>{who:name} מנחשת.</translation>
    </message>
    <message id="basa.voice.guessing.you">
        <source>You are guessing.</source>
        <translation>הניחושים שלי עכשיו.</translation>
    </message>
    <message id="basa.voice.it-is">
        <source>It is {x:card}.</source>
        <translation>הקלף הוא {x:card}.</translation>
    </message>
    <message id="basa.voice.it-is.by-name">
        <source>It is {x:card}, which is guessed by name and not as a diamond.</source>
        <extracomment>Somebody guessed a diamond, and the ace of diamonds came: wrong.</extracomment>
        <translation>הקלף הוא {x:card}, ואותו מנחשים בשמו, לא כיהלום.</translation>
    </message>
    <message id="basa.voice.guessed-right">
        <source>{who:name} guessed {what:text}. Right.</source>
        <translation>הניחוש של {who:name} נכון: {what:text}.</translation>
    </message>
    <message id="basa.voice.guessed-right.m">
        <source>{who:name} guessed {what:text}. Right.</source>
        <translation>{who:name} ניחש: {what:text}. נכון.</translation>
    </message>
    <message id="basa.voice.guessed-right.f">
        <source>{who:name} guessed {what:text}. Right.</source>
        <translation>{who:name} ניחשה: {what:text}. נכון.</translation>
    </message>
    <message id="basa.voice.guessed-right.you">
        <source>You guessed {what:text}. Right.</source>
        <translation>ניחשתי: {what:text}. נכון.</translation>
    </message>
    <message id="basa.voice.row">
        <source>{who:name} has guessed right {n:count time} in a row: {cards:cards}.</source>
        <translation>הניחוש {who:of} היה נכון {n:count time} ברצף: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row.m">
        <source>{who:name} has guessed right {n:count time} in a row: {cards:cards}.</source>
        <translation>{who:name} ניחש נכון {n:count time} ברצף: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row.f">
        <source>{who:name} has guessed right {n:count time} in a row: {cards:cards}.</source>
        <translation>{who:name} ניחשה נכון {n:count time} ברצף: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row.you">
        <source>You have guessed right {n:count time} in a row: {cards:cards}.</source>
        <translation>ניחשתי נכון {n:count time} ברצף: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row-wrong">
        <source>{who:name} has guessed wrong {n:count time} in a row.</source>
        <translation>הניחוש {who:of} לא היה נכון {n:count time} ברצף.</translation>
    </message>
    <message id="basa.voice.row.all-wrong">
        <source>The cards that came lie in the temporary place.</source>
        <translation>מה שיצא מונח במקום הזמני.</translation>
    </message>
    <message id="basa.voice.row-wrong.m">
        <source>{who:name} has guessed wrong {n:count time} in a row.</source>
        <translation>{who:name} טעה {n:count time} ברצף.</translation>
    </message>
    <message id="basa.voice.row-wrong.f">
        <source>{who:name} has guessed wrong {n:count time} in a row.</source>
        <translation>{who:name} טעתה {n:count time} ברצף.</translation>
    </message>
    <message id="basa.voice.row-wrong.you">
        <source>You have guessed wrong {n:count time} in a row.</source>
        <translation>טעיתי {n:count time} ברצף.</translation>
    </message>
    <message id="basa.voice.row-mixed">
        <source>{who:name} has guessed {n:count time}. Right: {cards:cards}.</source>
        <translation>ניחושים {who:of}: {n:count time}. נכון: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row-mixed.m">
        <source>{who:name} has guessed {n:count time}. Right: {cards:cards}.</source>
        <translation>{who:name} ניחש {n:count time}. נכון: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row-mixed.f">
        <source>{who:name} has guessed {n:count time}. Right: {cards:cards}.</source>
        <translation>{who:name} ניחשה {n:count time}. נכון: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row-mixed.you">
        <source>You have guessed {n:count time}. Right: {cards:cards}.</source>
        <translation>ניחשתי {n:count time}. נכון: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.row.wrong">
        <source>Wrong: {n:num}, in the temporary place.</source>
        <translation>לא נכון: {n:num}, במקום הזמני.</translation>
    </message>
    <message id="basa.voice.guessed-wrong">
        <source>{who:name} guessed {what:text}. Wrong.</source>
        <translation>הניחוש של {who:name} לא נכון: {what:text}.</translation>
    </message>
    <message id="basa.voice.guessed-wrong.m">
        <source>{who:name} guessed {what:text}. Wrong.</source>
        <translation>{who:name} ניחש: {what:text}. לא נכון.</translation>
    </message>
    <message id="basa.voice.guessed-wrong.f">
        <source>{who:name} guessed {what:text}. Wrong.</source>
        <translation>{who:name} ניחשה: {what:text}. לא נכון.</translation>
    </message>
    <message id="basa.voice.guessed-wrong.you">
        <source>You guessed {what:text}. Wrong.</source>
        <translation>ניחשתי: {what:text}. לא נכון.</translation>
    </message>
    <message id="basa.voice.says">
        <source>{who:name} says {n:num}.</source>
        <translation>המספר של {who:name} הוא {n:num}.</translation>
    </message>
    <message id="basa.voice.says.m">
        <source>{who:name} says {n:num}.</source>
        <translation>{who:name} אמר {n:num}.</translation>
    </message>
    <message id="basa.voice.says.f">
        <source>{who:name} says {n:num}.</source>
        <translation>{who:name} אמרה {n:num}.</translation>
    </message>
    <message id="basa.voice.says.you">
        <source>You say {n:num}.</source>
        <translation>אמרתי {n:num}.</translation>
    </message>
    <message id="basa.voice.came.right">
        <source>{x:card} came: right.</source>
        <translation>יצא {x:card}: נכון.</translation>
    </message>
    <message id="basa.voice.came.wrong">
        <source>{x:card} came: wrong.</source>
        <translation>יצא {x:card}: לא נכון.</translation>
    </message>
    <message id="basa.voice.uses">
        <source>{who:name} uses {x:card}. {what:text}</source>
        <translation>{x:card} {who:of} מופעל. {what:text}</translation>
    </message>
    <message id="basa.voice.uses.m">
        <source>{who:name} uses {x:card}. {what:text}</source>
        <translation>{who:name} הפעיל {x:card object}. {what:text}</translation>
    </message>
    <message id="basa.voice.uses.f">
        <source>{who:name} uses {x:card}. {what:text}</source>
        <translation>{who:name} הפעילה {x:card object}. {what:text}</translation>
    </message>
    <message id="basa.voice.uses.you">
        <source>You use {x:card}. {what:text}</source>
        <translation>הפעלתי {x:card object}. {what:text}</translation>
    </message>
    <message id="basa.voice.uses.brief">
        <source>{who:name} uses {x:card}: {what:text}.</source>
        <translation>{x:card} {who:of} מופעל: {what:text}.</translation>
    </message>
    <message id="basa.voice.uses.brief.m">
        <source>{who:name} uses {x:card}: {what:text}.</source>
        <translation>{who:name} הפעיל {x:card object}: {what:text}.</translation>
    </message>
    <message id="basa.voice.uses.brief.f">
        <source>{who:name} uses {x:card}: {what:text}.</source>
        <translation>{who:name} הפעילה {x:card object}: {what:text}.</translation>
    </message>
    <message id="basa.voice.uses.brief.you">
        <source>You use {x:card}: {what:text}.</source>
        <translation>הפעלתי {x:card object}: {what:text}.</translation>
    </message>
    <message id="basa.voice.won">
        <source>{who:name} guessed {x:card} right.</source>
        <translation>ניחוש נכון של {who:name}: {x:card}.</translation>
    </message>
    <message id="basa.voice.won.m">
        <source>{who:name} guessed {x:card} right.</source>
        <translation>{who:name} ניחש נכון: {x:card}.</translation>
    </message>
    <message id="basa.voice.won.f">
        <source>{who:name} guessed {x:card} right.</source>
        <translation>{who:name} ניחשה נכון: {x:card}.</translation>
    </message>
    <message id="basa.voice.won.you">
        <source>You guessed {x:card} right.</source>
        <translation>ניחשתי נכון: {x:card}.</translation>
    </message>
    <message id="basa.voice.lost">
        <source>{x:card} came up: {who:name} has lost.</source>
        <translation>יצא {x:card}: הפסד של {who:name}.</translation>
    </message>
    <message id="basa.voice.lost.m">
        <source>{x:card} came up: {who:name} has lost.</source>
        <translation>יצא {x:card}: {who:name} הפסיד.</translation>
    </message>
    <message id="basa.voice.lost.f">
        <source>{x:card} came up: {who:name} has lost.</source>
        <translation>יצא {x:card}: {who:name} הפסידה.</translation>
    </message>
    <message id="basa.voice.lost.you">
        <source>{x:card} came up: you have lost.</source>
        <translation>יצא {x:card}: הפסדתי.</translation>
    </message>
    <message id="basa.voice.points-stay">
        <source>The points stay, and whoever has the most in the end wins.</source>
        <extracomment>Said when somebody has lost and the game goes on.</extracomment>
        <translation>הנקודות נשארות, ומי שיהיו לו הכי הרבה בסוף מנצח.</translation>
    </message>
    <message id="basa.voice.lost-with">
        <source>{who:name} gets {by:signed} for the cards that were left.</source>
        <translation>עוד {by:signed} על הקלפים שנשארו {who:to}.</translation>
    </message>
    <message id="basa.voice.lost-with.m">
        <source>{who:name} gets {by:signed} for the cards that were left.</source>
        <translation>{who:name} מקבל עוד {by:signed} על הקלפים שנשארו.</translation>
    </message>
    <message id="basa.voice.lost-with.f">
        <source>{who:name} gets {by:signed} for the cards that were left.</source>
        <translation>{who:name} מקבלת עוד {by:signed} על הקלפים שנשארו.</translation>
    </message>
    <message id="basa.voice.lost-with.you">
        <source>You get {by:signed} for the cards that were left.</source>
        <translation>עוד {by:signed} על הקלפים שנשארו לי.</translation>
    </message>
    <message id="basa.voice.turn-over">
        <source>{who:name}’s turn is over.</source>
        <translation>התור של {who:name} נגמר.</translation>
    </message>
    <message id="basa.voice.turn-over.you">
        <source>Your turn is over.</source>
        <translation>התור שלי נגמר.</translation>
    </message>
    <message id="basa.voice.turn-over.by">
        <source>{who:name}’s turn is over: {n:signed} for the temporary place.</source>
        <translation>התור של {who:name} נגמר: {n:signed} על המקום הזמני.</translation>
    </message>
    <message id="basa.voice.turn-over.by.you">
        <source>Your turn is over: {n:signed} for the temporary place.</source>
        <translation>התור שלי נגמר: {n:signed} על המקום הזמני.</translation>
    </message>
    <message id="basa.voice.bonus">
        <source>For a use in this extra turn: {all:text}.</source>
        <extracomment>What every use brings in an extra turn of that kind: “Yael +2”.</extracomment>
        <translation>על כל הפעלה בתור הנוסף: {all:text}.</translation>
    </message>
    <message id="basa.voice.turn-again">
        <source>{who:name} plays an extra turn.</source>
        <extracomment>After the end of a turn of the same player.</extracomment>
        <translation>עכשיו תור נוסף {who:of}.</translation>
    </message>
    <message id="basa.voice.turn-again.you">
        <source>You play an extra turn.</source>
        <translation>עכשיו תור נוסף שלי.</translation>
    </message>
    <message id="basa.voice.only-one">
        <source>Nobody else is left: it is {whom:name}.</source>
        <translation>אין אף אחד אחר: {whom:name}.</translation>
    </message>
    <message id="basa.voice.left">
        <source>Back into the stock: {cards:cards}.</source>
        <translation>בחזרה לקופה: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.left-closed">
        <source>Back into the stock: {n:count card}.</source>
        <translation>בחזרה לקופה: {n:count card}.</translation>
    </message>
    <message id="basa.voice.temps">
        <source>For the temporary places: {all:text}.</source>
        <translation>על המקומות הזמניים: {all:text}.</translation>
    </message>
    <message id="basa.voice.back">
        <source>Back in the game: {cards:cards}.</source>
        <translation>חזרו למשחק: {cards:cards}.</translation>
    </message>
    <message id="basa.ask.3D">
        <source>{x:card}: who pays {n:count point}?</source>
        <extracomment>What the card in use asks.</extracomment>
        <translation>{x:card}: מי ישלם {n:count point}?</translation>
    </message>
    <message id="basa.ask.4D">
        <source>{x:card}: who loses {n:count point} more?</source>
        <translation>{x:card}: מי יאבד עוד {n:count point}?</translation>
    </message>
    <message id="basa.ask.9D">
        <source>{x:card}: who pays {n:count point}?</source>
        <translation>{x:card}: מי ישלם {n:count point}?</translation>
    </message>
    <message id="basa.ask.KD">
        <source>{x:card}: with whom do you exchange the whole hand?</source>
        <translation>{x:card}: עם מי להחליף את כל היד?</translation>
    </message>
    <message id="basa.ask.KH">
        <source>{x:card}: who gets {n:count point}?</source>
        <translation>{x:card}: מי יקבל {n:count point}?</translation>
    </message>
    <message id="basa.ask.TC">
        <source>{x:card}: who picks a card blindly?</source>
        <translation>{x:card}: מי יבחר קלף בלי לראות?</translation>
    </message>
    <message id="basa.ask.AS">
        <source>{x:card}: from whom do you take a random card?</source>
        <translation>{x:card}: ממי לקחת קלף אקראי?</translation>
    </message>
    <message id="basa.ask.8S">
        <source>{x:card}: who loses {n:count point}?</source>
        <translation>{x:card}: מי יאבד {n:count point}?</translation>
    </message>
    <message id="basa.ask.AC">
        <source>{x:card}: which value will the next card have?</source>
        <translation>{x:card}: איזה ערך יהיה לקלף הבא?</translation>
    </message>
    <message id="basa.ask.4C">
        <source>{x:card}: what will remain when the value is divided by 5?</source>
        <translation>{x:card}: מה תהיה השארית בחילוק ל־5?</translation>
    </message>
    <message id="basa.ask.7C">
        <source>{x:card}: what will the value be divisible by?</source>
        <translation>{x:card}: במה יתחלק הערך?</translation>
    </message>
    <message id="basa.voice.aside">
        <source>{x:card} lies aside while the cards are dealt, and is then shuffled into the stock.</source>
        <translation>שמים את {x:card} בצד עד סוף החלוקה, ואז מערבבים אותו בקופה.</translation>
    </message>
    <message id="basa.voice.aside.why">
        <source>Whoever draws it later loses.</source>
        <translation>מי ששולף אותו אחר כך מפסיד.</translation>
    </message>
    <message id="basa.voice.starts">
        <source>{who:name} starts, by lot.</source>
        <translation>ההגרלה קבעה: המשחק מתחיל אצל {who:name}.</translation>
    </message>
    <message id="basa.voice.starts.you">
        <source>You start, by lot.</source>
        <translation>ההגרלה קבעה: המשחק מתחיל אצלי.</translation>
    </message>
    <message id="basa.voice.risked">
        <source>{who:name} drew {x:card}: it is not {ace:card}, and goes back into the stock.</source>
        <extracomment>What came of a power that makes the next player draw a card.</extracomment>
        <translation>{who:to} יצא {x:card}: זה לא {ace:card}, והקלף חוזר לקופה.</translation>
    </message>
    <message id="basa.voice.risked.you">
        <source>You drew {x:card}: it is not {ace:card}, and goes back into the stock.</source>
        <translation>יצא לי {x:card}: זה לא {ace:card}, והקלף חוזר לקופה.</translation>
    </message>
    <message id="basa.voice.turned-up">
        <source>{x:card} is turned up.</source>
        <translation>נפתח {x:card}.</translation>
    </message>
    <message id="basa.about.orbit">
        <source>The direction of play.</source>
        <translation>כיוון המשחק.</translation>
    </message>
    <message id="basa.about.tag">
        <source>A power that still works on this player.</source>
        <translation>פעולה שעוד משפיעה על השחקן הזה.</translation>
    </message>
    <message id="basa.about.tag.pom">
        <source>A trap: a card of this suit sets it off.</source>
        <translation>מלכודת: קלף מהצורה הזאת מפעיל אותה.</translation>
    </message>
    <message id="basa.about.tag.saffron">
        <source>This concerns whose turn it is, or who misses one.</source>
        <translation>זה קובע של מי התור ומי מפסיד תור.</translation>
    </message>
    <message id="basa.about.tag.sea">
        <source>Cards of this hand that you have seen.</source>
        <translation>קלפים ביד הזאת שכבר ראינו.</translation>
    </message>
    <message id="basa.results.score">
        <source>points</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>נקודות</translation>
    </message>
    <message id="basa.case.01">
        <source>take, use one card, and the turn ends</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>לקחת, להשתמש בקלף אחד, והתור נגמר</translation>
    </message>
    <message id="basa.case.02">
        <source>a right guess, and two cards used</source>
        <translation>ניחוש נכון, ושני קלפים בשימוש</translation>
    </message>
    <message id="basa.case.03">
        <source>choosing the second card after a right guess</source>
        <translation>לבחור את הקלף השני אחרי ניחוש נכון</translation>
    </message>
    <message id="basa.case.04">
        <source>a wrong guess, and the second one that is due</source>
        <translation>ניחוש שגוי, והניחוש השני שחייבים</translation>
    </message>
    <message id="basa.case.05">
        <source>the second guess is right</source>
        <translation>הניחוש השני נכון</translation>
    </message>
    <message id="basa.case.06">
        <source>the ace of diamonds guessed wrongly: four cards</source>
        <translation>ניחוש שגוי של אס היהלום: ארבעה קלפים</translation>
    </message>
    <message id="basa.case.07">
        <source>losing among the four cards</source>
        <translation>להפסיד באמצע ארבעת הקלפים</translation>
    </message>
    <message id="basa.case.08">
        <source>the ace of diamonds guessed rightly</source>
        <translation>ניחוש נכון של אס היהלום</translation>
    </message>
    <message id="basa.case.09">
        <source>whoever lost has more points</source>
        <translation>למי שהפסיד יש יותר נקודות</translation>
    </message>
    <message id="basa.case.10">
        <source>only the last one left wins</source>
        <translation>מנצח רק מי שנשאר אחרון</translation>
    </message>
    <message id="basa.case.11">
        <source>the hand is empty</source>
        <translation>היד נגמרה</translation>
    </message>
    <message id="basa.case.12">
        <source>two of clubs: naming a value</source>
        <translation>שתיים תלתן: אומרים ערך</translation>
    </message>
    <message id="basa.case.13">
        <source>two of clubs brings out the ace of diamonds</source>
        <translation>שתיים תלתן, ויוצא אס היהלום</translation>
    </message>
    <message id="basa.case.14">
        <source>five of clubs: a card, and another stage</source>
        <translation>חמש תלתן: קלף ועוד שלב</translation>
    </message>
    <message id="basa.case.15">
        <source>ace of hearts: a gift and a new turn</source>
        <translation>אס לב: מתנה ותור חדש</translation>
    </message>
    <message id="basa.case.16">
        <source>a turn with protection</source>
        <translation>תור עם הגנה</translation>
    </message>
    <message id="basa.case.17">
        <source>the black joker</source>
        <translation>הג׳וקר השחור</translation>
    </message>
    <message id="basa.case.18">
        <source>the red joker</source>
        <translation>הג׳וקר האדום</translation>
    </message>
    <message id="basa.case.19">
        <source>the hands make a new stock</source>
        <translation>מהידיים נבנית קופה חדשה</translation>
    </message>
    <message id="basa.case.20">
        <source>the game is stuck</source>
        <translation>המשחק נתקע</translation>
    </message>
    <message id="basa.case.21">
        <source>a new stage by the remainder of five</source>
        <translation>שלב חדש לפי השארית בחמש</translation>
    </message>
    <message id="basa.case.22">
        <source>a new stage by the color</source>
        <translation>שלב חדש לפי הצבע</translation>
    </message>
    <message id="basa.case.23">
        <source>with too few points nothing can be used</source>
        <translation>בלי נקודות אי אפשר להשתמש</translation>
    </message>
    <message id="basa.case.24">
        <source>whoever runs out of points loses</source>
        <translation>מי שנגמרו לו הנקודות מפסיד</translation>
    </message>
    <message id="basa.case.25">
        <source>a new stage, and powers are silent</source>
        <translation>שלב חדש, והפעולות שותקות</translation>
    </message>
    <message id="basa.case.26">
        <source>queen of diamonds reverses the order</source>
        <translation>מלכת יהלום הופכת את הסדר</translation>
    </message>
    <message id="basa.case.27">
        <source>five of spades: keeping two</source>
        <translation>חמש עלה: לשמור שניים</translation>
    </message>
    <message id="basa.case.28">
        <source>three of hearts: exchanged for another’s card</source>
        <translation>שלוש לב: להחליף בקלף של מישהו</translation>
    </message>
    <message id="basa.case.29">
        <source>eight of hearts brings a card back</source>
        <translation>שמונה לב מחזיר קלף</translation>
    </message>
    <message id="basa.case.30">
        <source>jack of spades: the next one draws</source>
        <translation>נסיך עלה: הבא בתור שולף</translation>
    </message>
    <message id="basa.case.31">
        <source>seven of hearts waits for a death card</source>
        <translation>שבע לב מחכה לקלף מוות</translation>
    </message>
    <message id="basa.case.32">
        <source>three of diamonds: the clock</source>
        <translation>שלוש יהלום: השעון</translation>
    </message>
    <message id="basa.case.33">
        <source>five of diamonds: the first digit</source>
        <translation>חמש יהלום: הספרה הראשונה</translation>
    </message>
</context>
</TS>
