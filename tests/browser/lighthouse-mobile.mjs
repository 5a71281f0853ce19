// Lighthouse's mobile profile holds the built page to its marks: everything for accessibility, best practices and findability, 95 for speed
// at the median of five visits. For `make test-all`, on a machine that does nothing else.
import { serve } from '../../tools/serve.mjs';
import { judge } from './lighthouse.mjs';
import { DIST } from './table.mjs';

const [MOST, FAST, VISITS] = [100, 95, 5];
const site = await serve({ dir: DIST });
const { scores, faults } = await judge(site.address, ['accessibility', 'best-practices', 'seo']);
const speeds = [];
for (let visit = 0; visit < VISITS; visit += 1) speeds.push((await judge(site.address, ['performance'])).scores.performance);
await site.close();
const speed = speeds.toSorted((a, b) => a - b)[Math.floor(VISITS / 2)];
faults.forEach((fault) => console.log(fault));
const failed = faults.length + Object.values(scores).filter((score) => score < MOST).length + Number(speed < FAST);
console.log(`Lighthouse, mobile: ${Object.entries({ ...scores, performance: speed }).map(([what, score]) => `${what} ${score}`).join(', ')} (${VISITS} visits): ${failed} failed`);
process.exit(failed ? 1 : 0);
