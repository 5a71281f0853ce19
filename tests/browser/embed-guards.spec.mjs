// What <space-taxi> lets through: it hears its own frame, from where that was loaded, in the version it knows, and nobody else; and what it
// sends is heard by nobody else. Each part of it stands alone here.
import { expect, expectTold, game, test, visit } from './club.mjs';

const TYPES = ['ready', 'resize', 'turn', 'round', 'gameover', 'error'];
const TABLE = '<space-taxi players="3" start="table" lang="en"></space-taxi>';

const element = (page) => page.locator('space-taxi').first();
const primary = (page) => game(page).locator('.act-main');

/** The element notes its events from before it is on the page. */
const noteEvents = (page) => page.addInitScript((types) => {
  window.events = [];
  for (const type of types) addEventListener(type, ({ target, detail }) => target.localName === 'space-taxi' && window.events.push({ ...detail, type }), true);
}, TYPES);
const events = (page, type) => page.evaluate((wanted) => window.events.filter((it) => it.type === wanted), type);

/** A message that is answered by an event: whatever was sent before it has been heard by then. */
async function expectAnswer(page) {
  const before = (await events(page, 'error')).length;
  await element(page).evaluate((it) => it.load('nonsense'));
  await expect.poll(async () => (await events(page, 'error')).length).toBeGreaterThan(before);
}

test('every message of the frame is an event of the element', async ({ page, club }) => {
  await noteEvents(page);
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  // As the frame itself would say them.
  await game(page).locator('html').evaluate((_, types) => { for (const type of types) parent.postMessage({ spaceTaxi: 1, type, mark: 'told', table: [] }, '*'); }, TYPES);
  for (const type of TYPES) await expect.poll(async () => (await events(page, type)).filter(({ mark }) => mark === 'told').length, { message: type }).toBe(1);
});

test('nobody but its own frame is heard by the element', async ({ page, club, site }) => {
  await noteEvents(page);
  // A frame from where the game comes from, which no other check would stop.
  await visit(page, club, `${TABLE}<iframe id="stranger" src="${site}?embed=plain&amp;lang=en&amp;slot=other"></iframe>`);
  await expect(primary(page)).toHaveText(/^Throw/);
  await expect(page.locator('#stranger').contentFrame().locator('#screen')).toBeVisible();
  const height = () => page.locator('space-taxi iframe').first().evaluate((it) => it.style.height);
  const before = await height();
  const forged = [{ spaceTaxi: 1, type: 'gameover', record: 'forged', table: [] }, { spaceTaxi: 1, type: 'resize', width: 1, height: 9999, screen: 'table' }];
  await page.evaluate((all) => { for (const one of all) postMessage(one, '*'); }, forged);
  await page.locator('#stranger').contentFrame().locator('html').evaluate((_, all) => { for (const one of all) parent.postMessage(one, '*'); }, forged);
  await expectAnswer(page);
  expect(await events(page, 'gameover')).toEqual([]);
  expect((await events(page, 'resize')).filter((it) => it.height === 9999)).toEqual([]);
  expect(await height()).toBe(before);
});

test('a frame that has gone elsewhere is neither heard nor told anything', async ({ page, club, site }) => {
  await noteEvents(page);
  club.policy = club.policy.replace('frame-src', "frame-src 'self'");
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  const src = new URL(await page.locator('space-taxi iframe').getAttribute('src'));
  expect([src.origin, src.searchParams.get('origin')]).toEqual([new URL(site).origin, new URL(club.address).origin]);
  await element(page).evaluate((it, away) => { it.shadowRoot.querySelector('iframe').src = away; }, `${club.address}plain.html`);
  const away = game(page).locator('html');
  await expect(game(page).getByRole('heading', { name: /Comet Club/ })).toBeVisible();
  await away.evaluate(() => { window.heard = []; addEventListener('message', ({ data, source }) => source === parent && window.heard.push(data)); });
  await element(page).evaluate((it) => { it.newGame({ players: 5 }); it.setLanguage('de'); });
  await away.evaluate(() => { for (const type of ['ready', 'gameover']) parent.postMessage({ spaceTaxi: 1, type, record: 'forged', table: [] }, '*'); });
  // Something that it may hear, sent last.
  await page.evaluate(() => document.querySelector('space-taxi').shadowRoot.querySelector('iframe').contentWindow.postMessage('plain', '*'));
  await expect.poll(() => away.evaluate(() => window.heard)).toEqual(['plain']);
  expect(await events(page, 'gameover')).toEqual([]);
  expect(await events(page, 'ready')).toHaveLength(1);
});

test('another version of the protocol is not understood', async ({ page, club }) => {
  await noteEvents(page);
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  await game(page).locator('html').evaluate(() => { for (const spaceTaxi of [2, '1', true]) parent.postMessage({ spaceTaxi, type: 'gameover', table: [] }, '*'); });
  await expectAnswer(page);
  expect(await events(page, 'gameover')).toEqual([]);
});

