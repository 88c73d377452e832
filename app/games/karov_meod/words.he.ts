<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.karov-meod">
        <source>Very Close</source>
        <translation>קרוב מאד</translation>
    </message>
    <message id="game.karov-meod.about">
        <source>the closest takes it</source>
        <translation>הכי קרוב זוכה</translation>
    </message>
    <message id="game.karov-meod.intro">
        <source>Lay a card before a face-down one: the nearest wins it.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>להניח קלף מול קלף סגור: הקרוב ביותר זוכה בו.</translation>
    </message>
    <message id="karov-meod.zone.env">
        <source>environment</source>
        <translation>סביבה</translation>
    </message>
    <message id="karov-meod.zone.held">
        <source>laid face down</source>
        <translation>הקלף שהונח סגור</translation>
    </message>
    <message id="karov-meod.zone.laid">
        <source>laid card</source>
        <translation>הקלף שהונח</translation>
    </message>
    <message id="karov-meod.zone.open">
        <source>uncovered cards of the environment</source>
        <translation>הקלפים שנחשפו בסביבה</translation>
    </message>
    <message id="karov-meod.zone.offer">
        <source>deciding card</source>
        <translation>הקלף המכריע</translation>
    </message>
    <message id="karov-meod.zone.kept">
        <source>kept cards</source>
        <translation>קלפים שמורים</translation>
    </message>
    <message id="karov-meod.action.commit">
        <source>lay {x:card} face down</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להניח את {x:card} סגור</translation>
    </message>
    <message id="karov-meod.action.aim">
        <source>choose card number {n:num} of the environment</source>
        <extracomment>The cards of the environment are counted from one, in the order in which they lie.</extracomment>
        <translation>לבחור בסביבה את קלף מספר {n:num}</translation>
    </message>
    <message id="karov-meod.action.commit.closed">
        <source>lay a card before the environment in secret</source>
        <extracomment>What the others learn of it.</extracomment>
        <translation>להניח קלף מול הסביבה בסתר</translation>
    </message>
    <message id="karov-meod.action.keep">
        <source>keep the deciding card</source>
        <translation>לשמור את הקלף המכריע</translation>
    </message>
    <message id="karov-meod.action.keep-card">
        <source>keep {x:card}</source>
        <translation>לשמור את {x:card}</translation>
    </message>
    <message id="karov-meod.action.take">
        <source>take the deciding card to the hand</source>
        <translation>לקחת את הקלף המכריע ליד</translation>
    </message>
    <message id="karov-meod.action.take-card">
        <source>take {x:card} to the hand</source>
        <translation>לקחת את {x:card} ליד</translation>
    </message>
    <message id="karov-meod.action.draw">
        <source>draw a card from the discard pile</source>
        <translation>לקחת קלף מהביתא</translation>
    </message>
    <message id="karov-meod.action.pass">
        <source>wait</source>
        <translation>להמתין</translation>
    </message>
    <message id="karov-meod.action.build">
        <source>give {0:card} to the environment</source>
        <translation>לתת את {0:card} לסביבה</translation>
    </message>
    <message id="karov-meod.action.build.closed">
        <source>give a card to the environment</source>
        <translation>לתת קלף לסביבה</translation>
    </message>
    <message id="karov-meod.action.back">
        <source>take {0:card} back to the hand</source>
        <translation>להעביר את {0:card} ליד</translation>
    </message>
    <message id="karov-meod.refusal.lay-first">
        <source>First a card of the hand is laid.</source>
        <translation>קודם מניחים קלף מהיד.</translation>
    </message>
    <message id="karov-meod.refusal.aim-first">
        <source>First a card of the environment is chosen.</source>
        <translation>קודם בוחרים קלף מהסביבה.</translation>
    </message>
    <message id="karov-meod.refusal.keep-or-take-first">
        <source>First the deciding card: it is kept, or taken to the hand.</source>
        <translation>קודם הקלף המכריע: לשמור אותו, או לקחת אותו ליד.</translation>
    </message>
    <message id="karov-meod.refusal.draw-or-pass-first">
        <source>First a card from the discard pile, or waiting.</source>
        <translation>קודם קלף מהביתא, או המתנה.</translation>
    </message>
    <message id="karov-meod.refusal.build-first">
        <source>First a card of the hand goes to the environment.</source>
        <translation>קודם עובר קלף מהיד לסביבה.</translation>
    </message>
    <message id="karov-meod.refusal.back-first">
        <source>First a kept card goes back to the hand.</source>
        <translation>קודם עובר קלף שמור ליד.</translation>
    </message>
    <message id="karov-meod.refusal.own-card-there">
        <source>A card that was given to the environment cannot be chosen by its giver.</source>
        <translation>מי שנתן קלף לסביבה לא יכול לבחור בו.</translation>
    </message>
    <message id="karov-meod.refusal.no-such-place">
        <source>The environment has no such place.</source>
        <translation>אין מקום כזה בסביבה.</translation>
    </message>
    <message id="karov-meod.refusal.place-not-card">
        <source>What is chosen now is a card of the environment, not {0:card}.</source>
        <translation>עכשיו בוחרים קלף מהסביבה, לא את {0:card}.</translation>
    </message>
    <message id="karov-meod.refusal.kept-not-hand">
        <source>{0:card} is kept, and not in the hand.</source>
        <translation>{0:card} שמור, ולא ביד.</translation>
    </message>
    <message id="karov-meod.refusal.not-kept">
        <source>{0:card} is not among the kept cards.</source>
        <translation>{0:card} לא נמצא בין הקלפים השמורים.</translation>
    </message>
    <message id="karov-meod.refusal.discard-empty">
        <source>The discard pile is empty.</source>
        <translation>אין קלפים בביתא.</translation>
    </message>
    <message id="karov-meod.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="karov-meod.said.alone">
        <source>{0:card} was chosen only once.</source>
        <translation>ב־{0:card} בחרו רק פעם אחת.</translation>
    </message>
    <message id="karov-meod.said.contest">
        <source>{0:card} was chosen more than once: the nearest card wins it, and {2:card} decides.</source>
        <translation>ב־{0:card} בחרו יותר מפעם אחת: הקלף הקרוב ביותר זוכה בו, והמכריע הוא {2:card}.</translation>
    </message>
    <message id="karov-meod.said.lost">
        <source>Without a kept card the game is lost.</source>
        <translation>בלי קלפים שמורים המשחק אבוד.</translation>
    </message>
    <message id="karov-meod.said.tie">
        <source>Nobody is alone at the top, so play goes on.</source>
        <translation>אין מוביל יחיד, והמשחק נמשך.</translation>
    </message>
    <message id="karov-meod.value.1">
        <source>1</source>
        <extracomment>The values of cards, one to five, in a list.</extracomment>
        <translation>1</translation>
    </message>
    <message id="karov-meod.value.2">
        <source>2</source>
        <translation>2</translation>
    </message>
    <message id="karov-meod.value.3">
        <source>3</source>
        <translation>3</translation>
    </message>
    <message id="karov-meod.value.4">
        <source>4</source>
        <translation>4</translation>
    </message>
    <message id="karov-meod.value.5">
        <source>5</source>
        <translation>5</translation>
    </message>
    <message id="karov-meod.waiting.True">
        <source>out of cards; one from the discard pile is still due</source>
        <extracomment>At an empty hand: whether the one card from the discard pile is still due.</extracomment>
        <translation>היד נגמרה; עוד מגיע קלף אחד מהביתא</translation>
    </message>
    <message id="karov-meod.waiting.False">
        <source>out of cards; the one from the discard pile is spent</source>
        <translation>היד נגמרה; הקלף מהביתא כבר נוצל</translation>
    </message>
    <message id="karov-meod.fact.values">
        <source>values {all:words karov-meod.value}</source>
        <extracomment>At kept cards.</extracomment>
        <translation>ערכים {all:words karov-meod.value}</translation>
    </message>
    <message id="karov-meod.fact.series">
        <source>a series of {0:num}</source>
        <translation>סדרה של {0:num}</translation>
    </message>
    <message id="karov-meod.fact.waiting">
        <source>{1:word karov-meod.waiting}</source>
        <translation>{1:word karov-meod.waiting}</translation>
    </message>
    <message id="karov-meod.log.start">
        <source>The cards are dealt, and the environment lies ready: {n:count card}.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>הקלפים חולקו, והסביבה מונחת: {n:count card}.</translation>
    </message>
    <message id="karov-meod.log.lay">
        <source>{who:name} laid {x:card} face down.</source>
        <translation>{who:name}: {x:card} הונח סגור.</translation>
    </message>
    <message id="karov-meod.log.lay.you">
        <source>You laid {x:card} face down.</source>
        <translation>{x:card} הונח סגור.</translation>
    </message>
    <message id="karov-meod.log.aim">
        <source>{who:name} chose card number {n:num} of the environment.</source>
        <translation>{who:name}: בסביבה נבחר קלף מספר {n:num}.</translation>
    </message>
    <message id="karov-meod.log.aim.you">
        <source>You chose card number {n:num} of the environment.</source>
        <translation>בסביבה נבחר קלף מספר {n:num}.</translation>
    </message>
    <message id="karov-meod.log.laid">
        <source>{who:name} laid a card before the environment.</source>
        <extracomment>All that the others learn of a card and its place.</extracomment>
        <translation>{who:name}: קלף מול הסביבה.</translation>
    </message>
    <message id="karov-meod.log.laid.you">
        <source>You laid a card before the environment.</source>
        <translation>קלף הונח מול הסביבה.</translation>
    </message>
    <message id="karov-meod.log.uncovered">
        <source>Uncovered in the environment: {cards:cards}.</source>
        <translation>נחשפו בסביבה: {cards:cards}.</translation>
    </message>
    <message id="karov-meod.log.alone-took">
        <source>{who:name} was alone at {e:card} and took it with {x:card}.</source>
        <translation>{who:name}: לבד מול {e:card}, והוא נלקח עם {x:card}.</translation>
    </message>
    <message id="karov-meod.log.alone-took.you">
        <source>You were alone at {e:card} and took it with {x:card}.</source>
        <translation>אני לבד מול {e:card}, והוא נלקח עם {x:card}.</translation>
    </message>
    <message id="karov-meod.log.alone">
        <source>{who:name} was alone at {e:card} with {x:card}: both were discarded.</source>
        <translation>{who:name}: לבד מול {e:card} עם {x:card}, ושניהם לביתא.</translation>
    </message>
    <message id="karov-meod.log.alone.you">
        <source>You were alone at {e:card} with {x:card}: both were discarded.</source>
        <translation>אני לבד מול {e:card} עם {x:card}, ושניהם לביתא.</translation>
    </message>
    <message id="karov-meod.log.nearest-kept">
        <source>{who:name} was nearest to {e:card} with {x:card} and keeps it. {m:card} goes {to:text}.</source>
        <translation>{who:name}: {x:card} הכי קרוב, ו־{e:card} נשמר. {m:card} הולך {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-kept.you">
        <source>You were nearest to {e:card} with {x:card} and keep it. {m:card} goes {to:text}.</source>
        <translation>אצלי {x:card} הכי קרוב, ו־{e:card} נשמר. {m:card} הולך {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-took">
        <source>{who:name} was nearest to {e:card} with {x:card} and took it to the hand. {m:card} goes {to:text}.</source>
        <translation>{who:name}: {x:card} הכי קרוב, ו־{e:card} נלקח ליד. {m:card} הולך {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-took.you">
        <source>You were nearest to {e:card} with {x:card} and took it to the hand. {m:card} goes {to:text}.</source>
        <translation>אצלי {x:card} הכי קרוב, ו־{e:card} נלקח ליד. {m:card} הולך {to:text}.</translation>
    </message>
    <message id="karov-meod.log.keep">
        <source>{who:name} keeps {x:card}.</source>
        <translation>{who:name}: {x:card} נשמר.</translation>
    </message>
    <message id="karov-meod.log.keep.you">
        <source>You keep {x:card}.</source>
        <translation>{x:card} נשמר.</translation>
    </message>
    <message id="karov-meod.log.take">
        <source>{who:name} took {x:card} to the hand.</source>
        <translation>{who:name}: {x:card} נלקח ליד.</translation>
    </message>
    <message id="karov-meod.log.take.you">
        <source>You took {x:card} to the hand.</source>
        <translation>{x:card} נלקח ליד.</translation>
    </message>
    <message id="karov-meod.log.draw">
        <source>{who:name} drew {c:card} from the discard pile.</source>
        <translation>{who:name}: {c:card} מהביתא.</translation>
    </message>
    <message id="karov-meod.log.draw.you">
        <source>You drew {c:card} from the discard pile.</source>
        <translation>{c:card} מהביתא.</translation>
    </message>
    <message id="karov-meod.log.pass">
        <source>{who:name} waits.</source>
        <translation>{who:name}: המתנה.</translation>
    </message>
    <message id="karov-meod.log.pass.you">
        <source>You wait.</source>
        <translation>המתנה.</translation>
    </message>
    <message id="karov-meod.log.build">
        <source>{who:name} gave {x:card} to the environment.</source>
        <translation>{who:name}: {x:card} לסביבה.</translation>
    </message>
    <message id="karov-meod.log.build.you">
        <source>You gave {x:card} to the environment.</source>
        <translation>{x:card} לסביבה.</translation>
    </message>
    <message id="karov-meod.log.back">
        <source>{who:name} took {x:card} back to the hand.</source>
        <translation>{who:name}: {x:card} חזר ליד.</translation>
    </message>
    <message id="karov-meod.log.back.you">
        <source>You took {x:card} back to the hand.</source>
        <translation>{x:card} חזר ליד.</translation>
    </message>
    <message id="karov-meod.log.renewed">
        <source>A new environment lies ready: {n:count card}.</source>
        <translation>סביבה חדשה מונחת: {n:count card}.</translation>
    </message>
    <message id="karov-meod.log.handed">
        <source>A card to everybody in play.</source>
        <translation>קלף לכל מי שבמשחק.</translation>
    </message>
    <message id="karov-meod.log.handed-seen">
        <source>{who:name} got {c:card}.</source>
        <extracomment>Told to those alone who see it.</extracomment>
        <translation>{who:name}: {c:card} ליד.</translation>
    </message>
    <message id="karov-meod.log.handed-seen.you">
        <source>You got {c:card}.</source>
        <translation>{c:card} בא ליד.</translation>
    </message>
    <message id="karov-meod.log.showdown">
        <source>All kept cards are uncovered.</source>
        <translation>כל הקלפים השמורים נחשפו.</translation>
    </message>
    <message id="karov-meod.log.lost">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name}: בלי קלפים שמורים, מחוץ למשחק.</translation>
    </message>
    <message id="karov-meod.log.lost.you">
        <source>You have kept nothing and are out of the game.</source>
        <translation>אני בלי קלפים שמורים, מחוץ למשחק.</translation>
    </message>
    <message id="karov-meod.log.tie">
        <source>Level at the top: {all:text}. Play goes on.</source>
        <translation>שוויון בראש: {all:text}. המשחק נמשך.</translation>
    </message>
    <message id="karov-meod.result.win">
        <source>{who:name} wins with a series of {n:num}.</source>
        <translation>ניצחון של {who:name} עם סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.result.win.you">
        <source>You win with a series of {n:num}.</source>
        <translation>ניצחון עם סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.result.shared">
        <source>{all:text} share the win with a series of {n:num}.</source>
        <translation>{all:text}: ניצחון משותף עם סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.reason.showdown">
        <source>The kept cards were compared.</source>
        <translation>הקלפים השמורים הושוו.</translation>
    </message>
    <message id="karov-meod.reason.nobody">
        <source>Nobody has kept a card.</source>
        <translation>אף אחד לא שמר קלף.</translation>
    </message>
    <message id="karov-meod.reason.cap">
        <source>There is no further round, so the kept cards decide.</source>
        <translation>אין עוד סבב, ולכן הקלפים השמורים מכריעים.</translation>
    </message>
    <message id="karov-meod.option.env">
        <source>Cards of the environment</source>
        <translation>קלפים בסביבה</translation>
    </message>
    <message id="karov-meod.option.env.help">
        <source>How many cards lie face down in the middle.</source>
        <translation>כמה קלפים מונחים סגורים במרכז.</translation>
    </message>
    <message id="karov-meod.option.env.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="karov-meod.option.same_value">
        <source>Same value</source>
        <translation>ערך זהה</translation>
    </message>
    <message id="karov-meod.option.same_value.help">
        <source>Between equal series, more kept cards of one value win.</source>
        <translation>בין סדרות שוות מנצח מי ששמר יותר קלפים מערך אחד.</translation>
    </message>
    <message id="karov-meod.option.same_suit">
        <source>Same suit</source>
        <translation>סימן זהה</translation>
    </message>
    <message id="karov-meod.option.same_suit.help">
        <source>If that is equal too, more kept cards of one suit win.</source>
        <translation>אם גם זה שווה, מנצח מי ששמר יותר קלפים מסימן אחד.</translation>
    </message>
    <message id="karov-meod.option.kept_count">
        <source>Number of kept cards</source>
        <translation>מספר הקלפים השמורים</translation>
    </message>
    <message id="karov-meod.option.kept_count.help">
        <source>If all that is equal, more kept cards win.</source>
        <translation>אם הכול שווה, מנצח מי ששמר יותר קלפים.</translation>
    </message>
    <message id="karov-meod.option.max_rounds">
        <source>Rounds at most</source>
        <translation>סבבים לכל היותר</translation>
    </message>
    <message id="karov-meod.option.max_rounds.help">
        <source>After so many rounds the kept cards are compared for the last time.</source>
        <translation>אחרי מספר כזה של סבבים משווים את הקלפים השמורים בפעם האחרונה.</translation>
    </message>
    <message id="karov-meod.option.max_rounds.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="karov-meod.words.round">
        <source>Round {n:num} of {of:num}</source>
        <translation>סבב {n:num} מתוך {of:num}</translation>
    </message>
    <message id="karov-meod.hint.brings-card">
        <source>With a chance of {1:percent}, {0:card} brings a card in its place.</source>
        <extracomment>Why a move is advised: the codes of app/bots/karov_meod.py.</extracomment>
        <translation>בסיכוי של {1:percent}, {0:card} יביא קלף במקומו.</translation>
    </message>
    <message id="karov-meod.hint.wins-kept">
        <source>With a chance of {1:percent}, {0:card} brings a card to keep: more than any other of the hand.</source>
        <translation>בסיכוי של {1:percent}, {0:card} יביא קלף לשמור: יותר מכל קלף אחר ביד.</translation>
    </message>
    <message id="karov-meod.hint.runs-out">
        <source>The lead counts once the hands run out, and with a chance of {1:percent} nothing comes for {0:card}.</source>
        <translation>היתרון ייספר כשהידיים ייגמרו, ובסיכוי של {1:percent} לא יבוא דבר במקום {0:card}.</translation>
    </message>
    <message id="karov-meod.hint.places-alike">
        <source>Nothing tells the places apart, so any one will do.</source>
        <translation>אין מה שמבדיל בין המקומות, ולכן כל אחד מהם טוב.</translation>
    </message>
    <message id="karov-meod.hint.keep-series">
        <source>With {0:card} the longest kept series has the length {1:num}.</source>
        <translation>עם {0:card} אורך הסדרה השמורה הארוכה ביותר הוא {1:num}.</translation>
    </message>
    <message id="karov-meod.hint.keep-counts">
        <source>{0:card} counts among the kept cards when series are equal.</source>
        <translation>{0:card} נספר בין השמורים כשהסדרות שוות.</translation>
    </message>
    <message id="karov-meod.hint.take-to-play">
        <source>{0:card} adds little to the kept cards; in the hand it keeps the game going.</source>
        <translation>{0:card} מוסיף מעט לשמורים; ביד הוא מאפשר להמשיך לשחק.</translation>
    </message>
    <message id="karov-meod.hint.draw-behind">
        <source>Passing could end the game now, and the kept cards are not ahead.</source>
        <translation>ויתור עלול לסיים את המשחק עכשיו, והקלפים השמורים לא מובילים.</translation>
    </message>
    <message id="karov-meod.hint.draw-card">
        <source>A card more to play with, while the others go on.</source>
        <translation>עוד קלף לשחק בו, כל עוד האחרים ממשיכים.</translation>
    </message>
    <message id="karov-meod.hint.pass-wins">
        <source>The showdown comes now, and the kept cards are the best.</source>
        <translation>ההשוואה מגיעה עכשיו, והקלפים השמורים הם הטובים ביותר.</translation>
    </message>
    <message id="karov-meod.hint.pass-ahead">
        <source>The kept cards are ahead, so the game may come to its end.</source>
        <translation>הקלפים השמורים מובילים, ולכן המשחק יכול להסתיים.</translation>
    </message>
    <message id="karov-meod.hint.gives-least">
        <source>{0:card} is the highest of the hand, and so hardly brings a card.</source>
        <translation>{0:card} הוא הגבוה ביד, ולכן כמעט לא יביא קלף.</translation>
    </message>
    <message id="karov-meod.hint.back-spare">
        <source>The longest series stays whole without {0:card}.</source>
        <translation>הסדרה הארוכה ביותר נשארת שלמה גם בלי {0:card}.</translation>
    </message>
    <message id="karov-meod.hint.back-least">
        <source>Without {0:card} the series that is left is the longest there can be.</source>
        <translation>בלי {0:card} הסדרה שנשארת היא הארוכה ביותר האפשרית.</translation>
    </message>
    <message id="karov-meod.said.aims">
        <source>It is seen who has chosen which card.</source>
        <translation>עכשיו ידוע איזה קלף נבחר ועל ידי מי.</translation>
    </message>
    <message id="karov-meod.fact.value">
        <source>values {all:words karov-meod.value}</source>
        <translation>ערכים {all:words karov-meod.value}</translation>
    </message>
    <message id="karov-meod.label.stock">
        <source>Stock</source>
        <translation>קופה</translation>
    </message>
    <message id="karov-meod.label.discard">
        <source>Discard</source>
        <translation>ביתא</translation>
    </message>
    <message id="karov-meod.label.kept">
        <source>Kept {n:num}</source>
        <translation>שמורים {n:num}</translation>
    </message>
    <message id="karov-meod.label.kept.n">
        <source>kept {n:num}</source>
        <translation>שמורים {n:num}</translation>
    </message>
    <message id="karov-meod.label.series">
        <source>series of {n:num}</source>
        <translation>סדרה של {n:num}</translation>
    </message>
    <message id="karov-meod.label.lost">
        <source>out of the game</source>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="karov-meod.label.waits.due">
        <source>card due</source>
        <translation>מגיע קלף</translation>
    </message>
    <message id="karov-meod.label.waits.spent">
        <source>waits</source>
        <translation>בהמתנה</translation>
    </message>
    <message id="karov-meod.label.nearest">
        <source>Nearest</source>
        <translation>הכי קרוב</translation>
    </message>
    <message id="karov-meod.label.wins">
        <source>The longest series wins</source>
        <translation>הסדרה הארוכה מנצחת</translation>
    </message>
    <message id="karov-meod.words.before">
        <source>lay {x:card} before card {n:num}</source>
        <translation>להניח את {x:card} מול קלף מספר {n:num}</translation>
    </message>
    <message id="karov-meod.button.keep">
        <source>Keep it</source>
        <translation>לשמור</translation>
    </message>
    <message id="karov-meod.button.take">
        <source>To the hand</source>
        <translation>ליד</translation>
    </message>
    <message id="karov-meod.button.draw">
        <source>Take a card</source>
        <translation>לקחת קלף</translation>
    </message>
    <message id="karov-meod.button.pass">
        <source>Wait</source>
        <translation>להמתין</translation>
    </message>
    <message id="karov-meod.voice.lay">
        <source>Which card is laid, and before which closed one?</source>
        <translation>איזה קלף מונח, ומול איזה קלף סגור?</translation>
    </message>
    <message id="karov-meod.voice.lay.detail">
        <source>Alone there, a stronger closed card is won; among several the nearest wins.</source>
        <translation>מי שלבד זוכה בקלף חזק משלו; בין כמה, הקרוב ביותר זוכה.</translation>
    </message>
    <message id="karov-meod.voice.aim.card">
        <source>Before which closed card is {x:card} laid?</source>
        <translation>מול איזה קלף סגור מונח {x:card}?</translation>
    </message>
    <message id="karov-meod.voice.decide.card">
        <source>{x:card} is the deciding card. Is it kept, or does it go to the hand?</source>
        <translation>{x:card} הוא הקלף המכריע. לשמור אותו, או לקחת ליד?</translation>
    </message>
    <message id="karov-meod.voice.decide.series">
        <source>The series is {n:num} now, and {m:num} if it is kept.</source>
        <translation>הסדרה עכשיו: {n:num}. אם הוא נשמר: {m:num}.</translation>
    </message>
    <message id="karov-meod.voice.draw">
        <source>The hand has run out. Is a card taken from the discard pile?</source>
        <translation>היד נגמרה. לקחת קלף מהביתא?</translation>
    </message>
    <message id="karov-meod.voice.draw.detail">
        <source>That can be done once. Who waits is asked again after the next round.</source>
        <translation>זה אפשרי פעם אחת. מי שממתין נשאל שוב אחרי הסבב הבא.</translation>
    </message>
    <message id="karov-meod.voice.build">
        <source>Which card goes to the environment?</source>
        <translation>איזה קלף עובר לסביבה?</translation>
    </message>
    <message id="karov-meod.voice.build.detail">
        <source>It lies there closed, and its giver may not choose it.</source>
        <translation>הוא מונח שם סגור, ומי שנתן אותו לא יכול לבחור בו.</translation>
    </message>
    <message id="karov-meod.voice.back">
        <source>Which kept card goes back to the hand?</source>
        <translation>איזה קלף שמור חוזר ליד?</translation>
    </message>
    <message id="karov-meod.voice.back.detail">
        <source>Nobody is alone at the top, so play goes on.</source>
        <translation>אין מוביל יחיד, ולכן המשחק נמשך.</translation>
    </message>
    <message id="karov-meod.voice.wait.decide">
        <source>{who:name} keeps {x:card} or takes it to the hand.</source>
        <translation>{who:name}: {x:card} נשמר או הולך ליד.</translation>
    </message>
    <message id="karov-meod.voice.wait.decide.you">
        <source>You keep {x:card} or take it to the hand.</source>
        <translation>{x:card} נשמר אצלי או הולך ליד.</translation>
    </message>
    <message id="karov-meod.voice.wait.draw">
        <source>{who:name} has run out of cards and may take one from the discard pile.</source>
        <translation>{who:name}: היד נגמרה, ואפשר לקחת קלף מהביתא.</translation>
    </message>
    <message id="karov-meod.voice.wait.draw.you">
        <source>You have run out of cards and may take one from the discard pile.</source>
        <translation>היד נגמרה, ואפשר לקחת קלף מהביתא.</translation>
    </message>
    <message id="karov-meod.voice.wait.build">
        <source>{who:name} gives a card to the environment.</source>
        <translation>{who:name}: קלף לסביבה.</translation>
    </message>
    <message id="karov-meod.voice.wait.build.you">
        <source>You give a card to the environment.</source>
        <translation>קלף שלי הולך לסביבה.</translation>
    </message>
    <message id="karov-meod.voice.wait.back">
        <source>{who:name} takes a kept card back to the hand.</source>
        <translation>{who:name}: קלף שמור חוזר ליד.</translation>
    </message>
    <message id="karov-meod.voice.wait.back.you">
        <source>You take a kept card back to the hand.</source>
        <translation>קלף שמור שלי חוזר ליד.</translation>
    </message>
    <message id="karov-meod.voice.uncovered">
        <source>All are uncovered together.</source>
        <translation>כולם נחשפים יחד.</translation>
    </message>
    <message id="karov-meod.voice.renewed">
        <source>A new environment is laid.</source>
        <translation>נפרסת סביבה חדשה.</translation>
    </message>
    <message id="karov-meod.voice.alone">
        <source>{who:name} is alone before {e:card}.</source>
        <translation>{who:name}: לבד מול {e:card}.</translation>
    </message>
    <message id="karov-meod.voice.alone.you">
        <source>You are alone before {e:card}.</source>
        <translation>נשארתי לבד מול {e:card}.</translation>
    </message>
    <message id="karov-meod.voice.nearest">
        <source>{who:name} is nearest to {e:card}: {x:card} is {n:num} away.</source>
        <translation>{who:name} הכי קרוב: {x:card} במרחק {n:num} מ־{e:card}.</translation>
    </message>
    <message id="karov-meod.voice.nearest.you">
        <source>You are nearest to {e:card}: {x:card} is {n:num} away.</source>
        <translation>הכי קרוב אצלי: {x:card} במרחק {n:num} מ־{e:card}.</translation>
    </message>
    <message id="karov-meod.voice.lost">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name}: בלי קלפים שמורים, מחוץ למשחק.</translation>
    </message>
    <message id="karov-meod.voice.lost.you">
        <source>You have kept nothing and are out of the game.</source>
        <translation>נשארתי בלי קלפים שמורים, מחוץ למשחק.</translation>
    </message>
    <message id="karov-meod.label.offer">
        <source>Deciding card</source>
        <translation>הקלף המכריע</translation>
    </message>
    <message id="karov-meod.label.series.n">
        <source>series {n:num}</source>
        <translation>סדרה {n:num}</translation>
    </message>
</context>
</TS>
