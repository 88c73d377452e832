<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.trishape">
        <source>TriShape</source>
        <translation>טרישייפ</translation>
    </message>
    <message id="game.trishape.about">
        <source>a solitaire</source>
        <translation>סוליטר</translation>
    </message>
    <message id="game.trishape.intro">
        <source>Gather three cards of a suit at a time, and let the piles refill your hand.</source>
        <translation>לאסוף שלישיות מאותה צורה, ולתת לערימות למלא את היד.</translation>
    </message>
    <message id="trishape.results">
        <source>{games:count game}, {average:num} points on average. The booklet says 6.</source>
        <translation>{games:count game}, {average:num} נקודות בממוצע. בחוברת כתוב 6.</translation>
    </message>
    <message id="trishape.results.one">
        <source>{games:count game}, {best:count point}. The booklet’s average is 6.</source>
        <translation>{games:count game}, {best:count point}. הממוצע שבחוברת הוא 6.</translation>
    </message>
    <message id="trishape.zone.pile.C">
        <source>clubs pile</source>
        <translation>ערימת התלתן</translation>
    </message>
    <message id="trishape.zone.pile.D">
        <source>diamonds pile</source>
        <translation>ערימת היהלום</translation>
    </message>
    <message id="trishape.zone.pile.H">
        <source>hearts pile</source>
        <translation>ערימת הלב</translation>
    </message>
    <message id="trishape.zone.pile.S">
        <source>spades pile</source>
        <translation>ערימת העלה</translation>
    </message>
    <message id="trishape.zone.points">
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message id="trishape.label.pile.C">
        <source>Clubs</source>
        <extracomment>Above the suit piles.</extracomment>
        <translation>תלתן</translation>
    </message>
    <message id="trishape.label.pile.D">
        <source>Diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message id="trishape.label.pile.H">
        <source>Hearts</source>
        <translation>לב</translation>
    </message>
    <message id="trishape.label.pile.S">
        <source>Spades</source>
        <translation>עלה</translation>
    </message>
    <message id="trishape.label.gives">
        <source>{n:count card} · returns {gives:num}</source>
        <extracomment>Under a pile: so many of its cards come to the next hand, once this one runs out.</extracomment>
        <translation>{n:count card} · מחזירה {gives:num}</translation>
    </message>
    <message id="trishape.label.does.gives">
        <source>When the hand runs out, each pile returns one card to it for every two in it.</source>
        <translation>כשהיד נגמרת, כל ערימה מחזירה אליה קלף אחד על כל שניים שבה.</translation>
    </message>
    <message id="trishape.label.stock">
        <source>Stock</source>
        <translation>קופה</translation>
    </message>
    <message id="trishape.label.points">
        <source>{n:count point}</source>
        <translation>{n:count point}</translation>
    </message>
    <message id="trishape.label.threes">
        <source>three cards each</source>
        <translation>שלישיות סגורות</translation>
    </message>
    <message id="trishape.label.drop">
        <source>Drop three of a suit</source>
        <translation>לכאן: שלושה מאותה צורה</translation>
    </message>
    <message id="trishape.label.three">
        <source>{suit:word three-of}: a point</source>
        <extracomment>The bracket over three cards of a suit in the hand.</extracomment>
        <translation>{suit:word three-of}: נקודה</translation>
    </message>
    <message id="trishape.label.out">
        <source>Out of the game: {n:num}</source>
        <translation>מחוץ למשחק: {n:num}</translation>
    </message>
    <message id="trishape.label.chip">
        <source>Solitaire</source>
        <translation>סוליטר</translation>
    </message>
    <message id="trishape.label.so-far">
        <source>So far {n:count point}. Players average 6.</source>
        <extracomment>In the bar.</extracomment>
        <translation>עד עכשיו {n:count point}. הממוצע: 6.</translation>
    </message>
    <message id="trishape.label.so-far.calm">
        <source>So far {n:count point}.</source>
        <extracomment>The same in calm mode.</extracomment>
        <translation>עד עכשיו {n:count point}.</translation>
    </message>
    <message id="trishape.voice.goal">
        <source>The goal: as many points as you can. Three cards of one suit are a point.</source>
        <translation>המטרה: כמה שיותר נקודות. שלושה קלפים מאותה צורה הם נקודה.</translation>
    </message>
    <message id="trishape.voice.point">
        <source>{suit:word Three-of}. Take the point, or lay a card on its suit.</source>
        <extracomment>Exactly three of one suit.</extracomment>
        <translation>{suit:word Three-of} ביד: אפשר לקחת נקודה, או להניח קלף בערימת הצורה שלו.</translation>
    </message>
    <message id="trishape.voice.point-more">
        <source>You hold {n:count suit-{suit}}. Take a point, or lay a card on its suit.</source>
        <extracomment>More than three of one suit.</extracomment>
        <translation>יש ביד {n:count suit-{suit}}: אפשר לקחת נקודה, או להניח קלף בערימת הצורה שלו.</translation>
    </message>
    <message id="trishape.voice.points">
        <source>A point of {suits:either suit}? Or lay a card on its suit.</source>
        <extracomment>Points of several suits.</extracomment>
        <translation>נקודה של {suits:either suit}? אפשר גם להניח קלף בערימת הצורה שלו.</translation>
    </message>
    <message id="trishape.voice.point.draws">
        <source>A point brings one card from the stock, and leaves you {n:count card}.</source>
        <extracomment>What a point does: n is the hand after it.</extracomment>
        <translation>אחרי נקודה בא קלף אחד מהקופה, ותישאר יד של {n:count card}.</translation>
    </message>
    <message id="trishape.voice.point.no-draw">
        <source>The stock is empty, so no card replaces them: you would hold {n:count card}.</source>
        <translation>הקופה ריקה ואין קלף במקומם: תישאר יד של {n:count card}.</translation>
    </message>
    <message id="trishape.voice.point.empties">
        <source>The point takes the whole hand, and the piles would return {n:count card}.</source>
        <translation>הנקודה לוקחת את כל היד, והערימות יחזירו {n:count card}.</translation>
    </message>
    <message id="trishape.voice.point.ends">
        <source>The point takes the whole hand, and no pile has a pair: the game would end.</source>
        <translation>הנקודה לוקחת את כל היד, ובאף ערימה אין זוג: המשחק ייגמר.</translation>
    </message>
    <message id="trishape.voice.point.last">
        <source>The point takes the whole hand, and the game would end with it.</source>
        <translation>הנקודה לוקחת את כל היד, והמשחק ייגמר איתה.</translation>
    </message>
    <message id="trishape.voice.lay">
        <source>No three of one suit: lay a card on the pile of its suit.</source>
        <translation>אין שלושה מאותה צורה: מניחים קלף בערימת הצורה שלו.</translation>
    </message>
    <message id="trishape.voice.lay.draws">
        <source>After a card is laid, one comes from the stock: to the pile if it is of that suit, otherwise to your hand.</source>
        <translation>אחרי שמניחים קלף נפתח קלף מהקופה: אם הוא מאותה צורה הוא הולך לערימה, ואם לא, אל היד.</translation>
    </message>
    <message id="trishape.voice.lay.no-draw">
        <source>The stock is empty. When the hand runs out, the piles return {n:count card}.</source>
        <translation>הקופה ריקה. כשהיד תיגמר, הערימות יחזירו {n:count card}.</translation>
    </message>
    <message id="trishape.voice.lay.nothing">
        <source>The stock is empty, and no pile has a pair yet.</source>
        <translation>הקופה ריקה, ועוד אין ערימה עם זוג.</translation>
    </message>
    <message id="trishape.voice.picked">
        <source>{x:card} goes on the {zone:text}.</source>
        <translation>{x:card} הולך {zone:text to}.</translation>
    </message>
    <message id="trishape.voice.picked.point">
        <source>{x:card}: to a point with two more, or on the {zone:text}?</source>
        <translation>{x:card}: לנקודה עם עוד שניים, או {zone:text to}?</translation>
    </message>
    <message id="trishape.voice.picked.lay">
        <source>{x:card}: on the {zone:text}, or to a point with two more?</source>
        <extracomment>The point would end the game.</extracomment>
        <translation>{x:card}: {zone:text to}, או לנקודה עם עוד שניים?</translation>
    </message>
    <message id="trishape.voice.settled">
        <source>No further point is possible.</source>
        <translation>כבר אי אפשר להגיע לעוד נקודה.</translation>
    </message>
    <message id="trishape.voice.settled.detail">
        <source>The score stays at {n:count point}. Lay the rest card by card, or finish at once.</source>
        <translation>התוצאה היא {n:count point}. את השאר אפשר להניח קלף אחר קלף, או לסיים בבת אחת.</translation>
    </message>
    <message id="trishape.voice.came">
        <source>{c:card} from the stock came to the hand.</source>
        <extracomment>To somebody who only looks on.</extracomment>
        <translation>{c:card} מהקופה נכנס אל היד.</translation>
    </message>
    <message id="trishape.voice.drew">
        <source>{c:card} came to your hand.</source>
        <extracomment>What the last move brought.</extracomment>
        <translation>{c:card} נכנס אל היד.</translation>
    </message>
    <message id="trishape.voice.followed">
        <source>{c:card}, of the same suit, joined the pile.</source>
        <translation>{c:card}, מאותה צורה, הצטרף לערימה.</translation>
    </message>
    <message id="trishape.voice.cashed">
        <source>The hand ran out: the piles gave {n:count card}.</source>
        <translation>היד נגמרה: הערימות נתנו {n:count card}.</translation>
    </message>
    <message id="trishape.voice.cashed.nothing">
        <source>The hand ran out, and no pile had a pair.</source>
        <translation>היד נגמרה, ובאף ערימה לא היה זוג.</translation>
    </message>
    <message id="trishape.button.point">
        <source>Take the point</source>
        <translation>לקחת נקודה</translation>
    </message>
    <message id="trishape.button.point-of">
        <source>A point of {suit:word suit}</source>
        <translation>נקודה של {suit:word suit}</translation>
    </message>
    <message id="trishape.button.others">
        <source>Another suit</source>
        <extracomment>Opens a menu with points of the other suits.</extracomment>
        <translation>צורה אחרת</translation>
    </message>
    <message id="trishape.button.finish">
        <source>Finish the game</source>
        <translation>לסיים את המשחק</translation>
    </message>
    <message id="trishape.action.point">
        <source>take a point of {0:word suit}</source>
        <extracomment>Actions in words.</extracomment>
        <translation>לקחת נקודה של {0:word suit}</translation>
    </message>
    <message id="trishape.action.lay">
        <source>lay {0:card} on its suit</source>
        <translation>להניח את {0:card} בערימת הצורה שלו</translation>
    </message>
    <message id="trishape.verb.point">
        <source>take a point</source>
        <translation>לקחת נקודה</translation>
    </message>
    <message id="trishape.verb.lay">
        <source>lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message id="trishape.hint.point-now">
        <source>The point can be taken at once, and leaves {1:count card} in the hand.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>אפשר לקחת נקודה כבר עכשיו, ותישאר יד של {1:count card}.</translation>
    </message>
    <message id="trishape.hint.point-cashes-in">
        <source>It takes the whole hand, and the piles return {1:count card}, which is enough.</source>
        <translation>היא לוקחת את כל היד, והערימות מחזירות {1:count card}: זה מספיק.</translation>
    </message>
    <message id="trishape.hint.point-ends">
        <source>The point ends the game, but nothing else would bring as much.</source>
        <translation>הנקודה מסיימת את המשחק, אבל שום דבר אחר לא יביא יותר.</translation>
    </message>
    <message id="trishape.hint.hold-point">
        <source>The point of {0:word suit} would take the whole hand, and the piles return only {1:count card}.</source>
        <translation>הנקודה של {0:word suit} תיקח את כל היד, והערימות מחזירות רק {1:count card}.</translation>
    </message>
    <message id="trishape.hint.avoids-dead-end">
        <source>The point of {0:word suit} would take the whole hand with no pair in any pile, and end the game.</source>
        <translation>הנקודה של {0:word suit} תיקח את כל היד כשבאף ערימה אין זוג, והמשחק ייגמר.</translation>
    </message>
    <message id="trishape.hint.point-later">
        <source>The point of {0:word suit} is not lost by waiting, and taking it leaves two cards fewer in the hand.</source>
        <translation>הנקודה של {0:word suit} לא בורחת, ומי שלוקח אותה נשאר עם שני קלפים פחות ביד.</translation>
    </message>
    <message id="trishape.hint.lay-rare">
        <source>In the stock: {1:count suit-{0}} among {2:count card}. A point of {0:word suit} is harder to make.</source>
        <translation>מתוך {2:count card} בקופה: {1:count suit-{0}}. קשה יותר לאסוף נקודה של {0:word suit}.</translation>
    </message>
    <message id="trishape.hint.lay-pair">
        <source>Two {0:word suit} of the hand can go on one pile, and a pile returns a card for each pair.</source>
        <translation>שני קלפי {0:word suit} מהיד יכולים ללכת לאותה ערימה, וערימה מחזירה קלף לכל זוג.</translation>
    </message>
    <message id="trishape.hint.lay-single">
        <source>It is the only card of its suit in the hand; the two {1:word suit} wait for a third.</source>
        <translation>זה הקלף היחיד מהצורה שלו ביד; שני קלפי {1:word suit} מחכים לשלישי.</translation>
    </message>
    <message id="trishape.hint.evens-pile">
        <source>The pile of {0:word suit} comes to an even number, and returns {1:count card}.</source>
        <translation>הערימה של {0:word suit} מגיעה למספר זוגי, ותחזיר {1:count card}.</translation>
    </message>
    <message id="trishape.hint.settled">
        <source>No further point can come, so every move is as good.</source>
        <translation>כבר לא תבוא עוד נקודה, ולכן כל מהלך טוב באותה מידה.</translation>
    </message>
    <message id="trishape.refusal.no-such-suit">
        <source>There is no such suit.</source>
        <translation>אין צורה כזאת.</translation>
    </message>
    <message id="trishape.refusal.too-few-for-point">
        <source>A point needs three cards of one suit; you hold {1:count suit-{0}}.</source>
        <translation>לנקודה צריך שלושה קלפים מאותה צורה; ביד {1:count suit-{0}}.</translation>
    </message>
    <message id="trishape.refusal.wrong-pile">
        <source>{0:card} goes on the pile of its own suit.</source>
        <translation>מקומו של {0:card} בערימת הצורה שלו.</translation>
    </message>
    <message id="trishape.refusal.points">
        <source>A point stays face down to the end.</source>
        <translation>נקודה נשארת סגורה עד הסוף.</translation>
    </message>
    <message id="trishape.refusal.pile">
        <source>Cards leave a pile only when the hand runs out.</source>
        <translation>קלפים יוצאים מערימה רק כשהיד נגמרת.</translation>
    </message>
    <message id="trishape.said.cashing-in">
        <source>The hand ran out: each pile returns a card for each pair.</source>
        <translation>היד נגמרה: כל ערימה מחזירה קלף לכל זוג.</translation>
    </message>
    <message id="trishape.counted.point">
        <source>A point.</source>
        <translation>נקודה.</translation>
    </message>
    <message id="trishape.fact.gives">
        <source>returns {0:num}</source>
        <extracomment>Facts: at a pile.</extracomment>
        <translation>מחזירה {0:num}</translation>
    </message>
    <message id="trishape.fact.empty-hand">
        <source>For the next hand the piles return {0:count card}</source>
        <extracomment>Beside piles under which stands "returns 2": it says what for.</extracomment>
        <translation>ליד הבאה הערימות מחזירות {0:count card}</translation>
    </message>
    <message id="trishape.fact.unseen">
        <source>Not seen yet: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}</source>
        <translation>עוד לא נראו: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}</translation>
    </message>
    <message id="trishape.fact.point">
        <source>After a point of {0:word suit} you hold {1:count card}</source>
        <translation>אחרי נקודה של {0:word suit} תישאר יד של {1:count card}</translation>
    </message>
    <message id="trishape.fact.settled">
        <source>No further point is possible</source>
        <translation>כבר אי אפשר להגיע לעוד נקודה</translation>
    </message>
    <message id="trishape.log.start">
        <source>Five cards are dealt: {cards:cards}.</source>
        <translation>חולקו חמישה קלפים: {cards:cards}.</translation>
    </message>
    <message id="trishape.log.point">
        <source>{who:name} made a point of {cards:cards}. So far: {n:count point}.</source>
        <translation>{who:to} נקודה {cards:cards from}. עד עכשיו {n:count point}.</translation>
    </message>
    <message id="trishape.log.point.f">
        <source>{who:name} made a point of {cards:cards}. So far: {n:count point}.</source>
        <translation>{who:name} לקחה נקודה: {cards:cards}. עד עכשיו {n:count point}.</translation>
    </message>
    <message id="trishape.log.point.m">
        <source>{who:name} made a point of {cards:cards}. So far: {n:count point}.</source>
        <translation>{who:name} לקח נקודה: {cards:cards}. עד עכשיו {n:count point}.</translation>
    </message>
    <message id="trishape.log.point.you">
        <source>You made a point of {cards:cards}. So far: {n:count point}.</source>
        <translation>לקחתי נקודה: {cards:cards}. עד עכשיו {n:count point}.</translation>
    </message>
    <message id="trishape.log.point-drew">
        <source>{c:card} came in their place.</source>
        <translation>במקומם בא {c:card}.</translation>
    </message>
    <message id="trishape.log.lay">
        <source>{who:name} laid {x:card}.</source>
        <translation>{x:card} {who:of} הלך לערימה.</translation>
    </message>
    <message id="trishape.log.lay.f">
        <source>{who:name} laid {x:card}.</source>
        <translation>{who:name} הניחה את {x:card}.</translation>
    </message>
    <message id="trishape.log.lay.m">
        <source>{who:name} laid {x:card}.</source>
        <translation>{who:name} הניח את {x:card}.</translation>
    </message>
    <message id="trishape.log.lay.you">
        <source>You laid {x:card}.</source>
        <translation>הנחתי את {x:card}.</translation>
    </message>
    <message id="trishape.log.lay-drew">
        <source>{who:name} laid {x:card} and drew {c:card}.</source>
        <translation>{x:card} {who:of} הלך לערימה, {c:card and} אל היד.</translation>
    </message>
    <message id="trishape.log.lay-drew.f">
        <source>{who:name} laid {x:card} and drew {c:card}.</source>
        <translation>{who:name} הניחה את {x:card} וקיבלה את {c:card}.</translation>
    </message>
    <message id="trishape.log.lay-drew.m">
        <source>{who:name} laid {x:card} and drew {c:card}.</source>
        <translation>{who:name} הניח את {x:card} וקיבל את {c:card}.</translation>
    </message>
    <message id="trishape.log.lay-drew.you">
        <source>You laid {x:card} and drew {c:card}.</source>
        <translation>הנחתי את {x:card} וקיבלתי את {c:card}.</translation>
    </message>
    <message id="trishape.log.lay-followed">
        <source>{who:name} laid {x:card}, and {c:card} from the stock joined it.</source>
        <translation>{x:card} {who:of} הלך לערימה, {c:card and} מהקופה הצטרף אליו.</translation>
    </message>
    <message id="trishape.log.lay-followed.f">
        <source>{who:name} laid {x:card}, and {c:card} from the stock joined it.</source>
        <translation>{who:name} הניחה את {x:card}, {c:card and} מהקופה הצטרף אליו.</translation>
    </message>
    <message id="trishape.log.lay-followed.m">
        <source>{who:name} laid {x:card}, and {c:card} from the stock joined it.</source>
        <translation>{who:name} הניח את {x:card}, {c:card and} מהקופה הצטרף אליו.</translation>
    </message>
    <message id="trishape.log.lay-followed.you">
        <source>You laid {x:card}, and {c:card} from the stock joined it.</source>
        <translation>הנחתי את {x:card}, {c:card and} מהקופה הצטרף אליו.</translation>
    </message>
    <message id="trishape.log.alone">
        <source>{x:card}, the last card in the hand, went to its pile.</source>
        <translation>{x:card}, הקלף האחרון ביד, הלך לערימה שלו.</translation>
    </message>
    <message id="trishape.log.alone-drew">
        <source>{x:card}, the last card in hand, went to its pile, and {c:card} came to the hand.</source>
        <translation>{x:card}, הקלף האחרון ביד, הלך לערימה שלו, {c:card and} נכנס אל היד.</translation>
    </message>
    <message id="trishape.log.alone-followed">
        <source>{x:card}, the last card in the hand, went to its pile, and {c:card} from the stock joined it.</source>
        <translation>{x:card}, הקלף האחרון ביד, הלך לערימה שלו, {c:card and} מהקופה הצטרף אליו.</translation>
    </message>
    <message id="trishape.log.cashed">
        <source>The hand ran out: the piles gave {cards:cards}.</source>
        <translation>היד נגמרה: הערימות נתנו {cards:cards}.</translation>
    </message>
    <message id="trishape.log.cashed-nothing">
        <source>The hand ran out, and no pile had a pair.</source>
        <translation>היד נגמרה, ובאף ערימה לא היה זוג.</translation>
    </message>
    <message id="trishape.result.above">
        <source>Score: {n:count point}, above the average of 6.</source>
        <translation>התוצאה: {n:count point}, מעל הממוצע של 6.</translation>
    </message>
    <message id="trishape.result.at">
        <source>Score: {n:count point}, exactly the average.</source>
        <translation>התוצאה: {n:count point}, בדיוק הממוצע.</translation>
    </message>
    <message id="trishape.result.below">
        <source>Score: {n:count point}, below the average of 6.</source>
        <translation>התוצאה: {n:count point}, מתחת לממוצע של 6.</translation>
    </message>
    <message id="trishape.result.calm">
        <source>Score: {n:count point}.</source>
        <extracomment>The result in calm mode.</extracomment>
        <translation>התוצאה: {n:count point}.</translation>
    </message>
    <message id="trishape.reason.spent">
        <source>No further point can come, neither from the hand nor from the piles.</source>
        <translation>כבר אין מאיפה לקחת נקודה: לא מהיד ולא מהערימות.</translation>
    </message>
    <message id="trishape.reason.dead">
        <source>The hand is empty, and no pile has a pair to give.</source>
        <translation>היד ריקה, ובאף ערימה אין זוג שייתן קלף.</translation>
    </message>
    <message id="trishape.words.pile">
        <source>{zone:text}: {cards:spoken-list}. It returns {gives:count card}.</source>
        <translation>{zone:text}: {cards:spoken-list}. מחזירה {gives:count card}.</translation>
    </message>
    <message id="trishape.words.points">
        <source>{n:count point}, cards face down</source>
        <translation>{n:count point}, הקלפים סגורים</translation>
    </message>
    <message id="trishape.words.points.none">
        <source>No points yet</source>
        <translation>עוד אין נקודות</translation>
    </message>
    <message id="trishape.words.stock">
        <source>Stock: {n:count card}</source>
        <translation>קופה: {n:count card}</translation>
    </message>
    <message id="trishape.words.empty-hand">
        <source>When the hand runs out the piles return {n:count card}</source>
        <translation>כשהיד תיגמר הערימות יחזירו {n:count card}</translation>
    </message>
    <message id="trishape.claim">
        <source>The booklet says that the average is 6.</source>
        <extracomment>Beside what the lab found: what the inventors say.</extracomment>
        <translation>בחוברת כתוב שהממוצע הוא 6.</translation>
    </message>
    <message id="trishape.about.bracket">
        <source>Three cards of one suit in the hand can be given away for a point.</source>
        <translation>שלושה קלפים מצורה אחת ביד אפשר לתת תמורת נקודה.</translation>
    </message>
    <message id="trishape.results.score">
        <source>points</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>נקודות</translation>
    </message>
    <message id="trishape.case.01a">
        <source>what is allowed with three of a suit</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>מה מותר עם שלושה מאותה צורה</translation>
    </message>
    <message id="trishape.case.01b">
        <source>a point: one card comes for three</source>
        <translation>נקודה: קלף אחד במקום שלושה</translation>
    </message>
    <message id="trishape.case.02">
        <source>four of a suit: the first three go</source>
        <translation>ארבעה מאותה צורה: השלושה הראשונים יוצאים</translation>
    </message>
    <message id="trishape.case.03">
        <source>the point that empties the hand</source>
        <translation>הנקודה שמרוקנת את היד</translation>
    </message>
    <message id="trishape.case.04">
        <source>laying, and the drawn card is of the same suit</source>
        <translation>להניח, והקלף שנלקח מאותה צורה</translation>
    </message>
    <message id="trishape.case.05">
        <source>laying, and the drawn card is of another suit</source>
        <translation>להניח, והקלף שנלקח מצורה אחרת</translation>
    </message>
    <message id="trishape.case.06">
        <source>the last card lays itself</source>
        <translation>הקלף האחרון מונח מעצמו</translation>
    </message>
    <message id="trishape.case.07">
        <source>a point need not be taken</source>
        <translation>לא חייבים לקחת נקודה</translation>
    </message>
    <message id="trishape.case.08">
        <source>no stock: a point without a card, and the end</source>
        <translation>קופה ריקה: נקודה בלי קלף, והסוף</translation>
    </message>
    <message id="trishape.case.09">
        <source>no stock: on as long as a pile can return a card</source>
        <translation>קופה ריקה: ממשיכים כל עוד ערימה מחזירה קלף</translation>
    </message>
    <message id="trishape.case.10a">
        <source>cards for the pairs in two piles</source>
        <translation>קלפים על הזוגות בשתי ערימות</translation>
    </message>
    <message id="trishape.case.10b">
        <source>a last point out of the piles</source>
        <translation>נקודה אחרונה מהערימות</translation>
    </message>
    <message id="trishape.case.11">
        <source>the dead end</source>
        <translation>מבוי סתום</translation>
    </message>
</context>
</TS>
