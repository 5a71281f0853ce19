// What `make dist` adds to the page: compressed files, headers, licences and a guide.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { POLICY, clubPolicy, serve } from '../../tools/serve.mjs';
import { DIST, VERSION } from './table.mjs';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
let folder;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'space-taxi-archive-'));
  cpSync(DIST, folder, { recursive: true });
  execFileSync('node', ['tools/pack/stage.mjs', folder, VERSION], { cwd: PROJECT });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const text = (name) => readFileSync(join(folder, name), 'utf8');

test('every file also lies there compressed, and is the same', () => {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(html|js|css|wasm|ftl)$/.test(name));
  expect(files.length).toBeGreaterThan(15);
  for (const name of files) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < 300) continue;
    expect(zlib.gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(bytes), name).toBe(true);
    expect(zlib.brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(bytes), name).toBe(true);
  }
});

test('the headers are those that the page is tested with', () => {
  for (const name of ['_headers', '.htaccess']) {
    expect(text(name)).toContain(`${POLICY}; frame-ancestors *`);
    expect(text(name)).toContain('Access-Control-Allow-Origin');
  }
  expect(readFileSync(join(PROJECT, 'docs/EMBEDDING.md'), 'utf8').split(`${POLICY}; frame-ancestors *`).length).toBe(5);
});

test('the guides that are packed lead to nothing that is not, and give the examples the policy they need', () => {
  const guides = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(guides).toContain('EMBEDDING.md');
  for (const guide of guides) {
    for (const [, to] of text(guide).matchAll(/\]\(([^)#:]+)\)/g)) expect(existsSync(join(folder, to)), `${guide}: ${to}`).toBe(true);
  }
  expect(text('EMBEDDING.md')).toContain(`"${clubPolicy("'self'").replace("'self' 'self'", "'self'")}"`);
});

test('files that never change are kept for a year, and no others', () => {
  const names = readdirSync(folder, { recursive: true });
  const fixed = names.filter((name) => /-[0-9a-f]{12}[^/]*\.\w+$/.test(name));
  expect(fixed.length).toBeGreaterThan(10);
  const guide = readFileSync(join(PROJECT, 'docs/EMBEDDING.md'), 'utf8');
  for (const [where, rule, packed] of [['.htaccess', text('.htaccess').match(/<FilesMatch "(-.*)">/)[1], true], ['nginx', guide.match(/"~(-.*)" "public/)[1], false]]) {
    const kept = names.filter((name) => new RegExp(rule).test(name));
    expect(kept.sort(), where).toEqual(fixed.filter((name) => packed || !/\.(br|gz)$/.test(name)).sort());
  }
});

test('the notice names everything that is in the page, with its licence', () => {
  const notice = text('NOTICE.txt');
  for (const crate of ['yew', 'wasm-bindgen', 'sha2', 'chacha20', 'qrcodegen', 'std', 'getrandom', 'gloo-timers']) {
    expect(notice).toMatch(new RegExp(`^${crate} [^:]*: .*(MIT|Apache)`, 'm'));
  }
  expect(notice).not.toMatch(/^(proptest|divan) /m);
  // Each of them stands above the text that holds for it.
  const rule = '-'.repeat(78);
  const [list, ...parts] = notice.split(`\n${rule}\n`);
  const covered = parts.filter((_, index) => index % 2 === 0).flatMap((names) => names.split(', '));
  const named = [...list.matchAll(/^([\w-]+) (?:\d|of Rust)[^:]*: /gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !covered.includes(name))).toEqual([]);
  expect(notice).toMatch(/qrcodegen[^]*Copyright \(c\) Project Nayuki[^]*Permission is hereby granted, free of charge/);
});

test('the guide and the licences are there, and the unpacked folder plays', async ({ page }) => {
  expect(text('README.txt')).toContain(`Space Taxi ${VERSION}`);
  expect(text('README.txt').split('\n').length).toBeLessThan(60);
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE', 'EMBEDDING.md', 'embed.js', 'examples/plain.html']) expect(existsSync(join(folder, name)), name).toBe(true);
  const site = await serve({ dir: folder, base: '/any/folder/' });
  await page.goto(site.address);
  await expect(page.getByText(VERSION, { exact: true })).toBeVisible();
  await site.close();
});
