// Looking back: what the dice did, where the points came from, the game choice by choice, and games from elsewhere.
import { NEARLY_OVER } from './moments.mjs';
import { Person, fixDice, layOut, savedRecord } from './person.mjs';
import { convert } from './programs.mjs';
import { expect, test } from './table.mjs';

const FINISHED = [...NEARLY_OVER, 'spend 0'];
/** The review is worked out exactly, and that takes its time. */
const PATIENCE = { timeout: 150_000 };

/** How often each face stands in the throws of a text record: passengers, fuel, the smuggling die. */
function counted(text) {
  const throws = text.split('\n').filter((line) => /^\d:/.test(line)).map((line) => line.slice(2).split('->')[0].trim().split(' '));
  const all = (mark) => throws.flat().filter((word) => mark.test(word)).join('');
  const count = (faces, fallen) => [...faces].map((face) => fallen.split(face).length - 1);
  return [count('OAMTXj', all(/^[OAMTXj]+$/)), count('123456', all(/^f\d+$/)), count('12345678', all(/^s\d$/))];
}

const shown = (page) => page.locator('.spread').evaluateAll((all) =>
  all.map((one) => [...one.querySelectorAll('.spread-count')].map((text) => Number(text.textContent))));

/** The lines of a player's sum as they can be read: sign and amount. */
const sums = (page) => page.locator('.review-card').evaluateAll((cards) => cards.map((card) =>
  [...card.querySelectorAll('dd')].map((line) => {
    const [sign, amount] = line.textContent.split('\u00a0');
    return { sign, tenths: Math.round(Number(amount) * 10) };
  })));

async function finishedGame(page, site, at) {
  await layOut(page, FINISHED);
  await page.goto(site + at);
}

