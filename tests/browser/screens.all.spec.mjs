// Every screen opened anew in every language, at every size and with larger text: what screens.spec.mjs looks at in place, once more from
// the start, since a page could come up otherwise than it changes.
import { enlarge, fits, looksLarge } from './looks.mjs';
import { LOCALES, SCREENS, SIZES, open } from './screens.mjs';
import { expect, expectAccessible, test } from './table.mjs';
import { TOURS } from './tours.mjs';

test.setTimeout(240_000);

/** The sizes of text to look at, in the languages with the longest words: those of the settings, and twice as large. */
const LARGER = { 'de-AT': [115, 130], hu: [200] };

async function look(page, what, locale, kind) {
  await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
  await expectAccessible(page);
  for (const size of SIZES) {
    await fits(page, what, { ...kind, size });
    for (const percent of LARGER[locale] ?? []) await fits(page, what, { percent, size });
  }
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const screen of SCREENS) {
      test(`${screen.name} is open to assistive tools and shows its words in full`, async ({ page, site }) => {
        await open(page, site, screen);
        await look(page, screen.name, locale, screen);
      });
    }
    for (const { name, walk, still } of TOURS) {
      test(`${name}: every moment is open to assistive tools and shows its words in full`, async ({ page, site, guard }) => {
        for await (const moment of walk({ page, site, guard })) await look(page, moment, locale, { still });
      });
    }
  });
}

test.describe('with text that the browser makes twice as large', () => {
  test.use({ locale: 'fr' });
  for (const screen of SCREENS) {
    test(`${screen.name} scrolls downwards only, and nothing is cut or overlaps`, async ({ page, site }) => {
      await enlarge(page);
      await open(page, site, screen);
      await looksLarge(page, screen.name);
    });
  }
  for (const { name, walk } of TOURS) {
    test(`${name}: nothing is cut or overlaps`, async ({ page, site, guard }) => {
      await enlarge(page);
      for await (const moment of walk({ page, site, guard })) await looksLarge(page, moment);
    });
  }
});
