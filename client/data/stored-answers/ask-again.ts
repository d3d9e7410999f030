/**
 * Asks the server again for what the page shows as it was stored
 * (docs/spec/offline.md#reading-without-a-connection).
 */
import type { QueryClient } from '@tanstack/react-query'
import { renewPosts } from './renew-list.ts'
import { restored } from './restored.ts'

/** Asks for every stored answer on the page. Lists have a way of their own: they must not jump. */
export function askAgain(client: QueryClient): void {
  const stored = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryHash }) => restored.current().has(queryHash),
  })
  for (const query of stored) {
    if (query.meta?.load) void renewPosts(client, query)
    else if (query.meta?.refresh) void query.meta.refresh(client)
    else void client.refetchQueries({ queryKey: query.queryKey, exact: true })
  }
}
