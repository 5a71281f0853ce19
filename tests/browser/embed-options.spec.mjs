// Every option that a club can write, as an attribute and as a parameter; what follows when it changes; and manners that nobody sees.
import { readFileSync } from 'node:fs';
import { expect, expectTold, game, test, told, visit } from './club.mjs';
import { convert } from './programs.mjs';
import { word } from './words.mjs';

const FLIGHT = readFileSync(new URL('../data/records/solo-flight.txt', import.meta.url), 'utf8');
const RECORD = convert(FLIGHT);
const RUNNING = convert(`${FLIGHT.split('\n').slice(0, 8).join('\n')}\n`);

const element = (page) => page.locator('space-taxi').first();
const primary = (frame) => frame.locator('.act-main');
const driver = (frame, seat) => frame.locator('.seat').nth(seat).locator('.seat-driver label:has(:checked)').innerText();

/** Each option and what shows that it was understood. */
const OPTIONS = {
  'lang, players, names, computers': [
    // However its accent is written, a name is the same.
    { lang: 'pl', players: '5', names: 'Ada,Ju\u0308rg B', computers: 'captain,ace' },
    async (frame) => {
      await expect(frame.locator('html')).toHaveAttribute('lang', 'pl');
      await frame.getByRole('button', { name: word('pl', 'home-together') }).click();
      await expect(frame.locator('.seat')).toHaveCount(5);
      await expect(frame.locator('#seat-name-1')).toHaveValue('Jürg B');
      expect([await driver(frame, 2), await driver(frame, 3), await driver(frame, 4)]).toEqual(['driver-person', 'driver-captain', 'driver-ace'].map((name) => word('pl', name)));
    },
  ],
  'theme, accent, sound, coach on': [
    { theme: 'dark', accent: '#25c', sound: 'off', coach: 'on', start: 'table', lang: 'en' },
    async (frame) => {
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(() => frame.locator('html').evaluate((root) => root.style.getPropertyValue('--primary'))).toBe('#2255cc');
      await expect(frame.getByRole('button', { name: word('en', 'sound-unmute') })).toBeVisible();
      await expect(frame.locator('#coach-button')).toBeVisible();
    },
  ],
  'sound on': [
    { sound: 'on', coach: 'off', start: 'table', lang: 'en' },
    async (frame) => {
      await expect(frame.getByRole('button', { name: word('en', 'sound-mute') })).toBeVisible();
      await expect(frame.locator('#coach-button')).toHaveCount(0);
    },
  ],
  'mode replay, record, at': [
    { mode: 'replay', record: RECORD, at: '6', lang: 'en' },
    (frame) => expect(frame.locator('.replay-at')).toHaveText(/^6\D+21$/),
  ],
  'mode board': [
    { mode: 'board', record: RUNNING, lang: 'en' },
    async (frame) => {
      await expect(frame.locator('.tile.is-turned')).toHaveCount(1);
      await expect(primary(frame)).toBeHidden();
    },
  ],
  'mode play with a record': [
    { mode: 'play', record: RUNNING, lang: 'en' },
    (frame) => expect(primary(frame)).toHaveText(/^Throw 6/),
  ],
  'mode daily': [
    { mode: 'daily', lang: 'en' },
    async (frame) => {
      await frame.getByRole('dialog').getByRole('button', { name: word('en', 'daily-start') }).click();
      await expect(frame.locator('.card')).toHaveCount(1);
      await expect(primary(frame)).toHaveText(/^Throw/);
    },
  ],
  'start home': [{ start: 'home', lang: 'en' }, (frame) => expect(frame.locator('.home-main button').first()).toBeVisible()],
};

for (const [name, [options, shows]] of Object.entries(OPTIONS)) {
  test(`${name}: the same as attributes and as parameters`, async ({ page, club, site }) => {
    const warnings = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const attributes = Object.entries(options).map(([key, value]) => ` ${key}="${value}"`).join('');
    await visit(page, club, `<space-taxi${attributes}></space-taxi>`);
    await shows(game(page));
    const query = new URLSearchParams({ embed: 'plain', slot: 'plain', ...options }).toString().replaceAll('&', '&amp;');
    await visit(page, club, `<iframe id="plain" src="${site}?${query}" title="Space Taxi" width="1000" height="700"></iframe>`);
    await shows(page.locator('#plain').contentFrame());
    expect(warnings.filter((text) => text.startsWith('space-taxi:'))).toEqual([]);
  });
}

