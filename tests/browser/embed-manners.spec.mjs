// The embedded page disturbs nobody: where storage is blocked, in a sandbox, under the club's policy, by keyboard and for assistive tools.
import { readFileSync } from 'node:fs';
import { serve } from '../../tools/serve.mjs';
import { expect, expectTold, game, test, visit } from './club.mjs';
import { Person, savedRecord } from './person.mjs';
import { DIST, expectAccessible } from './table.mjs';
import { word } from './words.mjs';

const TABLE = '<space-taxi players="3" start="table" lang="en" seed="evening"></space-taxi>';
const primary = (frame) => frame.locator('.act-main');

test('in a sandbox everything works but saving, the pilot’s thread as well', async ({ page, club }) => {
  await visit(page, club, '<space-taxi sandbox players="3" computers="captain,captain" names="Ada" start="table" lang="de"></space-taxi>');
  const frame = game(page);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.locator('.toast')).toContainText('nicht speichern');
  expect(await page.locator('space-taxi iframe').getAttribute('sandbox')).toBe('allow-scripts');
  // No tab can be opened from here, so the link is copied.
  await frame.locator('.toast').getByRole('button', { name: word('de', 'take-along') }).click();
  await expect(frame.locator('#share-link')).toHaveValue(/#\/running\/[\w-]+$/);
  await expect(frame.locator('.share-ways a')).toHaveCount(0);
  await frame.getByRole('button', { name: word('de', 'share-copy') }).click();
  await expect(frame.getByText(word('de', 'copied'))).toBeVisible();
  await frame.getByRole('dialog').getByRole('button', { name: word('de', 'close') }).click();
  await frame.locator('.act-main').click();
  await expect(frame.locator('button.die')).toHaveCount(10);
  // The coach asks the pilot: its answer needs the thread.
  await frame.locator('#coach-button').click();
  await expect(frame.locator('.coach-turn, .coach-odds')).not.toHaveCount(0, { timeout: 60_000 });
  expect((await expectTold(page, 'error')).code).toBe('cannot-save');
});

test('in a sandbox, where no file can leave, the text of a game can be copied', async ({ page, club }) => {
  await visit(page, club, '<space-taxi sandbox players="3" start="table" lang="en"></space-taxi>');
  const frame = game(page);
  await frame.locator('.act-main').click();
  await expect(frame.locator('button.die')).toHaveCount(10);
  await frame.getByRole('button', { name: 'Menu' }).click();
  await frame.getByRole('button', { name: 'Your games' }).click();
  await frame.getByRole('button', { name: 'Export all' }).click();
  const text = frame.getByRole('textbox', { name: 'If no file was saved' });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^space-taxi/);
});

test('in a sandbox the pilot’s thread starts at once, since some browsers tell only afterwards that a file is foreign', async ({ page, club }) => {
  await page.addInitScript(() => {
    const { Worker: Real } = window;
    window.Worker = function (address, options) {
      if (origin !== 'null' || String(address).startsWith('blob:')) return new Real(address, options);
      const dead = Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
      setTimeout(() => dead.dispatchEvent(new Event('error')));
      return dead;
    };
  });
  await visit(page, club, '<space-taxi sandbox players="3" start="table" lang="en"></space-taxi>');
  const frame = game(page);
  await frame.locator('.act-main').click();
  await expect(frame.locator('button.die')).toHaveCount(10);
  await frame.locator('#coach-button').click();
  await expect(frame.locator('.coach-turn, .coach-odds')).not.toHaveCount(0, { timeout: 60_000 });
  await expect(frame.locator('.toast')).not.toContainText('computer players');
});

test('a host that does not let anybody have its files cannot fill a sandbox, and the frame says so', async ({ page, club, guard }) => {
  guard.expectProblem(/CORS policy/);
  guard.expectProblem(/^failed: /);
  guard.expectProblem(/ERR_FAILED/);
  const strict = await serve({ dir: DIST, without: ['Access-Control-Allow-Origin'] });
  const { origin } = new URL(strict.address);
  guard.expectOrigin(origin);
  club.policy = club.policy.replace('frame-src', `frame-src ${origin}`);
  await visit(page, club, `<space-taxi sandbox src="${strict.address}" lang="en"></space-taxi>`);
  await expect(game(page).getByRole('alert')).toContainText('in a tab of its own');
  await strict.close();
});

