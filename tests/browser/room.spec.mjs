// The table uses its room: dice as large as the tray allows, tiles as big as their panel, cards that tell how the turns came out; on a phone
// everything that counts is seen without a tap.
import { BEST, COINS_DECIDE, FEW, LAST_DIE, MISFIRE, NEARLY_OVER, TRAYS, crystal } from './moments.mjs';
import { Person, layOut } from './person.mjs';
import { SIZES, speak } from './screens.mjs';
import { expect, test } from './table.mjs';

const TABLETS = [[1280, 800], [1024, 768]];
const THREE = ['Wilhelmina', 'Maximilian B.', 'Ada'];
const FIVE = [...THREE, 'Konstantin der 4', 'Mo'];

/** The box of the one thing this selects. */
const box = (page, what) => page.locator(what).first().evaluate((one) => one.getBoundingClientRect().toJSON());

/** The box around all that this selects. */
const around = (page, what) => page.locator(what).evaluateAll((all) => {
  const boxes = all.map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  return { left, top, width: Math.max(...boxes.map((one) => one.right)) - left, height: Math.max(...boxes.map((one) => one.bottom)) - top };
});

/** The same table at these sizes. */
async function* sizes(page, all) {
  for (const [width, height] of all) {
    await page.setViewportSize({ width, height });
    yield `${width}×${height}`;
  }
}

test('dice are as large as the tray allows, and fewer are never smaller', async ({ site, context }) => {
  const [all, every] = [TABLETS, [...SIZES, [844, 390], [1280, 680], [1024, 690], [1600, 1000], [360, 740]]];
  const widths = {};
  for (const [count, moment] of Object.entries({ ...FEW, ...TRAYS })) {
    const page = await context.newPage();
    await layOut(page, moment, THREE);
    await page.goto(`${site}#/table`);
    await expect(page.locator('button.die')).toHaveCount(Number(count));
    for await (const size of sizes(page, every)) {
      const { width } = await box(page, 'button.die');
      (widths[size] ??= {})[count] = width;
      if (all.some((one) => one.join('×') === size)) {
        if (count <= 6) expect.soft(width, `${count} dice at ${size}`).toBeGreaterThanOrEqual(72);
        const [dice, room] = [await around(page, 'button.die'), await box(page, '.tray-dice')];
        expect.soft(Math.max(dice.width / room.width, dice.height / room.height), `${count} dice at ${size}`).toBeGreaterThan(0.9);
      }
    }
    await page.close();
  }
  for (const [size, of] of Object.entries(widths)) {
    for (let count = 1; count < 10; count += 1) expect.soft(of[count], `${count} dice beside ${count + 1} at ${size}`).toBeGreaterThanOrEqual(of[count + 1] - 0.5);
  }
});

test('over the dice there is no empty room: a sentence stands where a joker is asked about', async ({ page, site }) => {
  await layOut(page, TRAYS[10], THREE);
  await page.goto(`${site}#/table`);
  await expect(page.locator('button.die')).toHaveCount(10);
  for await (const size of sizes(page, TABLETS)) {
    const strip = await box(page, '.tray-strip');
    expect(strip.height, size).toBeLessThanOrEqual(52);
    await expect(page.locator('.tray-note')).toBeVisible();
    await expect(page.locator('.tray-note')).not.toBeEmpty();
    await page.locator('#at-die-3').click();
    const picker = await box(page, '.picker');
    expect(picker.height, size).toBeLessThanOrEqual(strip.height);
    await page.locator('#at-die-3').click();
  }
});

test('the number tiles are as big as their panel', async ({ page, site }) => {
  await layOut(page, [], THREE);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.tile')).toHaveCount(5);
  for await (const size of sizes(page, TABLETS)) {
    const [tiles, panel] = [await around(page, '.tile-art'), await box(page, '.tiles')];
    expect(tiles.width / panel.width, size).toBeGreaterThan(0.85);
    expect(tiles.height / panel.height, size).toBeGreaterThan(0.68);
  }
});