test('what the club changes is followed: colours and language at once, the rest anew', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="en" theme="dark" start="table" players="3"></space-taxi>');
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  await frame.locator('html').evaluate(() => { window.same = true; });
  await element(page).evaluate((it) => { it.setAttribute('lang', 'sk'); it.setAttribute('theme', 'light'); it.setAttribute('accent', '#aa2255'); });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => frame.locator('html').evaluate((root) => root.style.getPropertyValue('--primary'))).toBe('#aa2255');
  expect(await frame.locator('html').evaluate(() => window.same)).toBe(true);
  await element(page).evaluate((it) => { it.setAttribute('mode', 'daily'); });
  await expect(frame.locator('.daily')).toBeVisible();
  expect(await frame.locator('html').evaluate(() => window.same)).toBeUndefined();
});

test('what the club says before the game is there is done when it is', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="en"></space-taxi>');
  await page.evaluate(() => customElements.whenDefined('space-taxi').then(() => {
    const other = document.createElement('space-taxi');
    other.setAttribute('lang', 'en');
    document.querySelector('space-taxi').replaceWith(other);
    other.newGame({ players: 4, names: 'Early' });
    other.setTheme('light');
  }));
  await expect(game(page).locator('.cards')).toContainText('Early');
  await expect(game(page).locator('.card')).toHaveCount(4);
  await expect(game(page).locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a record too long for an address is sent once the game is there', async ({ page, club }) => {
  const long = readFileSync(new URL('../data/records/four-players.txt', import.meta.url), 'utf8');
  expect(long.length).toBeGreaterThan(1500);
  await visit(page, club, '');
  await page.evaluate((record) => {
    const other = document.createElement('space-taxi');
    for (const [name, value] of Object.entries({ lang: 'en', mode: 'replay', record })) other.setAttribute(name, value);
    document.querySelector('main').append(other);
  }, long);
  await expect(game(page).locator('.replay-at')).toHaveText(/^1 of \d\d+$/);
  await expect(game(page).locator('.card')).toHaveCount(4);
});

test('no sound before a touch, no cookies, and a pause silences what moves and what is heard', async ({ browser, club, site, guard }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', locale: 'en-GB' });
  const page = await context.newPage();
  await guard.alsoWatch(page);
  await page.addInitScript(() => {
    window.heard = { opened: 0, notes: 0 };
    window.AudioContext = class extends AudioContext {
      constructor(...all) { super(...all); window.heard.opened += 1; }
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...all) { window.heard.notes += 1; return start.apply(this, all); };
  });
  await visit(page, club, '<space-taxi players="3" sound="on" start="table" lang="en" computers="rookie,rookie" names="Ada"></space-taxi>');
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  const heard = () => frame.locator('html').evaluate(() => ({ ...window.heard }));
  expect(await heard()).toEqual({ opened: 0, notes: 0 });
  // The first touch opens the loudspeaker, the second is heard.
  await frame.locator('.bar-round').click();
  await expect.poll(async () => (await heard()).opened).toBe(1);
  await primary(frame).click();
  await expect.poll(async () => (await heard()).notes).toBeGreaterThan(0);
  await element(page).evaluate((it) => it.pause());
  await expect(frame.locator('html')).toHaveAttribute('data-paused', '');
  const before = await heard();
  const moving = () => frame.locator('html').evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  await frame.locator('html').evaluate(() => new Promise((done) => { setTimeout(done, 1500); }));
  expect(await heard()).toEqual(before);
  await element(page).evaluate((it) => it.resume());
  await expect.poll(moving).toBeGreaterThan(0);
  await frame.locator('button.die').first().click();
  await expect.poll(async () => (await heard()).notes).toBeGreaterThan(before.notes);
  expect(await context.cookies([site, club.address])).toEqual([]);
  expect(await frame.locator('html').evaluate(() => document.cookie)).toBe('');
  expect(await told(page, 'error')).toEqual([]);
  await context.close();
});

test('embeds with names of their own keep their games, wherever they stand on the page', async ({ page, club }) => {
  const embed = (slot) => `<space-taxi slot-id="${slot}" players="1" start="table" lang="en" title="Board ${slot}"></space-taxi>`;
  await visit(page, club, embed('left'));
  await primary(game(page)).click();
  await expect(game(page).locator('button.die')).toHaveCount(10);
  await expect(page.locator('space-taxi iframe')).toHaveAttribute('title', 'Board left');
  await visit(page, club, embed('new') + embed('left'));
  await expectTold(page, 'ready', 2);
  await page.locator('space-taxi').nth(1).scrollIntoViewIfNeeded();
  await expect(game(page, 1).locator('button.die')).toHaveCount(10);
  await expect(game(page, 0).locator('button.die')).toHaveCount(0);
});
