// Screens that come one after the other on one page: the steps of the first flight, tips, notices, questions, mistakes. Each tour is
// a generator that brings the page to its next moment and says what it is called. In any language, so nothing is found by its words.
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { BEST, JOKERS, NEARLY_OVER, TIED_ROUND } from './moments.mjs';
import { CURRENT, layOut } from './person.mjs';
import { convert } from './programs.mjs';

const LATER = ['1: OAMTXj f126 s5 -> 1: O', '2: AMTjj f126 s5'];
/** What a browser keeps of a family that has played before, a daily flight among it. */
const SAMPLE = JSON.parse(readFileSync(new URL('../data/saves/0.1.0.json', import.meta.url), 'utf8'));
const SETTINGS = 'space-taxi:/:settings';
const TIPS = 'space-taxi:/:memory:tips';

/** What a lesson of the first flight marks. */
const TARGETS = { 'marks-main': '.act-main', 'marks-none': '.act-none', 'marks-joker': '.picker-choice.sp-orbi', 'marks-coins': '.ticket-take' };
export const marked = (page, mark) => page.locator(TARGETS[mark] ?? `#at-die-${mark.match(/\d+/)[0]}`);
export const marks = async (page) => (await page.locator('.flight').getAttribute('class')).split(' ').filter((name) => name.startsWith('marks-'));

async function* firstFlight({ page, site }) {
  await page.goto(`${site}#/first-flight`);
  const guide = page.locator('.guide-text');
  const drawn = () => page.locator('.flight').evaluate((flight) => flight.outerHTML);
  let [told, strayed] = ['', false];
  while (!(await page.locator('.flight.is-over').isVisible())) {
    if (await guide.innerText() !== told) {
      told = await guide.innerText();
      yield `“${told}”`;
    }
    const [mark] = await marks(page);
    if (mark.startsWith('marks-die') && !strayed) {
      strayed = true;
      await page.locator('#at-die-9').click();
      await expect(page.locator('.guide-strayed')).toBeVisible();
      yield 'somebody strays from the flight';
    }
    const before = await drawn();
    await marked(page, mark).click();
    await expect.poll(drawn).not.toBe(before);
  }
  yield 'the flight is over';
}

/** What is read is gone, and perhaps another one comes. */
const read = async (page, notice) => {
  const text = await notice.locator('p').innerText();
  await notice.locator('.toast-button').first().click();
  await expect(page.locator('.toast').filter({ hasText: text })).toHaveCount(0);
};

async function* tips({ page, site }) {
  const tip = page.locator('.tip');
  await layOut(page, LATER);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').click();
  for (const name of ['dice', 'joker', 'crystal']) {
    await expect(tip).toBeVisible();
    yield `the tip about ${name}`;
    await read(page, tip);
  }
  await page.locator('#at-die-6').click();
  await expect(tip).toBeVisible();
  yield 'the tip about fuel';
  await page.evaluate(([key, game]) => localStorage.setItem(key, game), [CURRENT, saved(TIED_ROUND.slice(0, -1))]);
  await page.reload();
  await page.locator('.coins-step').last().click();
  await expect(tip).toBeVisible();
  yield 'the tip about coins';
  await read(page, tip);
  await page.locator('.ticket-take').click();
  await expect(page.locator('.round')).toBeVisible();
  await expect(tip).toBeVisible();
  yield 'the tip about rounds';
}

const saved = (moment, players = ['Ada', 'Ben', 'Cleo']) =>
  `1 - ${convert(`${['space-taxi 1', 'mode table', ...players.map((name) => `player person ${name}`), `begins ${players[0]}`, 'dice by hand', ...moment].join('\n')}\n`)}`;

