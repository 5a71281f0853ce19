// After one visit the game needs no network: the server is really stopped, the page is closed, and everything still works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, workerOf } from '../../tools/after-build.mjs';
import { NEARLY_OVER } from './moments.mjs';
import { Person, fixDice, letPlay, savedRecord } from './person.mjs';
import { convert, replay } from './programs.mjs';
import { LANGUAGES } from './screens.mjs';
import { DIST, expect, expectApp, test } from './table.mjs';

test.use({ serviceWorkers: 'allow', actionTimeout: 30_000 });
test.setTimeout(300_000);

/** One visit: until everything is kept, and no longer. */
async function visit(page, site) {
  await page.goto(site);
  await expectApp(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

/** The page closes, the server stops, and a new page opens. */
async function comeBackWithoutNetwork({ page, context, host, guard }, at = '') {
  await page.close();
  await host.close();
  const next = await context.newPage();
  await guard.alsoWatch(next);
  await next.goto(host.address + at);
  return next;
}

const kept = (page) => page.evaluate(async () => {
  const files = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const answer = await cache.match(url);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
      files[`${name} ${url}`] = `sha256-${btoa(String.fromCharCode(...digest))}`;
    }
  }
  return files;
});

test('the worker lists every file that was built, with its digest', async () => {
  expect(readFileSync(join(DIST, 'sw.js'), 'utf8')).toBe(workerOf(DIST));
  const paths = listFiles(DIST).map(([path]) => path);
  const words = LANGUAGES.flatMap((code) => ['', 'shared/', 'rules/'].map((kind) => `locales/${kind}${code}.ftl`));
  for (const one of ['./', 'manifest.webmanifest', 'icons/icon-512.png', 'start.js', ...words]) expect(paths).toContain(one);
  for (const kind of [/^app-\w+_bg\.wasm$/, /^app-\w+\.js$/, /^pilot-\w+\/pilot_bg\.wasm$/, /^pilot-\w+\/pilot\.js$/, /^pilot-\w+\/pilot-start\.js$/, /^space-taxi-\w+\.css$/]) {
    expect(paths.filter((path) => kind.test(path)), String(kind)).toHaveLength(1);
  }
});

for (const path of ['/', '/club/a:b/']) {
  test.describe(path, () => {
    test.use({ path });
    test(`every file is kept as it was built, under ${path}`, async ({ page, site }) => {
      await page.addInitScript(() => caches.open('somebody else'));
      await visit(page, site);
      const files = await kept(page);
      const [name] = Object.keys(files)[0].split(' ');
      expect(name).toMatch(/^space-taxi:.*:files:[0-9a-f]{16}$/);
      expect(name.split(':files:')[0]).toBe(`space-taxi:${path.replace(':', '%3A')}`);
      expect(files).toEqual(Object.fromEntries(listFiles(DIST).map(([file, digest]) => [`${name} ${new URL(file, site)}`, digest])));
      expect(await page.evaluate(() => caches.has('somebody else'))).toBe(true);
    });
  });
}

test('a whole game with computers, another one, rules, settings and every language', async ({ page, context, host, guard }) => {
  await visit(page, host.address);
  const next = await comeBackWithoutNetwork({ page, context, host, guard });
  await expectApp(next);
  await next.getByRole('button', { name: 'Play together' }).click();
  await next.locator('.setup-count').getByText('3', { exact: true }).click();
  for (const [seat, driver] of ['Ace', 'Captain', 'Rookie'].entries()) await letPlay(next, seat, driver);
  await next.getByRole('button', { name: 'Start the game' }).click();
  const skip = next.getByRole('button', { name: 'Skip ahead' });
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => {});
    expect(await next.locator('.over').isVisible()).toBe(true);
  }).toPass({ timeout: 240_000, intervals: [50] });
  const game = replay(await savedRecord(next));
  expect(game.phase).toBe('game_over');

  await next.goto(`${host.address}#/review`);
  await expect(next.locator('.review-card').first()).toBeVisible({ timeout: 150_000 });
  await next.goto(`${host.address}#/replay`);
  await expect(next.locator('.replay')).toBeVisible();
  await next.goto(`${host.address}#/table`);
  await next.getByRole('button', { name: 'Rematch' }).click();
  await expect(next.locator('.play')).toBeVisible();

  await next.goto(`${host.address}#/settings`);
  const languages = next.locator('fieldset').first().locator('label');
  await expect(languages.first()).toBeVisible();
  const names = await languages.allInnerTexts();
  for (const one of ['English', 'Deutsch', 'Français', 'Magyar', 'Čeština', 'Slovenčina', 'Polski']) expect(names.map((name) => name.trim().toLowerCase())).toContain(one.toLowerCase());
  for (let place = await languages.count() - 1; place >= 0; place -= 1) {
    await next.goto(`${host.address}#/settings`);
    await languages.nth(place).click();
    await expect(languages.nth(place).locator('input')).toBeChecked();
    const name = await languages.nth(place).innerText();
    await next.goto(`${host.address}#/rules`);
    await expect(next.locator('.rules-failed'), name).toHaveCount(0);
    await expect(next.locator('dialog[open] .sheet-body h3').first(), name).toBeVisible();
    await expect(next.locator('.toast'), name).toHaveCount(0);
  }
});

