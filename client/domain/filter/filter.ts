/**
 * The filters of a person, each a preference of its own, so that two devices can add some at the same moment
 * (docs/spec/filters.md#what-a-filter-is, docs/spec/filters.md#where-filters-are-stored).
 */
import { isMoment } from '../moment.ts'
import { isObject, type Preference, readPreference, type StoredPreferences } from '../preference.ts'
import { newPreferenceName } from '../preference-name.ts'

export const FILTER_KINDS = ['word', 'person', 'host', 'tag', 'thread', 'language', 'undescribed'] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

/** The fates of a post that is caught, the strongest first. */
export const FILTER_ACTIONS = ['hide', 'fold', 'blur'] as const
export type FilterAction = (typeof FILTER_ACTIONS)[number]

export interface Filter {
  kind: FilterKind
  /** The words, address, host, tag, language, or the id of a thread's root; empty for `undescribed`. */
  value: string
  action: FilterAction
  /** When it ends, in milliseconds; null for never. */
  until: number | null
  /** The beginning of a thread, which names it. */
  label?: string
}

/** A filter with the name of its preference. */
export type NamedFilter = Filter & { name: FilterName }
export type FilterName = `filter:${string}`

const isFilterName = (name: string): name is FilterName => name.startsWith('filter:')

/** How a filter is read; null for none. */
export const FILTER: Preference<Filter | null> = { otherwise: null, read: filterFrom }

/** Returns the filters that are stored. What cannot be read counts as none. */
export const filtersOf = (values: StoredPreferences): NamedFilter[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const filter = isFilterName(name) ? readPreference(FILTER, value) : null
    return filter && isFilterName(name) ? [{ ...filter, name }] : []
  })

function filterFrom(stored: unknown): Filter | undefined {
  if (!isObject(stored)) return undefined
  const { value = '', until, label } = stored
  const kind = FILTER_KINDS.find((each) => each === stored.kind)
  const action = FILTER_ACTIONS.find((each) => each === stored.action)
  if (!kind || !action || typeof value !== 'string' || (value === '') !== (kind === 'undescribed'))
    return undefined
  // An end that cannot be read must not make a filter last for ever.
  const end = until ?? null
  if (end !== null && !(typeof end === 'number' && isMoment(end))) return undefined
  return { kind, value, action, until: end, ...(typeof label === 'string' && { label }) }
}

/** Returns a name for a new filter. */
export const newFilterName = (values: StoredPreferences, random: () => number): FilterName =>
  newPreferenceName('filter:', values, random)

/** Returns what was typed in the form in which it is saved; empty for what names nothing. */
export function normalValue(kind: FilterKind, typed: string): string {
  const value = typed.trim().replace(/\s+/g, ' ')
  switch (kind) {
    case 'word':
    case 'thread':
      return value
    case 'tag':
      return value.replace(/^#+/, '').toLowerCase()
    case 'person':
      return value.replace(/^@/, '').toLowerCase()
    case 'host':
      return value
        .replace(/^(?:\w+:\/\/|.*@)/, '')
        .replace(/[/:].*$/, '')
        .toLowerCase()
    case 'language':
      return value.toLowerCase()
    case 'undescribed':
      return ''
  }
}

/** Returns whether a filter holds at a time (docs/spec/filters.md#an-end). */
export const holds = ({ until }: Pick<Filter, 'until'>, now: number): boolean => until === null || now < until

/** Returns when the next of some filters ends, in milliseconds; Infinity when none does. */
export const nextEnd = (filters: readonly Filter[], now: number): number =>
  Math.min(...filters.map(({ until }) => (until !== null && until > now ? until : Number.POSITIVE_INFINITY)))
