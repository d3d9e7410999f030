/**
 * Returns what a page gets where the worker has no answer: the same as where the network has none. A promise
 * that rejects would say so too, and count as a mistake of the worker (docs/spec/offline.md#pages).
 */
export function noAnswer(error: unknown): Response {
  console.warn('the worker has no answer', error)
  return Response.error()
}
