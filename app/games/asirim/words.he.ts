<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.asirim">
        <source>Prisoners</source>
        <translation>אסירים</translation>
    </message>
    <message id="game.asirim.about">
        <source>upright or across</source>
        <translation>זקוף או שכוב</translation>
    </message>
    <message id="game.asirim.intro">
        <source>Lock royals up in the prison, and call the end in time.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לאסוף בני מלוכה לכלא, ולקרוא בזמן לסוף המשחק.</translation>
    </message>
    <message id="asirim.zone.alpha">
        <source>alpha card</source>
        <translation>קלף האלפא</translation>
    </message>
    <message id="asirim.zone.tag">
        <source>alpha-tag card</source>
        <translation>קלף האלפא־טאג</translation>
    </message>
    <message id="asirim.zone.prison">
        <source>prison</source>
        <translation>כלא</translation>
    </message>
    <message id="asirim.zone.offer">
        <source>offered card</source>
        <translation>הקלף שמוצע להחלפה</translation>
    </message>
    <message id="asirim.direction.v">
        <source>upright</source>
        <extracomment>How an alpha-tag card lies.</extracomment>
        <translation>אנכי</translation>
    </message>
    <message id="asirim.direction.h">
        <source>across</source>
        <translation>אופקי</translation>
    </message>
    <message id="asirim.action.free">
        <source>free {0:card} from the prison</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להעביר את {0:card} מהכלא ליד</translation>
    </message>
    <message id="asirim.action.commit">
        <source>lay {x:card}</source>
        <translation>להניח את {x:card}</translation>
    </message>
    <message id="asirim.action.commit-alpha">
        <source>lay {x:card} as the alpha card</source>
        <translation>להניח את {x:card} כקלף האלפא</translation>
    </message>
    <message id="asirim.action.commit-tag">
        <source>lay {x:card} as the alpha-tag card</source>
        <translation>להניח את {x:card} כקלף האלפא־טאג</translation>
    </message>
    <message id="asirim.action.direction">
        <source>choose {way:word asirim.direction}</source>
        <translation>לבחור {way:word asirim.direction}</translation>
    </message>
    <message id="asirim.action.commit.closed">
        <source>lay a card or choose a direction in secret</source>
        <extracomment>What the others learn of it.</extracomment>
        <translation>להניח קלף או לבחור כיוון בסתר</translation>
    </message>
    <message id="asirim.action.call">
        <source>call the end of the game</source>
        <translation>לקרוא לסוף המשחק</translation>
    </message>
    <message id="asirim.action.reveal">
        <source>uncover the alpha-tag card</source>
        <translation>לחשוף את קלף האלפא־טאג</translation>
    </message>
    <message id="asirim.action.hide">
        <source>keep the alpha-tag card hidden</source>
        <translation>לא לחשוף את קלף האלפא־טאג</translation>
    </message>
    <message id="asirim.action.offer">
        <source>offer {x:card} for an exchange</source>
        <translation>להציע את {x:card} להחלפה</translation>
    </message>
    <message id="asirim.action.offer-with">
        <source>offer {x:card} for an exchange with {who:text}</source>
        <translation>להציע את {x:card} להחלפה עם {who:text}</translation>
    </message>
    <message id="asirim.action.offer.closed">
        <source>offer a card for an exchange</source>
        <translation>להציע קלף להחלפה</translation>
    </message>
    <message id="asirim.action.swap">
        <source>give {0:card} in exchange</source>
        <translation>לתת את {0:card} בהחלפה</translation>
    </message>
    <message id="asirim.action.swap.closed">
        <source>give a card in exchange</source>
        <translation>לתת קלף בהחלפה</translation>
    </message>
    <message id="asirim.action.refuse">
        <source>refuse the exchange</source>
        <translation>לסרב להחלפה</translation>
    </message>
    <message id="asirim.action.draw">
        <source>draw a card from the stock</source>
        <translation>לקחת קלף מהקופה</translation>
    </message>
    <message id="asirim.action.pass">
        <source>draw nothing</source>
        <translation>לוותר על קלף מהקופה</translation>
    </message>
    <message id="asirim.action.drop">
        <source>throw {0:card} on the discard pile</source>
        <translation>לזרוק את {0:card} לביתא</translation>
    </message>
    <message id="asirim.action.drop.closed">
        <source>throw a card on the discard pile</source>
        <translation>לזרוק קלף לביתא</translation>
    </message>
    <message id="asirim.action.mark">
        <source>make {0:card} count 1</source>
        <translation>לשנות את הערך של {0:card} ל־1</translation>
    </message>
    <message id="asirim.action.leave">
        <source>leave the end uncalled</source>
        <translation>לוותר על הקריאה</translation>
    </message>
    <message id="asirim.refusal.free-first">
        <source>First a prisoner goes to the hand.</source>
        <translation>קודם עובר אסיר מהכלא ליד.</translation>
    </message>
    <message id="asirim.refusal.lay-alpha-first">
        <source>First the alpha card is laid.</source>
        <translation>קודם מניחים את קלף האלפא.</translation>
    </message>
    <message id="asirim.refusal.lay-tag-first">
        <source>First the alpha-tag card is laid.</source>
        <translation>קודם מניחים את קלף האלפא־טאג.</translation>
    </message>
    <message id="asirim.refusal.direction-first">
        <source>First the direction is chosen, upright or across.</source>
        <translation>קודם בוחרים כיוון, אנכי או אופקי.</translation>
    </message>
    <message id="asirim.refusal.reveal-or-hide-first">
        <source>First it is decided whether the alpha-tag card is uncovered.</source>
        <translation>קודם מחליטים אם לחשוף את קלף האלפא־טאג.</translation>
    </message>
    <message id="asirim.refusal.offer-first">
        <source>First a card is offered for an exchange.</source>
        <translation>קודם מציעים קלף להחלפה.</translation>
    </message>
    <message id="asirim.refusal.answer-first">
        <source>First the exchange is answered.</source>
        <translation>קודם עונים על ההחלפה.</translation>
    </message>
    <message id="asirim.refusal.draw-or-pass-first">
        <source>First a card of the stock is drawn, or left.</source>
        <translation>קודם לוקחים קלף מהקופה, או מוותרים עליו.</translation>
    </message>
    <message id="asirim.refusal.drop-first">
        <source>First a card of the hand goes to the discard pile.</source>
        <translation>קודם זורקים קלף מהיד לביתא.</translation>
    </message>
    <message id="asirim.refusal.mark-first">
        <source>First the ace lowers the value of a prisoner elsewhere.</source>
        <translation>קודם האס מוריד את הערך של אסיר בכלא אחר.</translation>
    </message>
    <message id="asirim.refusal.call-or-leave-first">
        <source>First it is decided whether the end is called.</source>
        <translation>קודם מחליטים אם לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.refusal.call-in-stage-1">
        <source>The end is called before the alpha card is laid.</source>
        <translation>לסוף המשחק קוראים לפני שמניחים את קלף האלפא.</translation>
    </message>
    <message id="asirim.refusal.direction-not-card">
        <source>A direction is chosen now, not {0:card}.</source>
        <translation>עכשיו בוחרים כיוון, לא את {0:card}.</translation>
    </message>
    <message id="asirim.refusal.no-such-direction">
        <source>There are two directions: upright and across.</source>
        <translation>יש שני כיוונים: אנכי ואופקי.</translation>
    </message>
    <message id="asirim.refusal.card-not-direction">
        <source>A card is laid now, the direction comes later.</source>
        <translation>עכשיו מניחים קלף, והכיוון נבחר אחר כך.</translation>
    </message>
    <message id="asirim.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="asirim.refusal.laid-already">
        <source>{0:card} is laid already.</source>
        <translation>{0:card} כבר הונח.</translation>
    </message>
    <message id="asirim.refusal.prisoner-not-hand">
        <source>{0:card} is in the prison, not in the hand.</source>
        <translation>{0:card} נמצא בכלא, לא ביד.</translation>
    </message>
    <message id="asirim.refusal.not-your-prisoner">
        <source>{0:card} is not in this prison.</source>
        <translation>{0:card} לא נמצא בכלא הזה.</translation>
    </message>
    <message id="asirim.refusal.too-few-prisoners">
        <source>The call takes {1:count card} in the prison, and it holds {0:num}.</source>
        <translation>לקריאה צריך {1:count card} בכלא, ויש בו {0:num}.</translation>
    </message>
    <message id="asirim.refusal.prisoners-alike">
        <source>The call takes at least two prisoners of different ranks.</source>
        <translation>לקריאה צריך לפחות שני אסירים שונים זה מזה.</translation>
    </message>
    <message id="asirim.refusal.offer-to-another">
        <source>The exchange is with somebody else.</source>
        <translation>ההחלפה היא עם מישהו אחר.</translation>
    </message>
    <message id="asirim.refusal.seat-has-lost">
        <source>Who has lost the game takes part in no exchange.</source>
        <translation>מי שהפסיד במשחק כבר לא משתתף בהחלפות.</translation>
    </message>
    <message id="asirim.refusal.no-such-seat">
        <source>There is no such seat.</source>
        <translation>אין מקום כזה.</translation>
    </message>
    <message id="asirim.refusal.hand-before-prison">
        <source>While there is a card in the hand, {0:card} stays in the prison.</source>
        <translation>כל עוד יש קלף ביד, {0:card} נשאר בכלא.</translation>
    </message>
    <message id="asirim.refusal.must-swap">
        <source>Only who was given a card from the discard pile may refuse.</source>
        <translation>רק מי שקיבל קלף מהביתא יכול לסרב.</translation>
    </message>
    <message id="asirim.refusal.own-prisoner">
        <source>{0:card} is in the prison of the ace itself: another prison is meant.</source>
        <translation>{0:card} נמצא בכלא של האס עצמו, והכוונה לכלא אחר.</translation>
    </message>
    <message id="asirim.refusal.not-a-prisoner">
        <source>{0:card} is in no prison.</source>
        <translation>{0:card} לא נמצא בשום כלא.</translation>
    </message>
    <message id="asirim.said.directions">
        <source>The directions are told at once.</source>
        <translation>הכיוונים נחשפים יחד.</translation>
    </message>
    <message id="asirim.said.round-won">
        <source>The round is won.</source>
        <translation>הסבב הוכרע.</translation>
    </message>
    <message id="asirim.said.all-lose">
        <source>Everybody loses the round.</source>
        <translation>כולם מפסידים בסבב.</translation>
    </message>
    <message id="asirim.said.lost">
        <source>Without hand and prison the game is lost.</source>
        <translation>בלי יד ובלי כלא המשחק אבוד.</translation>
    </message>
    <message id="asirim.said.forced-end">
        <source>The game cannot go on, so a short game gives out prisoners.</source>
        <translation>אי אפשר להמשיך, ולכן משחק קצר מחלק אסירים.</translation>
    </message>
    <message id="asirim.said.short-card">
        <source>{1:card} is turned up.</source>
        <translation>נחשף {1:card}.</translation>
    </message>
    <message id="asirim.said.short-game-won">
        <source>The highest card wins the short game.</source>
        <translation>הקלף הגבוה מנצח במשחק הקצר.</translation>
    </message>
    <message id="asirim.said.called">
        <source>The end of the game is called.</source>
        <translation>נקרא סוף המשחק.</translation>
    </message>
    <message id="asirim.said.sum">
        <source>The prison comes to {1:num}.</source>
        <translation>הסכום בכלא: {1:num}.</translation>
    </message>
    <message id="asirim.said.game-over">
        <source>Game {0:num} of the tournament is over.</source>
        <translation>משחק {0:num} בטורנמנט נגמר.</translation>
    </message>
    <message id="asirim.counted.won">
        <source>A win.</source>
        <translation>ניצחון.</translation>
    </message>
    <message id="asirim.counted.lost">
        <source>A loss.</source>
        <translation>הפסד.</translation>
    </message>
    <message id="asirim.value.1">
        <source>1</source>
        <extracomment>The values of cards, one to five, in a list.</extracomment>
        <translation>1</translation>
    </message>
    <message id="asirim.value.2">
        <source>2</source>
        <translation>2</translation>
    </message>
    <message id="asirim.value.3">
        <source>3</source>
        <translation>3</translation>
    </message>
    <message id="asirim.value.4">
        <source>4</source>
        <translation>4</translation>
    </message>
    <message id="asirim.value.5">
        <source>5</source>
        <translation>5</translation>
    </message>
    <message id="asirim.fact.z">
        <source>values {all:words asirim.value}</source>
        <extracomment>At a hand, an alpha card and a prison.</extracomment>
        <translation>ערכים {all:words asirim.value}</translation>
    </message>
    <message id="asirim.fact.sum">
        <source>{0:num} in all</source>
        <extracomment>At a prison.</extracomment>
        <translation>סכום {0:num}</translation>
    </message>
    <message id="asirim.fact.qualified">
        <source>enough to call the end</source>
        <translation>מספיק כדי לקרוא לסוף המשחק</translation>
    </message>
    <message id="asirim.fact.beats">
        <source>beats an alpha card that lies the other way</source>
        <extracomment>At an alpha card.</extracomment>
        <translation>מנצח קלף אלפא שבכיוון האחר</translation>
    </message>
    <message id="asirim.log.alpha">
        <source>{who:name} laid {x:card} as the alpha card.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>{who:name}: {x:card} הוא קלף האלפא.</translation>
    </message>
    <message id="asirim.log.alpha.you">
        <source>You laid {x:card} as the alpha card.</source>
        <translation>{x:card} הונח כקלף האלפא.</translation>
    </message>
    <message id="asirim.log.tag">
        <source>{who:name} laid {x:card} as the alpha-tag card.</source>
        <translation>{who:name}: {x:card} הוא קלף האלפא־טאג.</translation>
    </message>
    <message id="asirim.log.tag.you">
        <source>You laid {x:card} as the alpha-tag card.</source>
        <translation>{x:card} הונח כקלף האלפא־טאג.</translation>
    </message>
    <message id="asirim.log.laid">
        <source>{who:name} laid two cards.</source>
        <extracomment>All that the others learn of it.</extracomment>
        <translation>{who:name}: שני קלפים הונחו.</translation>
    </message>
    <message id="asirim.log.laid.you">
        <source>You laid two cards.</source>
        <translation>שני קלפים הונחו.</translation>
    </message>
    <message id="asirim.log.direction">
        <source>{who:name} chose {way:word asirim.direction}.</source>
        <translation>{who:name}: הכיוון הוא {way:word asirim.direction}.</translation>
    </message>
    <message id="asirim.log.direction.you">
        <source>You chose {way:word asirim.direction}.</source>
        <translation>הכיוון שלי הוא {way:word asirim.direction}.</translation>
    </message>
    <message id="asirim.log.chose">
        <source>{who:name} chose a direction.</source>
        <extracomment>All that the others learn of it.</extracomment>
        <translation>{who:name}: הכיוון נבחר.</translation>
    </message>
    <message id="asirim.log.chose.you">
        <source>You chose a direction.</source>
        <translation>הכיוון נבחר.</translation>
    </message>
    <message id="asirim.log.directions">
        <source>Upright: {v:text}. Across: {h:text}.</source>
        <extracomment>Who lies how, when all have chosen.</extracomment>
        <translation>אנכי: {v:text}. אופקי: {h:text}.</translation>
    </message>
    <message id="asirim.log.direction-of-all.v">
        <source>All lie upright.</source>
        <translation>כולם אנכיים.</translation>
    </message>
    <message id="asirim.log.direction-of-all.h">
        <source>All lie across.</source>
        <translation>כולם אופקיים.</translation>
    </message>
    <message id="asirim.log.round-won">
        <source>{who:name} wins the round.</source>
        <translation>{who:name}: ניצחון בסבב.</translation>
    </message>
    <message id="asirim.log.round-won.you">
        <source>You win the round.</source>
        <translation>ניצחון שלי בסבב.</translation>
    </message>
    <message id="asirim.log.lost">
        <source>{who:name} has neither hand nor prison and loses the game.</source>
        <translation>{who:name}: אין יד ואין כלא, הפסד במשחק כולו.</translation>
    </message>
    <message id="asirim.log.lost.you">
        <source>You have neither hand nor prison and lose the game.</source>
        <translation>אין לי יד ואין לי כלא, הפסד במשחק כולו.</translation>
    </message>
    <message id="asirim.log.reveal">
        <source>{who:name} uncovered {c:card} and took it to the hand.</source>
        <translation>{who:name}: {c:card} נחשף וחזר ליד.</translation>
    </message>
    <message id="asirim.log.reveal.you">
        <source>You uncovered {c:card} and took it to the hand.</source>
        <translation>{c:card} נחשף וחזר ליד.</translation>
    </message>
    <message id="asirim.log.hide">
        <source>{who:name} keeps the alpha-tag card hidden.</source>
        <translation>{who:name}: קלף האלפא־טאג נשאר סמוי.</translation>
    </message>
    <message id="asirim.log.hide.you">
        <source>You keep the alpha-tag card hidden.</source>
        <translation>קלף האלפא־טאג נשאר סמוי.</translation>
    </message>
    <message id="asirim.log.offer">
        <source>{who:name} offered {x:card} {to:text}.</source>
        <translation>{who:name}: {x:card} מוצע {to:text}.</translation>
    </message>
    <message id="asirim.log.offer.you">
        <source>You offered {x:card} {to:text}.</source>
        <translation>{x:card} מוצע {to:text}.</translation>
    </message>
    <message id="asirim.log.given">
        <source>{who:name} had nothing to give and got {c:card} from the discard pile.</source>
        <translation>{who:name}: אין מה לתת, ולכן {c:card} מהביתא.</translation>
    </message>
    <message id="asirim.log.given.you">
        <source>You had nothing to give and got {c:card} from the discard pile.</source>
        <translation>אין לי מה לתת, ולכן {c:card} מהביתא.</translation>
    </message>
    <message id="asirim.log.no-exchange">
        <source>There is nothing to exchange it for, and it goes back.</source>
        <translation>אין במה להחליף אותו, והוא חוזר.</translation>
    </message>
    <message id="asirim.log.swap">
        <source>{who:name} gave {x:card} for {y:card}.</source>
        <translation>{who:name}: {x:card} תמורת {y:card}.</translation>
    </message>
    <message id="asirim.log.swap.you">
        <source>You gave {x:card} for {y:card}.</source>
        <translation>{x:card} שלי תמורת {y:card}.</translation>
    </message>
    <message id="asirim.log.refuse">
        <source>{who:name} refused the exchange.</source>
        <translation>{who:name}: סירוב להחלפה.</translation>
    </message>
    <message id="asirim.log.refuse.you">
        <source>You refused the exchange.</source>
        <translation>סירוב להחלפה.</translation>
    </message>
    <message id="asirim.log.draw">
        <source>{who:name} drew {c:card} from the stock.</source>
        <translation>{who:name}: {c:card} מהקופה.</translation>
    </message>
    <message id="asirim.log.draw.you">
        <source>You drew {c:card} from the stock.</source>
        <translation>{c:card} בא מהקופה.</translation>
    </message>
    <message id="asirim.log.pass">
        <source>{who:name} drew nothing.</source>
        <translation>{who:name}: ויתור על קלף מהקופה.</translation>
    </message>
    <message id="asirim.log.pass.you">
        <source>You drew nothing.</source>
        <translation>ויתור על קלף מהקופה.</translation>
    </message>
    <message id="asirim.log.jailed">
        <source>{who:name} locked up {c:card}.</source>
        <translation>{who:name}: {c:card} נכנס לכלא.</translation>
    </message>
    <message id="asirim.log.jailed.you">
        <source>You locked up {c:card}.</source>
        <translation>{c:card} נכנס לכלא שלי.</translation>
    </message>
    <message id="asirim.log.discarded">
        <source>{c:card} goes to the discard pile.</source>
        <translation>{c:card} הולך לביתא.</translation>
    </message>
    <message id="asirim.log.drop">
        <source>{who:name} threw {x:card} on the discard pile.</source>
        <translation>{who:name}: {x:card} לביתא.</translation>
    </message>
    <message id="asirim.log.drop.you">
        <source>You threw {x:card} on the discard pile.</source>
        <translation>{x:card} נזרק לביתא.</translation>
    </message>
    <message id="asirim.log.free">
        <source>{who:name} freed {x:card} from the prison.</source>
        <translation>{who:name}: {x:card} יצא מהכלא ליד.</translation>
    </message>
    <message id="asirim.log.free.you">
        <source>You freed {x:card} from the prison.</source>
        <translation>{x:card} יצא מהכלא שלי ליד.</translation>
    </message>
    <message id="asirim.log.call">
        <source>{who:name} calls the end of the game.</source>
        <translation>{who:name}: קריאה לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.call.you">
        <source>You call the end of the game.</source>
        <translation>קריאה שלי לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.leave">
        <source>{who:name} leaves the end uncalled.</source>
        <translation>{who:name}: ויתור על הקריאה.</translation>
    </message>
    <message id="asirim.log.leave.you">
        <source>You leave the end uncalled.</source>
        <translation>ויתור על הקריאה.</translation>
    </message>
    <message id="asirim.log.prison">
        <source>{who:name} has {cards:cards} in the prison.</source>
        <translation>בכלא של {who:name}: {cards:cards}.</translation>
    </message>
    <message id="asirim.log.prison.you">
        <source>You have {cards:cards} in the prison.</source>
        <translation>בכלא שלי: {cards:cards}.</translation>
    </message>
    <message id="asirim.log.mark">
        <source>{who:name} makes {x:card} count 1.</source>
        <translation>{who:name}: הערך של {x:card} הוא עכשיו 1.</translation>
    </message>
    <message id="asirim.log.mark.you">
        <source>You make {x:card} count 1.</source>
        <translation>הערך של {x:card} הוא עכשיו 1.</translation>
    </message>
    <message id="asirim.log.sums">
        <source>The prisons come to: {all:text}.</source>
        <translation>הסכומים בכלאים: {all:text}.</translation>
    </message>
    <message id="asirim.log.sum-of">
        <source>{who:name} {n:num}</source>
        <extracomment>An item of the list of sums.</extracomment>
        <translation>{who:name} {n:num}</translation>
    </message>
    <message id="asirim.log.sum-of.you">
        <source>you {n:num}</source>
        <translation>אני {n:num}</translation>
    </message>
    <message id="asirim.log.short-game">
        <source>The short game: {all:text}.</source>
        <extracomment>The cards that were turned up, in a list.</extracomment>
        <translation>המשחק הקצר: {all:text}.</translation>
    </message>
    <message id="asirim.log.short-won">
        <source>{who:name} wins it.</source>
        <translation>{who:name}: ניצחון במשחק הקצר.</translation>
    </message>
    <message id="asirim.log.short-won.you">
        <source>You win it.</source>
        <translation>ניצחון שלי במשחק הקצר.</translation>
    </message>
    <message id="asirim.log.short-prize">
        <source>{who:name} wins it and locks up {cards:cards}.</source>
        <translation>{who:name}: ניצחון במשחק הקצר, ו־{cards:cards} לכלא.</translation>
    </message>
    <message id="asirim.log.short-prize.you">
        <source>You win it and lock up {cards:cards}.</source>
        <translation>ניצחון שלי במשחק הקצר, ו־{cards:cards} לכלא.</translation>
    </message>
    <message id="asirim.log.game-over">
        <source>Game {n:num} of the tournament is over.</source>
        <translation>משחק {n:num} בטורנמנט נגמר.</translation>
    </message>
    <message id="asirim.log.game-won">
        <source>{who:name} won it.</source>
        <translation>{who:name}: ניצחון במשחק.</translation>
    </message>
    <message id="asirim.log.game-won.you">
        <source>You won it.</source>
        <translation>ניצחון שלי במשחק.</translation>
    </message>
    <message id="asirim.log.game-nobody">
        <source>Nobody won it.</source>
        <translation>אין בו מנצח.</translation>
    </message>
    <message id="asirim.result.win">
        <source>{who:name} wins.</source>
        <translation>ניצחון של {who:name}.</translation>
    </message>
    <message id="asirim.result.win.you">
        <source>You win.</source>
        <translation>ניצחון שלי.</translation>
    </message>
    <message id="asirim.result.win-by">
        <source>{who:name} wins with a counter of {n:num}.</source>
        <extracomment>In a tournament a win counts one up, a loss one down.</extracomment>
        <translation>ניצחון של {who:name} עם מונה של {n:num}.</translation>
    </message>
    <message id="asirim.result.win-by.you">
        <source>You win with a counter of {n:num}.</source>
        <translation>ניצחון שלי עם מונה של {n:num}.</translation>
    </message>
    <message id="asirim.result.shared">
        <source>{all:text} share the win with a counter of {n:num}.</source>
        <translation>{all:text}: ניצחון משותף עם מונה של {n:num}.</translation>
    </message>
    <message id="asirim.reason.called">
        <source>The end was called, and the prisons were compared.</source>
        <translation>נקרא סוף המשחק, והכלאים הושוו.</translation>
    </message>
    <message id="asirim.reason.forced">
        <source>The game could not go on, and the prisons were compared.</source>
        <translation>אי אפשר היה להמשיך, והכלאים הושוו.</translation>
    </message>
    <message id="asirim.reason.alone">
        <source>Only one is left, and cannot call the end.</source>
        <translation>נשאר רק אחד, ואין לו אפשרות לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.reason.left">
        <source>Nobody who could call the end did so.</source>
        <translation>מי שהיה יכול לקרוא לסוף המשחק ויתר.</translation>
    </message>
    <message id="asirim.option.amount">
        <source>Prisoners for the call</source>
        <translation>אסירים לקריאה</translation>
    </message>
    <message id="asirim.option.amount.help">
        <source>How many royals a prison needs before the end may be called.</source>
        <translation>כמה בני מלוכה צריך בכלא לפני שאפשר לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.option.amount.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="asirim.option.games">
        <source>Games</source>
        <translation>משחקים</translation>
    </message>
    <message id="asirim.option.games.help">
        <source>More than one is a tournament: a win counts one up, a loss one down.</source>
        <translation>יותר ממשחק אחד הוא טורנמנט: ניצחון מוסיף אחד, והפסד מוריד אחד.</translation>
    </message>
    <message id="asirim.option.games.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="asirim.option.alone">
        <source>The last one left</source>
        <translation>האחרון שנשאר</translation>
    </message>
    <message id="asirim.option.alone.help">
        <source>What becomes of somebody who is left alone and cannot call the end.</source>
        <translation>מה קורה למי שנשאר לבד בלי אפשרות לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.option.alone.uncertain">
        <source>Uncertain</source>
        <translation>אי־ודאות</translation>
    </message>
    <message id="asirim.option.alone.uncertain.help">
        <source>Neither a win nor a loss.</source>
        <translation>לא ניצחון ולא הפסד.</translation>
    </message>
    <message id="asirim.option.alone.wins">
        <source>Wins</source>
        <translation>ניצחון</translation>
    </message>
    <message id="asirim.option.alone.wins.help">
        <source>Being left is a win.</source>
        <translation>להישאר אחרון זה לנצח.</translation>
    </message>
    <message id="asirim.option.open_prisons">
        <source>Open prisons</source>
        <translation>כלאים פתוחים</translation>
    </message>
    <message id="asirim.option.open_prisons.help">
        <source>Everybody sees all prisons all the time. Otherwise they are to be remembered.</source>
        <translation>כולם רואים את כל הכלאים כל הזמן. בלי זה צריך לזכור.</translation>
    </message>
    <message id="asirim.option.max_rounds">
        <source>Rounds at most</source>
        <translation>סבבים לכל היותר</translation>
    </message>
    <message id="asirim.option.max_rounds.help">
        <source>After so many rounds the game cannot go on.</source>
        <translation>אחרי מספר כזה של סבבים אי אפשר להמשיך.</translation>
    </message>
    <message id="asirim.option.max_rounds.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="asirim.words.round">
        <source>Round {n:num} of {of:num}</source>
        <translation>סבב {n:num} מתוך {of:num}</translation>
    </message>
    <message id="asirim.words.amount">
        <source>The end may be called with {n:count card} in the prison, not all of one rank</source>
        <translation>אפשר לקרוא לסוף המשחק עם {n:count card} בכלא, לא כולם מאותה דרגה</translation>
    </message>
    <message id="asirim.hint.call-wins">
        <source>The prison is worth {0:num}, and wins even after every marking.</source>
        <extracomment>Why a move is advised: the codes of app/bots/asirim.py.</extracomment>
        <translation>הכלא שווה {0:num}, ומנצח גם אחרי כל הסימונים.</translation>
    </message>
    <message id="asirim.hint.call-even">
        <source>With {0:num} the call wins with a chance of about {1:percent}, and waiting promises less.</source>
        <translation>עם {0:num} הקריאה מנצחת בסיכוי של בערך {1:percent}, וההמתנה מבטיחה פחות.</translation>
    </message>
    <message id="asirim.hint.leave">
        <source>Another prison is worth more, so a call would give the game away.</source>
        <translation>כלא אחר שווה יותר, וקריאה הייתה מוסרת לו את המשחק.</translation>
    </message>
    <message id="asirim.hint.lays-royal">
        <source>If {0:card} wins, it goes to prison; its value is {1:num}.</source>
        <translation>אם {0:card} ינצח, הוא ייכנס לכלא; ערכו {1:num}.</translation>
    </message>
    <message id="asirim.hint.lays-strong">
        <source>{0:card}, with a value of {1:num}, wins most of the rounds that can be won.</source>
        <translation>{0:card}, בערך {1:num}, מנצח ברוב הסבבים שאפשר לנצח בהם.</translation>
    </message>
    <message id="asirim.hint.lays-spare">
        <source>{0:card} is risked, and the better cards are kept.</source>
        <translation>מסתכנים עם {0:card}, והקלפים הטובים יותר נשמרים.</translation>
    </message>
    <message id="asirim.hint.tag-safe">
        <source>{0:card} is worth the most, and what lies cannot be exchanged or thrown.</source>
        <translation>{0:card} שווה הכי הרבה, ומה שמונח לא מוחלף ולא נזרק.</translation>
    </message>
    <message id="asirim.hint.toss-up">
        <source>The direction is a toss: near even, nobody can guess it.</source>
        <translation>הכיוון הוא הגרלה: כשהסיכויים שווים אי אפשר לנחש אותו.</translation>
    </message>
    <message id="asirim.hint.reveals">
        <source>Only after revealing may a card be drawn, and the exchange costs no more than the card offered.</source>
        <translation>רק אחרי חשיפה אפשר לקחת קלף, וההחלפה לא עולה יותר מהקלף המוצע.</translation>
    </message>
    <message id="asirim.hint.hides">
        <source>There is nothing to draw, and the hand stays as it is.</source>
        <translation>אין ממה לקחת, והיד נשארת כמו שהיא.</translation>
    </message>
    <message id="asirim.hint.offers-least">
        <source>Of the hand, {0:card} is worth the least, and so it goes into the exchange.</source>
        <translation>מכל היד, {0:card} שווה הכי מעט, ולכן הוא הולך להחלפה.</translation>
    </message>
    <message id="asirim.hint.gives-least">
        <source>{0:card} is worth the least.</source>
        <translation>{0:card} שווה הכי מעט.</translation>
    </message>
    <message id="asirim.hint.keeps-given">
        <source>{0:card} is worth more than what is likely to be offered.</source>
        <translation>{0:card} שווה יותר ממה שסביר שמוצע.</translation>
    </message>
    <message id="asirim.hint.draws">
        <source>A card more, for nothing.</source>
        <translation>עוד קלף, בלי מחיר.</translation>
    </message>
    <message id="asirim.hint.marks-strongest">
        <source>It takes the most from the strongest of the other prisons: {0:card} would count {1:num}.</source>
        <translation>זה לוקח הכי הרבה מהכלא החזק מבין האחרים: {0:card} היה נספר {1:num}.</translation>
    </message>
    <message id="asirim.hint.frees-least">
        <source>Without {0:card} the prison loses the least.</source>
        <translation>בלי {0:card} הכלא מפסיד הכי מעט.</translation>
    </message>
    <message id="asirim.hint.saves-call">
        <source>Without {0:card} the prison still allows the call.</source>
        <translation>גם בלי {0:card} הכלא עדיין מאפשר לקרוא.</translation>
    </message>
    <message id="asirim.label.stock">
        <source>stock</source>
        <translation>קופה</translation>
    </message>
    <message id="asirim.label.discard">
        <source>discard pile</source>
        <translation>ביתא</translation>
    </message>
    <message id="asirim.label.alpha">
        <source>Alpha</source>
        <translation>אלפא</translation>
    </message>
    <message id="asirim.label.tag">
        <source>Alpha-tag</source>
        <translation>אלפא־טאג</translation>
    </message>
    <message id="asirim.label.prison">
        <source>Prison</source>
        <translation>כלא</translation>
    </message>
    <message id="asirim.label.prison.n">
        <source>prison {n:num}</source>
        <translation>כלא {n:num}</translation>
    </message>
    <message id="asirim.label.prison.sum">
        <source>Prison {n:num} · sum {sum:num}</source>
        <translation>כלא {n:num} · סכום {sum:num}</translation>
    </message>
    <message id="asirim.label.sum">
        <source>Sum {n:num}</source>
        <translation>סכום {n:num}</translation>
    </message>
    <message id="asirim.label.counter">
        <source>counter {n:signed}</source>
        <translation>מונה {n:signed}</translation>
    </message>
    <message id="asirim.label.came.win">
        <source>Win</source>
        <translation>ניצחון</translation>
    </message>
    <message id="asirim.label.came.loss">
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message id="asirim.label.came.uncertain">
        <source>Uncertain</source>
        <translation>אי־ודאות</translation>
    </message>
    <message id="asirim.label.lost">
        <source>lost the game</source>
        <translation>הפסד במשחק</translation>
    </message>
    <message id="asirim.label.won">
        <source>Wins the round</source>
        <translation>ניצחון בסבב</translation>
    </message>
    <message id="asirim.label.amount">
        <source>A call takes {n:count card} in prison</source>
        <translation>לקריאה צריך {n:count card} בכלא</translation>
    </message>
    <message id="asirim.label.game">
        <source>Game {n:num} of {of:num} · {words:text}</source>
        <translation>משחק {n:num} מתוך {of:num} · {words:text}</translation>
    </message>
    <message id="asirim.button.call">
        <source>Call the end</source>
        <translation>קריאה לסוף</translation>
    </message>
    <message id="asirim.button.leave">
        <source>Leave it</source>
        <translation>ויתור</translation>
    </message>
    <message id="asirim.button.reveal">
        <source>Uncover</source>
        <translation>לחשוף</translation>
    </message>
    <message id="asirim.button.hide">
        <source>Keep hidden</source>
        <translation>לא לחשוף</translation>
    </message>
    <message id="asirim.button.refuse">
        <source>Keep it, no exchange</source>
        <translation>בלי החלפה</translation>
    </message>
    <message id="asirim.button.draw">
        <source>Take a card</source>
        <translation>לקחת קלף</translation>
    </message>
    <message id="asirim.button.pass">
        <source>Take none</source>
        <translation>בלי קלף</translation>
    </message>
    <message id="asirim.voice.free">
        <source>Which prisoner goes to the hand?</source>
        <translation>איזה אסיר עובר ליד?</translation>
    </message>
    <message id="asirim.voice.free.detail">
        <source>Two cards of the hand are needed for a round.</source>
        <translation>לסבב צריך שני קלפים ביד.</translation>
    </message>
    <message id="asirim.voice.free.all-lose">
        <source>Everybody loses the round, and there is no hand to throw from.</source>
        <translation>כולם מפסידים בסבב, ואין ביד מה לזרוק.</translation>
    </message>
    <message id="asirim.voice.alpha">
        <source>Which card is the alpha?</source>
        <translation>איזה קלף הוא האלפא?</translation>
    </message>
    <message id="asirim.voice.values">
        <source>Values: {all:text}</source>
        <translation>ערכים: {all:text}</translation>
    </message>
    <message id="asirim.voice.tag">
        <source>Which card is the alpha-tag?</source>
        <translation>איזה קלף הוא האלפא־טאג?</translation>
    </message>
    <message id="asirim.voice.tag.detail">
        <source>It stays closed. Only the way it lies decides the round.</source>
        <translation>הוא נשאר סגור. רק הכיוון שלו מכריע בסבב.</translation>
    </message>
    <message id="asirim.voice.facing">
        <source>How does the alpha-tag lie, upright or across?</source>
        <translation>איך מונח האלפא־טאג, אנכי או אופקי?</translation>
    </message>
    <message id="asirim.voice.facing.worth">
        <source>An alpha of {n:num} beats lower ones lying the other way; across, equal ones too.</source>
        <translation>אלפא של {n:num} מנצח נמוכים בכיוון האחר; כשהוא אופקי, גם שווים.</translation>
    </message>
    <message id="asirim.voice.reveal">
        <source>The round is won. Is the alpha-tag uncovered?</source>
        <translation>הסבב נוצח. לחשוף את האלפא־טאג?</translation>
    </message>
    <message id="asirim.voice.reveal.detail">
        <source>Uncovered it goes to the hand; then comes an exchange, and a card of the stock.</source>
        <translation>אם הוא נחשף הוא חוזר ליד, ואז באים החלפה וקלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.offer">
        <source>Which card is offered, and to whom?</source>
        <translation>איזה קלף מוצע, ולמי?</translation>
    </message>
    <message id="asirim.voice.offer.detail">
        <source>Laid on a badge, the card is for that seat, and stays closed until one is given for it.</source>
        <translation>מניחים את הקלף אצל מי שמקבל אותו, והוא נשאר סגור עד שניתן קלף תמורתו.</translation>
    </message>
    <message id="asirim.voice.answer">
        <source>Which card is given in exchange?</source>
        <translation>איזה קלף ניתן בהחלפה?</translation>
    </message>
    <message id="asirim.voice.answer.to">
        <source>{who:name} offers a card. What is given for it?</source>
        <translation>{who:name}: הוצע קלף. מה ניתן תמורתו?</translation>
    </message>
    <message id="asirim.voice.answer.to.you">
        <source>You offer a card. What is given for it?</source>
        <translation>הצעתי קלף. מה ניתן תמורתו?</translation>
    </message>
    <message id="asirim.voice.answer.hand">
        <source>A card of the hand. The offered one goes to the hand.</source>
        <translation>קלף מהיד. הקלף שהוצע בא ליד.</translation>
    </message>
    <message id="asirim.voice.answer.prison">
        <source>There is no hand, so it is a prisoner. The offered card goes to the hand.</source>
        <translation>אין יד, ולכן אסיר מהכלא. הקלף שהוצע בא ליד.</translation>
    </message>
    <message id="asirim.voice.answer.given">
        <source>{c:card} came from the discard pile. It is given, or kept without an exchange.</source>
        <translation>{c:card} בא מהביתא. אפשר לתת אותו, או להשאיר אותו בלי החלפה.</translation>
    </message>
    <message id="asirim.voice.draw">
        <source>Is a card taken from the stock?</source>
        <translation>לקחת קלף מהקופה?</translation>
    </message>
    <message id="asirim.voice.draw.detail">
        <source>It costs nothing. After it the losers of the round throw a card.</source>
        <translation>זה בלי מחיר. אחר כך המפסידים בסבב זורקים קלף.</translation>
    </message>
    <message id="asirim.voice.drop">
        <source>Which card goes to the discard pile?</source>
        <translation>איזה קלף הולך לביתא?</translation>
    </message>
    <message id="asirim.voice.drop.detail">
        <source>The round is lost, and more than one card is in the hand.</source>
        <translation>הסבב אבוד, וביד יותר מקלף אחד.</translation>
    </message>
    <message id="asirim.voice.drop.all-lose">
        <source>Everybody loses the round, and everybody throws a card.</source>
        <translation>כולם מפסידים בסבב, וכולם זורקים קלף.</translation>
    </message>
    <message id="asirim.voice.mark">
        <source>Which prisoner elsewhere counts 1?</source>
        <translation>איזה אסיר בכלא אחר ייספר 1?</translation>
    </message>
    <message id="asirim.voice.mark.detail">
        <source>An ace in the prison demands it.</source>
        <translation>כך דורש האס שבכלא.</translation>
    </message>
    <message id="asirim.voice.last">
        <source>The game cannot go on. Is the end called?</source>
        <translation>אי אפשר להמשיך. לקרוא לסוף המשחק?</translation>
    </message>
    <message id="asirim.voice.last.detail">
        <source>After a call the highest sum of a prison wins. If everybody leaves it, nobody wins.</source>
        <translation>אחרי קריאה מנצח הכלא עם הסכום הגבוה. אם כולם מוותרים, אין מנצח.</translation>
    </message>
    <message id="asirim.voice.wait.reveal">
        <source>{who:name} has won the round and may uncover the alpha-tag.</source>
        <translation>{who:name}: ניצחון בסבב, ואפשר לחשוף את האלפא־טאג.</translation>
    </message>
    <message id="asirim.voice.wait.reveal.you">
        <source>You have won the round and may uncover the alpha-tag.</source>
        <translation>ניצחתי בסבב, ואפשר לחשוף את האלפא־טאג.</translation>
    </message>
    <message id="asirim.voice.wait.offer">
        <source>{who:name} has won the round and offers a card.</source>
        <translation>{who:name}: ניצחון בסבב, ועכשיו מוצע קלף.</translation>
    </message>
    <message id="asirim.voice.wait.offer.you">
        <source>You have won the round and offer a card.</source>
        <translation>ניצחתי בסבב, ועכשיו ההצעה שלי.</translation>
    </message>
    <message id="asirim.voice.wait.answer">
        <source>{by:name} offers a card, and {who:name} answers.</source>
        <translation>{by:name}: הוצע קלף. התשובה אצל {who:name}.</translation>
    </message>
    <message id="asirim.voice.wait.answer.mine">
        <source>Your card is offered, and {who:name} answers.</source>
        <translation>הקלף שלי מוצע. התשובה אצל {who:name}.</translation>
    </message>
    <message id="asirim.voice.wait.answer.you">
        <source>{by:name} offers a card, and you answer.</source>
        <translation>{by:name}: הוצע קלף. התשובה שלי.</translation>
    </message>
    <message id="asirim.voice.wait.draw">
        <source>{who:name} may take a card from the stock.</source>
        <translation>{who:name}: אפשר לקחת קלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.wait.draw.you">
        <source>You may take a card from the stock.</source>
        <translation>אפשר לקחת קלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.wait.mark">
        <source>{who:name} has an ace in prison and lowers the value of a prisoner elsewhere.</source>
        <translation>{who:name}: בזכות אס בכלא יורד ערך של אסיר בכלא אחר.</translation>
    </message>
    <message id="asirim.voice.wait.mark.you">
        <source>You have an ace in prison and lower the value of a prisoner elsewhere.</source>
        <translation>בזכות אס בכלא שלי יורד ערך של אסיר בכלא אחר.</translation>
    </message>
    <message id="asirim.voice.turned">
        <source>All alpha cards are turned up.</source>
        <translation>כל קלפי האלפא נחשפים.</translation>
    </message>
    <message id="asirim.voice.uncovers">
        <source>{who:name} uncovers the alpha-tag.</source>
        <translation>{who:name}: האלפא־טאג נחשף.</translation>
    </message>
    <message id="asirim.voice.uncovers.you">
        <source>You uncover the alpha-tag.</source>
        <translation>האלפא־טאג שלי נחשף.</translation>
    </message>
    <message id="asirim.voice.jailed">
        <source>{who:name} locks up {x:card}.</source>
        <translation>{who:name}: {x:card} נכנס לכלא.</translation>
    </message>
    <message id="asirim.voice.jailed.you">
        <source>You lock up {x:card}.</source>
        <translation>{x:card} נכנס לכלא שלי.</translation>
    </message>
    <message id="asirim.voice.round-won">
        <source>{who:name} wins the round.</source>
        <translation>{who:name}: ניצחון בסבב.</translation>
    </message>
    <message id="asirim.voice.round-won.you">
        <source>You win the round.</source>
        <translation>ניצחתי בסבב.</translation>
    </message>
    <message id="asirim.voice.lost">
        <source>{who:name} has neither hand nor prison and loses the game.</source>
        <translation>{who:name}: בלי יד ובלי כלא, הפסד במשחק כולו.</translation>
    </message>
    <message id="asirim.voice.lost.you">
        <source>You have neither hand nor prison and lose the game.</source>
        <translation>נשארתי בלי יד ובלי כלא: הפסד במשחק כולו.</translation>
    </message>
    <message id="asirim.voice.called">
        <source>{who:name} calls the end. All prisons are uncovered.</source>
        <translation>{who:name}: קריאה לסוף המשחק. כל הכלאים נחשפים.</translation>
    </message>
    <message id="asirim.voice.called.you">
        <source>You call the end. All prisons are uncovered.</source>
        <translation>קראתי לסוף המשחק. כל הכלאים נחשפים.</translation>
    </message>
    <message id="asirim.voice.short-card">
        <source>The short game: {who:name} turns up {x:card}.</source>
        <translation>המשחק הקצר, {who:name}: {x:card}.</translation>
    </message>
    <message id="asirim.voice.short-card.you">
        <source>The short game: you turn up {x:card}.</source>
        <translation>המשחק הקצר, הקלף שלי: {x:card}.</translation>
    </message>
    <message id="asirim.voice.short-game-won">
        <source>{who:name} has the highest card and wins the short game.</source>
        <translation>{who:name}: הקלף הגבוה, וניצחון במשחק הקצר.</translation>
    </message>
    <message id="asirim.voice.short-game-won.you">
        <source>You have the highest card and win the short game.</source>
        <translation>הקלף הגבוה שלי, והניצחון במשחק הקצר.</translation>
    </message>
    <message id="asirim.voice.sum">
        <source>The prison of {who:name} comes to {n:num}.</source>
        <translation>הכלא של {who:name}: סכום {n:num}.</translation>
    </message>
    <message id="asirim.voice.sum.you">
        <source>Your prison comes to {n:num}.</source>
        <translation>הכלא שלי: סכום {n:num}.</translation>
    </message>
    <message id="asirim.label.prison.total">
        <source>sum {n:num}</source>
        <translation>סכום {n:num}</translation>
    </message>
</context>
</TS>
