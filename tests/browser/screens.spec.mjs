// Every screen, in every language and at every size, of the screen and of the text: nothing an assistive tool would stumble over,
// no text cut off, nothing over something else.
import { cutOff, guideCovers, overlaps, scaleText } from './looks.mjs';
import { LOCALES, SCREENS, SIZES, open } from './screens.mjs';
import { expect, expectAccessible, test } from './table.mjs';
import { TOURS } from './tours.mjs';

/** The sizes of text to look at, in the languages with the longest words: those of the settings, and twice as large. */
const scales = (locale) => ({ 'de-AT': [115, 130], hu: [200] }[locale] ?? []);

/** What is wrong with what the page shows now. */
async function look(page, what, { still, wide, texts = [] }) {
  await expectAccessible(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${what}, ${width}×${height}`;
    expect.soft([...await cutOff(page), ...await overlaps(page)], at).toEqual([]);
    expect.soft(await guideCovers(page), at).toEqual([]);
    if (still || (wide && width > 560)) expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${at} scrolls`).toBeLessThanOrEqual(0);
  }
  for (const percent of texts) {
    await scaleText(page, percent);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect.soft([...await cutOff(page), ...await overlaps(page)], `${what}, ${width}×${height}, text of ${percent} %`).toEqual([]);
    }
  }
  if (texts.length) await scaleText(page, 100);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const screen of SCREENS) {
      test(`${screen.name} is open to assistive tools and shows its words in full`, async ({ page, site }) => {
        await open(page, site, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await look(page, screen.name, { ...screen, texts: scales(locale) });
      });
    }
    for (const { name, walk, still } of TOURS) {
      test(`${name}: every moment is open to assistive tools and shows its words in full`, async ({ page, site, guard }) => {
        test.setTimeout(240_000);
        for await (const moment of walk({ page, site, guard })) {
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
          await look(page, moment, { still, texts: { 'de-AT': [115], hu: [200] }[locale] });
        }
      });
    }
  });
}
