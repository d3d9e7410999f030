import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { apartKey } from './apart-key.ts'
import { STORED_KINDS, storedSizes, wipeStored } from './device.ts'
import type { Rows } from './rows.ts'

// docs/spec/settings.md#what-is-stored-on-this-device

const ALICE = 'alice-id'

const TEXTS: Record<string, string> = {
  post_content_new: '12345',
  edit_content_7: 'äö',
  kith_recent_searches: '#tea',
  kith_recent_emoji: '🙂',
  kith_image_sizes: '[["x",1,2]]',
  kith_theme: 'dark',
  kith_read_mark: '77',
  [apartKey(ALICE, 'post_content_new', 1)]: 'a copy',
  // These have to stay.
  auth_token: 'the session',
  kith_owner: ALICE,
  [apartKey('bob-id', 'post_content_new', 1)]: 'of bob',
  someone_elses: 'another program on this address',
}

const database = {
  list: async (table: string) =>
    table === 'files' ? [{ key: 'f', value: new Blob(['x'.repeat(100)]) }] : [],
  wipe: vi.fn(async () => undefined),
} as unknown as Rows

const setApart = async () => [
  {
    id: '1',
    kind: 'draft',
    fileName: 'a.json',
    content: new Blob(['1234567']),
    text: null,
    foundAt: 1,
  } as const,
]

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  for (const [key, text] of Object.entries(TEXTS)) localStorage.setItem(key, text)
  vi.mocked(database.wipe).mockClear()
})

const left = () => Object.keys(TEXTS).filter((key) => localStorage.getItem(key) !== null)

// docs/spec/settings.md#what-is-stored-on-this-device
test('sizes are counted in bytes, by kind, and only of this person', async () => {
  expect(await storedSizes(ALICE, database, undefined, setApart)).toEqual({
    unsent: 5 + 4 + 6 + 100 + 7,
    searches: 4,
    emoji: 4,
    pictures: 11,
    look: 4,
    other: 2,
  })
})

// docs/spec/session.md#several-accounts
test('of an account beside the owner its own values are counted and deleted, and none of the owner', async () => {
  localStorage.setItem(apartKey('bob-id', 'kith_card', 1), '{}')
  localStorage.setItem(apartKey('bob-id', 'kith_recent_searches', 1), '#tea and scones')
  const sizes = await storedSizes('bob-id', database, undefined, async () => [])
  expect(sizes).toMatchObject({ unsent: 'of bob'.length + 100, searches: '#tea and scones'.length, emoji: 0 })
  await wipeStored(['searches', 'unsent'], 'bob-id', database)
  expect(localStorage.getItem(apartKey('bob-id', 'kith_recent_searches', 1))).toBeNull()
  expect(left()).toEqual(
    Object.keys(TEXTS).filter((key) => key !== apartKey('bob-id', 'post_content_new', 1)),
  )
})

// docs/spec/settings.md#what-is-stored-on-this-device
test('a kind is deleted, and nothing else', async () => {
  await wipeStored(['searches'], ALICE, database)
  expect(left()).toEqual(Object.keys(TEXTS).filter((key) => key !== 'kith_recent_searches'))
  expect(database.wipe).not.toHaveBeenCalled()
})

// docs/spec/settings.md#what-is-stored-on-this-device
test('deleting everything leaves the session, other people and other programs alone', async () => {
  await wipeStored(STORED_KINDS, ALICE, database)
  expect(left()).toEqual([
    'auth_token',
    'kith_owner',
    apartKey('bob-id', 'post_content_new', 1),
    'someone_elses',
  ])
  expect(vi.mocked(database.wipe).mock.calls).toEqual([
    [ALICE, ['drafts', 'files', 'outbox', 'unreadable']],
    [ALICE, ['receipts', 'archive']],
  ])
})
