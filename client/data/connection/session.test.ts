import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS as STORAGE_KEYS } from '#platform/storage/storage.ts'
import { holdCalls } from '#tests/harness/held-calls.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { settleOwner, wipeAccount } from '../storage/owner.ts'
import { forgetWithSession, viewerQuery } from './session.ts'
import { beginToLeave, currentToken, setToken } from './token.ts'

const KEYS = [['instance'], ['viewer'], ['posts', 'local'], ['notifications']]

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})

// docs/spec/session.md#a-401-ends-the-session
test.each([
  { what: 'signing out keeps only public data in the cache', from: 'a', to: null, left: ['instance'] },
  {
    what: 'signing in keeps the viewer and public data in the cache',
    from: null,
    to: 'a',
    left: ['instance', 'viewer'],
  },
])('$what', ({ from, to, left }) => {
  setToken(from)
  const client = new QueryClient()
  for (const key of KEYS) client.setQueryData(key, 'said')
  const stop = forgetWithSession(client)
  setToken(to)
  stop()
  const keys = client.getQueryCache().getAll()
  expect(keys.map(({ queryKey }) => queryKey[0])).toEqual(left)
})

/** Asks who the viewer is, and lets something happen before the answer comes. */
async function askForViewer(token: string, meanwhile: () => void): Promise<void> {
  const asked = holdCalls()
  setToken(token)
  settleOwner('alice')
  const loading = new QueryClient().fetchQuery(viewerQuery(currentToken()))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  meanwhile()
  asked[0]?.answer({ id: 'alice', username: 'alice', acct: 'alice' })
  await loading
}

// docs/spec/session.md#logout
test('an answer about the viewer that comes while they log out gives them no place again', async () => {
  await askForViewer('one', () => {
    beginToLeave('one')
    wipeAccount('alice')
    localStorage.removeItem(STORAGE_KEYS.owner) // the rows are gone, too
  })
  expect(localStorage.getItem(STORAGE_KEYS.owner)).toBeNull()
})

// docs/spec/session.md#logout
test('nor does one in a tab that has not heard yet that they log out in another', async () => {
  await askForViewer('another', () => wipeAccount('alice'))
  expect(localStorage.getItem(STORAGE_KEYS.owner)).toBe('')
})

// docs/spec/session.md#start-with-a-token
test('a session without a place gets one as soon as it is known whose it is', async () => {
  await askForViewer('third', () => localStorage.removeItem(STORAGE_KEYS.owner))
  expect(localStorage.getItem(STORAGE_KEYS.owner)).toBe('alice')
})
