// Installing the game: what the browser says of it, what the page offers, and what it leaves out.
import { chromium } from '@playwright/test';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_STRUCK, NEARLY_OVER, RICH_END } from './moments.mjs';
import { layOut } from './person.mjs';
import { DIST, expect, expectAccessible, test } from './table.mjs';

const MANIFEST = JSON.parse(readFileSync(join(DIST, 'manifest.webmanifest'), 'utf8'));

/** The size that a PNG or JPEG says it has. */
function sizeOf(file) {
  const bytes = readFileSync(file);
  if (bytes.subarray(1, 4).toString() === 'PNG') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at + 1] >= 0xc0 && bytes[at + 1] <= 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return null;
}

test('every picture of the manifest is there, in the size it says', () => {
  const pictures = [...MANIFEST.icons, ...MANIFEST.screenshots, ...MANIFEST.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures) {
    expect(existsSync(join(DIST, src)), src).toBe(true);
    if (sizes !== 'any') expect(sizeOf(join(DIST, src)), src).toBe(sizes);
  }
  expect(MANIFEST.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`))
    .toEqual(['any any', 'any 192x192', 'any 512x512', 'maskable 512x512']);
  expect(MANIFEST.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
});

test('the manifest says what the game is, and names no place but its own folder', () => {
  expect(MANIFEST).toMatchObject({
    id: '', name: 'Space Taxi', short_name: 'Space Taxi', start_url: './', scope: './', display: 'standalone', orientation: 'any', lang: 'en',
  });
  expect(MANIFEST.description.length).toBeGreaterThan(40);
  for (const colour of [MANIFEST.theme_color, MANIFEST.background_color]) expect(colour).toMatch(/^#[0-9A-F]{6}$/i);
  const addresses = [...MANIFEST.icons, ...MANIFEST.screenshots].map(({ src }) => src).concat(MANIFEST.shortcuts.map(({ url }) => url));
  for (const address of addresses) expect(new URL(address, 'https://host.example/club/').href).toMatch(/^https:\/\/host\.example\/club\//);
});

test('every shortcut leads to a screen of its own', async ({ page, site }) => {
  await layOut(page, NEARLY_OVER);
  const screens = { 'New game': '.setup', Continue: '.ticket', 'Daily flight': 'dialog[open] .daily-code' };
  expect(MANIFEST.shortcuts.map(({ name }) => name)).toEqual(Object.keys(screens));
  for (const { name, url } of MANIFEST.shortcuts) {
    const shows = screens[name];
    await page.goto(new URL(url, site).href);
    await expect(page.locator(shows).first()).toBeVisible();
  }
});

test('whoever goes elsewhere while the page still opens gets there', async ({ page, site }) => {
  await layOut(page, NEARLY_OVER);
  // So slow that the page is not done with its first screen when the address changes.
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('#screen .setup')) return;
      watch.disconnect();
      location.hash = '#/table';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site}#/new`);
  await expect(page.locator('.ticket')).toBeVisible();
});

/** The browser offers to install the page, and then does not ask. */
const offerInVain = (page) => page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
  prompt: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
})));

