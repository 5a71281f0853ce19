// What Lighthouse says of the built page, in its mobile profile, with a network and a processor that are slow in fact. What it reckons without
// that takes all that is loaded before the first paint for what the paint has waited for; here it is there at once, the app too.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createServer } from 'node:net';

const freePort = () => new Promise((found) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => found(port));
  });
});

/** The scores of these categories, out of 100, and what costs points, for the page at this address. */
export async function judge(address, categories) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu'],
  });
  try {
    const { lhr } = await lighthouse(address, { port, onlyCategories: categories, logLevel: 'error', throttlingMethod: 'devtools' });
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    const faults = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`);
    const figures = Object.fromEntries(['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']
      .filter((id) => lhr.audits[id]).map((id) => [id, lhr.audits[id].displayValue]));
    return { scores: Object.fromEntries(scores), faults, figures };
  } finally {
    await browser.close();
  }
}
