/**
 * Deletes something, and finds out what became of it where the answer does not say
 * (docs/spec/lists.md#a-deletion-whose-answer-is-lost).
 */
import { isTemporary } from '#domain/retry.ts'
import { isMissing, isTokenRefused } from './api-error.ts'
import { failureOf } from './failure.ts'
import { currentToken } from './token.ts'

/**
 * Sends a deletion. Where its answer is lost, or the server does not find what is to be deleted, asks once
 * what holds: `askIfDone` returns what counts as the answer, or null while it is still there. Rejects with
 * the first failure when it is there, or when nobody can say.
 */
export async function deleteOnce<Done>(
  send: () => Promise<Done>,
  askIfDone: () => Promise<Done | null>,
): Promise<Done> {
  const token = currentToken()
  try {
    return await send()
  } catch (error) {
    if (!isUncertain(error)) throw error
    const done = await askIfDone().catch((failure: unknown) => {
      console.warn('nobody knows whether something was deleted', failure)
      return null
    })
    // A guest is not shown everything that is there.
    if (done === null || currentToken() !== token) throw error
    return done
  }
}

/** Returns whether it may be deleted all the same: now, or before by another device. */
function isUncertain(error: unknown): boolean {
  if (isTokenRefused(error)) return false
  const failure = failureOf(error)
  return isMissing(error) || (isTemporary(failure) && failure.status !== 429)
}

/** Returns `done` where the server says that it does not know what was asked for; null where it sends it. */
export async function ifMissing<Done>(ask: () => Promise<unknown>, done: Done): Promise<Done | null> {
  try {
    await ask()
    return null
  } catch (error) {
    if (!isMissing(error)) throw error
    return done
  }
}
