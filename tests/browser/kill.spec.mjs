// The page is killed at random moments of random games, 24 times and 10,000 times by `make test-all`. Each game was played through once before, without a kill: whatever
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

/** Tables of all kinds, one after the other; of `hands` some are handed over in the middle of the game. */
const TABLES = [
  { players: 5, computers: ['Cabbie', 'Rookie'], hands: true },
  { players: 3 },
  { players: 4, hands: true },
  { players: 3, computers: ['Rookie'] },
  { players: 5 },
  { players: 3, hands: true },
  { players: 4 },
];
/** How often a game is killed, and how often all of them are; `make test-all` raises that. */
const [EACH, ALL] = [12, Number(process.env.KILLS ?? 24)];
const GAMES = Array.from({ length: Math.ceil(ALL / EACH) }, (_, nth) => ({ number: nth + 1, ...TABLES[nth % TABLES.length] }));

test.use({ viewport: { width: 800, height: 600 } });
test.setTimeout(600_000);

/** How the end comes: the process of the page dies, or somebody closes the page, or turns to another. */
const ENDS = [
  async ({ page, context }) => {
    const control = await context.newCDPSession(page);
    const dead = page.waitForEvent('crash', { timeout: 60_000 });
    return async () => {
      // There is nobody left to answer.
      control.send('Page.crash').catch(() => {});
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
  await page.getByRole('button', { name: 'Start the game' }).click();
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
  expect(game.kept.includes(record) || begins(record, game.kept.at(-1)), `a moment of the game, ${record}:\n${convert(record)}\nwhich was\n${convert(game.kept.at(-1))}`).toBe(true);
  if (!watches && game.looks[record]) expect(game.looks[record], `the table at ${record}`).toContainEqual(look);
  return record;
}

for (const plan of GAMES) {
  test(`game ${plan.number} is killed ${EACH} times and ends as if it had not been`, async ({ page, context, site, guard }) => {
    await context.addInitScript(seatGambler, plan.number);
    await begin(page, site, plan);
    const game = await playTo(page, plan);
    await page.evaluate(() => localStorage.clear());
    await page.close();
    // What was taken back was done again.
    const moments = Object.keys(game.presses);
    expect(moments.length).toBeGreaterThan(2 * EACH);

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
    for (let kill = 1; kill <= EACH; kill += 1) {
      const due = Math.floor((kill * moments.length) / (EACH + 1)) - random(Math.floor(moments.length / EACH));
      await playTo(here, plan, moments.slice(due));
      const { record: moment } = await now(here);
      // The next page is opened before: a browser that has just lost one does not always open another.
      const coming = await open();
      const end = await ENDS[random(ENDS.length)]({ page: here, context });
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
    expect(changed).toBeGreaterThanOrEqual(0.9 * EACH);
    // What was never broken off and what was broken off so often end alike, dice for dice.
    await playTo(here, plan);
    const end = await now(here);
    expect(end.record).toBe(game.kept.at(-1));
    expect(game.looks[end.record]).toContainEqual(end.look);
  });
}

test('a browser that is killed as a whole has lost the last moments at most, and the game ends alike', async ({ page, context, site }) => {
  const plan = { number: 0, players: 3 };
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
  for (let kill = 1; kill <= (ALL > 24 ? 20 : 2); kill += 1) {
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
  expect(game.kept.lastIndexOf(await comeBack(here, site, game))).toBeGreaterThanOrEqual(known);
  await playTo(here, plan);
  expect((await now(here)).record).toBe(game.kept.at(-1));
  await browser.close();
  rmSync(profile, { recursive: true });
});
