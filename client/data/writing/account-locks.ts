/** Tells the locks of accounts apart (docs/spec/session.md#several-accounts). */
import type { Locks } from '#platform/storage/locks.ts'

/** Returns the locks of one account: those of two accounts that write in two tabs are not the same. */
export const locksOf = (accountId: string, { withLock, holdLock }: Locks): Locks => ({
  withLock: (name, run) => withLock(`${name} ${accountId}`, run),
  holdLock: (name, tell) => holdLock(`${name} ${accountId}`, tell),
})
