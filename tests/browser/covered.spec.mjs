// What lies over the page hides nothing that matters: the focus, the fare, the winners, another message.
import { rest } from './looks.mjs';
import { BEST, JOKERS, NEARLY_OVER } from './moments.mjs';
import { CURRENT, layOut } from './person.mjs';
import { SIZES } from './screens.mjs';
import { expect, test } from './table.mjs';

/** Which of these a notice or a tip lies over. */
const covered = async (page, selectors) => {
  await rest(page);
  return page.evaluate((all) => {
    const box = (one) => one.getBoundingClientRect();
    const toasts = [...document.querySelectorAll('.toast')].filter((one) => one.checkVisibility());
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [...document.querySelectorAll(all)].filter((one) => one.checkVisibility() && !one.closest('.toast') && toasts.some((toast) => meet(box(toast), box(one)))).map((one) => one.className || one.innerText);
  }, selectors);
};

/** With locks the tab would follow the other one, and there would be nothing to tell. */
const withoutLocks = () => { delete Navigator.prototype.locks; };

/** A notice comes: another tab has played on. */
async function tellSomething(page, context, site) {
  const other = await context.newPage();
  await other.goto(`${site}manifest.webmanifest`);
  await other.evaluate((key) => localStorage.setItem(key, `${localStorage.getItem(key)} `), CURRENT);
  await expect(page.locator('.toast:not(.tip)')).toBeVisible();
  await other.close();
}

test('at the set-up of five on a phone, what has the focus is never below the start', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}#/new`);
  await page.locator('.setup-count .choice-option').last().click();
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const one = document.activeElement;
      const shown = one.matches('.sr') ? one.nextElementSibling ?? one : one;
      const { left, width, top, bottom } = shown.getBoundingClientRect();
      const above = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y)?.closest('.setup-go'));
      return one !== document.body && above.some((button) => button && button !== one) && (one.id || one.name || one.className);
    });
    expect.soft(hidden, `after ${steps} times Tab`).toBe(false);
  }
});

test('the offer to install leaves the winners and the buttons free', async ({ page, site }) => {
  await layOut(page, NEARLY_OVER);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false }));
  await page.goto(`${site}#/table`);
  await page.locator('.ticket-take').click();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('.toast:not(.tip)')).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await covered(page, '.over h1, .over-winner, .over button, .bar button'), `${width}×${height}`).toEqual([]);
  }
});

test('a notice leaves the fare, its name and its buttons free', async ({ page, site, context }) => {
  await page.addInitScript(withoutLocks);
  await layOut(page, BEST);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.ticket')).toBeVisible();
  await tellSomething(page, context, site);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await covered(page, '.stage h1, .ticket-row, .ticket button, .bar button'), `${width}×${height}`).toEqual([]);
  }
});

test('a tip waits until the notice is read', async ({ page, site, context }) => {
  await page.addInitScript(withoutLocks);
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').click();
  const tip = page.locator('.tip');
  await expect(tip).toBeVisible();
  await tellSomething(page, context, site);
  await expect(tip).toBeHidden();
  await page.locator('.toast:not(.tip) .toast-button').last().click();
  await expect(tip).toBeVisible();
  await tip.locator('.toast-button').first().click();
});
