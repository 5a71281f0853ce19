// The page is killed at random moments of random games. What it finds on coming back is the game as it was.
import { Person, fixDice, savedRecord } from './person.mjs';
import { luck, play, seen } from './random-play.mjs';
import { expect, test } from './table.mjs';

test.setTimeout(300_000);

/** Nothing moves: the moments are to be many. */
const still = () => location.origin !== 'null' && localStorage.setItem('space-taxi:/:settings', '1 sound=off volume=60 pace=off theme=device text=normal hotkeys=on');

for (const seed of [1, 2, 3, 4]) {
  test(`50 random moments of random games, ${seed}`, async ({ page, site, context, guard }) => {
    const below = luck(seed);
    await context.addInitScript(still);
    await fixDice(page, seed * 40);
    await new Person(page).sitDown(site, 3 + below(3));
    let [tab, changes] = [page, 0];
    for (let moment = 0; moment < 50; moment += 1) {
      if (await tab.locator('.over').count()) {
        await tab.goto(`${site}#/new`);
        await tab.getByRole('button', { name: 'Start the engines' }).click();
      }
      const start = await savedRecord(tab);
      await play(tab, Array.from({ length: 1 + below(14) }, () => below(1 << 20)), false);
      const [before, record] = [await seen(tab), await savedRecord(tab)];
      // Every third time in the very moment of an action, of which nobody can say whether it is done.
      const hasty = moment % 3 === 2;
      if (hasty) await play(tab, [below(1 << 20)], true);
      if (moment % 10 === 9) {
        const killed = tab;
        tab = await context.newPage();
        await guard.alsoWatch(tab);
        await killed.close();
      } else {
        await tab.goto('about:blank');
      }
      await tab.goto(`${site}#/table`);
      await expect(tab.locator('.play, .ticket, .round, .over').first()).toBeVisible();
      if (!hasty) {
        expect(await savedRecord(tab), `moment ${moment}`).toBe(record);
        expect(await seen(tab), `moment ${moment}`).toBe(before);
      }
      const found = await savedRecord(tab);
      changes += Number(found !== start);
      // To come back changes nothing, however often.
      const once = await seen(tab);
      await tab.reload();
      await expect(tab.locator('.play, .ticket, .round, .over').first()).toBeVisible();
      expect(await savedRecord(tab)).toBe(found);
      expect(await seen(tab)).toBe(once);
    }
    expect(changes, 'moments at which something had happened').toBeGreaterThan(10);
  });
}
