// What the club's website and the game say to each other, and what the game does not listen to.
import { readFileSync } from 'node:fs';
import { expect, expectTold, game, test, told, visit } from './club.mjs';
import { Person } from './person.mjs';
import { replay } from './programs.mjs';

const FLIGHT = readFileSync(new URL('../data/records/solo-flight.txt', import.meta.url), 'utf8');
const TABLE = '<space-taxi players="3" start="table" lang="en" seed="evening"></space-taxi>';

const element = (page) => page.locator('space-taxi').first();
const primary = (frame) => frame.locator('.act-main');

/** Posts to the game from the club's own window, as anybody could who knows how. */
const post = (page, ...messages) => element(page).evaluate((it, all) => {
  for (const message of all) it.shadowRoot.querySelector('iframe').contentWindow.postMessage(message, '*');
}, messages);

/** A message that is answered: whatever was posted before it has been heard by then. */
async function expectHeard(page) {
  const before = (await told(page, 'error')).length;
  await post(page, { spaceTaxi: 1, type: 'nothing' });
  await expectTold(page, 'error', before + 1);
}

test('turns, rounds and the end are told, with a record that the rules agree with', async ({ page, club }) => {
  test.setTimeout(600_000);
  await visit(page, club, `<space-taxi players="1" names="Ada" start="table" lang="en" seed="${'0e'.repeat(32)}"></space-taxi>`);
  await new Person(game(page), 'hurry').playUntil('over');
  const over = await expectTold(page, 'gameover');
  expect(await told(page, 'turn')).toHaveLength(5);
  expect(await told(page, 'round')).toHaveLength(5);
  const summary = replay(over.record);
  expect(over.table.map(({ name, total }) => ({ name, total }))).toEqual(summary.players.map(({ name, total }) => ({ name, total })));
  expect(over.winners).toEqual(summary.winners);
  const seed = over.notation.match(/[0-9a-f]{64}/)[0];
  const before = [...await told(page, 'turn'), ...await told(page, 'round')];
  expect(JSON.stringify(before)).not.toContain(seed);
  expect(before.filter((it) => 'record' in it || 'notation' in it)).toEqual([]);
});

test('the element has a method for every message and an event for every answer', async ({ page, club }) => {
  await visit(page, club, TABLE);
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  await element(page).evaluate((it) => it.setLanguage('de'));
  await expect(primary(frame)).toHaveText(/werfen/i);
  await element(page).evaluate((it) => it.setTheme('light', '#aa2255'));
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => frame.locator('html').evaluate((root) => root.style.getPropertyValue('--primary'))).toBe('#aa2255');
  await element(page).evaluate((it) => it.newGame({ players: 4, names: ['Xan', 'Yul'], computers: ['rookie'] }));
  await expect(frame.locator('.card')).toHaveCount(4);
  await expect(frame.locator('.cards')).toContainText('Xan');
  await element(page).evaluate((it, record) => it.load(record, { mode: 'replay', at: 2 }), FLIGHT);
  await expect(frame.locator('.replay-at')).toHaveText(/^2\D+21$/);
  await element(page).evaluate((it) => { it.addEventListener('error', ({ detail }) => { window.heard = detail.code; }); it.load('nonsense'); });
  await expect.poll(() => page.evaluate(() => window.heard)).toBe('bad-message');
  await expect(frame.locator('.replay-at')).toBeVisible();
});

test('a game that the club lends is not kept among the visitor’s own', async ({ page, club }) => {
  await visit(page, club, TABLE);
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  const saved = () => frame.locator('html').evaluate(() => ({ ...localStorage }));
  const before = await saved();
  await element(page).evaluate((it, record) => it.load(record, { mode: 'replay' }), FLIGHT);
  await expect(frame.locator('.replay-at')).toBeVisible();
  expect(await saved()).toEqual(before);
});

