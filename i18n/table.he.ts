<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="bar.shelf">
        <source>Shelf</source>
        <translation>המדף</translation>
    </message>
    <message id="bar.undo">
        <source>Take back</source>
        <translation>ביטול מהלך</translation>
    </message>
    <message id="bar.redo">
        <source>Do again</source>
        <translation>לעשות שוב</translation>
    </message>
    <message id="bar.hint">
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message id="demo.title">
        <source>Watch the computer play on</source>
        <extracomment>In the menu of a game for one: a demo, in which the computer plays the game on for the person.</extracomment>
        <translation>לראות איך המחשב ממשיך</translation>
    </message>
    <message id="demo.begun">
        <source>The computer plays on, and knows no more than was seen here.</source>
        <extracomment>The voice, at the beginning of a demo.</extracomment>
        <translation>המחשב ממשיך לשחק, ויודע רק מה שכבר נראה כאן.</translation>
    </message>
    <message id="demo.begun.how">
        <source>Pick up any card to play on alone. This game will not count.</source>
        <extracomment>Below it.</extracomment>
        <translation>כדי להמשיך לבד אפשר להרים קלף בכל רגע. המשחק הזה לא ייספר.</translation>
    </message>
    <message id="demo.move">
        <source>Next: {action:text}.</source>
        <extracomment>In a demo: what the computer is about to do. Its reason stands below.</extracomment>
        <translation>עכשיו: {action:text}.</translation>
    </message>
    <message id="demo.stop">
        <source>Stop</source>
        <extracomment>A button of the voice that ends the demo.</extracomment>
        <translation>להפסיק</translation>
    </message>
    <message id="demo.ended">
        <source>The computer played part of this game, so it does not count.</source>
        <extracomment>On the panel at the end.</extracomment>
        <translation>חלק מהמשחק הזה שיחק המחשב, ולכן הוא לא נספר.</translation>
    </message>
    <message id="bar.rules">
        <source>Rules</source>
        <translation>כללים</translation>
    </message>
    <message id="bar.log">
        <source>What happened</source>
        <translation>מה קרה</translation>
    </message>
    <message id="bar.words">
        <source>Table in words</source>
        <translation>השולחן במילים</translation>
    </message>
    <message id="bar.settings">
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message id="bar.menu">
        <source>More</source>
        <translation>עוד</translation>
    </message>
    <message id="bar.tip">
        <source>{tip:text} ({key:key})</source>
        <extracomment>A tooltip and the key that does the same.</extracomment>
        <translation>{tip:text} ({key:key})</translation>
    </message>
    <message id="bar.panel-close">
        <source>Close the panel</source>
        <translation>לסגור את החלונית</translation>
    </message>
    <message id="table.your-turn">
        <source>What comes next?</source>
        <extracomment>The voice of a game that says no more.</extracomment>
        <translation>מה עכשיו?</translation>
    </message>
    <message id="table.your-choice">
        <source>{list:text}?</source>
        <extracomment>The voice of a game without words of its own: several verbs, "bid or pass".</extracomment>
        <translation>{list:text}?</translation>
    </message>
    <message id="table.your-act">
        <source>{list:text}.</source>
        <extracomment>The same with a single verb: "play".</extracomment>
        <translation>{list:text}.</translation>
    </message>
    <message id="table.turn">
        <source>{who:name} to play.</source>
        <translation>התור של {who:name}.</translation>
    </message>
    <message id="table.awaited">
        <source>Waiting for {who:name}.</source>
        <extracomment>The voice: another seat decides, but it is not its turn.</extracomment>
        <translation>מחכים {who:to}.</translation>
    </message>
    <message id="table.awaited.you">
        <source>Waiting for you.</source>
        <translation>מחכים לי.</translation>
    </message>
    <message id="table.turn.you">
        <source>Your turn.</source>
        <translation>התור שלי.</translation>
    </message>
    <message id="table.not-kept">
        <source>The last move is not saved. The game goes on, and you can save a copy of it elsewhere.</source>
        <translation>המהלך האחרון לא נשמר. המשחק נמשך, ואפשר לשמור עותק שלו במקום אחר.</translation>
    </message>
    <message id="table.cards">
        <source>{n:count card}</source>
        <translation>{n:count card}</translation>
    </message>
    <message id="table.out">
        <source>Out of the game: {n:num}</source>
        <translation>מחוץ למשחק: {n:num}</translation>
    </message>
    <message id="table.practice">
        <source>Practice table</source>
        <extracomment>The pill above a practice table.</extracomment>
        <translation>שולחן ניסיון</translation>
    </message>
    <message id="table.explained">
        <source>To read the explanation again, point at this line or press {key:key}.</source>
        <extracomment>Said once, when the voice leaves an explanation out because it has been read.</extracomment>
        <translation>כדי לקרוא שוב את ההסבר מצביעים על המילים האלה, או לוחצים {key:key}.</translation>
    </message>
    <message id="table.hint">
        <source>A hint: {action:text}.</source>
        <extracomment>The voice shows a hint.</extracomment>
        <translation>רמז: {action:text}.</translation>
    </message>
    <message id="table.hint.thinking">
        <source>Looking for a good move.</source>
        <translation>מחפשים מהלך טוב.</translation>
    </message>
    <message id="table.hint.stop">
        <source>Press {:latin Esc} to stop looking.</source>
        <extracomment>Beside "Looking for a good move."</extracomment>
        <translation>{:latin Esc} מפסיק את החיפוש.</translation>
    </message>
    <message id="table.hint.none">
        <source>There is no hint for now.</source>
        <translation>כרגע אין רמז.</translation>
    </message>
    <message id="hint.best-so-far">
        <source>It is the best move that was found in time.</source>
        <extracomment>Why a move is advised, where there was no time to try everything.</extracomment>
        <translation>זה המהלך הטוב ביותר שהספקנו למצוא.</translation>
    </message>
    <message id="hint.only-move">
        <source>It is the only move there is.</source>
        <extracomment>Why a move is advised: the codes of app/bots.</extracomment>
        <translation>זה המהלך היחיד שיש.</translation>
    </message>
    <message id="hint.comes-out-best">
        <source>This move did best in {0:num} possible deals.</source>
        <translation>ניסינו {0:num} חלוקות אפשריות, וזה המהלך שהצליח יותר מכולם.</translation>
    </message>
    <message id="hint.comes-out-well">
        <source>In {0:num} possible deals this move did almost as well as the best one.</source>
        <translation>ב־{0:num} חלוקות אפשריות המהלך הזה הצליח כמעט כמו הטוב ביותר.</translation>
    </message>
    <message id="table.undone">
        <source>Taken back: {action:text}.</source>
        <extracomment>For screen readers.</extracomment>
        <translation>בוטל: {action:text}.</translation>
    </message>
    <message id="table.undone.seen">
        <source>Taken back. A card had been seen, and the result will say so.</source>
        <extracomment>After a move was taken back by which a card had been seen; the result is marked.</extracomment>
        <translation>המהלך בוטל. כבר ראינו קלף, וזה ייכתב בתוצאה.</translation>
    </message>
    <message id="table.describe-card">
        <source>{card:spoken}, {zone:text}, {at:num} of {of:num}</source>
        <extracomment>For a screen reader: a card with the focus.</extracomment>
        <translation>{card:spoken}, {zone:text}, {at:num} מתוך {of:num}</translation>
    </message>
    <message id="table.describe-hidden">
        <source>A face-down card, {zone:text}, {n:count card}</source>
        <translation>קלף סגור, {zone:text}, {n:count card}</translation>
    </message>
    <message id="table.describe-zone">
        <source>{zone:text}, {n:count card}</source>
        <translation>{zone:text}, {n:count card}</translation>
    </message>
    <message id="table.describe-empty">
        <source>{zone:text}, no cards</source>
        <translation>{zone:text}, אין קלפים</translation>
    </message>
    <message id="table.describe-may">
        <source>{what:text}: {may:text}</source>
        <extracomment>Follows a card or zone that may be used, for a screen reader.</extracomment>
        <translation>{what:text}: {may:text}</translation>
    </message>
    <message id="table.name">
        <source>The table: {game:text}</source>
        <extracomment>The accessible name of the table as a whole.</extracomment>
        <translation>השולחן: {game:text}</translation>
    </message>
    <message id="refusal.game-over">
        <source>The game is over.</source>
        <translation>המשחק נגמר.</translation>
    </message>
    <message id="refusal.unknown-verb">
        <source>There is no such move in this game.</source>
        <translation>אין מהלך כזה במשחק הזה.</translation>
    </message>
    <message id="refusal.not-now">
        <source>This cannot be done right now.</source>
        <translation>אי אפשר לעשות את זה עכשיו.</translation>
    </message>
    <message id="refusal.wrong-arguments">
        <source>It is not clear which card is meant.</source>
        <translation>לא ברור לאיזה קלף הכוונה.</translation>
    </message>
    <message id="refusal.not-allowed">
        <source>The rules do not allow this here.</source>
        <translation>הכללים לא מאפשרים את זה כאן.</translation>
    </message>
    <message id="refusal.not-in-hand">
        <source>{0:card} is not in your hand.</source>
        <translation>אין {0:card} ביד.</translation>
    </message>
    <message id="refusal.nothing-there">
        <source>{0:card} cannot be laid there.</source>
        <translation>{0:card} לא הולך לשם.</translation>
    </message>
    <message id="refusal.other-place">
        <source>{0:card} cannot be laid there. While it is held, its places are ringed.</source>
        <translation>{0:card} לא הולך לשם. כשהקלף ביד, מסומן לאן הוא הולך.</translation>
    </message>
    <message id="refusal.choose-first">
        <source>Choose a card first, and then where it goes.</source>
        <extracomment>After a click on an empty place where a card may go, while none is chosen.</extracomment>
        <translation>קודם לבחור קלף, ואחר כך לאן הוא הולך.</translation>
    </message>
    <message id="refusal.takes-nothing">
        <source>No card goes here now.</source>
        <extracomment>After a click on an empty place.</extracomment>
        <translation>עכשיו שום קלף לא הולך לכאן.</translation>
    </message>
    <message id="refusal.wrong-pile">
        <source>{0:card} goes on another pile.</source>
        <translation>{0:card} הולך לערימה אחרת.</translation>
    </message>
    <message id="refusal.closed">
        <source>Face-down cards stay face down.</source>
        <translation>קלפים סגורים נשארים סגורים.</translation>
    </message>
    <message id="refusal.stock">
        <source>Nobody takes cards from here: they are dealt when the time comes.</source>
        <translation>מכאן לא לוקחים ביד: הקלפים מחולקים מעצמם, כשמגיע הזמן.</translation>
    </message>
    <message id="log.title">
        <source>What happened</source>
        <translation>מה קרה</translation>
    </message>
    <message id="log.empty">
        <source>The first move will be written here.</source>
        <translation>המהלך הראשון ייכתב כאן.</translation>
    </message>
    <message id="log.dealt">
        <source>The cards are dealt.</source>
        <translation>הקלפים חולקו.</translation>
    </message>
    <message id="log.acted">
        <source>{who:name}: {action:text}.</source>
        <extracomment>A move in a game whose log has no sentences of its own.</extracomment>
        <translation>{who:name}: {action:text}.</translation>
    </message>
    <message id="log.acted.f">
        <source>{who:name}: {action:text}.</source>
        <translation>{who:name} בחרה: {action:text}.</translation>
    </message>
    <message id="log.acted.m">
        <source>{who:name}: {action:text}.</source>
        <translation>{who:name} בחר: {action:text}.</translation>
    </message>
    <message id="log.acted.you">
        <source>{action:text}.</source>
        <translation>{action:text}.</translation>
    </message>
    <message id="words.title">
        <source>The table in words</source>
        <translation>השולחן במילים</translation>
    </message>
    <message id="words.may">
        <source>What may be done</source>
        <translation>מה אפשר לעשות</translation>
    </message>
    <message id="words.line">
        <source>In a line that says what may be done, Enter does it.</source>
        <extracomment>For screen readers, of the table in words.</extracomment>
        <translation>בשורה שאומרת מה אפשר לעשות, {:latin Enter} עושה את זה.</translation>
    </message>
    <message id="words.may.wait">
        <source>Nothing for now: it is somebody else’s turn.</source>
        <translation>כרגע כלום: זה התור של מישהו אחר.</translation>
    </message>
    <message id="words.may.told">
        <source>Nothing for now: what happened is still being told.</source>
        <translation>כרגע כלום: עוד מספרים מה קרה.</translation>
    </message>
    <message id="words.may.over">
        <source>Nothing more: the game is over.</source>
        <translation>כלום: המשחק נגמר.</translation>
    </message>
    <message id="words.hand">
        <source>The hand</source>
        <translation>היד</translation>
    </message>
    <message id="words.middle">
        <source>The middle of the table</source>
        <translation>מרכז השולחן</translation>
    </message>
    <message id="words.earned">
        <source>Earned so far</source>
        <translation>מה נצבר</translation>
    </message>
    <message id="words.rest">
        <source>Other cards</source>
        <translation>שאר הקלפים</translation>
    </message>
    <message id="words.fact">
        <source>{zone:text}: {fact:text}</source>
        <extracomment>What is worth knowing of a zone, in a game of several seats.</extracomment>
        <translation>{zone:text}: {fact:text}</translation>
    </message>
    <message id="words.result">
        <source>The result</source>
        <translation>התוצאה</translation>
    </message>
    <message id="words.none">
        <source>no cards</source>
        <translation>אין קלפים</translation>
    </message>
    <message id="words.zone">
        <source>{zone:text}: {cards:spoken-list}</source>
        <extracomment>A zone whose cards lie open: its name and its cards in words.</extracomment>
        <translation>{zone:text}: {cards:spoken-list}</translation>
    </message>
    <message id="words.zone-count">
        <source>{zone:text}: {n:count card}</source>
        <extracomment>A zone whose cards are closed.</extracomment>
        <translation>{zone:text}: {n:count card}</translation>
    </message>
    <message id="words.zone-both">
        <source>{zone:text}: {cards:spoken-list}, {n:count closed-card}</source>
        <extracomment>A zone of which some cards are closed.</extracomment>
        <translation>{zone:text}: {cards:spoken-list}, {n:count closed-card}</translation>
    </message>
    <message id="words.zone-empty">
        <source>{zone:text}: no cards</source>
        <translation>{zone:text}: אין קלפים</translation>
    </message>
    <message id="words.card">
        <source>{card:spoken}</source>
        <extracomment>One card of a hand.</extracomment>
        <translation>{card:spoken}</translation>
    </message>
    <message id="zone.stock">
        <source>stock</source>
        <translation>קופה</translation>
    </message>
    <message id="zone.hand">
        <source>hand</source>
        <translation>יד</translation>
    </message>
    <message id="zone.removed">
        <source>out of the game</source>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="zone.discard">
        <source>discard pile</source>
        <translation>ביתא</translation>
    </message>
    <message id="end.title">
        <source>The game is over</source>
        <translation>המשחק נגמר</translation>
    </message>
    <message id="end.again">
        <source>Play again</source>
        <translation>לשחק שוב</translation>
    </message>
    <message id="end.next">
        <source>Next game</source>
        <extracomment>On the main button of the panel at the end, while people play for several wins.</extracomment>
        <translation>למשחק הבא</translation>
    </message>
    <message id="end.result">
        <source>The result</source>
        <extracomment>On a button: shows the panel with the result once more.</extracomment>
        <translation>התוצאה</translation>
    </message>
    <message id="end.more">
        <source>More</source>
        <extracomment>On the panel at the end, in a low window: opens a menu of the rarer ways on.</extracomment>
        <translation>עוד</translation>
    </message>
    <message id="end.same-deal">
        <source>Same deal again</source>
        <translation>אותה חלוקה שוב</translation>
    </message>
    <message id="end.shelf">
        <source>Back to the shelf</source>
        <translation>לחזור למדף</translation>
    </message>
    <message id="end.watch">
        <source>Watch the game</source>
        <translation>לצפות במשחק</translation>
    </message>
    <message id="end.save">
        <source>Save to a file</source>
        <translation>לשמור בקובץ</translation>
    </message>
    <message id="end.undone">
        <source>Moves were taken back after a card had been seen.</source>
        <translation>ביטלנו מהלכים אחרי שכבר ראינו קלף.</translation>
    </message>
    <message id="result.wins">
        <source>{who:name} wins with {n:num}.</source>
        <translation>{who:name} במקום הראשון עם {n:num}.</translation>
    </message>
    <message id="result.wins.f">
        <source>{who:name} wins with {n:num}.</source>
        <translation>{who:name} ניצחה עם {n:num}.</translation>
    </message>
    <message id="result.wins.m">
        <source>{who:name} wins with {n:num}.</source>
        <translation>{who:name} ניצח עם {n:num}.</translation>
    </message>
    <message id="result.wins.you">
        <source>You win with {n:num}.</source>
        <translation>ניצחתי עם {n:num}.</translation>
    </message>
    <message id="result.shared">
        <source>{all:names} share the win.</source>
        <translation>{all:names} חולקים את הניצחון.</translation>
    </message>
    <message id="result.nobody">
        <source>Nobody wins.</source>
        <translation>אף אחד לא ניצח.</translation>
    </message>
    <message id="reason.cap">
        <source>The agreed number of turns has been played.</source>
        <translation>נגמרו התורות שקבענו מראש.</translation>
    </message>
    <message id="reason.survivor">
        <source>Only one is left in the game.</source>
        <translation>נשאר רק אחד במשחק.</translation>
    </message>
    <message id="reason.all-lost">
        <source>Everybody has lost.</source>
        <translation>כולם הפסידו.</translation>
    </message>
    <message id="rules.title">
        <source>Rules: {game:text}</source>
        <translation>כללים: {game:text}</translation>
    </message>
    <message id="keys.title">
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message id="keys.move">
        <source>From card to card</source>
        <translation>מקלף לקלף</translation>
    </message>
    <message id="keys.zones">
        <source>From the table to the buttons and back</source>
        <translation>מהשולחן לכפתורים ובחזרה</translation>
    </message>
    <message id="keys.act">
        <source>Lift the card, or lay it on the marked place</source>
        <translation>להרים את הקלף, או להניח אותו במקום המסומן</translation>
    </message>
    <message id="keys.main">
        <source>The main button, when no card is marked</source>
        <translation>הכפתור הראשי, כששום קלף לא מסומן</translation>
    </message>
    <message id="keys.cancel">
        <source>One step back: put the card back, close what is open</source>
        <translation>צעד אחד חזרה: להחזיר את הקלף, לסגור מה שפתוח</translation>
    </message>
    <message id="keys.repeat">
        <source>Say it again, and explain it</source>
        <translation>לומר שוב מה אפשר לעשות, עם ההסבר</translation>
    </message>
    <message id="keys.skip">
        <source>Finish what is moving</source>
        <translation>לסיים את מה שזז</translation>
    </message>
    <message id="keys.ends">
        <source>To the first or the last card</source>
        <translation>לקלף הראשון או האחרון</translation>
    </message>
    <message id="keys.places">
        <source>While a card is in hand: from place to place</source>
        <translation>כשקלף ביד: ממקום למקום</translation>
    </message>
    <message id="keys.main-always">
        <source>The main button, always</source>
        <translation>הכפתור הראשי, תמיד</translation>
    </message>
    <message id="keys.turn">
        <source>Turn a card that may lie either way</source>
        <translation>לסובב קלף שמונח זקוף או שכוב</translation>
    </message>
    <message id="keys.uncover">
        <source>Open the curtain (hold)</source>
        <translation>לפתוח את הווילון (לחיצה ארוכה)</translation>
    </message>
    <message id="keys.cards">
        <source>Playing cards</source>
        <translation>לשחק בקלפים</translation>
    </message>
    <message id="keys.table">
        <source>At the table</source>
        <translation>ליד השולחן</translation>
    </message>
    <message id="keys.program">
        <source>The program</source>
        <translation>התוכנה</translation>
    </message>
    <message id="keys.line">
        <source>In the table in words: do what the line says</source>
        <translation>בשולחן במילים: לעשות מה שכתוב בשורה</translation>
    </message>
    <message id="keys.film">
        <source>Watching a game</source>
        <translation>לצפות במשחק</translation>
    </message>
    <message id="keys.film.play">
        <source>Play the moves, or pause</source>
        <translation>להריץ את המהלכים, או לעצור</translation>
    </message>
    <message id="keys.film.step">
        <source>A move back, a move on</source>
        <translation>מהלך אחורה, מהלך קדימה</translation>
    </message>
    <message id="keys.film.ends">
        <source>To the deal, to the end</source>
        <translation>לחלוקה, לסוף</translation>
    </message>
    <message id="keys.in-menu">
        <source>in the menu</source>
        <translation>בתפריט</translation>
    </message>
    <message id="keys.by-voice">
        <source>a button below</source>
        <translation>כפתור למטה</translation>
    </message>
    <message id="keys.at-end">
        <source>at the end of the game</source>
        <translation>בסוף המשחק</translation>
    </message>
</context>
</TS>
