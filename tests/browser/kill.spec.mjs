// The page is killed at 200 random moments of random games. Each game was played through once before, without a kill: whatever
// is found after one must be a moment of that game, look as it looked there, and go on with the same dice to the same end.
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatGambler } from './gambler.mjs';
import { Person, letPlay } from './person.mjs';
import { convert } from './programs.mjs';
import { expect, test } from './table.mjs';

const GAMES = [
  { number: 1, players: 3 },
  { number: 2, players: 4 },
  { number: 3, players: 5 },
  { number: 4, players: 3, hands: true },
  { number: 5, players: 4, hands: true },
  { number: 6, players: 3, computers: ['Rookie'] },
  { number: 7, players: 5, computers: ['Cabbie', 'Rookie'], hands: true },
  { number: 8, players: 4 },
];
const KILLS = 25;

test.use({ viewport: { width: 800, height: 600 } });
test.setTimeout(600_000);

/** The system's number of the process that works when this page does. */
async function processOf(page, browser) {
  const control = await browser.newBrowserCDPSession();
  const worked = async () => {
    const { processInfo } = await control.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.flatMap(({ type, id, cpuTime }) => (type === 'renderer' ? [[id, cpuTime]] : [])));
  };
  for (;;) {
    const before = await worked();
    await page.evaluate(() => { for (const end = performance.now() + 150; performance.now() < end;); });
    const after = await worked();
    const gains = [...after].map(([id, time]) => ({ id, gain: time - (before.get(id) ?? 0) })).sort((a, b) => b.gain - a.gain);
    // On a busy machine another page may have worked as well: then once more.
    if (gains[0].gain < 2 * (gains[1]?.gain ?? 0) || gains[0].gain < 0.05) continue;
    await control.detach();
    return gains[0].id;
  }
}

/** How the end comes: the system kills the process of the page, or somebody closes the page, or turns to another. */
const ENDS = [
  async ({ page, browser }) => {
    const id = await processOf(page, browser);
    const dead = page.waitForEvent('crash', { timeout: 60_000 });
    return async () => {
      process.kill(id, 'SIGKILL');
      await dead;
      await page.close();
    };
  },
  ({ page }) => () => page.close(),
  ({ page }) => () => page.goto('about:blank').then(() => page.close()),
];

async function begin(page, site, { players, computers = [] }) {
  await page.goto(`${site}#/new`);
  await page.locator('.setup-count').getByText(String(players), { exact: true }).click();
  for (const [seat, driver] of computers.entries()) await letPlay(page, seat, driver);
  await page.getByRole('button', { name: 'Start the engines' }).click();
  await new Person(page).expectScene('play');
}

/** Plays on to the first of these records, or to the end. Says what was seen and done on the way. */
const playTo = (page, { hands = false }, records = []) => page.evaluate((where) => window.gambler.playTo(...where), [hands, records]);
/** The record that is kept, what the table shows, and whether a computer plays. */
const now = (page) => page.evaluate(() => ({ record: window.gambler.record(), look: window.gambler.look(), watches: window.gambler.watches() }));

/** The lines of a record as text. */
const lines = (record) => convert(record).split('\n');

/** Whether one record is the beginning of another. */
function begins(record, whole) {
  const [some, all] = [lines(record), lines(whole)];
  return some.every((line, i) => (i < some.length - 1 ? all[i] === line : all[i].startsWith(line)));
}

/** What a page that has just been opened finds, and whether its table shows that. */
async function comeBack(page, site, game) {
  await page.goto(`${site}#/table`);
  await page.waitForFunction(() => document.querySelector('.over, .ticket, .round, .play'));
  const { record, look, watches } = await now(page);
  // Computers may be so fast that two of their actions are kept at once: then the rules know whether it is part of the game.
  expect(game.kept.includes(record) || begins(record, game.kept.at(-1)), `a moment of the game: ${record}`).toBe(true);
  if (!watches && game.looks[record]) expect(game.looks[record], `the table at ${record}`).toContainEqual(look);
  return record;
}

