// Lighthouse has nothing to say against the page. How fast it is, is measured by `make bench`, on a machine at rest.
import { judge } from './lighthouse.mjs';
import { expect, test } from './table.mjs';

test('Lighthouse gives 100 for accessibility, best practices and findability', async ({ site }) => {
  const { scores, faults } = await judge(site, ['accessibility', 'best-practices', 'seo']);
  expect({ ...scores, faults }).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100, faults: [] });
});
