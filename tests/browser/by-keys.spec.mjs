// A whole game without a pointer: from the first page through every scene to the final table.
import { Person, fixDice } from './person.mjs';
import { expect, test } from './table.mjs';

test.setTimeout(600_000);

test('a whole game of three is played by the keyboard alone, and the focus is never lost', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', '1 pace=off'));
  await fixDice(page, 8);
  const person = new Person(page);
  // Nothing here is tapped.
  await page.addInitScript(() => {
    window.taps = 0;
    addEventListener('pointerdown', () => { window.taps += 1; }, true);
  });
  const press = (key) => page.keyboard.press(key);
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  const focused = (selector) => page.evaluate((wanted) => document.activeElement.matches(wanted), selector);
  const tabTo = async (selector, key = 'Tab') => {
    for (let steps = 0; steps < 60; steps += 1) {
      if (await focused(selector)) return;
      await press(key);
    }
    throw new Error(`${selector} was not reached`);
  };
  await page.goto(site);
  await expect(page.getByRole('button', { name: 'Play together' })).toBeVisible();
  await tabTo('.home-go:last-child');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeFocused();
  await tabTo('.setup-count input');
  while (!(await page.locator('.setup-count input').nth(1).isChecked())) await press('ArrowRight');
  await tabTo('.setup-go');
  await press('Enter');
  await person.expectScene('play');
  const seen = new Set();
  for (let steps = 0; steps < 400; steps += 1) {
    const scene = await person.scene();
    seen.add(scene);
    if (scene === 'over') break;
    await expect.poll(lost, `${scene}, step ${steps}`).toBe(false);
    if (scene === 'play' && /^Throw/.test(await person.primary.innerText())) {
      await press('r');
      await expect(page.locator('button.die').first()).toBeVisible();
    } else if (scene === 'play') {
      for (const die of (await person.choice()).dice) await person.pickByKey(die);
      await expect(person.primary).toHaveText(/^Place/);
      // Where the focus is on a die, Enter would put it back.
      await goOn('.act-main');
    } else {
      await goOn(scene === 'round' ? '.round-go' : '.ticket-take');
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['play', 'ticket', 'round', 'over']));
  await expect.poll(lost).toBe(false);
  await expect(page.locator('.scores tbody tr')).toHaveCount(3);
  expect(await page.evaluate(() => window.taps)).toBe(0);

  /** Goes to this button, presses it and waits for news; says yes where the page asks before something final. */
  async function goOn(button) {
    const before = await page.locator('#announcements').innerHTML();
    await tabTo(button);
    await press('Enter');
    const dialog = page.getByRole('dialog');
    const moved = async () => (await page.locator('#announcements').innerHTML()) !== before;
    await expect.poll(async () => (await dialog.isVisible()) || moved(), button).toBe(true);
    if (!(await dialog.isVisible())) return;
    await tabTo('.confirm-answers .btn:last-child');
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(moved).toBe(true);
  }
});

test('a key event without a key, as browsers send when they fill in a form, is passed over', async ({ page, site }) => {
  const person = new Person(page);
  await person.sitDown(site, 3);
  for (const selector of ['.card', '.act-main', 'body']) {
    await page.locator(selector).first().evaluate((target) => {
      for (const kind of ['keydown', 'keyup', 'keypress']) target.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
      target.dispatchEvent(Object.defineProperty(new KeyboardEvent('keydown', { bubbles: true, cancelable: true }), 'key', { value: undefined }));
    });
  }
  await person.throwDice();
});
