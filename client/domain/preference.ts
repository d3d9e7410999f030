/**
 * Reads the viewer's preferences, which the server stores under the client's name. Those that no page needs
 * before its first posts are in `late-preference.ts` (docs/spec/conventions.md#preferences).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Visibility } from '#contract/entities/post.ts'

export const OWN_KEY = 'kith'
const OLDER_KEY = 'mitra-web' // same field names; read once as the starting point, never written

export interface Preferences {
  contentWarningsEnabled: boolean
  /** The narrower of those that the account and this client have. */
  defaultVisibility: DefaultAudience
  conversationNewTabEnabled: boolean
  /** Whether the numbers of replies, reposts, likes and reactions are left out. */
  countersHidden: boolean
}

export type AccountWithConfig = (Pick<Account, 'client_config'> & Partial<Pick<Account, 'source'>>) | null

/** The audiences that can be the default one, the widest first. */
export const DEFAULT_AUDIENCES = ['public', 'private', 'subscribers'] as const satisfies readonly Visibility[]
export type DefaultAudience = (typeof DEFAULT_AUDIENCES)[number]

/** The stored object: our preferences by their names, and what other versions of the client have added. */
export type StoredPreferences = Readonly<Record<string, unknown>>

/** Returns the stored object as it is, unknown keys included. */
export function storedValues(viewer: AccountWithConfig): StoredPreferences {
  const stored = viewer?.client_config?.[OWN_KEY] ?? viewer?.client_config?.[OLDER_KEY]
  return isObject(stored) ? stored : {}
}

/** Returns the stored preferences, with defaults for missing values and values of a wrong type. */
export function preferencesOf(viewer: AccountWithConfig): Preferences {
  const values = storedValues(viewer)
  return {
    contentWarningsEnabled: values.contentWarningsEnabled !== false,
    defaultVisibility: narrower(ownAudience(values), audienceFrom(viewer?.source?.privacy)),
    conversationNewTabEnabled: values.conversationNewTabEnabled === true,
    countersHidden: values.countersHidden === true,
  }
}

/** Returns whether somebody has filters (docs/spec/filters.md#what-a-filter-is): only then they load. */
export const hasFilters = (viewer: AccountWithConfig): boolean =>
  Object.entries(storedValues(viewer)).some(([name, value]) => value && name.startsWith('filter:'))

/** Returns the default audience that this client keeps by itself (docs/spec/settings.md#default-audience). */
export const ownAudience = (values: StoredPreferences) => audienceFrom(values.defaultVisibility)

function audienceFrom(stored: unknown): DefaultAudience {
  // Two readings of the stored word: `private` and `followers` mean the same
  // (docs/spec/writing.md#audiences).
  if (stored === 'private' || stored === 'followers') return 'private'
  return stored === 'subscribers' ? 'subscribers' : 'public'
}

const narrower = (one: DefaultAudience, other: DefaultAudience) =>
  DEFAULT_AUDIENCES.indexOf(one) > DEFAULT_AUDIENCES.indexOf(other) ? one : other

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
