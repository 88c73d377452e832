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
</context>
</TS>
