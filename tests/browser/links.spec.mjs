// Links: a finished game or a position leaves as a link, and comes back as a replay, a still table, or a clear refusal.
import { readFileSync } from 'node:fs';
import { JOKERS, NEARLY_OVER } from './moments.mjs';
import { CURRENT, Person, layOut, savedRecord } from './person.mjs';
import { convert } from './programs.mjs';
import { expect, expectAccessible, test } from './table.mjs';
import { word } from './words.mjs';

const FINISHED = [...NEARLY_OVER, 'spend 0'];
const CHOICES = FINISHED.filter((line) => /->|^spend/.test(line)).length;
const text = (lines, players = ['Una', 'Vic', 'Wim']) =>
  `${['space-taxi 1', 'mode table', ...players.map((name) => `player person ${name}`), `begins ${players[0]}`, 'dice by hand', ...lines].join('\n')}\n`;
const PATIENCE = { timeout: 150_000 };

const stored = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
/** What the page says of a link that leads nowhere. */
const refusal = (page) => page.locator('.dead-link [role=alert]');

test('a shared game that cannot be kept says why, and can be kept later', async ({ page, site }) => {
  await page.goto(`${site}#/game/${convert(text(FINISHED))}`);
  const keep = page.locator('.replay-tools').getByRole('button', { name: word('en', 'link-keep') });
  const full = (is) => page.evaluate((no) => {
    window.setItem ??= Storage.prototype.setItem;
    Storage.prototype.setItem = no ? () => { throw new DOMException('no room', 'QuotaExceededError'); } : window.setItem;
  }, is);
  await expect(keep).toBeVisible();
  await full(true);
  await keep.click();
  await expect(page.locator('.replay-tools [role=status]')).toContainText('full');
  await full(false);
  await keep.click();
  await expect(page.locator('.replay-tools [role=status]')).toHaveText(word('en', 'link-kept'));
});

test('a finished game is shared as a link that shows its replay and its review elsewhere', async ({ page, site, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await layOut(page, FINISHED);
  await page.goto(`${site}#/table`);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('#share-link').inputValue();
  expect(link).toBe(`${site}#/game/${await savedRecord(page)}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  // Somebody else opens it: there is nothing on that device, and nothing is put there.
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await expect(page.locator('.replay-at')).toHaveText(`1 of ${CHOICES}`);
  await expect(page.locator('.replay-tools')).toContainText('Shared game. Won by Ada');
  expect(Object.keys(await stored(page))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('.review-card')).toHaveCount(3, PATIENCE);
  await page.locator('.review-choice').first().getByRole('button').click();
  await expect(page.locator('.replay-head')).toContainText('Cost');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.home')).toBeVisible();
});

test('a link leaves the game on the table and the saves alone, until somebody keeps it', async ({ page, site }) => {
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const before = await stored(page);
  await page.goto(`${site}#/game/${convert(text(FINISHED))}`);
  await page.getByRole('button', { name: 'Next choice' }).click();
  await expect(page.locator('.replay-at')).toHaveText(`2 of ${CHOICES}`);
  // A sheet over it leads back to it.
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.replay-at')).toHaveText(`2 of ${CHOICES}`);
  expect(await stored(page)).toEqual(before);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Kept in “Your games”')).toBeVisible();
  const after = await stored(page);
  expect(after[CURRENT]).toBe(before[CURRENT]);
  expect(Object.keys(after).length).toBe(Object.keys(before).length + 1);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await person.placeSomehow();
});

test('a running game is shared as its position, without names, seed or dice to come', async ({ page, site }) => {
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('#share-link').inputValue();
  expect(link).toContain('#/position/');
  const letters = Buffer.from(link.split('/position/')[1], 'base64url').toString('latin1');
  expect(letters).toMatch(/tiles 01234 seats - .* dice \S/);
  expect(letters).not.toMatch(/Ada|Ben|Cleo|seed/);
  const dice = await page.locator('button.die').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await expect(page.locator('.still')).toBeVisible();
  expect(await page.locator('button.die').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')))).toEqual(dice);
  await expect(page.locator('button.die').first()).toBeDisabled();
  await expect(page.locator('.replay-told')).toContainText('Coins: 3');
  await expectAccessible(page);
});

for (const [width, height] of [[1280, 800], [1024, 768], [1024, 690], [768, 1024]]) {
  test(`what is shared, its code and what came of copying are seen at once at ${width}×${height}`, async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    for (const moment of [JOKERS, FINISHED]) {
      await page.goto(site);
      await page.evaluate(([key, game]) => localStorage.setItem(key, game), [CURRENT, `1 - ${convert(text(moment))}`]);
      await page.goto(`${site}#/share`);
      await page.reload();
      await page.getByRole('button', { name: 'Copy' }).click();
      const told = page.locator('#share p[role=status]');
      await expect(told).toHaveText(/\S/);
      const body = await page.locator('#share .sheet-body').boundingBox();
      for (const part of [told, page.locator('.share-qr')]) {
        const box = await part.boundingBox();
        expect(box.y + box.height).toBeLessThanOrEqual(body.y + body.height);
        expect(box.width).toBeGreaterThan(200);
      }
      expect(await page.locator('#share .sheet-body').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(1);
    }
  });
}

test('the share sheet of the device is used where there is one, and copying where it fails', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.shared = [];
    navigator.share = async (data) => {
      window.shared.push(data.url);
      if (window.shared.length > 1) throw new DOMException('no', 'NotAllowedError');
    };
  });
  await layOut(page, FINISHED);
  await page.goto(`${site}#/share`);
  const link = await page.locator('#share-link').inputValue();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.evaluate(() => window.shared)).toEqual([link]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('without any storage a link is shown all the same', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('not here', 'SecurityError'); },
  }));
  await page.goto(`${site}#/game/${convert(text(FINISHED))}`);
  await expect(page.locator('.replay-at')).toHaveText(`1 of ${CHOICES}`);
});

