/** Identifiers: any valid spelling of a UUID (contract 0.3, 0.4). */
import { invalid } from './refusal.ts'

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(text)

/** Each once, in the order they came. */
export function readIds(ids: string[], from: 'Query' | 'Json' = 'Query'): string[] {
  const stranger = ids.find((id) => !isUuid(id))
  if (stranger !== undefined) throw invalid(`${from} deserialize error: UUID parsing failed: ${stranger}`)
  return [...new Set(ids.map((id) => id.toLowerCase()))]
}
