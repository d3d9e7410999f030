/** Chooses the badges of a profile for the viewer (docs/spec/profiles.md#badges). */
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'

type Badge = 'automated' | 'group' | 'follows-you' | 'subscription' | 'subscriber' | 'muted'

/** Returns the badges of a profile in their order. Without a relationship there are only those of the account itself. */
export function badgesOf(
  { bot, is_group }: Pick<Account, 'bot' | 'is_group'>,
  relationship: Relationship | null,
): Badge[] {
  const badges: readonly [Badge, boolean | undefined][] = [
    ['automated', bot],
    ['group', is_group],
    ['follows-you', relationship?.followed_by],
    // The viewer pays this profile, or is paid by it.
    ['subscription', relationship?.subscription_to],
    ['subscriber', relationship?.subscription_from],
    ['muted', relationship?.muting],
  ]
  return badges.filter(([, isShown]) => isShown).map(([badge]) => badge)
}
