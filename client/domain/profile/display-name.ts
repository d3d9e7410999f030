/** Makes the name shown for a profile (docs/spec/profiles.md#display-name). */
import type { Account } from '#contract/entities/account.ts'
import { withoutControls } from '../without-controls.ts'

/**
 * The longest name shown, in characters; more than any server allows
 * (docs/server/accounts.md#update-credentials).
 */
const MAX_NAME_LENGTH = 300

/** The commonest letters: the browser takes a millisecond to make ready a pattern that knows all scripts. */
const LATIN = /[A-Za-z0-9]/
const ANY_SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name of spaces and joiners alone would leave nothing to read or click. */
const isVisible = (name: string) => LATIN.test(name) || ANY_SIGN.test(name)

/** Returns the display name without control characters, or the username when nothing visible is left. */
export function displayName({ display_name, username }: Pick<Account, 'display_name' | 'username'>): string {
  const name = withoutControls((display_name ?? '').slice(0, MAX_NAME_LENGTH)).trim()
  return isVisible(name) ? name : withoutControls(username)
}
