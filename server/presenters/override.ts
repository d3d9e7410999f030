/** What a careless or hostile server would send: an answer with other values, types or missing keys, for tests. */

/** Stands for a key that is not sent at all. */
const ABSENT = '__absent__'

type Entity = Record<string, unknown>

/** Objects are laid over objects; everything else, null and lists too, takes the place of what was there. */
export function override(entity: Entity, changes: Entity): Entity {
  const merged = Object.entries(changes).map(([key, change]) => {
    const before = entity[key]
    return [key, isEntity(before) && isEntity(change) ? override(before, change) : change]
  })
  const all = { ...entity, ...Object.fromEntries(merged) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ABSENT))
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
