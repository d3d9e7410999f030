/**
 * Tests docs/spec/session.md#logout for what comes late: an answer, a place that was read, a tab that has not
 * heard of it yet. Whoever has logged out leaves nothing under any key.
 */

import { beforeEach, expect, test, vi } from 'vitest'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { apartPrefix, KEYS, NOBODY, setAccountHere, writeStored } from '#platform/storage/storage.ts'
import { cardNamed } from '#tests/harness/card-named.ts'
import { failingStorage, PageEnd } from '#tests/harness/failing-storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { addCard, settleOwner, takePlace, wipeAccount, wipeAgain } from './owner.ts'
import { isPersonal } from './personal-keys.ts'
import { STORED } from './stored-values.ts'
import { beginningOf, browserTexts } from './text-storage.ts'
import { finishTextWipes, wipeStoredLate } from './wipe-texts.ts'
import { noteWipe } from './wipes.ts'

const keysOf = (isWanted: (belongsTo: string) => boolean) =>
  Object.values(STORED).flatMap(({ key, belongsTo }): string[] => (isWanted(belongsTo) ? [key] : []))

/** Signing in writes the token itself. */
const OF_ACCOUNT = [...keysOf((belongsTo) => belongsTo !== 'device'), 'post_content_new', 'invoice_7'].filter(
  (key) => key !== KEYS.token,
)
/** A card is a place: nobody but `follow-accounts.ts` writes it late, and it looks at the token. */
const PLACELESS = OF_ACCOUNT.filter((key) => key !== KEYS.card)
const OF_DEVICE = keysOf((belongsTo) => belongsTo === 'device')

const all = () => Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])
const left = () => Object.keys(localStorage).filter((key) => key !== KEYS.owner && key !== LATE_KEYS.wipes)

/** Lets somebody be signed in: alice owns the storage, bob stands beside her. */
function signIn(accountId: 'alice' | 'bob'): void {
  takePlace(cardNamed(accountId))
  localStorage.setItem(accountId === 'alice' ? KEYS.token : apartPrefix('bob') + KEYS.token, 'token')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  signIn('alice')
  signIn('bob')
})

// docs/spec/session.md#logout
test.each(OF_ACCOUNT)('%s is not stored any more for an account that has logged out', (key) => {
  for (const accountId of ['alice', 'bob'] as const) {
    setAccountHere(accountId)
    expect(writeStored(key, 'words')).toBe(true)
    wipeAccount(accountId)
    const before = all()
    expect(writeStored(key, 'late words')).toBe(false)
    expect(all()).toEqual(before)
  }
  expect(left()).toEqual([])
})

// docs/spec/session.md#logout
test('what nobody owns any more is not written by a tab that still knows a token', () => {
  setAccountHere('alice')
  localStorage.setItem(KEYS.owner, NOBODY)
  expect(writeStored(KEYS.homeSeen, '7')).toBe(false)
})

// docs/spec/session.md#expiry-is-no-logout
test.each(OF_ACCOUNT)('%s is stored where a session has ended by itself', (key) => {
  for (const accountId of ['alice', 'bob'] as const) {
    setAccountHere(accountId)
    writeStored(KEYS.token, null)
    expect(writeStored(key, 'words')).toBe(true)
  }
})

// docs/spec/session.md#start-with-a-token
test('with a token values are stored before it is known whose they are', () => {
  setAccountHere('alice')
  localStorage.removeItem(KEYS.owner)
  expect(writeStored(KEYS.homeSeen, '7')).toBe(true)
})

test.each([...OF_DEVICE, 'invoice_7'])('a guest stores %s', (key) => {
  setAccountHere('alice')
  localStorage.clear()
  expect(writeStored(key, 'words')).toBe(true)
})

// docs/spec/session.md#logout
test.each([...PLACELESS, ...OF_DEVICE])(
  '%s goes where the page has stored it while its database was wiped',
  (key) => {
    if (key === LATE_KEYS.wipes || key === KEYS.keepsNothing || key === KEYS.owner) return // these stay
    wipeAccount('bob')
    wipeAccount('alice')
    localStorage.setItem(KEYS.owner, NOBODY)
    localStorage.setItem(key, 'late')
    if (PLACELESS.includes(key)) localStorage.setItem(apartPrefix('bob') + key, 'late')
    for (const accountId of ['alice', 'bob']) wipeAgain(accountId)
    expect(left()).toEqual([])
  },
)

