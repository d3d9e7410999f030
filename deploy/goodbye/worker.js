/**
 * Takes Kith's service worker out of the browsers of its readers, for a server that has another client by now
 * (docs/deploying.md#taking-kith-away,
 * docs/spec/offline.md#stepping-aside). Serve this file at /worker.js, where the worker of Kith was.
 *
 * It removes the kept files of the client and itself, and tells open pages, which then offer to reload. What
 * people have written stays in their browsers.
 */
addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('kith-')).map((name) => caches.delete(name)))
  const pages = await clients.matchAll({ includeUncontrolled: true })
  await registration.unregister()
  for (const page of pages) page.postMessage({ kind: 'build', id: null })
}
