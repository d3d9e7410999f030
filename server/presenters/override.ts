/** Changes an answer into one that a careless or hostile server would send, for tests. */

/** The value for a key that is not sent. */
const ABSENT = '__absent__'

type Entity = Record<string, unknown>

/**
 * Returns an entity with changes. Objects are merged. All other values, also null and lists, replace those
 * before.
 */
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
