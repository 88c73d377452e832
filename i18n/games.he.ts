<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="game.solo">
        <source>Solo</source>
        <translation>סולו</translation>
    </message>
    <message id="game.solo.about">
        <source>you and the computer</source>
        <translation>מול המחשב</translation>
    </message>
    <message id="game.solo.intro">
        <source>Earn more cards with the center card than the computer does.</source>
        <extracomment>One line under the title of a new game.</extracomment>
        <translation>לצבור עם קלף המרכז יותר קלפים מהמחשב.</translation>
    </message>
    <message id="game.trishape">
        <source>TriShape</source>
        <translation>טרישייפ</translation>
    </message>
    <message id="game.trishape.about">
        <source>a solitaire</source>
        <translation>סוליטר</translation>
    </message>
    <message id="game.trishape.intro">
        <source>Gather threes of a suit, and let the piles feed the hand.</source>
        <translation>לאסוף שלישיות מאותה צורה, ולתת לערימות להזין את היד.</translation>
    </message>
    <message id="game.soureh">
        <source>Soureh</source>
        <translation>שׂורה</translation>
    </message>
    <message id="game.soureh.about">
        <source>as few points as you can</source>
        <translation>כמה שפחות נקודות</translation>
    </message>
    <message id="game.meydele">
        <source>Meydele</source>
        <translation>מיידלע</translation>
    </message>
    <message id="game.meydele.about">
        <source>never run out of cards</source>
        <translation>לא להישאר בלי קלפים</translation>
    </message>
    <message id="game.shapes">
        <source>Shapes</source>
        <translation>{:latin Shapes}</translation>
    </message>
    <message id="game.shapes.about">
        <source>predict and match shapes</source>
        <translation>ניחוש והתאמת צורות</translation>
    </message>
    <message id="game.majnun">
        <source>Majnun</source>
        <translation>מג'נון</translation>
    </message>
    <message id="game.majnun.about">
        <source>debts, a pot and mayhem</source>
        <translation>חובות, קופה ובלגן</translation>
    </message>
    <message id="game.basa">
        <source>Basa</source>
        <translation>באסה</translation>
    </message>
    <message id="game.basa.about">
        <source>never meet the ace of diamonds</source>
        <translation>לא לפגוש את אס היהלום</translation>
    </message>
    <message id="game.super-stam">
        <source>Super Stam</source>
        <translation>סופר סת"ם</translation>
    </message>
    <message id="game.super-stam.about">
        <source>one hidden card decides</source>
        <translation>קלף סמוי אחד מכריע</translation>
    </message>
    <message id="game.shlif-shluf">
        <source>Draw, Drawn</source>
        <translation>שליף שלוף</translation>
    </message>
    <message id="game.shlif-shluf.about">
        <source>one more card, or enough</source>
        <translation>עוד קלף או די</translation>
    </message>
    <message id="game.metzudotayim">
        <source>Two Fortresses</source>
        <translation>מצודותיים</translation>
    </message>
    <message id="game.metzudotayim.about">
        <source>take the other fortress down</source>
        <translation>לפרק את המצודה שממול</translation>
    </message>
    <message id="game.krav-maga">
        <source>Krav Maga</source>
        <translation>קרב מג"ע</translation>
    </message>
    <message id="game.krav-maga.about">
        <source>four fronts</source>
        <translation>ארבע חזיתות</translation>
    </message>
    <message id="game.karov-meod">
        <source>Very Close</source>
        <translation>קרוב מאד</translation>
    </message>
    <message id="game.karov-meod.about">
        <source>the closest takes it</source>
        <translation>הכי קרוב זוכה</translation>
    </message>
    <message id="game.asirim">
        <source>Prisoners</source>
        <translation>אסירים</translation>
    </message>
    <message id="game.asirim.about">
        <source>upright or across</source>
        <translation>זקוף או שכוב</translation>
    </message>
    <message id="game.seats">
        <source>{n:count person}</source>
        <extracomment>How many people a game is for, for a screen reader.</extracomment>
        <translation>{n:count person}</translation>
    </message>
    <message id="game.seats-range">
        <source>{seats:range} people</source>
        <translation>{seats:range} אנשים</translation>
    </message>
</context>
</TS>