/** The browser lets the page keep nothing while it is in a frame. */
const blockStorage = (page) => page.addInitScript(() => {
  if (window === top) return;
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: () => { throw new DOMException('blocked', 'SecurityError'); } });
  }
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => { throw new DOMException('blocked', 'SecurityError'); } });
});

test('with storage blocked the game plays on, says that it cannot save, and leaves by a link to be played on with', async ({ page, club, site, guard }) => {
  await blockStorage(page);
  await visit(page, club, TABLE);
  const frame = game(page);
  const person = new Person(frame);
  await person.throwDice();
  await person.placeSomehow();
  await expect(frame.locator('.toast')).toContainText('cannot be saved');
  expect((await expectTold(page, 'error')).code).toBe('cannot-save');
  await frame.locator('.toast').getByRole('button', { name: 'Take it along' }).click();
  const link = await frame.locator('#share-link').inputValue();
  expect(link.startsWith(`${site}#/running/`), link).toBe(true);
  await expect(frame.locator('.share-qr')).toBeVisible();
  const [tab] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link', { name: 'Open in its own tab' }).click()]);
  await guard.alsoWatch(tab);
  await expect(tab.getByRole('heading', { name: 'A game in progress' })).toBeVisible();
  await expectAccessible(tab);
  expect(await savedRecord(tab)).toBeNull();
  await tab.getByRole('button', { name: 'Play here' }).click();
  const there = new Person(tab);
  await expect(there.primary).toHaveText(/^Throw/);
  expect(await there.tiles()).toEqual(await person.tiles());
  expect(await savedRecord(tab)).toBe(link.split('/running/')[1]);
  // The same dice fall there as here.
  await there.throwDice();
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await person.throwDice();
  expect(await there.dice()).toEqual(await person.dice());
  // The menu offers it again, as the game is by then.
  await frame.getByRole('button', { name: 'Menu' }).click();
  await frame.getByRole('button', { name: 'Share' }).click();
  expect(await frame.locator('#share-link').inputValue()).not.toBe(link);
});

test('before a game is begun where nothing can be saved, the way out is the page itself', async ({ page, club, site }) => {
  await blockStorage(page);
  await visit(page, club, '<space-taxi lang="en"></space-taxi>');
  const frame = game(page);
  await frame.getByRole('button', { name: 'Settings' }).click();
  await frame.locator('fieldset', { hasText: 'Theme' }).getByText('Light', { exact: true }).click();
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await frame.locator('.toast').getByRole('button', { name: 'Take it along' }).click();
  await expect(frame.locator('#share-link')).toHaveValue(site);
});

