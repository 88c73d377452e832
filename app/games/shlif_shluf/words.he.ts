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
        <translation>השורה</translation>
    </message>
    <message id="shlif-shluf.zone.show">
        <source>cards turned up in chaos</source>
        <translation>הקלפים שנחשפו בכאוס</translation>
    </message>
    <message id="shlif-shluf.zone.won">
        <source>earned cards</source>
        <translation>קלפים ברווח</translation>
    </message>
    <message id="shlif-shluf.outcome.goes-on">
        <source>the turn goes on</source>
        <extracomment>What a suit given to a joker brings.</extracomment>
        <translation>התור נמשך</translation>
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
        <source>choose {1:word suit} for {0:card}</source>
        <translation>לבחור: {0:card} יהיה {1:word suit}</translation>
    </message>
    <message id="shlif-shluf.action.suit-brings">
        <source>choose {suit:word suit} for {joker:card}: {brings:text}</source>
        <translation>לבחור: {joker:card} יהיה {suit:word suit}, {brings:text}</translation>
    </message>
    <message id="shlif-shluf.action.name">
        <source>name {0:word suit}</source>
        <translation>להכריז על {0:word suit}</translation>
    </message>
    <message id="shlif-shluf.action.name-count">
        <source>name {suit:word suit}, with {n:count suit-{suit}} in the stock</source>
        <extracomment>The ace of diamonds is not counted.</extracomment>
        <translation>להכריז על {suit:word suit}; בקופה {n:count suit-{suit}}</translation>
    </message>
    <message id="shlif-shluf.verb.reveal">
        <source>turn up a card</source>
        <translation>לחשוף קלף</translation>
    </message>
    <message id="shlif-shluf.verb.last">
        <source>turn up a last card</source>
        <translation>לחשוף קלף אחרון</translation>
    </message>
    <message id="shlif-shluf.verb.suit">
        <source>choose a suit for a joker</source>
        <translation>לבחור צורה לג׳וקר</translation>
    </message>
    <message id="shlif-shluf.verb.suit.magic-joker">
        <source>choose a suit for an earned joker</source>
        <translation>לבחור צורה לג׳וקר ברווח</translation>
    </message>
    <message id="shlif-shluf.verb.name">
        <source>name a suit</source>
        <translation>להכריז על צורה</translation>
    </message>
    <message id="shlif-shluf.refusal.name-suit-first">
        <source>First the magic: name a suit.</source>
        <translation>קודם הקסם: מכריזים על צורה.</translation>
    </message>
    <message id="shlif-shluf.refusal.set-joker-first">
        <source>First give the joker a suit.</source>
        <translation>קודם קובעים צורה לג׳וקר.</translation>
    </message>
    <message id="shlif-shluf.refusal.no-joker-asked">
        <source>No joker needs a suit right now.</source>
        <translation>אין עכשיו ג׳וקר שצריך צורה.</translation>
    </message>
    <message id="shlif-shluf.refusal.no-magic">
        <source>A suit is named only in magic, when a club ends the turn.</source>
        <translation>מכריזים על צורה רק בקסם, כשקלף תלתן מסיים את התור.</translation>
    </message>
    <message id="shlif-shluf.refusal.stock-empty">
        <source>The stock is empty: there is nothing to turn up.</source>
        <translation>הקופה ריקה, ואין מה לחשוף.</translation>
    </message>
    <message id="shlif-shluf.refusal.not-a-joker">
        <source>Only a joker is given a suit. {0:card} stays what it is.</source>
        <translation>צורה קובעים רק לג׳וקר. {0:card} נשאר כמו שהוא.</translation>
    </message>
    <message id="shlif-shluf.refusal.other-joker-asked">
        <source>The question now is about {1:card}, not about {0:card}.</source>
        <translation>עכשיו השאלה על {1:card}, לא על {0:card}.</translation>
    </message>
    <message id="shlif-shluf.refusal.no-such-suit">
        <source>There is no such suit.</source>
        <translation>אין צורה כזאת.</translation>
    </message>
    <message id="shlif-shluf.refusal.wrong-colour">
        <source>A joker gets a suit of its own color: {0:card} cannot be {1:word suit}.</source>
        <translation>לג׳וקר נותנים צורה מהצבע שלו: {0:card} לא יכול להיות {1:word suit}.</translation>
    </message>
    <message id="shlif-shluf.said.ritual">
        <source>Who starts? {1:card}.</source>
        <translation>מי מתחיל? יצא {1:card}.</translation>
    </message>
    <message id="shlif-shluf.said.starts">
        <source>It is settled who starts.</source>
        <translation>יודעים מי מתחיל.</translation>
    </message>
    <message id="shlif-shluf.said.death">
        <source>Death: the next turn keeps only half of its row.</source>
        <translation>מוות: בתור הבא מרוויחים רק חצי מהשורה.</translation>
    </message>
    <message id="shlif-shluf.said.chaos">
        <source>Chaos: {1:count card} to turn up.</source>
        <translation>כאוס: לחשוף {1:count card}.</translation>
    </message>
    <message id="shlif-shluf.said.life">
        <source>Life: {0:count card} from the stock.</source>
        <translation>חיים: {0:count card} מהקופה.</translation>
    </message>
    <message id="shlif-shluf.said.lost">
        <source>Lost, and out of the game.</source>
        <translation>הפסד, ומחוץ למשחק.</translation>
    </message>
    <message id="shlif-shluf.said.divided">
        <source>The row is divided equally: {0:count card} for each who is left.</source>
        <translation>מחלקים את השורה בשווה: {0:count card} לכל מי שנשאר.</translation>
    </message>
    <message id="shlif-shluf.said.halved">
        <source>Death: only half of the row is earned, {0:count card}. Back to the stock: {1:count card}.</source>
        <translation>מוות: מרוויחים רק חצי מהשורה, {0:count card}. בחזרה לקופה: {1:count card}.</translation>
    </message>
    <message id="shlif-shluf.said.turn-ended">
        <source>The turn is over.</source>
        <translation>התור נגמר.</translation>
    </message>
    <message id="shlif-shluf.fact.ace-odds">
        <source>Ace of diamonds now: 1 in {0:num}</source>
        <extracomment>Facts: at the stock.</extracomment>
        <translation>אס היהלום עכשיו: 1 מתוך {0:num}</translation>
    </message>
    <message id="shlif-shluf.fact.still-out">
        <source>Also in the stock: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</source>
        <translation>עוד בקופה מלבד אס היהלום: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</translation>
    </message>
    <message id="shlif-shluf.fact.death">
        <source>Death: this row would earn {1:count card}</source>
        <translation>מוות: מהשורה עד עכשיו מרוויחים {1:count card}</translation>
    </message>
    <message id="shlif-shluf.fact.death.nothing">
        <source>Death: this row would earn nothing yet</source>
        <translation>מוות: מהשורה עד עכשיו עוד לא מרוויחים כלום</translation>
    </message>
    <message id="shlif-shluf.fact.row-suit">
        <source>Suit of {0:card}: {1:word suit}</source>
        <translation>הצורה של {0:card}: {1:word suit}</translation>
    </message>
    <message id="shlif-shluf.fact.pair">
        <source>A pair of {1:word suit}</source>
        <translation>זוג: {1:word suit}</translation>
    </message>
    <message id="shlif-shluf.fact.ends-turn">
        <source>The next card ends the turn if its suit is {all:either suit}</source>
        <translation>מסיים את התור: {all:either suit}</translation>
    </message>
    <message id="shlif-shluf.fact.ends-turn.none">
        <source>No suit ends the turn yet</source>
        <translation>עוד אין צורה שמסיימת את התור</translation>
    </message>
    <message id="shlif-shluf.fact.may-end">
        <source>A joker decides whether the turn ends on {all:either suit}</source>
        <translation>הג׳וקר יקבע אם התור נגמר בקלף {all:either suit}</translation>
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
        <translation>התור הראשון של {who:name}.</translation>
    </message>
    <message id="shlif-shluf.log.starts.m">
        <source>{who:name} starts.</source>
        <translation>{who:name} מתחיל.</translation>
    </message>
    <message id="shlif-shluf.log.starts.f">
        <source>{who:name} starts.</source>
        <translation>{who:name} מתחילה.</translation>
    </message>
    <message id="shlif-shluf.log.starts.you">
        <source>You start.</source>
        <translation>התור הראשון שלי.</translation>
    </message>
    <message id="shlif-shluf.log.reveal">
        <source>{who:name} turned up {c:card}.</source>
        <translation>אצל {who:name} יצא {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.reveal.m">
        <source>{who:name} turned up {c:card}.</source>
        <translation>{who:name} חשף {c:card object}.</translation>
    </message>
    <message id="shlif-shluf.log.reveal.f">
        <source>{who:name} turned up {c:card}.</source>
        <translation>{who:name} חשפה {c:card object}.</translation>
    </message>
    <message id="shlif-shluf.log.reveal.you">
        <source>You turned up {c:card}.</source>
        <translation>חשפתי {c:card object}.</translation>
    </message>
    <message id="shlif-shluf.log.last">
        <source>{who:name} declared a last card: {c:card}.</source>
        <translation>קלף אחרון של {who:name}: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last.m">
        <source>{who:name} declared a last card: {c:card}.</source>
        <translation>{who:name} הכריז על קלף אחרון: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last.f">
        <source>{who:name} declared a last card: {c:card}.</source>
        <translation>{who:name} הכריזה על קלף אחרון: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last.you">
        <source>You declared a last card: {c:card}.</source>
        <translation>הכרזתי על קלף אחרון: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.ace">
        <source>{who:name} turned up {c:card} and has lost.</source>
        <translation>אצל {who:name} יצא {c:card}, וזה הפסד.</translation>
    </message>
    <message id="shlif-shluf.log.ace.m">
        <source>{who:name} turned up {c:card} and has lost.</source>
        <translation>{who:name} חשף {c:card object} והפסיד.</translation>
    </message>
    <message id="shlif-shluf.log.ace.f">
        <source>{who:name} turned up {c:card} and has lost.</source>
        <translation>{who:name} חשפה {c:card object} והפסידה.</translation>
    </message>
    <message id="shlif-shluf.log.ace.you">
        <source>You turned up {c:card} and have lost.</source>
        <translation>חשפתי {c:card object} והפסדתי.</translation>
    </message>
    <message id="shlif-shluf.log.suit">
        <source>{who:name} chose {suit:word suit} for {joker:card}.</source>
        <translation>הבחירה של {who:name}: {joker:card} יהיה {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.suit.m">
        <source>{who:name} chose {suit:word suit} for {joker:card}.</source>
        <translation>{who:name} בחר: {joker:card} יהיה {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.suit.f">
        <source>{who:name} chose {suit:word suit} for {joker:card}.</source>
        <translation>{who:name} בחרה: {joker:card} יהיה {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.suit.you">
        <source>You chose {suit:word suit} for {joker:card}.</source>
        <translation>בחרתי: {joker:card} יהיה {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.name">
        <source>{who:name} named {suit:word suit}.</source>
        <translation>ההכרזה {who:of} היא {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.name.m">
        <source>{who:name} named {suit:word suit}.</source>
        <translation>{who:name} הכריז על {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.name.f">
        <source>{who:name} named {suit:word suit}.</source>
        <translation>{who:name} הכריזה על {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.name.you">
        <source>You named {suit:word suit}.</source>
        <translation>הכרזתי על {suit:word suit}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos">
        <source>Chaos: {who:name} turned up {cards:cards}.</source>
        <translation>כאוס על {who:name}: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos.m">
        <source>Chaos: {who:name} turned up {cards:cards}.</source>
        <translation>בכאוס {who:name} חשף: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos.f">
        <source>Chaos: {who:name} turned up {cards:cards}.</source>
        <translation>בכאוס {who:name} חשפה: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos.you">
        <source>Chaos: you turned up {cards:cards}.</source>
        <translation>בכאוס חשפתי: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.chaos-lost">
        <source>Chaos: {who:name} turned up {cards:cards} and has lost.</source>
        <translation>כאוס על {who:name}: {cards:cards}, וזה הפסד.</translation>
    </message>
    <message id="shlif-shluf.log.chaos-lost.m">
        <source>Chaos: {who:name} turned up {cards:cards} and has lost.</source>
        <translation>בכאוס {who:name} חשף: {cards:cards}, והפסיד.</translation>
    </message>
    <message id="shlif-shluf.log.chaos-lost.f">
        <source>Chaos: {who:name} turned up {cards:cards} and has lost.</source>
        <translation>בכאוס {who:name} חשפה: {cards:cards}, והפסידה.</translation>
    </message>
    <message id="shlif-shluf.log.chaos-lost.you">
        <source>Chaos: you turned up {cards:cards} and have lost.</source>
        <translation>בכאוס חשפתי: {cards:cards}, והפסדתי.</translation>
    </message>
    <message id="shlif-shluf.log.life">
        <source>Life brought {cards:cards}.</source>
        <translation>החיים הביאו מהקופה: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.life-nothing">
        <source>Life brought nothing: half of one card, rounded down, is none.</source>
        <translation>החיים לא הביאו כלום: חצי מקלף אחד, בעיגול כלפי מטה, הוא אפס.</translation>
    </message>
    <message id="shlif-shluf.log.life-ace">
        <source>Life brought {cards:cards}. Then {c:card} came, went back, and it was over.</source>
        <translation>החיים הביאו: {cards:cards}. אחר כך יצא {c:card}, חזר לקופה, וזה נגמר.</translation>
    </message>
    <message id="shlif-shluf.log.life-ace-nothing">
        <source>Life brought nothing: {c:card} came at once and went back.</source>
        <translation>החיים לא הביאו כלום: מיד יצא {c:card}, וחזר לקופה.</translation>
    </message>
    <message id="shlif-shluf.log.magic">
        <source>Magic brought {cards:cards}.</source>
        <translation>הקסם הביא מהקופה: {cards:cards}.</translation>
    </message>
    <message id="shlif-shluf.log.magic-lost">
        <source>Magic brought {who:name} {cards:cards}, and then {c:card}: lost.</source>
        <translation>הקסם הביא {who:to}: {cards:cards}, ואז {c:card}. זה הפסד.</translation>
    </message>
    <message id="shlif-shluf.log.magic-lost.you">
        <source>Magic brought you {cards:cards}, and then {c:card}: lost.</source>
        <translation>הקסם הביא לי: {cards:cards}, ואז {c:card}. הפסדתי.</translation>
    </message>
    <message id="shlif-shluf.log.death">
        <source>Death: {who:name} earns only half of the row next turn.</source>
        <translation>מוות: בתור הבא של {who:name} מרוויחים רק חצי מהשורה.</translation>
    </message>
    <message id="shlif-shluf.log.death.m">
        <source>Death: {who:name} earns only half of the row next turn.</source>
        <translation>מוות: בתור הבא {who:name} ירוויח רק חצי מהשורה.</translation>
    </message>
    <message id="shlif-shluf.log.death.f">
        <source>Death: {who:name} earns only half of the row next turn.</source>
        <translation>מוות: בתור הבא {who:name} תרוויח רק חצי מהשורה.</translation>
    </message>
    <message id="shlif-shluf.log.death.you">
        <source>Death: you earn only half of the row next turn.</source>
        <translation>מוות: בתור הבא ארוויח רק חצי מהשורה.</translation>
    </message>
    <message id="shlif-shluf.log.earned">
        <source>The row is earned: {n:count card}.</source>
        <translation>השורה עברה לרווח: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.halved">
        <source>Death: only half of the row is earned, {n:count card}. Back to the stock: {back:count card}.</source>
        <translation>מוות: רק חצי מהשורה עבר לרווח, {n:count card}. בחזרה לקופה: {back:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.halved-nothing">
        <source>Death: half of one card, rounded down, is none, and the card went back.</source>
        <translation>מוות: חצי מקלף אחד, בעיגול כלפי מטה, הוא אפס, והקלף חזר לקופה.</translation>
    </message>
    <message id="shlif-shluf.log.divided">
        <source>The row is divided equally: {n:count card} for each who is left.</source>
        <translation>השורה חולקה בשווה: {n:count card} לכל מי שנשאר.</translation>
    </message>
    <message id="shlif-shluf.log.divided-rest">
        <source>The row is divided equally: {n:count card} for each who is left. Back to the stock: {back:count card}.</source>
        <translation>השורה חולקה בשווה: {n:count card} לכל מי שנשאר. בחזרה לקופה: {back:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.passed">
        <source>The row goes to {who:name}: {n:count card}.</source>
        <extracomment>After somebody has lost; only one is left.</extracomment>
        <translation>השורה עוברת {who:to}: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.passed.you">
        <source>The row goes to you: {n:count card}.</source>
        <translation>השורה עוברת אליי: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.row-back">
        <source>The row went back to the stock: {n:count card}.</source>
        <translation>השורה חזרה לקופה: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card">
        <source>{who:name} earned the last card of the stock, {c:card}.</source>
        <translation>הקלף האחרון בקופה הולך {who:to}: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card.m">
        <source>{who:name} earned the last card of the stock, {c:card}.</source>
        <translation>{who:name} הרוויח את הקלף האחרון בקופה: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card.f">
        <source>{who:name} earned the last card of the stock, {c:card}.</source>
        <translation>{who:name} הרוויחה את הקלף האחרון בקופה: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card.you">
        <source>You earned the last card of the stock, {c:card}.</source>
        <translation>הרווחתי את הקלף האחרון בקופה, {c:card}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card-lost">
        <source>One card in the stock, and death in force: {who:name} has lost.</source>
        <translation>נשאר קלף אחד בקופה, והמוות חל. זה הפסד של {who:name}.</translation>
    </message>
    <message id="shlif-shluf.log.last-card-lost.m">
        <source>One card in the stock, and death in force: {who:name} has lost.</source>
        <translation>נשאר קלף אחד בקופה, והמוות חל: {who:name} הפסיד.</translation>
    </message>
    <message id="shlif-shluf.log.last-card-lost.f">
        <source>One card in the stock, and death in force: {who:name} has lost.</source>
        <translation>נשאר קלף אחד בקופה, והמוות חל: {who:name} הפסידה.</translation>
    </message>
    <message id="shlif-shluf.log.last-card-lost.you">
        <source>One card in the stock, and death in force: you have lost.</source>
        <translation>נשאר קלף אחד בקופה, והמוות חל: הפסדתי.</translation>
    </message>
    <message id="shlif-shluf.result.wins">
        <source>{who:name} wins with {n:count card}.</source>
        <translation>הניצחון הולך {who:to}, עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.wins.m">
        <source>{who:name} wins with {n:count card}.</source>
        <translation>{who:name} ניצח עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.wins.f">
        <source>{who:name} wins with {n:count card}.</source>
        <translation>{who:name} ניצחה עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.wins.you">
        <source>You win with {n:count card}.</source>
        <translation>ניצחתי עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.wins.unnamed">
        <source>Won with {n:count card}.</source>
        <translation>ניצחון עם {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.result.shared">
        <source>{all:names} share the win with {n:count card} each.</source>
        <translation>ניצחו יחד, {n:count card} לכל אחד: {all:names}.</translation>
    </message>
    <message id="shlif-shluf.result.shared.unnamed">
        <source>A shared win, {n:count card} each.</source>
        <translation>כמה ניצחו יחד, {n:count card} לכל אחד.</translation>
    </message>
    <message id="shlif-shluf.reason.empty">
        <source>The stock is empty.</source>
        <translation>הקופה ריקה.</translation>
    </message>
    <message id="shlif-shluf.reason.last-card">
        <source>A turn began with only one card in the stock.</source>
        <translation>התחיל תור כשבקופה קלף אחד בלבד.</translation>
    </message>
    <message id="shlif-shluf.reason.all-lost">
        <source>Everybody met the ace of diamonds.</source>
        <translation>כולם פגשו את אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.reason.all-lost.most">
        <source>Everybody met the ace of diamonds, so whoever had earned the most cards wins.</source>
        <extracomment>Why somebody has won although all have lost.</extracomment>
        <translation>כולם פגשו את אס היהלום, ולכן מנצח מי שצבר קודם הכי הרבה קלפים.</translation>
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
        <source>Whoever has the most</source>
        <translation>מי שיש לו הכי הרבה</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.most.help">
        <source>What was earned before counts all the same.</source>
        <translation>מה שהרוויחו קודם נספר בכל זאת.</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.nobody">
        <source>Nobody</source>
        <translation>אף אחד</translation>
    </message>
    <message id="shlif-shluf.option.all_lost.nobody.help">
        <source>The ace has beaten everybody.</source>
        <translation>האס ניצח את כולם.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns">
        <source>Turns at most</source>
        <translation>עד כמה תורות</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.help">
        <source>After that many the cards are counted.</source>
        <translation>אחרי המספר הזה סופרים את הקלפים.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.100.help">
        <source>A normal game is over long before.</source>
        <translation>משחק רגיל נגמר הרבה קודם.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.300.help">
        <source>The usual: hardly any game gets there.</source>
        <translation>כך בדרך כלל: לשם כמעט לא מגיעים.</translation>
    </message>
    <message id="shlif-shluf.option.max_turns.1000.help">
        <source>Practically no limit.</source>
        <translation>בעצם בלי גבול.</translation>
    </message>
    <message id="shlif-shluf.words.earned">
        <source>Earned: {n:count card}</source>
        <translation>ברווח: {n:count card}</translation>
    </message>
    <message id="shlif-shluf.words.lost">
        <source>Out of the game</source>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="shlif-shluf.words.odds">
        <source>The ace of diamonds now: 1 in {n:num}</source>
        <translation>אס היהלום עכשיו: 1 מתוך {n:num}</translation>
    </message>
    <message id="shlif-shluf.words.still-out">
        <source>Also in the stock: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</source>
        <translation>וחוץ ממנו בקופה: {0:count suit-C}, {1:count suit-D}, {2:count suit-H}, {3:count suit-S}, {4:count joker}</translation>
    </message>
    <message id="shlif-shluf.words.row">
        <source>Row, {n:count card}: {cards:spoken-list}</source>
        <translation>השורה, {n:count card}: {cards:spoken-list}</translation>
    </message>
    <message id="shlif-shluf.hint.opens">
        <source>The row is still empty, and a last card could be the ace of diamonds just as well: 1 in {0:num}.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>השורה עוד ריקה, וגם קלף אחרון עלול להיות אס היהלום באותו סיכוי: 1 מתוך {0:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.goes-on">
        <source>Another card is worth the risk: {0:count card} in the row, and the ace of diamonds is 1 in {1:num}.</source>
        <translation>שווה להסתכן בעוד קלף: בשורה {0:count card}, והסיכוי לאס היהלום הוא 1 מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.stops">
        <source>The row is too good to lose: {0:count card}, and the ace of diamonds is 1 in {1:num}.</source>
        <translation>חבל להפסיד את השורה: יש בה {0:count card}, והסיכוי לאס היהלום הוא 1 מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.stops.none">
        <source>One card is enough here: the ace of diamonds is 1 in {1:num}.</source>
        <translation>כאן די בקלף אחד: הסיכוי לאס היהלום הוא 1 מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.stops-under-death">
        <source>Death is in force and only half of the row is earned: not worth more risk.</source>
        <translation>המוות חל ומרוויחים רק חצי מהשורה: לא שווה להסתכן יותר.</translation>
    </message>
    <message id="shlif-shluf.hint.two-left">
        <source>After the next card only the ace of diamonds is left.</source>
        <translation>אחרי הקלף הבא נשאר רק אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.hint.hopeless">
        <source>Only the ace of diamonds is left.</source>
        <translation>נשאר רק אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.hint.has-won">
        <source>Whatever comes, the game is won.</source>
        <translation>הניצחון כבר בטוח, לא משנה מה ייצא.</translation>
    </message>
    <message id="shlif-shluf.hint.joker-ends">
        <source>As {1:word suit} it ends the turn, which is worth more than going on.</source>
        <translation>כקלף {1:word suit} הוא מסיים את התור, וזה שווה יותר מלהמשיך.</translation>
    </message>
    <message id="shlif-shluf.hint.joker-goes-on">
        <source>As {1:word suit} it does not end the turn, and going on is worth it.</source>
        <translation>כקלף {1:word suit} הוא לא מסיים את התור, ושווה להמשיך.</translation>
    </message>
    <message id="shlif-shluf.hint.stops-soon">
        <source>With {1:count suit-{0}} among {2:num} cards, the magic is likeliest to stop before the ace of diamonds.</source>
        <translation>בין {2:num} הקלפים שבקופה יש {1:count suit-{0}}, וזה הסיכוי הטוב ביותר שהקסם ייעצר לפני אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.hint.runs-long">
        <source>Only {1:count suit-{0}} among {2:num} cards, and a long magic is worth the risk.</source>
        <translation>בין {2:num} הקלפים שבקופה יש רק {1:count suit-{0}}, ושווה להסתכן בקסם ארוך.</translation>
    </message>
    <message id="shlif-shluf.hint.runs-long.none">
        <source>No {0:word suit} are left to stop it, and a long magic is worth the risk.</source>
        <translation>לא נשארו קלפי {0:word suit} שיעצרו אותו, ושווה להסתכן בקסם ארוך.</translation>
    </message>
    <message id="shlif-shluf.hint.magic-stops">
        <source>One more card is not worth the risk: the ace of diamonds is 1 in {1:num}.</source>
        <translation>עוד קלף לא שווה את הסיכון: הסיכוי לאס היהלום הוא 1 מתוך {1:num}.</translation>
    </message>
    <message id="shlif-shluf.hint.magic-goes-on">
        <source>One more card is worth the risk: the ace of diamonds is only 1 in {1:num}.</source>
        <translation>עוד קלף שווה את הסיכון: הסיכוי לאס היהלום הוא רק 1 מתוך {1:num}.</translation>
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
        <translation>הקסם נמשך</translation>
    </message>
    <message id="shlif-shluf.label.row">
        <source>the row goes here</source>
        <extracomment>In the empty place for the cards that are turned up in a turn.</extracomment>
        <translation>כאן השורה</translation>
    </message>
    <message id="shlif-shluf.label.course">
        <source>earned cards</source>
        <extracomment>What the chart of how the game went counts for each seat.</extracomment>
        <translation>קלפים ברווח</translation>
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
    <message id="shlif-shluf.label.until">
        <source>End of the stock: most cards win</source>
        <extracomment>In the bar above the table: how long the game goes on, and who wins it. In English it has three lines of 80 px in the smallest window.</extracomment>
        <translation>עד שהקופה נגמרת: הכי הרבה קלפים מנצחים</translation>
    </message>
    <message id="shlif-shluf.label.odds">
        <source>1 in {n:num}</source>
        <translation>1 מתוך {n:num}</translation>
    </message>
    <message id="shlif-shluf.label.odds.ace">
        <source>the ace of diamonds</source>
        <translation>אס היהלום עכשיו</translation>
    </message>
    <message id="shlif-shluf.label.odds.line">
        <source>{x:card}: 1 in {n:num}</source>
        <extracomment>Below the stock, in two lines where there is little room: broken after the card alone.</extracomment>
        <translation>{x:card}: 1 מתוך {n:num}</translation>
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
    <message id="shlif-shluf.label.effect.C">
        <source>cards until the suit you name</source>
        <extracomment>What a last card of a suit does, in a few words below its coin.</extracomment>
        <translation>קלפים עד הצורה שבוחרים</translation>
    </message>
    <message id="shlif-shluf.label.effect.D">
        <source>turn up as many, the ace loses</source>
        <translation>חושפים כמו בשורה, ואס זה הפסד</translation>
    </message>
    <message id="shlif-shluf.label.effect.H">
        <source>half as many cards more</source>
        <translation>עוד חצי מאורך השורה</translation>
    </message>
    <message id="shlif-shluf.label.effect.S">
        <source>the next one keeps half</source>
        <translation>הבא בתור מרוויח רק חצי</translation>
    </message>
    <message id="shlif-shluf.voice.goal">
        <source>The goal: to earn the most cards without turning up the ace of diamonds.</source>
        <translation>המטרה: להרוויח הכי הרבה קלפים, בלי לחשוף את אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.voice.ritual">
        <source>Whoever alone turns up a diamond starts.</source>
        <extracomment>The ritual before the game.</extracomment>
        <translation>מי שרק אצלו יוצא יהלום מתחיל.</translation>
    </message>
    <message id="shlif-shluf.voice.starts-diamond">
        <source>{c:card} is the only diamond.</source>
        <translation>{c:card} הוא היהלום היחיד.</translation>
    </message>
    <message id="shlif-shluf.voice.ritual.several">
        <source>Last time several had a diamond, so only they go on.</source>
        <translation>בפעם הקודמת יצא יהלום אצל כמה, ולכן רק הם ממשיכים.</translation>
    </message>
    <message id="shlif-shluf.voice.ritual.nobody">
        <source>Last time nobody had a diamond, so all turn up once more.</source>
        <translation>בפעם הקודמת לא יצא יהלום אצל אף אחד, ולכן חושפים עוד פעם.</translation>
    </message>
    <message id="shlif-shluf.voice.starts-diamond.several">
        <source>Several had a diamond; of their next cards only {c:card} is one.</source>
        <translation>קודם יצא יהלום אצל כמה, ומכל הקלפים שלהם עכשיו רק {c:card} הוא יהלום.</translation>
    </message>
    <message id="shlif-shluf.voice.starts-diamond.nobody">
        <source>This time {c:card} is the only diamond.</source>
        <translation>הפעם {c:card} הוא היהלום היחיד.</translation>
    </message>
    <message id="shlif-shluf.voice.starts-left">
        <source>Nobody else is left: the ace of diamonds never starts.</source>
        <translation>לא נשאר אף אחד אחר: אס היהלום אף פעם לא מתחיל.</translation>
    </message>
    <message id="shlif-shluf.voice.magic-one">
        <source>Magic: one card comes from the stock, whatever the suit.</source>
        <translation>קסם: קלף אחד מהקופה, בלי קשר לצורה.</translation>
    </message>
    <message id="shlif-shluf.button.magic">
        <source>Take it</source>
        <translation>לקחת</translation>
    </message>
    <message id="shlif-shluf.voice.life-none">
        <source>Life adds no card: there is only one in the row.</source>
        <translation>החיים לא מוסיפים קלף: בשורה יש רק אחד.</translation>
    </message>
    <message id="shlif-shluf.label.does.C">
        <source>A last card of clubs: name a suit, and earn cards from the stock until it comes, at most as many as lie in the row. The ace of diamonds puts you out.</source>
        <extracomment>At the coin of a suit, when it is pointed at: what a last card of it does.</extracomment>
        <translation>קלף אחרון בתלתן: בוחרים צורה ומרוויחים קלפים מהקופה עד שהיא באה, לכל היותר כמספר הקלפים בשורה. אם בא אס היהלום, מפסידים.</translation>
    </message>
    <message id="shlif-shluf.label.does.D">
        <source>A last card of diamonds: as many cards as lie in the row are turned up and go back. If the ace of diamonds is among them, the next player loses after 2, 4, 6, 8, 10 or Q, and after any other card the one who drew.</source>
        <translation>קלף אחרון ביהלום: נחשפים קלפים מהקופה כמספר הקלפים בשורה, וחוזרים אליה. אם אס היהלום ביניהם: ב־2, 4, 6, 8, 10 ו־{:latin Q} מפסיד השחקן הבא, ובכל קלף אחר מי שבתור.</translation>
    </message>
    <message id="shlif-shluf.label.does.H">
        <source>A last card of hearts: the row, and half as many cards again from the stock. The ace of diamonds only goes back, and ends it.</source>
        <translation>קלף אחרון בלב: מרוויחים את השורה, ועוד חצי ממספר הקלפים שבה מהקופה. אס היהלום רק חוזר לקופה ועוצר.</translation>
    </message>
    <message id="shlif-shluf.label.does.S">
        <source>A last card of spades: while death is in force, the next player keeps only half of the row they draw.</source>
        <translation>קלף אחרון בעלה: המוות חל על השחקן הבא, ומהשורה שלו נשאר לו רק חצי.</translation>
    </message>
    <message id="shlif-shluf.label.effects">
        <source>What a last card does</source>
        <translation>מה עושה קלף אחרון</translation>
    </message>
    <message id="shlif-shluf.label.ends">
        <source>Ringed: ends the turn</source>
        <translation>מסומן: מסיים את התור</translation>
    </message>
    <message id="shlif-shluf.label.pair">
        <source>pair</source>
        <translation>זוג</translation>
    </message>
    <message id="shlif-shluf.label.turned-up">
        <source>turned up {c:card}</source>
        <extracomment>At a badge, while cards are turned up to decide who starts.</extracomment>
        <translation>יצא {c:card}</translation>
    </message>
    <message id="shlif-shluf.label.death">
        <source>Death in force</source>
        <translation>המוות חל</translation>
    </message>
    <message id="shlif-shluf.label.death.short">
        <source>{n:num} · death</source>
        <extracomment>On the badge of whoever death waits for, where there is no room for a tag.</extracomment>
        <translation>{n:num} · מוות</translation>
    </message>
    <message id="shlif-shluf.label.out">
        <source>Out · {n:count card}</source>
        <translation>מחוץ למשחק · {n:count card}</translation>
    </message>
    <message id="shlif-shluf.label.out.short">
        <source>Out · {n:num}</source>
        <extracomment>On the badge of a player who has lost, where there is little room: the number of cards earned.</extracomment>
        <translation>בחוץ · {n:num}</translation>
    </message>
    <message id="shlif-shluf.voice.earns">
        <source>{who:name}’s turn ends with {c:card}: the row brings {n:count card}.</source>
        <translation>התור של {who:name} נגמר {c:card in}, והרווח מהשורה: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.voice.earns.you">
        <source>Your turn ends with {c:card}: the row brings {n:count card}.</source>
        <translation>התור שלי נגמר {c:card in}, והרווח מהשורה: {n:count card}.</translation>
    </message>
    <message id="shlif-shluf.voice.ends.declared">
        <source>It was declared as the last card.</source>
        <extracomment>Why a card ended the turn, after the sentence that says that it did; so are the next three.</extracomment>
        <translation>הכריזו שהוא האחרון.</translation>
    </message>
    <message id="shlif-shluf.voice.ends.pair">
        <source>Its suit is that of the pair {pair:cards}.</source>
        <translation>הצורה שלו היא הצורה של הזוג {pair:cards}.</translation>
    </message>
    <message id="shlif-shluf.voice.ends.joker">
        <source>Now {c:card} has the suit of the pair {pair:cards}.</source>
        <extracomment>A joker of the row, which was given another suit.</extracomment>
        <translation>עכשיו {c:card} הוא מהצורה של הזוג {pair:cards}.</translation>
    </message>
    <message id="shlif-shluf.voice.ends.stock">
        <source>The stock has run out.</source>
        <translation>הקופה נגמרה.</translation>
    </message>
    <message id="shlif-shluf.voice.heirs">
        <source>They go to {all:names}.</source>
        <translation>עכשיו הקלפים שייכים {all:names to}.</translation>
    </message>
    <message id="shlif-shluf.label.earns">
        <source>{n:count card} earned</source>
        <translation>ברווח: {n:count card}</translation>
    </message>
    <message id="shlif-shluf.label.of">
        <source>{n:num} of {of:num} in stock</source>
        <translation>{n:num} מתוך {of:num} בקופה</translation>
    </message>
    <message id="shlif-shluf.voice.draw">
        <source>Turn up a card, or declare a last one?</source>
        <extracomment>The voice.</extracomment>
        <translation>לחשוף קלף, או להכריז על קלף אחרון?</translation>
    </message>
    <message id="shlif-shluf.voice.won">
        <source>You have won already: nobody else is left, and you have the most cards. Another card?</source>
        <extracomment>The voice, instead of shlif-shluf.voice.draw: the seat plays on alone, and nothing can cost it the win.</extracomment>
        <translation>כבר ניצחתי: לא נשאר אף אחד אחר, ולי הכי הרבה קלפים. עוד קלף?</translation>
    </message>
    <message id="shlif-shluf.voice.risk">
        <source>The ace of diamonds now: 1 in {n:num}.</source>
        <translation>אס היהלום עכשיו: 1 מתוך {n:num}.</translation>
    </message>
    <message id="shlif-shluf.voice.sure">
        <source>Only the ace of diamonds is left in the stock.</source>
        <translation>בקופה נשאר רק אס היהלום.</translation>
    </message>
    <message id="shlif-shluf.voice.joker">
        <source>Which suit do you give {x:card}?</source>
        <translation>{x:card}: איזו צורה לתת לו?</translation>
    </message>
    <message id="shlif-shluf.voice.joker.detail">
        <source>As long as it lies in the row, you can change it when it matters.</source>
        <translation>כל עוד הוא בשורה, אפשר לשנות אותה כשזה חשוב.</translation>
    </message>
    <message id="shlif-shluf.voice.stop-suit">
        <source>Magic: which suit stops it?</source>
        <translation>קסם: איזו צורה תעצור אותו?</translation>
    </message>
    <message id="shlif-shluf.voice.stop-suit.detail">
        <source>It brings up to {n:count card}, but the ace of diamonds puts you out. A suit with many cards left stops it soon.</source>
        <translation>הוא מביא עד {n:count card}, אבל אם בא אס היהלום, מפסידים. צורה שיש ממנה הרבה עוצרת מהר.</translation>
    </message>
    <message id="shlif-shluf.voice.stopped-by">
        <source>The magic stops at {s:word suit}.</source>
        <translation>הקסם נעצר בקלף {s:word suit}.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos">
        <source>Chaos: {who:name} turns up {n:count any-card}.</source>
        <translation>כאוס על {who:name}. לחשוף: {n:count any-card}.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos.m">
        <source>Chaos: {who:name} turns up {n:count any-card}.</source>
        <translation>כאוס: {who:name} חושף {n:count any-card}.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos.f">
        <source>Chaos: {who:name} turns up {n:count any-card}.</source>
        <translation>כאוס: {who:name} חושפת {n:count any-card}.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos.you">
        <source>Chaos: you turn up {n:count any-card}.</source>
        <translation>כאוס עליי: לחשוף {n:count any-card}.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos-even">
        <source>{c:card} is an even card, so this falls to the next player.</source>
        <extracomment>Why this player: by the card that ended the turn.</extracomment>
        <translation>{c:card} הוא קלף זוגי, ולכן חושף הבא בתור.</translation>
    </message>
    <message id="shlif-shluf.voice.chaos-odd">
        <source>{c:card} is not an even card, so this falls to whoever drew it.</source>
        <translation>{c:card} הוא לא קלף זוגי, ולכן חושף מי ששלף אותו.</translation>
    </message>
    <message id="shlif-shluf.voice.magic-brought">
        <source>Magic brought {n:count card}, the last one {c:card}.</source>
        <translation>הקסם הביא {n:count card}, והאחרון: {c:card}.</translation>
    </message>
    <message id="shlif-shluf.voice.magic-brought-one">
        <source>Magic brought {c:card}.</source>
        <translation>הקסם הביא את {c:card}.</translation>
    </message>
    <message id="shlif-shluf.voice.life-half.even">
        <source>Half as many as lie in the row.</source>
        <extracomment>Why life brings so many cards.</extracomment>
        <translation>חצי ממספר הקלפים שבשורה.</translation>
    </message>
    <message id="shlif-shluf.voice.life-half.odd">
        <source>Half as many as lie in the row, rounded down.</source>
        <translation>חצי ממספר הקלפים שבשורה, בעיגול כלפי מטה.</translation>
    </message>
    <message id="shlif-shluf.voice.life-ace">
        <source>Life ends here: {c:card} came, and goes back into the stock.</source>
        <translation>החיים נגמרים כאן: יצא {c:card}, והוא חוזר לקופה.</translation>
    </message>
    <message id="shlif-shluf.voice.lost">
        <source>{who:name} turned up the ace of diamonds and is out.</source>
        <translation>יצא אס היהלום, וזה הפסד של {who:name}.</translation>
    </message>
    <message id="shlif-shluf.voice.lost.m">
        <source>{who:name} turned up the ace of diamonds and is out.</source>
        <translation>{who:name} חשף את אס היהלום והפסיד.</translation>
    </message>
    <message id="shlif-shluf.voice.lost.f">
        <source>{who:name} turned up the ace of diamonds and is out.</source>
        <translation>{who:name} חשפה את אס היהלום והפסידה.</translation>
    </message>
    <message id="shlif-shluf.voice.lost.you">
        <source>You turned up the ace of diamonds and are out.</source>
        <translation>חשפתי את אס היהלום והפסדתי.</translation>
    </message>
    <message id="shlif-shluf.button.last">
        <source>Last card</source>
        <translation>קלף אחרון</translation>
    </message>
    <message id="shlif-shluf.button.reveal">
        <source>Turn up a card</source>
        <translation>לחשוף קלף</translation>
    </message>
    <message id="shlif-shluf.about.tag">
        <source>While death is in force, only half of the row is earned, rounded down.</source>
        <translation>כשהמוות חל מרוויחים רק חצי מהשורה, בעיגול כלפי מטה.</translation>
    </message>
    <message id="shlif-shluf.about.bracket">
        <source>Two neighbors of one suit; the rules say what pairs do with jokers.</source>
        <translation>שני קלפים סמוכים מאותה צורה. בכללים כתוב מה זוגות עושים עם ג׳וקרים.</translation>
    </message>
    <message id="shlif-shluf.results.score">
        <source>earned cards</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>קלפים ברווח</translation>
    </message>
    <message id="shlif-shluf.case.01">
        <source>life</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>חיים</translation>
    </message>
    <message id="shlif-shluf.case.02a">
        <source>a third card of a suit: death</source>
        <translation>שלישי מאותה צורה: מוות</translation>
    </message>
    <message id="shlif-shluf.case.02b">
        <source>death halves the row</source>
        <translation>המוות חוצה את השורה</translation>
    </message>
    <message id="shlif-shluf.case.03a">
        <source>no neighbors, so no pair</source>
        <translation>לא שכנים, ולכן לא זוג</translation>
    </message>
    <message id="shlif-shluf.case.03b">
        <source>now the pair counts</source>
        <translation>עכשיו הזוג קובע</translation>
    </message>
    <message id="shlif-shluf.case.04">
        <source>losing, with cards left over</source>
        <translation>להפסיד, ונשארים קלפים</translation>
    </message>
    <message id="shlif-shluf.case.05">
        <source>chaos falls on the next player</source>
        <translation>כאוס על הבא בתור</translation>
    </message>
    <message id="shlif-shluf.case.06a">
        <source>chaos falls on oneself</source>
        <translation>כאוס על מי שבתור</translation>
    </message>
    <message id="shlif-shluf.case.06b">
        <source>chaos on oneself, and the ace</source>
        <translation>כאוס על מי שבתור, והאס</translation>
    </message>
    <message id="shlif-shluf.case.07a">
        <source>magic asks for a suit</source>
        <translation>הקסם מבקש צורה</translation>
    </message>
    <message id="shlif-shluf.case.07b">
        <source>magic stops at the named suit</source>
        <translation>הקסם נעצר בצורה שנאמרה</translation>
    </message>
    <message id="shlif-shluf.case.08">
        <source>magic meets the ace</source>
        <translation>קסם מול האס</translation>
    </message>
    <message id="shlif-shluf.case.09">
        <source>life meets the ace</source>
        <translation>חיים מול האס</translation>
    </message>
    <message id="shlif-shluf.case.10a">
        <source>two pairs and the joker: the choice</source>
        <translation>שני זוגות וג׳וקר: הבחירה</translation>
    </message>
    <message id="shlif-shluf.case.10b">
        <source>two pairs and the joker: life</source>
        <translation>שני זוגות וג׳וקר: חיים</translation>
    </message>
    <message id="shlif-shluf.case.11a">
        <source>one pair and the joker: the choice</source>
        <translation>זוג אחד וג׳וקר: הבחירה</translation>
    </message>
    <message id="shlif-shluf.case.11b">
        <source>the joker lets the turn go on</source>
        <translation>הג׳וקר ממשיך את התור</translation>
    </message>
    <message id="shlif-shluf.case.11c">
        <source>asked again at the next card</source>
        <translation>שואלים שוב בקלף הבא</translation>
    </message>
    <message id="shlif-shluf.case.11d">
        <source>a later end, by the last card</source>
        <translation>סוף מאוחר יותר, לפי הקלף האחרון</translation>
    </message>
    <message id="shlif-shluf.case.12a">
        <source>a joker that changes nothing</source>
        <translation>ג׳וקר שלא משנה כלום</translation>
    </message>
    <message id="shlif-shluf.case.12b">
        <source>it still changes nothing</source>
        <translation>הוא עדיין לא משנה כלום</translation>
    </message>
    <message id="shlif-shluf.case.12c">
        <source>now it matters</source>
        <translation>עכשיו הוא משנה</translation>
    </message>
    <message id="shlif-shluf.case.12d">
        <source>set so that the turn goes on</source>
        <translation>קובעים אותו כך שהתור נמשך</translation>
    </message>
    <message id="shlif-shluf.case.13">
        <source>the last card of the stock</source>
        <translation>הקלף האחרון בקופה</translation>
    </message>
    <message id="shlif-shluf.case.14">
        <source>the last card under death</source>
        <translation>הקלף האחרון כשהמוות חל</translation>
    </message>
    <message id="shlif-shluf.case.15a">
        <source>one card left in the stock: reveal it</source>
        <translation>נשאר קלף אחד: לחשוף אותו</translation>
    </message>
    <message id="shlif-shluf.case.15b">
        <source>one card left in the stock: make it the last</source>
        <translation>נשאר קלף אחד: הוא האחרון</translation>
    </message>
    <message id="shlif-shluf.case.16">
        <source>all have lost</source>
        <translation>כולם הפסידו</translation>
    </message>
    <message id="shlif-shluf.case.17a">
        <source>a joker as the last card: the choice</source>
        <translation>ג׳וקר כקלף אחרון: הבחירה</translation>
    </message>
    <message id="shlif-shluf.case.17b">
        <source>a joker as chaos</source>
        <translation>ג׳וקר בתור כאוס</translation>
    </message>
    <message id="shlif-shluf.case.19a">
        <source>two jokers, asked about in their order</source>
        <translation>שני ג׳וקרים, שואלים לפי הסדר</translation>
    </message>
    <message id="shlif-shluf.case.19b">
        <source>both ends are open to the second joker</source>
        <translation>לג׳וקר השני נשארו שתי אפשרויות</translation>
    </message>
    <message id="shlif-shluf.case.19c">
        <source>both let the turn go on</source>
        <translation>שניהם ממשיכים את התור</translation>
    </message>
    <message id="shlif-shluf.case.20a">
        <source>a joker within the magic</source>
        <translation>ג׳וקר באמצע הקסם</translation>
    </message>
    <message id="shlif-shluf.case.20b">
        <source>set to the named suit: the magic stops</source>
        <translation>הצורה שנאמרה: הקסם נעצר</translation>
    </message>
    <message id="shlif-shluf.case.20c">
        <source>set to the other suit: it goes on</source>
        <translation>הצורה האחרת: הקסם נמשך</translation>
    </message>
    <message id="shlif-shluf.case.20d">
        <source>a joker of the other color is no question</source>
        <translation>על ג׳וקר בצבע האחר לא שואלים</translation>
    </message>
    <message id="shlif-shluf.case.21">
        <source>death halves the row, but not the life</source>
        <translation>המוות חוצה את השורה, לא את החיים</translation>
    </message>
    <message id="shlif-shluf.case.22">
        <source>losing under death: the whole row is divided</source>
        <translation>להפסיד כשהמוות חל: כל השורה מתחלקת</translation>
    </message>
    <message id="shlif-shluf.case.23">
        <source>alone, chaos falls on oneself</source>
        <translation>לבד, הכאוס חוזר אליך</translation>
    </message>
    <message id="shlif-shluf.case.24a">
        <source>all have lost: the most cards win</source>
        <translation>כולם הפסידו: מנצח מי שצבר הכי הרבה</translation>
    </message>
    <message id="shlif-shluf.case.24b">
        <source>all have lost: nobody wins</source>
        <translation>כולם הפסידו: אין מנצח</translation>
    </message>
</context>
</TS>
