/**
 * Merged feeds, which are kept among the preferences: each is one of its own, so that two devices can make
 * some at the same moment (docs/spec/feeds.md#merged-feeds,
 * docs/spec/feeds.md#where-merged-feeds-are-stored).
 */
import type { Feed } from '#contract/entities/feed.ts'
import { normalValue } from '../filter/filter.ts'
import { isObject, type Preference, readPreference, type StoredPreferences } from '../preference.ts'
import { newPreferenceName } from '../preference-name.ts'

export const SOURCE_KINDS = ['tag', 'host', 'group'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** A timeline that a merged feed shows. */
export interface Source {
  kind: SourceKind
  /** A hashtag without its sign, the name of a host, or the account id of a group. */
  value: string
  /** The name of a group. */
  label?: string
}

/** The name of the preference that keeps a merged feed, and its id among all feeds. */
export type MergedFeedId = `feed.${string}`

export interface MergedFeed extends Feed {
  id: MergedFeedId
  sources: readonly Source[]
}

/**
 * So many timelines one feed shows. Each page of it asks the server once for each of them, so it costs no
 * more than a catch-up does (docs/performance.md#merged-feeds).
 */
export const MOST_SOURCES = 5

export const isMergedFeedId = (id: string): id is MergedFeedId => id.startsWith('feed.')

/** How a merged feed is read; null for none. */
export const MERGED_FEED: Preference<Pick<MergedFeed, 'title' | 'sources'> | null> = {
  otherwise: null,
  read: (stored) => {
    if (!isObject(stored) || typeof stored.title !== 'string') return undefined
    const sources = sourcesFrom(stored.sources)
    return sources && { title: stored.title, sources }
  },
}

/** Returns the merged feeds that are stored, in the order of their names. What cannot be read is none. */
export const mergedFeedsOf = (values: StoredPreferences): MergedFeed[] =>
  Object.entries(values)
    .flatMap(([id, value]) => {
      const feed = isMergedFeedId(id) ? readPreference(MERGED_FEED, value) : null
      return feed && isMergedFeedId(id) ? [{ id, ...feed }] : []
    })
    .toSorted((one, other) => (one.title < other.title ? -1 : 1))

/**
 * Returns the sources that were stored; undefined where one cannot be read, or where there are more than can
 * be shown: another version has written them, and a change would take away what it does not know.
 */
function sourcesFrom(stored: unknown): Source[] | undefined {
  if (!Array.isArray(stored) || stored.length === 0 || stored.length > MOST_SOURCES) return undefined
  const sources = stored.flatMap((each: unknown) => sourceFrom(each) ?? [])
  return sources.length === stored.length ? sources : undefined
}

function sourceFrom(stored: unknown): Source | null {
  if (!isObject(stored)) return null
  const { value, label } = stored
  const kind = SOURCE_KINDS.find((each) => each === stored.kind)
  if (!kind || typeof value !== 'string' || value === '') return null
  return { kind, value, ...(typeof label === 'string' && { label }) }
}

/** Returns an id for a new merged feed. */
export const newMergedFeedId = (values: StoredPreferences, random: () => number): MergedFeedId =>
  newPreferenceName('feed.', values, random)

export const isSameSource = (one: Source, other: Source): boolean =>
  one.kind === other.kind && one.value === other.value

/** Returns what a source is called. */
export function sourceName({ kind, value, label }: Source): string {
  if (kind === 'tag') return `#${value}`
  return label ?? value
}

/** Returns the name of a feed that was given none. */
export const nameOfSources = (sources: readonly Source[]): string => sources.map(sourceName).join(' ')

const TAG = /^[\p{L}\p{N}\p{M}_\u200C]+$/u

/** Returns the hashtags in a text, each once; null where a word cannot be one. */
export function tagsIn(typed: string): Source[] | null {
  const values = typed.split(/[\s,،;]+/).flatMap((word) => normalValue('tag', word) || [])
  if (!values.every((value) => TAG.test(value))) return null
  return [...new Set(values)].map((value) => ({ kind: 'tag', value }))
}

/** Returns the server whose address was typed; null for what is none. */
export function hostIn(typed: string): Source | null {
  const host = URL.parse(`https://${normalValue('host', typed)}`)?.hostname
  return host ? { kind: 'host', value: host } : null
}
