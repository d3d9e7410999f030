/**
 * Chooses the badges of a profile for the viewer (docs/spec/profiles.md#badges,
 * docs/spec/profiles.md#admin-badge-and-alias-badge).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { isAdmin } from '../session/permission.ts'

type Badge = 'admin' | 'automated' | 'group' | 'follows-you' | 'subscription' | 'subscriber' | 'muted'

/**
 * Returns the badges of a profile in their order. Without a relationship there are only those of the account
 * itself.
 */
export function badgesOf(
  account: Pick<Account, 'bot' | 'is_group' | 'role'>,
  relationship: Relationship | null,
): Badge[] {
  const badges: readonly [Badge, boolean | undefined][] = [
    // The server tells people only their own role.
    ['admin', isAdmin(account)],
    ['automated', account.bot],
    ['group', account.is_group],
    ['follows-you', relationship?.followed_by],
    // The viewer pays this profile, or is paid by it.
    ['subscription', relationship?.subscription_to],
    ['subscriber', relationship?.subscription_from],
    ['muted', relationship?.muting],
  ]
  return badges.filter(([, isShown]) => isShown).map(([badge]) => badge)
}
