/**
 * People who take turns on one browser without logging out: a session that has expired is no logout (decisions "Logout"),
 * so what was written waits for its author, and whoever signs in meanwhile finds nothing of it.
 */
import { isDraftKey } from '#domain/composer/draft-key.ts'
import { isEditKey } from '#domain/composer/edit-key.ts'
import {
  clearKept,
  entriesKept,
  readKept,
  removeKept,
  type Table,
  writeEntries,
  writeKept,
} from '#platform/database.ts'
import { KEYS, readStored, storedKeys, writeStored } from '#platform/storage.ts'
import { forgetDrafts } from './draft-store.ts'
import { forgetEdits } from './edit-store.ts'
import { readOutbox } from './outbox-store.ts'

const TABLES = ['drafts', 'files', 'outbox'] as const satisfies Table[]

const PERSONAL: readonly string[] = [KEYS.outbox, KEYS.readMark, KEYS.recentEmoji, KEYS.recentSearches]

const isPersonal = (key: string) => isDraftKey(key) || isEditKey(key) || PERSONAL.includes(key)

interface Aside {
  stored: [key: string, text: string][]
  tables: Record<(typeof TABLES)[number], [key: string, value: unknown][]>
}

/** Puts aside what lies here of somebody else, and brings back what was put aside of this account. */
export async function exchangeStored(accountId: string): Promise<void> {
  const former = readStored(KEYS.owner)
  if (former === accountId) return
  // Each step may be the last one and be done again: nothing is removed before it lies somewhere else, and in between
  // what lies here belongs to nobody.
  if (former !== null) {
    await putAside(former)
    await wipe()
    writeStored(KEYS.owner, null)
  }
  await bringBack(accountId)
  writeStored(KEYS.owner, accountId)
  await readOutbox()
}

async function putAside(accountId: string): Promise<void> {
  const before = await readKept<Aside>('aside', accountId)
  const stored = storedKeys().flatMap((key): Aside['stored'] => {
    const text = isPersonal(key) ? readStored(key) : null
    return text === null ? [] : [[key, text]]
  })
  const all = async (table: keyof Aside['tables']) => [
    ...(before?.tables[table] ?? []),
    ...(await entriesKept(table)),
  ]
  const aside: Aside = {
    stored: [...(before?.stored ?? []), ...stored],
    tables: { drafts: await all('drafts'), files: await all('files'), outbox: await all('outbox') },
  }
  await writeKept('aside', accountId, aside)
}

async function bringBack(accountId: string): Promise<void> {
  const aside = await readKept<Aside>('aside', accountId)
  if (!aside) return
  for (const table of TABLES) await writeEntries(table, aside.tables[table])
  for (const [key, text] of aside.stored) writeStored(key, text)
  await removeKept('aside', accountId)
}

async function wipe(): Promise<void> {
  for (const key of storedKeys()) if (isPersonal(key)) writeStored(key, null)
  await wipeDrafts()
}

/** Nothing of any draft stays, but for what was put aside of others. */
export async function wipeDrafts(): Promise<void> {
  forgetDrafts()
  forgetEdits()
  await Promise.all(TABLES.map(clearKept))
}
