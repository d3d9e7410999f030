/**
 * Finds an account in what the server has sent already, so that its page can show at once what a card knew.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'

/**
 * The fields below which an account can be. Searching every field of a long list takes fifty times as long.
 */
const BRANCHES = ['pages', 'items', 'accounts', 'account', 'statuses', 'status', 'reblog', 'sender', 'group']

/** Returns an account that any loaded list, post or notification holds; undefined when none does. */
export function knownAccount(
  client: QueryClient,
  isWanted: (account: Account) => boolean,
): Account | undefined {
  for (const { state } of client.getQueryCache().getAll()) {
    const found = accountIn(state.data, isWanted)
    if (found) return found
  }
  return undefined
}

/** Returns an account in what a query holds; undefined when none is wanted. */
export function accountIn(value: unknown, isWanted: (account: Account) => boolean): Account | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isAccount(value) && isWanted(value)) return value
  const branches = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, branch]) => (BRANCHES.includes(key) ? [branch] : []))
  for (const branch of branches) {
    const found = accountIn(branch, isWanted)
    if (found) return found
  }
  return undefined
}

const isAccount = (value: object): value is Account => 'acct' in value && 'statuses_count' in value
