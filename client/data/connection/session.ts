/** Who is looking, signing in and out (spec A §2.2 "Logout", §2.3, §4 "Session"). */
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { getViewer, grantToken, register, revokeToken } from '#contract/endpoints/session.ts'
import type { Visitor } from '#domain/session/access.ts'
import { clearStored } from '#platform/storage.ts'
import { call } from './api.ts'
import { currentToken, setToken, subscribeToken, useToken } from './token.ts'

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

interface PasswordSignIn {
  username: string
  password: string
}

async function signIn(client: QueryClient, { username, password }: PasswordSignIn) {
  const { access_token: token } = await call(grantToken, {
    body: { grant_type: 'password', username, password },
  })
  const account = await call(getViewer, {}, { token })
  client.setQueryData(viewerQuery(token).queryKey, account)
  setToken(token)
}

/** The account was made, but signing in to it failed: the person goes on with signing in. */
export class RegisteredWithoutSession extends Error {
  override name = 'RegisteredWithoutSession'
}

async function signUp(client: QueryClient, form: PasswordSignIn & { inviteCode: string | null }) {
  const { username, password, inviteCode } = form
  await call(register, {
    body: { authentication_method: 'password', username, password, invite_code: inviteCode },
  })
  try {
    await signIn(client, form) // registering answers no token (contract 3.3)
  } catch (cause) {
    throw new RegisteredWithoutSession('the account exists, signing in failed', { cause })
  }
}

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (form: PasswordSignIn) => signIn(client, form) })
}

export function useSignUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: PasswordSignIn & { inviteCode: string | null }) => signUp(client, form),
  })
}

/** Revoke, forget the user and the token, forget everything stored; the guard then leads to the landing page. */
export async function signOut(): Promise<void> {
  const token = currentToken()
  if (token !== null) {
    try {
      await call(revokeToken, { body: { token } })
    } catch (error) {
      console.error('the token could not be revoked', error) // and nobody is kept signed in for that
    }
  }
  setToken(null)
  clearStored()
  await clearDrafts()
}

/** Loaded when it is needed: most visits keep nothing there. */
async function clearDrafts(): Promise<void> {
  try {
    const { forgetDrafts } = await import('../writing/draft-store.ts')
    await forgetDrafts()
    const { forgetEdits } = await import('../writing/edit-store.ts')
    forgetEdits()
  } catch (error) {
    console.error('the drafts could not be wiped', error)
  }
}

/** Without a session nothing of its owner stays in memory; what everyone may know does. */
export const forgetWithSession = (client: QueryClient) =>
  subscribeToken(() => {
    if (currentToken() !== null) return
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'instance' })
  })