async function* notices({ page, site }) {
  await page.addInitScript(([current, settings]) => {
    if (!sessionStorage.getItem('laid')) {
      sessionStorage.setItem('laid', 'once');
      localStorage.setItem(current, 'noise');
      localStorage.setItem(settings, 'noise');
    }
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...all) {
      if (window.refuses) throw new DOMException('no', window.refuses);
      setItem.apply(this, all);
    };
    const { getRandomValues } = Crypto.prototype;
    Crypto.prototype.getRandomValues = function (array) {
      if (window.noDice && array.length === 32) throw new DOMException('no', 'OperationError');
      return getRandomValues.call(this, array);
    };
  }, [CURRENT, SETTINGS]);
  await page.goto(`${site}#/new`);
  const toast = page.locator('.toast:not(.tip)');
  const dismiss = async () => {
    while (await toast.count()) {
      const left = await toast.count();
      await toast.first().locator('.toast-button').last().click();
      await expect(toast).toHaveCount(left - 1);
    }
  };
  await expect(toast).toHaveCount(2);
  yield 'saves and settings that cannot be read';
  await dismiss();
  await page.evaluate(() => { window.noDice = true; });
  await page.locator('.setup-go').click();
  await expect(toast).toHaveCount(1);
  yield 'no random numbers';
  await dismiss();
  await page.evaluate(() => { window.noDice = false; window.refuses = 'QuotaExceededError'; });
  await page.locator('.setup-go').click();
  await expect(toast).toHaveCount(1);
  yield 'no room to save';
  await dismiss();
  await page.evaluate(() => { window.refuses = 'SecurityError'; });
  await page.locator('.act-main').click();
  await expect(toast).toHaveCount(1);
  yield 'nothing can be saved';
  await toast.locator('.toast-button').first().click();
  const link = await page.locator('#share-link').inputValue();
  await expect(page.locator('.share-qr')).toBeVisible();
  yield 'the link to take the game along';
  await page.goto(link);
  await page.reload();
  await expect(page.locator('.dead-link h1')).toBeVisible();
  yield 'a running game from a link';
}

async function* questions({ page, site }) {
  // The last turn of the game, which is about to fail: fuel 3.
  await layOut(page, [...NEARLY_OVER.slice(0, -4), '1: OAMTXj f111 s1']);
  await page.goto(`${site}#/table`);
  for (const place of [6, 7, 8]) await page.locator(`#at-die-${place}`).click();
  yield 'a placement that fails to launch';
  await page.locator('.act-main').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  yield 'the question before a last failure';
  await page.evaluate(([key, game]) => localStorage.setItem(key, game), [CURRENT, saved(JOKERS)]);
  await page.goto(`${site}#/`);
  const other = await page.context().newPage();
  await other.goto(`${site}#/table`);
  await expect(other.locator('button.die').first()).toBeEnabled();
  await page.goto(`${site}#/table`);
  await expect(page.locator('dialog[open]')).toBeVisible();
  yield 'the game runs elsewhere';
  await other.close();
}

async function* mistakes({ page, site }) {
  await page.addInitScript(([settings, tips]) => {
    localStorage.setItem(settings, '1 hotkeys=off');
    localStorage.setItem(tips, '1 none');
  }, [SETTINGS, TIPS]);
  await page.goto(`${site}#/new`);
  for (const [seat, name] of ['', 'Ada', 'ada'].entries()) await page.locator(`#seat-name-${seat}`).fill(name);
  await expect(page.locator('.seat-fault').first()).toBeVisible();
  await page.locator('.setup-code summary').click();
  await page.locator('#setup-code').fill('x'.repeat(300));
  await expect(page.locator('.setup-code .seat-fault')).toBeVisible();
  yield 'a table that cannot be laid';
  await page.goto(`${site}#/rules`);
  await page.locator('.rules-find input').fill('qqqq');
  await expect(page.locator('.rules-part')).toHaveCount(0);
  yield 'a search that finds nothing';
  await page.goto(`${site}#/keys`);
  await expect(page.locator('dialog[open] .sheet-body')).toBeVisible();
  yield 'keys that are switched off';
  await page.evaluate(([key, game]) => localStorage.setItem(key, game), [CURRENT, saved(LATER)]);
  await page.reload();
  await page.goto(`${site}#/table`);
  for (const place of [0, 1, 2, 5, 6]) await page.locator(`#at-die-${place}`).click();
  yield 'too many dice';
  await page.goto(`${site}#/text`);
  await expect(page.locator('dialog[open] table').first()).toBeVisible();
  yield 'the board as a text';
}

/** What the browser itself offers or tells, and what another tab does. */
async function* offers({ page, site }) {
  const toast = page.locator('.toast:not(.tip)');
  const read = async () => {
    await toast.locator('.toast-button').last().click();
    await expect(toast).toHaveCount(0);
  };
  await page.addInitScript((tips) => localStorage.setItem(tips, '1 none'), TIPS);
  for (const way of ['install', 'by hand']) {
    await layOut(page, NEARLY_OVER);
    if (way === 'by hand') {
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false, configurable: true }));
      await page.evaluate(() => { sessionStorage.clear(); localStorage.clear(); });
    }
    await page.goto(`${site}#/table`);
    if (way === 'by hand') await page.reload();
    await expect(page.locator('.ticket')).toBeVisible();
    if (way === 'install') await page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => Promise.resolve({ outcome: 'dismissed' }) })));
    await page.locator('.ticket-take').click();
    await page.locator('#confirm-yes').click();
    await expect(page.locator('.over')).toBeVisible();
    await expect(toast).toBeVisible();
    yield `the game can be installed: ${way}`;
    await read();
  }
  // With locks the tab would follow the other one, and there would be nothing to tell.
  await page.addInitScript(() => { delete Navigator.prototype.locks; });
  await page.evaluate(([key, game]) => localStorage.setItem(key, game), [CURRENT, saved(JOKERS)]);
  await page.reload();
  await expect(page.locator('button.die').first()).toBeEnabled();
  const other = await page.context().newPage();
  await other.goto(`${site}#/`);
  await other.evaluate(([key, game]) => localStorage.setItem(key, game), [CURRENT, saved(LATER)]);
  await expect(toast).toBeVisible();
  yield 'another tab has played on';
  await other.close();
}

