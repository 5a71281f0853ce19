import { test as base } from '@playwright/test';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { POLICY, serve } from '../../tools/serve.mjs';
import { expect } from './table.mjs';

const test = base.extend({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'space-taxi-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** Asks for a path exactly as written: fetch and browsers would tidy it up first. */
const ask = (address, path, headers = {}) => new Promise((answered, failed) => {
  const { hostname, port } = new URL(address);
  get({ hostname, port, path, headers }, (response) => {
    response.resume();
    answered(response);
  }).on('error', failed);
});

test('nothing outside the served folder can be read', async ({ folder }) => {
  await writeFile(join(folder, 'index.html'), 'inside');
  const server = await serve({ dir: folder });
  for (const path of ['/../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '//etc/passwd', '/%00', '/%']) {
    expect((await ask(server.address, path)).statusCode, path).toBe(404);
  }
  expect((await ask(server.address, '/')).statusCode).toBe(200);
  await server.close();
});

test('every answer carries the policy and the right type', async ({ folder }) => {
  const server = await serve({ dir: folder });
  for (const [name, type] of [
    ['a.wasm', 'application/wasm'], ['a.webmanifest', 'application/manifest+json'], ['a.ftl', 'text/plain; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
  ]) {
    await writeFile(join(folder, name), name);
    const { headers } = await ask(server.address, `/${name}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toBe(POLICY);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  await server.close();
});

test('a changed file is sent anew, an unchanged one is not', async ({ folder }) => {
  await writeFile(join(folder, 'a.js'), 'first');
  const server = await serve({ dir: folder });
  const { etag } = (await ask(server.address, '/a.js')).headers;
  expect((await ask(server.address, '/a.js', { 'if-none-match': etag })).statusCode).toBe(304);
  await writeFile(join(folder, 'a.js'), 'second');
  expect((await ask(server.address, '/a.js', { 'if-none-match': etag })).statusCode).toBe(200);
  await server.close();
});

test('a file that also lies there compressed is sent so, but not one that has changed since', async ({ folder }) => {
  await writeFile(join(folder, 'a.js'), 'as it is');
  await writeFile(join(folder, 'a.js.br'), zlib.brotliCompressSync('compressed beforehand'));
  const server = await serve({ dir: folder });
  const read = async () => (await fetch(`${server.address}a.js`, { headers: { 'accept-encoding': 'br' } })).text();
  expect(await read()).toBe('compressed beforehand');
  const later = new Date(Date.now() + 10_000);
  await utimes(join(folder, 'a.js'), later, later);
  expect(await read()).toBe('as it is');
  await server.close();
});
