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
        <translation>להקפיץ קלפים, לתקוף, ולקחת את המצודה שממול קלף אחר קלף.</translation>
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
        <translation>קלף העזרה</translation>
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
        <source>exchange three cards, {0:card} for the fortress</source>
        <translation>להחליף שלושה קלפים, {0:card} למצודה</translation>
    </message>
    <message id="metzudotayim.action.trade.closed">
        <source>exchange three cards, one for the fortress</source>
        <translation>להחליף שלושה קלפים, אחד למצודה</translation>
    </message>
    <message id="metzudotayim.action.pay">
        <source>pay {0:card}</source>
        <translation>לשלם את {0:card}</translation>
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
        <source>sacrifice the card at place {n:num} of the fortress</source>
        <translation>להקריב את הקלף במקום {n:num} במצודה</translation>
    </message>
    <message id="metzudotayim.action.call">
        <source>call the card at place {n:num} of the fortress for help</source>
        <translation>לקרוא לעזרה לקלף במקום {n:num} במצודה</translation>
    </message>
    <message id="metzudotayim.action.sacrifice-known">
        <source>sacrifice {x:card} of the fortress</source>
        <translation>להקריב את {x:card} מהמצודה</translation>
    </message>
    <message id="metzudotayim.action.call-known">
        <source>call {x:card} of the fortress for help</source>
        <translation>לקרוא לעזרה ל־{x:card} מהמצודה</translation>
    </message>
    <message id="metzudotayim.action.pass">
        <source>no help</source>
        <translation>בלי עזרה</translation>
    </message>
    <message id="metzudotayim.refusal.pay-first">
        <source>The exchange comes first: {0:count card} still to pay.</source>
        <translation>קודם ההחלפה: נשאר לשלם {0:count card}.</translation>
    </message>
    <message id="metzudotayim.refusal.no-exchange">
        <source>There is nothing to pay: an exchange begins with the card for the fortress.</source>
        <translation>אין מה לשלם: החלפה מתחילה בקלף שהולך למצודה.</translation>
    </message>
    <message id="metzudotayim.refusal.not-revealed">
        <source>Help is called when both cards are turned up.</source>
        <translation>קוראים לעזרה אחרי ששני הקלפים נחשפו.</translation>
    </message>
    <message id="metzudotayim.refusal.already-revealed">
        <source>Both cards are turned up: the time to build and to lay is over.</source>
        <translation>שני הקלפים כבר נחשפו: הזמן לבנות ולהניח עבר.</translation>
    </message>
    <message id="metzudotayim.refusal.not-special">
        <source>{0:card} cannot join the fortress by itself: only cards from 6 to 10 can.</source>
        <translation>{0:card} לא מצטרף לבדו למצודה: רק קלפים מ־6 עד 10 יכולים.</translation>
    </message>
    <message id="metzudotayim.refusal.too-few-to-trade">
        <source>An exchange takes three cards, and the hand has {0:count card}.</source>
        <translation>להחלפה צריך שלושה קלפים, וביד {0:count card}.</translation>
    </message>
    <message id="metzudotayim.refusal.must-sacrifice">
        <source>Hand and stock are empty: a card of the fortress has to be sacrificed.</source>
        <translation>היד והקופה ריקות: צריך להקריב קלף מהמצודה.</translation>
    </message>
    <message id="metzudotayim.refusal.hand-not-empty">
        <source>A sacrifice is for an empty hand, and this one has {0:count card}.</source>
        <translation>מקריבים רק כשהיד ריקה, וביד {0:count card}.</translation>
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
        <source>No card was laid, so there is no fight.</source>
        <translation>לא הונח שום קלף, ולכן אין קרב.</translation>
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
        <source>Cards to toss: {1:num}.</source>
        <translation>קלפים להקפצה: {1:num}.</translation>
    </message>
    <message id="metzudotayim.said.positives">
        <source>Positive cards: {1:num} of the attack, {2:num} of the defense.</source>
        <translation>קלפים חיוביים: {1:num} בהתקפה, {2:num} בהגנה.</translation>
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
        <source>The attacker</source>
        <translation>תוקף</translation>
    </message>
    <message id="metzudotayim.fact.tosses">
        <source>Tosses: {0:num}</source>
        <translation>הקפצות: {0:num}</translation>
    </message>
    <message id="metzudotayim.fact.gives">
        <source>{0:card} gives {1:count toss}</source>
        <translation>{0:card} נותן {1:count toss}</translation>
    </message>
    <message id="metzudotayim.fact.call">
        <source>With this helper: {1:count toss}</source>
        <translation>עם העזרה הזאת: {1:count toss}</translation>
    </message>
    <message id="metzudotayim.log.built">
        <source>New in hand: {all:text}.</source>
        <translation>קלפים חדשים ביד: {all:text}.</translation>
    </message>
    <message id="metzudotayim.log.built-by">
        <source>{n:num} for {who:name}</source>
        <translation>{n:num} אצל {who:name}</translation>
    </message>
    <message id="metzudotayim.log.built-by.you">
        <source>{n:num} for you</source>
        <translation>{n:num} אצלי</translation>
    </message>
    <message id="metzudotayim.log.built-none">
        <source>No new card came to a hand.</source>
        <translation>לא נוסף קלף לאף יד.</translation>
    </message>
    <message id="metzudotayim.log.fort">
        <source>{who:name} added {c:card} to the fortress.</source>
        <translation>{who:name}: {c:card} הצטרף למצודה.</translation>
    </message>
    <message id="metzudotayim.log.fort.you">
        <source>You added {c:card} to the fortress.</source>
        <translation>{c:card} הצטרף למצודה שלי.</translation>
    </message>
    <message id="metzudotayim.log.trade">
        <source>{who:name} began an exchange: {c:card} for the fortress.</source>
        <translation>{who:name}: החלפה, {c:card} הולך למצודה.</translation>
    </message>
    <message id="metzudotayim.log.trade.you">
        <source>You began an exchange: {c:card} for the fortress.</source>
        <translation>החלפה: {c:card} הולך למצודה שלי.</translation>
    </message>
    <message id="metzudotayim.log.pay">
        <source>{who:name} paid {c:card}.</source>
        <translation>{who:name}: {c:card} הולך לביתא.</translation>
    </message>
    <message id="metzudotayim.log.pay.you">
        <source>You paid {c:card}.</source>
        <translation>{c:card} הולך לביתא.</translation>
    </message>
    <message id="metzudotayim.log.sacrifice">
        <source>{who:name} sacrificed a card of the fortress.</source>
        <translation>{who:name}: קלף מהמצודה הוקרב.</translation>
    </message>
    <message id="metzudotayim.log.sacrifice.you">
        <source>You sacrificed a card of the fortress.</source>
        <translation>קלף מהמצודה שלי הוקרב.</translation>
    </message>
    <message id="metzudotayim.log.call">
        <source>{who:name} called {c:card} for help.</source>
        <translation>{who:name}: קריאה לעזרה, {c:card}.</translation>
    </message>
    <message id="metzudotayim.log.call.you">
        <source>You called {c:card} for help.</source>
        <translation>קריאה לעזרה: {c:card}.</translation>
    </message>
    <message id="metzudotayim.log.pass">
        <source>{who:name} called no help.</source>
        <translation>{who:name}: בלי עזרה.</translation>
    </message>
    <message id="metzudotayim.log.pass.you">
        <source>You called no help.</source>
        <translation>בלי עזרה.</translation>
    </message>
    <message id="metzudotayim.log.ace-came">
        <source>An ace came up from the discard pile. To the hand of {who:name}: {cards:cards}.</source>
        <translation>מהביתא עלה אס. ליד של {who:name}: {cards:cards}.</translation>
    </message>
    <message id="metzudotayim.log.ace-came.you">
        <source>An ace came up from the discard pile. To your hand: {cards:cards}.</source>
        <translation>מהביתא עלה אס. ליד שלי: {cards:cards}.</translation>
    </message>
    <message id="metzudotayim.log.attacked">
        <source>{who:name} attacked and won. Positive cards: {a:num} to {d:num}. Taken: {n:count card}.</source>
        <translation>{who:name}: ההתקפה הצליחה. חיוביים: {a:num} מול {d:num}. הרווח: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.attacked.you">
        <source>You attacked and won. Positive cards: {a:num} to {d:num}. Taken: {n:count card}.</source>
        <translation>ההתקפה שלי הצליחה. חיוביים: {a:num} מול {d:num}. הרווח: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.defended">
        <source>{who:name} held off the attack. Positive cards: {d:num} to {a:num}. Taken: {n:count card}.</source>
        <translation>{who:name}: ההתקפה נהדפה. חיוביים: {d:num} מול {a:num}. הרווח: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.defended.you">
        <source>You held off the attack. Positive cards: {d:num} to {a:num}. Taken: {n:count card}.</source>
        <translation>ההתקפה עליי נהדפה. חיוביים: {d:num} מול {a:num}. הרווח: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.level">
        <source>{who:name} attacked. Positive cards: {a:num} to {d:num}. Nothing is taken.</source>
        <translation>{who:name}: התקפה. חיוביים: {a:num} מול {d:num}. אין רווח.</translation>
    </message>
    <message id="metzudotayim.log.level.you">
        <source>You attacked. Positive cards: {a:num} to {d:num}. Nothing is taken.</source>
        <translation>התקפה שלי. חיוביים: {a:num} מול {d:num}. אין רווח.</translation>
    </message>
    <message id="metzudotayim.log.attacks">
        <source>{who:name} attacks.</source>
        <translation>{who:name}: התקפה.</translation>
    </message>
    <message id="metzudotayim.log.attacks.you">
        <source>You attack.</source>
        <translation>התקפה שלי.</translation>
    </message>
    <message id="metzudotayim.log.ace">
        <source>{who:name} attacked with an ace, and nobody tosses. Taken: {n:count card}.</source>
        <translation>{who:name}: התקפה עם אס, בלי הקפצות. הרווח: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.log.ace.you">
        <source>You attacked with an ace, and nobody tosses. Taken: {n:count card}.</source>
        <translation>התקפה שלי עם אס, בלי הקפצות. הרווח: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.result.wins">
        <source>{who:name} wins. Fortresses: {mine:num} to {its:num}.</source>
        <translation>ניצחון של {who:name}. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.wins.you">
        <source>You win. Fortresses: {mine:num} to {its:num}.</source>
        <translation>ניצחון. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.wins.unnamed">
        <source>Won. Fortresses: {mine:num} to {its:num}.</source>
        <translation>ניצחון. המצודות: {mine:num} מול {its:num}.</translation>
    </message>
    <message id="metzudotayim.result.ruins">
        <source>{who:name} wins: no fortress is left, but the last fight was won.</source>
        <translation>ניצחון של {who:name}: לא נשארה מצודה, אבל הקרב האחרון הוכרע.</translation>
    </message>
    <message id="metzudotayim.result.ruins.you">
        <source>You win: no fortress is left, but the last fight was won.</source>
        <translation>ניצחון: לא נשארה מצודה, אבל הקרב האחרון הוכרע.</translation>
    </message>
    <message id="metzudotayim.result.ruins.unnamed">
        <source>Won in the last fight: no fortress is left.</source>
        <translation>ניצחון בקרב האחרון: לא נשארה מצודה.</translation>
    </message>
    <message id="metzudotayim.result.draw">
        <source>A draw: {mine:count card} in each fortress.</source>
        <translation>תיקו: {mine:count card} בכל מצודה.</translation>
    </message>
    <message id="metzudotayim.result.draw-ruins">
        <source>A draw: no fortress is left.</source>
        <translation>תיקו: לא נשארה אף מצודה.</translation>
    </message>
    <message id="metzudotayim.reason.fortress">
        <source>One fortress is destroyed.</source>
        <translation>מצודה אחת הושמדה.</translation>
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
        <translation>כמה קלפים במצודה של כל צד בתחילת המשחק.</translation>
    </message>
    <message id="metzudotayim.option.fort.n">
        <source>{n:count card}</source>
        <translation>{n:count card}</translation>
    </message>
    <message id="metzudotayim.option.fort.5.help">
        <source>A base of three and two on top: the usual.</source>
        <translation>בסיס של שלושה ושניים מעליו: הרגיל.</translation>
    </message>
    <message id="metzudotayim.option.fort.6.help">
        <source>The full pyramid, and a somewhat longer game.</source>
        <translation>פירמידה שלמה, ומשחק קצת יותר ארוך.</translation>
    </message>
    <message id="metzudotayim.option.max_turns">
        <source>Turns at most</source>
        <translation>הגבול למספר התורות</translation>
    </message>
    <message id="metzudotayim.option.max_turns.help">
        <source>After so many turns the larger fortress wins.</source>
        <translation>אחרי מספר תורות כזה המצודה הגדולה מנצחת.</translation>
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
        <translation>בהתקפה</translation>
    </message>
    <message id="metzudotayim.words.known">
        <source>Known in the fortress: {all:text}</source>
        <translation>ידוע במצודה: {all:text}</translation>
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
        <source>{0:card} takes a fortress card for certain, unless it meets another ace.</source>
        <extracomment>Why a move is advised: the codes of app/bots/metzudotayim.py.</extracomment>
        <translation>{0:card} לוקח קלף מצודה בוודאות, אלא אם יפגוש אס אחר.</translation>
    </message>
    <message id="metzudotayim.hint.undefended">
        <source>There is no card on the other side to defend: with {0:card} there are {1:count toss}, and each positive one takes a card.</source>
        <translation>אין בצד השני קלף להגן: עם {0:card} יש {1:count toss}, וכל חיובי לוקח קלף.</translation>
    </message>
    <message id="metzudotayim.hint.strong-attacker">
        <source>{0:card} mostly attacks, and with {1:count toss}.</source>
        <translation>{0:card} לרוב תוקף, ועם {1:count toss}.</translation>
    </message>
    <message id="metzudotayim.hint.good-defender">
        <source>{0:card} mostly defends, but with {1:count toss} it defends well.</source>
        <translation>{0:card} לרוב מגן, אבל עם {1:count toss} זו הגנה טובה.</translation>
    </message>
    <message id="metzudotayim.hint.royal-with-help">
        <source>{0:card} can call for help from the fortress: about {1:count toss} together.</source>
        <translation>{0:card} יכול לקרוא לעזרה מהמצודה: בערך {1:count toss} יחד.</translation>
    </message>
    <message id="metzudotayim.hint.weak-goes">
        <source>{0:card} brings little; the better cards wait for a better moment.</source>
        <translation>{0:card} מביא מעט; הקלפים הטובים מחכים לרגע טוב יותר.</translation>
    </message>
    <message id="metzudotayim.hint.better-odds">
        <source>Against the cards that may be on the other side, {0:card} brings the most.</source>
        <translation>מול הקלפים שייתכנו בצד השני, {0:card} מביא הכי הרבה.</translation>
    </message>
    <message id="metzudotayim.hint.fort-spare">
        <source>{0:card} does more in the fortress: in the hand there is still {1:count card} to lay.</source>
        <translation>{0:card} מועיל יותר במצודה: ביד נשאר עוד {1:count card} להניח.</translation>
    </message>
    <message id="metzudotayim.hint.trade-weak">
        <source>Three weak cards become one more fortress card, {0:card}.</source>
        <translation>שלושה קלפים חלשים נעשים קלף מצודה אחד נוסף, {0:card}.</translation>
    </message>
    <message id="metzudotayim.hint.pays-weakest">
        <source>Of the hand, {0:card} would bring the least.</source>
        <translation>מכל היד, {0:card} היה מביא הכי מעט.</translation>
    </message>
    <message id="metzudotayim.hint.call-known">
        <source>With {0:card} as helper: {1:count toss}, and a chance of {2:percent} to win the fight.</source>
        <translation>עם {0:card} כעזרה: {1:count toss}, וסיכוי של {2:percent} לנצח בקרב.</translation>
    </message>
    <message id="metzudotayim.hint.call-unseen">
        <source>With a helper there are about {0:count toss}, and a chance of {1:percent} to win the fight.</source>
        <translation>עם עזרה יש בערך {0:count toss}, וסיכוי של {1:percent} לנצח בקרב.</translation>
    </message>
    <message id="metzudotayim.hint.no-call">
        <source>The fight is won without help with a chance of {0:percent}; a helper costs more than it adds.</source>
        <translation>בלי עזרה הסיכוי לנצח בקרב הוא {0:percent}; קלף עזרה עולה יותר ממה שהוא מוסיף.</translation>
    </message>
    <message id="metzudotayim.hint.no-last-call">
        <source>The last fortress card is worth more than the tosses it would add.</source>
        <translation>קלף המצודה האחרון שווה יותר מההקפצות שהיה מוסיף.</translation>
    </message>
    <message id="metzudotayim.hint.sacrifice-best">
        <source>Of the fortress, {0:card} is the best card to lay now.</source>
        <translation>מכל המצודה, {0:card} הוא הקלף הטוב ביותר להניח עכשיו.</translation>
    </message>
    <message id="metzudotayim.hint.sacrifice-unseen">
        <source>An unseen card of the fortress is likely to be better than the known ones.</source>
        <translation>קלף לא ידוע מהמצודה כנראה טוב יותר מהידועים.</translation>
    </message>
    <message id="metzudotayim.label.fort">
        <source>Fortress: {n:num}</source>
        <translation>מצודה: {n:num}</translation>
    </message>
    <message id="metzudotayim.label.stock">
        <source>Stock: {n:num}</source>
        <translation>קופה: {n:num}</translation>
    </message>
    <message id="metzudotayim.label.discard">
        <source>Discard pile: {n:num}</source>
        <translation>ביתא: {n:num}</translation>
    </message>
    <message id="metzudotayim.label.exchange">
        <source>An exchange is paid here ({n:num})</source>
        <extracomment>Above the discard pile, which holds n cards.</extracomment>
        <translation>כאן משלמים על החלפה ({n:num})</translation>
    </message>
    <message id="metzudotayim.label.attacks">
        <source>attacks</source>
        <translation>תוקף</translation>
    </message>
    <message id="metzudotayim.label.defends">
        <source>defends</source>
        <translation>מגן</translation>
    </message>
    <message id="metzudotayim.voice.plan">
        <source>Which card goes into the fight?</source>
        <translation>איזה קלף יוצא לקרב?</translation>
    </message>
    <message id="metzudotayim.voice.plan.detail">
        <source>First the fortress may grow: by a card from 6 to 10, or by any card in an exchange of three.</source>
        <translation>לפני כן אפשר לחזק את המצודה: קלף מ־6 עד 10, או כל קלף בהחלפה של שלושה.</translation>
    </message>
    <message id="metzudotayim.voice.paying">
        <source>The exchange: {n:count card} still to pay.</source>
        <translation>ההחלפה: נשאר לשלם {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.sacrifice">
        <source>Hand and stock are empty: which card of the fortress fights?</source>
        <translation>היד והקופה ריקות: איזה קלף מהמצודה יוצא לקרב?</translation>
    </message>
    <message id="metzudotayim.voice.help">
        <source>Is a card of the fortress called for help?</source>
        <translation>לקרוא לעזרה קלף מהמצודה?</translation>
    </message>
    <message id="metzudotayim.voice.help.detail">
        <source>A helper tosses too. It may be lost with the fight.</source>
        <translation>גם קלף העזרה מקפיץ קלפים. בקרב אפשר לאבד אותו.</translation>
    </message>
    <message id="metzudotayim.voice.gives">
        <source>In a fight it tosses {n:count card}.</source>
        <translation>בקרב הוא מקפיץ {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.unknown">
        <source>Nobody knows this card.</source>
        <translation>הקלף הזה לא ידוע.</translation>
    </message>
    <message id="metzudotayim.voice.attack">
        <source>{who:name} has the higher card and attacks.</source>
        <translation>הקלף הגבוה, וההתקפה: {who:name}.</translation>
    </message>
    <message id="metzudotayim.voice.attack.you">
        <source>You have the higher card and attack.</source>
        <translation>הקלף הגבוה שלי, וההתקפה שלי.</translation>
    </message>
    <message id="metzudotayim.voice.tossing">
        <source>{who:name} tosses {n:count card}.</source>
        <translation>{who:name}: הקפצה של {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.tossing.you">
        <source>You toss {n:count card}.</source>
        <translation>הקפצה שלי: {n:count card}.</translation>
    </message>
    <message id="metzudotayim.voice.positives">
        <source>{who:name} attacks with {n:num} positive, against {m:num}.</source>
        <translation>ההתקפה של {who:name}: {n:num} חיוביים, מול {m:num}.</translation>
    </message>
    <message id="metzudotayim.voice.positives.you">
        <source>You attack with {n:num} positive, against {m:num}.</source>
        <translation>ההתקפה שלי: {n:num} חיוביים, מול {m:num}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-up">
        <source>{who:name}, card {n:num} of {of:num}: positive. So far {sum:num}.</source>
        <translation>{who:name}, קלף {n:num} מתוך {of:num}: חיובי. עד כאן {sum:num}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-up.you">
        <source>Your card {n:num} of {of:num}: positive. So far {sum:num}.</source>
        <translation>קלף {n:num} שלי מתוך {of:num}: חיובי. עד כאן {sum:num}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-down">
        <source>{who:name}, card {n:num} of {of:num}: negative. So far {sum:num}.</source>
        <translation>{who:name}, קלף {n:num} מתוך {of:num}: שלילי. עד כאן {sum:num}.</translation>
    </message>
    <message id="metzudotayim.voice.toss-down.you">
        <source>Your card {n:num} of {of:num}: negative. So far {sum:num}.</source>
        <translation>קלף {n:num} שלי מתוך {of:num}: שלילי. עד כאן {sum:num}.</translation>
    </message>
</context>
</TS>
