/** Makes the name shown for a profile (docs/spec/profiles.md#display-name). */
import type { Account } from '#contract/entities/account.ts'
import { withoutControls } from './without-controls.ts'

/** The longest name shown, in characters; more than any server allows (docs/server/accounts.md#update-credentials). */
const LONGEST = 300

/** A name of spaces and joiners alone would leave nothing to read or click. */
const SOMETHING_VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns the display name without control characters, or the username when nothing visible is left. */
export function displayName({ display_name, username }: Pick<Account, 'display_name' | 'username'>): string {
  const name = withoutControls((display_name ?? '').slice(0, LONGEST)).trim()
  return SOMETHING_VISIBLE.test(name) ? name : withoutControls(username)
}
