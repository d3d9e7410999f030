/** Finds the server of a profile (docs/spec/administration.md#load-posts-of-a-remote-profile). */
import type { Account } from '#contract/entities/account.ts'

/** Returns the host of a remote profile: that of its address, or that of its URI. */
export const hostOf = ({ acct }: Pick<Account, 'acct'>): string =>
  URL.parse(acct)?.host || acct.slice(acct.lastIndexOf('@') + 1)
