<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name></name>
    <message id="linux.name">
        <source>Kupa</source>
        <extracomment>The name in the menu of programs.</extracomment>
        <translation>קופה</translation>
    </message>
    <message id="linux.kind">
        <source>Card Table</source>
        <extracomment>What kind of program it is, two words; menus may show it instead of the name.</extracomment>
        <translation>שולחן קלפים</translation>
    </message>
    <message id="linux.summary">
        <source>Hebrew house games of cards</source>
        <extracomment>One line in software centres and below the name in menus; no full stop.</extracomment>
        <translation>משחקי קלפים עבריים</translation>
    </message>
    <message id="linux.keywords">
        <source>cards;games;solo;patience;family;hebrew;table</source>
        <extracomment>Words by which the menu finds it, divided by semicolons.</extracomment>
        <translation>קלפים;משחקים;משחק;סולו;משפחה;שולחן;קופה;kupa</translation>
    </message>
    <message id="linux.file">
        <source>Kupa game</source>
        <extracomment>What file managers call a saved game.</extracomment>
        <translation>משחק קופה</translation>
    </message>
    <message id="linux.about.1">
        <source>A table for card games that were written in Hebrew: alone, against the computer, or several people round one screen.</source>
        <translation>שולחן למשחקי קלפים שנכתבו בעברית: לבד, מול המחשב, או כמה אנשים סביב מסך אחד.</translation>
    </message>
    <message id="linux.about.2">
        <source>Every move is kept at once and can be taken back. What is not allowed is refused with the reason, and the rules lie beside the table.</source>
        <translation>כל מהלך נשמר מיד ואפשר לחזור ממנו. מה שאסור נדחה עם הסבר, והכללים מונחים ליד השולחן.</translation>
    </message>
    <message id="linux.about.3">
        <source>In Hebrew, from right to left, and in English. No account, no advertising, no network.</source>
        <translation>בעברית, מימין לשמאל, ובאנגלית. בלי חשבון, בלי פרסומות, בלי רשת.</translation>
    </message>
    <message id="linux.man.description">
        <source>Without a word after it the window opens, at the game that was left or at the shelf. If it is open already, it comes forward.</source>
        <extracomment>The manual page, as are those below.</extracomment>
        <translation>בלי מילה אחריה נפתח החלון, במשחק שהופסק או במדף. אם הוא כבר פתוח, הוא בא לפנים.</translation>
    </message>
    <message id="linux.man.home">
        <source>The folder for saved games and settings, in place of the usual one.</source>
        <translation>התיקייה למשחקים השמורים ולהגדרות, במקום הרגילה.</translation>
    </message>
    <message id="linux.man.data">
        <source>Saved games, results and settings. Removing the package leaves them there.</source>
        <translation>משחקים שמורים, תוצאות והגדרות. הסרת החבילה משאירה אותם שם.</translation>
    </message>
    <message id="linux.readme.start">
        <source>Start it: double-click the file “kupa” in this folder, or type ./kupa in a terminal that is open here. Nothing has to be installed, and the folder may lie anywhere.</source>
        <extracomment>README.txt of the archive, as are those below.</extracomment>
        <translation>להפעלה: לחיצה כפולה על הקובץ „kupa” שבתיקייה הזאת, או ‎./kupa בחלון מסוף שפתוח כאן. לא צריך להתקין דבר, והתיקייה יכולה להיות בכל מקום.</translation>
    </message>
    <message id="linux.readme.kept">
        <source>Games and settings are kept in ~/.local/share/Kupa. To keep them beside the program, on a stick for example, start it with KUPA_HOME set to a folder there.</source>
        <translation>המשחקים וההגדרות נשמרים ב־‎~/.local/share/Kupa. לשמירה ליד התוכנה, למשל על דיסק נייד, להפעיל אותה כש־KUPA_HOME מצביע על תיקייה שם.</translation>
    </message>
    <message id="linux.readme.remove">
        <source>To be rid of it, delete this folder; the games stay where they are kept.</source>
        <translation>להסרה: למחוק את התיקייה הזאת. המשחקים נשארים במקום שבו הם נשמרים.</translation>
    </message>
    <message id="linux.readme.needs">
        <source>It needs what every Linux desktop has (glibc {glibc:plain} or newer, fontconfig, freetype, glib, D-Bus, OpenGL) and a font with Hebrew letters. If it does not start, a terminal says which library is missing.</source>
        <translation>נדרש מה שיש בכל שולחן עבודה של לינוקס (glibc {glibc:plain} או חדש יותר, fontconfig, freetype, glib, D-Bus, OpenGL) וגופן עם אותיות עבריות. אם התוכנה לא נפתחת, המסוף אומר איזו ספרייה חסרה.</translation>
    </message>
    <message id="linux.readme.licences">
        <source>Kupa is under the MIT licence. What it brings along, Qt above all, is listed with its licences and sources in the folder “licences”; that file also says how Qt’s libraries can be replaced.</source>
        <translation>קופה ניתנת לפי רישיון MIT. מה שהיא מביאה איתה, ו־Qt בראשם, רשום עם הרישיונות והמקורות בתיקייה „licences”. שם כתוב גם איך להחליף את הספריות של Qt.</translation>
    </message>
</context>
</TS>