async function* lost({ page, site, guard }) {
  guard?.expectProblem(/failed: .*locales/);
  guard?.expectProblem(/console: .*ERR_FAILED/);
  await page.addInitScript((tips) => localStorage.setItem(tips, '1 none'), TIPS);
  await layOut(page, JOKERS, ['Ada', 'Ben', 'Cleo'], 'captain');
  await page.route(/pilot-.*\.(js|wasm)/, (route) => route.abort());
  await page.goto(`${site}#/table`);
  await expect(page.locator('.toast')).toBeVisible();
  yield 'the pilot cannot be fetched';
  await page.locator('.toast-button').last().click();
  // Its own name is the same in every language, and none is longer.
  const [code, name] = (await page.locator('html').getAttribute('lang')) === 'sk' ? ['cs', 'Čeština'] : ['sk', 'Slovenčina'];
  await page.route(new RegExp(`locales[^/]*/${code}`), (route) => route.abort());
  await page.goto(`${site}#/settings`);
  await page.locator('dialog').getByText(name, { exact: true }).click();
  await expect(page.locator('dialog .toast')).toContainText(name);
  yield 'a language that cannot be fetched';
}

/** A new version that waits, as far as the page can see; in the middle of a turn it has to wait on. */
async function* versions({ page, site }) {
  await page.addInitScript((tips) => {
    localStorage.setItem(tips, '1 none');
    const worker = { postMessage() {} };
    const parts = { active: worker, waiting: worker, addEventListener() {}, removeEventListener() {} };
    const found = Object.create(ServiceWorkerRegistration.prototype, Object.getOwnPropertyDescriptors(parts));
    navigator.serviceWorker.register = () => Promise.resolve(found);
  }, TIPS);
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  const toast = page.locator('.toast');
  await expect(toast.locator('.toast-button')).toHaveCount(2);
  yield 'a new version is ready';
  await toast.locator('.toast-button').first().click();
  await expect(toast.locator('.toast-button')).toHaveCount(1);
  yield 'the new version comes after the turn';
}

/** What the browser does not let the page do: copy, save a file, fill the screen, be installed. */
async function* refusals({ page, site }) {
  const { 'space-taxi:/:settings': _, ...kept } = SAMPLE;
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, { writeText: refuse });
    Object.assign(Element.prototype, { requestFullscreen: refuse });
    Object.assign(document, { execCommand: () => false });
    URL.createObjectURL = () => { throw new DOMException('no', 'NotAllowedError'); };
  }, kept);
  await page.goto(`${site}#/daily`);
  await page.locator('.daily-flown .primary').click();
  await expect(page.locator('#daily-text')).toBeVisible();
  yield 'a result to copy by hand';
  await page.goto(`${site}#/games`);
  await page.locator('.games-all').click();
  await expect(page.locator('#export-text')).toBeFocused();
  yield 'games to copy by hand';
  await page.goto(`${site}#/settings`);
  const hints = page.locator('dialog .settings-hint').filter({ hasText: /./ });
  const before = await hints.count();
  await page.locator('dialog .btn').last().click();
  await expect(hints).toHaveCount(before + 1);
  await page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })));
  await expect(hints).toHaveCount(before + 2);
  await page.locator('dialog .settings-hint + .btn').first().click();
  await expect(page.locator('dialog .settings-hint[role=alert]')).toBeVisible();
  yield 'no full screen, and no window that installs';
}

/** Every tour; those that are `still` never scroll. */
export const TOURS = [
  { name: 'the first flight', walk: firstFlight, still: true },
  { name: 'tips', walk: tips },
  { name: 'notices', walk: notices },
  { name: 'questions', walk: questions },
  { name: 'mistakes', walk: mistakes },
  { name: 'offers', walk: offers },
  { name: 'what is lost on the way', walk: lost },
  { name: 'a new version', walk: versions },
  { name: 'what the browser refuses', walk: refusals },
];
