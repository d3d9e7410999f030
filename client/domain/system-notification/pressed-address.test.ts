/** Tests docs/spec/notifications.md#pressing-a-system-notification. */
import { expect, test } from 'vitest'
import { PRESSED, pressedAddress } from './pressed-address.ts'

const PATH = '/settings?section=notifications'

// docs/spec/notifications.md#pressing-a-system-notification
test.each(['7', '01983fe3-ebe3-7000-bd92-1c6e7ff11296', 'AB_c'])(
  'an address says as which account it is opened: %s',
  (accountId) => {
    const url = new URL(pressedAddress(PATH, accountId, '0aff'), 'https://kith.example')
    expect(url.pathname + url.search).toBe(PATH)
    expect(PRESSED.exec(url.hash)?.slice(1)).toEqual([accountId, '0aff'])
  },
)

// docs/spec/notifications.md#pressing-a-system-notification
test.each([
  [undefined, '0a'],
  ['7', undefined],
  ['a.b', '0a'],
  ['', '0a'],
  ['7', ''],
])('of %j with the ticket %j it says nothing', (accountId, ticket) => {
  expect(pressedAddress(PATH, accountId, ticket)).toBe(PATH)
})

// docs/spec/notifications.md#pressing-a-system-notification
test.each(['', '#', '#as', '#as=7', '#as=.0a', '#as=7.', '#as=%20.0a', '#more'])(
  '%j names no account',
  (hash) => {
    expect(PRESSED.test(hash)).toBe(false)
  },
)
