// What surrounds the table: colours before the app is there, the rules, a card on a phone.
import { Person, fixDice, savedRecord } from './person.mjs';
import { expect, test } from './table.mjs';

test('a page set to light is light before the app arrives', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site}#/settings`);
  await page.locator('fieldset', { hasText: 'Theme' }).getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.route('**/start.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the rules open at what is to be done now', async ({ page, site }) => {
  await fixDice(page, 17);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await person.die((await person.dice()).find((die) => die.thumb).place).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'The joker' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'What it is about' })).not.toBeInViewport();
});

test('on a phone a tap on a card shows its rounds', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = new Person(page);
  await person.sitDown(site, 5);
  const rounds = page.locator('.card-rounds').nth(1);
  await expect(rounds).toBeHidden();
  const card = page.getByRole('button', { name: 'Show the rounds of Otto' });
  await card.click();
  await expect(rounds).toBeVisible();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await card.click();
  await expect(rounds).toBeHidden();
  for (const elsewhere of [() => page.locator('.board').click(), () => page.keyboard.press('Escape')]) {
    await card.click();
    await expect(rounds).toBeVisible();
    await elsewhere();
    await expect(rounds).toBeHidden();
  }
});

test('a name is the same however its accent is typed', async ({ page, site }) => {
  await page.goto(`${site}#/new`);
  await page.locator('#seat-name-0').fill('Zo\u00eb');
  await page.locator('#seat-name-1').fill('zoe\u0308');
  await expect(page.locator('#seat-name-1')).toHaveValue('zo\u00eb');
  await expect(page.locator('#seat-fault-1')).toBeVisible();
});

test('the volume is kept', async ({ page, site }) => {
  await page.goto(`${site}#/settings`);
  const volume = page.locator('fieldset', { hasText: 'Volume' });
  await expect(volume.getByRole('radio', { name: '60%' })).toBeChecked();
  await volume.getByText('40%').click();
  await page.reload();
  await expect(volume.getByRole('radio', { name: '40%' })).toBeChecked();
});

test('Back closes a sheet, never the game', async ({ page, site }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const thrown = await savedRecord(page);
  for (const sheets of [['menu'], ['menu', 'settings'], ['rules'], ['turns']]) {
    for (const sheet of sheets) {
      await page.evaluate((name) => { location.hash = `#/${name}`; }, sheet);
      await expect(page.locator(`dialog#${sheet}[open]`)).toHaveCount(1);
      await expect(page.locator('dialog[open]')).toHaveCount(1);
    }
    for (const _sheet of sheets) await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('button.die')).toHaveCount(10);
  }
  // Another one leaves the table, and the game waits.
  await page.goBack();
  await expect(page.locator('.play')).toHaveCount(0);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.locator('button.die')).toHaveCount(10);
  expect(await savedRecord(page)).toBe(thrown);
});
