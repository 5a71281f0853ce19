// The last round of a game by finger on the smallest phones: everything is reached by scrolling down, and nothing else.
import { Person, layOutLastRound, savedRecord } from './person.mjs';
import { replay } from './programs.mjs';
import { THOROUGH, expect, test } from './table.mjs';

test.setTimeout(300_000);

for (const [width, height] of [[390, 664], [320, 568]]) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a game of three is played to its end by touch, scrolling down only', async ({ page, site }) => {
      await page.addInitScript(() => {
        window.strayed = [];
        addEventListener('scroll', () => { if (scrollX || visualViewport.scale !== 1) window.strayed.push([scrollX, visualViewport.scale]); }, true);
      });
      const finger = new Person(page, 'tap');
      // All scenes of a game come in its last round.
      if (!THOROUGH) await layOutLastRound(page);
      if (THOROUGH) await finger.sitDown(site, 3);
      else await page.goto(`${site}#/table`);
      for (let scene = 'round'; scene !== 'over'; scene = await finger.step()) {
        expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]), scene).toEqual([width, width]);
      }
      expect(await page.evaluate(() => window.strayed)).toEqual([]);
      expect(replay(await savedRecord(page)).phase).toBe('game_over');
    });
  });
}
