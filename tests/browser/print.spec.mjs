// The rules on paper: one sheet, with all of them on it, in every language.
import { LANGUAGES, LOCALES, open, SCREENS, speak } from './screens.mjs';
import { expect, test } from './table.mjs';

const RULES = SCREENS.find(({ name }) => name === 'rules');
/** The room of a sheet of A4 inside its margins, in pixels of paper. */
const PAPER = { width: Math.round((192 / 25.4) * 96), height: Math.round((279 / 25.4) * 96) };

const pages = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g).length;

for (const colorScheme of ['light', 'dark']) {
  test(`the rules are one sheet of paper in every language, from a screen in ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, site, RULES);
    for (const [nth, locale] of LOCALES.entries()) {
      await speak(page, locale);
      await expect(page.locator('.rules-part').last()).toBeVisible();
      expect(pages(await page.pdf({ preferCSSPageSize: true })), LANGUAGES[nth]).toBe(1);
      // Nothing is cut off, and nothing of the screen is on it.
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      const seen = await page.evaluate(() => {
        const paragraphs = [...document.querySelectorAll('.rules-part :is(h3, p)')];
        const outside = paragraphs.filter((one) => {
          const { left, right, top, bottom, height } = one.getBoundingClientRect();
          return height === 0 || left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight;
        });
        const colours = new Set(paragraphs.map((one) => getComputedStyle(one).color));
        const others = [...document.querySelectorAll('.play, .rules-find, .rules-parts, .sheet-close, .btn')].filter((one) => one.checkVisibility());
        return { all: paragraphs.length, outside: outside.map((one) => one.textContent), others: others.map((one) => one.className), colours: [...colours] };
      });
      expect(seen, LANGUAGES[nth]).toEqual({ all: expect.any(Number), outside: [], others: [], colours: ['rgb(0, 0, 0)'] });
      expect(seen.all).toBeGreaterThan(60);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}

test('a button prints them', async ({ page, site }) => {
  await page.addInitScript(() => { window.print = () => { window.printed = true; }; });
  await open(page, site, RULES);
  await page.getByRole('button', { name: 'Print the rules' }).click();
  expect(await page.evaluate(() => window.printed)).toBe(true);
});
