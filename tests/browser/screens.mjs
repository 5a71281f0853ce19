// Every screen of the game, and how to get there: for the tests that look at all of them, and for pictures.
import { expect } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { ALL_STRUCK, BEST, BROKE, COINS_DECIDE, JOKERS, LAST_DIE, LOST, MISFIRE, NEARLY_OVER, RICH, RICH_END, SOLO, SOLO_BEFORE, TIED_ROUND, crystal, lastCoins } from './moments.mjs';
import { layOut, layOutDaily } from './person.mjs';

/** Every language that has a file, so that a new one is looked at as well. */
export const LANGUAGES = readdirSync(new URL('../../static/locales/', import.meta.url)).filter((name) => name.endsWith('.ftl')).map((name) => name.slice(0, -4));
export const LOCALES = LANGUAGES.map((code) => ({ en: 'en-GB', de: 'de-AT' }[code] ?? code));
/** A laptop, a tablet held either way, a phone. */
export const SIZES = [[1280, 800], [1024, 768], [768, 1024], [390, 844]];
/** Five long names, so that what is tight is tight. */
const PLAYERS = ['Wilhelmina', 'Maximilian B.', 'Ada', 'Konstantin der 4', 'Mo'];

/** Names that just fit, for those who have many points. */
const RICH_PLAYERS = ['Wilhelma', 'Konstant', 'Margaret'];

const FINISHED = [...NEARLY_OVER, 'spend 0'];

/** What stands in links: a finished game, and a moment of one. */
const data = (name) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8').trim();
const [SHARED_GAME, SHARED_POSITION] = [data('links/game.txt'), data('links/position.txt')];

/** A screen: what lies on the table (a `daily` flight that is over), the address, what shows that it has come, and what to press first; `still` ones never scroll, `wide` ones
 * only on phones. */
