// Keeps every file of this version of the game, so that it starts and plays without a network. tools/after-build.mjs puts
// the version and the list in: each path with the digest of its content, which the browser checks as it comes in.
const VERSION = 'VERSION';
const FILES = new Map([]);

const FOLDER = new URL(registration.scope).pathname;
// Our caches, as crates/app-core/src/storage_keys.rs names what is ours: other folders of the host have their own.
const OWN = `space-taxi:${FOLDER.replaceAll(':', '%3A')}:files:`;
const CACHE = OWN + VERSION;
const DIGEST = 'x-space-taxi-digest';

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OWN));
const found = async (name, path) => (await caches.open(name)).match(new URL(path, registration.scope), { ignoreVary: true });

/** A copy of the file that this or an older version keeps already. */
async function copy(path, digest) {
  for (const name of await ownCaches()) {
    const answer = await found(name, path);
    if (answer?.headers.get(DIGEST) === digest) return answer;
  }
}

/** The file from the host, past the browser's own cache: some keep their names when their content changes. */
async function fetched(path, digest) {
  const answer = await fetch(new URL(path, registration.scope), { cache: 'no-cache', integrity: digest });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const ofTransport of ['content-encoding', 'content-length']) headers.delete(ofTransport);
  headers.set(DIGEST, digest);
  // A new answer, since one that was redirected may not stand for the page.
  return new Response(await answer.blob(), { headers });
}

/** All files of this version, or an error: then the version before goes on. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all([...FILES].map(async ([path, digest]) => {
    if ((await found(CACHE, path))?.headers.get(DIGEST) === digest) return;
    await cache.put(new URL(path, registration.scope), await copy(path, digest) ?? await fetched(path, digest));
  }));
}

/** Removes older versions, once no page can still ask for their files and none is on its way. */
async function tidy() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1 || registration.installing || registration.waiting) return;
  for (const name of await ownCaches()) if (name !== CACHE) await caches.delete(name);
}

/** The file, from this version before any other. A page of an older version asks for names that only that one had. */
async function answer(path, request) {
  for (const name of [CACHE, ...await ownCaches()]) {
    const kept = await found(name, path);
    if (kept) return kept;
  }
  return fetch(request);
}

addEventListener('install', (event) => event.waitUntil(fill()));

// The first version also serves the page that has just brought it.
addEventListener('activate', (event) => event.waitUntil(clients.claim().then(tidy)));

addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(skipWaiting());
  // A page has started: what the browser has lost in the meantime is fetched again, if the host still has it.
  if (event.data === 'started') event.waitUntil(fill().then(tidy, () => {}));
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith(FOLDER)) return;
  const path = pathname.slice(FOLDER.length).replace(/^index\.html$/, '') || './';
  // Other pages in this folder are not ours.
  if (FILES.has(path) || mode !== 'navigate') event.respondWith(answer(path, event.request));
});
