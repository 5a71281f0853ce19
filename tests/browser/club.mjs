// A club's website on an origin of its own, with a strict policy, and the game in a frame of it.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { clubPolicy } from '../../tools/serve.mjs';
import { DIST, expect, test as base } from './table.mjs';

export { expect };

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** The page that the club's website has at `/`. */
const pageWith = ({ head, body }) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title><link rel="icon" href="data:,">
  ${head}<main><h1>Club</h1><a href="#before">before</a>${body}<a href="#after">after</a></main></html>`;

/** Serves the shipped examples as if the club had copied them, and at `/` whatever was put on its page. */
async function openClub(game) {
  const policy = clubPolicy(new URL(game).origin);
  const club = { head: `<script async src="${game}embed.js"></script>`, body: '', policy };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    const text = path === '/'
      ? pageWith(club)
      : String(await readFile(join(DIST, 'examples', path)).catch(() => '')).replaceAll('"../', `"${game}`);
    const type = TYPES[extname(path)] ?? TYPES['.html'];
    response.writeHead(text ? 200 : 404, { 'Content-Type': type, 'Content-Security-Policy': club.policy }).end(text);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  club.address = `http://127.0.0.1:${server.address().port}/`;
  club.close = () => new Promise((closed) => { server.close(closed); server.closeAllConnections(); });
  return club;
}

export const test = base.extend({
  club: async ({ site, guard }, use) => {
    const club = await openClub(site);
    guard.expectOrigin(new URL(club.address).origin);
    await use(club);
    await club.close();
  },
});

/** Opens the club's page with these embeds on it and notes what each of them tells. */
export async function visit(page, club, body) {
  club.body = body;
  await page.addInitScript(() => {
    window.told = [];
    addEventListener('message', ({ data, source }) => data?.spaceTaxi && window.told.push({ ...data, from: [...document.querySelectorAll('space-taxi')].findIndex((it) => it.shadowRoot?.querySelector('iframe')?.contentWindow === source) }));
  });
  await page.goto(club.address);
}

/** The inside of the embed with this number. */
export const game = (page, nth = 0) => page.locator('space-taxi').nth(nth).locator('iframe').contentFrame();

/** What the embeds have told so far, of this type. */
export const told = (page, type) => page.evaluate((wanted) => window.told.filter((it) => it.type === wanted), type);

export async function expectTold(page, type, count = 1) {
  // Computers play at a human pace.
  await expect.poll(async () => (await told(page, type)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  return (await told(page, type)).at(-1);
}
