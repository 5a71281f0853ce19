import { expect, test } from '@playwright/test';
import { LANGUAGES } from './screens.mjs';
import { BUDGET, together, weigh } from './weight.mjs';

test('the page stays within its budget in every language', () => {
  const names = weigh('en').map(({ file }) => file.replace(/-[0-9a-f]+/, ''));
  for (const file of ['index.html', 'app_bg.wasm', 'app.js', 'start.js', 'space-taxi.css', 'icon.svg']) expect(names).toContain(file);
  for (const language of LANGUAGES) expect(together(weigh(language)), language).toBeLessThanOrEqual(BUDGET);
});
