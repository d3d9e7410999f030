/**
 * Lets rows be written after what was written into local storage before them. A kill leaves both as if each
 * text had been on the disk at once: whoever moves words between the two relies on that order
 * (docs/writing.md#after-a-kill, docs/spec/drafts-and-outbox.md#killed-at-any-moment).
 */
import { journal } from './journal.ts'
import { type Rows, rows } from './rows.ts'

/** Returns rows that wait with each change until `flush` has resolved. */
export const rowsBehind = (all: Rows, flush: () => Promise<void>): Rows => ({
  ...all,
  async write(changes) {
    await flush()
    await all.write(changes)
  },
  async writeIf(there, changes) {
    await flush()
    return all.writeIf(there, changes)
  },
  async wipe(accountId, tables) {
    await flush()
    await all.wipe(accountId, tables)
  },
})

/** The rows of this browser, behind its journal. */
export const orderedRows = rowsBehind(rows, () => journal.flush())
