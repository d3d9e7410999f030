/**
 * Calls of other accounts of this device, each with its own token
 * (docs/spec/session.md#a-token-and-its-account).
 */
import type { Answer, CallArguments, Endpoint } from '#contract/endpoint.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { call } from '../connection/api.ts'
import { isTokenRefused } from '../connection/api-error.ts'
import { tokenHere } from '../storage/accounts-here.ts'
import { textsOf } from '../storage/text-storage.ts'
import { readAgain } from './accounts.ts'

/** Thrown where the account has no session on this device any more. */
export class NoSession extends Error {
  override name = 'NoSession'
}

/** Sends one call as another account. A refused token ends the session of that account, and no other. */
export async function callAs<const D extends Endpoint>(
  accountId: string,
  endpoint: D,
  args: CallArguments<D>,
  signal?: AbortSignal,
): Promise<Answer<D>> {
  const token = tokenHere(accountId)
  if (token === null) throw new NoSession('this account is not signed in here')
  try {
    return await call(endpoint, args, { token, ...(signal && { signal }) })
  } catch (error) {
    endIfRefused(accountId, token, error)
    throw error
  }
}

/** Ends the session of an account whose token the server has refused, unless it has begun a newer one. */
export function endIfRefused(accountId: string, token: string, error: unknown): void {
  if (!isTokenRefused(error) || tokenHere(accountId) !== token) return
  textsOf(accountId).write(KEYS.token, null)
  readAgain()
}
