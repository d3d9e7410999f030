/** Signs out and deletes what is stored on this device (docs/spec/session.md#logout). */
import { accountHere, NOBODY } from '#platform/storage/storage.ts'
import { readAgain } from '../accounts/accounts.ts'
import { revoke } from '../connection/revoke.ts'
import { signOut, wipeInTime } from '../connection/sign-out.ts'
import { forgetShared } from '../sharing/shared.ts'
import { idsHere, tokenHere } from '../storage/accounts-here.ts'
import { wipeAccount, wipeAgain } from '../storage/owner.ts'
import { browserTexts } from '../storage/text-storage.ts'
import { hasAnyDraft } from '../writing/any-draft.ts'

/**
 * Signs an account out and deletes the drafts. Returns false, and does nothing, where the person has to be
 * asked about unsent text first. Without an account it is whoever owns what is stored, without a token the
 * current session.
 */
export function leave(
  isSure: boolean,
  accountId: string | undefined,
  token?: string | null,
): Promise<boolean> {
  const leaving = accountId ?? accountHere() ?? NOBODY
  return signOut(
    isSure,
    { hasAny: () => hasAnyDraft(accountId ?? accountHere()), wipe: (signal) => wipe(leaving, signal) },
    token,
  )
}

/** Signs all accounts of this device out, and deletes the drafts of each. */
export async function leaveAll(): Promise<void> {
  const here = accountHere() ?? NOBODY
  for (const id of idsHere(browserTexts).filter((each) => each !== here)) {
    const token = tokenHere(id)
    if (token !== null) void revoke(token)
    await wipeInTime((signal) => wipe(id, signal))
  }
  await leave(true, here)
}

/** The code that knows the database is loaded when it is needed: most visits have no drafts. */
async function wipe(accountId: string, signal: AbortSignal): Promise<void> {
  void forgetShared()
  wipeAccount(accountId)
  readAgain() // what this page sends for that account ends
  try {
    const { wipeRows } = await import('../writing/change-account.ts')
    signal.throwIfAborted()
    await wipeRows(accountId)
  } finally {
    wipeAgain(accountId)
  }
}