test('the bars are the faces of the record, of this game and of all games', async ({ page, site }) => {
  await fixDice(page, 7);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.playUntil('ticket', 'misfire');
  const first = counted(convert(await savedRecord(page)));
  await page.goto(`${site}#/dice`);
  await expect(page.locator('.spread')).toHaveCount(3);
  expect(await shown(page)).toEqual(first);
  await page.goto(`${site}#/new`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await person.throwDice();
  const second = counted(convert(await savedRecord(page)));
  await page.goto(`${site}#/dice`);
  await page.getByText('All games on this device (2)').click();
  await expect.poll(() => shown(page)).toEqual(first.map((kind, i) => kind.map((count, face) => count + second[i][face])));
  await expect(page.locator('.spread p').first()).toHaveText(/in (fewer than 1|\d+) of 100 cases/);
});

test('the review adds up to what everybody has, and shows its dearest choice on the table', async ({ page, site }) => {
  test.slow();
  await finishedGame(page, site, '#/table');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('.review-card')).toHaveCount(3, PATIENCE);
  const cards = await sums(page);
  const totals = await page.locator('.scores-total svg').evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-label').match(/\d+/)[0])));
  for (const lines of cards) {
    let sum = 0;
    for (const { sign, tenths } of lines) {
      if (sign === '=') expect(tenths).toBe(sum);
      else sum += sign === '−' ? -tenths : tenths;
    }
  }
  expect(cards.map((lines) => lines.at(-1).tenths / 10).sort()).toEqual(totals.sort());
  const worst = page.locator('.review-choice').first();
  const [head, chosen, best] = [await worst.locator('h4').innerText(), ...await worst.locator('dd').allInnerTexts()];
  await worst.getByRole('button', { name: /^Show it on the table/ }).click();
  await expect(page.locator('.replay')).toBeVisible();
  await expect(page.locator('.replay-told')).toContainText(head.split('\n')[0].replace(/Cost.*/, ''));
  await expect(page.locator('.replay-told')).toContainText(chosen);
  await expect(page.locator('.replay-choice.is-best')).toContainText(best);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.review-card').first()).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.over')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('every choice is listed with its cost', async ({ page, site }) => {
  test.slow();
  await finishedGame(page, site, '#/review');
  await expect(page.locator('.review-all summary')).toBeVisible(PATIENCE);
  const rows = page.locator('.review-row');
  await expect(rows.first()).toBeHidden();
  await page.locator('.review-all summary').click();
  await expect(rows.first()).toBeVisible();
  const places = FINISHED.filter((line) => /->|^spend/.test(line)).length;
  await expect(rows).toHaveCount(places);
});

test('a replay steps through the choices, with the dice that were chosen picked', async ({ page, site }) => {
  await finishedGame(page, site, '#/table');
  await page.getByRole('button', { name: 'Replay' }).click();
  const at = page.locator('.replay-at');
  const picked = page.locator('button.die[aria-pressed="true"]');
  const count = FINISHED.filter((line) => /->|^spend/.test(line)).length;
  await expect(at).toHaveText(`1 of ${count}`);
  await expect(picked).toHaveCount(4);
  for (const die of await picked.all()) await expect(die).toHaveAccessibleName(/Orbi/);
  await expect(picked.first()).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(`2 of ${count}`);
  await expect(picked).toHaveCount(3);
  for (const die of await picked.all()) await expect(die).toHaveAccessibleName(/Fuel/);
  await page.keyboard.press('End');
  await expect(at).toHaveText(`${count} of ${count}`);
  await expect(page.locator('.ticket')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next choice' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Previous choice' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(at).toHaveText(`${count - 2} of ${count}`);
  await page.keyboard.press('Home');
  await expect(page.locator('.replay-told')).toContainText('Ada, round 1, throw 1');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.over')).toBeVisible();
});

test('a replay leads to the next mistake and shows there what was chosen and what is best, on the table and below', async ({ page, site }) => {
  test.slow();
  await finishedGame(page, site, '#/replay');
  const next = page.getByRole('button', { name: 'Next mistake' });
  await expect(page.locator('.curve-line')).toHaveCount(3, PATIENCE);
  await next.click();
  await expect(page.locator('.replay-at')).toHaveText(/^2 of/);
  await expect(page.locator('.replay-choice .piece:not(.pieces-tile)')).toHaveCount(6);
  await expect(page.locator('.replay-head .review-cost')).toHaveText(/^Cost: \d/);
  const dice = await page.locator('button.die').evaluateAll((all) => all.map((die) => [die.getAttribute('aria-pressed') === 'true', die.classList.contains('is-hinted')]));
  expect(dice).toEqual([[false, true], [false, true], [true, false], [true, false], [true, false], [false, true]]);
  await expect(page.locator('.tile.is-hinted')).toHaveCount(1);
});

test('a replay stops at the choices of one player only, and at any place of the slider', async ({ page, site }) => {
  test.slow();
  await finishedGame(page, site, '#/replay');
  await page.getByLabel('Whose choices').selectOption('Ben');
  await expect(page.locator('.replay-head')).toContainText('Ben, round 1, throw 1');
  await page.keyboard.press('End');
  await expect(page.locator('.replay-head')).toContainText('Ben, round 5');
  const slider = page.getByRole('slider', { name: 'All choices' });
  await slider.fill('0');
  await expect(page.locator('.replay-head')).toContainText('Ada, round 1, throw 1');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Ada, round 1, throw 1');
  await expect(page.locator('.curve-chances b')).toHaveText([/%$/, /%$/, /%$/], PATIENCE);
  const chances = await page.locator('.curve-chances b').allInnerTexts();
  expect(chances.map((text) => parseInt(text)).reduce((sum, chance) => sum + chance)).toBeGreaterThan(97);
});

test('before the end there is nothing to look back on', async ({ page, site }) => {
  await layOut(page, NEARLY_OVER);
  await page.goto(`${site}#/menu`);
  await expect(page.locator('.menu-way').first()).toBeVisible();
  await expect(page.locator('.menu-way', { hasText: /Review|Replay/ })).toHaveCount(0);
  await page.goto(`${site}#/replay`);
  await expect(page.locator('.ticket-take')).toBeVisible();
  await expect(page.locator('.replay')).toHaveCount(0);
});

const text = (lines) => `${['space-taxi 1', 'mode table', 'player person Una', 'player person Vic', 'player person Wim', 'begins Una', 'dice by hand', ...lines].join('\n')}\n`;

test('a record is opened from a file, kept among the games, and looked back on', async ({ page, site }) => {
  const person = new Person(page);
  await fixDice(page, 3);
  await person.sitDown(site, 3);
  await person.throwDice();
  const running = await savedRecord(page);
  await page.goto(`${site}#/games`);
  await page.getByText('Open a game').click();
  await page.locator('#import-file').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text(FINISHED)) });
  await expect(page.locator('.over')).toContainText('Una');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('.replay-told')).toContainText('Una, round 1, throw 1');
  // The running game waits, untouched; the same record again is not a second game.
  await page.goto(`${site}#/games`);
  await page.getByText('Open a game').click();
  await page.locator('#import-text').fill(convert(text(FINISHED)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.over')).toBeVisible();
  await page.goto(`${site}#/games`);
  await expect(page.locator('.games-row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Continue/ }).click();
  expect(await savedRecord(page)).toBe(running);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('a broken record is refused with its line, its column and the reason', async ({ page, site }) => {
    await page.goto(`${site}#/games`);
    await page.getByText('Aufzeichnung öffnen').click();
    await page.locator('#import-text').fill(text(['1: OOOOOO f334 s8 -> 4: OOOO', '2: OO f337 s8 -> 3: f334']));
    await page.getByRole('button', { name: 'Öffnen', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Zeile 9, Spalte 10: Einen solchen Würfel gibt es nicht. Berichtige diese Stelle und öffne den Text noch einmal.');
    await expect(page.locator('dialog')).toBeVisible();
  });
});
