/**
 * Finds accounts in the list of administrators (docs/spec/administration.md#list-of-accounts). The server
 * sends all of them and looks for none.
 */
import type { AdminAccount } from '#contract/entities/admin-account.ts'
import { personEntry } from '../find/entry.ts'
import { folded } from '../folded.ts'

/** Returns the accounts whose names have every word; all of them where there is no word. */
export function findAccounts(accounts: readonly AdminAccount[], words: string): AdminAccount[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return accounts.filter(({ account }) => {
    const { names } = personEntry(account)
    return wanted.every((word) => names.includes(word))
  })
}
