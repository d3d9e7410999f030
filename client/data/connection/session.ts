/** Who is looking (spec A §4 "Session"). */
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Visitor } from '#domain/session/access.ts'
import { call } from './api.ts'
import { currentToken, subscribeToken, useToken } from './token.ts'

/** The viewer's own account; asked for only while there is a token. */
export const viewerQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['viewer'],
    queryFn: token === null ? skipToken : ({ signal }) => call(getViewer, {}, { signal }),
    staleTime: 300_000,
  })

export function useVisitor(): Visitor {
  const token = useToken()
  const { data } = useQuery(viewerQuery(token))
  return token === null ? { kind: 'guest' } : { kind: 'user', account: data ?? null }
}

/** The signed-in account, or null for guests and until it is known. */
export function useViewer() {
  const visitor = useVisitor()
  return visitor.kind === 'user' ? visitor.account : null
}

/** Without a session nothing of its owner stays in memory; what everyone may know does. */
export const forgetWithSession = (client: QueryClient) =>
  subscribeToken(() => {
    if (currentToken() !== null) return
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'instance' })
  })
