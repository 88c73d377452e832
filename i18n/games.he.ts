<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.seats">
        <source>{n:count person}</source>
        <extracomment>How many people a game is for, for a screen reader.</extracomment>
        <translation>{n:count person}</translation>
    </message>
    <message id="game.seats-range">
        <source>{seats:range} players</source>
        <translation>{seats:range} שחקנים</translation>
    </message>
</context>
</TS>
