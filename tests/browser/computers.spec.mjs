// Computer players, the coach, and what happens when the pilot's worker fails.
import { BEST, JOKERS, LAST_ROUND, NEARLY_OVER } from './moments.mjs';
import { Person, fixDice, layOut, layOutLastRound, letPlay, savedRecord } from './person.mjs';
import { replay, turnValue } from './programs.mjs';
import { SIZES } from './screens.mjs';
import { THOROUGH, expect, expectAccessible, test } from './table.mjs';

/** The files of the pilot's worker, and what the page says without it. */
const [CODE, MODULE, LOST] = [/\/pilot[^/]*\.js$/, /\/pilot[^/]*\.wasm$/, 'A part of the game could not be loaded'];

test.setTimeout(300_000);

/** Lays a table at which these sit, from the first page, and starts. */
async function sitDownWith(page, site, drivers, coach = 'On') {
  await page.goto(site);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.locator('.setup-count').getByText(String(drivers.length), { exact: true }).click();
  for (const [seat, driver] of drivers.entries()) await letPlay(page, seat, driver);
  await page.getByRole('group', { name: /^Coach/ }).getByText(coach, { exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** The same for the last round of a game; for the whole of it where every combination is tried. */
async function sitDownLate(page, site, drivers) {
  if (THOROUGH) return sitDownWith(page, site, drivers);
  await layOutLastRound(page, drivers.map((driver) => driver.toLowerCase()));
  return page.goto(`${site}#/table`);
}

const skip = (page) => page.getByRole('button', { name: 'Skip ahead' });
const mine = (page) => page.locator('.act-main:is(button), .ticket-take, .round-go, .over');

/** Skips what computers do until this is there. */
const skipUntil = (page, wanted) => expect(async () => {
  if (await skip(page).isVisible()) await skip(page).click({ timeout: 500 }).catch(() => {});
  expect(await wanted.isVisible()).toBe(true);
}).toPass({ timeout: 120_000, intervals: [50] });

/** Skips what computers do until people have something to do, or the game is over. */
async function letThemPlay(page) {
  await skipUntil(page, mine(page).first());
}

/** Every worker that the page starts, for a test to end it. */
const holdThreads = (page) => page.addInitScript(() => {
  window.workers = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      window.workers.push(this);
    }
  };
});
const started = (page) => page.evaluate(() => window.workers.length);

test('one person plays against two computers to the end', async ({ page, site }) => {
  await sitDownLate(page, site, ['Person', 'Cabbie', 'Captain']);
  const person = new Person(page);
  for (let steps = 0; steps < 400; steps += 1) {
    await letThemPlay(page);
    if (await person.scene() === 'over') break;
    await person.step();
  }
  const game = replay(await savedRecord(page));
  expect(game.phase).toBe('game_over');
  expect(game.players.map((player) => player.rounds.length)).toEqual([5, 5, 5]);
});

test('computers play a game to its end by themselves', async ({ page, site }) => {
  await sitDownLate(page, site, ['Rookie', 'Captain', 'Ace']);
  await skipUntil(page, page.locator('.over'));
  expect(replay(await savedRecord(page)).phase).toBe('game_over');
});

test('the pilot hears of every touch while it solves, and its hint comes all the same', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.told = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function noted(request) {
      window.told.push(request.length);
      post.call(this, request);
    };
  });
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#coach-button').click();
  // A request without content is one byte: a touch.
  await page.waitForFunction(() => window.told.some((length) => length > 1));
  const touches = () => page.evaluate(() => window.told.filter((length) => length === 1).length);
  const before = await touches();
  await page.locator('#at-die-0').click();
  // Down and up.
  expect(await touches()).toBe(before + 2);
  await page.keyboard.press('1');
  expect(await touches()).toBe(before + 3);
  await expect(page.locator('.coach-hint').first()).toBeVisible();
});

