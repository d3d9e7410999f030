import { signOut } from '#data/connection/sign-out.ts'
import { hasAnyDraft } from '#data/writing/any-draft.ts'
import { KEYS, NOBODY, readStored } from '#platform/storage.ts'

/**
 * Signs an account out and deletes the drafts. Returns false, and does nothing, where the person has to be asked about
 * unsent text first (docs/spec/session.md#logout). Without an account it is whoever owns what is stored.
 */
export function leave(isSure: boolean, accountId: string | undefined): Promise<boolean> {
  const leaving = accountId ?? readStored(KEYS.owner) ?? NOBODY
  return signOut(isSure, { hasAny: hasAnyDraft, wipe: (signal) => wipe(leaving, signal) })
}

/** Comes after the posts, so that it is there when somebody signs out without a connection. */
const loadOwner = () => import('#data/storage/owner.ts')
loadOwner().catch(() => undefined) // loaded again when it is needed

/** The code that knows the database is loaded when it is needed: most visits have no drafts. */
async function wipe(accountId: string, signal: AbortSignal): Promise<void> {
  const { wipeAccount } = await loadOwner()
  wipeAccount(accountId)
  const { wipeRows } = await import('#data/writing/change-account.ts')
  signal.throwIfAborted()
  await wipeRows(accountId)
}
