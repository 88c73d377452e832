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
</context>
</TS>
