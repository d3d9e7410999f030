/** Moves what earlier builds kept of edits beside their texts from local storage into the database. */
import { safeParse } from 'valibot'
import { EDIT_PREFIX } from '#domain/composer/draft-key.ts'
import type { Database } from './database.ts'
import { LEGACY_EDIT, LegacyEdit } from './legacy-values.ts'
import { putUnlessThere } from './put-unless-there.ts'
import type { TextStorage } from './text-storage.ts'

/** The texts have keys of their own by now, but for those for which there was no room. */
export async function moveLegacyEdits(
  database: Database,
  accountId: string,
  storage: TextStorage,
): Promise<void> {
  for (const key of storage.keys()) {
    const legacy = key.startsWith(LEGACY_EDIT) ? storage.read(key) : null
    if (legacy === null) continue
    const read = safeParse(LegacyEdit, legacy)
    const place = EDIT_PREFIX + key.slice(LEGACY_EDIT.length)
    if (read.success && storage.read(place) === null) continue
    if (read.success && storage.read(place) === read.output.text) {
      const { sensitive, attachments, editedAt } = read.output
      const value = { kind: 'edit', sensitive, attachments, editedAt, changedAt: null }
      await putUnlessThere(database, { table: 'drafts', accountId, key: place, value })
    } else {
      await putUnlessThere(database, { table: 'edits', accountId, key, value: legacy })
    }
    if (storage.read(key) === legacy) storage.write(key, null)
  }
}
