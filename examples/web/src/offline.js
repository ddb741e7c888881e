// Keeps the page's files, so that it works without a network. The list of files is put in while the page is built; files
// other than the page itself are called by what is in them and never change.
const files = FILES;
const cacheName = CACHE;

/** Answers differ by nothing that is asked with them, whatever `Vary` of a server says. */
const alike = { ignoreVary: true };

async function keepAll() {
  const cache = await caches.open(cacheName);
  // The page itself has one name for ever: what a browser has of it from before may ask for other files.
  await cache.addAll(files.map((file) => (file === './' ? new Request(file, { cache: 'reload' }) : file)));
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
  if (request.mode === 'navigate') {
    const page = await fetch(request).catch(() => null);
    // What stands before a server that is away may answer in its place.
    return page !== null && page.status < 500 ? page : cache.match('./', alike);
  }
  return (await cache.match(request, alike)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === self.location.origin) {
    event.respondWith(answer(event.request));
  }
});