test('a still board shows the position, and has no button that would do nothing', async ({ page, club }) => {
  const lines = FLIGHT.split('\n');
  const upTo = (pattern) => `${lines.slice(0, lines.findIndex((line) => pattern.test(line)) + 1).join('\n')}\n`;
  await visit(page, club, '<space-taxi mode="board" lang="en"></space-taxi>');
  const frame = game(page);
  const show = (record) => element(page).evaluate((it, text) => it.load(text, { mode: 'board' }), record);
  const live = () => frame.locator('#screen button:visible:enabled').evaluateAll((all) => all.map((one) => one.className).filter((name) => !name.startsWith('bar-button') && !name.startsWith('card')));
  // Before a throw, with dice on the table, after a launch, between rounds, at the end.
  await show(lines.slice(0, 8).join('\n'));
  await expect(frame.locator('.cards')).toContainText('Solveig');
  await expect(frame.locator('.tile.is-turned')).toHaveCount(1);
  await expect(frame.locator('.act-main')).toBeHidden();
  await expect.poll(live).toEqual([]);
  await show(lines.slice(0, 8).join('\n').replace(/ ->[^\n]*$/, ''));
  await expect(frame.locator('button.die').first()).toBeDisabled();
  await expect.poll(live).toEqual([]);
  await show(upTo(/^spend/).replace(/spend.*\n$/, ''));
  await expect(frame.locator('.ticket')).toBeVisible();
  await expect(frame.locator('.ticket-take')).toBeHidden();
  await expect.poll(live).toEqual([]);
  await show(upTo(/^spend/));
  await expect(frame.locator('.round')).toBeVisible();
  await expect.poll(live).toEqual([]);
  await show(FLIGHT);
  await expect(frame.locator('.over')).toBeVisible();
  await expect.poll(live).toEqual([]);
  // Nor can it be handed over from the menu.
  await show(upTo(/^spend/));
  await expect(frame.locator('.round')).toBeVisible();
  for (const choose of [true, false]) {
    await frame.getByRole('button', { name: 'Menu' }).click();
    await frame.getByRole('button', { name: 'Who plays' }).click();
    const dialog = frame.getByRole('dialog');
    const driver = dialog.getByRole('combobox').first();
    if (choose) await driver.selectOption({ label: 'Rookie' });
    else await expect.poll(() => driver.evaluate((it) => it.selectedOptions[0].label)).toBe('Person');
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
});

test('a pause stops the computers, and resuming lets them go on', async ({ page, club }) => {
  // A minute passes as fast as everything that it brings can be done.
  await page.clock.install();
  await visit(page, club, '<space-taxi players="3" computers="rookie,rookie,rookie" start="table" lang="en"></space-taxi>');
  const frame = game(page);
  await expect(frame.locator('button.die, .die').first()).toBeVisible();
  const events = () => frame.locator('html').evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':current'))[1]);
  const minute = async () => {
    await page.clock.runFor(60_000);
    return events();
  };
  const before = await events();
  await expect.poll(async () => { await page.clock.runFor(5000); return events(); }).not.toBe(before);
  await element(page).evaluate((it) => it.pause());
  await page.clock.runFor(100);
  await expect(frame.locator('html')).toHaveAttribute('data-paused', '');
  await expect(frame.locator('#screen')).toHaveAttribute('inert');
  const paused = await events();
  expect(await minute()).toBe(paused);
  await element(page).evaluate((it) => it.resume());
  await expect.poll(async () => { await page.clock.runFor(5000); return events(); }).not.toBe(paused);
});

test('the game listens to nobody but the window around it, and to that only from the origin it knows', async ({ page, club, site }) => {
  await visit(page, club, TABLE);
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  // The club itself, a club that lies about where it is, and one whose origin is none: each frame is there once its table is.
  const origins = { honest: club.address.slice(0, -1), liar: 'https://other.example', typo: `${club.address}path` };
  await page.evaluate(([address, all]) => {
    window.heardFrom = [];
    addEventListener('message', ({ source }) => window.heardFrom.push(Object.keys(all).find((id) => document.getElementById(id).contentWindow === source)));
    for (const [id, origin] of Object.entries(all)) {
      const other = document.createElement('iframe');
      other.src = `${address}?embed=1&lang=en&start=table&slot=${id}&origin=${origin}`;
      other.id = id;
      document.body.append(other);
    }
  }, [site, origins]);
  const frames = Object.fromEntries(Object.keys(origins).map((id) => [id, page.locator(`#${id}`).contentFrame()]));
  for (const it of [frame, ...Object.values(frames)]) {
    await expect(primary(it)).toHaveText(/^Throw/);
    await it.locator('html').evaluate((root) => {
      window.spoken = [];
      new MutationObserver(() => window.spoken.push(root.lang)).observe(root, { attributeFilter: ['lang'] });
    });
  }
  const german = { spaceTaxi: 1, type: 'setLanguage', lang: 'de' };
  // The game to itself, and a sibling frame.
  await frame.locator('html').evaluate((_, order) => window.postMessage(order, '*'), german);
  await frames.liar.locator('html').evaluate((_, order) => parent.frames[0].postMessage(order, '*'), german);
  for (const id of ['liar', 'typo', 'honest']) {
    await page.evaluate(([to, order]) => document.getElementById(to).contentWindow.postMessage(order, '*'), [id, german]);
  }
  // Those who may be heard are, so the others would have been by now.
  await expect(frames.honest.locator('html')).toHaveAttribute('lang', 'de');
  await post(page, { ...german, lang: 'fr' });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
  const spoken = (it) => it.locator('html').evaluate(() => window.spoken);
  expect(await spoken(frame)).toEqual(['fr']);
  for (const it of [frames.liar, frames.typo]) expect(await spoken(it)).toEqual([]);
  // Nor do they tell anything to somebody else than they were meant for.
  const heard = await page.evaluate(() => [...new Set(window.heardFrom)]);
  expect(heard).toContain('honest');
  expect(heard.filter((id) => id === 'liar' || id === 'typo')).toEqual([]);
});

