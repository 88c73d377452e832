<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.krav-maga">
        <source>Krav Maga</source>
        <translation>קרב מג"ע</translation>
    </message>
    <message id="game.krav-maga.about">
        <source>four fronts</source>
        <translation>ארבע חזיתות</translation>
    </message>
    <message id="game.krav-maga.intro">
        <source>Push four fronts, one for each suit, towards the other side, and gather the ones that are won.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לדחוף ארבע חזיתות, אחת לכל צורה, אל הצד השני, ולאסוף את אלה שהוכרעו.</translation>
    </message>
    <message id="krav-maga.zone.front.C">
        <source>clubs front</source>
        <translation>חזית התלתן</translation>
    </message>
    <message id="krav-maga.zone.front.D">
        <source>diamonds front</source>
        <translation>חזית היהלום</translation>
    </message>
    <message id="krav-maga.zone.front.H">
        <source>hearts front</source>
        <translation>חזית הלב</translation>
    </message>
    <message id="krav-maga.zone.front.S">
        <source>spades front</source>
        <translation>חזית העלה</translation>
    </message>
    <message id="krav-maga.zone.held">
        <source>card laid unseen</source>
        <translation>הקלף שהונח בסתר</translation>
    </message>
    <message id="krav-maga.zone.pile">
        <source>won pile</source>
        <translation>ערימה שנאספה</translation>
    </message>
    <message id="krav-maga.action.commit">
        <source>lay {0:card}</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להניח את {0:card}</translation>
    </message>
    <message id="krav-maga.action.commit.closed">
        <source>lay a card face down</source>
        <translation>להניח קלף סגור</translation>
    </message>
    <message id="krav-maga.action.commit-opens">
        <source>open the {suit:word suit} front with {x:card}</source>
        <translation>לפתוח את חזית ה{suit:word suit} עם {x:card}</translation>
    </message>
    <message id="krav-maga.action.commit-front">
        <source>lay {x:card} on the {suit:word suit} front, now at {n:signed}</source>
        <extracomment>The level as the seat that lays the card counts it.</extracomment>
        <translation>להניח את {x:card} בחזית ה{suit:word suit}, שעומדת על {n:signed}</translation>
    </message>
    <message id="krav-maga.refusal.no-jokers">
        <source>There are no jokers in this game.</source>
        <translation>אין ג׳וקרים במשחק הזה.</translation>
    </message>
    <message id="krav-maga.refusal.card-not-suit">
        <source>A card of the hand is laid, and its suit is the front: a suit alone is not enough.</source>
        <translation>מניחים קלף מהיד, והצורה שלו היא החזית: צורה לבדה לא מספיקה.</translation>
    </message>
    <message id="krav-maga.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="krav-maga.refusal.lies-in-front">
        <source>{0:card} already lies on the {1:word suit} front.</source>
        <translation>{0:card} כבר מונח בחזית ה{1:word suit}.</translation>
    </message>
    <message id="krav-maga.refusal.lies-in-pile">
        <source>{0:card} lies in a pile that was won, and stays there.</source>
        <translation>{0:card} מונח בערימה שנאספה, ונשאר שם.</translation>
    </message>
    <message id="krav-maga.said.point">
        <source>The {1:word suit} front is won: a point of advantage.</source>
        <translation>חזית ה{1:word suit} הוכרעה: נקודת יתרון.</translation>
    </message>
    <message id="krav-maga.fact.level">
        <source>Level {0:signed}</source>
        <extracomment>Facts: at a front, as the reader counts.</extracomment>
        <translation>רמה {0:signed}</translation>
    </message>
    <message id="krav-maga.fact.points">
        <source>{1:count advantage}</source>
        <translation>{1:count advantage}</translation>
    </message>
    <message id="krav-maga.fact.pile-values">
        <source>Value of the won piles: {1:num}</source>
        <translation>ערך הקלפים בערימות: {1:num}</translation>
    </message>
    <message id="krav-maga.fact.rounds-left">
        <source>Rounds left: {0:num}</source>
        <translation>סבבים שנשארו: {0:num}</translation>
    </message>
    <message id="krav-maga.log.point">
        <source>{who:name} won the {suit:word suit} front: {n:count card}, a point of advantage.</source>
        <translation>{who:name}: חזית ה{suit:word suit} הוכרעה, {n:count card} ונקודת יתרון.</translation>
    </message>
    <message id="krav-maga.log.point.you">
        <source>You won the {suit:word suit} front: {n:count card}, a point of advantage.</source>
        <translation>חזית ה{suit:word suit} הוכרעה לטובתי: {n:count card} ונקודת יתרון.</translation>
    </message>
    <message id="krav-maga.result.points">
        <source>{who:name} wins, {mine:num} to {its:num} in points of advantage.</source>
        <translation>ניצחון של {who:name}: {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.points.you">
        <source>You win, {mine:num} to {its:num} in points of advantage.</source>
        <translation>ניצחון: {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.points.unnamed">
        <source>Won, {mine:num} to {its:num} in points of advantage.</source>
        <translation>ניצחון: {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.values">
        <source>{who:name} wins with the higher cards: {mine:count advantage} on each side.</source>
        <translation>ניצחון של {who:name} בזכות הקלפים הגבוהים: {mine:count advantage} לכל צד.</translation>
    </message>
    <message id="krav-maga.result.values.you">
        <source>You win with the higher cards: {mine:count advantage} on each side.</source>
        <translation>ניצחון בזכות הקלפים הגבוהים: {mine:count advantage} לכל צד.</translation>
    </message>
    <message id="krav-maga.result.values.unnamed">
        <source>Won with the higher cards: {mine:count advantage} on each side.</source>
        <translation>ניצחון בזכות הקלפים הגבוהים: {mine:count advantage} לכל צד.</translation>
    </message>
    <message id="krav-maga.result.draw">
        <source>A draw: {mine:count advantage} on each side.</source>
        <translation>תיקו: {mine:count advantage} לכל צד.</translation>
    </message>
    <message id="krav-maga.reason.points">
        <source>All cards are laid, and the points of advantage decide.</source>
        <translation>כל הקלפים הונחו, ונקודות היתרון מכריעות.</translation>
    </message>
    <message id="krav-maga.reason.values">
        <source>The points of advantage are equal, so the values of the won cards decide.</source>
        <translation>נקודות היתרון שוות, ולכן ערכי הקלפים שנאספו מכריעים.</translation>
    </message>
    <message id="krav-maga.reason.draw">
        <source>All cards are laid, and neither side is ahead.</source>
        <translation>כל הקלפים הונחו, ואין יתרון לאף צד.</translation>
    </message>
    <message id="krav-maga.option.tie">
        <source>Equal points of advantage</source>
        <translation>נקודות יתרון שוות</translation>
    </message>
    <message id="krav-maga.option.tie.help">
        <source>What decides when both sides have won as many fronts.</source>
        <translation>מה מכריע כששני הצדדים אספו אותו מספר חזיתות.</translation>
    </message>
    <message id="krav-maga.option.tie.values">
        <source>The won cards</source>
        <translation>הקלפים שנאספו</translation>
    </message>
    <message id="krav-maga.option.tie.values.help">
        <source>The higher sum wins; jack, queen, king and ace are 11 to 14.</source>
        <translation>הסכום הגבוה מנצח; נסיך, מלכה, מלך ואס הם 11 עד 14.</translation>
    </message>
    <message id="krav-maga.option.tie.draw">
        <source>Nothing</source>
        <translation>שום דבר</translation>
    </message>
    <message id="krav-maga.option.tie.draw.help">
        <source>Both sides share the win.</source>
        <translation>שני הצדדים חולקים את הניצחון.</translation>
    </message>
    <message id="krav-maga.words.front">
        <source>{zone:text}: {cards:spoken-list}. Level {n:signed}</source>
        <translation>{zone:text}: {cards:spoken-list}. רמה {n:signed}</translation>
    </message>
    <message id="krav-maga.words.no-front">
        <source>No front yet: {all:words suit}</source>
        <translation>עוד אין חזית: {all:words suit}</translation>
    </message>
    <message id="krav-maga.words.laid">
        <source>A card is laid face down</source>
        <translation>קלף מונח סגור</translation>
    </message>
    <message id="krav-maga.hint.falls-surely">
        <source>The front of {0:word suit} is gathered for certain: no card of the suit can be left on the other side.</source>
        <extracomment>Why a move is advised: the codes of app/bots/krav_maga.py.</extracomment>
        <translation>חזית {0:word suit} נאספת בוודאות: בצד השני כבר לא יכול להיות קלף ממנה.</translation>
    </message>
    <message id="krav-maga.hint.gathers">
        <source>It gathers the front of {0:word suit}, unless the other side defends it; a chance of {1:percent} that it can.</source>
        <translation>זה אוסף את חזית {0:word suit}, אלא אם הצד השני יגן; הסיכוי שיש לו במה הוא {1:percent}.</translation>
    </message>
    <message id="krav-maga.hint.gathers-feeding">
        <source>The front of {0:word suit} can be gathered, and another one is ready too: only one of them can be defended.</source>
        <translation>אפשר לאסוף את חזית {0:word suit}, וגם חזית נוספת מוכנה: רק על אחת מהן אפשר להגן.</translation>
    </message>
    <message id="krav-maga.hint.defends">
        <source>One more card and the front of {0:word suit} is lost; a chance of {1:percent} that the other side has one.</source>
        <translation>עוד קלף אחד וחזית {0:word suit} אבודה; הסיכוי שיש כזה בצד השני הוא {1:percent}.</translation>
    </message>
    <message id="krav-maga.hint.second-threat">
        <source>The fronts of {0:word suit} and {1:word suit} will both be one card from falling, and only one can be defended.</source>
        <translation>החזיתות {0:word suit} ו{1:word suit} יהיו שתיהן במרחק קלף אחד מאיסוף, ורק על אחת אפשר להגן.</translation>
    </message>
    <message id="krav-maga.hint.threatens">
        <source>After it, one more card gathers the front of {0:word suit}; a chance of {1:percent} that it can be defended.</source>
        <translation>אחריו יספיק קלף אחד כדי לאסוף את חזית {0:word suit}; הסיכוי שיש במה להגן עליה הוא {1:percent}.</translation>
    </message>
    <message id="krav-maga.hint.pushes">
        <source>The front of {0:word suit} moves forward, to level {1:num}.</source>
        <translation>חזית {0:word suit} מתקדמת לרמה {1:num}.</translation>
    </message>
    <message id="krav-maga.hint.pushes-back">
        <source>The front of {0:word suit} is pushed back from here, to level {1:num}.</source>
        <translation>חזית {0:word suit} של הצד השני נהדפת לרמה {1:num}.</translation>
    </message>
    <message id="krav-maga.hint.opens">
        <source>The front of {0:word suit} stands even, and the other fronts do not need a card now.</source>
        <translation>חזית ה{0:word suit} מאוזנת, והחזיתות האחרות לא צריכות קלף עכשיו.</translation>
    </message>
    <message id="krav-maga.hint.spends-low">
        <source>There is no time left to gather this front; {0:card} is the smallest loss.</source>
        <translation>לא נשאר זמן לאסוף את החזית הזאת; {0:card} הוא הוויתור הקטן ביותר.</translation>
    </message>
    <message id="krav-maga.fact.push">
        <source>A card would bring the front to {0:signed}</source>
        <translation>קלף יביא את החזית לרמה {0:signed}</translation>
    </message>
    <message id="krav-maga.label.level">
        <source>{n:signed}</source>
        <extracomment>On the cloth: the scale beside the fronts.</extracomment>
        <translation>{n:signed}</translation>
    </message>
    <message id="krav-maga.label.front">
        <source>{s:suit} {n:signed}</source>
        <translation>{s:suit} {n:signed}</translation>
    </message>
    <message id="krav-maga.label.no-front">
        <source>no front</source>
        <translation>אין חזית</translation>
    </message>
    <message id="krav-maga.label.stock">
        <source>Stock · {n:num}</source>
        <translation>קופה · {n:num}</translation>
    </message>
    <message id="krav-maga.label.field">
        <source>face down</source>
        <translation>סגור</translation>
    </message>
    <message id="krav-maga.label.badge">
        <source>{n:count point} · value {value:num}</source>
        <translation>{n:count point} · ערך {value:num}</translation>
    </message>
    <message id="krav-maga.label.point">
        <source>a point of advantage</source>
        <translation>נקודת יתרון</translation>
    </message>
    <message id="krav-maga.button.commit">
        <source>Lay it face down</source>
        <translation>להניח סגור</translation>
    </message>
    <message id="krav-maga.voice.choose">
        <source>Which card to lay face down? Its suit is the front.</source>
        <extracomment>The voice.</extracomment>
        <translation>איזה קלף להניח סגור? הצורה שלו היא החזית.</translation>
    </message>
    <message id="krav-maga.voice.choose.detail">
        <source>Both cards are turned up together; a front three levels up is gathered for a point.</source>
        <translation>שני הקלפים נחשפים יחד; חזית שעלתה שלוש רמות נאספת ומביאה נקודה.</translation>
    </message>
    <message id="krav-maga.voice.threat">
        <source>{who:name} is one card from gathering: {all:words suit}.</source>
        <translation>קלף אחד לפני הכרעה לטובת {who:name}: {all:words suit}.</translation>
    </message>
    <message id="krav-maga.voice.threat.you">
        <source>You are one card from gathering: {all:words suit}.</source>
        <translation>קלף אחד לפני הכרעה לטובתי: {all:words suit}.</translation>
    </message>
    <message id="krav-maga.voice.chance">
        <source>You are one card from gathering: {all:words suit}.</source>
        <translation>קלף אחד לפני הכרעה לטובתי: {all:words suit}.</translation>
    </message>
    <message id="krav-maga.voice.laid">
        <source>The card is laid; both are turned up together.</source>
        <translation>הקלף מונח; שני הקלפים נחשפים יחד.</translation>
    </message>
    <message id="krav-maga.voice.held.opens">
        <source>{x:card} opens the {s:word suit} front at {n:signed}.</source>
        <translation>{x:card} פותח את חזית ה{s:word suit} ברמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.held.pushes">
        <source>{x:card} pushes the {s:word suit} front from {before:signed} to {n:signed}.</source>
        <translation>{x:card} דוחף את חזית ה{s:word suit} מ־{before:signed} ל־{n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.held.defends">
        <source>{x:card} defends the {s:word suit} front: from {before:signed} to {n:signed}.</source>
        <translation>{x:card} מגן על חזית ה{s:word suit}: מ־{before:signed} ל־{n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.held.gathers">
        <source>{x:card} brings the {s:word suit} front to {n:signed}: {cards:count card} and a point.</source>
        <translation>{x:card} מביא את חזית ה{s:word suit} ל־{n:signed}: {cards:count card} ונקודה.</translation>
    </message>
    <message id="krav-maga.voice.both">
        <source>If {who:name} lays {s:word suit} too, the front stays at {n:signed}.</source>
        <translation>אם גם הקלף של {who:name} הוא {s:word suit}, החזית נשארת על {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.both.you">
        <source>If you lay {s:word suit} too, the front stays at {n:signed}.</source>
        <translation>אם גם הקלף שלי הוא {s:word suit}, החזית נשארת על {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.both.lost">
        <source>Without {s:word suit} from here, one more card of {who:name} gathers the front.</source>
        <translation>בלי {s:word suit} מכאן, עוד קלף של {who:name} אוסף את החזית.</translation>
    </message>
    <message id="krav-maga.voice.both.lost.you">
        <source>Without {s:word suit} from here, one more card of yours gathers the front.</source>
        <translation>בלי {s:word suit} מכאן, עוד קלף שלי אוסף את החזית.</translation>
    </message>
</context>
</TS>