test('a running game goes on after a cold start without a network', async ({ page, context, host, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await visit(page, host.address);
  await person.layTable(3);
  await person.throwDice();
  const before = await savedRecord(page);
  const next = await comeBackWithoutNetwork({ page, context, host, guard }, '#/table');
  await expect(next.locator('button.die')).toHaveCount(10);
  expect(await savedRecord(next)).toBe(before);
  await new Person(next).placeSomehow();
});

test('the daily flight, links, codes to scan and files of games need no network either', async ({ page, context, host, guard }) => {
  await visit(page, host.address);
  const next = await comeBackWithoutNetwork({ page, context, host, guard }, '#/daily');
  await next.getByRole('button', { name: 'Take off' }).click();
  const person = new Person(next);
  await person.throwDice();
  await next.goto(`${host.address}#/share`);
  expect(await next.locator('#share-link').inputValue()).toContain(`${host.address}#/position/`);
  await expect(next.locator('.share-qr path')).toHaveAttribute('d', /^M\d/);
  await next.goto(`${host.address}#/table`);
  await new Person(next, 'hurry').playUntil('over');
  await expect(next.locator('.over .daily-flown')).toContainText('it counts');
  await next.goto(`${host.address}#/share`);
  const link = await next.locator('#share-link').inputValue();
  await expect(next.locator('.share-qr path')).toHaveAttribute('d', /^M\d/);
  await next.goto(`${host.address}#/games`);
  const [download] = await Promise.all([next.waitForEvent('download'), next.getByRole('button', { name: 'Export all' }).click()]);
  const file = readFileSync(await download.path());
  // Another device would have nothing; here it is cleared.
  await next.evaluate(() => localStorage.clear());
  await next.goto(link);
  await next.reload();
  await expect(next.locator('.replay-at')).toBeVisible();
  await next.goto(`${host.address}#/games`);
  await next.getByText('Open a game').click();
  await next.locator('#import-file').setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: file });
  await expect(next.getByText('Games added: 1.')).toBeVisible();
  await next.getByText('Statistics', { exact: true }).click();
  await expect(next.getByRole('table', { name: 'Solo flights' })).toBeVisible();
  await next.goto(`${host.address}#/first-flight`);
  await expect(next.locator('.flight').first()).toBeVisible();
});

