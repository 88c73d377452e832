<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="words.another-seat">
        <source>Another seat</source>
        <extracomment>In the table in words: whose cards these are, where a seat has no name.</extracomment>
        <translation>מקום אחר</translation>
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
        <translation>חשיפה: {all:text}.</translation>
    </message>
    <message id="log.two">
        <source>{one:text} {two:text}</source>
        <extracomment>Two sentences in one line.</extracomment>
        <translation>{one:text} {two:text}</translation>
    </message>
</context>
</TS>
