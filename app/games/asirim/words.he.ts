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
        <source>Lock royals up in your prison, and call the end in time.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לאסוף בני מלוכה לכלא, ולקרוא בזמן לסוף המשחק.</translation>
    </message>
    <message id="asirim.zone.alpha">
        <source>alpha card</source>
        <translation>קלף האלפא</translation>
    </message>
    <message id="asirim.zone.tag">
        <source>alpha prime</source>
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
        <translation>זקוף</translation>
    </message>
    <message id="asirim.direction.h">
        <source>across</source>
        <translation>שכוב</translation>
    </message>
    <message id="asirim.action.free">
        <source>take {0:card} out of prison</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להוציא את {0:card} מהכלא אל היד</translation>
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
        <source>lay {x:card} as the alpha prime</source>
        <translation>להניח את {x:card} כקלף האלפא־טאג</translation>
    </message>
    <message id="asirim.action.direction">
        <source>lay the alpha prime {way:word asirim.direction}</source>
        <translation>להניח את האלפא־טאג {way:word asirim.direction}</translation>
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
        <source>uncover the alpha prime</source>
        <translation>לחשוף את האלפא־טאג</translation>
    </message>
    <message id="asirim.action.hide">
        <source>keep the alpha prime face down</source>
        <translation>להשאיר את האלפא־טאג סגור</translation>
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
        <source>turn the exchange down</source>
        <translation>לא להחליף</translation>
    </message>
    <message id="asirim.action.draw">
        <source>take a card from the stock</source>
        <translation>לקחת קלף מהקופה</translation>
    </message>
    <message id="asirim.action.pass">
        <source>take no card</source>
        <translation>לא לקחת קלף מהקופה</translation>
    </message>
    <message id="asirim.action.drop">
        <source>throw {0:card} away</source>
        <translation>לזרוק את {0:card} לביתא</translation>
    </message>
    <message id="asirim.action.drop.closed">
        <source>throw a card away</source>
        <translation>לזרוק קלף לביתא</translation>
    </message>
    <message id="asirim.action.mark">
        <source>bring {0:card} down to 1</source>
        <translation>להוריד את {0:card} ל־1</translation>
    </message>
    <message id="asirim.action.leave">
        <source>let the game go on</source>
        <translation>לא לקרוא לסוף המשחק</translation>
    </message>
    <message id="asirim.verb.free">
        <source>take a card out of prison</source>
        <translation>להוציא קלף מהכלא</translation>
    </message>
    <message id="asirim.verb.commit">
        <source>lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message id="asirim.verb.commit.alpha">
        <source>lay the alpha card</source>
        <translation>להניח את קלף האלפא</translation>
    </message>
    <message id="asirim.verb.commit.tag">
        <source>lay the alpha prime</source>
        <translation>להניח את האלפא־טאג</translation>
    </message>
    <message id="asirim.verb.commit.facing">
        <source>choose upright or across</source>
        <translation>לבחור זקוף או שכוב</translation>
    </message>
    <message id="asirim.verb.call">
        <source>call the end</source>
        <translation>לקרוא לסוף</translation>
    </message>
    <message id="asirim.verb.call.free">
        <source>call the end and free nobody</source>
        <translation>לקרוא לסוף בלי להוציא אסיר</translation>
    </message>
    <message id="asirim.verb.call.last">
        <source>call the end at the last moment</source>
        <translation>לקרוא לסוף ברגע האחרון</translation>
    </message>
    <message id="asirim.verb.reveal">
        <source>uncover the alpha prime</source>
        <translation>לחשוף את האלפא־טאג</translation>
    </message>
    <message id="asirim.verb.hide">
        <source>keep the alpha prime face down</source>
        <translation>להשאיר את האלפא־טאג סגור</translation>
    </message>
    <message id="asirim.verb.offer">
        <source>offer an exchange</source>
        <translation>להציע החלפה</translation>
    </message>
    <message id="asirim.verb.swap">
        <source>agree to an exchange</source>
        <translation>להסכים להחלפה</translation>
    </message>
    <message id="asirim.verb.refuse">
        <source>turn an exchange down</source>
        <translation>לסרב להחלפה</translation>
    </message>
    <message id="asirim.verb.draw">
        <source>take a card from the stock</source>
        <translation>לקחת קלף מהקופה</translation>
    </message>
    <message id="asirim.verb.pass">
        <source>take no card</source>
        <translation>לא לקחת קלף</translation>
    </message>
    <message id="asirim.verb.drop">
        <source>throw a card away</source>
        <translation>לזרוק קלף לביתא</translation>
    </message>
    <message id="asirim.verb.mark">
        <source>bring a prisoner down to 1</source>
        <translation>להוריד אסיר ל־1</translation>
    </message>
    <message id="asirim.verb.leave">
        <source>let the game go on</source>
        <translation>להמשיך לשחק</translation>
    </message>
    <message id="asirim.refusal.free-first">
        <source>First take a prisoner into your hand.</source>
        <translation>קודם מוציאים אסיר מהכלא אל היד.</translation>
    </message>
    <message id="asirim.refusal.lay-alpha-first">
        <source>First lay the alpha card.</source>
        <translation>קודם מניחים את קלף האלפא.</translation>
    </message>
    <message id="asirim.refusal.lay-tag-first">
        <source>First lay the alpha prime.</source>
        <translation>קודם מניחים את האלפא־טאג.</translation>
    </message>
    <message id="asirim.refusal.direction-first">
        <source>First choose how it lies, upright or across.</source>
        <translation>קודם בוחרים איך הוא מונח, זקוף או שכוב.</translation>
    </message>
    <message id="asirim.refusal.reveal-or-hide-first">
        <source>First decide whether to uncover the alpha prime.</source>
        <translation>קודם מחליטים אם לחשוף את האלפא־טאג.</translation>
    </message>
    <message id="asirim.refusal.offer-first">
        <source>First offer a card for an exchange.</source>
        <translation>קודם מציעים קלף להחלפה.</translation>
    </message>
    <message id="asirim.refusal.answer-first">
        <source>First answer the offer.</source>
        <translation>קודם עונים להצעה.</translation>
    </message>
    <message id="asirim.refusal.draw-or-pass-first">
        <source>First take a card from the stock, or none.</source>
        <translation>קודם לוקחים קלף מהקופה, או מוותרים עליו.</translation>
    </message>
    <message id="asirim.refusal.drop-first">
        <source>First throw a card from your hand away.</source>
        <translation>קודם זורקים קלף מהיד לביתא.</translation>
    </message>
    <message id="asirim.refusal.mark-first">
        <source>First your ace brings a prisoner elsewhere down to 1.</source>
        <translation>קודם בוחרים, בגלל האס, אסיר בכלא אחר שיורד ל־1.</translation>
    </message>
    <message id="asirim.refusal.call-or-leave-first">
        <source>First decide whether to call the end.</source>
        <translation>קודם מחליטים אם לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.refusal.call-in-stage-1">
        <source>The end is called at the start of a round, before the alpha card.</source>
        <translation>לסוף המשחק קוראים בתחילת הסיבוב, לפני שמניחים את האלפא.</translation>
    </message>
    <message id="asirim.refusal.direction-not-card">
        <source>Now choose upright or across, not a card.</source>
        <translation>עכשיו לא מניחים קלף: בוחרים זקוף או שכוב.</translation>
    </message>
    <message id="asirim.refusal.no-such-direction">
        <source>A card lies upright or across, nothing else.</source>
        <translation>הקלף מונח זקוף או שכוב, ואין דרך אחרת.</translation>
    </message>
    <message id="asirim.refusal.card-not-direction">
        <source>Lay a card now. How it lies comes later.</source>
        <translation>עכשיו מניחים קלף. איך הוא מונח בוחרים אחר כך.</translation>
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
        <source>To call the end you need {1:count card} in prison, and have {0:num}.</source>
        <translation>כדי לקרוא לסוף צריך {1:count card} בכלא. עכשיו: {0:num}.</translation>
    </message>
    <message id="asirim.refusal.prisoners-alike">
        <source>To call the end you need two different prisoners, a king and a queen for instance.</source>
        <translation>כדי לקרוא לסוף צריך שני אסירים שונים, למשל מלך ומלכה.</translation>
    </message>
    <message id="asirim.refusal.offer-to-another">
        <source>The exchange is with somebody else.</source>
        <translation>ההחלפה הזאת היא עם מישהו אחר.</translation>
    </message>
    <message id="asirim.refusal.seat-has-lost">
        <source>Whoever has lost the game exchanges no more cards.</source>
        <translation>מי שהפסיד את המשחק כבר לא מחליף קלפים.</translation>
    </message>
    <message id="asirim.refusal.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>אין שם אף אחד.</translation>
    </message>
    <message id="asirim.refusal.hand-before-prison">
        <source>As long as you hold a card, {0:card} stays in prison.</source>
        <translation>כל עוד יש קלף ביד, {0:card} נשאר בכלא.</translation>
    </message>
    <message id="asirim.refusal.must-swap">
        <source>Only somebody who was given a card from the discard pile may refuse.</source>
        <translation>לסרב יכול רק מי שקיבל לשם כך קלף מהביתא.</translation>
    </message>
    <message id="asirim.refusal.own-prisoner">
        <source>{0:card} is your own prisoner: choose somebody else’s.</source>
        <translation>בוחרים אסיר בכלא של מישהו אחר, {0:card and} בכלא של מי שבוחר.</translation>
    </message>
    <message id="asirim.refusal.not-a-prisoner">
        <source>{0:card} is in no prison.</source>
        <translation>{0:card} לא נמצא בשום כלא.</translation>
    </message>
    <message id="asirim.said.directions">
        <source>Everybody shows how the card lies.</source>
        <translation>רואים איך מונחים כל הקלפים.</translation>
    </message>
    <message id="asirim.said.round-won">
        <source>The round has a winner.</source>
        <translation>יש מנצח בסיבוב.</translation>
    </message>
    <message id="asirim.said.all-lose">
        <source>Everybody loses the round.</source>
        <translation>כולם מפסידים בסיבוב.</translation>
    </message>
    <message id="asirim.said.lost">
        <source>Without cards and prisoners the game is lost.</source>
        <translation>בלי קלפים ובלי אסירים מפסידים את המשחק.</translation>
    </message>
    <message id="asirim.said.forced-end">
        <source>The game cannot go on. A short game decides who gets prisoners.</source>
        <translation>אי אפשר להמשיך, ולכן משחקים משחק קצר: המנצח בו מקבל אסירים.</translation>
    </message>
    <message id="asirim.said.short-card">
        <source>{1:card} is turned up.</source>
        <translation>חשפו את {1:card}.</translation>
    </message>
    <message id="asirim.said.short-game-won">
        <source>The highest card won the short game.</source>
        <translation>הקלף הגבוה ניצח במשחק הקצר.</translation>
    </message>
    <message id="asirim.said.called">
        <source>The end of the game is called.</source>
        <translation>קראו לסוף המשחק.</translation>
    </message>
    <message id="asirim.said.sum">
        <source>The prison comes to {1:num}.</source>
        <translation>הסכום בכלא: {1:num}.</translation>
    </message>
    <message id="asirim.said.game-over">
        <source>Game {0:num} of the tournament is over.</source>
        <translation>משחק {0:num} בטורניר נגמר.</translation>
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
    <message id="asirim.fact.z.one">
        <source>value {all:words asirim.value}</source>
        <translation>ערך {all:words asirim.value}</translation>
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
        <source>beats an alpha whose alpha prime lies the other way</source>
        <extracomment>At an alpha card.</extracomment>
        <translation>מנצח אלפא שהטאג שלו מונח אחרת</translation>
    </message>
    <message id="asirim.log.alpha">
        <source>{who:name} laid {x:card} as the alpha card.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>האלפא של {who:name}: {x:card}.</translation>
    </message>
    <message id="asirim.log.alpha.m">
        <source>{who:name} laid {x:card} as the alpha card.</source>
        <translation>{who:name} הניח {x:card object} כאלפא.</translation>
    </message>
    <message id="asirim.log.alpha.f">
        <source>{who:name} laid {x:card} as the alpha card.</source>
        <translation>{who:name} הניחה {x:card object} כאלפא.</translation>
    </message>
    <message id="asirim.log.alpha.you">
        <source>You laid {x:card} as the alpha card.</source>
        <translation>הנחתי {x:card object} כאלפא.</translation>
    </message>
    <message id="asirim.log.tag">
        <source>{who:name} laid {x:card} as the alpha prime.</source>
        <translation>האלפא־טאג של {who:name}: {x:card}.</translation>
    </message>
    <message id="asirim.log.tag.m">
        <source>{who:name} laid {x:card} as the alpha prime.</source>
        <translation>{who:name} הניח {x:card object} כאלפא־טאג.</translation>
    </message>
    <message id="asirim.log.tag.f">
        <source>{who:name} laid {x:card} as the alpha prime.</source>
        <translation>{who:name} הניחה {x:card object} כאלפא־טאג.</translation>
    </message>
    <message id="asirim.log.tag.you">
        <source>You laid {x:card} as the alpha prime.</source>
        <translation>הנחתי {x:card object} כאלפא־טאג.</translation>
    </message>
    <message id="asirim.log.laid">
        <source>{who:name} laid an alpha and an alpha prime.</source>
        <extracomment>All that the others learn of it.</extracomment>
        <translation>האלפא והאלפא־טאג של {who:name} מונחים, סגורים.</translation>
    </message>
    <message id="asirim.log.laid.m">
        <source>{who:name} laid an alpha and an alpha prime.</source>
        <translation>{who:name} הניח אלפא ואלפא־טאג, סגורים.</translation>
    </message>
    <message id="asirim.log.laid.f">
        <source>{who:name} laid an alpha and an alpha prime.</source>
        <translation>{who:name} הניחה אלפא ואלפא־טאג, סגורים.</translation>
    </message>
    <message id="asirim.log.laid.you">
        <source>You laid an alpha and an alpha prime.</source>
        <translation>הנחתי אלפא ואלפא־טאג, סגורים.</translation>
    </message>
    <message id="asirim.log.direction">
        <source>{who:name} chose {way:word asirim.direction}.</source>
        <translation>הקלף של {who:name} מונח {way:word asirim.direction}.</translation>
    </message>
    <message id="asirim.log.direction.m">
        <source>{who:name} chose {way:word asirim.direction}.</source>
        <translation>{who:name} בחר {way:word asirim.direction}.</translation>
    </message>
    <message id="asirim.log.direction.f">
        <source>{who:name} chose {way:word asirim.direction}.</source>
        <translation>{who:name} בחרה {way:word asirim.direction}.</translation>
    </message>
    <message id="asirim.log.direction.you">
        <source>You chose {way:word asirim.direction}.</source>
        <translation>בחרתי {way:word asirim.direction}.</translation>
    </message>
    <message id="asirim.log.chose">
        <source>{who:name} chose how the card lies.</source>
        <extracomment>All that the others learn of it.</extracomment>
        <translation>הכיוון של הקלף של {who:name} נבחר.</translation>
    </message>
    <message id="asirim.log.chose.m">
        <source>{who:name} chose how the card lies.</source>
        <translation>{who:name} בחר איך הקלף מונח.</translation>
    </message>
    <message id="asirim.log.chose.f">
        <source>{who:name} chose how the card lies.</source>
        <translation>{who:name} בחרה איך הקלף מונח.</translation>
    </message>
    <message id="asirim.log.chose.you">
        <source>You chose how the card lies.</source>
        <translation>בחרתי איך הקלף מונח.</translation>
    </message>
    <message id="asirim.log.directions">
        <source>Upright: {v:text}. Across: {h:text}.</source>
        <extracomment>Who lies how, when all have chosen.</extracomment>
        <translation>זקוף: {v:text}. שכוב: {h:text}.</translation>
    </message>
    <message id="asirim.log.direction-of-all.v">
        <source>Everybody’s card lies upright.</source>
        <translation>אצל כולם זקוף.</translation>
    </message>
    <message id="asirim.log.direction-of-all.h">
        <source>Everybody’s card lies across.</source>
        <translation>אצל כולם שכוב.</translation>
    </message>
    <message id="asirim.log.round-won">
        <source>{who:name} won the round.</source>
        <translation>הסיבוב הולך {who:to}.</translation>
    </message>
    <message id="asirim.log.round-won.m">
        <source>{who:name} won the round.</source>
        <translation>{who:name} ניצח בסיבוב.</translation>
    </message>
    <message id="asirim.log.round-won.f">
        <source>{who:name} won the round.</source>
        <translation>{who:name} ניצחה בסיבוב.</translation>
    </message>
    <message id="asirim.log.round-won.you">
        <source>You won the round.</source>
        <translation>ניצחתי בסיבוב.</translation>
    </message>
    <message id="asirim.log.lost">
        <source>{who:name} has neither cards nor prisoners left and loses the game.</source>
        <translation>{who:to} לא נשארו לא קלפים ולא אסירים, והמשחק אבוד.</translation>
    </message>
    <message id="asirim.log.lost.m">
        <source>{who:name} has neither cards nor prisoners left and loses the game.</source>
        <translation>{who:name} נשאר בלי קלפים ובלי אסירים, והפסיד את המשחק.</translation>
    </message>
    <message id="asirim.log.lost.f">
        <source>{who:name} has neither cards nor prisoners left and loses the game.</source>
        <translation>{who:name} נשארה בלי קלפים ובלי אסירים, והפסידה את המשחק.</translation>
    </message>
    <message id="asirim.log.lost.you">
        <source>You have neither cards nor prisoners left and lose the game.</source>
        <translation>נשארתי בלי קלפים ובלי אסירים, והפסדתי את המשחק.</translation>
    </message>
    <message id="asirim.log.reveal">
        <source>{who:name} uncovered {c:card} and took it.</source>
        <translation>האלפא־טאג של {who:name} נחשף: {c:card}. הוא הולך אל היד.</translation>
    </message>
    <message id="asirim.log.reveal.m">
        <source>{who:name} uncovered {c:card} and took it.</source>
        <translation>{who:name} חשף {c:card object} ולקח אותו אל היד.</translation>
    </message>
    <message id="asirim.log.reveal.f">
        <source>{who:name} uncovered {c:card} and took it.</source>
        <translation>{who:name} חשפה {c:card object} ולקחה אותו אל היד.</translation>
    </message>
    <message id="asirim.log.reveal.you">
        <source>You uncovered {c:card} and took it.</source>
        <translation>חשפתי {c:card object} ולקחתי אותו אל היד.</translation>
    </message>
    <message id="asirim.log.hide">
        <source>{who:name} kept the alpha prime face down.</source>
        <translation>האלפא־טאג של {who:name} נשאר סגור.</translation>
    </message>
    <message id="asirim.log.hide.m">
        <source>{who:name} kept the alpha prime face down.</source>
        <translation>{who:name} השאיר את האלפא־טאג סגור.</translation>
    </message>
    <message id="asirim.log.hide.f">
        <source>{who:name} kept the alpha prime face down.</source>
        <translation>{who:name} השאירה את האלפא־טאג סגור.</translation>
    </message>
    <message id="asirim.log.hide.you">
        <source>You kept the alpha prime face down.</source>
        <translation>השארתי את האלפא־טאג סגור.</translation>
    </message>
    <message id="asirim.log.offer">
        <source>{who:name} offered {x:card} {to:text}.</source>
        <translation>{x:card} {who:of} מוצע {to:text}.</translation>
    </message>
    <message id="asirim.log.offer.m">
        <source>{who:name} offered {x:card} {to:text}.</source>
        <translation>{who:name} הציע {to:text} {x:card}.</translation>
    </message>
    <message id="asirim.log.offer.f">
        <source>{who:name} offered {x:card} {to:text}.</source>
        <translation>{who:name} הציעה {to:text} {x:card}.</translation>
    </message>
    <message id="asirim.log.offer.you">
        <source>You offered {x:card} {to:text}.</source>
        <translation>הצעתי {to:text} {x:card}.</translation>
    </message>
    <message id="asirim.log.given">
        <source>{who:name} had nothing to give and got {c:card} from the discard pile.</source>
        <translation>{who:to} לא היה מה לתת, ולכן {c:card} עובר מהביתא אל היד.</translation>
    </message>
    <message id="asirim.log.given.you">
        <source>You had nothing to give and got {c:card} from the discard pile.</source>
        <translation>לא היה לי מה לתת, וקיבלתי {c:card} מהביתא.</translation>
    </message>
    <message id="asirim.log.no-exchange">
        <source>There is nothing to exchange, and the offered card goes back.</source>
        <translation>אין במה להחליף, והקלף שהוצע חוזר.</translation>
    </message>
    <message id="asirim.log.swap">
        <source>{who:name} gave {x:card} and got {y:card}.</source>
        <translation>{who:from} עובר {x:card}, ותמורתו מגיע {y:card}.</translation>
    </message>
    <message id="asirim.log.swap.m">
        <source>{who:name} gave {x:card} and got {y:card}.</source>
        <translation>{who:name} נתן {x:card} וקיבל {y:card}.</translation>
    </message>
    <message id="asirim.log.swap.f">
        <source>{who:name} gave {x:card} and got {y:card}.</source>
        <translation>{who:name} נתנה {x:card} וקיבלה {y:card}.</translation>
    </message>
    <message id="asirim.log.swap.you">
        <source>You gave {x:card} and got {y:card}.</source>
        <translation>נתתי {x:card} וקיבלתי {y:card}.</translation>
    </message>
    <message id="asirim.log.refuse">
        <source>{who:name} did not want to exchange.</source>
        <translation>מצד {who:name} אין החלפה.</translation>
    </message>
    <message id="asirim.log.refuse.m">
        <source>{who:name} did not want to exchange.</source>
        <translation>{who:name} לא רצה להחליף.</translation>
    </message>
    <message id="asirim.log.refuse.f">
        <source>{who:name} did not want to exchange.</source>
        <translation>{who:name} לא רצתה להחליף.</translation>
    </message>
    <message id="asirim.log.refuse.you">
        <source>You did not want to exchange.</source>
        <translation>לא רציתי להחליף.</translation>
    </message>
    <message id="asirim.log.draw">
        <source>{who:name} took {c:card} from the stock.</source>
        <translation>{c:card} מהקופה עובר {who:to}.</translation>
    </message>
    <message id="asirim.log.draw.m">
        <source>{who:name} took {c:card} from the stock.</source>
        <translation>{who:name} לקח {c:card object} מהקופה.</translation>
    </message>
    <message id="asirim.log.draw.f">
        <source>{who:name} took {c:card} from the stock.</source>
        <translation>{who:name} לקחה {c:card object} מהקופה.</translation>
    </message>
    <message id="asirim.log.draw.you">
        <source>You took {c:card} from the stock.</source>
        <translation>לקחתי {c:card object} מהקופה.</translation>
    </message>
    <message id="asirim.log.pass">
        <source>{who:name} took no card from the stock.</source>
        <translation>בתור של {who:name} לא נלקח קלף מהקופה.</translation>
    </message>
    <message id="asirim.log.pass.m">
        <source>{who:name} took no card from the stock.</source>
        <translation>{who:name} לא לקח קלף מהקופה.</translation>
    </message>
    <message id="asirim.log.pass.f">
        <source>{who:name} took no card from the stock.</source>
        <translation>{who:name} לא לקחה קלף מהקופה.</translation>
    </message>
    <message id="asirim.log.pass.you">
        <source>You took no card from the stock.</source>
        <translation>לא לקחתי קלף מהקופה.</translation>
    </message>
    <message id="asirim.log.jailed">
        <source>{c:card} went to {who:name}’s prison.</source>
        <translation>{c:card} נכנס לכלא של {who:name}.</translation>
    </message>
    <message id="asirim.log.jailed.you">
        <source>{c:card} went to your prison.</source>
        <translation>{c:card} נכנס לכלא שלי.</translation>
    </message>
    <message id="asirim.log.discarded">
        <source>{c:card} is thrown away.</source>
        <translation>{c:card} נזרק לביתא.</translation>
    </message>
    <message id="asirim.log.drop">
        <source>{who:name} threw {x:card} away.</source>
        <translation>{x:card} {who:of} הולך לביתא.</translation>
    </message>
    <message id="asirim.log.drop.m">
        <source>{who:name} threw {x:card} away.</source>
        <translation>{who:name} זרק {x:card object} לביתא.</translation>
    </message>
    <message id="asirim.log.drop.f">
        <source>{who:name} threw {x:card} away.</source>
        <translation>{who:name} זרקה {x:card object} לביתא.</translation>
    </message>
    <message id="asirim.log.drop.you">
        <source>You threw {x:card} away.</source>
        <translation>זרקתי {x:card object} לביתא.</translation>
    </message>
    <message id="asirim.log.free">
        <source>{who:name} took {x:card} out of prison.</source>
        <translation>{x:card} {who:of} יצא מהכלא אל היד.</translation>
    </message>
    <message id="asirim.log.free.m">
        <source>{who:name} took {x:card} out of prison.</source>
        <translation>{who:name} הוציא {x:card object} מהכלא אל היד.</translation>
    </message>
    <message id="asirim.log.free.f">
        <source>{who:name} took {x:card} out of prison.</source>
        <translation>{who:name} הוציאה {x:card object} מהכלא אל היד.</translation>
    </message>
    <message id="asirim.log.free.you">
        <source>You took {x:card} out of prison.</source>
        <translation>הוצאתי {x:card object} מהכלא אל היד.</translation>
    </message>
    <message id="asirim.log.call">
        <source>{who:name} called the end of the game.</source>
        <translation>הקריאה לסוף המשחק באה {who:from}.</translation>
    </message>
    <message id="asirim.log.call.m">
        <source>{who:name} called the end of the game.</source>
        <translation>{who:name} קרא לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.call.f">
        <source>{who:name} called the end of the game.</source>
        <translation>{who:name} קראה לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.call.you">
        <source>You called the end of the game.</source>
        <translation>קראתי לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.leave">
        <source>{who:name} did not call the end.</source>
        <translation>מצד {who:name} אין קריאה לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.leave.m">
        <source>{who:name} did not call the end.</source>
        <translation>{who:name} לא קרא לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.leave.f">
        <source>{who:name} did not call the end.</source>
        <translation>{who:name} לא קראה לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.leave.you">
        <source>You did not call the end.</source>
        <translation>לא קראתי לסוף המשחק.</translation>
    </message>
    <message id="asirim.log.prison">
        <source>{who:name}’s prison: {cards:cards}.</source>
        <translation>בכלא של {who:name} יש {cards:cards}.</translation>
    </message>
    <message id="asirim.log.prison.you">
        <source>Your prison: {cards:cards}.</source>
        <translation>בכלא שלי יש {cards:cards}.</translation>
    </message>
    <message id="asirim.log.mark">
        <source>{who:name} brought {x:card} down to 1.</source>
        <translation>{x:card} יורד ל־1 בגלל האס של {who:name}.</translation>
    </message>
    <message id="asirim.log.mark.m">
        <source>{who:name} brought {x:card} down to 1.</source>
        <translation>{who:name} הוריד {x:card object} ל־1.</translation>
    </message>
    <message id="asirim.log.mark.f">
        <source>{who:name} brought {x:card} down to 1.</source>
        <translation>{who:name} הורידה {x:card object} ל־1.</translation>
    </message>
    <message id="asirim.log.mark.you">
        <source>You brought {x:card} down to 1.</source>
        <translation>הורדתי {x:card object} ל־1.</translation>
    </message>
    <message id="asirim.log.sums">
        <source>The sums: {all:text}.</source>
        <translation>הסכומים: {all:text}.</translation>
    </message>
    <message id="asirim.log.sum-of">
        <source>{who:name} {n:num}</source>
        <extracomment>An item of the list of sums.</extracomment>
        <translation>{who:of} {n:num}</translation>
    </message>
    <message id="asirim.log.sum-of.you">
        <source>you {n:num}</source>
        <translation>שלי {n:num}</translation>
    </message>
    <message id="asirim.log.short-game">
        <source>The short game: {all:text}.</source>
        <extracomment>The cards that were turned up, in a list.</extracomment>
        <translation>המשחק הקצר: {all:text}.</translation>
    </message>
    <message id="asirim.log.short-won">
        <source>{who:name} won it.</source>
        <translation>המשחק הקצר הולך {who:to}.</translation>
    </message>
    <message id="asirim.log.short-won.m">
        <source>{who:name} won it.</source>
        <translation>{who:name} ניצח במשחק הקצר.</translation>
    </message>
    <message id="asirim.log.short-won.f">
        <source>{who:name} won it.</source>
        <translation>{who:name} ניצחה במשחק הקצר.</translation>
    </message>
    <message id="asirim.log.short-won.you">
        <source>You won it.</source>
        <translation>ניצחתי במשחק הקצר.</translation>
    </message>
    <message id="asirim.log.short-prize">
        <source>{who:name} won it and got for the prison: {cards:cards}.</source>
        <translation>המשחק הקצר הולך {who:to}. לכלא: {cards:cards}.</translation>
    </message>
    <message id="asirim.log.short-prize.m">
        <source>{who:name} won it and got for the prison: {cards:cards}.</source>
        <translation>{who:name} ניצח במשחק הקצר וקיבל לכלא: {cards:cards}.</translation>
    </message>
    <message id="asirim.log.short-prize.f">
        <source>{who:name} won it and got for the prison: {cards:cards}.</source>
        <translation>{who:name} ניצחה במשחק הקצר וקיבלה לכלא: {cards:cards}.</translation>
    </message>
    <message id="asirim.log.short-prize.you">
        <source>You won it and got for your prison: {cards:cards}.</source>
        <translation>ניצחתי במשחק הקצר וקיבלתי לכלא: {cards:cards}.</translation>
    </message>
    <message id="asirim.log.game-over">
        <source>Game {n:num} of the tournament is over.</source>
        <translation>משחק {n:num} בטורניר נגמר.</translation>
    </message>
    <message id="asirim.log.game-won">
        <source>{who:name} won it.</source>
        <translation>המשחק הולך {who:to}.</translation>
    </message>
    <message id="asirim.log.game-won.m">
        <source>{who:name} won it.</source>
        <translation>{who:name} ניצח בו.</translation>
    </message>
    <message id="asirim.log.game-won.f">
        <source>{who:name} won it.</source>
        <translation>{who:name} ניצחה בו.</translation>
    </message>
    <message id="asirim.log.game-won.you">
        <source>You won it.</source>
        <translation>ניצחתי בו.</translation>
    </message>
    <message id="asirim.log.game-nobody">
        <source>Nobody won it.</source>
        <translation>אף אחד לא ניצח בו.</translation>
    </message>
    <message id="asirim.result.win">
        <source>{who:name} wins.</source>
        <translation>הניצחון הולך {who:to}.</translation>
    </message>
    <message id="asirim.result.win.m">
        <source>{who:name} wins.</source>
        <translation>{who:name} ניצח.</translation>
    </message>
    <message id="asirim.result.win.f">
        <source>{who:name} wins.</source>
        <translation>{who:name} ניצחה.</translation>
    </message>
    <message id="asirim.result.win.you">
        <source>You win.</source>
        <translation>ניצחתי.</translation>
    </message>
    <message id="asirim.result.win-by">
        <source>{who:name} wins the tournament with {n:count point}.</source>
        <extracomment>In a tournament a win counts one up, a loss one down.</extracomment>
        <translation>הטורניר הולך {who:to}, עם {n:count point}.</translation>
    </message>
    <message id="asirim.result.win-by.m">
        <source>{who:name} wins the tournament with {n:count point}.</source>
        <translation>{who:name} ניצח בטורניר, עם {n:count point}.</translation>
    </message>
    <message id="asirim.result.win-by.f">
        <source>{who:name} wins the tournament with {n:count point}.</source>
        <translation>{who:name} ניצחה בטורניר, עם {n:count point}.</translation>
    </message>
    <message id="asirim.result.win-by.you">
        <source>You win the tournament with {n:count point}.</source>
        <translation>ניצחתי בטורניר, עם {n:count point}.</translation>
    </message>
    <message id="asirim.result.shared">
        <source>{all:text} share the tournament with {n:count point}.</source>
        <translation>ניצחו יחד בטורניר, עם {n:count point}: {all:text}.</translation>
    </message>
    <message id="asirim.result.alone">
        <source>{who:name} is the last one left, but nobody wins.</source>
        <extracomment>All the others have lost the whole game, and the one who is left cannot call the end.</extracomment>
        <translation>{who:to} לא נשארו יריבים, אבל אין הכרעה.</translation>
    </message>
    <message id="asirim.result.alone.m">
        <source>{who:name} is the last one left, but nobody wins.</source>
        <translation>{who:name} נשאר אחרון, אבל בלי הכרעה.</translation>
    </message>
    <message id="asirim.result.alone.f">
        <source>{who:name} is the last one left, but nobody wins.</source>
        <translation>{who:name} נשארה אחרונה, אבל בלי הכרעה.</translation>
    </message>
    <message id="asirim.result.alone.you">
        <source>You are the last one left, but nobody wins.</source>
        <translation>לא נשארו לי יריבים, אבל אין הכרעה.</translation>
    </message>
    <message id="asirim.reason.called">
        <source>The end was called, and the highest prison won.</source>
        <translation>קראו לסוף המשחק, והסכום הגבוה בכלא ניצח.</translation>
    </message>
    <message id="asirim.reason.forced">
        <source>The game could not go on, and the highest prison won.</source>
        <translation>אי אפשר היה להמשיך, והסכום הגבוה בכלא ניצח.</translation>
    </message>
    <message id="asirim.reason.alone">
        <source>Only one is left, without enough prisoners to call the end.</source>
        <translation>נשאר רק שחקן אחד, בלי מספיק אסירים כדי לקרוא לסוף.</translation>
    </message>
    <message id="asirim.reason.left">
        <source>Nobody who could call the end did so.</source>
        <translation>מי שהיה יכול לקרוא לסוף המשחק לא קרא.</translation>
    </message>
    <message id="asirim.option.amount">
        <source>Prisoners to call the end</source>
        <translation>כמה אסירים צריך כדי לקרוא</translation>
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
        <source>More than one makes a tournament: a win adds a point, a loss takes one.</source>
        <translation>יותר ממשחק אחד הוא טורניר: ניצחון מוסיף נקודה, והפסד מוריד נקודה.</translation>
    </message>
    <message id="asirim.option.games.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="asirim.option.alone">
        <source>The last one left</source>
        <translation>מי שנשאר אחרון</translation>
    </message>
    <message id="asirim.option.alone.help">
        <source>What happens to somebody who is left alone and cannot call the end.</source>
        <translation>מה קורה כשנשאר רק שחקן אחד, והוא לא יכול לקרוא לסוף.</translation>
    </message>
    <message id="asirim.option.alone.uncertain">
        <source>Undecided</source>
        <translation>בלי הכרעה</translation>
    </message>
    <message id="asirim.option.alone.uncertain.help">
        <source>Neither a win nor a loss. Most games then have no winner.</source>
        <translation>לא ניצחון ולא הפסד. כך ברוב המשחקים אין מנצח.</translation>
    </message>
    <message id="asirim.option.alone.wins">
        <source>Wins</source>
        <translation>מנצח</translation>
    </message>
    <message id="asirim.option.alone.wins.help">
        <source>Whoever is left last wins. Most games then have a winner.</source>
        <translation>מי שנשאר אחרון ניצח. כך ברוב המשחקים יש מנצח.</translation>
    </message>
    <message id="asirim.option.open_prisons">
        <source>Open prisons</source>
        <translation>כלאים פתוחים</translation>
    </message>
    <message id="asirim.option.open_prisons.help">
        <source>Everybody sees all prisons all the time. Without it you have to remember.</source>
        <translation>כולם רואים כל הזמן מה בכל כלא. בלי זה צריך לזכור.</translation>
    </message>
    <message id="asirim.option.max_rounds">
        <source>Rounds at most</source>
        <translation>עד כמה סיבובים</translation>
    </message>
    <message id="asirim.option.max_rounds.help">
        <source>After that many the game cannot go on.</source>
        <translation>אחרי המספר הזה אי אפשר להמשיך, והמשחק נסגר.</translation>
    </message>
    <message id="asirim.option.max_rounds.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="asirim.words.round">
        <source>Round {n:num} of {of:num}</source>
        <translation>סיבוב {n:num} מתוך {of:num}</translation>
    </message>
    <message id="asirim.words.amount">
        <source>The end may be called with {n:count card} in prison, not all the same figure</source>
        <translation>אפשר לקרוא לסוף המשחק עם {n:count card} בכלא, ולא כולם אותה דמות</translation>
    </message>
    <message id="asirim.hint.call-wins">
        <source>The prison is worth {0:num}, and wins whatever the aces take off it.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>הכלא שווה {0:num}, וזה מנצח גם אחרי שכל אס יוריד לו אסיר.</translation>
    </message>
    <message id="asirim.hint.call-even">
        <source>Calling with {0:num} wins about {1:percent} of the time, and waiting is worse.</source>
        <translation>עם {0:num} הקריאה מנצחת בערך ב־{1:percent} מהמקרים, ומי שמחכה מרוויח פחות.</translation>
    </message>
    <message id="asirim.hint.leave">
        <source>Another prison is worth more: calling now would give it the game.</source>
        <translation>יש כלא ששווה יותר, ומי שקורא עכשיו נותן לו את הניצחון.</translation>
    </message>
    <message id="asirim.hint.lays-royal">
        <source>If {0:card} wins, it goes to prison and is worth {1:num} there.</source>
        <translation>אם {0:card} ינצח, הוא נכנס לכלא ושווה שם {1:num}.</translation>
    </message>
    <message id="asirim.hint.lays-strong">
        <source>{0:card} is worth {1:num}, and mostly wins when the cards lie differently.</source>
        <translation>{0:card} שווה {1:num}, וברוב המקרים הוא מנצח כשהכיוונים שונים.</translation>
    </message>
    <message id="asirim.hint.lays-spare">
        <source>Risk {0:card}, and keep the better cards.</source>
        <translation>אפשר להסתכן {0:card in}, ולשמור את הקלפים הטובים.</translation>
    </message>
    <message id="asirim.hint.tag-safe">
        <source>{0:card} is worth the most, and a card that lies cannot be exchanged or thrown away.</source>
        <translation>{0:card} שווה הכי הרבה, וקלף שמונח לא מחליפים ולא זורקים.</translation>
    </message>
    <message id="asirim.hint.toss-up">
        <source>Neither way is better: what nobody can guess is best.</source>
        <translation>אין כיוון טוב יותר: מה שאי אפשר לנחש הוא הכי טוב.</translation>
    </message>
    <message id="asirim.hint.reveals">
        <source>Only whoever uncovers may take a card from the stock, and the exchange costs no more than the card offered.</source>
        <translation>רק מי שחושף יכול לקחת קלף מהקופה, וההחלפה לא עולה יותר מהקלף שמציעים.</translation>
    </message>
    <message id="asirim.hint.hides">
        <source>There is nothing to take, so the hand had better stay as it is.</source>
        <translation>אין מה לקחת מהקופה, ועדיף שהיד תישאר כמו שהיא.</translation>
    </message>
    <message id="asirim.hint.offers-least">
        <source>{0:card} is worth the least in the hand, so it is offered.</source>
        <translation>{0:card} שווה הכי מעט ביד, ולכן מציעים אותו.</translation>
    </message>
    <message id="asirim.hint.gives-least">
        <source>{0:card} is worth the least.</source>
        <translation>{0:card} שווה הכי מעט.</translation>
    </message>
    <message id="asirim.hint.keeps-given">
        <source>{0:card} is probably worth more than the card on offer.</source>
        <translation>{0:card} כנראה שווה יותר מהקלף שמציעים.</translation>
    </message>
    <message id="asirim.hint.draws">
        <source>One more card, for free.</source>
        <translation>עוד קלף, בחינם.</translation>
    </message>
    <message id="asirim.hint.marks-strongest">
        <source>It hurts the strongest prison most: {0:card} is worth {1:num} now.</source>
        <translation>זה פוגע הכי הרבה בכלא החזק ביותר: {0:card} שווה עכשיו {1:num}.</translation>
    </message>
    <message id="asirim.hint.frees-least">
        <source>{0:card} is the prisoner that will be missed least.</source>
        <translation>{0:card} הוא האסיר שהכי פחות חבל עליו.</translation>
    </message>
    <message id="asirim.hint.saves-call">
        <source>Without {0:card} there are still enough prisoners to call the end.</source>
        <translation>גם בלי {0:card} נשארים מספיק אסירים כדי לקרוא לסוף.</translation>
    </message>
    <message id="asirim.label.course">
        <source>cards in prison</source>
        <extracomment>What the chart of how the game went counts for each seat.</extracomment>
        <translation>קלפים בכלא</translation>
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
        <source>Alpha prime</source>
        <translation>אלפא־טאג</translation>
    </message>
    <message id="asirim.label.alpha.empty">
        <source>fights by its value</source>
        <extracomment>In the empty place of the alpha, whose name stands below it.</extracomment>
        <translation>נלחם לפי ערך</translation>
    </message>
    <message id="asirim.label.tag.empty">
        <source>upright or across</source>
        <extracomment>In the empty place of the alpha prime.</extracomment>
        <translation>זקוף או שכוב</translation>
    </message>
    <message id="asirim.label.does.alpha">
        <source>The alpha fights: its value is compared with the alphas of those whose alpha prime lies the other way.</source>
        <extracomment>At a place, when it is pointed at: what it is for.</extracomment>
        <translation>האלפא נלחם: הערך שלו מושווה לאלפא של מי שהאלפא־טאג שלהם מונח אחרת.</translation>
    </message>
    <message id="asirim.label.does.tag">
        <source>The alpha prime stays face down. It lies upright or across: against equal values the one across wins.</source>
        <translation>האלפא־טאג נשאר סגור ומונח זקוף או שכוב. מול ערך שווה מנצח השכוב.</translation>
    </message>
    <message id="asirim.label.does.discard">
        <source>Beta is the pile for what is thrown away and for an alpha that won without being royal. It is shuffled when somebody gets a card out of it.</source>
        <translation>לביתא הולך כל מה שנזרק, וגם אלפא שניצח, אם הוא לא בן מלוכה. מערבבים אותה כשמישהו מקבל ממנה קלף.</translation>
    </message>
    <message id="asirim.label.does.prison">
        <source>A royal card that wins a round comes here. Whoever has at least {n:count card} in prison may call the end: all prisons are opened and the highest sum wins.</source>
        <translation>לכאן נכנס בן מלוכה שניצח בסיבוב. מי שיש לו בכלא לפחות {n:count card} יכול לקרוא לסוף: פותחים את כל הכלאים, והסכום הגבוה מנצח.</translation>
    </message>
    <message id="asirim.label.does.bars">
        <source>{who:name} has {n:num} in prison. Everybody saw who went in: remember them, and you know the sum.</source>
        <translation>בכלא של {who:name}: {n:num}. כולם ראו מי נכנס, ומי שזוכר יודע מה הסכום.</translation>
    </message>
    <message id="asirim.label.does.bars.you">
        <source>You have {n:num} in prison. Everybody saw who went in: remember them, and you know the sum.</source>
        <translation>בכלא שלי: {n:num}. כולם ראו מי נכנס, ומי שזוכר יודע מה הסכום.</translation>
    </message>
    <message id="asirim.label.value">
        <source>{ranks:text} count {n:num}</source>
        <extracomment>A line of the table of values: what these ranks count.</extracomment>
        <translation>{ranks:text} שווים {n:num}</translation>
    </message>
    <message id="asirim.label.prison">
        <source>Prison</source>
        <translation>כלא</translation>
    </message>
    <message id="asirim.label.prison.n">
        <source>in prison: {n:num}</source>
        <translation>בכלא: {n:num}</translation>
    </message>
    <message id="asirim.label.prison.sum">
        <source>Prison {n:num} · sum {sum:num}</source>
        <translation>בכלא {n:num} · סכום {sum:num}</translation>
    </message>
    <message id="asirim.label.sum">
        <source>Sum {n:num}</source>
        <translation>סכום {n:num}</translation>
    </message>
    <message id="asirim.label.counter">
        <source>points {n:signed}</source>
        <translation>ניקוד {n:signed}</translation>
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
        <source>Undecided</source>
        <translation>בלי הכרעה</translation>
    </message>
    <message id="asirim.label.came.sum">
        <source>{came:text}, prison sum {n:num}</source>
        <extracomment>A result with the sum of a prison; {came} is one of the three above.</extracomment>
        <translation>{came:text}, סכום בכלא: {n:num}</translation>
    </message>
    <message id="asirim.label.came.sum.only">
        <source>Prison sum {n:num}</source>
        <extracomment>The result of a seat that neither won nor lost, where the end was called.</extracomment>
        <translation>סכום בכלא: {n:num}</translation>
    </message>
    <message id="asirim.label.lost">
        <source>out of the game</source>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="asirim.label.won">
        <source>wins the round</source>
        <translation>מנצח בסיבוב</translation>
    </message>
    <message id="asirim.label.offer">
        <source>offered</source>
        <translation>ההצעה</translation>
    </message>
    <message id="asirim.label.amount">
        <source>Calling takes {n:count card} in prison</source>
        <translation>כדי לקרוא צריך {n:count card} בכלא</translation>
    </message>
    <message id="asirim.label.game">
        <source>Game {n:num} of {of:num} · {words:text}</source>
        <translation>משחק {n:num} מתוך {of:num} · {words:text}</translation>
    </message>
    <message id="asirim.button.call">
        <source>Call the end</source>
        <translation>לקרוא לסוף</translation>
    </message>
    <message id="asirim.button.leave">
        <source>Do not call</source>
        <translation>לא לקרוא</translation>
    </message>
    <message id="asirim.button.reveal">
        <source>Uncover</source>
        <translation>לחשוף</translation>
    </message>
    <message id="asirim.button.hide">
        <source>Keep it face down</source>
        <translation>להשאיר סגור</translation>
    </message>
    <message id="asirim.button.refuse">
        <source>Do not exchange</source>
        <translation>לא להחליף</translation>
    </message>
    <message id="asirim.button.draw">
        <source>Take a card</source>
        <translation>לקחת קלף</translation>
    </message>
    <message id="asirim.button.pass">
        <source>Take none</source>
        <translation>לא לקחת</translation>
    </message>
    <message id="asirim.voice.goal">
        <source>The goal: to fill your prison with royals.</source>
        <translation>המטרה: למלא את הכלא שלי בבני מלוכה.</translation>
    </message>
    <message id="asirim.voice.free">
        <source>Which prisoner do you take into your hand?</source>
        <translation>איזה אסיר יוצא מהכלא אל היד?</translation>
    </message>
    <message id="asirim.voice.free.detail">
        <source>A round takes two cards from your hand.</source>
        <translation>לכל סיבוב צריך שני קלפים ביד.</translation>
    </message>
    <message id="asirim.voice.free.all-lose">
        <source>Everybody lost the round, and you have no card to throw away.</source>
        <translation>כולם הפסידו בסיבוב, ואין ביד קלף לזרוק.</translation>
    </message>
    <message id="asirim.voice.alpha">
        <source>Which card is your alpha?</source>
        <translation>איזה קלף יהיה האלפא?</translation>
    </message>
    <message id="asirim.voice.alpha.detail">
        <source>The alpha fights with the value in its corner. A J, Q, K or A that wins goes to your prison.</source>
        <translation>האלפא נלחם לפי הערך שבפינה. נסיך, מלכה, מלך או אס שמנצח נכנס לכלא שלי.</translation>
    </message>
    <message id="asirim.voice.at-stake">
        <source>These are your last two cards: if everybody loses this round, you are out of the game.</source>
        <extracomment>A warning, while a round can cost the game.</extracomment>
        <translation>אלה שני הקלפים האחרונים שלי: אם כולם יפסידו בסיבוב, אני מחוץ למשחק.</translation>
    </message>
    <message id="asirim.voice.tag">
        <source>And which is your alpha prime?</source>
        <translation>ואיזה קלף יהיה האלפא־טאג?</translation>
    </message>
    <message id="asirim.voice.tag.detail">
        <source>The alpha prime stays face down. Once everybody has laid one, each chooses how theirs lies, upright or across.</source>
        <translation>האלפא־טאג נשאר סגור. אחרי שכולם מניחים, כל אחד בוחר איך לסובב את שלו: זקוף או שכוב.</translation>
    </message>
    <message id="asirim.voice.may-call">
        <source>You may also call the end: your prison is worth {n:num}, and the highest prison wins.</source>
        <extracomment>Beside the question for the alpha, as soon as there are enough prisoners.</extracomment>
        <translation>אפשר גם לקרוא לסוף: הכלא שלי שווה {n:num}, והסכום הגבוה מנצח.</translation>
    </message>
    <message id="asirim.voice.facing">
        <source>How do you lay your alpha prime, upright or across?</source>
        <translation>איך להניח את האלפא־טאג, זקוף או שכוב?</translation>
    </message>
    <message id="asirim.voice.facing.strongest">
        <source>It wins if the alpha prime of the next strongest lies the other way.</source>
        <extracomment>After the sentence that says which alpha is the strongest.</extracomment>
        <translation>הוא מנצח אם האלפא־טאג של הבא אחריו בחוזק מונח אחרת.</translation>
    </message>
    <message id="asirim.voice.facing.next">
        <source>It wins if the alpha prime of the next strongest, {who:name}, lies the other way.</source>
        <extracomment>After the sentence that says which alpha is the strongest.</extracomment>
        <translation>הוא מנצח אם האלפא־טאג של {who:name}, הבא אחריו בחוזק, מונח אחרת.</translation>
    </message>
    <message id="asirim.voice.facing.next.you">
        <source>It wins if your alpha prime lies the other way, because your alpha is the next strongest.</source>
        <translation>הוא מנצח אם האלפא־טאג שלי, הבא אחריו בחוזק, מונח אחרת.</translation>
    </message>
    <message id="asirim.voice.facing.two">
        <source>If the two alpha primes lie differently it wins, and if they lie alike everybody loses.</source>
        <extracomment>The same where only two play.</extracomment>
        <translation>בכיוונים שונים הוא מנצח, ובאותו כיוון כולם מפסידים.</translation>
    </message>
    <message id="asirim.voice.facing.equal">
        <source>Of them the one whose alpha prime lies across wins, if only one does.</source>
        <extracomment>After the sentence that several alphas are the strongest. If none or several of them lie across, all lose.</extracomment>
        <translation>מביניהם מנצח מי שהאלפא־טאג שלו שכוב, אם הוא היחיד.</translation>
    </message>
    <message id="asirim.voice.all-lose.two.v">
        <source>The alpha primes of the two strongest, {cards:cards}, both lie upright.</source>
        <extracomment>Why everybody lost a round.</extracomment>
        <translation>אצל שני החזקים, {cards:cards}, האלפא־טאג מונח זקוף.</translation>
    </message>
    <message id="asirim.voice.all-lose.two.h">
        <source>The alpha primes of the two strongest, {cards:cards}, both lie across.</source>
        <translation>אצל שני החזקים, {cards:cards}, האלפא־טאג מונח שכוב.</translation>
    </message>
    <message id="asirim.voice.all-lose.alike">
        <source>Cards that lie alike do not beat one another.</source>
        <translation>קלפים שמונחים אותו דבר לא מנצחים זה את זה.</translation>
    </message>
    <message id="asirim.voice.round-won.higher">
        <source>{x:card} counts {n:num}, more than {y:card} ({m:num}), the best of those whose alpha prime lies the other way.</source>
        <extracomment>Why somebody won a round.</extracomment>
        <translation>{x:card} שווה {n:num}, והחזק מבין אלה שהאלפא־טאג שלהם מונח אחרת, {y:card}, שווה רק {m:num}.</translation>
    </message>
    <message id="asirim.voice.round-won.higher.two">
        <source>The alpha primes lie differently, and {x:card} counts {n:num}: more than {y:card} ({m:num}).</source>
        <extracomment>Why somebody won a round of two.</extracomment>
        <translation>האלפא־טאגים מונחים אחרת זה מזה: {x:card} שווה {n:num}, {y:card} שווה רק {m:num}.</translation>
    </message>
    <message id="asirim.voice.round-won.equal">
        <source>{cards:cards} both count {n:num}, and whoever lies across wins.</source>
        <translation>{cards:cards} שווים {n:num}, ומנצח מי שהאלפא־טאג שלו שכוב.</translation>
    </message>
    <message id="asirim.voice.last.drop">
        <source>{who:name} has one card left in hand, and it has to be thrown away.</source>
        <extracomment>Before a last card goes.</extracomment>
        <translation>{who:to} נשאר ביד קלף אחד, והוא חייב להיזרק.</translation>
    </message>
    <message id="asirim.voice.last.drop.you">
        <source>You have one card left in hand, and it has to be thrown away.</source>
        <translation>נשאר לי ביד קלף אחד, והוא חייב להיזרק.</translation>
    </message>
    <message id="asirim.voice.last.drop.all">
        <source>{all:names} have one card left in hand each, and it has to be thrown away.</source>
        <extracomment>The same of several seats.</extracomment>
        <translation>{all:names to} נשאר ביד קלף אחד לכל אחד, והוא חייב להיזרק.</translation>
    </message>
    <message id="asirim.voice.last.swap">
        <source>{who:name} has one card left, and it has to be given in exchange.</source>
        <translation>{who:to} נשאר קלף אחד, והוא חייב לעבור בהחלפה.</translation>
    </message>
    <message id="asirim.voice.last.swap.you">
        <source>You have one card left, and it has to be given in exchange.</source>
        <translation>נשאר לי קלף אחד, והוא חייב לעבור בהחלפה.</translation>
    </message>
    <message id="asirim.voice.last.free">
        <source>{who:name} has no card in hand, so the one prisoner comes out.</source>
        <translation>{who:to} אין קלפים ביד, ולכן האסיר היחיד יוצא.</translation>
    </message>
    <message id="asirim.voice.last.free.you">
        <source>You have no card in hand, so your one prisoner comes out.</source>
        <translation>אין לי קלפים ביד, ולכן האסיר היחיד שלי יוצא.</translation>
    </message>
    <message id="asirim.voice.last.free.all">
        <source>{all:names} have no card in hand, so the one prisoner of each comes out.</source>
        <translation>{all:names to} אין קלפים ביד, ולכן האסיר היחיד של כל אחד מהם יוצא.</translation>
    </message>
    <message id="asirim.voice.only.drop">
        <source>{who:name} has only {c:card} left in hand, and it has to be thrown away.</source>
        <translation>{who:to} נשאר ביד רק {c:card}, והוא חייב להיזרק.</translation>
    </message>
    <message id="asirim.voice.only.drop.you">
        <source>You have only {c:card} left in hand, and it has to be thrown away.</source>
        <translation>נשאר לי ביד רק {c:card}, והוא חייב להיזרק.</translation>
    </message>
    <message id="asirim.voice.only.swap">
        <source>{who:name} has only {c:card} left, and it has to be given in exchange.</source>
        <translation>{who:to} נשאר רק {c:card}, והוא חייב לעבור בהחלפה.</translation>
    </message>
    <message id="asirim.voice.only.swap.you">
        <source>You have only {c:card} left, and it has to be given in exchange.</source>
        <translation>נשאר לי רק {c:card}, והוא חייב לעבור בהחלפה.</translation>
    </message>
    <message id="asirim.voice.only.free">
        <source>{who:name} has no card in hand, so the one prisoner, {c:card}, comes out.</source>
        <translation>{who:to} אין קלפים ביד, ולכן האסיר היחיד, {c:card}, יוצא.</translation>
    </message>
    <message id="asirim.voice.only.free.you">
        <source>You have no card in hand, so your one prisoner, {c:card}, comes out.</source>
        <translation>אין לי קלפים ביד, ולכן האסיר היחיד שלי, {c:card}, יוצא.</translation>
    </message>
    <message id="asirim.voice.reveal">
        <source>You won the round. Uncover your alpha prime?</source>
        <translation>ניצחתי בסיבוב. לחשוף את האלפא־טאג?</translation>
    </message>
    <message id="asirim.voice.reveal.detail">
        <source>If you do, you take it, must offer an exchange, and may take a card from the stock.</source>
        <translation>מי שחושף לוקח אותו אל היד, חייב להציע החלפה, ויכול לקחת קלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.offer">
        <source>Which card do you offer, and to whom?</source>
        <translation>איזה קלף להציע, ולמי?</translation>
    </message>
    <message id="asirim.voice.offer.detail">
        <source>Lay it on somebody’s badge. It stays face down until a card is given for it.</source>
        <translation>מניחים אותו על השלט של מי שמקבל. הוא סגור עד שנותנים קלף תמורתו.</translation>
    </message>
    <message id="asirim.voice.offer.one">
        <source>Which card do you offer for an exchange?</source>
        <extracomment>Where there is only one other player to whom it could be offered.</extracomment>
        <translation>איזה קלף להציע להחלפה?</translation>
    </message>
    <message id="asirim.voice.offer.one.detail">
        <source>It stays face down until a card is given for it.</source>
        <translation>הוא סגור עד שנותנים קלף תמורתו.</translation>
    </message>
    <message id="asirim.voice.answer">
        <source>Which card do you give in exchange?</source>
        <translation>איזה קלף לתת בהחלפה?</translation>
    </message>
    <message id="asirim.voice.answer.to">
        <source>{who:name} offers a card. What do you give for it?</source>
        <translation>ההצעה של {who:name} מחכה. מה לתת תמורתה?</translation>
    </message>
    <message id="asirim.voice.answer.to.m">
        <source>{who:name} offers a card. What do you give for it?</source>
        <translation>{who:name} מציע קלף. מה לתת תמורתו?</translation>
    </message>
    <message id="asirim.voice.answer.to.f">
        <source>{who:name} offers a card. What do you give for it?</source>
        <translation>{who:name} מציעה קלף. מה לתת תמורתו?</translation>
    </message>
    <message id="asirim.voice.answer.to.you">
        <source>You offered a card. What is given for it?</source>
        <translation>הצעתי קלף. מה נותנים תמורתו?</translation>
    </message>
    <message id="asirim.voice.answer.hand">
        <source>Give a card of your hand; the offered one takes its place.</source>
        <translation>נותנים קלף מהיד, והקלף שהוצע בא במקומו.</translation>
    </message>
    <message id="asirim.voice.answer.prison">
        <source>Your hand is empty, so give a prisoner. The offered card goes to your hand.</source>
        <translation>היד ריקה, ולכן נותנים אסיר. הקלף שהוצע הולך אל היד.</translation>
    </message>
    <message id="asirim.voice.answer.given">
        <source>{c:card} came from the discard pile. Give it, or keep it and do not exchange.</source>
        <translation>{c:card} בא מהביתא. אפשר לתת אותו, או להשאיר אותו ולא להחליף.</translation>
    </message>
    <message id="asirim.voice.draw">
        <source>Take a card from the stock?</source>
        <translation>לקחת קלף מהקופה?</translation>
    </message>
    <message id="asirim.voice.draw.detail">
        <source>It costs nothing, and then the next round begins.</source>
        <translation>זה בחינם, ואחר כך מתחיל הסיבוב הבא.</translation>
    </message>
    <message id="asirim.voice.draw.drops">
        <source>It costs nothing. After that whoever lost the round and exchanged nothing throws a card away.</source>
        <translation>זה בחינם. אחר כך מי שהפסיד בסיבוב ולא החליף זורק קלף.</translation>
    </message>
    <message id="asirim.voice.drop">
        <source>Which card do you throw away?</source>
        <translation>איזה קלף לזרוק?</translation>
    </message>
    <message id="asirim.voice.drop.detail">
        <source>Whoever lost the round with more than one card in hand throws one away.</source>
        <translation>מי שהפסיד בסיבוב, ויש לו ביד יותר מקלף אחד, זורק קלף.</translation>
    </message>
    <message id="asirim.voice.drop.all-lose">
        <source>Everybody lost the round, and everybody throws a card away.</source>
        <translation>כולם הפסידו בסיבוב, וכולם זורקים קלף.</translation>
    </message>
    <message id="asirim.voice.mark">
        <source>Which prisoner of somebody else comes down to 1?</source>
        <translation>איזה אסיר, בכלא של מישהו אחר, יורד ל־1?</translation>
    </message>
    <message id="asirim.voice.mark.detail">
        <source>Whoever has an ace in prison must choose one.</source>
        <translation>מי שיש לו אס בכלא חייב לבחור אחד.</translation>
    </message>
    <message id="asirim.voice.last">
        <source>The game cannot go on. Call the end?</source>
        <translation>אי אפשר להמשיך. לקרוא לסוף המשחק?</translation>
    </message>
    <message id="asirim.voice.last.detail">
        <source>If you call, the highest prison wins. If nobody calls, nobody wins.</source>
        <translation>אם קוראים, הסכום הגבוה בכלא מנצח. אם אף אחד לא קורא, אין מנצח.</translation>
    </message>
    <message id="asirim.voice.wait.reveal">
        <source>{who:name} won the round and may uncover the alpha prime.</source>
        <translation>הסיבוב הולך {who:to}, ועכשיו אפשר לחשוף את האלפא־טאג.</translation>
    </message>
    <message id="asirim.voice.wait.reveal.m">
        <source>{who:name} won the round and may uncover the alpha prime.</source>
        <translation>{who:name} ניצח בסיבוב, ויכול לחשוף את האלפא־טאג.</translation>
    </message>
    <message id="asirim.voice.wait.reveal.f">
        <source>{who:name} won the round and may uncover the alpha prime.</source>
        <translation>{who:name} ניצחה בסיבוב, ויכולה לחשוף את האלפא־טאג.</translation>
    </message>
    <message id="asirim.voice.wait.reveal.you">
        <source>You won the round and may uncover your alpha prime.</source>
        <translation>ניצחתי בסיבוב, ואפשר לחשוף את האלפא־טאג.</translation>
    </message>
    <message id="asirim.voice.wait.offer">
        <source>{who:name} won the round and offers a card.</source>
        <translation>הסיבוב הולך {who:to}, ועכשיו באה ההצעה.</translation>
    </message>
    <message id="asirim.voice.wait.offer.m">
        <source>{who:name} won the round and offers a card.</source>
        <translation>{who:name} ניצח בסיבוב, ומציע עכשיו קלף.</translation>
    </message>
    <message id="asirim.voice.wait.offer.f">
        <source>{who:name} won the round and offers a card.</source>
        <translation>{who:name} ניצחה בסיבוב, ומציעה עכשיו קלף.</translation>
    </message>
    <message id="asirim.voice.wait.offer.you">
        <source>You won the round and offer a card.</source>
        <translation>ניצחתי בסיבוב, ועכשיו ההצעה שלי.</translation>
    </message>
    <message id="asirim.voice.wait.answer">
        <source>{by:name} offers a card. {who:name} answers.</source>
        <translation>ההצעה של {by:name}. {who:name} עונה.</translation>
    </message>
    <message id="asirim.voice.wait.answer.mine">
        <source>You offered a card. {who:name} answers.</source>
        <translation>הצעתי קלף. {who:name} עונה.</translation>
    </message>
    <message id="asirim.voice.wait.answer.you">
        <source>{by:name} offers a card, and you answer.</source>
        <translation>ההצעה של {by:name}, ועכשיו התשובה שלי.</translation>
    </message>
    <message id="asirim.voice.wait.draw">
        <source>{who:name} may take a card from the stock.</source>
        <translation>{who:to} מותר לקחת קלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.wait.draw.m">
        <source>{who:name} may take a card from the stock.</source>
        <translation>{who:name} יכול לקחת קלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.wait.draw.f">
        <source>{who:name} may take a card from the stock.</source>
        <translation>{who:name} יכולה לקחת קלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.wait.draw.you">
        <source>You may take a card from the stock.</source>
        <translation>עכשיו אפשר לקחת קלף מהקופה.</translation>
    </message>
    <message id="asirim.voice.wait.mark">
        <source>{who:name} has an ace in prison: a prisoner elsewhere comes down to 1.</source>
        <translation>{who:to} יש אס בכלא: אסיר בכלא אחר יורד ל־1.</translation>
    </message>
    <message id="asirim.voice.wait.mark.you">
        <source>You have an ace in prison: a prisoner elsewhere comes down to 1.</source>
        <translation>יש לי אס בכלא: אסיר בכלא אחר יורד ל־1.</translation>
    </message>
    <message id="asirim.voice.strongest">
        <source>The strongest alpha is {who:of} {x:card}, worth {n:num}.</source>
        <translation>האלפא החזק: {x:card} {who:of}, שווה {n:num}.</translation>
    </message>
    <message id="asirim.voice.strongest.you">
        <source>The strongest alpha is your {x:card}, worth {n:num}.</source>
        <translation>האלפא החזק: {x:card} שלי, שווה {n:num}.</translation>
    </message>
    <message id="asirim.voice.strongest.equal">
        <source>The strongest alphas are {cards:cards}, worth {n:num} each.</source>
        <translation>קלפי האלפא החזקים: {cards:cards}, כל אחד שווה {n:num}.</translation>
    </message>
    <message id="asirim.voice.jailed">
        <source>{x:card} goes to {who:name}’s prison.</source>
        <translation>{x:card} נכנס לכלא של {who:name}.</translation>
    </message>
    <message id="asirim.voice.jailed.you">
        <source>{x:card} goes to your prison.</source>
        <translation>{x:card} נכנס לכלא שלי.</translation>
    </message>
    <message id="asirim.voice.discarded">
        <source>{x:card} won for {who:name}, but only J, Q, K and A are locked up: it is thrown away.</source>
        <translation>{x:card} של {who:name} ניצח, אבל רק נסיך, מלכה, מלך ואס נכנסים לכלא: הוא הולך לביתא.</translation>
    </message>
    <message id="asirim.voice.discarded.you">
        <source>{x:card} won for you, but only J, Q, K and A are locked up: it is thrown away.</source>
        <translation>{x:card} שלי ניצח, אבל רק נסיך, מלכה, מלך ואס נכנסים לכלא: הוא הולך לביתא.</translation>
    </message>
    <message id="asirim.voice.got">
        <source>{who:name} gave {to:name} {c:card}.</source>
        <extracomment>To the one whose exchange it was.</extracomment>
        <translation>{who:from} הגיע {to:to} {c:card}.</translation>
    </message>
    <message id="asirim.voice.got.m">
        <source>{who:name} gave {to:name} {c:card}.</source>
        <translation>{who:name} נתן {to:to} {c:card}.</translation>
    </message>
    <message id="asirim.voice.got.f">
        <source>{who:name} gave {to:name} {c:card}.</source>
        <translation>{who:name} נתנה {to:to} {c:card}.</translation>
    </message>
    <message id="asirim.voice.got.you">
        <source>You gave {to:name} {c:card}.</source>
        <translation>נתתי {to:to} {c:card}.</translation>
    </message>
    <message id="asirim.voice.round-won">
        <source>{who:name} wins the round.</source>
        <translation>הסיבוב הולך {who:to}.</translation>
    </message>
    <message id="asirim.voice.round-won.m">
        <source>{who:name} wins the round.</source>
        <translation>{who:name} ניצח בסיבוב.</translation>
    </message>
    <message id="asirim.voice.round-won.f">
        <source>{who:name} wins the round.</source>
        <translation>{who:name} ניצחה בסיבוב.</translation>
    </message>
    <message id="asirim.voice.round-won.you">
        <source>You win the round.</source>
        <translation>ניצחתי בסיבוב.</translation>
    </message>
    <message id="asirim.voice.round-won.why">
        <source>{x:card} alone beats every card that lies the other way.</source>
        <translation>רק {x:card} מנצח את כל הקלפים שמונחים בכיוון השני.</translation>
    </message>
    <message id="asirim.voice.all-lose.why">
        <source>The two highest cards lie the same way, so nobody wins alone.</source>
        <translation>שני הקלפים הגבוהים מונחים באותו כיוון, ולכן אף אחד לא מנצח לבדו.</translation>
    </message>
    <message id="asirim.voice.lost">
        <source>{who:name} has neither cards nor prisoners left and loses the game.</source>
        <translation>{who:to} לא נשארו לא קלפים ולא אסירים, והמשחק אבוד.</translation>
    </message>
    <message id="asirim.voice.lost.m">
        <source>{who:name} has neither cards nor prisoners left and loses the game.</source>
        <translation>{who:name} נשאר בלי קלפים ובלי אסירים, והפסיד את המשחק.</translation>
    </message>
    <message id="asirim.voice.lost.f">
        <source>{who:name} has neither cards nor prisoners left and loses the game.</source>
        <translation>{who:name} נשארה בלי קלפים ובלי אסירים, והפסידה את המשחק.</translation>
    </message>
    <message id="asirim.voice.lost.you">
        <source>You have neither cards nor prisoners left and lose the game.</source>
        <translation>נשארתי בלי קלפים ובלי אסירים, והפסדתי את המשחק.</translation>
    </message>
    <message id="asirim.voice.called">
        <source>{who:name} calls the end. All prisons are opened.</source>
        <translation>הקריאה לסוף המשחק באה {who:from}. פותחים את כל הכלאים.</translation>
    </message>
    <message id="asirim.voice.called.m">
        <source>{who:name} calls the end. All prisons are opened.</source>
        <translation>{who:name} קרא לסוף המשחק. פותחים את כל הכלאים.</translation>
    </message>
    <message id="asirim.voice.called.f">
        <source>{who:name} calls the end. All prisons are opened.</source>
        <translation>{who:name} קראה לסוף המשחק. פותחים את כל הכלאים.</translation>
    </message>
    <message id="asirim.voice.called.you">
        <source>You call the end. All prisons are opened.</source>
        <translation>קראתי לסוף המשחק. פותחים את כל הכלאים.</translation>
    </message>
    <message id="asirim.voice.forced.unable">
        <source>The game cannot go on: {who:name} does not have two cards to lay, and nobody has the prisoners to call the end.</source>
        <translation>אי אפשר להמשיך: {who:to} אין שני קלפים להניח, ואף אחד לא יכול לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.voice.forced.unable.you">
        <source>The game cannot go on: you do not have two cards to lay, and nobody has the prisoners to call the end.</source>
        <translation>אי אפשר להמשיך: אין לי שני קלפים להניח, ואף אחד לא יכול לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.voice.forced.rounds">
        <source>The game cannot go on: all {n:num} rounds have been played, and nobody has the prisoners to call the end.</source>
        <translation>אי אפשר להמשיך: כל {n:num} הסיבובים נגמרו, ואף אחד לא יכול לקרוא לסוף המשחק.</translation>
    </message>
    <message id="asirim.voice.forced.short-game">
        <source>So a short game is played, and its winner gets prisoners.</source>
        <translation>לכן משחקים משחק קצר: המנצח בו מקבל אסירים.</translation>
    </message>
    <message id="asirim.voice.forced.enough">
        <source>{who:name} now has the prisoners to call the end, and with that the game is over. All prisons are opened.</source>
        <translation>האסירים בכלא של {who:name} כבר מספיקים כדי לקרוא לסוף, וכך המשחק נגמר. פותחים את כל הכלאים.</translation>
    </message>
    <message id="asirim.voice.forced.enough.you">
        <source>You now have the prisoners to call the end, and with that the game is over. All prisons are opened.</source>
        <translation>האסירים בכלא שלי כבר מספיקים כדי לקרוא לסוף, וכך המשחק נגמר. פותחים את כל הכלאים.</translation>
    </message>
    <message id="asirim.voice.forced.no-royals">
        <source>No royal card is left to be won, and with that the game is over. All prisons are opened.</source>
        <translation>לא נשארו בני מלוכה לקחת לכלא, וכך המשחק נגמר. פותחים את כל הכלאים.</translation>
    </message>
    <message id="asirim.voice.short-card">
        <source>The short game: {who:name} turns up {x:card}.</source>
        <translation>המשחק הקצר, הקלף של {who:name}: {x:card}.</translation>
    </message>
    <message id="asirim.voice.short-card.m">
        <source>The short game: {who:name} turns up {x:card}.</source>
        <translation>המשחק הקצר: {who:name} חשף {x:card object}.</translation>
    </message>
    <message id="asirim.voice.short-card.f">
        <source>The short game: {who:name} turns up {x:card}.</source>
        <translation>המשחק הקצר: {who:name} חשפה {x:card object}.</translation>
    </message>
    <message id="asirim.voice.short-card.you">
        <source>The short game: you turn up {x:card}.</source>
        <translation>המשחק הקצר: חשפתי {x:card object}.</translation>
    </message>
    <message id="asirim.voice.short-game-won">
        <source>{who:name} has the highest card and wins the short game.</source>
        <translation>המשחק הקצר הולך {who:to}, עם הקלף הגבוה.</translation>
    </message>
    <message id="asirim.voice.short-game-won.m">
        <source>{who:name} has the highest card and wins the short game.</source>
        <translation>{who:name} ניצח במשחק הקצר, עם הקלף הגבוה.</translation>
    </message>
    <message id="asirim.voice.short-game-won.f">
        <source>{who:name} has the highest card and wins the short game.</source>
        <translation>{who:name} ניצחה במשחק הקצר, עם הקלף הגבוה.</translation>
    </message>
    <message id="asirim.voice.short-game-won.you">
        <source>You have the highest card and win the short game.</source>
        <translation>ניצחתי במשחק הקצר, עם הקלף הגבוה.</translation>
    </message>
    <message id="asirim.voice.sum">
        <source>{who:name}’s prison is worth {n:num}.</source>
        <translation>הכלא של {who:name} שווה {n:num}.</translation>
    </message>
    <message id="asirim.voice.sum.you">
        <source>Your prison is worth {n:num}.</source>
        <translation>הכלא שלי שווה {n:num}.</translation>
    </message>
    <message id="asirim.label.prison.total">
        <source>prison sum {n:num}</source>
        <translation>סכום בכלא: {n:num}</translation>
    </message>
    <message id="asirim.why.fact.strong-cards.more">
        <source>more strong cards stay in hand</source>
        <extracomment>Why one move is better than another.</extracomment>
        <translation>ביד נשארים יותר קלפים חזקים</translation>
    </message>
    <message id="asirim.why.fact.strong-cards.less">
        <source>fewer strong cards stay in hand</source>
        <translation>ביד נשארים פחות קלפים חזקים</translation>
    </message>
    <message id="asirim.why.fact.best-two.more">
        <source>the two best cards in hand are worth more</source>
        <extracomment>Why one move is better than another.</extracomment>
        <translation>שני הקלפים הטובים ביד שווים יותר</translation>
    </message>
    <message id="asirim.why.fact.best-two.less">
        <source>the two best cards in hand are worth less</source>
        <translation>שני הקלפים הטובים ביד שווים פחות</translation>
    </message>
    <message id="asirim.why.fact.royals.more">
        <source>more cards stay in hand that can become prisoners</source>
        <extracomment>Why one move is better than another: royal cards.</extracomment>
        <translation>ביד נשארים יותר קלפים שיכולים להיות אסירים</translation>
    </message>
    <message id="asirim.why.fact.royals.less">
        <source>fewer cards stay in hand that can become prisoners</source>
        <translation>ביד נשארים פחות קלפים שיכולים להיות אסירים</translation>
    </message>
    <message id="asirim.why.fact.lost.more">
        <source>one runs out of cards and prisoners more often</source>
        <translation>נשארים יותר בלי קלפים ובלי אסירים</translation>
    </message>
    <message id="asirim.why.fact.lost.less">
        <source>one runs out of cards and prisoners less often</source>
        <translation>נשארים פחות בלי קלפים ובלי אסירים</translation>
    </message>
    <message id="asirim.why.fact.taken.more">
        <source>more cards are in prison</source>
        <translation>בכלא יש יותר קלפים</translation>
    </message>
    <message id="asirim.why.fact.taken.less">
        <source>fewer cards are in prison</source>
        <translation>בכלא יש פחות קלפים</translation>
    </message>
    <message id="asirim.why.fact.taken-by-others.more">
        <source>the others have more cards in prison</source>
        <translation>בכלא של האחרים יש יותר קלפים</translation>
    </message>
    <message id="asirim.why.fact.taken-by-others.less">
        <source>the others have fewer cards in prison</source>
        <translation>בכלא של האחרים יש פחות קלפים</translation>
    </message>
    <message id="asirim.claim">
        <source>The page of the game reckons that about half of the rounds have no winner.</source>
        <extracomment>Beside what the lab found: what the inventors say.</extracomment>
        <translation>לפי דף המשחק בערך בחצי מהסיבובים אין מנצח.</translation>
    </message>
    <message id="asirim.about.figure">
        <source>The value that the card has in the prison and in a round.</source>
        <translation>הערך של הקלף בכלא ובסיבוב.</translation>
    </message>
    <message id="asirim.about.figure.plate">
        <source>Whose alpha prime this is.</source>
        <translation>של מי האלפא־טאג הזה.</translation>
    </message>
    <message id="asirim.results.score">
        <source>games won, less games lost</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>ניצחונות, פחות הפסדים</translation>
    </message>
    <message id="asirim.case.01">
        <source>a whole round, with a winner</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>סיבוב שלם, עם מנצח</translation>
    </message>
    <message id="asirim.case.02">
        <source>all lose the round</source>
        <translation>כולם מפסידים בסיבוב</translation>
    </message>
    <message id="asirim.case.03">
        <source>equal values: the card on its side wins</source>
        <translation>ערכים שווים: השכוב מנצח</translation>
    </message>
    <message id="asirim.case.04">
        <source>losing the whole game</source>
        <translation>להפסיד במשחק כולו</translation>
    </message>
    <message id="asirim.case.05">
        <source>only one is left</source>
        <translation>נשאר רק אחד</translation>
    </message>
    <message id="asirim.case.06">
        <source>the loser refuses to exchange</source>
        <translation>מי שהפסיד מסרב להחליף</translation>
    </message>
    <message id="asirim.case.07">
        <source>a prisoner is exchanged for a card</source>
        <translation>אסיר תמורת קלף</translation>
    </message>
    <message id="asirim.case.08">
        <source>two could win, so all lose</source>
        <translation>שניים יכולים לנצח, ולכן כולם מפסידים</translation>
    </message>
    <message id="asirim.case.09">
        <source>only one can win</source>
        <translation>רק אחד יכול לנצח</translation>
    </message>
    <message id="asirim.case.10">
        <source>equal cards allow no call</source>
        <translation>שני קלפים שווים: אי אפשר לקרוא</translation>
    </message>
    <message id="asirim.case.11">
        <source>the call, and the ace that is marked</source>
        <translation>הקריאה לסוף, והאס</translation>
    </message>
    <message id="asirim.case.12">
        <source>a tie after the call</source>
        <translation>תיקו אחרי הקריאה</translation>
    </message>
    <message id="asirim.case.13">
        <source>the end that is forced</source>
        <translation>סוף משחק מאולץ</translation>
    </message>
    <message id="asirim.case.14">
        <source>a prisoner freed, to have two cards to lay</source>
        <translation>לשחרר אסיר כדי שיהיו שני קלפים להניח</translation>
    </message>
</context>
</TS>
