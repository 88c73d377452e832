<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="why.rather">
        <source>Rather than {other:text}: {facts:text}.</source>
        <extracomment>Why a move is good: what it brings more than another one, which is named as in a hint ("lay 7").</extracomment>
        <translation>במקום {other:text}: {facts:text}.</translation>
    </message>
    <message id="why.even">
        <source>There is no real difference here: it is just as good to {other:text}.</source>
        <extracomment>Two moves did equally well when both were tried.</extracomment>
        <translation>אין כאן הבדל של ממש: אפשר באותה מידה {other:text}.</translation>
    </message>
    <message id="why.worse">
        <source>It would have been better to {other:text}: {facts:text}.</source>
        <extracomment>Of a move that was made.</extracomment>
        <translation>היה עדיף {other:text}: {facts:text}.</translation>
    </message>
    <message id="why.worse.plain">
        <source>In the deals that were possible, it would have been better to {other:text}.</source>
        <translation>לפי החלוקות שהיו אפשריות, היה עדיף {other:text}.</translation>
    </message>
    <message id="why.about">
        <source>{fact:text} (about {n:num} rather than {m:num})</source>
        <extracomment>After one of why.fact.</extracomment>
        <translation>{fact:text} (בערך {n:num}, לא {m:num})</translation>
    </message>
    <message id="why.share">
        <source>{fact:text} ({n:percent} of the time rather than {m:percent})</source>
        <extracomment>After one of why.fact.</extracomment>
        <translation>{fact:text} (בערך ב־{n:percent} מהמקרים, לא ב־{m:percent})</translation>
    </message>
    <message id="why.with">
        <source>{fact:text}, {cards:cards} among them</source>
        <extracomment>After one of why.fact: the cards that are counted there.</extracomment>
        <translation>{fact:text}, ובהם {cards:cards}</translation>
    </message>
    <message id="why.fact.points.more">
        <source>more points are made</source>
        <extracomment>What a move brings more than another; about anybody, so without a person.</extracomment>
        <translation>צוברים יותר נקודות</translation>
    </message>
    <message id="why.fact.points.less">
        <source>fewer points are made</source>
        <translation>צוברים פחות נקודות</translation>
    </message>
    <message id="why.fact.points-of-others.more">
        <source>the others have more points</source>
        <translation>לאחרים יש יותר נקודות</translation>
    </message>
    <message id="why.fact.points-of-others.less">
        <source>the others have fewer points</source>
        <translation>לאחרים יש פחות נקודות</translation>
    </message>
    <message id="why.fact.hand.more">
        <source>more cards stay in hand</source>
        <translation>ביד נשארים יותר קלפים</translation>
    </message>
    <message id="why.fact.hand.less">
        <source>fewer cards stay in hand</source>
        <translation>ביד נשארים פחות קלפים</translation>
    </message>
    <message id="why.fact.hand-of-others.more">
        <source>the others hold more cards</source>
        <translation>לאחרים נשארים ביד יותר קלפים</translation>
    </message>
    <message id="why.fact.hand-of-others.less">
        <source>the others hold fewer cards</source>
        <translation>לאחרים נשארים ביד פחות קלפים</translation>
    </message>
    <message id="why.fact.taken.more">
        <source>more cards are taken</source>
        <translation>לוקחים יותר קלפים</translation>
    </message>
    <message id="why.fact.taken.less">
        <source>fewer cards are taken</source>
        <translation>לוקחים פחות קלפים</translation>
    </message>
    <message id="why.fact.taken-by-others.more">
        <source>the others take more cards</source>
        <translation>האחרים לוקחים יותר קלפים</translation>
    </message>
    <message id="why.fact.taken-by-others.less">
        <source>the others take fewer cards</source>
        <translation>האחרים לוקחים פחות קלפים</translation>
    </message>
    <message id="why.fact.laid.more">
        <source>more cards lie on this side</source>
        <translation>בצד הזה מונחים יותר קלפים</translation>
    </message>
    <message id="why.fact.laid.less">
        <source>fewer cards lie on this side</source>
        <translation>בצד הזה מונחים פחות קלפים</translation>
    </message>
    <message id="why.fact.laid-by-others.more">
        <source>more cards lie on the other side</source>
        <translation>בצד השני מונחים יותר קלפים</translation>
    </message>
    <message id="why.fact.laid-by-others.less">
        <source>fewer cards lie on the other side</source>
        <translation>בצד השני מונחים פחות קלפים</translation>
    </message>
    <message id="why.fact.won.more">
        <source>the game is soon won more often</source>
        <extracomment>Moves are tried out for a few rounds only, and this is how often the game has been won by then.</extracomment>
        <translation>מנצחים יותר בהמשך הקרוב</translation>
    </message>
    <message id="why.fact.won.less">
        <source>the game is soon won less often</source>
        <translation>מנצחים פחות בהמשך הקרוב</translation>
    </message>
    <message id="why.fact.lost.more">
        <source>the game is soon lost more often</source>
        <translation>מפסידים יותר בהמשך הקרוב</translation>
    </message>
    <message id="why.fact.lost.less">
        <source>the game is soon lost less often</source>
        <translation>מפסידים פחות בהמשך הקרוב</translation>
    </message>
    <message id="why.fact.risk.more">
        <source>it goes badly more often</source>
        <translation>המצב מסתבך יותר</translation>
    </message>
    <message id="why.fact.risk.less">
        <source>it goes badly less often</source>
        <translation>המצב מסתבך פחות</translation>
    </message>
    <message id="why.ask">
        <source>Why?</source>
        <extracomment>A button in the replay: why a computer player did this.</extracomment>
        <translation>למה?</translation>
    </message>
    <message id="why.thinking">
        <source>Working out what was known then.</source>
        <extracomment>While the reason for a move is being looked for.</extracomment>
        <translation>בודקים מה היה אפשר לדעת אז.</translation>
    </message>
    <message id="why.replay.thought">
        <source>What {name:name} had in mind: “{why:text}”</source>
        <extracomment>In the replay. The reason is a sentence of its own, as in a hint.</extracomment>
        <translation>השיקול {name:of}: „{why:text}”</translation>
    </message>
    <message id="why.replay.missed">
        <source>{name:name} overlooked something. {better:text}</source>
        <translation>משהו נעלם כאן מעיני {name:name}. {better:text}</translation>
    </message>
    <message id="why.replay.nothing">
        <source>{name:name} plays without thinking, so there is no reason.</source>
        <translation>אין סיבה: המהלכים {name:of} נבחרים בלי מחשבה.</translation>
    </message>
    <message id="why.replay.quick">
        <source>There was no time to think: a quick move was made for {name:name}.</source>
        <translation>לא היה זמן לחשוב: במקום {name:name} נעשה מהלך מהיר.</translation>
    </message>
    <message id="why.replay.other">
        <source>How {name:name} came to this move can no longer be worked out.</source>
        <translation>כבר אי אפשר לחשב איך נבחר המהלך הזה {name:of}.</translation>
    </message>
    <message id="why.replay.unkept">
        <source>How {name:name} came to this move was not kept.</source>
        <translation>לא נשמר איך נבחר המהלך הזה {name:of}.</translation>
    </message>
    <message id="why.replay.cut">
        <source>The clock cut the thinking short.</source>
        <translation>השעון קטע את המחשבה.</translation>
    </message>
    <message id="seal.fact">
        <source>Sealed deal {mark:plain}</source>
        <extracomment>In the bar of the table: the fingerprint of the deal.</extracomment>
        <translation>חלוקה חתומה {mark:plain}</translation>
    </message>
    <message id="seal.begun">
        <source>The deal is sealed, and nobody can peek.</source>
        <extracomment>Said at the table before the first card of a game.</extracomment>
        <translation>החלוקה חתומה, ואף אחד לא יכול להציץ.</translation>
    </message>
    <message id="seal.mark">
        <source>Its mark is {mark:plain}.</source>
        <extracomment>After “The deal is sealed, and nobody can peek”: the fingerprint of the deal.</extracomment>
        <translation>הסימן שלה: {mark:plain}.</translation>
    </message>
    <message id="seal.why">
        <source>Its mark is {mark:plain}. After the game, “Prove it” shows that it is this deal and that nobody peeked.</source>
        <extracomment>The same at the first game, with what the mark is for.</extracomment>
        <translation>הסימן שלה: {mark:plain}. אחרי המשחק, „להוכיח” מראה שזו היא, ושאף אחד לא הציץ.</translation>
    </message>
    <message id="seal.tip">
        <source>The deal was sealed before the first card. After the game, “Prove it” shows that it is this one and that nobody peeked.</source>
        <translation>החלוקה נחתמה לפני הקלף הראשון. אחרי המשחק, „להוכיח” מראה שזו היא, ושאף אחד לא הציץ.</translation>
    </message>
    <message id="proof.ask">
        <source>Prove it</source>
        <extracomment>A button after the game, beside the fingerprint of the deal.</extracomment>
        <translation>להוכיח</translation>
    </message>
    <message id="proof.working">
        <source>Working the computer’s moves out again: {n:num} of {of:num}.</source>
        <translation>מחשבים שוב את מהלכי המחשב: {n:num} מתוך {of:num}.</translation>
    </message>
    <message id="proof.seal.sound">
        <source>This is the deal that was sealed before the first card: {mark:plain}.</source>
        <translation>זו החלוקה שנחתמה לפני הקלף הראשון: {mark:plain}.</translation>
    </message>
    <message id="proof.seal.broken">
        <source>This is not the deal that was sealed as {mark:plain}.</source>
        <translation>זו לא החלוקה שנחתמה בסימן {mark:plain}.</translation>
    </message>
    <message id="proof.seal.later">
        <source>The rules have changed since, so the seal {mark:plain} can no longer be opened.</source>
        <translation>הכללים השתנו מאז, ולכן כבר אי אפשר לפתוח את החותם {mark:plain}.</translation>
    </message>
    <message id="proof.seal.none">
        <source>The deal of this game was not sealed.</source>
        <translation>החלוקה של המשחק הזה לא נחתמה.</translation>
    </message>
    <message id="proof.moves.same">
        <source>The computer’s moves were worked out again from what each seat knew: {n:count move}, all the same.</source>
        <translation>חישבנו שוב את מהלכי המחשב, רק לפי מה שהיה ידוע בכל מקום: {n:count move}, והכול יצא בדיוק אותו דבר.</translation>
    </message>
    <message id="proof.moves.other">
        <source>The computer’s moves were worked out again: {of:count move}. Not the same: {n:count move}, the first of them at move {first:num} of the game.</source>
        <translation>חישבנו שוב את מהלכי המחשב: {of:count move}. יצא אחרת: {n:count move}, והראשון שבהם הוא מהלך {first:num} במשחק.</translation>
    </message>
    <message id="proof.moves.cut">
        <source>Cut short by the clock, and worked out again with as many tries: {n:count move}.</source>
        <translation>השעון קטע את המחשבה, וחישבנו שוב עם אותו מספר ניסיונות: {n:count move}.</translation>
    </message>
    <message id="proof.moves.quick">
        <source>The quick player stood in: {n:count move}.</source>
        <translation>במקום מחשבה נעשה מהלך מהיר: {n:count move}.</translation>
    </message>
    <message id="proof.moves.unanswered">
        <source>There was no answer, so these could not be worked out again: {n:count move}.</source>
        <extracomment>The process that works moves out again was ended, or did not understand what was kept.</extracomment>
        <translation>לא התקבלה תשובה, ולכן לא הצלחנו לחשב שוב: {n:count move}.</translation>
    </message>
    <message id="proof.moves.elsewhere">
        <source>Decided by another version of the program, so not worked out again: {n:count move}.</source>
        <translation>נבחר בגרסה אחרת של התוכנה, ולכן לא חישבנו שוב: {n:count move}.</translation>
    </message>
    <message id="proof.moves.unkept">
        <source>It was not kept how these were decided: {n:count move}.</source>
        <translation>לא נשמר איך נבחרו: {n:count move}.</translation>
    </message>
    <message id="moments.title">
        <source>Worth another look</source>
        <extracomment>After the game: the moves that gave most away.</extracomment>
        <translation>שווה עוד מבט</translation>
    </message>
    <message id="moments.looking">
        <source>Looking back over the game.</source>
        <translation>עוברים שוב על המשחק.</translation>
    </message>
    <message id="moments.none">
        <source>With what could be known, no move gave much away.</source>
        <translation>לפי מה שהיה אפשר לדעת, אף מהלך לא עלה ביוקר.</translation>
    </message>
    <message id="moments.none.hinted">
        <source>Moves that followed a hint are not looked at. With what could be known, no other gave much away.</source>
        <translation>מהלכים לפי רמז לא נבדקים. לפי מה שהיה אפשר לדעת, אף מהלך אחר לא עלה ביוקר.</translation>
    </message>
    <message id="moments.none.unanswered">
        <source>Not every move could be looked at. Of the others, with what could be known, none gave much away.</source>
        <extracomment>The process that looks back was ended.</extracomment>
        <translation>לא הצלחנו לבדוק את כל המהלכים. לפי מה שהיה אפשר לדעת, אף מהלך אחר לא עלה ביוקר.</translation>
    </message>
    <message id="moments.none.followed">
        <source>Every move followed a hint, so there is nothing to look at.</source>
        <translation>כל המהלכים היו לפי רמז, ולכן אין מה לבדוק.</translation>
    </message>
    <message id="moments.row">
        <source>Move {n:num}, {size:word moments.size}: {action:text}</source>
        <translation>מהלך {n:num}, {size:word moments.size}: {action:text}</translation>
    </message>
    <message id="moments.row.who">
        <source>Move {n:num}, {name:name}, {size:word moments.size}: {action:text}</source>
        <extracomment>Where several people played.</extracomment>
        <translation>מהלך {n:num}, {name:name}, {size:word moments.size}: {action:text}</translation>
    </message>
    <message id="moments.size.small">
        <source>a small slip</source>
        <translation>טעות קטנה</translation>
    </message>
    <message id="moments.size.medium">
        <source>a slip</source>
        <translation>טעות</translation>
    </message>
    <message id="moments.size.large">
        <source>a big slip</source>
        <translation>טעות גדולה</translation>
    </message>
    <message id="moments.watch">
        <source>Watch</source>
        <extracomment>Opens the replay at this move.</extracomment>
        <translation>לצפות</translation>
    </message>
    <message id="moments.note">
        <source>Move {n:num}, the next one, was to {action:text}. {better:text}</source>
        <extracomment>In the replay, before the move is made.</extracomment>
        <translation>מהלך {n:num}, המהלך הבא, היה {action:text}. {better:text}</translation>
    </message>
    <message id="moments.hindsight">
        <source>In hindsight, with every card open, it would have been best to {action:text}.</source>
        <translation>בדיעבד, אם כל הקלפים היו פתוחים, הכי כדאי היה {action:text}.</translation>
    </message>
    <message id="moments.hindsight.same">
        <source>In hindsight, with every card open, the move that was made was the best.</source>
        <translation>בדיעבד, אם כל הקלפים היו פתוחים, המהלך שנעשה היה הטוב ביותר.</translation>
    </message>
</context>
</TS>
