<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
    <message id="qt.undo">
        <source>Undo</source>
        <translation>לבטל</translation>
    </message>
    <message id="qt.redo">
        <source>Redo</source>
        <translation>לבצע שוב</translation>
    </message>
    <message id="qt.cut">
        <source>Cut</source>
        <translation>לגזור</translation>
    </message>
    <message id="qt.copy">
        <source>Copy</source>
        <translation>להעתיק</translation>
    </message>
    <message id="qt.paste">
        <source>Paste</source>
        <translation>להדביק</translation>
    </message>
    <message id="qt.delete">
        <source>Delete</source>
        <translation>למחוק</translation>
    </message>
    <message id="qt.select-all">
        <source>Select all</source>
        <translation>לבחור הכול</translation>
    </message>
    <message id="qt.step-up">
        <source>More</source>
        <translation>להגדיל</translation>
    </message>
    <message id="qt.step-down">
        <source>Less</source>
        <translation>להקטין</translation>
    </message>
    <message id="qt.copy-link-location">
        <source>Copy the link</source>
        <translation>להעתיק את הקישור</translation>
    </message>
    <message id="qt.look-in">
        <source>Look in:</source>
        <translation>בתוך:</translation>
    </message>
    <message id="qt.file-name">
        <source>Name:</source>
        <translation>שם הקובץ:</translation>
    </message>
    <message id="qt.files-of-type">
        <source>Kind:</source>
        <translation>סוג הקבצים:</translation>
    </message>
    <message id="qt.directory">
        <source>Folder:</source>
        <translation>תיקייה:</translation>
    </message>
    <message id="qt.open">
        <source>Open</source>
        <translation>לפתוח</translation>
    </message>
    <message id="qt.save">
        <source>Save</source>
        <translation>לשמור</translation>
    </message>
    <message id="qt.choose">
        <source>Choose</source>
        <translation>לבחור</translation>
    </message>
    <message id="qt.cancel">
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message id="qt.back">
        <source>Back</source>
        <translation>אחורה</translation>
    </message>
    <message id="qt.forward">
        <source>Forward</source>
        <translation>קדימה</translation>
    </message>
    <message id="qt.go-back">
        <source>To the folder before</source>
        <translation>לתיקייה הקודמת</translation>
    </message>
    <message id="qt.go-forward">
        <source>To the folder after</source>
        <translation>לתיקייה הבאה</translation>
    </message>
    <message id="qt.parent-directory">
        <source>Up</source>
        <translation>למעלה</translation>
    </message>
    <message id="qt.go-to-the-parent">
        <source>To the folder around this one</source>
        <translation>לתיקייה שמעליה</translation>
    </message>
    <message id="qt.create-new-folder">
        <source>New folder</source>
        <translation>תיקייה חדשה</translation>
    </message>
    <message id="qt.create-a-new-folder">
        <source>New folder</source>
        <translation>תיקייה חדשה</translation>
    </message>
    <message id="qt.list-view">
        <source>Names</source>
        <translation>שמות</translation>
    </message>
    <message id="qt.change-to-list-view">
        <source>Show names</source>
        <translation>להציג שמות</translation>
    </message>
    <message id="qt.detail-view">
        <source>Details</source>
        <translation>פרטים</translation>
    </message>
    <message id="qt.change-to-detail-view">
        <source>Show details</source>
        <translation>להציג פרטים</translation>
    </message>
    <message id="qt.sidebar">
        <source>Places</source>
        <translation>מקומות</translation>
    </message>
    <message id="qt.list-of-places-and">
        <source>Places to look in</source>
        <translation>מקומות לבחירה</translation>
    </message>
    <message id="qt.files">
        <source>Files</source>
        <translation>קבצים</translation>
    </message>
    <message id="qt.directories">
        <source>Folders</source>
        <translation>תיקיות</translation>
    </message>
    <message id="qt.rename">
        <source>Rename</source>
        <translation>לשנות שם</translation>
    </message>
    <message id="qt.show-hidden-files">
        <source>Show hidden files</source>
        <translation>להציג קבצים מוסתרים</translation>
    </message>
    <message id="qt.new-folder">
        <source>New folder</source>
        <translation>תיקייה חדשה</translation>
    </message>
    <message id="qt.show">
        <source>Show:</source>
        <translation>להציג:</translation>
    </message>
    <message id="qt.remove">
        <source>Remove</source>
        <translation>להסיר</translation>
    </message>
    <message id="qt.recent-places">
        <source>Recent places</source>
        <translation>מקומות אחרונים</translation>
    </message>
    <message id="qt.find-directory">
        <source>Choose a folder</source>
        <translation>לבחור תיקייה</translation>
    </message>
    <message id="qt.save-as">
        <source>Save as</source>
        <translation>לשמור בשם</translation>
    </message>
    <message id="qt.already-exists-do-you">
        <source>{file:name} is already there.
