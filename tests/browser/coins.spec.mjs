// Coins after a launch: what is decided with open eyes.
import { BEST, COINS_DECIDE, MISFIRE, NEARLY_OVER, crystal, lastCoins } from './moments.mjs';
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

test('whoever plays first sees everybody, too, and nothing that nobody can say yet', async ({ page, site }) => {
  await layOut(page, [...BEST, 'spend 0', ...MISFIRE, ...crystal(5), 'spend 0', ...BEST], FIVE.slice(0, 3));
  await page.goto(`${site}#/table`);
  await expect(page.locator('.stake-result > [aria-hidden]')).toHaveText(['40', '–', '–']);
  await expect(page.locator('.stake small')).toHaveText(['Total 80', 'Total 0', 'Total 6']);
  await expect(struck(page)).toHaveCount(0);
  await expect(chance(page)).toBeEmpty();
});

test('in the last round the ticket says how many coins win the game, and with whom it would be shared', async ({ page, site }) => {
  await layOut(page, lastCoins(3, [crystal(5), 0], [crystal(5), 1]), FIVE.slice(0, 3));
  await page.goto(`${site}#/table`);
  await expect(chance(page)).toHaveText('Nobody has as many: that wins the game.');
  const less = page.getByRole('button', { name: 'One coin less' });
  await less.click();
  await less.click();
  await expect(chance(page).locator('span')).toHaveText(['Level with Otto: a shared win.', '+1 coin to win the game.']);
  await less.click();
  await expect(chance(page)).toHaveText('+2 coins to win the game.');
});

test('who has no chance to win is told how many coins have somebody else struck, and what is missing where there is room', async ({ page, site }) => {
  await layOut(page, lastCoins(3, [BEST, 0], [crystal(5), 1]), FIVE.slice(0, 3));
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site}#/table`);
  const less = page.getByRole('button', { name: 'One coin less' });
  for (let times = 0; times < 3; times += 1) await less.click();
  const told = chance(page).locator('span');
  await expect(told).toHaveText([/^Missing for first place, even with all coins: \d+ points$/, '+2 coins, and struck instead: Otto']);
  await expect(told.first()).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(told.first()).toBeHidden();
  await expect(told.last()).toBeVisible();
});
