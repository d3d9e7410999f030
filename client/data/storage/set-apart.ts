/**
 * Stored values that cannot be shown in their place: rows that cannot be read, and texts whose place is taken
 * by another one. Its author can download and delete it
 * (docs/spec/conventions.md#stored-values-that-cannot-be-read).
 */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { whileOpen } from '#platform/storage/while-open.ts'
import { isCopy, placeOf } from './apart-key.ts'
import { openRows } from './open-rows.ts'
import { rowsOf, type UnreadableRow } from './tables.ts'
import { beginningOf, browserTexts } from './text-storage.ts'

export interface SetApart {
  id: string
  kind: 'text' | 'draft' | 'file' | 'outbox' | 'other'
  /** The name of the file that it is downloaded as. */
  fileName: string
  content: Blob
  /** The text itself, where it is one. */
  text: string | null
  /** In milliseconds; null for a text. */
  foundAt: number | null
}

const KINDS: ReadonlyMap<string, SetApart['kind']> = new Map(
  Object.entries({
    drafts: 'draft',
    files: 'file',
    outbox: 'outbox',
  }),
)

/** Returns everything that is set apart of an account, the oldest first. */
export async function listSetApart(
  accountId: string,
  open = openRows,
  storage = browserTexts,
): Promise<SetApart[]> {
  // Where the account lives apart, its texts are in their places there.
  const areInPlace = (beginningOf(accountId, storage) ?? '') !== ''
  const texts = storage.keys().flatMap((key): SetApart[] => {
    const place = !areInPlace || isCopy(key) ? placeOf(accountId, key) : null
    const text = place !== null && isWritingKey(place) ? storage.read(key) : null
    if (place === null || text === null) return []
    const content = new Blob([text], { type: 'text/plain' })
    return [{ id: key, kind: 'text', fileName: `${place}.txt`, content, text, foundAt: null }]
  })
  const rows = await whileOpen(open, (database) => database.getAll('unreadable', rowsOf(accountId)))
  return [...texts, ...rows.sort((one, other) => one.foundAt - other.foundAt).map(fromRow)]
}

function fromRow({ id, table, key, value, foundAt }: UnreadableRow): SetApart {
  const kind = KINDS.get(table) ?? 'other'
  const shared = { id, kind, text: null, foundAt }
  if (value instanceof Blob) return { ...shared, fileName: `${key}.${endingOf(value.type)}`, content: value }
  const json = JSON.stringify({ table, key, foundAt, value }, null, 2)
  return { ...shared, fileName: `${key}.json`, content: new Blob([json], { type: 'application/json' }) }
}

const endingOf = (mediaType: string) => /^\w+\/(\w+)/.exec(mediaType)?.[1] ?? 'bin'

/** Deletes it for good. */
export async function deleteSetApart(
  accountId: string,
  { id, text }: SetApart,
  open = openRows,
  storage = browserTexts,
): Promise<void> {
  if (text !== null) {
    if (storage.read(id) === text) storage.write(id, null)
    return
  }
  await whileOpen(open, (database) => database.delete('unreadable', [accountId, id]))
}
