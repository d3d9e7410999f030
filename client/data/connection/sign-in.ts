/** Signing in and registering (spec A §2.3, §4 "Session"). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getViewer, grantToken, register } from '#contract/endpoints/session.ts'
import { call } from './api.ts'
import { viewerQuery } from './session.ts'
import { setToken } from './token.ts'

interface PasswordSignIn {
  username: string
  password: string
}

async function signIn(client: QueryClient, { username, password }: PasswordSignIn) {
  const { access_token: token } = await call(grantToken, {
    body: { grant_type: 'password', username, password },
  })
  const account = await call(getViewer, {}, { token })
  await giveStorageTo(account.id)
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

/** Loaded for this moment; a browser that forbids storage keeps nobody from signing in. */
async function giveStorageTo(accountId: string): Promise<void> {
  try {
    const { exchangeStored } = await import('../writing/aside.ts')
    await exchangeStored(accountId)
  } catch (error) {
    console.error('what is stored could not be given to its owner', error)
  }
}
