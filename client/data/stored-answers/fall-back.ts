/**
 * Shows what is stored where the server cannot be reached
 * (docs/spec/offline.md#reading-without-a-connection), and drops what the server says is not there any more
 * (docs/spec/offline.md#stored-answers-are-renewed).
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { accountHere } from '#platform/storage/storage.ts'
import { ApiError, isGone } from '../connection/api-error.ts'
import { forgetReadingPosition, pageOf } from '../reading-position/reading-position.ts'
import type { AnswersTable } from '../storage/answers-table.ts'
import { putBack } from './put-back.ts'
import { noteConfirmed, noteOutOfReach, restored } from './restored.ts'
import { isUsable, stampNow } from './stamp.ts'

/** Does for a query that has failed what is stored of it allows. Never rejects. */
export async function fallBack(client: QueryClient, query: Query, table: AnswersTable): Promise<void> {
  const accountId = accountHere()
  if (query.meta?.stored === undefined || accountId === null) return
  const { error, data } = query.state
  try {
    if (isGone(error) && !isFurtherPage(query)) await drop(query, accountId, table)
    if (!(error instanceof ApiError) || error.kind !== 'unreachable') return
    const row = data === undefined ? await table.read(accountId, query.queryHash) : undefined
    // The session may have ended meanwhile.
    if (row !== undefined && isUsable(row, stampNow())) putBack(client, row)
    else if (data && restored.current().has(query.queryHash))
      query.setState({ status: 'success', error: null })
    noteOutOfReach(query.queryHash) // the frame of the page says that it is a stored one
  } catch (failure) {
    console.warn('stored answers are out of reach', failure)
  }
}

/**
 * Returns whether a query was asked last for a further page of its list: the answer says nothing about the
 * others.
 */
export const isFurtherPage = ({ state }: Query) => state.fetchMeta?.fetchMore !== undefined

/**
 * Forgets a stored answer, which may be on the page already: the page does not begin with it any more, nor
 * with another in its place.
 */
async function drop(query: Query, accountId: string, table: AnswersTable): Promise<void> {
  if (query.isActive()) forgetReadingPosition(pageOf(location))
  if (restored.current().has(query.queryHash)) query.setState({ data: undefined })
  noteConfirmed(query.queryHash)
  await table.remove(accountId, query.queryHash)
}
