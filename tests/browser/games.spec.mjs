// Your games: looked at again, counted, deleted, and carried to another device in one file.
import { readFileSync } from 'node:fs';
import { BEST, MISFIRE, NEARLY_OVER } from './moments.mjs';
import { CURRENT, Person, layOut, savedRecord } from './person.mjs';
import { convert, replay } from './programs.mjs';
import { expect, expectAccessible, test } from './table.mjs';

const FINISHED = [...NEARLY_OVER, 'spend 0'];
const text = (lines, players, mode = 'table') =>
  `${['space-taxi 1', `mode ${mode}`, ...players.map((name) => `player person ${name}`), `begins ${players[0]}`, 'dice by hand', ...lines].join('\n')}\n`;
const FIRST = convert(text(FINISHED, ['Ada', 'Ben', 'Cleo']));
const SECOND = convert(text(FINISHED, ['Ada', 'Dora', 'Ben']));
const LAUNCH = [...BEST, 'spend 0'];
const SOLO = convert(text([...LAUNCH, ...LAUNCH, ...LAUNCH, ...LAUNCH, ...MISFIRE], ['Ada'], 'solo'));

/** A device with two finished games, a solo flight, and a game on the table. */
async function device(page) {
  await layOut(page, ['1: OAMjjj f126 s5']);
  await page.addInitScript((games) => {
    if (sessionStorage.getItem('filed')) return;
    games.forEach((game, i) => localStorage.setItem(`space-taxi:/:finished:${i + 1}`, `1 2026-11-1${i} ${game}`));
    sessionStorage.setItem('filed', 'once');
  }, [FIRST, SECOND, SOLO]);
}

const rows = (page) => page.locator('.games-row');
const stored = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test('a finished game is replayed beside the one on the table', async ({ page, site }) => {
  await device(page);
  await page.goto(`${site}#/games`);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(1)).toContainText('Last played: 12 Nov 2026');
  await expect(rows(page).nth(1)).toContainText('Ada: 160 points');
  const before = await savedRecord(page);
  await page.getByRole('button', { name: 'Replay the game of Ada, Dora and Ben' }).click();
  await expect(page.locator('.replay-told')).toContainText('Ada, round 1, throw 1');
  await expect(page.getByText('Kept in “Your games”')).toBeVisible();
  await expect(page.locator('.replay-tools p')).toHaveText(/^Won by/);
  expect(await savedRecord(page)).toBe(before);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('what was seen of a game is not shown again when it is taken up from the list', async ({ page, site }) => {
  const failed = convert(text(MISFIRE, ['Dora', 'Emil', 'Ben']));
  await page.addInitScript((game) => {
    if (!sessionStorage.getItem('filed')) localStorage.setItem('space-taxi:/:unfinished:1', `1 2026-11-10 ${game}`);
    sessionStorage.setItem('filed', 'once');
  }, failed);
  const person = new Person(page);
  await person.comeBackTo(site, MISFIRE);
  const goOn = async () => {
    await person.expectScene('misfire');
    await person.step();
    await person.expectScene('play');
  };
  const takeUp = async (names) => {
    await page.goto(`${site}#/games`);
    await page.getByRole('button', { name: `Continue the game of ${names}` }).click();
    await expect(page.locator('.sheet')).toHaveCount(0);
  };
  await goOn();
  await takeUp('Dora, Emil and Ben');
  await goOn();
  await takeUp('Ada, Ben and Cleo');
  await person.expectScene('play');
  await page.reload();
  await person.expectScene('play');
  await takeUp('Dora, Emil and Ben');
  await person.expectScene('play');
});

test('the finished game on the table has its day, and practice its mark', async ({ page, site }) => {
  // What a device keeps on which the same daily flight was flown twice.
  const { 'space-taxi:/:settings': _german, ...kept } = JSON.parse(readFileSync(new URL('../data/saves/0.1.0.json', import.meta.url), 'utf8'));
  const counts = kept['space-taxi:/:memory:daily:2026-11-16'].split(' ')[1];
  const flights = Object.entries(kept).filter(([key, game]) => key.includes(':finished:') && replay(game.split(' ').at(-1)).players.length === 1);
  const [[place, practice]] = flights.filter(([, game]) => !game.endsWith(counts));
  expect(flights).toHaveLength(2);
  await page.addInitScript(([texts, key, current]) => {
    if (sessionStorage.getItem('filed')) return;
    for (const [one, value] of Object.entries(texts)) localStorage.setItem(one, value);
    localStorage.removeItem(key);
    localStorage.setItem('space-taxi:/:current', current);
    sessionStorage.setItem('filed', 'once');
  }, [kept, place, practice]);
  await page.goto(`${site}#/games`);
  const over = page.locator('.games-part').nth(1).locator('.games-row');
  await expect(over.first()).toContainText('Last played: 16 Nov 2026');
  await expect(over.first()).toContainText('Only practice');
  await expect(over.filter({ hasText: 'Practice' })).toHaveCount(1);
});

test('statistics count the finished games of everybody', async ({ page, site }) => {
  await device(page);
  await page.goto(`${site}#/games`);
  await page.getByText('Statistics', { exact: true }).click();
  const table = (name) => page.getByRole('table', { name }).locator('tbody tr').evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent)));
  // Ada: twice 40 a round for five rounds; Ben: once second, once last with four failures to launch.
  expect((await table('At the table'))[0]).toEqual(['Ada', '2', '2', '200.0', '40', '0']);
  expect((await table('At the table'))[1].slice(0, 3)).toEqual(['Ben', '2', '0']);
  expect((await table('At the table'))[1].at(-1)).toBe('4');
  expect(await table('Solo flights')).toEqual([['Ada', '1', '160.0', '40', '1']]);
  await expectAccessible(page);
});

