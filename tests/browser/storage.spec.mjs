// What becomes of games where the browser keeps nothing, has no room, or holds something that is no game.
import { readFileSync } from 'node:fs';
import { CURRENT, Person, fixDice, savedRecord } from './person.mjs';
import { THOROUGH, VERSION, expect, test } from './table.mjs';

const toast = (page, text) => page.locator('.toast', { hasText: text });

test('without any storage the game plays on and says so', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('not here', 'SecurityError'); },
  }));
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await expect(toast(page, 'cannot be saved')).toBeVisible();
  await person.throwDice();
  await person.placeSomehow();
  expect(await person.tiles()).toEqual([0, 1, 2, 3]);
});

test('with no room left the game plays on, says so, and keeps what was saved before', async ({ page, site }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const before = await savedRecord(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };
  });
  await person.placeSomehow();
  await expect(toast(page, 'full')).toBeVisible();
  expect(await savedRecord(page)).toBe(before);
  await person.throwDice();
});

for (const [kind, text] of [
  ['that is no game', 'hello'],
  ['of a later version', '9 2026-01-01 AAAA'],
  ['that was damaged', '1 2026-01-01 AUgIgtzI0gGhMrCAqG0OTS5gKcoAAGwFOUOgAcbbcKVQBwpUYcIOMOD6OMmF'],
]) {
  test(`a save ${kind} is set aside, and can be exported`, async ({ page, site }) => {
    await page.addInitScript(([key, save]) => {
      if (!sessionStorage.getItem('laid')) localStorage.setItem(key, save);
      sessionStorage.setItem('laid', 'once');
    }, [CURRENT, text]);
    await page.goto(site);
    await expect(toast(page, 'set aside')).toBeVisible();
    await toast(page, 'set aside').getByRole('button', { name: 'Your games' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: /Export/ }).first().click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(text);
    // It is out of the way, and still there.
    await page.keyboard.press('Escape');
    await new Person(page).layTable(3);
    expect(await page.evaluate(() => Object.values(localStorage))).toContain(text);
  });
}

test('a new game keeps the one that is running, to be continued from Your games', async ({ page, site }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const first = await savedRecord(page);
  await person.sitDown(site, 4);
  expect(await savedRecord(page)).not.toBe(first);
  await page.goto(`${site}#/games`);
  await page.getByRole('dialog').getByRole('button', { name: /Continue/ }).last().click();
  await person.expectScene('play');
  await expect.poll(() => savedRecord(page)).toBe(first);
  await expect(page.locator('button.die')).toHaveCount(10);
});

test('what was cleared under a running game is kept again with its next action', async ({ page, site }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.evaluate(() => localStorage.clear());
  await person.placeSomehow();
  const after = await savedRecord(page);
  expect(await person.tiles()).toEqual([0, 1, 2, 3]);
  await page.reload();
  await expect.poll(() => person.tiles()).toEqual([0, 1, 2, 3]);
  expect(await savedRecord(page)).toBe(after);
});

test('who has cleared everything finds an empty page, and begins anew', async ({ page, site }) => {
  const person = new Person(page);
  await person.sitDown(site, 3);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.locator('.home')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  await person.layTable(3);
  await person.throwDice();
});

// Every key that the game uses, as a device has them that was really played on.
const DEVICE = {
  ...JSON.parse(readFileSync(new URL(`../data/saves/${VERSION}.json`, import.meta.url), 'utf8')),
  'space-taxi:/:set-aside:1': 'hello',
};
/** A game of each kind, and what is none: the others are treated as one of them is. */
const TELLING = /:(current|(un)?finished:1|set-aside:1|settings)$/;
const isGame = (key) => /:(current$|unfinished:|finished:)/.test(key);
for (const [kind, damage] of Object.entries({
  'is empty': () => '',
  'is noise': () => '\u0000\u2028 1 2026-11-16 \u00ff',
  'was cut short': (text) => text.slice(0, text.length / 2),
  'is of a later version': (text) => `9${text.slice(1)}`,
})) {
  test(`whichever text ${kind}, the page starts and nothing else is touched`, async ({ page, site }) => {
    test.slow();
    await page.goto(site);
    for (const [key, text] of Object.entries(DEVICE).filter(([name]) => THOROUGH || TELLING.test(name))) {
      const damaged = damage(text);
      await page.evaluate(([texts, changed, value]) => {
        localStorage.clear();
        for (const [name, one] of Object.entries(texts)) localStorage.setItem(name, one);
        localStorage.setItem(changed, value);
      }, [DEVICE, key, damaged]);
      await page.goto(`${site}#/games`);
      await page.reload();
      const games = Object.keys(DEVICE).filter((one) => isGame(one) && one !== key).length;
      await expect(page.locator('.games-row').nth(games), key).toBeVisible();
      const after = await page.evaluate(() => ({ ...localStorage }));
      const aside = Object.keys(after).filter((one) => one.includes(':set-aside:')).length;
      if (isGame(key)) expect(aside, key).toBe(2);
      await expect(page.locator('.games-row'), key).toHaveCount(games + aside);
      // What was damaged is still there, word for word: under its key, or set aside.
      expect(Object.values(after), key).toContain(damaged);
      for (const [other, one] of Object.entries(DEVICE)) if (other !== key) expect(after[other], `${other} beside ${key}`).toBe(one);
      if (key === CURRENT) continue;
      await page.goto(`${site}#/table`);
      await page.locator('.play, .ticket, .round').first().waitFor();
    }
  });
}
