<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="company.name.pomegranate">
        <source>Noa</source>
        <extracomment>A name for a computer player that was given none; one for each plate, all different.</extracomment>
        <translation>נועה</translation>
    </message>
    <message id="company.name.lemon">
        <source>Omar</source>
        <translation>עומר</translation>
    </message>
    <message id="company.name.fig">
        <source>Yael</source>
        <translation>יעל</translation>
    </message>
    <message id="company.name.fig.before">
        <source>Tamar</source>
        <extracomment>What that computer player was called before; tables that were kept still have it.</extracomment>
        <translation>תמר</translation>
    </message>
    <message id="company.name.date">
        <source>Yoav</source>
        <translation>יואב</translation>
    </message>
    <message id="company.name.almond">
        <source>Grandma Rachel</source>
        <translation>סבתא רחל</translation>
    </message>
    <message id="company.name.wheat">
        <source>Grandpa Eli</source>
        <translation>סבא אלי</translation>
    </message>
    <message id="company.name.grapes">
        <source>Michal</source>
        <translation>מיכל</translation>
    </message>
    <message id="company.name.olive">
        <source>Daniel</source>
        <translation>דניאל</translation>
    </message>
    <message id="company.name.fish">
        <source>Gali</source>
        <translation>גלי</translation>
    </message>
    <message id="company.person">
        <source>person</source>
        <extracomment>Who plays a seat: one half of a switch.</extracomment>
        <translation>אדם</translation>
    </message>
    <message id="company.computer">
        <source>computer</source>
        <translation>מחשב</translation>
    </message>
    <message id="company.kind">
        <source>Person or computer: {who:name}</source>
        <extracomment>For screen readers: the switch between person and computer.</extracomment>
        <translation>אדם או מחשב: {who:name}</translation>
    </message>
    <message id="company.level">
        <source>How {who:name} plays</source>
        <extracomment>For screen readers: the list of levels.</extracomment>
        <translation>רמת המשחק של {who:name}</translation>
    </message>
    <message id="company.level.easy">
        <source>easy</source>
        <extracomment>A level of computer players: plays weakly, but not foolishly.</extracomment>
        <translation>קל</translation>
    </message>
    <message id="company.level.medium">
        <source>medium</source>
        <translation>בינוני</translation>
    </message>
    <message id="company.level.hard">
        <source>hard</source>
        <translation>קשה</translation>
    </message>
    <message id="company.level.expert">
        <source>expert</source>
        <extracomment>The strongest level of computer players.</extracomment>
        <translation>אלוף</translation>
    </message>
    <message id="company.level.gentle">
        <source>very easy</source>
        <extracomment>The weakest level, which only a player that adapts can have.</extracomment>
        <translation>קל מאוד</translation>
    </message>
    <message id="company.level.adapts">
        <source>adapts</source>
        <extracomment>In the list of levels: a computer player whose level follows the results of whoever plays.</extracomment>
        <translation>מסתגל</translation>
    </message>
    <message id="company.level.adapts.help">
        <source>Plays better after it loses and less well after it wins, until everyone wins about equally often. It then thinks less, but never makes a mistake on purpose.</source>
        <extracomment>Tool tip of the list of levels, if the player adapts.</extracomment>
        <translation>מתחזק אחרי הפסד ונחלש אחרי ניצחון, עד שכולם מנצחים בערך באותה מידה. כשהוא נחלש הוא רק חושב פחות, ואף פעם לא טועה בכוונה.</translation>
    </message>
    <message id="company.level.adapts.now">
        <source>In this game: {value:text}.</source>
        <extracomment>Follows the tool tip during a game; the level is one of "easy" to "expert".</extracomment>
        <translation>במשחק הזה: {value:text}.</translation>
    </message>
    <message id="company.luck">
        <source>luck decides</source>
        <extracomment>In place of the levels of a computer player, in a narrow column: with so many seats no level does better than another.</extracomment>
        <translation>כאן המזל מכריע</translation>
    </message>
    <message id="company.one-level">
        <source>one level</source>
        <extracomment>In place of the levels of a computer player, in a narrow column: in this game no match can tell them apart.</extracomment>
        <translation>רמה אחת</translation>
    </message>
    <message id="company.level.greedy">
        <source>plays well</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>ברמה טובה</translation>
    </message>
    <message id="company.level.random">
        <source>without thinking</source>
        <translation>בלי לחשוב</translation>
    </message>
    <message id="company.form">
        <source>How {who:name} is spoken of</source>
        <extracomment>For screen readers: the list of forms beside a name.</extracomment>
        <translation>איך מספרים על {who:name}</translation>
    </message>
    <message id="company.form.you">
        <source>How you are spoken of</source>
        <translation>איך מספרים עליי</translation>
    </message>
    <message id="company.form.label">
        <source>Spoken of as</source>
        <extracomment>Above the list of forms beside a name: she, he, they.</extracomment>
        <translation>לשון פנייה</translation>
    </message>
    <message id="company.form.help">
        <source>How this player is spoken of in every game.</source>
        <extracomment>Tool tip of the list.</extracomment>
        <translation>כך מספרים על השחקן הזה במשפטים שבכל המשחקים.</translation>
    </message>
    <message id="company.spoken.f">
        <source>she</source>
        <extracomment>How somebody is spoken of at the table, in a narrow list.</extracomment>
        <translation>היא</translation>
    </message>
    <message id="company.spoken.m">
        <source>he</source>
        <translation>הוא</translation>
    </message>
    <message id="company.spoken.off">
        <source>they</source>
        <translation>היא/הוא</translation>
    </message>
    <message id="company.name-at">
        <source>Name, seat {n:num}</source>
        <extracomment>For screen readers: the field for a name.</extracomment>
        <translation>שם, מקום {n:num}</translation>
    </message>
    <message id="company.remove">
        <source>Take away the seat of {who:name}</source>
        <translation>להסיר את המקום של {who:name}</translation>
    </message>
    <message id="company.add">
        <source>Add a seat</source>
        <translation>להוסיף מקום</translation>
    </message>
    <message id="company.free">
        <source>{sit:count person}, {n:count free-seat}</source>
        <extracomment>Beside the button that adds a seat, whose row may be out of sight; then how many more there may be.</extracomment>
        <translation>{sit:count person}, {n:count free-seat}</translation>
    </message>
    <message id="company.full">
        <source>{sit:count person}</source>
        <extracomment>The same where nobody else has room.</extracomment>
        <translation>{sit:count person}</translation>
    </message>
    <message id="company.curtain">
        <source>{all:names} share this screen. Between turns a curtain comes down, and only the player whose turn it is sees the hand.</source>
        <extracomment>A note in a new game as soon as two people play at one screen.</extracomment>
        <translation>{all:names} משחקים ליד אותו מסך. בין תור לתור יורד וילון, ורק מי שזה התור שלו רואה את היד.</translation>
    </message>
    <message id="company.plate">
        <source>The plate of {who:name}: {plate:word plate}</source>
        <extracomment>For screen readers: a button that opens the choice of plates.</extracomment>
        <translation>הצלחת של {who:name}: {plate:word plate}</translation>
    </message>
    <message id="company.plate.tip">
        <source>Another plate, or another place in the order</source>
        <extracomment>Tool tip of the plate.</extracomment>
        <translation>צלחת אחרת, או מקום אחר בסדר</translation>
    </message>
    <message id="company.plate.swap">
        <source>{plate:word plate}: exchange with {who:name}</source>
        <extracomment>A plate that somebody at the table has already.</extracomment>
        <translation>{plate:word plate}: להחליף עם {who:name}</translation>
    </message>
    <message id="company.people">
        <source>Who has played here before</source>
        <extracomment>Heading of a list of names.</extracomment>
        <translation>מי כבר שיחק כאן</translation>
    </message>
    <message id="company.up">
        <source>One place earlier</source>
        <extracomment>Moves a seat in the order of the table.</extracomment>
        <translation>להזיז מקום אחד למעלה</translation>
    </message>
    <message id="company.down">
        <source>One place later</source>
        <translation>להזיז מקום אחד למטה</translation>
    </message>
    <message id="company.again">
        <source>The same table again</source>
        <extracomment>The main button of a new game while everything is as it was the last time.</extracomment>
        <translation>שוב אותו שולחן</translation>
    </message>
    <message id="company.auto">
        <source>Automatic ({value:text})</source>
        <extracomment>A value of an option that is worked out, and what it comes to.</extracomment>
        <translation>לפי מספר השחקנים ({value:text})</translation>
    </message>
    <message id="company.own">
        <source>Another number</source>
        <extracomment>Of an option that is worked out otherwise.</extracomment>
        <translation>מספר אחר</translation>
    </message>
    <message id="company.forecast">
        <source>What to expect</source>
        <extracomment>Heading of a box with three figures.</extracomment>
        <translation>למה לצפות</translation>
    </message>
    <message id="company.forecast.games">
        <source>from {n:num} quick games by the computer</source>
        <translation>לפי {n:num} משחקים מהירים של המחשב</translation>
    </message>
    <message id="company.forecast.length">
        <source>About {length:text} a game</source>
        <translation>בערך {length:text} למשחק</translation>
    </message>
    <message id="company.forecast.minutes">
        <source>About {length:text} a game: {minutes:text}, and your time to think</source>
        <extracomment>The minutes are those that the table takes, at the pace in use.</extracomment>
        <translation>בערך {length:text} למשחק: {minutes:text}, ועוד הזמן לחשוב</translation>
    </message>
    <message id="company.forecast.working">
        <source>The computer is trying out this table…</source>
        <translation>המחשב מנסה את השולחן הזה…</translation>
    </message>
    <message id="company.forecast.unknown">
        <source>These games take too long to try out now.</source>
        <extracomment>Instead of the three figures.</extracomment>
        <translation>המשחקים האלה ארוכים מכדי לנסות אותם עכשיו.</translation>
    </message>
    <message id="company.forecast.whole">
        <source>Hardly any game is cut short</source>
        <extracomment>Instead of: 2% of the games end at the agreed limit.</extracomment>
        <translation>כמעט אף משחק לא נעצר באמצע</translation>
    </message>
    <message id="company.forecast.first">
        <source>The first seat wins {share:percent} of the games</source>
        <extracomment>How often the first seat wins.</extracomment>
        <translation>המקום הראשון מנצח ב־{share:percent} מהמשחקים</translation>
    </message>
    <message id="company.forecast.nobody">
        <source>The first seat wins {share:percent} of the games, nobody {nobody:percent}</source>
        <extracomment>How often the first seat wins, where some games have no winner.</extracomment>
        <translation>המקום הראשון מנצח ב־{share:percent} מהמשחקים, וב־{nobody:percent} אין מנצח</translation>
    </message>
    <message id="company.forecast.cap">
        <source>{share:percent} of the games end at the agreed limit</source>
        <extracomment>How often the limit of rounds or turns ends the game.</extracomment>
        <translation>{share:percent} מהמשחקים נגמרים בגבול שקבענו</translation>
    </message>
    <message id="company.last-person">
        <source>At least one person has to play.</source>
        <extracomment>Why a seat cannot become a computer’s.</extracomment>
        <translation>צריך שלפחות אדם אחד ישחק.</translation>
    </message>
    <message id="company.seats.help">
        <source>You can change places at any time. The cards stay where they are.</source>
        <translation>אפשר להתחלף בכל רגע. הקלפים נשארים במקומם.</translation>
    </message>
    <message id="company.seats.done">
        <source>Back to the game</source>
        <translation>לחזור למשחק</translation>
    </message>
    <message id="count.free-seat.1">
        <source>1 more place</source>
        <extracomment>Seats that may still be added.</extracomment>
        <translation>עוד מקום פנוי אחד</translation>
    </message>
    <message id="count.free-seat.2">
        <source>2 more places</source>
        <translation>עוד שני מקומות פנויים</translation>
    </message>
    <message id="count.free-seat.n">
        <source>{n} more places</source>
        <translation>עוד {n} מקומות פנויים</translation>
    </message>
</context>
</TS>
