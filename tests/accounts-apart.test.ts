/**
 * Nothing that is written under one account is read under another: any order of writing, deleting and
 * signing out, over every key of local storage and every table of the database. A name that the code has and
 * this test does not write fails it.
 */

import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAnswersConnection } from '#data/storage/answers-database.ts'
import { answersTable } from '#data/storage/answers-table.ts'
import { endWipes } from '#data/storage/end-wipes.ts'
import { openRows } from '#data/storage/open-rows.ts'
import { addCard, takePlace, wipeAccount } from '#data/storage/owner.ts'
import { type Change, rows } from '#data/storage/rows.ts'
import { deleteSetApart, listSetApart } from '#data/storage/set-apart.ts'
import { STORED } from '#data/storage/stored-values.ts'
import { type RowValue, STORES, type Table } from '#data/storage/tables.ts'
import { emptyDraft } from '#domain/composer/draft.ts'
import { writingKey } from '#domain/composer/draft-key.ts'
import { KEYS, keyOf } from '#platform/storage/storage.ts'
import { cardNamed } from '#tests/harness/card-named.ts'
import { readSources } from '../vite/sources.ts'
import { emptyDatabases } from './harness/fake-database.ts'
import { memoryStorage } from './harness/memory-storage.ts'

const ACCOUNTS = ['alice', 'bob', 'b_o%b'] as const
type AccountId = (typeof ACCOUNTS)[number]

/** Something that an account may have on the device. */
interface Place {
  name: string
  write: (accountId: AccountId, words: string | null) => Promise<void>
  read: (accountId: AccountId) => Promise<string | null>
}

/** The tabs, each with one account and its own view of local storage. */
const tabs = new Map<AccountId, typeof import('#platform/storage/storage.ts')>()

const tabOf = (accountId: AccountId) => {
  const tab = tabs.get(accountId)
  if (!tab) throw new Error(`${accountId} has no tab`)
  return tab
}

/** Opens a page for an account that is signed in. */
async function openTab(accountId: AccountId): Promise<void> {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.resetModules()
  const tab = await import('#platform/storage/storage.ts')
  tab.setAccountHere(accountId)
  tabs.set(accountId, tab)
}

const textAt = (key: string): Place => ({
  name: key,
  write: async (accountId, words) => void tabOf(accountId).writeStored(key, words),
  read: async (accountId) => tabOf(accountId).readStored(key),
})

/** Returns a table whose values hold the words somewhere. */
const rowsIn = <T extends Table>(
  table: T,
  make: (words: string, accountId: AccountId) => RowValue<T>,
  wordsIn: (value: RowValue<T>) => string | Promise<string>,
): Place => ({
  name: table,
  async write(accountId, words) {
    const value = words === null ? undefined : make(words, accountId)
    await rows.write([{ table, accountId, key: 'k', value } as Change])
  },
  async read(accountId) {
    const [first] = await rows.list(table, accountId)
    const one = await rows.read(table, accountId, 'k')
    expect(first?.value).toEqual(one)
    return one === undefined ? null : wordsIn(one)
  },
})

const RECEIPT = {
  invoiceId: '1',
  recipientId: '2',
  acct: null,
  amount: 3,
  status: 'open',
  createdAt: '2026-11-27T00:00:00Z',
  until: null,
}
const ENTRY = { context: { kind: 'new' }, visibility: 'public', state: 'stopped', problem: null } as const
const TIMES = { tries: 0, queuedAt: 0, lastTryAt: 0, nextTryAt: 0 }

const setApart = async (accountId: AccountId) =>
  (await listSetApart(accountId)).filter(({ kind }) => kind !== 'text')

const TABLES: readonly Place[] = [
  rowsIn(
    'drafts',
    (words) => ({ kind: 'draft', ...emptyDraft(words, 'k'), changedAt: 5 }),
    (row) => row.text,
  ),
  rowsIn(
    'files',
    (words) => new Blob([words]),
    (file) => file.text(),
  ),
  rowsIn(
    'outbox',
    (words, accountId) => ({ ...ENTRY, ...TIMES, accountId, draft: emptyDraft(words, 'k') }),
    ({ draft }) => draft.text,
  ),
  rowsIn(
    'receipts',
    (name) => ({ ...RECEIPT, name }),
    ({ name }) => name ?? '',
  ),
  rowsIn(
    'archive',
    (words) => new Blob([words]),
    (file) => file.text(),
  ),
  {
    name: 'answers',
    async write(accountId, text) {
      const answer = { accountId, key: 'q', stamp: 's', updatedAt: 1, usedAt: 1 }
      if (text === null) await answersTable.remove(accountId, 'q')
      else await answersTable.write(accountId, [{ ...answer, text, size: text.length }])
    },
    async read(accountId) {
      const [first] = await answersTable.all(accountId)
      const one = await answersTable.read(accountId, 'q')
      expect(first).toEqual(one)
      return one?.text ?? null
    },
  },
  {
    name: 'unreadable',
    async write(accountId, words) {
      for (const former of await setApart(accountId)) await deleteSetApart(accountId, former)
      if (words === null) return
      await rows.write([{ table: 'drafts', accountId, key: 'broken', value: { words } } as never])
      expect(await rows.read('drafts', accountId, 'broken')).toBeUndefined()
    },
    async read(accountId) {
      const [first] = await setApart(accountId)
      return first ? JSON.parse(await first.content.text()).value.words : null
    },
  },
]

/** The two by which an account is signed in; signing in writes them. */
const OF_SIGNING_IN: readonly string[] = [KEYS.token, KEYS.card]

