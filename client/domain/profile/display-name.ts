/** The name shown for a profile (spec A §3 "Account", derived values). */
import type { Account } from '#contract/entities/account.ts'

/** Besides the control characters proper, those that turn the direction of the text around them. */
const CONTROL_CHARACTERS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Characters; more than any server lets its own people have (contract 4). */
const LONGEST = 300

/** A name of spaces and joiners alone would leave nothing to read or to click. */
const SOMETHING_VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export function displayName({ display_name, username }: Pick<Account, 'display_name' | 'username'>): string {
  const name = (display_name ?? '').slice(0, LONGEST).replace(CONTROL_CHARACTERS, '').trim()
  return SOMETHING_VISIBLE.test(name) ? name : username
}
