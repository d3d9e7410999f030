/** Signs in and registers (docs/spec/sign-in.md#registration). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getViewer, grantToken, register } from '#contract/endpoints/session.ts'
import { KEYS, readStored } from '#platform/storage.ts'
import { call } from './api.ts'
import { viewerQuery } from './session.ts'
import { returnPath, setToken } from './token.ts'

/** Loaded as soon as the form for signing in is. */
const aside = import('../writing/aside.ts')
aside.catch(() => undefined) // `giveStorageTo` reports the failure

interface PasswordSignIn {
  username: string
  password: string
}

/** Opens a path of the client. */
type GoTo = (path: string) => void

async function signIn(client: QueryClient, { username, password }: PasswordSignIn, goTo: GoTo) {
  const { access_token: token } = await call(grantToken, {
    body: { grant_type: 'password', username, password },
  })
  const account = await call(getViewer, {}, { token })
  // Only the person whose session ended is taken back to that page.
  const place = readStored(KEYS.owner) === account.id ? returnPath() : null
  await giveStorageTo(account.id)
  client.setQueryData(viewerQuery(token).queryKey, account)
  if (place !== null) goTo(place)
  setToken(token)
}

/** Thrown when the account was created but signing in to it failed. The person has to sign in. */
export class RegisteredWithoutSession extends Error {
  override name = 'RegisteredWithoutSession'
}

async function signUp(client: QueryClient, form: PasswordSignIn & { inviteCode: string | null }, goTo: GoTo) {
  const { username, password, inviteCode } = form
  await call(register, {
    body: { authentication_method: 'password', username, password, invite_code: inviteCode },
  })
  try {
    await signIn(client, form, goTo) // the answer to registering has no token (docs/server/session.md#sign-up)
  } catch (cause) {
    throw new RegisteredWithoutSession('the account exists, signing in failed', { cause })
  }
}

/** Signs in. Opens the page at which the session of the same person ended, if it did. */
export function useSignIn(goTo: GoTo) {
  const client = useQueryClient()
  return useMutation({ mutationFn: (form: PasswordSignIn) => signIn(client, form, goTo) })
}

/** Registers and signs in. Fails with `RegisteredWithoutSession` when only the first succeeded. */
export function useSignUp(goTo: GoTo) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: PasswordSignIn & { inviteCode: string | null }) => signUp(client, form, goTo),
  })
}

/** Lets the account find its own drafts. A browser that forbids storage prevents nobody from signing in. */
async function giveStorageTo(accountId: string): Promise<void> {
  try {
    const { changeHands } = await aside
    await changeHands(accountId)
  } catch (error) {
    console.error('what is stored could not be given to its owner', error)
  }
}