test('another window of the club’s own origin is not heard by the game', async ({ page, club }) => {
  await visit(page, club, `${TABLE}<iframe id="sibling" src="about:blank"></iframe>`);
  await expect(primary(page)).toHaveText(/^Throw/);
  await game(page).locator('html').evaluate((root) => {
    window.spoken = [];
    new MutationObserver(() => window.spoken.push(root.lang)).observe(root, { attributeFilter: ['lang'] });
  });
  // A blank frame has the club's origin, so only the window tells them apart.
  await page.locator('#sibling').evaluate((sibling) => {
    sibling.contentWindow.to = document.querySelector('space-taxi').shadowRoot.querySelector('iframe').contentWindow;
  });
  await page.locator('#sibling').contentFrame().locator('html').evaluate(() => window.to.postMessage({ spaceTaxi: 1, type: 'setLanguage', lang: 'de' }, '*'));
  await element(page).evaluate((it) => it.setLanguage('fr'));
  await expect(game(page).locator('html')).toHaveAttribute('lang', 'fr');
  expect(await game(page).locator('html').evaluate(() => window.spoken)).toEqual(['fr']);
});

test('the frame may do what the game needs, and loads nothing before it is near', async ({ page, club, site }) => {
  const asked = [];
  page.on('request', (request) => request.url().startsWith(site) && asked.push(request.url()));
  await visit(page, club, '<p class="far"></p><space-taxi lang="en"></space-taxi>');
  expect((await page.locator('space-taxi iframe').getAttribute('allow')).split('; ').filter((it) => it !== 'web-share')).toEqual(['autoplay', 'clipboard-write', 'fullscreen', 'screen-wake-lock']);
  await expectTold(page, 'ready');
  // The same far down the page: only the element itself is there until it is scrolled to.
  asked.length = 0;
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.far { height: 50000px }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.reload();
  await expect(page.locator('space-taxi iframe')).toHaveCount(1);
  await page.evaluate(() => new Promise((rest) => { requestIdleCallback(rest); }));
  expect(asked.filter((url) => !url.endsWith('embed.js'))).toEqual([]);
  await element(page).scrollIntoViewIfNeeded();
  await expectTold(page, 'ready');
});

test('a name for its games that cannot be is passed over, and the embed keeps to its own', async ({ page, club }) => {
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, club, '<space-taxi slot-id="a b" start="table" lang="en"></space-taxi><space-taxi slot-id="../" sandbox="nonsense" lang="en"></space-taxi>');
  await expect(primary(page)).toHaveText(/^Throw/);
  const kept = await game(page).locator('html').evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':current')));
  expect(kept).toEqual(['space-taxi:/@1:current']);
  expect(warnings.filter((text) => /slot-id=|sandbox=/.test(text))).toHaveLength(3);
  await expect(page.locator('space-taxi iframe').nth(1)).toHaveAttribute('sandbox', 'allow-scripts');
});

test('with padding and in a row of boxes the frame fills its place without a scrollbar', async ({ page, club }) => {
  for (const body of ['<div class="padded"><space-taxi lang="en" start="table"></space-taxi></div>', '<div class="row"><p>Club</p><space-taxi lang="en" start="table"></space-taxi></div>']) {
    await visit(page, club, body);
    await page.evaluate(() => {
      const [it, row] = [document.querySelector('space-taxi'), document.querySelector('.row')];
      if (row) row.style.display = 'flex';
      else it.style.padding = '16px';
    });
    for (const width of [400, 900]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(primary(page)).toBeVisible();
      await expect.poll(() => game(page).locator('html').evaluate((root) => root.scrollHeight - innerHeight), { message: `${body} ${width}` }).toBeLessThanOrEqual(0);
      const frame = await page.locator('space-taxi iframe').boundingBox();
      expect(frame.width).toBeGreaterThan(width - 120);
    }
  }
});

test('a new game that nobody has touched is not kept for ever', async ({ page, club }) => {
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  for (const players of [4, 5, 3, 4]) {
    await element(page).evaluate((it, count) => it.newGame({ players: count }), players);
    await expect(game(page).locator('.card')).toHaveCount(players);
  }
  const kept = () => game(page).locator('html').evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unfinished')));
  expect(await kept()).toEqual([]);
  await primary(page).click();
  await expect(game(page).locator('button.die').first()).toBeVisible();
  await element(page).evaluate((it) => it.newGame({ players: 5 }));
  await expect(game(page).locator('.card')).toHaveCount(5);
  expect(await kept()).toHaveLength(1);
});

for (const [kind, embed] of [['the element', () => TABLE], ['a plain frame', (site) => `<iframe class="plain" src="${site}?embed=plain&amp;start=table&amp;lang=en" title="game" width="390" height="800"></iframe>`]]) {
  test(`the club’s page scrolls on where finger or wheel is over ${kind}`, async ({ page, club, site }) => {
    await page.setViewportSize({ width: 420, height: 700 });
    await visit(page, club, `${embed(site)}<p class="far"></p>`);
    await page.evaluate(() => { document.querySelector('.far').style.height = '3000px'; });
    const frame = page.locator('space-taxi iframe, .plain').first();
    await expect(frame.contentFrame().locator('.act-main')).toBeVisible();
    const box = await frame.boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + 300];
    const scrolled = () => page.evaluate(() => scrollY);
    await page.mouse.move(x, y);
    // What the frame itself has to scroll comes first.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      expect(await scrolled()).toBeGreaterThan(100);
    }).toPass();
    await page.evaluate(() => scrollTo(0, 0));
    const control = await page.context().newCDPSession(page);
    const touch = (type, at) => control.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x, y: at }] });
    await expect(async () => {
      await touch('touchStart', y);
      for (let at = y; at > y - 250; at -= 25) await touch('touchMove', at);
      await touch('touchEnd', null);
      expect(await scrolled()).toBeGreaterThan(100);
    }).toPass();
  });
}
