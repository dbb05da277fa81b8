@echo off
rem Companion on Windows: a double click makes what it needs the first time, and starts.
rem Compagnon sous Windows : un double-clic prépare tout la première fois, puis démarre.
rem Companion unter Windows: Ein Doppelklick richtet beim ersten Mal alles ein und startet.
setlocal
chcp 65001 >nul
cd /d "%~dp0"
set PYTHONUTF8=1
set VENV=.venv\Scripts\python.exe
if exist "%VENV%" goto install
for %%V in (3.13 3.12 3.11 3) do (
  py -%%V -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && (
    py -%%V -m venv .venv && goto install
  )
)
python -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && python -m venv .venv && goto install
echo Companion needs Python 3.11 or newer: https://www.python.org/downloads/
echo Companion a besoin de Python 3.11 ou plus récent : https://www.python.org/downloads/
echo Companion braucht Python 3.11 oder neuer: https://www.python.org/downloads/
pause
exit /b 1
:install
fc /b constraints.txt .venv\installed.txt >nul 2>nul && goto start
"%VENV%" -m pip --disable-pip-version-check install --constraint constraints.txt --editable . || goto failed
copy /y constraints.txt .venv\installed.txt >nul
:start
"%VENV%" -m companion %*
if errorlevel 1 pause
exit /b
:failed
echo The installation did not succeed; see above.
echo L'installation a échoué, voir ci-dessus.
echo Die Installation ist fehlgeschlagen, siehe oben.
pause
exit /b 1