/** On the page that opens next somebody taps on this twenty times a second, as long as it is to be seen. */
const tapOn = (page, selector) => page.addInitScript((css) => {
  window.taps = 0;
  setInterval(() => {
    const target = document.querySelector(css);
    if (!target) return;
    window.taps += 1;
    for (const type of ['pointerdown', 'pointerup', 'click']) target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  }, 50);
}, selector);
const tapped = (page) => page.evaluate(() => window.taps);
/** Less than it takes until a worker that never answers is given up. */
const SOON = { timeout: 45_000 };

test('whoever never stops tapping gets a hint', async ({ page, site }) => {
  await layOut(page, LAST_THROW);
  await tapOn(page, 'h1');
  await page.goto(`${site}#/table`);
  await page.locator('#coach-button').click();
  await expect(page.locator('.coach-hint').first()).toBeVisible(SOON);
  expect(await tapped(page)).toBeGreaterThan(0);
});

test('whoever never stops skipping sees a Captain play on', async ({ page, site }) => {
  await layOut(page, LAST_THROW, undefined, 'captain');
  await tapOn(page, '.act-main[role=status] ~ .act-none');
  await page.goto(`${site}#/table`);
  await expect.poll(async () => replay(await savedRecord(page)).phase, SOON).toBe('throw');
  expect(await tapped(page)).toBeGreaterThan(0);
});

