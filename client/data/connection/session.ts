/** Who is looking (spec A §4 "Session"). */
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Visitor } from '#domain/session/access.ts'
import { KEYS, readStored, writeStored } from '#platform/storage.ts'
import { call } from './api.ts'
import { currentToken, subscribeToken, useToken } from './token.ts'

/** The viewer's own account; asked for only while there is a token. */
export const viewerQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['viewer'],
    queryFn: token === null ? skipToken : ({ signal }) => askWho(signal),
    staleTime: 300_000,
  })

async function askWho(signal: AbortSignal) {
  const account = await call(getViewer, {}, { signal })
  // Whose session it was is to be known when somebody else signs in (data/writing/aside.ts).
  if (!readStored(KEYS.owner)) writeStored(KEYS.owner, account.id)
  return account
}

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

/**
 * Nothing of what the server said to one visitor stays in memory for another, a guest included; what it says to
 * everyone does, and who is signing in.
 */
export const forgetWithSession = (client: QueryClient) =>
  subscribeToken(() => {
    const known = currentToken() === null ? ['instance'] : ['instance', 'viewer']
    client.removeQueries({ predicate: ({ queryKey }) => !known.includes(String(queryKey[0])) })
  })
