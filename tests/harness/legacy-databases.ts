/** The databases of builds that had no versions, for tests outside the browser. */
import { openDB } from 'idb'

/** Opens a database as such a build does. */
export const openLegacy = (table: string) =>
  openDB(`kith-${table}`, undefined, { upgrade: (database) => void database.createObjectStore(table) })

/** Writes entries as such a build does, and closes the database as its tab does in the end. */
export async function writeLegacy(table: string, entries: Record<string, unknown>): Promise<void> {
  const database = await openLegacy(table)
  for (const [key, value] of Object.entries(entries)) await database.put(table, value, key)
  database.close()
}

/** Returns the names of the databases that there are. */
export const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name)
