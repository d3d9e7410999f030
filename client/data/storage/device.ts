/**
 * Says how much this browser keeps for a person, by kind, and deletes it. What waits of other people is not
 * theirs to see or to delete (docs/spec/settings.md#what-is-stored-on-this-device,
 * docs/spec/session.md#two-people-on-one-browser).
 */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { placeOf } from './apart-key.ts'
import { isOfSession, isPersonal } from './personal-keys.ts'
import { type Rows, rows } from './rows.ts'
import { listSetApart } from './set-apart.ts'
import { STORED } from './stored-values.ts'
import { STORES, TABLES } from './tables.ts'
import { beginningOf, browserTexts, type TextStorage } from './text-storage.ts'

export const STORED_KINDS = ['unsent', 'searches', 'emoji', 'pictures', 'look', 'other'] as const

export type StoredKind = (typeof STORED_KINDS)[number]

/** The number of bytes of each kind. */
export type StoredSizes = Readonly<Record<StoredKind, number>>

/** The kinds of the values in local storage; all others are `other`. */
const KINDS = new Map<string, StoredKind>([
  [KEYS.outbox, 'unsent'],
  [LATE_KEYS.tried, 'unsent'],
  [LATE_KEYS.moving, 'unsent'],
  [LATE_KEYS.keyLink, 'unsent'],
  [LATE_KEYS.profileEdit, 'unsent'],
  [LATE_KEYS.profilePictures, 'unsent'],
  [LATE_KEYS.recentSearches, 'searches'],
  [LATE_KEYS.recentEmoji, 'emoji'],
  [KEYS.imageSizes, 'pictures'],
  [KEYS.theme, 'look'],
  [KEYS.locale, 'look'],
  [KEYS.look, 'look'],
])

/**
 * The session, what the clock of the device is wrong, the notes by which what is stored finds its owner,
 * those by which tabs take turns, that nothing of what is read is kept, and the invoices that money may be on
 * its way to.
 */
const STAYING: readonly string[] = [
  KEYS.token,
  KEYS.stored,
  KEYS.owner,
  KEYS.clock,
  KEYS.card,
  KEYS.latest,
  KEYS.keepsNothing,
  LATE_KEYS.wipes,
  LATE_KEYS.closedPages,
  LATE_KEYS.leases,
  LATE_KEYS.invoices,
  LATE_KEYS.guestInvoices,
]

const OURS = new Set(Object.values(STORED).map(({ key }): string => key))

/**
 * Returns the kind of what a key of local storage holds for an account; null where it holds nothing of
 * theirs.
 */
function kindOf(key: string, accountId: string, storage: TextStorage): StoredKind | null {
  const apart = placeOf(accountId, key)
  const place = apart ?? key
  const isOwner = beginningOf(accountId, storage) === ''
  if (apart === null && !isOwner && (isPersonal(key) || isOfSession(key))) return null
  if (isWritingKey(place)) return 'unsent'
  const isCounted = apart === null || !isOwner
  return isCounted && OURS.has(place) && !STAYING.includes(place) ? (KINDS.get(place) ?? 'other') : null
}

/** The tables of what is no text that somebody writes. */
const OTHERS: readonly (typeof STORES)[number][] = ['receipts', 'archive']

const isUnsent = (table: (typeof STORES)[number]) => !OTHERS.includes(table)

const sizeOf = (text: string) => new Blob([text]).size

/** Returns how much is stored of each kind. Rejects where the database cannot be read. */
export async function storedSizes(
  accountId: string,
  database: Pick<Rows, 'list'> = rows,
  storage = browserTexts,
  setApart = listSetApart,
): Promise<StoredSizes> {
  const sizes: Record<StoredKind, number> = {
    unsent: 0,
    searches: 0,
    emoji: 0,
    pictures: 0,
    look: 0,
    other: 0,
  }
  for (const key of storage.keys()) {
    const kind = kindOf(key, accountId, storage)
    if (kind !== null) sizes[kind] += sizeOf(storage.read(key) ?? '')
  }
  for (const table of TABLES) {
    for (const { value } of await database.list(table, accountId)) {
      sizes[isUnsent(table) ? 'unsent' : 'other'] +=
        value instanceof Blob ? value.size : sizeOf(JSON.stringify(value))
    }
  }
  const unreadable = (await setApart(accountId)).filter(({ text }) => text === null)
  return { ...sizes, unsent: unreadable.reduce((sum, { content }) => sum + content.size, sizes.unsent) }
}

/**
 * Deletes what is stored of some kinds. Whoever writes has to stop before (`data/writing/wipe-device.ts`).
 */
export async function wipeStored(
  kinds: readonly StoredKind[],
  accountId: string,
  database: Pick<Rows, 'wipe'> = rows,
  storage = browserTexts,
): Promise<void> {
  if (kinds.includes('unsent')) {
    const unsent = STORES.filter(isUnsent)
    await database.wipe(accountId, unsent)
  }
  if (kinds.includes('other')) await database.wipe(accountId, OTHERS)
  for (const key of storage.keys()) {
    const kind = kindOf(key, accountId, storage)
    if (kind !== null && kinds.includes(kind)) storage.write(key, null)
  }
}
