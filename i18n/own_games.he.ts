<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="readable.about">
        <source>A game that has no words yet</source>
        <extracomment>On the tile of a game whose folder brings no sentences.</extracomment>
        <translation>משחק שעדיין אין לו מילים</translation>
    </message>
    <message id="readable.seat">
        <source>seat {n:num}</source>
        <extracomment>A seat in a move, counted from 1, in a game that has no words.</extracomment>
        <translation>מקום {n:num}</translation>
    </message>
    <message id="readable.no-rules">
        <source>{game:text} brings no page of rules. What may be done is lit at the table, and F4 says it in words.</source>
        <extracomment>In place of the rules of a game.</extracomment>
        <translation>{game:text} בא בלי דף כללים. מה שאפשר לעשות מואר על השולחן, ו־{:latin F4} אומר את זה במילים.</translation>
    </message>
    <message id="readable.no-hint">
        <source>{game:text} has no hints: nobody has told the computer yet what a good move is.</source>
        <extracomment>A hint was asked for in a game without a judgement.</extracomment>
        <translation>אין רמזים למשחק {game:text}: אף אחד עוד לא הסביר למחשב מהו מהלך טוב.</translation>
    </message>
    <message id="own.about">
        <source>One of your own games</source>
        <extracomment>On the tile of a person's own game.</extracomment>
        <translation>משחק משלך</translation>
    </message>
</context>
</TS>
