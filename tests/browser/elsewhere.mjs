// A whole game by clicks in Firefox and in WebKit, which iPads have: two people and a computer, a reload in the middle of a turn, a
// look back, and a cold start without a network. The final table is held against what the rules make of its record.
// node elsewhere.mjs [firefox] [webkit], see tools/browsers.sh. MINUTES is how long each may take; a page that hangs must not hold everything up.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';
import { ENGINES } from './engines.mjs';
import { replay } from './programs.mjs';
import { Visitor } from './visitor.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const MINUTES = Number(process.env.MINUTES ?? 10);

const visits = {
  async 'a table for two people and a computer'(visitor, site) {
    await visitor.browser.open(site);
    await visitor.click('.home-main button', 'Play together');
    await visitor.click('.setup-count label', '3');
    await visitor.click('.seat:last-child .seat-driver label', 'Captain');
    await visitor.click('.setup button', 'Start the game');
    await visitor.sees('.play');
  },

  async 'a hint, and a reload in the middle of a turn'(visitor, site) {
    await visitor.act('.act-main');
    await visitor.click('#coach-button');
    await visitor.sees('.coach-hint');
    await visitor.click('#coach-button');
    const before = await visitor.record();
    await visitor.browser.open('about:blank');
    await visitor.browser.open(`${site}#/table`);
    await visitor.sees('button.die');
    assert.equal(await visitor.record(), before);
  },

  async 'the game to its end, as the rules have it'(visitor) {
    await visitor.playUntil('over');
    const { phase, players } = replay(await visitor.record());
    assert.equal(phase, 'game_over');
    const rows = await visitor.browser.run(() => [...document.querySelectorAll('.scores tbody tr')].map((row) => ({
      name: row.querySelector('.scores-name b').textContent,
      total: Number(row.querySelector('.scores-total svg').getAttribute('aria-label')),
      coins: Number(row.querySelector('.scores-coins').textContent),
    })));
    const byName = (a, b) => a.name.localeCompare(b.name);
    assert.deepEqual(rows.sort(byName), players.map(({ name, total, coins }) => ({ name, total, coins })).sort(byName));
  },

  async 'its review and its link'(visitor, site) {
    await visitor.browser.open(`${site}#/review`);
    await visitor.sees('.review-card');
    await visitor.browser.open(`${site}#/share`);
    const link = await visitor.until(() => document.querySelector('#share-link')?.value);
    await visitor.browser.open('about:blank');
    await visitor.browser.open(link);
    await visitor.sees('.replay-at');
  },

  async 'a cold start without a network'(visitor, site, host) {
    await visitor.browser.open(site);
    await visitor.until(() => navigator.serviceWorker.ready.then(() => true));
    await visitor.browser.open('about:blank');
    await host.close();
    await visitor.browser.open(`${site}#/table`);
    await visitor.sees('.over');
    await visitor.browser.open(`${site}#/rules`);
    await visitor.sees('dialog[open] .sheet-body h3');
  },
};

const since = (begin) => `${((Date.now() - begin) / 1000).toFixed(1)} s`;

/** All visits in one browser, which is gone afterwards. */
async function play(Engine) {
  const host = await serve({ dir: DIST });
  const browser = new Engine();
  const begin = Date.now();
  let now = 'its start';
  let limit;
  const visitAll = async () => {
    console.log(`\n${await browser.start()}`);
    await browser.resize(1024, 768);
    for (const [what, visit] of Object.entries(visits)) {
      const here = Date.now();
      now = what;
      await visit(new Visitor(browser), host.address, host);
      assert.deepEqual(await browser.problems(), []);
      console.log(`  ${what} (${since(here)})`);
    }
  };
  const late = new Promise((_, failed) => {
    limit = setTimeout(() => failed(new Error(`not done within ${MINUTES} minutes`)), MINUTES * 60_000);
  });
  try {
    await Promise.race([visitAll(), late]);
    console.log(`  all of it (${since(begin)})`);
    return true;
  } catch (error) {
    console.error(`  FAILED at: ${now} (after ${since(begin)})\n`, error);
    return false;
  } finally {
    clearTimeout(limit);
    await browser.close();
    // The last visit has stopped it already, if it came so far.
    await host.close();
  }
}

const wanted = process.argv.slice(2);
const played = wanted.filter((name) => !ENGINES[name]).map((name) => console.error(`There is no browser ${name} here.`));
for (const [name, Engine] of Object.entries(ENGINES)) if (wanted.length === 0 || wanted.includes(name)) played.push(await play(Engine));
// A visit that was not waited for may still be at it.
process.exit(played.every(Boolean) ? 0 : 1);