test('a computer shows what it places and why, at a pace that can be followed', async ({ page, site }) => {
  await fixDice(page, 5);
  await sitDownWith(page, site, ['Cabbie', 'Person', 'Person']);
  await expect(page.locator('.act-main')).toHaveText('Mila (Cabbie) is playing.');
  await expect(page.locator('button.die.is-picked').first()).toBeVisible();
  const [thought, picked] = [await page.locator('.tray-note').innerText(), await page.locator('button.die.is-picked').count()];
  expect(thought).not.toContain('is playing');
  await expect(page.locator('#announcements')).toContainText(thought);
  expect(picked).toBeGreaterThan(0);
  await expect(page.locator('button.die').first()).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Faster' }).click();
  await expect(page.getByRole('button', { name: 'Faster' })).toHaveAttribute('aria-pressed', 'true');
  await skip(page).click();
  await expect(page.locator('.act-main')).toHaveText(/^Throw/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otto');
});

/** Sits down at a table of two Rookies and a person, at which time only passes as it is told to. */
async function sitDownInTime(page, site, settings, reducedMotion = 'no-preference') {
  await page.addInitScript((kept) => localStorage.setItem('space-taxi:/:settings', kept), settings);
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await fixDice(page, 5);
  await sitDownWith(page, site, ['Rookie', 'Rookie', 'Person']);
}

/** Lets time pass, a little at a time, until the person is on turn; gives how many seconds have passed. How long this machine takes to draw is none of them. */
async function secondsUntilMine(page) {
  const now = () => page.evaluate(() => performance.now() / 1000);
  const start = await now();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  while (!(await mine(page).first().isVisible())) await page.clock.runFor(50);
  return await now() - start;
}

for (const [motion, reducedMotion] of [['as much as there is', 'no-preference'], ['nothing', 'reduce']]) {
  test(`where ${motion} moves, a computer’s turn takes about twelve seconds`, async ({ page, site }) => {
    await sitDownInTime(page, site, '1 computers=normal', reducedMotion);
    const seconds = await secondsUntilMine(page);
    expect(seconds).toBeGreaterThan(2 * 8);
    expect(seconds).toBeLessThan(2 * 14);
  });
}

for (const [settings, most] of [['1 computers=fast', 14], ['1 computers=once', 2]]) {
  test(`where ${settings} is set, two turns take ${most} seconds at most`, async ({ page, site }) => {
    await sitDownInTime(page, site, settings);
    expect(await secondsUntilMine(page)).toBeLessThan(most);
  });
}

test('how fast computers play is set in the settings or at the table, and kept', async ({ page, site }) => {
  await layOut(page, JOKERS, undefined, 'rookie');
  await page.goto(`${site}#/settings`);
  const speed = page.getByRole('group', { name: 'Speed of computer players' });
  await expect(speed.getByRole('radio')).toHaveCount(4);
  await expect(speed.getByLabel('Normal')).toBeChecked();
  await speed.getByText('Slow').click();
  await page.goto(`${site}#/table`);
  const faster = page.getByRole('button', { name: 'Faster' });
  await expect(faster).toHaveAttribute('aria-pressed', 'false');
  await faster.click();
  await expect(faster).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${site}#/settings`);
  await page.reload();
  await expect(speed.getByLabel('Fast')).toBeChecked();
});

for (const [what, moment] of [['plays', JOKERS], ['has launched', BEST]]) {
  test(`where a computer ${what}, the way on is large enough to be hit in passing, at every size`, async ({ page, site }) => {
    // It thinks for as long as is looked at it.
    await page.route(MODULE, () => {});
    await layOut(page, moment, undefined, 'captain');
    await page.goto(`${site}#/table`);
    await expect(skip(page)).toBeVisible();
    for (const [width, height] of [...SIZES, [844, 390], [320, 640]]) {
      await page.setViewportSize({ width, height });
      const box = await skip(page).boundingBox();
      expect(box.height, `${width}×${height}`).toBeGreaterThanOrEqual(48);
      expect(box.width, `${width}×${height}`).toBeGreaterThanOrEqual(96);
    }
  });
}

test('a seat changes hands in the middle of a throw, and the dice stay', async ({ page, site }) => {
  await fixDice(page, 7);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const dice = await person.dice();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  await page.locator('#driver-0').selectOption({ label: 'Rookie' });
  expect(await person.dice()).toEqual(dice);
  await page.keyboard.press('Escape');
  await expect(page.locator('.act-main')).toHaveText(/Mila|\./);
  await letThemPlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otto');
  expect(replay(await savedRecord(page)).players[0].rounds.length).toBe(1);
});

const LAST_THROW = [...LAST_ROUND, '1: OOOMTj f135 s6'];

/** The three best placements of the moment, as the library values them. */
function library(record, dice) {
  const game = replay(record);
  const position = `tiles 01234 seats - fuel - crystal - coins ${game.players[0].coins} supply ${game.supply} rounds 1 dice ${dice}`;
  return turnValue(position).placements.slice(0, 3);
}

test('a hint says what the library says, and can be taken', async ({ page, site }) => {
  await layOut(page, LAST_THROW);
  await page.goto(site);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('#coach-button').click();
  const hints = page.locator('.coach-hint');
  await expect(hints).toHaveCount(3);
  const best = library(await savedRecord(page), 'OOOMTj f135 s6');
  const behind = (value) => `−${(best[0].value - value).toFixed(1)} points`;
  expect(await hints.locator('b').allInnerTexts()).toEqual(['best', ...best.slice(1).map(({ value }) => behind(value))]);
  await expect(page.locator('.coach-turn b')).toHaveText([/^\d+\.\d points$/, /^\d+%$/]);
  await expect(page.locator('.coach-odds li').first()).toBeHidden();
  await page.locator('.coach-game summary').click();
  await expect(page.locator('.coach-game > .coach-line b')).toHaveText(`${best[0].value.toFixed(1)} points`);
  await expect(page.locator('.coach-odds li')).toHaveCount(3);
  const chances = await page.locator('.coach-odds li b').allInnerTexts();
  expect(chances.map((text) => Number(text.replace('%', ''))).reduce((sum, chance) => sum + chance)).toBeGreaterThan(98);
  await expectAccessible(page);
  const hinted = await page.locator('.die.is-hinted').evaluateAll((dice) => dice.map((die) => die.id));
  expect(hinted.length).toBeGreaterThan(0);
  await hints.first().click();
  await expect(page.locator('.die.is-picked')).toHaveCount(hinted.length);
  expect(await page.locator('.die.is-picked').evaluateAll((dice) => dice.map((die) => die.id))).toEqual(hinted);
  await page.getByRole('button', { name: 'Win chance' }).click();
  await expect(page.locator('.coach-game > .coach-line b')).toHaveText(/%$/);
});

test('what is as good as the best stands in one line', async ({ page, site }) => {
  await layOut(page, [...LAST_ROUND, '1: OOAAMM f134 s5']);
  await page.goto(`${site}#/table`);
  await page.locator('#coach-button').click();
  await expect(page.locator('.coach-hints > li')).toHaveCount(2);
  await expect(page.locator('.coach-as-good')).toHaveText(/^As good:/);
  const equals = page.locator('.coach-as-good .coach-hint');
  await expect(equals).toHaveCount(2);
  await equals.last().click();
  await expect(page.locator('.die.is-picked')).toHaveCount(4);
});

test('a joker that the coach advises shows its coin', async ({ page, site }) => {
  await layOut(page, [...LAST_ROUND, '1: OOOOOj f134 s8 -> 4: f134 s8', '2: OOOOOj -> 3: OOO', '3: OOj -> 2: OO', '4: j']);
  await page.goto(`${site}#/table`);
  await page.locator('#coach-button').click();
  await expect(page.locator('.coach-coin').first()).toBeVisible({ timeout: 60_000 });
});

for (const [held, width, height] of [['upright', 390, 844], ['sideways', 844, 390]]) {
  test(`on a phone held ${held} the coach leaves taxi, tiles and dice in sight, and goes with the turn`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await layOut(page, [...LAST_ROUND, '1: OAMTXj f111 s1']);
    await page.goto(`${site}#/table`);
    await page.locator('#coach-button').click();
    await expect(page.locator('.coach-hint').first()).toBeVisible();
    const box = (what) => page.locator(what).boundingBox();
    const [coach, board] = [await box('.coach'), await box('.board')];
    expect(coach.height).toBeLessThan(height * 0.51);
    expect(coach.y).toBeGreaterThan(board.y + board.height * 0.4);
    for (const free of ['.tiles', '.tray', '.act']) {
      const { x, y } = await box(free);
      expect(coach.y + coach.height <= y || coach.x + coach.width <= x, free).toBe(true);
    }
    for (const place of [6, 7, 8]) await page.locator(`#at-die-${place}`).click();
    await page.locator('.act-main').click();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect(page.locator('.act-main')).toHaveText(/^Throw/);
    await expect(page.locator('.coach')).toHaveCount(0);
  });
}

