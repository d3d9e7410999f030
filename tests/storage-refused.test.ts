/**
 * Tests docs/spec/drafts-and-outbox.md#when-storing-fails: every place where the client stores something
 * meets a full disk once. What caused it goes on, and where words are concerned its author is told. A
 * place that the client has and this test does not fill fails it.
 */
import { beforeEach, expect, test, vi } from 'vitest'
import { storeMovingText } from '#data/account/moving-texts.ts'
import { storeKeyLink } from '#data/account/store-key-link.ts'
import { storeProfileChanges, storeProfilePictures } from '#data/account/store-profile-edit.ts'
import { writeArchive } from '#data/archive/archive-rows.ts'
import { createAnswersTable } from '#data/storage/answers-table.ts'
import { openRows } from '#data/storage/open-rows.ts'
import { rows } from '#data/storage/rows.ts'
import { STORED } from '#data/storage/stored-values.ts'
import { STORES } from '#data/storage/tables.ts'
import { textsOf } from '#data/storage/text-storage.ts'
import { createAttachedFiles } from '#data/writing/attached-files.ts'
import { draftTexts } from '#data/writing/draft-texts.ts'
import type { Ports } from '#data/writing/ports.ts'
import { createStoredWriting } from '#data/writing/stored-writing.ts'
import { createTriedDrafts } from '#data/writing/tried-drafts.ts'
import { createUnsaved } from '#data/writing/unsaved.ts'
import { emptyDraft } from '#domain/composer/draft.ts'
import type { DraftRow } from '#domain/composer/draft-row.ts'
import { newEntry } from '#domain/composer/outbox.ts'
import { EMPTY_LINK } from '#domain/identity/key-link.ts'
import { KEYS, readStored, setAccountHere, writeStored } from '#platform/storage/storage.ts'
import { readInTab, TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'
import { readSources } from '../vite/sources.ts'
import { emptyDatabases } from './harness/fake-database.ts'
import { memoryStorage } from './harness/memory-storage.ts'

const full = () => new DOMException('no room', 'QuotaExceededError')

/** Returns a storage that refuses the next text. */
function refusingOnce(storage = memoryStorage()) {
  let isRefusing = false
  const setItem = (key: string, value: string) => {
    if (isRefusing) {
      isRefusing = false
      throw full()
    }
    storage.setItem(key, value)
  }
  const refusing = new Proxy(storage, {
    get: (of, name) => (name === 'setItem' ? setItem : Reflect.get(of, name)),
  })
  return {
    storage: refusing,
    refuse: () => {
      isRefusing = true
    },
  }
}

let local = refusingOnce()
let tab = refusingOnce()

beforeEach(() => {
  emptyDatabases()
  local = refusingOnce()
  tab = refusingOnce()
  vi.stubGlobal('localStorage', local.storage)
  vi.stubGlobal('sessionStorage', tab.storage)
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.setItem(KEYS.owner, 'alice')
  setAccountHere('alice')
})

/** Lets the next row of a table find no room. */
function refuseRow(table: string): void {
  const put = IDBObjectStore.prototype.put
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (this.name !== table) return put.apply(this, row)
    spy.mockRestore()
    throw full()
  })
}

/** The values whose words nobody else has: whoever stores them hears that there was no room. */
const OF_WORDS: Partial<Record<keyof typeof STORED, () => boolean>> = {
  profileEdit: () => storeProfileChanges('alice', { displayName: 'Alice' }),
  profilePictures: () => storeProfilePictures('alice', { avatar: null }),
  keyLink: () => storeKeyLink('alice', { ...EMPTY_LINK, publicKey: 'key' }),
  moving: () => storeMovingText('follows', 'bob@example.org'),
}

test.each(Object.keys(STORED) as (keyof typeof STORED)[])('%s finds no room in local storage', (name) => {
  const { key } = STORED[name]
  const store = OF_WORDS[name] ?? (() => writeStored(key, 'text'))
  const before = readStored(key)
  local.refuse()
  expect(store()).toBe(false)
  expect(readStored(key)).toBe(before)
  expect(store()).toBe(true)
  expect(readStored(key)).not.toBe(before)
})

test.each(Object.values(TAB_KEYS))('%s finds no room in the storage of the tab', (key) => {
  const before = readInTab(key)
  tab.refuse()
  writeInTab(key, 'text')
  expect(readInTab(key)).toBe(before)
  writeInTab(key, 'text')
  expect(readInTab(key)).toBe('text')
})

const DRAFT = 'post_content_new'
const draft: DraftRow = { kind: 'draft', ...emptyDraft('words', 'key'), changedAt: 5 }

/** Returns what stores drafts, and the names of what could not be stored. */
function writing() {
  const unsaved = createUnsaved()
  const texts = { ...draftTexts(textsOf('alice')), onElsewhere: () => () => undefined, whole: () => null }
  const locks = { withLock: async (_: string, run: () => unknown) => run() } as unknown as Ports['locks']
  const stored = createStoredWriting('alice', { texts, rows, locks }, createTriedDrafts(texts), unsaved)
  return { stored, unsaved, told: () => [...unsaved.names.current()] }
}

test.each([DRAFT, 'edit_content_7'])(
  'the text of %s finds no room: its author is told, and it is stored then',
  (key) => {
    const { stored, told } = writing()
    local.refuse()
    stored.writeText(key, 'words')
    expect(told()).toEqual([JSON.stringify({ text: key })])
    stored.writeText(key, 'words')
    expect(told()).toEqual([])
    expect(stored.text(key)).toBe('words')
  },
)