for (const from of ['the settings', 'the notice after a game']) {
  test(`an install that the browser refuses says what to do: from ${from}`, async ({ page, site }) => {
    const isNotice = from.includes('notice');
    await layOut(page, NEARLY_OVER);
    await page.goto(`${site}#/${isNotice ? 'table' : 'settings'}`);
    await expect(page.locator(isNotice ? '.ticket' : 'dialog[open] .sheet-body')).toBeVisible();
    await offerInVain(page);
    if (isNotice) {
      await page.locator('.ticket-take').click();
      await page.locator('#confirm-yes').click();
    }
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(/^The browser did not offer to install it\. Look in its own menu/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
    // A browser that offers it again may ask.
    await offerInVain(page);
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
  });
}

/** The browser that people have, where the tests use one without windows: only it knows how to install. */
const WITH_WINDOWS = process.env.CHROMIUM_WITH_WINDOWS ? { executablePath: process.env.CHROMIUM_WITH_WINDOWS } : { channel: 'chromium' };

for (const path of ['/', '/club/space-taxi/']) {
  test.describe(path, () => {
    test.use({ path });
    test(`the browser finds nothing that keeps it from installing the game under ${path}`, async ({ site }) => {
      // A profile of its own: in a private window nothing can be installed.
      const profile = mkdtempSync(join(tmpdir(), 'space-taxi-'));
      const context = await chromium.launchPersistentContext(profile, {
        ...WITH_WINDOWS, serviceWorkers: 'allow',
      });
      const page = await context.newPage();
      await page.goto(site);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      const control = await context.newCDPSession(page);
      const { url, errors, manifest } = await control.send('Page.getAppManifest');
      expect({ url, errors }).toEqual({ url: `${site}manifest.webmanifest`, errors: [] });
      expect(manifest?.scope ?? site).toBe(site);
      // Two clubs on one host have two apps.
      expect((await control.send('Page.getAppId')).appId).toBe(site);
      expect((await control.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
      await context.close();
      rmSync(profile, { recursive: true });
    });
  });
}

/** The browser offers to install the page, and says what became of it. */
const offer = (page) => page.evaluate(() => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  event.prompt = () => { window.prompted = true; return Promise.resolve({ outcome: 'accepted' }); };
  dispatchEvent(event);
  return event.defaultPrevented;
});
const install = (page) => page.getByRole('button', { name: 'Install', exact: true });
const byHand = (page) => page.getByText('Add to Home Screen');
const standalone = (value) => Object.defineProperty(Navigator.prototype, 'standalone', { get: () => value, configurable: true });

async function finish(page) {
  await page.locator('.ticket-take').click();
  await page.getByRole('dialog').getByRole('button', { name: /^End the (turn|game)$/ }).click();
  await expect(page.locator('.over')).toBeVisible();
}

test('where the browser offers it, the settings have a button for it', async ({ page, site }) => {
  await page.goto(`${site}#/settings`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  await expect(byHand(page)).toHaveCount(0);
  expect(await offer(page)).toBe(true);
  await install(page).click();
  expect(await page.evaluate(() => window.prompted)).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(install(page)).toHaveCount(0);
});

test('it is offered after the first finished game, once, and the browser is asked to keep what was played', async ({ page, site }) => {
  await page.addInitScript(() => { StorageManager.prototype.persist = () => { window.kept = true; return Promise.resolve(true); }; });
  await layOut(page, NEARLY_OVER);
  await page.goto(`${site}#/table`);
  await offer(page);
  await expect(page.locator('.ticket')).toBeVisible();
  expect(await page.evaluate(() => window.kept)).toBe(undefined);
  await finish(page);
  await page.waitForFunction(() => window.kept);
  await page.locator('.toast').getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => window.prompted)).toBe(true);
  await page.evaluate(() => sessionStorage.removeItem('laid'));
  await page.reload();
  await offer(page);
  await finish(page);
  await expect(page.locator('.toast')).toHaveCount(0);
});

/** Two games that are over, and a third one that nearly is, in a browser that promises to keep them, or not. */
async function thirdGame(page, site, promised) {
  await page.addInitScript((answer) => { StorageManager.prototype.persist = () => Promise.resolve(answer); }, promised);
  await layOut(page, NEARLY_OVER, undefined, undefined, [RICH_END, Array(5).fill(ALL_STRUCK).flat()]);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.ticket')).toBeVisible();
}

const mayBeCleared = (page) => page.locator('.toast', { hasText: 'some day it may clear them' });

test('after the third finished game it is told that the browser may clear them, and a tap saves a copy; once', async ({ page, site }) => {
  await thirdGame(page, site, false);
  await finish(page);
  await expectAccessible(page);
  // This browser cannot install it.
  await expect(install(page)).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent('download'), mayBeCleared(page).getByRole('button', { name: 'Save a copy' }).click()]);
  expect(download.suggestedFilename()).toBe('space-taxi-games.txt');
  expect(readFileSync(await download.path(), 'utf8').match(/^game /gm)).toHaveLength(3);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.removeItem('laid'));
  await page.reload();
  await finish(page);
  await page.evaluate(() => navigator.storage.persist());
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('where the page can be installed, a tap on the same notice does that', async ({ page, site }) => {
  await thirdGame(page, site, false);
  await offer(page);
  await finish(page);
  await expect(page.locator('.toast')).toHaveCount(1);
  await mayBeCleared(page).getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => window.prompted)).toBe(true);
});

