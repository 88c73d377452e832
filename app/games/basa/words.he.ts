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
        <source>never meet the ace of diamonds</source>
        <translation>לא לפגוש את אס היהלום</translation>
    </message>
    <message id="game.basa.intro">
        <source>Draw, guess and use the small powers of the cards, and never meet the ace of diamonds.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לשלוף, לנחש ולהשתמש בפעולות הקטנות של הקלפים, ולא לפגוש את אס היהלום.</translation>
    </message>
    <message id="basa.zone.temp">
        <source>temporary place</source>
        <translation>המקום הזמני</translation>
    </message>
    <message id="basa.zone.used">
        <source>card in use</source>
        <translation>הקלף שבשימוש</translation>
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
        <source>protected from the losing ace</source>
        <extracomment>A property of a further turn.</extracomment>
        <translation>מוגן מאס היהלום</translation>
    </message>
    <message id="basa.charm.bonus">
        <source>every use of a card brings 2 points</source>
        <translation>כל שימוש בקלף מביא שתי נקודות</translation>
    </message>
    <message id="basa.prop.safe">
        <source>protection from the losing ace</source>
        <extracomment>The four properties to choose from.</extracomment>
        <translation>הגנה מאס היהלום</translation>
    </message>
    <message id="basa.prop.bonus">
        <source>2 points for every use of a card</source>
        <translation>שתי נקודות על כל שימוש בקלף</translation>
    </message>
    <message id="basa.prop.points">
        <source>points now</source>
        <translation>נקודות עכשיו</translation>
    </message>
    <message id="basa.prop.card">
        <source>a card now</source>
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
        <source>the losing ace</source>
        <translation>את אס היהלום</translation>
    </message>
    <message id="basa.action.feed">
        <source>put {x:card} into the stock</source>
        <translation>להחזיר את {x:card} לקופה</translation>
    </message>
    <message id="basa.action.feed.closed">
        <source>put a card into the stock</source>
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
        <translation>בלי קלף שני</translation>
    </message>
    <message id="basa.action.done-keep">
        <source>keep no more of them</source>
        <translation>לא לשמור יותר</translation>
    </message>
    <message id="basa.action.use">
        <source>use {x:card}</source>
        <translation>להשתמש ב־{x:card}</translation>
    </message>
    <message id="basa.action.use-hour">
        <source>use {x:card} at {n:num} o’clock</source>
        <translation>להשתמש ב־{x:card} בשעה {n:num}</translation>
    </message>
    <message id="basa.action.swap">
        <source>exchange the three of hearts with somebody</source>
        <translation>להחליף את השלוש לב עם מישהו</translation>
    </message>
    <message id="basa.action.swap-with">
        <source>exchange the three of hearts for a random card of {whose:text}, for 20 points</source>
        <translation>להחליף את השלוש לב בקלף אקראי של {whose:text}, תמורת 20 נקודות</translation>
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
        <source>put {x:card} into the stock</source>
        <translation>להחזיר את {x:card} לקופה</translation>
    </message>
    <message id="basa.action.give-to">
        <source>give {x:card} to somebody</source>
        <translation>לתת את {x:card} למישהו</translation>
    </message>
    <message id="basa.action.give-seat">
        <source>give {x:card} to {whose:text}</source>
        <translation>לתת את {x:card} אל {whose:text}</translation>
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
        <source>keep {x:card}</source>
        <translation>לשמור את {x:card}</translation>
    </message>
    <message id="basa.action.pick">
        <source>take {x:card} back into the game</source>
        <translation>להחזיר את {x:card} למשחק</translation>
    </message>
    <message id="basa.refusal.draw-first">
        <source>First the draw: a card, or a guess.</source>
        <translation>קודם השליפה: קלף או ניחוש.</translation>
    </message>
    <message id="basa.refusal.guess-again">
        <source>After a wrong guess another guess is due.</source>
        <translation>אחרי ניחוש שגוי צריך לנחש שוב.</translation>
    </message>
    <message id="basa.refusal.feed-first">
        <source>The stock is empty: first a card of the hand goes into it.</source>
        <translation>הקופה ריקה: קודם קלף אחד מהיד חוזר אליה.</translation>
    </message>
    <message id="basa.refusal.second-or-done">
        <source>Now it is a second card, or none.</source>
        <translation>עכשיו אפשר להשתמש בקלף שני, או להסתפק באחד.</translation>
    </message>
    <message id="basa.refusal.choose-seat-first">
        <source>The card in use waits: first somebody is chosen.</source>
        <translation>הקלף שבשימוש מחכה: קודם בוחרים מישהו.</translation>
    </message>
    <message id="basa.refusal.exchange-first">
        <source>The card in use waits for an exchange.</source>
        <translation>הקלף שבשימוש מחכה להחלפה.</translation>
    </message>
    <message id="basa.refusal.say-first">
        <source>The card in use waits for a value.</source>
        <translation>הקלף שבשימוש מחכה לערך.</translation>
    </message>
    <message id="basa.refusal.property-first">
        <source>The card in use waits for a property of the further turn.</source>
        <translation>הקלף שבשימוש מחכה לבחירה של תכונה לתור הנוסף.</translation>
    </message>
    <message id="basa.refusal.gift-first">
        <source>First the present: a card for somebody whose hand is empty.</source>
        <translation>קודם המתנה: קלף למי שהיד שלו ריקה.</translation>
    </message>
    <message id="basa.refusal.give-first">
        <source>First a card of the hand goes into the stock.</source>
        <translation>קודם קלף מהיד חוזר לקופה.</translation>
    </message>
    <message id="basa.refusal.drop-first">
        <source>First a card of the hand goes to the temporary place.</source>
        <translation>קודם קלף מהיד עובר למקום הזמני.</translation>
    </message>
    <message id="basa.refusal.keep-first">
        <source>First comes the choice among the cards turned up.</source>
        <translation>קודם בוחרים מהקלפים שנחשפו.</translation>
    </message>
    <message id="basa.refusal.pick-first">
        <source>First a card comes back into the game.</source>
        <translation>קודם קלף אחד חוזר למשחק.</translation>
    </message>
    <message id="basa.refusal.drawn-already">
        <source>The draw of this stage is done: now a card is used, or a new stage begins.</source>
        <translation>השליפה של השלב הזה כבר נעשתה: עכשיו משתמשים בקלף או מתחילים שלב חדש.</translation>
    </message>
    <message id="basa.refusal.no-power-asks">
        <source>No card in use asks for this.</source>
        <translation>אין כרגע קלף בשימוש שמבקש את זה.</translation>
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
        <source>A stage of this turn went without a guess, so there are no more guesses in it.</source>
        <translation>שלב אחד בתור הזה עבר בלי ניחוש, ולכן אין בו עוד ניחושים.</translation>
    </message>
    <message id="basa.refusal.stages-over">
        <source>A turn has at most {0:num} stages.</source>
        <translation>בתור יש לכל היותר {0:num} שלבים.</translation>
    </message>
    <message id="basa.refusal.use-ends-turn">
        <source>As long as a card can be used, only the use of a card ends the turn.</source>
        <translation>כל עוד יש קלף שאפשר להשתמש בו, רק שימוש בקלף מסיים את התור.</translation>
    </message>
    <message id="basa.refusal.no-power">
        <source>{0:card} has no power.</source>
        <translation>ל־{0:card} אין פעולה.</translation>
    </message>
    <message id="basa.refusal.locked">
        <source>With fewer than 0 points no card can be used; there are {0:num}.</source>
        <translation>כשהניקוד נמוך מ־0 אי אפשר להשתמש בקלפים; הניקוד עכשיו {0:num}.</translation>
    </message>
    <message id="basa.refusal.needs-points">
        <source>{0:card} takes {1:num} points or more, and there are {2:num}.</source>
        <translation>כדי להשתמש ב־{0:card} צריך לפחות {1:num} נקודות, ויש {2:num}.</translation>
    </message>
    <message id="basa.refusal.unique">
        <source>{0:card} is unique: it is used alone.</source>
        <translation>{0:card} הוא {:latin UNIQUE}: משתמשים בו לבד.</translation>
    </message>
    <message id="basa.refusal.same-rank">
        <source>Two cards that are used together differ in rank: {0:card} and {1:card} do not.</source>
        <translation>שני קלפים שמשתמשים בהם יחד נבדלים בערך: {0:card} ו־{1:card} שווים.</translation>
    </message>
    <message id="basa.refusal.same-suit">
        <source>Two cards that are used together differ in suit: {0:card} and {1:card} do not.</source>
        <translation>שני קלפים שמשתמשים בהם יחד נבדלים בצורה: {0:card} ו־{1:card} מאותה צורה.</translation>
    </message>
    <message id="basa.refusal.no-such-hour">
        <source>A clock has hours from 1 to 12.</source>
        <translation>בשעון יש שעות מ־1 עד 12.</translation>
    </message>
    <message id="basa.refusal.hour-needed">
        <source>This card takes the hour of the clock.</source>
        <translation>לקלף הזה צריך את השעה שבשעון.</translation>
    </message>
    <message id="basa.refusal.no-hour">
        <source>{0:card} takes no hour.</source>
        <translation>ל־{0:card} לא צריך שעה.</translation>
    </message>
    <message id="basa.refusal.no-three-of-hearts">
        <source>This exchange takes the three of hearts.</source>
        <translation>להחלפה הזאת צריך את השלוש לב.</translation>
    </message>
    <message id="basa.refusal.use-it">
        <source>With {1:num} points {0:card} is used, not exchanged.</source>
        <translation>כשיש {1:num} נקודות משתמשים ב־{0:card}, ולא מחליפים אותו.</translation>
    </message>
    <message id="basa.refusal.swapped-already">
        <source>One exchange a stage, and it has been made.</source>
        <translation>החלפה אחת בכל שלב, והיא כבר נעשתה.</translation>
    </message>
    <message id="basa.refusal.out-of-range">
        <source>The value goes from {1:num} to {2:num}.</source>
        <translation>הערך הוא בין {1:num} ל־{2:num}.</translation>
    </message>
    <message id="basa.refusal.no-such-property">
        <source>A further turn has one of four properties.</source>
        <translation>לתור הנוסף יש אחת מארבע תכונות.</translation>
    </message>
    <message id="basa.refusal.not-death">
        <source>{0:card} is no death card: only spades are kept.</source>
        <translation>{0:card} אינו קלף מוות: שומרים רק קלפי עלה.</translation>
    </message>
    <message id="basa.refusal.not-turned-up">
        <source>{0:card} is not among the cards turned up.</source>
        <translation>{0:card} לא נמצא בין הקלפים שנחשפו.</translation>
    </message>
    <message id="basa.refusal.not-removed">
        <source>{0:card} is not out of the game.</source>
        <translation>{0:card} לא נמצא מחוץ למשחק.</translation>
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
        <translation>{0:card} כבר היה בשימוש, או מונח גלוי עד סוף התור.</translation>
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
        <source>Who has lost is touched by nothing any more.</source>
        <translation>במי שהפסיד כבר לא נוגעים.</translation>
    </message>
    <message id="basa.refusal.not-fewest">
        <source>Only who has the fewest cards can be chosen.</source>
        <translation>אפשר לבחור רק את מי שיש לו הכי מעט קלפים.</translation>
    </message>
    <message id="basa.refusal.hand-not-empty">
        <source>The present goes to an empty hand.</source>
        <translation>המתנה היא ליד ריקה.</translation>
    </message>
    <message id="basa.refusal.hand-empty">
        <source>There is no card to exchange in that hand.</source>
        <translation>ביד הזאת אין קלף להחלפה.</translation>
    </message>
    <message id="basa.said.guessed-right">
        <source>The guess is right.</source>
        <translation>הניחוש נכון.</translation>
    </message>
    <message id="basa.said.guessed-wrong">
        <source>The guess is wrong.</source>
        <translation>הניחוש שגוי.</translation>
    </message>
    <message id="basa.said.penalty">
        <source>Four cards have to be drawn in a row.</source>
        <translation>חובה לקחת ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.said.ace">
        <source>The ace of diamonds came.</source>
        <translation>אס היהלום הגיע.</translation>
    </message>
    <message id="basa.said.lost">
        <source>Somebody has lost.</source>
        <translation>יש מי שהפסיד.</translation>
    </message>
    <message id="basa.said.reversed">
        <source>The direction of the turns is reversed.</source>
        <translation>סדר התורות התהפך.</translation>
    </message>
    <message id="basa.said.must-draw">
        <source>To be drawn in a row: {1:count card}.</source>
        <translation>צריך לקחת ברצף {1:count card}.</translation>
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
        <translation>על השימוש בקלף: {0:num}.</translation>
    </message>
    <message id="basa.counted.bonus">
        <source>The bonus of the turn: {0:num}.</source>
        <translation>התוספת של התור: {0:num}.</translation>
    </message>
    <message id="basa.counted.temp">
        <source>For the temporary place: {0:num}.</source>
        <translation>על המקום הזמני: {0:num}.</translation>
    </message>
    <message id="basa.counted.lost">
        <source>At the loss: {0:num}.</source>
        <translation>עם ההפסד: {0:num}.</translation>
    </message>
    <message id="basa.counted.swap">
        <source>For the exchange: {0:num}.</source>
        <translation>על ההחלפה: {0:num}.</translation>
    </message>
    <message id="basa.counted.trap">
        <source>For a card that was waited for: {0:num}.</source>
        <translation>על קלף שחיכו לו: {0:num}.</translation>
    </message>
    <message id="basa.counted.gift">
        <source>For the present: {0:num}.</source>
        <translation>על המתנה: {0:num}.</translation>
    </message>
    <message id="basa.counted.missed">
        <source>A turn is missed.</source>
        <translation>תור אחד התפספס.</translation>
    </message>
    <message id="basa.fact.ace-odds">
        <source>the losing ace next: {0:num} in {1:num}</source>
        <extracomment>Facts: at the stock.</extracomment>
        <translation>סיכוי לאס היהלום: {0:num} מתוך {1:num}</translation>
    </message>
    <message id="basa.fact.temp-worth">
        <source>worth {0:count point} at the end of the turn</source>
        <extracomment>At a temporary place.</extracomment>
        <translation>שווה {0:count point} בסוף התור</translation>
    </message>
    <message id="basa.fact.direction">
        <source>turns go from seat to seat</source>
        <translation>התורות לפי סדר הישיבה</translation>
    </message>
    <message id="basa.fact.direction.reversed">
        <source>the direction of the turns is reversed</source>
        <translation>סדר התורות הפוך</translation>
    </message>
    <message id="basa.fact.digit">
        <source>identity digit: {0:num}</source>
        <extracomment>Marks of a seat.</extracomment>
        <translation>ספרת תעודת הזהות: {0:num}</translation>
    </message>
    <message id="basa.fact.misses-turns">
        <source>turns to miss: {0:num}</source>
        <translation>תורות שיתבטלו: {0:num}</translation>
    </message>
    <message id="basa.fact.trap">
        <source>3 points from the next who uses {0:word suit}</source>
        <translation>3 נקודות מהבא שישתמש בקלף {0:word suit}</translation>
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
        <source>in use, {x:card}: {what:text}</source>
        <extracomment>The card whose power is running.</extracomment>
        <translation>בשימוש {x:card}: {what:text}</translation>
    </message>
    <message id="basa.fact.asks">
        <source>points it is about: {1:num}</source>
        <translation>הנקודות שמדובר בהן: {1:num}</translation>
    </message>
    <message id="basa.fact.may-use">
        <source>cards that may be used in this stage: {0:num}</source>
        <translation>קלפים שאפשר להשתמש בהם בשלב הזה: {0:num}</translation>
    </message>
    <message id="basa.fact.brings">
        <source>after its use there are {2:count point}</source>
        <translation>אחרי השימוש בו יהיו {2:count point}</translation>
    </message>
    <message id="basa.fact.unseen">
        <source>unseen cards that are right for {what:text}: {1:num} of {2:num}</source>
        <translation>קלפים שלא נראו ומתאימים לניחוש {what:text}: {1:num} מתוך {2:num}</translation>
    </message>
    <message id="basa.fact.draws">
        <source>it makes the next in turn draw {0:count card}</source>
        <translation>בגללו הבא בתור שולף {0:count card}</translation>
    </message>
    <message id="basa.power.2D">
        <source>With more than two cards in the hand: two of them are exchanged for random cards of others.</source>
        <extracomment>The powers, with the present numbers; 0, 1, ... are points unless said otherwise.</extracomment>
        <translation>כשביד יותר משני קלפים: שניים מהם מוחלפים בקלפים אקראיים של אחרים.</translation>
    </message>
    <message id="basa.power.3D">
        <source>Somebody of your choice pays {0:count point} for each hour that the clock shows.</source>
        <translation>מי שנבחר משלם {0:count point} על כל שעה שבשעון.</translation>
    </message>
    <message id="basa.power.4D">
        <source>With more than 100 points and more than five cards: it costs {0:count point} here and {1:count point} for each of the others, a card comes to the hand, and one of your choice loses 5 points more.</source>
        <translation>כשיש יותר מ־100 נקודות ויותר מחמישה קלפים: זה עולה כאן {0:count point} ולכל אחד אחר {1:count point}, קלף בא ליד, ומי שנבחר מאבד עוד 5 נקודות.</translation>
    </message>
    <message id="basa.power.5D">
        <source>The identity digit brings {0:count point}.</source>
        <translation>ספרת תעודת הזהות מביאה {0:count point}.</translation>
    </message>
    <message id="basa.power.6D">
        <source>With an empty hand: a random card from everybody who has more than one, and 3 points from the others. Otherwise 2 points from everybody.</source>
        <translation>כשהיד ריקה: קלף אקראי מכל מי שיש לו יותר מאחד, ו־3 נקודות מכל השאר. אחרת 2 נקודות מכל אחד.</translation>
    </message>
    <message id="basa.power.7D">
        <source>The next in turn shows a random card and pays {0:count point} for each of its value, {2:count point} at most. If that hand is empty, it costs {1:count point}.</source>
        <translation>הבא בתור חושף קלף אקראי ומשלם {0:count point} על כל אחד מערכו, ולכל היותר {2:count point}. אם היד ההיא ריקה, זה עולה לה {1:count point}.</translation>
    </message>
    <message id="basa.power.8D">
        <source>The next in turn misses a turn and loses {0:count point}.</source>
        <translation>הבא בתור מפסיד תור ומאבד {0:count point}.</translation>
    </message>
    <message id="basa.power.9D">
        <source>Somebody of your choice pays {0:count point}.</source>
        <translation>מי שנבחר משלם {0:count point}.</translation>
    </message>
    <message id="basa.power.JD">
        <source>All the others hand over their jacks. If several did, a card of the hand goes to the temporary place.</source>
        <translation>כל האחרים מוסרים את הנסיכים שלהם. אם מסרו כמה, קלף מהיד עובר למקום הזמני.</translation>
    </message>
    <message id="basa.power.QD">
        <source>All the others lose {0:count point}, and the direction of the turns is reversed until the turn is back here.</source>
        <translation>כל האחרים מאבדים {0:count point}, וסדר התורות מתהפך עד שהתור חוזר לכאן.</translation>
    </message>
    <message id="basa.power.KD">
        <source>With more than 100 points: the whole hand is exchanged with somebody of your choice. In any case it costs {0:count point}.</source>
        <translation>כשיש יותר מ־100 נקודות: כל היד מוחלפת עם מי שנבחר. בכל מקרה זה עולה {0:count point}.</translation>
    </message>
    <message id="basa.power.AH">
        <source>It brings {0:count point} and another turn, with a property of your choice. If two cards or more are left, somebody with an empty hand gets one of them, which brings 5 points.</source>
        <translation>זה מביא {0:count point} ותור נוסף, עם תכונה לבחירה. אם נשארו לפחות שני קלפים, מי שהיד שלו ריקה מקבל אחד מהם במתנה, וזה מביא 5 נקודות.</translation>
    </message>
    <message id="basa.power.2H">
        <source>It brings {0:count point}.</source>
        <translation>זה מביא {0:count point}.</translation>
    </message>
    <message id="basa.power.3H">
        <source>With 200 points or more: it brings 20 points and all the cards that are out of the game. With fewer it can be exchanged for a random card of somebody, for 20 points.</source>
        <translation>כשיש לפחות 200 נקודות: זה מביא 20 נקודות ואת כל הקלפים שמחוץ למשחק. כשיש פחות אפשר להחליף אותו בקלף אקראי של מישהו, תמורת 20 נקודות.</translation>
    </message>
    <message id="basa.power.4H">
        <source>It brings 5 points, a safe card to the hand, and another stage.</source>
        <translation>זה מביא 5 נקודות, קלף בטוח ליד, ושלב נוסף.</translation>
    </message>
    <message id="basa.power.5H">
        <source>With no points it brings 10. A card comes to the hand, to an empty one two.</source>
        <translation>כשאין נקודות זה מביא 10. קלף בא ליד, וליד ריקה שניים.</translation>
    </message>
    <message id="basa.power.6H">
        <source>Three cards come to an empty hand.</source>
        <translation>שלושה קלפים באים ליד ריקה.</translation>
    </message>
    <message id="basa.power.7H">
        <source>The next of the others who uses a death card pays 3 points.</source>
        <translation>הבא מבין האחרים שישתמש בקלף מוות ישלם 3 נקודות.</translation>
    </message>
    <message id="basa.power.8H">
        <source>With at most three cards, this one counted, it brings {0:count point}. Then a card that is out of the game comes to the hand.</source>
        <translation>כשיש לכל היותר שלושה קלפים, יחד עם הקלף הזה, זה מביא {0:count point}. אחר כך קלף שמחוץ למשחק בא ליד.</translation>
    </message>
    <message id="basa.power.TH">
        <source>It brings {0:count point}. If two cards or more are left, somebody with an empty hand gets one of them, which brings 5 points.</source>
        <translation>זה מביא {0:count point}. אם נשארו לפחות שני קלפים, מי שהיד שלו ריקה מקבל אחד מהם במתנה, וזה מביא 5 נקודות.</translation>
    </message>
    <message id="basa.power.QH">
        <source>It brings {0:count point}, and a card that is out of the game comes to the hand.</source>
        <translation>זה מביא {0:count point}, וקלף שמחוץ למשחק בא ליד.</translation>
    </message>
    <message id="basa.power.KH">
        <source>It brings {2:count point}, with an empty hand {3:count point}. One of your choice gets {1:count point}, then one of your choice gets {0:count point}.</source>
        <translation>זה מביא {2:count point}, וליד ריקה {3:count point}. מי שנבחר מקבל {1:count point}, ואחר כך מי שנבחר מקבל {0:count point}.</translation>
    </message>
    <message id="basa.power.AC">
        <source>The next in turn draws a card. If its value was said, that brings {0:count point}; the losing ace brings {1:count point}; any card brings 1 point.</source>
        <translation>הבא בתור שולף קלף. אם זה הערך שנאמר, זה מביא {0:count point}; אס היהלום מביא {1:count point}; כל קלף מביא נקודה אחת.</translation>
    </message>
    <message id="basa.power.4C">
        <source>A card is drawn. If its value divided by 5 leaves what was said, that brings {0:count point}.</source>
        <translation>נשלף קלף. אם השארית של ערכו בחילוק ל־5 היא מה שנאמר, זה מביא {0:count point}.</translation>
    </message>
    <message id="basa.power.5C">
        <source>A card comes to the hand, and another stage follows.</source>
        <translation>קלף בא ליד, ואחריו שלב נוסף.</translation>
    </message>
    <message id="basa.power.7C">
        <source>A card is drawn. If its value can be divided by what was said, that brings {0:count point}.</source>
        <translation>נשלף קלף. אם ערכו מתחלק במה שנאמר, זה מביא {0:count point}.</translation>
    </message>
    <message id="basa.power.8C">
        <source>Two cards come to an empty hand. Otherwise, if somebody has exactly twice as many cards, it brings {0:count point} and as many cards as are in the hand.</source>
        <translation>שני קלפים באים ליד ריקה. אחרת, אם יש מישהו עם פי שניים קלפים בדיוק, זה מביא {0:count point} ועוד קלפים כמספר הקלפים שביד.</translation>
    </message>
    <message id="basa.power.TC">
        <source>Somebody of your choice picks one of the cards blindly. If it is this one, a safe card comes in its place, with {1:count point}; otherwise it brings {0:count point}.</source>
        <translation>מי שנבחר בוחר קלף בלי לראות. אם זה הקלף הזה, קלף בטוח בא במקומו עם {1:count point}; אחרת זה מביא {0:count point}.</translation>
    </message>
    <message id="basa.power.AS">
        <source>The next in turn draws a card, which goes back unless it is the losing ace. Then an empty hand takes a random card from whoever has the fewest, but at least two.</source>
        <translation>הבא בתור שולף קלף, והוא חוזר לקופה אלא אם הוא אס היהלום. אחר כך יד ריקה לוקחת קלף אקראי ממי שיש לו הכי מעט, אבל לפחות שניים.</translation>
    </message>
    <message id="basa.power.3S">
        <source>A card of the hand goes into the stock. The next in turn draws as many cards as its value leaves when it is divided by 6.</source>
        <translation>קלף מהיד חוזר לקופה. הבא בתור שולף קלפים כמספר השארית של ערכו בחילוק ל־6.</translation>
    </message>
    <message id="basa.power.5S">
        <source>It costs {0:count point}. Five cards are turned up; up to two death cards of them can be kept, the rest leave the game.</source>
        <translation>זה עולה {0:count point}. חמישה קלפים נחשפים; אפשר לשמור מהם עד שני קלפי מוות, והשאר יוצאים מהמשחק.</translation>
    </message>
    <message id="basa.power.6S">
        <source>The next of the others who uses a life card pays 3 points.</source>
        <translation>הבא מבין האחרים שישתמש בקלף חיים ישלם 3 נקודות.</translation>
    </message>
    <message id="basa.power.8S">
        <source>Somebody of your choice loses {0:count point}.</source>
        <translation>מי שנבחר מאבד {0:count point}.</translation>
    </message>
    <message id="basa.power.KS">
        <source>The next in turn loses {0:count point}.</source>
        <translation>הבא בתור מאבד {0:count point}.</translation>
    </message>
    <message id="basa.power.XR">
        <source>Everybody draws a card. Who meets the losing ace has lost; the other cards go back.</source>
        <translation>כל אחד שולף קלף. מי שפוגש את אס היהלום מפסיד; שאר הקלפים חוזרים לקופה.</translation>
    </message>
    <message id="basa.power.XB">
        <source>Everybody puts a card of the hand into the stock, unseen. Who has none loses 1 point.</source>
        <translation>כל אחד מחזיר קלף מהיד לקופה, סגור. מי שאין לו מאבד נקודה אחת.</translation>
    </message>
    <message id="basa.log.starts">
        <source>{who:name} starts.</source>
        <translation>התור הראשון: {who:name}.</translation>
    </message>
    <message id="basa.log.starts.you">
        <source>You start.</source>
        <translation>התור הראשון שלי.</translation>
    </message>
    <message id="basa.log.drew">
        <source>{who:name} drew {cards:cards}.</source>
        <translation>{who:name}: {cards:cards} מהקופה.</translation>
    </message>
    <message id="basa.log.drew.you">
        <source>You drew {cards:cards}.</source>
        <translation>{cards:cards} מהקופה.</translation>
    </message>
    <message id="basa.log.drew-hand">
        <source>{who:name} drew {cards:cards} to the hand.</source>
        <translation>{who:name}: {cards:cards} מהקופה ליד.</translation>
    </message>
    <message id="basa.log.drew-hand.you">
        <source>You drew {cards:cards} to the hand.</source>
        <translation>{cards:cards} מהקופה ליד.</translation>
    </message>
    <message id="basa.log.guessed-right">
        <source>{who:name} guessed {what:text}: {c:card}, right.</source>
        <translation>ניחוש של {who:name}: {what:text}. יצא {c:card}, נכון.</translation>
    </message>
    <message id="basa.log.guessed-right.you">
        <source>You guessed {what:text}: {c:card}, right.</source>
        <translation>ניחוש: {what:text}. יצא {c:card}, נכון.</translation>
    </message>
    <message id="basa.log.guessed-wrong">
        <source>{who:name} guessed {what:text}: {c:card}, wrong.</source>
        <translation>ניחוש של {who:name}: {what:text}. יצא {c:card}, שגוי.</translation>
    </message>
    <message id="basa.log.guessed-wrong.you">
        <source>You guessed {what:text}: {c:card}, wrong.</source>
        <translation>ניחוש: {what:text}. יצא {c:card}, שגוי.</translation>
    </message>
    <message id="basa.log.penalty">
        <source>{who:name} has to draw four cards in a row.</source>
        <translation>על {who:name} לקחת ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.log.penalty.you">
        <source>You have to draw four cards in a row.</source>
        <translation>חובה לקחת ארבעה קלפים ברצף.</translation>
    </message>
    <message id="basa.log.must-draw">
        <source>{who:name} has to draw {n:count card}.</source>
        <translation>על {who:name} לקחת {n:count card} ברצף.</translation>
    </message>
    <message id="basa.log.must-draw.you">
        <source>You have to draw {n:count card}.</source>
        <translation>חובה לקחת {n:count card} ברצף.</translation>
    </message>
    <message id="basa.log.ace">
        <source>{who:name} met {c:card}.</source>
        <translation>{c:card} הגיע אל {who:name}.</translation>
    </message>
    <message id="basa.log.ace.you">
        <source>You met {c:card}.</source>
        <translation>{c:card} הגיע אליי.</translation>
    </message>
    <message id="basa.log.ace-back">
        <source>{c:card} came to {who:name}, and went back.</source>
        <extracomment>Where a draw is protected.</extracomment>
        <translation>{c:card} הגיע אל {who:name}, וחזר לקופה.</translation>
    </message>
    <message id="basa.log.ace-back.you">
        <source>{c:card} came to you, and went back.</source>
        <translation>{c:card} הגיע אליי, וחזר לקופה.</translation>
    </message>
    <message id="basa.log.lost">
        <source>{who:name} has lost.</source>
        <translation>הפסד של {who:name}.</translation>
    </message>
    <message id="basa.log.lost.you">
        <source>You have lost.</source>
        <translation>הפסד.</translation>
    </message>
    <message id="basa.log.use">
        <source>{who:name} used {c:card}.</source>
        <translation>{who:name}: שימוש ב־{c:card}.</translation>
    </message>
    <message id="basa.log.use.you">
        <source>You used {c:card}.</source>
        <translation>שימוש ב־{c:card}.</translation>
    </message>
    <message id="basa.log.use-hour">
        <source>{who:name} used {c:card} at {n:num} o’clock.</source>
        <translation>{who:name}: שימוש ב־{c:card} בשעה {n:num}.</translation>
    </message>
    <message id="basa.log.use-hour.you">
        <source>You used {c:card} at {n:num} o’clock.</source>
        <translation>שימוש ב־{c:card} בשעה {n:num}.</translation>
    </message>
    <message id="basa.log.stage">
        <source>{who:name} began a new stage.</source>
        <translation>{who:name}: שלב חדש.</translation>
    </message>
    <message id="basa.log.stage.you">
        <source>You began a new stage.</source>
        <translation>שלב חדש.</translation>
    </message>
    <message id="basa.log.end">
        <source>{who:name} ended the turn.</source>
        <translation>{who:name}: סוף התור.</translation>
    </message>
    <message id="basa.log.end.you">
        <source>You ended the turn.</source>
        <translation>סוף התור.</translation>
    </message>
    <message id="basa.log.done">
        <source>{who:name} left it at that.</source>
        <translation>{who:name}: די בזה.</translation>
    </message>
    <message id="basa.log.done.you">
        <source>You left it at that.</source>
        <translation>די בזה.</translation>
    </message>
    <message id="basa.log.swap">
        <source>{who:name} made an exchange for 20 points.</source>
        <translation>{who:name}: החלפה תמורת 20 נקודות.</translation>
    </message>
    <message id="basa.log.swap.you">
        <source>You made an exchange for 20 points.</source>
        <translation>החלפה תמורת 20 נקודות.</translation>
    </message>
    <message id="basa.log.target">
        <source>{who:name} chose {whom:text}.</source>
        <translation>הבחירה של {who:name}: {whom:text}.</translation>
    </message>
    <message id="basa.log.target.you">
        <source>You chose {whom:text}.</source>
        <translation>הבחירה: {whom:text}.</translation>
    </message>
    <message id="basa.log.passed">
        <source>{who:name} gave {cards:cards} {to:text}.</source>
        <extracomment>Cards that went from hand to hand.</extracomment>
        <translation>{who:name} {to:text}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.passed.you">
        <source>You gave {cards:cards} {to:text}.</source>
        <translation>ממני {to:text}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.hands">
        <source>{all:names} exchanged their hands.</source>
        <translation>החלפת ידיים: {all:names}.</translation>
    </message>
    <message id="basa.log.into-stock">
        <source>{who:name} put a card into the stock.</source>
        <translation>{who:name}: קלף חזר לקופה.</translation>
    </message>
    <message id="basa.log.into-stock.you">
        <source>You put a card into the stock.</source>
        <translation>קלף חזר לקופה.</translation>
    </message>
    <message id="basa.log.into-stock-card">
        <source>{who:name} put {c:card} into the stock.</source>
        <translation>{who:name}: {c:card} חזר לקופה.</translation>
    </message>
    <message id="basa.log.into-stock-card.you">
        <source>You put {c:card} into the stock.</source>
        <translation>{c:card} חזר לקופה.</translation>
    </message>
    <message id="basa.log.say">
        <source>{who:name} said {n:num}.</source>
        <translation>{who:name}: הערך הוא {n:num}.</translation>
    </message>
    <message id="basa.log.say.you">
        <source>You said {n:num}.</source>
        <translation>הערך הוא {n:num}.</translation>
    </message>
    <message id="basa.log.prop">
        <source>{who:name} chose {what:word basa.prop}.</source>
        <translation>הבחירה של {who:name}: {what:word basa.prop}.</translation>
    </message>
    <message id="basa.log.prop.you">
        <source>You chose {what:word basa.prop}.</source>
        <translation>הבחירה: {what:word basa.prop}.</translation>
    </message>
    <message id="basa.log.drop">
        <source>{who:name} laid {c:card} in the temporary place.</source>
        <translation>{who:name}: {c:card} עבר למקום הזמני.</translation>
    </message>
    <message id="basa.log.drop.you">
        <source>You laid {c:card} in the temporary place.</source>
        <translation>{c:card} עבר למקום הזמני.</translation>
    </message>
    <message id="basa.log.keep">
        <source>{who:name} kept {c:card}.</source>
        <translation>{who:name}: {c:card} נשמר.</translation>
    </message>
    <message id="basa.log.keep.you">
        <source>You kept {c:card}.</source>
        <translation>{c:card} נשמר.</translation>
    </message>
    <message id="basa.log.back">
        <source>{who:name} took {cards:cards} back into the game.</source>
        <translation>{who:name}: {cards:cards} מחוץ למשחק אל היד.</translation>
    </message>
    <message id="basa.log.back.you">
        <source>You took {cards:cards} back into the game.</source>
        <translation>{cards:cards} מחוץ למשחק אל היד.</translation>
    </message>
    <message id="basa.log.turned-up">
        <source>Turned up: {cards:cards}.</source>
        <translation>נחשף: {cards:cards}.</translation>
    </message>
    <message id="basa.log.showed">
        <source>{who:name} showed {cards:cards}.</source>
        <translation>נחשף מהיד של {who:name}: {cards:cards}.</translation>
    </message>
    <message id="basa.log.showed.you">
        <source>You showed {cards:cards}.</source>
        <translation>נחשף מהיד שלי: {cards:cards}.</translation>
    </message>
    <message id="basa.log.out">
        <source>Out of the game: {cards:cards}.</source>
        <translation>מחוץ למשחק: {cards:cards}.</translation>
    </message>
    <message id="basa.log.misses">
        <source>{who:name} will miss a turn.</source>
        <translation>התור הבא של {who:name} מתבטל.</translation>
    </message>
    <message id="basa.log.misses.you">
        <source>You will miss a turn.</source>
        <translation>התור הבא שלי מתבטל.</translation>
    </message>
    <message id="basa.log.missed">
        <source>{who:name} misses this turn.</source>
        <translation>התור של {who:name} בוטל.</translation>
    </message>
    <message id="basa.log.missed.you">
        <source>You miss this turn.</source>
        <translation>התור שלי בוטל.</translation>
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
        <translation>ניצחון של {who:name} עם {n:count point}.</translation>
    </message>
    <message id="basa.result.wins.you">
        <source>You win with {n:count point}.</source>
        <translation>ניצחון עם {n:count point}.</translation>
    </message>
    <message id="basa.result.wins.unnamed">
        <source>Won with {n:count point}.</source>
        <translation>ניצחון עם {n:count point}.</translation>
    </message>
    <message id="basa.result.shared">
        <source>{all:names} share the win.</source>
        <translation>ניצחון משותף: {all:names}.</translation>
    </message>
    <message id="basa.result.shared.unnamed">
        <source>A shared win.</source>
        <translation>ניצחון משותף.</translation>
    </message>
    <message id="basa.reason.survivor">
        <source>Only one is left who has not met the losing ace.</source>
        <translation>נשאר רק אחד שלא פגש את אס היהלום.</translation>
    </message>
    <message id="basa.reason.stuck">
        <source>The game is stuck: there is no card left to draw and none to give.</source>
        <translation>המשחק נתקע: אין קלף לשלוף ואין קלף להחזיר.</translation>
    </message>
    <message id="basa.reason.cap">
        <source>The agreed number of turns is reached.</source>
        <translation>הושג מספר התורות שנקבע.</translation>
    </message>
    <message id="basa.option.decks">
        <source>Packs</source>
        <translation>חפיסות</translation>
    </message>
    <message id="basa.option.decks.help">
        <source>Each pack brings its own ace of diamonds.</source>
        <translation>כל חפיסה מביאה איתה אס יהלום משלה.</translation>
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
        <translation>קלפי המקום הזמני יוצאים מהמשחק, במקום לחזור לקופה.</translation>
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
        <source>No guessing; as many cards follow as the value leaves when it is divided by 5.</source>
        <translation>בלי ניחושים; נשלפים עוד קלפים כמספר השארית של הערך בחילוק ל־5.</translation>
    </message>
    <message id="basa.option.draw.colour">
        <source>By color</source>
        <translation>לפי הצבע</translation>
    </message>
    <message id="basa.option.draw.colour.help">
        <source>No guessing; cards are drawn until a black one comes.</source>
        <translation>בלי ניחושים; שולפים עד שמגיע קלף שחור.</translation>
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
        <source>Nothing</source>
        <translation>כלום</translation>
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
        <translation>בלי פעולות</translation>
    </message>
    <message id="basa.option.hp.lock.help">
        <source>Below zero no card can be used.</source>
        <translation>מתחת לאפס אי אפשר להשתמש בקלפים.</translation>
    </message>
    <message id="basa.option.mute">
        <source>No guess after silence</source>
        <translation>בלי ניחוש אחרי שתיקה</translation>
    </message>
    <message id="basa.option.mute.help">
        <source>A draw without a guess ends the guessing for this turn.</source>
        <translation>שליפה בלי ניחוש מסיימת את הניחושים בתור הזה.</translation>
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
        <translation>הגבול למספר השלבים</translation>
    </message>
    <message id="basa.option.max_stages.help">
        <source>After so many a turn cannot begin another.</source>
        <translation>אחרי מספר כזה אי אפשר להתחיל בתור שלב נוסף.</translation>
    </message>
    <message id="basa.option.max_stages.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="basa.option.max_turns">
        <source>Turns at most</source>
        <translation>הגבול למספר התורות</translation>
    </message>
    <message id="basa.option.max_turns.help">
        <source>After so many the points are counted as they are.</source>
        <translation>אחרי מספר כזה הנקודות נספרות כמו שהן.</translation>
    </message>
    <message id="basa.option.max_turns.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="basa.option.max_turns.auto">
        <source>100 for each seat</source>
        <translation>100 לכל מקום</translation>
    </message>
    <message id="basa.words.points">
        <source>Points: {n:num}</source>
        <translation>נקודות: {n:num}</translation>
    </message>
    <message id="basa.words.lost">
        <source>Has lost</source>
        <translation>הפסד</translation>
    </message>
    <message id="basa.words.power">
        <source>{card:spoken}. {what:text}</source>
        <extracomment>A card of the hand and its power.</extracomment>
        <translation>{card:spoken}. {what:text}</translation>
    </message>
    <message id="basa.hint.guess-rare">
        <source>Few of the unseen cards are {0:word suit} ({1:percent}): a wrong guess brings a card worth points, and no ace under it loses.</source>
        <extracomment>Why a move is advised: the codes of app/bots/basa.py.</extracomment>
        <translation>מעט מהקלפים שלא נראו הם {0:word suit} ({1:percent}): ניחוש שגוי מביא קלף ששווה נקודות, ואס שמתגלה כך לא מפסיד.</translation>
    </message>
    <message id="basa.hint.guess-frequent">
        <source>Of the unseen cards, {1:percent} are {0:word suit}: a right guess brings the card to the hand.</source>
        <translation>מהקלפים שלא נראו, {1:percent} הם {0:word suit}: ניחוש נכון מביא את הקלף ליד.</translation>
    </message>
    <message id="basa.hint.guess-ace">
        <source>The ace of diamonds comes with a chance of {0:percent}, and guessed rightly it brings four cards.</source>
        <translation>אס היהלום יבוא בסיכוי של {0:percent}, וניחוש נכון שלו מביא ארבעה קלפים.</translation>
    </message>
    <message id="basa.hint.take-risk">
        <source>One card, with a chance of {0:percent} to meet the ace of diamonds.</source>
        <translation>קלף אחד, בסיכוי של {0:percent} לפגוש את אס היהלום.</translation>
    </message>
    <message id="basa.hint.stage-on">
        <source>Another card is worth {0:count point}, with a chance of {1:percent} to meet the ace of diamonds.</source>
        <translation>עוד קלף שווה {0:count point}, בסיכוי של {1:percent} לפגוש את אס היהלום.</translation>
    </message>
    <message id="basa.hint.use-gains">
        <source>The power of {0:card} gains about {1:count point} on the others.</source>
        <translation>הפעולה של {0:card} מרוויחה בערך {1:count point} מול האחרים.</translation>
    </message>
    <message id="basa.hint.use-ends">
        <source>With {0:card} the turn ends, before the ace of diamonds comes.</source>
        <translation>עם {0:card} התור נגמר, לפני שאס היהלום יבוא.</translation>
    </message>
    <message id="basa.hint.use-develops">
        <source>Of all that can be done now, {0:card} leaves the best prospects.</source>
        <translation>מכל מה שאפשר לעשות עכשיו, {0:card} משאיר את הסיכויים הטובים ביותר.</translation>
    </message>
    <message id="basa.hint.done-keeps">
        <source>A second card is worth more in another turn.</source>
        <translation>קלף שני שווה יותר בתור אחר.</translation>
    </message>
    <message id="basa.hint.ends-turn">
        <source>Nothing is left in this turn that would be worth the danger.</source>
        <translation>לא נשאר בתור הזה דבר ששווה את הסכנה.</translation>
    </message>
    <message id="basa.hint.swaps-away">
        <source>Any card that can be used now is worth more than this one.</source>
        <translation>כל קלף שאפשר להשתמש בו עכשיו שווה יותר מהקלף הזה.</translation>
    </message>
    <message id="basa.hint.most-said">
        <source>Of the unseen cards, {1:percent} are right with {0:num}: no value has more.</source>
        <translation>מהקלפים שלא נראו, {1:percent} מתאימים ל־{0:num}: לאף ערך אין יותר.</translation>
    </message>
    <message id="basa.hint.hits-leader">
        <source>It goes against whoever has the most points.</source>
        <translation>זה מכוון אל מי שיש לו הכי הרבה נקודות.</translation>
    </message>
    <message id="basa.hint.spares-leader">
        <source>It goes to whoever has the fewest points.</source>
        <translation>זה הולך אל מי שיש לו הכי מעט נקודות.</translation>
    </message>
    <message id="basa.hint.fullest-hand">
        <source>This hand has the most cards.</source>
        <translation>ביד הזאת יש הכי הרבה קלפים.</translation>
    </message>
    <message id="basa.hint.gives-least">
        <source>Of the hand, {0:card} is worth the least.</source>
        <translation>מכל היד, {0:card} שווה הכי מעט.</translation>
    </message>
    <message id="basa.hint.keeps-best">
        <source>{0:card} is worth the most in the hand.</source>
        <translation>{0:card} שווה הכי הרבה ביד.</translation>
    </message>
    <message id="basa.hint.keeps-none">
        <source>None of these is worth a place in the hand.</source>
        <translation>אף אחד מאלה לא שווה מקום ביד.</translation>
    </message>
    <message id="basa.hint.turn-property">
        <source>Of what the further turn can have, this comes out best.</source>
        <translation>מכל מה שאפשר לתת לתור הנוסף, זה יוצא הטוב ביותר.</translation>
    </message>
    <message id="basa.label.stock">
        <source>Stock: {n:count card}</source>
        <extracomment>At the table: under the stock.</extracomment>
        <translation>הקופה: {n:count card}</translation>
    </message>
    <message id="basa.label.odds">
        <source>{x:card} next: {n:num} in {of:num}</source>
        <translation>{x:card} הבא: סיכוי {n:num} ל־{of:num}</translation>
    </message>
    <message id="basa.label.removed">
        <source>Out: {n:count card}</source>
        <translation>הוצאו: {n:count card}</translation>
    </message>
    <message id="basa.label.use-here">
        <source>To use a card, lay it here</source>
        <extracomment>In the empty place for the card in use.</extracomment>
        <translation>לכאן מניחים קלף כדי להשתמש בו</translation>
    </message>
    <message id="basa.label.temp">
        <source>Temporary place: {n:signed}</source>
        <translation>מקום זמני: {n:signed}</translation>
    </message>
    <message id="basa.label.temp-empty">
        <source>temp place</source>
        <extracomment>In an empty place, a card wide.</extracomment>
        <translation>מקום זמני</translation>
    </message>
    <message id="basa.label.worth">
        <source>{n:signed}</source>
        <extracomment>What a temporary place is worth, where there is little room.</extracomment>
        <translation>{n:signed}</translation>
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
        <source>digit {n:num}</source>
        <translation>ספרה {n:num}</translation>
    </message>
    <message id="basa.label.lost">
        <source>lost with {n:count point}</source>
        <translation>הפסד עם {n:count point}</translation>
    </message>
    <message id="basa.label.version">
        <source>version {:latin 0.1.5.4}</source>
        <extracomment>In the pill beside the name: the number that the booklet gives the game.</extracomment>
        <translation>גרסה {:latin 0.1.5.4}</translation>
    </message>
    <message id="basa.label.turn">
        <source>Turn {n:num} · stage {k:num}</source>
        <translation>תור {n:num} · שלב {k:num}</translation>
    </message>
    <message id="basa.tag.misses-turns">
        <source>misses {n:count turn}</source>
        <extracomment>Hanging at a badge.</extracomment>
        <translation>מפסיד {n:count turn}</translation>
    </message>
    <message id="basa.tag.charm.safe">
        <source>protected</source>
        <translation>מוגן</translation>
    </message>
    <message id="basa.tag.charm.bonus">
        <source>{:latin +2} a use</source>
        <translation>{:latin +2} לכל שימוש</translation>
    </message>
    <message id="basa.tag.turns-owed">
        <source>plays again</source>
        <translation>ישחק שוב</translation>
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
        <translation>זה התור</translation>
    </message>
    <message id="basa.tag.known">
        <source>holds {cards:cards}</source>
        <extracomment>Cards of a closed hand that are known.</extracomment>
        <translation>ביד: {cards:cards}</translation>
    </message>
    <message id="basa.tag.known.more">
        <source>holds {cards:cards} {n:signed}</source>
        <extracomment>The same, where there is room for some of them only: so many more are known.</extracomment>
        <translation>ביד: {cards:cards} {n:signed}</translation>
    </message>
    <message id="basa.tag.known.count">
        <source>{n:count card} known</source>
        <extracomment>The same, where there is room for none of them.</extracomment>
        <translation>ידוע על {n:count card}</translation>
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
        <translation>{x:card} · {kind:text} · משתמשים בו לבד</translation>
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
    <message id="basa.pick.prop.safe">
        <source>{x:card} goes back.</source>
        <translation>{x:card} יחזור לקופה.</translation>
    </message>
    <message id="basa.pick.prop.bonus">
        <source>{:latin +2} each time.</source>
        <translation>{:latin +2} בכל פעם.</translation>
    </message>
    <message id="basa.pick.prop.points">
        <source>{n:signed} at once.</source>
        <translation>{n:signed} מיד.</translation>
    </message>
    <message id="basa.pick.prop.card">
        <source>{x:card}: {a:num} in {of:num}.</source>
        <translation>{x:card}: סיכוי {a:num} ל־{of:num}.</translation>
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
        <source>The fourth card of four: draw it, or guess it?</source>
        <translation>הקלף הרביעי מתוך ארבעה: לשלוף, או לנחש?</translation>
    </message>
    <message id="basa.voice.risk">
        <source>{x:card} comes with a chance of {n:num} in {of:num}, and whoever draws it has lost.</source>
        <translation>הסיכוי ל־{x:card} הוא {n:num} מתוך {of:num}, ומי ששולף אותו מפסיד.</translation>
    </message>
    <message id="basa.voice.protected">
        <source>This turn is protected: {x:card} goes back and another card comes.</source>
        <translation>התור הזה מוגן: {x:card} חוזר לקופה ובא קלף אחר.</translation>
    </message>
    <message id="basa.voice.guess-wrong">
        <source>A wrong guess brings another guess; with {x:card} four cards.</source>
        <translation>אחרי ניחוש שגוי מנחשים שוב; אם יצא {x:card} לוקחים ארבעה קלפים.</translation>
    </message>
    <message id="basa.voice.reguess">
        <source>The guess was wrong. Guess the next card.</source>
        <translation>הניחוש שגוי. לנחש את הקלף הבא.</translation>
    </message>
    <message id="basa.voice.reguess.detail">
        <source>The card that comes now goes to the hand if the guess is right.</source>
        <translation>אם הניחוש נכון, הקלף הבא הולך ליד.</translation>
    </message>
    <message id="basa.voice.feed">
        <source>The stock is empty. Which card goes back into it?</source>
        <translation>הקופה ריקה. איזה קלף חוזר אליה?</translation>
    </message>
    <message id="basa.voice.feed.detail">
        <source>Everybody who holds cards gives one, unseen.</source>
        <translation>כל מי שיש לו קלפים מחזיר אחד, סגור.</translation>
    </message>
    <message id="basa.voice.act">
        <source>Use a card, or begin a new stage?</source>
        <translation>להשתמש בקלף, או להתחיל שלב חדש?</translation>
    </message>
    <message id="basa.voice.act.one">
        <source>Nothing was guessed in this turn: one card is used, and the turn ends.</source>
        <translation>לא היה ניחוש בתור הזה: משתמשים בקלף אחד, והתור נגמר.</translation>
    </message>
    <message id="basa.voice.act.two">
        <source>There was a guess in this turn: two cards may be used, of different value and suit.</source>
        <translation>בתור הזה היה ניחוש: אפשר להשתמש בשני קלפים, שונים בערך ובצורה.</translation>
    </message>
    <message id="basa.voice.act.none">
        <source>No card can be used now; a new stage brings another card.</source>
        <translation>אין עכשיו קלף שאפשר להשתמש בו; שלב חדש מביא עוד קלף.</translation>
    </message>
    <message id="basa.voice.second">
        <source>A second card?</source>
        <translation>קלף שני?</translation>
    </message>
    <message id="basa.voice.second.detail">
        <source>It differs from the first in value and in suit.</source>
        <translation>הוא שונה מהראשון בערך ובצורה.</translation>
    </message>
    <message id="basa.voice.use">
        <source>Use {x:card}?</source>
        <translation>להשתמש ב־{x:card}?</translation>
    </message>
    <message id="basa.voice.use.plus">
        <source>{now:num} and {by:num}, less one for the use, makes {after:num}. At the end of the turn the temporary place brings {temp:num}.</source>
        <translation>{now:num} ועוד {by:num}, פחות נקודה על השימוש, הם {after:num}. בסוף התור המקום הזמני מביא {temp:num}.</translation>
    </message>
    <message id="basa.voice.use.after">
        <source>After the use there are {after:count point}. At the end of the turn the temporary place brings {temp:num}.</source>
        <translation>אחרי השימוש יהיו {after:count point}. בסוף התור המקום הזמני מביא {temp:num}.</translation>
    </message>
    <message id="basa.voice.use.costs">
        <source>The use costs one point; what it brings hangs on the cards that come.</source>
        <translation>השימוש עולה נקודה; מה שהוא מביא תלוי בקלפים שיבואו.</translation>
    </message>
    <message id="basa.voice.swap">
        <source>With whom is {x:card} exchanged?</source>
        <translation>עם מי מחליפים את {x:card}?</translation>
    </message>
    <message id="basa.voice.running">
        <source>{x:card} in use: {what:text}</source>
        <translation>{x:card} בשימוש: {what:text}</translation>
    </message>
    <message id="basa.voice.trade">
        <source>Which card is exchanged, and with whom?</source>
        <translation>איזה קלף מחליפים, ועם מי?</translation>
    </message>
    <message id="basa.voice.trade.card">
        <source>With whom is {x:card} exchanged?</source>
        <translation>עם מי מחליפים את {x:card}?</translation>
    </message>
    <message id="basa.voice.gift">
        <source>Which card is the present?</source>
        <translation>איזה קלף נותנים במתנה?</translation>
    </message>
    <message id="basa.voice.gift.detail">
        <source>It goes to somebody whose hand is empty, and brings 5 points.</source>
        <translation>הוא הולך למי שהיד שלו ריקה, ומביא 5 נקודות.</translation>
    </message>
    <message id="basa.voice.gift.card">
        <source>Who gets {x:card} as a present?</source>
        <translation>מי מקבל את {x:card} במתנה?</translation>
    </message>
    <message id="basa.voice.give">
        <source>Which card goes into the stock?</source>
        <translation>איזה קלף חוזר לקופה?</translation>
    </message>
    <message id="basa.voice.draws">
        <source>The next in turn has to draw {n:count card}.</source>
        <translation>הבא בתור יצטרך לשלוף {n:count card}.</translation>
    </message>
    <message id="basa.voice.draws.none">
        <source>The next in turn draws nothing.</source>
        <translation>הבא בתור לא ישלוף דבר.</translation>
    </message>
    <message id="basa.voice.drop">
        <source>Several gave: which card goes to the temporary place?</source>
        <translation>מסרו כמה: איזה קלף עובר למקום הזמני?</translation>
    </message>
    <message id="basa.voice.keep">
        <source>Which death card is kept?</source>
        <translation>איזה קלף מוות נשמר?</translation>
    </message>
    <message id="basa.voice.keep.detail">
        <source>Up to two of them; all the others leave the game.</source>
        <translation>עד שניים מהם; כל השאר יוצאים מהמשחק.</translation>
    </message>
    <message id="basa.voice.pick">
        <source>Which card comes back into the game?</source>
        <translation>איזה קלף חוזר למשחק?</translation>
    </message>
    <message id="basa.voice.prop">
        <source>What will the further turn have?</source>
        <translation>מה יהיה בתור הנוסף?</translation>
    </message>
    <message id="basa.voice.guesses">
        <source>{who:name} guesses {what:text}.</source>
        <translation>הניחוש של {who:name}: {what:text}.</translation>
    </message>
    <message id="basa.voice.guesses.you">
        <source>You guess {what:text}.</source>
        <translation>הניחוש שלי: {what:text}.</translation>
    </message>
    <message id="basa.voice.guessed-right">
        <source>{who:name} guessed {what:text}, and it is right.</source>
        <translation>{who:name}: {what:text}. הניחוש נכון.</translation>
    </message>
    <message id="basa.voice.guessed-right.you">
        <source>You guessed {what:text}, and it is right.</source>
        <translation>ניחשתי {what:text}. הניחוש נכון.</translation>
    </message>
    <message id="basa.voice.guessed-wrong">
        <source>{who:name} guessed {what:text}, and it is wrong.</source>
        <translation>{who:name}: {what:text}. הניחוש שגוי.</translation>
    </message>
    <message id="basa.voice.guessed-wrong.you">
        <source>You guessed {what:text}, and it is wrong.</source>
        <translation>ניחשתי {what:text}. הניחוש שגוי.</translation>
    </message>
    <message id="basa.voice.says">
        <source>{who:name} says {n:num}.</source>
        <translation>{who:name}: הערך הוא {n:num}.</translation>
    </message>
    <message id="basa.voice.says.you">
        <source>You say {n:num}.</source>
        <translation>אמרתי {n:num}.</translation>
    </message>
    <message id="basa.voice.uses">
        <source>{who:name} uses {x:card}. {what:text}</source>
        <translation>{who:name}: שימוש ב־{x:card}. {what:text}</translation>
    </message>
    <message id="basa.voice.uses.you">
        <source>You use {x:card}. {what:text}</source>
        <translation>שימוש ב־{x:card} שלי. {what:text}</translation>
    </message>
    <message id="basa.voice.lost">
        <source>{x:card}: {who:name} has lost.</source>
        <translation>{x:card}: הפסד של {who:name}.</translation>
    </message>
    <message id="basa.voice.lost.you">
        <source>{x:card}: you have lost.</source>
        <translation>{x:card}: הפסדתי.</translation>
    </message>
    <message id="basa.voice.lost-with">
        <source>{who:name} still counts {by:signed} for the cards that were left.</source>
        <translation>{who:name}: עוד {by:signed} על הקלפים שנשארו.</translation>
    </message>
    <message id="basa.voice.lost-with.you">
        <source>You still count {by:signed} for the cards that were left.</source>
        <translation>עוד {by:signed} על הקלפים שנשארו לי.</translation>
    </message>
    <message id="basa.voice.temps">
        <source>For the temporary places: {all:text}.</source>
        <translation>על המקומות הזמניים: {all:text}.</translation>
    </message>
    <message id="basa.voice.back">
        <source>Back in the game: {cards:cards}.</source>
        <translation>חזרו למשחק: {cards:cards}.</translation>
    </message>
    <message id="basa.voice.passed-closed">
        <source>{who:name} gives a card {to:text}.</source>
        <translation>{who:name} {to:text}: קלף סגור.</translation>
    </message>
    <message id="basa.voice.passed-closed.you">
        <source>You give a card {to:text}.</source>
        <translation>מסרתי {to:text} קלף סגור.</translation>
    </message>
    <message id="basa.ask.3D">
        <source>{x:card}: who pays {n:count point}?</source>
        <extracomment>What the card in use asks.</extracomment>
        <translation>{x:card}: מי משלם {n:count point}?</translation>
    </message>
    <message id="basa.ask.4D">
        <source>{x:card}: who loses {n:count point} more?</source>
        <translation>{x:card}: מי מאבד עוד {n:count point}?</translation>
    </message>
    <message id="basa.ask.9D">
        <source>{x:card}: who pays {n:count point}?</source>
        <translation>{x:card}: מי משלם {n:count point}?</translation>
    </message>
    <message id="basa.ask.KD">
        <source>{x:card}: with whom are the whole hands exchanged?</source>
        <translation>{x:card}: עם מי מחליפים את כל היד?</translation>
    </message>
    <message id="basa.ask.KH">
        <source>{x:card}: who gets {n:count point}?</source>
        <translation>{x:card}: מי מקבל {n:count point}?</translation>
    </message>
    <message id="basa.ask.TC">
        <source>{x:card}: who picks a card blindly?</source>
        <translation>{x:card}: מי בוחר קלף בלי לראות?</translation>
    </message>
    <message id="basa.ask.AS">
        <source>{x:card}: from whom does a random card come?</source>
        <translation>{x:card}: ממי בא קלף אקראי?</translation>
    </message>
    <message id="basa.ask.8S">
        <source>{x:card}: who loses {n:count point}?</source>
        <translation>{x:card}: מי מאבד {n:count point}?</translation>
    </message>
    <message id="basa.ask.AC">
        <source>{x:card}: which value does the next card have?</source>
        <translation>{x:card}: מה הערך של הקלף הבא?</translation>
    </message>
    <message id="basa.ask.4C">
        <source>{x:card}: what is left of the value when it is divided by 5?</source>
        <translation>{x:card}: מה השארית של הערך בחילוק ל־5?</translation>
    </message>
    <message id="basa.ask.7C">
        <source>{x:card}: by what can the value be divided?</source>
        <translation>{x:card}: במה מתחלק הערך?</translation>
    </message>
    <message id="basa.voice.aside">
        <source>{x:card} lies aside while the cards are dealt, and goes into the stock after that.</source>
        <translation>{x:card} בצד עד סוף החלוקה, ואחריה לתוך הקופה.</translation>
    </message>
    <message id="basa.voice.starts">
        <source>{who:name} starts, by lot.</source>
        <translation>ההגרלה קבעה: המשחק מתחיל אצל {who:name}.</translation>
    </message>
    <message id="basa.voice.starts.you">
        <source>You start, by lot.</source>
        <translation>ההגרלה קבעה: המשחק מתחיל אצלי.</translation>
    </message>
    <message id="basa.voice.turned-up">
        <source>{x:card} is turned up.</source>
        <translation>נפתח {x:card}.</translation>
    </message>
</context>
</TS>
