// Pieces that move: any touch ends it, and what is seen then is what a reload shows.
import { Person, fixDice } from './person.mjs';
import { expect, test } from './table.mjs';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** From now on everything takes twenty times as long: no machine is too slow to touch it in time. */
const slowMotion = (page) => page.addInitScript((times) => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function slowly(frames, { delay, duration, ...options }) {
    return animate.call(this, frames, { ...options, delay: delay * times, duration: duration * times });
  };
  const wait = window.setTimeout;
  window.setTimeout = (then, ms, ...rest) => wait(then, ms * times, ...rest);
}, 20);

/** How many pieces are on their way over the table. */
const moving = (page) => page.evaluate(() => document.getAnimations().filter((move) =>
  !(move instanceof CSSAnimation) && !(move instanceof CSSTransition) && move.playState === 'running').length);

/** Everything on the screen, one line an element. */
const screen = (page) => page.locator('#screen main').evaluate((main) => [...main.querySelectorAll('*')].map((one) => {
  const own = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('');
  const attributes = one.getAttributeNames().filter((name) => name !== 'class').sort();
  return [one.tagName, ...[...one.classList].sort(), ...attributes.map((name) => `${name}=${one.getAttribute(name)}`), own].join(' ');
}));

/** A tap where nothing is to be pressed. */
const tapTheSky = (page) => page.mouse.click(280, 110);

async function expectAsAfterReload(page, person) {
  await expect(page.locator('.flyer')).toHaveCount(0);
  const [scene, seen] = [await person.scene(), await screen(page)];
  await page.reload();
  await person.expectScene(scene);
  expect(await screen(page)).toEqual(seen);
}

/** Picks for the highest tile that is left, by keys. */
async function pickByKeys(page, person) {
  // Until the dice lie, nobody knows that one of them is lost.
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await tapTheSky(page);
  await expect.poll(() => moving(page)).toBe(0);
  const { number, dice } = await person.choice();
  for (const die of dice) await person.pickByKey(die);
  await expect(person.primary).toHaveText(new RegExp(`^Place ${number}`));
}

test('dice that fall lie at the touch that picks one of them', async ({ page, site }) => {
  await slowMotion(page);
  await fixDice(page, 17);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  expect(await moving(page)).toBeGreaterThan(10);
  await page.keyboard.press('1');
  await expect(person.die(0)).toHaveAttribute('aria-pressed', 'true');
  expect(await moving(page)).toBe(0);
  await page.keyboard.press('1');
  await expectAsAfterReload(page, person);
});

test('dice that fly to their places lie there at a tap anywhere', async ({ page, site }) => {
  await slowMotion(page);
  await fixDice(page, 17);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await page.keyboard.press('r');
  await expect(person.die(0)).toBeVisible();
  await pickByKeys(page, person);
  await page.keyboard.press('Enter');
  await expect(page.locator('.flyer')).toHaveCount(4);
  await expect.poll(() => moving(page)).toBeGreaterThan(4);
  await tapTheSky(page);
  await expect(page.locator('.flyer')).toHaveCount(0);
  // At once, not when it would have ended by itself.
  await expect.poll(() => moving(page), { timeout: 2_000 }).toBe(0);
  await expectAsAfterReload(page, person);
});

test('a touch brings the end of a turn on, and presses nothing that is not there yet', async ({ page, site }) => {
  await slowMotion(page);
  await fixDice(page, 8);
  const person = new Person(page);
  await person.sitDown(site, 3);
  for (let isOver = false; !isOver;) {
    await page.keyboard.press('r');
    await expect(person.die(0)).toBeVisible();
    await pickByKeys(page, person);
    await page.keyboard.press('Enter');
    await expect(page.locator('button.die')).toHaveCount(0);
    // The table stays while the dice fly, also where the turn is over already.
    await expect(page.locator('.play')).toBeVisible();
    isOver = await page.locator('.act-main').innerText() === '';
  }
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ticket')).toBeVisible();
  expect(await moving(page)).toBe(0);
  await expectAsAfterReload(page, person);
});

test('with animations switched off nothing moves', async ({ page, site }) => {
  await page.goto(`${site}#/settings`);
  await page.locator('fieldset', { hasText: 'Animation speed' }).getByText('Off', { exact: true }).click();
  await fixDice(page, 17);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  expect(await moving(page)).toBe(0);
});
