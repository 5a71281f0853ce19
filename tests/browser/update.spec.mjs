// A new version of the page: it waits, it is offered, it never comes in the middle of a turn, and the game goes on in it.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../tools/serve.mjs';
import { workerOf } from '../../tools/after-build.mjs';
import { fits } from './looks.mjs';
import { Person, fixDice, savedRecord } from './person.mjs';
import { replay } from './programs.mjs';
import { SIZES } from './screens.mjs';
import { DIST, expect, expectAccessible, expectApp, test as base } from './table.mjs';
import { word } from './words.mjs';

/** A folder that serves one version after the other. */
const test = base.extend({
  host: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'space-taxi-'));
    publish(dir, 'older');
    const host = await serve({ dir, base: '/club/' });
    await use({ ...host, dir, publish: (version) => publish(dir, version) });
    await host.close();
    rmSync(dir, { recursive: true });
  },
});
test.use({ serviceWorkers: 'allow', actionTimeout: 30_000 });

/** The build as another version: it says so, its hashed files have names of their own, and the old ones are gone. */
function publish(dir, version) {
  rmSync(dir, { recursive: true, force: true });
  cpSync(DIST, dir, { recursive: true });
  const page = join(dir, 'index.html');
  let html = readFileSync(page, 'utf8').replace('<title>', `<meta name="test-version" content="${version}"><title>`);
  for (const file of readdirSync(dir).filter((name) => /^(app|pilot|theme)-/.test(name))) {
    renameSync(join(dir, file), join(dir, `${version}-${file}`));
    html = html.replaceAll(file, `${version}-${file}`);
  }
  writeFileSync(page, html);
  writeFileSync(join(dir, 'sw.js'), workerOf(dir));
}

const version = (page) => page.locator('meta[name=test-version]').getAttribute('content');
const offer = (page) => page.locator('.toast', { hasText: 'A new version' });
/** The browser looks for a new version, as it does whenever the page is opened. */
const look = (page) => page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => null));
const caches = (page) => page.evaluate(() => window.caches.keys());

async function visit(page, site, at = '') {
  await page.goto(site + at);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  // It serves the page from the first visit on.
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  expect(await version(page)).toBe('older');
}

test('a new version waits for the end of the turn, and the game goes on in it', async ({ page, host }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await visit(page, host.address);
  await person.layTable(3);
  await person.throwDice();
  host.publish('newer');
  await look(page);
  await expect(offer(page)).toBeVisible();
  for (const size of SIZES) await fits(page, 'the offer', { size });
  await expectAccessible(page);
  await page.evaluate(() => { window.same = true; });
  await offer(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('.toast', { hasText: 'as soon as this turn is over' })).toBeVisible();
  // Whatever the turn still needs is done in the page that began it.
  while (!['ticket', 'misfire'].includes(await person.scene())) {
    expect(await page.evaluate(() => window.same)).toBe(true);
    await person.step();
  }
  expect(await page.evaluate(() => window.same)).toBe(true);
  // What the older page leaves behind in its last moment.
  await page.evaluate(() => addEventListener('pagehide', () => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':current'));
    sessionStorage.setItem('left', localStorage.getItem(key).split(' ').at(-1));
  }));
  await page.locator('.ticket-take').click();
  await page.waitForFunction(() => !window.same);
  // The turn is over, and nothing of it is shown again.
  await person.expectScene('play');
  expect(await savedRecord(page)).toBe(await page.evaluate(() => sessionStorage.getItem('left')));
  expect(replay(await savedRecord(page)).phase).toBe('throw');
  expect(await version(page)).toBe('newer');
  await expect(page.locator('.card').nth(1)).toBeVisible();
  await person.throwDice();
  // What nobody needs any more is gone.
  await expect.poll(async () => (await caches(page)).length).toBe(1);
});

