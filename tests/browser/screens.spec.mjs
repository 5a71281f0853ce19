// Every screen, opened once: nothing an assistive tool would stumble over by day and by night, clear in the system's own colours, and, as
// it changes its language in place, no text cut off and nothing over something else in any language where room is scarce.
import { fits, unclear } from './looks.mjs';
import { LOCALES, SCREENS, SIZES, arrive, open, speak } from './screens.mjs';
import { expect, expectAccessible, test } from './table.mjs';
import { TOURS } from './tours.mjs';

test.setTimeout(240_000);

/** The sizes of text to look at, in the languages with the longest words: the largest of the settings, and twice as large. */
const LARGER = { 'de-AT': 130, hu: 200 };

/**
 * Where words have the least room every language is looked at, and those with long words where they have little, but for the moments of a tour, most of which are
 * a notice or a question; all at every size by `make test-all`.
 */
const spoken = ([width], all, toured) => {
  if (width === 390) return all;
  return all.filter((locale) => locale === 'en-GB' || (width === 1024 && !toured && (LARGER[locale] || locale === 'fr')));
};

/** Whether the page speaks as the device does. */
const follows = (page) => page.evaluate(() => !localStorage.getItem('space-taxi:/:settings')?.includes('language='));

/** Looks at what the page shows now, in every language and in every light. */
async function look(page, what, { still, wide, driver, toured, there = () => {} }) {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // At night nothing is built otherwise, only the colours are others.
  await expectAccessible(page, { only: ['color-contrast'] });
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unclear(page), `${what}, in the system's colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // A computer plays on before all languages have had their turn, and whoever has chosen one keeps it.
  const languages = !driver && await follows(page) ? LOCALES : ['en-GB'];
  for (const size of SIZES) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    for (const locale of spoken(size, languages, toured)) {
      await speak(page, locale);
      await there();
      await fits(page, `${what}, ${locale}`, { still, wide, size });
      if (LARGER[locale]) await fits(page, `${what}, ${locale}`, { percent: LARGER[locale], size });
    }
  }
  if (languages.length > 1) await speak(page, 'en-GB');
}

for (const screen of SCREENS) {
  test(`${screen.name} is open to assistive tools, clear in every light, and shows its words in full in every language`, async ({ page, site }) => {
    await open(page, site, screen);
    await look(page, screen.name, { ...screen, there: () => arrive(page, screen) });
  });
}

for (const { name, walk, still } of TOURS) {
  test(`${name}: every moment is open to assistive tools, and shows its words in full in every language`, async ({ page, site, guard }) => {
    for await (const moment of walk({ page, site, guard })) await look(page, moment, { still, toured: true });
  });
}