test('a game is deleted after a question, and only that one', async ({ page, site }) => {
  await device(page);
  await page.goto(`${site}#/games`);
  await expect(rows(page)).toHaveCount(4);
  const before = await stored(page);
  const remove = page.getByRole('button', { name: 'Delete the game of Ada, Dora and Ben' });
  await remove.click();
  await page.locator('#confirm').getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(page)).toEqual(before);
  await remove.click();
  await expectAccessible(page);
  await page.locator('#confirm').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(3);
  const { 'space-taxi:/:finished:2': gone, ...others } = before;
  expect(gone).toContain(SECOND);
  expect(await stored(page)).toEqual(others);
  // The one on the table as well.
  await page.getByRole('button', { name: 'Delete the game of Ada, Ben and Cleo' }).first().click();
  await page.locator('#confirm').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('.home')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  expect((await stored(page))[CURRENT]).toBeUndefined();
});

test('all games leave in one file, and come back without a loss or a double', async ({ page, site }) => {
  await device(page);
  await page.goto(`${site}#/games`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all' }).click()]);
  expect(download.suggestedFilename()).toBe('space-taxi-games.txt');
  const file = readFileSync(await download.path(), 'utf8');
  const choose = (name, buffer) => page.locator('#import-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(buffer) });
  // Another device, on which a game is running.
  await page.evaluate(() => localStorage.clear());
  await page.goto(site);
  await page.reload();
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const running = await savedRecord(page);
  await page.goto(`${site}#/games`);
  await page.getByText('Open a game').click();
  await choose('all.txt', file);
  await expect(page.getByText('Games added: 4.')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  expect(await savedRecord(page)).toBe(running);
  await choose('all.txt', `${file}game - AAAA\n`);
  await expect(page.getByText('Already here: 4.')).toBeVisible();
  await expect(page.getByText('Lines that could not be read: 1.')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await choose('later.txt', file.replace('games 1', 'games 2'));
  await expect(page.getByRole('alert')).toContainText('This was written by a newer version of the game.');
  await expect(rows(page)).toHaveCount(5);
});

test('without any storage the game on the table can still be exported', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('not here', 'SecurityError'); },
  }));
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your games' }).last().click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all' }).click()]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^space-taxi games 1\ngame - \S+\n$/);
});

test('a replay runs by itself, as fast as somebody likes, and stops at the end', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(`${site}#/game/${FIRST}`);
  const at = page.locator('.replay-at');
  const count = FINISHED.filter((line) => /->|^spend/.test(line)).length;
  await expect(at).toHaveText(`1 of ${count}`);
  // From now on time passes only where this says so.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(2_500);
  await expect(at).toHaveText(`2 of ${count}`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(10_000);
  await expect(at).toHaveText(`2 of ${count}`);
  await page.getByLabel('Speed').selectOption('16×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(160 * count);
  await expect(at).toHaveText(`${count} of ${count}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(at).toHaveText(`1 of ${count}`);
});
