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
        <source>Tamar</source>
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
        <source>Who plays as {who:name}</source>
        <extracomment>For screen readers: the switch between person and computer.</extracomment>
        <translation>מי משחק במקום של {who:name}</translation>
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
    <message id="company.luck">
        <source>luck decides here</source>
        <extracomment>In place of the levels of a computer player, in a narrow column: with so many seats no player does better than another.</extracomment>
        <translation>כאן המזל מכריע</translation>
    </message>
    <message id="company.level.greedy">
        <source>plays well</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>משחק טוב</translation>
    </message>
    <message id="company.level.random">
        <source>at random</source>
        <translation>משחק באקראי</translation>
    </message>
    <message id="meydele.person.form.m.short">
        <source>{:own Meydele}</source>
        <extracomment>Which cry is called for a person, in a narrow list.</extracomment>
        <translation>{:own מיידלע}</translation>
    </message>
    <message id="meydele.person.form.f.short">
        <source>{:own Feygele}</source>
        <translation>{:own פייגלע}</translation>
    </message>
    <message id="meydele.person.form.off.short">
        <source>no cry</source>
        <translation>בלי קריאה</translation>
    </message>
    <message id="company.here">
        <source>at this screen</source>
        <extracomment>Beside a person in a new game.</extracomment>
        <translation>ליד המסך הזה</translation>
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
        <source>{n:count free-seat}</source>
        <extracomment>Beside the button that adds a seat.</extracomment>
        <translation>{n:count free-seat}</translation>
    </message>
    <message id="company.curtain">
        <source>{all:names} share the screen. Between turns a cloth comes down, and only the one in turn sees the hand.</source>
        <extracomment>A note in a new game as soon as two people play at one screen.</extracomment>
        <translation>המסך משותף: {all:names}. בין תור לתור יורד מסך בד, ורק מי שבתור רואה את היד.</translation>
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
        <source>Who has sat here before</source>
        <extracomment>Heading of a list of names.</extracomment>
        <translation>מי כבר ישב כאן</translation>
    </message>
    <message id="company.up">
        <source>One place earlier</source>
        <extracomment>Moves a seat in the order of the table.</extracomment>
        <translation>מקום אחד קודם</translation>
    </message>
    <message id="company.down">
        <source>One place later</source>
        <translation>מקום אחד אחר כך</translation>
    </message>
    <message id="company.again">
        <source>The same table again</source>
        <extracomment>The main button of a new game while everything is as it was the last time.</extracomment>
        <translation>שוב אותו שולחן</translation>
    </message>
    <message id="company.auto">
        <source>By the number of seats ({value:text})</source>
        <extracomment>A value of an option that is worked out, and what it comes to.</extracomment>
        <translation>לפי מספר המקומות ({value:text})</translation>
    </message>
    <message id="company.own">
        <source>Another number</source>
        <extracomment>Of an option that is worked out otherwise.</extracomment>
        <translation>מספר אחר</translation>
    </message>
    <message id="company.forecast">
        <source>Forecast for such a game</source>
        <extracomment>Heading of a box with three figures.</extracomment>
        <translation>תחזית למשחק כזה</translation>
    </message>
    <message id="company.forecast.games">
        <source>{n:num} quick games, played at random</source>
        <translation>{n:num} משחקים מהירים, במהלכים אקראיים</translation>
    </message>
    <message id="company.forecast.length">
        <source>Length: about {length:text}</source>
        <translation>אורך: בערך {length:text}</translation>
    </message>
    <message id="company.forecast.first">
        <source>First seat: {share:percent}</source>
        <extracomment>How often the first seat wins.</extracomment>
        <translation>המקום הראשון: {share:percent}</translation>
    </message>
    <message id="company.forecast.cap">
        <source>Ended by the limit: {share:percent}</source>
        <extracomment>How often the limit of rounds or turns ends the game.</extracomment>
        <translation>סוף בתקרה: {share:percent}</translation>
    </message>
    <message id="company.last-person">
        <source>At least one person stays at the table.</source>
        <extracomment>Why a seat cannot become a computer’s.</extracomment>
        <translation>לפחות אדם אחד נשאר ליד השולחן.</translation>
    </message>
    <message id="company.seats.title">
        <source>Who plays</source>
        <extracomment>A sheet in the middle of a game: seats are handed over.</extracomment>
        <translation>מי משחק</translation>
    </message>
    <message id="company.seats.help">
        <source>A seat can change hands at any time. The cards stay where they are.</source>
        <translation>אפשר להעביר מקום בכל רגע. הקלפים נשארים במקומם.</translation>
    </message>
    <message id="company.seats.done">
        <source>Back to the game</source>
        <translation>לחזור למשחק</translation>
    </message>
    <message id="count.free-seat.1">
        <source>one more place</source>
        <extracomment>Seats that may still be added.</extracomment>
        <translation>עוד מקום פנוי אחד</translation>
    </message>
    <message id="count.free-seat.2">
        <source>two more places</source>
        <translation>עוד שני מקומות פנויים</translation>
    </message>
    <message id="count.free-seat.n">
        <source>{n} more places</source>
        <translation>עוד {n} מקומות פנויים</translation>
    </message>
    <message id="basa.person.digit">
        <source>First digit of the identity card</source>
        <extracomment>Asked of a person before the game; some cards count with it.</extracomment>
        <translation>הספרה הראשונה בתעודת הזהות</translation>
    </message>
    <message id="basa.person.digit.help">
        <source>{card:card} counts with it. It stays on this computer.</source>
        <translation>{card:card} סופר לפיה. הספרה נשארת במחשב הזה.</translation>
    </message>
    <message id="basa.person.digit.draw">
        <source>digit by lot</source>
        <extracomment>Nothing is told: a digit is drawn.</extracomment>
        <translation>ספרה בהגרלה</translation>
    </message>
    <message id="basa.person.digit.n">
        <source>digit {n:num}</source>
        <translation>ספרה {n:num}</translation>
    </message>
</context>
</TS>
