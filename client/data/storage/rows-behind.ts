/**
 * Lets rows be written after what was written into local storage before them. A kill leaves both as if each
 * text had been on the disk at once: whoever moves words between the two relies on that order
 * (docs/writing.md#after-a-kill).
 */
import type { Rows } from './rows.ts'

/** Returns rows that wait with each change until `flush` has resolved. */
export const rowsBehind = (rows: Rows, flush: () => Promise<void>): Rows => ({
  ...rows,
  async write(changes) {
    await flush()
    await rows.write(changes)
  },
  async writeIf(there, changes) {
    await flush()
    return rows.writeIf(there, changes)
  },
})
