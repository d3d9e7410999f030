/** The sessions of the viewer's account (docs/spec/session.md#sessions-of-an-account). */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { endSession, listSessions } from '#contract/endpoints/credentials.ts'
import { inOrder } from '#domain/account/session-order.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { deleteOnce } from '../connection/delete-once.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

/** Loads the sessions; null where the server does not tell them. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    try {
      return inOrder(await call(listSessions, {}, { signal }))
    } catch (error) {
      if (isUnknown(error)) return null
      throw error
    }
  },
  staleTime: 0,
})

/** Ends sessions one after the other, by their ids. Those before a failure have ended, and leave the list. */
export async function endSessions(client: QueryClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await end(id)
    showEnded(client, [id])
    tellTabs(client, { kind: 'sessions-ended', ids: [id] })
  }
}

/** Shows that sessions have ended. */
export const showEnded = (client: QueryClient, ids: readonly string[]) =>
  client.setQueryData(
    sessionsQuery.queryKey,
    (known) => known?.filter((one) => !ids.includes(one.id)) ?? known,
  )

/** Ends a session. One that the server does not know has ended before. */
async function end(id: string): Promise<void> {
  await deleteOnce<unknown>(
    () => call(endSession, { params: { id } }),
    async () => ((await call(listSessions, {})).some((session) => session.id === id) ? null : undefined),
  )
}

export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (ids: readonly string[]) => endSessions(client, ids) })
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404
