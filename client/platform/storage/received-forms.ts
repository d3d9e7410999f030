/**
 * Forms that the worker has received for a page and put into the browser's cache storage. A page without
 * HTTPS has neither.
 */

const isThere = () => typeof caches !== 'undefined'

/** Returns the forms in a cache, the first one first; one that cannot be read is left out. */
export async function receivedForms(cacheName: string): Promise<FormData[]> {
  if (!isThere() || !(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const read = (await cache.keys()).map(async (key) => (await cache.match(key))?.formData())
  const forms = await Promise.allSettled(read)
  return forms.flatMap(({ status, ...form }) => ('value' in form && form.value ? [form.value] : []))
}

/** Deletes the forms. */
export async function dropReceivedForms(cacheName: string): Promise<void> {
  if (isThere()) await caches.delete(cacheName)
}
