/** The session: the viewer and their token (docs/spec/session.md#start-with-a-token). */
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Visitor } from '#domain/session/access.ts'
import {
  accountHere,
  KEYS,
  NOBODY,
  readStored,
  setAccountHere,
  stayWithAccount,
  writeStored,
} from '#platform/storage/storage.ts'
import { call } from './api.ts'
import { freshFor } from './fresh-for.ts'
import { currentToken, isLeaving, subscribeToken } from './token.ts'

/** Loads the viewer's own account, while there is a token. */
export const viewerQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['viewer'],
    queryFn: token === null ? skipToken : ({ signal }) => loadViewer(signal),
    staleTime: freshFor(300_000),
    meta: { stored: 'whole' },
  })

async function loadViewer(signal: AbortSignal) {
  const token = currentToken()
  const account = await call(getViewer, {}, { signal })
  if (currentToken() !== token || hasLeft()) return account // this session settles nothing any more
  // Signing in gives the account its place in local storage (data/writing/change-account.ts). A session may
  // begin without it, and another client at this address may have begun one for somebody else.
  if (accountHere() === null) writeStored(KEYS.owner, account.id)
  else if (accountHere() !== account.id) await makeOwner(account.id)
  stayWithAccount()
  return account
}

/** Returns whether the session has been ended by its person; in another tab, this one hears of it last. */
const hasLeft = () => isLeaving() || (accountHere() === NOBODY && readStored(KEYS.token) === null)

async function makeOwner(accountId: string): Promise<void> {
  const { settleOwner } = await import('../storage/owner.ts')
  settleOwner(accountId)
  setAccountHere(accountId)
}

/** Filled by `ServerState`. */
export const VisitorContext = createContext<Visitor>({ kind: 'guest' })

/** Returns who uses the page: a guest, or a user whose account arrives a moment after the token. */
export const useVisitor = (): Visitor => use(VisitorContext)

/** Returns the viewer's account; null for guests and until it is loaded. */
export function useViewer() {
  const visitor = useVisitor()
  return visitor.kind === 'user' ? visitor.account : null
}

/**
 * Empties the cache whenever somebody signs in or out, so that nobody sees what was loaded for another
 * person. The instance stays, and so does the account that is signing in. Returns the function that stops it.
 */
export const forgetWithSession = (client: QueryClient) =>
  subscribeToken(() => {
    const known = currentToken() === null ? ['instance'] : ['instance', 'viewer']
    client.removeQueries({ predicate: ({ queryKey }) => !known.includes(String(queryKey[0])) })
  })
