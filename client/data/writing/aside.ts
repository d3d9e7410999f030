/**
 * People who take turns on one browser without logging out: a session that has expired is no logout
 * (docs/spec/session.md#expiry-is-no-logout, docs/spec/session.md#two-people-on-one-browser), so what was written waits
 * for its author, and whoever signs in meanwhile finds nothing of it.
 */
import { array, safeParse, string, tuple } from 'valibot'
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
import { inTime } from '#platform/in-time.ts'
import { readJson } from '#platform/read-json.ts'
import { ASIDE, KEYS, NOBODY, readStored, storedKeys, writeStored } from '#platform/storage.ts'
import { forgetDrafts } from './draft-store.ts'
import { forgetEdits } from './edit-store.ts'
import { readOutbox } from './outbox-store.ts'

const TABLES = ['drafts', 'files', 'outbox'] as const satisfies Table[]

const PERSONAL: readonly string[] = [
  KEYS.outbox,
  KEYS.readMark,
  KEYS.recentEmoji,
  KEYS.recentSearches,
  KEYS.pendingActions,
]

const isPersonal = (key: string) => isDraftKey(key) || isEditKey(key) || PERSONAL.includes(key)

interface Aside {
  stored: [key: string, text: string][]
  tables: Record<(typeof TABLES)[number], [key: string, value: unknown][]>
}

/** Milliseconds that the database gets to answer. */
const PATIENCE = 3_000

/** Puts aside what lies here of somebody else, and brings back what was put aside of this account. */
export async function changeHands(accountId: string): Promise<void> {
  if (readStored(KEYS.owner) === accountId) return
  try {
    await inTime(PATIENCE, (signal) => exchangeStored(accountId, signal))
  } catch (error) {
    // Nobody finds the words of somebody else, whatever the database does.
    exchangeTexts(accountId)
    throw error
  }
}

async function exchangeStored(accountId: string, signal: AbortSignal): Promise<void> {
  const former = readStored(KEYS.owner)
  // Each step may be the last one and be done again: nothing is removed before it lies somewhere else, and in between
  // what lies here belongs to nobody.
  if (former !== null) {
    if (former !== NOBODY) await putAside(former)
    signal.throwIfAborted()
    await wipe()
    signal.throwIfAborted()
    writeStored(KEYS.owner, null)
  }
  await bringBack(accountId, signal)
  signal.throwIfAborted()
  writeStored(KEYS.owner, accountId)
  await readOutbox()
}

/** Does the same with the texts alone, in local storage; what else belongs to them cannot be found without them. */
function exchangeTexts(accountId: string): void {
  const former = readStored(KEYS.owner)
  if (former) writeStored(ASIDE + former, JSON.stringify([...textsAside(former), ...personalTexts()]))
  if (former !== null) wipeTexts()
  bringTextsBack(accountId)
  writeStored(KEYS.owner, accountId)
}

function bringTextsBack(accountId: string): void {
  for (const [key, text] of textsAside(accountId)) writeStored(key, text)
  writeStored(ASIDE + accountId, null)
}

const Texts = array(tuple([string(), string()]))

function textsAside(accountId: string): Aside['stored'] {
  const read = safeParse(Texts, readJson(readStored(ASIDE + accountId) ?? '[]'))
  return read.success ? read.output : []
}

function personalTexts(): Aside['stored'] {
  return storedKeys().flatMap((key): Aside['stored'] => {
    const text = isPersonal(key) ? readStored(key) : null
    return text === null ? [] : [[key, text]]
  })
}

async function putAside(accountId: string): Promise<void> {
  const before = await readKept<Aside>('aside', accountId)
  const all = async (table: keyof Aside['tables']) => [
    ...(before?.tables[table] ?? []),
    ...(await entriesKept(table)),
  ]
  const aside: Aside = {
    stored: [...(before?.stored ?? []), ...personalTexts()],
    tables: { drafts: await all('drafts'), files: await all('files'), outbox: await all('outbox') },
  }
  await writeKept('aside', accountId, aside)
}

async function bringBack(accountId: string, signal: AbortSignal): Promise<void> {
  const aside = await readKept<Aside>('aside', accountId)
  signal.throwIfAborted()
  bringTextsBack(accountId)
  if (!aside) return
  for (const table of TABLES) await writeEntries(table, aside.tables[table])
  signal.throwIfAborted()
  for (const [key, text] of aside.stored) writeStored(key, text)
  await removeKept('aside', accountId)
}

async function wipe(): Promise<void> {
  wipeTexts()
  await wipeDrafts()
}

function wipeTexts(): void {
  for (const key of storedKeys()) if (isPersonal(key)) writeStored(key, null)
  forgetDrafts()
  forgetEdits()
}

/** Nothing of any draft stays, but for what was put aside of others. */
export async function wipeDrafts(): Promise<void> {
  forgetDrafts()
  forgetEdits()
  await Promise.all(TABLES.map(clearKept))
}
