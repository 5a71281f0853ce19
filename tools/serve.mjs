// A static server for the built page: loopback only, with the policy any good host would send. `make play` and the
// browser tests use the same one, so what is tested is what is played.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export const POLICY = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
  "connect-src 'self'", "worker-src 'self' blob:", "manifest-src 'self'", "base-uri 'none'",
].join('; ');

/** What a website that embeds the game has to allow, here for the examples that lie beside it. */
export const clubPolicy = (game) => [
  "default-src 'none'", `script-src ${[...new Set(["'self'", game])].join(' ')}`, "style-src 'self'", "img-src 'self' data:", `frame-src ${game}`, "base-uri 'none'",
].join('; ');

/** What goes with every file. */
export const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A page in a sandboxed frame has no origin of its own and may load its parts only so.
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
};

export const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.ftl': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.wasm': 'application/wasm',
};

/** How a file is called that lies beside another one as its compressed form. */
const ENDS = { br: '.br', gzip: '.gz' };
/** For those that lie there only as they are. */
const PACKERS = {
  br: (bytes) => promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(zlib.gzip),
};

/** The file an address means, or null if there is none below `root`. */
async function fileOf(root, base, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (!path.startsWith(base) || path.includes('\0')) return null;
  const file = join(root, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
  if (!file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { file, version: `${found.size}-${found.mtimeMs}`, changed: found.mtimeMs } : null;
}

/** What was packed once, for all servers of this process. */
const cache = new Map();

function packed({ file, version, changed }, encoding) {
  const key = `${file} ${version} ${encoding}`;
  const pack = async () => {
    if (!encoding) return readFile(file);
    const beside = await stat(file + ENDS[encoding]).catch(() => null);
    return beside?.mtimeMs >= changed ? readFile(file + ENDS[encoding]) : PACKERS[encoding](await readFile(file));
  };
  if (!cache.has(key)) cache.set(key, pack());
  return cache.get(key);
}

/** Serves `dir` under `base` and resolves to `{ address, close }`. Port 0 takes any free one. `without` names headers to leave out. */
export function serve({ dir, base = '/', port = 0, without = [] }) {
  const common = Object.fromEntries(Object.entries(HEADERS).filter(([name]) => !without.includes(name)));
  const root = resolve(dir);

  const server = createServer(async (request, response) => {
    const answer = (status, headers, body) => response.writeHead(status, { ...common, ...headers }).end(body);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' });
    if (base !== '/' && request.url === base.slice(0, -1)) return answer(308, { Location: base });
    const found = await fileOf(root, base, request.url);
    if (!found) return answer(404, { 'Content-Type': TYPES['.txt'] }, 'not found\n');

    const offered = request.headers['accept-encoding'] ?? '';
    const encoding = Object.keys(PACKERS).find((name) => offered.includes(name));
    const tag = `"${createHash('sha256').update(`${found.version} ${encoding}`).digest('base64url').slice(0, 22)}"`;
    if (request.headers['if-none-match'] === tag) return answer(304, { ETag: tag });
    const body = await packed(found, encoding);
    answer(200, {
      'Content-Type': TYPES[extname(found.file)] ?? 'application/octet-stream',
      ...(found.file.startsWith(join(root, 'examples', sep)) && { 'Content-Security-Policy': clubPolicy("'self'") }),
      'Content-Length': body.length,
      ETag: tag,
      ...(encoding && { 'Content-Encoding': encoding }),
    }, request.method === 'HEAD' ? undefined : body);
  });

  return new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => ready({
      address: `http://127.0.0.1:${server.address().port}${base}`,
      close: () => new Promise((closed) => { server.close(closed); server.closeAllConnections(); }),
    }));
  });
}
