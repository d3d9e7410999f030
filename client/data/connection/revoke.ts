/** Ends sessions at the server (docs/spec/session.md#logout). */
import { revokeToken } from '#contract/endpoints/session.ts'
import { call } from './api.ts'
import { isTokenRefused } from './api-error.ts'

/** Revokes a token. Never rejects: a failure is only logged. */
export async function revoke(token: string): Promise<void> {
  try {
    await call(revokeToken, { body: { token } }, { token })
  } catch (error) {
    if (isTokenRefused(error)) return // it has ended already, with a deleted account for example
    console.error('the token could not be revoked', error)
  }
}
