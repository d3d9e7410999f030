/**
 * The book of leases in a database of its own: one transaction at a time may write in it, whichever tab it
 * belongs to.
 */
import { whileOpen } from '../while-open.ts'
import type { Lease, LeaseBook } from './lease.ts'

const NAME = 'kith-leases'
const TABLE = 'leases'
/** Milliseconds after which nobody comes back for a lease that is over. */
const FORGOTTEN_AFTER = 86_400_000

interface Row extends Lease {
  name: string
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'name' })
  return resultOf(request)
}

/** Removes what crashed tabs have left. */
async function tidy(database: IDBDatabase): Promise<void> {
  const table = database.transaction(TABLE, 'readwrite').objectStore(TABLE)
  const rows: Row[] = await resultOf(table.getAll())
  for (const { name, until } of rows) if (until < Date.now() - FORGOTTEN_AFTER) table.delete(name)
}

/** Rejects where the browser has no database for this site. */
export async function databaseBook(): Promise<LeaseBook> {
  let opening: Promise<IDBDatabase> | null = null

  const forget = () => {
    opening = null // the next change opens it again
  }

  async function openAndFollow(): Promise<IDBDatabase> {
    const database = await open()
    database.onversionchange = () => {
      database.close() // somebody deletes the data of this site, and need not wait
      forget()
    }
    database.onclose = forget
    return database
  }

  function opened(): Promise<IDBDatabase> {
    if (opening !== null) return opening
    const next = openAndFollow()
    next.catch(forget)
    opening = next
    return next
  }

  await tidy(await opened())

  return {
    change: (name, decide) =>
      whileOpen(opened, async (database) => {
        try {
          return await changeIn(database, name, decide)
        } catch (error) {
          database.close() // some browsers close it and say nothing
          forget()
          throw error
        }
      }),
  }
}

/** Lets `decide` say what becomes of a lease, in one transaction; returns the lease as it is afterwards. */
async function changeIn(
  database: IDBDatabase,
  name: string,
  decide: Parameters<LeaseBook['change']>[1],
): Promise<Lease | null> {
  const transaction = database.transaction(TABLE, 'readwrite')
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  done.catch(() => undefined) // the request rejects as well
  const table = transaction.objectStore(TABLE)
  const row: Row | undefined = await resultOf(table.get(name))
  const lease = row === undefined ? null : { owner: row.owner, until: row.until }
  const next = decide(lease)
  if (next === null) table.delete(name)
  else if (next !== undefined) table.put({ name, ...next } satisfies Row)
  await done
  return next === undefined ? lease : next
}
