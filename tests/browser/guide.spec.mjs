// What docs/EMBEDDING.md tells a webmaster to paste does what it says: on a bare page of another origin, from any folder of a host that
// sends nothing along.
import { HEADERS, serve } from '../../tools/serve.mjs';
import { pasted } from './archive.mjs';
import { expect, game, test as base, visit } from './club.mjs';
import { Person } from './person.mjs';
import { DIST } from './table.mjs';

const EXAMPLE = 'https://games.example/space-taxi/';

const test = base.extend({
  host: async ({}, use) => {
    const host = await serve({ dir: DIST, base: '/any/folder/', without: Object.keys(HEADERS) });
    await use(host);
    await host.close();
  },
});
test.beforeEach(({ club }) => { club.head = ''; });

/** What is to be pasted from this part of the guide, with the game's address of this test. */
function linesFor(heading, site) {
  const lines = pasted(heading);
  expect(lines).toContain(EXAMPLE);
  return lines.replaceAll(EXAMPLE, site);
}

/** Somebody lays a table in this frame and throws. */
async function expectPlays(frame) {
  await frame.getByRole('button', { name: 'Play together' }).click();
  await expect(frame.locator('.seat')).toHaveCount(3);
  await frame.getByRole('button', { name: 'Start the game' }).click();
  await new Person(frame).throwDice();
}

test('the two lines of the guide put a game on a bare page that can be played', async ({ page, club, site }) => {
  const lines = linesFor('3. Paste two lines', site);
  expect(lines.trim().split('\n')).toHaveLength(2);
  await visit(page, club, lines);
  await expectPlays(game(page));
});

test('where scripts are stripped, so does the plain frame of the guide', async ({ page, club, site }) => {
  const lines = linesFor('Where an editor strips scripts', site);
  expect(lines).not.toContain('<script');
  await visit(page, club, lines);
  await expectPlays(page.locator('iframe').contentFrame());
  expect(await page.locator('iframe').evaluate(({ clientWidth, clientHeight }) => [clientWidth > 1000, clientHeight])).toEqual([true, 800]);
});

test('a host that does not know what .wasm is shows the game all the same', async ({ page, club, site }) => {
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  await visit(page, club, linesFor('3. Paste two lines', site));
  await expectPlays(game(page));
});