export const SCREENS = [
  { name: 'home', wide: true, at: '#/', shows: '.home-main button' },
  { name: 'home with a game', wide: true, moment: JOKERS, at: '#/', shows: '.home-main button' },
  { name: 'set-up', wide: true, at: '#/new', shows: '.setup' },
  { name: 'set-up for five', wide: true, moment: JOKERS, at: '#/new', shows: '.setup', press: '.setup-count .choice-option:last-child', then: '#seat-name-4' },
  { name: 'rules', moment: JOKERS, at: '#/rules', shows: 'dialog[open] .rules-part' },
  ...['menu', 'settings', 'about', 'games', 'turns', 'dice', 'keys', 'players'].map((sheet) => (
    { name: sheet, moment: JOKERS, at: `#/${sheet}`, shows: 'dialog[open] .sheet-body' })),
  { name: 'table before the first throw', still: true, moment: [], at: '#/table', shows: '.play .act-main' },
  { name: 'table with ten dice', still: true, moment: JOKERS, at: '#/table', shows: '.play button.die' },
  { name: 'table with a joker asked for', still: true, moment: JOKERS, at: '#/table', shows: '.play button.die', press: '#at-die-3', then: '.picker-unpaid' },
  { name: 'table with a lost crystal', still: true, moment: LOST, at: '#/table', shows: '.die.is-lost' },
  { name: 'table with the last die', still: true, moment: LAST_DIE, at: '#/table', shows: '.tray-1 .die', players: PLAYERS.slice(0, 3) },
  { name: 'table of three in the second round', still: true, moment: [...TIED_ROUND, ...BEST, 'spend 0', ...JOKERS], at: '#/table', shows: '.play button.die', players: PLAYERS.slice(0, 3) },
  { name: 'table with results so far', still: true, moment: [...BEST, 'spend 0', ...JOKERS], at: '#/table', shows: '.bar-so-far' },
  { name: 'table with totals of three digits', still: true, moment: RICH, drivers: ['captain', 'person', 'person'], at: '#/table', shows: '.bar-so-far', players: RICH_PLAYERS },
  { name: 'coach', still: true, moment: JOKERS, at: '#/table', shows: '.play button.die', press: '#coach-button', then: '.coach-turn', lastly: '.coach-hint' },
  { name: 'coach of the whole game', still: true, moment: JOKERS, at: '#/table', shows: '.play button.die', press: '#coach-button', then: '.coach-hint', thenPress: '.coach-game summary', lastly: '.coach-odds li' },
  { name: 'a computer plays', still: true, moment: JOKERS, driver: 'cabbie', at: '#/table', shows: '.act-main.act-quiet' },
  { name: 'a computer has launched', wide: true, moment: BEST, driver: 'captain', thinks: true, at: '#/table', shows: '.watched-skip' },
  { name: 'the next is called', still: true, moment: BEST, at: '#/table', shows: '.ticket', press: '.ticket-take', then: '.call', players: PLAYERS.slice(0, 3) },
  { name: 'launch', wide: true, moment: BEST, at: '#/table', shows: '.ticket' },
  { name: 'launch of which coins decide', wide: true, moment: COINS_DECIDE, at: '#/table', shows: '.stakes' },
  { name: 'launch of which coins win alone or share', wide: true, moment: lastCoins(5, ...[0, 0, 1, 1].map((coins) => [crystal(5), coins])), at: '#/table', shows: '.stakes', press: '.coins-step:first-child', then: '.coins-coin:nth-of-type(3):not(.is-paid)', thenPress: '.coins-step:first-child', lastly: '.stakes-chance span + span' },
  { name: 'failure to launch', wide: true, moment: MISFIRE, at: '#/table', shows: '.ticket.is-void' },
  { name: 'round over', wide: true, moment: TIED_ROUND, at: '#/table', shows: '.round', players: PLAYERS.slice(0, 3) },
  { name: 'all results struck', wide: true, moment: ALL_STRUCK, at: '#/table', shows: '.round', players: PLAYERS.slice(0, 3) },
  { name: 'joint winners', wide: true, moment: Array(5).fill(ALL_STRUCK).flat(), at: '#/table', shows: '.over-winners.is-many', players: PLAYERS.slice(0, 3) },
  { name: 'table with a joker and no coin', still: true, moment: BROKE, at: '#/table', shows: '.play button.die', press: '#at-die-3', then: '.picker.is-broke', players: PLAYERS.slice(0, 3) },
  { name: 'the last coins', moment: NEARLY_OVER, at: '#/table', shows: '.ticket', press: '.ticket-take', then: 'dialog[open]', players: PLAYERS.slice(0, 3) },
  { name: 'game over', wide: true, moment: [...NEARLY_OVER, 'spend 0'], at: '#/table', shows: '.over', players: PLAYERS.slice(0, 3) },
  { name: 'game over with totals of three digits', wide: true, moment: RICH_END, at: '#/table', shows: '.over', players: RICH_PLAYERS },
  { name: 'solo game over', wide: true, moment: SOLO, at: '#/table', shows: '.flown', players: PLAYERS.slice(0, 1) },
  { name: 'solo game over with a new best', wide: true, moment: SOLO, finished: SOLO_BEFORE, at: '#/table', shows: '.over-crown', players: PLAYERS.slice(0, 1) },
  { name: 'daily flight over', wide: true, daily: true, at: '#/table', shows: '.over .daily-flown' },
  { name: 'a solo round over', wide: true, moment: [...BEST, 'spend 0', ...MISFIRE], at: '#/table', shows: '.ticket', press: '.ticket-take', then: '.round', players: PLAYERS.slice(0, 1) },
  { name: 'menu of a finished game', moment: FINISHED, at: '#/menu', shows: 'dialog[open] .sheet-body', players: PLAYERS.slice(0, 3) },
  { name: 'dice of a finished game', moment: FINISHED, at: '#/dice', shows: '.spread', players: PLAYERS.slice(0, 3) },
  { name: 'review', moment: FINISHED, at: '#/review', shows: '.review-card', press: '.review-all summary', then: '.review-row', players: PLAYERS.slice(0, 3) },
  { name: 'replay', moment: FINISHED, at: '#/replay', shows: '.curve-line', press: '.replay-at + .replay-button', then: '.replay .tile:nth-child(4).is-next', thenPress: '.replay-at + .replay-button', lastly: '.replay .tile:nth-child(3).is-next', players: PLAYERS.slice(0, 3) },
  { name: 'replay of a mistake', moment: FINISHED, at: '#/replay', shows: '.curve-line', press: '.replay-mistakes .btn', then: '.replay-choice.is-best', players: PLAYERS.slice(0, 3) },
  { name: 'replay of coins', moment: FINISHED, at: '#/replay', shows: '.replay', key: 'End', then: '.curve-line', lastly: '.replay .ticket', players: PLAYERS.slice(0, 3) },
  { name: 'share a game', moment: FINISHED, at: '#/share', shows: '.share-qr', players: PLAYERS.slice(0, 3) },
  { name: 'share a position', moment: JOKERS, at: '#/share', shows: '.share-qr' },
  { name: 'daily flight', at: '#/daily', shows: '.daily .btn' },
  { name: 'same dice', at: '#/new', shows: '.setup-code summary', press: '.setup-code summary', then: '#setup-code' },
  { name: 'statistics', moment: FINISHED, at: '#/games', shows: '.standings summary', press: '.standings summary', then: '.standings table', players: PLAYERS.slice(0, 3) },
  { name: 'a question before deleting', moment: FINISHED, at: '#/games', shows: '.games-delete', press: '.games-delete', then: '#confirm[open]', players: PLAYERS.slice(0, 3) },
  { name: 'a game from a link', at: `#/game/${SHARED_GAME}`, shows: '.replay-tools' },
  { name: 'a position from a link', at: `#/position/${SHARED_POSITION}`, shows: '.still button.die' },
  { name: 'a link that leads nowhere', at: '#/game/AAAA', shows: '.dead-link .btn' },
  { name: 'opening a record', at: '#/games', shows: '.import summary', press: '.import summary', then: '#import-text' },
  { name: 'a record that cannot be read', at: '#/games', shows: '.import summary', press: '.import summary', then: '.import .primary', thenPress: '.import .primary', lastly: '.import-wrong' },
];

