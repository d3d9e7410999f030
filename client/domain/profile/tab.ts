/** The tabs of a profile and their addresses (docs/spec/profiles.md#tabs-of-a-profile). */
import type { Account } from '#contract/entities/account.ts'
import { pathTo } from '../session/route-map.ts'
import { profilePath } from './link.ts'
import { POST_TABS, type PostTab } from './post-filters.ts'

export const PEOPLE_TABS = ['followers', 'following', 'subscribers'] as const

export type PeopleTab = (typeof PEOPLE_TABS)[number]
export type ProfileTab = PostTab | PeopleTab

/**
 * Returns the tab that an address names. One that is unknown, or that only the owner may open, is the first
 * one.
 */
export const tabOf = (name: string | null, isOwn: boolean): ProfileTab =>
  [...POST_TABS, ...(isOwn ? PEOPLE_TABS : [])].find((tab) => tab === name) ?? 'posts'

export const isPostTab = (tab: ProfileTab): tab is PostTab => POST_TABS.some((name) => name === tab)

/** Returns the address of a tab: the profile itself is the first one. */
export const tabPath = (account: Pick<Account, 'id' | 'acct'>, tab: ProfileTab): string =>
  tab === 'posts' ? profilePath(account) : `${profilePath(account)}?tab=${tab}`

/** Returns the address of the gallery, which has a page of its own. */
export const galleryPath = ({ id, acct }: Pick<Account, 'id' | 'acct'>): string =>
  acct.includes('://')
    ? pathTo('profile-gallery', { profileId: id })
    : pathTo('profile-gallery-by-acct', { acct })
