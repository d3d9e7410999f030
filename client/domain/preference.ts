/**
 * Reads the viewer's preferences, which the server stores under the client's name. Those that no page needs
 * before its first posts are in `late-preference.ts` (docs/spec/conventions.md#preferences).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Visibility } from '#contract/entities/post.ts'

export const OWN_KEY = 'kith'
const OLDER_KEY = 'mitra-web' // same field names; read once as the starting point, never written

/** How a preference is read: what it is until it is chosen, and what a stored value means. */
export interface Preference<Value> {
  otherwise: Value
  /** Returns undefined for what cannot be read. Null is never asked for: it means that none is chosen. */
  read: (stored: unknown) => Value | undefined
  /** Returns whether nothing is left over of a stored value of which a part can be read. */
  isWhole?: (stored: unknown) => boolean
}

export const flag = (otherwise: boolean): Preference<boolean> => ({
  otherwise,
  read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
})

/** The audiences that can be the default one, the widest first. */
export const DEFAULT_AUDIENCES = ['public', 'private', 'subscribers'] as const satisfies readonly Visibility[]
export type DefaultAudience = (typeof DEFAULT_AUDIENCES)[number]

export const EARLY_PREFERENCES = {
  contentWarningsEnabled: flag(true),
  defaultVisibility: { otherwise: 'public', read: audienceFrom } as Preference<DefaultAudience>,
  conversationNewTabEnabled: flag(false),
  /** Whether the numbers of replies, reposts, likes and reactions are left out. */
  countersHidden: flag(false),
}

/** The values of some preferences. */
export type ValuesOf<Table extends Readonly<Record<string, Preference<unknown>>>> = {
  [Name in keyof Table]: Table[Name]['otherwise']
}

/** The default audience is the narrower of those that the account and this client have. */
export type Preferences = ValuesOf<typeof EARLY_PREFERENCES>

export type AccountWithConfig = (Pick<Account, 'client_config'> & Partial<Pick<Account, 'source'>>) | null

/** The stored object: our preferences by their names, and what other versions of the client have added. */
export type StoredPreferences = Readonly<Record<string, unknown>>

/**
 * Returns what is stored, unknown keys included, nothing at all at the beginning; null where it cannot be
 * read, so that nobody writes over it (docs/spec/settings.md#what-cannot-be-read).
 */
export function readConfig(config: unknown): StoredPreferences | null {
  if (!isObject(config)) return null
  const stored = config[OWN_KEY] ?? config[OLDER_KEY] ?? {}
  return isObject(stored) ? stored : null
}

/** Returns the stored object as it is to be shown: nothing where it cannot be read. */
export const storedValues = (viewer: AccountWithConfig): StoredPreferences =>
  readConfig(viewer?.client_config) ?? {}

/** Returns what a preference is: its default where none is stored that can be read. */
export const readPreference = <Value>({ read, otherwise }: Preference<Value>, stored: unknown): Value =>
  (isNone(stored) ? undefined : read(stored)) ?? otherwise

/** Returns whether nothing is chosen; null is what a removed value leaves. */
export const isNone = (stored: unknown): boolean => stored === undefined || stored === null

/** Returns the values of all preferences of a table. */
export const valuesOf = <Table extends Readonly<Record<string, Preference<unknown>>>>(
  table: Table,
  values: StoredPreferences,
): ValuesOf<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, preference]) => [name, readPreference(preference, values[name])]),
  ) as ValuesOf<Table> // each entry keeps its name

/** Returns the stored preferences, with defaults for what is missing or cannot be read. */
export function preferencesOf(viewer: AccountWithConfig): Preferences {
  const values = storedValues(viewer)
  return {
    ...valuesOf(EARLY_PREFERENCES, values),
    defaultVisibility: narrower(ownAudience(values), audienceOfAccount(viewer?.source)),
  }
}

/** Returns whether somebody has filters (docs/spec/filters.md#what-a-filter-is): only then they load. */
export const hasFilters = (viewer: AccountWithConfig): boolean =>
  Object.entries(storedValues(viewer)).some(([name, value]) => value && name.startsWith('filter:'))

/**
 * Returns the default audience that this client keeps by itself (docs/spec/settings.md#default-audience).
 * One that cannot be read must not make a post wider than its author wants it.
 */
export const ownAudience = ({ defaultVisibility: stored }: StoredPreferences): DefaultAudience =>
  isNone(stored) ? 'public' : (audienceFrom(stored) ?? 'private')

/** Returns the default audience of an account; a narrow one where it cannot be read. */
const audienceOfAccount = (source: Account['source'] | undefined): DefaultAudience =>
  source === undefined ? 'public' : (audienceFrom(source?.privacy) ?? 'private')

function audienceFrom(stored: unknown): DefaultAudience | undefined {
  // Two readings of two stored words (docs/spec/writing.md#audiences,
  // docs/server/accounts.md#update-credentials).
  if (stored === 'followers') return 'private'
  if (stored === 'unlisted') return 'public'
  return DEFAULT_AUDIENCES.find((audience) => audience === stored)
}

const narrower = (one: DefaultAudience, other: DefaultAudience) =>
  DEFAULT_AUDIENCES.indexOf(one) > DEFAULT_AUDIENCES.indexOf(other) ? one : other

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
