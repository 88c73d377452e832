<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="words.another-seat">
        <source>Somebody else</source>
        <extracomment>In the table in words: whose cards these are, where a seat has no name.</extracomment>
        <translation>מישהו אחר</translation>
    </message>
    <message id="log.card-of">
        <source>{who:name}’s {c:card}</source>
        <extracomment>One of several cards that were laid by several seats; they stand in a list.</extracomment>
        <translation>{c:card} של {who:name}</translation>
    </message>
    <message id="log.card-of.you">
        <source>your {c:card}</source>
        <translation>{c:card} שלי</translation>
    </message>
    <message id="log.turned-up">
        <source>Turned up: {all:text}.</source>
        <extracomment>Cards that were laid unseen are turned up together; the list says whose they are.</extracomment>
        <translation>נחשפו: {all:text}.</translation>
    </message>
    <message id="log.turned-up.one">
        <source>Turned up: {all:text}.</source>
        <translation>נחשף: {all:text}.</translation>
    </message>
    <message id="log.two">
        <source>{one:text} {two:text}</source>
        <extracomment>Two sentences in one line.</extracomment>
        <translation>{one:text} {two:text}</translation>
    </message>
    <message id="seat.hand">
        <source>{n:num} in hand</source>
        <extracomment>On a badge: how many cards a seat holds.</extracomment>
        <translation>ביד {n:num}</translation>
    </message>
    <message id="seat.points">
        <source>{n:count point}</source>
        <extracomment>On a badge.</extracomment>
        <translation>{n:count point}</translation>
    </message>
    <message id="seat.score">
        <source>{n:num}</source>
        <extracomment>At the end of a game: what a seat came to.</extracomment>
        <translation>{n:num}</translation>
    </message>
    <message id="seat.out">
        <source>out of the game</source>
        <extracomment>On the badge of a seat that is out.</extracomment>
        <translation>מחוץ למשחק</translation>
    </message>
    <message id="seat.round">
        <source>Round {n:num}</source>
        <extracomment>The pill beside the name of a game.</extracomment>
        <translation>סיבוב {n:num}</translation>
    </message>
    <message id="table.thinks">
        <source>{who:name} is thinking.</source>
        <extracomment>The voice, while a computer player thinks.</extracomment>
        <translation>רגע, {who:name} במחשבות.</translation>
    </message>
    <message id="table.thinks.f">
        <source>{who:name} is thinking.</source>
        <translation>{who:name} חושבת.</translation>
    </message>
    <message id="table.thinks.m">
        <source>{who:name} is thinking.</source>
        <translation>{who:name} חושב.</translation>
    </message>
    <message id="table.thinks.you">
        <source>Your turn.</source>
        <translation>התור שלי.</translation>
    </message>
    <message id="table.held-card">
        <source>{card:card}: where does it go?</source>
        <extracomment>The voice, while a card is held.</extracomment>
        <translation>{card:card}: לאן?</translation>
    </message>
    <message id="table.held-closed">
        <source>This card: where does it go?</source>
        <extracomment>The voice, while a closed card is held.</extracomment>
        <translation>הקלף הזה: לאן?</translation>
    </message>
    <message id="table.held-one">
        <source>{deed:text}?</source>
        <extracomment>The voice, while a card is held that can do only one thing.</extracomment>
        <translation>{deed:text}?</translation>
    </message>
    <message id="table.chosen">
        <source>Chosen: {n:num} of {of:num}.</source>
        <extracomment>Cards that are chosen to go together.</extracomment>
        <translation>כבר בחרתי {n:num} מתוך {of:num}.</translation>
    </message>
    <message id="table.undo.none">
        <source>There is no move of yours to take back.</source>
        <extracomment>The voice, after an undo by the key while nothing has been done yet.</extracomment>
        <translation>אין עדיין מהלך שלי לבטל.</translation>
    </message>
    <message id="table.redo.none">
        <source>Nothing was taken back that could be done again.</source>
        <translation>לא בוטל מהלך שאפשר לעשות שוב.</translation>
    </message>
    <message id="table.undo.revealed">
        <source>This cannot be taken back: what followed depended on chance or on something hidden.</source>
        <extracomment>The voice, after an undo that would go through a reveal.</extracomment>
        <translation>אי אפשר לבטל: מה שקרה אחר כך היה תלוי במזל או במה שלא כולם רואים.</translation>
    </message>
    <message id="hand-over.next">
        <source>Now it is {who:name}’s turn.</source>
        <extracomment>The voice, before the screen is passed on.</extracomment>
        <translation>עכשיו התור של {who:name}.</translation>
    </message>
    <message id="hand-over.pass">
        <source>Pass the screen</source>
        <extracomment>A button of the voice.</extracomment>
        <translation>להעביר את המסך</translation>
    </message>
    <message id="hand-over.moves">
        <source>Meanwhile: {n:count move}.</source>
        <extracomment>On the curtain.</extracomment>
        <translation>בינתיים: {n:count move}.</translation>
    </message>
    <message id="hand-over.first">
        <source>The cards are dealt.</source>
        <extracomment>On the curtain, before a person’s first turn.</extracomment>
        <translation>הקלפים חולקו.</translation>
    </message>
    <message id="hand-over.nothing">
        <source>Nothing has happened meanwhile.</source>
        <extracomment>On the curtain, where the person has seen everything before it fell.</extracomment>
        <translation>בינתיים לא קרה כלום.</translation>
    </message>
    <message id="end.turning">
        <source>From {what:word end.counted} {n:num} of {of:num} on, {who:name} was ahead to the end.</source>
        <extracomment>At the end of a game; what is counted is what stands below the chart.</extracomment>
        <translation>{what:word end.counted from} {n:num} מתוך {of:num} ועד הסוף היה היתרון אצל {who:name}.</translation>
    </message>
    <message id="end.turning.f">
        <source>From {what:word end.counted} {n:num} of {of:num} on, {who:name} was ahead to the end.</source>
        <translation>{what:word end.counted from} {n:num} מתוך {of:num} ועד הסוף הובילה {who:name}.</translation>
    </message>
    <message id="end.turning.m">
        <source>From {what:word end.counted} {n:num} of {of:num} on, {who:name} was ahead to the end.</source>
        <translation>{what:word end.counted from} {n:num} מתוך {of:num} ועד הסוף הוביל {who:name}.</translation>
    </message>
    <message id="end.turning.you">
        <source>From {what:word end.counted} {n:num} of {of:num} on, you were ahead to the end.</source>
        <extracomment>At the end of a game, of a person who gave no name.</extracomment>
        <translation>{what:word end.counted from} {n:num} מתוך {of:num} ועד הסוף הובלתי.</translation>
    </message>
    <message id="end.counted.moves">
        <source>move</source>
        <translation>מהלך</translation>
    </message>
    <message id="end.counted.rounds">
        <source>round</source>
        <translation>סיבוב</translation>
    </message>
    <message id="end.counted.deals">
        <source>deal</source>
        <translation>סיבוב</translation>
    </message>
    <message id="bar.once-more.none">
        <source>Nothing has happened yet.</source>
        <extracomment>The voice, where the last turn was to be shown again before anybody has done anything.</extracomment>
        <translation>עוד לא קרה כלום.</translation>
    </message>
    <message id="bar.once-more">
        <source>Show the last turn again</source>
        <extracomment>In the menu of a game.</extracomment>
        <translation>להראות שוב את התור האחרון</translation>
    </message>
    <message id="bar.seats">
        <source>Who sits where</source>
        <extracomment>In the menu of a game.</extracomment>
        <translation>מי יושב איפה</translation>
    </message>
</context>
</TS>
