// For every player: a turn by the accessibility tree alone, one by Tab and Enter alone, the keys that read aloud, the board as a
// text, the colours of the system, and text twice as large.
import { enlarge, looksLarge } from './looks.mjs';
import { BEST, JOKERS } from './moments.mjs';
import { Person, fixDice, layOut } from './person.mjs';
import { SCREENS, open } from './screens.mjs';
import { expect, expectAccessible, test } from './table.mjs';

test.setTimeout(180_000);

/** What an assistive tool is told: every button, radio and list item with its name and state. */
async function told(page) {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/- '?(button|radio|listitem)(?: "((?:[^"\\]|\\.)*)")?([^:'\n]*)'?(?:: (.*))?$/gm)]
    .map(([, role, name, state, text]) => ({ role, name: name ?? text ?? '', pressed: state.includes('[pressed]'), off: state.includes('[disabled]') }));
}

const buttons = async (page) => (await told(page)).filter(({ role }) => role === 'button');
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** The dice for the highest tile that fits them, as they are told. A lost one goes with others by itself. */
async function choice(page) {
  const all = await told(page);
  const dice = all.filter(({ role, name }) => role === 'button' && /die: /.test(name));
  const tiles = all.map(({ role, name }) => role === 'button' && name.match(/^Tile (\d)(, turned over next)?$/)).filter(Boolean).map(([, number]) => Number(number));
  const lost = dice.filter(({ name }) => /lost/.test(name));
  const number = Math.max(...tiles.filter((tile) => tile <= dice.length));
  const free = dice.filter(({ name }) => !/lost/.test(name)).sort((a, b) => /joker/.test(a.name) - /joker/.test(b.name));
  const others = free.slice(0, number - lost.length);
  return others.length ? others : lost;
}

test('a whole turn is played by what assistive tools are told, and nothing else', async ({ page, site }) => {
  await fixDice(page, 8);
  await page.goto(site);
  await page.getByRole('button', { name: 'Play together' }).click();
  await press(page, 'Start the game');
  const heard = page.getByText(/Thrown: /);
  const ends = /^(Take \d+ points?|Continue|Next)/;
  for (let steps = 0; steps < 10; steps += 1) {
    const throwing = (await buttons(page)).find(({ name }) => /^Throw \d/.test(name));
    if (!throwing) break;
    await press(page, throwing.name);
    await expect.poll(async () => (await choice(page)).length).toBeGreaterThan(0);
    await expect(heard).toHaveCount(1);
    for (const die of await choice(page)) {
      expect(die.name).toMatch(/^(Passenger|Fuel|Smuggling) die: .+, \d+ of \d+/);
      if (!die.pressed) await press(page, die.name);
      if (/joker/.test(die.name)) await page.getByRole('radio', { name: 'Unpaid' }).click();
      await expect.poll(async () => (await buttons(page)).filter(({ pressed }) => pressed).length).toBeGreaterThan(0);
    }
    await press(page, (await buttons(page)).find(({ name }) => /^Place \d/.test(name)).name);
    await expect.poll(async () => (await buttons(page)).some(({ name }) => /^Throw \d/.test(name) || ends.test(name))).toBe(true);
  }
  const end = (await buttons(page)).find(({ name }) => ends.test(name));
  await press(page, end.name);
  await expect(page.getByText('Now playing: Otto')).toHaveCount(1);
});

/** What has the focus, and whether it can be seen. */
const focused = (page) => page.evaluate(() => {
  const one = document.activeElement;
  const { top, bottom, left, right, width } = one.getBoundingClientRect();
  const inside = top > -1 && bottom < innerHeight + 1 && left > -1 && right < innerWidth + 1;
  return { name: one.getAttribute('aria-label') ?? one.innerText?.trim() ?? '', lost: one === document.body, seen: width > 0 && inside, pressed: one.getAttribute('aria-pressed') };
});

/** Goes on with Tab to the control whose name fits. */
async function tabTo(page, fits) {
  for (let steps = 0; steps < 60; steps += 1) {
    const now = await focused(page);
    if (!now.lost && fits(now)) {
      expect(now.seen, `${now.name} can be seen`).toBe(true);
      return now;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('no control of that name was reached');
}

test('a whole turn is played with Tab and Enter alone, and the focus is never lost', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', 'hotkeys=off'));
  await fixDice(page, 8);
  await page.goto(site);
  const go = async (fits) => {
    await tabTo(page, fits);
    await page.keyboard.press('Enter');
  };
  await expect(page.getByRole('button', { name: 'Play together' })).toBeVisible();
  await go(({ name }) => /^Play together/.test(name));
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await go(({ name }) => name === 'Start the game');
  await expect(page.locator('.play')).toBeVisible();
  const ending = page.locator('.ticket');
  for (let steps = 0; steps < 10 && !(await ending.isVisible()); steps += 1) {
    await go(({ name }) => /^Throw \d/.test(name));
    await expect(page.locator('button.die').first()).toBeVisible();
    await expect.poll(async () => (await focused(page)).lost, 'after the throw').toBe(false);
    for (const die of await choice(page)) {
      if (!die.pressed) await go(({ name }) => name === die.name);
      if (/joker/.test(die.name)) await go(({ name }) => name === 'Unpaid');
    }
    await expect(page.locator('.act-main')).toHaveText(/^Place \d/);
    await go(({ name }) => /^Place \d/.test(name));
    await expect(page.locator('button.die')).toHaveCount(0);
    await expect.poll(async () => (await focused(page)).lost, 'after the placement').toBe(false);
  }
  await go(({ name }) => /^(Take|Continue|Next)/.test(name) && name !== '');
  await expect(page.locator('.play')).toBeVisible();
});

/** What has the focus, and how wide the ring is that shows it: around itself, or around the words of a choice. */
const ringed = (page) => page.evaluate(() => {
  const width = (one) => (one && getComputedStyle(one).outlineStyle !== 'none' ? parseFloat(getComputedStyle(one).outlineWidth) : 0);
  const one = document.activeElement;
  return { lost: one === document.body, what: one.outerHTML.slice(0, 120), width: Math.max(width(one), width(one.nextElementSibling)) };
});

test('what the keyboard has reached shows it', async ({ page, site }) => {
  await layOut(page, JOKERS);
  for (const [at, shows] of [['#/', '.home-main button'], ['#/new', '.setup button'], ['#/table', 'button.die'], ['#/settings', 'dialog[open] fieldset']]) {
    await page.goto(site + at);
    await expect(page.locator(shows).first()).toBeVisible();
    let reached = 0;
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Tab');
      const { lost, what, width } = await ringed(page);
      reached += Number(!lost);
      if (!lost) expect(width, `${at}: ${what}`).toBeGreaterThanOrEqual(3);
    }
    expect(reached, at).toBeGreaterThan(3);
  }
});

