// Every screen in the other colours: by night, and where the system sets them (high contrast).
import { SCREENS, open } from './screens.mjs';
import { expect, expectAccessible, test } from './table.mjs';

test.use({ locale: 'de-AT', colorScheme: 'dark' });

/** What cannot be told apart where grounds, shadows and strokes are the system's. */
const unclear = (page) => page.evaluate(() => {
  const found = [];
  const style = (one) => getComputedStyle(one);
  const seen = (one) => one?.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  for (const chosen of document.querySelectorAll('input[type=radio]:checked')) {
    const other = [...document.querySelectorAll(`input[name="${chosen.name}"]:not(:checked)`)].find((one) => seen(one.nextElementSibling));
    const [yes, no] = [chosen.nextElementSibling, other?.nextElementSibling];
    if (seen(yes) && no && style(yes).backgroundColor === style(no).backgroundColor) found.push(`not seen to be chosen: ${yes.parentElement.innerText || chosen.name}`);
  }
  for (const title of document.querySelectorAll('h1')) if (seen(title) && style(title).webkitTextStrokeWidth !== '0px') found.push(`a blob: ${title.innerText}`);
  for (const field of document.querySelectorAll('input:not(.sr), select, textarea')) {
    if (seen(field) && (style(field).borderTopStyle === 'none' || style(field).borderTopWidth === '0px')) found.push(`no frame: ${field.id || field.className}`);
  }
  const dots = [...document.querySelectorAll('.bar-dot')].filter(seen);
  for (const dot of dots) if (style(dot).borderTopWidth === '0px') found.push('a dot without an edge');
  const [now, made, next] = ['.is-now', '.is-made', ':not(.is-now, .is-made)'].map((kind) => dots.find((dot) => dot.matches(kind)));
  for (const [one, two] of [[now, next], [made, next], [now, made]]) if (one && two && style(one).backgroundColor === style(two).backgroundColor) found.push(`alike: ${one.className}, ${two.className}`);
  return found;
});

for (const screen of SCREENS) {
  test(`${screen.name} is clear by night and in the colours of the system`, async ({ page, site }) => {
    await open(page, site, screen);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
    // Their styles come with what is fetched later.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/later-')));
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await unclear(page)).toEqual([]);
  });
}
