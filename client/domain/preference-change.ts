/**
 * Changes of preferences by several devices. The server replaces the whole value, so a device that saves at
 * the same moment can take a change away without knowing of it. Every change has a time, and is laid over
 * what is stored again until it is sure to stay there (docs/spec/settings.md#two-devices-that-save).
 */
import type { LabelChange } from './bookmark-labels.ts'
import type { ChangedPreferences } from './late-preference.ts'
import { isObject, type StoredPreferences } from './preference.ts'

/** A changed preference and when it was changed, in milliseconds. */
interface PreferenceChange {
  value: unknown
  at: number
}

/** Changes, by the names of the preferences. */
export type PreferenceChanges = Readonly<Record<string, PreferenceChange>>

/** The name under which the times of all changes are stored among the preferences. */
const STAMPS = 'changedAt'

/** The server takes more, but the value has to leave room for other clients. In bytes. */
const MOST_BYTES = 10_000

/** How long another device may be on its way with what it read before a change, in milliseconds. */
const SURE_AFTER = 60_000

/**
 * How far in the future the time of a change may be, in milliseconds: the clocks of two servers behind one
 * address may differ. A later one is no time of a change and would keep every other change away.
 */
const MOST_AHEAD = 86_400_000

const stampsOf = (values: StoredPreferences): Record<string, unknown> =>
  isObject(values[STAMPS]) ? values[STAMPS] : {}

/** Returns when a preference was changed; 0 where that is not known. */
function stampOf(values: StoredPreferences, name: string, now: number): number {
  const stamps = stampsOf(values)
  const stamp = Object.hasOwn(stamps, name) ? stamps[name] : 0
  return typeof stamp === 'number' && stamp <= now + MOST_AHEAD ? stamp : 0
}

/**
 * Returns a change with its time, which is later than that of the change before it, whatever the clocks say.
 */
export function changesAt(
  now: number,
  changed: ChangedPreferences | LabelChange,
  values: StoredPreferences,
): PreferenceChanges {
  const at = (name: string) => Math.max(now, stampOf(values, name, now) + 1)
  return Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, { value, at: at(name) }]))
}

/** Returns the changes, of which none is later than a clock can have said. */
export function withoutFuture(changes: PreferenceChanges, now: number): PreferenceChanges {
  const isLate = ({ at }: PreferenceChange) => at > now + MOST_AHEAD
  if (!Object.values(changes).some(isLate)) return changes
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, isLate(change) ? { ...change, at: now } : change]),
  )
}

/** Returns all changes; of two of one preference the later one. */
export function withLater(former: PreferenceChanges, changes: PreferenceChanges): PreferenceChanges {
  const later = Object.entries(changes).filter(([name, { at }]) => at >= (former[name]?.at ?? 0))
  return { ...former, ...Object.fromEntries(later) }
}

/** Returns the changes without these; one that has been changed again stays. */
export const withoutChanges = (all: PreferenceChanges, gone: PreferenceChanges): PreferenceChanges =>
  Object.fromEntries(Object.entries(all).filter(([name, { at }]) => at !== gone[name]?.at))

/** Returns the changes that are not stored, nor any later ones of the same preferences. */
export const missingChanges = (
  values: StoredPreferences,
  changes: PreferenceChanges,
  now: number,
): PreferenceChanges =>
  Object.fromEntries(Object.entries(changes).filter(([name, { at }]) => stampOf(values, name, now) < at))

/** Returns what is stored, with the changes that it lacks. What it does not know stays as it is. */
export function withChanges(
  values: StoredPreferences,
  changes: PreferenceChanges,
  now: number,
): StoredPreferences {
  const missing = Object.entries(missingChanges(values, changes, now))
  if (missing.length === 0) return values
  const only = (part: 'value' | 'at') =>
    Object.fromEntries(missing.map(([name, change]) => [name, change[part]]))
  return { ...values, ...only('value'), [STAMPS]: { ...stampsOf(values), ...only('at') } }
}

/**
 * Returns the changes that another device could still take away: those that are not stored, and young ones.
 */
export const unsureChanges = (
  values: StoredPreferences,
  changes: PreferenceChanges,
  now: number,
): PreferenceChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, { at }]) => {
      const stamp = stampOf(values, name, now)
      return stamp < at || (stamp === at && now - at < SURE_AFTER)
    }),
  )

const bytesOf = (values: StoredPreferences) => new TextEncoder().encode(JSON.stringify(values)).length

/**
 * Returns whether changed preferences are small enough to be stored. What makes them smaller always is, so
 * that whatever another program has stored can be removed.
 */
export const isSmallEnough = (values: StoredPreferences, former: StoredPreferences = {}): boolean =>
  bytesOf(values) < MOST_BYTES || bytesOf(values) < bytesOf(former)
