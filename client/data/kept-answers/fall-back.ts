/** Shows what is kept where the server cannot be reached (docs/spec/offline.md#reading-without-a-connection). */
import type { Query, QueryClient } from '@tanstack/react-query'
import { KEYS, readStored } from '#platform/storage.ts'
import { ApiError } from '../connection/api-error.ts'
import type { AnswersTable } from './answers-table.ts'
import { putBack } from './put-back.ts'
import { noteOutOfReach } from './restored.ts'
import { stampNow } from './stamp.ts'

const isUnreachable = (error: unknown) => error instanceof ApiError && error.kind === 'unreachable'

/** Puts the kept answer of a query that could not be asked for into the cache. Never rejects. */
export async function fallBack(client: QueryClient, query: Query, table: AnswersTable): Promise<void> {
  if (query.meta?.kept === undefined || !isUnreachable(query.state.error)) return
  const stamp = stampNow()
  const accountId = readStored(KEYS.owner)
  if (query.state.data === undefined && stamp !== null && accountId !== null) {
    try {
      const row = await table.read(accountId, query.queryHash)
      if (row?.stamp === stamp && stampNow() === stamp) putBack(client, row)
    } catch (error) {
      console.warn('a kept answer could not be read', error)
    }
  }
  noteOutOfReach(query.queryHash)
}