test('what switches itself off hands the focus on', async ({ page, site }) => {
  await layOut(page, ['1: OAMTXj f126 s5']);
  await page.goto(`${site}#/table`);
  await expect(page.locator('button.die')).toHaveCount(10);
  await page.locator('.act-none').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('button.die')).toHaveCount(0);
  await expect(page.locator('.act-main')).toBeFocused();
});

test('keys read dice, seats, fuel and scores aloud, once each time', async ({ page, site }) => {
  await layOut(page, ['1: OAMTXj f126 s5 -> 4: OA f12', '2: MTjj f6 s5']);
  await page.goto(`${site}#/table`);
  await expect(page.locator('button.die')).toHaveCount(6);
  const said = page.locator('#announcements');
  for (const [key, words] of [['d', /Smuggling die: 5 after 5, 6 of 6.*Tile 4, turned over/s], ['p', /Seat 1: Orbi.*Seat 3: empty/s], ['w', /Wing 1: 1.*1 fuel die to go/s], ['c', /Ada: 0 points.*3 space coins/s]]) {
    await page.keyboard.press(key);
    await expect(said).toHaveText(words);
  }
  await page.keyboard.press('d');
  await expect(said).toHaveText(/Smuggling die/);
  await expect(said.getByText(/Smuggling die: 5/)).toHaveCount(1);
});

test('the board can be read as tables', async ({ page, site }) => {
  await layOut(page, ['1: OAMTXj f126 s5 -> 4: OA f12', '2: MTjj f6 s5']);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').click();
  await page.keyboard.press('v');
  const row = (table, name) => page.getByRole('table', { name: table }).getByRole('row', { name });
  await expect(row('Board', 'Seat 1 Orbi')).toBeVisible();
  await expect(row('Board', 'Seat 3 Mopi, if you place it')).toBeVisible();
  await expect(row('Board', 'Wing 2 2')).toHaveCount(1);
  await expect(row('Dice in the tray', '1 Passenger die: Mopi selected')).toHaveCount(1);
  await expect(row('Number tiles', '4 turned over')).toHaveCount(1);
  await expect(row('Players', /^Ada 0 3 throws/)).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#at-die-0')).toBeFocused();
});

test('where the system sets the colours, what is picked and what can be pressed still show', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').click();
  const style = (selector, property) => page.locator(selector).first().evaluate((one, name) => getComputedStyle(one)[name], property);
  expect(await style('.die.is-picked', 'outlineStyle')).toBe('solid');
  expect(await style('.tile.is-next', 'outlineStyle')).toBe('solid');
  expect(await style('.act-main', 'borderTopStyle')).toBe('solid');
  expect(await style('.card.is-throwing', 'borderTopWidth')).toBe('4px');
  expect(await style('#at-die-1', 'outlineStyle')).toBe('none');
});

test('where the system sets the colours, what the coach advises and who is called still show', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await layOut(page, [...BEST, 'spend 0', ...JOKERS]);
  await page.goto(`${site}#/table`);
  await page.locator('button.die').first().waitFor();
  await page.keyboard.press('h');
  for (const hinted of ['.die.is-hinted', '.tile.is-hinted']) {
    await expect.poll(() => page.locator(hinted).first().evaluate((one) => getComputedStyle(one, '::after').outlineStyle)).toBe('dashed');
  }
  await page.evaluate(() => document.querySelector('.board').insertAdjacentHTML('afterend', '<div class="call"></div>'));
  expect(await page.locator('.call').evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid');
});

// All other screens are looked at by `make test-all`, and with text as large in another language by screens.spec.mjs.
test.describe('with text twice as large (fr)', () => {
  test.use({ locale: 'fr' });
  for (const screen of SCREENS.filter(({ name }) => ['home', 'set-up for five', 'settings', 'table with ten dice', 'launch', 'game over'].includes(name))) {
    test(`${screen.name} scrolls downwards only, and nothing is cut or overlaps`, async ({ page, site }) => {
      await enlarge(page);
      await open(page, site, screen);
      await looksLarge(page, screen.name);
    });
  }
});

for (const [width, height] of [[1280, 800], [390, 844]]) {
  test(`with text twice as large a turn is played at ${width}×${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await enlarge(page);
    await fixDice(page, 8);
    const person = new Person(page);
    await person.sitDown(site, 3);
    await person.playUntil('ticket', 'misfire');
    await page.locator('.ticket-take').click();
    await person.expectScene('play');
    await expect(page.locator('.card.is-throwing')).toContainText('Otto');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
