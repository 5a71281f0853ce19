// What every released version has kept in a browser or exported is found again by this one, and played on with.
import { readFileSync, readdirSync } from 'node:fs';
import { seatGambler } from './gambler.mjs';
import { savedRecord } from './person.mjs';
import { expect, test } from './table.mjs';

const FOLDER = new URL('../data/saves/', import.meta.url);
const VERSIONS = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
const isGame = (key) => /:(current$|unfinished:|finished:)/.test(key);

for (const version of VERSIONS) {
  const texts = JSON.parse(readFileSync(new URL(`${version}.json`, FOLDER), 'utf8'));
  const exported = readFileSync(new URL(`${version}.export.txt`, FOLDER), 'utf8');
  const games = Object.keys(texts).filter(isGame).length;
  const aside = Object.keys(texts).filter((key) => key.includes(':set-aside:')).length;

  test(`what ${version} kept in a browser is all there, and its game goes on`, async ({ page, site }) => {
    await page.addInitScript((kept) => {
      if (localStorage.length === 0) for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    }, texts);
    await page.addInitScript(seatGambler, 1);
    await page.goto(`${site}#/games`);
    await expect(page.locator('.games-row')).toHaveCount(games + aside);
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(texts);
    await page.goto(`${site}#/table`);
    await page.locator('.play, .ticket, .round').first().waitFor();
    const before = await savedRecord(page);
    expect(texts['space-taxi:/:current']).toContain(before);
    await page.evaluate(() => window.gambler.act(false, 0));
    expect(await savedRecord(page)).not.toBe(before);
    const { 'space-taxi:/:current': _, ...others } = texts;
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(others);
  });

  test(`the file that ${version} exported comes back without a loss`, async ({ page, site }) => {
    await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
    await page.goto(`${site}#/games`);
    await page.getByText('Open a game').click();
    const choose = () => page.locator('#import-file').setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: Buffer.from(exported) });
    await choose();
    await expect(page.getByText(`Games added: ${games}.`)).toBeVisible();
    await expect(page.locator('.games-row')).toHaveCount(games + aside);
    const records = (all) => Object.entries(all).flatMap(([key, text]) => (isGame(key) ? [text.split(' ').at(-1)] : [])).sort();
    expect(records(await page.evaluate(() => ({ ...localStorage })))).toEqual(records(texts));
    await choose();
    await expect(page.getByText(`Already here: ${games}.`)).toBeVisible();
    await page.goto(`${site}#/daily`);
    await expect(page.locator('.daily-flown')).toBeVisible();
  });
}
