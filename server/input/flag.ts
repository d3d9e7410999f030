/** Reads booleans of query strings (docs/server/README.md#booleans-in-queries). */
import { invalid } from '../refusal.ts'

type Given = string | boolean | null | undefined

export function readFlag(value: Given, otherwise: boolean): boolean {
  if (value === undefined || value === null) return otherwise
  if (typeof value === 'boolean') return value
  if (/^(true|t|on|1)$/i.test(value)) return true
  if (/^(false|f|off|0)$/i.test(value)) return false
  throw invalid('Query deserialize error: provided string is not a boolean flag')
}

/** Reads one of the few booleans that accept only `true` and `false`. */
export function readStrictFlag(value: Given, otherwise: boolean): boolean {
  if (value === undefined || value === null) return otherwise
  if (String(value) === 'true' || String(value) === 'false') return String(value) === 'true'
  throw invalid('Query deserialize error: provided string was not `true` or `false`')
}