test('alone there is nobody to win against: the coach speaks of points only', async ({ page, site }) => {
  await fixDice(page, 9);
  const person = new Person(page);
  await person.sitDown(site, 'Solo');
  await person.throwDice();
  await page.locator('#coach-button').click();
  await expect(page.locator('.coach-hint')).toHaveCount(3);
  await expect(page.locator('.coach-turn b').first()).toHaveText(/points$/);
  await page.locator('.coach-game summary').click();
  await expect(page.locator('.coach-game > .coach-line b')).toHaveText(/points$/);
  await expect(page.locator('.coach-aims, .coach-odds li')).toHaveCount(0);
});

test('a table can do without the coach', async ({ page, site }) => {
  await sitDownWith(page, site, ['Person', 'Person', 'Person'], 'Off');
  await expect(page.locator('.act-main')).toHaveText(/^Throw/);
  await expect(page.locator('#coach-button')).toHaveCount(0);
});

test('a worker that dies in the middle of a thought is started again, and then the game goes on without', async ({ page, site }) => {
  await fixDice(page, 13);
  await holdThreads(page);
  await sitDownWith(page, site, ['Captain', 'Captain', 'Person']);
  for (const deaths of [1, 2]) {
    await expect.poll(() => started(page)).toBe(deaths);
    await page.evaluate(() => {
      const worker = window.workers.at(-1);
      worker.terminate();
      worker.dispatchEvent(new Event('error'));
    });
  }
  await expect(page.locator('.toast')).toContainText(LOST);
  await letThemPlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
  expect(await started(page)).toBe(2);
});

