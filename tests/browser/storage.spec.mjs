// What becomes of games where the browser keeps nothing, has no room, or holds something that is no game.
import { readFileSync } from 'node:fs';
import { CURRENT, Person, fixDice, savedRecord } from './person.mjs';
import { expect, test } from './table.mjs';

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
