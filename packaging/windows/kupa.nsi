; The installer for one user. packaging/windows/build.py compiles it in a folder of its own, where it has written what is
; included below: names.nsh, sentences.nsh, properties.nsh, files.nsh, and the pictures.
;
; Every path it touches: ${PROGRAM_FOLDER}, one shortcut in the start menu, one on the desktop if wanted, and under
; HKEY_CURRENT_USER the entry for removing it and the one for saved games. The folder of the games is never touched.
;
; Without a window: setup.exe /S [/D=FOLDER], uninstall.exe /S. Exit codes: 0 done, 1 left by the person, 3 the program
; is running, 4 the version that was there could not be removed, 5 this Windows is too old.

Unicode true
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
!ifdef STORED
  SetCompress off
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 32
!endif

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh
!include FileFunc.nsh
!include names.nsh
!include files.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"
!define PROGRAM "$INSTDIR\kupa.exe"

Name "$(text_name)"
OutFile "${OUTPUT}"
InstallDir "${PROGRAM_FOLDER}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow
XPStyle on
VIProductVersion "${VERSION_NUMBERS}"

!ifdef SIGN
  !finalize '${SIGN} "%1"' = 0
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

; --- Pages ----------------------------------------------------------------------------------------------------------

!define MUI_ICON "kupa.ico"
!define MUI_UNICON "kupa.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "side.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "side.bmp"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_ABORTWARNING

!define MUI_PAGE_HEADER_TEXT "$(text_parts)"
!define MUI_PAGE_HEADER_SUBTEXT "$(text_parts_help)"
!define MUI_COMPONENTSPAGE_TEXT_TOP "$(text_parts_text)"
!define MUI_COMPONENTSPAGE_TEXT_COMPLIST " "
!insertmacro MUI_PAGE_COMPONENTS
InstallButtonText "$(text_install)"
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(text_done)"
!define MUI_FINISHPAGE_TEXT "$(text_done_text)"
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "$(text_done_run)"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_FINISH

!define MUI_PAGE_HEADER_TEXT "$(text_remove)"
!define MUI_PAGE_HEADER_SUBTEXT " "
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(text_remove_text)$\r$\n${DATA_FOLDER}"
!insertmacro MUI_UNPAGE_CONFIRM
UninstallButtonText "$(text_remove_do)"
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(text_removed)"
!define MUI_FINISHPAGE_TEXT "$(text_removed_text)$\r$\n${DATA_FOLDER}"
!insertmacro MUI_UNPAGE_FINISH

; The language is the one Windows speaks to this user, English where that is neither of the two.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Hebrew"
!include sentences.nsh
!include properties.nsh

; --- What both halves do --------------------------------------------------------------------------------------------

; A program that runs keeps its own file from being opened for writing; that is how it is noticed, without tools.
!macro Notice file
  ${If} ${FileExists} "${file}"
    ClearErrors
    FileOpen $0 "${file}" a
    ${If} ${Errors}
      StrCpy $1 1
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!macro WaitUntilClosed un
  Function ${un}WaitUntilClosed
    ${Do}
      StrCpy $1 0
      !insertmacro Notice "${PROGRAM}"
      !insertmacro Notice "$INSTDIR\kupa-console.exe"
      ${If} $1 = 0
        ${Break}
      ${EndIf}
      ${If} ${Silent}
      ${OrIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONINFORMATION "$(text_open)" IDCANCEL`
        SetErrorLevel 3
        Quit
      ${EndIf}
    ${Loop}
  FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

!macro TellDesktop
  ; SHCNE_ASSOCCHANGED: icons and programs of file types have changed.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro RemoveShortcuts place
  ; The language may have been another one when they were made.
  Delete "${place}\${NAME_EN}.lnk"
  Delete "${place}\${NAME_HE}.lnk"
!macroend

; --- Installing -----------------------------------------------------------------------------------------------------

Function .onInit
  SetShellVarContext current
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 17763
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONINFORMATION "$(text_system)" /SD IDOK
    SetErrorLevel 5
    Quit
  ${EndIf}
  Call WaitUntilClosed
FunctionEnd

; Lets the uninstaller of the version that is here take its own files away: only it knows them all.
Function RemoveOld
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ClearErrors
    ; With _? it runs from where it lies and is waited for.
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPGRADE _?=$INSTDIR' $0
    ${If} ${Errors}
    ${OrIf} $0 <> 0
      MessageBox MB_OK|MB_ICONINFORMATION "$(text_old)" /SD IDOK
      SetErrorLevel 4
      Quit
    ${EndIf}
    Delete "$INSTDIR\uninstall.exe"
  ${EndIf}
FunctionEnd

Section "$(text_part_program)" PART_PROGRAM
  SectionIn RO
  Call WaitUntilClosed
  Call RemoveOld
  !insertmacro LayFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  !insertmacro RemoveShortcuts "$SMPROGRAMS"
  CreateShortcut "$SMPROGRAMS\$(text_name).lnk" "${PROGRAM}" "" "${PROGRAM}" 0 SW_SHOWNORMAL "" "$(text_about)"
  ${If} ${FileExists} "$DESKTOP\${NAME_EN}.lnk"
  ${OrIf} ${FileExists} "$DESKTOP\${NAME_HE}.lnk"
    !insertmacro RemoveShortcuts "$DESKTOP"
    CreateShortcut "$DESKTOP\$(text_name).lnk" "${PROGRAM}" "" "${PROGRAM}" 0 SW_SHOWNORMAL "" "$(text_about)"
  ${EndIf}

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "$(text_name)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
!ifdef PAGE
  WriteRegStr HKCU "${UNINSTALL_KEY}" "URLUpdateInfo" "${PAGE}"
!endif
SectionEnd

Section "$(text_part_files)" PART_FILES
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "$(text_file)"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\kupa-file.ico"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.${EXTENSION}" "" "${PROGID}"
  WriteRegStr HKCU "${CLASSES}\.${EXTENSION}" "Content Type" "${MIME_TYPE}"
  WriteRegStr HKCU "${CLASSES}\.${EXTENSION}\OpenWithProgids" "${PROGID}" ""
  !insertmacro TellDesktop
SectionEnd

Section /o "$(text_part_desktop)" PART_DESKTOP
  !insertmacro RemoveShortcuts "$DESKTOP"
  CreateShortcut "$DESKTOP\$(text_name).lnk" "${PROGRAM}" "" "${PROGRAM}" 0 SW_SHOWNORMAL "" "$(text_about)"
SectionEnd

; --- Removing -------------------------------------------------------------------------------------------------------

Function un.onInit
  SetShellVarContext current
  Call un.WaitUntilClosed
FunctionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  !insertmacro RemoveFiles
  ; A newer version that is about to come finds shortcuts and entries as the person wanted them.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${If} ${Errors}
    !insertmacro RemoveShortcuts "$SMPROGRAMS"
    !insertmacro RemoveShortcuts "$DESKTOP"
    ReadRegStr $0 HKCU "${CLASSES}\.${EXTENSION}" ""
    ${If} $0 == "${PROGID}"
      DeleteRegValue HKCU "${CLASSES}\.${EXTENSION}" ""
      DeleteRegValue HKCU "${CLASSES}\.${EXTENSION}" "Content Type"
    ${EndIf}
    DeleteRegValue HKCU "${CLASSES}\.${EXTENSION}\OpenWithProgids" "${PROGID}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.${EXTENSION}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.${EXTENSION}"
    DeleteRegKey HKCU "${CLASSES}\${PROGID}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    !insertmacro TellDesktop
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
  ${EndIf}
SectionEnd