const OWN_KEYS = Object.values(STORED).filter(({ belongsTo }) => belongsTo !== 'device')

const TEXTS: readonly Place[] = [
  ...OWN_KEYS.map(({ key }): string => key).filter((key) => !OF_SIGNING_IN.includes(key)),
  writingKey({ kind: 'new' }),
  writingKey({ kind: 'group', groupId: '7' }),
  writingKey({ kind: 'edit', postId: '7' }),
  'invoice_7',
].map(textAt)

const PLACES = [...TEXTS, ...TABLES]

/** Holds what each account has written: by the account and the name of the place. */
type Written = Map<string, string>
const at = (accountId: AccountId, { name }: Place) => `${accountId} ${name}`

const tokenOf = (accountId: AccountId) => `token-${ACCOUNTS.indexOf(accountId)}`

async function signIn(accountId: AccountId): Promise<void> {
  expect(takePlace(cardNamed(accountId)) && addCard(cardNamed(accountId))).toBe(true)
  await openTab(accountId)
  tabOf(accountId).writeStored(KEYS.token, tokenOf(accountId))
}

async function signOut(accountId: AccountId, written: Written): Promise<void> {
  wipeAccount(accountId)
  await rows.wipe(accountId)
  await endWipes()
  for (const place of PLACES) written.delete(at(accountId, place))
}

/** Each account reads everything: its own words, and nothing of the others. */
async function readAll(written: Written): Promise<void> {
  for (const accountId of ACCOUNTS) {
    for (const place of PLACES) {
      const read = await place.read(accountId)
      expect(read, at(accountId, place)).toBe(written.get(at(accountId, place)) ?? null)
    }
    expect(tabOf(accountId).readStored(KEYS.token)).toBe(tokenOf(accountId))
    expect(tabOf(accountId).readStored(KEYS.card)).toContain(`"id":"${accountId}"`)
  }
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', memoryStorage())
  emptyDatabases()
  tabs.clear()
  for (const accountId of ACCOUNTS) await signIn(accountId)
})

const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      accountId: fc.constantFrom(...ACCOUNTS),
      place: fc.constantFrom(...PLACES),
      isWritten: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ accountId: fc.constantFrom(...ACCOUNTS), place: fc.constant(null) }) },
)

// docs/spec/session.md#several-accounts
test('nothing that is written under one account is ever read under another', {
  timeout: 60_000,
}, async () => {
  const written: Written = new Map()
  let count = 0
  const write = async (accountId: AccountId, place: Place, isWritten = true) => {
    count += 1
    const words = isWritten ? `${count} of ${accountId}` : null
    await place.write(accountId, words)
    if (words === null) written.delete(at(accountId, place))
    else written.set(at(accountId, place), words)
  }
  for (const accountId of ACCOUNTS) for (const place of PLACES) await write(accountId, place)
  await readAll(written)
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    for (const one of steps) {
      if (one.place !== null) await write(one.accountId, one.place, one.isWritten)
      else {
        await signOut(one.accountId, written)
        await signIn(one.accountId)
      }
      await readAll(written)
    }
  })
  await fc.assert(property, { numRuns: 15, seed: 20_261_127, endOnFailure: true })
})

// docs/spec/session.md#several-accounts
test('every key and every table that an account has is written here', async () => {
  for (const accountId of ACCOUNTS) for (const place of PLACES) await place.write(accountId, 'words')
  const missing = OWN_KEYS.filter(({ key }) =>
    ACCOUNTS.some((accountId) => localStorage.getItem(keyOf(accountId, key)) === null),
  )
  expect(missing).toEqual([])
  const database = await openRows()
  expect([...database.objectStoreNames]).toEqual([...STORES].sort())
  const answers = await createAnswersConnection()()
  expect([...answers.objectStoreNames]).toEqual(['answers'])
  for (const accountId of ACCOUNTS) expect(await answersTable.all(accountId)).toHaveLength(1)
  for (const table of database.objectStoreNames) {
    const keys = await database.getAllKeys(table)
    expect([...new Set(keys.map(([id]) => id))].sort(), table).toEqual([...ACCOUNTS].sort())
  }
})

/** Returns the files of the client in which something is shared by tabs, without those that define it. */
const filesWith = (pattern: RegExp) =>
  readSources()
    .filter(
      ({ path }) => path.startsWith('client/') && !/\.test\.tsx?$|client\/platform\/storage\//.test(path),
    )
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort()

// docs/spec/session.md#several-accounts
test('each lock, poll and channel of tabs is one of those that name their account', () => {
  expect(filesWith(/\b(?:withLock|holdLock|whenAlone)\(/)).toEqual([
    'client/data/posts/run-pending-actions.ts', // the account of the page
    'client/data/subscriptions/order-invoice.ts', // the payer
    'client/data/system-notifications/claims.ts', // the viewer
    'client/data/writing/account-locks.ts', // all of the writing engine
    'client/data/writing/editor-place.ts',
    'client/data/writing/outbox.ts',
    'client/data/writing/stored-drafts.ts',
    'client/data/writing/stored-writing.ts',
    'client/platform/network/shared-poll.ts', // by `use-shared-poll.ts`
  ])
  expect(filesWith(/\bpollTogether\b/)).toEqual([
    'client/platform/network/shared-poll.ts',
    'client/platform/network/use-shared-poll.ts', // the account of the page
  ])
  expect(filesWith(/\bBroadcastChannel\b/)).toEqual([
    'client/data/tabs/tell-tabs.ts', // each message names its account
    'client/platform/network/shared-poll.ts',
  ])
})
