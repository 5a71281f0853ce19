import { readFileSync } from 'node:fs';
import { layOut } from './person.mjs';
import { expect, expectAccessible, expectApp, test } from './table.mjs';

const SAVED = 'Your game is saved.';

/** The app looks for its place and does not find it: a real panic of the real app. */
const hideMountPointOnce = () => {
  const find = Document.prototype.getElementById;
  Document.prototype.getElementById = function (id) {
    if (id !== 'root') return find.call(this, id);
    Document.prototype.getElementById = find;
    return null;
  };
};
/** Beside the game on the table, what is none, and what is not ours. */
const saveMore = () => {
  localStorage.setItem('space-taxi:/:set-aside:1', 'kein Spiel: ×');
  localStorage.setItem('space-taxi:/club/:current', 'of another folder');
  localStorage.setItem('another-app', 'not ours');
};
const blockStorage = () => Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); },
});

async function panic(page, guard, site) {
  guard.expectProblem(/console: panicked at /);
  guard.expectProblem(/console: RuntimeError: unreachable/);
  await page.addInitScript(hideMountPointOnce);
  await page.goto(site);
  await expectRescue(page);
}

async function expectRescue(page) {
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Something broke.']);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused();
}

test('a panic offers the saved games as a file, which another device reads', async ({ page, browser, guard, site }) => {
  await layOut(page, ['1: OAMjjj f126 s5']);
  await page.addInitScript(saveMore);
  await panic(page, guard, site);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('space-taxi-saved.txt');
  const saved = await page.evaluate(() => localStorage.getItem('space-taxi:/:current'));
  const other = await browser.newPage();
  await other.goto(`${site}#/games`);
  await other.locator('.import summary').click();
  await other.locator('#import-file').setInputFiles(await download.path());
  await expect.poll(() => other.evaluate(() => Object.values(localStorage))).toContain(saved);
  expect(await other.evaluate(() => Object.values(localStorage))).toContain('kein Spiel: ×');
  await other.close();
});

test('a panic without a saved game claims none', async ({ page, guard, site }) => {
  await panic(page, guard, site);
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(page.getByText('There is no saved game on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await expectAccessible(page);
});

test('what broke can be read, and saved as a file', async ({ page, guard, site }) => {
  await panic(page, guard, site);
  await page.getByText('What broke').click();
  const report = page.locator('.notice-report pre:visible');
  await expect(report).toContainText(/panicked at crates.*\.rs:\d+/);
  await expect(report).toContainText('index.html has an element with the id root');
  await expect(report).toContainText('RuntimeError');
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the report' }).click()]);
  expect(download.suggestedFilename()).toBe('space-taxi-report.txt');
  expect(readFileSync(await download.path(), 'utf8')).toBe(await report.textContent());
});

test('settings and games of another folder are no saved game', async ({ page, guard, site }) => {
  await page.addInitScript(() => {
    localStorage.setItem('space-taxi:/:settings', '1 sound=on');
    localStorage.setItem('space-taxi:/club/:current', 'of another folder');
  });
  await panic(page, guard, site);
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(page.getByText('There is no saved game on this device.')).toBeVisible();
});

test('a panic where storage is blocked says that nothing is saved', async ({ page, guard, site }) => {
  await page.addInitScript(blockStorage);
  await panic(page, guard, site);
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(page.getByText('There is no saved game on this device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await expectAccessible(page);
});

test('reload after a panic brings the page back', async ({ page, guard, site }) => {
  guard.expectProblem(/failed: .*\.wasm/);
  guard.expectProblem(/console: /);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(site);
  await expectRescue(page);
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectApp(page);
});

for (const part of ['start.js', 'app-*.js', 'app-*.wasm']) {
  test(`a page that cannot load ${part} says so`, async ({ page, guard, site }) => {
    guard.expectProblem(/status 404|failed: .* net::ERR_ABORTED/);
    guard.expectProblem(/console: /);
    await page.route(`**/${part}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(site);
    await expectRescue(page);
  });
}

/** After `breakApp()` the app finds nothing but nonsense in its memory, so that it traps, whoever calls it. */
const handOverMemory = () => {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await instantiate(...given);
    const memory = Object.values(made.instance.exports).find((one) => one instanceof WebAssembly.Memory);
    window.breakApp = () => new Uint8Array(memory.buffer).fill(0xff);
    return made;
  };
};
/** The app breaks right before the browser calls what it was given to call later. */
const breakBefore = ([owner, name]) => {
  const from = owner === 'Promise' ? Promise.prototype : window;
  const original = from[name];
  from[name] = function (call, ...rest) {
    return original.call(this, function (...given) { window.breakApp(); return call.apply(this, given); }, ...rest);
  };
};

for (const [how, ...before] of [
  ['in an event'],
  ['in a timer', 'window', 'setTimeout'],
  ['in a spawned future', 'window', 'queueMicrotask'],
  ['after a promise', 'Promise', 'then'],
]) {
  test(`a trap of the running app ${how} is seen`, async ({ page, guard, site }) => {
    guard.expectProblem(/uncaught: RuntimeError/);
    await page.addInitScript(handOverMemory);
    await page.goto(site);
    await expectApp(page);
    if (before.length > 0) await page.evaluate(breakBefore, before);
    // A dialog whose text is fetched: it has a bit of everything, and must not stand in the way afterwards. Broken and pressed in one go,
    // since anything that the page does by itself would break first and lay the message over the button.
    await page.getByRole('button', { name: 'Rules' }).evaluate((button, isBrokenNow) => {
      if (isBrokenNow) window.breakApp();
      button.click();
    }, before.length === 0);
    await expectRescue(page);
  });
}

test('a panic while drawing is seen, and its place can be read', async ({ page, guard, site }) => {
  guard.expectProblem(/console: panicked at /);
  guard.expectProblem(/uncaught: RuntimeError: unreachable/);
  await page.goto(site);
  await expectApp(page);
  await page.evaluate(() => {
    for (const name of ['createElement', 'createElementNS']) Document.prototype[name] = () => { throw new Error('no more'); };
    Node.prototype.cloneNode = document.createElement;
  });
  await page.getByRole('button').first().click();
  await expectRescue(page);
  await page.getByText('What broke').click();
  await expect(page.locator('.notice-report pre:visible')).toContainText(/panicked at .*yew.*\.rs:\d+/);
});

test('a trap in a sandboxed frame is seen', async ({ page, guard, site }) => {
  guard.expectProblem(/uncaught: RuntimeError/);
  await page.addInitScript(handOverMemory);
  await page.route('**/host.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Club</title><iframe sandbox="allow-scripts" src="./" width="800" height="600"></iframe>',
  }));
  await page.goto(`${site}host.html`);
  const frame = page.frameLocator('iframe');
  await expectApp(frame);
  await frame.locator('body').evaluate(() => window.breakApp());
  await frame.getByRole('button').first().dispatchEvent('click');
  await expect(frame.getByRole('alert')).toBeVisible();
});

test('an error of someone else does not disturb the game', async ({ page, guard, site }) => {
  guard.expectProblem(/uncaught: Error: not ours/);
  await page.goto(site);
  await expectApp(page);
  const seen = page.waitForEvent('pageerror');
  await page.evaluate(() => { setTimeout(() => { throw new Error('not ours'); }); });
  await seen;
  await expectApp(page);
  await expect(page.getByRole('alert')).toBeHidden();
});