const GAME = convert(text(FINISHED));
const LATER = (() => {
  // A version to come, written without damage.
  const sample = readFileSync(new URL('../data/links/later-version.txt', import.meta.url), 'utf8').trim();
  return sample;
})();
for (const [kind, hash, words] of [
  ['that was cut short', `/game/${GAME.slice(0, -9)}`, 'Letters are missing or have been changed.'],
  ['with changed letters', `/game/${GAME.slice(0, 40)}${GAME[40] === 'x' ? 'y' : 'x'}${GAME.slice(41)}`, 'Letters are missing or have been changed.'],
  ['with signs that are no letters', `/game/${GAME}!`, 'Letters are missing or have been changed.'],
  ['without letters', '/game/', 'Letters are missing or have been changed.'],
  ['that is far too long', `/game/${'A'.repeat(500_000)}`, 'too large'],
  ['of a later version', `/game/${LATER}`, 'newer version'],
  ['to a game that still runs', `/game/${convert(text(NEARLY_OVER))}`, 'not over yet'],
  ['to a position that holds a game', `/position/${GAME}`, 'It should hold a position, but it holds a game.'],
]) {
  test(`a link ${kind} is refused in plain words, and nothing is lost`, async ({ page, site }) => {
    await layOut(page, JOKERS);
    await page.goto(site);
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
    const before = await stored(page);
    await page.goto(`${site}#${hash}`);
    await expect(refusal(page)).toContainText(words);
    await expect(refusal(page)).toContainText('Your own games are as they were.');
    expect(await stored(page)).toEqual(before);
    await page.getByRole('button', { name: 'To the start page' }).click();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect(page.locator('button.die').first()).toBeVisible();
  });
}

test('a position where a game is due is refused in plain words', async ({ page, site }) => {
  await layOut(page, JOKERS);
  await page.goto(`${site}#/share`);
  const link = await page.locator('#share-link').inputValue();
  await page.goto(link.replace('/position/', '/game/'));
  await expect(refusal(page)).toContainText('It should hold a game, but it holds a position.');
  await expectAccessible(page);
});
