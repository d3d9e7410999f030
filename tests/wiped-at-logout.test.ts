/**
 * Tests docs/spec/session.md#logout over every key, every table and every cache. Some are deleted by several
 * causes, because a page may be closed in between: each cause is tried alone, so that none hides that another
 * leaves something out. What is left in the files of a browser is tried by `tests/e2e/safety-disk.spec.ts`.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { finishLeaving } from '#data/account/finish-leaving.ts'
import { setToken } from '#data/connection/token.ts'
import { forgetShared } from '#data/sharing/shared.ts'
import { createConnection, type Database } from '#data/storage/database.ts'
import { createOpening } from '#data/storage/open-rows.ts'
import { addCard, settleOwner, wipeAccount } from '#data/storage/owner.ts'
import { createRows } from '#data/storage/rows.ts'
import { STORED } from '#data/storage/stored-values.ts'
import { STORES } from '#data/storage/tables.ts'
import { browserTexts, textsOf } from '#data/storage/text-storage.ts'
import { finishTextWipes } from '#data/storage/wipe-texts.ts'
import { noteWipe } from '#data/storage/wipes.ts'
import { SHARED_FORMS } from '#domain/sharing/shared-text.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { apartPrefix, KEYS, NOBODY } from '#platform/storage/storage.ts'
import { TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'
import { emptyDatabases } from './harness/fake-database.ts'
import { memoryStorage } from './harness/memory-storage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  emptyDatabases()
})

describe('tables', () => {
  /** Writes a row of two accounts into every table. */
  async function fill(): Promise<Database> {
    const database = await createConnection()()
    for (const accountId of ['alice', 'bob']) {
      for (const table of STORES) {
        const row = { accountId, key: 'k', id: 'k', table: 'drafts', foundAt: 1, value: 'words' }
        await database.put(table, row)
      }
    }
    return database
  }

  const whoseRows = async (database: Database, table: (typeof STORES)[number]) =>
    (await database.getAllKeys(table)).map(([accountId]) => accountId)

  // docs/spec/session.md#logout
  test('every table of the database is tried here', async () => {
    const database = await fill()
    expect([...database.objectStoreNames].toSorted()).toEqual([...STORES].toSorted())
  })

  test.each(STORES)('%s: its rows are deleted at once', async (table) => {
    const database = await fill()
    await createRows(async () => database).wipe('alice')
    expect(await whoseRows(database, table)).toEqual(['bob'])
  })

  test.each(STORES)('%s: its rows are deleted by the next page, where that was only noted', async (table) => {
    const database = await fill()
    noteWipe('alice', 'rows', browserTexts)
    await createOpening(async () => database)()
    expect(await whoseRows(database, table)).toEqual(['bob'])
  })
})

describe('keys of local storage', () => {
  const BESIDE = ['post_content_new', 'edit_content_7', 'invoice_7']
  const named = (isNamed: (belongsTo: string) => boolean) =>
    Object.values(STORED).flatMap(({ key, belongsTo }): string[] => (isNamed(belongsTo) ? [key] : []))
  /** These say whose the others are and what is left to do; the last one is a choice for this device. */
  const STAY: readonly string[] = [KEYS.owner, LATE_KEYS.wipes, KEYS.keepsNothing]
  const OF_ACCOUNT = [...named((belongsTo) => belongsTo !== 'device'), ...BESIDE]
  const PERSONAL = [...named((belongsTo) => belongsTo === 'person'), ...BESIDE]
  const ALL = [...OF_ACCOUNT, ...named((belongsTo) => belongsTo === 'device')].filter(
    (key) => !STAY.includes(key),
  )

  function fillOwner(): void {
    settleOwner('alice')
    for (const key of ALL) localStorage.setItem(key, 'of-alice')
  }

  /** Another account, which is signed in beside the owner. */
  function fillBeside(): void {
    const card = { id: 'bob', username: 'bob', acct: 'bob', display_name: null, avatar: null, emojis: [] }
    addCard(card)
    for (const key of OF_ACCOUNT) if (key !== KEYS.card) textsOf('bob').write(key, 'of-bob')
  }

  const isThere = (key: string) => localStorage.getItem(key) !== null

  test.each(ALL)('%s is deleted with the only account', (key) => {
    fillOwner()
    expect(isThere(key)).toBe(true)
    wipeAccount('alice')
    expect(isThere(key)).toBe(false)
  })

  test.each(OF_ACCOUNT)('%s is deleted with the owner, and stays of an account beside them', (key) => {
    fillOwner()
    fillBeside()
    wipeAccount('alice')
    expect([isThere(key), isThere(apartPrefix('bob') + key)]).toEqual([false, true])
  })

  test.each(OF_ACCOUNT)('%s is deleted with an account beside the owner, and stays of the owner', (key) => {
    fillOwner()
    fillBeside()
    expect(isThere(apartPrefix('bob') + key)).toBe(true)
    wipeAccount('bob')
    expect([isThere(key), isThere(apartPrefix('bob') + key)]).toEqual([true, false])
  })

  test.each(PERSONAL)('%s is deleted by the next page, where that was only noted', (key) => {
    fillOwner()
    noteWipe('alice', 'both', browserTexts)
    finishTextWipes(browserTexts)
    expect(isThere(key)).toBe(false)
  })

  test.each(PERSONAL)('%s is deleted where it is of nobody', (key) => {
    fillOwner()
    localStorage.setItem(KEYS.owner, NOBODY)
    wipeAccount('alice')
    expect(isThere(key)).toBe(false)
  })

  test('what was shared is deleted with its files', async () => {
    const caches = { delete: vi.fn(async () => true) }
    vi.stubGlobal('caches', caches)
    localStorage.setItem(LATE_KEYS.shared, 'words')
    await forgetShared()
    expect(isThere(LATE_KEYS.shared)).toBe(false)
    expect(caches.delete).toHaveBeenCalledWith(SHARED_FORMS)
  })
})

test('the files that were shared are deleted by the next page, where that was only noted', async () => {
  const caches = { delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', { pathname: '/home' })
  noteWipe('alice', 'read', browserTexts)
  await finishLeaving()
  expect(caches.delete).toHaveBeenCalledWith(SHARED_FORMS)
  expect(localStorage.getItem(LATE_KEYS.wipes)).toBeNull()
})

/** It only keeps the page from being loaded anew for ever. */
const { begunAnew: _, ...OF_SOMEBODY } = TAB_KEYS

// docs/spec/session.md#logout
test.each(Object.values(OF_SOMEBODY))('a tab forgets %s of an account that has left', (key) => {
  settleOwner('alice')
  setToken('t')
  writeInTab(key, 'alice')
  wipeAccount('alice')
  setToken(null)
  expect(sessionStorage.getItem(key)).toBeNull()
})

// docs/spec/session.md#expiry-is-no-logout
test('a tab knows its account when only the session has ended', () => {
  settleOwner('alice')
  writeInTab(TAB_KEYS.account, 'alice')
  setToken(null)
  expect(sessionStorage.getItem(TAB_KEYS.account)).toBe('alice')
})
