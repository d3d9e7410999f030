import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { AdminAccount } from '#contract/entities/admin-account.ts'
import { findAccounts } from './find-accounts.ts'

const account = (acct: string, display_name: string) =>
  parse(AdminAccount, { id: acct, account: { id: acct, acct, display_name } })

const ACCOUNTS = [account('zoe', 'Zoë Bloom'), account('bob', ''), account('gardeners', 'The Bloom')]

// docs/spec/administration.md#list-of-accounts
test.each([
  ['', ['zoe', 'bob', 'gardeners']],
  ['  ', ['zoe', 'bob', 'gardeners']],
  ['BLOOM', ['zoe', 'gardeners']],
  ['zoe bloom', ['zoe']],
  ['@bo', ['bob']],
  ['bob bloom', []],
])('"%s" finds %j', (words, ids) => {
  expect(findAccounts(ACCOUNTS, words).map(({ id }) => id)).toEqual(ids)
})