test('cards tell how this round and the last turn came out, and fill the room they have', async ({ page, site }) => {
  await layOut(page, [...BEST, 'spend 1', ...MISFIRE, ...crystal(5), 'spend 0', ...BEST, 'spend 0'], THREE);
  await page.goto(`${site}#/table`);
  const turns = (player) => page.locator('.card').nth(player).locator('.card-turns dd');
  await expect(turns(0)).toHaveText(['8×4+8=40', '8×4+8+2=42']);
  await expect(turns(1)).toHaveText(['…', 'failure to launch']);
  await expect(turns(1).locator('.icon')).toBeVisible();
  await expect(turns(2)).toHaveText(['–', '1×1+5=6']);
  for await (const size of sizes(page, TABLETS)) {
    for (const player of [0, 1, 2]) {
      const card = page.locator('.card').nth(player);
      const free = await card.evaluate((one) => {
        const seen = [...one.children].filter((part) => part.checkVisibility()).flatMap((part) => (getComputedStyle(part).display === 'contents' ? [...part.children] : [part]));
        const room = one.getBoundingClientRect();
        const ends = seen.map((part) => part.getBoundingClientRect());
        return { below: room.bottom - Math.max(...ends.map((end) => end.bottom)), above: Math.min(...ends.map((end) => end.top)) - room.top };
      });
      expect.soft(free.below, `${player} at ${size}`).toBeGreaterThan(3);
      expect.soft(free.below, `${player} at ${size}`).toBeLessThan(24);
      expect.soft(free.above, `${player} at ${size}`).toBeLessThan(24);
    }
  }
});

test('the last die lies big and alone, with what it decides', async ({ page, site }) => {
  await layOut(page, LAST_DIE, THREE);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.tray-note')).toHaveText('A 3 or more lifts off, a 6 with ×4.');
  for await (const size of sizes(page, [...TABLETS, [390, 844]])) {
    const [die, room] = [await box(page, '.tray .die.is-waiting'), await box(page, '.tray-dice')];
    expect.soft(die.height / room.height, size).toBeGreaterThan(0.9);
    if (room.height > 150) expect.soft(die.width, size).toBeGreaterThanOrEqual(144);
  }
});

test.describe('on a phone', () => {
  for (const players of [THREE, FIVE]) {
    test(`cards show this round’s result without a tap, with ${players.length} players`, async ({ page, site }) => {
      await layOut(page, [...BEST, 'spend 1', ...MISFIRE, ...TRAYS[10]], players);
      await page.goto(`${site}#/table`);
      for await (const size of sizes(page, [[390, 844], [360, 740], [844, 390]])) {
        const now = page.locator('.card-now');
        await expect(now.nth(0), size).toBeVisible();
        await expect(now.nth(0), size).toHaveText(/42$/);
        await expect(now.nth(1).locator('.icon'), size).toBeVisible();
        for (const nth of players.keys()) {
          const [inner, outer] = [await now.nth(nth).boundingBox(), await page.locator('.card').nth(nth).boundingBox()];
          expect.soft(inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height, `${nth} at ${size}`).toBe(true);
        }
      }
    });

    test(`held sideways, cards keep their names, with ${players.length} players`, async ({ page, site }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await layOut(page, TRAYS[10], players);
      await page.goto(`${site}#/table`);
      for (const locale of ['en-GB', 'de-AT']) {
        await speak(page, locale);
        for (const [nth, name] of players.entries()) {
          const title = page.locator('.card h2').nth(nth);
          await expect(title).toBeVisible();
          await expect(title).toHaveText(name);
          expect((await title.boundingBox()).width, name).toBeGreaterThan(40);
        }
      }
    });
  }

  for (const [what, moment, players] of [['a launch', BEST, THREE], ['a launch of which coins decide', COINS_DECIDE, FIVE], ['the last launch', NEARLY_OVER, THREE], ['a failure to launch', MISFIRE, THREE]]) {
    test(`held sideways, the receipt of ${what} starts at its top`, async ({ page, site }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      const person = new Person(page);
      // Played to the end, so that the focus goes where it goes.
      await layOut(page, [...moment.slice(0, -1), moment.at(-1).split(' -> ')[0]], players);
      await page.goto(`${site}#/table`);
      for (const die of (await person.dice()).filter(({ fuel }) => fuel || moment !== MISFIRE)) await person.pickByKey(die);
      await person.says('Place');
      await page.keyboard.press('Enter');
      await person.expectScene(moment === MISFIRE ? 'misfire' : 'ticket');
      await expect(page.locator('.ticket')).toBeInViewport();
      const { top } = await box(page, '.ticket');
      expect(top).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});
