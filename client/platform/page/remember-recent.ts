/**
 * How many pages of the history a place is remembered for, at most. Browsers hold about fifty, so nobody
 * comes back to more.
 */
const MOST_PAGES = 100

/**
 * Remembers something for who comes back, and forgets what was remembered the longest ago: an open page would
 * grow with everything that was ever shown (docs/spec/conventions.md#what-an-open-page-costs).
 */
export function rememberRecent<Key, Value>(
  remembered: Map<Key, Value>,
  key: Key,
  value: Value,
  most = MOST_PAGES,
): void {
  remembered.delete(key)
  remembered.set(key, value)
  if (remembered.size <= most) return
  for (const oldest of remembered.keys()) return void remembered.delete(oldest)
}
