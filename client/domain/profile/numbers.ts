/** Chooses the numbers of a profile (docs/spec/profiles.md#numbers-of-a-profile). */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { offersSubscriptions } from '../subscription/offered-kinds.ts'
import { isRemote } from './handle.ts'
import type { ProfileTab } from './tab.ts'

export interface ProfileNumber {
  /** The tab that lists what is counted. */
  tab: Extract<ProfileTab, 'posts' | 'followers' | 'following' | 'subscribers'>
  count: number
}

/** Returns the numbers in their order. Of remote people a server knows only a part, so they have none. */
export function numbersOf(
  account: Pick<
    Account,
    | 'username'
    | 'acct'
    | 'is_group'
    | 'statuses_count'
    | 'followers_count'
    | 'following_count'
    | 'subscribers_count'
  >,
  instance: Pick<Instance, 'blockchains'> | null,
): ProfileNumber[] {
  if (isRemote(account)) return []
  // A group writes and follows nothing itself.
  if (account.is_group) return [{ tab: 'followers', count: account.followers_count }]
  const numbers: ProfileNumber[] = [
    { tab: 'posts', count: account.statuses_count },
    { tab: 'followers', count: account.followers_count },
    { tab: 'following', count: account.following_count },
  ]
  return offersSubscriptions(instance)
    ? [...numbers, { tab: 'subscribers', count: account.subscribers_count }]
    : numbers
}
