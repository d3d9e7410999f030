/** Ends what signing out has begun (docs/spec/session.md#logout). */
import { whileOpen } from '#platform/storage/while-open.ts'
import { othersSignedIn, tokenHere } from './accounts-here.ts'
import { answersTable } from './answers-table.ts'
import { type Database, deleteEmptyDatabase } from './database.ts'
import { journal } from './journal.ts'
import { openRows } from './open-rows.ts'
import { browserTexts, type TextStorage } from './text-storage.ts'
import { isAnythingLeft, noteWipe, wipesOf } from './wipes.ts'

/**
 * Deletes all that is left of those who have signed out: their texts and rows, and then what they have read.
 * The note goes when that is gone. Rejects where the browser does not delete it; what is noted stays noted.
 */
export async function endWipes(
  open: () => Promise<Database> = openRows,
  storage: TextStorage = browserTexts,
  leaveOnly = answersTable.leaveOnly,
  beginJournalAnew = () => journal.beginAnew(),
): Promise<void> {
  if (!isAnythingLeft(storage)) return
  await open() // deletes their rows
  const gone = wipesOf('read', storage)
  const [first] = gone
  if (first === undefined) return // another tab was faster
  const stay = othersSignedIn(first, storage).filter((id) => !gone.includes(id))
  if (stay.length === 0 && tokenHere(first, storage) === null) await whileOpen(open, deleteEmptyDatabase)
  await beginJournalAnew()
  await leaveOnly(stay)
  for (const accountId of gone) noteWipe(accountId, null, storage)
}
