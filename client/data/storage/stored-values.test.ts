import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, keyOf } from '#platform/storage/storage.ts'
import { found } from '#tests/harness/found.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { readSources } from '../../../vite/sources.ts'
import { isPersonal } from './personal-keys.ts'
import { STORED_GUEST_INVOICES, STORED_INVOICES } from './stored-invoices.ts'
import { readStoredValue, writeStoredValue } from './stored-value.ts'
import { STORED } from './stored-values.ts'

const INVOICE = {
  id: 'i',
  payerId: 'b',
  recipientId: 'a',
  amount: 7,
  createdAt: '2026-11-22T12:00:00Z',
  expiresAt: '2026-11-22T16:20:00Z',
  hasAddress: true,
  status: 'open',
  changedAt: 1,
  seenAt: 2,
  openAt: 2,
  isMade: true,
  isCancelled: false,
  putAway: null,
  price: 5000,
  formerEnd: null,
}

const CARD = { id: '7', username: 'ada', acct: 'ada', display_name: null, avatar: '/ada.png', emojis: [] }

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

test.each([
  [
    STORED.pendingActions,
    [{ kind: 'like', postId: '7', on: true }],
    '[{"kind":"like","postId":"7","on":true}]',
  ],
  [STORED.preferenceChanges, { theme: { value: 'dark', at: 5 } }, '{"theme":{"value":"dark","at":5}}'],
  [STORED.imageSizes, [['x', 600, 400]], '[["x",600,400]]'],
  [
    STORED.reading,
    [{ page: '/home', row: '7', top: 80, isAtTop: false, queries: ['q'] }],
    '[{"page":"/home","row":"7","top":80,"isAtTop":false,"queries":["q"]}]',
  ],
  [STORED.recentSearches, ['#tea', 'two words'], '#tea\ntwo words'],
  [STORED.recentLanguages, ['de', 'fa'], 'de fa'],
  [STORED.recentTags, ['CatsOfKith', 'Tea'], 'CatsOfKith Tea'],
  [STORED.closedPages, ['a1', 'b2'], 'a1 b2'],
  [STORED.leases, 'a1.1 5 kith-draft', 'a1.1 5 kith-draft'],
  [STORED.recentEmoji, ['🙂', ':blob:'], '🙂 :blob:'],
  [STORED.seenDirectPosts, ['0198-2', '0198-1'], '0198-2 0198-1'],
  [STORED_INVOICES, [INVOICE], JSON.stringify([INVOICE])],
  [STORED_GUEST_INVOICES, [INVOICE], JSON.stringify([INVOICE])],
  [STORED.moving, { alias: 'ada@lab.example' }, '{"alias":"ada@lab.example"}'],
  [STORED.keyLink, { way: 'signify' }, '{"way":"signify"}'],
  [STORED.profileEdit, { note: 'Two', bot: true }, '{"note":"Two","bot":true}'],
  [STORED.profilePictures, { avatar: null }, '{"avatar":null}'],
  [STORED.shortcuts, { off: true, keys: { like: 'f' } }, '{"off":true,"keys":{"like":"f"}}'],
  [STORED.shared, 'two words', 'two words'],
  [STORED.latest, '7', '7'],
  [STORED.card, CARD, JSON.stringify(CARD)],
  [STORED.application, { client_id: 'a', client_secret: 'b' }, '{"client_id":"a","client_secret":"b"}'],
  [STORED.knownVersion, '1.0.0', '1.0.0'],
  [
    STORED.installOffer,
    { days: 2, last: '2026-11-22', answered: false },
    '{"days":2,"last":"2026-11-22","answered":false}',
  ],
] as const)('%o is stored and read', (stored, value, text) => {
  localStorage.setItem(stored.key, text)
  expect(readStoredValue<unknown>(stored)).toEqual(value)
})

test.each([
  [STORED.pendingActions, '{}', []],
  [STORED.pendingActions, 'not JSON', []],
  [
    STORED.pendingActions,
    '[{"kind":"like"},{"kind":"pin","postId":"7","on":false}]',
    [{ kind: 'pin', postId: '7', on: false }],
  ],
  [STORED.imageSizes, '[["x",600,0],["y",1,2]]', [['y', 1, 2]]],
  [
    STORED.reading,
    '[["/home","7",1,2,true,[]],{"page":"/likes","row":"8","top":1,"isAtTop":true,"queries":[]}]',
    [{ page: '/likes', row: '8', top: 1, isAtTop: true, queries: [] }],
  ],
  [STORED.recentSearches, '', []],
  [STORED.recentTags, '', []],
  [STORED.closedPages, '', []],
  [STORED.seenDirectPosts, '', []],
  [STORED_INVOICES, JSON.stringify([{ id: 'i' }, INVOICE]), [INVOICE]],
  [STORED_GUEST_INVOICES, 'not JSON', []],
  [STORED.moving, '{"alias":7}', {}],
  [STORED.moving, '{"alias":7,"follows":"ada@lab.example"}', { follows: 'ada@lab.example' }],
  [STORED.moving, 'not JSON', {}],
  [STORED.preferenceChanges, '{"theme":"dark"}', {}],
  [STORED.keyLink, '{"way":7}', {}],
  [STORED.profileEdit, '{"note":7}', {}],
  [STORED.profileEdit, '{"note":"Two","bot":"yes"}', { note: 'Two' }],
  [STORED.profileEdit, '{"fields":[{"key":"0","name":"a","value":"b"},{"name":7}]}', {}],
  [STORED.profilePictures, '{"avatar":"https://elsewhere.example/a.png"}', {}],
  [STORED.shortcuts, '{"off":true,"keys":{"like":7}}', { off: false, keys: {} }],
  [STORED.shortcuts, 'not JSON', { off: false, keys: {} }],
  [STORED.card, '{"id":"7"}', null],
  [STORED.card, 'not JSON', null],
  [STORED.application, '{"client_id":"a"}', null],
  [STORED.installOffer, '{"days":"2","last":"2026-11-22"}', { days: 0, last: '', answered: false }],
] as const)('of %o the text %j is read as %j', (stored, text, value) => {
  localStorage.setItem(stored.key, text)
  expect(readStoredValue<unknown>(stored)).toEqual(value)
})

