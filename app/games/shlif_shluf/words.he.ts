<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.shlif-shluf">
        <source>Draw, Drawn</source>
        <translation>שליף שלוף</translation>
    </message>
    <message id="game.shlif-shluf.about">
        <source>one more card, or enough</source>
        <translation>עוד קלף או די</translation>
    </message>
    <message id="game.shlif-shluf.intro">
        <source>Turn up cards and keep them all, as long as the ace of diamonds does not come.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לחשוף קלפים ולהרוויח את כולם, כל עוד אס היהלום לא מגיע.</translation>
    </message>
    <message id="shlif-shluf.zone.row">
        <source>row</source>
        <translation>הקלפים שנחשפו</translation>
    </message>
    <message id="shlif-shluf.zone.show">
        <source>cards turned up by chaos</source>
        <translation>הקלפים שנחשפו בכאוס</translation>
    </message>
    <message id="shlif-shluf.zone.won">
        <source>earned cards</source>
        <translation>הקלפים שהורווחו</translation>
    </message>
    <message id="shlif-shluf.outcome.goes-on">
        <source>the turn goes on</source>
        <extracomment>What a suit given to a joker brings.</extracomment>
        <translation>התור ממשיך</translation>
    </message>
    <message id="shlif-shluf.outcome.C">
        <source>the turn ends with magic</source>
        <translation>התור נגמר בקסם</translation>
    </message>
    <message id="shlif-shluf.outcome.D">
        <source>the turn ends with chaos</source>
        <translation>התור נגמר בכאוס</translation>
    </message>
    <message id="shlif-shluf.outcome.H">
        <source>the turn ends with life</source>
        <translation>התור נגמר בחיים</translation>
    </message>
    <message id="shlif-shluf.outcome.S">
        <source>the turn ends with death</source>
        <translation>התור נגמר במוות</translation>
    </message>
    <message id="shlif-shluf.action.reveal">
        <source>turn up a card</source>
        <extracomment>Actions in words.</extracomment>
        <translation>לחשוף קלף</translation>
    </message>
    <message id="shlif-shluf.action.last">
        <source>turn up a last card</source>
        <translation>לחשוף קלף אחרון</translation>
    </message>
    <message id="shlif-shluf.action.suit">
        <source>set {0:card} to {1:word suit}</source>
        <translation>לקבוע את {0:card} כקלף {1:word suit}</translation>
    </message>
    <message id="shlif-shluf.action.suit-brings">
        <source>set {joker:card} to {suit:word suit}: {brings:text}</source>
        <translation>לקבוע את {joker:card} כקלף {suit:word suit}: {brings:text}</translation>
    </message>
    <message id="shlif-shluf.action.name">
        <source>name {0:word suit}</source>
        <translation>להכריז על {0:word suit}</translation>
    </message>
    <message id="shlif-shluf.action.name-count">
        <source>name {suit:word suit}, with {n:count suit-{suit}} in the stock</source>
        <extracomment>The ace of diamonds is not counted.</extracomment>
        <translation>להכריז על {suit:word suit}, {n:count suit-{suit}} בקופה</translation>
    </message>
    <message id="shlif-shluf.refusal.name-suit-first">
        <source>The magic comes first: it waits for a suit.</source>
        <translation>קודם הקסם: צריך להכריז על צורה.</translation>
    </message>
    <message id="shlif-shluf.refusal.set-joker-first">
        <source>The suit of {0:card} has to be set first.</source>
        <translation>קודם צריך לקבוע את הצורה של {0:card}.</translation>
    </message>
    <message id="shlif-shluf.refusal.no-joker-asked">
        <source>No joker needs a suit right now.</source>
        <translation>כרגע אין ג׳וקר שצריך לקבוע לו צורה.</translation>
    </message>
    <message id="shlif-shluf.refusal.no-magic">
        <source>A suit is named only in magic, when clubs end a turn.</source>
        <translation>מכריזים על צורה רק בקסם, כשתלתן מסיים את התור.</translation>
    </message>
    <message id="shlif-shluf.refusal.stock-empty">
        <source>The stock is empty: there is nothing to turn up.</source>
        <translation>הקופה ריקה, ואין מה לחשוף.</translation>
    </message>
    <message id="shlif-shluf.refusal.not-a-joker">
        <source>Only a joker takes another suit, and {0:card} keeps its own.</source>
        <translation>רק לג׳וקר קובעים צורה, ו־{0:card} נשאר כמו שהוא.</translation>
    </message>
    <message id="shlif-shluf.refusal.other-joker-asked">
        <source>The question now is about {1:card}, not about {0:card}.</source>
        <translation>כרגע נקבעת הצורה של {1:card}, לא של {0:card}.</translation>
    </message>
    <message id="shlif-shluf.refusal.no-such-suit">
        <source>There is no such suit.</source>
        <translation>אין צורה כזאת.</translation>
    </message>
    <message id="shlif-shluf.refusal.wrong-colour">
        <source>A joker takes a suit of its own color: {0:card} cannot be {1:word suit}.</source>
        <translation>ג׳וקר מקבל צורה מהצבע שלו: {0:card} לא יכול להיות קלף {1:word suit}.</translation>
    </message>
    <message id="shlif-shluf.said.ritual">
        <source>Turned up to find who starts: {1:card}.</source>
        <translation>נחשף כדי לקבוע מי מתחיל: {1:card}.</translation>
    </message>
    <message id="shlif-shluf.said.starts">
        <source>It is settled who starts.</source>
        <translation>נקבע מי מתחיל.</translation>
    </message>
    <message id="shlif-shluf.said.death">
        <source>Death: the next turn keeps only half of its row.</source>
        <translation>מוות: בתור הבא יורווח רק חצי מהקלפים שייחשפו.</translation>
    </message>
    <message id="shlif-shluf.said.chaos">
        <source>Chaos: {1:count card} to turn up.</source>
        <translation>כאוס: עכשיו נחשפים {1:count card}.</translation>
    </message>
    <message id="shlif-shluf.said.life">
        <source>Life: {0:count card} from the stock.</source>
        <translation>חיים: {0:count card} מהקופה.</translation>
    </message>
    <message id="shlif-shluf.said.lost">
        <source>Lost, and out of the game.</source>
        <translation>הפסד ויציאה מהמשחק.</translation>
    </message>
    <message id="shlif-shluf.said.divided">
        <source>The row is divided equally: {0:count card} for each who is left.</source>
        <translation>הקלפים שנחשפו מחולקים בשווה: {0:count card} לכל מי שנשאר.</translation>
    </message>
    <message id="shlif-shluf.said.halved">
        <source>Death: half of the row is earned, {0:count card}; back to the stock: {1:count card}.</source>
        <translation>המוות חל: הורווח חצי מהקלפים שנחשפו, {0:count card}; חוזרים לקופה: {1:count card}.</translation>
    </message>
    <message id="shlif-shluf.said.turn-ended">
        <source>The turn is over.</source>
        <translation>התור מסתיים.</translation>
    </message>
    <message id="shlif-shluf.fact.ace-odds">
        <source>Ace of diamonds next: one chance in {0:num}</source>
        <extracomment>Facts: at the stock.</extracomment>
        <translation>אס היהלום עכשיו: סיכוי של אחד ל־{0:num}</translation>
    </message>
    <message id="shlif-shluf.fact.still-out">
        <source>Still in the stock besides the ace of diamonds: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</source>
        <translation>עוד בקופה מלבד אס היהלום: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</translation>
    </message>
    <message id="shlif-shluf.fact.death">
        <source>Death: of the row as it is {1:count card} would be earned</source>
        <translation>המוות חל: מהקלפים שנחשפו עד עכשיו הרווח הוא {1:count card}</translation>
    </message>
    <message id="shlif-shluf.fact.row-suit">
        <source>Suit of {0:card}: {1:word suit}</source>
        <translation>הצורה של {0:card}: {1:word suit}</translation>
    </message>
    <message id="shlif-shluf.fact.pair">
        <source>A pair of {1:word suit}</source>
        <translation>זוג קלפי {1:word suit}</translation>
    </message>
    <message id="shlif-shluf.fact.ends-turn">
        <source>The next card ends the turn if its suit is {all:either suit}</source>
        <translation>הקלף הבא מסיים את התור אם צורתו {all:either suit}</translation>
    </message>
    <message id="shlif-shluf.fact.ends-turn.none">
        <source>No suit ends the turn yet</source>
        <translation>עוד אין צורה שמסיימת את התור</translation>
    </message>
    <message id="shlif-shluf.fact.may-end">
        <source>A joker decides whether the turn ends on {all:either suit}</source>
        <translation>הג׳וקר יקבע אם התור נגמר ב{all:either suit}</translation>
    </message>
    <message id="shlif-shluf.fact.joker-brings">
        <source>{0:card} as {1:word suit}: {brings:text}</source>
        <translation>{0:card} כקלף {1:word suit}: {brings:text}</translation>
    </message>
    <message id="shlif-shluf.log.ritual">
        <source>Cards turned up to find who starts: {all:text}.</source>
        <translation>הקלפים שקבעו מי מתחיל: {all:text}.</translation>
    </message>
    <message id="shlif-shluf.log.starts">
        <source>{who:name} starts.</source>
        <translation>התור הראשון: {who:name}.</translation>
    </message>
    <message id="shlif-shluf.log.starts.you">
        <source>You start.</source>
        <translation>התור הראשון שלי.</translation>
    </message>
    <message id="shlif-shluf.log.reveal">
        <source>{who:name} turned up {c:card}.</source>
        <translation>{who:name}: נחשף {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.reveal.you">
        <source>You turned up {c:card}.</source>
        <translation>נחשף {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last">
        <source>{who:name} declared a last card: {c:card}.</source>
        <translation>{who:name}, קלף אחרון: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last.you">
        <source>You declared a last card: {c:card}.</source>
        <translation>קלף אחרון: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.ace">
        <source>{who:name} turned up {c:card} and has lost.</source>
        <translation>הפסד של {who:name}: נחשף {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.ace.you">
        <source>You turned up {c:card} and have lost.</source>
        <translation>הפסד: נחשף {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.suit">
        <source>{who:name} set {joker:card} to {suit:word suit}.</source>
        <translation>{who:name}: {joker:card} נקבע כקלף {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.suit.you">
        <source>You set {joker:card} to {suit:word suit}.</source>
        <translation>{joker:card} נקבע כקלף {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.name">
        <source>{who:name} named {suit:word suit}.</source>
        <translation>{who:name}: ההכרזה היא {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.name.you">
        <source>You named {suit:word suit}.</source>
        <translation>ההכרזה היא {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos">
        <source>Chaos: {who:name} turned up {cards:cards}.</source>
        <translation>כאוס על {who:name}: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos.you">
        <source>Chaos: you turned up {cards:cards}.</source>
        <translation>כאוס עליי: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos-lost">
        <source>Chaos: {who:name} turned up {cards:cards} and has lost.</source>
        <translation>כאוס על {who:name}: {cards:cards}, וזה הפסד.</translation>
    </message>
    <message id="shlif-shluf.log.chaos-lost.you">
        <source>Chaos: you turned up {cards:cards} and have lost.</source>
        <translation>כאוס עליי: {cards:cards}, וזה הפסד.</translation>
    </message>
    <message id="shlif-shluf.log.life">
        <source>Life brought {cards:cards}.</source>
        <translation>חיים: {cards:cards} מהקופה.</translation>
    </message>
    <message id="shlif-shluf.log.life-nothing">
        <source>Life brought nothing: half of one card is none.</source>
        <translation>החיים לא הביאו דבר: חצי מקלף אחד הוא אפס.</translation>
    </message>
    <message id="shlif-shluf.log.life-ace">
        <source>Life brought {cards:cards}; then {c:card} came, went back to the stock and ended it.</source>
        <translation>חיים: {cards:cards} מהקופה. אחר כך נחשף {c:card}, חזר לקופה, והחיים נגמרו.</translation>
    </message>
    <message id="shlif-shluf.log.life-ace-nothing">
        <source>Life met {c:card} at once: it went back to the stock, and nothing came.</source>
        <translation>החיים פגשו מיד את {c:card}: הוא חזר לקופה, ודבר לא בא.</translation>
    </message>
    <message id="shlif-shluf.log.magic">
        <source>Magic brought {cards:cards}.</source>
        <translation>קסם: {cards:cards} מהקופה.</translation>
    </message>
    <message id="shlif-shluf.log.magic-lost">
        <source>Magic brought {who:name} {cards:cards}, then {c:card}, which loses.</source>
        <translation>קסם של {who:name}: {cards:cards} מהקופה, ואז {c:card}, וזה הפסד.</translation>
    </message>
    <message id="shlif-shluf.log.magic-lost.you">
        <source>Magic brought you {cards:cards}, then {c:card}, which loses.</source>
        <translation>קסם: {cards:cards} מהקופה, ואז {c:card}, וזה הפסד.</translation>
    </message>
    <message id="shlif-shluf.log.death">
        <source>Death waits for {who:name}: the next turn keeps only half of its row.</source>
        <translation>המוות מחכה לתור של {who:name}: יורווח רק חצי מהקלפים שייחשפו.</translation>
    </message>
    <message id="shlif-shluf.log.death.you">
        <source>Death waits for you: your next turn keeps only half of its row.</source>
        <translation>המוות מחכה לתור הבא שלי: יורווח רק חצי מהקלפים שייחשפו.</translation>
    </message>
    <message id="shlif-shluf.log.earned">
        <source>The row is earned: {n:count card}.</source>
        <translation>הרווח מהקלפים שנחשפו: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.halved">
        <source>Death: half of the row is earned, {n:count card}; back to the stock: {back:count card}.</source>
        <translation>המוות חל: הורווח חצי מהקלפים שנחשפו, {n:count card}; לקופה חזרו: {back:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.halved-nothing">
        <source>Death: half of a single card is none, and it went back to the stock.</source>
        <translation>המוות חל: חצי מקלף אחד הוא אפס, והקלף חזר לקופה.</translation>
    </message>
    <message id="shlif-shluf.log.divided">
        <source>The row is divided equally: {n:count card} for each who is left.</source>
        <translation>הקלפים שנחשפו חולקו בשווה: {n:count card} לכל מי שנשאר.</translation>
    </message>
    <message id="shlif-shluf.log.divided-rest">
        <source>The row is divided equally: {n:count card} for each who is left; the rest to the stock: {back:count card}.</source>
        <translation>הקלפים שנחשפו חולקו בשווה: {n:count card} לכל מי שנשאר; השאר לקופה: {back:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.row-back">
        <source>The row went back to the stock: {n:count card}.</source>
        <translation>הקלפים שנחשפו חזרו לקופה: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card">
        <source>{who:name} got the last card of the stock, {c:card}.</source>
        <translation>{who:name}: הקלף האחרון בקופה, {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card.you">
        <source>You got the last card of the stock, {c:card}.</source>
        <translation>הקלף האחרון בקופה אצלי: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card-lost">
        <source>A single card in the stock, and death with it: {who:name} has lost.</source>
        <translation>קלף אחד בקופה, ואיתו המוות: הפסד של {who:name}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card-lost.you">
        <source>A single card in the stock, and death with it: you have lost.</source>
        <translation>קלף אחד בקופה, ואיתו המוות: הפסד.</translation>
    </message>
    <message id="shlif-shluf.result.wins">
        <source>{who:name} wins with {n:count card}.</source>
        <translation>ניצחון של {who:name} עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.wins.you">
        <source>You win with {n:count card}.</source>
        <translation>ניצחון עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.wins.unnamed">
        <source>Won with {n:count card}.</source>
        <translation>ניצחון עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.shared">
        <source>{all:names} share the win with {n:count card} each.</source>
        <translation>ניצחון משותף, {n:count card} לכל אחד: {all:names}.</translation>
    </message>
    <message id="shlif-shluf.result.shared.unnamed">
        <source>A shared win, {n:count card} each.</source>
        <translation>ניצחון משותף, {n:count card} לכל אחד.</translation>
    </message>
    <message id="shlif-shluf.reason.empty">
        <source>The stock is empty.</source>
        <translation>הקופה ריקה.</translation>
    </message>
    <message id="shlif-shluf.reason.last-card">
        <source>A turn began with a single card in the stock.</source>
        <translation>תור התחיל כשבקופה נשאר קלף אחד.</translation>
    </message>
    <message id="shlif-shluf.reason.all-lost">
        <source>The ace has met everybody.</source>
        <translation>האס פגש את כולם.</translation>
    </message>
    <message id="shlif-shluf.option.all_lost">
        <source>When everybody has lost</source>
        <translation>כשכולם הפסידו</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.help">
        <source>Who wins when nobody is left in the game.</source>
        <translation>מי מנצח כשאף אחד לא נשאר במשחק.</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.most">
        <source>The most cards</source>
        <translation>הכי הרבה קלפים</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.most.help">
        <source>What was earned before counts all the same.</source>
        <translation>מה שהורווח קודם נספר בכל זאת.</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.nobody">
        <source>Nobody</source>
        <translation>אין מנצח</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.nobody.help">
        <source>The ace has beaten everybody.</source>
        <translation>האס גבר על כולם.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns">
        <source>Turns at most</source>
        <translation>הגבול למספר התורות</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.help">
        <source>After so many turns the cards count as they lie.</source>
        <translation>אחרי מספר תורות כזה הקלפים נספרים כמו שהם.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.100.help">
        <source>A common game is over long before.</source>
        <translation>משחק רגיל נגמר הרבה לפני כן.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.300.help">
        <source>The usual: only a long chain of deaths comes near it.</source>
        <translation>הרגיל: רק שרשרת ארוכה של מוות מתקרבת אליו.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.1000.help">
        <source>Leaves room for any chain of deaths.</source>
        <translation>משאיר מקום לכל שרשרת של מוות.</translation>
    </message>
    <message id="shlif-shluf.words.earned">
        <source>Earned: {n:count card}</source>
        <translation>הורווחו: {n:count card}</translation>
    </message>
    <message id="shlif-shluf.words.lost">
        <source>Lost</source>
        <translation>הפסד</translation>
    </message>
    <message id="shlif-shluf.words.odds">
        <source>The losing ace comes next: one chance in {n:num}</source>
        <translation>האס המפסיד יבוא עכשיו: סיכוי של אחד ל־{n:num}</translation>
    </message>
    <message id="shlif-shluf.words.still-out">
        <source>In the stock besides: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</source>
        <translation>ומלבדו בקופה: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</translation>
    </message>
    <message id="shlif-shluf.words.row">
        <source>Row, {n:count card}: {cards:spoken-list}</source>
        <translation>הקלפים שנחשפו, {n:count card}: {cards:spoken-list}</translation>
    </message>
    <message id="shlif-shluf.hint.opens">
        <source>No card is at risk yet, and the ace of diamonds is one of {0:num}.</source>
        <extracomment>Why a move is advised: the codes of app/bots/shlif_shluf.py.</extracomment>
        <translation>עוד אין קלפים בסיכון, ואס היהלום הוא אחד מתוך {0:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.goes-on">
        <source>Another card is worth the risk: in the row {0:count card}, and the ace of diamonds is one of {1:num}.</source>
        <translation>שווה להסתכן בעוד קלף: בשורה {0:count card}, ואס היהלום הוא אחד מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.stops">
        <source>The row would be too much to lose: {0:count card}, and the ace of diamonds is one of {1:num}.</source>
        <translation>חבל לאבד את השורה: {0:count card}, ואס היהלום הוא אחד מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.stops-under-death">
        <source>Under death only half of the row is earned, and that is not worth a longer risk.</source>
        <translation>תחת מוות מרוויחים רק חצי מהשורה, ולכן לא שווה להאריך את הסיכון.</translation>
    </message>
    <message id="shlif-shluf.hint.two-left">
        <source>Behind the next card only the ace of diamonds would be left.</source>
        <translation>אחרי הקלף הבא יישאר רק אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.hint.hopeless">
        <source>Only the ace of diamonds is left.</source>
        <translation>נשאר רק אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.hint.joker-ends">
        <source>As {1:word suit} it leads to an effect that is worth more than going on.</source>
        <translation>כקלף {1:word suit} הוא מביא להשפעה ששווה יותר מלהמשיך.</translation>
    </message>
    <message id="shlif-shluf.hint.joker-goes-on">
        <source>As {1:word suit} it lets the turn go on, which is worth more.</source>
        <translation>כקלף {1:word suit} הוא מאפשר להמשיך בתור, וזה שווה יותר.</translation>
    </message>
    <message id="shlif-shluf.hint.stops-soon">
        <source>Of {2:num} cards {1:num} are {0:word suit}, so the magic stops before the ace of diamonds is likely to come.</source>
        <translation>מתוך {2:num} קלפים {1:num} הם {0:word suit}, ולכן הקסם ייעצר לפני שסביר שיבוא אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.hint.runs-long">
        <source>Of {2:num} cards only {1:num} are {0:word suit}, and a long magic is worth the risk.</source>
        <translation>מתוך {2:num} קלפים רק {1:num} הם {0:word suit}, ושווה להסתכן בקסם ארוך.</translation>
    </message>
    <message id="shlif-shluf.hint.magic-stops">
        <source>A further card is not worth the risk: the ace of diamonds is one of {1:num}.</source>
        <translation>עוד קלף לא שווה את הסיכון: אס היהלום הוא אחד מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.magic-goes-on">
        <source>A further card is worth the risk: the ace of diamonds is one of {1:num}.</source>
        <translation>עוד קלף שווה את הסיכון: אס היהלום הוא אחד מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.fact.magic-left">
        <source>The magic can bring up to {0:count card}</source>
        <translation>הקסם יכול להביא עד {0:count card}</translation>
    </message>
    <message id="shlif-shluf.outcome.magic-stops">
        <source>the magic stops here</source>
        <translation>הקסם נעצר כאן</translation>
    </message>
    <message id="shlif-shluf.outcome.magic-goes-on">
        <source>the magic goes on</source>
        <translation>הקסם ממשיך</translation>
    </message>
    <message id="shlif-shluf.label.stock">
        <source>Stock · {n:num}</source>
        <extracomment>On the cloth.</extracomment>
        <translation>קופה · {n:num}</translation>
    </message>
    <message id="shlif-shluf.label.no-stock">
        <source>The stock is empty</source>
        <translation>הקופה ריקה</translation>
    </message>
    <message id="shlif-shluf.label.odds">
        <source>1 in {n:num}</source>
        <translation>1 ל־{n:num}</translation>
    </message>
    <message id="shlif-shluf.label.odds.ace">
        <source>the ace of diamonds</source>
        <translation>אס היהלום עכשיו</translation>
    </message>
    <message id="shlif-shluf.label.odds.line">
        <source>{x:card}: 1 in {n:num}</source>
        <translation>{x:card}: 1 ל־{n:num}</translation>
    </message>
    <message id="shlif-shluf.label.jokers">
        <source>with {n:count joker}</source>
        <translation>מהם {n:count joker}</translation>
    </message>
    <message id="shlif-shluf.label.suit.C">
        <source>Magic</source>
        <extracomment>What a last card of clubs does, below its sign; the number in the stock follows in a line of its own.</extracomment>
        <translation>קסם</translation>
    </message>
    <message id="shlif-shluf.label.suit.D">
        <source>Chaos</source>
        <translation>כאוס</translation>
    </message>
    <message id="shlif-shluf.label.suit.H">
        <source>Life</source>
        <translation>חיים</translation>
    </message>
    <message id="shlif-shluf.label.suit.S">
        <source>Death</source>
        <translation>מוות</translation>
    </message>
    <message id="shlif-shluf.label.effects">
        <source>What a last card does</source>
        <translation>מה עושה קלף אחרון</translation>
    </message>
    <message id="shlif-shluf.label.ends">
        <source>Ringed: ends the turn</source>
        <translation>מוקף: מסיים את התור</translation>
    </message>
    <message id="shlif-shluf.label.pair">
        <source>pair</source>
        <translation>זוג</translation>
    </message>
    <message id="shlif-shluf.label.death">
        <source>Death waits</source>
        <translation>המוות מחכה</translation>
    </message>
    <message id="shlif-shluf.label.out">
        <source>Lost · {n:count card}</source>
        <translation>הפסד · {n:count card}</translation>
    </message>
    <message id="shlif-shluf.label.earns">
        <source>{n:count card} earned</source>
        <translation>הרווח: {n:count card}</translation>
    </message>
    <message id="shlif-shluf.label.of">
        <source>{n:num} of {of:num} in the stock</source>
        <translation>{n:num} מתוך {of:num} בקופה</translation>
    </message>
    <message id="shlif-shluf.voice.draw">
        <source>Turn up a card, or declare a last one?</source>
        <extracomment>The voice.</extracomment>
        <translation>לחשוף קלף, או להכריז על קלף אחרון?</translation>
    </message>
    <message id="shlif-shluf.voice.risk">
        <source>The ace of diamonds: one chance in {n:num}.</source>
        <translation>אס היהלום: סיכוי של 1 ל־{n:num}.</translation>
    </message>
    <message id="shlif-shluf.voice.sure">
        <source>Only the ace of diamonds is left in the stock.</source>
        <translation>בקופה נשאר רק אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.voice.joker">
        <source>Which suit is {x:card} now?</source>
        <translation>איזו צורה מקבל {x:card} עכשיו?</translation>
    </message>
    <message id="shlif-shluf.voice.joker.detail">
        <source>As long as it lies in the row, its suit can be set anew whenever it matters.</source>
        <translation>כל עוד הוא מונח בין הקלפים שנחשפו, אפשר לקבוע את צורתו מחדש כשהיא משנה משהו.</translation>
    </message>
    <message id="shlif-shluf.voice.stop-suit">
        <source>Magic: which suit stops it?</source>
        <translation>קסם: איזו צורה תעצור אותו?</translation>
    </message>
    <message id="shlif-shluf.voice.stop-suit.detail">
        <source>It brings up to {n:count card}, and the ace of diamonds loses. A common suit stops it soon.</source>
        <translation>הוא מביא עד {n:count card}, ואס היהלום מפסיד. צורה נפוצה עוצרת אותו מהר.</translation>
    </message>
    <message id="shlif-shluf.voice.stopped-by">
        <source>The magic stops at {s:word suit}.</source>
        <translation>הקסם נעצר ב{s:word suit}.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos">
        <source>Chaos on {who:name}: {n:count card} to turn up.</source>
        <translation>כאוס על {who:name}: נחשפים {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos.you">
        <source>Chaos on you: {n:count card} to turn up.</source>
        <translation>כאוס עליי: נחשפים {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.voice.lost">
        <source>{who:name} turned up the ace of diamonds and is out.</source>
        <translation>נחשף אס היהלום, והפסד של {who:name}.</translation>
    </message>
    <message id="shlif-shluf.voice.lost.you">
        <source>You turned up the ace of diamonds and are out.</source>
        <translation>חשפתי את אס היהלום, והפסדתי.</translation>
    </message>
    <message id="shlif-shluf.button.last">
        <source>Last card</source>
        <translation>קלף אחרון</translation>
    </message>
    <message id="shlif-shluf.button.reveal">
        <source>Turn up a card</source>
        <translation>לחשוף קלף</translation>
    </message>
</context>
</TS>
