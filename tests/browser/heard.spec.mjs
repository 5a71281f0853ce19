// Read and heard alike: what happens is said once, what cannot be done is told to eyes and ears, and the focus is never left nowhere.
import { BEST, COINS_DECIDE, JOKERS, MISFIRE, NEARLY_OVER, TIED_ROUND } from './moments.mjs';
import { Person, fixDice, layOut } from './person.mjs';
import { convert } from './programs.mjs';
import { expect, expectAccessible, test } from './table.mjs';
import { word } from './words.mjs';

test.setTimeout(120_000);

const SECOND = ['1: OAMTXj f126 s5 -> 2: OA', '2: MTXj f126 s5'];

async function sitAt(page, site, moment) {
  await layOut(page, moment);
  await page.goto(`${site}#/table`);
  await expect(page.locator('#screen main')).toBeVisible();
}

/** From now on, everything that is put into the live region is noted, one entry for each time. Were it not live, nobody would hear it. */
async function listen(page, region) {
  await expect(page.locator(region)).toHaveAttribute('aria-live', 'polite');
  await page.locator(region).evaluate((live) => {
    window.heard = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes, type, target }) => (type === 'characterData' ? [target] : [...addedNodes]));
      const whole = [...new Set(added)].filter((node) => !added.some((other) => other !== node && other.contains(node)));
      window.heard.push(...whole.map((node) => node.textContent).filter(Boolean));
    }).observe(live, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => window.heard.splice(0));
}

const heardOnce = async (heard, words) => {
  let all = [];
  await expect.poll(async () => (all = [...all, ...await heard()]).length).toBeGreaterThan(0);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatch(words);
};

test('who begins is heard at the table, and nothing of it on the way there', async ({ page, site }) => {
  await page.goto(`${site}#/new`);
  await page.locator('.seat').nth(1).locator('.seat-begin').click();
  const heard = await listen(page, '#announcements');
  await page.locator('.setup-go').click();
  await heardOnce(heard, /^Now playing: Otto$/);
  await page.reload();
  await expect(page.locator('#announcements')).toHaveText('Now playing: Otto');
  await page.goto(`${site}#/`);
  await expect(page.locator('#announcements')).toHaveText('');
});

test('what a key reads aloud is read as it was then, and never again unasked', async ({ page, site }) => {
  await sitAt(page, site, SECOND);
  const heard = await listen(page, '#announcements');
  await page.keyboard.press('d');
  await heardOnce(heard, /Passenger die: Mopi, 1 of 8/);
  await page.keyboard.press('d');
  await heardOnce(heard, /Passenger die: Mopi, 1 of 8/);
  await page.keyboard.press('1');
  await expect(page.locator('#at-die-0')).toHaveAttribute('aria-pressed', 'true');
  expect(await heard()).toEqual([]);
  await page.keyboard.press('Enter');
  await heardOnce(heard, /Ada places 1 die/);
});

test('in the first flight a key reads aloud as often as it is pressed', async ({ page, site }) => {
  await page.goto(`${site}#/first-flight`);
  await page.locator('.act-main').click();
  await expect(page.locator('button.die')).toHaveCount(10);
  const heard = await listen(page, '.flight > .said');
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('d');
    await heardOnce(heard, /Passenger die: Orbi, 1 of 10/);
  }
  await page.keyboard.press('1');
  await expect(page.locator('#at-die-0')).toHaveAttribute('aria-pressed', 'true');
  expect(await heard()).toEqual([]);
});

test('what cannot be done is read and heard, until something else is wanted', async ({ page, site }) => {
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.keyboard.press('0');
  await person.throwDice();
  const note = page.locator('.tray-note.is-refused');
  for (const [key, words] of [['Enter', /^Select 1, 2, 3 or 4 of the dice\.$/], ['r', /^Place dice/], ['0', /^Tile 0 is turned over/], ['z', /^Thrown dice stay thrown/]]) {
    await page.keyboard.press(key);
    await expect(note, key).toHaveText(words);
    await expect(note, key).toBeVisible();
    await expect(page.locator('#announcements'), key).toHaveText(words);
  }
  await expect(page.locator('button.die')).toHaveCount(10);
  await expectAccessible(page);
  await page.keyboard.press('1');
  await expect(note).toHaveCount(0);
});

