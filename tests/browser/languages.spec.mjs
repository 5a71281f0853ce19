// The language of the page where the device changes its own: followed unless somebody has chosen one.
import { speak } from './screens.mjs';
import { expect, test } from './table.mjs';

const start = (page) => page.locator('.home-daily');
const settings = (page) => page.evaluate(() => localStorage.getItem('space-taxi:/:settings'));

test('where nobody has chosen a language, the page follows the device', async ({ page, site }) => {
  await page.goto(site);
  await expect(start(page)).toBeVisible();
  const english = await start(page).innerText();
  await speak(page, 'fr');
  await expect(start(page)).not.toHaveText(english);
  await speak(page, 'en-GB');
  await expect(start(page)).toHaveText(english);
  expect(await settings(page)).toBeNull();
});

test('a language that somebody has chosen stays', async ({ page, site }) => {
  await page.goto(`${site}#/settings`);
  await page.locator('dialog').getByText('Magyar', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['fr'], configurable: true });
    dispatchEvent(new Event('languagechange'));
  });
  // What is drawn after it is drawn with what was heard.
  await page.locator('dialog .sheet-close').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
});

for (const folder of ['locales', 'locales/shared']) test(`a language of the device that is not in ${folder} is told, and nobody has chosen another`, async ({ page, site, guard }) => {
  guard.expectProblem(/failed: .*locales/);
  guard.expectProblem(/console: .*ERR_FAILED/);
  await page.goto(site);
  await expect(start(page)).toBeVisible();
  await page.route(`**/${folder}/fr.ftl`, (route) => route.abort());
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['fr'], configurable: true });
    dispatchEvent(new Event('languagechange'));
  });
  await expect(page.locator('.toast')).toContainText('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await settings(page)).toBeNull();
});