test('a new version that nobody wants yet changes nothing, also after a reload', async ({ page, host }) => {
  await visit(page, host.address);
  host.publish('newer');
  await look(page);
  await offer(page).getByRole('button', { name: 'Got it' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expectApp(page);
  expect(await version(page)).toBe('older');
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => version(page)).toBe('newer');
  await expectApp(page);
});

test('a second tab in the middle of a turn keeps its version until it is ready', async ({ page, host, context, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await visit(page, host.address);
  await person.layTable(3);
  await person.throwDice();
  const before = await savedRecord(page);
  const other = await context.newPage();
  await guard.alsoWatch(other);
  await other.goto(host.address);
  host.publish('newer');
  await look(other);
  await offer(other).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => version(other)).toBe('newer');
  await expect(offer(page)).toBeVisible();
  expect(await version(page)).toBe('older');
  // The older page still finds its own files, though the host has them no more.
  const own = await page.locator('script[data-wasm]').getAttribute('data-wasm');
  expect(await page.evaluate((file) => fetch(file).then((answer) => answer.status), own)).toBe(200);
  // And it speaks another language, which it asks for only now.
  await page.evaluate(() => { location.hash = '#/settings'; });
  await offer(page).locator('.toast-button').last().click();
  await expect(offer(page)).toHaveCount(0);
  await page.getByText('Deutsch').click();
  await expect(page.getByRole('heading', { name: word('de', 'settings') })).toBeVisible();
  await expect(page.locator('.sheet-body')).toContainText(word('de', 'settings-kept'));
  await page.getByText('English').click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await savedRecord(page)).toBe(before);
  await person.placeSomehow();
});

/** Another tab lets a new version in. The page hears of it, and has had the time to do something about it. */
async function renewElsewhere({ page, host, context, guard }) {
  await page.evaluate(() => { window.renewed = new Promise((heard) => { navigator.serviceWorker.addEventListener('controllerchange', heard, { once: true }); }); });
  const other = await context.newPage();
  await guard.alsoWatch(other);
  await other.goto(host.address);
  host.publish('newer');
  await look(other);
  await offer(other).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => version(other)).toBe('newer');
  await page.evaluate(() => window.renewed.then(() => new Promise((rest) => { requestIdleCallback(rest); })));
}

const refuseToSave = (page) => page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); }; });

test('a game whose last action finds no room is not loaded anew, whoever wanted that', async ({ page, host, context, guard }) => {
  await fixDice(page, 8);
  const person = new Person(page);
  await visit(page, host.address);
  await person.layTable(3);
  await person.playUntil('ticket');
  const taken = page.locator('.ticket');
  await renewElsewhere({ page, host, context, guard });
  await offer(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(/^The new version loads as soon as this turn is over/)).toBeVisible();
  await refuseToSave(page);
  await page.locator('.ticket-take').click();
  await expect(taken).toHaveCount(0);
  await expect(page.getByText(/^The storage is full/)).toBeVisible();
  await page.evaluate(() => new Promise((rest) => { requestIdleCallback(rest); }));
  expect(await version(page)).toBe('older');
  await expect(taken).toHaveCount(0);
});

test('a tab whose game has found no room is not loaded anew by what another one wants', async ({ page, host, context, guard }) => {
  await fixDice(page, 5);
  const person = new Person(page);
  await visit(page, host.address);
  await person.layTable(3);
  await person.throwDice();
  await refuseToSave(page);
  await person.placeSomehow();
  await page.evaluate(() => { location.hash = '#/'; });
  await expect(page.locator('.home')).toBeVisible();
  await renewElsewhere({ page, host, context, guard });
  await expect(offer(page)).toBeVisible();
  expect(await version(page)).toBe('older');
  await page.getByRole('button', { name: /^Continue/ }).click();
  expect(await person.tiles()).toEqual([0, 1, 2, 3]);
});

test('a version that arrives damaged is not taken', async ({ page, host }) => {
  await visit(page, host.address);
  host.publish('newer');
  const [changed] = readdirSync(host.dir).filter((name) => /^newer-app-.*\.js$/.test(name));
  writeFileSync(join(host.dir, changed), 'of another version');
  await look(page).catch(() => {});
  await expect.poll(() => page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return [worker.installing, worker.waiting].filter(Boolean).length;
  })).toBe(0);
  await page.reload();
  await expectApp(page);
  expect(await version(page)).toBe('older');
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
