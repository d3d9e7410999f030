/**
 * Tells pages which build is in force; null: none, the server has another client
 * (docs/spec/offline.md#updates).
 */
import { buildInForce } from './cached-files.ts'
import { scope } from './scope.ts'

/** Tells one page. `client/platform/network/worker.ts` reads it. */
export const tellPage = (page: Pick<Client, 'postMessage'>) =>
  page.postMessage({ kind: 'build', id: buildInForce() })

export async function tellPages(): Promise<void> {
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) tellPage(page)
}
