/** Tests docs/spec/drafts-and-outbox.md#killed-at-any-moment: no row is ahead of a text. */
import { expect, test } from 'vitest'
import type { Rows } from './rows.ts'
import { rowsBehind } from './rows-behind.ts'

// docs/spec/drafts-and-outbox.md#killed-at-any-moment
test.each(['write', 'writeIf', 'wipe'] as const)('%s waits for what local storage has', async (name) => {
  const done: string[] = []
  const note = async () => void done.push('row')
  const all = { write: note, writeIf: note, wipe: note } as unknown as Rows
  const flush = async () => {
    await Promise.resolve()
    done.push('text')
  }
  const rows = rowsBehind(all, flush)
  const row = { table: 'drafts', accountId: 'alice', key: 'k' } as const
  await { write: () => rows.write([]), writeIf: () => rows.writeIf(row, []), wipe: () => rows.wipe('alice') }[
    name
  ]()
  expect(done).toEqual(['text', 'row'])
})
