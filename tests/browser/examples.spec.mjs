// The club pages that are shipped with the game, copied to a club's own website.
import { expect, expectTold, game, test } from './club.mjs';
import { Person } from './person.mjs';
import { expectAccessible } from './table.mjs';

test.beforeEach(({ page }) => page.addInitScript(() => {
  window.told = [];
  addEventListener('message', ({ data }) => data?.spaceTaxi && window.told.push(data));
}));

test('the plain page shows the game', async ({ page, club }) => {
  await page.goto(`${club.address}plain.html`);
  await expect(game(page).getByRole('button', { name: 'Play together' })).toBeVisible();
  // The game itself is looked at elsewhere; here its landmarks would count as the club's.
  await expectAccessible(page, { without: 'space-taxi' });
});

test('the examples also work from the game’s own folder', async ({ page, site }) => {
  await page.goto(`${site}examples/plain.html`);
  await expect(game(page).getByRole('button', { name: 'Play together' })).toBeVisible();
});

test('a finished game joins the table of results', async ({ page, club }) => {
  test.setTimeout(480_000);
  await page.goto(`${club.address}results.html`);
  await expectTold(page, 'ready');
  await page.locator('space-taxi').evaluate((it) => it.newGame({ players: 1, names: 'Ada', seed: 'x' }));
  const frame = game(page);
  await expect(frame.locator('.cards')).toContainText('Ada');
  await new Person(frame, 'hurry').playUntil('over');
  await expect(page.locator('#results tr')).toHaveCount(1);
  const over = await expectTold(page, 'gameover');
  const row = page.locator('#results tr');
  await expect(row).toContainText(String(over.table[0].total));
  await expectAccessible(page, { without: 'space-taxi' });
  // Whoever comes back finds it, and can look at the game again.
  await page.reload();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`Ada ${over.table[0].total}`);
  await expectTold(page, 'ready');
  await row.getByRole('button', { name: 'Watch' }).click();
  await expect(game(page).locator('.replay-at')).toBeVisible();
  await expect(game(page).locator('.cards')).toContainText('Ada');
  await page.getByRole('button', { name: 'Clear the table' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No game has ended yet.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

for (const [kind, spoil] of [
  ['nothing can be kept', () => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('blocked', 'SecurityError'); } })],
  ['there is no room', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
  ['something else is kept', () => localStorage.setItem('comet-club-results', '[null, 7, {"table": [], "winners": [3]}, {"table": 1}, {"table": [null], "winners": []}]')],
  ['what is kept cannot be read', () => localStorage.setItem('comet-club-results', '{')],
]) {
  test(`where ${kind} the table of results fills all the same`, async ({ page, club }) => {
    await page.addInitScript(spoil);
    await page.goto(`${club.address}results.html`);
    await expect(page.getByText('No game has ended yet.')).toBeVisible();
    await page.locator('#game').evaluate((it) => {
      for (const total of [60, 70]) it.dispatchEvent(new CustomEvent('gameover', { detail: { table: [{ name: '<b>Ada', total }], winners: [0], record: '' } }));
    });
    await expect(page.locator('#results tr')).toHaveCount(2);
    await expect(page.locator('#results tr').first()).toContainText('<b>Ada 70');
    // On a narrow phone as well.
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('a comment leads to its moment of the replay', async ({ page, club }) => {
  await page.goto(`${club.address}replay.html`);
  const frame = game(page);
  await expect(frame.locator('.replay-at')).toHaveText(/^1\D+21$/);
  await page.locator('[data-at="14"]').click();
  await expect(frame.locator('.replay-at')).toHaveText(/^14\D+21$/);
  await expectAccessible(page, { without: 'space-taxi' });
});

test('in the tournament every board has the same dice, and the standings follow', async ({ page, club }) => {
  test.setTimeout(240_000);
  await page.goto(`${club.address}tournament.html`);
  const dice = [];
  for (const nth of [0, 1, 2]) {
    await game(page, nth).locator('.act-main').click();
    await expect(game(page, nth).locator('button.die')).toHaveCount(10);
    dice.push(await game(page, nth).locator('button.die').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')).join()));
  }
  expect(new Set(dice).size).toBe(1);
  const ben = new Person(game(page, 1));
  await ben.playUntil('round');
  // With the next throw it counts.
  await ben.step();
  await ben.step();
  const round = await expectTold(page, 'round');
  const stands = page.locator('#standings tr', { hasText: 'Ben' }).locator('td');
  await expect(stands).toHaveText(['Ben', '1', String(round.table[0].total)]);
  // Whoever comes back finds the game where it was, and so do the standings.
  await page.reload();
  await expect(stands).toHaveText(['Ben', '1', String(round.table[0].total)]);
});

for (const name of ['plain', 'results', 'replay', 'tournament']) {
  test(`${name}.html fits every width, down to the narrowest phone`, async ({ page, club }) => {
    await page.goto(`${club.address}${name}.html`);
    await expect(game(page).locator('#screen')).toBeVisible();
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `${width} wide` }).toBeLessThanOrEqual(0);
    }
  });
}