test('same dice, two tabs, a position by its link, and the list of games need no network either', async ({ page, context, host, guard }) => {
  await visit(page, host.address);
  const next = await comeBackWithoutNetwork({ page, context, host, guard }, '#/new');
  const finished = convert(`${['space-taxi 1', 'mode table', 'player person Ada', 'player person Ben', 'player person Cleo', 'begins Ada', 'dice by hand', ...NEARLY_OVER, 'spend 0'].join('\n')}\n`);
  await next.evaluate((game) => localStorage.setItem('space-taxi:/:finished:1', `1 2026-11-16 ${game}`), finished);

  // The dice of a code.
  await next.getByText('Same throws as another table').click();
  await next.locator('#setup-code').fill('Club night');
  await next.getByRole('button', { name: 'Start the game' }).click();
  const person = new Person(next);
  await person.throwDice();
  expect(convert(await savedRecord(next))).toContain('dice code Club night');

  // A second tab sees it and takes it over.
  const other = await context.newPage();
  await guard.alsoWatch(other);
  await other.goto(`${host.address}#/table`);
  await other.getByRole('dialog').getByRole('button', { name: 'Play here' }).click();
  await expect(next.getByRole('dialog', { name: 'This game is open elsewhere' })).toBeVisible();
  await new Person(other).placeSomehow();
  await next.close();

  // A position, by its link.
  await other.goto(`${host.address}#/share`);
  const link = await other.locator('#share-link').inputValue();
  expect(link).toContain('#/position/');
  const third = await context.newPage();
  await guard.alsoWatch(third);
  await third.goto(link);
  await expect(third.locator('.still .board')).toBeVisible();

  // The list: a replay and its review, and a game that is deleted.
  await third.goto(`${host.address}#/games`);
  await third.getByRole('button', { name: 'Replay the game of Ada, Ben and Cleo' }).click();
  await expect(third.locator('.replay-at')).toBeVisible();
  await third.locator('.replay-tools').getByRole('button', { name: 'Review' }).click();
  await expect(third.locator('.review-card').first()).toBeVisible({ timeout: 150_000 });
  await third.goto(`${host.address}#/games`);
  await third.getByRole('button', { name: 'Delete the game of Ada, Ben and Cleo' }).click();
  await third.locator('#confirm').getByRole('button', { name: 'Delete' }).click();
  await expect(third.locator('.games-row')).toHaveCount(1);
});

for (const at of ['index.html', '?from=home']) {
  test(`the page also starts at ${at}`, async ({ page, context, host, guard }) => {
    await visit(page, host.address);
    await expectApp(await comeBackWithoutNetwork({ page, context, host, guard }, at));
  });
}

test('what the browser has lost is fetched again at the next visit', async ({ page, context, host, guard }) => {
  await visit(page, host.address);
  const all = Object.keys(await kept(page)).length;
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await cache.delete('./');
      for (const request of await cache.keys()) if (/locales\/de\.ftl$/.test(request.url)) await cache.delete(request);
    }
  });
  await page.reload();
  await expect.poll(async () => Object.keys(await kept(page)).length).toBe(all);
  await expectApp(await comeBackWithoutNetwork({ page, context, host, guard }));
});

test('other pages in the folder, and what is not a page, are left alone', async ({ page, site, guard }) => {
  await visit(page, site);
  await page.reload();
  guard.expectProblem(/status 404: .*club\.html/);
  guard.expectProblem(/console: Failed to load resource.*404/);
  expect((await page.goto(`${site}club.html`)).status()).toBe(404);
});

for (const [kind, prevent] of Object.entries({
  'is missing': () => { delete Navigator.prototype.serviceWorker; },
  'throws': () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('no', 'SecurityError'); } }),
  'refuses': () => { ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError')); },
})) {
  test(`where the worker ${kind}, the game plays on without it`, async ({ page, site }) => {
    await page.clock.install();
    await page.addInitScript(prevent);
    await page.goto(site);
    await expectApp(page);
    await page.clock.runFor(10_000);
    await new Person(page).layTable(3);
    await new Person(page).throwDice();
  });
}

const settingsSay = (page, words) => expect(page.getByRole('dialog').getByText(words)).toBeVisible();

test('the settings say that the game starts without a network, as soon as it does', async ({ page, site, host, context, guard }) => {
  await page.goto(`${site}#/settings`);
  await settingsSay(page, /^The game is kept on this device/);
  const next = await comeBackWithoutNetwork({ page, context, host, guard }, '#/settings');
  await settingsSay(next, /^The game is kept on this device/);
});

test('the settings say it where files come otherwise than they were built', async ({ page, host, context }) => {
  await context.route('**/icons/icon-512.png', (route) => route.fulfill({ body: 'something else' }));
  await page.goto(`${host.address}#/settings`);
  await settingsSay(page, /^The game is not kept here/);
});

test.describe('where the browser refuses', () => {
  test.use({ serviceWorkers: 'block' });
  test('the settings say that the game needs a network', async ({ page, site }) => {
    await page.goto(`${site}#/settings`);
    await settingsSay(page, /^The game is not kept here/);
  });
});
