<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.shapes">
        <source>Shapes</source>
        <translation>{:latin Shapes}</translation>
    </message>
    <message id="game.shapes.about">
        <source>predict and match shapes</source>
        <translation>ניחוש והתאמת צורות</translation>
    </message>
    <message id="game.shapes.intro">
        <source>Guess which shapes will lie in the row, and show the whole card that has most of them.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לנחש אילו צורות יהיו בשורה, ולהראות את הקלף השלם שיש עליו הכי הרבה מהן.</translation>
    </message>
    <message id="shapes.zone.base">
        <source>base deck</source>
        <translation>קופת קלפי בסיס</translation>
    </message>
    <message id="shapes.zone.whole">
        <source>whole deck</source>
        <translation>קופת קלפים שלמים</translation>
    </message>
    <message id="shapes.zone.hand">
        <source>base cards in the hand</source>
        <translation>קלפי הבסיס ביד</translation>
    </message>
    <message id="shapes.zone.wholes">
        <source>whole cards in the hand</source>
        <translation>הקלפים השלמים ביד</translation>
    </message>
    <message id="shapes.zone.held">
        <source>card laid face down</source>
        <translation>הקלף שהונח סגור</translation>
    </message>
    <message id="shapes.zone.row">
        <source>row</source>
        <translation>השורה</translation>
    </message>
    <message id="shapes.zone.shown">
        <source>whole card of this round</source>
        <translation>הקלף השלם בסיבוב הזה</translation>
    </message>
    <message id="shapes.zone.prizes">
        <source>prizes</source>
        <translation>הפרסים</translation>
    </message>
    <message id="card.bC">
        <source>a circle</source>
        <extracomment>The cards of Shapes: five shapes alone, a joker, pairs and triples of shapes.</extracomment>
        <translation>קלף עיגול</translation>
    </message>
    <message id="card.bT">
        <source>a triangle</source>
        <translation>קלף משולש</translation>
    </message>
    <message id="card.bQ">
        <source>a square</source>
        <translation>קלף ריבוע</translation>
    </message>
    <message id="card.bS">
        <source>a star</source>
        <translation>קלף כוכב</translation>
    </message>
    <message id="card.bX">
        <source>a cross</source>
        <translation>קלף צלב</translation>
    </message>
    <message id="card.bJ">
        <source>a joker</source>
        <translation>קלף ג׳וקר</translation>
    </message>
    <message id="card.wCT">
        <source>the circle-triangle pair</source>
        <translation>זוג עיגול־משולש</translation>
    </message>
    <message id="card.wCQ">
        <source>the circle-square pair</source>
        <translation>זוג עיגול־ריבוע</translation>
    </message>
    <message id="card.wCS">
        <source>the circle-star pair</source>
        <translation>זוג עיגול־כוכב</translation>
    </message>
    <message id="card.wCX">
        <source>the circle-cross pair</source>
        <translation>זוג עיגול־צלב</translation>
    </message>
    <message id="card.wTQ">
        <source>the triangle-square pair</source>
        <translation>זוג משולש־ריבוע</translation>
    </message>
    <message id="card.wTS">
        <source>the triangle-star pair</source>
        <translation>זוג משולש־כוכב</translation>
    </message>
    <message id="card.wTX">
        <source>the triangle-cross pair</source>
        <translation>זוג משולש־צלב</translation>
    </message>
    <message id="card.wQS">
        <source>the square-star pair</source>
        <translation>זוג ריבוע־כוכב</translation>
    </message>
    <message id="card.wQX">
        <source>the square-cross pair</source>
        <translation>זוג ריבוע־צלב</translation>
    </message>
    <message id="card.wSX">
        <source>the star-cross pair</source>
        <translation>זוג כוכב־צלב</translation>
    </message>
    <message id="card.wCTQ">
        <source>the circle-triangle-square triple</source>
        <translation>שלישיית עיגול־משולש־ריבוע</translation>
    </message>
    <message id="card.wCTS">
        <source>the circle-triangle-star triple</source>
        <translation>שלישיית עיגול־משולש־כוכב</translation>
    </message>
    <message id="card.wCTX">
        <source>the circle-triangle-cross triple</source>
        <translation>שלישיית עיגול־משולש־צלב</translation>
    </message>
    <message id="card.wCQS">
        <source>the circle-square-star triple</source>
        <translation>שלישיית עיגול־ריבוע־כוכב</translation>
    </message>
    <message id="card.wCQX">
        <source>the circle-square-cross triple</source>
        <translation>שלישיית עיגול־ריבוע־צלב</translation>
    </message>
    <message id="card.wCSX">
        <source>the circle-star-cross triple</source>
        <translation>שלישיית עיגול־כוכב־צלב</translation>
    </message>
    <message id="card.wTQS">
        <source>the triangle-square-star triple</source>
        <translation>שלישיית משולש־ריבוע־כוכב</translation>
    </message>
    <message id="card.wTQX">
        <source>the triangle-square-cross triple</source>
        <translation>שלישיית משולש־ריבוע־צלב</translation>
    </message>
    <message id="card.wTSX">
        <source>the triangle-star-cross triple</source>
        <translation>שלישיית משולש־כוכב־צלב</translation>
    </message>
    <message id="card.wQSX">
        <source>the square-star-cross triple</source>
        <translation>שלישיית ריבוע־כוכב־צלב</translation>
    </message>
    <message id="shapes.action.commit">
        <source>lay {0:card} face down</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להניח סגור {0:card}</translation>
    </message>
    <message id="shapes.action.commit.closed">
        <source>lay a card face down</source>
        <translation>להניח קלף סגור</translation>
    </message>
    <message id="shapes.action.commit-whole">
        <source>lay {x:card}: {n:num} of {m:num} in the row</source>
        <translation>להניח {x:card}: {n:num} מתוך {m:num} בשורה</translation>
    </message>
    <message id="shapes.action.pick">
        <source>take {0:card} to the hand</source>
        <translation>לקחת {0:card} אל היד</translation>
    </message>
    <message id="shapes.action.pick.closed">
        <source>take a whole card from the table</source>
        <translation>לקחת קלף שלם מהשולחן</translation>
    </message>
    <message id="shapes.action.swap">
        <source>exchange {0:card} with the deck</source>
        <translation>להחליף {0:card} עם הקופה</translation>
    </message>
    <message id="shapes.action.swap.closed">
        <source>exchange a card with the deck</source>
        <translation>להחליף קלף עם הקופה</translation>
    </message>
    <message id="shapes.action.done">
        <source>exchange nothing</source>
        <translation>לא להחליף</translation>
    </message>
    <message id="shapes.verb.commit">
        <source>lay a card face down</source>
        <translation>להניח קלף סגור</translation>
    </message>
    <message id="shapes.verb.commit.base">
        <source>lay a base card</source>
        <translation>להניח קלף בסיס</translation>
    </message>
    <message id="shapes.verb.commit.whole">
        <source>lay a whole card</source>
        <translation>להניח קלף שלם</translation>
    </message>
    <message id="shapes.verb.commit.tie">
        <source>lay a card to break a tie</source>
        <translation>להניח קלף לשבירת תיקו</translation>
    </message>
    <message id="shapes.verb.pick">
        <source>take a whole card to the hand</source>
        <translation>לקחת קלף שלם אל היד</translation>
    </message>
    <message id="shapes.verb.swap">
        <source>exchange a card with the deck</source>
        <translation>להחליף קלף עם הקופה</translation>
    </message>
    <message id="shapes.verb.done">
        <source>exchange nothing</source>
        <translation>לא להחליף</translation>
    </message>
    <message id="shapes.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="shapes.refusal.whole-card-wanted">
        <source>Now lay a whole card, with two or three shapes.</source>
        <translation>עכשיו מניחים קלף שלם, עם שתיים או שלוש צורות.</translation>
    </message>
    <message id="shapes.refusal.base-card-wanted">
        <source>Now lay a base card, with one shape.</source>
        <translation>עכשיו מניחים קלף בסיס, עם צורה אחת.</translation>
    </message>
    <message id="shapes.refusal.not-shown">
        <source>{0:card} is not among the whole cards of this round.</source>
        <translation>{0:card} לא בין הקלפים השלמים שבסיבוב הזה.</translation>
    </message>
    <message id="shapes.refusal.not-in-hand">
        <source>{0:card} is not in the hand.</source>
        <translation>{0:card} לא ביד.</translation>
    </message>
    <message id="shapes.refusal.nothing-there">
        <source>{0:card} cannot be laid there.</source>
        <translation>אי אפשר להניח שם {0:card}.</translation>
    </message>
    <message id="shapes.refusal.other-place">
        <source>{0:card} cannot be laid there. While it is held, its places are ringed.</source>
        <translation>אי אפשר להניח שם {0:card}. כשהקלף ביד, מסומן לאן הוא הולך.</translation>
    </message>
    <message id="shapes.refusal.round-is-won">
        <source>This round is over already, and the next has not begun.</source>
        <translation>הסיבוב הזה כבר נגמר, והבא עוד לא התחיל.</translation>
    </message>
    <message id="shapes.refusal.no-pick-in-edition">
        <source>Whole cards are picked only in the first edition; here it is edition {0:num}.</source>
        <translation>קלף שלם בוחרים רק בגרסה הראשונה, וכאן משחקים בגרסה {0:num}.</translation>
    </message>
    <message id="shapes.refusal.picked-already">
        <source>A whole card has been picked already.</source>
        <translation>כבר בחרו קלף שלם.</translation>
    </message>
    <message id="shapes.refusal.winner-picks-later">
        <source>The winner of the round picks a whole card, once there is one.</source>
        <translation>מי שמנצח בסיבוב בוחר קלף שלם, אחרי שיש מנצח.</translation>
    </message>
    <message id="shapes.refusal.no-exchange-in-edition">
        <source>Cards are exchanged with the deck only in the first two editions; here it is edition {0:num}.</source>
        <translation>מחליפים קלפים עם הקופה רק בשתי הגרסאות הראשונות, וכאן משחקים בגרסה {0:num}.</translation>
    </message>
    <message id="shapes.refusal.winner-exchanges-later">
        <source>The winner of the round may exchange a card, after all hands are filled.</source>
        <translation>מי שמנצח בסיבוב יכול להחליף קלף, אחרי שכולם השלימו את היד.</translation>
    </message>
    <message id="shapes.said.joker-wins">
        <source>The joker decides the tie-breaker.</source>
        <translation>הג׳וקר מכריע את שובר השוויון.</translation>
    </message>
    <message id="shapes.said.jokers-cancelled">
        <source>The jokers cancel each other.</source>
        <translation>הג׳וקרים מבטלים זה את זה.</translation>
    </message>
    <message id="shapes.said.nobody-wins">
        <source>Nobody takes the cards: they go under their decks.</source>
        <translation>אף אחד לא לוקח את הקלפים, והם חוזרים לתחתית הקופות.</translation>
    </message>
    <message id="shapes.said.round-won">
        <source>The round has a winner.</source>
        <translation>יש מנצח בסיבוב.</translation>
    </message>
    <message id="shapes.fact.score">
        <source>{0:num} of {1:num} shapes</source>
        <extracomment>Facts: at a whole card that is shown.</extracomment>
        <translation>{0:num} מתוך {1:num} צורות</translation>
    </message>
    <message id="shapes.fact.matching">
        <source>Matching in the row: {count:count card}</source>
        <translation>מתאימים בשורה: {count:count card}</translation>
    </message>
    <message id="shapes.fact.matching.none">
        <source>Nothing in the row matches</source>
        <translation>שום דבר בשורה לא מתאים</translation>
    </message>
    <message id="shapes.fact.would-score">
        <source>with {0:card}: {1:num}</source>
        <translation>עם {0:card}: {1:num}</translation>
    </message>
    <message id="shapes.fact.to-fill">
        <source>to fill all hands after this round, at least {0:count card}; with fewer the game ends</source>
        <extracomment>At the base deck.</extracomment>
        <translation>כדי להשלים את כל הידיים אחרי הסיבוב צריך לפחות {0:count card}, ואם יש פחות המשחק נגמר</translation>
    </message>
    <message id="shapes.fact.jokers-unseen">
        <source>jokers not seen yet: {0:num}</source>
        <translation>ג׳וקרים שעוד לא נראו: {0:num}</translation>
    </message>
    <message id="shapes.fact.points">
        <source>{1:count prize}</source>
        <extracomment>How many prizes a seat has.</extracomment>
        <translation>{1:count prize}</translation>
    </message>
    <message id="shapes.log.base">
        <source>{who:name} laid a base card face down.</source>
        <translation>קלף הבסיס של {who:name} הונח סגור.</translation>
    </message>
    <message id="shapes.log.base.m">
        <source>{who:name} laid a base card face down.</source>
        <translation>{who:name} הניח קלף בסיס סגור.</translation>
    </message>
    <message id="shapes.log.base.f">
        <source>{who:name} laid a base card face down.</source>
        <translation>{who:name} הניחה קלף בסיס סגור.</translation>
    </message>
    <message id="shapes.log.base.you">
        <source>You laid a base card face down.</source>
        <translation>הנחתי קלף בסיס סגור.</translation>
    </message>
    <message id="shapes.log.whole">
        <source>{who:name} laid a whole card face down.</source>
        <translation>הקלף השלם של {who:name} הונח סגור.</translation>
    </message>
    <message id="shapes.log.whole.m">
        <source>{who:name} laid a whole card face down.</source>
        <translation>{who:name} הניח קלף שלם סגור.</translation>
    </message>
    <message id="shapes.log.whole.f">
        <source>{who:name} laid a whole card face down.</source>
        <translation>{who:name} הניחה קלף שלם סגור.</translation>
    </message>
    <message id="shapes.log.whole.you">
        <source>You laid a whole card face down.</source>
        <translation>הנחתי קלף שלם סגור.</translation>
    </message>
    <message id="shapes.log.commit-card">
        <source>{who:name} laid {x:card} face down.</source>
        <translation>{x:card} {who:of} הונח סגור.</translation>
    </message>
    <message id="shapes.log.commit-card.m">
        <source>{who:name} laid {x:card} face down.</source>
        <translation>{who:name} הניח סגור {x:card}.</translation>
    </message>
    <message id="shapes.log.commit-card.f">
        <source>{who:name} laid {x:card} face down.</source>
        <translation>{who:name} הניחה סגור {x:card}.</translation>
    </message>
    <message id="shapes.log.commit-card.you">
        <source>You laid {x:card} face down.</source>
        <translation>הנחתי סגור {x:card}.</translation>
    </message>
    <message id="shapes.log.from">
        <source>{c:card} from {who:name}</source>
        <extracomment>One of the cards that were turned up together, in a list.</extracomment>
        <translation>{c:card} של {who:name}</translation>
    </message>
    <message id="shapes.log.from.you">
        <source>{c:card} from you</source>
        <translation>{c:card} שלי</translation>
    </message>
    <message id="shapes.log.turned">
        <source>Turned up: {all:text}.</source>
        <extracomment>The cards that everybody laid, with the seats.</extracomment>
        <translation>נחשפו: {all:text}.</translation>
    </message>
    <message id="shapes.log.tied">
        <source>{all:names} are level at {n:num}, and each lays another base card.</source>
        <translation>{all:names} בתיקו על {n:num}, ומניחים עוד קלף בסיס.</translation>
    </message>
    <message id="shapes.log.joker-wins">
        <source>{who:name}’s joker decides the tie-breaker.</source>
        <translation>הג׳וקר של {who:name} מכריע את שובר השוויון.</translation>
    </message>
    <message id="shapes.log.joker-wins.you">
        <source>Your joker decides the tie-breaker.</source>
        <translation>הג׳וקר שלי מכריע את שובר השוויון.</translation>
    </message>
    <message id="shapes.log.won">
        <source>{who:name} won the round with {n:num} of {m:num} and took {taken:count prize}.</source>
        <translation>הסיבוב הולך {who:to}, עם {n:num} מתוך {m:num}, ואיתו {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.won.m">
        <source>{who:name} won the round with {n:num} of {m:num} and took {taken:count prize}.</source>
        <translation>{who:name} ניצח בסיבוב עם {n:num} מתוך {m:num} ולקח {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.won.f">
        <source>{who:name} won the round with {n:num} of {m:num} and took {taken:count prize}.</source>
        <translation>{who:name} ניצחה בסיבוב עם {n:num} מתוך {m:num} ולקחה {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.won.you">
        <source>You won the round with {n:num} of {m:num} and took {taken:count prize}.</source>
        <translation>ניצחתי בסיבוב עם {n:num} מתוך {m:num} ולקחתי {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.won-tie">
        <source>{who:name} won the round and took {taken:count prize}.</source>
        <translation>הסיבוב הולך {who:to}, ואיתו {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.won-tie.m">
        <source>{who:name} won the round and took {taken:count prize}.</source>
        <translation>{who:name} ניצח בסיבוב ולקח {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.won-tie.f">
        <source>{who:name} won the round and took {taken:count prize}.</source>
        <translation>{who:name} ניצחה בסיבוב ולקחה {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.won-tie.you">
        <source>You won the round and took {taken:count prize}.</source>
        <translation>ניצחתי בסיבוב ולקחתי {taken:count prize}.</translation>
    </message>
    <message id="shapes.log.pick">
        <source>{who:name} took {x:card} to the hand.</source>
        <translation>{x:card} עבר אל היד {who:of}.</translation>
    </message>
    <message id="shapes.log.pick.m">
        <source>{who:name} took {x:card} to the hand.</source>
        <translation>{who:name} לקח אל היד {x:card}.</translation>
    </message>
    <message id="shapes.log.pick.f">
        <source>{who:name} took {x:card} to the hand.</source>
        <translation>{who:name} לקחה אל היד {x:card}.</translation>
    </message>
    <message id="shapes.log.pick.you">
        <source>You took {x:card} to the hand.</source>
        <translation>לקחתי אל היד {x:card}.</translation>
    </message>
    <message id="shapes.log.swap">
        <source>{who:name} exchanged a card with the deck.</source>
        <translation>אצל {who:name} החלפה של קלף עם הקופה.</translation>
    </message>
    <message id="shapes.log.swap.m">
        <source>{who:name} exchanged a card with the deck.</source>
        <translation>{who:name} החליף קלף עם הקופה.</translation>
    </message>
    <message id="shapes.log.swap.f">
        <source>{who:name} exchanged a card with the deck.</source>
        <translation>{who:name} החליפה קלף עם הקופה.</translation>
    </message>
    <message id="shapes.log.swap.you">
        <source>You exchanged a card with the deck.</source>
        <translation>החלפתי קלף עם הקופה.</translation>
    </message>
    <message id="shapes.log.swap-card">
        <source>{who:name} exchanged {x:card} and got {y:card}.</source>
        <translation>{y:card} {who:of} בא במקום {x:card}.</translation>
    </message>
    <message id="shapes.log.swap-card.m">
        <source>{who:name} exchanged {x:card} and got {y:card}.</source>
        <translation>{who:name} החליף {x:card} וקיבל {y:card}.</translation>
    </message>
    <message id="shapes.log.swap-card.f">
        <source>{who:name} exchanged {x:card} and got {y:card}.</source>
        <translation>{who:name} החליפה {x:card} וקיבלה {y:card}.</translation>
    </message>
    <message id="shapes.log.swap-card.you">
        <source>You exchanged {x:card} and got {y:card}.</source>
        <translation>החלפתי {x:card} וקיבלתי {y:card}.</translation>
    </message>
    <message id="shapes.log.done">
        <source>{who:name} exchanged nothing.</source>
        <translation>מצד {who:name} אין החלפה.</translation>
    </message>
    <message id="shapes.log.done.m">
        <source>{who:name} exchanged nothing.</source>
        <translation>{who:name} לא החליף קלף.</translation>
    </message>
    <message id="shapes.log.done.f">
        <source>{who:name} exchanged nothing.</source>
        <translation>{who:name} לא החליפה קלף.</translation>
    </message>
    <message id="shapes.log.done.you">
        <source>You exchanged nothing.</source>
        <translation>לא החלפתי קלף.</translation>
    </message>
    <message id="shapes.log.joker-prize">
        <source>{who:name}’s joker is worth {n:count prize} more.</source>
        <extracomment>At the end of the game, for each joker in a hand.</extracomment>
        <translation>הג׳וקר של {who:name} שווה עוד {n:count prize}.</translation>
    </message>
    <message id="shapes.log.joker-prize.you">
        <source>Your joker is worth {n:count prize} more.</source>
        <translation>הג׳וקר שלי שווה עוד {n:count prize}.</translation>
    </message>
    <message id="shapes.log.jokers-prize">
        <source>{who:name}’s two jokers are worth {n:count prize} more.</source>
        <extracomment>There are two in all.</extracomment>
        <translation>שני הג׳וקרים של {who:name} שווים עוד {n:count prize}.</translation>
    </message>
    <message id="shapes.log.jokers-prize.you">
        <source>Your two jokers are worth {n:count prize} more.</source>
        <translation>שני הג׳וקרים שלי שווים עוד {n:count prize}.</translation>
    </message>
    <message id="shapes.log.round">
        <source>Round {n:num}.</source>
        <translation>סיבוב {n:num}.</translation>
    </message>
    <message id="shapes.result.wins">
        <source>{who:name} wins with {n:count prize}.</source>
        <translation>הניצחון הולך {who:to}, עם {n:count prize}.</translation>
    </message>
    <message id="shapes.result.wins.m">
        <source>{who:name} wins with {n:count prize}.</source>
        <translation>{who:name} ניצח עם {n:count prize}.</translation>
    </message>
    <message id="shapes.result.wins.f">
        <source>{who:name} wins with {n:count prize}.</source>
        <translation>{who:name} ניצחה עם {n:count prize}.</translation>
    </message>
    <message id="shapes.result.wins.you">
        <source>You win with {n:count prize}.</source>
        <translation>ניצחתי עם {n:count prize}.</translation>
    </message>
    <message id="shapes.result.wins.unnamed">
        <source>Won with {n:count prize}.</source>
        <translation>ניצחון עם {n:count prize}.</translation>
    </message>
    <message id="shapes.result.shared">
        <source>{all:names} share the win with {n:count prize} each.</source>
        <translation>ניצחו יחד, {n:count prize} לכל אחד: {all:names}.</translation>
    </message>
    <message id="shapes.result.shared.unnamed">
        <source>A shared win, {n:count prize} each.</source>
        <translation>כמה ניצחו יחד, {n:count prize} לכל אחד.</translation>
    </message>
    <message id="shapes.reason.deck">
        <source>There are too few base cards to fill every hand.</source>
        <translation>אין בקופה מספיק קלפי בסיס כדי להשלים את הידיים.</translation>
    </message>
    <message id="shapes.reason.cap">
        <source>The agreed number of rounds has been played.</source>
        <translation>שיחקנו את כל הסיבובים שקבענו.</translation>
    </message>
    <message id="shapes.option.edition">
        <source>Edition of the rules</source>
        <translation>גרסת הכללים</translation>
    </message>
    <message id="shapes.option.edition.help">
        <source>The rules were written four times, and people usually play by the last.</source>
        <translation>הכללים נכתבו ארבע פעמים, ובדרך כלל משחקים לפי האחרונה.</translation>
    </message>
    <message id="shapes.option.edition.4">
        <source>Edition 4</source>
        <translation>גרסה רביעית</translation>
    </message>
    <message id="shapes.option.edition.4.help">
        <source>A joker wins a tie-breaker only as the last card.</source>
        <translation>ג׳וקר מנצח בשובר השוויון רק כקלף האחרון.</translation>
    </message>
    <message id="shapes.option.edition.3">
        <source>Edition 3</source>
        <translation>גרסה שלישית</translation>
    </message>
    <message id="shapes.option.edition.3.help">
        <source>A joker wins a tie-breaker at once; if there are two, nobody wins.</source>
        <translation>ג׳וקר מנצח מיד בשובר השוויון; אם יש שניים, אף אחד לא מנצח.</translation>
    </message>
    <message id="shapes.option.edition.2">
        <source>Edition 2</source>
        <translation>גרסה שנייה</translation>
    </message>
    <message id="shapes.option.edition.2.help">
        <source>As the third, and the winner may exchange a base card with the deck.</source>
        <translation>כמו השלישית, ומי שמנצח בסיבוב יכול להחליף קלף בסיס עם הקופה.</translation>
    </message>
    <message id="shapes.option.edition.1">
        <source>Edition 1</source>
        <translation>גרסה ראשונה</translation>
    </message>
    <message id="shapes.option.edition.1.help">
        <source>No tie-breaker; the winner picks one of the whole cards and may exchange another.</source>
        <translation>בלי שובר שוויון; מי שמנצח בסיבוב בוחר קלף שלם ויכול להחליף קלף שלם אחר.</translation>
    </message>
    <message id="shapes.option.tie_cards">
        <source>Cards of a tie-breaker</source>
        <translation>קלפי שובר השוויון</translation>
    </message>
    <message id="shapes.option.tie_cards.help">
        <source>For whom the base cards of a tie-breaker count.</source>
        <translation>למי נספרים קלפי הבסיס שמניחים בשובר השוויון.</translation>
    </message>
    <message id="shapes.option.tie_cards.common">
        <source>For all who are tied</source>
        <translation>לכל מי שבתיקו</translation>
    </message>
    <message id="shapes.option.tie_cards.common.help">
        <source>They join the row, and everybody counts the row.</source>
        <translation>הם מצטרפים לשורה, וכולם סופרים את השורה.</translation>
    </message>
    <message id="shapes.option.tie_cards.own">
        <source>For the one who laid</source>
        <translation>למי שהניח</translation>
    </message>
    <message id="shapes.option.tie_cards.own.help">
        <source>Each card counts only for the whole card of its own seat.</source>
        <translation>כל קלף נספר רק לקלף השלם של מי שהניח אותו.</translation>
    </message>
    <message id="shapes.option.max_rounds">
        <source>Rounds at most</source>
        <translation>עד כמה סיבובים</translation>
    </message>
    <message id="shapes.option.max_rounds.help">
        <source>After that many the prizes are counted.</source>
        <translation>אחרי המספר הזה סופרים את הפרסים.</translation>
    </message>
    <message id="shapes.option.max_rounds.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="shapes.option.max_rounds.30.help">
        <source>An early end when many rounds have no winner.</source>
        <translation>סוף מוקדם, כשהרבה סיבובים נגמרים בלי מנצח.</translation>
    </message>
    <message id="shapes.option.max_rounds.60.help">
        <source>The usual: the base cards run out long before.</source>
        <translation>כך בדרך כלל: קלפי הבסיס נגמרים הרבה קודם.</translation>
    </message>
    <message id="shapes.option.max_rounds.120.help">
        <source>Enough even when many rounds have no winner.</source>
        <translation>מספיק גם כשהרבה סיבובים נגמרים בלי מנצח.</translation>
    </message>
    <message id="shapes.words.prizes">
        <source>Prizes: {n:num}</source>
        <translation>פרסים: {n:num}</translation>
    </message>
    <message id="shapes.words.shown">
        <source>Whole card of the round: {c:spoken}, {n:num} of {m:num}</source>
        <translation>הקלף השלם בסיבוב הזה: {c:spoken}, {n:num} מתוך {m:num}</translation>
    </message>
    <message id="shapes.words.round">
        <source>Round {n:num}</source>
        <translation>סיבוב {n:num}</translation>
    </message>
    <message id="shapes.words.tied">
        <source>In a tie, with another base card to lay</source>
        <translation>בתיקו, וצריך להניח עוד קלף בסיס</translation>
    </message>
    <message id="shapes.hint.fits-wholes">
        <source>Its shape is on {1:count whole-card} in hand.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>הצורה שלו נמצאת ביד על {1:count whole-card}.</translation>
    </message>
    <message id="shapes.hint.keeps-joker">
        <source>A joker has no shape in the row and is worth more later: lay another card.</source>
        <translation>לג׳וקר אין צורה בשורה, והוא שווה יותר אחר כך: עדיף להניח קלף אחר.</translation>
    </message>
    <message id="shapes.hint.most-matches">
        <source>It matches {1:num} of {2:num}: more than any other whole card in hand.</source>
        <translation>הקלף הזה מתאים ל־{1:num} מתוך {2:num}: יותר מכל קלף שלם אחר ביד.</translation>
    </message>
    <message id="shapes.hint.smaller-enough">
        <source>It matches {1:num}, as many as a triple, which stays in hand.</source>
        <translation>הקלף הזה מתאים ל־{1:num}, כמו שלישייה, והשלישייה נשארת ביד.</translation>
    </message>
    <message id="shapes.hint.smaller-enough.none">
        <source>Nothing in hand matches the row, so the triple stays in hand.</source>
        <translation>שום קלף שלם ביד לא מתאים לשורה, ולכן השלישייה נשארת ביד.</translation>
    </message>
    <message id="shapes.hint.spares-triple">
        <source>It matches only {1:num}, but this round is hard to win, and a triple stays in hand.</source>
        <translation>הקלף הזה מתאים רק ל־{1:num}, אבל קשה לנצח בסיבוב הזה, והשלישייה נשארת ביד.</translation>
    </message>
    <message id="shapes.hint.spares-triple.none">
        <source>It matches nothing, but this round is hard to win, and a triple stays in hand.</source>
        <translation>הקלף הזה לא מתאים לשום דבר בשורה, אבל קשה לנצח בסיבוב הזה, והשלישייה נשארת ביד.</translation>
    </message>
    <message id="shapes.hint.as-good">
        <source>It matches {1:num}, and no whole card in hand has more.</source>
        <translation>הקלף הזה מתאים ל־{1:num}, ואין ביד קלף שלם שמתאים ליותר.</translation>
    </message>
    <message id="shapes.hint.as-good.none">
        <source>No whole card in hand matches anything in the row.</source>
        <translation>אין ביד קלף שלם שמתאים למשהו בשורה.</translation>
    </message>
    <message id="shapes.hint.adds-match">
        <source>It strengthens the open card: {1:card}.</source>
        <translation>הוא מחזק את הקלף הפתוח: {1:card}.</translation>
    </message>
    <message id="shapes.hint.adds-nothing">
        <source>No base card in the hand strengthens {1:card}, and this one helps the others least.</source>
        <translation>אף קלף בסיס ביד לא מחזק {1:card}, וזה עוזר לאחרים הכי פחות.</translation>
    </message>
    <message id="shapes.hint.joker-waits">
        <source>The joker wins as the last card of the tie-breaker, so lay the other card first.</source>
        <translation>הג׳וקר מנצח כקלף האחרון בשובר השוויון, ולכן הקלף השני קודם.</translation>
    </message>
    <message id="shapes.hint.joker-wins">
        <source>In this edition a joker wins the tie-breaker at once.</source>
        <translation>בגרסה הזאת ג׳וקר מנצח מיד בשובר השוויון.</translation>
    </message>
    <message id="shapes.hint.picks">
        <source>Of all the whole cards on the table it fits the hand best: {1:num} base cards have its shapes.</source>
        <translation>מכל הקלפים השלמים שעל השולחן זה הכי מתאים לקלפים שביד: הצורות שלו נמצאות על {1:num} מקלפי הבסיס.</translation>
    </message>
    <message id="shapes.hint.swaps">
        <source>It fits the hand less than a new card of the deck would.</source>
        <translation>הקלף הזה מתאים לקלפים שביד פחות מקלף חדש מהקופה.</translation>
    </message>
    <message id="shapes.hint.keeps">
        <source>Every card in hand is at least as good as a new one.</source>
        <translation>כל הקלפים ביד טובים לפחות כמו קלף חדש מהקופה.</translation>
    </message>
    <message id="shapes.fact.would-match">
        <source>{0:card}: places that match</source>
        <extracomment>At the whole cards of a hand; the places are shown, not said.</extracomment>
        <translation>{0:card}: המקומות שמתאימים</translation>
    </message>
    <message id="shapes.fact.on-wholes">
        <source>{0:card} is on {1:count whole-card} in hand</source>
        <extracomment>At the base cards of a hand.</extracomment>
        <translation>{0:card} נמצא ביד על {1:count whole-card}</translation>
    </message>
    <message id="shapes.fact.would-count">
        <source>{0:card} in the tie-breaker</source>
        <extracomment>At the base cards of a hand in a tie-breaker; for whom it counts is shown, not said.</extracomment>
        <translation>{0:card} בשובר השוויון</translation>
    </message>
    <message id="shapes.label.course">
        <source>prizes</source>
        <extracomment>What the chart of how the game went counts for each seat.</extracomment>
        <translation>פרסים</translation>
    </message>
    <message id="shapes.label.part.base">
        <source>Part one: a base card each</source>
        <extracomment>Over the row: which part of the turn it is.</extracomment>
        <translation>חלק ראשון: קלף בסיס לכל אחד</translation>
    </message>
    <message id="shapes.label.part.whole">
        <source>Part two: a whole card each</source>
        <translation>חלק שני: קלף שלם לכל אחד</translation>
    </message>
    <message id="shapes.label.part.tie">
        <source>Tie-breaker: one more base card</source>
        <translation>שובר שוויון: עוד קלף בסיס</translation>
    </message>
    <message id="shapes.label.part.pick">
        <source>Part three: a whole card from the table</source>
        <translation>חלק שלישי: קלף שלם מהשולחן</translation>
    </message>
    <message id="shapes.label.part.swap">
        <source>Part three: an exchange</source>
        <translation>חלק שלישי: החלפה</translation>
    </message>
    <message id="shapes.label.tied">
        <source>{n:num} of {m:num} · tied</source>
        <extracomment>At a whole card: how many cards of the row it matches.</extracomment>
        <translation>{n:num} מתוך {m:num} · תיקו</translation>
    </message>
    <message id="shapes.label.counts">
        <source>{n:num} of {m:num}</source>
        <translation>{n:num} מתוך {m:num}</translation>
    </message>
    <message id="shapes.label.out">
        <source>{n:num} · out</source>
        <extracomment>At a whole card whose seat is not in the tie-breaker, or no longer.</extracomment>
        <translation>{n:num} · בחוץ</translation>
    </message>
    <message id="shapes.label.place.base">
        <source>base card here</source>
        <extracomment>In the place where a card is laid.</extracomment>
        <translation>קלף בסיס לכאן</translation>
    </message>
    <message id="shapes.label.place.whole">
        <source>whole card here</source>
        <translation>קלף שלם לכאן</translation>
    </message>
    <message id="shapes.label.place.tie">
        <source>next base card</source>
        <translation>עוד קלף בסיס</translation>
    </message>
    <message id="shapes.label.prizes">
        <source>{n:count prize}</source>
        <extracomment>On a badge.</extracomment>
        <translation>{n:count prize}</translation>
    </message>
    <message id="shapes.label.cards">
        <source>{base:num} base · {whole:num} whole</source>
        <extracomment>On a badge: cards in hand of both kinds.</extracomment>
        <translation>{base:num} בסיס · {whole:num} שלמים</translation>
    </message>
    <message id="shapes.label.takes">
        <source>takes the row</source>
        <extracomment>A pill below the whole card that wins a round.</extracomment>
        <translation>לוקח את השורה</translation>
    </message>
    <message id="shapes.voice.goal">
        <source>The goal: to win the most base cards as prizes.</source>
        <translation>המטרה: לזכות בהכי הרבה קלפי בסיס כפרסים.</translation>
    </message>
    <message id="shapes.voice.base">
        <source>Which base card do you lay in the row?</source>
        <translation>איזה קלף בסיס להניח בשורה?</translation>
    </message>
    <message id="shapes.voice.base.detail">
        <source>All turn up together; then everybody shows a whole card for this row.</source>
        <translation>כולם חושפים יחד, ואחר כך כל אחד מראה קלף שלם לשורה הזאת.</translation>
    </message>
    <message id="shapes.voice.whole">
        <source>Which whole card has most of the row?</source>
        <translation>על איזה קלף שלם יש הכי הרבה צורות מהשורה?</translation>
    </message>
    <message id="shapes.voice.whole.detail">
        <source>All turn up together, and whoever has most takes the row.</source>
        <translation>כולם חושפים יחד, ומי שיש לו הכי הרבה לוקח את השורה.</translation>
    </message>
    <message id="shapes.voice.running-out">
        <source>This may be the last round: there are too few base cards left to fill up.</source>
        <extracomment>Cards of the row may come back to the deck, so it is not certain.</extracomment>
        <translation>אולי זה הסיבוב האחרון: לא נשארו מספיק קלפי בסיס להשלים את הידיים.</translation>
    </message>
    <message id="shapes.voice.last">
        <source>After this card all turn up together.</source>
        <translation>אחרי הקלף הזה כולם חושפים יחד.</translation>
    </message>
    <message id="shapes.voice.tied">
        <source>{all:names} are level at {n:num} of {m:num}. Which base card do you add?</source>
        <translation>{all:names} בתיקו על {n:num} מתוך {m:num}. איזה קלף בסיס להוסיף?</translation>
    </message>
    <message id="shapes.voice.still-tied">
        <source>{all:names} are still level at {n:num}, and each lays another base card.</source>
        <translation>{all:names} עדיין בתיקו על {n:num}, ומניחים עוד קלף בסיס.</translation>
    </message>
    <message id="shapes.voice.tie.common">
        <source>This card joins the row and counts for all who are tied.</source>
        <translation>הקלף מצטרף לשורה, ונספר לכל מי שבתיקו.</translation>
    </message>
    <message id="shapes.voice.tie.own">
        <source>This card counts only for the whole card of whoever lays it.</source>
        <translation>הקלף נספר רק לקלף השלם של מי שמניח אותו.</translation>
    </message>
    <message id="shapes.voice.pick">
        <source>Which whole card do you take from the table?</source>
        <translation>איזה קלף שלם לקחת מהשולחן?</translation>
    </message>
    <message id="shapes.voice.pick.detail">
        <source>The others go under their deck.</source>
        <translation>השאר חוזרים לתחתית הקופה שלהם.</translation>
    </message>
    <message id="shapes.voice.swap.base">
        <source>Exchange a base card with the deck?</source>
        <translation>להחליף קלף בסיס עם הקופה?</translation>
    </message>
    <message id="shapes.voice.swap.whole">
        <source>Exchange a whole card with the deck?</source>
        <translation>להחליף קלף שלם עם הקופה?</translation>
    </message>
    <message id="shapes.voice.swap.detail">
        <source>The top card comes to the hand, and yours goes under the deck.</source>
        <translation>לוקחים את הקלף העליון, ומה שמחליפים הולך לתחתית הקופה.</translation>
    </message>
    <message id="shapes.voice.held.base">
        <source>{x:card} into the row?</source>
        <translation>{x:card} לשורה?</translation>
    </message>
    <message id="shapes.voice.held.whole">
        <source>{x:card} for this row?</source>
        <translation>{x:card} מול השורה הזאת?</translation>
    </message>
    <message id="shapes.voice.held.tie">
        <source>{x:card} for the tie-breaker?</source>
        <translation>{x:card} לשובר השוויון?</translation>
    </message>
    <message id="shapes.voice.held.pick">
        <source>{x:card} to the hand?</source>
        <translation>{x:card} אל היד?</translation>
    </message>
    <message id="shapes.voice.held.swap">
        <source>{x:card} to the deck?</source>
        <translation>{x:card} לקופה?</translation>
    </message>
    <message id="shapes.voice.held.base.none">
        <source>None of the whole cards in hand has this shape.</source>
        <translation>אין ביד קלף שלם עם הצורה הזאת.</translation>
    </message>
    <message id="shapes.voice.held.base.one">
        <source>One of the whole cards in hand has this shape.</source>
        <translation>הצורה הזאת נמצאת על קלף שלם אחד ביד.</translation>
    </message>
    <message id="shapes.voice.held.base.on">
        <source>This shape is on {n:num} of the whole cards in hand.</source>
        <translation>הצורה הזאת נמצאת על {n:num} מהקלפים השלמים ביד.</translation>
    </message>
    <message id="shapes.voice.held.whole.score">
        <source>It matches {n:num} of {m:num} in the row.</source>
        <translation>הקלף מתאים ל־{n:num} מתוך {m:num} בשורה.</translation>
    </message>
    <message id="shapes.voice.held.whole.none">
        <source>It matches nothing in the row.</source>
        <translation>הקלף לא מתאים לשום דבר בשורה.</translation>
    </message>
    <message id="shapes.voice.held.tie.for">
        <source>It counts for {all:names}.</source>
        <translation>הוא נספר {all:names to}.</translation>
    </message>
    <message id="shapes.voice.held.tie.nobody">
        <source>It counts for nobody in the tie.</source>
        <translation>הוא לא נספר לאף אחד ממי שבתיקו.</translation>
    </message>
    <message id="shapes.voice.joker.row">
        <source>A joker has no shape: in the row it counts for nobody.</source>
        <translation>לג׳וקר אין צורה: בשורה הוא לא נספר לאף אחד.</translation>
    </message>
    <message id="shapes.voice.joker.kept">
        <source>In hand at the end of the game it is worth {n:count prize}.</source>
        <extracomment>Of a joker that may go into the row.</extracomment>
        <translation>ביד, בסוף המשחק, הוא שווה {n:count prize}.</translation>
    </message>
    <message id="shapes.voice.joker.last">
        <source>A joker wins the tie-breaker only as the last base card.</source>
        <translation>ג׳וקר מנצח בשובר השוויון רק כקלף הבסיס האחרון.</translation>
    </message>
    <message id="shapes.voice.joker.once">
        <source>A joker wins the tie-breaker at once, unless another is laid.</source>
        <translation>ג׳וקר מנצח מיד בשובר השוויון, אלא אם מניחים עוד אחד.</translation>
    </message>
    <message id="shapes.voice.waits.base">
        <source>Part one: base cards for the row.</source>
        <extracomment>While another seat decides.</extracomment>
        <translation>חלק ראשון: קלפי בסיס לשורה.</translation>
    </message>
    <message id="shapes.voice.waits.whole">
        <source>Part two: whole cards for this row.</source>
        <translation>חלק שני: קלפים שלמים מול השורה.</translation>
    </message>
    <message id="shapes.voice.waits.tie">
        <source>Tie-breaker: one more base card.</source>
        <translation>שובר שוויון: עוד קלף בסיס.</translation>
    </message>
    <message id="shapes.voice.waits.pick">
        <source>Part three: the winner takes a whole card from the table.</source>
        <translation>חלק שלישי: מי שניצח לוקח אל היד קלף שלם מהשולחן.</translation>
    </message>
    <message id="shapes.voice.waits.swap">
        <source>Part three: the winner may exchange a card.</source>
        <translation>חלק שלישי: מי שניצח יכול להחליף קלף.</translation>
    </message>
    <message id="shapes.voice.took">
        <source>{who:name} takes {n:count prize}, and has {total:num} now.</source>
        <extracomment>The cards of the row have gone to the winner’s pile.</extracomment>
        <translation>{who:to} {n:count prize}, ביחד {total:num}.</translation>
    </message>
    <message id="shapes.voice.took.m">
        <source>{who:name} takes {n:count prize}, and has {total:num} now.</source>
        <translation>{who:name} לקח {n:count prize}, ויש לו עכשיו {total:num}.</translation>
    </message>
    <message id="shapes.voice.took.f">
        <source>{who:name} takes {n:count prize}, and has {total:num} now.</source>
        <translation>{who:name} לקחה {n:count prize}, ויש לה עכשיו {total:num}.</translation>
    </message>
    <message id="shapes.voice.took.you">
        <source>You take {n:count prize}, and have {total:num} now.</source>
        <translation>לקחתי {n:count prize}, ויש לי עכשיו {total:num}.</translation>
    </message>
    <message id="shapes.voice.wins">
        <source>{who:name} has {n:num} of {m:num} and takes the row.</source>
        <translation>השורה הולכת {who:to}: {n:num} מתוך {m:num}.</translation>
    </message>
    <message id="shapes.voice.wins.m">
        <source>{who:name} has {n:num} of {m:num} and takes the row.</source>
        <translation>{who:name} לוקח את השורה: {n:num} מתוך {m:num}.</translation>
    </message>
    <message id="shapes.voice.wins.f">
        <source>{who:name} has {n:num} of {m:num} and takes the row.</source>
        <translation>{who:name} לוקחת את השורה: {n:num} מתוך {m:num}.</translation>
    </message>
    <message id="shapes.voice.wins.you">
        <source>You have {n:num} of {m:num} and take the row.</source>
        <translation>זכיתי בשורה: {n:num} מתוך {m:num}.</translation>
    </message>
    <message id="shapes.voice.against">
        <source>Against {all:text}.</source>
        <extracomment>What the whole cards of the others count; a list of the next message.</extracomment>
        <translation>מול {all:text}.</translation>
    </message>
    <message id="shapes.voice.against.one">
        <source>{who:name}’s {n:num}</source>
        <translation>{n:num} של {who:name}</translation>
    </message>
    <message id="shapes.voice.against.one.you">
        <source>your {n:num}</source>
        <translation>{n:num} שלי</translation>
    </message>
    <message id="shapes.voice.wins-tie">
        <source>{who:name} wins the tie-breaker and takes the row.</source>
        <translation>אחרי שובר השוויון השורה הולכת {who:to}.</translation>
    </message>
    <message id="shapes.voice.wins-tie.m">
        <source>{who:name} wins the tie-breaker and takes the row.</source>
        <translation>{who:name} ניצח בשובר השוויון ולוקח את השורה.</translation>
    </message>
    <message id="shapes.voice.wins-tie.f">
        <source>{who:name} wins the tie-breaker and takes the row.</source>
        <translation>{who:name} ניצחה בשובר השוויון ולוקחת את השורה.</translation>
    </message>
    <message id="shapes.voice.wins-tie.you">
        <source>You win the tie-breaker and take the row.</source>
        <translation>ניצחתי בשובר השוויון וזכיתי בשורה.</translation>
    </message>
    <message id="shapes.voice.wins-tie.why">
        <source>By {n:num} of {m:num}, against {all:text}.</source>
        <translation>עם {n:num} מתוך {m:num}, מול {all:text}.</translation>
    </message>
    <message id="shapes.voice.nobody.level">
        <source>Even after the tie-breaker it is a tie, and no base cards are left for it.</source>
        <extracomment>Why nobody takes the row.</extracomment>
        <translation>גם אחרי שובר השוויון יש תיקו, ואין עוד קלפי בסיס להוסיף.</translation>
    </message>
    <message id="shapes.voice.nobody.first">
        <source>{all:names} are level, and this edition has no tie-breaker.</source>
        <translation>{all:names} בתיקו, ובגרסה הזאת אין שובר שוויון.</translation>
    </message>
    <message id="shapes.voice.joker.wins">
        <source>A joker as the last base card takes the row, unless another joker is laid.</source>
        <translation>ג׳וקר שהוא קלף הבסיס האחרון לוקח את השורה, אלא אם מונח עוד ג׳וקר.</translation>
    </message>
    <message id="shapes.voice.forced.last">
        <source>{who:name} has only {x:card} left in hand, so it goes into the tie-breaker.</source>
        <translation>{who:to} נשאר ביד רק {x:card}, ולכן הוא הולך לשובר השוויון.</translation>
    </message>
    <message id="shapes.voice.forced.last.you">
        <source>You have only {x:card} left in hand, so it goes into the tie-breaker.</source>
        <translation>נשאר לי ביד רק {x:card}, ולכן הוא הולך לשובר השוויון.</translation>
    </message>
    <message id="shapes.voice.forced.alike">
        <source>All base cards in {who:name}’s hand are alike, so {x:card} goes.</source>
        <translation>{who:to} יש ביד רק קלפי בסיס זהים, ולכן הולך {x:card}.</translation>
    </message>
    <message id="shapes.voice.forced.alike.you">
        <source>All base cards in your hand are alike, so {x:card} goes.</source>
        <translation>יש לי ביד רק קלפי בסיס זהים, ולכן הולך {x:card}.</translation>
    </message>
    <message id="shapes.voice.joker-prize.why">
        <source>At the end a joker in the hand is worth as many prizes as there are players.</source>
        <translation>בסוף המשחק ג׳וקר ביד שווה פרסים כמספר השחקנים.</translation>
    </message>
    <message id="shapes.label.base">
        <source>Base</source>
        <extracomment>Below the deck of base cards, with their number.</extracomment>
        <translation>בסיס</translation>
    </message>
    <message id="shapes.label.whole">
        <source>Whole</source>
        <extracomment>Below the deck of whole cards, with their number.</extracomment>
        <translation>שלמים</translation>
    </message>
    <message id="shapes.label.to-fill">
        <source>Ends below {n:num}</source>
        <extracomment>Below the decks: everybody needs so many base cards to fill up after this round.</extracomment>
        <translation>נגמר מתחת ל־{n:num}</translation>
    </message>
    <message id="shapes.label.does.to-fill">
        <source>After each round everybody fills up to three base cards. The game goes on if the base deck has enough for that; if not, it is over.</source>
        <translation>אחרי כל סיבוב כולם משלימים את היד לשלושה קלפי בסיס. אם יש בקופת הבסיס מספיק, ממשיכים; אם אין, המשחק נגמר.</translation>
    </message>
    <message id="shapes.label.jokers-unseen">
        <source>Jokers not seen: {n:num}</source>
        <translation>ג׳וקרים שלא נראו: {n:num}</translation>
    </message>
    <message id="shapes.label.does.jokers-unseen">
        <source>They are in the base deck, or with another player.</source>
        <translation>הם בקופת הבסיס, או אצל שחקן אחר.</translation>
    </message>
    <message id="shapes.button.commit">
        <source>Lay face down</source>
        <translation>להניח סגור</translation>
    </message>
    <message id="shapes.button.pick">
        <source>Take this one</source>
        <translation>לקחת אותו</translation>
    </message>
    <message id="shapes.button.swap">
        <source>Exchange this one</source>
        <translation>להחליף אותו</translation>
    </message>
    <message id="shapes.claim">
        <source>The game’s own change log says of edition 1 that a turn without a winner was likely, and that the game could get stuck.</source>
        <extracomment>Beside what the lab found: what the inventors say.</extracomment>
        <translation>ברשימת השינויים של המשחק כתוב שבגרסה 1 היה סביר שתור ייגמר בלי מנצח, ושהמשחק היה יכול להיתקע.</translation>
    </message>
    <message id="shapes.about.tag">
        <source>How many shapes of the row the whole card counts.</source>
        <translation>כמה צורות בשורה הקלף השלם סופר.</translation>
    </message>
    <message id="shapes.about.tag.pom">
        <source>The same count as another player: a tie-breaker follows.</source>
        <translation>אותו מספר כמו אצל שחקן אחר, ולכן יש שובר שוויון.</translation>
    </message>
    <message id="shapes.about.tag.sea">
        <source>Of your whole cards this one counts the most in the row.</source>
        <translation>מכל הקלפים השלמים ביד, זה סופר הכי הרבה בשורה.</translation>
    </message>
    <message id="shapes.about.plates">
        <source>For whom this base card counts.</source>
        <translation>למי קלף הבסיס הזה נספר.</translation>
    </message>
    <message id="shapes.about.figure">
        <source>What the card counts.</source>
        <translation>כמה הקלף סופר.</translation>
    </message>
    <message id="shapes.results.score">
        <source>prizes</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>פרסים</translation>
    </message>
    <message id="shapes.case.01">
        <source>the base cards are turned</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>קלפי הבסיס נחשפים</translation>
    </message>
    <message id="shapes.case.01b">
        <source>points, and who wins the turn</source>
        <translation>הנקודות, ומי מנצח בתור</translation>
    </message>
    <message id="shapes.case.02">
        <source>a joker in the row</source>
        <translation>ג׳וקר בשורה</translation>
    </message>
    <message id="shapes.case.03">
        <source>a tie-breaker begins</source>
        <translation>מתחיל שובר שוויון</translation>
    </message>
    <message id="shapes.case.03a">
        <source>decided in its first step</source>
        <translation>מוכרע בשלב הראשון</translation>
    </message>
    <message id="shapes.case.03b">
        <source>the added card counts for both</source>
        <translation>הקלף שנוסף נחשב לשניהם</translation>
    </message>
    <message id="shapes.case.03c">
        <source>own cards count for who laid them</source>
        <translation>הקלפים נחשבים רק למי שהניח</translation>
    </message>
    <message id="shapes.case.03d">
        <source>the same, where cards count for all</source>
        <translation>אותו דבר, כשהקלפים נחשבים לכולם</translation>
    </message>
    <message id="shapes.case.04">
        <source>the joker as the last card</source>
        <translation>ג׳וקר כקלף אחרון</translation>
    </message>
    <message id="shapes.case.04b">
        <source>a joker before the last card</source>
        <translation>ג׳וקר לפני הקלף האחרון</translation>
    </message>
    <message id="shapes.case.05">
        <source>two jokers cancel, the third wins</source>
        <translation>שני ג׳וקרים מתבטלים, השלישי מנצח</translation>
    </message>
    <message id="shapes.case.06">
        <source>nobody wins</source>
        <translation>אף אחד לא מנצח</translation>
    </message>
    <message id="shapes.case.06b">
        <source>a tie without a tie-breaker</source>
        <translation>תיקו בלי שובר שוויון</translation>
    </message>
    <message id="shapes.case.07">
        <source>the end, with a joker in the hand</source>
        <translation>הסוף, וג׳וקר ביד</translation>
    </message>
    <message id="shapes.case.08">
        <source>a joker wins at once</source>
        <translation>ג׳וקר מנצח מיד</translation>
    </message>
    <message id="shapes.case.09">
        <source>two jokers, and the last turn</source>
        <translation>שני ג׳וקרים, והתור האחרון</translation>
    </message>
    <message id="shapes.case.10">
        <source>the winner may exchange</source>
        <translation>מי שמנצח רשאי להחליף</translation>
    </message>
    <message id="shapes.case.10a">
        <source>a base card is exchanged</source>
        <translation>קלף בסיס מוחלף</translation>
    </message>
    <message id="shapes.case.11">
        <source>choosing a whole card</source>
        <translation>לבחור קלף שלם</translation>
    </message>
    <message id="shapes.case.11a">
        <source>filled up, then exchanging</source>
        <translation>אחרי ההשלמה מחליפים</translation>
    </message>
    <message id="shapes.case.11b">
        <source>a whole card is exchanged</source>
        <translation>קלף שלם מוחלף</translation>
    </message>
    <message id="shapes.case.12">
        <source>three are tied, and one falls behind</source>
        <translation>שלושה בתיקו, ואחד נשאר מאחור</translation>
    </message>
    <message id="shapes.case.13">
        <source>a joker is shuffled in</source>
        <translation>ג׳וקר מעורבב פנימה</translation>
    </message>
    <message id="shapes.case.14">
        <source>nothing is exchanged</source>
        <translation>לא מחליפים כלום</translation>
    </message>
</context>
</TS>
