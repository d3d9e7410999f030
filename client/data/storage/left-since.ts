/**
 * Notices that an account has logged out while something of it was on its way
 * (docs/spec/session.md#logout).
 */
import { beginningOf, browserTexts, type TextStorage } from './text-storage.ts'

/**
 * Returns the function that says whether an account has logged out since now, in any tab. Where nothing can
 * be stored, nobody has a place to leave.
 */
export function leftSince(accountId: string, storage: TextStorage = browserTexts): () => boolean {
  const isHere = () => beginningOf(accountId, storage) !== null
  const wasHere = isHere()
  return () => wasHere && !isHere()
}
