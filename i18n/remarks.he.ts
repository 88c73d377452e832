<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="remark.said">
        <source>{who:name}: “{words:text}”</source>
        <extracomment>What a computer player says, in the second line of the voice or at the end of a game.</extracomment>
        <translation>{who:name}: „{words:text}”</translation>
    </message>
    <message id="remark.bold.sits.1">
        <source>All or nothing, as usual.</source>
        <extracomment>A computer player of this character, before the first card.</extracomment>
        <translation>הכול או לא כלום, כרגיל.</translation>
    </message>
    <message id="remark.bold.sits.2">
        <source>Nothing ventured, nothing gained.</source>
        <translation>מי שלא מסתכן לא מרוויח.</translation>
    </message>
    <message id="remark.bold.loses.1">
        <source>Easy come, easy go.</source>
        <extracomment>The same, when somebody has taken many of their cards.</extracomment>
        <translation>בקלות בא, בקלות הלך.</translation>
    </message>
    <message id="remark.bold.loses.2">
        <source>No regrets.</source>
        <translation>לא מתחרטים על דבר.</translation>
    </message>
    <message id="remark.bold.waits.1">
        <source>The first thought is often the best one.</source>
        <extracomment>The same, to a person who has been thinking for long; not addressed to a woman or a man.</extracomment>
        <translation>המחשבה הראשונה היא לא פעם הטובה מכולן.</translation>
    </message>
    <message id="remark.bold.waits.2">
        <source>A little courage.</source>
        <translation>קצת אומץ.</translation>
    </message>
    <message id="remark.bold.wins.1">
        <source>It was worth the risk.</source>
        <extracomment>The same, having won.</extracomment>
        <translation>היה שווה להסתכן.</translation>
    </message>
    <message id="remark.bold.wins.2">
        <source>Luck goes with the brave.</source>
        <translation>המזל הולך עם האמיצים.</translation>
    </message>
    <message id="remark.bold.beaten.1">
        <source>Next time with even more courage.</source>
        <extracomment>The same, having been beaten.</extracomment>
        <translation>בפעם הבאה עם עוד יותר אומץ.</translation>
    </message>
    <message id="remark.bold.beaten.2">
        <source>A good fight. Another one?</source>
        <translation>קרב יפה. עוד אחד?</translation>
    </message>
    <message id="remark.careful.sits.1">
        <source>Slowly and safely.</source>
        <extracomment>A computer player of this character, before the first card.</extracomment>
        <translation>לאט ובטוח.</translation>
    </message>
    <message id="remark.careful.sits.2">
        <source>One step at a time.</source>
        <translation>צעד אחרי צעד.</translation>
    </message>
    <message id="remark.careful.loses.1">
        <source>That is just what I was afraid of.</source>
        <extracomment>The same, when somebody has taken many of their cards.</extracomment>
        <translation>מזה בדיוק חששתי.</translation>
    </message>
    <message id="remark.careful.loses.2">
        <source>That hurts.</source>
        <translation>זה כואב.</translation>
    </message>
    <message id="remark.careful.waits.1">
        <source>No hurry. It is worth thinking over.</source>
        <extracomment>The same, to a person who has been thinking for long; not addressed to a woman or a man.</extracomment>
        <translation>אין מה למהר. כדאי לחשוב על זה.</translation>
    </message>
    <message id="remark.careful.waits.2">
        <source>There is time.</source>
        <translation>יש זמן.</translation>
    </message>
    <message id="remark.careful.wins.1">
        <source>Patience pays.</source>
        <extracomment>The same, having won.</extracomment>
        <translation>הסבלנות משתלמת.</translation>
    </message>
    <message id="remark.careful.wins.2">
        <source>Think first, then act.</source>
        <translation>סוף מעשה במחשבה תחילה.</translation>
    </message>
    <message id="remark.careful.beaten.1">
        <source>Well played. There is something to learn from that.</source>
        <extracomment>The same, having been beaten.</extracomment>
        <translation>משחק יפה. יש מה ללמוד ממנו.</translation>
    </message>
    <message id="remark.careful.beaten.2">
        <source>It was a good game.</source>
        <translation>היה משחק טוב.</translation>
    </message>
    <message id="remark.teasing.sits.1">
        <source>Who brought the handkerchiefs?</source>
        <extracomment>A computer player of this character, before the first card.</extracomment>
        <translation>מי הביא ממחטות?</translation>
    </message>
    <message id="remark.teasing.sits.2">
        <source>We shall see who laughs last.</source>
        <translation>עוד נראה מי יצחק אחרון.</translation>
    </message>
    <message id="remark.teasing.loses.1">
        <source>That will be paid back, with interest.</source>
        <extracomment>The same, when somebody has taken many of their cards.</extracomment>
        <translation>זה עוד יוחזר, ועם ריבית.</translation>
    </message>
    <message id="remark.teasing.loses.2">
        <source>Very funny.</source>
        <translation>מצחיק מאוד.</translation>
    </message>
    <message id="remark.teasing.waits.1">
        <source>The tea is getting cold.</source>
        <extracomment>The same, to a person who has been thinking for long; not addressed to a woman or a man.</extracomment>
        <translation>התה מתקרר.</translation>
    </message>
    <message id="remark.teasing.waits.2">
        <source>Is anybody there?</source>
        <translation>יש פה מישהו?</translation>
    </message>
    <message id="remark.teasing.wins.1">
        <source>Was that all?</source>
        <extracomment>The same, having won.</extracomment>
        <translation>זה הכול?</translation>
    </message>
    <message id="remark.teasing.wins.2">
        <source>So who laughed last?</source>
        <translation>אז מי צחק אחרון?</translation>
    </message>
    <message id="remark.teasing.beaten.1">
        <source>Beginner’s luck.</source>
        <extracomment>The same, having been beaten.</extracomment>
        <translation>מזל של מתחילים.</translation>
    </message>
    <message id="remark.teasing.beaten.2">
        <source>A day to remember. It will not come again.</source>
        <translation>יום לזכור. הוא לא יחזור.</translation>
    </message>
    <message id="company.character">
        <source>What {who:name} is like</source>
        <extracomment>For screen readers: the list of characters.</extracomment>
        <translation>האופי של {who:name}</translation>
    </message>
    <message id="company.character.help">
        <source>What this player likes, where moves are equally good, and how they speak. No character plays worse than another.</source>
        <extracomment>Tool tip of the list.</extracomment>
        <translation>מה השחקן הזה מעדיף כשהמהלכים טובים באותה מידה, ואיך הוא מדבר. אין אופי שמשחק גרוע יותר.</translation>
    </message>
    <message id="company.character.plain">
        <source>quiet</source>
        <extracomment>A character of computer players: has no preferences and says nothing.</extracomment>
        <translation>שקט</translation>
    </message>
    <message id="company.character.bold">
        <source>bold</source>
        <extracomment>A character of computer players: likes risks.</extracomment>
        <translation>נועז</translation>
    </message>
    <message id="company.character.careful">
        <source>careful</source>
        <extracomment>A character of computer players: likes to be safe.</extracomment>
        <translation>זהיר</translation>
    </message>
    <message id="company.character.teasing">
        <source>teasing</source>
        <extracomment>A character of computer players: likes moves that do something to the cards of others.</extracomment>
        <translation>עוקצני</translation>
    </message>
    <message id="settings.remarks">
        <source>Computer players talk</source>
        <extracomment>A switch.</extracomment>
        <translation>שחקני המחשב מדברים</translation>
    </message>
    <message id="settings.remarks.help">
        <source>A few words now and then from players with a character, never about a hidden card. Not in games without numbers.</source>
        <translation>כמה מילים מדי פעם, ממי שנבחר לו אופי, ואף פעם לא על קלף סגור. לא במשחק בלי מספרים.</translation>
    </message>
</context>
</TS>