test('malformed, polluted and huge messages do nothing', async ({ page, club }) => {
  test.setTimeout(180_000);
  await visit(page, club, TABLE.replace('lang', 'theme="dark" lang'));
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  await post(page, null, 1, 'newGame', [], [1], {}, { type: 'newGame' }, { spaceTaxi: 2, type: 'newGame' }, { spaceTaxi: '1', type: 'newGame' },
    { spaceTaxi: 1 }, { spaceTaxi: 1, type: {} }, { spaceTaxi: 1, type: ['newGame'] }, { spaceTaxi: 1, type: 'constructor' },
    { spaceTaxi: 1, type: 'load' }, { spaceTaxi: 1, type: 'load', record: 7 }, { spaceTaxi: 1, type: 'load', record: {} },
    { spaceTaxi: 1, type: 'newGame', players: 1e9 }, { spaceTaxi: 1, type: 'newGame', players: NaN });
  await element(page).evaluate((it) => {
    const to = it.shadowRoot.querySelector('iframe').contentWindow;
    to.postMessage(JSON.parse('{"spaceTaxi":1,"type":"setTheme","__proto__":{"theme":"light"},"constructor":{"prototype":{"theme":"light"}}}'), '*');
    to.postMessage({ spaceTaxi: 1, type: 'load', record: 'A'.repeat(5_000_000) }, '*');
    to.postMessage({ spaceTaxi: 1, type: 'load', record: 'A'.repeat(190_000) }, '*');
    to.postMessage({ spaceTaxi: 1, type: 'load', record: `space-taxi 1\n${'round 1\n'.repeat(20_000)}` }, '*');
    const round = { spaceTaxi: 1, type: 'newGame' };
    round.self = round;
    round.names = round;
    to.postMessage({ ...round, type: 'nothing' }, '*');
  });
  await expectHeard(page);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await frame.locator('html').evaluate(() => ({}).theme)).toBeUndefined();
  await expect(frame.locator('.card')).toHaveCount(3);
  await new Person(frame).throwDice();
});

test('a flood of ten thousand messages leaves the game playable and the storage as it was', async ({ page, club }) => {
  test.setTimeout(180_000);
  await visit(page, club, TABLE);
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  await new Person(frame).throwDice();
  const saved = () => frame.locator('html').evaluate(() => ({ ...localStorage }));
  const before = await saved();
  await element(page).evaluate((it, record) => {
    const to = it.shadowRoot.querySelector('iframe').contentWindow;
    for (let nth = 0; nth < 10_000; nth += 1) {
      to.postMessage([{ type: 'pause' }, { type: `noise ${nth}`, record: 'x'.repeat(1000) }, { type: 'resume' }, { type: 'load', record: `${record}${nth}` }].map((order) => ({ spaceTaxi: 1, ...order }))[nth % 4], '*');
    }
    to.postMessage({ spaceTaxi: 1, type: 'resume' }, '*');
  }, FLIGHT);
  await expectHeard(page);
  expect(await saved()).toEqual(before);
  await expect(frame.locator('#screen')).not.toHaveAttribute('inert');
  expect((await told(page, 'error')).length).toBeLessThan(500);
  await new Person(frame).placeSomehow();
});
