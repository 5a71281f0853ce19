// Trouble with every single key that the page keeps: no room, nothing there, no access, noise. The game always plays on,
// and no text of a game is lost.
import { Person, savedRecord } from './person.mjs';
import { convert } from './programs.mjs';
import { NEARLY_OVER, JOKERS } from './moments.mjs';
import { THOROUGH, expect, test } from './table.mjs';

test.setTimeout(180_000);

const PREFIX = 'space-taxi:/:';
const OPENING = ['space-taxi 1', 'mode table', 'player person Ada', 'player person Ben', 'player person Cleo', 'begins Ada', 'dice by hand'];
const game = (moment) => `1 2026-01-02 ${convert(`${[...OPENING, ...moment].join('\n')}\n`)}`;

/** A device on which everything that the page can keep is kept. */
const everything = () => ({
  current: game(['1: OOOOOO f334 s8 -> 4: OOOO']),
  'unfinished:1': game(JOKERS),
  'finished:1': game([...NEARLY_OVER, 'spend 0']),
  'set-aside:1': 'older trouble',
  settings: '1 sound=off volume=60 pace=off theme=dark text=normal hotkeys=on',
  'memory:table': '1 3 noise',
  'memory:install': '1 offered',
  'memory:seen': '1 AAAAAAAAAAAAAAAA BBBBBBBBBBBBBBBB table;CCCCCCCCCCCCCCCC table',
  'memory:tips': '1 dice',
  'memory:uncoached': '1 AAAAAAAAAAAAAAAA BBBBBBBBBBBBBBBB',
  'memory:daily:2026-01-02': '1 noise again',
});
/** Games of every kind, and what is none: the others are treated as one of them is. */
const TELLING = ['current', 'unfinished:1', 'finished:1', 'set-aside:1', 'settings'];
const GAMES = /^(current|unfinished|finished|set-aside)/;

const TROUBLES = {
  'holds noise': { text: '\u0000🚕 9 not ours' },
  'holds nothing at all': { text: '' },
  'is gone': { text: null },
  'has no room': { refuse: 'QuotaExceededError' },
  'may not be written': { refuse: 'SecurityError' },
  'may not be read': { hide: true },
};

for (const [trouble, { text, refuse, hide }] of Object.entries(TROUBLES)) {
  test(`any key that ${trouble} costs no game`, async ({ context, site, guard }) => {
    const kept = everything();
    for (const key of THOROUGH ? Object.keys(kept) : TELLING) {
      const page = await context.newPage();
      await guard.alsoWatch(page);
      const laid = { ...kept, ...(text !== undefined && { [key]: text }) };
      await page.addInitScript(([prefix, texts, name, error, hidden]) => {
        if (sessionStorage.getItem('laid')) return;
        sessionStorage.setItem('laid', 'once');
        localStorage.clear();
        for (const [one, value] of Object.entries(texts)) if (value !== null) localStorage.setItem(prefix + one, value);
        const { setItem, getItem } = Storage.prototype;
        const refused = () => new DOMException('not here', error ?? 'SecurityError');
        Storage.prototype.setItem = function (to, value) {
          if (error && to === prefix + name) throw refused();
          setItem.call(this, to, value);
        };
        Storage.prototype.getItem = function (from) {
          if (hidden && from === prefix + name) throw refused();
          return getItem.call(this, from);
        };
      }, [PREFIX, laid, key, refuse ?? null, hide ?? false]);
      await page.goto(`${site}#/games`);
      await expect(page.locator('dialog[open] .sheet-body'), key).toBeVisible();
      await page.goto(`${site}#/new`);
      await page.getByRole('button', { name: 'Start the game' }).click();
      const person = new Person(page);
      await person.expectScene('play');
      await person.throwDice();
      await person.placeSomehow();
      const now = await page.evaluate(() => Object.entries({ ...localStorage }));
      const values = now.map(([, value]) => value);
      for (const [name, value] of Object.entries(laid)) {
        // What stands there is never thrown away; the page may only write over its own settings and memories.
        if (GAMES.test(name) && value !== null && !(hide && name === key)) expect(values, `${key}: ${name}`).toContain(value);
      }
      await page.close();
    }
  });
}

/** A device that is full, with a game on the table; and a new one that finds no room. */
async function crowded(page, site) {
  const kept = everything();
  await page.addInitScript(([prefix, texts]) => {
    if (!sessionStorage.getItem('laid')) for (const [one, value] of Object.entries(texts)) localStorage.setItem(prefix + one, value);
    sessionStorage.setItem('laid', 'once');
    Storage.prototype.setItem = () => { throw new DOMException('not here', 'QuotaExceededError'); };
  }, [PREFIX, { current: kept.current, 'finished:1': kept['finished:1'] }]);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.goto(`${site}#/games`);
  return kept;
}

test('whoever deletes a game that has found no room deletes no other', async ({ page, site }) => {
  const kept = await crowded(page, site);
  const rows = page.locator('.games-row');
  await expect(rows).toHaveCount(3);
  await rows.first().locator('.games-delete').click();
  await page.locator('#confirm').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(2);
  expect(await page.evaluate((key) => localStorage.getItem(key), `${PREFIX}current`)).toBe(kept.current);
  await rows.first().getByRole('button', { name: /^Continue/ }).click();
  await new Person(page).expectScene('play');
  expect(await savedRecord(page)).toBe(kept.current.split(' ').at(-1));
});

test('a game that has found no room is not left for another', async ({ page, site }) => {
  await crowded(page, site);
  const rows = page.locator('.games-row');
  await rows.nth(1).getByRole('button', { name: /^Continue/ }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole('button', { name: /^Continue/ }).click();
  await expect(page.locator('button.die')).toHaveCount(10);
});

test('a game that has found no room does not make way for a new one', async ({ page, site }) => {
  await crowded(page, site);
  await page.goto(`${site}#/new`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.toast', { hasText: 'full' })).toBeVisible();
  await page.goto(`${site}#/table`);
  await expect(page.locator('button.die')).toHaveCount(10);
});

test('everything cleared in the middle of a game is written again with the next action', async ({ page, site }) => {
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.evaluate(() => localStorage.clear());
  await person.placeSomehow();
  await page.reload();
  await expect(page.locator('.act-main')).toHaveText(/^Throw/);
  expect(await person.tiles()).toHaveLength(4);
});
