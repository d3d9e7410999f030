/** Reads stored answers before the first drawing, without the code that opens the database for writing. */
import type { StoredAnswer } from '../storage/tables.ts'

/** Returns those of the rows that are there. Never rejects: without them the server is asked. */
export async function readEarly(accountId: string, keys: readonly string[]): Promise<StoredAnswer[]> {
  try {
    const database = await open()
    try {
      const table = database.transaction('answers').objectStore('answers')
      const rows = await Promise.all(
        keys.map((key) => done<StoredAnswer | undefined>(table.get([accountId, key]))),
      )
      return rows.filter((row) => row !== undefined)
    } finally {
      database.close() // somebody may want to delete it
    }
  } catch (error) {
    console.warn('stored answers could not be read', error)
    return []
  }
}

/**
 * Opens the database as it is (`../storage/answers-database.ts`). One that does not exist is not made here:
 * its tables are not known.
 */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('kith-answers')
  request.onupgradeneeded = () => request.transaction?.abort()
  return done(request)
}

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
