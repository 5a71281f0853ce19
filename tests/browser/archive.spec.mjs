// What `make dist` adds to the page: compressed files, headers, licences and a guide.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { HEADERS, POLICY, TYPES, clubPolicy, serve } from '../../tools/serve.mjs';
import { GUIDE, partOf, unpacked } from './archive.mjs';
import { VERSION } from './table.mjs';

let folder;

test.beforeAll(() => { folder = unpacked(); });
test.afterAll(() => rmSync(folder, { recursive: true }));

const text = (name) => readFileSync(join(folder, name), 'utf8');

test('every file also lies there compressed, and is the same', () => {
  const names = readdirSync(folder, { recursive: true });
  const files = names.filter((name) => !/^examples\W/.test(name) && /\.(html|js|css|wasm|ftl)$/.test(name));
  expect(files.length).toBeGreaterThan(15);
  // Whoever changes an example where it lies gets the changed one.
  expect(names.filter((name) => /^examples\W.*\.(br|gz)$/.test(name))).toEqual([]);
  for (const name of files) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < 300) continue;
    expect(zlib.gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(bytes), name).toBe(true);
    expect(zlib.brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(bytes), name).toBe(true);
  }
});

/** What these lines send with every file: by this pattern a header's name and its value, with or without quotes. */
const sent = (lines, pattern) => Object.fromEntries([...lines.matchAll(pattern)].map(([, name, value]) => [name, value.replace(/^"(.*)"$/, '$1')]));

test('every host that the guide has lines for sends what the page is tested with', () => {
  const { Vary: _, ...tested } = { ...HEADERS, 'Content-Security-Policy': `${POLICY}; frame-ancestors *` };
  const { 'Cache-Control': kept, ...always } = tested;
  expect(sent(partOf('What your host should send'), /^([A-Z][\w-]+): (.*)$/gm)).toEqual(always);
  const nginx = partOf('nginx');
  const value = (name) => nginx.split(`map $uri ${name} {`)[1].match(/default "(.*)";/)[1];
  const resolved = (headers) => Object.fromEntries(Object.entries(headers).map(([name, it]) => [name, it.startsWith('$') ? value(it) : it]));
  expect(resolved(sent(nginx, /^ +add_header ([\w-]+) (.*) always;/gm))).toEqual(always);
  // A file that is not there may be there in a moment: only what is there is kept.
  expect(resolved(sent(nginx, /^ +add_header ([\w-]+) (\S*);/gm))).toEqual({ 'Cache-Control': kept });
  for (const lines of [partOf('Apache'), text('.htaccess').replace(/<(If|FilesMatch) [^]*?<\/\1>/g, '')]) {
    expect(sent(lines, /^ *Header always set ([\w-]+) (.*)$/gm)).toEqual(always);
    expect(sent(lines, /^ *Header set (?!Content-Encoding)([\w-]+) (.*)$/gm)).toEqual({ 'Cache-Control': kept });
  }
  expect(text('.htaccess')).not.toMatch(/always set Cache-Control/);
  for (const lines of [partOf('A static host'), text('_headers').split('/examples/')[0]]) {
    expect(sent(lines, /^ +([A-Z][\w-]+): (.*)$/gm)).toEqual(tested);
  }
});

test('every kind of file is called what it is, compressed or not', () => {
  const types = Object.entries(TYPES).map(([end, type]) => [end.slice(1), type.split(';')[0]]);
  const [, nginx] = partOf('nginx').match(/types \{ ([^}]*)\}/);
  const named = nginx.split(';').flatMap((part) => part.trim().split(' ').slice(1).map((end) => [end, part.trim().split(' ')[0]]));
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(types));
  const lines = text('.htaccess');
  for (const end of ['wasm', 'js', 'ftl', 'webmanifest']) expect(lines).toContain(`AddType ${Object.fromEntries(types)[end]} .${end}\n`);
  const names = readdirSync(folder, { recursive: true });
  const compressed = types.filter(([end]) => names.some((name) => name.endsWith(`.${end}.br`)));
  expect(compressed.length).toBeGreaterThan(5);
  for (const [end, type] of compressed) {
    expect(lines).toContain(`<FilesMatch "\\.${end}\\.(br|gz)$">\n      ForceType ${type}\n`);
    for (const packed of ['br', 'gz']) expect(lines).toMatch(new RegExp(`RewriteRule .*[:|]${end}[|)].* \\$1\\.${packed} `));
  }
});

test('where one of Apache’s modules is missing, its part is passed over', () => {
  const modules = { AddType: 'mime', RemoveLanguage: 'mime', RemoveEncoding: 'mime', Header: 'headers', RewriteEngine: 'rewrite', RewriteCond: 'rewrite', RewriteRule: 'rewrite', SetEnvIf: 'setenvif' };
  const core = ['AddDefaultCharset', 'ForceType', '<If', '</If>', '<FilesMatch', '</FilesMatch>'];
  const around = [];
  for (const line of text('.htaccess').split('\n').map((it) => it.trim()).filter((it) => it && !it.startsWith('#'))) {
    const [word] = line.split(' ');
    if (word === '<IfModule') around.push(line.match(/mod_(\w+)\.c/)[1]);
    else if (word === '</IfModule>') around.pop();
    else if (!core.includes(word)) expect(around, line).toContain(modules[word]);
  }
  // Compressed once is enough.
  expect(text('.htaccess')).toContain('no-gzip no-brotli');
});

test('the guide and the files for hosts give the examples the policy they need', () => {
  const places = [['the guide', GUIDE], ['.htaccess', text('.htaccess')]];
  for (const [name, lines] of places) expect(lines, name).toContain(`"${clubPolicy("'self'")}"`);
  expect(text('_headers')).toContain(`/examples/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${clubPolicy("'self'")}\n`);
  // A game in a folder that is called so has its own policy all the same.
  for (const [name, rule] of [['the guide', /"~(\/examples.*)" "/], ['.htaccess', /m#(.*)#/]]) {
    const meant = new RegExp(Object.fromEntries(places)[name].match(rule)[1]);
    for (const path of ['/a/examples/plain.html', '/examples/club.css']) expect(meant.test(path), `${name} ${path}`).toBe(true);
    for (const path of ['/examples/space-taxi/', '/examples/game/index.html.br', '/a/']) expect(meant.test(path), `${name} ${path}`).toBe(false);
  }
});

test('files that never change are kept for a year, and no others', () => {
  const names = readdirSync(folder, { recursive: true });
  const fixed = names.filter((name) => /-[0-9a-f]{12}[^/]*\.\w+$/.test(name));
  expect(fixed.length).toBeGreaterThan(10);
  for (const [where, rule, packed] of [['.htaccess', text('.htaccess').match(/<FilesMatch "(-.*)">/)[1], true], ['nginx', GUIDE.match(/"~(-.*)" "public/)[1], false]]) {
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
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE', 'EMBEDDING.html', 'embed.js', 'examples/plain.html']) expect(existsSync(join(folder, name)), name).toBe(true);
  const site = await serve({ dir: folder, base: '/any/folder/' });
  await page.goto(site.address);
  await expect(page.locator('#root').getByText(VERSION, { exact: true })).toBeVisible();
  await site.close();
});
