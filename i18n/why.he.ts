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
        <source>the game is won more often</source>
        <translation>מנצחים יותר</translation>
    </message>
    <message id="why.fact.won.less">
        <source>the game is won less often</source>
        <translation>מנצחים פחות</translation>
    </message>
    <message id="why.fact.lost.more">
        <source>the game is lost more often</source>
        <translation>מפסידים יותר</translation>
    </message>
    <message id="why.fact.lost.less">
        <source>the game is lost less often</source>
        <translation>מפסידים פחות</translation>
    </message>
    <message id="why.fact.risk.more">
        <source>it goes badly more often</source>
        <translation>המצב מסתבך יותר</translation>
    </message>
    <message id="why.fact.risk.less">
        <source>it goes badly less often</source>
        <translation>המצב מסתבך פחות</translation>
    </message>
</context>
</TS>
