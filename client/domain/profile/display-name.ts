/** Makes the name shown for a profile (docs/spec/profiles.md#display-name). */
import { cleanText } from '#contract/clean-text.ts'
import type { Account } from '#contract/entities/account.ts'

/**
 * The longest name shown, in characters; more than any server allows
 * (docs/server/accounts.md#update-credentials).
 */
const MAX_NAME_LENGTH = 300

type Named = Pick<Account, 'display_name' | 'username'> & Partial<Pick<Account, 'acct'>>

/**
 * Returns the display name in one line, or what is left to call somebody by when nothing of it can be seen:
 * the username, or the address.
 */
export function displayName({ display_name, username, acct = '' }: Named): string {
  const name = cleanText((display_name ?? '').slice(0, MAX_NAME_LENGTH))
  return name.replace(/\s+/g, ' ').trim() || cleanText(username) || cleanText(acct) || '?'
}
