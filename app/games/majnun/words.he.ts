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
        <source>{0:card} has not the color that the pot demands.</source>
        <translation>הצבע של {0:card} אינו הצבע שהקופה דורשת.</translation>
    </message>
    <message id="majnun.refusal.give-first">
        <source>What is missing is given first: {0:count card}.</source>
        <translation>קודם נותנים את מה שחסר: {0:count card}.</translation>
    </message>
    <message id="majnun.refusal.place-first">
        <source>The pot gets what it demands first: {0:count card} more.</source>
        <translation>קודם הקופה מקבלת את מה שהיא דורשת: עוד {0:count card}.</translation>
    </message>
    <message id="majnun.refusal.nobody-receives">
        <source>Nobody is to be given cards now: they go to the pot.</source>
        <translation>עכשיו לא נותנים לאיש: הקלפים הולכים לקופה.</translation>
    </message>
    <message id="majnun.refusal.placing-over">
        <source>The pot has got what it demanded in this turn.</source>
        <translation>הקופה כבר קיבלה את מה שדרשה בתור הזה.</translation>
    </message>
    <message id="majnun.refusal.giving-over">
        <source>Nothing is to be given any more in this turn.</source>
        <translation>בתור הזה כבר לא צריך לתת קלפים.</translation>
    </message>
    <message id="majnun.said.kupa">
        <source>Kupa.</source>
        <translation>קופה.</translation>
    </message>
    <message id="majnun.said.division">
        <source>Missing: {1:count card}. Each giver gives {2:count card}.</source>
        <translation>חסר: {1:count card}. כל נותן נותן {2:count card}.</translation>
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
        <source>round {0:num} of {1:num}, hands move on in {2:count turn}</source>
        <translation>סבב {0:num} מתוך {1:num}, עוד {2:count turn} עד שהידיים עוברות</translation>
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
        <source>gets {0:count card} from each giver</source>
        <translation>{0:count card} מכל נותן</translation>
    </message>
    <message id="majnun.log.start">
        <source>{who:name} begins. {c:card} lies in the pot.</source>
        <extracomment>Lines of the log.</extracomment>
        <translation>הפתיחה של {who:name}. בקופה: {c:card}.</translation>
    </message>
    <message id="majnun.log.start.you">
        <source>You begin. {c:card} lies in the pot.</source>
        <translation>הפתיחה שלי. בקופה: {c:card}.</translation>
    </message>
    <message id="majnun.log.turn">
        <source>{who:name} {did:text}.</source>
        <extracomment>What somebody did in a turn; the field is a list of the next messages.</extracomment>
        <translation>{who:name}: {did:text}.</translation>
    </message>
    <message id="majnun.log.turn.you">
        <source>You {did:text}.</source>
        <translation>אני: {did:text}.</translation>
    </message>
    <message id="majnun.did.laid">
        <source>laid {cards:cards}</source>
        <translation>{cards:cards} לקופה</translation>
    </message>
    <message id="majnun.did.took">
        <source>took {cards:cards} from the stock</source>
        <translation>{cards:cards} מהקופה הסגורה</translation>
    </message>
    <message id="majnun.did.closed">
        <source>closed the turn with {c:card}</source>
        <translation>{c:card} לסיום התור</translation>
    </message>
    <message id="majnun.did.ended">
        <source>ended the turn without a card</source>
        <translation>סיום התור בלי קלף</translation>
    </message>
    <message id="majnun.log.needs">
        <source>{who:name} needs {n:count more-card}: everybody else gives {quota:count card}.</source>
        <translation>בתור של {who:name} צריך {n:count more-card}, וכל אחד נותן {quota:count card}.</translation>
    </message>
    <message id="majnun.log.needs.you">
        <source>You need {n:count more-card}: everybody else gives {quota:count card}.</source>
        <translation>בתור שלי צריך {n:count more-card}, וכל אחד נותן {quota:count card}.</translation>
    </message>
    <message id="majnun.log.debt">
        <source>{who:name} owes {n:num}: everyone who owes nothing gives {quota:count card}.</source>
        <translation>החוב של {who:name}: {n:num}. כל מי שאינו חייב נותן {quota:count card}.</translation>
    </message>
    <message id="majnun.log.debt.you">
        <source>You owe {n:num}: everyone who owes nothing gives {quota:count card}.</source>
        <translation>החוב שלי: {n:num}. כל מי שאינו חייב נותן {quota:count card}.</translation>
    </message>
    <message id="majnun.log.give">
        <source>{who:name} gave {x:card} {to:text}.</source>
        <translation>{who:name}: {x:card} {to:text}.</translation>
    </message>
    <message id="majnun.log.give.you">
        <source>You gave {x:card} {to:text}.</source>
        <translation>{x:card} ממני {to:text}.</translation>
    </message>
    <message id="majnun.log.gave">
        <source>{who:name} gave {cards:cards}.</source>
        <extracomment>The whole hand, of somebody who had no more than was to be given.</extracomment>
        <translation>{who:name}: כל היד, {cards:cards}.</translation>
    </message>
    <message id="majnun.log.gave.you">
        <source>You gave {cards:cards}.</source>
        <translation>כל היד שלי: {cards:cards}.</translation>
    </message>
    <message id="majnun.log.gave-owes">
        <source>{who:name} gave {cards:cards} and owes {n:num} more.</source>
        <translation>{who:name}: כל היד, {cards:cards}, ונשאר חוב של {n:num}.</translation>
    </message>
    <message id="majnun.log.gave-owes.you">
        <source>You gave {cards:cards} and owe {n:num} more.</source>
        <translation>כל היד שלי: {cards:cards}, ונשאר חוב של {n:num}.</translation>
    </message>
    <message id="majnun.log.owes">
        <source>{who:name} had nothing to give and owes {n:num}.</source>
        <translation>{who:name}: אין מה לתת, ונשאר חוב של {n:num}.</translation>
    </message>
    <message id="majnun.log.owes.you">
        <source>You had nothing to give and owe {n:num}.</source>
        <translation>אין לי מה לתת, ונשאר חוב של {n:num}.</translation>
    </message>
    <message id="majnun.log.pot-shared">
        <source>The pot is dealt out: {all:text}.</source>
        <extracomment>Between whom.</extracomment>
        <translation>הקופה מתחלקת: {all:text}.</translation>
    </message>
    <message id="majnun.log.takes-pot">
        <source>{who:name} takes the whole pot.</source>
        <translation>כל הקופה הולכת אל {who:name}.</translation>
    </message>
    <message id="majnun.log.takes-pot.you">
        <source>You take the whole pot.</source>
        <translation>כל הקופה הולכת אליי.</translation>
    </message>
    <message id="majnun.log.passed">
        <source>The round is over: every hand goes to the neighbor, against the direction of play.</source>
        <translation>סוף הסבב: כל יד עוברת לשכן, נגד כיוון המשחק.</translation>
    </message>
    <message id="majnun.result.win">
        <source>{who:name} wins with {n:count card} in hand.</source>
        <translation>ניצחון של {who:name} עם {n:count card} ביד.</translation>
    </message>
    <message id="majnun.result.win.you">
        <source>You win with {n:count card} in hand.</source>
        <translation>ניצחון עם {n:count card} ביד.</translation>
    </message>
    <message id="majnun.result.shared">
        <source>{all:text} share the win with {n:count card} in hand.</source>
        <translation>{all:text}: ניצחון משותף עם {n:count card} ביד.</translation>
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
        <source>The debts would go round without an end, so whose turn it was wins.</source>
        <translation>החובות היו מסתובבים בלי סוף, ולכן מנצח מי שזה היה התור שלו.</translation>
    </message>
    <message id="majnun.reason.survivor">
        <source>Only one hand still holds cards.</source>
        <translation>רק ביד אחת נשארו קלפים.</translation>
    </message>
    <message id="majnun.reason.cap">
        <source>The last round is over, and the most cards win.</source>
        <translation>הסבב האחרון נגמר, ומי שיש לו הכי הרבה קלפים מנצח.</translation>
    </message>
    <message id="majnun.option.edition">
        <source>Edition</source>
        <translation>גרסה</translation>
    </message>
    <message id="majnun.option.edition.help">
        <source>Three tellings of the game have come down.</source>
        <translation>המשחק נכתב בשלוש גרסאות.</translation>
    </message>
    <message id="majnun.option.edition.booklet">
        <source>The booklet</source>
        <translation>חוברת</translation>
    </message>
    <message id="majnun.option.edition.booklet.help">
        <source>Who cannot pay owes, and is helped. Who gave exactly all shares the pot.</source>
        <translation>מי שלא יכול לשלם חייב, ועוזרים לו. מי שנתן בדיוק הכול חולק בקופה.</translation>
    </message>
    <message id="majnun.option.edition.first">
        <source>The first page</source>
        <translation>ראשונה</translation>
    </message>
    <message id="majnun.option.edition.first.help">
        <source>Who is short lays nothing, and nobody owes.</source>
        <translation>מי שחסרים לו קלפים לא מניח דבר, ואין חובות.</translation>
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
        <source>As many as fit</source>
        <translation>לפי מספר האנשים</translation>
    </message>
    <message id="majnun.option.decks.auto.help">
        <source>One, and another for every three people beyond three.</source>
        <translation>אחת, ועוד אחת לכל שלושה אנשים מעבר לשלושה.</translation>
    </message>
    <message id="majnun.option.decks.1">
        <source>One</source>
        <translation>אחת</translation>
    </message>
    <message id="majnun.option.decks.1.help">
        <source>For three to five people.</source>
        <translation>לשלושה עד חמישה אנשים.</translation>
    </message>
    <message id="majnun.option.decks.2">
        <source>Two</source>
        <translation>שתיים</translation>
    </message>
    <message id="majnun.option.decks.2.help">
        <source>For six to eight people.</source>
        <translation>לשישה עד שמונה אנשים.</translation>
    </message>
    <message id="majnun.option.decks.3">
        <source>Three</source>
        <translation>שלוש</translation>
    </message>
    <message id="majnun.option.decks.3.help">
        <source>For nine people.</source>
        <translation>לתשעה אנשים.</translation>
    </message>
    <message id="majnun.option.starter">
        <source>Who begins</source>
        <translation>מי פותח</translation>
    </message>
    <message id="majnun.option.starter.help">
        <source>The same place opens every round.</source>
        <translation>אותו מקום פותח כל סבב.</translation>
    </message>
    <message id="majnun.option.starter.seat0">
        <source>The first place</source>
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
        <translation>סבבים לכל היותר</translation>
    </message>
    <message id="majnun.option.max_rounds.help">
        <source>After the last round the most cards win.</source>
        <translation>אחרי הסבב האחרון מנצח מי שיש לו הכי הרבה קלפים.</translation>
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
        <extracomment>Why a move is advised: the codes of app/bots/majnun.py.</extracomment>
        <translation>קלף נמוך הוא קלף סיום טוב יותר, ולכן מניחים את {0:card}.</translation>
    </message>
    <message id="majnun.hint.gives-high">
        <source>A low card is the better closing card, so {0:card} is given.</source>
        <translation>קלף נמוך הוא קלף סיום טוב יותר, ולכן נותנים את {0:card}.</translation>
    </message>
    <message id="majnun.hint.gives-rare-colour">
        <source>Of its color only {1:count card} in the hand, and who lacks a color is given cards.</source>
        <translation>מהצבע שלו יש ביד רק {1:count card}, ומי שחסר לו צבע מקבל קלפים.</translation>
    </message>
    <message id="majnun.hint.makes-pay">
        <source>The next turn is likely to have {1:num} of this color, and has to lay them.</source>
        <translation>בתור הבא כנראה יהיו מספיק קלפים מהצבע הזה, וצריך יהיה להניח {1:num}.</translation>
    </message>
    <message id="majnun.hint.gives-least">
        <source>The next turn is likely to lack some of the {1:num}, but other cards would bring it more.</source>
        <translation>בתור הבא כנראה יחסרו קלפים מתוך {1:num}, אבל קלפים אחרים היו מביאים לו עוד יותר.</translation>
    </message>
    <message id="majnun.hint.keeps-from-winning">
        <source>Another closing card could let somebody else win.</source>
        <translation>קלף סיום אחר עלול לתת ניצחון למישהו אחר.</translation>
    </message>
    <message id="majnun.hint.hands-go-on">
        <source>The hands are passed on after this turn, and it is chosen for the hands as they will be.</source>
        <translation>אחרי התור הזה הידיים עוברות הלאה, והקלף נבחר לפי הידיים כפי שיהיו.</translation>
    </message>
    <message id="majnun.hint.gives-last-of-colour">
        <source>{0:card} is the last of its color in the hand, and who lacks a color is given cards.</source>
        <translation>{0:card} הוא האחרון מהצבע שלו ביד, ומי שחסר לו צבע מקבל קלפים.</translation>
    </message>
    <message id="majnun.label.pot">
        <source>The pot: {n:count card}</source>
        <translation>הקופה: {n:count card}</translation>
    </message>
    <message id="majnun.label.stock">
        <source>The stock: {n:count card}</source>
        <translation>הקופה הסגורה: {n:count card}</translation>
    </message>
    <message id="majnun.label.no-stock">
        <source>The stock is empty</source>
        <translation>הקופה הסגורה ריקה</translation>
    </message>
    <message id="majnun.label.given">
        <source>given</source>
        <extracomment>A pill on an arrow: this seat has given.</extracomment>
        <translation>ניתן</translation>
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
    <message id="majnun.voice.lay">
        <source>The pot demands {n:count more-card} of {colour:word majnun.color}: which?</source>
        <translation>הקופה דורשת {n:count more-card} בצבע {colour:word majnun.color}: אילו?</translation>
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
    <message id="majnun.voice.give.debt">
        <source>{who:name} owes: everyone who owes nothing gives {n:count card}.</source>
        <translation>חוב של {who:name}: כל מי שלא חייב נותן {n:count card}.</translation>
    </message>
    <message id="majnun.voice.give.debt.you">
        <source>You owe: everyone who owes nothing gives {n:count card}.</source>
        <translation>חוב שלי: כל מי שלא חייב נותן {n:count card}.</translation>
    </message>
    <message id="majnun.voice.give.need">
        <source>{who:name} is short of cards: everyone gives {n:count card}.</source>
        <translation>חסרים קלפים: כולם נותנים {n:count card} אל {who:name}.</translation>
    </message>
    <message id="majnun.voice.give.need.you">
        <source>You are short of cards: everyone gives {n:count card}.</source>
        <translation>חסרים לי קלפים: כולם נותנים לי {n:count card}.</translation>
    </message>
    <message id="majnun.voice.give.mine">
        <source>{n:count card} still to give, any cards; nobody else sees them.</source>
        <translation>נשאר לתת {n:count card}, כל קלף מתאים; אף אחד אחר לא רואה.</translation>
    </message>
    <message id="majnun.voice.kupa">
        <source>{who:name}: kupa.</source>
        <extracomment>The call at the end of a turn.</extracomment>
        <translation>{who:name}: קופה.</translation>
    </message>
    <message id="majnun.voice.kupa.you">
        <source>You: kupa.</source>
        <translation>אני: קופה.</translation>
    </message>
    <message id="majnun.voice.passed">
        <source>The round is over: every hand goes to the neighbor, against the direction of play.</source>
        <translation>הסבב נגמר: כל יד עוברת לשכן, נגד כיוון המשחק.</translation>
    </message>
    <message id="majnun.voice.pot-shared">
        <source>The pot is dealt out: {all:names}.</source>
        <translation>הקופה מתחלקת: {all:names}.</translation>
    </message>
    <message id="majnun.voice.division">
        <source>{who:name} is short of {n:count card}: each of the others gives {quota:count card}.</source>
        <translation>אצל {who:name} חסרים {n:count card}: כל אחד אחר נותן {quota:count card}.</translation>
    </message>
    <message id="majnun.voice.division.you">
        <source>You are short of {n:count card}: each of the others gives {quota:count card}.</source>
        <translation>חסרים לי {n:count card}: כל אחד אחר נותן {quota:count card}.</translation>
    </message>
    <message id="majnun.voice.owes">
        <source>{who:name} cannot give all of it and owes {n:num}.</source>
        <translation>אצל {who:name} אין מספיק, ונשאר חוב של {n:num}.</translation>
    </message>
    <message id="majnun.voice.owes.you">
        <source>You cannot give all of it and owe {n:num}.</source>
        <translation>אין לי מספיק, ונשאר לי חוב של {n:num}.</translation>
    </message>
    <message id="majnun.voice.takes-pot">
        <source>{who:name} takes the whole pot.</source>
        <translation>כל הקופה עוברת אל {who:name}.</translation>
    </message>
    <message id="majnun.voice.takes-pot.you">
        <source>You take the whole pot.</source>
        <translation>כל הקופה עוברת אליי.</translation>
    </message>
    <message id="majnun.voice.turn">
        <source>{who:name}: the pot asks for {n:num} {colour:word majnun.color}, and the hand has {cards:cards}.</source>
        <translation>{who:name}: הקופה מבקשת {n:num} {colour:word majnun.color}, וביד יש {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.turn.you">
        <source>The pot asks you for {n:num} {colour:word majnun.color}, and you have {cards:cards}.</source>
        <translation>הקופה מבקשת ממני {n:num} {colour:word majnun.color}, ויש לי {cards:cards}.</translation>
    </message>
    <message id="majnun.voice.turn-none">
        <source>{who:name}: the pot asks for {n:num} {colour:word majnun.color}, and the hand has none; {drawn:count card} from the stock.</source>
        <translation>{who:name}: הקופה מבקשת {n:num} {colour:word majnun.color}, וביד אין אף אחד; מהקופה הסגורה: {drawn:count card}.</translation>
    </message>
    <message id="majnun.voice.turn-none.you">
        <source>The pot asks you for {n:num} {colour:word majnun.color}, and you have none; {drawn:count card} from the stock.</source>
        <translation>הקופה מבקשת ממני {n:num} {colour:word majnun.color}, ואין לי אף אחד; מהקופה הסגורה: {drawn:count card}.</translation>
    </message>
    <message id="majnun.voice.drawn">
        <source>{who:name}: what is missing comes from the stock, {n:count card}.</source>
        <translation>{who:name}: מה שחסר בא מהקופה הסגורה, {n:count card}.</translation>
    </message>
    <message id="majnun.voice.drawn.you">
        <source>What you miss comes from the stock, {n:count card}.</source>
        <translation>מה שחסר לי בא מהקופה הסגורה, {n:count card}.</translation>
    </message>
</context>
</TS>