/** Opens the screen and waits until it is there. */
export async function open(page, site, { moment, finished, daily, at, shows, press, then, key, thenPress, lastly, driver, drivers = driver, thinks, players = PLAYERS }) {
  // It thinks for as long as is looked at it.
  if (thinks) await page.route(/\/pilot[^/]*\.wasm$/, () => {});
  if (moment) await layOut(page, moment, players, drivers, finished);
  if (daily) await layOutDaily(page);
  await page.goto(site + at);
  // The review is worked out first.
  await expect(page.locator(shows).first()).toBeVisible({ timeout: 80_000 });
  if (press) await page.locator(press).click();
  if (key) await page.keyboard.press(key);
  // The pilot works it out first.
  if (then) await expect(page.locator(then).first()).toBeVisible({ timeout: 60_000 });
  if (thenPress) await page.locator(thenPress).click();
  if (lastly) await expect(page.locator(lastly).first()).toBeVisible();
}

/** Waits until all of an open screen is there again, as after a change of its language. */
export const arrive = (page, { shows, then, lastly }) => expect(page.locator(lastly ?? then ?? shows).first()).toBeVisible();

/** The device speaks another language from now on, and with it the page: nobody has chosen one. */
export const speak = (page, locale) => page.evaluate(async (tag) => {
  Object.defineProperty(Navigator.prototype, 'languages', { get: () => [tag], configurable: true });
  dispatchEvent(new Event('languagechange'));
  while (document.documentElement.lang !== tag.slice(0, 2)) await new Promise(requestAnimationFrame);
}, locale);
