/**
 * Writes query strings as the server reads them: arrays as `id[0]=…&id[1]=…`, which every version accepts,
 * and
 * `timeline[]=…` (docs/server/README.md#arrays-in-queries, docs/spec/calls.md#calls-for-notifications).
 */

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

const REPEATED_KEYS = new Set(['timeline'])

/**
 * Returns `?id[0]=a&id[1]=b&local=true` for `{ id: ['a', 'b'], local: true }`, and '' when no key has a
 * value.
 */
export function encodeQuery(query: Record<string, QueryValue>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object') {
      value.forEach((item, index) => {
        search.append(REPEATED_KEYS.has(key) ? `${key}[]` : `${key}[${index}]`, String(item))
      })
    } else {
      search.append(key, String(value))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