for (const plan of GAMES) {
  test(`game ${plan.number} is killed ${KILLS} times and ends as if it had not been`, async ({ page, context, browser, site, guard }) => {
    await context.addInitScript(seatGambler, plan.number);
    await begin(page, site, plan);
    const game = await playTo(page, plan);
    await page.evaluate(() => localStorage.clear());
    await page.close();
    // What was taken back was done again.
    const moments = Object.keys(game.presses);
    expect(moments.length).toBeGreaterThan(2 * KILLS);

    // Chance of the test's own, the same each time.
    let state = plan.number;
    const random = (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const open = async () => {
      const next = await context.newPage();
      await guard.alsoWatch(next);
      return next;
    };
    let here = await open();
    await begin(here, site, plan);
    const found = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const due = Math.floor((kill * moments.length) / (KILLS + 1)) - random(Math.floor(moments.length / KILLS));
      await playTo(here, plan, moments.slice(due));
      const { record: moment } = await now(here);
      // The next page is opened before: a browser that has just lost one does not always open another.
      const coming = await open();
      const end = await ENDS[random(ENDS.length)]({ page: here, browser });
      // The end comes while nobody does anything, at once when somebody does, or with one of the presses, mostly the last.
      const presses = game.presses[moment] ?? 0;
      const [still, press] = [random(4) === 0, [0, 1 + random(presses), presses, presses][random(4)]];
      if (!still) {
        const pressed = press > 0 && here.waitForEvent('console', (message) => message.text() === 'now').catch(() => {});
        const acted = here.evaluate((what) => window.gambler.act(...what), [plan.hands ?? false, press]).catch(() => {});
        await (press > 0 && Promise.race([pressed, acted]));
      }
      await end();
      here = coming;
      const next = await comeBack(here, site, game);
      if (still) expect(next).toBe(moment);
      // At most one thing was on its way, unless computers went on by themselves.
      if (moments.includes(next)) expect(Math.abs(moments.indexOf(next) - moments.indexOf(moment)), `${moment} to ${next}`).toBeLessThanOrEqual(1);
      found.push(next);
    }
    const changed = found.filter((one, i) => one !== found[i - 1]).length;
    expect(changed).toBeGreaterThanOrEqual(0.9 * KILLS);
    // What was never broken off and what was broken off so often end alike, dice for dice.
    await playTo(here, plan);
    const end = await now(here);
    expect(end.record).toBe(game.kept.at(-1));
    expect(game.looks[end.record]).toContainEqual(end.look);
  });
}

test('a browser that is killed as a whole has lost the last moments at most, and the game ends alike', async ({ page, context, site }) => {
  const plan = { number: 9, players: 3 };
  await context.addInitScript(seatGambler, plan.number);
  await begin(page, site, plan);
  const game = await playTo(page, plan);
  const moments = Object.keys(game.presses);
  const profile = mkdtempSync(join(tmpdir(), 'space-taxi-'));
  const start = async () => {
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM || undefined, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB', args: ['--disable-gpu', '--no-first-run'],
    });
    await browser.addInitScript(seatGambler, plan.number);
    return { browser, here: browser.pages()[0] ?? await browser.newPage() };
  };
  // Whoever closes a browser leaves it the time to write everything down.
  const first = await start();
  await begin(first.here, site, plan);
  await first.browser.close();
  let known = 0;
  for (let kill = 1; kill <= 5; kill += 1) {
    const { browser, here } = await start();
    const found = await comeBack(here, site, game);
    // Nothing is lost that a start has once found.
    expect(game.kept.lastIndexOf(found)).toBeGreaterThanOrEqual(known);
    known = game.kept.indexOf(found);
    const due = moments.indexOf(found) + 12;
    await playTo(here, plan, moments.slice(due));
    const closed = browser.waitForEvent('close');
    for (const id of execFileSync('pgrep', ['-f', profile], { encoding: 'utf8' }).trim().split('\n')) process.kill(Number(id), 'SIGKILL');
    await closed;
  }
  const { browser, here } = await start();
  await comeBack(here, site, game);
  await playTo(here, plan);
  expect((await now(here)).record).toBe(game.kept.at(-1));
  await browser.close();
  rmSync(profile, { recursive: true });
});
