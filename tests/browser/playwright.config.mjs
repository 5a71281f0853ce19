import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  // What `make test` runs, and what only `make test-all` does.
  projects: [
    { name: 'quick', testMatch: '*.spec.mjs', testIgnore: '*.all.spec.mjs' },
    { name: 'all', testMatch: '*.all.spec.mjs' },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores, since each now and then waits for its page.
  workers: availableParallelism() + 1,
  // Nowhere but on a shared machine, where a test that passes only at the second try is named at the end and is to be mended.
  retries: process.env.CI ? 1 : 0,
  // Generous: a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./summary.mjs']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // Tests see the files that were built just now; those about playing without a network let the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      // tools/chromium.sh finds it; without one Playwright uses its own.
      executablePath: process.env.CHROMIUM || undefined,
      args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync'],
    },
  },
});
