/**
 * Query strings as the server wants them (contract 0.4): lists as `id[0]=…&id[1]=…`, which every version
 * accepts, and `timeline[]=…` as spec A §7 spells it. The same rules in both directions.
 */

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

const REPEATED_KEYS = new Set(['timeline'])

/** `{ id: ['a', 'b'], local: true }` → `?id[0]=a&id[1]=b&local=true`; nothing to say → ''. */
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

/** Thrown for a list whose indexes do not run 0, 1, 2 … */
export class QueryGap extends Error {}

/** The reverse: bracketed and repeated keys become lists under their bare name; all values stay strings. */
export function decodeQuery(search: URLSearchParams): Record<string, string | string[]> {
  const decoded: Record<string, string | string[]> = {}
  for (const [rawKey, value] of search) {
    const bracketed = /^(.+)\[(\d*)\]$/.exec(rawKey)
    const key = bracketed?.[1] ?? rawKey
    const known = decoded[key]
    const list = known === undefined ? [] : Array.isArray(known) ? known : [known]
    const index = bracketed?.[2]
    if (index && Number(index) !== list.length) throw new QueryGap(`${key}: index ${index} out of turn`)
    decoded[key] = bracketed || known !== undefined ? [...list, value] : value
  }
  return decoded
}
