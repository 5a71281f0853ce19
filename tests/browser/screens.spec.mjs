// Every screen, in every language and at every size: nothing an assistive tool would stumble over, no text cut off.
import { LOCALES, SCREENS, SIZES, open } from './screens.mjs';
import { expect, expectAccessible, test } from './table.mjs';

/** Texts that are cut off, or stick out of the button they stand on or of the page. */
const cutOff = (page) => page.evaluate(async () => {
  await document.fonts.ready;
  const moves = document.getAnimations().filter((move) => move.effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moves.map((move) => move.finished));
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true }) || holder.closest('.sr, svg, [inert], script, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0);
    const clips = (element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    // A player's name may end in dots where its title tells the whole of it.
    if (holder.title === text.data) continue;
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const { left, right, width } = box.getBoundingClientRect();
      // For readers only.
      if (width <= 1) break;
      if ((clips(box) || (box.matches('button, .btn, .pill') && !holder.matches('.die-badge'))) && lines.some((line) => line.left < left - 1 || line.right > right + 1)) {
        found.push(`${box.className || box.tagName}: ${text.data.trim()}`);
        break;
      }
    }
    const holderBox = holder.closest('.sheet-body, .screen')?.getBoundingClientRect();
    if (holderBox && holder.getBoundingClientRect().width > 1 && lines.some((line) => line.right > holderBox.right + 1 || line.left < holderBox.left - 1)) found.push(`sticks out: ${text.data.trim()}`);
  }
  return [...new Set(found)];
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const screen of SCREENS) {
      test(`${screen.name} is open to assistive tools and shows its words in full`, async ({ page, site }) => {
        await open(page, site, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await expectAccessible(page);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect.soft(await cutOff(page), `${width}×${height}`).toEqual([]);
          if (screen.still) expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${width}×${height} scrolls`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}
