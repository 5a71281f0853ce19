// Nothing at the table moves or changes its size while dice are picked: a finger that is on its way meets what it was aimed at.
import { JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
import { SIZES, speak } from './screens.mjs';
import { expect, test } from './table.mjs';

const PARTS = ['.bar', '.cards', '.board', '.formula', '.tiles', '.tray', '.act', '.act-main'];

const boxes = (page) => page.evaluate((parts) => parts.map((part) => {
  const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
  return `${part} ${[left, top, width, height].map(Math.round)}`;
}), PARTS);

for (const [width, height] of [...SIZES, [844, 390]]) {
  test(`the table lies still while dice are picked, at ${width}×${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await layOut(page, JOKERS);
    await page.goto(`${site}#/table`);
    const die = (place) => page.locator(`#at-die-${place}`);
    await expect(die(9)).toBeVisible();
    for (const locale of ['en-GB', 'de-AT']) {
      await speak(page, locale);
      const before = await boxes(page);
      for (const place of [0, 1, 2, 6, 7, 8]) {
        await die(place).click();
        await expect(die(place)).toHaveAttribute('aria-pressed', 'true');
        expect(await boxes(page), `${locale}, die ${place}`).toEqual(before);
      }
      for (const place of [0, 1, 2, 6, 7, 8]) await die(place).click();
    }
  });
}
