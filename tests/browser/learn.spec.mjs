// Learning the game in the game: the first flight, the rules with their little boards and their search, tips in the first game.
import { rest } from './looks.mjs';
import { JOKERS } from './moments.mjs';
import { Person, fixDice, layOut, savedRecord } from './person.mjs';
import { expect, expectAccessible, test } from './table.mjs';
import { marked, marks } from './tours.mjs';

test.setTimeout(120_000);

const guide = (page) => page.locator('.guide-text');

/** Does what the guide marks, until the flight is over. */
async function fly(page, press) {
  const told = [];
  while (!(await page.locator('.flight.is-over').isVisible())) {
    told.push(await guide(page).innerText());
    const [mark] = await marks(page);
    expect(mark, told.at(-1)).toBeDefined();
    await press(mark);
    await expect(guide(page)).not.toHaveText(told.at(-1) === told.at(-2) ? '' : ' ');
    expect(told.length).toBeLessThan(40);
  }
  return [...new Set(told)];
}

async function tap(page, mark) {
  const drawn = () => page.locator('.flight').evaluate((flight) => flight.outerHTML);
  const before = await drawn();
  await marked(page, mark).click();
  await expect.poll(drawn).not.toBe(before);
}

test('the first flight leads through a whole turn, and touches no game', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('button', { name: /^First flight/ }).click();
  await expect(guide(page)).toContainText('six seats');
  const told = await fly(page, (mark) => tap(page, mark));
  expect(told.length).toBeGreaterThanOrEqual(16);
  await expect(guide(page)).toContainText('18 points');
  // What striking is, is seen.
  await expect(page.locator('.guide-round .is-struck')).toContainText('Noor');
  expect(await savedRecord(page)).toBeNull();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fly again' }).click();
  await expect(guide(page)).toContainText('six seats');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('button', { name: 'Play together' })).toBeVisible();
});

test.describe('with everything moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1024, height: 768 } });
  test('the first flight never scrolls by itself, whatever flies in', async ({ page, site }) => {
    await page.addInitScript(() => {
      localStorage.setItem('space-taxi:/:settings', '1 pace=fast');
      window.scrolled = [];
      addEventListener('scroll', ({ target }) => window.scrolled.push(target.className ?? 'page'), { capture: true });
    });
    await page.goto(`${site}#/first-flight`);
    // Everything flies to its end: a touch would bring it on.
    await fly(page, (mark) => rest(page).then(() => tap(page, mark)));
    expect(await page.evaluate(() => window.scrolled)).toEqual([]);
  });
});

test('who leaves the path of the first flight is told what to do instead', async ({ page, site }) => {
  await page.goto(`${site}#/first-flight`);
  await page.locator('.act-main').click();
  await expect(page.locator('button.die')).toHaveCount(10);
  await page.locator('#at-die-9').click();
  await expect(page.getByText('tap what is marked')).toBeVisible();
  await expect(page.locator('#at-die-9')).toHaveAttribute('aria-pressed', 'false');
  await page.locator('#at-die-0').click();
  await expect(page.getByText('tap what is marked')).toHaveCount(0);
  await expectAccessible(page);
});

for (const [width, height] of [[390, 664], [320, 568]]) {
  test(`on a phone of ${width}×${height} the first flight brings what it speaks of into sight`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${site}#/first-flight`);
    await fly(page, async (mark) => {
      const seen = () => marked(page, mark).evaluate((piece) => {
        const [box, guide] = [piece, document.querySelector('.guide')].map((one) => one.getBoundingClientRect());
        return box.top >= 0 && box.bottom <= guide.top;
      });
      await expect.poll(seen, mark).toBe(true);
      const before = await page.locator('.flight').evaluate((flight) => flight.outerHTML);
      await marked(page, mark).click();
      await expect.poll(() => page.locator('.flight').evaluate((flight) => flight.outerHTML)).not.toBe(before);
    });
  });
}