test('nobody is told so where the browser promises to keep them', async ({ page, site }) => {
  await thirdGame(page, site, true);
  await finish(page);
  await page.evaluate(() => navigator.storage.persist());
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('nobody is told so after fewer games', async ({ page, site }) => {
  await layOut(page, NEARLY_OVER, undefined, undefined, RICH_END);
  await page.goto(`${site}#/table`);
  await finish(page);
  await page.evaluate(() => navigator.storage.persist());
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('an iPad is told how, and what Safari does after seven days', async ({ page, site }) => {
  await page.addInitScript(standalone, false);
  await layOut(page, NEARLY_OVER);
  await page.goto(`${site}#/table`);
  await finish(page);
  const toast = page.locator('.toast', { hasText: 'Add to Home Screen' });
  await expect(toast).toBeVisible();
  await page.goto(`${site}#/settings`);
  const warning = page.getByText('after seven days without a visit');
  await expect(warning).toBeVisible();
  await page.goto(`${site}#/table`);
  // From there it is a tap to the file that comes along.
  await toast.getByRole('button', { name: 'Your games' }).click();
  await expect(warning).toContainText('starts with an empty list');
  await expect(page.getByRole('button', { name: 'Export all' })).toBeVisible();
});

test('on an iPad a file leaves by the share sheet, and as a download where that takes none', async ({ page, site }) => {
  await page.addInitScript(standalone, false);
  await page.addInitScript(() => {
    window.takes = true;
    navigator.canShare = ({ files }) => window.takes && files.length === 1;
    navigator.share = async ({ files: [file] }) => {
      window.shared = { name: file.name, type: file.type, text: await file.text() };
      if (window.refuses) throw new DOMException('not here', 'NotAllowedError');
    };
  });
  await layOut(page, NEARLY_OVER);
  await page.goto(`${site}#/games`);
  const all = page.getByRole('button', { name: 'Export all' });
  let downloads = 0;
  page.on('download', () => { downloads += 1; });
  await all.click();
  await page.waitForFunction(() => window.shared);
  expect(await page.evaluate(() => window.shared)).toMatchObject({ name: 'space-taxi-games.txt', type: 'text/plain', text: expect.stringMatching(/^space-taxi games 1\ngame /) });
  expect(downloads).toBe(0);
  for (const trouble of ['refuses', 'takes']) {
    await page.evaluate((name) => { window[name] = name === 'refuses'; }, trouble);
    await Promise.all([page.waitForEvent('download'), all.click()]);
  }
});

test('Safari on a Mac says beside the games what it does after seven days, others do not', async ({ page, site }) => {
  await layOut(page, NEARLY_OVER);
  await page.goto(`${site}#/games`);
  const warning = page.getByText('after seven days without a visit');
  await expect(page.getByRole('button', { name: 'Export all' })).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });
    window.GestureEvent = class extends Event {};
  });
  await page.reload();
  await expect(warning).toBeVisible();
  // There it leaves as a download, as everything does.
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all' }).click()]);
});

test('who has installed it is not asked again', async ({ page, site }) => {
  await page.addInitScript(standalone, true);
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => (/display-mode: standalone/.test(query) ? { ...matchMedia('all'), matches: true } : matchMedia.call(window, query));
  });
  await page.goto(`${site}#/settings`);
  await offer(page);
  await expect(page.getByText('Settings are kept on this device.')).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  await expect(byHand(page)).toHaveCount(0);
});

test('inside another page nothing is offered', async ({ page, site }) => {
  await page.addInitScript(standalone, false);
  await page.route('**/host.html', (route) => route.fulfill({
    contentType: 'text/html', body: '<!doctype html><title>Club</title><iframe src="./#/settings" width="800" height="700"></iframe>',
  }));
  await page.goto(`${site}host.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Settings are kept on this device.')).toBeVisible();
  await expect(frame.getByText('Add to Home Screen')).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
});
