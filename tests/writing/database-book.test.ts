/** Tests docs/spec/drafts-and-outbox.md#one-tab-writes with a database that closes. */
import { beforeEach, expect, test, vi } from 'vitest'
import { databaseBook } from '#platform/storage/leases/database-book.ts'
import { emptyDatabases } from '../harness/fake-database.ts'

const LEASE = { owner: 'a tab', until: 9_999_999_999_999 }

beforeEach(emptyDatabases)

test('a lease is written where the browser has closed the database and said nothing', async () => {
  const opened: IDBDatabase[] = []
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  })
  const book = await databaseBook()
  for (const database of opened) database.close()
  expect(await book.change('draft', () => LEASE)).toEqual(LEASE)
  expect(await book.change('draft', (lease) => (lease === null ? null : undefined))).toEqual(LEASE)
})

test('a database that could not be opened once is opened by the next change', async () => {
  const book = await databaseBook()
  const deleting = indexedDB.deleteDatabase('kith-leases')
  await new Promise((resolve) => deleting.addEventListener('success', resolve))
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('not now', 'UnknownError')
  })
  await expect(book.change('draft', () => LEASE)).rejects.toThrow('not now')
  expect(await book.change('draft', () => LEASE)).toEqual(LEASE)
})
