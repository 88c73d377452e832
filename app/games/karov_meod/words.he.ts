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
        <source>Lay a card in front of a face-down one: whoever is nearest wins it.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>להניח קלף מול קלף סגור: הקרוב ביותר זוכה בו.</translation>
    </message>
    <message id="karov-meod.zone.env">
        <source>middle row</source>
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
        <source>uncovered cards of the middle row</source>
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
        <source>choose card {n:num} of the middle row</source>
        <extracomment>The cards of the middle row are counted from one, in the order in which they lie.</extracomment>
        <translation>לבחור את קלף {n:num} בסביבה</translation>
    </message>
    <message id="karov-meod.action.commit.closed">
        <source>lay a card face down in front of the middle row</source>
        <extracomment>What the others learn of it.</extracomment>
        <translation>להניח קלף סגור מול הסביבה</translation>
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
        <translation>לקחת את הקלף המכריע אל היד</translation>
    </message>
    <message id="karov-meod.action.take-card">
        <source>take {x:card} to the hand</source>
        <translation>לקחת את {x:card} אל היד</translation>
    </message>
    <message id="karov-meod.action.draw">
        <source>take a card from the discard pile</source>
        <translation>לקחת קלף מהביתא</translation>
    </message>
    <message id="karov-meod.action.pass">
        <source>wait</source>
        <translation>להמתין</translation>
    </message>
    <message id="karov-meod.action.build">
        <source>give {0:card} to the middle row</source>
        <translation>לתת את {0:card} לסביבה</translation>
    </message>
    <message id="karov-meod.action.build.closed">
        <source>give a card to the middle row</source>
        <translation>לתת קלף לסביבה</translation>
    </message>
    <message id="karov-meod.action.back">
        <source>take {0:card} back to the hand</source>
        <translation>להחזיר את {0:card} אל היד</translation>
    </message>
    <message id="karov-meod.verb.commit">
        <source>lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message id="karov-meod.verb.commit.aim">
        <source>choose a card of the middle row</source>
        <translation>לבחור קלף בסביבה</translation>
    </message>
    <message id="karov-meod.verb.keep">
        <source>keep the deciding card</source>
        <translation>לשמור את הקלף המכריע</translation>
    </message>
    <message id="karov-meod.verb.take">
        <source>take the deciding card to the hand</source>
        <translation>לקחת את הקלף המכריע אל היד</translation>
    </message>
    <message id="karov-meod.verb.draw">
        <source>take a card from the discard pile</source>
        <translation>לקחת קלף מהביתא</translation>
    </message>
    <message id="karov-meod.verb.pass">
        <source>wait</source>
        <translation>להמתין</translation>
    </message>
    <message id="karov-meod.verb.build">
        <source>give a card to the middle row</source>
        <translation>לתת קלף לסביבה</translation>
    </message>
    <message id="karov-meod.verb.back">
        <source>take a card back to the hand</source>
        <translation>להחזיר קלף אל היד</translation>
    </message>
    <message id="karov-meod.refusal.lay-first">
        <source>First lay a card of your hand.</source>
        <translation>קודם מניחים קלף מהיד.</translation>
    </message>
    <message id="karov-meod.refusal.aim-first">
        <source>First choose a card of the middle row.</source>
        <translation>קודם בוחרים קלף מהסביבה.</translation>
    </message>
    <message id="karov-meod.refusal.keep-or-take-first">
        <source>First decide: keep the deciding card, or take it to your hand.</source>
        <translation>קודם מחליטים אם לשמור את הקלף המכריע או לקחת אותו אל היד.</translation>
    </message>
    <message id="karov-meod.refusal.draw-or-pass-first">
        <source>First take a card from the discard pile, or wait.</source>
        <translation>קודם לוקחים קלף מהביתא, או ממתינים.</translation>
    </message>
    <message id="karov-meod.refusal.build-first">
        <source>First give a card of your hand to the middle row.</source>
        <translation>קודם נותנים קלף מהיד לסביבה.</translation>
    </message>
    <message id="karov-meod.refusal.back-first">
        <source>First take a kept card back to your hand.</source>
        <translation>קודם מחזירים אל היד קלף שמור אחד.</translation>
    </message>
    <message id="karov-meod.refusal.own-card-there">
        <source>Whoever gave a card to the middle row cannot choose it.</source>
        <translation>מי שנתן קלף לסביבה לא יכול לבחור בו.</translation>
    </message>
    <message id="karov-meod.refusal.no-such-place">
        <source>The middle row has no such place.</source>
        <translation>אין מקום כזה בסביבה.</translation>
    </message>
    <message id="karov-meod.refusal.place-not-card">
        <source>Now choose a card of the middle row, not {0:card}.</source>
        <translation>עכשיו בוחרים קלף מהסביבה, {0:card and} לא שם.</translation>
    </message>
    <message id="karov-meod.refusal.kept-not-hand">
        <source>{0:card} is kept, and not in the hand.</source>
        <translation>{0:card} בין הקלפים השמורים, לא ביד.</translation>
    </message>
    <message id="karov-meod.refusal.not-kept">
        <source>{0:card} is not among the kept cards.</source>
        <translation>{0:card} לא בין הקלפים השמורים.</translation>
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
        <source>Only one player chose {0:card}.</source>
        <translation>רק שחקן אחד בחר {0:card in}.</translation>
    </message>
    <message id="karov-meod.said.contest">
        <source>Several players chose {0:card}: the nearest card wins it, and {2:card} decides.</source>
        <translation>כמה שחקנים בחרו {0:card in}: הקלף הקרוב ביותר זוכה בו, והמכריע הוא {2:card}.</translation>
    </message>
    <message id="karov-meod.said.lost">
        <source>Without a kept card the game is lost.</source>
        <translation>בלי קלפים שמורים מפסידים את המשחק.</translation>
    </message>
    <message id="karov-meod.said.tie">
        <source>Nobody is ahead alone, so play goes on.</source>
        <translation>אין מוביל יחיד, ולכן ממשיכים.</translation>
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
        <source>out of cards; one from the discard pile may still be taken</source>
        <extracomment>At an empty hand: whether the one card from the discard pile is still due.</extracomment>
        <translation>היד נגמרה; אפשר עוד לקחת קלף אחד מהביתא</translation>
    </message>
    <message id="karov-meod.waiting.False">
        <source>out of cards; the one from the discard pile is taken already</source>
        <translation>היד נגמרה; הקלף מהביתא כבר נלקח</translation>
    </message>
    <message id="karov-meod.fact.values">
        <source>values {all:words karov-meod.value}</source>
        <extracomment>At kept cards.</extracomment>
        <translation>ערכים {all:words karov-meod.value}</translation>
    </message>
    <message id="karov-meod.fact.values.one">
        <source>value {all:words karov-meod.value}</source>
        <translation>ערך {all:words karov-meod.value}</translation>
    </message>
    <message id="karov-meod.fact.series">
        <source>a run of {0:num}</source>
        <translation>סדרה של {0:num}</translation>
    </message>
    <message id="karov-meod.fact.waiting">
        <source>{1:word karov-meod.waiting}</source>
        <translation>{1:word karov-meod.waiting}</translation>
    </message>
    <message id="karov-meod.log.start">
        <source>The cards are dealt. In the middle row: {n:count card}.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>הקלפים חולקו. בסביבה: {n:count card}.</translation>
    </message>
    <message id="karov-meod.log.lay">
        <source>{who:name} laid {x:card} face down.</source>
        <translation>{x:card} {who:of} הונח סגור.</translation>
    </message>
    <message id="karov-meod.log.lay.m">
        <source>{who:name} laid {x:card} face down.</source>
        <translation>{who:name} הניח {x:card object} סגור.</translation>
    </message>
    <message id="karov-meod.log.lay.f">
        <source>{who:name} laid {x:card} face down.</source>
        <translation>{who:name} הניחה {x:card object} סגור.</translation>
    </message>
    <message id="karov-meod.log.lay.you">
        <source>You laid {x:card} face down.</source>
        <translation>הנחתי {x:card object} סגור.</translation>
    </message>
    <message id="karov-meod.log.aim">
        <source>{who:name} chose card {n:num} of the middle row.</source>
        <translation>הבחירה של {who:name}: קלף {n:num} בסביבה.</translation>
    </message>
    <message id="karov-meod.log.aim.m">
        <source>{who:name} chose card {n:num} of the middle row.</source>
        <translation>{who:name} בחר את קלף {n:num} בסביבה.</translation>
    </message>
    <message id="karov-meod.log.aim.f">
        <source>{who:name} chose card {n:num} of the middle row.</source>
        <translation>{who:name} בחרה את קלף {n:num} בסביבה.</translation>
    </message>
    <message id="karov-meod.log.aim.you">
        <source>You chose card {n:num} of the middle row.</source>
        <translation>בחרתי את קלף {n:num} בסביבה.</translation>
    </message>
    <message id="karov-meod.log.laid">
        <source>{who:name} laid a card in front of the middle row.</source>
        <extracomment>All that the others learn of a card and its place.</extracomment>
        <translation>קלף {who:of} מונח מול הסביבה.</translation>
    </message>
    <message id="karov-meod.log.laid.m">
        <source>{who:name} laid a card in front of the middle row.</source>
        <translation>{who:name} הניח קלף מול הסביבה.</translation>
    </message>
    <message id="karov-meod.log.laid.f">
        <source>{who:name} laid a card in front of the middle row.</source>
        <translation>{who:name} הניחה קלף מול הסביבה.</translation>
    </message>
    <message id="karov-meod.log.laid.you">
        <source>You laid a card in front of the middle row.</source>
        <translation>הנחתי קלף מול הסביבה.</translation>
    </message>
    <message id="karov-meod.log.uncovered">
        <source>Uncovered in the middle row: {cards:cards}.</source>
        <translation>הקלפים שנחשפו בסביבה: {cards:cards}.</translation>
    </message>
    <message id="karov-meod.log.alone-took">
        <source>Only {who:name}’s {x:card} faced {e:card} and took it.</source>
        <translation>רק {x:card} {who:of} היה מול {e:card}, וזכה בו.</translation>
    </message>
    <message id="karov-meod.log.alone-took.you">
        <source>Only your {x:card} faced {e:card} and took it.</source>
        <translation>רק {x:card} שלי היה מול {e:card}, וזכה בו.</translation>
    </message>
    <message id="karov-meod.log.alone">
        <source>Only {who:name}’s {x:card} faced {e:card}: both went to the discard pile.</source>
        <translation>רק {x:card} {who:of} היה מול {e:card}, ושני הקלפים הלכו לביתא.</translation>
    </message>
    <message id="karov-meod.log.alone.you">
        <source>Only your {x:card} faced {e:card}: both went to the discard pile.</source>
        <translation>רק {x:card} שלי היה מול {e:card}, ושני הקלפים הלכו לביתא.</translation>
    </message>
    <message id="karov-meod.log.nearest-kept">
        <source>{who:name} was nearest with {x:card} and kept {e:card}. {m:card} went {to:text}.</source>
        <translation>{x:card} של {who:name} הכי קרוב, {e:card and} נשמר. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-kept.m">
        <source>{who:name} was nearest with {x:card} and kept {e:card}. {m:card} went {to:text}.</source>
        <translation>{who:name} הכי קרוב עם {x:card}, ושמר {e:card object}. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-kept.f">
        <source>{who:name} was nearest with {x:card} and kept {e:card}. {m:card} went {to:text}.</source>
        <translation>{who:name} הכי קרובה עם {x:card}, ושמרה {e:card object}. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-kept.you">
        <source>You were nearest with {x:card} and kept {e:card}. {m:card} went {to:text}.</source>
        <translation>{x:card} שלי הכי קרוב, ושמרתי {e:card object}. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-took">
        <source>{who:name} was nearest with {x:card} and took {e:card}. {m:card} went {to:text}.</source>
        <translation>{x:card} של {who:name} הכי קרוב, {e:card and} עבר אל היד. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-took.m">
        <source>{who:name} was nearest with {x:card} and took {e:card}. {m:card} went {to:text}.</source>
        <translation>{who:name} הכי קרוב עם {x:card}, ולקח אל היד {e:card object}. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-took.f">
        <source>{who:name} was nearest with {x:card} and took {e:card}. {m:card} went {to:text}.</source>
        <translation>{who:name} הכי קרובה עם {x:card}, ולקחה אל היד {e:card object}. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.nearest-took.you">
        <source>You were nearest with {x:card} and took {e:card}. {m:card} went {to:text}.</source>
        <translation>{x:card} שלי הכי קרוב, ולקחתי אל היד {e:card object}. {m:card} ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.log.keep">
        <source>{who:name} kept {x:card}.</source>
        <translation>{x:card} נשמר אצל {who:name}.</translation>
    </message>
    <message id="karov-meod.log.keep.m">
        <source>{who:name} kept {x:card}.</source>
        <translation>{who:name} שמר {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.keep.f">
        <source>{who:name} kept {x:card}.</source>
        <translation>{who:name} שמרה {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.keep.you">
        <source>You kept {x:card}.</source>
        <translation>שמרתי {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.take">
        <source>{who:name} took {x:card} to the hand.</source>
        <translation>{x:card} עבר אל היד {who:of}.</translation>
    </message>
    <message id="karov-meod.log.take.m">
        <source>{who:name} took {x:card} to the hand.</source>
        <translation>{who:name} לקח אל היד {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.take.f">
        <source>{who:name} took {x:card} to the hand.</source>
        <translation>{who:name} לקחה אל היד {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.take.you">
        <source>You took {x:card} to the hand.</source>
        <translation>לקחתי אל היד {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.draw">
        <source>{who:name} took {c:card} from the shuffled discard pile.</source>
        <translation>{c:card} מהביתא המעורבבת עבר {who:to}.</translation>
    </message>
    <message id="karov-meod.log.draw.m">
        <source>{who:name} took {c:card} from the shuffled discard pile.</source>
        <translation>{who:name} לקח {c:card object} מהביתא המעורבבת.</translation>
    </message>
    <message id="karov-meod.log.draw.f">
        <source>{who:name} took {c:card} from the shuffled discard pile.</source>
        <translation>{who:name} לקחה {c:card object} מהביתא המעורבבת.</translation>
    </message>
    <message id="karov-meod.log.draw.you">
        <source>You took {c:card} from the shuffled discard pile.</source>
        <translation>לקחתי {c:card object} מהביתא המעורבבת.</translation>
    </message>
    <message id="karov-meod.log.pass">
        <source>{who:name} waited and took no card.</source>
        <translation>התור של {who:name} עבר בהמתנה, בלי לקחת קלף.</translation>
    </message>
    <message id="karov-meod.log.pass.m">
        <source>{who:name} waited and took no card.</source>
        <translation>{who:name} המתין ולא לקח קלף.</translation>
    </message>
    <message id="karov-meod.log.pass.f">
        <source>{who:name} waited and took no card.</source>
        <translation>{who:name} המתינה ולא לקחה קלף.</translation>
    </message>
    <message id="karov-meod.log.pass.you">
        <source>You waited and took no card.</source>
        <translation>המתנתי ולא לקחתי קלף.</translation>
    </message>
    <message id="karov-meod.log.build">
        <source>{who:name} gave {x:card} to the middle row.</source>
        <translation>{x:card} {who:of} הלך לסביבה.</translation>
    </message>
    <message id="karov-meod.log.build.m">
        <source>{who:name} gave {x:card} to the middle row.</source>
        <translation>{who:name} נתן {x:card object} לסביבה.</translation>
    </message>
    <message id="karov-meod.log.build.f">
        <source>{who:name} gave {x:card} to the middle row.</source>
        <translation>{who:name} נתנה {x:card object} לסביבה.</translation>
    </message>
    <message id="karov-meod.log.build.you">
        <source>You gave {x:card} to the middle row.</source>
        <translation>נתתי {x:card object} לסביבה.</translation>
    </message>
    <message id="karov-meod.log.back">
        <source>{who:name} took {x:card} back to the hand.</source>
        <translation>{x:card} חזר אל היד {who:of}.</translation>
    </message>
    <message id="karov-meod.log.back.m">
        <source>{who:name} took {x:card} back to the hand.</source>
        <translation>{who:name} החזיר אל היד {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.back.f">
        <source>{who:name} took {x:card} back to the hand.</source>
        <translation>{who:name} החזירה אל היד {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.back.you">
        <source>You took {x:card} back to the hand.</source>
        <translation>החזרתי אל היד {x:card object}.</translation>
    </message>
    <message id="karov-meod.log.renewed">
        <source>A new middle row: {n:count card}.</source>
        <translation>סביבה חדשה: {n:count card}.</translation>
    </message>
    <message id="karov-meod.log.handed">
        <source>Everybody in play got a card.</source>
        <translation>כל מי שבמשחק קיבל קלף.</translation>
    </message>
    <message id="karov-meod.log.handed-seen">
        <source>{who:name} got {c:card}.</source>
        <extracomment>Told to those alone who see it.</extracomment>
        <translation>{who:to} {c:card}.</translation>
    </message>
    <message id="karov-meod.log.handed-seen.m">
        <source>{who:name} got {c:card}.</source>
        <translation>{who:name} קיבל {c:card object}.</translation>
    </message>
    <message id="karov-meod.log.handed-seen.f">
        <source>{who:name} got {c:card}.</source>
        <translation>{who:name} קיבלה {c:card object}.</translation>
    </message>
    <message id="karov-meod.log.handed-seen.you">
        <source>You got {c:card}.</source>
        <translation>קיבלתי {c:card object}.</translation>
    </message>
    <message id="karov-meod.log.showdown">
        <source>All uncovered their kept cards.</source>
        <translation>כולם חשפו את הקלפים השמורים.</translation>
    </message>
    <message id="karov-meod.log.lost">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name} מחוץ למשחק, בלי קלפים שמורים.</translation>
    </message>
    <message id="karov-meod.log.lost.m">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name} לא שמר אף קלף, ויצא מהמשחק.</translation>
    </message>
    <message id="karov-meod.log.lost.f">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name} לא שמרה אף קלף, ויצאה מהמשחק.</translation>
    </message>
    <message id="karov-meod.log.lost.you">
        <source>You have kept nothing and are out of the game.</source>
        <translation>לא שמרתי אף קלף, ויצאתי מהמשחק.</translation>
    </message>
    <message id="karov-meod.log.tie">
        <source>Level at the top: {all:text}. Play goes on.</source>
        <translation>תיקו בראש: {all:text}. ממשיכים לשחק.</translation>
    </message>
    <message id="karov-meod.result.win">
        <source>{who:name} wins with a run of {n:num}.</source>
        <translation>הניצחון הולך {who:to}, עם סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.result.win.m">
        <source>{who:name} wins with a run of {n:num}.</source>
        <translation>{who:name} ניצח עם סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.result.win.f">
        <source>{who:name} wins with a run of {n:num}.</source>
        <translation>{who:name} ניצחה עם סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.result.win.you">
        <source>You win with a run of {n:num}.</source>
        <translation>ניצחתי עם סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.result.shared">
        <source>{all:text} share the win with a run of {n:num}.</source>
        <translation>עם סדרה של {n:num} ניצחו יחד: {all:text}.</translation>
    </message>
    <message id="karov-meod.reason.showdown">
        <source>The longest kept run decided.</source>
        <translation>הסדרה השמורה הארוכה ביותר קבעה.</translation>
    </message>
    <message id="karov-meod.reason.nobody">
        <source>Nobody has kept a card.</source>
        <translation>אף אחד לא שמר קלף.</translation>
    </message>
    <message id="karov-meod.reason.cap">
        <source>There is no further round, so the kept cards decide.</source>
        <translation>אין עוד סיבוב, ולכן הקלפים השמורים מכריעים.</translation>
    </message>
    <message id="karov-meod.option.env">
        <source>Cards of the middle row</source>
        <translation>קלפים בסביבה</translation>
    </message>
    <message id="karov-meod.option.env.help">
        <source>How many face-down cards lie in the middle.</source>
        <translation>כמה קלפים סגורים מונחים במרכז.</translation>
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
        <source>When runs are equal, more kept cards of one value win.</source>
        <translation>כשהסדרות שוות, מנצח מי ששמר יותר קלפים מאותו ערך.</translation>
    </message>
    <message id="karov-meod.option.same_suit">
        <source>Same suit</source>
        <translation>צורה זהה</translation>
    </message>
    <message id="karov-meod.option.same_suit.help">
        <source>If that is equal too, more kept cards of one suit win.</source>
        <translation>אם גם זה שווה, מנצח מי ששמר יותר קלפים מאותה צורה.</translation>
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
        <translation>עד כמה סיבובים</translation>
    </message>
    <message id="karov-meod.option.max_rounds.help">
        <source>After that many the kept cards are compared for the last time.</source>
        <translation>אחרי המספר הזה משווים את הקלפים השמורים בפעם האחרונה.</translation>
    </message>
    <message id="karov-meod.option.max_rounds.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="karov-meod.words.round">
        <source>Round {n:num} of {of:num}</source>
        <translation>סיבוב {n:num} מתוך {of:num}</translation>
    </message>
    <message id="karov-meod.hint.brings-card">
        <source>{0:card} brings a card about {1:percent} of the time.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>{0:card} מביא קלף בערך ב־{1:percent} מהמקרים.</translation>
    </message>
    <message id="karov-meod.hint.brings-card.always">
        <source>{0:card} almost surely brings a card.</source>
        <translation>{0:card} יביא קלף כמעט בטוח.</translation>
    </message>
    <message id="karov-meod.hint.wins-kept">
        <source>{0:card} brings a card to keep about {1:percent} of the time, more than any other in hand.</source>
        <translation>{0:card} מביא קלף לשמור בערך ב־{1:percent} מהמקרים, יותר מכל קלף אחר ביד.</translation>
    </message>
    <message id="karov-meod.hint.wins-kept.always">
        <source>{0:card} almost surely brings a card to keep.</source>
        <translation>{0:card} יביא כמעט בטוח קלף לשמור.</translation>
    </message>
    <message id="karov-meod.hint.runs-out">
        <source>Whoever leads wants the hands to run out, and {0:card} brings nothing about {1:percent} of the time.</source>
        <translation>מי שמוביל רוצה שהידיים ייגמרו, ועם {0:card} לא יבוא קלף בערך ב־{1:percent} מהמקרים.</translation>
    </message>
    <message id="karov-meod.hint.places-alike">
        <source>All places are alike now: any will do.</source>
        <translation>כל המקומות שווים עכשיו, ולא חשוב באיזה בוחרים.</translation>
    </message>
    <message id="karov-meod.hint.keep-series">
        <source>With {0:card} kept, the longest run is {1:num}.</source>
        <translation>אם שומרים את {0:card}, הסדרה הארוכה ביותר היא {1:num}.</translation>
    </message>
    <message id="karov-meod.hint.keep-counts">
        <source>{0:card} helps when the runs are equal.</source>
        <translation>{0:card} עוזר כשהסדרות שוות.</translation>
    </message>
    <message id="karov-meod.hint.take-to-play">
        <source>{0:card} hardly helps the run; in the hand it can still be played.</source>
        <translation>{0:card} כמעט לא עוזר לסדרה; ביד אפשר להמשיך לשחק איתו.</translation>
    </message>
    <message id="karov-meod.hint.draw-behind">
        <source>Waiting could end the game now, and the kept cards are not ahead.</source>
        <translation>מי שממתין עכשיו עלול לסיים את המשחק, והסדרה השמורה לא מובילה.</translation>
    </message>
    <message id="karov-meod.hint.draw-card">
        <source>A card more to play with, while the others go on.</source>
        <translation>עוד קלף לשחק בו, כל עוד האחרים ממשיכים.</translation>
    </message>
    <message id="karov-meod.hint.pass-wins">
        <source>The kept cards are compared now, and these are the best.</source>
        <translation>עכשיו משווים, והקלפים השמורים הם הטובים ביותר.</translation>
    </message>
    <message id="karov-meod.hint.pass-ahead">
        <source>The kept cards are ahead, so let the game end.</source>
        <translation>הקלפים השמורים מובילים, ולכן טוב שהמשחק ייגמר.</translation>
    </message>
    <message id="karov-meod.hint.gives-least">
        <source>{0:card} is the highest in hand, and hardly brings a card.</source>
        <translation>{0:card} הכי גבוה ביד, ולכן כמעט לא יביא קלף.</translation>
    </message>
    <message id="karov-meod.hint.back-spare">
        <source>The longest run stays whole without {0:card}.</source>
        <translation>הסדרה הארוכה ביותר נשארת שלמה גם בלי {0:card}.</translation>
    </message>
    <message id="karov-meod.hint.back-least">
        <source>Without {0:card} the longest possible run is left.</source>
        <translation>בלי {0:card} נשארת הסדרה הארוכה ביותר שאפשר.</translation>
    </message>
    <message id="karov-meod.said.aims">
        <source>Now it is seen who chose which card.</source>
        <translation>עכשיו רואים מי בחר איזה קלף.</translation>
    </message>
    <message id="karov-meod.fact.value">
        <source>values {all:words karov-meod.value}</source>
        <translation>ערכים {all:words karov-meod.value}</translation>
    </message>
    <message id="karov-meod.fact.value.one">
        <source>value {all:words karov-meod.value}</source>
        <translation>ערך {all:words karov-meod.value}</translation>
    </message>
    <message id="karov-meod.label.course">
        <source>longest run of kept cards</source>
        <extracomment>What the chart of how the game went counts for each seat.</extracomment>
        <translation>הסדרה הארוכה בקלפים השמורים</translation>
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
    <message id="karov-meod.label.kept.none">
        <source>Values kept: {n:num}</source>
        <extracomment>Below the empty place for kept cards, above which the values 1 to 5 stand in circles.</extracomment>
        <translation>ערכים שמורים: {n:num}</translation>
    </message>
    <message id="karov-meod.label.kept.n">
        <source>kept {n:num}</source>
        <translation>שמורים {n:num}</translation>
    </message>
    <message id="karov-meod.label.series">
        <source>run of {n:num}</source>
        <translation>סדרה של {n:num}</translation>
    </message>
    <message id="karov-meod.label.lost">
        <source>out of the game</source>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="karov-meod.label.waits.due">
        <source>one card to come</source>
        <translation>עוד קלף מהביתא</translation>
    </message>
    <message id="karov-meod.label.waits.spent">
        <source>waits</source>
        <translation>בהמתנה</translation>
    </message>
    <message id="karov-meod.label.wins">
        <source>The longest run wins</source>
        <translation>הסדרה הארוכה מנצחת</translation>
    </message>
    <message id="karov-meod.words.before.one">
        <source>lay {x:card} in front of the face-down card</source>
        <extracomment>Where only one face-down card is left.</extracomment>
        <translation>להניח את {x:card} מול הקלף הסגור</translation>
    </message>
    <message id="karov-meod.words.before.several">
        <source>lay {x:card} in front of card {n:num} of the middle row</source>
        <translation>להניח את {x:card} מול קלף {n:num} בסביבה</translation>
    </message>
    <message id="karov-meod.button.keep">
        <source>Keep it</source>
        <translation>לשמור</translation>
    </message>
    <message id="karov-meod.button.take">
        <source>Take to hand</source>
        <translation>לקחת אל היד</translation>
    </message>
    <message id="karov-meod.button.draw">
        <source>Take a card</source>
        <translation>לקחת קלף</translation>
    </message>
    <message id="karov-meod.button.pass">
        <source>Wait</source>
        <translation>להמתין</translation>
    </message>
    <message id="karov-meod.voice.goal">
        <source>The goal: to keep the longest run of consecutive values.</source>
        <translation>המטרה: לשמור את הסדרה הארוכה ביותר של ערכים עוקבים.</translation>
    </message>
    <message id="karov-meod.voice.lay">
        <source>Which card do you lay, and in front of which face-down one?</source>
        <translation>איזה קלף להניח, ומול איזה קלף סגור?</translation>
    </message>
    <message id="karov-meod.voice.lay.one">
        <source>Which card do you lay in front of the face-down one?</source>
        <extracomment>Where only one face-down card is left.</extracomment>
        <translation>איזה קלף להניח מול הקלף הסגור?</translation>
    </message>
    <message id="karov-meod.voice.lay.detail">
        <source>If only your card lies in front of a face-down card, you win that one if it beats yours; among several the one nearest in value wins.</source>
        <translation>מי שלבד מול קלף סגור זוכה בו, אם הוא חזק מהקלף שהונח. כשיש כמה, זוכה הקלף הקרוב ביותר בערך.</translation>
    </message>
    <message id="karov-meod.voice.aim.card">
        <source>In front of which face-down card do you lay {x:card}?</source>
        <translation>מול איזה קלף סגור להניח את {x:card}?</translation>
    </message>
    <message id="karov-meod.voice.decide.card">
        <source>{x:card} is the deciding card. Keep it, or take it to your hand?</source>
        <translation>{x:card} הוא הקלף המכריע. לשמור אותו, או לקחת אל היד?</translation>
    </message>
    <message id="karov-meod.voice.decide.series">
        <source>Your run is {n:num} now, and {m:num} if you keep it.</source>
        <translation>הסדרה עכשיו: {n:num}. עם הקלף הזה: {m:num}.</translation>
    </message>
    <message id="karov-meod.voice.draw">
        <source>Your hand has run out. Shuffle the discard pile and take a card from it?</source>
        <translation>היד נגמרה. לערבב את הביתא ולקחת ממנה קלף?</translation>
    </message>
    <message id="karov-meod.voice.draw.detail">
        <source>Only once in the game. If you wait, you are asked again after the next round.</source>
        <translation>אפשר רק פעם אחת במשחק. מי שממתין יישאל שוב אחרי הסיבוב הבא.</translation>
    </message>
    <message id="karov-meod.voice.draw.last.detail">
        <source>Only once in the game. If nobody takes a card now, the kept cards are compared at once.</source>
        <extracomment>Where fewer than two players have cards in hand.</extracomment>
        <translation>אפשר רק פעם אחת במשחק. אם אף אחד לא לוקח עכשיו, משווים מיד את הקלפים השמורים.</translation>
    </message>
    <message id="karov-meod.voice.build">
        <source>Which card do you give to the middle row?</source>
        <translation>איזה קלף לתת לסביבה?</translation>
    </message>
    <message id="karov-meod.voice.build.detail">
        <source>It lies there face down, and you cannot choose it yourself.</source>
        <translation>הוא מונח שם סגור, ומי שנתן אותו לא יכול לבחור בו.</translation>
    </message>
    <message id="karov-meod.voice.back">
        <source>Which kept card do you take back to your hand?</source>
        <translation>איזה קלף שמור להחזיר אל היד?</translation>
    </message>
    <message id="karov-meod.voice.back.detail">
        <source>Nobody is ahead alone, so play goes on.</source>
        <translation>אין מוביל יחיד, ולכן המשחק נמשך.</translation>
    </message>
    <message id="karov-meod.voice.wait.decide">
        <source>{who:name} decides: keep {x:card}, or take it to the hand.</source>
        <translation>ההחלטה של {who:name}: לשמור את {x:card} או לקחת אותו אל היד.</translation>
    </message>
    <message id="karov-meod.voice.wait.decide.m">
        <source>{who:name} decides: keep {x:card}, or take it to the hand.</source>
        <translation>{who:name} מחליט: לשמור את {x:card} או לקחת אותו אל היד.</translation>
    </message>
    <message id="karov-meod.voice.wait.decide.f">
        <source>{who:name} decides: keep {x:card}, or take it to the hand.</source>
        <translation>{who:name} מחליטה: לשמור את {x:card} או לקחת אותו אל היד.</translation>
    </message>
    <message id="karov-meod.voice.wait.decide.you">
        <source>You decide: keep {x:card}, or take it to the hand.</source>
        <translation>עכשיו ההחלטה שלי: לשמור את {x:card} או לקחת אותו אל היד.</translation>
    </message>
    <message id="karov-meod.voice.wait.draw">
        <source>{who:name} has run out of cards and may take one from the discard pile.</source>
        <translation>{who:to} נגמרה היד, ואפשר לקחת קלף מהביתא.</translation>
    </message>
    <message id="karov-meod.voice.wait.draw.you">
        <source>You have run out of cards and may take one from the discard pile.</source>
        <translation>נגמרה לי היד, ואפשר לקחת קלף מהביתא.</translation>
    </message>
    <message id="karov-meod.voice.wait.build">
        <source>{who:name} gives a card to the middle row.</source>
        <translation>התור של {who:name} לתת קלף לסביבה.</translation>
    </message>
    <message id="karov-meod.voice.wait.build.m">
        <source>{who:name} gives a card to the middle row.</source>
        <translation>{who:name} נותן קלף לסביבה.</translation>
    </message>
    <message id="karov-meod.voice.wait.build.f">
        <source>{who:name} gives a card to the middle row.</source>
        <translation>{who:name} נותנת קלף לסביבה.</translation>
    </message>
    <message id="karov-meod.voice.wait.build.you">
        <source>You give a card to the middle row.</source>
        <translation>התור שלי לתת קלף לסביבה.</translation>
    </message>
    <message id="karov-meod.voice.wait.back">
        <source>{who:name} takes a kept card back to the hand.</source>
        <translation>התור של {who:name} להחזיר אל היד קלף שמור.</translation>
    </message>
    <message id="karov-meod.voice.wait.back.m">
        <source>{who:name} takes a kept card back to the hand.</source>
        <translation>{who:name} מחזיר אל היד קלף שמור.</translation>
    </message>
    <message id="karov-meod.voice.wait.back.f">
        <source>{who:name} takes a kept card back to the hand.</source>
        <translation>{who:name} מחזירה אל היד קלף שמור.</translation>
    </message>
    <message id="karov-meod.voice.wait.back.you">
        <source>You take a kept card back to the hand.</source>
        <translation>התור שלי להחזיר אל היד קלף שמור.</translation>
    </message>
    <message id="karov-meod.voice.uncovered">
        <source>All uncover together.</source>
        <translation>כולם חושפים יחד.</translation>
    </message>
    <message id="karov-meod.voice.renewed">
        <source>A new middle row is laid.</source>
        <translation>מניחים סביבה חדשה.</translation>
    </message>
    <message id="karov-meod.voice.first-row">
        <source>In the middle lies a row of {n:count card}, face down.</source>
        <translation>באמצע מונחת הסביבה: {n:count card}, סגורים.</translation>
    </message>
    <message id="karov-meod.voice.laid">
        <source>Your card is laid; all are uncovered together.</source>
        <translation>הקלף מונח. כל הקלפים ייחשפו יחד.</translation>
    </message>
    <message id="karov-meod.voice.renewed.handed">
        <source>A new middle row is laid, and everybody in play gets a card.</source>
        <translation>מניחים סביבה חדשה, וכל מי שבמשחק מקבל קלף.</translation>
    </message>
    <message id="karov-meod.voice.renewed.shuffled">
        <source>The stock has run out, so the discard pile is shuffled and takes its place.</source>
        <translation>הקופה נגמרה, ולכן הביתא עורבבה ובאה במקומה.</translation>
    </message>
    <message id="karov-meod.label.wins-duel">
        <source>wins</source>
        <extracomment>A pill at the card that wins a duel.</extracomment>
        <translation>זוכה</translation>
    </message>
    <message id="karov-meod.voice.wins">
        <source>{who:name} wins {e:card} with {x:card}.</source>
        <extracomment>Who wins a card that several seats chose.</extracomment>
        <translation>{x:card} של {who:name} זוכה {e:card in}.</translation>
    </message>
    <message id="karov-meod.voice.wins.you">
        <source>You win {e:card} with {x:card}.</source>
        <translation>{x:card} שלי זוכה {e:card in}.</translation>
    </message>
    <message id="karov-meod.why.tick">
        <source>✓ {what:text}</source>
        <extracomment>The criterion that decides a duel.</extracomment>
        <translation>✓ {what:text}</translation>
    </message>
    <message id="karov-meod.why.distance">
        <source>The nearest, {n:num} away; farther: {all:cards}.</source>
        <translation>הכי קרוב, במרחק {n:num}; רחוק יותר: {all:cards}.</translation>
    </message>
    <message id="karov-meod.why.distance.equal">
        <source>Equally near, {n:num} away.</source>
        <translation>אותו מרחק, {n:num}.</translation>
    </message>
    <message id="karov-meod.why.value">
        <source>{x:card} counts {n:num}, {y:card} only {m:num}.</source>
        <translation>הערך של {x:card} הוא {n:num}, ושל {y:card} רק {m:num}.</translation>
    </message>
    <message id="karov-meod.why.value.equal">
        <source>Same value, {n:num}.</source>
        <translation>אותו ערך, {n:num}.</translation>
    </message>
    <message id="karov-meod.why.color">
        <source>Red before black.</source>
        <translation>אדום לפני שחור.</translation>
    </message>
    <message id="karov-meod.why.color.equal">
        <source>Same color.</source>
        <translation>אותו צבע.</translation>
    </message>
    <message id="karov-meod.why.suit">
        <source>{x:card} before {y:card}: diamonds before hearts, clubs before spades.</source>
        <translation>{x:card} לפני {y:card}: יהלום לפני לב, תלתן לפני עלה.</translation>
    </message>
    <message id="karov-meod.why.suit.equal">
        <source>Same suit.</source>
        <translation>אותה צורה.</translation>
    </message>
    <message id="karov-meod.why.number">
        <source>{x:card} comes after {y:card} in the suit.</source>
        <translation>{x:card} בא אחרי {y:card} בסדר הרגיל.</translation>
    </message>
    <message id="karov-meod.why.won.decides">
        <source>{e:card} beats {x:card}, so it is kept.</source>
        <translation>{e:card} חזק {x:card from}, ולכן נשמר.</translation>
    </message>
    <message id="karov-meod.why.won.weaker">
        <source>{e:card} does not beat {x:card}, so it goes to the hand.</source>
        <translation>{e:card} לא חזק {x:card from}, ולכן הולך אל היד.</translation>
    </message>
    <message id="karov-meod.why.decider">
        <source>The deciding card, {m:card}, goes {to:text}.</source>
        <extracomment>After who has won a card, and why.</extracomment>
        <translation>הקלף המכריע, {m:card}, ניתן {to:text}.</translation>
    </message>
    <message id="karov-meod.why.alone.decides">
        <source>{e:card} beats {x:card}, so it goes to the hand.</source>
        <translation>{e:card} חזק {x:card from}, ולכן הולך אל היד.</translation>
    </message>
    <message id="karov-meod.why.alone.weaker">
        <source>{e:card} does not beat {x:card}, so both go to the discard pile.</source>
        <translation>{e:card} לא חזק {x:card from}, ולכן שניהם הולכים לביתא.</translation>
    </message>
    <message id="karov-meod.voice.only-place">
        <source>Only one face-down card can be chosen, so the card lies in front of it.</source>
        <translation>יש רק קלף סגור אחד לבחור בו, ולכן הקלף מונח מולו.</translation>
    </message>
    <message id="karov-meod.voice.showdown.one">
        <source>Only {who:name} has cards left in hand, so all uncover their kept cards.</source>
        <extracomment>Why the kept cards are compared now.</extracomment>
        <translation>רק {who:to} נשארו קלפים ביד, ולכן כולם חושפים את הקלפים השמורים.</translation>
    </message>
    <message id="karov-meod.voice.showdown.one.you">
        <source>Only you have cards left in hand, so all uncover their kept cards.</source>
        <translation>רק לי נשארו קלפים ביד, ולכן כולם חושפים את הקלפים השמורים.</translation>
    </message>
    <message id="karov-meod.voice.showdown.none">
        <source>Nobody has cards left in hand, so all uncover their kept cards.</source>
        <translation>לאף אחד לא נשארו קלפים ביד, ולכן כולם חושפים את הקלפים השמורים.</translation>
    </message>
    <message id="karov-meod.voice.kept-none">
        <source>{who:name} has kept no card.</source>
        <translation>{who:to} אין קלפים שמורים.</translation>
    </message>
    <message id="karov-meod.voice.kept-none.you">
        <source>You have kept no card.</source>
        <translation>לי אין קלפים שמורים.</translation>
    </message>
    <message id="karov-meod.voice.series">
        <source>{who:name} has a run of {n:num}.</source>
        <translation>{who:to} סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.voice.series.you">
        <source>You have a run of {n:num}.</source>
        <translation>לי סדרה של {n:num}.</translation>
    </message>
    <message id="karov-meod.why.series.equal">
        <source>Equal runs, {n:num} long.</source>
        <extracomment>Why somebody won the game: what was equal, and then what decided.</extracomment>
        <translation>סדרות שוות, באורך {n:num}.</translation>
    </message>
    <message id="karov-meod.why.same_value.equal">
        <source>Equally many cards of one value, {n:num}.</source>
        <translation>אותו מספר קלפים עם אותו ערך, {n:num}.</translation>
    </message>
    <message id="karov-meod.why.same_value">
        <source>More cards of one value, {n:num} against {m:num}.</source>
        <translation>יותר קלפים עם אותו ערך, {n:num} מול {m:num}.</translation>
    </message>
    <message id="karov-meod.why.same_suit.equal">
        <source>Equally many cards of one suit, {n:num}.</source>
        <translation>אותו מספר קלפים מאותה צורה, {n:num}.</translation>
    </message>
    <message id="karov-meod.why.same_suit">
        <source>More cards of one suit, {n:num} against {m:num}.</source>
        <translation>יותר קלפים מאותה צורה, {n:num} מול {m:num}.</translation>
    </message>
    <message id="karov-meod.why.kept_count">
        <source>More kept cards, {n:num} against {m:num}.</source>
        <translation>יותר קלפים שמורים, {n:num} מול {m:num}.</translation>
    </message>
    <message id="karov-meod.voice.was-alone">
        <source>Only {who:name}’s card faced {e:card}, and lost it.</source>
        <extracomment>Of several that others alone have chosen while one only looks on: with the duel that follows.</extracomment>
        <translation>רק הקלף {who:of} היה מול {e:card}, שהלך לביתא.</translation>
    </message>
    <message id="karov-meod.voice.was-alone.you">
        <source>Only your card faced {e:card}, and lost it.</source>
        <translation>רק הקלף שלי היה מול {e:card}, שהלך לביתא.</translation>
    </message>
    <message id="karov-meod.voice.was-alone-took">
        <source>Only {who:name}’s card faced {e:card}, and took it.</source>
        <translation>רק הקלף {who:of} היה מול {e:card}, וזכה בו.</translation>
    </message>
    <message id="karov-meod.voice.was-alone-took.you">
        <source>Only your card faced {e:card}, and took it.</source>
        <translation>רק הקלף שלי היה מול {e:card}, וזכה בו.</translation>
    </message>
    <message id="karov-meod.voice.alone">
        <source>Only {who:name}’s card faces {e:card}.</source>
        <translation>רק הקלף {who:of} מול {e:card}.</translation>
    </message>
    <message id="karov-meod.voice.alone.you">
        <source>Only your card faces {e:card}.</source>
        <translation>רק הקלף שלי מול {e:card}.</translation>
    </message>
    <message id="karov-meod.voice.lost">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name} מחוץ למשחק, בלי קלפים שמורים.</translation>
    </message>
    <message id="karov-meod.voice.lost.m">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name} לא שמר אף קלף, ויוצא מהמשחק.</translation>
    </message>
    <message id="karov-meod.voice.lost.f">
        <source>{who:name} has kept nothing and is out of the game.</source>
        <translation>{who:name} לא שמרה אף קלף, ויוצאת מהמשחק.</translation>
    </message>
    <message id="karov-meod.voice.lost.you">
        <source>You have kept nothing and are out of the game.</source>
        <translation>לא שמרתי אף קלף, ויצאתי מהמשחק.</translation>
    </message>
    <message id="karov-meod.label.offer">
        <source>Deciding card</source>
        <translation>הקלף המכריע</translation>
    </message>
    <message id="karov-meod.label.series.n">
        <source>run {n:num}</source>
        <translation>סדרה {n:num}</translation>
    </message>
    <message id="karov-meod.about.strip">
        <source>The values of the cards that were kept: the longest run of them wins.</source>
        <translation>הערכים של הקלפים שנשמרו: הסדרה הארוכה ביותר מנצחת.</translation>
    </message>
    <message id="karov-meod.why.fact.laid-value.more">
        <source>the card that is laid has a higher value</source>
        <extracomment>Why one move is better than another.</extracomment>
        <translation>לקלף שמונח יש ערך גבוה יותר</translation>
    </message>
    <message id="karov-meod.why.fact.laid-value.less">
        <source>the card that is laid has a lower value</source>
        <translation>לקלף שמונח יש ערך נמוך יותר</translation>
    </message>
    <message id="karov-meod.about.figure">
        <source>The value of the card, 1 to 5. Up to five it is the number; six to ten count 1 to 5, and jack, queen, king and ace 1 to 4.</source>
        <translation>הערך של הקלף, מ־1 עד 5. עד חמש הוא המספר עצמו; שש עד עשר נחשבים 1 עד 5, ונסיך, מלכה, מלך ואס 1 עד 4.</translation>
    </message>
    <message id="karov-meod.about.figure.lit">
        <source>How far the card is from the one in the middle: the nearest wins.</source>
        <translation>המרחק של הקלף מהקלף שבאמצע: הקרוב ביותר זוכה.</translation>
    </message>
    <message id="karov-meod.results.score">
        <source>length of the run</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>אורך הסדרה</translation>
    </message>
    <message id="karov-meod.case.01">
        <source>one player at each card</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>שחקן אחד לכל קלף</translation>
    </message>
    <message id="karov-meod.case.02">
        <source>two at one card: taking it in hand</source>
        <translation>שניים על אותו קלף: לקחת אל היד</translation>
    </message>
    <message id="karov-meod.case.03">
        <source>two at one card: keeping</source>
        <translation>שניים על אותו קלף: לשמור</translation>
    </message>
    <message id="karov-meod.case.04">
        <source>both are equally near</source>
        <translation>שניהם קרובים באותה מידה</translation>
    </message>
    <message id="karov-meod.case.05">
        <source>three at one card</source>
        <translation>שלושה על אותו קלף</translation>
    </message>
    <message id="karov-meod.case.06">
        <source>the same value and the same suit</source>
        <translation>אותו ערך ואותה צורה</translation>
    </message>
    <message id="karov-meod.case.07">
        <source>a card from the discard pile, once</source>
        <translation>קלף מהביתא, פעם אחת</translation>
    </message>
    <message id="karov-meod.case.08">
        <source>the series decides</source>
        <translation>הסדרה מכריעה</translation>
    </message>
    <message id="karov-meod.case.09">
        <source>a tie, and the game goes on</source>
        <translation>תיקו, והמשחק נמשך</translation>
    </message>
    <message id="karov-meod.case.10">
        <source>what else can decide</source>
        <translation>מה עוד מכריע</translation>
    </message>
    <message id="karov-meod.case.11">
        <source>nothing else decides</source>
        <translation>בלי מה שעוד מכריע</translation>
    </message>
    <message id="karov-meod.case.12">
        <source>nobody wins</source>
        <translation>אף אחד לא מנצח</translation>
    </message>
    <message id="karov-meod.case.13">
        <source>new cards in the middle</source>
        <translation>סביבה חדשה</translation>
    </message>
    <message id="karov-meod.case.14">
        <source>new cards in the middle, out of the hands</source>
        <translation>סביבה חדשה מהידיים</translation>
    </message>
</context>
</TS>
