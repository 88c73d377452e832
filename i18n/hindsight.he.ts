<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="program.help.hindsight">
        <source>say what could have been reached in a finished game for one</source>
        <translation>לומר מה היה אפשר להשיג במשחק ליחיד שנגמר</translation>
    </message>
    <message id="program.help.lab">
        <source>put the lab’s questions to a game</source>
        <translation>לשאול על משחק את שאלות המעבדה</translation>
    </message>
    <message id="command.hindsight.usage">
        <source>{:latin kupa hindsight [--language he|en] [--json] FILE} says what could have been reached in a finished game for one if every card had been open, and which moves cost something.</source>
        <translation>{:latin kupa hindsight [--language he|en] [--json] FILE} אומר מה היה אפשר להשיג במשחק ליחיד שנגמר, אילו כל הקלפים היו פתוחים, ואילו מהלכים עלו במשהו.</translation>
    </message>
    <message id="command.hindsight.none">
        <source>{file:name}: hindsight needs a finished game for one whose best play can be worked out, and this is not one.</source>
        <translation>{file:name}: מבט לאחור יש רק על משחק ליחיד שנגמר, ושאפשר לחשב בו את המשחק הטוב ביותר. זה לא משחק כזה.</translation>
    </message>
    <message id="hindsight.title">
        <source>In hindsight</source>
        <extracomment>The heading of what is said with every card known, after the game.</extracomment>
        <translation>בדיעבד</translation>
    </message>
    <message id="hindsight.working">
        <source>Working out what was possible…</source>
        <translation>מחשבים מה היה אפשרי…</translation>
    </message>
    <message id="hindsight.best">
        <source>With every card open, {best:num} could have been reached; {who:name} reached {score:num}.</source>
        <extracomment>Scores of a game for one person.</extracomment>
        <translation>מי שרואה את כל הקלפים היה יכול להגיע ל־{best:num}; התוצאה של {who:name}: {score:num}.</translation>
    </message>
    <message id="hindsight.best.f">
        <source>With every card open, {best:num} could have been reached; {who:name} reached {score:num}.</source>
        <translation>מי שרואה את כל הקלפים היה יכול להגיע ל־{best:num}; {who:name} הגיעה ל־{score:num}.</translation>
    </message>
    <message id="hindsight.best.m">
        <source>With every card open, {best:num} could have been reached; {who:name} reached {score:num}.</source>
        <translation>מי שרואה את כל הקלפים היה יכול להגיע ל־{best:num}; {who:name} הגיע ל־{score:num}.</translation>
    </message>
    <message id="hindsight.best.you">
        <source>With every card open, {best:num} could have been reached; you reached {score:num}.</source>
        <translation>מי שרואה את כל הקלפים היה יכול להגיע ל־{best:num}; אני הגעתי ל־{score:num}.</translation>
    </message>
    <message id="hindsight.perfect">
        <source>Even with every card open, nobody could have reached more than {score:num}.</source>
        <translation>גם מי שרואה את כל הקלפים לא היה יכול להגיע ליותר מ־{score:num}.</translation>
    </message>
    <message id="hindsight.move">
        <source>Move {n:num} ({action:text}) cost {points:num}.</source>
        <extracomment>action: an action as a phrase ("lay 7 of clubs"); points: how much of the score it cost.</extracomment>
        <translation>מהלך {n:num} ({action:text}) הוריד {points:num}.</translation>
    </message>
    <message id="hindsight.cut">
        <source>There was no time left to judge the moves after that.</source>
        <translation>את המהלכים שאחר כך לא הספקנו לבדוק.</translation>
    </message>
    <message id="hindsight.unknown">
        <source>There was not enough time to work out what was possible.</source>
        <translation>לא הספקנו לחשב מה היה אפשרי.</translation>
    </message>
    <message id="hindsight.unanswered">
        <source>What was possible could not be worked out.</source>
        <extracomment>The process that works it out could not be started, or was ended.</extracomment>
        <translation>לא הצלחנו לחשב מה היה אפשרי.</translation>
    </message>
    <message id="hindsight.par">
        <source>The computer’s expert, seeing no more than the player does, reached {par:num} on this deal.</source>
        <extracomment>The fair par: what a strong player reaches without knowing hidden cards.</extracomment>
        <translation>המחשב ברמת אלוף, שראה רק מה שאפשר היה לראות, הגיע בחלוקה הזאת ל־{par:num}.</translation>
    </message>
</context>
</TS>
