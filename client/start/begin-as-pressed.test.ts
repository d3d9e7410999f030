/** Tests docs/spec/notifications.md#pressing-a-system-notification. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressedAddress } from '#domain/system-notification/pressed-address.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'

const PATH = '/notifications?type=mention'
const replaceState = vi.fn()

/** Alice owns the storage and was opened last, bob is signed in beside her. */
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('history', { replaceState })
  replaceState.mockReset()
  for (const [key, text] of Object.entries({
    kith_owner: 'alice',
    auth_token: 'token-of-alice',
    kith_card: '{}',
    kith_ticket: 'a1',
    kith_of_bob_kith_card: '{}',
    kith_of_bob_auth_token: 'token-of-bob',
    kith_of_bob_kith_ticket: 'b2',
  }))
    localStorage.setItem(key, text)
})

afterEach(() => void vi.unstubAllGlobals())

/** Opens a page, and returns whose it is, its address, and whose notification could not be opened. */
async function open(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://kith.example')
  vi.stubGlobal('location', { pathname, search, hash })
  const { beginAsPressed } = await import('./begin-as-pressed.ts')
  const { accountHere } = await import('#platform/storage/storage.ts')
  beginAsPressed()
  const shown: unknown = replaceState.mock.lastCall?.[2] ?? address
  return { as: accountHere(), shown, missed: sessionStorage.getItem('kith_pressed') }
}

// docs/spec/notifications.md#pressing-a-system-notification
test.each([
  ['alice', 'a1'],
  ['bob', 'b2'],
])(
  'a press for %s opens the page as them, and what names them leaves the address',
  async (accountId, ticket) => {
    const address = pressedAddress(PATH, accountId, ticket)
    expect(await open(address)).toEqual({ as: accountId, shown: PATH, missed: null })
  },
)

// docs/spec/notifications.md#pressing-a-system-notification
test('a page that no notification has opened keeps its account and its address', async () => {
  expect(await open(`${PATH}#more`)).toEqual({ as: 'alice', shown: `${PATH}#more`, missed: null })
})

// docs/spec/notifications.md#pressing-a-system-notification
test('a link from elsewhere, without the ticket, opens no other account', async () => {
  const address = pressedAddress(PATH, 'bob', 'a1')
  expect(await open(address)).toEqual({ as: 'alice', shown: '/', missed: 'bob' })
})

// docs/spec/notifications.md#pressing-a-system-notification
test.each([
  ['whose session has ended', ['kith_of_bob_auth_token']],
  ['that has logged out', ['kith_of_bob_auth_token', 'kith_of_bob_kith_card', 'kith_of_bob_kith_ticket']],
])('of an account %s nothing is opened as another one', async (_, keys) => {
  for (const key of keys) localStorage.removeItem(key)
  const address = pressedAddress(PATH, 'bob', 'b2')
  expect(await open(address)).toEqual({ as: 'alice', shown: '/', missed: 'bob' })
})

// docs/spec/notifications.md#pressing-a-system-notification
test('where the session of the only account has ended, its page is opened as for every guest', async () => {
  localStorage.removeItem('auth_token')
  const address = pressedAddress(PATH, 'alice', 'a1')
  expect(await open(address)).toEqual({ as: 'alice', shown: PATH, missed: null })
})
