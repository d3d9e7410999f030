/** Several accounts on one device, by what lies in local storage. */

import { beforeEach, expect, test } from 'vitest'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { cardNamed } from '#tests/harness/card-named.ts'
import { type FailingStorage, failingStorage } from '#tests/harness/failing-storage.ts'
import { accountsHere, idsHere, othersSignedIn } from './accounts-here.ts'
import { addCard, takePlace, wipeAccount } from './owner.ts'
import { textsOf } from './text-storage.ts'

const DRAFT = 'post_content_new'

let storage: FailingStorage
beforeEach(() => {
  storage = failingStorage()
})

/** Signs somebody in as a page does: a place, then the session. */
function signIn(id: string): void {
  expect(takePlace(cardNamed(id), storage)).toBe(true)
  textsOf(id, storage).write(KEYS.token, `token-${id === 'b_o%b' ? 'b' : id}`)
}

function expire(id: string): void {
  textsOf(id, storage).write(KEYS.token, null)
}

// docs/spec/session.md#several-accounts
test('who signs in beside somebody has a place apart, and nothing moves', () => {
  signIn('alice')
  textsOf('alice', storage).write(DRAFT, 'of alice')
  addCard(cardNamed('alice'), storage)
  signIn('b_o%b')
  expect(storage.read(DRAFT)).toBe('of alice')
  textsOf('b_o%b', storage).write(DRAFT, 'of bob')
  expect(textsOf('alice', storage).read(DRAFT)).toBe('of alice')
  expect(accountsHere(storage).map(({ card: { id }, token }) => [id, token])).toEqual([
    ['alice', 'token-alice'],
    ['b_o%b', 'token-b'],
  ])
  expect(textsOf('alice', storage).keys()).not.toContain(`kith_of_b%95o%37b_${DRAFT}`)
  expect(textsOf('b_o%b', storage).keys().sort()).toEqual([KEYS.token, KEYS.card, DRAFT].sort())
})

// docs/spec/session.md#several-accounts
test('an account without a place reads and stores nothing', () => {
  signIn('alice')
  expect(textsOf('bob', storage).write(DRAFT, 'of bob')).toBe(false)
  expect([textsOf('bob', storage).keys(), textsOf('bob', storage).read(DRAFT)]).toEqual([[], null])
})

// docs/spec/session.md#several-accounts
test('a session that has ended leaves the account in the list, for those who were signed in beside it', () => {
  signIn('alice')
  addCard(cardNamed('alice'), storage)
  signIn('bob')
  expire('alice')
  expect(othersSignedIn('bob', storage)).toEqual([])
  expect(accountsHere(storage).map(({ token }) => token)).toEqual([null, 'token-bob'])
  expire('bob')
  signIn('bob')
  expect(storage.read(KEYS.owner)).toBe('bob')
  expect(accountsHere(storage).map(({ card: { id } }) => id)).toEqual(['bob', 'alice'])
})

// docs/spec/session.md#two-people-on-one-browser
test('a stranger who signs in when nobody is signed in sees no account of those before', () => {
  signIn('alice')
  addCard(cardNamed('alice'), storage)
  signIn('bob')
  textsOf('bob', storage).write(DRAFT, 'of bob')
  expire('alice')
  expire('bob')
  signIn('carol')
  expect([accountsHere(storage), idsHere(storage)]).toEqual([[], ['carol']])
  expire('carol')
  signIn('bob')
  expect(storage.read(DRAFT)).toBe('of bob')
})

// docs/spec/session.md#several-accounts
test.each(['alice', 'bob'])('%s signs out, and the other and the device stay as they are', (who) => {
  signIn('alice')
  addCard(cardNamed('alice'), storage)
  signIn('bob')
  storage.write(KEYS.theme, 'dark')
  for (const id of ['alice', 'bob']) textsOf(id, storage).write(DRAFT, `of ${id}`)
  wipeAccount(who, storage)
  const other = who === 'alice' ? 'bob' : 'alice'
  expect(JSON.stringify(storage.keys().map((key) => [key, storage.read(key)]))).not.toMatch(
    new RegExp(`of[ _]${who}|token-${who}`),
  )
  expect(textsOf(other, storage).read(DRAFT)).toBe(`of ${other}`)
  expect(idsHere(storage)).toEqual([other])
  expect(storage.read(KEYS.theme)).toBe('dark')
  wipeAccount(other, storage)
  expect(storage.keys().sort()).toEqual([KEYS.owner, LATE_KEYS.wipes].sort())
})
