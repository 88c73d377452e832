<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.metzudotayim">
        <source>Two Fortresses</source>
        <translation>מצודותיים</translation>
    </message>
    <message id="game.metzudotayim.about">
        <source>take the other fortress down</source>
        <translation>לפרק את המצודה שממול</translation>
    </message>
    <message id="game.metzudotayim.intro">
        <source>Toss cards, attack, and carry off the other fortress card by card.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>להקפיץ קלפים, לתקוף, ולקחת את המצודה ממול קלף אחר קלף.</translation>
    </message>
    <message id="metzudotayim.zone.fort">
        <source>fortress</source>
        <translation>מצודה</translation>
    </message>
    <message id="metzudotayim.zone.held">
        <source>card laid</source>
        <translation>הקלף שהונח</translation>
    </message>
    <message id="metzudotayim.zone.help">
        <source>helper</source>
        <translation>הקלף העוזר</translation>
    </message>
    <message id="metzudotayim.action.fort">
        <source>add {0:card} to the fortress</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להוסיף את {0:card} למצודה</translation>
    </message>
    <message id="metzudotayim.action.fort.closed">
        <source>add a card to the fortress</source>
        <translation>להוסיף קלף למצודה</translation>
    </message>
    <message id="metzudotayim.action.trade">
        <source>add {0:card} to the fortress for two other cards</source>
        <translation>להוסיף את {0:card} למצודה תמורת שני קלפים אחרים</translation>
    </message>
    <message id="metzudotayim.action.trade.closed">
        <source>add a card to the fortress for two others</source>
        <translation>להוסיף קלף למצודה תמורת שני אחרים</translation>
    </message>
    <message id="metzudotayim.action.pay">
        <source>give {0:card} too</source>
        <translation>לתת גם את {0:card}</translation>
    </message>
    <message id="metzudotayim.action.commit">
        <source>lay {0:card}</source>
        <translation>להניח את {0:card}</translation>
    </message>
    <message id="metzudotayim.action.commit.closed">
        <source>lay a card face down</source>
        <translation>להניח קלף סגור</translation>
    </message>
    <message id="metzudotayim.action.commit-tosses">
        <source>lay {x:card}: {n:count toss}</source>
        <translation>להניח את {x:card}: {n:count toss}</translation>
    </message>
    <message id="metzudotayim.action.sacrifice">
        <source>sacrifice card {n:num} of the fortress</source>
        <translation>להקריב את קלף {n:num} מהמצודה</translation>
    </message>
    <message id="metzudotayim.action.call">
        <source>call card {n:num} of the fortress for help</source>
        <translation>לקרוא לקלף {n:num} מהמצודה לעזרה</translation>
    </message>
    <message id="metzudotayim.action.sacrifice-known">
        <source>sacrifice {x:card} of the fortress</source>
        <translation>להקריב את {x:card} מהמצודה</translation>
    </message>
    <message id="metzudotayim.action.call-known">
        <source>call {x:card} of the fortress for help</source>
        <translation>לקרוא {x:card to} מהמצודה לעזרה</translation>
    </message>
    <message id="metzudotayim.action.pass">
        <source>call no help</source>
        <translation>לא לקרוא לעזרה</translation>
    </message>
    <message id="metzudotayim.verb.fort">
        <source>add a card to the fortress</source>
        <translation>להוסיף קלף למצודה</translation>
    </message>
    <message id="metzudotayim.verb.trade">
        <source>give three cards for one</source>
        <translation>לתת שלושה בשביל אחד</translation>
    </message>
    <message id="metzudotayim.verb.pay">
        <source>give the other two cards</source>
        <translation>לתת את שני הקלפים האחרים</translation>
    </message>
    <message id="metzudotayim.verb.commit">
        <source>lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message id="metzudotayim.verb.sacrifice">
        <source>sacrifice a card of the fortress</source>
        <translation>להקריב קלף מהמצודה</translation>
    </message>
    <message id="metzudotayim.verb.call">
        <source>call for help</source>
        <translation>לקרוא לעזרה</translation>
    </message>
    <message id="metzudotayim.verb.pass">
        <source>call no help</source>
        <translation>לא לקרוא לעזרה</translation>
    </message>
    <message id="metzudotayim.refusal.pay-first">
        <source>First finish the exchange: {0:count card} still to give.</source>
        <translation>קודם גומרים את ההחלפה: צריך לתת עוד {0:count card}.</translation>
    </message>
    <message id="metzudotayim.refusal.no-exchange">
        <source>An exchange begins with the card for the fortress.</source>
        <translation>החלפה מתחילה בקלף שהולך למצודה.</translation>
    </message>
    <message id="metzudotayim.refusal.not-revealed">
        <source>Help is called after both cards are turned up.</source>
        <translation>קוראים לעזרה אחרי ששני הקלפים נחשפו.</translation>
    </message>
    <message id="metzudotayim.refusal.already-revealed">
        <source>Both cards are turned up: too late to build or lay.</source>
        <translation>שני הקלפים כבר נחשפו: אי אפשר עוד לבנות או להניח.</translation>
    </message>
    <message id="metzudotayim.refusal.not-special">
        <source>Only cards from 6 to 10 can join the fortress alone, not {0:card}.</source>
        <translation>רק קלפים מ־6 עד 10 עוברים לבדם למצודה, {0:card and} לא.</translation>
    </message>
    <message id="metzudotayim.refusal.too-few-to-trade">
        <source>An exchange takes three cards, and you have {0:count card}.</source>
        <translation>להחלפה צריך שלושה קלפים ביד. עכשיו: {0:count card}.</translation>
    </message>
    <message id="metzudotayim.refusal.must-sacrifice">
        <source>Hand and stock are empty: sacrifice a card of the fortress.</source>
        <translation>אין קלפים ביד וגם לא בקופה: צריך להקריב קלף מהמצודה.</translation>
    </message>
    <message id="metzudotayim.refusal.hand-not-empty">
        <source>Sacrifice only with an empty hand; yours has {0:count card}.</source>
        <translation>מקריבים רק כשהיד ריקה, ויש בה {0:count card}.</translation>
    </message>
    <message id="metzudotayim.refusal.no-such-place">
        <source>The fortress has no such place.</source>
        <translation>אין מקום כזה במצודה.</translation>
    </message>
    <message id="metzudotayim.refusal.no-jokers">
        <source>There are no jokers in this game.</source>
        <translation>אין ג׳וקרים במשחק הזה.</translation>
    </message>
    <message id="metzudotayim.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="metzudotayim.refusal.lies-in-discard">
        <source>{0:card} lies in the discard pile.</source>
        <translation>{0:card} מונח בביתא.</translation>
    </message>
    <message id="metzudotayim.said.no-fight">
        <source>Nobody laid a card, so there is no fight.</source>
        <translation>אף אחד לא הניח קלף, ולכן אין קרב.</translation>
    </message>
    <message id="metzudotayim.said.equal-ranks">
        <source>The ranks are equal, so there is no fight.</source>
        <translation>הערכים שווים, ולכן אין קרב.</translation>
    </message>
    <message id="metzudotayim.said.attack">
        <source>The higher card attacks.</source>
        <translation>הקלף הגבוה תוקף.</translation>
    </message>
    <message id="metzudotayim.said.tossing">
        <source>To toss: {1:count card}.</source>
        <translation>להקפיץ: {1:count card}.</translation>
    </message>
    <message id="metzudotayim.said.positives">
        <source>Positive: {1:num} for the attacker, {2:num} for the defender.</source>
        <translation>חיוביים: {1:num} לתוקף, {2:num} למגן.</translation>
    </message>
    <message id="metzudotayim.fact.fortress">
        <source>Fortress: {0:count card}</source>
        <extracomment>Facts.</extracomment>
        <translation>מצודה: {0:count card}</translation>
    </message>
    <message id="metzudotayim.fact.stock">
        <source>Stock: {0:count card}</source>
        <translation>קופה: {0:count card}</translation>
    </message>
    <message id="metzudotayim.fact.attacker">
        <source>attacks</source>
        <translation>תוקף</translation>
    </message>
    <message id="metzudotayim.fact.tosses">
        <source>To toss: {0:count card}</source>
        <extracomment>Over a laid card: how many cards are tossed for it in the fight.</extracomment>
        <translation>להקפיץ: {0:count card}</translation>
    </message>
    <message id="metzudotayim.fact.gives">
        <source>{0:card}: {1:count toss}</source>
        <translation>{0:card}: {1:count toss}</translation>
    </message>
    <message id="metzudotayim.fact.call">
        <source>With this helper: {1:count toss}</source>
        <translation>עם הקלף העוזר: {1:count toss}</translation>
    </message>
    <message id="metzudotayim.log.built">
        <source>New cards in hand: {all:text}.</source>
        <translation>קלפים חדשים ביד: {all:text}.</translation>
    </message>
    <message id="metzudotayim.log.built-by">
        <source>{n:num} for {who:name}</source>
        <translation>{who:to} {n:num}</translation>
    </message>
    <message id="metzudotayim.log.built-by.you">
        <source>{n:num} for you</source>
        <translation>לי {n:num}</translation>
    </message>
    <message id="metzudotayim.log.built-by-none">
        <source>none for {who:name}</source>
        <extracomment>One of two: “2 for Omar and none for Noa”.</extracomment>
        <translation>{who:to} אף אחד</translation>
    </message>
    <message id="metzudotayim.log.built-by-none.you">
        <source>none for you</source>
        <translation>לי אף אחד</translation>
    </message>
    <message id="metzudotayim.log.built-none">
        <source>Nobody got a new card.</source>
        <translation>אף אחד לא קיבל קלף חדש.</translation>
    </message>
    <message id="metzudotayim.log.fort">
        <source>{who:name} added {c:card} to their fortress.</source>
        <translation>{c:card} הצטרף למצודה של {who:name}.</translation>
    </message>
    <message id="metzudotayim.log.fort.m">
        <source>{who:name} added {c:card} to their fortress.</source>
        <translation>{who:name} הוסיף {c:card object} למצודה שלו.</translation>
    </message>
    <message id="metzudotayim.log.fort.f">
        <source>{who:name} added {c:card} to their fortress.</source>
        <translation>{who:name} הוסיפה {c:card object} למצודה שלה.</translation>
    </message>
    <message id="metzudotayim.log.fort.you">
        <source>You added {c:card} to your fortress.</source>
        <translation>הוספתי {c:card object} למצודה שלי.</translation>
    </message>
    <message id="metzudotayim.log.trade">
        <source>{who:name} gave three for one: {c:card} for their fortress.</source>
        <translation>אצל {who:name} שלושה בשביל אחד: {c:card} הולך למצודה.</translation>
    </message>
    <message id="metzudotayim.log.trade.m">
        <source>{who:name} gave three for one: {c:card} for their fortress.</source>
        <translation>{who:name} החליף שלושה בשביל אחד: {c:card} למצודה שלו.</translation>
    </message>
    <message id="metzudotayim.log.trade.f">
        <source>{who:name} gave three for one: {c:card} for their fortress.</source>
        <translation>{who:name} החליפה שלושה בשביל אחד: {c:card} למצודה שלה.</translation>
    </message>
    <message id="metzudotayim.log.trade.you">
        <source>You gave three for one: {c:card} for your fortress.</source>
        <translation>החלפתי שלושה בשביל אחד: {c:card} למצודה שלי.</translation>
    </message>
    <message id="metzudotayim.log.pay">
        <source>{who:name} gave {c:card} to the discard pile.</source>
        <translation>{c:card} {who:of} הולך לביתא.</translation>
    </message>
    <message id="metzudotayim.log.pay.m">
        <source>{who:name} gave {c:card} to the discard pile.</source>
        <translation>{who:name} נתן {c:card object} לביתא.</translation>
    </message>
    <message id="metzudotayim.log.pay.f">
        <source>{who:name} gave {c:card} to the discard pile.</source>
        <translation>{who:name} נתנה {c:card object} לביתא.</translation>
    </message>
    <message id="metzudotayim.log.pay.you">
        <source>You gave {c:card} to the discard pile.</source>
        <translation>נתתי {c:card object} לביתא.</translation>
    </message>
    <message id="metzudotayim.log.sacrifice">
        <source>{who:name} sacrificed a card of their fortress.</source>
        <translation>קלף מהמצודה של {who:name} הוקרב.</translation>
    </message>
    <message id="metzudotayim.log.sacrifice.m">
        <source>{who:name} sacrificed a card of their fortress.</source>
        <translation>{who:name} הקריב קלף מהמצודה שלו.</translation>
    </message>
    <message id="metzudotayim.log.sacrifice.f">
        <source>{who:name} sacrificed a card of their fortress.</source>
        <translation>{who:name} הקריבה קלף מהמצודה שלה.</translation>
    </message>
    <message id="metzudotayim.log.sacrifice.you">
        <source>You sacrificed a card of your fortress.</source>
        <translation>הקרבתי קלף מהמצודה שלי.</translation>
    </message>
    <message id="metzudotayim.log.call">
        <source>{who:name} called for help: {c:card}.</source>
        <translation>מצד {who:name} באה קריאה לעזרה: {c:card}.</translation>
    </message>
    <message id="metzudotayim.log.call.m">
        <source>{who:name} called for help: {c:card}.</source>
        <translation>{who:name} קרא {c:card to} לעזרה.</translation>
    </message>
    <message id="metzudotayim.log.call.f">
        <source>{who:name} called for help: {c:card}.</source>
        <translation>{who:name} קראה {c:card to} לעזרה.</translation>
    </message>
    <message id="metzudotayim.log.call.you">
        <source>You called for help: {c:card}.</source>
        <translation>קראתי {c:card to} לעזרה.</translation>
    </message>
    <message id="metzudotayim.log.pass">
        <source>{who:name} called no help.</source>
        <translation>מצד {who:name} אין קריאה לעזרה.</translation>
    </message>
    <message id="metzudotayim.log.pass.m">
        <source>{who:name} called no help.</source>
        <translation>{who:name} לא קרא לעזרה.</translation>
    </message>
    <message id="metzudotayim.log.pass.f">
        <source>{who:name} called no help.</source>
        <translation>{who:name} לא קראה לעזרה.</translation>
    </message>
    <message id="metzudotayim.log.pass.you">
        <source>You called no help.</source>
        <translation>לא קראתי לעזרה.</translation>
    </message>
    <message id="metzudotayim.log.ace-came">
        <source>An ace landed face up from the discard pile, so {who:name} gets: {cards:cards}.</source>
        <translation>בין הקלפים מהביתא יצא אס חיובי, ולכן {who:name} עם קלפים חדשים ביד: {cards:cards}.</translation>
    </message>
    <message id="metzudotayim.log.ace-came.m">
        <source>An ace landed face up from the discard pile, so {who:name} gets: {cards:cards}.</source>
        <translation>בין הקלפים מהביתא יצא אס חיובי, ולכן {who:name} לקח אל היד: {cards:cards}.</translation>
    </message>
    <message id="metzudotayim.log.ace-came.f">
        <source>An ace landed face up from the discard pile, so {who:name} gets: {cards:cards}.</source>
        <translation>בין הקלפים מהביתא יצא אס חיובי, ולכן {who:name} לקחה אל היד: {cards:cards}.</translation>
    </message>
    <message id="metzudotayim.log.ace-came.you">
        <source>An ace landed face up from the discard pile, so you get: {cards:cards}.</source>
        <translation>בין הקלפים מהביתא יצא אס חיובי, ולכן לקחתי אל היד: {cards:cards}.</translation>
    </message>
    <message id="metzudotayim.log.attacked">
        <source>{who:name} attacked and won, {a:num} positive to {d:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>ההתקפה של {who:name} הצליחה. חיוביים: {a:num} מול {d:num}. הרווח, מהמצודה {loser:of}: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.attacked.m">
        <source>{who:name} attacked and won, {a:num} positive to {d:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>{who:name} תקף והרוויח {n:count card} מהמצודה {loser:of}. חיוביים: {a:num} מול {d:num}.</translation>
    </message>
    <message id="metzudotayim.log.attacked.f">
        <source>{who:name} attacked and won, {a:num} positive to {d:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>{who:name} תקפה והרוויחה {n:count card} מהמצודה {loser:of}. חיוביים: {a:num} מול {d:num}.</translation>
    </message>
    <message id="metzudotayim.log.attacked.you">
        <source>You attacked and won, {a:num} positive to {d:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>תקפתי והרווחתי {n:count card} מהמצודה {loser:of}. חיוביים: {a:num} מול {d:num}.</translation>
    </message>
    <message id="metzudotayim.log.defended">
        <source>{who:name} held off the attack, {d:num} positive to {a:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>ההגנה של {who:name} הצליחה. חיוביים: {d:num} מול {a:num}. הרווח, מהמצודה {loser:of}: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.defended.m">
        <source>{who:name} held off the attack, {d:num} positive to {a:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>{who:name} הדף את ההתקפה והרוויח {n:count card} מהמצודה {loser:of}. חיוביים: {d:num} מול {a:num}.</translation>
    </message>
    <message id="metzudotayim.log.defended.f">
        <source>{who:name} held off the attack, {d:num} positive to {a:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>{who:name} הדפה את ההתקפה והרוויחה {n:count card} מהמצודה {loser:of}. חיוביים: {d:num} מול {a:num}.</translation>
    </message>
    <message id="metzudotayim.log.defended.you">
        <source>You held off the attack, {d:num} positive to {a:num}. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>הדפתי את ההתקפה והרווחתי {n:count card} מהמצודה {loser:of}. חיוביים: {d:num} מול {a:num}.</translation>
    </message>
    <message id="metzudotayim.log.level">
        <source>{who:name} attacked, {a:num} positive to {d:num}. Nobody takes a card.</source>
        <translation>ההתקפה של {who:name} נגמרה בתיקו. חיוביים: {a:num} מול {d:num}.</translation>
    </message>
    <message id="metzudotayim.log.level.m">
        <source>{who:name} attacked, {a:num} positive to {d:num}. Nobody takes a card.</source>
        <translation>{who:name} תקף, ואף אחד לא הרוויח. חיוביים: {a:num} מול {d:num}.</translation>
    </message>
    <message id="metzudotayim.log.level.f">
        <source>{who:name} attacked, {a:num} positive to {d:num}. Nobody takes a card.</source>
        <translation>{who:name} תקפה, ואף אחד לא הרוויח. חיוביים: {a:num} מול {d:num}.</translation>
    </message>
    <message id="metzudotayim.log.level.you">
        <source>You attacked, {a:num} positive to {d:num}. Nobody takes a card.</source>
        <translation>תקפתי, ואף אחד לא הרוויח. חיוביים: {a:num} מול {d:num}.</translation>
    </message>
    <message id="metzudotayim.log.attacks">
        <source>{who:name} attacks.</source>
        <translation>הקלף של {who:name} תוקף.</translation>
    </message>
    <message id="metzudotayim.log.attacks.m">
        <source>{who:name} attacks.</source>
        <translation>{who:name} תוקף.</translation>
    </message>
    <message id="metzudotayim.log.attacks.f">
        <source>{who:name} attacks.</source>
        <translation>{who:name} תוקפת.</translation>
    </message>
    <message id="metzudotayim.log.attacks.you">
        <source>You attack.</source>
        <translation>הקלף שלי תוקף.</translation>
    </message>
    <message id="metzudotayim.log.ace">
        <source>{who:name} attacked with an ace, so nobody tossed. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>התקפה של {who:name} עם אס, בלי הקפצות. הרווח, מהמצודה {loser:of}: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.ace.m">
        <source>{who:name} attacked with an ace, so nobody tossed. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>{who:name} תקף עם אס והרוויח {n:count card} מהמצודה {loser:of}, בלי הקפצות.</translation>
    </message>
    <message id="metzudotayim.log.ace.f">
        <source>{who:name} attacked with an ace, so nobody tossed. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>{who:name} תקפה עם אס והרוויחה {n:count card} מהמצודה {loser:of}, בלי הקפצות.</translation>
    </message>
    <message id="metzudotayim.log.ace.you">
        <source>You attacked with an ace, so nobody tossed. Taken from {loser:of} fortress: {n:count card}.</source>
        <translation>תקפתי עם אס והרווחתי {n:count card} מהמצודה {loser:of}, בלי הקפצות.</translation>
    </message>
    <message id="metzudotayim.result.wins">
        <source>{who:name} wins. Fortresses: {mine:num} to {its:num}.</source>
        <translation>הניצחון הולך {who:to}. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.wins.m">
        <source>{who:name} wins. Fortresses: {mine:num} to {its:num}.</source>
        <translation>{who:name} ניצח. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.wins.f">
        <source>{who:name} wins. Fortresses: {mine:num} to {its:num}.</source>
        <translation>{who:name} ניצחה. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.wins.you">
        <source>You win. Fortresses: {mine:num} to {its:num}.</source>
        <translation>ניצחתי. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.wins.unnamed">
        <source>Won. Fortresses: {mine:num} to {its:num}.</source>
        <translation>ניצחון. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.ruins">
        <source>{who:name} wins in the last fight.</source>
        <translation>הניצחון הולך {who:to}, בקרב האחרון.</translation>
    </message>
    <message id="metzudotayim.result.ruins.m">
        <source>{who:name} wins in the last fight.</source>
        <translation>{who:name} ניצח בקרב האחרון.</translation>
    </message>
    <message id="metzudotayim.result.ruins.f">
        <source>{who:name} wins in the last fight.</source>
        <translation>{who:name} ניצחה בקרב האחרון.</translation>
    </message>
    <message id="metzudotayim.result.ruins.you">
        <source>You win in the last fight.</source>
        <translation>ניצחתי בקרב האחרון.</translation>
    </message>
    <message id="metzudotayim.result.ruins.unnamed">
        <source>Won in the last fight.</source>
        <translation>ניצחון בקרב האחרון.</translation>
    </message>
    <message id="metzudotayim.result.draw">
        <source>A draw: {mine:count card} in each fortress.</source>
        <translation>תיקו: {mine:count card} בכל מצודה.</translation>
    </message>
    <message id="metzudotayim.result.draw-ruins">
        <source>A draw.</source>
        <translation>תיקו.</translation>
    </message>
    <message id="metzudotayim.reason.fortress">
        <source>One fortress is destroyed.</source>
        <translation>מצודה אחת הושמדה.</translation>
    </message>
    <message id="metzudotayim.reason.fortress.of">
        <source>{who:of} fortress is destroyed.</source>
        <translation>המצודה {who:of} הושמדה.</translation>
    </message>
    <message id="metzudotayim.reason.fortress.of.you">
        <source>Your fortress is destroyed.</source>
        <translation>המצודה שלי הושמדה.</translation>
    </message>
    <message id="metzudotayim.reason.both-destroyed">
        <source>Both fortresses are destroyed.</source>
        <translation>שתי המצודות הושמדו.</translation>
    </message>
    <message id="metzudotayim.option.fort">
        <source>Cards of a fortress</source>
        <translation>קלפים במצודה</translation>
    </message>
    <message id="metzudotayim.option.fort.help">
        <source>With how many cards each side begins its fortress.</source>
        <translation>עם כמה קלפים כל צד מתחיל את המצודה שלו.</translation>
    </message>
    <message id="metzudotayim.option.fort.n">
        <source>{n:count card}</source>
        <translation>{n:count card}</translation>
    </message>
    <message id="metzudotayim.option.fort.5.help">
        <source>Three below and two on top: the usual.</source>
        <translation>שלושה למטה ושניים מעליהם: כך בדרך כלל.</translation>
    </message>
    <message id="metzudotayim.option.fort.6.help">
        <source>The full pyramid, and a somewhat longer game.</source>
        <translation>פירמידה שלמה, ומשחק קצת יותר ארוך.</translation>
    </message>
    <message id="metzudotayim.option.max_turns">
        <source>Turns at most</source>
        <translation>עד כמה תורות</translation>
    </message>
    <message id="metzudotayim.option.max_turns.help">
        <source>After that many the larger fortress wins.</source>
        <translation>אחרי המספר הזה מנצחת המצודה הגדולה.</translation>
    </message>
    <message id="metzudotayim.option.max_turns.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="metzudotayim.words.card">
        <source>{card:spoken}: {n:count toss}</source>
        <translation>{card:spoken}: {n:count toss}</translation>
    </message>
    <message id="metzudotayim.words.attacks">
        <source>Attacks</source>
        <translation>תוקף</translation>
    </message>
    <message id="metzudotayim.words.known">
        <source>Known in the fortress: {all:text}</source>
        <translation>הקלפים הידועים במצודה: {all:text}</translation>
    </message>
    <message id="metzudotayim.words.known-at">
        <source>{card:spoken} at place {n:num}</source>
        <translation>{card:spoken} במקום {n:num}</translation>
    </message>
    <message id="metzudotayim.words.laid">
        <source>A card is laid face down</source>
        <translation>קלף מונח סגור</translation>
    </message>
    <message id="metzudotayim.words.laid-tosses">
        <source>{zone:text}: {cards:spoken-list}. Tosses: {n:num}</source>
        <translation>{zone:text}: {cards:spoken-list}. הקפצות: {n:num}</translation>
    </message>
    <message id="metzudotayim.hint.sure-card">
        <source>{0:card} is sure to take a card of the fortress, unless another ace faces it.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>{0:card} בטוח לוקח קלף מהמצודה, אלא אם גם מולו מונח אס.</translation>
    </message>
    <message id="metzudotayim.hint.undefended">
        <source>The other side has no card to defend: {0:card} gives {1:count toss}, and each positive card takes one.</source>
        <translation>בצד השני אין קלף להגן: {0:card} נותן {1:count toss}, וכל קלף חיובי לוקח אחד.</translation>
    </message>
    <message id="metzudotayim.hint.strong-attacker">
        <source>{0:card} mostly attacks, and gives {1:count toss}.</source>
        <translation>{0:card} תוקף ברוב המקרים, ונותן {1:count toss}.</translation>
    </message>
    <message id="metzudotayim.hint.good-defender">
        <source>{0:card} mostly defends, but {1:count toss} make a good defense.</source>
        <translation>{0:card} מגן ברוב המקרים, אבל {1:count toss} זו הגנה טובה.</translation>
    </message>
    <message id="metzudotayim.hint.royal-with-help">
        <source>{0:card} can call for help: together about {1:count toss}.</source>
        <translation>{0:card} יכול לקרוא לעזרה: יחד בערך {1:count toss}.</translation>
    </message>
    <message id="metzudotayim.hint.weak-goes">
        <source>{0:card} gives little; keep the better cards for a better moment.</source>
        <translation>{0:card} נותן מעט; את הטובים שומרים לרגע טוב יותר.</translation>
    </message>
    <message id="metzudotayim.hint.better-odds">
        <source>Against what the other side may have, {0:card} is best.</source>
        <translation>מול מה שיכול להיות בצד השני, {0:card} הכי טוב.</translation>
    </message>
    <message id="metzudotayim.hint.fort-spare">
        <source>{0:card} does more in the fortress, and the hand still has {1:count card} to lay.</source>
        <translation>{0:card} עוזר יותר במצודה, וביד נשאר מה להניח: {1:count card}.</translation>
    </message>
    <message id="metzudotayim.hint.trade-weak">
        <source>Three weak cards become one more fortress card, {0:card}.</source>
        <translation>שלושה קלפים חלשים הופכים לקלף אחד במצודה: {0:card}.</translation>
    </message>
    <message id="metzudotayim.hint.pays-weakest">
        <source>{0:card} gives the least in the hand.</source>
        <translation>{0:card} נותן הכי מעט ביד.</translation>
    </message>
    <message id="metzudotayim.hint.call-known">
        <source>With {0:card} as helper: {1:count toss}, and the fight is won about {2:percent} of the time.</source>
        <translation>עם {0:card} כעוזר יש {1:count toss}, ומנצחים בקרב בערך ב־{2:percent} מהמקרים.</translation>
    </message>
    <message id="metzudotayim.hint.call-known.always">
        <source>With {0:card} as helper: {1:count toss}, and the fight is almost surely won.</source>
        <translation>עם {0:card} כעוזר יש {1:count toss}, וכמעט בטוח שמנצחים בקרב.</translation>
    </message>
    <message id="metzudotayim.hint.call-unseen">
        <source>With a helper: about {0:count toss}, and the fight is won about {1:percent} of the time.</source>
        <translation>עם קלף עוזר יש בערך {0:count toss}, ומנצחים בקרב בערך ב־{1:percent} מהמקרים.</translation>
    </message>
    <message id="metzudotayim.hint.no-call">
        <source>Without help the fight is won about {0:percent} of the time; a helper would be wasted.</source>
        <translation>גם בלי עזרה מנצחים בקרב בערך ב־{0:percent} מהמקרים, ועל הקלף העוזר חבל.</translation>
    </message>
    <message id="metzudotayim.hint.no-last-call">
        <source>The last fortress card is worth more than its tosses.</source>
        <translation>על הקלף האחרון במצודה חבל: הוא שווה יותר מההקפצות שלו.</translation>
    </message>
    <message id="metzudotayim.hint.sacrifice-best">
        <source>Of the fortress, {0:card} is best now.</source>
        <translation>מכל הקלפים במצודה, {0:card} הכי טוב עכשיו.</translation>
    </message>
    <message id="metzudotayim.hint.sacrifice-unseen">
        <source>An unknown card of the fortress is probably better than the known ones.</source>
        <translation>קלף לא ידוע במצודה כנראה טוב יותר מהידועים.</translation>
    </message>
    <message id="metzudotayim.label.course">
        <source>cards in the fortress</source>
        <extracomment>What the chart of how the game went counts for each seat.</extracomment>
        <translation>קלפים במצודה</translation>
    </message>
    <message id="metzudotayim.label.held">
        <source>{who:name}’s card</source>
        <extracomment>In the empty place for the card that somebody sends into the fight.</extracomment>
        <translation>הקלף של {who:name}</translation>
    </message>
    <message id="metzudotayim.label.held.you">
        <source>your card</source>
        <translation>הקלף שלי</translation>
    </message>
    <message id="metzudotayim.label.fort">
        <source>{who:name}’s fortress: {n:num}</source>
        <translation>המצודה של {who:name}: {n:num}</translation>
    </message>
    <message id="metzudotayim.label.fort.you">
        <source>Your fortress: {n:num}</source>
        <translation>המצודה שלי: {n:num}</translation>
    </message>
    <message id="metzudotayim.label.stock">
        <source>Stock: {n:num}</source>
        <translation>קופה: {n:num}</translation>
    </message>
    <message id="metzudotayim.label.discard">
        <source>Discard pile: {n:num}</source>
        <translation>ביתא: {n:num}</translation>
    </message>
    <message id="metzudotayim.label.attacks">
        <source>attacks</source>
        <translation>תוקף</translation>
    </message>
    <message id="metzudotayim.label.defends">
        <source>defends</source>
        <translation>מגן</translation>
    </message>
    <message id="metzudotayim.voice.goal">
        <source>The goal: to destroy the other fortress.</source>
        <translation>המטרה: להשמיד את המצודה של הצד השני.</translation>
    </message>
    <message id="metzudotayim.voice.plan">
        <source>Which card do you send into the fight?</source>
        <translation>איזה קלף לשלוח לקרב?</translation>
    </message>
    <message id="metzudotayim.voice.plan.fort-trade">
        <source>First you may add to the fortress: a card from 6 to 10, or any card for two others.</source>
        <translation>קודם אפשר להוסיף למצודה: קלף מ־6 עד 10, או כל קלף תמורת שני אחרים.</translation>
    </message>
    <message id="metzudotayim.voice.plan.fort">
        <source>First you may add to the fortress: a card from 6 to 10.</source>
        <translation>קודם אפשר להוסיף למצודה קלף מ־6 עד 10.</translation>
    </message>
    <message id="metzudotayim.voice.plan.trade">
        <source>First you may add to the fortress: any card for two others.</source>
        <translation>קודם אפשר להוסיף למצודה כל קלף תמורת שני אחרים.</translation>
    </message>
    <message id="metzudotayim.voice.paying">
        <source>The exchange: still {n:count card} to give.</source>
        <translation>ההחלפה: צריך לתת עוד {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.last">
        <source>{who:name} has only {c:card} in hand, and it has to fight.</source>
        <extracomment>Before a last card goes into the fight.</extracomment>
        <translation>{who:to} נשאר ביד רק {c:card}, והוא חייב לצאת לקרב.</translation>
    </message>
    <message id="metzudotayim.voice.last.you">
        <source>You have only {c:card} in hand, and it has to fight.</source>
        <translation>נשאר לי ביד רק {c:card}, והוא חייב לצאת לקרב.</translation>
    </message>
    <message id="metzudotayim.voice.left">
        <source>If this card goes to the fortress, only {c:card} is left, and it goes into the fight.</source>
        <translation>אם הקלף הזה הולך למצודה, נשאר ביד רק {c:card}, והוא יוצא לקרב.</translation>
    </message>
    <message id="metzudotayim.voice.pays">
        <source>{c:card} goes to the fortress. Which two cards pay for it?</source>
        <translation>{c:card} הולך למצודה. אילו שני קלפים נותנים תמורתו?</translation>
    </message>
    <message id="metzudotayim.voice.joins">
        <source>{c:card} goes to the fortress: by itself, or for two other cards?</source>
        <extracomment>Once a card that may join alone has been put there, while an exchange is possible too.</extracomment>
        <translation>{c:card} הולך למצודה: לבד, או תמורת שני קלפים אחרים?</translation>
    </message>
    <message id="metzudotayim.pick.alone">
        <source>By itself</source>
        <translation>לבד</translation>
    </message>
    <message id="metzudotayim.pick.exchange">
        <source>For two other cards</source>
        <extracomment>The two are the last ones in hand, or are chosen after this.</extracomment>
        <translation>תמורת שני קלפים אחרים</translation>
    </message>
    <message id="metzudotayim.pick.pays">
        <source>{cards:cards}</source>
        <extracomment>Two cards that pay for an exchange.</extracomment>
        <translation>{cards:cards}</translation>
    </message>
    <message id="metzudotayim.button.pays">
        <source>give {cards:cards}</source>
        <extracomment>The cards that pay for an exchange; also as a question.</extracomment>
        <translation>לתת את {cards:cards}</translation>
    </message>
    <message id="metzudotayim.voice.sacrifice">
        <source>Hand and stock are empty: which card of the fortress do you send?</source>
        <translation>אין קלפים ביד וגם לא בקופה: איזה קלף מהמצודה לשלוח לקרב?</translation>
    </message>
    <message id="metzudotayim.voice.help">
        <source>Call a card of the fortress for help?</source>
        <translation>לקרוא לקלף מהמצודה לעזרה?</translation>
    </message>
    <message id="metzudotayim.voice.help.detail">
        <source>The helper gives tosses too, and goes to the discard pile after the fight.</source>
        <translation>גם הקלף העוזר נותן הקפצות, ואחרי הקרב הוא הולך לביתא.</translation>
    </message>
    <message id="metzudotayim.voice.fights">
        <source>Send {c:card} into the fight?</source>
        <translation>לשלוח את {c:card} לקרב?</translation>
    </message>
    <message id="metzudotayim.voice.gives">
        <source>In a fight: {n:count toss}.</source>
        <translation>בקרב: {n:count toss}.</translation>
    </message>
    <message id="metzudotayim.voice.gives-ace">
        <source>An ace takes one card without a toss, unless an ace lies against it.</source>
        <translation>אס לוקח קלף אחד בלי הקפצות, אלא אם גם מולו מונח אס.</translation>
    </message>
    <message id="metzudotayim.voice.costs">
        <source>It joins the fortress only for two other cards.</source>
        <extracomment>Of the held card.</extracomment>
        <translation>למצודה הוא עובר רק תמורת שני קלפים אחרים.</translation>
    </message>
    <message id="metzudotayim.voice.unknown">
        <source>Nobody knows this card.</source>
        <translation>אף אחד לא מכיר את הקלף הזה.</translation>
    </message>
    <message id="metzudotayim.voice.attack">
        <source>{who:name} has the higher card and attacks.</source>
        <translation>הקלף של {who:name} גבוה יותר, ולכן תוקף.</translation>
    </message>
    <message id="metzudotayim.voice.attack.m">
        <source>{who:name} has the higher card and attacks.</source>
        <translation>{who:name} תוקף, עם הקלף הגבוה.</translation>
    </message>
    <message id="metzudotayim.voice.attack.f">
        <source>{who:name} has the higher card and attacks.</source>
        <translation>{who:name} תוקפת, עם הקלף הגבוה.</translation>
    </message>
    <message id="metzudotayim.voice.attack.you">
        <source>You have the higher card and attack.</source>
        <translation>ההתקפה שלי, עם הקלף הגבוה.</translation>
    </message>
    <message id="metzudotayim.voice.no-cards">
        <source>Both first tosses came down negative, so no card came to a hand.</source>
        <extracomment>Why nobody laid a card in a turn.</extracomment>
        <translation>שתי ההקפצות הראשונות היו שליליות, ולכן לא הגיע קלף לאף יד.</translation>
    </message>
    <message id="metzudotayim.voice.empty-hands">
        <source>Both hands are empty.</source>
        <extracomment>Why nobody laid a card in a turn, where a hand was emptied by building or an exchange.</extracomment>
        <translation>הידיים של שני השחקנים ריקות.</translation>
    </message>
    <message id="metzudotayim.voice.no-card">
        <source>{who:name} had no card in hand to defend with.</source>
        <extracomment>Why a card attacks alone.</extracomment>
        <translation>{who:to} לא היה קלף ביד להגן בו.</translation>
    </message>
    <message id="metzudotayim.voice.no-card.you">
        <source>You had no card in hand to defend with.</source>
        <translation>לא היה לי קלף ביד להגן בו.</translation>
    </message>
    <message id="metzudotayim.voice.tossing">
        <source>{who:name} tosses {n:count card}.</source>
        <translation>ההקפצה של {who:name}: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.tossing.m">
        <source>{who:name} tosses {n:count card}.</source>
        <translation>{who:name} מקפיץ {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.tossing.f">
        <source>{who:name} tosses {n:count card}.</source>
        <translation>{who:name} מקפיצה {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.tossing.you">
        <source>You toss {n:count card}.</source>
        <translation>התור שלי להקפיץ {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.gives-fight">
        <source>{c:card} gives {n:count toss}.</source>
        <extracomment>Why so many cards are tossed in a fight.</extracomment>
        <translation>{c:card} נותן {n:count toss}.</translation>
    </message>
    <message id="metzudotayim.voice.gives-helped">
        <source>{c:card} gives {n:count toss}, and the helper {h:card} {m:num} more.</source>
        <translation>{c:card} נותן {n:count toss}, והקלף העוזר {h:card} נותן עוד {m:num}.</translation>
    </message>
    <message id="metzudotayim.voice.gives-helped-none">
        <source>{c:card} gives {n:count toss}. As a helper {h:card} gives none.</source>
        <extracomment>The helper is an ace.</extracomment>
        <translation>{c:card} נותן {n:count toss}. הקלף העוזר {h:card} לא נותן הקפצות.</translation>
    </message>
    <message id="metzudotayim.voice.positives">
        <source>{who:name} attacks: {n:num} positive to {m:num}.</source>
        <translation>ההתקפה של {who:name}. חיוביים: {n:num} מול {m:num}.</translation>
    </message>
    <message id="metzudotayim.voice.positives.m">
        <source>{who:name} attacks: {n:num} positive to {m:num}.</source>
        <translation>{who:name} תוקף. חיוביים: {n:num} מול {m:num}.</translation>
    </message>
    <message id="metzudotayim.voice.positives.f">
        <source>{who:name} attacks: {n:num} positive to {m:num}.</source>
        <translation>{who:name} תוקפת. חיוביים: {n:num} מול {m:num}.</translation>
    </message>
    <message id="metzudotayim.voice.positives.you">
        <source>You attack: {n:num} positive to {m:num}.</source>
        <translation>ההתקפה שלי. חיוביים: {n:num} מול {m:num}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-up">
        <source>{who:name} has {sum:count positive-toss}.</source>
        <extracomment>A card has come down; counted aloud.</extracomment>
        <translation>{who:to} יש {sum:count positive-toss}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-up.you">
        <source>You have {sum:count positive-toss}.</source>
        <translation>יש לי {sum:count positive-toss}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-down">
        <source>{who:name} still has {sum:count positive-toss}.</source>
        <translation>{who:to} עדיין יש {sum:count positive-toss}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-down.you">
        <source>You still have {sum:count positive-toss}.</source>
        <translation>עדיין יש לי {sum:count positive-toss}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-none">
        <source>{who:name} has no positive toss yet.</source>
        <translation>{who:to} אין עדיין הקפצות חיוביות.</translation>
    </message>
    <message id="metzudotayim.voice.toss-none.you">
        <source>You have no positive toss yet.</source>
        <translation>אין לי עדיין הקפצות חיוביות.</translation>
    </message>
    <message id="metzudotayim.voice.came-up">
        <source>Card {n:num} of {of:num} came down face up: positive.</source>
        <translation>קלף {n:num} מתוך {of:num} נפל גלוי: חיובי.</translation>
    </message>
    <message id="metzudotayim.voice.came-down">
        <source>Card {n:num} of {of:num} came down face down: negative.</source>
        <translation>קלף {n:num} מתוך {of:num} נפל הפוך: שלילי.</translation>
    </message>
    <message id="metzudotayim.label.counted">
        <source>Positive: {n:num}</source>
        <extracomment>Over a laid card while cards are tossed for it.</extracomment>
        <translation>חיוביים: {n:num}</translation>
    </message>
    <message id="metzudotayim.voice.built">
        <source>Each tosses from their own stock until a card comes down face down: negative.</source>
        <extracomment>Why so many cards came to each hand at the start of a turn.</extracomment>
        <translation>כל אחד מקפיץ מהקופה שלו עד שקלף נופל הפוך: שלילי.</translation>
    </message>
    <message id="metzudotayim.voice.equal">
        <source>{cards:cards} have the same rank.</source>
        <translation>הערך של {cards:cards} שווה.</translation>
    </message>
    <message id="metzudotayim.voice.ace">
        <source>An ace wins without a toss: {who:name} takes one card of {loser:of} fortress.</source>
        <translation>אס מנצח בלי הקפצות: קלף אחד מהמצודה {loser:of} עובר {who:to}.</translation>
    </message>
    <message id="metzudotayim.voice.ace.m">
        <source>An ace wins without a toss: {who:name} takes one card of {loser:of} fortress.</source>
        <translation>אס מנצח בלי הקפצות: {who:name} לוקח קלף אחד מהמצודה {loser:of}.</translation>
    </message>
    <message id="metzudotayim.voice.ace.f">
        <source>An ace wins without a toss: {who:name} takes one card of {loser:of} fortress.</source>
        <translation>אס מנצח בלי הקפצות: {who:name} לוקחת קלף אחד מהמצודה {loser:of}.</translation>
    </message>
    <message id="metzudotayim.voice.ace.you">
        <source>An ace wins without a toss: you take one card of {loser:of} fortress.</source>
        <translation>אס מנצח בלי הקפצות: קלף אחד מהמצודה {loser:of} עובר אליי.</translation>
    </message>
    <message id="metzudotayim.voice.ace-alone">
        <source>An ace wins without a toss.</source>
        <translation>אס מנצח בלי הקפצות.</translation>
    </message>
    <message id="metzudotayim.voice.level">
        <source>As many on both sides, so nobody takes a card.</source>
        <translation>אותו מספר בשני הצדדים, ולכן אף אחד לא לוקח.</translation>
    </message>
    <message id="metzudotayim.voice.difference">
        <source>The attack succeeds: {who:name} takes the difference, {n:count card} of {loser:of} fortress.</source>
        <translation>ההתקפה הצליחה: ההפרש, {n:count card} מהמצודה {loser:of}, עובר {who:to}.</translation>
    </message>
    <message id="metzudotayim.voice.difference.you">
        <source>The attack succeeds: you take the difference, {n:count card} of {loser:of} fortress.</source>
        <translation>ההתקפה הצליחה: ההפרש, {n:count card} מהמצודה {loser:of}, עובר אליי.</translation>
    </message>
    <message id="metzudotayim.voice.rest">
        <source>The attack succeeds: {who:name} takes all that is left of {loser:of} fortress, {n:count card}.</source>
        <extracomment>The difference is larger than the fortress.</extracomment>
        <translation>ההתקפה הצליחה: כל מה שנשאר במצודה {loser:of}, {n:count card}, עובר {who:to}.</translation>
    </message>
    <message id="metzudotayim.voice.rest.you">
        <source>The attack succeeds: you take all that is left of {loser:of} fortress, {n:count card}.</source>
        <translation>ההתקפה הצליחה: כל מה שנשאר במצודה {loser:of}, {n:count card}, עובר אליי.</translation>
    </message>
    <message id="metzudotayim.voice.nothing-left">
        <source>No card is left in {loser:of} fortress to take.</source>
        <extracomment>A fight is won, and its winner takes nothing.</extracomment>
        <translation>במצודה {loser:of} לא נשאר קלף לקחת.</translation>
    </message>
    <message id="metzudotayim.voice.repelled">
        <source>The attack has failed: {who:name} takes one card of {loser:of} fortress, whatever the difference.</source>
        <translation>ההתקפה נכשלה: קלף אחד מהמצודה {loser:of} עובר {who:to}, לא משנה מה ההפרש.</translation>
    </message>
    <message id="metzudotayim.voice.repelled.m">
        <source>The attack has failed: {who:name} takes one card of {loser:of} fortress, whatever the difference.</source>
        <translation>ההתקפה נכשלה: {who:name} לוקח קלף אחד מהמצודה {loser:of}, לא משנה מה ההפרש.</translation>
    </message>
    <message id="metzudotayim.voice.repelled.f">
        <source>The attack has failed: {who:name} takes one card of {loser:of} fortress, whatever the difference.</source>
        <translation>ההתקפה נכשלה: {who:name} לוקחת קלף אחד מהמצודה {loser:of}, לא משנה מה ההפרש.</translation>
    </message>
    <message id="metzudotayim.voice.repelled.you">
        <source>The attack has failed: you take one card of {loser:of} fortress, whatever the difference.</source>
        <translation>ההתקפה נכשלה: קלף אחד מהמצודה {loser:of} עובר אליי, לא משנה מה ההפרש.</translation>
    </message>
    <message id="metzudotayim.about.plates">
        <source>Whose fortress this is.</source>
        <translation>של מי המצודה הזאת.</translation>
    </message>
    <message id="metzudotayim.about.tag">
        <source>For the laid card, cards of the stock are tossed into the air. Each that comes down face up is positive.</source>
        <extracomment>At the number of cards to toss over a laid card, and at that of the positive ones.</extracomment>
        <translation>בשביל הקלף שהונח מקפיצים קלפים מהקופה. כל קלף שנוחת עם הפנים למעלה הוא חיובי.</translation>
    </message>
    <message id="metzudotayim.about.tag.pom">
        <source>This player attacks: the tosses decide how many cards the other fortress loses.</source>
        <translation>השחקן הזה תוקף, וההקפצות קובעות כמה קלפים המצודה השנייה מאבדת.</translation>
    </message>
    <message id="metzudotayim.about.tag.sea">
        <source>This player defends: each positive toss saves a card of the fortress.</source>
        <translation>השחקן הזה מגן, וכל הקפצה חיובית מצילה קלף במצודה.</translation>
    </message>
    <message id="metzudotayim.results.score">
        <source>cards in the fortress at the end</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>קלפים במצודה בסוף</translation>
    </message>
    <message id="metzudotayim.case.01">
        <source>equal ranks, and building</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>ערכים שווים, ובנייה</translation>
    </message>
    <message id="metzudotayim.case.02">
        <source>an attack</source>
        <translation>תקיפה</translation>
    </message>
    <message id="metzudotayim.case.03">
        <source>an attack that fails</source>
        <translation>תקיפה שנכשלה</translation>
    </message>
    <message id="metzudotayim.case.04">
        <source>equal positives</source>
        <translation>חיוביים שווים</translation>
    </message>
    <message id="metzudotayim.case.05">
        <source>the jack calls for help</source>
        <translation>נסיך קורא לעזרה</translation>
    </message>
    <message id="metzudotayim.case.06">
        <source>an ace</source>
        <translation>אס</translation>
    </message>
    <message id="metzudotayim.case.07">
        <source>two aces</source>
        <translation>שני אסים</translation>
    </message>
    <message id="metzudotayim.case.08">
        <source>the ten, and the exchange</source>
        <translation>העשר, וההחלפה</translation>
    </message>
    <message id="metzudotayim.case.09">
        <source>no card to lay</source>
        <translation>אין קלף להניח</translation>
    </message>
    <message id="metzudotayim.case.10">
        <source>a card of the fortress is sacrificed</source>
        <translation>להקריב קלף מהמצודה</translation>
    </message>
    <message id="metzudotayim.case.11">
        <source>the stock ends</source>
        <translation>הקופה נגמרת</translation>
    </message>
    <message id="metzudotayim.case.12">
        <source>the last card is taken</source>
        <translation>הקלף האחרון נלקח</translation>
    </message>
    <message id="metzudotayim.case.13">
        <source>both fortresses are destroyed</source>
        <translation>שתי המצודות מושמדות</translation>
    </message>
    <message id="metzudotayim.case.14">
        <source>a draw</source>
        <translation>תיקו</translation>
    </message>
</context>
</TS>
