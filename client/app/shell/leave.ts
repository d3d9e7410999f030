import { signOut } from '#data/connection/sign-out.ts'
import { hasAnyDraft } from '#data/writing/any-draft.ts'
import { KEYS, readStored } from '#platform/storage.ts'

/**
 * Signs out and deletes the drafts. Returns false, and does nothing, where the person has to be asked about unsent text
 * first (docs/spec/session.md#logout).
 */
export function leave(isSure: boolean): Promise<boolean> {
  const owner = readStored(KEYS.owner)
  return signOut(isSure, { hasAny: hasAnyDraft, wipe: (signal) => wipeDrafts(owner, signal) })
}

/** The code is loaded when it is needed: most visits have no drafts. */
async function wipeDrafts(owner: string | null, signal: AbortSignal): Promise<void> {
  const writing = await import('#data/writing/aside.ts')
  signal.throwIfAborted()
  if (owner) await writing.wipeDrafts(owner)
}
