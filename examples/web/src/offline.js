// Keeps the page's files, so that it works without a network. The list of files is put in while the page is built; files
// other than the page itself are called by what is in them and never change.
const files = FILES;
const cacheName = CACHE;

async function keepAll() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
  await self.skipWaiting();
}
async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith('regelwerk ') && name !== cacheName) await caches.delete(name);
  }
  await self.clients.claim();
}
/** A page is asked for anew while there is a network; all else is as it was kept. */
async function answer(request) {
  const cache = await caches.open(cacheName);
  if (request.mode === 'navigate') return fetch(request).catch(() => cache.match('./'));
  return (await cache.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === self.location.origin) {
    event.respondWith(answer(event.request));
  }
});