test('while a joker is asked about, what cannot be done is read over the table', async ({ page, site }) => {
  await sitAt(page, site, JOKERS);
  await expect(page.locator('button.die')).toHaveCount(10);
  await page.keyboard.press('4');
  await expect(page.locator('#at-die-3')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast.is-refused')).toHaveText(word('en', 'joker-choose-first'));
});

test('that no tile takes so many dice is heard when the button says it, once', async ({ page, site }) => {
  await sitAt(page, site, SECOND);
  await expect(page.locator('button.die')).toHaveCount(8);
  const heard = await listen(page, '#announcements');
  const words = 'Tile 2 is used up. Select 1, 3 or 4 of the dice.';
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(page.locator('.act-main')).toHaveText(words);
  await heardOnce(heard, new RegExp(`^${words}$`));
  await page.keyboard.press('3');
  await expect(page.locator('.act-main')).toHaveText(/^Place 3/);
  expect(await heard()).toEqual([]);
});

test('a coin is heard once, with who is struck now and what more of them would change', async ({ page, site }) => {
  await layOut(page, COINS_DECIDE, ['Ida', 'Otto', 'Noor', 'Bo', 'Mo']);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.stakes')).toBeVisible();
  await expect(page.locator('.play [aria-live]')).toHaveCount(0);
  const heard = await listen(page, '#announcements');
  await page.getByRole('button', { name: 'One coin more' }).click();
  await heardOnce(heard, /^Coins to spend: 1 of \d+\. Struck as it stands: Noor$/);
  await page.getByRole('button', { name: 'One coin less' }).click();
  await heardOnce(heard, /^Coins to spend: 0 of \d+\. Struck as it stands: Mo\. \+1 coin, and struck instead: Noor$/);
});

test('on a French keyboard the digit row picks dice without Shift', async ({ page, site }) => {
  await sitAt(page, site, JOKERS);
  await expect(page.locator('button.die')).toHaveCount(10);
  const control = await page.context().newCDPSession(page);
  const press = (key, code) => control.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
  for (const [key, code, place] of [['é', 'Digit2', 1], ['-', 'Digit6', 5], [')', 'Minus', 9]]) {
    await press(key, code);
    await expect(page.locator(`#at-die-${place}`)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('.die.is-picked')).toHaveCount(3);
});

test.describe('from German', () => {
  test.use({ locale: 'de-AT' });

  test('a language that cannot be fetched changes nothing, and says so on the open sheet', async ({ page, site, guard }) => {
    guard.expectProblem(/failed: .*fr/);
    guard.expectProblem(/console: .*ERR_FAILED/);
    await page.goto(`${site}#/settings`);
    const german = page.getByRole('radio', { name: 'Deutsch' });
    await expect(german).toBeChecked();
    await page.route(/locales[^/]*\/fr/, (route) => route.abort());
    const sheet = page.getByRole('dialog');
    for (let times = 0; times < 2; times += 1) {
      await sheet.getByText('Français', { exact: true }).click();
      const notice = sheet.getByRole('status').filter({ hasText: 'Français' });
      await expect(notice).toBeVisible();
      await expect(german).toBeChecked();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(word('de', 'settings'));
      await notice.getByRole('button', { name: word('de', 'got-it') }).press('Enter');
      await expect(notice).toHaveCount(0);
      await expect(sheet.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('#screen ~ #notices')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('whoever plays a shared position is called so that every sentence fits, and the rules open at what lies there', async ({ page, site }) => {
    await layOut(page, ['1: OAMTXj f126 s5']);
    await page.goto(`${site}#/share`);
    const link = await page.locator('#share-link').inputValue();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wurf von Person am Zug');
    await page.getByRole('button', { name: word('de', 'rules') }).click();
    await expectRulesAt(page, 'tiles');
  });
});

test('a notice or a tip that was read hands the focus on', async ({ page, site }) => {
  await page.addInitScript(() => { Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); }; });
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  const notice = page.locator('#notices .toast');
  await notice.last().getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(person.primary).toBeFocused();
  await person.throwDice();
  await page.locator('.tip').getByRole('button', { name: 'No more tips' }).press('Enter');
  await expect(page.locator('.tip')).toHaveCount(0);
  await expect(person.primary).toBeFocused();
});

test('the coach says its best hint aloud, and Escape closes it before a tip', async ({ page, site }) => {
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await expect(page.locator('.tip')).toBeVisible();
  await page.keyboard.press('h');
  const told = page.locator('.coach [role=status]');
  await expect(told).toHaveText(/\w\. \S/, { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.coach')).toHaveCount(0);
  await expect(page.locator('.tip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip', { hasText: 'which tile turns over' })).toHaveCount(0);
});

test('tips come again when somebody wants them, also after many games', async ({ page, site }) => {
  await page.addInitScript((game) => {
    localStorage.setItem('space-taxi:/:memory:tips', '1 none');
    localStorage.setItem('space-taxi:/:finished:1', game);
  }, `1 - ${convert(`${['space-taxi 1', 'mode table', 'player person Ada', 'player person Ben', 'player person Cleo', 'begins Ada', 'dice by hand', ...NEARLY_OVER, 'spend 0'].join('\n')}\n`)}`);
  await fixDice(page, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.tip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: word('en', 'tips-again') }).click();
  await expect(page.getByText(word('en', 'tips-again-done'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toContainText('which tile turns over');
});

test('a new screen says by its heading what it is', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Play together' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeFocused();
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(page.locator('.act-main')).toBeFocused();
});

/** The rules are open, at this section, which has the focus and is seen. */
async function expectRulesAt(page, section) {
  const heading = page.locator(`#rules-${section}-title`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Presses the key until this is seen: a sheet that is closing may still have the keys. */
const pressFor = (page, key, shown) => expect(async () => {
  await page.keyboard.press(key);
  await expect(shown).toBeVisible({ timeout: 2000 });
}).toPass();

for (const [where, moment, pick, section] of [
  ['before the throw', [], [], 'turn'],
  ['with dice in the tray', ['1: OAMTXj f111 s1'], [], 'tiles'],
  ['with fuel that fails', ['1: OAMTXj f111 s1'], [7, 8, 9], 'fuel'],
  ['on the ticket', BEST, [], 'coins'],
  ['after a failure', MISFIRE, [], 'fuel'],
  ['after a round', TIED_ROUND, [], 'round'],
]) {
  test(`the rules open at what matters ${where}`, async ({ page, site }) => {
    await sitAt(page, site, moment);
    for (const place of pick) await page.locator(`#at-die-${place - 1}`).click();
    await expect(page.locator('.die.is-picked')).toHaveCount(pick.length);
    await page.getByRole('button', { name: 'Rules' }).click();
    await expectRulesAt(page, section);
  });
}

test('in a replay the rules open at what is shown', async ({ page, site }) => {
  await layOut(page, [...NEARLY_OVER, 'spend 0']);
  await page.goto(`${site}#/replay`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expectRulesAt(page, 'tiles');
  await pressFor(page, 'End', page.locator('.replay .ticket'));
  await page.getByRole('button', { name: 'Rules' }).click();
  await expectRulesAt(page, 'coins');
});

test('the first flight has settings, the rules at its lesson and its own board as text, also on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}#/first-flight`);
  await page.locator('.act-main').click();
  await expect(page.locator('button.die')).toHaveCount(10);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules' }).click();
  await expectRulesAt(page, 'tiles');
  const row = (table, name) => page.getByRole('table', { name: table }).getByRole('row', { name });
  await pressFor(page, 'v', row('Dice in the tray', /^1 Passenger die: Orbi/));
  await expect(row('Game', 'Throw 1 of 5')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('button.die')).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a link that leads nowhere still leads to the settings and the rules', async ({ page, site }) => {
  await page.goto(`${site}#/game/nothing`);
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('.rules-part').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeAttached();
});

test('the final table tells who opened a round, and its key has no samples in it', async ({ page, site }) => {
  await sitAt(page, site, [...NEARLY_OVER, 'spend 0']);
  const tree = await page.locator('.scores').ariaSnapshot();
  expect(tree).toMatch(/cell "40 ?, best score, starts the next round"/);
  expect(tree).not.toMatch(/9 ?struck/);
});

test('the list of keys has the tenth die, and the fuel is read with its sum', async ({ page, site }) => {
  await sitAt(page, site, ['1: OAMTXj f126 s5 -> 4: OA f12', '2: MTjj f6 s5']);
  await page.keyboard.press('w');
  await expect(page.locator('#announcements')).toContainText('Fuel so far: 3.');
  await page.keyboard.press('?');
  const row = page.locator('.keys-row', { hasText: word('en', 'key-tenth') });
  await expect(row.locator('kbd')).toHaveText('−');
});
