<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="evening.opponents.troubled">
        <source>The computer did not answer in time, so a quick move was made for it.</source>
        <extracomment>Said once, when the process behind the computer players is late or lost and the quick player has stood in.</extracomment>
        <translation>המחשב לא ענה בזמן, ולכן נעשה במקומו מהלך מהיר.</translation>
    </message>
    <message id="evening.curtain.covered">
        <source>The table is covered.</source>
        <extracomment>For screen readers, while the screen goes from one person to another.</extracomment>
        <translation>השולחן מכוסה.</translation>
    </message>
    <message id="evening.curtain.to">
        <source>The screen goes to</source>
        <extracomment>Above a name in large letters.</extracomment>
        <translation>המסך עובר אל</translation>
    </message>
    <message id="evening.curtain.only">
        <source>Only {who:name} looks now. No peeking, everybody else.</source>
        <translation>המסך עכשיו רק של {who:name}. כל השאר: לא להציץ.</translation>
    </message>
    <message id="evening.curtain.only.f">
        <source>Only {who:name} looks now. No peeking, everybody else.</source>
        <extracomment>Of a person spoken of in the feminine.</extracomment>
        <translation>עכשיו רק {who:name} מסתכלת. כל השאר: לא להציץ.</translation>
    </message>
    <message id="evening.curtain.only.m">
        <source>Only {who:name} looks now. No peeking, everybody else.</source>
        <extracomment>Of a person spoken of in the masculine.</extracomment>
        <translation>עכשיו רק {who:name} מסתכל. כל השאר: לא להציץ.</translation>
    </message>
    <message id="evening.curtain.hold">
        <source>I am {who:name}: press and hold</source>
        <extracomment>The button that is held, not clicked.</extracomment>
        <translation>אני {who:name}: ללחוץ ולהחזיק</translation>
    </message>
    <message id="evening.curtain.key">
        <source>Or hold {:latin F8} for a second.</source>
        <translation>או ללחוץ על {:latin F8} שנייה אחת.</translation>
    </message>
    <message id="evening.curtain.heard">
        <source>The screen reader says the cards aloud: with headphones nobody else hears them.</source>
        <extracomment>On the curtain, while a screen reader is running.</extracomment>
        <translation>קורא המסך אומר את הקלפים בקול: עם אוזניות אף אחד אחר לא ישמע.</translation>
    </message>
    <message id="evening.curtain.said">
        <source>The screen goes to {who:name}. To open, hold {:latin F8} for a second.</source>
        <extracomment>For screen readers.</extracomment>
        <translation>המסך עובר {who:to}. כדי לפתוח, ללחוץ על {:latin F8} שנייה אחת.</translation>
    </message>
    <message id="evening.consent.title">
        <source>Take it back?</source>
        <translation>לבטל את המהלך?</translation>
    </message>
    <message id="evening.consent.text">
        <source>A face-down card has been seen. The move is taken back only if everybody agrees.</source>
        <translation>כבר ראינו קלף שהיה סגור. המהלך יתבטל רק אם כולם מסכימים.</translation>
    </message>
    <message id="evening.consent.yes">
        <source>Yes, take it back</source>
        <extracomment>A button beside each person.</extracomment>
        <translation>כן, לבטל</translation>
    </message>
    <message id="evening.consent.yes.who">
        <source>{who:name}: yes</source>
        <extracomment>For screen readers.</extracomment>
        <translation>{who:name}: כן</translation>
    </message>
    <message id="evening.consent.no">
        <source>No</source>
        <translation>לא</translation>
    </message>
    <message id="evening.consent.no.who">
        <source>{who:name}: no</source>
        <extracomment>For screen readers.</extracomment>
        <translation>{who:name}: לא</translation>
    </message>
    <message id="evening.consent.agreed">
        <source>Yes</source>
        <extracomment>Beside the plate of whoever has said yes.</extracomment>
        <translation>כן</translation>
    </message>
    <message id="evening.consent.agreed.who">
        <source>{who:name} agrees.</source>
        <extracomment>For screen readers.</extracomment>
        <translation>{who:name}: כן.</translation>
    </message>
    <message id="evening.consent.agreed.who.f">
        <source>{who:name} agrees.</source>
        <translation>{who:name} מסכימה.</translation>
    </message>
    <message id="evening.consent.agreed.who.m">
        <source>{who:name} agrees.</source>
        <translation>{who:name} מסכים.</translation>
    </message>
    <message id="evening.consent.agreed.who.you">
        <source>You agree.</source>
        <translation>מצידי כן.</translation>
    </message>
    <message id="evening.consent.stay">
        <source>Leave it as it is</source>
        <translation>להשאיר כמו שזה</translation>
    </message>
    <message id="evening.end.course">
        <source>How the game went: {what:text}</source>
        <extracomment>Over a chart with a line for each seat. What is counted follows: "points", "cards in hand".</extracomment>
        <translation>איך התנהל המשחק: {what:text}</translation>
    </message>
    <message id="evening.end.course.cards">
        <source>cards</source>
        <extracomment>What the chart of a game counts: all cards that a seat has.</extracomment>
        <translation>קלפים</translation>
    </message>
    <message id="evening.end.course.points">
        <source>points</source>
        <extracomment>What the chart of a game counts.</extracomment>
        <translation>נקודות</translation>
    </message>
    <message id="evening.end.course.deals">
        <source>How the game went, deal by deal: {what:text}</source>
        <extracomment>Over the chart of a long game, with a point for each deal. What is counted follows.</extracomment>
        <translation>איך התנהל המשחק, סיבוב אחרי סיבוב: {what:text}</translation>
    </message>
    <message id="evening.end.course.rounds">
        <source>How the game went, round by round: {what:text}</source>
        <extracomment>Over the chart of a long game, with a point for each round. What is counted follows.</extracomment>
        <translation>איך התנהל המשחק, סיבוב אחרי סיבוב: {what:text}</translation>
    </message>
    <message id="evening.end.course.words">
        <source>How the game went, a line for each: {all:names}.</source>
        <extracomment>The chart, for screen readers.</extracomment>
        <translation>איך התנהל המשחק, קו לכל מקום: {all:names}.</translation>
    </message>
    <message id="evening.end.row">
        <source>{place:num}. {who:name}: {score:text}</source>
        <extracomment>A place at the end of a game, for screen readers.</extracomment>
        <translation>{place:num}. {who:name}: {score:text}</translation>
    </message>
    <message id="evening.end.rotated">
        <source>Same deal, everybody one seat on</source>
        <extracomment>Everybody plays the cards that the neighbour had.</extracomment>
        <translation>אותה חלוקה, מקום אחד הלאה</translation>
    </message>
    <message id="rubber.goal">
        <source>Wins to play for</source>
        <extracomment>In the sheet for a new game: a row of numbers, 1 for a single game.</extracomment>
        <translation>עד כמה ניצחונות</translation>
    </message>
    <message id="rubber.goal.help">
        <source>With more than one, game follows game until somebody has won that many.</source>
        <translation>יותר מאחד: משחק אחרי משחק, עד שמישהו מגיע למספר הזה.</translation>
    </message>
    <message id="rubber.wins">
        <source>{who:name} {n:num}</source>
        <extracomment>How many games somebody has won, in a list: "Dana 2, Omar 1 and Noa 0".</extracomment>
        <translation>{who:name} {n:num}</translation>
    </message>
    <message id="rubber.wins.you">
        <source>you {n:num}</source>
        <translation>אני {n:num}</translation>
    </message>
    <message id="rubber.none">
        <source>You are playing for {goal:count win}. Nobody has won yet.</source>
        <translation>משחקים עד {goal:count win}. עוד אין ניצחונות.</translation>
    </message>
    <message id="rubber.on">
        <source>First to {goal:count win}. So far: {wins:text}.</source>
        <translation>משחקים עד {goal:count win}. עד כאן: {wins:text}.</translation>
    </message>
    <message id="rubber.brief">
        <source>{goal:text}: {wins:text}</source>
        <extracomment>Above the table, during a game: "First to 3 wins: Dana 2 and Omar 1".</extracomment>
        <translation>{goal:text}: {wins:text}</translation>
    </message>
    <message id="rubber.goes-to">
        <source>First to {goal:count win}</source>
        <translation>משחקים עד {goal:count win}</translation>
    </message>
    <message id="rubber.won">
        <source>{who:name} is the first to {goal:count win}: {wins:text}.</source>
        <translation>{who:name} במקום הראשון עם {goal:count win}: {wins:text}.</translation>
    </message>
    <message id="rubber.won.f">
        <source>{who:name} is the first to {goal:count win}: {wins:text}.</source>
        <translation>{who:name} ראשונה עם {goal:count win}: {wins:text}.</translation>
    </message>
    <message id="rubber.won.m">
        <source>{who:name} is the first to {goal:count win}: {wins:text}.</source>
        <translation>{who:name} ראשון עם {goal:count win}: {wins:text}.</translation>
    </message>
    <message id="rubber.won.you">
        <source>You are the first to {goal:count win}: {wins:text}.</source>
        <translation>אני במקום הראשון עם {goal:count win}: {wins:text}.</translation>
    </message>
    <message id="rubber.shared">
        <source>{all:names} get to {goal:count win} together: {wins:text}.</source>
        <translation>{all:names} ביחד עם {goal:count win}: {wins:text}.</translation>
    </message>
    <message id="evening.replay.title">
        <source>Watching</source>
        <extracomment>A small chip beside the game's name: a finished game is looked at.</extracomment>
        <translation>צפייה</translation>
    </message>
    <message id="evening.replay.first">
        <source>To the deal</source>
        <extracomment>A button.</extracomment>
        <translation>לחלוקה</translation>
    </message>
    <message id="evening.replay.back">
        <source>One move back</source>
        <translation>מהלך אחד אחורה</translation>
    </message>
    <message id="evening.replay.play">
        <source>Play</source>
        <translation>להפעיל</translation>
    </message>
    <message id="evening.replay.pause">
        <source>Pause</source>
        <translation>לעצור</translation>
    </message>
    <message id="evening.replay.forward">
        <source>One move forward</source>
        <translation>מהלך אחד קדימה</translation>
    </message>
    <message id="evening.replay.last">
        <source>To the end</source>
        <translation>לסוף</translation>
    </message>
    <message id="evening.replay.place">
        <source>Move</source>
        <extracomment>A slider through the whole game, for screen readers.</extracomment>
        <translation>מהלך</translation>
    </message>
    <message id="evening.replay.of">
        <source>{n:num} of {of:num}</source>
        <extracomment>Which move of how many.</extracomment>
        <translation>{n:num} מתוך {of:num}</translation>
    </message>
    <message id="evening.replay.eyes">
        <source>Through whose eyes</source>
        <extracomment>A list, for screen readers.</extracomment>
        <translation>דרך העיניים של מי</translation>
    </message>
    <message id="evening.replay.open">
        <source>All cards open</source>
        <translation>כל הקלפים פתוחים</translation>
    </message>
    <message id="evening.replay.seat">
        <source>{who:name}’s eyes</source>
        <translation>העיניים של {who:name}</translation>
    </message>
    <message id="evening.replay.seat.you">
        <source>Your eyes</source>
        <extracomment>Of a person who plays alone and gave no name.</extracomment>
        <translation>העיניים שלי</translation>
    </message>
    <message id="evening.replay.speed">
        <source>{what:text}: {value:text}</source>
        <extracomment>Movement: slow.</extracomment>
        <translation>{what:text}: {value:text}</translation>
    </message>
    <message id="evening.replay.deal">
        <source>The deal.</source>
        <translation>החלוקה.</translation>
    </message>
    <message id="evening.replay.start">
        <source>This is where the game began.</source>
        <extracomment>Of a game that went on from a position of another one, before its first move.</extracomment>
        <translation>מכאן המשחק התחיל.</translation>
    </message>
    <message id="evening.replay.quiet">
        <source>From here nothing of this move can be seen.</source>
        <extracomment>A move by which these eyes learned nothing.</extracomment>
        <translation>מכאן לא רואים מה קרה במהלך הזה.</translation>
    </message>
    <message id="evening.replay.play-on">
        <source>Play on from here</source>
        <extracomment>A button while a finished game is watched: begins a new game in the position on the table.</extracomment>
        <translation>לשחק מכאן והלאה</translation>
    </message>
    <message id="evening.replay.play-on.begun">
        <source>A new game goes on from move {n:num}. It does not count, and the one you watched stays as it was.</source>
        <extracomment>Shown for a while at the table of the new game.</extracomment>
        <translation>משחק חדש נמשך ממהלך {n:num}. הוא לא נספר, והמשחק שנצפה נשאר כמו שהיה.</translation>
    </message>
    <message id="evening.swap.title">
        <source>Swap cards</source>
        <extracomment>A button while a finished game is watched, and the title of a sheet on which any two cards of the position can change places before it is played on.</extracomment>
        <translation>להחליף קלפים</translation>
    </message>
    <message id="evening.swap.note">
        <source>Choose two cards, and they change places. Everything else stays as it was.</source>
        <extracomment>Beside the title.</extracomment>
        <translation>בוחרים שני קלפים והם מתחלפים. כל השאר נשאר כמו שהיה.</translation>
    </message>
    <message id="evening.swap.first">
        <source>{card:card}: to change places with which card?</source>
        <extracomment>A card has been chosen, and a second one is to be.</extracomment>
        <translation>{card:card}: להחליף עם איזה קלף?</translation>
    </message>
    <message id="evening.swap.done">
        <source>{one:card} and {two:card} have changed places.</source>
        <extracomment>Two cards have been exchanged.</extracomment>
        <translation>{one:card} {two:card and} התחלפו.</translation>
    </message>
    <message id="evening.swap.refused">
        <source>The rules do not let {one:card} and {two:card} change places here.</source>
        <extracomment>The exchange would make a position that cannot be; nothing has changed.</extracomment>
        <translation>{one:card} {two:card and}: הכללים לא מאפשרים להחליף ביניהם כאן.</translation>
    </message>
    <message id="evening.swap.chosen">
        <source>chosen</source>
        <extracomment>Said by a screen reader of the card that waits for another one to change places with.</extracomment>
        <translation>נבחר</translation>
    </message>
    <message id="evening.swap.owned">
        <source>{who:name} · {zone:text}</source>
        <extracomment>Above cards: whose they are, and where they lie, such as a hand.</extracomment>
        <translation>{who:name} · {zone:text}</translation>
    </message>
    <message id="evening.swap.owned.you">
        <source>You · {zone:text}</source>
        <extracomment>Above cards of somebody who has given no name: where they lie, such as a hand.</extracomment>
        <translation>אצלי · {zone:text}</translation>
    </message>
    <message id="evening.swap.pile">
        <source>{zone:text}, from the top</source>
        <extracomment>Above the cards of a pile, of which the top one comes first.</extracomment>
        <translation>{zone:text}, מלמעלה למטה</translation>
    </message>
    <message id="evening.swap.reset">
        <source>As it was</source>
        <extracomment>A button that puts all cards back where they lay.</extracomment>
        <translation>להחזיר הכול למקום</translation>
    </message>
    <message id="evening.swap.begun">
        <source>A new game goes on from move {n:num} with other cards. It does not count, and the one you watched stays as it was.</source>
        <extracomment>Shown for a while at the table of the new game.</extracomment>
        <translation>משחק חדש נמשך ממהלך {n:num} עם קלפים אחרים. הוא לא נספר, והמשחק שנצפה נשאר כמו שהיה.</translation>
    </message>
</context>
</TS>
