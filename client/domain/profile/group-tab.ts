/** The tabs of a group and their addresses (docs/spec/groups.md#page-of-a-group). */
import type { Account } from '#contract/entities/account.ts'
import { profilePath } from './link.ts'

export type GroupTab = 'posts' | 'moderators'

/** Returns the tab that an address names; one that is unknown is the first one. */
export const groupTabOf = (name: string | null): GroupTab => (name === 'moderators' ? name : 'posts')

export const groupTabPath = (group: Pick<Account, 'id' | 'acct'>, tab: GroupTab): string =>
  tab === 'posts' ? profilePath(group) : `${profilePath(group)}?tab=${tab}`
