// The table at every size we promise: nothing scrolls, nothing overlaps, every target can be hit. Measured, not seen.
import { overlaps } from './looks.mjs';
import { BEST, JOKERS, TRAYS, crystal } from './moments.mjs';
import { Person, fixDice, layOut } from './person.mjs';
import { expect, test } from './table.mjs';

const STILL = [[1280, 800], [1024, 768], [768, 1024], [390, 844], [1280, 680], [1024, 690], [768, 940]];
/** With these dice the first throw has three thumbs-ups. */
const THREE_JOKERS = 17;
/** The last ones are what a website's frame leaves of a small phone. */
const DOWNWARDS = [[390, 664], [320, 568], [286, 620], [280, 600]];

/** What is wrong with where things lie, once they have come to rest. */
const faults = (page, mayScroll) => page.evaluate(async (scrolls) => {
  const moves = document.getAnimations().filter((move) => move.effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moves.map((move) => move.finished));
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth}`);
  if (!scrolls && root.scrollHeight > innerHeight) found.push(`scrolls down: ${root.scrollHeight}`);
  const box = (element) => element.getBoundingClientRect();
  const name = (element) => element.id || element.className;
  const targets = [...document.querySelectorAll('.play button, .play a')].filter((one) => box(one).width > 0);
  for (const target of targets) {
    const { width, height, left, right, top, bottom } = box(target);
    if (width < 43.9 || height < 43.9) found.push(`too small: ${name(target)} ${width}×${height}`);
    if (left < -0.5 || right > innerWidth + 0.5) found.push(`off the side: ${name(target)}`);
    if (!scrolls && (top < -0.5 || bottom > innerHeight + 0.5)) found.push(`off the screen: ${name(target)}`);
  }
  const tray = document.querySelector('.tray');
  for (const die of tray?.querySelectorAll('.die') ?? []) {
    const [inner, outer] = [box(die), box(tray)];
    if (inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom + 0.5) found.push(`out of the tray: ${name(die)}`);
  }
  const overlap = (a, b) => {
    const [one, two] = [box(a), box(b)];
    return Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
      && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  };
  const apart = [...targets, ...document.querySelectorAll('.card, .formula, .tiles')];
  apart.forEach((one, i) => apart.slice(i + 1).forEach((two) => {
    if (!one.contains(two) && !two.contains(one) && overlap(one, two)) found.push(`overlap: ${name(one)} / ${name(two)}`);
  }));
  return found;
}, mayScroll);

for (const [width, height] of [...STILL, ...DOWNWARDS]) {
  const scrolls = DOWNWARDS.some(([w, h]) => w === width && h === height);
  test(`ten dice with jokers fit ${width}×${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await fixDice(page, THREE_JOKERS);
    const person = new Person(page);
    await person.sitDown(site, 5);
    expect(await faults(page, scrolls)).toEqual([]);
    await person.throwDice();
    expect(await faults(page, scrolls)).toEqual([]);
    const thumbs = (await person.dice()).filter((die) => die.thumb);
    expect(thumbs).toHaveLength(3);
    await person.die(thumbs[0].place).click();
    await expect(page.locator('.picker')).toBeVisible();
    expect(await faults(page, scrolls)).toEqual([]);
  });
}

test('six to nine dice fit every size as well', async ({ site, context }) => {
  for (const [count, moment] of Object.entries(TRAYS)) {
    const table = await context.newPage();
    await layOut(table, moment, ['Ada', 'Ben', 'Cleo', 'Dan', 'Konstantin der 4']);
    await table.goto(`${site}#/table`);
    await expect(table.locator('button.die')).toHaveCount(Number(count));
    const thumb = table.locator('button.die[aria-label*="joker" i]').first();
    await thumb.click();
    await expect(table.locator('.picker')).toBeVisible();
    for (const [width, height] of [...STILL, ...DOWNWARDS]) {
      await table.setViewportSize({ width, height });
      const scrolls = DOWNWARDS.some(([w, h]) => w === width && h === height);
      expect.soft(await faults(table, scrolls), `${count} dice at ${width}×${height}`).toEqual([]);
    }
    await table.close();
  }
});

test('the end of a game of five is seen at one glance, and is never cut where there is less room', async ({ page, site }) => {
  const round = [...BEST, 'spend 0', ...Array.from({ length: 4 }, () => [...crystal(5), 'spend 0']).flat()];
  await layOut(page, Array(4).fill(round).flat(), ['Wilhelmina', 'Maximilian B.', 'Ada', 'Konstantin der 4', 'Mo']);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.over')).toBeVisible();
  for (const [width, height] of [[1280, 800], [1024, 768], [768, 1024], [1366, 657], [1200, 640]]) {
    await page.setViewportSize({ width, height });
    const at = `${width}×${height}`;
    expect.soft(await overlaps(page), at).toEqual([]);
    if (height > 700) expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), at).toBeLessThanOrEqual(0);
    const cut = await page.locator('.over-hero').evaluate((hero) => hero.scrollHeight - hero.clientHeight);
    expect.soft(cut, `${at}: hidden`).toBeLessThanOrEqual(1);
  }
});

test.describe('where words are long', () => {
  test.use({ locale: 'fr' });
  for (const [what, moment] of [['the bar', JOKERS], ['the bar with a score to beat', [...BEST, 'spend 0', ...JOKERS]]]) {
    test(`${what} stays on the screen at every width`, async ({ page, site }) => {
      await layOut(page, moment);
      await page.goto(`${site}#/table`);
      await expect(page.locator('#coach-button')).toBeVisible();
      for (let width = 320; width <= 1280; width += 40) {
        await page.setViewportSize({ width, height: 900 });
        const right = await page.locator('.bar button:visible').last().evaluate((button) => button.getBoundingClientRect().right);
        expect.soft(right, `${width} wide`).toBeLessThanOrEqual(width);
      }
    });
  }
});

for (const [text, layout] of [['large', 'normal'], ['huge', 'large']]) {
  test(`the text size “${text}” of the settings has the layout of ${layout} text`, async ({ page, site }) => {
    await page.addInitScript((size) => localStorage.setItem('space-taxi:/:settings', `1 text=${size}`), text);
    await layOut(page, JOKERS);
    await page.goto(`${site}#/table`);
    await expect(page.locator('button.die').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-text', layout);
  });
}
