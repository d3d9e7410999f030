/** Tests docs/spec/session.md#several-accounts: which values a tab reads and writes. */
import { beforeEach, expect, test, vi } from 'vitest'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'

const tabs = { first: memoryStorage(), second: memoryStorage() }

/** Loads a page in a tab; it reads storage as it begins. */
async function load(tab: keyof typeof tabs) {
  vi.stubGlobal('sessionStorage', tabs[tab])
  vi.resetModules()
  return import('#platform/storage/storage.ts')
}

beforeEach(() => {
  tabs.first = memoryStorage()
  tabs.second = memoryStorage()
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem(KEYS.owner, 'alice')
  localStorage.setItem(KEYS.token, 'token of alice')
})

/** Bob is signed in beside alice, as `addCard` and the sign-in leave it. */
function addBob() {
  localStorage.setItem(`kith_of_bob_${KEYS.card}`, '{}')
  localStorage.setItem(`kith_of_bob_${KEYS.token}`, 'token of bob')
}

// docs/spec/session.md#several-accounts
test('each tab keeps its account over a reload, and a new one begins with the latest', async () => {
  const first = await load('first')
  first.stayWithAccount()
  addBob()
  first.setNextAccount('bob')
  expect((await load('first')).readStored(KEYS.token)).toBe('token of bob')
  const second = await load('second')
  expect([second.accountHere(), second.readStored(KEYS.token)]).toEqual(['bob', 'token of bob'])
  second.setNextAccount('alice')
  expect((await load('second')).readStored(KEYS.token)).toBe('token of alice')
  expect((await load('first')).accountHere()).toBe('bob')
})

// docs/spec/session.md#several-accounts
test('what one account stores the other does not read, and the look of the device is of both', async () => {
  addBob()
  const first = await load('first')
  first.stayWithAccount()
  const second = await load('second')
  second.setAccountHere('bob')
  first.writeStored(LATE_KEYS.recentSearches, '#tea')
  second.writeStored('post_content_new', 'of bob')
  second.writeStored(KEYS.theme, 'dark')
  expect(second.readStored(LATE_KEYS.recentSearches)).toBeNull()
  expect(first.readStored('post_content_new')).toBeNull()
  expect(first.readStored(KEYS.theme)).toBe('dark')
  expect(localStorage.getItem('kith_of_bob_post_content_new')).toBe('of bob')
})

// docs/spec/session.md#several-accounts
test('a tab whose account has left this device begins with another one', async () => {
  addBob()
  const page = await load('first')
  page.setAccountHere('bob')
  localStorage.removeItem(`kith_of_bob_${KEYS.card}`)
  expect((await load('first')).accountHere()).toBe('alice')
})

test('one that becomes the owner is followed to its new place', async () => {
  addBob()
  const page = await load('first')
  page.setAccountHere('bob')
  localStorage.setItem(KEYS.owner, 'bob')
  localStorage.setItem(KEYS.token, 'another token of bob')
  expect(page.readStored(KEYS.token)).toBe('another token of bob')
})

test('a page hears what changes at its own place, and when somebody signs in', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  addBob()
  const page = await load('first')
  page.setAccountHere('bob')
  const heard = vi.fn()
  const stop = page.onStoredElsewhere(KEYS.outbox, heard)
  const change = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  for (const key of [`kith_of_bob_${KEYS.outbox}`, KEYS.outbox, null]) change(key)
  expect(heard).toHaveBeenCalledTimes(3)
  for (const key of [`kith_of_carol_${KEYS.outbox}`, KEYS.theme]) change(key)
  stop()
  change(null)
  expect(heard).toHaveBeenCalledTimes(3)
})
