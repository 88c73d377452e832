<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="program.help.hindsight">
        <source>say of a finished game for one person what was possible</source>
        <translation>לומר מה היה אפשרי במשחק ליחיד שנגמר</translation>
    </message>
    <message id="program.help.lab">
        <source>ask the lab’s questions about a game</source>
        <translation>לשאול את שאלות המעבדה על משחק</translation>
    </message>
    <message id="command.hindsight.usage">
        <source>{:latin kupa hindsight [--language he|en] [--json] FILE} says of a finished game for one person what was possible with every card known, and which moves cost something.</source>
        <translation>{:latin kupa hindsight [--language he|en] [--json] FILE} אומר על משחק ליחיד שנגמר מה היה אפשרי למי שרואה את כל הקלפים, ואילו מהלכים עלו במשהו.</translation>
    </message>
    <message id="command.hindsight.none">
        <source>{file:name}: hindsight is for a finished game of one person whose best play can be worked out, and this is none.</source>
        <translation>{file:name}: מבט לאחור יש רק למשחק ליחיד שנגמר ושאפשר לחשב בו את המשחק הטוב ביותר, וזה לא משחק כזה.</translation>
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
        <source>With every card known, {best:num} could have been reached; you reached {score:num}.</source>
        <extracomment>Scores of a game for one person.</extracomment>
        <translation>אילו ראית את כל הקלפים, היה אפשר להגיע ל־{best:num}; הגעת ל־{score:num}.</translation>
    </message>
    <message id="hindsight.perfect">
        <source>Even with every card known, nobody could have reached more than {score:num}.</source>
        <translation>גם מי שרואה את כל הקלפים לא יכול היה להגיע ליותר מ־{score:num}.</translation>
    </message>
    <message id="hindsight.move">
        <source>Move {n:num} ({action:text}) took {points:num} off what could still be reached.</source>
        <extracomment>action: an action as a phrase ("lay 7 of clubs"); points: how much of the score it cost.</extracomment>
        <translation>מהלך {n:num} ({action:text}) הוריד {points:num} ממה שעוד היה אפשר להשיג.</translation>
    </message>
    <message id="hindsight.cut">
        <source>The moves after that could not be judged in the time there was.</source>
        <translation>את המהלכים שאחר כך לא הספקנו לבדוק.</translation>
    </message>
    <message id="hindsight.unknown">
        <source>What was possible could not be worked out in the time there was.</source>
        <translation>לא הספקנו לחשב מה היה אפשרי.</translation>
    </message>
    <message id="hindsight.par">
        <source>The computer’s expert, who saw only what you could see, reached {par:num} on this deal.</source>
        <extracomment>The fair par: what a strong player reaches without knowing hidden cards.</extracomment>
        <translation>המחשב ברמת מומחה, שראה רק את מה שאפשר היה לראות, הגיע בחלוקה הזאת ל־{par:num}.</translation>
    </message>
</context>
</TS>
