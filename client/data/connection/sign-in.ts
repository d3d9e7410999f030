/** Signs in and registers (docs/spec/sign-in.md#registration). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getViewer, register } from '#contract/endpoints/session.ts'
import type { Account } from '#contract/entities/account.ts'
import { isTemporary } from '#domain/retry.ts'
import { SHARE_PATH } from '#domain/sharing/shared-text.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { isAnythingShared } from '../sharing/shared.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { prepareApplication } from './application.ts'
import { failureOf } from './failure.ts'
import { requestToken, type SignInProof } from './request-token.ts'
import { viewerQuery } from './session.ts'
import { returnPath, setToken } from './token.ts'

/** Asks for the proof when it is needed: a wallet then asks the person. */
export type GetProof = () => SignInProof | Promise<SignInProof>

interface Registration {
  username: string
  inviteCode: string | null
  getProof: GetProof
}

/** A session that has begun at the server. */
export interface NewSession {
  account: Account
  token: string
}

/** Keeps a session that has begun, for this page or for another one. */
export type BeginSession = (session: NewSession) => Promise<void>

/**
 * The steps of signing in that other parts do. The caller brings them, because this folder knows nothing of
 * them.
 */
export interface SignInSteps {
  /** Opens a path of the client. */
  goTo: (path: string) => void
  /** Gives the account its own drafts, and takes those of others away. Signing in goes on when it fails. */
  settleDrafts: (account: Account) => Promise<void>
}

/** Returns what makes a new session that of this page, where the one of the same person ended. */
export function useBeginHere(steps: SignInSteps): BeginSession {
  const client = useQueryClient()
  return (session) => beginHere(client, session, steps)
}

async function beginHere(client: QueryClient, { account, token }: NewSession, steps: SignInSteps) {
  // Only the person whose session ended is taken back to that page; what was shared is for who signs in next.
  const place = isAnythingShared() ? SHARE_PATH : accountHere() === account.id ? returnPath() : null
  try {
    await steps.settleDrafts(account)
  } catch (error) {
    console.error('the drafts could not be given to their author', error)
  }
  client.setQueryData(viewerQuery(token).queryKey, account)
  if (place !== null) steps.goTo(place)
  setToken(token)
}

async function signIn(proof: SignInProof, begin: BeginSession) {
  const token = await requestToken(proof)
  await begin({ account: await call(getViewer, {}, { token }), token })
}

/** Thrown when the account was created but signing in to it failed. The person has to sign in. */
export class RegisteredWithoutSession extends Error {
  override name = 'RegisteredWithoutSession'
}

/** The registration whose answer was lost; the server may have made its account. */
let unanswered: string | null = null

async function signUp({ username, inviteCode, getProof }: Registration, begin: BeginSession) {
  void prepareApplication()
  const proof = await getProof()
  const { method, ...rest } = proof
  const body = { ...rest, authentication_method: method, username, invite_code: inviteCode }
  const registration = JSON.stringify(body)
  try {
    await call(register, { body })
  } catch (error) {
    const isPerhapsMade = registration === unanswered && isTaken(error)
    unanswered = isPerhapsMade || isTemporary(failureOf(error)) ? registration : null
    if (!isPerhapsMade) throw error
    await signIn(proof, begin).catch(() => Promise.reject(error)) // the name is that of somebody else
    return
  }
  unanswered = null
  try {
    // A signed message serves once more (docs/spec/sign-in.md#one-message-one-attempt).
    await signIn(proof, begin) // the answer to registering has no token (docs/server/session.md#sign-up)
  } catch (cause) {
    throw new RegisteredWithoutSession('the account exists, signing in failed', { cause })
  }
}

const isTaken = (error: unknown) => error instanceof ApiError && error.message === 'user already exists'

/** Signs in, and begins the session. */
export const useSignIn = (begin: BeginSession) =>
  useMutation({
    meta: { isQuiet: true },
    mutationFn: async (getProof: GetProof) => {
      void prepareApplication()
      return signIn(await getProof(), begin)
    },
  })

/**
 * Registers and signs in. Fails with `RegisteredWithoutSession` when only the first succeeded. The same
 * registration once more, after a lost answer, signs in to the account that was made.
 */
export const useSignUp = (begin: BeginSession) =>
  useMutation({
    meta: { isQuiet: true },
    mutationFn: (registration: Registration) => signUp(registration, begin),
  })
