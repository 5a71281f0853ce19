import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectApp, test } from './table.mjs';

const SAVED = 'Your game is saved.';

/** The app looks for its place and does not find it: a real panic of the real app. */
const hideMountPointOnce = () => {
  const find = Document.prototype.getElementById;
  Document.prototype.getElementById = function (id) {
    if (id !== 'app') return find.call(this, id);
    Document.prototype.getElementById = find;
    return null;
  };
};
const saveGame = () => {
  localStorage.setItem('space-taxi:/:current', 'ROUND 1');
  localStorage.setItem('space-taxi:/club/:current', 'of another folder');
  localStorage.setItem('another-app', 'not ours');
};
const blockStorage = () => Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); },
});

async function panic(page, guard, site) {
  guard.expectProblem(/console: panicked at .*\n.*an element with the id app/);
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

test('a panic offers the saved game as a file', async ({ page, guard, site }) => {
  await page.addInitScript(saveGame);
  await panic(page, guard, site);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('space-taxi-saved.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({ 'space-taxi:/:current': 'ROUND 1' });
});

test('a panic without a saved game claims none', async ({ page, guard, site }) => {
  await panic(page, guard, site);
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(page.getByText('There is no saved game on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await expectAccessible(page);
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
  await expect(page.getByText('the game could not be saved')).toBeVisible();
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

for (const part of ['start-*.js', 'app-*.js', 'app-*.wasm']) {
  test(`a page that cannot load ${part} says so`, async ({ page, guard, site }) => {
    guard.expectProblem(/status 404|failed: .* net::ERR_ABORTED/);
    guard.expectProblem(/console: /);
    await page.route(`**/${part}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(site);
    await expectRescue(page);
  });
}

for (const [how, trap] of [
  ['in an event', () => setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable'); })],
  ['in a promise', () => { Promise.reject(new WebAssembly.RuntimeError('unreachable')); }],
]) {
  test(`a trap of the running app ${how} is seen`, async ({ page, guard, site }) => {
    guard.expectProblem(/uncaught: RuntimeError/);
    await page.goto(site);
    await expectApp(page);
    await page.evaluate(trap);
    await expectRescue(page);
  });
}

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
