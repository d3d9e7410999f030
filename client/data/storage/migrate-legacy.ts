/**
 * Moves what earlier builds kept in four databases into the one of today. It is done again as long as a tab
 * with an earlier build writes there, and goes on where it was interrupted. Nothing that is there already is
 * overwritten by something else (docs/spec/conventions.md#versions-of-the-database).
 */
import { array, object, safeParse, string, tuple, unknown } from 'valibot'
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import { emptyDraft } from '#domain/composer/draft.ts'
import { randomHex } from '#platform/ids/random.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { withLock } from '#platform/storage/locks.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import type { Database } from './database.ts'
import { keepText } from './keep-text.ts'
import { emptyLegacyTable, LEGACY_TABLES, type LegacyState, type LegacyTable } from './legacy-databases.ts'
import { moveLegacyEdits } from './legacy-edits.ts'
import { splitLegacyEdits, splitLegacyLists } from './legacy-texts.ts'
import { putUnlessThere } from './put-unless-there.ts'
import { readValue } from './row-schemas.ts'
import type { TextStorage } from './text-storage.ts'
import { wipesOf } from './wipes.ts'

const entries = array(tuple([string(), unknown()]))

/** Everything of somebody who was not signed in. */
const LegacyPerson = object({
  stored: array(tuple([string(), string()])),
  tables: object({ drafts: entries, files: entries, outbox: entries }),
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A draft had no fields yet that came later. */
const draftOf = (value: unknown) =>
  isObject(value) ? { ...emptyDraft('', randomHex(IDEMPOTENCY_KEY_BYTES)), ...value } : null

/**
 * Moves everything. It belongs to the owner whom local storage names, or to `first` when it names none.
 * Returns what is left: `kept` when something could not be moved now.
 */
export async function migrateLegacy(
  database: Database,
  first: string,
  storage: TextStorage,
): Promise<LegacyState> {
  splitLegacyLists(storage)
  splitLegacyEdits(storage)
  const owner = storage.read(LATE_KEYS.legacyOwner) ?? storage.read(KEYS.owner) ?? first
  await moveLegacyEdits(database, storage.read(KEYS.owner) ?? first, storage)

  const movers: Record<LegacyTable, (accountId: string, key: string, value: unknown) => Promise<boolean>> = {
    async drafts(accountId, key, raw) {
      // The text lies in local storage, which has the last word.
      const value = { ...draftOf(raw), text: undefined, kind: 'draft' }
      await putUnlessThere(database, { table: 'drafts', accountId, key, value }, raw)
      return true
    },
    async files(accountId, key, value) {
      await putUnlessThere(database, { table: 'files', accountId, key, value })
      return true
    },
    // A tab with an earlier build may be sending it.
    async outbox(owner, key, raw) {
      const isMoved = await withLock(`kith-outbox-${key}`, async () => {
        const value = isObject(raw) && 'draft' in raw ? { ...raw, draft: draftOf(raw.draft) } : null
        const accountId = readValue('outbox', value)?.accountId ?? owner
        await putUnlessThere(database, { table: 'outbox', accountId, key, value }, raw)
        return true
      })
      return isMoved ?? false
    },
    async aside(_, key, value) {
      const read = safeParse(LegacyPerson, value)
      if (!read.success) {
        await putUnlessThere(database, { table: 'aside', accountId: key, key, value })
        return true
      }
      const { stored, tables } = read.output
      const isLeaving = wipesOf('rows', storage).includes(key)
      const isKept = stored.every(([place, text]) => isLeaving || keepText(key, place, text, storage))
      if (!isKept) return false
      for (const table of ['drafts', 'files', 'outbox'] as const) {
        for (const [place, kept] of tables[table]) if (!(await movers[table](key, place, kept))) return false
      }
      return true
    },
  }

  const states: LegacyState[] = []
  for (const table of LEGACY_TABLES) {
    const isWiped = owner === NOBODY && table !== 'aside'
    states.push(
      await emptyLegacyTable(table, async (key, value) => isWiped || movers[table](owner, key, value)),
    )
  }
  if (states.includes('kept')) return 'kept'
  storage.write(LATE_KEYS.legacyOwner, null)
  return states.includes('empty') ? 'empty' : 'absent'
}
