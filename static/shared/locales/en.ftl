### What the page of any game says.

## Lists

list-none = none
list-one = { $item }
list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Continue
cancel = Cancel
close = Close
back = Back
undo = Undo
retry = Try again
reload = Reload
got-it = Got it
copied = Copied

## Settings

percent = { $n }%
setting-animation = Animation speed
setting-computers = Speed of computer players
setting-hotkeys = Hotkeys
setting-language = Language
setting-reduced-motion = Your device asks for reduced motion, so animations are off.
setting-sound = Sound
setting-text-size = Text size
setting-theme = Theme
setting-turn-calls = Say who is next
setting-vibration = Vibration
setting-volume = Volume
settings = Settings
settings-kept = Settings are kept on this device.
value-at-once = At once
value-dark = Dark
value-fast = Fast
value-follow-device = Follow the device
value-light = Light
value-normal = Normal
value-off = Off
value-on = On
value-size-large = Large
value-size-largest = Very large
value-size-normal = Normal
value-slow = Slow

## The page as an app of the device

full-screen = Full screen
full-screen-end = End full screen
full-screen-refused = The browser does not give this page the full screen. Look for it in the browser’s own menu.
install = Install
install-by-hand = To install { $game } on this device: tap “Share”, then “Add to Home Screen”.
install-from-menu = The browser did not offer to install it. Look in its own menu for “Install” or “Add to Home Screen”.
install-offer = { $game } can be installed on this device: it then has a window of its own and works even without a network.
install-safari = Safari may delete what a website has saved after seven days without a visit. The installed game starts with an empty list: export your games here, and open the file there.
offline-coming = The game is still being saved on this device. In a moment it can also be started without a network.
offline-kept = The game is kept on this device and also starts without a network.
offline-refused = The game is not kept here, so it starts only with a network. Try it in an ordinary window, not in a private one and not inside another page.

## Sharing

share-private = Everything is in the link itself; nothing is stored anywhere else.
share-link = Link
share-send = Send …
share-copy = Copy the link
share-open = Open in its own tab
share-cannot-copy = The browser does not let the page copy. Select the link and copy it yourself.
share-qr = QR code of the link
share-qr-too-long = This link is too long for a QR code. Send it as a link.

## The rules page

rules-loading = Fetching the rules …
rules-failed = The rules could not be fetched. Check your connection and try again.
find-label = Search the rules
find-none = Nothing found for these words. Try fewer or other ones.
find-count = { $n ->
    [one] { $n } section
   *[other] { $n } sections
}
parts-title = Contents