Replace it?</source>
        <translation>{file:name} כבר קיים.
להחליף אותו?</translation>
    </message>
    <message id="qt.directory-not-found-please">
        <source>{file:name}
There is no such folder.
Is the name right?</source>
        <translation>{file:name}
אין תיקייה כזאת.
אולי השם לא נכון?</translation>
    </message>
    <message id="qt.file-not-found-please">
        <source>{file:name}
There is no such file.
Is the name right?</source>
        <translation>{file:name}
אין קובץ כזה.
אולי השם לא נכון?</translation>
    </message>
    <message id="qt.are-you-sure-you">
        <source>Delete {file:name}?</source>
        <translation>למחוק את {file:name}?</translation>
    </message>
    <message id="qt.is-write-protected-do">
        <source>{file:name} is protected.
Delete it all the same?</source>
        <translation>{file:name} מוגן מפני שינויים.
למחוק אותו בכל זאת?</translation>
    </message>
    <message id="qt.could-not-delete-directory">
        <source>The folder was not deleted.</source>
        <translation>התיקייה לא נמחקה.</translation>
    </message>
    <message id="qt.name">
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message id="qt.size">
        <source>Size</source>
        <translation>גודל</translation>
    </message>
    <message id="qt.type">
        <source>Kind</source>
        <translation>סוג</translation>
    </message>
    <message id="qt.kind">
        <source>Kind</source>
        <translation>סוג</translation>
    </message>
    <message id="qt.date-modified">
        <source>Changed</source>
        <translation>שונה לאחרונה</translation>
    </message>
    <message id="qt.computer">
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
    <message id="qt.my-computer">
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
    <message id="qt.invalid-filename">
        <source>Another name is needed</source>
        <translation>צריך שם אחר</translation>
    </message>
    <message id="qt.the-name-cannot-be">
        <source>A file cannot be called {file:name}. Perhaps a shorter name, or one without signs.</source>
        <translation>אי אפשר לתת לקובץ את השם {file:name}. אולי שם קצר יותר, או בלי סימנים.</translation>
    </message>
    <message id="qt.insert-unicode-control-character">
        <source>Insert a sign of direction</source>
        <translation>להוסיף סימן כיוון</translation>
    </message>
    <message id="qt.lrm-left-to-right">
        <source>Left to right, a mark</source>
        <translation>סימון: משמאל לימין</translation>
    </message>
    <message id="qt.rlm-right-to-left">
        <source>Right to left, a mark</source>
        <translation>סימון: מימין לשמאל</translation>
    </message>
    <message id="qt.zwj-zero-width-joiner">
        <source>Joiner without width</source>
        <translation>מחבר בלי רוחב</translation>
    </message>
    <message id="qt.zwnj-zero-width-non">
        <source>Separator without width</source>
        <translation>מפריד בלי רוחב</translation>
    </message>
    <message id="qt.zwsp-zero-width-space">
        <source>Space without width</source>
        <translation>רווח בלי רוחב</translation>
    </message>
    <message id="qt.lre-start-of-left">
        <source>From here left to right</source>
        <translation>מכאן: משמאל לימין</translation>
    </message>
    <message id="qt.rle-start-of-right">
        <source>From here right to left</source>
        <translation>מכאן: מימין לשמאל</translation>
    </message>
    <message id="qt.lro-start-of-left">
        <source>From here left to right, whatever the letters</source>
        <translation>מכאן: משמאל לימין, בכל אות</translation>
    </message>
    <message id="qt.rlo-start-of-right">
        <source>From here right to left, whatever the letters</source>
        <translation>מכאן: מימין לשמאל, בכל אות</translation>
    </message>
    <message id="qt.pdf-pop-directional-formatting">
        <source>Up to here</source>
        <translation>עד כאן</translation>
    </message>
    <message id="qt.lri-left-to-right">
        <source>From here left to right, by itself</source>
        <translation>מכאן לחוד: משמאל לימין</translation>
    </message>
    <message id="qt.rli-right-to-left">
        <source>From here right to left, by itself</source>
        <translation>מכאן לחוד: מימין לשמאל</translation>
    </message>
    <message id="qt.fsi-first-strong-isolate">
        <source>From here as the first letter, by itself</source>
        <translation>מכאן לחוד: כמו האות הראשונה</translation>
    </message>
    <message id="qt.pdi-pop-directional-isolate">
        <source>Up to here, by itself</source>
        <translation>עד כאן לחוד</translation>
    </message>
</context>
</TS>
