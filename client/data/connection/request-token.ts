/** Asks for a token (docs/spec/sign-in.md#grant-types, docs/spec/sign-in.md#name-of-the-client). */
import { grantToken } from '#contract/endpoints/session.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { applicationInTime, forgetApplication, SCOPE } from './application.ts'

/** The proof of who a person is: a password, or a signed message. The method is also the grant type. */
export type SignInProof =
  | { method: 'password'; username: string; password: string }
  | { method: 'eip4361' | 'caip122_monero'; message: string; signature: string }

/** Returns a token, of a session with the name of this client where it is registered. */
export async function requestToken({ method, ...proof }: SignInProof): Promise<string> {
  const body = { grant_type: method, scope: SCOPE, ...proof }
  const application = await applicationInTime()
  try {
    return (await call(grantToken, { body: { ...body, ...application } })).access_token
  } catch (error) {
    if (application === null || !isClientRefused(error)) throw error
    forgetApplication()
    // The server looks at the client first: a signed message has not served yet.
    return (await call(grantToken, { body })).access_token
  }
}

/** Nothing else is refused with a 401 here (docs/server/session.md#get-a-token). */
const isClientRefused = (error: unknown) => error instanceof ApiError && error.status === 401
