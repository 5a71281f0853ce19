### What the page of any game says.

## Lists

list-none = keine
list-one = { $item }
list-two = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Fortsetzen
cancel = Abbrechen
close = Schließen
back = Zurück
undo = Rückgängig
retry = Noch einmal versuchen
reload = Neu laden
got-it = Verstanden
copied = Kopiert

## Settings

percent = { $n } %
setting-animation = Animationstempo
setting-computers = Tempo der Computer
setting-hotkeys = Tastenkürzel
setting-language = Sprache
setting-reduced-motion = Auf deinem Gerät ist weniger Bewegung eingestellt, deshalb steht alles still.
setting-sound = Ton
setting-text-size = Textgröße
setting-theme = Farbschema
setting-turn-calls = Ansagen, wer dran ist
setting-vibration = Vibration
setting-volume = Lautstärke
settings = Einstellungen
settings-kept = Die Einstellungen bleiben auf diesem Gerät.
value-at-once = Sofort
value-dark = Dunkel
value-fast = Schnell
value-follow-device = Wie das Gerät
value-light = Hell
value-normal = Normal
value-off = Aus
value-on = Ein
value-size-large = Groß
value-size-largest = Sehr groß
value-size-normal = Normal
value-slow = Langsam

## The page as an app of the device

full-screen = Vollbild
full-screen-end = Vollbild beenden
full-screen-refused = Der Browser erlaubt der Seite kein Vollbild. Suche es im Menü des Browsers.
install = Installieren
install-by-hand = So installierst du { $game } auf diesem Gerät: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
install-from-menu = Der Browser hat nicht gefragt. Suche in seinem eigenen Menü nach „Installieren“ oder „Zum Startbildschirm hinzufügen“.
install-offer = { $game } lässt sich auf diesem Gerät installieren: Dann hat es ein eigenes Fenster und läuft immer auch ohne Netz.
install-safari = Safari löscht womöglich, was eine Website gespeichert hat, wenn du sieben Tage nicht da warst. Das installierte Spiel beginnt mit einer leeren Liste: Exportiere deine Spiele hier und öffne die Datei dort.
offline-coming = Das Spiel wird gerade auf diesem Gerät gespeichert. Gleich lässt es sich auch ohne Netz starten.
offline-kept = Das Spiel liegt auf diesem Gerät und startet auch ohne Netz.
offline-refused = Das Spiel wird hier nicht gespeichert und startet deshalb nur mit Netz. Versuche es in einem gewöhnlichen Fenster, nicht in einem privaten und nicht innerhalb einer anderen Seite.

## Sharing

share-private = Alles steht im Link selbst; nirgends sonst wird etwas gespeichert.
share-link = Link
share-send = Senden …
share-copy = Link kopieren
share-open = In eigenem Tab öffnen
share-cannot-copy = Der Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
share-qr = QR-Code des Links
share-qr-too-long = Dieser Link ist zu lang für einen QR-Code. Schicke ihn als Link.

## The rules page

rules-loading = Die Spielanleitung wird geladen …
rules-failed = Die Spielanleitung konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
find-label = In der Spielanleitung suchen
find-none = Dazu wurde nichts gefunden. Versuche es mit weniger oder anderen Wörtern.
find-count = { $n ->
    [one] { $n } Abschnitt
   *[other] { $n } Abschnitte
}
parts-title = Inhalt
