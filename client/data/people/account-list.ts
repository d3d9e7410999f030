/**
 * Lists the accounts of this server, for administrators (docs/spec/administration.md#list-of-accounts,
 * docs/server/administration.md#list-of-accounts).
 */
import { listAccountsAsAdmin } from '#contract/endpoints/admin.ts'
import type { AdminAccount } from '#contract/entities/admin-account.ts'
import { findAccounts } from '#domain/account/find-accounts.ts'
import { call } from '../connection/api.ts'
import { listQuery } from '../lists/lists.ts'
import { shownAs } from '../lists/shown-list.ts'

/** Lists all accounts: the server sends them in one answer. */
export const accountListQuery = listQuery<AdminAccount>(['accounts', 'all'], async (_, { signal }) => ({
  items: await call(listAccountsAsAdmin, {}, { signal }),
  next: null,
}))

/** Returns the list with only those whose names have the words. */
export const accountsNamed = (words: string) =>
  shownAs(accountListQuery, words, (pages) => pages.map((accounts) => findAccounts(accounts, words)))
