/**
 * Says which of the stored preferences cannot be read, by the schema of all of them
 * (docs/spec/settings.md#what-cannot-be-read).
 */
import { LABEL, LABEL_PREFIX } from './bookmark-labels.ts'
import { FILTER } from './filter/filter.ts'
import { LATE_PREFERENCES } from './late-preference.ts'
import { MERGED_FEED } from './merged-feed/merged-feed.ts'
import { EARLY_PREFERENCES, isNone, type Preference, type StoredPreferences } from './preference.ts'

/** All preferences that have a name of their own. */
export const NAMED_PREFERENCES = { ...EARLY_PREFERENCES, ...LATE_PREFERENCES }

/** Those of which a person has many, by the beginnings of their names. */
export const PREFERENCE_FAMILIES = [
  { kind: 'filter', prefix: 'filter:', preference: FILTER },
  { kind: 'feed', prefix: 'feed.', preference: MERGED_FEED },
  { kind: 'label', prefix: LABEL_PREFIX, preference: LABEL },
] as const

const SCHEMA: ReadonlyMap<string, Preference<unknown>> = new Map(Object.entries(NAMED_PREFERENCES))

/** A stored preference that cannot be read, or only in part. */
export interface UnreadablePreference {
  name: string
  kind: 'setting' | (typeof PREFERENCE_FAMILIES)[number]['kind']
  /** The part that can be read, which stays when it is removed; null for none. */
  rest: unknown
}

/** Returns the stored preferences that cannot be read. What this version does not know is none of them. */
export const unreadablePreferences = (values: StoredPreferences): UnreadablePreference[] =>
  Object.entries(values).flatMap(([name, stored]) => {
    const family = PREFERENCE_FAMILIES.find(({ prefix }) => name.startsWith(prefix))
    const preference = family?.preference ?? SCHEMA.get(name)
    if (!preference || isReadable(preference, stored)) return []
    return [{ name, kind: family?.kind ?? 'setting', rest: preference.read(stored) ?? null }]
  })

/** Returns whether all of a stored value can be read. */
export const isReadable = ({ read, isWhole }: Preference<unknown>, stored: unknown): boolean =>
  isNone(stored) || (read(stored) !== undefined && isWhole?.(stored) !== false)
