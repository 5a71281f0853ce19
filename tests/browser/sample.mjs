// What this version keeps on a device, and the file it exports: `make sample` plays with the built page and puts both into
// tests/data/saves, from where they are committed with a release and never changed again.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';
import { seatGambler } from './gambler.mjs';
import { convert } from './programs.mjs';
import { DIST, VERSION } from './table.mjs';

const FOLDER = fileURLToPath(new URL('../data/saves/', import.meta.url));
const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
await context.clock.setFixedTime(new Date('2026-11-16T12:00:00'));

/** A page whose dice follow from this number. */
async function open(number) {
  const page = await context.newPage();
  await page.addInitScript(seatGambler, number);
  return page;
}

/** A game for so many, played until so much is kept of it, or to its end. */
async function play(number, players, drivers, most) {
  const page = await open(number);
  await page.goto(`${site.address}#/new`);
  await page.locator('.setup-count').getByText(players, { exact: true }).click();
  for (const [seat, driver] of drivers.entries()) await page.locator('.seat').nth(seat).locator('.seat-driver label').nth(driver).click();
  // Nobody asks the coach at the second table.
  if (number === 2) await page.locator('label:has(input[name="coach"])').last().click();
  await page.locator('.setup-go').click();
  if (number === 1) await meetTheGame(page);
  await go(page, most);
}

/** In the first game a tip is read, and the browser offers to install the page. */
async function meetTheGame(page) {
  await page.locator('.act-main').click();
  await page.locator('.tip .toast-button').first().click();
  await page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => {} })));
}

/** The flight of the day: the first counts, the next is practice. */
async function fly(number) {
  const page = await open(number);
  await page.goto(`${site.address}#/daily`);
  await page.locator('dialog[open] .sheet-body > .btn').last().click();
  await go(page);
}

async function go(page, most) {
  await page.locator('.play').waitFor();
  await page.evaluate((length) => window.gambler.playTo(true, [], length), most);
  await page.close();
}

const first = await open(0);
await first.goto(`${site.address}#/settings`);
for (const name of ['Light', 'Deutsch']) await first.locator('dialog[open] label', { hasText: name }).first().click();
// A text that is no game is set aside when somebody looks at the list.
await first.evaluate(() => localStorage.setItem('space-taxi:/:unfinished:1', 'a text from elsewhere'));
await first.goto(`${site.address}#/games`);
await first.locator('.games-row').waitFor();
await first.close();
await play(1, '3', [0, 1, 2]);
await play(2, '5', [0, 0, 0, 0, 1]);
await fly(3);
await fly(4);
await play(5, '4', [0, 2, 0, 1], 30);
await play(6, '3', [0, 0, 3], 17);

const page = await open(7);
await page.goto(`${site.address}#/games`);
const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.games-all').click()]);
writeFileSync(`${FOLDER}${VERSION}.export.txt`, readFileSync(await download.path()));
const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage).sort(([a], [b]) => (a < b ? -1 : 1))));
writeFileSync(`${FOLDER}${VERSION}.json`, `${JSON.stringify(stored, null, 2)}\n`);
const games = Object.entries(stored).filter(([key]) => /:(current$|unfinished:|finished:)/.test(key));
const texts = games.map(([key, value]) => `= ${key.replace('space-taxi:/:', '')}\n${convert(value.split(' ').at(-1))}\n\n`);
writeFileSync(`${FOLDER}${VERSION}.games.txt`, texts.join(''));
await browser.close();
await site.close();
console.log(`${Object.keys(stored).length} texts, ${games.length} of them games`);
