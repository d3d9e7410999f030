/** The accounts that signed out before everything of theirs could be deleted. */
import { parseJson, picklist, pipe, record, safeParse, string } from 'valibot'
import { KEYS } from '#platform/storage.ts'
import type { TextStorage } from './text-storage.ts'

/** `both`: the values in local storage and the rows of the database. The words are as long as each other: there is room. */
const Parts = picklist(['both', 'rows'])
const Wipes = pipe(string(), parseJson(), record(string(), Parts))

function wipes(storage: TextStorage): Record<string, 'both' | 'rows'> {
  const read = safeParse(Wipes, storage.read(KEYS.wipes))
  return read.success ? read.output : {}
}

/** Returns the accounts of which this has still to be deleted. */
export const wipesOf = (part: 'both' | 'rows', storage: TextStorage): string[] =>
  Object.entries(wipes(storage)).flatMap(([accountId, parts]) =>
    parts === part || parts === 'both' ? [accountId] : [],
  )

/** Notes what has to be deleted of an account, null for nothing more. Returns false when the browser refuses. */
export function noteWipe(accountId: string, parts: 'both' | 'rows' | null, storage: TextStorage): boolean {
  const { [accountId]: _, ...others } = wipes(storage)
  const noted = parts === null ? others : { ...others, [accountId]: parts }
  return storage.write(KEYS.wipes, Object.keys(noted).length > 0 ? JSON.stringify(noted) : null)
}