test('a worker that falls silent counts as dead', async ({ page, site }) => {
  await page.clock.install();
  await fixDice(page, 13);
  await holdThreads(page);
  await sitDownWith(page, site, ['Captain', 'Person', 'Person']);
  await expect.poll(() => started(page)).toBe(1);
  await page.evaluate(() => window.workers[0].terminate());
  await page.clock.fastForward(31_000);
  await expect.poll(() => started(page)).toBe(2);
  await letThemPlay(page);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otto');
});

test('a worker that falls silent twice is given up, and the game goes on without', async ({ page, site }) => {
  await page.clock.install();
  await fixDice(page, 13);
  await holdThreads(page);
  await sitDownWith(page, site, ['Captain', 'Person', 'Person']);
  for (const silences of [1, 2]) {
    await expect.poll(() => started(page)).toBe(silences);
    await page.evaluate(() => window.workers.at(-1).terminate());
    await page.clock.fastForward(31_000);
  }
  await expect(page.locator('.toast')).toContainText(LOST);
  await letThemPlay(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otto');
  expect(await started(page)).toBe(2);
});

test('a computer that thinks for more than a second is said to think', async ({ page, site }) => {
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await page.route(MODULE, async (route) => { await held; await route.continue(); });
  await fixDice(page, 13);
  await sitDownWith(page, site, ['Captain', 'Person', 'Person']);
  await expect(page.locator('.act-main')).toHaveText('Mila is thinking …');
  await expect(page.locator('.act-thinks')).toBeVisible();
  release();
  await expect(page.locator('.act-main')).toHaveText('Mila (Captain) is playing.');
  await expect(page.locator('button.die.is-picked').first()).toBeVisible();
});

/** The page comes with a policy under which it may start no worker. */
const refuseThreads = (page, site) => page.route(site, async (route) => {
  const response = await route.fetch();
  const policy = response.headers()['content-security-policy'].replace(/worker-src[^;]*/, "worker-src 'none'");
  await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
});
/** What may be wrong with the worker: what the browser complains of, and how it comes about. */
const BROKEN = {
  'the policy refuses a worker': [/worker/i, refuseThreads],
  'the code of the worker is missing': [/404|pilot/, (page) => page.route(CODE, (route) => route.fulfill({ status: 404 }))],
  'the module of the worker is missing': [/404/, (page) => page.route(MODULE, (route) => route.fulfill({ status: 404 }))],
  'the module of the worker is damaged': [null, (page) =>
    page.route(MODULE, (route) => route.fulfill({ contentType: 'application/wasm', body: 'not at all' }))],
};

for (const [where, [problem, breakIt]] of Object.entries(BROKEN)) {
  test(`where ${where}, computers play by rules of thumb and the page says so`, async ({ page, site, guard }) => {
    if (problem) guard.expectProblem(problem);
    await breakIt(page, site);
    await fixDice(page, 13);
    await sitDownWith(page, site, ['Ace', 'Person', 'Person']);
    await expect(page.locator('.toast')).toContainText(LOST);
    await letThemPlay(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Otto');
  });
}

test('without the pilot the coach says that it cannot help', async ({ page, site, guard }) => {
  guard.expectProblem(/worker/i);
  await refuseThreads(page, site);
  await layOut(page, LAST_THROW);
  await page.goto(site);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('#coach-button').click();
  await expect(page.locator('.coach-note')).toHaveText([/^The coach has nothing to say here\. \w/]);
  await expect(page.locator('.toast')).toContainText(LOST);
});

test('without the pilot the review says what to do', async ({ page, site, guard }) => {
  guard.expectProblem(/worker/i);
  await refuseThreads(page, site);
  await layOut(page, [...NEARLY_OVER, 'spend 0']);
  await page.goto(`${site}#/review`);
  await expect(page.getByRole('alert')).toHaveText('The review could not be worked out. Reload the page to try again.');
});
