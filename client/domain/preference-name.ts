/**
 * Names preferences of which there are many, such as filters, each one of its own
 * (docs/spec/settings.md#two-devices-that-save).
 */
import type { StoredPreferences } from './preference.ts'

/** From so many removed ones on, their names are used again: each costs a little room. */
const MANY_REMOVED = 8

/**
 * Returns a name that begins with `prefix` for something new. What is removed leaves its name, so that no
 * other device brings it back.
 */
export function newPreferenceName<Prefix extends string>(
  prefix: Prefix,
  values: StoredPreferences,
  random: () => number,
): `${Prefix}${string}` {
  const isNamedSo = (name: string): name is `${Prefix}${string}` => name.startsWith(prefix)
  const removed = Object.keys(values)
    .filter(isNamedSo)
    .filter((name) => values[name] === null)
  const old = removed[Math.floor(random() * removed.length)]
  if (removed.length >= MANY_REMOVED && old !== undefined) return old
  const name = `${prefix}${Math.floor(random() * 36 ** 4).toString(36)}` as const
  return Object.hasOwn(values, name) ? newPreferenceName(prefix, values, random) : name
}
