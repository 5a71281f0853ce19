// What is drawn again: the page counts every drawing of the table's components in `window.renders`, where a test lays it out.
import { layOut } from './person.mjs';
import { expect, test } from './table.mjs';

/** What was drawn while this was done, by name. */
async function drawnBy(page, doIt) {
  await page.evaluate(() => Object.keys(window.renders).forEach((name) => { delete window.renders[name]; }));
  await doIt();
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((go) => { setTimeout(go); });
  });
  return page.evaluate(() => ({ ...window.renders }));
}

test.beforeEach(({ page }) => page.addInitScript(() => { window.renders = {}; }));

test('a picked die draws the tray, the preview and the button, and nothing beside them', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await layOut(page, ['1: OAMTXj f126 s5']);
  await page.goto(`${site}#/table`);
  const die = page.locator('#at-die-0');
  await expect(die).toBeEnabled();
  const drawn = await drawnBy(page, async () => {
    await die.click();
    await expect(die).toHaveAttribute('aria-pressed', 'true');
  });
  // One die of ten has changed, and each part is drawn once.
  expect(drawn).toMatchObject({ DieButton: 1, Tray: 1, Tiles: 1, Board: 1, Formula: 1, Actions: 1 });
  for (const beside of ['Page', 'TopBar', 'PlayerCards', 'PlayerCard']) expect(drawn, beside).not.toHaveProperty(beside);
});