test('the keyboard goes into the frame, plays, and comes out again', async ({ page, club }) => {
  await visit(page, club, TABLE);
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  // Nobody has taken the focus from the club.
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe('BODY');
  await page.getByRole('link', { name: 'before' }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe('SPACE-TAXI');
  for (let steps = 0; steps < 40 && !(await primary(frame).evaluate((it) => it === document.activeElement)); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(frame.locator('button.die')).toHaveCount(10);
  const after = page.getByRole('link', { name: 'after' });
  for (let steps = 0; steps < 60 && !(await after.evaluate((it) => it === document.activeElement)); steps += 1) await page.keyboard.press('Tab');
  await expect(after).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe('SPACE-TAXI');
});

test('computers at play take neither focus nor scroll position from the club', async ({ page, club }) => {
  await visit(page, club, '<p>long</p>'.repeat(40) + '<space-taxi players="3" computers="rookie,rookie,rookie" start="table" lang="en"></space-taxi>');
  await page.locator('space-taxi').scrollIntoViewIfNeeded();
  await expectTold(page, 'ready');
  await page.getByRole('link', { name: 'before' }).evaluate((link) => link.focus({ preventScroll: true }));
  // In sight: browsers let what nobody sees stand still.
  const before = await page.evaluate(() => scrollY);
  await expectTold(page, 'turn');
  expect(await page.evaluate(() => [document.activeElement.textContent, scrollY])).toEqual(['before', before]);
});

test('nothing that the club’s script wants of it takes the keyboard from the club', async ({ page, club }) => {
  await visit(page, club, '<label>Guests <input></label><space-taxi mode="daily" lang="en"></space-taxi>');
  const field = page.locator('input');
  await field.focus();
  const frame = game(page);
  const element = page.locator('space-taxi');
  const flight = readFileSync(new URL('../data/records/solo-flight.txt', import.meta.url), 'utf8');
  const wishes = [
    // Asked for by the page itself, then by its script: an open sheet is where a browser puts the focus by itself.
    [() => {}, frame.locator('.daily')],
    [(it) => it.setAttribute('mode', 'play'), frame.locator('.home-main')],
    [(it) => it.setAttribute('mode', 'daily'), frame.locator('.daily')],
    [(it) => it.setAttribute('start', 'table'), frame.locator('.daily')],
    [(it) => it.removeAttribute('mode'), frame.locator('.act-main')],
    [(it) => it.newGame({ players: 4 }), frame.locator('.card').nth(3)],
    [(it, record) => it.load(record, { mode: 'replay' }), frame.locator('.replay-at')],
    [(it, record) => it.load(record, { mode: 'board' }), frame.locator('.over')],
    [(it) => it.setLanguage('de'), frame.locator('html[lang="de"]')],
    [(it) => it.pause(), frame.locator('html[data-paused]')],
    [(it) => it.resume(), frame.locator('html:not([data-paused])')],
  ];
  for (const [nth, [wish, shown]] of wishes.entries()) {
    await element.evaluate(wish, flight);
    await expect(shown).toBeVisible();
    await expect(field, `wish ${nth}`).toBeFocused();
    await page.keyboard.type('a');
    await expect(field).toHaveValue('a'.repeat(nth + 1));
  }
  // Nor if the visitor was at the game, whose frame is then another one.
  await frame.locator('#screen').click({ position: { x: 5, y: 5 } });
  await expect.poll(() => page.evaluate(() => document.activeElement.tagName)).toBe('SPACE-TAXI');
  await element.evaluate((it) => it.setAttribute('mode', 'daily'));
  await expect(frame.locator('.daily')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe('BODY');
  // The sheet is open as ever: the keyboard comes to it first, and closes it.
  await element.evaluate((it) => it.focus());
  await frame.locator('.daily').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
});

test('sheets make no entries in the club’s history, and two embeds do not close each other’s', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="en"></space-taxi><space-taxi lang="en"></space-taxi>');
  const before = await page.evaluate(() => history.length);
  for (const nth of [0, 1]) {
    await page.locator('space-taxi').nth(nth).scrollIntoViewIfNeeded();
    await game(page, nth).getByRole('button', { name: 'Rules' }).click();
    await expect(game(page, nth).getByRole('dialog')).toBeVisible();
  }
  // What is out of sight is not drawn, and cannot be pressed.
  await page.locator('space-taxi').first().scrollIntoViewIfNeeded();
  await game(page, 0).getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(game(page, 0).getByRole('dialog')).toHaveCount(0);
  await expect(game(page, 1).getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('inside the frame there is nothing that assistive tools stumble over', async ({ page, club }) => {
  await visit(page, club, '<space-taxi players="3" lang="en" seed="evening"></space-taxi>');
  const frame = game(page);
  await expect(frame.locator('.home')).toBeVisible();
  const inside = page.frames().find((one) => one.parentFrame());
  const look = () => expectAccessible(inside);
  await expect(frame.getByRole('button', { name: 'Play together' })).toBeVisible();
  await look();
  await frame.getByRole('button', { name: 'Play together' }).click();
  await expect(frame.locator('.seat')).toHaveCount(3);
  await look();
  await frame.getByRole('button', { name: 'Start the game' }).click();
  await primary(frame).click();
  await expect(frame.locator('button.die')).toHaveCount(10);
  await look();
  await frame.getByRole('button', { name: 'Rules' }).click();
  await expect(frame.locator('.rules-part').first()).toBeVisible();
  await look();
});
