// The table every browser test sits at: the built page, served as `make play` serves it, and a guard that lets no
// policy violation, error, failed request or foreign request pass unseen.
import { expect, test as base } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';

export { expect };

const PROJECT = new URL('../../', import.meta.url);
/** Whether every combination is tried, as `make test-all` does, or those that tell most. */
export const THOROUGH = Boolean(process.env.THOROUGH);
export const DIST = fileURLToPath(new URL('dist', PROJECT));
export const VERSION = readFileSync(new URL('Cargo.toml', PROJECT), 'utf8').match(/^version = "(.*)"$/m)[1];

class Guard {
  problems = [];
  #expected = [];
  #origins = ['null'];

  /** A problem the test provokes on purpose: it must occur, and is forgiven. */
  expectProblem(pattern) {
    this.#expected.push(pattern);
  }

  /** A second origin that the test works with, such as a club's website around the game. */
  expectOrigin(origin) {
    this.#origins.push(origin);
  }

  async watch(page, origin) {
    this.#origins.push(origin);
    const note = (problem) => this.problems.push(problem);
    await page.exposeBinding('reportViolation', (_source, violation) => note(`policy: ${violation}`));
    await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)));
    page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
    page.on('pageerror', (error) => note(`uncaught: ${error}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // Whoever leaves a page breaks off what it was still fetching.
      if (why !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${why}`);
    });
    page.on('response', (response) => response.status() >= 400 && note(`status ${response.status()}: ${response.url()}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!this.#origins.includes(url.origin)) note(`foreign: ${request.url()}`);
    });
  }

  settle() {
    const forgiven = (problem) => this.#expected.some((pattern) => pattern.test(problem));
    expect(this.problems.filter((problem) => !forgiven(problem)), 'problems on the page').toEqual([]);
    for (const pattern of this.#expected) {
      expect(this.problems.some((problem) => pattern.test(problem)), `expected problem ${pattern}`).toBe(true);
    }
  }
}

export const test = base.extend({
  path: ['/', { option: true }],

  /** The server, for tests that stop it. */
  host: async ({ path }, use) => {
    const host = await serve({ dir: DIST, base: path });
    await use(host);
    await host.close();
  },

  site: ({ host }, use) => use(host.address),

  guard: [async ({ page, site }, use) => {
    const guard = new Guard();
    const { origin } = new URL(site);
    await guard.watch(page, origin);
    guard.alsoWatch = (other) => guard.watch(other, origin);
    await use(guard);
    guard.settle();
  }, { auto: true }],
});

/** The app has arrived, and shows the version. */
export async function expectApp(page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Space Taxi' })).toBeVisible();
  await expect(page.locator('#root').getByText(VERSION, { exact: true })).toBeVisible();
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing on this page, or in this frame of one, that an assistive tool would stumble over; `only` names the rules to look at. */
export async function expectAccessible(page, { without, only } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async ([exclude, rules]) => {
    const { violations } = await window.axe.run({ exclude }, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  }, [without ? [without] : [], only]);
  expect(found).toEqual([]);
}