test('the first flight goes by keys alone, and leaves the game on the table as it was', async ({ page, site }) => {
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await expect(page.locator('button.die')).toHaveCount(10);
  const before = await savedRecord(page);
  await page.goto(`${site}#/first-flight`);
  await expect(guide(page)).toContainText('six seats');
  const keys = { 'marks-main': 'Enter', 'marks-none': '0', 'marks-joker': 'o', 'marks-coins': 'Enter' };
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await fly(page, async (mark) => {
    const html = await page.locator('.flight').evaluate((flight) => flight.outerHTML);
    await page.keyboard.press(keys[mark] ?? String(Number(mark.match(/\d+/)[0]) + 1));
    await expect.poll(() => page.locator('.flight').evaluate((flight) => flight.outerHTML)).not.toBe(html);
  });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('.play button.die')).toHaveCount(10);
  expect(await savedRecord(page)).toBe(before);
});

test('the rules find words and show every rule on a little board', async ({ page, site }) => {
  await page.goto(`${site}#/rules`);
  const sections = page.locator('.rules-part');
  await expect(sections).toHaveCount(14);
  const boards = page.locator('.picture');
  expect(await boards.count()).toBeGreaterThanOrEqual(12);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('crystal LOST');
  await expect(sections).not.toHaveCount(14);
  await expect(page.locator('#rules-smuggling mark').first()).toBeVisible();
  await expect(page.locator('.rules-find [role=status]')).toHaveText(/^\d+ sections?$/);
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.locator('.rules-find [role=status]')).toContainText('Try fewer');
  await page.getByRole('searchbox').fill('');
  await expect(sections).toHaveCount(14);
  await page.getByRole('button', { name: 'The joker' }).click();
  await expect(page.locator('#rules-joker-title')).toBeFocused();
  const joker = page.locator('#rules-joker .picture');
  const before = await joker.locator('[role=img]').first().getAttribute('aria-label');
  await joker.getByRole('button', { name: 'Next picture' }).click();
  await expect(joker.locator('[role=img]').first()).not.toHaveAttribute('aria-label', before);
  await expectAccessible(page);
});

test('tips come once, in the first game only', async ({ page, site }) => {
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await expect(page.locator('.tip')).toHaveCount(0);
  await person.throwDice();
  await expect(page.locator('.tip')).toContainText('which tile turns over');
  await page.locator('.tip').getByRole('button', { name: 'Got it' }).click();
  await expect(page.locator('.tip', { hasText: 'which tile turns over' })).toHaveCount(0);
  await page.reload();
  await person.placeSomehow();
  await person.throwDice();
  await expect(page.locator('.tip').or(page.locator('.play'))).not.toHaveCount(0);
  await expect(page.locator('.tip', { hasText: 'which tile turns over' })).toHaveCount(0);
});

test('whoever has flown the first flight is told no more than what a round is', async ({ page, site }) => {
  await page.goto(`${site}#/first-flight`);
  await fly(page, (mark) => tap(page, mark));
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await person.placeSomehow();
  await person.throwDice();
  await expect(page.locator('.tip')).toHaveCount(0);
});

test.describe('with everything moving, a tip', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('waits until the dice lie still', async ({ page, site }) => {
    await fixDice(page, 11);
    const person = new Person(page);
    await person.sitDown(site, 3);
    await page.evaluate(() => {
      window.seen = [];
      const look = () => {
        const [tip, die] = [document.querySelector('.tip'), document.querySelector('#at-thrown-9')];
        // Two clocks never agree to the frame: at its end a die is as good as still.
        const progress = () => die?.getAnimations().map((move) => move.effect.getComputedTiming().progress ?? 1) ?? [];
        if (tip?.checkVisibility()) window.seen.push(Math.min(1, ...progress()));
        requestAnimationFrame(look);
      };
      look();
    });
    await person.primary.click();
    await expect.poll(() => page.evaluate(() => window.seen.length)).toBeGreaterThan(10);
    expect(await page.evaluate(() => window.seen.filter((progress) => progress < 0.9))).toEqual([]);
  });
});

test('a tip waits while the coach speaks', async ({ page, site }) => {
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await expect(page.locator('.tip')).toBeVisible();
  await page.locator('#coach-button').click();
  await expect(page.locator('.coach')).toBeVisible();
  await expect(page.locator('.tip')).toBeHidden();
  await page.locator('#coach-button').click();
  await expect(page.locator('.tip')).toBeVisible();
});

test('who wants no tips gets none', async ({ page, site }) => {
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.locator('.tip').getByRole('button', { name: 'No more tips' }).click();
  await expect(page.locator('.tip')).toHaveCount(0);
  await page.reload();
  await person.placeSomehow();
  await person.throwDice();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.tip')).toHaveCount(0);
});
