<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="evening.opponents.troubled">
        <source>The computer did not answer, so the move was drawn by lot.</source>
        <extracomment>Said once, when the process behind the computer players is late or lost.</extracomment>
        <translation>המחשב לא ענה, ולכן המהלך נקבע בהגרלה.</translation>
    </message>
</context>
</TS>
