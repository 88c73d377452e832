<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="lab.window.parting.open">
        <source>Both tables side by side</source>
        <translation>שני השולחנות זה ליד זה</translation>
    </message>
    <message id="lab.window.parting.decision">
        <source>Deal {deal:plain}. Both tables are alike for {n:count move}. Here the same decision is made differently in A and in B.</source>
        <translation>חלוקה {deal:plain}. שני השולחנות זהים לאורך {n:count move}. כאן אותה החלטה מתקבלת אחרת בצד א ובצד ב.</translation>
    </message>
    <message id="lab.window.parting.first">
        <source>Deal {deal:plain}. Both tables are dealt alike. Here the first decision is made differently in A and in B.</source>
        <translation>חלוקה {deal:plain}. בשני השולחנות החלוקה זהה. כאן ההחלטה הראשונה מתקבלת אחרת בצד א ובצד ב.</translation>
    </message>
    <message id="lab.window.parting.table">
        <source>Deal {deal:plain}. Both sides make the same {n:count move}, and the last of them leads to something else in A than in B.</source>
        <translation>חלוקה {deal:plain}. שני הצדדים עושים אותו דבר לאורך {n:count move}, והאחרון מביא בצד א לתוצאה אחרת מאשר בצד ב.</translation>
    </message>
    <message id="lab.window.parting.deal">
        <source>Deal {deal:plain}. The two tables differ as soon as the cards are dealt.</source>
        <translation>חלוקה {deal:plain}. שני השולחנות שונים כבר ברגע החלוקה.</translation>
    </message>
    <message id="lab.window.parting.never">
        <source>Deal {deal:plain}. The two tables are alike to the end, for {n:count move}.</source>
        <translation>חלוקה {deal:plain}. שני השולחנות זהים עד הסוף, לאורך {n:count move}.</translation>
    </message>
    <message id="lab.window.broken.title">
        <source>Where it broke</source>
        <extracomment>The title of a page that shows a game in which a law of the program was broken.</extracomment>
        <translation>איפה זה נשבר</translation>
    </message>
    <message id="lab.window.broken.law">
        <source>After {n:count move} this law did not hold: {law:word lab.law}. In the engine’s words: {detail:plain}</source>
        <translation>אחרי {n:count move} החוק הזה לא התקיים: {law:word lab.law}. במילים של המנוע: {detail:plain}</translation>
    </message>
    <message id="lab.window.broken.rules">
        <source>After {n:count move} the rules of the game failed. In the engine’s words: {detail:plain}</source>
        <translation>אחרי {n:count move} הכללים של המשחק נכשלו. במילים של המנוע: {detail:plain}</translation>
    </message>
    <message id="lab.window.broken.cap">
        <source>This game did not end by itself: after {n:count move} the limit that keeps every game finite ended it.</source>
        <translation>המשחק הזה לא נגמר מעצמו: אחרי {n:count move} סיים אותו הגבול שדואג שכל משחק ייגמר.</translation>
    </message>
    <message id="lab.window.broken.show">
        <source>Show where it broke</source>
        <translation>להראות איפה זה נשבר</translation>
    </message>
    <message id="lab.window.broken.games">
        <source>The games that broke a law</source>
        <translation>המשחקים שלא עמדו בחוק</translation>
    </message>
    <message id="lab.window.broken.one">
        <source>Broken: {law:word lab.law}</source>
        <extracomment>Beside a game in a list: the law that did not hold in it.</extracomment>
        <translation>לא התקיים: {law:word lab.law}</translation>
    </message>
    <message id="lab.window.tables.open">
        <source>Watch it from here</source>
        <translation>לצפות מכאן</translation>
    </message>
    <message id="lab.window.tables.save">
        <source>Save as a file</source>
        <translation>לשמור כקובץ</translation>
    </message>
    <message id="lab.window.tables.moment">
        <source>Back to this moment</source>
        <extracomment>Goes back to the place in the game that the page is about.</extracomment>
        <translation>בחזרה לרגע הזה</translation>
    </message>
    <message id="lab.window.tables.before">
        <source>Previous deal</source>
        <translation>החלוקה הקודמת</translation>
    </message>
    <message id="lab.window.tables.after">
        <source>Next deal</source>
        <translation>החלוקה הבאה</translation>
    </message>
    <message id="lab.window.tables.place">
        <source>Move {n:num} of {of:num}</source>
        <translation>מהלך {n:num} מתוך {of:num}</translation>
    </message>
    <message id="lab.window.tables.over">
        <source>Here it is over.</source>
        <translation>כאן זה נגמר.</translation>
    </message>
    <message id="lab.window.tables.ending">
        <source>The end, after {n:count move}: {result:text}</source>
        <translation>הסוף, אחרי {n:count move}: {result:text}</translation>
    </message>
</context>
</TS>
