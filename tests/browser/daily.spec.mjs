// The daily flight and the same dice for several tables.
import { Person, fixDice, savedRecord } from './person.mjs';
import { convert } from './programs.mjs';
import { expect, expectAccessible, test } from './table.mjs';

const CODE = 'space-taxi daily 1 2026-11-16';

/** The page believes that it is this day, at noon where it is. */
async function on(page, day) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
}

/** What lies in the tray. */
const dice = (page) => page.locator('button.die').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));

/** A solo flight to its end, in a hurry. */
const fly = (page) => new Person(page, 'hurry').playUntil('over');

test('a day has one flight for everyone: the first one counts, later ones are practice', async ({ page, site, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await on(page, '2026-11-16');
  const person = new Person(page);
  await page.goto(site);
  await page.getByRole('button', { name: 'Daily flight' }).click();
  await expect(page.getByRole('dialog')).toContainText('Daily flight of 16 Nov 2026');
  await expect(page.getByRole('dialog')).toContainText('worked out beforehand');
  await expect(page.getByRole('dialog')).toContainText(CODE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take off' }).click();
  await person.expectScene('play');
  // Nothing is promised about dice that can be known.
  await expect(page.locator('.promise')).toHaveText(/These throws can be worked out beforehand/);
  await page.locator('.promise').click();
  await expect(page.locator('#dice-code')).toHaveText(CODE);
  await expect(page.locator('#dice-fingerprint')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await person.throwDice();
  const first = await dice(page);
  expect(convert(await savedRecord(page))).toContain(`dice code ${CODE}`);
  // Left and taken up again where it was.
  await page.goto(`${site}#/daily`);
  await page.getByRole('button', { name: 'Take off' }).click();
  expect(await dice(page)).toEqual(first);
  await fly(page);
  await expect(page.locator('.over .daily-flown')).toContainText('it counts');
  const points = (await page.locator('.over-say h1').innerText()).match(/\d+/)[0];
  await page.goto(`${site}#/daily`);
  await expect(page.locator('dialog .daily-flown')).toContainText(`Your flight today: ${points} point`);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy your result' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const told = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(told[0]).toMatch(new RegExp(`^Space Taxi, daily flight of 16 Nov 2026: ${points} points?$`));
  expect(told[1]).toMatch(/^[🚀💥]{5}$/u);
  expect(told[2]).toBe(`${site}#/daily`);
  // Once more, with the same dice.
  await page.getByRole('dialog').getByRole('button', { name: 'Fly again for practice' }).click();
  await person.throwDice();
  expect(await dice(page)).toEqual(first);
  // The very same choices: it is practice all the same.
  await fly(page);
  expect((await page.locator('.over-say h1').innerText()).match(/\d+/)[0]).toBe(points);
  await expect(page.locator('.over .daily-flown')).toContainText('Only practice');
  await page.reload();
  await expect(page.locator('.over .daily-flown')).toContainText('Only practice');
  await page.goto(`${site}#/daily`);
  await expect(page.locator('dialog .daily-flown')).toContainText(`Your flight today: ${points} point`);
  // Tomorrow there are other dice, and the first flight counts again.
  await on(page, '2026-11-17');
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Daily flight of 17 Nov 2026');
  await page.getByRole('button', { name: 'Take off' }).click();
  await person.throwDice();
  expect(await dice(page)).not.toEqual(first);
});

test('without any storage the flight of the day is flown, and counted while the page is open', async ({ page, site }) => {
  test.slow();
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('not here', 'SecurityError'); },
  }));
  await on(page, '2026-11-16');
  await page.goto(`${site}#/daily`);
  await page.getByRole('button', { name: 'Take off' }).click();
  const person = new Person(page);
  await person.expectScene('play');
  await fly(page);
  await expect(page.locator('.over .daily-flown')).toContainText('it counts');
  await page.goto(`${site}#/daily`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fly again for practice' })).toBeVisible();
});

test('tables with one code and as many players throw the same dice', async ({ page, site }) => {
  const person = new Person(page);
  const thrown = [];
  for (const [number, code] of [[1, 'Club night'], [2, '  Club   night '], [3, 'club night']]) {
    await fixDice(page, number);
    await page.goto(site);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site}#/new`);
    await page.locator('.setup-count').getByText('4', { exact: true }).click();
    await expect(page.locator('#setup-code')).toBeHidden();
    await page.getByText('Same throws as another table').click();
    await page.locator('#setup-code').fill(code);
    await expect(page.getByText('can work out the throws beforehand')).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.promise')).toHaveText(/These throws can be worked out beforehand/);
    await person.throwDice();
    thrown.push(await dice(page));
  }
  expect(thrown[1]).toEqual(thrown[0]);
  expect(thrown[2]).not.toEqual(thrown[0]);
});

test('who knows the code of a day to come flies its dice, but not its flight', async ({ page, site }) => {
  test.slow();
  await on(page, '2026-11-15');
  await page.goto(`${site}#/new`);
  await page.locator('.setup-count').getByText('Solo', { exact: true }).click();
  await page.getByText('Same throws as another table').click();
  await page.locator('#setup-code').fill(CODE);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await fly(page);
  await expect(page.locator('.over')).not.toContainText('counts');
  await on(page, '2026-11-16');
  await page.goto(`${site}#/daily`);
  await expect(page.getByRole('button', { name: 'Take off' })).toBeVisible();
  await expect(page.locator('dialog .daily-flown')).toHaveCount(0);
});

test('a code that is too long is refused where it stands', async ({ page, site }) => {
  await page.goto(`${site}#/new`);
  await page.getByText('Same throws as another table').click();
  await page.locator('#setup-code').fill('x'.repeat(201));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toHaveText('This code is too long. Use a shorter one.');
  await expect(page.locator('#setup-code')).toBeFocused();
  await page.locator('#setup-code').fill('');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.promise')).toHaveText(/Nobody can change these throws/);
});
