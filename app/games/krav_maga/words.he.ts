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
        <source>Push four fronts, one for each suit, towards the other side, and gather those that get far enough.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לדחוף ארבע חזיתות, אחת לכל צורה, אל הצד השני, ולאסוף את אלה שהגיעו רחוק.</translation>
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
        <source>card laid face down</source>
        <translation>הקלף שהונח סגור</translation>
    </message>
    <message id="krav-maga.zone.pile">
        <source>gathered pile</source>
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
        <source>open the {suit:word krav-maga.zone.front} with {x:card}</source>
        <translation>לפתוח את {suit:word krav-maga.zone.front} עם {x:card}</translation>
    </message>
    <message id="krav-maga.action.commit-front">
        <source>lay {x:card} on the {suit:word krav-maga.zone.front}, now at {n:signed}</source>
        <extracomment>The level as the seat that lays the card counts it.</extracomment>
        <translation>להניח את {x:card} {suit:word krav-maga.zone.front in}, שעכשיו ברמה {n:signed}</translation>
    </message>
    <message id="krav-maga.verb.commit">
        <source>lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message id="krav-maga.refusal.no-jokers">
        <source>There are no jokers in this game.</source>
        <translation>אין ג׳וקרים במשחק הזה.</translation>
    </message>
    <message id="krav-maga.refusal.card-not-suit">
        <source>Lay a card of your hand: its suit decides the front.</source>
        <translation>מניחים קלף מהיד, והצורה שלו קובעת את החזית.</translation>
    </message>
    <message id="krav-maga.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="krav-maga.refusal.other-front">
        <source>{0:card} goes to the front of its own suit.</source>
        <translation>{0:card} הולך לחזית של הצורה שלו.</translation>
    </message>
    <message id="krav-maga.refusal.lies-in-front">
        <source>{0:card} already lies on the {1:word krav-maga.zone.front}.</source>
        <translation>{0:card} כבר מונח {1:word krav-maga.zone.front in}.</translation>
    </message>
    <message id="krav-maga.refusal.lies-in-pile">
        <source>{0:card} is in a gathered pile, and stays there.</source>
        <translation>{0:card} כבר בערימה שנאספה, ונשאר שם.</translation>
    </message>
    <message id="krav-maga.said.point">
        <source>The {1:word krav-maga.zone.front} is gathered: a point of advantage.</source>
        <translation>{1:word krav-maga.zone.front} נאספה: נקודת יתרון.</translation>
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
        <source>Value of the gathered piles: {1:num}</source>
        <translation>סכום הקלפים בערימות: {1:num}</translation>
    </message>
    <message id="krav-maga.fact.rounds-left">
        <source>Rounds left: {0:num}</source>
        <translation>סיבובים שנשארו: {0:num}</translation>
    </message>
    <message id="krav-maga.log.point">
        <source>{who:name} gathered the {suit:word krav-maga.zone.front}: {n:count card} and a point of advantage.</source>
        <translation>{suit:word krav-maga.zone.front} הולכת {who:to}: {n:count card} ונקודת יתרון.</translation>
    </message>
    <message id="krav-maga.log.point.m">
        <source>{who:name} gathered the {suit:word krav-maga.zone.front}: {n:count card} and a point of advantage.</source>
        <translation>{who:name} אסף את {suit:word krav-maga.zone.front}: {n:count card} ונקודת יתרון.</translation>
    </message>
    <message id="krav-maga.log.point.f">
        <source>{who:name} gathered the {suit:word krav-maga.zone.front}: {n:count card} and a point of advantage.</source>
        <translation>{who:name} אספה את {suit:word krav-maga.zone.front}: {n:count card} ונקודת יתרון.</translation>
    </message>
    <message id="krav-maga.log.point.you">
        <source>You gathered the {suit:word krav-maga.zone.front}: {n:count card} and a point of advantage.</source>
        <translation>אספתי את {suit:word krav-maga.zone.front}: {n:count card} ונקודת יתרון.</translation>
    </message>
    <message id="krav-maga.result.points">
        <source>{who:name} wins, {mine:num} to {its:num} in points of advantage.</source>
        <translation>הניצחון הולך {who:to}, {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.points.m">
        <source>{who:name} wins, {mine:num} to {its:num} in points of advantage.</source>
        <translation>{who:name} ניצח: {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.points.f">
        <source>{who:name} wins, {mine:num} to {its:num} in points of advantage.</source>
        <translation>{who:name} ניצחה: {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.points.you">
        <source>You win, {mine:num} to {its:num} in points of advantage.</source>
        <translation>ניצחתי: {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.points.unnamed">
        <source>Won, {mine:num} to {its:num} in points of advantage.</source>
        <translation>ניצחון: {mine:num} מול {its:num} בנקודות יתרון.</translation>
    </message>
    <message id="krav-maga.result.values">
        <source>{who:name} wins on the sum of the cards.</source>
        <translation>הניצחון הולך {who:to} לפי סכום הקלפים.</translation>
    </message>
    <message id="krav-maga.result.values.m">
        <source>{who:name} wins on the sum of the cards.</source>
        <translation>{who:name} ניצח לפי סכום הקלפים.</translation>
    </message>
    <message id="krav-maga.result.values.f">
        <source>{who:name} wins on the sum of the cards.</source>
        <translation>{who:name} ניצחה לפי סכום הקלפים.</translation>
    </message>
    <message id="krav-maga.result.values.you">
        <source>You win on the sum of the cards.</source>
        <translation>ניצחתי לפי סכום הקלפים.</translation>
    </message>
    <message id="krav-maga.result.values.unnamed">
        <source>Won on the sum of the cards.</source>
        <translation>ניצחון לפי סכום הקלפים.</translation>
    </message>
    <message id="krav-maga.result.draw">
        <source>A draw: {mine:count advantage} on each side.</source>
        <translation>תיקו: {mine:count advantage} לכל צד.</translation>
    </message>
    <message id="krav-maga.reason.points">
        <source>All cards are played, and the points of advantage decide.</source>
        <translation>כל הקלפים הונחו, ונקודות היתרון מכריעות.</translation>
    </message>
    <message id="krav-maga.reason.values">
        <source>The points of advantage are equal, so the sum of the gathered cards decides.</source>
        <translation>נקודות היתרון שוות, ולכן מכריע הסכום של הקלפים שנאספו.</translation>
    </message>
    <message id="krav-maga.reason.values.sums">
        <source>The points of advantage are equal, so the sum of the gathered cards decides: {n:num} to {m:num}.</source>
        <extracomment>The winner’s sum comes first.</extracomment>
        <translation>נקודות היתרון שוות, ולכן מכריע הסכום של הקלפים שנאספו: {n:num} מול {m:num}.</translation>
    </message>
    <message id="krav-maga.reason.draw">
        <source>All cards are played, and the sides are level.</source>
        <translation>כל הקלפים הונחו, והצדדים שווים.</translation>
    </message>
    <message id="krav-maga.option.tie">
        <source>When points of advantage are equal</source>
        <translation>כשנקודות היתרון שוות</translation>
    </message>
    <message id="krav-maga.option.tie.help">
        <source>What decides when both sides have gathered the same number of fronts.</source>
        <translation>מה מכריע כששני הצדדים אספו אותו מספר של חזיתות.</translation>
    </message>
    <message id="krav-maga.option.tie.values">
        <source>The gathered cards</source>
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
        <source>The {0:word krav-maga.zone.front} is gathered for certain: no card of the suit can be left on the other side.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>{0:word krav-maga.zone.front} נאספת בטוח: בצד השני לא נשאר קלף מהצורה הזאת.</translation>
    </message>
    <message id="krav-maga.hint.gathers">
        <source>It gathers the {0:word krav-maga.zone.front}, unless the other side can defend: about {1:percent} of the time it can.</source>
        <translation>זה אוסף את {0:word krav-maga.zone.front}, אם לצד השני אין במה להגן. בערך ב־{1:percent} מהמקרים יש לו.</translation>
    </message>
    <message id="krav-maga.hint.gathers.never">
        <source>It gathers the {0:word krav-maga.zone.front}: the other side can hardly ever defend.</source>
        <translation>זה אוסף את {0:word krav-maga.zone.front}: לצד השני כמעט אף פעם אין במה להגן.</translation>
    </message>
    <message id="krav-maga.hint.gathers.always">
        <source>It gathers the {0:word krav-maga.zone.front} if the other side does not defend, but it almost surely can.</source>
        <translation>זה אוסף את {0:word krav-maga.zone.front}, אם הצד השני לא מגן; כמעט בטוח שיש לו במה.</translation>
    </message>
    <message id="krav-maga.hint.gathers-feeding">
        <source>The {0:word krav-maga.zone.front} can be gathered, and another is ready too: only one can be defended.</source>
        <translation>אפשר לאסוף את {0:word krav-maga.zone.front}, ועוד חזית מוכנה: על שתיהן אי אפשר להגן.</translation>
    </message>
    <message id="krav-maga.hint.defends">
        <source>One more card and the {0:word krav-maga.zone.front} is lost. About {1:percent} of the time the other side has one.</source>
        <translation>עוד קלף אחד, {0:word krav-maga.zone.front and} אבודה. בערך ב־{1:percent} מהמקרים יש כזה בצד השני.</translation>
    </message>
    <message id="krav-maga.hint.defends.never">
        <source>One more card and the {0:word krav-maga.zone.front} is lost, though the other side hardly ever has one.</source>
        <translation>עוד קלף אחד, {0:word krav-maga.zone.front and} אבודה, אבל לצד השני כמעט אף פעם אין קלף כזה.</translation>
    </message>
    <message id="krav-maga.hint.defends.always">
        <source>One more card and the {0:word krav-maga.zone.front} is lost, and the other side almost surely has one.</source>
        <translation>עוד קלף אחד, {0:word krav-maga.zone.front and} אבודה. כמעט בטוח שיש קלף כזה בצד השני.</translation>
    </message>
    <message id="krav-maga.hint.second-threat">
        <source>The {0:word krav-maga.zone.front} and the {1:word krav-maga.zone.front} will both be one card from gathering, and only one can be defended.</source>
        <translation>{0:word krav-maga.zone.front} {1:word krav-maga.zone.front and} יהיו שתיהן קלף אחד לפני איסוף, ורק על אחת אפשר להגן.</translation>
    </message>
    <message id="krav-maga.hint.threatens">
        <source>After it one more card gathers the {0:word krav-maga.zone.front}. About {1:percent} of the time the other side can defend.</source>
        <translation>אחריו יספיק עוד קלף אחד כדי לאסוף את {0:word krav-maga.zone.front}. בערך ב־{1:percent} מהמקרים יש לצד השני במה להגן.</translation>
    </message>
    <message id="krav-maga.hint.threatens.never">
        <source>After it one more card gathers the {0:word krav-maga.zone.front}, and the other side can hardly ever defend.</source>
        <translation>אחריו יספיק עוד קלף אחד כדי לאסוף את {0:word krav-maga.zone.front}, ולצד השני כמעט אף פעם אין במה להגן.</translation>
    </message>
    <message id="krav-maga.hint.threatens.always">
        <source>After it one more card gathers the {0:word krav-maga.zone.front}, though the other side can almost surely defend.</source>
        <translation>אחריו יספיק עוד קלף אחד כדי לאסוף את {0:word krav-maga.zone.front}, אבל כמעט בטוח שיש לצד השני במה להגן.</translation>
    </message>
    <message id="krav-maga.hint.pushes">
        <source>The {0:word krav-maga.zone.front} moves on to level {1:num}.</source>
        <translation>{0:word krav-maga.zone.front} מתקדמת לרמה {1:num}.</translation>
    </message>
    <message id="krav-maga.hint.pushes-back">
        <source>It pushes the other side back to level {1:num} on the {0:word krav-maga.zone.front}.</source>
        <translation>זה הודף את הצד השני {0:word krav-maga.zone.front in}, חזרה לרמה {1:num}.</translation>
    </message>
    <message id="krav-maga.hint.opens">
        <source>The {0:word krav-maga.zone.front} is even, and the others need no card now.</source>
        <translation>אין לאף צד יתרון {0:word krav-maga.zone.front in}, והאחרות לא צריכות קלף עכשיו.</translation>
    </message>
    <message id="krav-maga.hint.spends-low">
        <source>There is no time left to gather this front; {0:card} is missed least.</source>
        <translation>את החזית הזאת כבר לא יספיקו לאסוף, ועל {0:card} הכי פחות חבל.</translation>
    </message>
    <message id="krav-maga.why.fact.gathered.more">
        <source>the gathered cards are worth more</source>
        <extracomment>Why one move is better than another: what lies in one's piles.</extracomment>
        <translation>הקלפים שנאספים שווים יותר</translation>
    </message>
    <message id="krav-maga.why.fact.gathered.less">
        <source>the gathered cards are worth less</source>
        <translation>הקלפים שנאספים שווים פחות</translation>
    </message>
    <message id="krav-maga.why.fact.gathered-of-others.more">
        <source>the cards that the other side gathers are worth more</source>
        <translation>הקלפים שהצד השני אוסף שווים יותר</translation>
    </message>
    <message id="krav-maga.why.fact.gathered-of-others.less">
        <source>the cards that the other side gathers are worth less</source>
        <translation>הקלפים שהצד השני אוסף שווים פחות</translation>
    </message>
    <message id="krav-maga.why.fact.fronts.more">
        <source>the fronts on this side promise more</source>
        <translation>החזיתות בצד הזה מבטיחות יותר</translation>
    </message>
    <message id="krav-maga.why.fact.fronts.less">
        <source>the fronts on this side promise less</source>
        <translation>החזיתות בצד הזה מבטיחות פחות</translation>
    </message>
    <message id="krav-maga.why.fact.fronts-of-others.more">
        <source>the fronts on the other side promise more</source>
        <translation>החזיתות בצד השני מבטיחות יותר</translation>
    </message>
    <message id="krav-maga.why.fact.fronts-of-others.less">
        <source>the fronts on the other side promise less</source>
        <translation>החזיתות בצד השני מבטיחות פחות</translation>
    </message>
    <message id="krav-maga.why.fact.high-cards.more">
        <source>higher cards stay in hand</source>
        <translation>ביד נשארים קלפים גבוהים יותר</translation>
    </message>
    <message id="krav-maga.why.fact.high-cards.less">
        <source>lower cards stay in hand</source>
        <translation>ביד נשארים קלפים נמוכים יותר</translation>
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
    <message id="krav-maga.label.scale.mine">
        <source>you</source>
        <extracomment>Beyond the end of the scale at which the reader gathers a front; the other end is the other seat's.</extracomment>
        <translation>לי</translation>
    </message>
    <message id="krav-maga.label.scale.theirs">
        <source>them</source>
        <translation>נגדי</translation>
    </message>
    <message id="krav-maga.label.does.scale.mine">
        <source>A front that comes up to {n:signed} is yours: you gather its cards, for a point.</source>
        <translation>חזית שמגיעה ל־{n:signed} היא שלי: הקלפים שלה אצלי, וזו נקודה.</translation>
    </message>
    <message id="krav-maga.label.does.scale.theirs">
        <source>A front that goes down to {n:signed} is theirs: they gather its cards, for a point.</source>
        <translation>חזית שיורדת ל־{n:signed} היא של הצד השני: הקלפים שלה אצלו, וזו נקודה.</translation>
    </message>
    <message id="krav-maga.label.front">
        <source>{s:suit} {n:signed}</source>
        <translation>{s:suit} {n:signed}</translation>
    </message>
    <message id="krav-maga.label.front.ahead">
        <source>{s:suit} {n:signed} you</source>
        <extracomment>How a front stands, below it, to the seat the screen is shown to.</extracomment>
        <translation>{s:suit} {n:signed} לי</translation>
    </message>
    <message id="krav-maga.label.front.behind">
        <source>{s:suit} {n:signed} them</source>
        <translation>{s:suit} {n:signed} נגדי</translation>
    </message>
    <message id="krav-maga.label.front.even">
        <source>{s:suit} even</source>
        <translation>{s:suit} מאוזן</translation>
    </message>
    <message id="krav-maga.label.does.front">
        <source>The {s:word krav-maga.zone.front} stands at {n:signed}. {cards:cards} lie there and count {value:num}; whoever gathers them gets a point.</source>
        <extracomment>At the level of a front, when it is pointed at.</extracomment>
        <translation>{s:word krav-maga.zone.front} ברמה {n:signed}. מונחים שם {cards:cards}, והם שווים {value:num}. מי שאוסף אותם מקבל נקודה.</translation>
    </message>
    <message id="krav-maga.label.stock">
        <source>Stock · {n:num}</source>
        <translation>קופה · {n:num}</translation>
    </message>
    <message id="krav-maga.label.field">
        <source>lay here</source>
        <translation>להניח כאן</translation>
    </message>
    <message id="krav-maga.label.field.laid">
        <source>your card</source>
        <translation>הקלף שלי</translation>
    </message>
    <message id="krav-maga.label.badge">
        <source>{n:count point} · sum {value:num}</source>
        <extracomment>On a badge: points, and the sum of the cards gathered, once there are any.</extracomment>
        <translation>{n:count point} · סכום {value:num}</translation>
    </message>
    <message id="krav-maga.label.end">
        <source>{n:count point}: {fronts:text} (sum {value:num})</source>
        <extracomment>At the end: points, the fronts they are for, and the sum of all cards gathered.</extracomment>
        <translation>{n:count point}: {fronts:text} (סכום {value:num})</translation>
    </message>
    <message id="krav-maga.label.won">
        <source>{s:suit} {value:num}</source>
        <extracomment>A front that was won and the sum of its cards.</extracomment>
        <translation>{s:suit} {value:num}</translation>
    </message>
    <message id="krav-maga.label.won.only">
        <source>{s:suit}</source>
        <extracomment>The same where a side has won no other: the sum of its cards is said anyway.</extracomment>
        <translation>{s:suit}</translation>
    </message>
    <message id="krav-maga.label.point">
        <source>a point of advantage</source>
        <translation>נקודת יתרון</translation>
    </message>
    <message id="krav-maga.button.commit">
        <source>Lay it face down</source>
        <translation>להניח סגור</translation>
    </message>
    <message id="krav-maga.voice.goal">
        <source>The goal: to gather more fronts than the other side.</source>
        <translation>המטרה: לאסוף יותר חזיתות מהצד השני.</translation>
    </message>
    <message id="krav-maga.voice.choose">
        <source>Which card do you lay face down? Its suit decides the front.</source>
        <extracomment>The voice.</extracomment>
        <translation>איזה קלף להניח סגור? הצורה שלו קובעת את החזית.</translation>
    </message>
    <message id="krav-maga.voice.choose.detail">
        <source>Both cards are turned up together. At {:latin +3} the front is gathered for a point.</source>
        <translation>שני הקלפים נחשפים יחד. מי שמגיע ל־{:latin +3} אוסף את החזית ומקבל נקודה.</translation>
    </message>
    <message id="krav-maga.voice.threat">
        <source>{who:name} is one card from gathering {all:text}.</source>
        <translation>{who:to} חסר רק קלף אחד כדי לאסוף {all:text}.</translation>
    </message>
    <message id="krav-maga.voice.threat.you">
        <source>You are one card from gathering {all:text}.</source>
        <translation>חסר לי רק קלף אחד כדי לאסוף {all:text}.</translation>
    </message>
    <message id="krav-maga.voice.chance">
        <source>You are one card from gathering {all:text}.</source>
        <translation>חסר לי רק קלף אחד כדי לאסוף {all:text}.</translation>
    </message>
    <message id="krav-maga.voice.front">
        <source>the {s:word krav-maga.zone.front}</source>
        <extracomment>One of several fronts that a card would gather.</extracomment>
        <translation>את {s:word krav-maga.zone.front}</translation>
    </message>
    <message id="krav-maga.voice.laid">
        <source>Your card is laid; both are turned up together.</source>
        <translation>הקלף מונח. שני הקלפים ייחשפו יחד.</translation>
    </message>
    <message id="krav-maga.voice.stands">
        <source>The {s:word krav-maga.zone.front}: {n:signed} for {who:name}.</source>
        <extracomment>How a front stands once both cards lie.</extracomment>
        <translation>{s:word krav-maga.zone.front}: {n:signed} {who:to}.</translation>
    </message>
    <message id="krav-maga.voice.stands.you">
        <source>The {s:word krav-maga.zone.front}: {n:signed} for you.</source>
        <translation>{s:word krav-maga.zone.front}: {n:signed} לי.</translation>
    </message>
    <message id="krav-maga.voice.point.why">
        <source>{x:card} brought it to {n:signed}, where a front is gathered.</source>
        <extracomment>Why a front is gathered, after the sentence that says by whom.</extracomment>
        <translation>{x:card} הביא אותה ל־{n:signed}, ומי שמגיע לשם אוסף את החזית.</translation>
    </message>
    <message id="krav-maga.voice.stands.even">
        <source>The {s:word krav-maga.zone.front} is even.</source>
        <translation>{s:word krav-maga.zone.front} מאוזנת.</translation>
    </message>
    <message id="krav-maga.voice.held.opens">
        <source>{x:card} opens the {s:word krav-maga.zone.front} at {n:signed}.</source>
        <translation>{x:card} פותח את {s:word krav-maga.zone.front} ברמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.held.pushes">
        <source>{x:card} pushes the {s:word krav-maga.zone.front} from {before:signed} to {n:signed}.</source>
        <translation>{x:card} דוחף את {s:word krav-maga.zone.front} מרמה {before:signed} לרמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.held.defends">
        <source>{x:card} defends the {s:word krav-maga.zone.front}: from {before:signed} to {n:signed}.</source>
        <translation>{x:card} מגן על {s:word krav-maga.zone.front}: מרמה {before:signed} לרמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.held.gathers">
        <source>{x:card} brings the {s:word krav-maga.zone.front} to {n:signed}: {cards:count card} and a point.</source>
        <translation>{x:card} מביא את {s:word krav-maga.zone.front} ל־{n:signed}: {cards:count card} ונקודה.</translation>
    </message>
    <message id="krav-maga.voice.both">
        <source>If {who:name} lays {s:word suit} too, the front stays at {n:signed}.</source>
        <translation>אם גם הקלף של {who:name} הוא {s:word suit}, החזית תישאר ברמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.both.m">
        <source>If {who:name} lays {s:word suit} too, the front stays at {n:signed}.</source>
        <translation>אם גם {who:name} יניח {s:word suit}, החזית תישאר ברמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.both.f">
        <source>If {who:name} lays {s:word suit} too, the front stays at {n:signed}.</source>
        <translation>אם גם {who:name} תניח {s:word suit}, החזית תישאר ברמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.both.you">
        <source>If you lay {s:word suit} too, the front stays at {n:signed}.</source>
        <translation>אם גם אני אניח {s:word suit}, החזית תישאר ברמה {n:signed}.</translation>
    </message>
    <message id="krav-maga.voice.both.lost">
        <source>If no {s:word suit} is laid here, one more card of {who:name} gathers the front.</source>
        <translation>אם לא מניחים כאן {s:word suit}, עוד קלף של {who:name} אוסף את החזית.</translation>
    </message>
    <message id="krav-maga.voice.both.lost.you">
        <source>If no {s:word suit} is laid there, one more card of yours gathers the front.</source>
        <translation>אם לא מניחים שם {s:word suit}, עוד קלף שלי אוסף את החזית.</translation>
    </message>
    <message id="krav-maga.about.scaleline">
        <source>How far a front has been pushed; at the full line it is gathered.</source>
        <translation>עד לאן נדחפה החזית. בקו המלא אוספים אותה.</translation>
    </message>
    <message id="krav-maga.about.suitplate">
        <source>The front of this suit.</source>
        <translation>החזית של הצורה הזאת.</translation>
    </message>
    <message id="krav-maga.about.tag">
        <source>The level of this front: at plus 3 or minus 3 it is gathered.</source>
        <translation>המצב של החזית הזאת. בפלוס 3 או במינוס 3 אוספים אותה.</translation>
    </message>
    <message id="krav-maga.results.score">
        <source>points</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>נקודות</translation>
    </message>
    <message id="krav-maga.case.01">
        <source>two fronts are opened</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>נפתחות שתי חזיתות</translation>
    </message>
    <message id="krav-maga.case.02">
        <source>a defense</source>
        <translation>הגנה</translation>
    </message>
    <message id="krav-maga.case.03">
        <source>a pile is won</source>
        <translation>זוכים בערימה</translation>
    </message>
    <message id="krav-maga.case.04">
        <source>the other one wins a pile</source>
        <translation>היריב זוכה בערימה</translation>
    </message>
    <message id="krav-maga.case.05">
        <source>the defense holds</source>
        <translation>ההגנה מחזיקה</translation>
    </message>
    <message id="krav-maga.case.06">
        <source>both open the same front</source>
        <translation>שניהם פותחים את אותה חזית</translation>
    </message>
    <message id="krav-maga.case.07">
        <source>two piles in one round</source>
        <translation>שתי ערימות בסיבוב אחד</translation>
    </message>
    <message id="krav-maga.case.08">
        <source>the points decide</source>
        <translation>הנקודות מכריעות</translation>
    </message>
    <message id="krav-maga.case.09">
        <source>equal points: the sum decides</source>
        <translation>נקודות שוות: הסכום מכריע</translation>
    </message>
    <message id="krav-maga.case.10">
        <source>a draw</source>
        <translation>תיקו</translation>
    </message>
</context>
</TS>
