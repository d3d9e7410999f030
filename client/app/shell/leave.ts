import { signOut } from '#data/connection/sign-out.ts'
import { hasAnyDraft } from '#data/writing/any-draft.ts'

/**
 * Signs out and deletes the drafts. Returns false, and does nothing, where the person has to be asked about unsent text
 * first (docs/spec/session.md#logout).
 */
export const leave = (isSure: boolean) => signOut(isSure, { hasAny: hasAnyDraft, wipe: wipeDrafts })

/** The code is loaded when it is needed: most visits have no drafts. */
async function wipeDrafts(signal: AbortSignal): Promise<void> {
  const writing = await import('#data/writing/aside.ts')
  signal.throwIfAborted()
  await writing.wipeDrafts()
}