/** Each table: what is stored in it, and what becomes of that where there is no room. */
const TABLES: Record<(typeof STORES)[number] | 'answers', () => Promise<void>> = {
  async drafts() {
    const { stored, told } = writing()
    await stored.saveRow(DRAFT, draft, null)
    expect(told()).toEqual([JSON.stringify({ rest: DRAFT })])
    await stored.saveRow(DRAFT, draft, null)
    expect(told()).toEqual([])
    expect(await stored.row(DRAFT)).toEqual(draft)
  },
  async files() {
    const { unsaved, told } = writing()
    const chance = { key: () => 'file' }
    const files = createAttachedFiles('alice', { rows, chance } as unknown as Ports, unsaved)
    files.attach(new File(['bytes'], 'a.txt', { type: 'text/plain' }), true)
    await vi.waitFor(() => expect(told()).toEqual([JSON.stringify({ file: 'file' })]))
    expect(await (await files.bytes('file')).text()).toBe('bytes')
  },
  async outbox() {
    const { stored } = writing()
    await stored.saveRow(DRAFT, draft, null)
    const post = {
      context: { kind: 'new' },
      draft: emptyDraft('words', 'key'),
      visibility: 'public',
      accountId: 'alice',
    } as const
    const value = newEntry(post, 5, 0)
    const publish = () =>
      rows.write([
        { table: 'drafts', accountId: 'alice', key: DRAFT, value: undefined },
        { table: 'outbox', accountId: 'alice', key: 'key', value },
      ])
    await expect(publish(), 'the post returns to its editor').rejects.toThrow('no room')
    expect(await rows.read('drafts', 'alice', DRAFT), 'with all that belongs to it').toEqual(draft)
    await publish()
    expect(await rows.read('outbox', 'alice', 'key')).toEqual(value)
  },
  async receipts() {
    const value = {
      invoiceId: '1',
      recipientId: '2',
      acct: null,
      name: null,
      amount: 1,
      status: 'open',
      createdAt: '',
      until: null,
    }
    const store = () => rows.write([{ table: 'receipts', accountId: 'alice', key: '1', value }])
    await expect(store()).rejects.toThrow('no room')
    await store()
    expect(await rows.list('receipts', 'alice')).toHaveLength(1)
  },
  async archive() {
    const archive = { pages: 0 } as unknown as Parameters<typeof writeArchive>[1]
    await expect(writeArchive('alice', archive, null), 'the archive says so').rejects.toThrow('no room')
    await writeArchive('alice', archive, null)
    expect(await rows.list('archive', 'alice')).toHaveLength(1)
  },
  async unreadable() {
    const database = await openRows()
    await database.put('drafts', { accountId: 'alice', key: 'damaged', value: 7 })
    await database.put('drafts', { accountId: 'alice', key: DRAFT, value: draft })
    expect(await rows.list('drafts', 'alice'), 'the others can be read').toEqual([
      { key: DRAFT, value: draft },
    ])
    expect(await database.get('drafts', ['alice', 'damaged']), 'it stays where it is').toBeDefined()
    await rows.list('drafts', 'alice')
    expect(await database.getAll('unreadable')).toHaveLength(1)
  },
  async answers() {
    const table = createAnswersTable()
    const answer = { accountId: 'alice', key: 'k', stamp: 's', text: 't', updatedAt: 1, usedAt: 1, size: 1 }
    await expect(table.write('alice', [answer])).rejects.toThrow('no room')
    await table.write('alice', [answer])
    expect(await table.all('alice')).toEqual([answer])
  },
}

test.each(Object.keys(TABLES) as (keyof typeof TABLES)[])(
  'the table %s has no room for a row',
  async (table) => {
    refuseRow(table)
    await TABLES[table]()
  },
)

// docs/spec/offline.md#stored-answers
// docs/spec/writing.md#what-others-share
test('what the worker receives finds no room: the page that is opened says so', async () => {
  vi.stubGlobal('caches', { open: async () => ({ put: () => Promise.reject(full()) }) })
  const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response())
  const { receiveShared } = await import('../client/worker/shared-form.ts')
  await receiveShared(new Request('http://kith.example/share', { method: 'POST', body: 'words' }))
  expect(redirect).toHaveBeenCalledWith(expect.stringMatching(/\?failed$/), 303)
})

/** The files that store something themselves, and what fills them up. */
const WRITERS: Record<string, string> = {
  'client/data/storage/answers-table.ts': 'above; `data/stored-answers/persister.test.ts` stores less then',
  'client/data/storage/journal.ts': '`data/storage/journal.test.ts`: local storage has it',
  'client/data/storage/rows.ts': 'above',
  'client/data/storage/unreadable.ts': 'above',
  'client/platform/storage/leases/database-book.ts': 'a row is as long as one before it',
  'client/platform/storage/local-storage.ts': 'above',
  'client/platform/storage/tab-storage.ts': 'above',
  'client/worker/cache-build.ts': '`worker-files.spec.ts`',
  'client/worker/cached-files.ts': '`worker-files.spec.ts`',
  'client/worker/shared-form.ts': 'above',
}

test('every file that stores something is known here', () => {
  const writes =
    /\b(?:localStorage|sessionStorage)\.setItem\(|\b(?:store|table|cache|database)\w*\.(?:put|add)\(|objectStore\(.*\)\.put\(|ownCache\(\)\)\.put\(/
  const found = readSources()
    .filter(
      ({ path, text }) => path.startsWith('client/') && !/\.test\.tsx?$/.test(path) && writes.test(text),
    )
    .map(({ path }) => path)
  expect(found.sort()).toEqual(Object.keys(WRITERS).sort())
  expect(Object.keys(TABLES).sort()).toEqual([...STORES, 'answers'].sort())
})
