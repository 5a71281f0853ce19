// What people do at the table, in the built page, with dice that are known beforehand.
import { seatGambler } from './gambler.mjs';
import { MISFIRE } from './moments.mjs';
import { Person, fixDice, layOut, savedRecord } from './person.mjs';
import { replay } from './programs.mjs';
import { THOROUGH, expect, expectAccessible, test } from './table.mjs';

test.setTimeout(240_000);

/** The dice of the finished game fit what was promised before it, and nothing else. */
async function provesItsDice(page, promised) {
  await page.evaluate(() => { location.hash = '#/dice'; });
  const [noted, verdict] = [page.locator('#dice-noted'), page.locator('dialog p[role=status]')];
  for (const [digits, says] of [['0000 0000', /does not fit/], [promised, /All throws follow/]]) {
    await noted.fill(digits);
    await expect(verdict).toBeEmpty();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(verdict).toHaveText(says);
  }
}

test('a game of three is played by clicks, and its table is what the rules make of its record', async ({ page, site }) => {
  await page.addInitScript(seatGambler, 11);
  const person = new Person(page);
  await person.sitDown(site, 3);
  const promised = await page.locator('.promise code').innerText();
  // Most of it in haste, the end as slowly as a hand is.
  await page.evaluate((most) => window.gambler.playTo(false, [], most), THOROUGH ? 0 : 110);
  expect(replay(await savedRecord(page)).phase).not.toBe('game_over');
  await person.playUntil('over');
  await expect.poll(async () => replay(await savedRecord(page)).phase).toBe('game_over');
  const engine = replay(await savedRecord(page));
  const rows = await page.locator('.scores tbody tr').evaluateAll((all) => all.map((row) => ({
    name: row.querySelector('.scores-name b').textContent,
    total: Number(row.querySelector('.scores-total svg').getAttribute('aria-label')),
    coins: Number(row.querySelector('.scores-coins').textContent),
    rounds: [...row.querySelectorAll('.scores-cell')].map((cell) => ({
      result: Number([...cell.childNodes].filter((part) => !part.classList?.contains('sr')).map((part) => part.textContent).join('')),
      struck: cell.matches('.is-struck, .is-misfire'),
    })),
  })));
  const expected = engine.players.map(({ name, total, coins, rounds }) => (
    { name, total, coins, rounds: rounds.map(({ result, struck }) => ({ result, struck })) }));
  const byName = (a, b) => a.name.localeCompare(b.name);
  expect(rows.sort(byName)).toEqual(expected.sort(byName));
  await expectAccessible(page);
  await provesItsDice(page, promised);
});

test('a thumbs-up is paid with a coin and becomes the chosen alien, or stays unpaid', async ({ page, site }) => {
  await fixDice(page, 17);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  const thumb = (await person.dice()).find((die) => die.thumb);
  await person.die(thumb.place).click();
  await expect(person.primary).not.toHaveText(/^Place/);
  await page.getByRole('radio', { name: 'Xeno' }).click();
  await expect(page.locator('.card-purse em')).toBeVisible();
  await expect(person.die(thumb.place)).toHaveAccessibleName(/Xeno/);
  await page.locator('.picker-unpaid').click();
  await expect(page.locator('.card-purse em')).toHaveCount(0);
  // The same die, once placed as it is and once paid for.
  for (const [choice, coins, seat] of [[page.locator('.picker-unpaid'), 3, 'unpaid joker'], [page.getByRole('radio', { name: 'Xeno' }), 2, 'Xeno']]) {
    await choice.click();
    await person.place();
    expect(replay(await savedRecord(page)).players.map((player) => player.coins)).toEqual([coins, 3, 3]);
    await expect(page.getByRole('img', { name: `Seat 1: ${seat}`, exact: true })).toBeVisible();
    if (coins === 2) break;
    await page.getByRole('button', { name: 'Undo' }).click();
    await person.die(thumb.place).click();
  }
});

test('a reload in every scene finds the table as it was, with the same dice', async ({ page, site }) => {
  await fixDice(page, 3);
  const person = new Person(page);
  await person.sitDown(site, 3);
  const reloaded = async () => {
    const before = [await person.scene(), await savedRecord(page), await page.locator('button.die').count()];
    await page.reload();
    await person.expectScene(before[0]);
    expect([await person.scene(), await savedRecord(page), await page.locator('button.die').count()]).toEqual(before);
  };
  await reloaded();
  await person.throwDice();
  await reloaded();
  await person.placeSomehow();
  await reloaded();
  for (const scenes of [['ticket', 'misfire'], ['round']]) {
    await person.playUntil(...scenes);
    await reloaded();
  }
});

test('what was seen of a failure and of a round is not shown again after a reload', async ({ page, site }) => {
  const person = new Person(page);
  await layOut(page, [...MISFIRE, ...MISFIRE, ...MISFIRE]);
  await page.goto(`${site}#/table`);
  for (const [scene, next] of [['misfire', 'round'], ['round', 'play']]) {
    await person.expectScene(scene);
    await person.step();
    await person.expectScene(next);
    await page.reload();
    await person.expectScene(next);
  }
});

test('undo takes a placement back, and never a throw', async ({ page, site }) => {
  await fixDice(page, 9);
  const person = new Person(page);
  await person.sitDown(site, 3);
  const undo = page.getByRole('button', { name: 'Undo' });
  await person.throwDice();
  await expect(undo).toBeDisabled();
  const thrown = await savedRecord(page);
  await person.pick((await person.dice()).find((die) => !die.thumb));
  await person.place();
  await expect(person.primary).toHaveText(/^Throw/);
  await undo.click();
  await expect(page.locator('button.die').first()).toBeVisible();
  expect(await savedRecord(page)).toBe(thrown);
  await expect(undo).toBeDisabled();
});

test('tile 0 keeps nothing once', async ({ page, site }) => {
  await fixDice(page, 2);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.throwDice();
  await page.getByRole('button', { name: /^Keep none/ }).click();
  await expect(person.primary).toHaveText(/^Throw/);
  expect(await person.tiles()).toEqual([1, 2, 3, 4]);
  await person.throwDice();
  await expect(page.getByRole('button', { name: /^Keep none/ })).toBeDisabled();
});

test('a whole turn goes by keys alone', async ({ page, site }) => {
  await fixDice(page, 8);
  const person = new Person(page);
  await person.sitDown(site, 3);
  for (let steps = 0; (await person.scene()) === 'play' && steps < 10; steps += 1) {
    await page.keyboard.press('r');
    await expect(page.locator('button.die').first()).toBeVisible();
    for (const die of (await person.choice()).dice) await person.pickByKey(die);
    await person.says('Place');
    await page.keyboard.press('Enter');
    await expect(page.locator('button.die')).toHaveCount(0);
  }
  expect(['ticket', 'misfire']).toContain(await person.scene());
  await page.keyboard.press('Enter');
  await person.expectScene('play');
});
