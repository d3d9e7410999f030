/** Tells all pages which build is in force now; null: none, the server has another client (docs/spec/offline.md#updates). */
import { scope } from './scope.ts'

/** Returns what a page is told. `client/platform/worker.ts` reads it. */
export const buildMessage = (id: string | null) => ({ kind: 'build', id })

export async function tellPages(id: string | null): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true })
  for (const page of pages) page.postMessage(buildMessage(id))
}
