// The bar over the table keeps its shape from turn to turn: when there are results to tell it is added, and nothing else moves, shrinks or goes.
import { BEST, JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
import { SIZES, speak } from './screens.mjs';
import { expect, test } from './table.mjs';

/** The phone held sideways as well, and the widths at which the bar changes. */
const WIDTHS = [...SIZES, [844, 390], [1201, 800], [1101, 800], [901, 900], [881, 1024], [801, 1024], [741, 1024], [932, 430], [561, 900], [381, 844], [360, 740]];
/** The languages with the longest words. */
const LOCALES = ['en-GB', 'de-AT', 'fr', 'hu'];
const PARTS = '.bar > *:not(.bar-so-far), .bar-dots, .bar > p > span, .bar-button';

/** Where every part of the bar begins, and how wide it is; of what is not seen, nothing. */
const shape = (page) => page.evaluate((parts) => [...document.querySelectorAll(parts)].filter((part) => part.getBoundingClientRect().width > 1 && !part.closest('.bar-so-far'))
  .map((part) => [part.className || part.textContent, ...[part.getBoundingClientRect()].flatMap(({ left, width }) => [Math.round(left), Math.round(width)])]), PARTS);

/** The bar at every width and in every language with this on the table. */
async function shapes(page, site, moment) {
  await layOut(page, moment);
  await page.goto(`${site}#/table`);
  await expect(page.locator('button.die')).toHaveCount(10);
  await expect(page.locator('.bar-so-far')).toHaveCount(moment === JOKERS ? 0 : 1);
  const found = {};
  for (const locale of LOCALES) {
    await speak(page, locale);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      found[`${locale}, ${width}×${height}`] = await shape(page);
      if (moment !== JOKERS) expect.soft(await inside(page), `${locale}, ${width}×${height}`).toEqual([]);
    }
  }
  return found;
}

/** What of the bar lies over the next part of it, or outside. */
const inside = (page) => page.evaluate(() => {
  const parts = [...document.querySelectorAll('.bar > *')].map((part) => [part.className, part.getBoundingClientRect()]).filter(([, { width }]) => width > 1);
  const wrong = parts.filter(([, box], nth) => parts[nth + 1] && box.right > parts[nth + 1][1].left + 0.5).map(([name]) => `${name} lies over the next`);
  return document.documentElement.scrollWidth > innerWidth ? [...wrong, 'the page scrolls sideways'] : wrong;
});

test('the bar says in words what is best and what is not the last', async ({ page, site }) => {
  await layOut(page, [...BEST, 'spend 0', ...JOKERS]);
  await page.goto(`${site}#/table`);
  for (const [width, height, ...words] of [[1280, 800, 'Best so far: 40', 'Not last from: 41'], [1024, 768, 'Best so far: 40', 'Not last from: 41'], [390, 844, 'Best 40', 'Safe 41']]) {
    await page.setViewportSize({ width, height });
    for (const said of words) await expect(page.locator('.bar-so-far').getByText(said, { exact: true }), `${width}×${height}`).toBeVisible();
  }
});

test('the bar keeps its shape when there are results to tell', async ({ page, site, context }) => {
  const without = await shapes(page, site, JOKERS);
  await page.close();
  const withOne = await shapes(await context.newPage(), site, [...BEST, 'spend 0', ...JOKERS]);
  expect(withOne).toEqual(without);
});
