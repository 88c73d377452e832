<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="language.he">
        <source>{:own עברית}</source>
        <translation>עברית</translation>
    </message>
    <message id="language.en">
        <source>English</source>
        <translation>{:latin English}</translation>
    </message>
    <message id="suit.C">
        <source>clubs</source>
        <translation>תלתן</translation>
    </message>
    <message id="suit.D">
        <source>diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message id="suit.H">
        <source>hearts</source>
        <translation>לב</translation>
    </message>
    <message id="suit.S">
        <source>spades</source>
        <translation>עלה</translation>
    </message>
    <message id="rank-of.2">
        <source>two</source>
        <extracomment>The rank of a card before its suit, in speech: "two of hearts".</extracomment>
        <translation>שתיים</translation>
    </message>
    <message id="rank-of.3">
        <source>three</source>
        <translation>שלוש</translation>
    </message>
    <message id="rank-of.4">
        <source>four</source>
        <translation>ארבע</translation>
    </message>
    <message id="rank-of.5">
        <source>five</source>
        <translation>חמש</translation>
    </message>
    <message id="rank-of.6">
        <source>six</source>
        <translation>שש</translation>
    </message>
    <message id="rank-of.7">
        <source>seven</source>
        <translation>שבע</translation>
    </message>
    <message id="rank-of.8">
        <source>eight</source>
        <translation>שמונה</translation>
    </message>
    <message id="rank-of.9">
        <source>nine</source>
        <translation>תשע</translation>
    </message>
    <message id="rank-of.T">
        <source>ten</source>
        <translation>עשר</translation>
    </message>
    <message id="rank-of.J">
        <source>jack</source>
        <translation>נסיך</translation>
    </message>
    <message id="rank-of.Q">
        <source>queen</source>
        <extracomment>In Hebrew the form before a noun.</extracomment>
        <translation>מלכת</translation>
    </message>
    <message id="rank-of.K">
        <source>king</source>
        <translation>מלך</translation>
    </message>
    <message id="rank-of.A">
        <source>ace</source>
        <translation>אס</translation>
    </message>
    <message id="rank.2">
        <source>two</source>
        <extracomment>The rank alone, in speech.</extracomment>
        <translation>שתיים</translation>
    </message>
    <message id="rank.3">
        <source>three</source>
        <translation>שלוש</translation>
    </message>
    <message id="rank.4">
        <source>four</source>
        <translation>ארבע</translation>
    </message>
    <message id="rank.5">
        <source>five</source>
        <translation>חמש</translation>
    </message>
    <message id="rank.6">
        <source>six</source>
        <translation>שש</translation>
    </message>
    <message id="rank.7">
        <source>seven</source>
        <translation>שבע</translation>
    </message>
    <message id="rank.8">
        <source>eight</source>
        <translation>שמונה</translation>
    </message>
    <message id="rank.9">
        <source>nine</source>
        <translation>תשע</translation>
    </message>
    <message id="rank.10">
        <source>ten</source>
        <translation>עשר</translation>
    </message>
    <message id="rank.J">
        <source>jack</source>
        <translation>נסיך</translation>
    </message>
    <message id="rank.Q">
        <source>queen</source>
        <translation>מלכה</translation>
    </message>
    <message id="rank.K">
        <source>king</source>
        <translation>מלך</translation>
    </message>
    <message id="rank.A">
        <source>ace</source>
        <translation>אס</translation>
    </message>
    <message id="card.spoken">
        <source>{rank} of {suit}</source>
        <extracomment>A card as it is said. The fields are words: seven, hearts.</extracomment>
        <translation>{rank} {suit}</translation>
    </message>
    <message id="card.hidden">
        <source>a face-down card</source>
        <translation>קלף סגור</translation>
    </message>
    <message id="card.XR">
        <source>the red joker</source>
        <translation>הג׳וקר האדום</translation>
    </message>
    <message id="card.XB">
        <source>the black joker</source>
        <translation>הג׳וקר השחור</translation>
    </message>
    <message id="sign.plus">
        <source>plus {n}</source>
        <extracomment>How a sign before a figure is said.</extracomment>
        <translation>פלוס {n}</translation>
    </message>
    <message id="sign.minus">
        <source>minus {n}</source>
        <translation>מינוס {n}</translation>
    </message>
    <message id="sign.percent">
        <source>{n} percent</source>
        <translation>{n} אחוז</translation>
    </message>
    <message id="sign.range">
        <source>{low} to {high}</source>
        <extracomment>A range of two figures as it is said.</extracomment>
        <translation>{low} עד {high}</translation>
    </message>
    <message id="case.to">
        <source>to {it}</source>
        <extracomment>A name, a card or another piece in a case, put together when a sentence is filled in; .maqaf: before anything but a Hebrew word; .you: the reader.</extracomment>
        <translation>ל{it}</translation>
    </message>
    <message id="case.to.maqaf">
        <source>to {it}</source>
        <translation>ל־{it}</translation>
    </message>
    <message id="case.to.you">
        <source>to you</source>
        <translation>לי</translation>
    </message>
    <message id="case.of">
        <source>{it}’s</source>
        <extracomment>Before the noun in English, after it in Hebrew.</extracomment>
        <translation>של {it}</translation>
    </message>
    <message id="case.of.you">
        <source>your</source>
        <translation>שלי</translation>
    </message>
    <message id="case.from">
        <source>from {it}</source>
        <translation>מ{it}</translation>
    </message>
    <message id="case.from.maqaf">
        <source>from {it}</source>
        <translation>מ־{it}</translation>
    </message>
    <message id="case.from.you">
        <source>from you</source>
        <translation>ממני</translation>
    </message>
    <message id="case.object">
        <source>{it}</source>
        <extracomment>Whom or what somebody does something to.</extracomment>
        <translation>את {it}</translation>
    </message>
    <message id="case.object.you">
        <source>you</source>
        <translation>אותי</translation>
    </message>
    <message id="case.in">
        <source>in {it}</source>
        <translation>ב{it}</translation>
    </message>
    <message id="case.in.maqaf">
        <source>in {it}</source>
        <translation>ב־{it}</translation>
    </message>
    <message id="case.in.you">
        <source>in you</source>
        <translation>בי</translation>
    </message>
    <message id="case.and">
        <source>and {it}</source>
        <translation>ו{it}</translation>
    </message>
    <message id="case.and.maqaf">
        <source>and {it}</source>
        <translation>ו־{it}</translation>
    </message>
    <message id="case.and.you">
        <source>and you</source>
        <translation>ואני</translation>
    </message>
    <message id="card.hidden.object">
        <source>a face-down card</source>
        <translation>קלף סגור</translation>
    </message>
    <message id="card.XR.to">
        <source>to the red joker</source>
        <translation>לג׳וקר האדום</translation>
    </message>
    <message id="card.XR.in">
        <source>in the red joker</source>
        <translation>בג׳וקר האדום</translation>
    </message>
    <message id="card.XB.to">
        <source>to the black joker</source>
        <translation>לג׳וקר השחור</translation>
    </message>
    <message id="card.XB.in">
        <source>in the black joker</source>
        <translation>בג׳וקר השחור</translation>
    </message>
    <message id="list.comma">
        <source>, </source>
        <extracomment>Between the items of a list.</extracomment>
        <translation>, </translation>
    </message>
    <message id="list.and">
        <source>{rest} and {last}</source>
        <extracomment>The last two items of a list.</extracomment>
        <translation>{rest} ו{last}</translation>
    </message>
    <message id="list.and.maqaf">
        <source>{rest} and {last}</source>
        <extracomment>The same before a figure or a Latin letter.</extracomment>
        <translation>{rest} ו־{last}</translation>
    </message>
    <message id="list.either">
        <source>{rest} or {last}</source>
        <translation>{rest} או {last}</translation>
    </message>
    <message id="count.card.1">
        <source>1 card</source>
        <translation>קלף אחד</translation>
    </message>
    <message id="count.card.2">
        <source>2 cards</source>
        <translation>שני קלפים</translation>
    </message>
    <message id="count.card.n">
        <source>{n} cards</source>
        <translation>{n} קלפים</translation>
    </message>
    <message id="count.closed-card.1">
        <source>a face-down card</source>
        <translation>קלף סגור</translation>
    </message>
    <message id="count.closed-card.2">
        <source>2 face-down cards</source>
        <translation>שני קלפים סגורים</translation>
    </message>
    <message id="count.closed-card.n">
        <source>{n} face-down cards</source>
        <translation>{n} קלפים סגורים</translation>
    </message>
    <message id="count.laid-closed.1">
        <source>a card face down</source>
        <extracomment>Cards as they are laid: after “laid”.</extracomment>
        <translation>קלף סגור</translation>
    </message>
    <message id="count.laid-closed.2">
        <source>2 cards face down</source>
        <translation>שני קלפים סגורים</translation>
    </message>
    <message id="count.laid-closed.n">
        <source>{n} cards face down</source>
        <translation>{n} קלפים סגורים</translation>
    </message>
    <message id="count.any-card.1">
        <source>a card</source>
        <extracomment>Cards that are given, drawn or taken, where it is the act that matters and not the count.</extracomment>
        <translation>קלף אחד</translation>
    </message>
    <message id="count.any-card.2">
        <source>2 cards</source>
        <translation>שני קלפים</translation>
    </message>
    <message id="count.any-card.n">
        <source>{n} cards</source>
        <translation>{n} קלפים</translation>
    </message>
    <message id="count.more-card.1">
        <source>1 more card</source>
        <extracomment>Cards beyond those named.</extracomment>
        <translation>עוד קלף אחד</translation>
    </message>
    <message id="count.more-card.2">
        <source>2 more cards</source>
        <translation>עוד שני קלפים</translation>
    </message>
    <message id="count.more-card.n">
        <source>{n} more cards</source>
        <translation>עוד {n} קלפים</translation>
    </message>
    <message id="count.more-game.1">
        <source>1 more</source>
        <extracomment>Other games that are open, where English has little room.</extracomment>
        <translation>עוד משחק אחד</translation>
    </message>
    <message id="count.more-game.2">
        <source>2 more</source>
        <translation>עוד שני משחקים</translation>
    </message>
    <message id="count.more-game.n">
        <source>{n} more</source>
        <translation>עוד {n} משחקים</translation>
    </message>
    <message id="count.missing-card.1">
        <source>1 card</source>
        <extracomment>What somebody is short of; in Hebrew with the verb.</extracomment>
        <translation>חסר קלף אחד</translation>
    </message>
    <message id="count.missing-card.2">
        <source>2 cards</source>
        <translation>חסרים שני קלפים</translation>
    </message>
    <message id="count.missing-card.n">
        <source>{n} cards</source>
        <translation>חסרים {n} קלפים</translation>
    </message>
    <message id="count.missing-own.1">
        <source>1 card</source>
        <translation>חסר לי קלף אחד</translation>
    </message>
    <message id="count.missing-own.2">
        <source>2 cards</source>
        <translation>חסרים לי שני קלפים</translation>
    </message>
    <message id="count.missing-own.n">
        <source>{n} cards</source>
        <translation>חסרים לי {n} קלפים</translation>
    </message>
    <message id="count.whole-card.1">
        <source>1 whole card</source>
        <translation>קלף שלם אחד</translation>
    </message>
    <message id="count.whole-card.2">
        <source>2 whole cards</source>
        <translation>שני קלפים שלמים</translation>
    </message>
    <message id="count.whole-card.n">
        <source>{n} whole cards</source>
        <translation>{n} קלפים שלמים</translation>
    </message>
    <message id="count.laid-covered.1">
        <source>a card face down</source>
        <extracomment>The same as laid-closed, in a game whose own word for face down is this one.</extracomment>
        <translation>קלף הפוך</translation>
    </message>
    <message id="count.laid-covered.2">
        <source>2 cards face down</source>
        <translation>שני קלפים הפוכים</translation>
    </message>
    <message id="count.laid-covered.n">
        <source>{n} cards face down</source>
        <translation>{n} קלפים הפוכים</translation>
    </message>
    <message id="count.covered-card.1">
        <source>a face-down card</source>
        <extracomment>In a game whose own word for face down is this one.</extracomment>
        <translation>קלף הפוך</translation>
    </message>
    <message id="count.covered-card.2">
        <source>2 face-down cards</source>
        <translation>שני קלפים הפוכים</translation>
    </message>
    <message id="count.covered-card.n">
        <source>{n} face-down cards</source>
        <translation>{n} קלפים הפוכים</translation>
    </message>
    <message id="count.black-card.1">
        <source>1 black card</source>
        <translation>קלף שחור אחד</translation>
    </message>
    <message id="count.black-card.2">
        <source>2 black cards</source>
        <translation>שני קלפים שחורים</translation>
    </message>
    <message id="count.black-card.n">
        <source>{n} black cards</source>
        <translation>{n} קלפים שחורים</translation>
    </message>
    <message id="count.more-black.1">
        <source>1 more black card</source>
        <translation>עוד קלף שחור אחד</translation>
    </message>
    <message id="count.more-black.2">
        <source>2 more black cards</source>
        <translation>עוד שני קלפים שחורים</translation>
    </message>
    <message id="count.more-black.n">
        <source>{n} more black cards</source>
        <translation>עוד {n} קלפים שחורים</translation>
    </message>
    <message id="count.red-card.1">
        <source>1 red card</source>
        <translation>קלף אדום אחד</translation>
    </message>
    <message id="count.red-card.2">
        <source>2 red cards</source>
        <translation>שני קלפים אדומים</translation>
    </message>
    <message id="count.red-card.n">
        <source>{n} red cards</source>
        <translation>{n} קלפים אדומים</translation>
    </message>
    <message id="count.more-red.1">
        <source>1 more red card</source>
        <translation>עוד קלף אדום אחד</translation>
    </message>
    <message id="count.more-red.2">
        <source>2 more red cards</source>
        <translation>עוד שני קלפים אדומים</translation>
    </message>
    <message id="count.more-red.n">
        <source>{n} more red cards</source>
        <translation>עוד {n} קלפים אדומים</translation>
    </message>
    <message id="count.positive-toss.0">
        <source>no positive toss</source>
        <translation>בלי הקפצות חיוביות</translation>
    </message>
    <message id="count.positive-toss.1">
        <source>1 positive toss</source>
        <translation>הקפצה חיובית אחת</translation>
    </message>
    <message id="count.positive-toss.2">
        <source>2 positive tosses</source>
        <translation>שתי הקפצות חיוביות</translation>
    </message>
    <message id="count.positive-toss.n">
        <source>{n} positive tosses</source>
        <translation>{n} הקפצות חיוביות</translation>
    </message>
    <message id="count.time.1">
        <source>once</source>
        <translation>פעם אחת</translation>
    </message>
    <message id="count.time.2">
        <source>twice</source>
        <translation>פעמיים</translation>
    </message>
    <message id="count.time.n">
        <source>{n} times</source>
        <translation>{n} פעמים</translation>
    </message>
    <message id="count.point.1">
        <source>1 point</source>
        <translation>נקודה אחת</translation>
    </message>
    <message id="count.point.2">
        <source>2 points</source>
        <translation>שתי נקודות</translation>
    </message>
    <message id="count.point.n">
        <source>{n} points</source>
        <translation>{n} נקודות</translation>
    </message>
    <message id="count.turn.1">
        <source>1 turn</source>
        <translation>תור אחד</translation>
    </message>
    <message id="count.turn.2">
        <source>2 turns</source>
        <translation>שני תורות</translation>
    </message>
    <message id="count.turn.n">
        <source>{n} turns</source>
        <translation>{n} תורות</translation>
    </message>
    <message id="count.move.1">
        <source>1 move</source>
        <translation>מהלך אחד</translation>
    </message>
    <message id="count.move.2">
        <source>2 moves</source>
        <translation>שני מהלכים</translation>
    </message>
    <message id="count.move.n">
        <source>{n} moves</source>
        <translation>{n} מהלכים</translation>
    </message>
    <message id="count.game.1">
        <source>1 game</source>
        <translation>משחק אחד</translation>
    </message>
    <message id="count.game.2">
        <source>2 games</source>
        <translation>שני משחקים</translation>
    </message>
    <message id="count.game.n">
        <source>{n} games</source>
        <translation>{n} משחקים</translation>
    </message>
    <message id="count.deal.1">
        <source>1 deal</source>
        <extracomment>One of several deals of a game, at whose end points are counted; in Hebrew a round.</extracomment>
        <translation>סיבוב אחד</translation>
    </message>
    <message id="count.deal.2">
        <source>2 deals</source>
        <translation>שני סיבובים</translation>
    </message>
    <message id="count.deal.n">
        <source>{n} deals</source>
        <translation>{n} סיבובים</translation>
    </message>
    <message id="count.round.1">
        <source>1 round</source>
        <translation>סיבוב אחד</translation>
    </message>
    <message id="count.round.2">
        <source>2 rounds</source>
        <translation>שני סיבובים</translation>
    </message>
    <message id="count.round.n">
        <source>{n} rounds</source>
        <translation>{n} סיבובים</translation>
    </message>
    <message id="count.seat.1">
        <source>1 seat</source>
        <translation>מקום אחד</translation>
    </message>
    <message id="count.seat.2">
        <source>2 seats</source>
        <translation>שני מקומות</translation>
    </message>
    <message id="count.seat.n">
        <source>{n} seats</source>
        <translation>{n} מקומות</translation>
    </message>
    <message id="count.person.1">
        <source>1 player</source>
        <translation>שחקן אחד</translation>
    </message>
    <message id="count.person.2">
        <source>2 players</source>
        <translation>שני שחקנים</translation>
    </message>
    <message id="count.person.n">
        <source>{n} players</source>
        <translation>{n} שחקנים</translation>
    </message>
    <message id="count.pile.1">
        <source>1 pile</source>
        <translation>ערימה אחת</translation>
    </message>
    <message id="count.pile.2">
        <source>2 piles</source>
        <translation>שתי ערימות</translation>
    </message>
    <message id="count.pile.n">
        <source>{n} piles</source>
        <translation>{n} ערימות</translation>
    </message>
    <message id="count.pair.1">
        <source>1 pair</source>
        <translation>זוג אחד</translation>
    </message>
    <message id="count.pair.2">
        <source>2 pairs</source>
        <translation>שני זוגות</translation>
    </message>
    <message id="count.pair.n">
        <source>{n} pairs</source>
        <translation>{n} זוגות</translation>
    </message>
    <message id="count.win.1">
        <source>1 win</source>
        <translation>ניצחון אחד</translation>
    </message>
    <message id="count.win.2">
        <source>2 wins</source>
        <translation>שני ניצחונות</translation>
    </message>
    <message id="count.win.n">
        <source>{n} wins</source>
        <translation>{n} ניצחונות</translation>
    </message>
    <message id="count.loss.1">
        <source>1 loss</source>
        <translation>הפסד אחד</translation>
    </message>
    <message id="count.loss.2">
        <source>2 losses</source>
        <translation>שני הפסדים</translation>
    </message>
    <message id="count.loss.n">
        <source>{n} losses</source>
        <translation>{n} הפסדים</translation>
    </message>
    <message id="count.tie.1">
        <source>1 tie</source>
        <translation>תיקו אחד</translation>
    </message>
    <message id="count.tie.2">
        <source>2 ties</source>
        <translation>שני תיקו</translation>
    </message>
    <message id="count.tie.n">
        <source>{n} ties</source>
        <translation>{n} תיקו</translation>
    </message>
    <message id="count.second.1">
        <source>1 second</source>
        <translation>שנייה אחת</translation>
    </message>
    <message id="count.second.2">
        <source>2 seconds</source>
        <translation>שתי שניות</translation>
    </message>
    <message id="count.second.n">
        <source>{n} seconds</source>
        <translation>{n} שניות</translation>
    </message>
    <message id="count.minute.1">
        <source>1 minute</source>
        <translation>דקה אחת</translation>
    </message>
    <message id="count.minute.2">
        <source>2 minutes</source>
        <translation>שתי דקות</translation>
    </message>
    <message id="count.minute.n">
        <source>{n} minutes</source>
        <translation>{n} דקות</translation>
    </message>
    <message id="count.hour.1">
        <source>1 hour</source>
        <translation>שעה אחת</translation>
    </message>
    <message id="count.hour.2">
        <source>2 hours</source>
        <translation>שעתיים</translation>
    </message>
    <message id="count.hour.n">
        <source>{n} hours</source>
        <translation>{n} שעות</translation>
    </message>
    <message id="count.advantage.0">
        <source>no point of advantage</source>
        <translation>בלי נקודות יתרון</translation>
    </message>
    <message id="count.advantage.1">
        <source>1 point of advantage</source>
        <translation>נקודת יתרון אחת</translation>
    </message>
    <message id="count.advantage.2">
        <source>2 points of advantage</source>
        <translation>שתי נקודות יתרון</translation>
    </message>
    <message id="count.advantage.n">
        <source>{n} points of advantage</source>
        <translation>{n} נקודות יתרון</translation>
    </message>
    <message id="count.joker.0">
        <source>no jokers</source>
        <translation>אין ג׳וקרים</translation>
    </message>
    <message id="count.joker.1">
        <source>1 joker</source>
        <translation>ג׳וקר אחד</translation>
    </message>
    <message id="count.joker.2">
        <source>2 jokers</source>
        <translation>שני ג׳וקרים</translation>
    </message>
    <message id="count.joker.n">
        <source>{n} jokers</source>
        <translation>{n} ג׳וקרים</translation>
    </message>
    <message id="count.toss.0">
        <source>no toss</source>
        <translation>בלי הקפצות</translation>
    </message>
    <message id="count.toss.1">
        <source>1 toss</source>
        <translation>הקפצה אחת</translation>
    </message>
    <message id="count.toss.2">
        <source>2 tosses</source>
        <translation>שתי הקפצות</translation>
    </message>
    <message id="count.toss.n">
        <source>{n} tosses</source>
        <translation>{n} הקפצות</translation>
    </message>
    <message id="count.prize.1">
        <source>1 prize</source>
        <translation>פרס אחד</translation>
    </message>
    <message id="count.prize.2">
        <source>2 prizes</source>
        <translation>שני פרסים</translation>
    </message>
    <message id="count.prize.n">
        <source>{n} prizes</source>
        <translation>{n} פרסים</translation>
    </message>
    <message id="count.suit-C.0">
        <source>no clubs</source>
        <translation>אין קלפי תלתן</translation>
    </message>
    <message id="count.suit-C.1">
        <source>1 club</source>
        <translation>קלף תלתן אחד</translation>
    </message>
    <message id="count.suit-C.2">
        <source>2 clubs</source>
        <translation>שני קלפי תלתן</translation>
    </message>
    <message id="count.suit-C.n">
        <source>{n} clubs</source>
        <translation>{n} קלפי תלתן</translation>
    </message>
    <message id="count.suit-D.0">
        <source>no diamonds</source>
        <translation>אין קלפי יהלום</translation>
    </message>
    <message id="count.suit-D.1">
        <source>1 diamond</source>
        <translation>קלף יהלום אחד</translation>
    </message>
    <message id="count.suit-D.2">
        <source>2 diamonds</source>
        <translation>שני קלפי יהלום</translation>
    </message>
    <message id="count.suit-D.n">
        <source>{n} diamonds</source>
        <translation>{n} קלפי יהלום</translation>
    </message>
    <message id="count.suit-H.0">
        <source>no hearts</source>
        <translation>אין קלפי לב</translation>
    </message>
    <message id="count.suit-H.1">
        <source>1 heart</source>
        <translation>קלף לב אחד</translation>
    </message>
    <message id="count.suit-H.2">
        <source>2 hearts</source>
        <translation>שני קלפי לב</translation>
    </message>
    <message id="count.suit-H.n">
        <source>{n} hearts</source>
        <translation>{n} קלפי לב</translation>
    </message>
    <message id="count.suit-S.0">
        <source>no spades</source>
        <translation>אין קלפי עלה</translation>
    </message>
    <message id="count.suit-S.1">
        <source>1 spade</source>
        <translation>קלף עלה אחד</translation>
    </message>
    <message id="count.suit-S.2">
        <source>2 spades</source>
        <translation>שני קלפי עלה</translation>
    </message>
    <message id="count.suit-S.n">
        <source>{n} spades</source>
        <translation>{n} קלפי עלה</translation>
    </message>
    <message id="three-of.C">
        <source>three clubs</source>
        <extracomment>Exactly three cards of a suit, in words.</extracomment>
        <translation>שלושה קלפי תלתן</translation>
    </message>
    <message id="three-of.D">
        <source>three diamonds</source>
        <translation>שלושה קלפי יהלום</translation>
    </message>
    <message id="three-of.H">
        <source>three hearts</source>
        <translation>שלושה קלפי לב</translation>
    </message>
    <message id="three-of.S">
        <source>three spades</source>
        <translation>שלושה קלפי עלה</translation>
    </message>
    <message id="Three-of.C">
        <source>Three clubs</source>
        <extracomment>The same at the beginning of a sentence.</extracomment>
        <translation>שלושה קלפי תלתן</translation>
    </message>
    <message id="Three-of.D">
        <source>Three diamonds</source>
        <translation>שלושה קלפי יהלום</translation>
    </message>
    <message id="Three-of.H">
        <source>Three hearts</source>
        <translation>שלושה קלפי לב</translation>
    </message>
    <message id="Three-of.S">
        <source>Three spades</source>
        <translation>שלושה קלפי עלה</translation>
    </message>
    <message id="plate.pomegranate">
        <source>Pomegranate</source>
        <extracomment>The nine plates; also the name of a person who has given none.</extracomment>
        <translation>רימון</translation>
    </message>
    <message id="plate.lemon">
        <source>Lemon</source>
        <translation>לימון</translation>
    </message>
    <message id="plate.fig">
        <source>Fig</source>
        <translation>תאנה</translation>
    </message>
    <message id="plate.date">
        <source>Date</source>
        <translation>תמר</translation>
    </message>
    <message id="plate.almond">
        <source>Almond</source>
        <translation>שקד</translation>
    </message>
    <message id="plate.wheat">
        <source>Wheat</source>
        <translation>חיטה</translation>
    </message>
    <message id="plate.grapes">
        <source>Grape</source>
        <translation>גפן</translation>
    </message>
    <message id="plate.olive">
        <source>Olive</source>
        <translation>זית</translation>
    </message>
    <message id="plate.fish">
        <source>Fish</source>
        <translation>דג</translation>
    </message>
    <message id="seat.computer">
        <source>The computer</source>
        <extracomment>A player whom the rules of a game define, as a name on a plate.</extracomment>
        <translation>המחשב</translation>
    </message>
    <message id="seat.you">
        <source>You</source>
        <extracomment>Who plays, where no name was given.</extracomment>
        <translation>אני</translation>
    </message>
    <message id="seat.other">
        <source>{who:name}</source>
        <extracomment>Somebody at the table within a sentence; where no name was given, who reads.</extracomment>
        <translation>{who:name}</translation>
    </message>
    <message id="seat.other.you">
        <source>you</source>
        <translation>אני</translation>
    </message>
    <message id="seat.to">
        <source>to {who:name}</source>
        <extracomment>For whom something is.</extracomment>
        <translation>{who:to}</translation>
    </message>
    <message id="seat.to.you">
        <source>to you</source>
        <translation>לי</translation>
    </message>
    <message id="away.other">
        <source>the other player</source>
        <extracomment>Where somebody sits from the reader's place, within a sentence; the first: the only other seat.</extracomment>
        <translation>מי שממול</translation>
    </message>
    <message id="away.next">
        <source>the player after you</source>
        <translation>מי שאחריי</translation>
    </message>
    <message id="away.before">
        <source>the player before you</source>
        <translation>מי שלפניי</translation>
    </message>
    <message id="away.across">
        <source>the player across the table</source>
        <translation>מי שיושב מולי</translation>
    </message>
    <message id="away.n">
        <source>the player {n:num} seats after you</source>
        <translation>מי שיושב {n:num} מקומות אחריי</translation>
    </message>
    <message id="month.1">
        <source>January</source>
        <translation>ינואר</translation>
    </message>
    <message id="month.2">
        <source>February</source>
        <translation>פברואר</translation>
    </message>
    <message id="month.3">
        <source>March</source>
        <translation>מרץ</translation>
    </message>
    <message id="month.4">
        <source>April</source>
        <translation>אפריל</translation>
    </message>
    <message id="month.5">
        <source>May</source>
        <translation>מאי</translation>
    </message>
    <message id="month.6">
        <source>June</source>
        <translation>יוני</translation>
    </message>
    <message id="month.7">
        <source>July</source>
        <translation>יולי</translation>
    </message>
    <message id="month.8">
        <source>August</source>
        <translation>אוגוסט</translation>
    </message>
    <message id="month.9">
        <source>September</source>
        <translation>ספטמבר</translation>
    </message>
    <message id="month.10">
        <source>October</source>
        <translation>אוקטובר</translation>
    </message>
    <message id="month.11">
        <source>November</source>
        <translation>נובמבר</translation>
    </message>
    <message id="month.12">
        <source>December</source>
        <translation>דצמבר</translation>
    </message>
    <message id="when.today">
        <source>today, {time:plain}</source>
        <translation>היום, {time:plain}</translation>
    </message>
    <message id="when.yesterday">
        <source>yesterday, {time:plain}</source>
        <translation>אתמול, {time:plain}</translation>
    </message>
    <message id="when.day">
        <source>{day:num} {month:word month}, {time:plain}</source>
        <extracomment>A day of this year.</extracomment>
        <translation>{day:num} {month:word month in}, {time:plain}</translation>
    </message>
    <message id="when.date">
        <source>{day:num} {month:word month} {year:plain}</source>
        <translation>{day:num} {month:word month in} {year:plain}</translation>
    </message>
    <message id="value.on">
        <source>On</source>
        <translation>פועל</translation>
    </message>
    <message id="value.off">
        <source>Off</source>
        <translation>כבוי</translation>
    </message>
    <message id="button.close">
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message id="button.try-again">
        <source>Try again</source>
        <translation>לנסות שוב</translation>
    </message>
    <message id="button.details">
        <source>Details</source>
        <translation>פרטים</translation>
    </message>
</context>
</TS>
