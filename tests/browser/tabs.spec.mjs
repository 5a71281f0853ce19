// One game, two tabs: the second sees that the game runs elsewhere and can take it over. No move is lost.
import { Person, fixDice, letPlay, savedRecord } from './person.mjs';
import { MISFIRE } from './moments.mjs';
import { expect, expectAccessible, test } from './table.mjs';

test.use({ actionTimeout: 30_000 });

const elsewhere = (page) => page.getByRole('dialog', { name: 'This game is open elsewhere' });
const take = (page) => elsewhere(page).getByRole('button', { name: 'Play here' }).click();
/** What is kept, as this tab sees it: what another one has written is seen a moment later. */
const saves = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /current|finished/.test(key)).sort());

async function secondTab({ context, guard, site }) {
  const other = await context.newPage();
  await guard.alsoWatch(other);
  await other.goto(`${site}#/table`);
  return other;
}

test('the second tab sees that the game runs elsewhere, takes it over and gives it back', async ({ page, site, context, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const other = await secondTab({ context, guard, site });
  await expect(elsewhere(other)).toBeVisible();
  await expectAccessible(other);
  await take(other);
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  await new Person(other).placeSomehow();
  const played = await savedRecord(other);

  await take(page);
  await expect(elsewhere(other)).toBeVisible();
  await expect(page.locator('button.die')).toHaveCount(0);
  expect(await savedRecord(page)).toBe(played);
  await person.throwDice();
  await expect.poll(() => savedRecord(page)).not.toBe(played);
  await expect.poll(() => saves(page)).toEqual(['space-taxi:/:current']);
});

test('the tab that waits follows the game, and has it when the other is closed', async ({ page, site, context, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  const other = await secondTab({ context, guard, site });
  await expect(elsewhere(other)).toBeVisible();
  await person.throwDice();
  await expect(other.locator('button.die')).toHaveCount(10);
  const played = await savedRecord(page);
  await page.close();
  await take(other);
  await new Person(other).placeSomehow();
  await expect.poll(() => savedRecord(other)).not.toBe(played);
  await expect.poll(() => saves(other)).toEqual(['space-taxi:/:current']);
});

test('who has left the table lets the other play, and finds its moves on coming back', async ({ page, site, context, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await page.goto(`${site}#/`);
  const other = await secondTab({ context, guard, site });
  await new Person(other).throwDice();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(elsewhere(page)).toBeVisible();
  await elsewhere(page).getByRole('button', { name: 'To the start page' }).click();
  await other.close();
  // The browser gives up a closed tab's lock in its own time.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held.length)).toBe(0);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(elsewhere(page)).toHaveCount(0);
  await expect(page.locator('button.die')).toHaveCount(10);
  await person.placeSomehow();
});

test('a scene that was left in one tab is not shown again in the other', async ({ page, site, context, guard }) => {
  const person = new Person(page);
  await person.comeBackTo(site, MISFIRE);
  await person.expectScene('misfire');
  const other = await secondTab({ context, guard, site });
  await take(other);
  const second = new Person(other);
  await second.expectScene('misfire');
  await second.step();
  await second.expectScene('play');
  await take(page);
  await expect(elsewhere(page)).toHaveCount(0);
  await person.expectScene('play');
  for (const tab of [page, other]) {
    await tab.reload();
    await new Person(tab).expectScene('play');
  }
});

test('a new game in a second tab takes the table, and the first game is kept once', async ({ page, site, context, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const first = await savedRecord(page);
  const other = await context.newPage();
  await guard.alsoWatch(other);
  const second = new Person(other);
  await second.sitDown(site, 4);
  await second.throwDice();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect.poll(() => saves(other)).toEqual(['space-taxi:/:current', 'space-taxi:/:unfinished:1']);
  // The first one is taken up again from the list: the table is where that happened last.
  await page.goto(`${site}#/games`);
  await page.locator('.games-row').nth(1).getByRole('button', { name: /^Continue/ }).click();
  await expect(elsewhere(other)).toBeVisible();
  await expect(elsewhere(page)).toHaveCount(0);
  expect(await savedRecord(page)).toBe(first);
  await person.placeSomehow();
  await expect.poll(() => saves(page)).toEqual(['space-taxi:/:current', 'space-taxi:/:unfinished:2']);
});

test('computers do not play on in a tab that waits', async ({ page, site, context, guard }) => {
  await fixDice(page, 5);
  await page.goto(`${site}#/new`);
  for (const seat of [0, 1, 2]) await letPlay(page, seat, 'Rookie');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const other = await secondTab({ context, guard, site });
  await expect(elsewhere(other)).toBeVisible();
  const before = (await savedRecord(page)).length;
  await page.getByRole('button', { name: 'Skip ahead' }).click();
  await expect.poll(() => savedRecord(page).then((record) => record.length)).toBeGreaterThan(before);
  await expect.poll(() => saves(page)).toEqual(['space-taxi:/:current']);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a browser without locks still says that the game goes on elsewhere', async ({ page, site, context }) => {
  await context.addInitScript(() => { delete Navigator.prototype.locks; });
  await fixDice(page, 5);
  await new Person(page).sitDown(site, 3);
  const other = await context.newPage();
  await other.goto(`${site}#/table`);
  await new Person(other).throwDice();
  await expect(page.getByText('This game goes on in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('button.die')).toHaveCount(10);
  await expect(page.getByText('This game goes on in another tab.')).toHaveCount(0);
});

test('a browser without locks keeps the game of either tab, and each once', async ({ page, site, context, guard }) => {
  await context.addInitScript(() => { delete Navigator.prototype.locks; });
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const other = await context.newPage();
  await guard.alsoWatch(other);
  await new Person(other).sitDown(site, 4);
  await new Person(other).throwDice();
  await person.placeSomehow();
  const mine = await savedRecord(page);
  await expect.poll(() => saves(page)).toEqual(['space-taxi:/:current', 'space-taxi:/:unfinished:2']);
  await new Person(other).placeSomehow();
  await expect.poll(() => saves(page)).toEqual(['space-taxi:/:current', 'space-taxi:/:unfinished:3']);
  expect(await page.evaluate(() => localStorage.getItem('space-taxi:/:unfinished:3'))).toContain(mine);
});

test('what found no room stays on its table while another tab plays on, and both are kept once there is some', async ({ page, site, context, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };
    addEventListener('storage', () => setTimeout(() => { window.heard = true; }));
  });
  await person.placeSomehow();
  const other = await secondTab({ context, guard, site });
  await take(other);
  await expect(elsewhere(page)).toBeVisible();
  await other.getByRole('button', { name: /^Keep none/ }).click();
  await expect(new Person(other).primary).toHaveText(/^Throw/);
  const theirs = await savedRecord(other);
  await page.waitForFunction(() => window.heard);
  await page.evaluate(() => { Storage.prototype.setItem = window.setItem; });
  await take(page);
  await expect(elsewhere(page)).toHaveCount(0);
  expect(await person.tiles()).toEqual([0, 1, 2, 3]);
  await person.throwDice();
  await expect.poll(() => saves(page)).toEqual(['space-taxi:/:current', 'space-taxi:/:unfinished:1']);
  expect(await page.evaluate(() => localStorage.getItem('space-taxi:/:unfinished:1'))).toContain(theirs);
});
