// The way into a game: at once against two computers, or at a table that is laid, which says what it asks for.
import { Person, savedRecord } from './person.mjs';
import { convert } from './programs.mjs';
import { expect, test } from './table.mjs';

test('the first button plays at once against a Rookie and a Cabbie', async ({ page, site }) => {
  await page.goto(site);
  const first = page.locator('.home-go').first();
  await expect(first).toHaveClass(/primary/);
  await expect(first).toContainText('Play now');
  await first.click();
  await expect(page.locator('.act-main')).toHaveText('Throw 10 dice');
  await expect(page.locator('.card').nth(2)).toContainText('Cabbie');
  const players = convert(await savedRecord(page)).split('\n').filter((line) => /^(player|begins) /.test(line));
  expect(players).toEqual(['player person Mila', 'player rookie Otto', 'player cabbie Noor', 'begins Mila']);
  // Back leads to the first page, from which the game goes on.
  await page.goBack();
  await expect(first).toContainText('Continue');
});

test('whoever plays at once finds the table as it was laid last, and the game that ran', async ({ page, site }) => {
  const person = new Person(page);
  await person.sitDown(site, 5);
  await person.throwDice();
  await page.goto(site);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.card')).toHaveCount(3);
  await page.goto(`${site}#/new`);
  await expect(page.locator('.seat')).toHaveCount(5);
  await page.goto(`${site}#/games`);
  await expect(page.locator('.games-row').filter({ hasText: 'Ida' })).toHaveCount(1);
});

test('several people at one screen lay a table', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Play together Several people at one screen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
});

test('the table that is laid says what each level is, and what stands in each column', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site}#/new`);
  const levels = page.locator('.setup-levels li');
  await expect(levels).toHaveText([/^Rookie: \w+/, /^Cabbie: \w+/, /^Captain: \w+/, /^Ace: \w+/]);
  await expect(page.locator('.seat-head')).toHaveText(['Name', 'Who plays', 'Begins']);
  const left = (what) => page.locator(what).first().evaluate((one) => one.getBoundingClientRect().left);
  const middle = (what) => page.locator(what).first().evaluate((one) => { const { left, right } = one.getBoundingClientRect(); return (left + right) / 2; });
  expect(Math.abs(await left('.seat-name > .seat-head') - await left('.seat-name > input'))).toBeLessThan(2);
  expect(Math.abs(await left('.seat-driver > .seat-head') - await left('.seat-driver .choice'))).toBeLessThan(2);
  expect(Math.abs(await middle('.seat-begin > .seat-head') - await middle('.seat-begin > input + span'))).toBeLessThan(16);
  const [head, row] = [await page.locator('.seat-head').first().boundingBox(), await page.locator('.seat').first().boundingBox()];
  expect(head.y + head.height).toBeLessThanOrEqual(row.y + 1);
});

/** How much the colour of this differs from that of what it lies on, in the brightness of its channels together. */
const standsOut = (page, inner, outer) => page.evaluate(([one, other]) => {
  const colour = (css) => getComputedStyle(document.querySelector(css)).backgroundColor.match(/[\d.]+/g).slice(0, 3).map(Number);
  const [ours, theirs] = [colour(one), colour(other)];
  return ours.reduce((sum, channel, nth) => sum + Math.abs(channel - theirs[nth]), 0);
}, [inner, outer]);

for (const scheme of ['light', 'dark']) {
  test(`by ${scheme} the track of a choice stands out from what it lies on`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${site}#/new`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    expect(await standsOut(page, '.seat .choice-row', '.seat')).toBeGreaterThan(30);
    expect(await standsOut(page, '.setup-count .choice-row', '.setup-form')).toBeGreaterThan(30);
    if (scheme === 'light') await expect(page.locator('.seat .choice-row').first()).not.toHaveCSS('box-shadow', 'none');
  });
}
