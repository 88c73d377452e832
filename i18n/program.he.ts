<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name></name>
    <message id="program.unknown-verb">
        <source>There is no command “{verb:plain}”. The commands: {verbs:plain}.</source>
        <extracomment>The command line, after a word it does not know. verbs: all commands, with commas.</extracomment>
        <translation>אין פקודה „{verb:plain}”. הפקודות: {verbs:plain}.</translation>
    </message>
    <message id="program.stopped">
        <source>{file:name} cannot be read or written: {detail:plain}.</source>
        <extracomment>The command line. detail: what the system says.</extracomment>
        <translation>אי אפשר לקרוא או לכתוב את {file:name}: {detail:plain}.</translation>
    </message>
    <message id="program.unwritten">
        <source>The answer cannot be written: {detail:plain}.</source>
        <extracomment>The command line, when its output goes to a full disk.</extracomment>
        <translation>אי אפשר לכתוב את התשובה: {detail:plain}.</translation>
    </message>
</context>
</TS>
