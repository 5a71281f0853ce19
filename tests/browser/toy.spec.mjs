// The smallest game on the shared crates, as tools/toy.sh builds it: what it takes to add one.
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';
import { expect, test } from './table.mjs';

const TOY = fileURLToPath(new URL('../../examples/toy/dist', import.meta.url));

test.use({
  host: async ({}, use) => {
    const host = await serve({ dir: TOY, base: '/' });
    await use(host);
    await host.close();
  },
});

test('the toy is rolled, kept, and speaks the language that is chosen', async ({ page, site }) => {
  await page.goto(site);
  await expect(page.getByRole('heading', { name: 'A die' })).toBeVisible();
  await page.getByRole('button', { name: 'Roll' }).click();
  await page.getByRole('button', { name: 'Roll' }).click();
  const rolled = page.getByRole('status');
  await expect(rolled).toHaveText(/^Roll 2: [1-6]$/);
  const face = (await rolled.textContent()).at(-1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('fieldset', { hasText: 'Language' }).getByText('Deutsch').click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Würfeln' })).toBeVisible();
  await expect(rolled).toHaveText(`Wurf 2: ${face}`);
});
