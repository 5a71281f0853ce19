// Coins after a launch: what is decided with open eyes.
import { COINS_DECIDE, NEARLY_OVER } from './moments.mjs';
import { layOut } from './person.mjs';
import { expect, test } from './table.mjs';

const FIVE = ['Ida', 'Otto', 'Noor', 'Bo', 'Mo'];
const struck = (page) => page.locator('.stake.is-struck b');
const chance = (page) => page.locator('.stakes-chance');

test('the ticket shows who would be struck, and how many coins more change it', async ({ page, site }) => {
  await layOut(page, COINS_DECIDE, FIVE);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.stake-result > [aria-hidden]')).toHaveText(['40', '9', '7', '8', '6']);
  await expect(struck(page)).toHaveText(['Mo']);
  await expect(chance(page)).toHaveText('+1 coin, and struck instead: Noor');
  await page.getByRole('button', { name: 'One coin more' }).click();
  await expect(struck(page)).toHaveText(['Noor']);
  await expect(chance(page)).toBeEmpty();
  await page.getByRole('button', { name: 'Take 8 points' }).click();
  await expect(page.locator('.round-lane.is-struck b').first()).toHaveText('Noor');
});

test('in the last round all coins are chosen already, and the ticket says what is missing', async ({ page, site }) => {
  await layOut(page, NEARLY_OVER, FIVE.slice(0, 3));
  await page.goto(`${site}#/table`);
  await expect(page.locator('.coins-count')).toHaveText('3 / 3');
  await expect(chance(page)).toHaveText(/^Missing for first place, even with all coins: \d+ points$/);
});
