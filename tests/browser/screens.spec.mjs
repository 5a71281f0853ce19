// Every screen, in every language and at every size: nothing an assistive tool would stumble over, no text cut off.
import { cutOff, guideCovers } from './looks.mjs';
import { LOCALES, SCREENS, SIZES, open } from './screens.mjs';
import { expect, expectAccessible, test } from './table.mjs';
import { TOURS } from './tours.mjs';

/** What is wrong with what the page shows now. */
async function look(page, what, still, wide) {
  await expectAccessible(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${what}, ${width}×${height}`;
    expect.soft(await cutOff(page), at).toEqual([]);
    expect.soft(await guideCovers(page), at).toEqual([]);
    if (still || (wide && width > 560)) expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${at} scrolls`).toBeLessThanOrEqual(0);
  }
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const screen of SCREENS) {
      test(`${screen.name} is open to assistive tools and shows its words in full`, async ({ page, site }) => {
        await open(page, site, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await look(page, screen.name, screen.still, screen.wide);
      });
    }
    for (const { name, walk, still } of TOURS) {
      test(`${name}: every moment is open to assistive tools and shows its words in full`, async ({ page, site, guard }) => {
        test.setTimeout(240_000);
        for await (const moment of walk({ page, site, guard })) {
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
          await look(page, moment, still);
        }
      });
    }
  });
}
