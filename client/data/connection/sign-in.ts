/** Signing in and registering (spec A §2.3, §4 "Session"). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getViewer, grantToken, register } from '#contract/endpoints/session.ts'
import { KEYS, readStored } from '#platform/storage.ts'
import { call } from './api.ts'
import { viewerQuery } from './session.ts'
import { placeOfEnd, setToken } from './token.ts'

/** On its way as soon as somebody may sign in. */
const aside = import('../writing/aside.ts')
aside.catch(() => undefined) // the one who waits for it sees the failure

interface PasswordSignIn {
  username: string
  password: string
}

/** Goes to a path of the client. */
type GoTo = (path: string) => void

async function signIn(client: QueryClient, { username, password }: PasswordSignIn, goTo: GoTo) {
  const { access_token: token } = await call(grantToken, {
    body: { grant_type: 'password', username, password },
  })
  const account = await call(getViewer, {}, { token })
  // Nobody else is led to where the former person was.
  const place = readStored(KEYS.owner) === account.id ? placeOfEnd() : null
  await giveStorageTo(account.id)
  client.setQueryData(viewerQuery(token).queryKey, account)
  if (place !== null) goTo(place)
  setToken(token)
}

/** The account was made, but signing in to it failed: the person goes on with signing in. */
export class RegisteredWithoutSession extends Error {
  override name = 'RegisteredWithoutSession'
}

async function signUp(client: QueryClient, form: PasswordSignIn & { inviteCode: string | null }, goTo: GoTo) {
  const { username, password, inviteCode } = form
  await call(register, {
    body: { authentication_method: 'password', username, password, invite_code: inviteCode },
  })
  try {
    await signIn(client, form, goTo) // registering answers no token (contract 3.3)
  } catch (cause) {
    throw new RegisteredWithoutSession('the account exists, signing in failed', { cause })
  }
}

/** Signs in; who was here when their session ended is taken back to that page. */
export function useSignIn(goTo: GoTo) {
  const client = useQueryClient()
  return useMutation({ mutationFn: (form: PasswordSignIn) => signIn(client, form, goTo) })
}

export function useSignUp(goTo: GoTo) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: PasswordSignIn & { inviteCode: string | null }) => signUp(client, form, goTo),
  })
}

/** A browser that forbids storage keeps nobody from signing in. */
async function giveStorageTo(accountId: string): Promise<void> {
  try {
    const { changeHands } = await aside
    await changeHands(accountId)
  } catch (error) {
    console.error('what is stored could not be given to its owner', error)
  }
}
