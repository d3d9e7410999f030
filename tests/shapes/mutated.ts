/**
 * Changes answers at random places: a value becomes an odd one, leaves, is doubled or changes places. The
 * same numbers make the same changes.
 */
import { ODD_VALUES } from './odd-values.ts'

/** Returns a number between 0 and 1, the next one each time. */
export type Random = () => number

type Holder = Record<string, unknown> | unknown[]

/** The most changes that one answer gets. */
const MAX_CHANGES = 4
/** How often a doubled entry is there afterwards. */
const COPIES = 40

/** Returns one of a list. Throws for an empty one. */
export function oneOf<One>(list: readonly One[], random: Random): One {
  const at = Math.floor(random() * list.length)
  if (at >= list.length) throw new Error('There is nothing to choose from.')
  return list[at] as One
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Returns every object and list in a value, itself included, that has something in it. */
function holdersIn(value: unknown): Holder[] {
  if (!isHolder(value)) return []
  const inside = Object.values(value).flatMap(holdersIn)
  return Object.keys(value).length > 0 ? [value, ...inside] : inside
}

/** What can happen to an entry of an object or a list. It is set as `JSON.parse` sets it. */
const CHANGES: readonly ((holder: Holder, key: string, random: Random) => void)[] = [
  (holder, key, random) => put(holder, key, structuredClone(oneOf(ODD_VALUES, random))),
  (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  },
  (holder, key) => put(holder, key, [valueAt(holder, key)]),
  (holder, key) => put(holder, key, { id: '1', value: valueAt(holder, key) }),
  (holder, key) => {
    if (Array.isArray(holder)) holder.push(...Array.from({ length: COPIES }, () => valueAt(holder, key)))
    else put(holder, `${key}_of_tomorrow`, valueAt(holder, key))
  },
  (holder, key, random) => {
    const other = oneOf(Object.keys(holder), random)
    const value = valueAt(holder, key)
    put(holder, key, valueAt(holder, other))
    put(holder, other, value)
  },
  (holder, key) => {
    if (!Array.isArray(holder)) put(holder, '__proto__', { polluted: true, [key]: valueAt(holder, key) })
  },
]

const valueAt = (holder: Holder, key: string): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value

function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Returns a copy of an answer that was changed at one to four places. */
export function mutated(answer: unknown, random: Random): unknown {
  const copy: unknown = structuredClone(answer)
  const changes = 1 + Math.floor(random() * MAX_CHANGES)
  for (let index = 0; index < changes; index++) {
    const holders = holdersIn(copy)
    if (holders.length === 0) return oneOf(ODD_VALUES, random)
    const holder = oneOf(holders, random)
    oneOf(CHANGES, random)(holder, oneOf(Object.keys(holder), random), random)
  }
  return copy
}