// docs/spec/session.md#logout
test('what somebody stores who has signed in meanwhile stays, also the same person', () => {
  wipeAccount('alice')
  wipeAccount('bob')
  for (const accountId of ['alice', 'bob'] as const) signIn(accountId)
  localStorage.setItem(KEYS.homeSeen, 'of alice')
  localStorage.setItem(apartPrefix('bob') + KEYS.homeSeen, 'of bob')
  const before = all()
  for (const accountId of ['alice', 'bob', 'carol']) wipeAgain(accountId)
  wipeStoredLate()
  expect(all()).toEqual(before)
})

// docs/spec/session.md#logout
test('a session that has no place yet is left alone', () => {
  for (const accountId of ['alice', 'bob'] as const) wipeAccount(accountId)
  localStorage.removeItem(KEYS.owner)
  localStorage.setItem(KEYS.token, 'of carol')
  localStorage.setItem(KEYS.homeSeen, 'of carol')
  wipeAgain('alice')
  expect([KEYS.token, KEYS.homeSeen].map((key) => localStorage.getItem(key))).toEqual([
    'of carol',
    'of carol',
  ])
})

// docs/spec/session.md#logout
test.each(PLACELESS)('%s goes where another tab has stored it before it heard of the logout', (key) => {
  wipeAccount('bob')
  localStorage.setItem(apartPrefix('bob') + key, 'late')
  wipeStoredLate()
  expect(localStorage.getItem(apartPrefix('bob') + key)).toBeNull()
  localStorage.setItem(key, 'of alice')
  wipeStoredLate()
  expect(localStorage.getItem(key)).toBe('of alice')
  wipeAccount('alice')
  localStorage.setItem(key, 'late')
  wipeStoredLate()
  expect(localStorage.getItem(key)).toBe(isPersonal(key) ? null : 'late') // `persister.ts` takes the other
})

// docs/spec/session.md#expiry-is-no-logout
test('what waits for somebody whose session has ended stays', () => {
  setAccountHere('bob')
  writeStored('post_content_new', 'half a thought')
  for (const key of [KEYS.token, KEYS.card]) localStorage.removeItem(apartPrefix('bob') + key)
  wipeStoredLate()
  expect(localStorage.getItem(`${apartPrefix('bob')}post_content_new`)).toBe('half a thought')
})

// docs/spec/session.md#logout
test.each(['alice', 'bob'])('%s has no place from the first value on that is deleted', (accountId) => {
  for (let steps = 0; ; steps += 1) {
    const storage = failingStorage()
    settleOwner('alice', storage)
    addCard(cardNamed('bob'), storage)
    const place = accountId === 'alice' ? KEYS.homeSeen : apartPrefix('bob') + KEYS.homeSeen
    storage.write(place, '7')
    storage.endAfter(steps)
    let isEnd = false
    try {
      wipeAccount(accountId, storage)
    } catch (error) {
      isEnd = error instanceof PageEnd
    }
    if (storage.read(place) === null) expect(beginningOf(accountId, storage)).toBeNull()
    if (isEnd) continue
    expect(steps).toBeGreaterThan(2)
    return
  }
})

// docs/spec/session.md#logout
test('what was interrupted after the place was taken away is deleted by the next page', () => {
  localStorage.setItem(KEYS.homeSeen, '7')
  noteWipe('alice', 'both', browserTexts)
  localStorage.setItem(KEYS.owner, NOBODY)
  finishTextWipes(browserTexts)
  expect(localStorage.getItem(KEYS.homeSeen)).toBeNull()
})

// docs/spec/session.md#logout
test('on a full device everything goes, and the place is noted as nobody’s in its room', () => {
  const storage = failingStorage()
  storage.write(KEYS.homeSeen, '7')
  storage.refuse((count) => count < 2)
  wipeAccount('alice', storage)
  expect([storage.read(KEYS.homeSeen), storage.read(KEYS.owner)]).toEqual([null, NOBODY])
})