test('an empty list is not stored', () => {
  localStorage.setItem(LATE_KEYS.recentSearches, '#tea')
  expect(writeStoredValue(STORED.recentSearches, [])).toBe(true)
  expect(localStorage.getItem(LATE_KEYS.recentSearches)).toBeNull()
})

test('an edit of the profile without changes is not stored', () => {
  localStorage.setItem(LATE_KEYS.profileEdit, '{"note":"Two"}')
  expect(writeStoredValue(STORED.profileEdit, { note: undefined })).toBe(true)
  expect(localStorage.getItem(LATE_KEYS.profileEdit)).toBeNull()
})

test('what belongs to a person changes hands, and nothing else does', () => {
  const personal = Object.values(STORED).filter(({ key }) => isPersonal(key))
  expect(personal.map(({ belongsTo }) => belongsTo)).toEqual(personal.map(() => 'person'))
  expect(personal).toHaveLength(21)
  expect(['post_content_new', 'edit_content_7', 'invoice_7'].every(isPersonal)).toBe(true)
})

// docs/spec/session.md#several-accounts
test('accounts share what belongs to the device, and nothing else', () => {
  localStorage.setItem(KEYS.owner, 'alice')
  const shared = Object.values(STORED).filter(({ key }) => keyOf('bob', key) === key)
  expect(shared.map(({ key }) => key)).toEqual(
    Object.values(STORED).flatMap(({ key, belongsTo }) => (belongsTo === 'device' ? [key] : [])),
  )
  expect(['post_content_new', 'edit_content_7', 'invoice_7'].map((key) => keyOf('bob', key))).toEqual([
    'kith_of_bob_post_content_new',
    'kith_of_bob_edit_content_7',
    'kith_of_bob_invoice_7',
  ])
})

// docs/spec/conventions.md#keys-in-the-browsers-storage
describe('every key of local storage is in the table', () => {
  const client = readSources().filter(({ path }) => path.startsWith('client/') && !/\.test\.tsx?$/.test(path))
  const places = (pattern: RegExp, isExpected: (path: string) => boolean) =>
    found('files', client).flatMap(({ path, text }) =>
      isExpected(path) ? [] : [...text.matchAll(pattern)].map(([place]) => `${path}: ${place}`),
    )

  test('the table has the keys', () => {
    const keys = Object.entries(STORED).map(([name, { key }]) => [name, key])
    expect(Object.fromEntries(keys)).toEqual({ ...KEYS, ...LATE_KEYS })
  })

  test('local storage is used in one place', () => {
    expect(
      places(/\blocalStorage\b/g, (path) => path === 'client/platform/storage/local-storage.ts'),
    ).toEqual([])
  })

  test('session storage is used in one place', () => {
    expect(
      places(/\bsessionStorage\b/g, (path) => path === 'client/platform/storage/tab-storage.ts'),
    ).toEqual([])
  })

  test('no key is spelled anywhere else', () => {
    const homes = [
      'client/platform/storage/local-storage.ts',
      'client/platform/storage/storage.ts',
      'client/platform/storage/late-keys.ts',
      'client/platform/storage/tab-storage.ts',
      'client/domain/composer/draft-key.ts',
      'client/data/storage/open-invoices.ts',
      'client/data/storage/apart-key.ts',
      'client/data/storage/journal-keys.ts',
    ]
    const keys = /['"`](auth_|kith_|post_content_|edit_content_|invoice_(?!id))[a-z_]*/g
    expect(places(keys, (path) => homes.includes(path))).toEqual([])
  })

  test('what is read and written is named in the table, or a text of somebody', () => {
    const texts = /^client\/(data\/(storage|writing)\/|platform\/storage\/storage\.ts$)/
    const calls = /\b(?:readStored|writeStored|onStoredElsewhere)\((?!\s*(?:LATE_)?KEYS\.\w+\s*[,)])[^)]*/g
    expect(places(calls, (path) => texts.test(path))).toEqual([])
  })
})
