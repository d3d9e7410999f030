/** Says whose answers are stored, and by which build (docs/spec/offline.md#whose-answers-are-stored). */
import { shortHash } from '#platform/ids/short-hash.ts'
import { currentToken } from '../connection/token.ts'
import type { StoredAnswer } from '../storage/tables.ts'

/** The name of the build in the page; none while developing. */
const build = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="kith-build"]')?.content ?? ''

/**
 * Returns what marks the answers of this session and this build; null for guests, of whom nothing is stored.
 */
export function stampNow(): string | null {
  const token = currentToken()
  return token === null ? null : `${shortHash(token)} ${build()}`
}

/**
 * Returns whether a stored answer is one of this session and this build, and whole: a damaged one would be
 * drawn as if the server had said it.
 */
export const isUsable = ({ stamp, text, size }: StoredAnswer, now: string | null): boolean =>
  stamp === now && typeof text === 'string' && text.length === size
