// The manners of a tablet: the screen stays on, nothing lies under a notch, turning the device loses nothing.
import { JOKERS } from './moments.mjs';
import { Person, fixDice, layOut, savedRecord } from './person.mjs';
import { expect, test } from './table.mjs';

/** Notes whenever the screen is kept on, and for how long. */
const watchScreen = () => {
  window.screenLocks = [];
  Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request: async (kind) => {
    if (kind !== 'screen') throw new Error(kind);
    const lock = { on: true };
    window.screenLocks.push(lock);
    return { release: async () => { lock.on = false; } };
  } } });
};
const locks = (page) => page.evaluate(() => ({ asked: window.screenLocks.length, held: window.screenLocks.filter(({ on }) => on).length }));

test('the screen stays on while a game runs, also after a look elsewhere', async ({ page, site }) => {
  await page.addInitScript(watchScreen);
  await layOut(page, JOKERS);
  await page.goto(site);
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
  expect(await locks(page)).toEqual({ asked: 0, held: 0 });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 1 });
  // The browser gives the screen up when the page is hidden, and says nothing when it comes back.
  await page.evaluate(() => {
    for (const lock of window.screenLocks) lock.on = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => locks(page)).toEqual({ asked: 2, held: 1 });
  await page.goto(`${site}#/`);
  await expect.poll(() => locks(page)).toEqual({ asked: 2, held: 0 });
});

test('a browser that lets the screen go dark breaks nothing', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) } });
  });
  await new Person(page).sitDown(site, 3);
});

test('at the table a double tap and a pull do nothing, and pinching still zooms', async ({ page, site }) => {
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.play')).toBeVisible();
  const manners = () => page.evaluate(() => {
    const { touchAction, overscrollBehaviorY } = getComputedStyle(document.documentElement);
    return [touchAction, overscrollBehaviorY];
  });
  expect(await manners()).toEqual(['manipulation', 'none']);
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/);
  await page.goto(`${site}#/`);
  await expect(page.locator('.home')).toBeVisible();
  expect((await manners())[1]).toBe('auto');
});

for (const [width, height, edges] of [[1180, 820, { top: 24, bottom: 20 }], [844, 390, { left: 47, right: 47, bottom: 21 }], [932, 430, { left: 59, right: 59, bottom: 21 }], [390, 844, { top: 47, bottom: 34 }]]) {
  test(`nothing lies under the edges of ${width}×${height}`, async ({ page, site, context }) => {
    await page.setViewportSize({ width, height });
    const control = await context.newCDPSession(page);
    await control.send('Emulation.setSafeAreaInsetsOverride', { insets: edges });
    await layOut(page, JOKERS);
    for (const [at, shows] of [['#/table', '.play button.die'], ['#/', '.home-main button'], ['#/new', '.setup button']]) {
      await page.goto(site + at);
      await expect(page.locator(shows).first()).toBeVisible();
      const outside = await page.evaluate(({ top = 0, left = 0, right = 0, bottom = 0 }) => {
        const root = document.documentElement;
        const fits = root.scrollHeight <= innerHeight;
        return [...document.querySelectorAll('#screen button, .bar, .card, .tile')].filter((one) => one.offsetParent).map((one) => [one, one.getBoundingClientRect()])
          .filter(([, box]) => box.left < left - 1 || box.right > innerWidth - right + 1 || (fits && (box.top < top - 1 || box.bottom > innerHeight - bottom + 1)))
          .map(([one]) => one.id || one.className);
      }, edges);
      expect(outside, at).toEqual([]);
    }
  });
}

test('turning the device loses nothing, not even what is only picked', async ({ page, site }) => {
  await fixDice(page, 5);
  await page.setViewportSize({ width: 768, height: 1024 });
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const before = await savedRecord(page);
  await person.pick((await person.dice()).find((die) => !die.thumb));
  for (const [width, height] of [[1024, 768], [768, 1024], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('button.die.is-picked')).toHaveCount(1);
  }
  expect(await savedRecord(page)).toBe(before);
});

test('the whole screen is taken and given back on request', async ({ page, site }) => {
  await page.goto(`${site}#/settings`);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(true);
  await page.getByRole('button', { name: 'End full screen' }).click();
  await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(false);
});

test('the device buzzes with the dice, until that is switched off', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.buzzes = [];
    Navigator.prototype.vibrate = (ms) => window.buzzes.push(ms);
  });
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await expect.poll(() => page.evaluate(() => window.buzzes)).toEqual([12]);
  await page.goto(`${site}#/settings`);
  await page.locator('fieldset', { hasText: 'Vibration' }).getByText('Off', { exact: true }).click();
  await page.goto(`${site}#/table`);
  await person.placeSomehow();
  await person.throwDice();
  expect(await page.evaluate(() => window.buzzes)).toEqual([12]);
});
