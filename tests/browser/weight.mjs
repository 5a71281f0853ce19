// What the page weighs: everything of it but the solver, with one language and its rules, each file compressed by itself with brotli at
// level 11.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../../tools/compress.mjs';
import { DIST } from './table.mjs';

export const BUDGET = 545_000;

/** What is in the page's own folder and does not belong to it: other websites load it. */
const NOT_OURS = ['embed.js'];

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotli(readFileSync(join(DIST, file))).length);
  return sizes.get(file);
}

/** The files and their bytes, the heaviest first. */
export function weigh(language) {
  const own = readdirSync(DIST).filter((file) => /\.(html|css|js|wasm|svg|webmanifest)$/.test(file) && !NOT_OURS.includes(file));
  return [...own, `locales/${language}.ftl`, `locales/shared/${language}.ftl`, `locales/rules/${language}.ftl`]
    .map((file) => ({ file, bytes: sizeOf(file) }))
    .sort((a, b) => b.bytes - a.bytes);
}

export const together = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
