// <space-taxi> as a part of any website: it is hidden and shown like everything else, and knows what it was told.
import { readFileSync } from 'node:fs';
import { expect, expectTold, game, test, visit } from './club.mjs';

/** Longer than an address should be. */
const LONG = readFileSync(new URL('../data/records/four-players.txt', import.meta.url), 'utf8');
const FLIGHT = readFileSync(new URL('../data/records/solo-flight.txt', import.meta.url), 'utf8');

const element = (page) => page.locator('space-taxi').first();
const reload = async (page, nth) => {
  await game(page).locator('html').evaluate(() => location.reload()).catch(() => {});
  await expectTold(page, 'ready', nth);
};

test('a long record is replayed from where the club wants, also when the frame has loaded itself anew', async ({ page, club }) => {
  expect(LONG.length).toBeGreaterThan(1500);
  await visit(page, club, `<space-taxi mode="replay" at="14" lang="en" start="table" record="${LONG}"></space-taxi>`);
  const at = game(page).locator('.replay-at');
  await expect(at).toHaveText(/^14\D/);
  await element(page).evaluate((it) => { it.setAttribute('lang', 'de'); it.setTheme('light', '#aa2255'); });
  await expect(game(page).locator('html')).toHaveAttribute('lang', 'de');
  await reload(page, 2);
  await expect(at).toHaveText(/^14\D/);
  await expect(game(page).locator('html')).toHaveAttribute('lang', 'de');
  await expect(game(page).locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await game(page).locator('html').evaluate((root) => root.style.getPropertyValue('--primary'))).toBe('#aa2255');
  // No game was begun beside it.
  expect(await game(page).locator('html').evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':current')))).toEqual([]);
});

test('what a script has shown is there again as well, and a new game takes its place', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="en"></space-taxi>');
  await element(page).evaluate((it, record) => { it.load(record, { mode: 'replay', at: 2 }); it.pause(); }, FLIGHT);
  await expect(game(page).locator('.replay-at')).toHaveText(/^2\D/);
  await reload(page, 2);
  await expect(game(page).locator('.replay-at')).toHaveText(/^2\D/);
  await expect(game(page).locator('html')).toHaveAttribute('data-paused', '');
  await element(page).evaluate((it) => { it.resume(); it.newGame({ players: 3 }); });
  await expect(game(page).locator('.act-main')).toHaveText(/^Throw/);
  await reload(page, 3);
  await expect(game(page).locator('html')).not.toHaveAttribute('data-paused');
  await expect(game(page).locator('.replay-at')).toHaveCount(0);
  await expect(game(page).getByRole('button', { name: /^Continue/ }).or(game(page).locator('.act-main')).first()).toBeVisible();
});

test('a bad mode of a long record is passed over and named, like that of a short one', async ({ page, club }) => {
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, club, `<space-taxi mode="chess" at="none" lang="en" record="${LONG}"></space-taxi>`);
  await expect(game(page).locator('#screen')).toHaveAttribute('data-screen', 'table');
  for (const name of ['mode', 'at']) expect(warnings.filter((text) => text.includes(`${name}=`)), name).toHaveLength(1);
  expect(await page.evaluate(() => window.told.filter(({ type }) => type === 'error'))).toEqual([]);
});

test('it is hidden like any other element, and does not load before it is shown', async ({ page, club }) => {
  await visit(page, club, '<space-taxi hidden lang="en"></space-taxi>');
  await expect(page.locator('space-taxi iframe')).toHaveCount(1);
  const display = () => element(page).evaluate((it) => getComputedStyle(it).display);
  expect(await display()).toBe('none');
  await element(page).evaluate((it) => { it.hidden = false; });
  expect(await display()).toBe('block');
  await expectTold(page, 'ready');
  await element(page).evaluate((it) => { it.hidden = true; });
  expect(await display()).toBe('none');
});

test('an address that is none is passed over and named', async ({ page, club, site }) => {
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const src of ['http://', 'javascript:alert(1)']) {
    warnings.length = 0;
    await visit(page, club, `<space-taxi src="${src}" lang="en"></space-taxi>`);
    await expect(game(page).locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.locator('space-taxi iframe').getAttribute('src')).toContain(`${site}?`);
    expect(warnings.filter((text) => text.startsWith('space-taxi:'))).toEqual([`space-taxi: src=“${src}” is no address`]);
    await element(page).evaluate((it) => it.remove());
  }
});

test('it can be moved about the page', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="en"></space-taxi>');
  await expectTold(page, 'ready');
  await element(page).evaluate((it) => {
    it.remove();
    it.setLanguage('de');
    document.querySelector('main').append(it);
  });
  await expect(game(page).locator('html')).toHaveAttribute('lang', 'de');
});
