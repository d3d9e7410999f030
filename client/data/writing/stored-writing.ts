/**
 * Drafts and edits on the disk. The text lies in local storage, where it is safe at once; everything lies in
 * the database under the same key a moment later (docs/spec/drafts-and-outbox.md#the-rest-of-a-draft). A step
 * may be the last before a crash: what is moved is removed only after it lies somewhere else, and `recover`
 * ends what was interrupted.
 */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import type { DraftRow } from '#domain/composer/draft-row.ts'
import type { Locks } from '#platform/storage/locks.ts'
import { createStore, type Store } from '#platform/storage/store.ts'
import type { Change, Rows } from '../storage/rows.ts'
import type { TriedDraft } from './content.ts'
import type { Texts } from './ports.ts'
import { reportFailure } from './stoppable-ports.ts'
import type { TriedDrafts } from './tried-drafts.ts'
import type { Unsaved } from './unsaved.ts'

export interface StoredWriting {
  /** Counts the changes of texts by this tab. */
  changes: Store<number>
  whole: Texts['whole']
  text: (key: string) => string | null
  /** Stores the text, or removes it for null. */
  writeText: (key: string, text: string | null) => void
  /** Returns the row; undefined where there is none. Rejects where the database cannot be read. */
  row: (key: string) => Promise<DraftRow | undefined>
  tried: (key: string) => TriedDraft | null
  noteTried: (key: string, tried: TriedDraft | null) => void
  /** Keeps a row, or removes it, and `along` in the same transaction. Rejects where nothing can be stored. */
  writeRow: (
    key: string,
    row: DraftRow | undefined,
    tried: TriedDraft | null,
    along?: readonly Change[],
  ) => Promise<void>
  /** Does the same and never rejects: its author is told where the row is not stored. */
  saveRow: (key: string, row: DraftRow | undefined, tried: TriedDraft | null) => Promise<void>
  /** Moves rows between tables, all or nothing. Rejects where nothing can be stored. */
  write: (changes: readonly Change[]) => Promise<void>
  rowChange: (key: string, row: DraftRow | undefined) => Change
  /** Ends what a crash has interrupted, in every place that no tab has open. */
  recover: () => Promise<void>
}

/** Returns the name of the lock of one draft or edit. */
export const lockOf = (key: string) => `kith-draft-${key}`

export function createStoredWriting(
  accountId: string,
  { texts, rows, locks }: { texts: Texts; rows: Rows; locks: Locks },
  triedDrafts: TriedDrafts,
  unsaved: Unsaved,
): StoredWriting {
  const changes = createStore(0)
  const rowChange = (key: string, value: DraftRow | undefined): Change => ({
    table: 'drafts',
    accountId,
    key,
    value,
  })

  function writeText(key: string, text: string | null): void {
    const isWritten = texts.write(key, text)
    unsaved.note({ text: key }, isWritten || text === null)
    changes.set(changes.current() + 1)
  }

  async function writeRow(
    key: string,
    row: DraftRow | undefined,
    tried: TriedDraft | null,
    along: readonly Change[] = [],
  ): Promise<void> {
    triedDrafts.note(key, tried)
    await rows.write([...along, rowChange(key, row)])
  }

  async function saveRow(key: string, row: DraftRow | undefined, tried: TriedDraft | null): Promise<void> {
    try {
      await writeRow(key, row, tried)
      unsaved.note({ rest: key }, true)
    } catch (error) {
      reportFailure('the draft could not be stored', error)
      unsaved.note({ rest: key }, row === undefined)
    }
  }

  const isInterrupted = (key: string, row: DraftRow) => row.kind === 'queued' || texts.read(key) === null

  /** Local storage has the last word where it has one: it is written first. */
  async function recoverOne(key: string, row: DraftRow): Promise<void> {
    if (row.kind !== 'queued') {
      if (texts.read(key) === null) writeText(key, row.text)
      return
    }
    if (texts.read(key) === row.text) writeText(key, null)
    await rows.write([rowChange(key, undefined)])
  }

  return {
    changes,
    whole: texts.whole,
    text: texts.read,
    writeText,
    row: (key) => rows.read('drafts', accountId, key),
    tried: triedDrafts.of,
    noteTried: triedDrafts.note,
    writeRow,
    saveRow,
    write: rows.write,
    rowChange,
    async recover() {
      await texts.whole()
      changes.set(changes.current() + 1)
      for (const { key, value } of await rows.list('drafts', accountId)) {
        if (!isWritingKey(key) || !isInterrupted(key, value)) continue
        await locks.withLock(lockOf(key), async () => {
          const row = await rows.read('drafts', accountId, key)
          if (row && isInterrupted(key, row)) await recoverOne(key, row)
        })
      }
    },
  }
}
