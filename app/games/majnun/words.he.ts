<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.majnun">
        <source>Majnun</source>
        <translation>מג'נון</translation>
    </message>
    <message id="game.majnun.about">
        <source>debts, a pot and mayhem</source>
        <translation>חובות, קופה ובלגן</translation>
    </message>
    <message id="game.majnun.intro">
        <source>Be the one who still holds cards when nobody else does.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>להישאר עם קלפים ביד כשלכל האחרים כבר אין.</translation>
    </message>
    <message id="majnun.zone.stock">
        <source>stock</source>
        <extracomment>In Hebrew the stock is the closed pot.</extracomment>
        <translation>קופה סגורה</translation>
    </message>
    <message id="majnun.zone.pot">
        <source>pot</source>
        <translation>קופה</translation>
    </message>
    <message id="majnun.color.black">
        <source>black</source>
        <extracomment>The color of the cards that a demand wants: six black.</extracomment>
        <translation>שחורים</translation>
    </message>
    <message id="majnun.color.red">
        <source>red</source>
        <translation>אדומים</translation>
    </message>
    <message id="majnun.action.place">
        <source>lay {0:card} in the pot</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להניח את {0:card} בקופה</translation>
    </message>
    <message id="majnun.action.give">
        <source>give {0:card}</source>
        <translation>לתת את {0:card}</translation>
    </message>
    <message id="majnun.action.give.closed">
        <source>give a card</source>
        <extracomment>What the others learn of it.</extracomment>
        <translation>לתת קלף</translation>
    </message>
    <message id="majnun.action.close">
        <source>close the turn with {0:card}</source>
        <translation>לסיים את התור עם {0:card}</translation>
    </message>
    <message id="majnun.verb.place">
        <source>lay a card in the pot</source>
        <translation>להניח קלף בקופה</translation>
    </message>
    <message id="majnun.verb.give">
        <source>give a card</source>
        <translation>לתת קלף</translation>
    </message>
    <message id="majnun.verb.close">
        <source>close the turn</source>
        <translation>לסיים את התור</translation>
    </message>
    <message id="majnun.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="majnun.refusal.no-jokers">
        <source>This game has no jokers.</source>
        <translation>אין ג׳וקרים במשחק הזה.</translation>
    </message>
    <message id="majnun.refusal.lies-in-pot">
        <source>{0:card} lies in the pot.</source>
        <translation>{0:card} נמצא בקופה.</translation>
    </message>
    <message id="majnun.refusal.wrong-colour">
        <source>{0:card} is not of the color the pot demands.</source>
        <translation>{0:card} לא בצבע שהקופה דורשת.</translation>
    </message>
    <message id="majnun.refusal.give-first">
        <source>First give what is missing: {0:count card}.</source>
        <translation>קודם נותנים את מה שחסר: {0:count card}.</translation>
    </message>
    <message id="majnun.refusal.place-first">
        <source>First lay what the pot demands: {0:count card} more.</source>
        <translation>קודם נותנים לקופה את מה שהיא דורשת: עוד {0:count card}.</translation>
    </message>
    <message id="majnun.refusal.nobody-receives">
        <source>Nobody gets cards now: they go to the pot.</source>
        <translation>עכשיו לא נותנים לאף אחד: הקלפים הולכים לקופה.</translation>
    </message>
    <message id="majnun.refusal.placing-over">
        <source>The pot has got what it demanded in this turn.</source>
        <translation>הקופה כבר קיבלה את מה שדרשה בתור הזה.</translation>
    </message>
    <message id="majnun.refusal.giving-over">
        <source>There is nothing more to give in this turn.</source>
        <translation>בתור הזה כבר לא צריך לתת קלפים.</translation>
    </message>
    <message id="majnun.said.kupa">
        <source>{:own Kupa!}</source>
        <translation>{:own קופה!}</translation>
    </message>
    <message id="majnun.said.division">
        <source>Missing: {1:count card}. Each gives {2:count any-card}.</source>
        <translation>חסר: {1:count card}. כל אחד נותן {2:count any-card}.</translation>
    </message>
    <message id="majnun.said.owes">
        <source>A debt is left: {1:count card}.</source>
        <translation>נשאר חוב: {1:count card}.</translation>
    </message>
    <message id="majnun.said.pot-shared">
        <source>The pot is dealt out.</source>
        <translation>הקופה מתחלקת.</translation>
    </message>
    <message id="majnun.said.takes-pot">
        <source>The whole pot is taken.</source>
        <translation>כל הקופה נלקחת.</translation>
    </message>
    <message id="majnun.fact.cards">
        <source>{0:count card}</source>
        <extracomment>At the stock, the pot and each hand.</extracomment>
        <translation>{0:count card}</translation>
    </message>
    <message id="majnun.fact.owes">
        <source>owes {0:num}</source>
        <extracomment>At a hand.</extracomment>
        <translation>חוב של {0:num}</translation>
    </message>
    <message id="majnun.fact.round">
        <source>round {0:num} of {1:num}, {2:count turn} until hands pass on</source>
        <translation>סיבוב {0:num} מתוך {1:num}, עוד {2:count turn} והידיים עוברות</translation>
    </message>
    <message id="majnun.fact.round.last">
        <source>round {0:num} of {1:num}, {2:count turn} until the game ends</source>
        <translation>סיבוב {0:num} מתוך {1:num}, עוד {2:count turn} והמשחק נגמר</translation>
    </message>
    <message id="majnun.fact.demand">
        <source>demands {0:num} {1:word majnun.color}</source>
        <extracomment>At the pot.</extracomment>
        <translation>דורשת {0:num} {1:word majnun.color}</translation>
    </message>
    <message id="majnun.fact.to-place">
        <source>{0:count card} still to lay</source>
        <translation>עוד {0:count card} להניח</translation>
    </message>
    <message id="majnun.fact.to-give">
        <source>{0:count card} still to give</source>
        <translation>עוד {0:count card} לתת</translation>
    </message>
    <message id="majnun.fact.receives">
        <source>gets {0:count card} from each</source>
        <translation>{0:count card} מכל אחד</translation>
    </message>
    <message id="majnun.log.start">
        <source>{who:name} begins. {c:card} lies in the pot.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>הפתיחה של {who:name}. בקופה: {c:card}.</translation>
    </message>
    <message id="majnun.log.start.f">
        <source>{who:name} begins. {c:card} lies in the pot.</source>
        <translation>{who:name} פותחת. בקופה: {c:card}.</translation>
    </message>
    <message id="majnun.log.start.m">
        <source>{who:name} begins. {c:card} lies in the pot.</source>
        <translation>{who:name} פותח. בקופה: {c:card}.</translation>
    </message>
    <message id="majnun.log.start.you">
        <source>You begin. {c:card} lies in the pot.</source>
        <translation>הפתיחה שלי. בקופה: {c:card}.</translation>
    </message>
    <message id="majnun.log.turn">
        <source>{who:name} {did:text}.</source>
        <extracomment>What somebody did in a turn; the field is a list of the next messages.</extracomment>
        <translation>התור של {who:name}: {did:text}.</translation>
    </message>
    <message id="majnun.log.turn.f">
        <source>{who:name} {did:text}.</source>
        <translation>{who:name} {did:text}.</translation>
    </message>
    <message id="majnun.log.turn.m">
        <source>{who:name} {did:text}.</source>
        <translation>{who:name} {did:text}.</translation>
    </message>
    <message id="majnun.log.turn.you">
        <source>You {did:text}.</source>
        <translation>{did:text}.</translation>
    </message>
    <message id="majnun.did.laid">
        <source>laid {cards:cards}</source>
        <translation>{cards:cards} לקופה</translation>
    </message>
    <message id="majnun.did.laid.f">
        <source>laid {cards:cards}</source>
        <translation>הניחה {cards:cards}</translation>
    </message>
    <message id="majnun.did.laid.m">
        <source>laid {cards:cards}</source>
        <translation>הניח {cards:cards}</translation>
    </message>
    <message id="majnun.did.laid.you">
        <source>laid {cards:cards}</source>
        <translation>הנחתי {cards:cards}</translation>
    </message>
    <message id="majnun.did.took">
        <source>took {cards:cards} from the stock</source>
        <translation>{cards:cards} מהקופה הסגורה</translation>
    </message>
    <message id="majnun.did.took.f">
        <source>took {cards:cards} from the stock</source>
        <translation>לקחה {cards:cards} מהקופה הסגורה</translation>
    </message>
    <message id="majnun.did.took.m">
        <source>took {cards:cards} from the stock</source>
        <translation>לקח {cards:cards} מהקופה הסגורה</translation>
    </message>
    <message id="majnun.did.took.you">
        <source>took {cards:cards} from the stock</source>
        <translation>לקחתי {cards:cards} מהקופה הסגורה</translation>
    </message>
    <message id="majnun.did.closed">
        <source>closed the turn with {c:card}</source>
        <translation>{c:card} לסיום</translation>
    </message>
    <message id="majnun.did.closed.f">
        <source>closed the turn with {c:card}</source>
        <translation>סיימה עם {c:card}</translation>
    </message>
    <message id="majnun.did.closed.m">
        <source>closed the turn with {c:card}</source>
        <translation>סיים עם {c:card}</translation>
    </message>
    <message id="majnun.did.closed.you">
        <source>closed the turn with {c:card}</source>
        <translation>סיימתי עם {c:card}</translation>
    </message>
    <message id="majnun.did.ended">
        <source>ended the turn without a card</source>
        <translation>בלי קלף לסיום</translation>
    </message>
    <message id="majnun.did.ended.f">
        <source>ended the turn without a card</source>
        <translation>סיימה בלי קלף</translation>
    </message>
    <message id="majnun.did.ended.m">
        <source>ended the turn without a card</source>
        <translation>סיים בלי קלף</translation>
    </message>
    <message id="majnun.did.ended.you">
        <source>ended the turn without a card</source>
        <translation>סיימתי בלי קלף</translation>
    </message>
    <message id="majnun.log.needs">
        <source>{who:name} needs {n:count more-card}: each of the others gives {quota:count any-card}.</source>
        <translation>בתור של {who:name} צריך {n:count more-card}, וכל אחד נותן {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.needs.f">
        <source>{who:name} needs {n:count more-card}: each of the others gives {quota:count any-card}.</source>
        <translation>{who:name} צריכה {n:count more-card}: כל אחד נותן {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.needs.m">
        <source>{who:name} needs {n:count more-card}: each of the others gives {quota:count any-card}.</source>
        <translation>{who:name} צריך {n:count more-card}: כל אחד נותן {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.needs.you">
        <source>You need {n:count more-card}: each of the others gives you {quota:count any-card}.</source>
        <translation>בתור שלי צריך {n:count more-card}: כל אחד נותן לי {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.debt">
        <source>{who:name} owes {n:num}: everyone who owes nothing gives {quota:count any-card}.</source>
        <translation>החוב של {who:name}: {n:num}. כל מי שלא חייב נותן {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.debt.f">
        <source>{who:name} owes {n:num}: everyone who owes nothing gives {quota:count any-card}.</source>
        <translation>{who:name} חייבת {n:num}: כל מי שלא חייב נותן לה {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.debt.m">
        <source>{who:name} owes {n:num}: everyone who owes nothing gives {quota:count any-card}.</source>
        <translation>{who:name} חייב {n:num}: כל מי שלא חייב נותן לו {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.debt.you">
        <source>You owe {n:num}: everyone who owes nothing gives {quota:count any-card}.</source>
        <translation>יש לי חוב של {n:num}: כל מי שלא חייב נותן לי {quota:count any-card}.</translation>
    </message>
    <message id="majnun.log.give">
        <source>{who:name} gave {x:card} {to:text}.</source>
        <translation>{who:from} {to:text}: {x:card}.</translation>
    </message>
    <message id="majnun.log.give.f">
        <source>{who:name} gave {x:card} {to:text}.</source>
        <translation>{who:name} נתנה {to:text} {x:card}.</translation>
    </message>
    <message id="majnun.log.give.m">
        <source>{who:name} gave {x:card} {to:text}.</source>
        <translation>{who:name} נתן {to:text} {x:card}.</translation>
    </message>
    <message id="majnun.log.give.you">
        <source>You gave {x:card} {to:text}.</source>
        <translation>נתתי {to:text} {x:card}.</translation>
    </message>
    <message id="majnun.log.gave">
        <source>{who:name} gave the whole hand: {cards:cards}.</source>
        <extracomment>The whole hand, of somebody who had no more than was to be given.</extracomment>
        <translation>כל היד של {who:name} הלכה: {cards:cards}.</translation>
    </message>
    <message id="majnun.log.gave.f">
        <source>{who:name} gave the whole hand: {cards:cards}.</source>
        <translation>{who:name} נתנה את כל היד: {cards:cards}.</translation>
    </message>
    <message id="majnun.log.gave.m">
        <source>{who:name} gave the whole hand: {cards:cards}.</source>
        <translation>{who:name} נתן את כל היד: {cards:cards}.</translation>
    </message>
    <message id="majnun.log.gave.you">
        <source>You gave your whole hand: {cards:cards}.</source>
        <translation>נתתי את כל היד: {cards:cards}.</translation>
    </message>
    <message id="majnun.log.gave-owes">
        <source>{who:name} gave the whole hand, {cards:cards}, and still owes {n:count card}.</source>
        <translation>כל היד של {who:name} הלכה, {cards:cards}, ונשאר חוב של {n:count card}.</translation>
    </message>
    <message id="majnun.log.gave-owes.f">
        <source>{who:name} gave the whole hand, {cards:cards}, and still owes {n:count card}.</source>
        <translation>{who:name} נתנה את כל היד, {cards:cards}, ונשארה חייבת {n:count card}.</translation>
    </message>
    <message id="majnun.log.gave-owes.m">
        <source>{who:name} gave the whole hand, {cards:cards}, and still owes {n:count card}.</source>
        <translation>{who:name} נתן את כל היד, {cards:cards}, ונשאר חייב {n:count card}.</translation>
    </message>
    <message id="majnun.log.gave-owes.you">
        <source>You gave your whole hand, {cards:cards}, and still owe {n:count card}.</source>
        <translation>נתתי את כל היד, {cards:cards}, ונשאר לי חוב של {n:count card}.</translation>
    </message>
    <message id="majnun.log.owes">
        <source>{who:name} had nothing to give and owes {n:num}.</source>
        <translation>{who:to} לא היה מה לתת, ונשאר חוב של {n:num}.</translation>
    </message>
    <message id="majnun.log.owes.you">
        <source>You had nothing to give and owe {n:num}.</source>
        <translation>לא היה לי מה לתת, ונשאר לי חוב של {n:num}.</translation>
    </message>
    <message id="majnun.log.pot-shared">
        <source>The pot is dealt out: {all:text}.</source>
        <extracomment>Between whom.</extracomment>
        <translation>הקופה מתחלקת: {all:text}.</translation>
    </message>
    <message id="majnun.log.takes-pot">
        <source>{who:name} took the whole pot.</source>
        <translation>כל הקופה הלכה {who:to}.</translation>
    </message>
    <message id="majnun.log.takes-pot.f">
        <source>{who:name} took the whole pot.</source>
        <translation>{who:name} לקחה את כל הקופה.</translation>
    </message>
    <message id="majnun.log.takes-pot.m">
        <source>{who:name} took the whole pot.</source>
        <translation>{who:name} לקח את כל הקופה.</translation>
    </message>
    <message id="majnun.log.takes-pot.you">
        <source>You took the whole pot.</source>
        <translation>לקחתי את כל הקופה.</translation>
    </message>
    <message id="majnun.log.passed">
        <source>The round is over: every hand goes to the neighbor, against the direction of play.</source>
        <translation>סוף הסיבוב: כל יד עוברת לשכן, נגד כיוון המשחק.</translation>
    </message>
    <message id="majnun.result.win">
        <source>{who:name} wins with {n:count card} in hand.</source>
        <translation>{who:name} במקום הראשון, עם {n:count card} ביד.</translation>
    </message>
    <message id="majnun.result.win.f">
        <source>{who:name} wins with {n:count card} in hand.</source>
        <translation>{who:name} ניצחה עם {n:count card} ביד.</translation>
    </message>
    <message id="majnun.result.win.m">
        <source>{who:name} wins with {n:count card} in hand.</source>
        <translation>{who:name} ניצח עם {n:count card} ביד.</translation>
    </message>
    <message id="majnun.result.win.you">
        <source>You win with {n:count card} in hand.</source>
        <translation>ניצחתי עם {n:count card} ביד.</translation>
    </message>
    <message id="majnun.result.shared">
        <source>{all:text} share the win, each with {n:count card} in hand.</source>
        <translation>{all:text} חולקים את הניצחון: לכל אחד {n:count card} ביד.</translation>
    </message>
    <message id="majnun.reason.all-empty">
        <source>All the others were left without cards at the same moment.</source>
        <translation>כל האחרים נשארו בלי קלפים באותו רגע.</translation>
    </message>
    <message id="majnun.reason.set-a">
        <source>All the others owe more than they have.</source>
        <translation>כל האחרים חייבים יותר ממה שיש להם.</translation>
    </message>
    <message id="majnun.reason.endless">
        <source>The debts would go round without end, so the game ends here.</source>
        <translation>החובות היו מסתובבים בלי סוף, ולכן המשחק נגמר כאן.</translation>
    </message>
    <message id="majnun.reason.survivor">
        <source>Only one hand still holds cards.</source>
        <translation>רק ביד אחת נשארו קלפים.</translation>
    </message>
    <message id="majnun.reason.cap">
        <source>The last round is over, and the most cards win.</source>
        <translation>הסיבוב האחרון נגמר, ומי שיש לו הכי הרבה קלפים מנצח.</translation>
    </message>
    <message id="majnun.option.edition">
        <source>Edition</source>
        <translation>גרסה</translation>
    </message>
    <message id="majnun.option.edition.help">
        <source>The game was written down three times.</source>
        <translation>המשחק נכתב בשלוש גרסאות.</translation>
    </message>
    <message id="majnun.option.edition.booklet">
        <source>The booklet</source>
        <translation>חוברת</translation>
    </message>
    <message id="majnun.option.edition.booklet.help">
        <source>Whoever cannot pay owes and is helped. Whoever gave exactly the whole hand shares the pot.</source>
        <translation>מי שחסרים לו קלפים נשאר חייב, והאחרים עוזרים לו. מי שנתן בדיוק את כל היד מקבל חלק מהקופה.</translation>
    </message>
    <message id="majnun.option.edition.first">
        <source>The first edition</source>
        <translation>ראשונה</translation>
    </message>
    <message id="majnun.option.edition.first.help">
        <source>Whoever is short lays nothing, and nobody owes.</source>
        <translation>מי שחסרים לו קלפים לא מניח כלום, ואין חובות.</translation>
    </message>
    <message id="majnun.option.edition.algorithmic">
        <source>Algorithmic</source>
        <translation>אלגוריתמית</translation>
    </message>
    <message id="majnun.option.edition.algorithmic.help">
        <source>Debts as in the booklet. The first empty hand takes the whole pot.</source>
        <translation>חובות כמו בחוברת. היד הריקה הראשונה לוקחת את כל הקופה.</translation>
    </message>
    <message id="majnun.option.decks">
        <source>Packs of cards</source>
        <translation>חפיסות</translation>
    </message>
    <message id="majnun.option.decks.help">
        <source>How many packs of 52 are shuffled together.</source>
        <translation>כמה חפיסות של 52 קלפים מערבבים יחד.</translation>
    </message>
    <message id="majnun.option.decks.auto">
        <source>By the number of players</source>
        <translation>לפי מספר השחקנים</translation>
    </message>
    <message id="majnun.option.decks.auto.help">
        <source>One for up to five players, two for six to eight, three for nine.</source>
        <translation>אחת עד חמישה שחקנים, שתיים לשישה עד שמונה, שלוש לתשעה.</translation>
    </message>
    <message id="majnun.option.decks.1">
        <source>One</source>
        <translation>אחת</translation>
    </message>
    <message id="majnun.option.decks.1.help">
        <source>For three to five players.</source>
        <translation>לשלושה עד חמישה שחקנים.</translation>
    </message>
    <message id="majnun.option.decks.2">
        <source>Two</source>
        <translation>שתיים</translation>
    </message>
    <message id="majnun.option.decks.2.help">
        <source>For six to eight players.</source>
        <translation>לשישה עד שמונה שחקנים.</translation>
    </message>
    <message id="majnun.option.decks.3">
        <source>Three</source>
        <translation>שלוש</translation>
    </message>
    <message id="majnun.option.decks.3.help">
        <source>For nine players.</source>
        <translation>לתשעה שחקנים.</translation>
    </message>
    <message id="majnun.option.starter">
        <source>Who begins</source>
        <translation>מי פותח</translation>
    </message>
    <message id="majnun.option.starter.help">
        <source>The same seat opens every round.</source>
        <translation>אותו מקום פותח כל סיבוב.</translation>
    </message>
    <message id="majnun.option.starter.seat0">
        <source>The first seat</source>
        <translation>המקום הראשון</translation>
    </message>
    <message id="majnun.option.starter.seat0.help">
        <source>As agreed, without a draw.</source>
        <translation>לפי הסכמה, בלי הגרלה.</translation>
    </message>
    <message id="majnun.option.starter.random">
        <source>By lot</source>
        <translation>בהגרלה</translation>
    </message>
    <message id="majnun.option.starter.random.help">
        <source>Drawn before the cards are shuffled.</source>
        <translation>ההגרלה היא לפני ערבוב הקלפים.</translation>
    </message>
    <message id="majnun.option.max_rounds">
        <source>Rounds at most</source>
        <translation>סיבובים לכל היותר</translation>
    </message>
    <message id="majnun.option.max_rounds.help">
        <source>After the last round the most cards win.</source>
        <translation>אחרי הסיבוב האחרון מנצח מי שיש לו הכי הרבה קלפים.</translation>
    </message>
    <message id="majnun.option.max_rounds.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="majnun.option.max_rounds.auto">
        <source>As usual</source>
        <extracomment>The number that goes with the number of people: thirty, fifteen from five people on.</extracomment>
        <translation>כרגיל</translation>
    </message>
    <message id="majnun.hint.lays-high">
        <source>A low card is the better closing card, so {0:card} is laid.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>קלף נמוך הוא קלף סיום טוב יותר, ולכן מניחים את {0:card}.</translation>
    </message>
    <message id="majnun.hint.gives-high">
        <source>A low card is the better closing card, so {0:card} is given.</source>
        <translation>קלף נמוך הוא קלף סיום טוב יותר, ולכן נותנים את {0:card}.</translation>
    </message>
    <message id="majnun.hint.gives-rare-colour">
        <source>The hand has only {1:count card} of its color, and whoever lacks a color is given cards.</source>
        <translation>מהצבע שלו יש ביד רק {1:count card}, ומי שחסר לו צבע מקבל קלפים.</translation>
    </message>
    <message id="majnun.hint.makes-pay">
        <source>The next player will probably have to lay {1:num} of this color.</source>
        <translation>הבא בתור כנראה יצטרך להניח {1:num} מהצבע הזה.</translation>
    </message>
    <message id="majnun.hint.gives-least">
        <source>The next player will probably be short, but another card would bring even more.</source>
        <translation>לבא בתור כנראה יחסרו קלפים, אבל קלף אחר היה מביא לו עוד יותר.</translation>
    </message>
    <message id="majnun.hint.keeps-from-winning">
        <source>With another closing card somebody else might win.</source>
        <translation>עם קלף סיום אחר מישהו אחר עלול לנצח.</translation>
    </message>
    <message id="majnun.hint.hands-go-on">
        <source>Hands are passed on after this turn, so the card is chosen for the hands as they will be.</source>
        <translation>אחרי התור הזה הידיים עוברות הלאה, והקלף מתאים לידיים כפי שיהיו אז.</translation>
    </message>
    <message id="majnun.hint.gives-last-of-colour">
        <source>{0:card} is the last card of its color in the hand, and whoever lacks a color is given cards.</source>
        <translation>{0:card} הוא האחרון מהצבע שלו ביד, ומי שחסר לו צבע מקבל קלפים.</translation>
    </message>
    <message id="majnun.label.course">
        <source>cards in hand</source>
        <extracomment>What the chart of how the game went counts for each seat.</extracomment>
        <translation>קלפים ביד</translation>
    </message>
    <message id="majnun.label.colors">
        <source>red: {red:num} · black: {black:num}</source>
        <extracomment>On the badge of the seat at the screen.</extracomment>
        <translation>אדום: {red:num} · שחור: {black:num}</translation>
    </message>
    <message id="majnun.label.pot">
        <source>The pot: {n:num}</source>
        <translation>הקופה: {n:num}</translation>
    </message>
    <message id="majnun.label.stock">
        <source>The stock: {n:num}</source>
        <translation>הקופה הסגורה: {n:num}</translation>
    </message>
    <message id="majnun.label.no-stock">
        <source>The stock is empty</source>
        <translation>הקופה הסגורה ריקה</translation>
    </message>
    <message id="majnun.label.laid">
        <source>{n:num} of {need:num} {colour:word majnun.color} laid</source>
        <extracomment>Below the pot, while a turn lays what the pot demands.</extracomment>
        <translation>כבר {n:num} מתוך {need:num} {colour:word majnun.color}</translation>
    </message>
    <message id="majnun.label.next">
        <source>next turn</source>
        <extracomment>A tag below the badge of the seat whose turn comes after this one.</extracomment>
        <translation>התור הבא</translation>
    </message>
    <message id="majnun.label.onward">
        <source>Play goes round the table: {who:name} comes after you.</source>
        <extracomment>For screen readers: what the arrows beside the plates show.</extracomment>
        <translation>כיוון המשחק סביב השולחן: אחריי בא התור של {who:name}.</translation>
    </message>
    <message id="majnun.label.onward.you">
        <source>Play goes round the table: you come next.</source>
        <translation>כיוון המשחק סביב השולחן: התור הבא שלי.</translation>
    </message>
    <message id="majnun.label.given">
        <source>has given</source>
        <extracomment>A tag below a badge: this seat has given.</extracomment>
        <translation>כבר ניתן</translation>
    </message>
    <message id="majnun.label.given.f">
        <source>has given</source>
        <translation>כבר נתנה</translation>
    </message>
    <message id="majnun.label.given.m">
        <source>has given</source>
        <translation>כבר נתן</translation>
    </message>
    <message id="majnun.label.given.you">
        <source>you have given</source>
        <translation>כבר נתתי</translation>
    </message>
    <message id="majnun.label.owes">
        <source>owes {n:num}</source>
        <extracomment>A tag below a badge.</extracomment>
        <translation>חוב: {n:num}</translation>
    </message>
    <message id="majnun.label.owner">
        <source>the turn goes on</source>
        <extracomment>A tag below the badge of whose turn it is, while others give.</extracomment>
        <translation>התור נמשך</translation>
    </message>
    <message id="majnun.label.gives">
        <source>{n:count card} given</source>
        <translation>{n:count card}</translation>
    </message>
    <message id="majnun.voice.lay">
        <source>What do you lay? The pot demands {n:count more-{colour}}.</source>
        <translation>מה להניח? הקופה דורשת {n:count more-{colour}}.</translation>
    </message>
    <message id="majnun.button.give">
        <source>Give {n:count card}</source>
        <translation>לתת {n:count card}</translation>
    </message>
    <message id="majnun.button.place">
        <source>Lay {n:count card} in the pot</source>
        <translation>להניח {n:count card} בקופה</translation>
    </message>
    <message id="majnun.voice.lay.detail">
        <source>What is laid stays in the pot; what is missing would come from the stock or from everybody.</source>
        <translation>מה שמונח נשאר בקופה; מה שחסר בא מהקופה הסגורה או מכולם.</translation>
    </message>
    <message id="majnun.voice.close">
        <source>Which card closes the turn?</source>
        <translation>איזה קלף מסיים את התור?</translation>
    </message>
    <message id="majnun.voice.close.detail">
        <source>Its value and its color are what the next one has to lay.</source>
        <translation>הערך והצבע שלו הם הדרישה מהתור הבא.</translation>
    </message>
    <message id="majnun.voice.will-ask">
        <source>{who:name} holds {held:count any-card} and will have to lay {n:count {colour}-card}.</source>
        <extracomment>About the card chosen to close the turn.</extracomment>
        <translation>הקופה תדרוש {who:from} {n:count {colour}-card}, וביד יש {held:count any-card}.</translation>
    </message>
    <message id="majnun.voice.will-ask.you">
        <source>You hold {held:count any-card} and will have to lay {n:count {colour}-card}.</source>
        <translation>הקופה תדרוש ממני {n:count {colour}-card}, וביד יש {held:count any-card}.</translation>
    </message>
    <message id="majnun.voice.will-ask.passed">
        <source>Hands are passed on, and then {who:name} holds {held:count any-card} and will have to lay {n:count {colour}-card}.</source>
        <extracomment>The same in the last turn of a round.</extracomment>
        <translation>הידיים עוברות, ואז הקופה תדרוש {who:from} {n:count {colour}-card}, וביד {held:count any-card}.</translation>
    </message>
    <message id="majnun.voice.will-ask.passed.you">
        <source>Hands are passed on, and then you hold {held:count any-card} and will have to lay {n:count {colour}-card}.</source>
        <translation>הידיים עוברות, ואז הקופה תדרוש ממני {n:count {colour}-card}, וביד {held:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.debt">
        <source>{who:name} owes: everyone who owes nothing gives {n:count any-card}.</source>
        <translation>חוב של {who:name}: כל מי שלא חייב נותן {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.debt.f">
        <source>{who:name} owes: everyone who owes nothing gives {n:count any-card}.</source>
        <translation>{who:name} חייבת: כל מי שלא חייב נותן לה {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.debt.m">
        <source>{who:name} owes: everyone who owes nothing gives {n:count any-card}.</source>
        <translation>{who:name} חייב: כל מי שלא חייב נותן לו {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.debt.you">
        <source>You owe: everyone who owes nothing gives {n:count any-card}.</source>
        <translation>יש לי חוב: כל מי שלא חייב נותן לי {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.need">
        <source>{who:name} is short of cards: each gives {n:count any-card}.</source>
        <translation>{who:to} חסרים קלפים: כל אחד נותן {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.need.you">
        <source>You are short of cards: each gives you {n:count any-card}.</source>
        <translation>חסרים לי קלפים: כל אחד נותן לי {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.choose">
        <source>Choose {n:count any-card} to give.</source>
        <extracomment>The voice, to the one who has to give now.</extracomment>
        <translation>מה לתת? צריך {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.need.mine">
        <source>{who:name} is short of cards, and each gives {n:count any-card}.</source>
        <translation>{who:to} חסרים קלפים, וכל אחד נותן {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.give.debt.mine">
        <source>{who:name} owes, and everyone who owes nothing gives {n:count any-card}.</source>
        <translation>{who:to} יש חוב, וכל מי שלא חייב נותן {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.goal">
        <source>The goal: to hold cards when nobody else has any.</source>
        <translation>המטרה: להישאר עם קלפים כשלכל האחרים כבר אין.</translation>
    </message>
    <message id="majnun.voice.give.any">
        <source>Any card will do; only the receiver sees it.</source>
        <translation>מותר לתת כל קלף, ורק מי שמקבל רואה.</translation>
    </message>
    <message id="majnun.voice.kupa">
        <source>{who:name}: “{:own Kupa!}”</source>
        <extracomment>The call at the end of a turn.</extracomment>
        <translation>{who:name}: „{:own קופה!}”</translation>
    </message>
    <message id="majnun.voice.kupa.you">
        <source>You: “{:own Kupa!}”</source>
        <translation>„{:own קופה!}”</translation>
    </message>
    <message id="majnun.voice.kupa.with">
        <source>{who:name} closed with {c:card}: “{:own Kupa!}”</source>
        <extracomment>The card that ends a turn, and the call.</extracomment>
        <translation>{c:card} {who:of} לסיום: „{:own קופה!}”</translation>
    </message>
    <message id="majnun.voice.kupa.with.f">
        <source>{who:name} closed with {c:card}: “{:own Kupa!}”</source>
        <translation>{who:name} סיימה עם {c:card}: „{:own קופה!}”</translation>
    </message>
    <message id="majnun.voice.kupa.with.m">
        <source>{who:name} closed with {c:card}: “{:own Kupa!}”</source>
        <translation>{who:name} סיים עם {c:card}: „{:own קופה!}”</translation>
    </message>
    <message id="majnun.voice.kupa.with.you">
        <source>You closed with {c:card}: “{:own Kupa!}”</source>
        <translation>סיימתי עם {c:card}: „{:own קופה!}”</translation>
    </message>
    <message id="majnun.voice.kupa.turned">
        <source>{c:card} from the stock closes the turn: “{:own Kupa!}”</source>
        <extracomment>The card that ends a turn which nobody chose, and the call.</extracomment>
        <translation>לסיום נפתח {c:card} מהקופה הסגורה: „{:own קופה!}”</translation>
    </message>
    <message id="majnun.voice.laid">
        <source>So far: {n:num} of {need:num} {colour:word majnun.color}.</source>
        <extracomment>How much of what the pot demands has been laid, after who laid what.</extracomment>
        <translation>עד עכשיו: {n:num} מתוך {need:num} {colour:word majnun.color}.</translation>
    </message>
    <message id="majnun.voice.gave">
        <source>{who:name} gave {cards:cards} {to:text}.</source>
        <translation>{who:from} {to:text}: {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.gave.f">
        <source>{who:name} gave {cards:cards} {to:text}.</source>
        <translation>{who:name} נתנה {to:text} {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.gave.m">
        <source>{who:name} gave {cards:cards} {to:text}.</source>
        <translation>{who:name} נתן {to:text} {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.gave.you">
        <source>You gave {cards:cards} {to:text}.</source>
        <translation>נתתי {to:text} {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.now">
        <source>The pot demands {n:count {colour}-card}.</source>
        <extracomment>After the call that ends a turn, which names a person or the stock.</extracomment>
        <translation>עכשיו הקופה דורשת {n:count {colour}-card}.</translation>
    </message>
    <message id="majnun.voice.passed">
        <source>The round is over: every hand goes to the neighbor, against the direction of play.</source>
        <translation>סוף הסיבוב: כל יד עוברת לשכן, נגד כיוון המשחק.</translation>
    </message>
    <message id="majnun.voice.passed.again">
        <source>The round is over.</source>
        <extracomment>Where the reader’s hand goes is said next.</extracomment>
        <translation>סוף הסיבוב.</translation>
    </message>
    <message id="majnun.voice.passed.hands">
        <source>{who:of} hand goes {to:to}, and {of:of} comes in its place.</source>
        <translation>היד של {who:name} עוברת {to:to}, ובמקומה מגיעה היד של {of:name}.</translation>
    </message>
    <message id="majnun.voice.passed.hands.you">
        <source>Your hand goes {to:to}, and you get {of:of}.</source>
        <translation>היד שלי עוברת {to:to}, ואליי מגיעה היד של {of:name}.</translation>
    </message>
    <message id="majnun.voice.pot-shared">
        <source>Left without cards and without debt, these share the pot: {all:names}.</source>
        <translation>נשארו בלי קלפים ובלי חוב, והקופה מתחלקת: {all:names}.</translation>
    </message>
    <message id="majnun.voice.division">
        <source>{who:name} is short of {n:count missing-card}: each of the others gives {quota:count any-card}.</source>
        <translation>{who:to} {n:count missing-card}: כל אחד נותן {quota:count any-card}.</translation>
    </message>
    <message id="majnun.voice.division.you">
        <source>You are short of {n:count missing-own}: each of the others gives {quota:count any-card}.</source>
        <translation>עכשיו {n:count missing-own}: כל אחד נותן {quota:count any-card}.</translation>
    </message>
    <message id="majnun.voice.rounded">
        <source>What does not divide evenly is rounded up.</source>
        <translation>מה שלא מתחלק שווה בשווה מתעגל כלפי מעלה.</translation>
    </message>
    <message id="majnun.voice.owes">
        <source>{who:name} cannot give it all and owes {n:count card}.</source>
        <translation>{who:to} אין מספיק, ונשאר חוב של {n:count card}.</translation>
    </message>
    <message id="majnun.voice.owes.you">
        <source>You cannot give it all and owe {n:count card}.</source>
        <translation>אין לי מספיק, ונשאר לי חוב של {n:count card}.</translation>
    </message>
    <message id="majnun.voice.takes-pot">
        <source>{who:name} has no cards and no debt, and takes the whole pot.</source>
        <translation>{who:to} אין קלפים ואין חוב, ולכן כל הקופה עוברת לשם.</translation>
    </message>
    <message id="majnun.voice.takes-pot.f">
        <source>{who:name} has no cards and no debt, and takes the whole pot.</source>
        <translation>{who:name} נשארה בלי קלפים ובלי חוב, ולוקחת את כל הקופה.</translation>
    </message>
    <message id="majnun.voice.takes-pot.m">
        <source>{who:name} has no cards and no debt, and takes the whole pot.</source>
        <translation>{who:name} נשאר בלי קלפים ובלי חוב, ולוקח את כל הקופה.</translation>
    </message>
    <message id="majnun.voice.takes-pot.you">
        <source>You have no cards and no debt, and take the whole pot.</source>
        <translation>נשארתי בלי קלפים ובלי חוב, ולקחתי את כל הקופה.</translation>
    </message>
    <message id="majnun.voice.turn">
        <source>{who:name} must lay {n:count {colour}-card} and has {cards:cards}.</source>
        <translation>הקופה דורשת {who:from} {n:count {colour}-card}, וביד יש {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.turn.you">
        <source>You must lay {n:count {colour}-card} and have {cards:cards}.</source>
        <translation>הקופה דורשת ממני {n:count {colour}-card}, ויש לי {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.turn-none">
        <source>{who:name} must lay {n:count {colour}-card} and has none.</source>
        <translation>הקופה דורשת {who:from} {n:count {colour}-card}, וביד אין אפילו אחד.</translation>
    </message>
    <message id="majnun.voice.turn.laid">
        <source>They all go onto the pot.</source>
        <translation>כולם הולכים לקופה.</translation>
    </message>
    <message id="majnun.voice.turn.laid.one">
        <source>It goes onto the pot.</source>
        <translation>הוא הולך לקופה.</translation>
    </message>
    <message id="majnun.voice.turn-none.you">
        <source>You must lay {n:count {colour}-card} and have none.</source>
        <translation>הקופה דורשת ממני {n:count {colour}-card}, ואין לי אפילו אחד.</translation>
    </message>
    <message id="majnun.voice.turn-few">
        <source>{who:name} must lay {n:count {colour}-card} and has too few to lay any.</source>
        <translation>הקופה דורשת {who:from} {n:count {colour}-card}, וביד אין מספיק, ולכן לא מניחים כלום.</translation>
    </message>
    <message id="majnun.voice.turn-few.you">
        <source>You must lay {n:count {colour}-card} and have too few to lay any.</source>
        <translation>הקופה דורשת ממני {n:count {colour}-card}, ואין לי מספיק, ולכן לא מניחים כלום.</translation>
    </message>
    <message id="majnun.voice.alone">
        <source>{who:name} has {n:num} of {need:num} {colour:word majnun.color} cards and draws {rest:num}.</source>
        <extracomment>A turn without a decision, in short: what the hand had of what the pot demands.</extracomment>
        <translation>{who:to} יש {n:num} מתוך {need:num} קלפים {colour:word majnun.color}, ועוד {rest:num} מהקופה הסגורה.</translation>
    </message>
    <message id="majnun.voice.alone.you">
        <source>You have {n:num} of {need:num} {colour:word majnun.color} cards and draw {rest:num}.</source>
        <translation>יש לי {n:num} מתוך {need:num} קלפים {colour:word majnun.color}, ועוד {rest:num} מהקופה הסגורה.</translation>
    </message>
    <message id="majnun.voice.alone-none.you">
        <source>You lack {need:count {colour}-card} and draw as many.</source>
        <translation>אין לי {need:count {colour}-card}, והכול מהקופה הסגורה.</translation>
    </message>
    <message id="majnun.voice.alone-none">
        <source>{who:name} lacks {need:count {colour}-card} and draws as many.</source>
        <translation>{who:to} אין {need:count {colour}-card}, והכול מהקופה הסגורה.</translation>
    </message>
    <message id="majnun.voice.alone-all">
        <source>{who:name} has {need:count {colour}-card}, just what the pot demands.</source>
        <translation>{who:to} יש {need:count {colour}-card}, בדיוק מה שהקופה דורשת.</translation>
    </message>
    <message id="majnun.voice.alone-all.you">
        <source>You have {need:count {colour}-card}, just what the pot demands.</source>
        <translation>יש לי {need:count {colour}-card}, בדיוק מה שהקופה דורשת.</translation>
    </message>
    <message id="majnun.voice.drawn">
        <source>For what is missing {who:name} takes {n:count any-card} from the stock.</source>
        <translation>הקופה הסגורה משלימה {who:to} {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.drawn.f">
        <source>For what is missing {who:name} takes {n:count any-card} from the stock.</source>
        <translation>{who:name} לקחה את החסר מהקופה הסגורה: {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.drawn.m">
        <source>For what is missing {who:name} takes {n:count any-card} from the stock.</source>
        <translation>{who:name} לקח את החסר מהקופה הסגורה: {n:count any-card}.</translation>
    </message>
    <message id="majnun.voice.drawn.you">
        <source>For what is missing you take {n:count any-card} from the stock.</source>
        <translation>לקחתי את החסר מהקופה הסגורה: {n:count any-card}.</translation>
    </message>
    <message id="majnun.about.onward">
        <source>The direction of play.</source>
        <translation>כיוון המשחק.</translation>
    </message>
    <message id="majnun.about.tag">
        <source>This player is next.</source>
        <translation>השחקן הזה הבא בתור.</translation>
    </message>
    <message id="majnun.about.tag.pom">
        <source>A debt: this many cards are still to be given.</source>
        <translation>חוב: כמה קלפים עוד צריך לתת.</translation>
    </message>
    <message id="majnun.about.tag.saffron">
        <source>The turn belongs to this player until the pot has all it asks for.</source>
        <translation>התור שייך לשחקן הזה עד שהקופה מקבלת את כל מה שביקשה.</translation>
    </message>
    <message id="majnun.about.tag.olive">
        <source>This player has given all that was asked.</source>
        <translation>השחקן הזה כבר נתן כל מה שביקשו.</translation>
    </message>
    <message id="majnun.about.arrow">
        <source>This many cards are still to go this way.</source>
        <translation>כמה קלפים עוד צריכים לעבור לאורך החץ.</translation>
    </message>
    <message id="majnun.results.score">
        <source>cards in hand at the end</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>קלפים ביד בסוף</translation>
    </message>
    <message id="majnun.case.01">
        <source>laying what the top card asks for</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>להניח מה שהקלף העליון דורש</translation>
    </message>
    <message id="majnun.case.02">
        <source>taking what is missing</source>
        <translation>לקחת מה שחסר</translation>
    </message>
    <message id="majnun.case.03">
        <source>too few of the color, first edition</source>
        <translation>פחות מדי מהצבע, בגרסה הראשונה</translation>
    </message>
    <message id="majnun.case.04">
        <source>ace of clubs: all give</source>
        <translation>אס תלתן: כולם נותנים</translation>
    </message>
    <message id="majnun.case.05">
        <source>ace of clubs, first edition</source>
        <translation>אס תלתן, בגרסה הראשונה</translation>
    </message>
    <message id="majnun.case.06">
        <source>a debt of three</source>
        <translation>חוב של שלושה</translation>
    </message>
    <message id="majnun.case.07">
        <source>a debt for a debt</source>
        <translation>חוב על חוב</translation>
    </message>
    <message id="majnun.case.08a">
        <source>all are in debt, booklet</source>
        <translation>כולם חייבים, לפי החוברת</translation>
    </message>
    <message id="majnun.case.08b">
        <source>all are in debt, algorithmic edition</source>
        <translation>כולם חייבים, בגרסה האלגוריתמית</translation>
    </message>
    <message id="majnun.case.08c">
        <source>all are in debt, first edition</source>
        <translation>כולם חייבים, בגרסה הראשונה</translation>
    </message>
    <message id="majnun.case.09">
        <source>exactly five cards</source>
        <translation>בדיוק חמישה קלפים</translation>
    </message>
    <message id="majnun.case.10">
        <source>both have exactly five</source>
        <translation>לשניהם בדיוק חמישה</translation>
    </message>
    <message id="majnun.case.11">
        <source>one too few and one exact, booklet</source>
        <translation>אחד חסר ואחד מדויק, לפי החוברת</translation>
    </message>
    <message id="majnun.case.12">
        <source>one too few and one exact, algorithmic edition</source>
        <translation>אחד חסר ואחד מדויק, בגרסה האלגוריתמית</translation>
    </message>
    <message id="majnun.case.13">
        <source>few cards in the stock, algorithmic edition</source>
        <translation>קופה סגורה קטנה, בגרסה האלגוריתמית</translation>
    </message>
    <message id="majnun.case.14">
        <source>few cards in the stock, first edition</source>
        <translation>קופה סגורה קטנה, בגרסה הראשונה</translation>
    </message>
    <message id="majnun.case.15">
        <source>nothing left in the hand</source>
        <translation>יד ריקה</translation>
    </message>
    <message id="majnun.case.16">
        <source>two are exact, booklet</source>
        <translation>שניים מדויקים, לפי החוברת</translation>
    </message>
    <message id="majnun.case.17">
        <source>two are exact, first edition</source>
        <translation>שניים מדויקים, בגרסה הראשונה</translation>
    </message>
    <message id="majnun.case.18">
        <source>the end of a round</source>
        <translation>סוף סיבוב</translation>
    </message>
    <message id="majnun.case.19">
        <source>it would never end, booklet</source>
        <translation>בלי סוף, לפי החוברת</translation>
    </message>
    <message id="majnun.case.20">
        <source>it would never end, algorithmic edition</source>
        <translation>בלי סוף, בגרסה האלגוריתמית</translation>
    </message>
    <message id="majnun.case.21">
        <source>the last card at the end of the turn</source>
        <translation>הקלף האחרון בסוף התור</translation>
    </message>
    <message id="majnun.case.22">
        <source>a pot of one card</source>
        <translation>קופה של קלף אחד</translation>
    </message>
    <message id="majnun.case.23">
        <source>the very last round</source>
        <translation>הסיבוב האחרון</translation>
    </message>
    <message id="majnun.case.26a">
        <source>all paid exactly, first edition</source>
        <translation>כולם שילמו בדיוק, בגרסה הראשונה</translation>
    </message>
    <message id="majnun.case.26b">
        <source>all paid exactly, algorithmic edition</source>
        <translation>כולם שילמו בדיוק, בגרסה האלגוריתמית</translation>
    </message>
    <message id="majnun.case.26c">
        <source>all paid exactly, booklet</source>
        <translation>כולם שילמו בדיוק, לפי החוברת</translation>
    </message>
</context>
</TS>
