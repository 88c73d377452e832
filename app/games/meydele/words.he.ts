<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.meydele">
        <source>Meydele</source>
        <translation>מיידלע</translation>
    </message>
    <message id="game.meydele.about">
        <source>never run out of cards</source>
        <translation>לא להישאר בלי קלפים</translation>
    </message>
    <message id="game.meydele.intro">
        <source>Lay a card together with everybody else, take what you can, and do not run out of cards.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>להניח קלף יחד עם כולם, לקחת מה שאפשר, ולא להישאר בלי קלפים.</translation>
    </message>
    <message id="meydele.zone.leftover">
        <source>cards left over</source>
        <translation>הקלפים הנותרים</translation>
    </message>
    <message id="meydele.zone.won">
        <source>won pile</source>
        <translation>קופה</translation>
    </message>
    <message id="meydele.zone.held">
        <source>card chosen</source>
        <translation>הקלף שנבחר</translation>
    </message>
    <message id="meydele.zone.table">
        <source>open cards</source>
        <translation>הקלפים הפתוחים</translation>
    </message>
    <message id="meydele.zone.down">
        <source>covered cards</source>
        <translation>הקלפים ההפוכים</translation>
    </message>
    <message id="meydele.cry.m">
        <source>{:own Meydele, meydele!}</source>
        <extracomment>The cry when somebody has run out of cards, and the form of it for a woman.</extracomment>
        <translation>{:own מיידלע, מיידלע!}</translation>
    </message>
    <message id="meydele.cry.f">
        <source>{:own Feygele, feygele!}</source>
        <translation>{:own פייגלע, פייגלע!}</translation>
    </message>
    <message id="meydele.call">
        <source>{:own Three, four, and…!}</source>
        <extracomment>What everybody calls when the cards are turned up together.</extracomment>
        <translation>{:own שלוש, ארבע ו…!}</translation>
    </message>
    <message id="meydele.person.form.label">
        <source>Spoken of as · cry</source>
        <extracomment>Above the list of forms beside a name, each with what is called when the cards run out.</extracomment>
        <translation>לשון פנייה · קריאה</translation>
    </message>
    <message id="meydele.person.form.help">
        <source>What is called when the cards run out.</source>
        <translation>מה קוראים כשנגמרים הקלפים.</translation>
    </message>
    <message id="meydele.person.form.f.short">
        <source>she · {:own Feygele}</source>
        <extracomment>How a person is spoken of, in the list beside their name: it also decides which cry is called.</extracomment>
        <translation>היא · {:own פייגלע}</translation>
    </message>
    <message id="meydele.person.form.m.short">
        <source>he · {:own Meydele}</source>
        <translation>הוא · {:own מיידלע}</translation>
    </message>
    <message id="meydele.person.form.off.short">
        <source>they · no cry</source>
        <translation>היא/הוא · בלי קריאה</translation>
    </message>
    <message id="meydele.action.commit">
        <source>lay {0:card}</source>
        <extracomment>Actions in words.</extracomment>
        <translation>להניח את {0:card}</translation>
    </message>
    <message id="meydele.action.commit.closed">
        <source>choose a card unseen</source>
        <translation>לבחור קלף בסתר</translation>
    </message>
    <message id="meydele.action.commit-choose">
        <source>choose {x:card}</source>
        <translation>לבחור את {x:card}</translation>
    </message>
    <message id="meydele.action.commit-open">
        <source>lay {x:card} as the open card of the war</source>
        <translation>להניח את {x:card} כקלף הפתוח של המלחמה</translation>
    </message>
    <message id="meydele.action.down">
        <source>lay {0:card} face down</source>
        <translation>להניח את {0:card} הפוך</translation>
    </message>
    <message id="meydele.action.down.closed">
        <source>lay a card face down</source>
        <translation>להניח קלף הפוך</translation>
    </message>
    <message id="meydele.verb.commit">
        <source>lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message id="meydele.verb.commit.war-open">
        <source>lay the open card of a war</source>
        <translation>להניח קלף פתוח במלחמה</translation>
    </message>
    <message id="meydele.verb.down">
        <source>lay a card face down</source>
        <translation>להניח קלף הפוך</translation>
    </message>
    <message id="meydele.refusal.no-war">
        <source>Cards are laid face down only in a war.</source>
        <translation>מניחים קלף הפוך רק במלחמה.</translation>
    </message>
    <message id="meydele.refusal.covered-enough">
        <source>Enough cards lie face down: now comes the open one.</source>
        <translation>הונחו מספיק קלפים הפוכים: עכשיו בא הקלף הפתוח.</translation>
    </message>
    <message id="meydele.refusal.cover-first">
        <source>Face-down cards first: {0:count card} to lay, then the open one.</source>
        <translation>קודם ההפוכים: נשאר להניח {0:count card}, ורק אז הקלף הפתוח.</translation>
    </message>
    <message id="meydele.refusal.no-such-card">
        <source>There is no such card in this game.</source>
        <translation>אין קלף כזה במשחק הזה.</translation>
    </message>
    <message id="meydele.refusal.already-open">
        <source>{0:card} already lies open on the table.</source>
        <translation>{0:card} כבר מונח פתוח על השולחן.</translation>
    </message>
    <message id="meydele.refusal.already-covered">
        <source>{0:card} already lies face down.</source>
        <translation>{0:card} כבר מונח הפוך.</translation>
    </message>
    <message id="meydele.refusal.card-of-another">
        <source>{0:card} lies before somebody else.</source>
        <translation>{0:card} מונח לפני מישהו אחר.</translation>
    </message>
    <message id="meydele.refusal.left-over">
        <source>{0:card} is left over: it goes to whoever takes the first round.</source>
        <translation>{0:card} נותר מהחלוקה: הוא ילך למי שייקח את הסיבוב הראשון.</translation>
    </message>
    <message id="meydele.said.meydele">
        <source>Out of cards: a meydele.</source>
        <translation>נגמרו הקלפים: מיידלע.</translation>
    </message>
    <message id="meydele.drawn.first">
        <source>The lot decides the first kuzari: {s:word suit}.</source>
        <translation>הכוזרי הראשון הוגרל: {s:word suit}.</translation>
    </message>
    <message id="meydele.drawn.both">
        <source>The lot decides who takes the cards and sets the kuzari.</source>
        <translation>מגרילים מי ייקח את הקלפים ומי יקבע את הכוזרי.</translation>
    </message>
    <message id="meydele.drawn.cards">
        <source>The lot decides who takes the cards.</source>
        <translation>מגרילים מי ייקח את הקלפים.</translation>
    </message>
    <message id="meydele.drawn.kuzari">
        <source>The lot decides who sets the kuzari.</source>
        <translation>מגרילים מי יקבע את הכוזרי.</translation>
    </message>
    <message id="meydele.fact.kuzari">
        <source>Kuzari: {0:word suit}</source>
        <extracomment>Facts. The kuzari is the ruling suit.</extracomment>
        <translation>כוזרי: {0:word suit}</translation>
    </message>
    <message id="meydele.fact.kuzari.none">
        <source>No kuzari in this round</source>
        <translation>אין כוזרי בסיבוב הזה</translation>
    </message>
    <message id="meydele.fact.cards">
        <source>{0:count card} in hand, {1:num} in the won pile</source>
        <translation>{0:count card} ביד, {1:num} בקופה</translation>
    </message>
    <message id="meydele.fact.at-stake">
        <source>{0:count card} at stake</source>
        <translation>הסיבוב שווה {0:count card}</translation>
    </message>
    <message id="meydele.fact.war-both">
        <source>War over the cards and the kuzari</source>
        <translation>מלחמה על הקלפים ועל הכוזרי</translation>
    </message>
    <message id="meydele.fact.war-cards">
        <source>War over the cards</source>
        <translation>מלחמה על הקלפים</translation>
    </message>
    <message id="meydele.fact.war-kuzari">
        <source>War over the kuzari</source>
        <translation>מלחמה על הכוזרי</translation>
    </message>
    <message id="meydele.fact.next-kuzari">
        <source>The next kuzari: {all:either suit}</source>
        <translation>הכוזרי הבא: {all:either suit}</translation>
    </message>
    <message id="meydele.fact.to-cover">
        <source>still to lay face down: {0:count card}</source>
        <translation>עוד להניח הפוך: {0:count card}</translation>
    </message>
    <message id="meydele.fact.out">
        <source>Out of the game: {count:num}</source>
        <translation>מחוץ למשחק: {count:num}</translation>
    </message>
    <message id="meydele.log.kuzari">
        <source>The cards are dealt. The first kuzari: {s:word suit}.</source>
        <translation>הקלפים חולקו. הכוזרי הראשון: {s:word suit}.</translation>
    </message>
    <message id="meydele.log.no-kuzari">
        <source>The cards are dealt. The first round has no kuzari.</source>
        <translation>הקלפים חולקו. בסיבוב הראשון אין כוזרי.</translation>
    </message>
    <message id="meydele.log.takes">
        <source>{who:name} took {n:count card}.</source>
        <translation>לקופה של {who:name}: {n:count card}.</translation>
    </message>
    <message id="meydele.log.takes.f">
        <source>{who:name} took {n:count card}.</source>
        <translation>{who:name} לקחה {n:count card}.</translation>
    </message>
    <message id="meydele.log.takes.m">
        <source>{who:name} took {n:count card}.</source>
        <translation>{who:name} לקח {n:count card}.</translation>
    </message>
    <message id="meydele.log.takes.you">
        <source>You took {n:count card}.</source>
        <translation>לקחתי {n:count card}.</translation>
    </message>
    <message id="meydele.log.takes-kuzari">
        <source>{who:name} took {n:count card}. The kuzari now: {s:word suit}.</source>
        <translation>לקופה של {who:name}: {n:count card}. הכוזרי עכשיו: {s:word suit}.</translation>
    </message>
    <message id="meydele.log.takes-kuzari.f">
        <source>{who:name} took {n:count card}. The kuzari now: {s:word suit}.</source>
        <translation>{who:name} לקחה {n:count card}. הכוזרי עכשיו: {s:word suit}.</translation>
    </message>
    <message id="meydele.log.takes-kuzari.m">
        <source>{who:name} took {n:count card}. The kuzari now: {s:word suit}.</source>
        <translation>{who:name} לקח {n:count card}. הכוזרי עכשיו: {s:word suit}.</translation>
    </message>
    <message id="meydele.log.takes-kuzari.you">
        <source>You took {n:count card}. The kuzari now: {s:word suit}.</source>
        <translation>לקחתי {n:count card}. הכוזרי עכשיו: {s:word suit}.</translation>
    </message>
    <message id="meydele.log.war">
        <source>War.</source>
        <extracomment>Whose war it is and over what is not known yet.</extracomment>
        <translation>מלחמה.</translation>
    </message>
    <message id="meydele.log.war-on">
        <source>The war goes on.</source>
        <translation>המלחמה נמשכת.</translation>
    </message>
    <message id="meydele.log.war-both">
        <source>War over the cards and the kuzari: {all:names}.</source>
        <translation>מלחמה על הקלפים ועל הכוזרי: {all:names}.</translation>
    </message>
    <message id="meydele.log.war-cards">
        <source>War over the cards: {all:names}.</source>
        <translation>מלחמה על הקלפים: {all:names}.</translation>
    </message>
    <message id="meydele.log.war-kuzari">
        <source>War over the kuzari: {all:names}.</source>
        <translation>מלחמה על הכוזרי: {all:names}.</translation>
    </message>
    <message id="meydele.log.lot-both">
        <source>Nobody at war has a card left, so it was drawn by lot: cards and kuzari go to {who:name}.</source>
        <translation>אין עם מה להילחם, ולכן הגרלנו: הקלפים והכוזרי הולכים {who:to}.</translation>
    </message>
    <message id="meydele.log.lot-both.you">
        <source>Nobody at war has a card left, so it was drawn by lot: cards and kuzari are yours.</source>
        <translation>אין עם מה להילחם, ולכן הגרלנו: הקלפים והכוזרי אצלי.</translation>
    </message>
    <message id="meydele.log.lot-cards">
        <source>Nobody at war has a card left, so it was drawn by lot: the cards go to {who:name}.</source>
        <translation>אין עם מה להילחם, ולכן הגרלנו: הקלפים הולכים {who:to}.</translation>
    </message>
    <message id="meydele.log.lot-cards.you">
        <source>Nobody at war has a card left, so it was drawn by lot: the cards are yours.</source>
        <translation>אין עם מה להילחם, ולכן הגרלנו: הקלפים אצלי.</translation>
    </message>
    <message id="meydele.log.lot-kuzari">
        <source>Nobody at war has a card left, so it was drawn by lot: {who:name}’s card sets the kuzari.</source>
        <translation>אין עם מה להילחם, ולכן הגרלנו: הכוזרי הוא לפי הקלף של {who:name}.</translation>
    </message>
    <message id="meydele.log.lot-kuzari.you">
        <source>Nobody at war has a card left, so it was drawn by lot: your card sets the kuzari.</source>
        <translation>אין עם מה להילחם, ולכן הגרלנו: הכוזרי הוא לפי הקלף שלי.</translation>
    </message>
    <message id="meydele.log.out">
        <source>Out of cards and out of the game: {all:names}.</source>
        <translation>בלי קלפים ומחוץ למשחק: {all:names}.</translation>
    </message>
    <message id="meydele.result.survivor">
        <source>{who:name} wins.</source>
        <translation>{who:name} במקום הראשון.</translation>
    </message>
    <message id="meydele.result.survivor.f">
        <source>{who:name} wins.</source>
        <translation>{who:name} ניצחה.</translation>
    </message>
    <message id="meydele.result.survivor.m">
        <source>{who:name} wins.</source>
        <translation>{who:name} ניצח.</translation>
    </message>
    <message id="meydele.result.survivor.you">
        <source>You win.</source>
        <translation>ניצחתי.</translation>
    </message>
    <message id="meydele.result.survivor.unnamed">
        <source>The last one with cards wins.</source>
        <translation>ניצח מי שנשארו לו קלפים.</translation>
    </message>
    <message id="meydele.result.cap">
        <source>{who:name} wins with the most cards.</source>
        <translation>{who:name} במקום הראשון, עם הכי הרבה קלפים.</translation>
    </message>
    <message id="meydele.result.cap.f">
        <source>{who:name} wins with the most cards.</source>
        <translation>{who:name} ניצחה עם הכי הרבה קלפים.</translation>
    </message>
    <message id="meydele.result.cap.m">
        <source>{who:name} wins with the most cards.</source>
        <translation>{who:name} ניצח עם הכי הרבה קלפים.</translation>
    </message>
    <message id="meydele.result.cap.you">
        <source>You win with the most cards.</source>
        <translation>ניצחתי עם הכי הרבה קלפים.</translation>
    </message>
    <message id="meydele.result.cap.unnamed">
        <source>The most cards win.</source>
        <translation>ניצח מי שיש לו הכי הרבה קלפים.</translation>
    </message>
    <message id="meydele.result.shared">
        <source>{all:names} share the win: their cards come to the same.</source>
        <translation>{all:names} חולקים את הניצחון: הקלפים שווים.</translation>
    </message>
    <message id="meydele.result.shared.unnamed">
        <source>The win is shared: the cards come to the same.</source>
        <translation>חולקים את הניצחון: הקלפים שווים.</translation>
    </message>
    <message id="meydele.reason.survivor">
        <source>All the others have run out of cards.</source>
        <translation>לכל האחרים נגמרו הקלפים.</translation>
    </message>
    <message id="meydele.reason.cap">
        <source>The agreed rounds have been played, and the cards are counted.</source>
        <translation>שיחקנו את כל הסיבובים שקבענו, וספרנו את הקלפים.</translation>
    </message>
    <message id="meydele.option.decks">
        <source>Packs of cards</source>
        <translation>חפיסות</translation>
    </message>
    <message id="meydele.option.decks.help">
        <source>How many packs you play with.</source>
        <translation>בכמה חפיסות משחקים.</translation>
    </message>
    <message id="meydele.option.decks.auto">
        <source>By the number of players</source>
        <translation>לפי מספר השחקנים</translation>
    </message>
    <message id="meydele.option.decks.auto.help">
        <source>One for up to five players, two for six to eight, three for nine.</source>
        <translation>אחת עד חמישה שחקנים, שתיים לשישה עד שמונה, שלוש לתשעה.</translation>
    </message>
    <message id="meydele.option.decks.1">
        <source>One</source>
        <translation>אחת</translation>
    </message>
    <message id="meydele.option.decks.1.help">
        <source>One pack gives the best chance that a single player is left at the end.</source>
        <translation>עם חפיסה אחת הסיכוי שבסוף יישאר שחקן אחד הוא הטוב ביותר.</translation>
    </message>
    <message id="meydele.option.decks.2">
        <source>Two</source>
        <translation>שתיים</translation>
    </message>
    <message id="meydele.option.decks.2.help">
        <source>With two packs the game is much longer, and usually ends by the count.</source>
        <translation>עם שתי חפיסות המשחק ארוך בהרבה, ובדרך כלל נגמר בספירה.</translation>
    </message>
    <message id="meydele.option.decks.3">
        <source>Three</source>
        <translation>שלוש</translation>
    </message>
    <message id="meydele.option.decks.3.help">
        <source>With three packs nearly every game ends by the count.</source>
        <translation>עם שלוש חפיסות כמעט כל משחק נגמר בספירה.</translation>
    </message>
    <message id="meydele.option.first_kuzari">
        <source>The first kuzari</source>
        <translation>הכוזרי הראשון</translation>
    </message>
    <message id="meydele.option.first_kuzari.help">
        <source>Where no card is left over after the deal; otherwise such a card sets it.</source>
        <translation>כשלא נותר קלף אחרי החלוקה; אם נותר, הוא קובע.</translation>
    </message>
    <message id="meydele.option.first_kuzari.none">
        <source>None</source>
        <translation>אין</translation>
    </message>
    <message id="meydele.option.first_kuzari.none.help">
        <source>The highest card takes the first round, and sets the kuzari of the second.</source>
        <translation>הקלף הגבוה לוקח את הסיבוב הראשון, וקובע את הכוזרי של השני.</translation>
    </message>
    <message id="meydele.option.first_kuzari.toss">
        <source>Drawn</source>
        <translation>בהגרלה</translation>
    </message>
    <message id="meydele.option.first_kuzari.toss.help">
        <source>One of the four suits is drawn before the first round.</source>
        <translation>אחת מארבע הצורות מוגרלת לפני הסיבוב הראשון.</translation>
    </message>
    <message id="meydele.option.max_rounds">
        <source>Rounds at most</source>
        <translation>סיבובים לכל היותר</translation>
    </message>
    <message id="meydele.option.max_rounds.help">
        <source>After them the most cards win.</source>
        <translation>אחריהם מנצח מי שיש לו הכי הרבה קלפים.</translation>
    </message>
    <message id="meydele.option.max_rounds.n">
        <source>{n:num}</source>
        <translation>{n:num}</translation>
    </message>
    <message id="meydele.option.max_rounds.50.help">
        <source>A short game, decided by the count.</source>
        <translation>משחק קצר, שהספירה מכריעה.</translation>
    </message>
    <message id="meydele.option.max_rounds.100.help">
        <source>Shorter than the usual; the count still decides most games.</source>
        <translation>קצר מהרגיל, וברוב המשחקים הספירה עדיין מכריעה.</translation>
    </message>
    <message id="meydele.option.max_rounds.200.help">
        <source>The usual length.</source>
        <translation>האורך הרגיל.</translation>
    </message>
    <message id="meydele.option.max_rounds.400.help">
        <source>The best chance that one is left at last.</source>
        <translation>הסיכוי הטוב ביותר שבסוף יישאר אחד.</translation>
    </message>
    <message id="meydele.words.war">
        <source>{what:text}: {all:names}</source>
        <translation>{what:text}: {all:names}</translation>
    </message>
    <message id="meydele.words.chosen">
        <source>A card is chosen, face down</source>
        <translation>קלף נבחר, הפוך</translation>
    </message>
    <message id="meydele.words.out">
        <source>Out of the game</source>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="meydele.hint.takes-surely">
        <source>No card still unseen beats {0:card}, so it takes the round.</source>
        <extracomment>Why a move is advised: the codes of judgement.py.</extracomment>
        <translation>אף קלף שעוד לא ראינו לא מנצח את {0:card}, ולכן הוא לוקח את הסיבוב.</translation>
    </message>
    <message id="meydele.hint.round-lost">
        <source>Somebody surely holds a card that beats every card of this hand, so the cheapest is given up.</source>
        <translation>למישהו יש בטוח קלף שמנצח כל קלף ביד הזאת, ולכן מוותרים על הזול ביותר.</translation>
    </message>
    <message id="meydele.hint.low-kuzari">
        <source>{0:card} is the cheapest kuzari in the hand, and takes if nobody lays a higher one.</source>
        <translation>{0:card} הוא הכוזרי הזול ביותר ביד, והוא לוקח אם אף אחד לא מניח כוזרי גבוה ממנו.</translation>
    </message>
    <message id="meydele.hint.high-kuzari">
        <source>{0:card} also beats a lower kuzari, if somebody lays one.</source>
        <translation>{0:card} מנצח גם כוזרי נמוך ממנו, אם מישהו יניח כזה.</translation>
    </message>
    <message id="meydele.hint.highest-takes">
        <source>There is no kuzari, and {0:card} is the highest card of the hand.</source>
        <translation>אין כוזרי, {0:card and} הוא הקלף הגבוה ביותר ביד.</translation>
    </message>
    <message id="meydele.hint.sets-kuzari">
        <source>Even if it does not take, {0:card} may make {1:word suit} the next kuzari, and the hand has {2:count card} of it.</source>
        <translation>גם אם {0:card} לא לוקח, הכוזרי הבא יכול להיות {1:word suit}, ומהצורה הזאת יש ביד {2:count card}.</translation>
    </message>
    <message id="meydele.hint.lowest-plain">
        <source>{0:card} costs least in a round that is hard to win.</source>
        <translation>הכי פחות חבל על {0:card} בסיבוב שקשה לנצח בו.</translation>
    </message>
    <message id="meydele.hint.covers-lowest">
        <source>A face-down card decides nothing, so {0:card} is enough.</source>
        <translation>הקלף ההפוך לא מכריע כלום, ולכן {0:card} מספיק.</translation>
    </message>
    <message id="meydele.hint.opens-best">
        <source>{0:card} is the strongest card in the hand, and the open card decides the war.</source>
        <translation>{0:card} הוא הקלף החזק ביותר ביד, והקלף הפתוח מכריע במלחמה.</translation>
    </message>
    <message id="meydele.hint.war-lost">
        <source>The others are likely to win this war against any card in the hand, so {0:card}, the cheapest, is enough.</source>
        <translation>כנראה שאף קלף ביד לא ינצח במלחמה הזאת, ולכן {0:card}, הזול ביותר, מספיק.</translation>
    </message>
    <message id="meydele.hint.opens-enough">
        <source>Nobody in the war can beat {0:card}, so nothing higher is needed.</source>
        <translation>אין במלחמה מי שינצח את {0:card}, ולכן אין צורך בקלף גבוה יותר.</translation>
    </message>
    <message id="meydele.hint.opens-high">
        <source>Only values count in a war about the next kuzari, and {0:card} is high.</source>
        <translation>במלחמה על הכוזרי הבא רק הערך קובע, {0:card and} גבוה.</translation>
    </message>
    <message id="meydele.hint.opens-cheap">
        <source>The next kuzari alone is not worth more than {0:card}.</source>
        <translation>הכוזרי הבא לבדו לא שווה יותר {0:card from}.</translation>
    </message>
    <message id="meydele.label.kuzari">
        <source>Kuzari</source>
        <extracomment>Below the plate with the suit that rules.</extracomment>
        <translation>הכוזרי</translation>
    </message>
    <message id="meydele.label.kuzari.does">
        <source>Kuzari: beats all other suits</source>
        <extracomment>Below the plate with the suit that rules, where there is room: what that suit does.</extracomment>
        <translation>הכוזרי: גובר על שאר הצורות</translation>
    </message>
    <message id="meydele.label.no-kuzari">
        <source>No kuzari</source>
        <translation>אין כוזרי</translation>
    </message>
    <message id="meydele.label.badge">
        <source>{n:num} in hand · {won:num} won</source>
        <extracomment>On a badge: cards in hand and in the won pile.</extracomment>
        <translation>ביד {n:num} · בקופה {won:num}</translation>
    </message>
    <message id="meydele.label.out">
        <source>meydele, round {n:num}</source>
        <extracomment>On the badge of a seat that is out.</extracomment>
        <translation>מיידלע, סיבוב {n:num}</translation>
    </message>
    <message id="meydele.label.takes">
        <source>takes all</source>
        <extracomment>A pill below the card that takes the round.</extracomment>
        <translation>הכול לכאן</translation>
    </message>
    <message id="meydele.voice.goal">
        <source>The goal: to have cards left when nobody else has any.</source>
        <translation>המטרה: שיישארו לי קלפים אחרי שלכל האחרים נגמרו.</translation>
    </message>
    <message id="meydele.voice.kuzari">
        <source>Which card? The kuzari is {s:word suit}, and beats all other suits.</source>
        <translation>איזה קלף? הכוזרי הוא {s:word suit}, והוא גובר על כל צורה אחרת.</translation>
    </message>
    <message id="meydele.voice.choose">
        <source>Which card? There is no kuzari, the highest card takes.</source>
        <translation>איזה קלף? אין כוזרי, והקלף הגבוה לוקח.</translation>
    </message>
    <message id="meydele.voice.choose.detail">
        <source>All cards are turned together, and the highest card sets the next kuzari.</source>
        <translation>כל הקלפים נחשפים יחד, והקלף הגבוה ביותר קובע את הכוזרי הבא.</translation>
    </message>
    <message id="meydele.voice.last">
        <source>After this card all are turned together.</source>
        <translation>אחרי הקלף הזה כולם נחשפים יחד.</translation>
    </message>
    <message id="meydele.voice.choose.follows">
        <source>It stays face down until everybody has chosen.</source>
        <translation>הוא נשאר הפוך עד שכולם בחרו.</translation>
    </message>
    <message id="meydele.voice.war-down.n">
        <source>War: lay {n:count covered-card}, then an open one.</source>
        <translation>מלחמה: מניחים {n:count covered-card}, ואחר כך קלף פתוח.</translation>
    </message>
    <message id="meydele.button.war-down">
        <source>Lay {n:count covered-card}</source>
        <translation>להניח {n:count covered-card}</translation>
    </message>
    <message id="meydele.voice.war-down.follows">
        <source>Face-down cards decide nothing and go to whoever takes.</source>
        <translation>הקלף ההפוך לא מכריע כלום, והולך למי שלוקח.</translation>
    </message>
    <message id="meydele.voice.war-open">
        <source>War: which card decides?</source>
        <translation>מלחמה: איזה קלף מכריע?</translation>
    </message>
    <message id="meydele.voice.war-open.follows">
        <source>The open cards of the war are turned together.</source>
        <translation>הקלפים הפתוחים של המלחמה נחשפים יחד.</translation>
    </message>
    <message id="meydele.lays-closed">
        <source>{who:name} laid {n:count laid-covered}.</source>
        <translation>{who:from} על השולחן: {n:count laid-covered}.</translation>
    </message>
    <message id="meydele.lays-closed.f">
        <source>{who:name} laid {n:count laid-covered}.</source>
        <translation>{who:name} הניחה {n:count laid-covered}.</translation>
    </message>
    <message id="meydele.lays-closed.m">
        <source>{who:name} laid {n:count laid-covered}.</source>
        <translation>{who:name} הניח {n:count laid-covered}.</translation>
    </message>
    <message id="meydele.lays-closed.you">
        <source>You laid {n:count laid-covered}.</source>
        <translation>הנחתי {n:count laid-covered}.</translation>
    </message>
    <message id="meydele.voice.takes">
        <source>{who:name} takes all the cards.</source>
        <translation>כל הקלפים הולכים {who:to}.</translation>
    </message>
    <message id="meydele.voice.takes.f">
        <source>{who:name} takes all the cards.</source>
        <translation>{who:name} לוקחת את כל הקלפים.</translation>
    </message>
    <message id="meydele.voice.takes.m">
        <source>{who:name} takes all the cards.</source>
        <translation>{who:name} לוקח את כל הקלפים.</translation>
    </message>
    <message id="meydele.voice.takes.you">
        <source>You take all the cards.</source>
        <translation>לקחתי את כל הקלפים.</translation>
    </message>
    <message id="meydele.takes-up">
        <source>No card left in hand, so the won pile becomes the hand: {all:names}.</source>
        <extracomment>Whose won pile it is stands at the end; it may be several.</extracomment>
        <translation>היד נגמרה, ולכן הקופה עוברת אל היד: {all:names}.</translation>
    </message>
    <message id="meydele.voice.cry">
        <source>{who:name} has no cards. {cry:text}</source>
        <extracomment>The cry at somebody who has run out of cards.</extracomment>
        <translation>{who:to} אין קלפים. {cry:text}</translation>
    </message>
    <message id="meydele.voice.cry.you">
        <source>You have no cards. {cry:text}</source>
        <translation>אין לי קלפים. {cry:text}</translation>
    </message>
    <message id="meydele.voice.out">
        <source>{who:name} has no cards left.</source>
        <translation>{who:to} נגמרו הקלפים.</translation>
    </message>
    <message id="meydele.voice.out.you">
        <source>You have no cards left.</source>
        <translation>נגמרו לי הקלפים.</translation>
    </message>
    <message id="meydele.label.kuzari.says">
        <source>The kuzari is the suit that beats all other suits in this round. The highest card laid sets the next one.</source>
        <extracomment>At the plate of the kuzari, when it is pointed at.</extracomment>
        <translation>הכוזרי הוא הצורה שגוברת על כל צורה אחרת בסיבוב הזה. הקלף הגבוה ביותר שמונח קובע את הכוזרי הבא.</translation>
    </message>
    <message id="meydele.label.no-kuzari.says">
        <source>No suit beats the others in this round. The highest card laid sets the kuzari of the next one.</source>
        <translation>בסיבוב הזה אף צורה לא גוברת על האחרות. הקלף הגבוה ביותר שמונח קובע את הכוזרי של הסיבוב הבא.</translation>
    </message>
    <message id="meydele.label.leftover">
        <source>left over</source>
        <extracomment>Below the cards that were left when all had been dealt out.</extracomment>
        <translation>נשאר מהחלוקה</translation>
    </message>
    <message id="meydele.label.last">
        <source>last round</source>
        <extracomment>Below the pile of whoever took last; pressed, it says what was laid.</extracomment>
        <translation>הסיבוב הקודם</translation>
    </message>
    <message id="meydele.voice.war">
        <source>{cards:cards} are equal. {what:text}: {all:names}.</source>
        <extracomment>Who fights, and why; then what the war is over.</extracomment>
        <translation>{cards:cards} שווים. {what:text}: {all:names}.</translation>
    </message>
    <message id="meydele.voice.by-kuzari">
        <source>{c:card} is the kuzari, which beats every other suit.</source>
        <translation>{c:card} הוא הכוזרי, והכוזרי גובר על כל צורה אחרת.</translation>
    </message>
    <message id="meydele.voice.by-kuzari-highest">
        <source>{c:card} is the highest kuzari.</source>
        <translation>{c:card} הוא הכוזרי הגבוה ביותר.</translation>
    </message>
    <message id="meydele.voice.by-highest">
        <source>{c:card} is the highest.</source>
        <translation>{c:card} הוא הגבוה ביותר.</translation>
    </message>
    <message id="meydele.voice.by-highest-sets">
        <source>{c:card} is the highest, and sets the next kuzari: {s:word suit}.</source>
        <translation>{c:card} הוא הגבוה ביותר, והוא גם קובע את הכוזרי הבא: {s:word suit}.</translation>
    </message>
    <message id="meydele.voice.sets">
        <source>{c:card} sets the next kuzari: {s:word suit}.</source>
        <extracomment>After the sentence that says by which card somebody takes everything.</extracomment>
        <translation>{c:card} קובע את הכוזרי הבא: {s:word suit}.</translation>
    </message>
    <message id="meydele.voice.sets.before-war">
        <source>{c:card}, laid before the war, sets the next kuzari: {s:word suit}.</source>
        <extracomment>The same where its seat has fought with other cards since.</extracomment>
        <translation>{c:card}, שהונח לפני המלחמה, קובע את הכוזרי הבא: {s:word suit}.</translation>
    </message>
    <message id="meydele.why.fact.high-cards.more">
        <source>more high cards are left</source>
        <extracomment>Why one move is better than another.</extracomment>
        <translation>נשארים יותר קלפים גבוהים</translation>
    </message>
    <message id="meydele.why.fact.high-cards.less">
        <source>fewer high cards are left</source>
        <translation>נשארים פחות קלפים גבוהים</translation>
    </message>
    <message id="meydele.about.suitplate">
        <source>No suit is the kuzari yet: the highest card takes.</source>
        <translation>עוד אין כוזרי, ולכן הקלף הגבוה לוקח.</translation>
    </message>
    <message id="meydele.about.suitplate.suit">
        <source>Cards of the kuzari beat all other suits.</source>
        <translation>קלפי הכוזרי מנצחים את כל שאר הצורות.</translation>
    </message>
    <message id="meydele.about.tag">
        <source>Equal cards are at war: everybody who fights lays cards face down and opens one more.</source>
        <translation>קלפים שווים במלחמה: כל מי שנלחם מניח קלפים הפוכים ופותח עוד אחד.</translation>
    </message>
    <message id="meydele.results.score">
        <source>players who were out before you</source>
        <extracomment>What the figures of the results count: "Best", below it this.</extracomment>
        <translation>שחקנים שיצאו לפניי</translation>
    </message>
    <message id="meydele.case.01">
        <source>a plain round</source>
        <extracomment>Titles of the worked examples, in the list at the foot of the rules.</extracomment>
        <translation>סיבוב רגיל</translation>
    </message>
    <message id="meydele.case.01b">
        <source>the cards are held until the last one is chosen</source>
        <translation>הקלפים מחכים עד שכולם בחרו</translation>
    </message>
    <message id="meydele.case.02">
        <source>a low kuzari takes</source>
        <translation>כוזרי נמוך לוקח</translation>
    </message>
    <message id="meydele.case.03">
        <source>a war for the kuzari alone begins</source>
        <translation>מתחילה מלחמה על הכוזרי בלבד</translation>
    </message>
    <message id="meydele.case.03b">
        <source>two covered cards, then the open one</source>
        <translation>שני קלפים הפוכים, ואז הפתוח</translation>
    </message>
    <message id="meydele.case.03c">
        <source>the war for the kuzari is decided</source>
        <translation>המלחמה על הכוזרי מוכרעת</translation>
    </message>
    <message id="meydele.case.04">
        <source>a kuzari against an equal card: war begins</source>
        <translation>כוזרי מול קלף שווה: מתחילה מלחמה</translation>
    </message>
    <message id="meydele.case.04b">
        <source>one war decides both</source>
        <translation>מלחמה אחת מכריעה את שניהם</translation>
    </message>
    <message id="meydele.case.05">
        <source>no kuzari among the open cards</source>
        <translation>אין כוזרי בין הפתוחים</translation>
    </message>
    <message id="meydele.case.06">
        <source>three are equal</source>
        <translation>שלושה שווים</translation>
    </message>
    <message id="meydele.case.06b">
        <source>war upon war, with too few cards</source>
        <translation>מלחמה על מלחמה, ומעט קלפים</translation>
    </message>
    <message id="meydele.case.06c">
        <source>the second war is decided, and one is out</source>
        <translation>המלחמה השנייה מוכרעת, ואחד יוצא</translation>
    </message>
    <message id="meydele.case.07">
        <source>the won pile becomes the hand</source>
        <translation>הקופה נעשית יד</translation>
    </message>
    <message id="meydele.case.07b">
        <source>the cards of this round make a new won pile</source>
        <translation>מקלפי הסיבוב הזה נבנית קופה חדשה</translation>
    </message>
    <message id="meydele.case.07c">
        <source>nothing to take up but the cards of this round</source>
        <translation>אין מה להרים חוץ מקלפי הסיבוב</translation>
    </message>
    <message id="meydele.case.08">
        <source>the last card, and out</source>
        <translation>הקלף האחרון, ומיידלע</translation>
    </message>
    <message id="meydele.case.09">
        <source>the first round takes the left-over card</source>
        <translation>הסיבוב הראשון לוקח את הקלף שנותר</translation>
    </message>
    <message id="meydele.case.10">
        <source>two wars at once begin</source>
        <translation>מתחילות שתי מלחמות בבת אחת</translation>
    </message>
    <message id="meydele.case.10b">
        <source>two wars at once are decided</source>
        <translation>שתי מלחמות בבת אחת מוכרעות</translation>
    </message>
    <message id="meydele.case.11">
        <source>equal cards of one suit leave no doubt</source>
        <translation>קלפים שווים מאותה צורה: אין ספק</translation>
    </message>
    <message id="meydele.case.12">
        <source>the rounds are over, and cards are counted</source>
        <translation>הסיבובים נגמרו, וסופרים</translation>
    </message>
    <message id="meydele.case.13">
        <source>no cards for the war: standing on the card</source>
        <translation>אין קלפים למלחמה: עומדים על הקלף</translation>
    </message>
    <message id="meydele.case.13b">
        <source>those who stood on the card: the war is decided</source>
        <translation>מי שעמד על הקלף: המלחמה מוכרעת</translation>
    </message>
    <message id="meydele.case.14">
        <source>a lot decides</source>
        <translation>הגרלה מכריעה</translation>
    </message>
    <message id="meydele.case.15">
        <source>the won pile is taken up in a war</source>
        <translation>מרימים את הקופה באמצע מלחמה</translation>
    </message>
    <message id="meydele.case.15b">
        <source>two cards left: one covered, one open</source>
        <translation>נשארו שני קלפים: הפוך ופתוח</translation>
    </message>
</context>
</TS>
